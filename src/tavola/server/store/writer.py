"""The one thread that writes: it takes everything that waits, does it in one transaction, commits once, and tells all.

What fails alone (rows that are taken, a function that raises) is undone alone. When the commit itself fails, everybody
who waited hears of it. After a failure the table concerned is barred: rows that were queued behind the lost ones must
not be stored without them. Whoever runs the table reads it again (`Store.rows`), and that lifts the bar.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Sequence
from threading import Condition, Thread
from typing import Any, Final

import sqlalchemy as sa

from tavola.server.store.errors import StoreError, Taken

log = logging.getLogger(__name__)

Done = Callable[[BaseException | None], None]
GROUP: Final = 1000  # jobs in one transaction at most, so that nobody waits behind an endless one
INSERT: Final = {
    "sqlite": "INSERT INTO rows (table_id, n, data) VALUES (?, ?, ?)",
    "postgresql": "INSERT INTO rows (table_id, n, data) VALUES (%s, %s, %s)",
}


class Job:
    """Something to write, and whom to tell."""

    __slots__ = ("done", "error", "fn", "loop", "rows", "table")

    def __init__(self, loop: asyncio.AbstractEventLoop, done: Done) -> None:
        self.loop = loop
        self.done = done
        self.table = ""
        self.rows: list[tuple[str, int, bytes]] = []
        self.fn: Callable[[sa.Connection], None] | None = None
        self.error: BaseException | None = None


class Writer(Thread):
    def __init__(self, engine: sa.Engine) -> None:
        super().__init__(name="store-writer", daemon=True)
        self.engine = engine
        self.insert = INSERT[engine.dialect.name]
        self.barred: set[str] = set()
        self.closed = False
        self._queue: deque[Job] = deque()
        self._wake = Condition()

    # --- called from outside ----------------------------------------------------------------------------------------

    def append(self, table: str, first: int, rows: Sequence[bytes], done: Done) -> None:
        job = Job(asyncio.get_running_loop(), done)
        job.table = table
        job.rows = [(table, first + number, row) for number, row in enumerate(rows)]
        self._put(job)

    def execute(self, fn: Callable[[sa.Connection], None], done: Done) -> None:
        job = Job(asyncio.get_running_loop(), done)
        job.fn = fn
        self._put(job)

    def close(self) -> None:
        """Everything queued so far is written first."""
        with self._wake:
            self.closed = True
            self._wake.notify()
        self.join()

    def _put(self, job: Job) -> None:
        with self._wake:
            if self.closed:
                raise StoreError("storage: it is closed already")
            self._queue.append(job)
            self._wake.notify()

    # --- the thread -------------------------------------------------------------------------------------------------

    def run(self) -> None:
        while group := self._next():
            try:
                self._write(group)
            except Exception as error:  # noqa: BLE001  # whatever it is, those who wait must hear of it
                log.error("storage: %s jobs are lost: %s", len(group), error)
                for job in group:
                    job.error = StoreError(f"storage: not written: {error}")
            self.barred.update(job.table for job in group if job.table and job.error)
            self._tell(group)

    def _next(self) -> list[Job]:
        with self._wake:
            self._wake.wait_for(lambda: self._queue or self.closed)
            return [self._queue.popleft() for _ in range(min(GROUP, len(self._queue)))]

    def _write(self, group: list[Job]) -> None:
        with self.engine.begin() as connection:
            waiting: list[Job] = []
            for job in group:
                if job.fn is None:
                    waiting.append(job)
                    continue
                self._flush(connection, waiting)  # in the order in which they came
                waiting = []
                self._alone(connection, job)
            self._flush(connection, waiting)

    def _flush(self, connection: sa.Connection, jobs: list[Job]) -> None:
        """All rows at once; one by one when that does not go."""
        free = [job for job in jobs if not self._is_barred(job)]
        rows = [row for job in free for row in job.rows]
        if not rows:
            return
        try:
            with connection.begin_nested():
                connection.exec_driver_sql(self.insert, rows)
        except sa.exc.IntegrityError:
            for job in free:
                if not self._is_barred(job):
                    self._alone(connection, job)

    def _is_barred(self, job: Job) -> bool:
        if job.table in self.barred:
            job.error = StoreError(f"storage: rows of {job.table} before number {job.rows[0][1]} were lost")
            return True
        return False

    def _alone(self, connection: sa.Connection, job: Job) -> None:
        try:
            with connection.begin_nested():
                if job.fn is not None:
                    job.fn(connection)
                elif job.rows:
                    connection.exec_driver_sql(self.insert, job.rows)
        except sa.exc.IntegrityError as error:
            number = job.rows[0][1] if job.rows else 0
            job.error = (
                Taken(f"storage: rows of {job.table} from number {number} are there already") if job.rows else error
            )
        except sa.exc.OperationalError:
            raise  # the database itself: nobody's rows are safe
        except Exception as error:  # noqa: BLE001  # a caller's mistake goes back to the caller
            job.error = error
        if job.error and job.table:
            self.barred.add(job.table)

    def _tell(self, group: list[Job]) -> None:
        """One call into each loop for the whole group."""
        loops: dict[asyncio.AbstractEventLoop, list[Job]] = {}
        for job in group:
            loops.setdefault(job.loop, []).append(job)
        for loop, jobs in loops.items():
            try:
                loop.call_soon_threadsafe(tell, jobs)
            except RuntimeError:  # the loop is closed: nobody is there to hear it
                log.warning("storage: %s jobs were done after the loop had closed", len(jobs))


def tell(jobs: list[Job]) -> None:
    for job in jobs:
        try:
            job.done(job.error)
        except Exception:  # one listener's bug must not keep the others waiting
            log.exception("storage: a listener failed")


def settle(future: asyncio.Future[Any], outcome: list[Any]) -> Done:
    """A listener that brings the outcome to whoever awaits it."""

    def done(error: BaseException | None) -> None:
        if future.done():  # given up meanwhile
            return
        if error is not None:
            future.set_exception(error)
        else:
            future.set_result(outcome[0])

    return done
