"""Action 3 as it is played: the plan that was made, followed while it holds, and made again when it does not."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tavola.bots.base import Reason
from tavola.bots.gorgasali.deeds import Judged, price
from tavola.bots.gorgasali.goals import CHEST, RESCUES, SHOT, Prospect
from tavola.bots.gorgasali.planner import Plan, best_walk, value_here
from tavola.bots.gorgasali.scene import Scene
from tavola.bots.gorgasali.worth import loss
from tavola.core.values import Action, Menu
from tavola.games.gorgasali.actions import EndTurn, EndWalk, Jump, Pass, Ride, Roll, Stay, Step
from tavola.games.gorgasali.route import walk_of
from tavola.games.gorgasali.rules.zones import rate_at
from tavola.games.gorgasali.view import View

STAY: Final = Stay()
END_WALK: Final = EndWalk()
# What is done when no deed is worth it, the last one found of these.
QUIET: Final[tuple[type[Action], ...]] = (Roll, EndTurn, Pass)
SKIP_COST: Final = 1.0  # who skips must walk next turn
CARD_MARGIN: Final = 1.5
GOOD: Final = (CHEST, SHOT, RESCUES)  # ends that need no card

Choice = tuple[Action, Judged]


class Route:
    """What is left of a plan. A view that does not fit it makes it void, so it never has to be thrown away."""

    def __init__(self) -> None:
        self.path: list[int] = []
        self.at = -1  # where the next view should find me
        self.when = (-1, -1, -1)  # round, turn and numbers left that it should show
        self.home_square = -1
        self.home_when = (-1, -1)
        self.reason = Reason("nothing-yet")

    # --- the exchange of this turn -------------------------------------------------------------------------------

    def remember_home(self, view: View, square: int) -> None:
        self.home_square, self.home_when = square, (view.round, view.turn.seat)

    def home(self, view: View) -> int:
        return self.home_square if self.home_when == (view.round, view.turn.seat) else -1

    # --- following -----------------------------------------------------------------------------------------------

    def next_step(self, view: View, menu: Menu) -> Action | None:
        """The next square of the plan, or the end it led to."""
        if view.stage != "Walk" or view.seat is None:
            return None
        if self.when != (view.round, view.turn.seat, len(view.turn.covered)):
            return None
        if view.seats[view.seat].square != self.at:
            return None
        action: Action = Step(self.path[0]) if self.path else END_WALK
        if action not in menu:
            return None
        if self.path:
            self.follow(view, self.path)
        return action

    def follow(self, view: View, path: Sequence[int]) -> None:
        """Enter the first square; the next view shows it covered."""
        self.at = path[0]
        self.path = list(path[1:])
        grown = len(view.turn.covered) + (1 if view.turn.covered else self.first_cover(view))
        self.when = (view.round, view.turn.seat, grown)

    def first_cover(self, view: View) -> int:
        """The first step covers the square it leaves as well, unless it leaves a sector."""
        assert view.seat is not None
        return 2 if view.seats[view.seat].square >= 0 else 1

    def wait(self, scene: Scene, path: Sequence[int]) -> None:
        """A movement card is played first; the walk begins with the next view."""
        self.at, self.path = scene.me.square, list(path)
        self.when = (scene.view.round, scene.view.turn.seat, len(scene.view.turn.covered))

    # --- planning ------------------------------------------------------------------------------------------------

    def begin(self, scene: Scene, prospect: Prospect, listed: Sequence[Action]) -> Choice | None:
        """Stay, walk, or play a card for it."""
        plan = None
        if any([type(action) is Step for action in listed]):
            plan = best_walk(scene, prospect, walk_of(scene.kit, scene.view, scene.seat))
        stay = value_here(scene, prospect) - SKIP_COST if STAY in listed else -9999.0
        best = max(stay, plan.value if plan else -9999.0)
        if plan is None or plan.why not in GOOD:
            card = self.with_card(scene, prospect, listed, best)
            if card is not None:
                return card
        if plan is None or stay > plan.value:
            return (STAY, (stay, "gorgasali-stay", {})) if STAY in listed else self.any_step(prospect, listed)
        return self.set_out(scene, plan)

    def set_out(self, scene: Scene, plan: Plan) -> Choice:
        self.reason = Reason(f"gorgasali-walk-{plan.why}")
        self.follow(scene.view, plan.path)
        return Step(plan.path[0]), (plan.value, self.reason.key, {})

    def with_card(self, scene: Scene, prospect: Prospect, listed: Sequence[Action], best: float) -> Choice | None:
        """A movement card, when what it leads to is worth more than the card."""
        found: Choice | None = None
        for action in listed:
            if isinstance(action, Ride):
                card = scene.kit.support(scene.me.mat[action.slot])
                plan = best_walk(scene, prospect, walk_of(scene.kit, scene.view, scene.seat, card))
                worth = plan.value - price(scene, action.slot) - CARD_MARGIN if plan else -9999.0
                if plan and worth > best:
                    best, found = worth, (action, (worth, "gorgasali-ride", {"card": card.names}))
                    self.wait(scene, plan.path)
                    self.reason = Reason(f"gorgasali-walk-{plan.why}")
            elif isinstance(action, Jump) and STAY in listed:
                worth = self.landing(scene, prospect, action)
                if worth > best:
                    best, found = worth, (action, (worth, "gorgasali-jump", {}))
                    self.when = (-1, -1, -1)
        return found

    def landing(self, scene: Scene, prospect: Prospect, action: Jump) -> float:
        """Jump and stay there."""
        dead = scene.board.zone[action.to] <= scene.view.level
        toll = loss(scene, rate_at(scene.view.level)) if dead else 0.0
        return prospect.value(action.to) - toll - price(scene, action.slot) - CARD_MARGIN - SKIP_COST

    def go_on(self, scene: Scene, prospect: Prospect, listed: Sequence[Action]) -> Choice | None:
        """In the middle of a walk without a plan that fits."""
        here = prospect.value(scene.me.square) if END_WALK in listed or STAY in listed else -9999.0
        plan = best_walk(scene, prospect, walk_of(scene.kit, scene.view, scene.seat))
        if plan is not None and plan.value > here:
            return self.set_out(scene, plan)
        if END_WALK in listed:
            return END_WALK, (here, "gorgasali-walk-chest", {})
        if STAY in listed:
            return STAY, (here, "gorgasali-stay", {})
        return self.any_step(prospect, listed)

    def any_step(self, prospect: Prospect, listed: Sequence[Action]) -> Choice | None:
        """No end is in sight: to the best of the next squares."""
        steps = [(prospect.value(action.to), action) for action in listed if isinstance(action, Step)]
        if not steps:
            return None
        worth, action = max(steps, key=lambda step: step[0])
        return action, (worth, "gorgasali-walk-safety", {})


def free_steps(scene: Scene, prospect: Prospect, listed: Sequence[Action]) -> Choice | None:
    """The steps of a Dobergun: no numbers, no penalty; a second one may follow."""
    best, chosen = prospect.value(scene.me.square) + 0.1, END_WALK
    found: Action = chosen
    for action in listed:
        if isinstance(action, Step):
            near = [to for to in scene.board.near4[action.to] if to != scene.me.square]
            worth = max([prospect.value(action.to), *[prospect.value(to) - 0.5 for to in near]])
            if worth > best:
                best, found = worth, action
    return found, (best, "gorgasali-extra", {})
