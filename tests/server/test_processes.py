"""Processes that think: what they answer, and what happens when they do not."""

from __future__ import annotations

import asyncio
import os
import signal
import time

import msgspec
import pytest

import tavola
from tavola.core import codec
from tavola.server.processes import NO_ANSWER, Pool
from tavola.server.workers import ENCODE, Workers, bot_thinks
from tavola.table.effects import Job
from tests.server.kit import run


def work(asked: bytes) -> bytes:
    """What the process of these tests does."""
    if asked == b"die":
        os.kill(os.getpid(), signal.SIGKILL)
    if asked == b"sleep":
        time.sleep(60)
    if asked == b"fail":
        raise ValueError("a bug")
    return asked.upper()


async def asked(pool: Pool, *questions: bytes) -> list[bytes]:
    found = [pool.ask(question) for question in questions]
    answers = await asyncio.gather(*found)
    await pool.close()
    return answers


def test_answers_come_to_their_questions() -> None:
    assert run(asked(Pool("test", work, 2, 20.0), b"a", b"b", b"c")) == [b"A", b"B", b"C"]


@pytest.mark.parametrize(("trouble", "patience"), [(b"die", 20.0), (b"fail", 20.0), (b"sleep", 0.3)])
def test_who_has_no_answer_is_followed_by_one_who_has(trouble: bytes, patience: float) -> None:
    async def both() -> list[bytes]:
        pool = Pool("test", work, 1, patience=20.0)
        await pool.ask(b"warm")
        pool.patience = patience
        first = await pool.ask(trouble)
        pool.patience = 20.0
        return [first, *await asked(pool, b"next")]

    assert run(both()) == [NO_ANSWER, b"NEXT"]


def test_nobody_waits_for_one_who_thinks_when_the_server_ends() -> None:
    async def ending() -> float:
        pool = Pool("test", work, 1, 60.0)
        await pool.ask(b"warm")
        pool.ask(b"sleep")
        pool.ask(b"never begun")
        begun = time.monotonic()
        await pool.close()
        return time.monotonic() - begun

    assert run(ending()) < 3.0


def job(bot: str) -> Job:
    match = tavola.Match(tavola.game("template"), seats=2, seed=3)
    header = match.record.header
    return Job("template", 2, header.options, codec.freeze(match.state), match.deciders[0], 1, bot)


def test_a_bot_chooses_something_legal() -> None:
    match = tavola.Match(tavola.game("template"), seats=2, seed=3)
    kinds = msgspec.json.Decoder(msgspec.json.decode(b"null") or object)
    chosen = kinds.decode(bot_thinks(ENCODE(job("random"))))
    menu = [msgspec.to_builtins(action) for action in match.menu(match.deciders[0]).listed() or ()]
    assert chosen in menu


def test_bots_think_elsewhere_and_one_that_does_not_exist_has_no_answer() -> None:
    async def think() -> list[bytes]:
        workers = Workers(1)
        workers.start()
        found = [await workers.think(job("random")), await workers.think(job("nobody"))]
        await workers.close()
        return found

    some, none = run(think())
    assert msgspec.json.decode(some)["t"] == "stake"
    assert none == NO_ANSWER
