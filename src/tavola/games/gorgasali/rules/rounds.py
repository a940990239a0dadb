"""Section 16: rounds."""

from __future__ import annotations

from typing import ClassVar, Final

from tavola.core.frame import Frame
from tavola.core.values import Need
from tavola.games.gorgasali import atoms
from tavola.games.gorgasali.rules.defence import remove_old_defences
from tavola.games.gorgasali.rules.elimination import ranking
from tavola.games.gorgasali.rules.turn import TurnFrame
from tavola.games.gorgasali.rules.zones import level_in, rate_at
from tavola.games.gorgasali.state import State

SECTION: Final = 16


class Rounds(Frame[State]):
    """One turn for every living seat, clockwise from whoever held the bar when the round began."""

    FIELDS: ClassVar[tuple[str, ...]] = ("start", "done")

    def __init__(self, start: int = -1, done: int = 0) -> None:
        self.start: int = start
        self.done: int = done  # seats passed in this round

    def clone(self) -> Rounds:
        return Rounds(self.start, self.done)

    def advance(self, s: State) -> Need | None:
        count = len(s.figures)
        if self.start < 0 or self.done == count:  # GO-16.1
            self.new_round(s)
            return None
        seat = (self.start + self.done) % count  # GO-3.13, GO-16.5, GO-16.6
        self.done += 1
        if s.figures[seat].alive:
            s.push(TurnFrame(seat))
        return None

    def new_round(self, s: State) -> None:
        """Number, zones, banners, first turn: GO-3.11, GO-3.12, GO-16.2, GO-16.3, GO-59.5, GO-R42."""
        if s.kit.round_limit and s.round >= s.kit.round_limit:  # GO-R90
            atoms.finish(s, ranking(s, "round_limit"))
            return
        atoms.begin_round(s)
        level = level_in(s, s.round)
        if level != s.level:
            atoms.shrink_zone(s, level, rate_at(level))
        remove_old_defences(s)
        self.start = s.bar
        self.done = 0
