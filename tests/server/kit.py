"""What several tests of the server need: a loop for a coroutine, a storage for a moment, people and finished games."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from typing import Any, TypeVar

import tavola
from tavola.core.rng import Dice
from tavola.server.store import Store
from tavola.table.effects import Summary
from tavola.table.wire import Chair, Ending

T = TypeVar("T")
LATE = 30.0  # seconds: what takes longer hangs


def run(work: Coroutine[Any, Any, T]) -> T:
    async def in_time() -> T:
        return await asyncio.wait_for(work, LATE)

    return asyncio.run(in_time())


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Store]:
    store = Store.open(url)
    try:
        yield store
    finally:
        store.close()


async def append(store: Store, table: str, first: int, *rows: bytes) -> None:
    """Returns when the rows are on the disk; raises what went wrong."""
    loop = asyncio.get_running_loop()
    done: asyncio.Future[None] = loop.create_future()

    def settle(error: BaseException | None) -> None:
        done.set_exception(error) if error else done.set_result(None)

    store.append(table, first, rows, settle)
    await done


@asynccontextmanager
async def busy(store: Store) -> AsyncIterator[None]:
    """Inside, the writer is busy with something else, so what is asked for waits together."""
    begun, finished = threading.Event(), threading.Event()

    def work(connection: object) -> None:
        begun.set()
        finished.wait(LATE)

    working = asyncio.ensure_future(store.write(work))
    await asyncio.to_thread(begun.wait)
    try:
        yield
        await asyncio.sleep(0)  # what was begun inside has been queued
    finally:
        finished.set()
    await working


def person(name: str) -> Chair:
    return Chair("person", f"id-{name}", name, "", True)


def bot(name: str = "greedy") -> Chair:
    return Chair("bot", "", "", name, True)


def played_out(seats: int = 2, seed: int = 1) -> tavola.Match:
    """A finished game of lanterns."""
    match = tavola.Match(tavola.game("template"), seats=seats, seed=seed)
    rng = Dice(seed)
    while match.result is None:
        seat = match.deciders[0]
        match.play(seat, match.menu(seat).sample(rng))
    return match


def summary(
    table: str, chairs: tuple[Chair, ...], places: tuple[int, ...] | None = None, ended: int = 10_000, **more: Any
) -> Summary:
    """As a table gives it; with a real record, whatever the places say."""
    match = played_out(len(chairs))
    assert match.result is not None
    ending = Ending(places or match.result.places, match.result.scores, match.result.reason)
    fields: dict[str, Any] = {
        "id": table, "game": "template", "options": match.record.header.options, "chairs": chairs, "ending": ending,
        "entries": len(match.record.entries), "record": match.record.encode(), "rated": True, "private": False,
        "made": 1000, "ended": ended,
    }  # fmt: skip
    return Summary(**fields | more)
