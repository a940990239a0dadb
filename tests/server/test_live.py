"""Live tables in this process: nothing goes out before it is stored, and a table that fails does so alone."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from tavola.core.errors import EngineError
from tavola.server import api
from tavola.server.connection import Connection
from tavola.server.hub import Hub
from tavola.server.live import LiveTable
from tavola.server.store import Store
from tavola.server.workers import Workers
from tavola.table import wire
from tavola.table.effects import Person
from tests.server.kit import busy, opened, run

ANN, BOB = Person("id-ann", "Ann"), Person("id-bob", "Bob")
PLAN = api.NewTable("template", ("me", "me"), start=True)


class Window(Connection):
    """Hears what is put in, at once."""

    def __init__(self) -> None:
        super().__init__()
        self.heard: list[dict[str, Any]] = []
        self.why = ""

    def put(self, data: bytes) -> None:
        self.heard.append(json.loads(data))

    def close(self, why: str = "") -> None:
        self.why = self.why or why

    def last(self, kind: str) -> dict[str, Any]:
        return [one for one in self.heard if one["t"] == kind][-1]


@asynccontextmanager
async def hub_of(url: str) -> AsyncIterator[tuple[Hub, Store]]:
    async with opened(url) as store:
        workers = Workers(1)
        hub = Hub(store, workers)
        await hub.open()
        yield hub, store
        await hub.close()
        await workers.close()


async def seated(hub: Hub, person: Person = ANN, eyes: int = 0, name: str = "") -> tuple[LiveTable, Window]:
    live = await hub.find(name or await hub.make(PLAN, person))
    assert live is not None
    window = Window()
    live.join(window, person)
    live.hear(window, wire.Hello(client="w", eyes=eyes))
    return live, window


async def stored(store: Store) -> None:
    """All that waits is on the disk, and what waited for it has been heard."""
    await store.write(lambda connection: None)
    await asyncio.sleep(0.02)


def stake(window: Window, number: int) -> wire.Act:
    need = window.last("table")["scene"]["ask"]["need"]
    return wire.Act(number, need, {"t": "stake", "number": 0})


def ours(*arguments: Any) -> None:
    raise EngineError("a rule that does not hold")


def test_nothing_is_heard_before_it_is_stored(url: str) -> None:
    async def work() -> None:
        async with hub_of(url) as (hub, store):
            live, window = await seated(hub)
            rows = len(await store.rows(live.id))
            before = len(window.heard)
            async with busy(store):
                live.hear(window, stake(window, 1))
                live.hear(window, wire.Ping(9))
                await asyncio.sleep(0.05)
                assert len(window.heard) == before
            await stored(store)
            assert [one["t"] for one in window.heard[before:]] == ["update", "done", "pong"]
            assert len(await store.rows(live.id)) == rows + 1

    run(work())


def test_a_table_that_fails_stops_alone_keeps_its_record_and_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with hub_of(f"sqlite:///{tmp_path / 'tavola.db'}") as (hub, store):
            bad, window = await seated(hub)
            good, other = await seated(hub, BOB)
            bad.hear(window, stake(window, 1))
            monkeypatch.setattr(bad.table.room.running, "play", ours)
            bad.hear(window, wire.Hello(client="w", eyes=1))
            await stored(store)
            bad.hear(window, wire.Act(2, window.last("table")["scene"]["ask"]["need"], {"t": "stake", "number": 1}))
            good.hear(other, stake(other, 1))
            await stored(store)
            assert bad.table.status == "broken"
            assert ["status", "broken"] in window.last("update")["patch"]
            assert good.table.status == "running"
            assert other.last("done")["id"] == 1
            summary = bad.table.summary()
            assert summary.ending is None
            assert b'"t":"stake"' in summary.record
            bad.hear(window, wire.Act(3, 1, {"t": "stake", "number": 1}))
            await asyncio.sleep(0.05)
            assert window.last("refused")["reason"] == "over"

    run(work())


def test_a_move_that_could_not_be_stored_was_not_made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who is connected is sent away and comes back to the table as it is stored."""

    async def work() -> None:
        async with hub_of(f"sqlite:///{tmp_path / 'tavola.db'}") as (hub, store):
            live, window = await seated(hub)
            append = store.append

            def fail(table: str, first: int, rows: Any, done: Any) -> None:
                asyncio.get_running_loop().call_soon(done, OSError("the disk is full"))

            monkeypatch.setattr(store, "append", fail)
            live.hear(window, stake(window, 1))
            await asyncio.sleep(0.05)
            assert window.why == "stopping"
            assert not any(one["t"] == "done" for one in window.heard)
            monkeypatch.setattr(store, "append", append)
            again, fresh = await seated(hub, name=live.id)
            assert again is not live
            again.hear(fresh, stake(fresh, 1))
            await stored(store)
            assert fresh.last("done")["id"] == 1

    run(work())


def test_tables_come_back_after_a_restart(url: str) -> None:
    async def work() -> None:
        async with hub_of(url) as (hub, store):
            live, window = await seated(hub)
            await stored(store)
            live.hear(window, stake(window, 1))
            name, digest = live.id, live.table.room.running.match.digest()
        async with hub_of(url) as (hub, _):
            again, window = await seated(hub, name=name, eyes=1)
            await asyncio.sleep(0.05)
            assert again.table.room.running.match.digest() == digest
            assert window.last("table")["scene"]["deciders"] == [1]
            again.hear(window, wire.Act(1, 0, {"t": "stake", "number": 0}))  # it was done before: the same answer
            again.hear(window, wire.Act(2, 0, {"t": "stake", "number": 0}))
            await asyncio.sleep(0.05)
            assert window.last("done")["id"] == 1
            assert window.last("refused")["reason"] == "stale"

    run(work())


def test_a_table_that_cannot_be_read_any_more_says_that_it_failed(tmp_path: Path) -> None:
    async def work() -> None:
        async with hub_of(f"sqlite:///{tmp_path / 'tavola.db'}") as (hub, _):
            live, _ = await seated(hub)
            name = live.id
        async with opened(f"sqlite:///{tmp_path / 'tavola.db'}") as store:
            await store.write(lambda c: c.exec_driver_sql("UPDATE rows SET data = x'00'"))
        async with hub_of(f"sqlite:///{tmp_path / 'tavola.db'}") as (hub, _):
            assert await hub.find(name) is None
            assert hub.why_not(name) == "failed"

    run(work())
