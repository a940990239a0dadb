"""Section 4: the character mat, and D1/D2, the placing of received cards."""

from __future__ import annotations

from typing import ClassVar, Final

from tavola.core.frame import DECIDE, Frame
from tavola.core.values import Action, Chance, Menu, Need, OneOf, Outcome, Refusal, Shuffled
from tavola.games.gorgasali import atoms
from tavola.games.gorgasali.actions import Place, Refuse
from tavola.games.gorgasali.state import State

SECTION: Final = 4

NO_SUCH_CARD: Final = Refusal("GO-4.21", "no-such-card")
WRONG_SLOT: Final = Refusal("GO-4.5", "wrong-slot")
FILL_EMPTY: Final = Refusal("GO-4.14", "fill-empty-first")
MUST_PLACE: Final = Refusal("GO-4.13", "must-place")
PLACE_FIRST: Final = Refusal("GO-59.26", "place-first")


def empty_slot(s: State, seat: int, kind: int) -> int:
    """The empty slot a card goes to, active ones first; -1 when its category is full."""
    # GO-4.14, GO-4.23, GO-4.24, GO-R26, GO-R101
    category = s.kit.category(kind)
    mat = s.figures[seat].mat
    for slot in s.kit.layout.slots_of[category]:
        if not mat[slot]:
            return slot
    return -1


def active_cards(s: State, seat: int, category: int) -> list[int]:
    """Active slots of a category that hold a card; only these may be used (GO-4.6)."""
    mat = s.figures[seat].mat
    return [slot for slot in s.kit.layout.active_of[category] if mat[slot]]


def held_kind(s: State, seat: int, slot: int, category: int) -> int:
    """The kind in an active slot of a category, -1 when there is no such card."""
    layout = s.kit.layout
    if not 0 <= slot < layout.active or layout.slots[slot] != category:
        return -1
    return s.figures[seat].mat[slot] - 1


def refill(s: State, seat: int) -> None:
    """End of the own turn: backpack cards move up by themselves, lowest slot first, no choice."""
    # GO-4.18, GO-4.19, GO-20.6, GO-R27
    mat = s.figures[seat].mat
    layout = s.kit.layout
    for origin in range(layout.active, layout.size):
        if not mat[origin]:
            continue
        for slot in layout.active_of[layout.slots[origin]]:
            if not mat[slot]:
                atoms.refill(s, seat, origin, slot)
                break


class Collect(Frame[State]):
    """A seat receives cards: the draws, then the placing one by one in an order of its choice (GO-4.21)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "supports", "weapons", "cards", "spent", "why", "shown")

    def __init__(
        self, seat: int = -1, supports: int = 0, weapons: int = 0, cards: bytes = b"", spent: int = 0, why: str = ""
    ) -> None:
        self.seat: int = seat
        self.supports: int = supports  # still to be drawn
        self.weapons: int = weapons
        self.cards: bytearray = bytearray(cards)  # kinds waiting to be placed
        self.spent: int = spent  # bit set over `cards`: face-down weapons
        self.why: str = why
        self.shown: int = 0  # cards already announced
        self.ways: list[Action] = []

    def clone(self) -> Collect:
        twin = Collect(self.seat, self.supports, self.weapons, bytes(self.cards), self.spent, self.why)
        twin.shown = self.shown
        twin.ways = self.ways
        return twin

    # --- drawing -----------------------------------------------------------------------------------------------

    def advance(self, s: State) -> Need | None:
        if self.supports or self.weapons:
            return self.draw(s)
        if not self.shown:
            self.shown = 1
            atoms.receive(s, self.seat, bytes(self.cards), self.why)
        if not s.figures[self.seat].alive:  # left the table in the middle of it
            for kind in bytes(self.cards):
                atoms.discard(s, kind)
            self.cards = bytearray()
        self.place_plain(s)
        if not self.cards:
            s.pop()
            return None
        self.ways = self.choices(s)
        return DECIDE[self.seat]

    def draw(self, s: State) -> Need | None:
        """Supports first, then weapons; an empty deck is renewed from its discards, if the table plays so."""
        weapons = self.supports == 0
        deck = s.weapon_deck if weapons else s.support_deck
        pile = s.weapon_discard if weapons else s.support_discard
        if not deck and pile and s.kit.reshuffle:  # GO-R30
            return Chance("shuffle", len(pile), 0, "weapon" if weapons else "support")
        if weapons:
            self.weapons -= 1
            if deck:
                self.cards.append(atoms.draw_weapon(s))  # GO-34.4: it comes loaded
        else:
            self.supports -= 1
            if deck:
                self.cards.append(atoms.draw_support(s))
        return None

    def receive(self, s: State, outcome: Outcome) -> None:
        assert isinstance(outcome, Shuffled)
        atoms.renew_deck(s, self.supports == 0, outcome.order)

    # --- placing -----------------------------------------------------------------------------------------------

    def place_plain(self, s: State) -> None:
        """Place what leaves no choice: a card alone in its category with an empty slot (GO-4.13)."""
        at = 0
        while at < len(self.cards):
            kind = self.cards[at]
            slot = empty_slot(s, self.seat, kind)
            if slot >= 0 and self.alone(s, at):
                self.put(s, at, slot)
            else:
                at += 1

    def alone(self, s: State, at: int) -> bool:
        category = s.kit.category(self.cards[at])
        for i, kind in enumerate(bytes(self.cards)):
            if i != at and s.kit.category(kind) == category:
                return False
        return True

    def put(self, s: State, at: int, slot: int) -> None:
        spent = bool(self.spent >> at & 1)
        kind = self.cards[at]
        self.drop(at)
        atoms.put_card(s, self.seat, kind, slot, spent)

    def drop(self, at: int) -> None:
        low = self.spent & ((1 << at) - 1)
        self.spent = low | (self.spent >> (at + 1) << at)
        del self.cards[at]

    def choices(self, s: State) -> list[Action]:
        ways: list[Action] = []
        for at, kind in enumerate(bytes(self.cards)):
            slot = empty_slot(s, self.seat, kind)
            if slot >= 0:
                ways.append(Place(at, slot))
                continue
            for slot in s.kit.layout.slots_of[s.kit.category(kind)]:  # GO-4.15, GO-4.16
                ways.append(Place(at, slot))
            ways.append(Refuse(at))
        return ways

    def menu(self, s: State, seat: int) -> Menu:
        return OneOf(self.ways)

    def check(self, s: State, seat: int, action: Action) -> Refusal | None:
        """Empty slots first; else replace a card of the category or get rid of the new one (GO-4.15, GO-R31)."""
        if not isinstance(action, (Place, Refuse)):
            return PLACE_FIRST
        if not 0 <= action.card < len(self.cards):
            return NO_SUCH_CARD
        kind = self.cards[action.card]
        empty = empty_slot(s, self.seat, kind)
        if isinstance(action, Refuse):
            return MUST_PLACE if empty >= 0 else None
        if action.slot not in s.kit.layout.slots_of[s.kit.category(kind)]:
            return WRONG_SLOT
        return FILL_EMPTY if empty >= 0 and action.slot != empty else None

    def answer(self, s: State, seat: int, action: Action) -> None:
        if isinstance(action, Place):
            self.put(s, action.card, action.slot)
            return
        assert isinstance(action, Refuse)
        kind = self.cards[action.card]
        self.drop(action.card)
        atoms.refuse_card(s, seat, kind)
