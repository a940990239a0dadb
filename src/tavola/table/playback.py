"""A record played again entry by entry, with the events of each: what logs and replays are written from."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from tavola.core.play import Match
from tavola.core.record import NATURE, Record
from tavola.core.values import Event


class Moment(NamedTuple):
    """What an entry brought; entry 0 is the start. The match is the running one: look, do not keep."""

    number: int
    seat: int
    events: list[Event]
    match: Match


def playback(record: Record, at: int | None = None) -> Iterator[Moment]:
    """Every moment up to entry `at`; refuses at the first digest that differs."""
    for number, match in enumerate(record.steps(at)):
        seat = record.entries[number - 1][0] if number else NATURE
        yield Moment(number, seat, match.state.out, match)
