"""Processes that think for bots, so that no table ever waits for one."""

from __future__ import annotations

import asyncio
from functools import lru_cache
from typing import Final

import msgspec

from tavola.bots import bot
from tavola.core.game import game
from tavola.core.rng import Dice, fresh_seed
from tavola.server.processes import Pool
from tavola.table.effects import Job
from tavola.table.jobs import think

PATIENCE: Final = 20.0  # seconds for one decision; the table then chooses by chance
ENCODE: Final = msgspec.msgpack.Encoder().encode
DECODE: Final = msgspec.msgpack.Decoder(Job).decode


@lru_cache(maxsize=1)
def dice() -> Dice:
    """Those of this process."""
    return Dice(fresh_seed())


def bot_thinks(asked: bytes) -> bytes:
    """What a bot chooses, as `Table.thought` takes it."""
    job = DECODE(asked)
    return think(job, bot(job.bot, game(job.game)), dice())


class Workers:
    """All thinking processes. They are started when a bot is seated, or with the first job."""

    def __init__(self, count: int, patience: float = PATIENCE) -> None:
        self._pool = Pool("bots", bot_thinks, count, patience)

    def start(self) -> None:
        self._pool.start()

    def think(self, job: Job) -> asyncio.Future[bytes]:
        """The bot's answer for `Table.thought`, or nothing when it had none."""
        return self._pool.ask(ENCODE(job))

    async def close(self) -> None:
        await self._pool.close()
