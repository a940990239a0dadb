"""Section 1: the box, the hands, and drawing."""

from __future__ import annotations

from typing import ClassVar, Final

from tavola.core.frame import Frame
from tavola.core.values import Chance, Need, Outcome, Shuffled
from tavola.games._template import atoms
from tavola.games._template.state import State

SECTION: Final = 1

FIRST_HAND: Final = 3
HAND_LIMIT: Final = 6


class Drawing(Frame[State]):
    """A seat draws some cards. Chance is a need: the frame asks for it, `receive` gets what nature did."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "left")

    def __init__(self, seat: int = -1, left: int = 0) -> None:
        self.seat: int = seat
        self.left: int = left

    def clone(self) -> Drawing:
        return Drawing(self.seat, self.left)

    def advance(self, s: State) -> Need | None:
        if not self.left or not s.players[self.seat].here or not (s.deck or s.discard):  # TP-1.5
            s.pop()
        elif not s.deck:
            return Chance("shuffle", len(s.discard), 0, "deck")  # TP-1.4
        else:
            self.left -= 1
            atoms.draw(s, self.seat)
        return None

    def receive(self, s: State, outcome: Outcome) -> None:
        assert isinstance(outcome, Shuffled)
        atoms.renew_deck(s, outcome.order)


def set_up(s: State) -> None:
    """The whole box is shuffled (TP-1.2), everybody draws three, the first seat first (TP-1.3)."""
    atoms.open_box(s)
    for seat in range(s.kit.seats - 1, -1, -1):
        s.push(Drawing(seat, FIRST_HAND))
