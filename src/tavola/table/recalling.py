"""Earlier moments of a running match: its record is played again up to the move that was asked for."""

from __future__ import annotations

from tavola.core.play import Match
from tavola.table.course import Course


class Recollection:
    """Keeps the match that was played again last, so that the next moment is only a step away."""

    def __init__(self) -> None:
        self._match: Match | None = None

    def forget(self) -> None:
        self._match = None

    def after(self, course: Course, v: int) -> Match | None:
        """The match as it was after the move of this version; None when the log does not know it."""
        move = next((move for move in reversed(course.log) if move.v == v), None)
        return None if move is None else self._at(course, move.n)

    def _at(self, course: Course, n: int) -> Match:
        match = self._match
        if match is None or len(match.record.entries) > n:
            match = Match.resume(course.match.record.header)
        self._match = None  # should an entry fail, the half of it is not kept
        for who, value in course.entries[len(match.record.entries) : n]:
            match.enter(who, value)
        self._match = match
        return match
