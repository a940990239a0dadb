"""Options GO-65.7 and GO-65.18: other seats may open extra chests or use abilities between the actions of a turn."""

from __future__ import annotations

from typing import ClassVar, Final

from tavola.core.frame import DECIDE, Frame
from tavola.core.values import Action, Menu, Need, OneOf, Refusal
from tavola.games.gorgasali.actions import Pass
from tavola.games.gorgasali.rules.abilities import BACK, IMITATE, USE
from tavola.games.gorgasali.rules.chests import EXTRA_CHEST
from tavola.games.gorgasali.rules.deeds import Deed
from tavola.games.gorgasali.rules.targets import clockwise
from tavola.games.gorgasali.state import State

SECTION: Final = 17

NOT_YOURS: Final = Refusal("GO-2.8", "not-in-this-turn")
PASS: Final = Pass()


def deeds(s: State) -> list[Deed]:
    """What may be done in somebody else's turn."""
    found: list[Deed] = []
    if s.kit.chest_any:  # GO-R22
        found.append(EXTRA_CHEST)
    if s.kit.ability_any:  # GO-R21
        found += [USE, IMITATE, BACK]
    return found


def offers(s: State, seat: int) -> list[Action]:
    out: list[Action] = []
    if s.figures[seat].alive:
        for deed in deeds(s):
            deed.offers(s, seat, out)
    return out


def open_for_others(s: State, seat: int) -> bool:
    """Ask the others clockwise, if the table plays so and anybody could do anything; by default nobody (GO-R92)."""
    queue = [other for other in clockwise(s, seat) if offers(s, other)]
    if queue:
        frame = Interlude()
        frame.queue = queue
        s.push(frame)
    return bool(queue)


class Interlude(Frame[State]):
    """Each seat in turn acts until it passes."""

    FIELDS: ClassVar[tuple[str, ...]] = ("queue",)

    def __init__(self) -> None:
        self.queue: list[int] = []
        self.ways: list[Action] = []

    def clone(self) -> Interlude:
        twin = Interlude()
        twin.queue = self.queue.copy()
        twin.ways = self.ways
        return twin

    def advance(self, s: State) -> Need | None:
        if not s.figures[s.turn.seat].alive:
            self.queue = []  # the turn they act in is over
        while self.queue:
            self.ways = offers(s, self.queue[0])
            if self.ways:
                self.ways.append(PASS)
                return DECIDE[self.queue[0]]
            self.queue.pop(0)
        s.pop()
        return None

    def menu(self, s: State, seat: int) -> Menu:
        return OneOf(self.ways)

    def check(self, s: State, seat: int, action: Action) -> Refusal | None:
        if isinstance(action, Pass):
            return None
        for deed in deeds(s):
            if deed.kind is type(action):
                return deed.check(s, seat, action)
        return NOT_YOURS

    def answer(self, s: State, seat: int, action: Action) -> None:
        if isinstance(action, Pass):
            self.queue.pop(0)
            return
        for deed in deeds(s):
            if deed.kind is type(action):
                deed.do(s, seat, action)
                return
