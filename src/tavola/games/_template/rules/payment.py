"""Section 6: lighting a lantern, paid with a set of cards."""

from __future__ import annotations

from typing import ClassVar, Final

from tavola.core.frame import DECIDE, Frame
from tavola.core.values import Action, Menu, Need, Pick, Refusal
from tavola.games._template import atoms
from tavola.games._template.actions import Pass, Pay
from tavola.games._template.rules import ending
from tavola.games._template.state import State

SECTION: Final = 6

PRICE: Final = 4

TOO_POOR: Final = Refusal("TP-6.1", "too-little-oil")
PAY_FIRST: Final = Refusal("TP-6.1", "pay-or-pass")
NO_SUCH_CARDS: Final = Refusal("TP-6.2", "no-such-cards")
TOO_LITTLE: Final = Refusal("TP-6.2", "pays-too-little")
TOO_MUCH: Final = Refusal("TP-6.3", "card-not-needed")


def worth(s: State, seat: int, places: tuple[int, ...]) -> list[int]:
    hand = s.players[seat].hand
    return [s.kit.cards[hand[at]].oil for at in places]


def why_not_kindle(s: State, seat: int) -> Refusal | None:
    all_of_it = worth(s, seat, tuple(range(len(s.players[seat].hand))))
    return None if sum(all_of_it) >= PRICE else TOO_POOR


def why_not_pay(s: State, seat: int, places: tuple[int, ...]) -> Refusal | None:
    held = len(s.players[seat].hand)
    if not places or len(set(places)) != len(places) or not all([0 <= at < held for at in places]):
        return NO_SUCH_CARDS
    oil = worth(s, seat, places)
    if sum(oil) < PRICE:
        return TOO_LITTLE
    return TOO_MUCH if sum(oil) - min(oil) >= PRICE else None


def paid(action: Action) -> tuple[int, ...] | None:
    """An answer as a set, for the menu."""
    return action.cards if isinstance(action, Pay) else None


class Paying(Frame[State]):
    """"Any subset" is not listed but described: Pick counts, `allowed` adds what counting cannot say."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int = -1) -> None:
        self.seat: int = seat

    def clone(self) -> Paying:
        return Paying(self.seat)

    def advance(self, s: State) -> Need | None:
        if s.players[self.seat].here:
            return DECIDE[self.seat]
        s.pop()
        return None

    def menu(self, s: State, seat: int) -> Menu:
        held = len(s.players[seat].hand)

        def allowed(action: Action) -> bool:
            return self.check(s, seat, action) is None

        return Pick(tuple(range(held)), 1, held, Pay, paid, allowed, (Pass(),))

    def check(self, s: State, seat: int, action: Action) -> Refusal | None:
        if isinstance(action, Pass):  # TP-6.4
            return None
        return why_not_pay(s, seat, action.cards) if isinstance(action, Pay) else PAY_FIRST

    def answer(self, s: State, seat: int, action: Action) -> None:
        s.pop()
        if not isinstance(action, Pay):
            atoms.note_pass(s, seat)
            return
        atoms.light(s, seat, action.cards)
        if s.players[seat].lanterns >= s.kit.goal:
            ending.finish(s, "lit")
