"""The storage as the server uses it: rows of running tables by `append`, everything else by `write` and `read`."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

import sqlalchemy as sa

from tavola.server.store import tables
from tavola.server.store.engine import connect, read_url
from tavola.server.store.errors import StoreError
from tavola.server.store.upgrade import upgrade
from tavola.server.store.writer import Done, Writer, settle

T = TypeVar("T")
READERS = 4


class Store:
    def __init__(self, writing: sa.Engine, reading: sa.Engine) -> None:
        self._writing = writing
        self._reading = reading
        self._writer = Writer(writing)
        self._readers = ThreadPoolExecutor(READERS, "store-reader")
        self._writer.start()

    @staticmethod
    def open(url: str) -> Store:
        """Connect, bring the schema up to date, and sweep away what finished tables left behind."""
        found = read_url(url)
        writing = connect(found, writing=True)
        try:
            upgrade(writing)
            with writing.begin() as connection:
                tables.sweep(connection)
        except (sa.exc.SQLAlchemyError, OSError) as error:
            writing.dispose()
            raise StoreError(f"storage: {found} cannot be used: {error}") from error
        return Store(writing, connect(found, writing=False))

    def append(self, table: str, first: int, rows: Sequence[bytes], done: Done) -> None:
        """Queue the next rows of a table's journal. `done` is called in this loop when they are on the disk, or with
        what went wrong: `Taken` when somebody else has written them."""
        self._writer.append(table, first, rows, done)

    async def write(self, fn: Callable[[sa.Connection], T]) -> T:
        """Run `fn` in the writer's transaction; when this returns, what it did is on the disk."""
        loop = asyncio.get_running_loop()
        outcome: list[Any] = []
        future: asyncio.Future[T] = loop.create_future()
        self._writer.execute(lambda connection: outcome.append(fn(connection)), settle(future, outcome))
        return await future

    async def read(self, fn: Callable[[sa.Connection], T]) -> T:
        """Run `fn` in a thread, on what was committed before."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, fn)

    async def rows(self, table: str) -> list[bytes]:
        """A table's journal. Whoever asks runs the table from here, so rows may be appended again after a failure."""

        def found(connection: sa.Connection) -> list[bytes]:
            self._writer.barred.discard(table)  # in the writer's thread: nothing of before is queued any more
            return tables.journal(connection, table)

        return await self.write(found)

    def close(self) -> None:
        """Write everything queued, then let go of the database."""
        self._writer.close()
        self._readers.shutdown()
        self._writing.dispose()
        self._reading.dispose()

    def _read(self, fn: Callable[[sa.Connection], T]) -> T:
        with self._reading.begin() as connection:
            return fn(connection)
