"""A record played again entry by entry, with the events of each: what logs and replays are written from."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from tavola.core.errors import RecordError, TavolaError
from tavola.core.play import Match
from tavola.core.record import NATURE, Record
from tavola.core.rng import Dice, fresh_seed
from tavola.core.values import Event


class Moment(NamedTuple):
    """What an entry brought; entry 0 is the start. The match is the running one: look, do not keep."""

    number: int
    seat: int
    events: list[Event]
    match: Match


def playback(record: Record, at: int | None = None) -> Iterator[Moment]:
    """Every moment up to entry `at`; refuses at the first digest that differs."""
    match = Match.resume(record.header)
    yield Moment(0, NATURE, match.state.out, match)
    stop = len(record.entries) if at is None else max(0, min(at, len(record.entries)))
    for number, (seat, value) in enumerate(record.entries[:stop], 1):
        try:
            match.enter(seat, value)
        except TavolaError as error:
            raise RecordError(f"entry {number} of {len(record.entries)}: {error}") from error
        expected = record.digests.get(number)
        if expected is not None and expected != match.digest():
            raise RecordError(f"entry {number}: the digest is {match.digest()}, the record says {expected}")
        yield Moment(number, seat, match.state.out, match)


def wake(match: Match, seed: int | None = None) -> None:
    """Give a replayed match dice of its own, fresh ones if no seed is named, so that it can be played on."""
    match._rng = Dice(fresh_seed() if seed is None else seed)
    match._supply()
