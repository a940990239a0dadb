"""The server as a process of its own: killed, stopped, cut off, and nothing that anybody saw is lost."""

from __future__ import annotations

import asyncio
import random
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import urlopen

from tavola.client import Client, TableClient
from tavola.core.record import Record
from tavola.table import wire
from tests.house import House
from tests.server.kit import run
from tests.server.people import choose, play, somebody
from tests.server.postgres import free_port

ROUNDS = 3  # kills in one game


def house(folder: Path, port: int | None = None) -> House:
    return House(folder, ("serve", "--port", str(port or free_port()), "--workers", "1", "--log", "warning"))


async def archived(client: Client, table: str) -> Record:
    """The record of a finished game, as soon as the server has put it away; verified."""
    for _ in range(100):
        try:
            data = await asyncio.to_thread(read, f"{client.url}/api/tables/{table}/record")
        except HTTPError:
            await asyncio.sleep(0.05)
        else:
            record = Record.decode(data)
            record.verify()
            return record
    raise AssertionError(f"{table} was not archived")


def read(url: str) -> bytes:
    with urlopen(url, timeout=20) as answer:
        return bytes(answer.read())


def test_a_killed_server_loses_nothing_that_a_player_saw(tmp_path: Path) -> None:
    """Killed again and again in the middle of a game: every move that was answered is in the record, once."""
    port = free_port()

    async def work() -> None:
        alive = await asyncio.to_thread(house(tmp_path, port).open)
        ann, bob = [await somebody(alive.url, name) for name in ("Ann", "Bob")]
        name = await ann.make("gorgasali", ["me", "open"], start=True, pace=0)
        async with ann.table(name) as one, bob.table(name) as other:
            await other.command(wire.Sit, seat=1)
            done: list[int] = []
            for round_ in range(ROUNDS):
                stop = asyncio.Event()
                playing = [asyncio.create_task(play(each, round_, stop)) for each in (one, other)]
                while max(one.v, other.v) < 10 * (round_ + 1):
                    await asyncio.sleep(0.001)
                before = seen(one)
                alive.kill()
                stop.set()  # what is on its way is still brought to its end
                alive = await asyncio.to_thread(house(tmp_path, port).open)
                for task in playing:
                    done += await asyncio.wait_for(task, 20)
                after = seen(one)
                assert [key for key in before if key not in after] == []
            assert len(done) == len(set(done))  # each answered move has a version of its own
            assert done
            digest = [(move["n"], move["events"]) for move in one.log]
            await one.command(wire.Resign, seat=0)
            if one.status != "over":
                await other.command(wire.Resign, seat=1)
            record = await archived(ann, name)
            moves = sum(seat >= 0 for seat, _ in record.entries)
            assert moves == len(done)
            assert digest
        alive.close()

    run(work())


def seen(table: TableClient) -> dict[tuple[int, int], Any]:
    """What this player was told, by the length of the record and the version."""
    return {(move["n"], move["seat"]): move["events"] for move in table.log}


def test_it_stops_in_good_order_and_clocks_stand_still_meanwhile(tmp_path: Path) -> None:
    port = free_port()

    async def work() -> None:
        alive = await asyncio.to_thread(house(tmp_path, port).open)
        ann = await somebody(alive.url, "Ann")
        clock = {"kind": "game", "seconds": 100, "increment": 0, "away": 0}
        name = await ann.make("template", ["me", "random"], clock=clock, pace=0)
        async with ann.table(name) as table:
            await table.command(wire.Start)
            await table.turn()
            await choose(table, random.Random(1))
            before = table.scene["clock"]["left"][0]
            chairs, log = table.scene["chairs"], len(table.log)
            await asyncio.to_thread(alive.close)
            await asyncio.sleep(1.0)
            alive = await asyncio.to_thread(house(tmp_path, port).open)
            await table.turn()
            assert len(table.log) >= log
            assert table.scene["chairs"] == chairs
            assert before - 900 <= table.scene["clock"]["left"][0] <= before
            await play(table, 3)
            assert table.status == "over"
        assert (await archived(ann, name)).result is not None
        alive.close()
        assert "Traceback" not in alive.log

    run(work())


def test_no_move_is_lost_or_doubled_when_connections_break(tmp_path: Path) -> None:
    """Every so often a line is cut just after something was sent."""
    alive = house(tmp_path).open()

    async def work() -> None:
        people = [await somebody(alive.url, f"P{n}") for n in range(4)]
        for seed in range(3):
            name = await people[0].make("template", ["me", "open", "open", "open"], start=True)
            async with AsyncExitStack() as stack:
                tables = [await stack.enter_async_context(one.table(name)) for one in people]
                for seat, table in enumerate(tables[1:], 1):
                    await table.command(wire.Sit, seat=seat)
                cutting = asyncio.create_task(cut(tables, seed))
                done = await asyncio.gather(*[play(table, seed + n) for n, table in enumerate(tables)])
                cutting.cancel()
            record = await archived(people[0], name)
            answered = [v for one in done for v in one]
            assert len(answered) == len(set(answered)) == sum(seat >= 0 for seat, _ in record.entries)

    run(work())
    alive.close()
    assert "Traceback" not in alive.log


async def cut(tables: list[TableClient], seed: int) -> None:
    rng = random.Random(seed)
    while True:
        await asyncio.sleep(0.01)
        socket = rng.choice(tables)._socket
        if socket is not None and rng.random() < 0.3:
            socket.transport.abort()
