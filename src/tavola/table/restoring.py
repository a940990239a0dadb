"""A table made again from its journal: the same deeds, in the same order, with the chances that fell then."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

import msgspec

from tavola.core.errors import RecordError
from tavola.core.play import Match
from tavola.core.record import NATURE, read
from tavola.table import journal
from tavola.table.course import forked
from tavola.table.room import Room


def restore(name: str, rows: Iterable[bytes], now: int) -> Room:
    """RecordError when these rows tell of no table."""
    room: Room | None = None
    for number, data in enumerate(rows):
        try:
            row = journal.decode(data)
        except msgspec.DecodeError as error:
            raise RecordError(f"table {name}, row {number}: {error}") from error
        if room is None:
            first = row.deeds[0] if row.deeds else None
            if not isinstance(first, journal.Made):
                raise RecordError(f"table {name}, row {number}: expected how the table was made")
            room = Room(name, first.plan, first.host, row.at)
        _apply(room, row)
    if room is None:
        raise RecordError(f"table {name}: no rows")
    room.speech.name(room.seating.chairs)
    room.now = now
    room.clocks.restart(now)
    room.away.restart(now)
    return room


def _apply(room: Room, row: journal.Row) -> None:
    room.now = row.at
    for deed in row.deeds:
        DEEDS[type(deed)](room, deed)
    room.v = row.v
    room.deeds.clear()
    if row.left is not None:
        room.clocks.put(row.left)
    if row.done is not None:
        person, client, number = row.done
        room.answers.of(person, client).note(number, row.v)


def entries_of(room: Room, entries: Sequence[tuple[int, Any]]) -> list[tuple[int, Any]]:
    game = room.game
    return [(seat, read(value, game.outcomes if seat == NATURE else game.actions)) for seat, value in entries]


# --- deeds -----------------------------------------------------------------------------------------------------------


def made(room: Room, deed: journal.Made) -> None:
    """Done when the room was built."""


def sat(room: Room, deed: journal.Sat) -> None:
    room.seating.sit(deed.seat, deed.person, deed.name)


def filled(room: Room, deed: journal.Filled) -> None:
    room.seating.fill(deed.seat, deed.bot)


def began(room: Room, deed: journal.Began) -> None:
    fork = room.plan.fork
    match = Match.resume(deed.header) if fork is None else forked(fork)
    events = list(match.state.out) if fork is None else []
    for seat, value in entries_of(room, deed.entries):
        match.enter(seat, value)
        events += match.state.out
    match.go_on()
    match.state.out = events
    room.v = deed.v - 1
    room.begin(match)


def moved(room: Room, deed: journal.Moved) -> None:
    room.moving(room.running.follow(deed.v, deed.seat, deed.how, entries_of(room, deed.entries)))


def taken_back(room: Room, deed: journal.TakenBack) -> None:
    room.v = deed.v
    room.running.take_back(deed.v, deed.left)
    room.taken_back(deed.left)


def offered(room: Room, deed: journal.Offered) -> None:
    room.offers = deed.offers


def said(room: Room, deed: journal.Said) -> None:
    room.talk.add(deed.line, apart=deed.apart)


def preferred(room: Room, deed: journal.Preferred) -> None:
    room.preferences[deed.person] = (deed.forced, deed.passes)


def paced(room: Room, deed: journal.Paced) -> None:
    room.pace = deed.ms


def relieved(room: Room, deed: journal.Relieved) -> None:
    room.seating.relieve(deed.seat, deed.bot)


def came_back(room: Room, deed: journal.CameBack) -> None:
    room.seating.come_back(deed.seat)


def resigned(room: Room, deed: journal.Resigned) -> None:
    room.seating.resign(deed.seat, deed.bot)


def aborted(room: Room, deed: journal.Aborted) -> None:
    room.abort()


def broke(room: Room, deed: journal.Broke) -> None:
    """The match is sane here: the move in which it broke was not written down."""
    room.break_down()


def rated(room: Room, deed: journal.Rated) -> None:
    room.rate(deed.changes)


def goes_on(room: Room, deed: journal.GoesOn) -> None:
    room.next = deed.table


DEEDS: Final[dict[type[journal.Deed], Callable[[Room, Any], None]]] = {
    journal.Made: made, journal.Sat: sat, journal.Filled: filled, journal.Began: began, journal.Moved: moved,
    journal.TakenBack: taken_back, journal.Offered: offered, journal.Said: said, journal.Preferred: preferred,
    journal.Paced: paced, journal.Relieved: relieved, journal.CameBack: came_back, journal.Resigned: resigned,
    journal.Aborted: aborted, journal.Broke: broke, journal.Rated: rated, journal.GoesOn: goes_on,
}  # fmt: skip
