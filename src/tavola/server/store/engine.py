"""Connections to the database, each set up so that what is committed is on the disk."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.engine import URL, make_url

from tavola.server.store.errors import StoreError

PRAGMAS: Final = (
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",  # a commit that is told to a player survives a power cut
    "PRAGMA busy_timeout = 10000",
    "PRAGMA foreign_keys = ON",
    "PRAGMA cache_size = -16000",
)


def read_url(url: str) -> URL:
    """The address of a database we can use; a SQLite one needs a file."""
    try:
        found = make_url(url)
    except sa.exc.ArgumentError:
        raise StoreError(f"storage: expected sqlite:///file or postgresql+psycopg://…, found {url!r}") from None
    kind = found.get_backend_name()
    if kind == "postgresql":
        return found.set(drivername="postgresql+psycopg")
    if kind != "sqlite" or found.database in (None, "", ":memory:"):
        raise StoreError(f"storage: expected sqlite:///file or postgresql+psycopg://…, found {found}")
    return found


def connect(url: URL, *, writing: bool) -> sa.Engine:
    """Connections for the writer (one at a time, locked from the beginning), or for readers (a snapshot each)."""
    if url.get_backend_name() != "sqlite":
        return sa.create_engine(url, pool_size=1 if writing else 4, max_overflow=0, pool_pre_ping=True)
    folder = Path(str(url.database)).parent
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise StoreError(f"storage: {folder}: {error.strerror}") from error
    engine = sa.create_engine(url, pool_size=1 if writing else 4, max_overflow=0)
    begin = "BEGIN IMMEDIATE" if writing else "BEGIN"

    @sa.event.listens_for(engine, "connect")
    def set_up(connection: Any, _record: Any) -> None:
        connection.isolation_level = None  # sqlite3 leaves transactions to us
        for pragma in PRAGMAS:
            connection.execute(pragma)

    @sa.event.listens_for(engine, "begin")
    def begin_transaction(connection: sa.Connection) -> None:
        connection.exec_driver_sql(begin)

    return engine
