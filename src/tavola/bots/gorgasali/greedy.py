"""One turn at a time: weighs every deed of its menu by expected values from the view, and does the best.

A walk is planned once, to its end; while the plan holds, the steps follow it. The menu alone says what is legal:
whatever this player reckons, it only ever answers with an action that it was offered.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from tavola.bots.base import Bot, Reason
from tavola.bots.gorgasali import movement
from tavola.bots.gorgasali.abilities import STRENGTH
from tavola.bots.gorgasali.covering import covering, is_barrier
from tavola.bots.gorgasali.deeds import Judged
from tavola.bots.gorgasali.goals import Prospect
from tavola.bots.gorgasali.mats import arranging, dice_to_reroll, placing, refusing
from tavola.bots.gorgasali.scene import Scene
from tavola.bots.gorgasali.talks import talk
from tavola.bots.gorgasali.weighing import on_whom, open_deeds
from tavola.core.game import Game
from tavola.core.values import Action, Menu, Random
from tavola.games.gorgasali.actions import (
    Arrange,
    Cover,
    Exchange,
    Imitate,
    PickCharacter,
    Place,
    Refuse,
    Reroll,
    Roll,
    Step,
)  # fmt: skip
from tavola.games.gorgasali.box import kit_of
from tavola.games.gorgasali.view import View

PICKS: Final = 3  # among so many of the strongest it picks at random, so that games differ

Choice = tuple[Action, Judged]


class Greedy(Bot):
    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.route = movement.Route()
        self.stages: dict[str, Callable[[Scene, Sequence[Action], Menu], Choice | None]] = {
            "SetUp": self.set_up, "TurnFrame": self.turn, "Interlude": self.turn, "Walk": self.walk,
            "ExtraSteps": self.extra_steps, "Collect": self.collect, "Choosing": self.choosing,
            "Aimed": self.reroll, "Covering": self.cover, "Arranging": self.arrange, "Bargaining": self.bargain,
        }  # fmt: skip

    def choose(self, view: View, menu: Menu, rng: Random) -> Action:
        step = self.route.next_step(view, menu)
        if step is not None:
            self.reason = self.route.reason
            return step
        listed = menu.listed() or ()
        if len(listed) == 1:
            self.reason = Reason("only-choice")
            return listed[0]
        assert view.seat is not None
        scene = Scene(kit_of(view), view, view.seat)
        if listed and isinstance(listed[0], PickCharacter):
            return self.pick(scene, listed, rng)
        stage = self.stages.get(view.stage)
        found = stage(scene, listed, menu) if stage is not None else None
        if found is None or found[0] not in menu:
            self.reason = Reason("at-random")
            return menu.sample(rng)
        action, (_, key, args) = found
        self.reason = Reason(key, args)
        if isinstance(action, Exchange):
            self.route.remember_home(view, scene.me.square)
        return action

    # --- set-up --------------------------------------------------------------------------------------------------

    def pick(self, scene: Scene, listed: Sequence[Action], rng: Random) -> Action:
        """One of the strongest characters."""
        picks = [action for action in listed if isinstance(action, PickCharacter)]
        picks.sort(key=lambda action: -STRENGTH[action.character])
        chosen = picks[rng.below(min(PICKS, len(picks)))]
        self.reason = Reason("gorgasali-pick", {"target": scene.kit.characters[chosen.character].names})
        return chosen

    def set_up(self, scene: Scene, listed: Sequence[Action], menu: Menu) -> Choice | None:
        return best([(action, on_whom(scene, action)) for action in listed if isinstance(action, Imitate)])

    # --- the turn ------------------------------------------------------------------------------------------------

    def turn(self, scene: Scene, listed: Sequence[Action], menu: Menu) -> Choice | None:
        """The best deed that is better than none; then the dice, the movement, or the end."""
        prospect: list[Prospect] = []

        def looked() -> Prospect:
            if not prospect:
                prospect.append(Prospect(scene))
            return prospect[0]

        walking = any([isinstance(action, Step) or action == movement.STAY for action in listed])
        moved = not walking and Roll() not in listed
        found = best(open_deeds(scene, listed, looked, self.route.home(scene.view), moved=moved))
        if found is not None and found[1][0] > 0:
            return found
        if walking:
            return self.route.begin(scene, looked(), listed)
        quiet = [action for action in listed if type(action) in movement.QUIET]
        return (quiet[-1], (0.0, "gorgasali-roll" if Roll() in quiet else "gorgasali-end", {})) if quiet else None

    def walk(self, scene: Scene, listed: Sequence[Action], menu: Menu) -> Choice | None:
        return self.route.go_on(scene, Prospect(scene), listed)

    def extra_steps(self, scene: Scene, listed: Sequence[Action], menu: Menu) -> Choice | None:
        return movement.free_steps(scene, Prospect(scene), listed)

    # --- what is asked in between --------------------------------------------------------------------------------

    def collect(self, scene: Scene, listed: Sequence[Action], menu: Menu) -> Choice | None:
        placed: list[Choice] = [(action, placing(scene, action)) for action in listed if isinstance(action, Place)]
        refused: list[Choice] = [(action, refusing(scene, action)) for action in listed if isinstance(action, Refuse)]
        return best([*placed, *refused])

    def choosing(self, scene: Scene, listed: Sequence[Action], menu: Menu) -> Choice | None:
        prospect = Prospect(scene) if isinstance(listed[0], Exchange) else None
        return best([(action, on_whom(scene, action, prospect)) for action in listed])

    def reroll(self, scene: Scene, listed: Sequence[Action], menu: Menu) -> Choice | None:
        pending = scene.view.pending
        dice = dice_to_reroll(scene, pending.weapon, pending.target, pending.dice)
        return Reroll(dice), (0.0, "gorgasali-reroll", {"count": len(dice)})

    def cover(self, scene: Scene, listed: Sequence[Action], menu: Menu) -> Choice | None:
        covers = [action for action in listed if isinstance(action, Cover)]
        barrier = is_barrier(covers, scene.board.near8[scene.me.square])
        return best([(action, covering(scene, action, barrier=barrier)) for action in covers])

    def arrange(self, scene: Scene, listed: Sequence[Action], menu: Menu) -> Choice | None:
        return best([(action, arranging(scene, action)) for action in listed if isinstance(action, Arrange)])

    def bargain(self, scene: Scene, listed: Sequence[Action], menu: Menu) -> Choice | None:
        return talk(scene, menu)


def best(choices: Sequence[Choice]) -> Choice | None:
    """The first of the best, so that equal games are played equally."""
    return max(choices, key=lambda choice: choice[1][0], default=None)


BOT = Greedy
