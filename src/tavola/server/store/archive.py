"""Finished games and who played them."""

from __future__ import annotations

import zlib
from typing import Any, NamedTuple

import msgspec
import sqlalchemy as sa

from tavola.server.store.schema import archive, played
from tavola.table.effects import Summary
from tavola.table.wire import Chair, Ending

JSON = msgspec.json.Encoder().encode
CHAIRS = msgspec.json.Decoder(tuple[Chair, ...]).decode
ENDING = msgspec.json.Decoder(Ending | None).decode


class Archived(NamedTuple):
    """A finished game without its record; `ending` is None when the table broke."""

    table: str
    game: str
    made: int
    ended: int
    rated: bool
    private: bool
    entries: int
    options: dict[str, Any]
    chairs: tuple[Chair, ...]
    ending: Ending | None


class Past(NamedTuple):
    """One seat of one game in somebody's history."""

    archived: Archived
    seat: int
    change: int


def add(connection: sa.Connection, summary: Summary, ending: Ending | None, packed: bytes) -> None:
    """`packed` is the record, by zlib."""
    connection.execute(
        archive.insert().values(
            table_id=summary.id, game=summary.game, made=summary.made, ended=summary.ended, rated=summary.rated,
            private=summary.private, entries=summary.entries, options=JSON(summary.options),
            chairs=JSON(summary.chairs), ending=JSON(ending), record=packed,
        )
    )  # fmt: skip


def add_played(connection: sa.Connection, rows: list[dict[str, str | int]]) -> None:
    if rows:
        connection.execute(played.insert(), rows)


COLUMNS = (
    archive.c.table_id, archive.c.game, archive.c.made, archive.c.ended, archive.c.rated, archive.c.private,
    archive.c.entries, archive.c.options, archive.c.chairs, archive.c.ending,
)  # fmt: skip


def get(connection: sa.Connection, table: str) -> Archived | None:
    row = connection.execute(sa.select(*COLUMNS).where(archive.c.table_id == table)).first()
    return None if row is None else archived(row)


def record(connection: sa.Connection, table: str) -> bytes | None:
    """The record's file."""
    found = connection.execute(sa.select(archive.c.record).where(archive.c.table_id == table)).scalar_one_or_none()
    return None if found is None else zlib.decompress(found)


def archived(row: Any) -> Archived:
    table, game, made, ended, rated, private, entries, options, chairs, ending = row
    return Archived(
        table, game, made, ended, rated, private, entries, msgspec.json.decode(options), CHAIRS(chairs), ENDING(ending)
    )  # fmt: skip


def history(
    connection: sa.Connection, player: str, before: int | None, count: int, *, private: bool
) -> tuple[list[Past], bool]:
    """About `count` games that ended before, the newest first, and whether there are older ones.

    A page ends between two seconds, never inside one: pages are asked for by seconds, and a bot may have sat in
    several seats of one game.
    """
    condition = played.c.player == player
    if before is not None:
        condition &= played.c.ended < before
    joined = played.join(archive, archive.c.table_id == played.c.table_id)
    if not private:
        condition &= archive.c.private == sa.false()
    query = sa.select(played.c.ended).select_from(joined).where(condition).order_by(played.c.ended.desc())
    last = connection.execute(query.offset(count - 1).limit(1)).scalar_one_or_none()
    last = None if last is None else last // 1000 * 1000
    page = condition if last is None else condition & (played.c.ended >= last)
    wanted = sa.select(played.c.seat, played.c.change, *COLUMNS).select_from(joined).where(page)
    wanted = wanted.order_by(played.c.ended.desc(), played.c.table_id, played.c.seat)
    found = [Past(archived(row[2:]), row[0], row[1]) for row in connection.execute(wanted)]
    if last is None:
        return found, False
    return found, connection.execute(query.where(played.c.ended < last).limit(1)).first() is not None
