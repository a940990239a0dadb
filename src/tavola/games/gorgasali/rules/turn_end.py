"""Section 6, the steps that end a turn: GO-6.25, GO-59.43, GO-R48."""

from __future__ import annotations

from typing import ClassVar, Final

from tavola.core.frame import Frame
from tavola.core.values import Need
from tavola.games.gorgasali import atoms
from tavola.games.gorgasali.rules import tharsis
from tavola.games.gorgasali.rules.elimination import settle_death
from tavola.games.gorgasali.rules.mat import refill
from tavola.games.gorgasali.rules.strike import strike
from tavola.games.gorgasali.rules.zones import inactive, rate_at
from tavola.games.gorgasali.state import Banner, State

SECTION: Final = 6

FLAGS: Final = 0
LIGHTNING: Final = 1
OWN_FIRE: Final = 2
OTHERS_FIRE: Final = 3
STANDING: Final = 4
LAST: Final = 5


class TurnEnd(Frame[State]):
    """One effect at a time, so that each elimination and its loot are done before the next."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "step", "queue")

    def __init__(self, seat: int = -1) -> None:
        self.seat: int = seat
        self.step: int = FLAGS
        self.queue: list[int] = []  # owners of lightnings, then fires still to act

    def clone(self) -> TurnEnd:
        twin = TurnEnd(self.seat)
        twin.step = self.step
        twin.queue = self.queue.copy()
        return twin

    def advance(self, s: State) -> Need | None:
        if not s.figures[self.seat].alive:
            self.finish(s)
        elif self.step == FLAGS:
            self.step = LIGHTNING
            atoms.clear_flags(s, self.seat, s.turn.frost, tharsis.bars(s, self.seat))
            self.queue = [banner.owner for banner in self.lightnings_near(s)]
        elif self.step == LIGHTNING:
            self.lightning(s)
        elif self.step == OWN_FIRE:
            self.step = OTHERS_FIRE
            tharsis.own_fire(s, self.seat)
            self.queue = tharsis.neighbours_fire(s, self.seat)
        elif self.step == OTHERS_FIRE:
            self.others_fire(s)
        elif self.step == STANDING:
            self.step = LAST
            self.standing(s)
        else:
            refill(s, self.seat)
            self.finish(s)
        return None

    def finish(self, s: State) -> None:
        s.pop()
        atoms.end_turn(s)

    def lightnings_near(self, s: State) -> list[Banner]:
        """GO-38.2, GO-38.6, GO-38.7, GO-38.8, GO-R47: of enemies, within reach, the square itself included."""
        me = s.figures[self.seat]
        if me.square < 0:
            return []
        return [
            banner
            for banner in atoms.lightnings(s)
            if s.figures[banner.owner].team != me.team
            and s.kit.distance(me.square, banner.squares[0]) <= s.kit.ball_within
        ]

    def lightning(self, s: State) -> None:
        """Oldest first, each its own damage: GO-38.3, GO-38.4, GO-38.5, GO-38.10, GO-R46."""
        if not self.queue:
            self.step = OWN_FIRE
            return
        owner = self.queue.pop(0)
        if s.kit.lightning_once:
            for banner in self.lightnings_near(s):
                if banner.owner == owner:
                    atoms.remove_banner(s, banner, "struck")
                    break
        strike(s, owner, "lightning", s.kit.ball_damage, [self.seat])

    def others_fire(self, s: State) -> None:
        if not self.queue:
            self.step = STANDING
            return
        fire = self.queue.pop(0)
        if tharsis.burns(s, fire, self.seat):
            tharsis.ignite(s, fire, [self.seat])

    def standing(self, s: State) -> None:
        """GO-65.14, option: standing on an inactive square costs the rate once."""
        square = s.figures[self.seat].square
        if s.kit.standing_costs and square >= 0 and s.level and inactive(s, square):
            atoms.hurt(s, self.seat, -1, "zone", rate_at(s.level), 0)
            settle_death(s, self.seat, -1, "zone")
