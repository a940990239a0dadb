"""One table that runs: what its people say goes in, what it says goes out, and nothing goes out before it is stored.

Everything here happens in the event loop, one call of the table at a time, so a table never meets two at once.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import Callable
from functools import partial
from typing import Any, Final, Protocol

from tavola.server.connection import Connection
from tavola.server.store import Store
from tavola.server.workers import Workers
from tavola.table.effects import Effects, Job, Person
from tavola.table.running import Table
from tavola.table.wire import BROKEN, Said

log: Final = logging.getLogger(__name__)

_ANCHOR: Final = time.time() - time.monotonic()


def now() -> int:
    """Milliseconds since 1970 by a clock that never jumps while the server runs."""
    return int((_ANCHOR + time.monotonic()) * 1000)


class Home(Protocol):
    """What a live table tells the hub."""

    def changed(self, live: LiveTable) -> None: ...
    def over(self, live: LiveTable) -> None: ...
    def rematch(self, live: LiveTable, effects: Effects) -> None: ...
    def lost(self, live: LiveTable) -> None: ...


class Held:
    """Effects that wait: for their own rows, or for those before them."""

    __slots__ = ("effects", "stored")

    def __init__(self, effects: Effects, *, stored: bool) -> None:
        self.effects = effects
        self.stored = stored


class LiveTable:
    """`rows` is how many rows of its journal are stored already. `deaf`: nothing goes in any more, what went in still
    comes out; `stopped`: nothing comes out either."""

    def __init__(self, table: Table, rows: int, store: Store, workers: Workers, home: Home) -> None:
        self.table = table
        self.connections: dict[str, Connection] = {}
        self.used = now()
        self.deaf = False
        self.stopped = False
        self._rows = rows
        self._store = store
        self._workers = workers
        self._home = home
        self._held: deque[Held] = deque()
        self._timer: asyncio.TimerHandle | None = None
        self._rings = 0
        self._thinking: set[asyncio.Future[bytes]] = set()

    @property
    def id(self) -> str:
        return self.table.id

    @property
    def idle(self) -> bool:
        """Nobody looks, nobody thinks, nothing waits."""
        return not (self.connections or self._held or self._thinking or self.table.due is not None)

    # --- what goes in ----------------------------------------------------------------------------------------------

    def join(self, connection: Connection, person: Person | None) -> None:
        self.connections[connection.id] = connection
        self.call(self.table.join, connection.id, person)

    def leave(self, connection: Connection) -> None:
        if self.connections.pop(connection.id, None) is not None:
            self.call(self.table.leave, connection.id)

    def hear(self, connection: Connection, said: Said) -> None:
        self.call(self.table.hear, connection.id, said)

    def call(self, method: Callable[..., Effects], *args: Any) -> None:
        """Call the table; our own bug in it stops this table and no other."""
        if self.deaf:
            return
        self.used = moment = now()
        try:
            effects = method(*args, moment)
        except Exception:
            log.exception("table %s failed", self.id)
            self._fail(moment)
        else:
            self.take(effects)

    def take(self, effects: Effects) -> None:
        """Carry out what a call led to, then see to bots and the clock."""
        if effects.rows:
            held = Held(effects, stored=False)
            self._held.append(held)
            first, self._rows = self._rows, self._rows + len(effects.rows)
            self._store.append(self.id, first, effects.rows, partial(self._stored, held))
        elif self._held:
            self._held.append(Held(effects, stored=True))
        else:
            self._release(effects)
        self._ask_bots()
        self._wind()

    # --- what goes out ---------------------------------------------------------------------------------------------

    def _stored(self, held: Held, error: BaseException | None) -> None:
        if self.stopped:
            return
        if error is not None:
            log.error("table %s begins again from what is stored, a move could not be: %s", self.id, error)
            self.stop("stopping")  # it comes back when it is asked for
            self._home.lost(self)
            return
        held.stored = True
        while self._held and self._held[0].stored:
            self._release(self._held.popleft().effects)

    def _release(self, effects: Effects) -> None:
        connections = self.connections
        for name, data in effects.out:
            connection = connections.get(name)
            if connection is not None:
                connection.put(data)
        for name in effects.close:
            if name in connections:
                connections[name].close()
        if effects.lobby:
            self._home.changed(self)
        if effects.over:
            self._home.over(self)
        if effects.rematch is not None:
            self._home.rematch(self, effects)

    def _fail(self, moment: int) -> None:
        """The table says so itself if it still can."""
        try:
            self.take(self.table.fail(moment))
        except Exception:
            log.exception("table %s cannot even say that it failed", self.id)
            self.stop("failed")
            self._home.lost(self)

    # --- bots and time ---------------------------------------------------------------------------------------------

    def _ask_bots(self) -> None:
        try:
            jobs = self.table.jobs()
        except Exception:
            log.exception("table %s failed", self.id)
            if not self.deaf and self.table.status != BROKEN:
                self._fail(now())
            return
        for job in jobs:
            answer = self._workers.think(job)
            self._thinking.add(answer)
            answer.add_done_callback(partial(self._thought, job))

    def _thought(self, job: Job, answer: asyncio.Future[bytes]) -> None:
        self._thinking.discard(answer)
        if not answer.cancelled():
            self.call(self.table.thought, job.seat, job.need, answer.result())

    def _wind(self) -> None:
        """Ring when the table wants to be called. A timer that is set for earlier stays: it will be wound again."""
        due = None if self.deaf else self.table.due
        if due is None:
            if self._timer is not None:
                self._timer.cancel()
                self._timer = None
        elif self._timer is None or due < self._rings:
            if self._timer is not None:
                self._timer.cancel()
            self._rings = due
            delay = max(0, due - now()) / 1000
            self._timer = asyncio.get_running_loop().call_later(delay, self._ring)

    def _ring(self) -> None:
        self._timer = None
        due = self.table.due
        if due is not None and due <= now():
            self.call(self.table.tick)
        else:
            self._wind()

    # --- the end ---------------------------------------------------------------------------------------------------

    def pause(self) -> None:
        """Before the server stops: the clocks are written down, and nothing goes in any more."""
        self.call(self.table.pause)
        self.deaf = True
        self._wind()

    def stop(self, why: str) -> None:
        """Nothing goes out any more; what waits for its rows was never stored."""
        self.deaf = self.stopped = True
        self._held.clear()
        for answer in self._thinking:
            answer.cancel()
        self._wind()
        for connection in tuple(self.connections.values()):
            connection.close(why)
