"""Section 2: rounds."""

from __future__ import annotations

from typing import ClassVar, Final

from tavola.core.frame import Frame
from tavola.core.values import Need
from tavola.games._template import atoms
from tavola.games._template.rules import ending
from tavola.games._template.rules.stakes import Stakes
from tavola.games._template.rules.turn import Turn
from tavola.games._template.state import State

SECTION: Final = 2


class Rounds(Frame[State]):
    """The frame at the bottom of the stack: stakes, then one turn for every seat. It is never popped."""

    FIELDS: ClassVar[tuple[str, ...]] = ("done",)

    def __init__(self, done: int = -1) -> None:
        self.done: int = done  # seats passed in this round, -1 before the first

    def clone(self) -> Rounds:
        return Rounds(self.done)

    def advance(self, s: State) -> Need | None:
        if self.done < 0 or self.done == s.kit.seats:
            self.begin(s)
            return None
        seat = (s.lead + self.done) % s.kit.seats  # TP-2.1
        self.done += 1
        if s.players[seat].here:
            s.push(Turn(seat))
        return None

    def begin(self, s: State) -> None:
        if ending.is_night(s):
            ending.finish(s, "night")
            return
        self.done = 0
        atoms.begin_round(s)
        s.push(Stakes(s.kit.seats))
