"""All tables of a server: made, found, brought back after a restart, and put away when nobody needs them."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Coroutine, Sequence
from typing import Any, Final

import msgspec

from tavola.bots import names as bots_of
from tavola.core.errors import TavolaError
from tavola.core.game import game as find_game
from tavola.core.game import games
from tavola.core.record import Record
from tavola.server import api, archive
from tavola.server.live import LiveTable, now
from tavola.server.lobby import Lobby
from tavola.server.problems import Trouble
from tavola.server.store import Store, tables
from tavola.server.workers import Workers
from tavola.table import effects as fx
from tavola.table.running import Table
from tavola.table.wire import OPEN, OVER, RUNNING, ClockRules

ID_BYTES: Final = 9  # twelve signs of an address that nobody guesses
ROUND: Final = 60.0  # seconds between two looks at what can be put away
IDLE: Final = 10 * 60_000  # milliseconds without anybody, and a table leaves the memory
ABANDONED: Final = 6 * 3_600_000  # and one that has not begun is removed
USUAL_BOT: Final = "greedy"
LIVING: Final = (OPEN, RUNNING)
log: Final = logging.getLogger(__name__)


class Hub:
    def __init__(self, store: Store, workers: Workers) -> None:
        self.lobby = Lobby()
        self._store = store
        self._workers = workers
        self._live: dict[str, LiveTable] = {}
        self._infos: dict[str, fx.Info] = {}
        self._asleep: set[str] = set()
        self._failed: set[str] = set()
        self._coming: dict[str, asyncio.Task[LiveTable | None]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._stopping = False

    # --- for the HTTP part -----------------------------------------------------------------------------------------

    async def make(self, new: api.NewTable, person: fx.Person) -> str:
        """A new table with this person as its host; TavolaError when it cannot be."""
        game = find_game(new.game)
        plan = fx.Plan(
            game=new.game, chairs=new.chairs, options=new.options, clock=clock_rules(new.clock), private=new.private,
            rated=new.rated, start=new.start, pace=new.pace, bots=tuple(bots_of(game)),
        )  # fmt: skip
        return await self._begin(plan, person)

    async def fork(self, record: bytes, fork: api.Fork, person: fx.Person) -> str:
        """A table that goes on from the middle of this record: the person in one seat, bots in the others."""
        header = Record.decode(record).header
        if not 0 <= fork.seat < header.seats:
            raise TavolaError(f"seat: expected 0..{header.seats - 1}, found {fork.seat}")
        bot = fork.bot or usual_bot(header.game)
        chairs = tuple("me" if seat == fork.seat else bot for seat in range(header.seats))
        plan = fx.Plan(
            game=header.game, chairs=chairs, options=header.options, private=True, start=True,
            bots=tuple(bots_of(find_game(header.game))), fork=fx.Fork(record, fork.at),
        )  # fmt: skip
        return await self._begin(plan, person)

    def infos(self) -> list[api.TableInfo]:
        """What the lobby shows: public tables that are open or running, the newest first."""
        found = [info for info in self._infos.values() if public(info)]
        return [told(info) for info in sorted(found, key=lambda info: -info.made)]

    def info(self, name: str) -> api.TableInfo | None:
        """Also a private one: whoever knows its id may see it."""
        info = self._infos.get(name)
        return told(info) if info else None

    # --- for the sockets -------------------------------------------------------------------------------------------

    async def find(self, name: str) -> LiveTable | None:
        """The table, brought back from the storage if need be."""
        live = self._live.get(name)
        if live is not None or name not in self._asleep:
            return live
        return await self._wake(name)

    def why_not(self, name: str) -> str:
        """Why a table cannot be found, as Closing says it."""
        return "failed" if name in self._failed else "gone"

    # --- beginning and end -----------------------------------------------------------------------------------------

    async def open(self) -> None:
        """Every table that was alive comes back, one after the other; one that is asked for comes at once."""
        alive = await self._store.read(tables.alive)
        self._asleep.update(alive)
        self._keep(self._wake_all(alive))
        self._keep(self._rounds())

    async def close(self) -> None:
        """Everybody is told, clocks are written down; when this returns, all of it is stored."""
        if self._stopping:
            return
        self._stopping = True
        for task in (*self._tasks, *self._coming.values()):
            task.cancel()
        for live in tuple(self._live.values()):
            live.pause()
        try:
            await self._stored()
        finally:
            for live in tuple(self._live.values()):
                live.stop("stopping")
            self.lobby.close("stopping")

    # --- what live tables tell -------------------------------------------------------------------------------------

    def changed(self, live: LiveTable) -> None:
        info = live.table.info()
        before = self._infos.get(live.id)
        self._infos[live.id] = info
        if public(info):
            self.lobby.changed(told(info))
        elif before is not None and public(before):
            self.lobby.gone(live.id)
        if before is None or before.status != info.status:
            self._keep(self._note_status(live.id, info.status))

    def over(self, live: LiveTable) -> None:
        self._keep(self._archive(live))

    def rematch(self, live: LiveTable, effects: fx.Effects) -> None:
        self._keep(self._rematch(live, effects))

    def lost(self, live: LiveTable) -> None:
        """It cannot go on; what is stored of it comes back when somebody asks."""
        self._live.pop(live.id, None)
        self._asleep.add(live.id)

    # --- inside ----------------------------------------------------------------------------------------------------

    async def _begin(self, plan: fx.Plan, person: fx.Person) -> str:
        if self._stopping:
            raise Trouble(503, "stopping")
        name = secrets.token_urlsafe(ID_BYTES)
        table, effects = Table.make(name, plan, person, now())
        info = table.info()

        def note(connection: Any) -> None:
            tables.add(connection, name, plan.game, person.id, info.made, private=plan.private, rated=plan.rated)
            tables.set_status(connection, name, info.status)

        live = self._seat(table, 0)
        if any(info.bots):
            self._workers.start()
        effects.lobby = True
        live.take(effects)
        await self._store.write(note)  # behind the rows: when this returns, both are stored
        return name

    def _seat(self, table: Table, rows: int) -> LiveTable:
        live = LiveTable(table, rows, self._store, self._workers, self)
        self._live[table.id] = live
        self._infos[table.id] = table.info()
        return live

    def _wake(self, name: str) -> asyncio.Future[LiveTable | None]:
        """Shielded: one who stops waiting does not stop it for others."""
        if name not in self._coming:
            self._coming[name] = asyncio.create_task(self._restore(name))
        return asyncio.shield(self._coming[name])

    async def _wake_all(self, names: Sequence[str]) -> None:
        for name in names:
            if name in self._asleep:
                await self._wake(name)

    async def _restore(self, name: str) -> LiveTable | None:
        try:
            rows = await self._store.rows(name)
            table = await asyncio.to_thread(Table.restore, name, rows, now())
        except Exception:
            log.exception("table %s cannot be brought back", name)
            self._failed.add(name)
            return None
        finally:
            del self._coming[name]
            self._asleep.discard(name)
        live = self._seat(table, len(rows))
        self.changed(live)
        live.take(fx.Effects(over=table.status == OVER))  # it may have ended without reaching the archive
        return live

    async def _archive(self, live: LiveTable) -> None:
        summary = live.table.summary()
        changes = await archive.finish(self._store, summary)
        if changes:
            live.call(live.table.rate, changes)

    async def _rematch(self, live: LiveTable, effects: fx.Effects) -> None:
        if effects.rematch is not None and effects.host is not None:
            live.call(live.table.go_to, await self._begin(effects.rematch, effects.host))

    async def _note_status(self, name: str, status: str) -> None:
        if status in LIVING:
            await self._store.write(lambda connection: tables.set_status(connection, name, status))

    async def _rounds(self) -> None:
        while True:
            await asyncio.sleep(ROUND)
            for live in tuple(self._live.values()):
                if live.idle and now() - live.used > IDLE:
                    await self._put_away(live)

    async def _put_away(self, live: LiveTable) -> None:
        """Out of the memory, or out of the world."""
        status = live.table.status
        if status == OPEN and now() - live.used < ABANDONED:
            return
        live.pause()
        await self._stored()
        live.stop("gone")
        self._live.pop(live.id, None)
        if status == RUNNING:
            self._asleep.add(live.id)
            return
        if status == OPEN:
            await self._store.write(lambda connection: tables.end(connection, live.id, "abandoned", now()))
        self._infos.pop(live.id, None)
        self.lobby.gone(live.id)

    async def _stored(self) -> None:
        """Returns when every row that waits now is stored."""
        await self._store.write(lambda connection: None)

    def _keep(self, work: Coroutine[Any, Any, None]) -> None:
        """Do it beside everything else, and say so when it fails."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("something failed beside the tables", exc_info=error)


def usual_bot(name: str) -> str:
    known = bots_of(find_game(name))
    return USUAL_BOT if USUAL_BOT in known else known[0]


def clock_rules(choice: api.ClockChoice) -> ClockRules:
    return msgspec.convert(choice, ClockRules, from_attributes=True)


def public(info: fx.Info) -> bool:
    """Whether the lobby shows it. The game for those who make games has no place there."""
    return not info.private and info.status in LIVING and info.game in games()


def told(info: fx.Info) -> api.TableInfo:
    """The API counts seconds."""
    found = msgspec.convert(info, api.TableInfo, from_attributes=True)
    return msgspec.structs.replace(found, made=info.made // 1000)
