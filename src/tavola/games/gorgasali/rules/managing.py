"""Section 6, action 5.3: cards between backpack and active slots (GO-6.18, GO-4.20, GO-59.36, GO-R28)."""

from __future__ import annotations

from itertools import permutations
from typing import Final

from tavola.core.frame import DECIDE, Frame
from tavola.core.values import Action, Menu, Need, OneOf, Refusal
from tavola.games.gorgasali import atoms
from tavola.games.gorgasali.actions import Arrange, Manage
from tavola.games.gorgasali.rules.deeds import Deed
from tavola.games.gorgasali.rules.weapons import TOO_EARLY, why_no_main
from tavola.games.gorgasali.state import State

SECTION: Final = 6

NOTHING_STORED: Final = Refusal("GO-6.18", "backpack-empty")
ARRANGE_FIRST: Final = Refusal("GO-59.36", "arrange-first")
NOT_A_MAT: Final = Refusal("GO-6.18", "not-an-exchange")
NO_CHANGE: Final = Refusal("GO-6.18", "no-change")


def stored(s: State, seat: int) -> bool:
    """Whether the backpack holds anything (GO-4.7, GO-4.9)."""
    layout = s.kit.layout
    mat = s.figures[seat].mat
    return any([mat[slot] != 0 for slot in range(layout.active, layout.size)])


def arrangements(s: State, seat: int) -> list[Action]:
    """Every different way to lay the cards of the backpack's categories; each by its first exchange of slots."""
    layout = s.kit.layout
    mat = bytes(s.figures[seat].mat)
    ways: list[tuple[int, ...]] = [tuple(range(layout.size))]
    for category, of in enumerate(layout.slots_of):
        if layout.backpack_of[category]:
            ways = [lay(way, of, order) for way in ways for order in orders(mat, of)]
    return [Arrange(way) for way in ways if any([mat[way[slot]] != mat[slot] for slot in range(layout.size)])]


def orders(mat: bytes, of: tuple[int, ...]) -> list[tuple[int, ...]]:
    """One order of these slots for each different result."""
    seen: set[bytes] = set()
    found: list[tuple[int, ...]] = []
    for order in permutations(of):
        result = bytes([mat[slot] for slot in order])
        if result not in seen:
            seen.add(result)
            found.append(order)
    return found


def lay(way: tuple[int, ...], of: tuple[int, ...], order: tuple[int, ...]) -> tuple[int, ...]:
    slots = list(way)
    for slot, origin in zip(of, order, strict=True):
        slots[slot] = origin
    return tuple(slots)


class ManageBackpack(Deed):
    """The main action; any number of exchanges in one go."""

    def check(self, s: State, seat: int, action: Action) -> Refusal | None:
        refusal = why_no_main(s)
        if refusal is not None:
            return refusal
        return None if stored(s, seat) and arrangements(s, seat) else NOTHING_STORED

    def do(self, s: State, seat: int, action: Action) -> None:
        atoms.spend_main(s)
        s.push(Arranging(seat))


class Arranging(Frame[State]):
    FIELDS = ("seat",)

    def __init__(self, seat: int = -1) -> None:
        self.seat: int = seat

    def clone(self) -> Arranging:
        return Arranging(self.seat)

    def advance(self, s: State) -> Need | None:
        if s.figures[self.seat].alive:
            return DECIDE[self.seat]
        s.pop()
        return None

    def menu(self, s: State, seat: int) -> Menu:
        return OneOf(arrangements(s, seat))

    def check(self, s: State, seat: int, action: Action) -> Refusal | None:
        """A rearrangement inside each category; weapons, armour and the like stay where they are."""
        if not isinstance(action, Arrange):
            return ARRANGE_FIRST
        layout = s.kit.layout
        if sorted(action.slots) != list(range(layout.size)):
            return NOT_A_MAT
        mat = s.figures[seat].mat
        changed = False
        for slot, origin in enumerate(action.slots):
            if slot != origin and (
                layout.slots[slot] != layout.slots[origin] or not layout.backpack_of[layout.slots[slot]]
            ):
                return NOT_A_MAT
            changed = changed or mat[slot] != mat[origin]
        return None if changed else NO_CHANGE

    def answer(self, s: State, seat: int, action: Action) -> None:
        assert isinstance(action, Arrange)
        s.pop()
        atoms.arrange(s, seat, action.slots)


MANAGE: Final = ManageBackpack(Manage, TOO_EARLY)
