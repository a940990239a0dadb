"""What tests of abilities share: ground where nobody can walk, zones by columns, and short ways to say things."""

from __future__ import annotations

from tests.games.gorgasali.kit import at, do, figure, state
from tests.games.gorgasali.open_ground import pass_turn

from tavola.core.play import Match
from tavola.core.values import Action, Event, Outcome
from tavola.games.gorgasali.actions import UseAbility
from tavola.games.gorgasali.events import Hurt

# Every square's four neighbours are Great Tree: figures stay without skipping, and abilities do not care.
CELLS = "map\n" + "".join("".join(".T"[(x + y) % 2] for x in range(9)) + "\n" for y in range(9))


def caged(text: str, *script: Outcome) -> Match:
    """A position where nobody can make a step; (x, y) is ground when x + y is even."""
    return at(CELLS + text, *script)


def zoned(columns: int, width: int = 14, height: int = 14) -> str:
    """Zone 1 in the first columns, zone 4 in the rest: a line block for a position."""
    return "zones\n" + ("1" * columns + "4" * (width - columns) + "\n") * height


def use(match: Match, *choices: Action) -> list[Event]:
    """The ability of whoever is asked, with its targets."""
    return do(match, UseAbility(), *choices)


def ready(match: Match) -> bool:
    """Whether whoever is asked may use an ability now."""
    return UseAbility() in match.menu(match.deciders[0])


def until(match: Match, seat: int) -> list[Event]:
    """Idle turns until this seat's next one has begun."""
    events = pass_turn(match)
    while state(match).turn.seat != seat:
        events += pass_turn(match)
    return events


def health(match: Match) -> list[int]:
    return [figure.health for figure in state(match).figures]


def hurts(events: list[Event], cause: str) -> list[tuple[int, int, int]]:
    """(who, how much, by whom) of every damage of this cause, in order."""
    return [(e.seat, e.gross - e.blocked, e.by) for e in events if isinstance(e, Hurt) and e.cause == cause]


def cooldown(match: Match, seat: int) -> int:
    return figure(match, seat).cooldown
