"""Section 6, action 5.3: cards between backpack and active slots (GO-6.18, GO-4.20, GO-59.36, GO-R28)."""

from __future__ import annotations

from itertools import permutations
from typing import ClassVar, Final

from tavola.core.frame import DECIDE, Frame
from tavola.core.values import Action, Menu, Need, Refusal
from tavola.games.gorgasali import atoms
from tavola.games.gorgasali.actions import Arrange, Manage
from tavola.games.gorgasali.cards import MatLayout
from tavola.games.gorgasali.menus import Arrangements
from tavola.games.gorgasali.rules.deeds import Deed
from tavola.games.gorgasali.rules.weapons import TOO_EARLY, why_no_main
from tavola.games.gorgasali.state import State

SECTION: Final = 6

LONGEST_LIST: Final = 2000

NOTHING_STORED: Final = Refusal("GO-6.18", "backpack-empty")
ARRANGE_FIRST: Final = Refusal("GO-59.36", "arrange-first")
NOT_A_MAT: Final = Refusal("GO-6.18", "not-an-exchange")
NO_CHANGE: Final = Refusal("GO-6.18", "no-change")


def why_nothing_to_do(s: State, seat: int) -> Refusal | None:
    """The backpack holds something (GO-4.7, GO-4.9), and some exchange changes anything."""
    layout = s.kit.layout
    mat = s.figures[seat].mat
    if not any([mat[slot] for slot in range(layout.active, layout.size)]):
        return NOTHING_STORED
    for category, of in enumerate(layout.slots_of):
        if layout.backpack_of[category] and any([mat[slot] != mat[of[0]] for slot in of]):
            return None
    return NO_CHANGE


def arrangements(layout: MatLayout, mat: bytes) -> list[Action]:
    """Every different way to lay the cards of the backpack's categories, each with as few moves as can be.

    On a mat with so much room that this would be too long a list: only ways that touch one category.
    """
    plain = tuple(range(layout.size))
    ways = [plain]
    single: list[tuple[int, ...]] = []
    for category, of in enumerate(layout.slots_of):
        if layout.backpack_of[category]:
            found = orders(mat, of, len(layout.active_of[category]))
            single += [lay(plain, of, order) for order in found[1:]]
            if len(ways) * len(found) > LONGEST_LIST:
                ways = [plain, *single]
            else:
                ways = [lay(way, of, order) for way in ways for order in found]
    return [Arrange(way) for way in ways[1:]]  # the first leaves all as it is


def orders(mat: bytes, of: tuple[int, ...], active: int) -> list[tuple[int, ...]]:
    """For each different result the order of these slots that leaves most of them alone; nothing changed first."""
    best: dict[bytes, tuple[int, ...]] = {}
    rest: dict[bytes, int] = {}
    for order in permutations(of):
        outcome = result(mat, order, active)
        alone = sum([1 for slot, origin in zip(of, order, strict=True) if slot == origin])
        if outcome not in rest or alone > rest[outcome]:
            best[outcome] = order
            rest[outcome] = alone
    return list(best.values())


def result(mat: bytes, order: tuple[int, ...], active: int) -> bytes:
    """In which active slot a card lies makes no difference; the order in the backpack does (GO-4.19)."""
    kinds = [mat[slot] for slot in order]
    return bytes([*sorted(kinds[:active]), *kinds[active:]])


def lay(way: tuple[int, ...], of: tuple[int, ...], order: tuple[int, ...]) -> tuple[int, ...]:
    slots = list(way)
    for slot, origin in zip(of, order, strict=True):
        slots[slot] = origin
    return tuple(slots)


def why_not_arrange(layout: MatLayout, mat: bytes, slots: tuple[int, ...]) -> Refusal | None:
    """A rearrangement inside each category; weapons, armour and the like stay where they are (GO-4.8)."""
    if sorted(slots) != list(range(layout.size)):
        return NOT_A_MAT
    for slot, origin in enumerate(slots):
        category = layout.slots[slot]
        if slot != origin and (layout.slots[origin] != category or not layout.backpack_of[category]):
            return NOT_A_MAT
    for category, of in enumerate(layout.slots_of):
        active = len(layout.active_of[category])
        if result(mat, of, active) != result(mat, tuple([slots[slot] for slot in of]), active):
            return None
    return NO_CHANGE


class ManageBackpack(Deed):
    """The main action; any number of exchanges in one go."""

    def check(self, s: State, seat: int, action: Action) -> Refusal | None:
        refusal = why_no_main(s)
        if refusal is not None:
            return refusal
        return why_nothing_to_do(s, seat)

    def do(self, s: State, seat: int, action: Action) -> None:
        atoms.spend_main(s)
        s.push(Arranging(seat))


class Arranging(Frame[State]):
    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

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
        layout = s.kit.layout
        mat = bytes(s.figures[seat].mat)

        def accepts(action: Action) -> bool:
            return isinstance(action, Arrange) and why_not_arrange(layout, mat, action.slots) is None

        return Arrangements(arrangements(layout, mat), accepts)

    def check(self, s: State, seat: int, action: Action) -> Refusal | None:
        if not isinstance(action, Arrange):
            return ARRANGE_FIRST
        return why_not_arrange(s.kit.layout, bytes(s.figures[seat].mat), action.slots)

    def answer(self, s: State, seat: int, action: Action) -> None:
        assert isinstance(action, Arrange)
        s.pop()
        atoms.arrange(s, seat, action.slots)


MANAGE: Final = ManageBackpack(Manage, TOO_EARLY)
