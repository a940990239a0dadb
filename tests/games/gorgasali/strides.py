"""Short words for tests about movement: walk along squares, and where the next step may lead."""

from __future__ import annotations

from tests.games.gorgasali.kit import at, do, legal, square, state

from tavola.core.play import Match
from tavola.core.values import Event, Outcome
from tavola.games.gorgasali.actions import Step


def drawn(rows: str, rolled: str, more: str = "", *script: Outcome) -> Match:
    """Seat 0 has rolled this (or is in the `open` phase) on a map of these rows; the last lines say more."""
    moment = rolled if rolled == "open" else f"after dice {rolled}"
    names = [name for seat, name in enumerate(("medea", "varas", "ebue")) if str(seat) in rows or seat < 2]
    figures = [f"figure {seat} {name}" for seat, name in enumerate(names)]
    lines = [f"seats {len(names)}", *figures, "map", *rows.split(), f"turn 0 {moment}", *more.split("\n")]
    return at("\n".join(lines), *script)


def step(match: Match, x: int, y: int) -> Step:
    """The step onto (x, y)."""
    return Step(square(match, x, y))


def walk(match: Match, *places: tuple[int, int]) -> list[Event]:
    """One step after the other; all events."""
    events: list[Event] = []
    for x, y in places:
        events += do(match, step(match, x, y))
    return events


def ways(match: Match) -> set[tuple[int, int]]:
    """Where the one who is asked may step now."""
    board = state(match).kit.board
    return {(board.x(action.to), board.y(action.to)) for action in legal(match, Step) if isinstance(action, Step)}


def right(x: int, y: int, count: int) -> list[tuple[int, int]]:
    """So many squares to the right of (x, y)."""
    return [(x + i, y) for i in range(1, count + 1)]
