"""Tables that were made, and the journals of those that are not over."""

from __future__ import annotations

import sqlalchemy as sa

from tavola.server.store.schema import rows, tables


def add(connection: sa.Connection, table: str, game: str, host: str, made: int, *, private: bool, rated: bool) -> None:
    """A new table, open."""
    connection.execute(
        tables.insert().values(id=table, game=game, status="open", private=private, rated=rated, made=made, host=host)
    )


def set_status(connection: sa.Connection, table: str, status: str) -> None:
    connection.execute(tables.update().where(tables.c.id == table).values(status=status))


def alive(connection: sa.Connection) -> list[str]:
    """Every table that has not been archived, in the order in which they were made."""
    query = sa.select(tables.c.id).where(tables.c.ended.is_(None)).order_by(tables.c.made, tables.c.id)
    return list(connection.execute(query).scalars())


def journal(connection: sa.Connection, table: str) -> list[bytes]:
    """The rows of a table, in order."""
    query = sa.select(rows.c.data).where(rows.c.table_id == table).order_by(rows.c.n)
    return list(connection.execute(query).scalars())


def end(connection: sa.Connection, table: str, status: str, ended: int) -> None:
    """It is over, and its journal is not needed any more."""
    connection.execute(tables.update().where(tables.c.id == table).values(status=status, ended=ended))
    connection.execute(rows.delete().where(rows.c.table_id == table))


def sweep(connection: sa.Connection) -> None:
    """Rows without a table that lives: those after its end (farewells, chat), and those of one that was never noted."""
    living = sa.select(tables.c.id).where(tables.c.ended.is_(None))
    connection.execute(rows.delete().where(rows.c.table_id.not_in(living)))
