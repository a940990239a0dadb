"""Open ground for rule tests: 14×14 plain squares, so that a position need only say what differs."""

from __future__ import annotations

from tests.games.gorgasali.kit import at, do, state

from tavola.core.play import Match
from tavola.core.values import Action, Event, Outcome
from tavola.games.gorgasali.actions import EndTurn, EndWalk, Roll, Stay
from tavola.games.gorgasali.position_write import BANNERS

PLAIN = "map\n" + ("." * 14 + "\n") * 14


def on(text: str, *script: Outcome) -> Match:
    """A position on open ground."""
    return at(PLAIN + text, *script)


def banners(match: Match) -> list[str]:
    """Every banner as `kind of owner`, in order of placing."""
    return [f"{BANNERS[banner.kind]} of {banner.owner}" for banner in state(match).banners]


def spots(match: Match, *squares: int) -> list[tuple[int, int]]:
    """Squares as (x, y)."""
    board = state(match).kit.board
    return [(board.x(square), board.y(square)) for square in squares]


def pass_turn(match: Match) -> list[Event]:
    """The running turn to its end with as little ado as the rules allow: roll, stay if possible, end."""
    seat, events = state(match).turn.seat, []
    turn = state(match).turn
    while match.result is None and state(match).turn is turn:
        menu = match.menu(match.deciders[0])
        quiet: list[Action] = [kind() for kind in (EndTurn, Stay, EndWalk, Roll) if kind() in menu]
        listed = menu.listed()
        assert match.deciders == (seat,)
        assert listed
        events += do(match, quiet[0] if quiet else listed[0])
    return events
