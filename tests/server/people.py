"""People who play by themselves over the wire: they choose by chance and remember everything they were told."""

from __future__ import annotations

import asyncio
import random
from typing import Any

from tavola.client import Client, TableClient
from tavola.client.table import NotDone
from tavola.table import wire

STALE = ("stale", "over", "not-running")


async def somebody(url: str, name: str) -> Client:
    client = Client(url)
    await client.guest(name)
    return client


def choice(menu: dict[str, Any], rng: random.Random) -> dict[str, Any]:
    """Fields of an Act or a Pick."""
    if menu["actions"] and (menu["kind"] == "one" or rng.random() < 0.5):
        return {"action": rng.choice(menu["actions"])}
    return {"items": tuple(rng.sample(menu["of"], rng.randint(menu["low"], menu["high"])))}


async def choose(table: TableClient, rng: random.Random) -> int:
    """One choice that the rules allow; the version it led to."""
    while True:
        ask = table.ask
        if ask is None:
            return -1
        chosen = choice(ask["menu"], rng)
        kind = wire.Act if "action" in chosen else wire.Pick
        try:
            return await table.command(kind, need=ask["need"], **chosen)
        except NotDone as no:
            if no.reason in STALE:
                return -1


async def play(table: TableClient, seed: int, stop: asyncio.Event | None = None) -> list[int]:
    """Until the game is over, or it is time to stop between two moves; the versions the moves led to."""
    rng, done = random.Random(seed), []
    while await my_turn(table, stop):
        v = await choose(table, rng)
        if v >= 0:
            done.append(v)
    return done


async def my_turn(table: TableClient, stop: asyncio.Event | None) -> bool:
    if stop is None:
        return await table.turn()
    turn, stopped = asyncio.ensure_future(table.turn()), asyncio.ensure_future(stop.wait())
    await asyncio.wait((turn, stopped), return_when=asyncio.FIRST_COMPLETED)
    stopped.cancel()
    return not turn.cancel() and not stop.is_set() and turn.result()
