"""Every walk there is, made with the rules themselves: what the outlook of a walk is held to."""

from __future__ import annotations

from typing import NamedTuple

from tests.games.gorgasali.kit import seen, state

from tavola.core.play import Match
from tavola.core.values import Event
from tavola.games.gorgasali import events as ev
from tavola.games.gorgasali.actions import EndWalk, Step
from tavola.games.gorgasali.view import View

# What one prefers, as the docstring of Reach has it.
RANK = {"exact": 0, "chest": 0, "extra": 0, "stuck": 1, "": 2, "death": 3}


class Arrival(NamedTuple):
    """One way to one square: how it ends there, the zone's damage, the numbers used."""

    ends: str
    damage: int
    used: int

    @property
    def rank(self) -> tuple[int, int, int]:
        return RANK[self.ends], self.damage, self.used


def wander(match: Match, seat: int = 0) -> dict[int, set[Arrival]]:
    """By square every way to come there."""
    found: dict[int, set[Arrival]] = {}
    roam(match, seat, "", 0, 0, found)
    return found


def roam(match: Match, seat: int, stage: str, damage: int, used: int, found: dict[int, set[Arrival]]) -> None:
    for action in steps(match, seat):
        twin = match.clone()
        events = twin.play(seat, action)
        toll = damage + sum([e.gross for e in seen(events, ev.Hurt) if e.cause == "zone"])
        cost = used + (1 if free(match, seat) else sum([e.cost for e in seen(events, ev.Stepped)]))
        ends = end_of(twin, seat, events)
        found.setdefault(action.to, set()).add(Arrival(ends, toll, cost))
        if goes_on(twin, seat):
            roam(twin, seat, stage, toll, cost, found)


def steps(match: Match, seat: int) -> list[Step]:
    listed = match.menu(seat).listed() or ()
    return [action for action in listed if isinstance(action, Step)]


def free(match: Match, seat: int) -> bool:
    return view(match, seat).stage == "ExtraSteps"


def goes_on(match: Match, seat: int) -> bool:
    """Whether this very walk is still under way."""
    return view(match, seat).stage in ("Walk", "ExtraSteps") and bool(steps(match, seat))


def view(match: Match, seat: int) -> View:
    found = match.view(seat)
    assert isinstance(found, View)
    return found


def end_of(match: Match, seat: int, events: list[Event]) -> str:
    """The last step's end, in the words of a Reach."""
    if not state(match).figures[seat].alive:
        return "death"
    ended = seen(events, ev.WalkEnded)
    if ended:
        return ended[0].why
    if match.check(seat, EndWalk()) is None:
        return "extra" if free(match, seat) else "chest"
    return ""
