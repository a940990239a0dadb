"""Processes that think for bots, so that no table ever waits for one.

A job goes out as bytes and the answer comes back as bytes. One thread looks after each process: it waits for the
answer, and starts a new process when the old one has died or thought too long.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import queue
import signal
import threading
import time
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import Final

import msgspec

from tavola.bots import bot
from tavola.core.game import game
from tavola.core.rng import Dice, fresh_seed
from tavola.table.effects import Job
from tavola.table.jobs import think

PATIENCE: Final = 20.0  # seconds for one decision; the table then chooses by chance
NO_ANSWER: Final = b""
SOON: Final = 1.0  # seconds for a process to end by itself
GLANCE: Final = 0.2  # seconds between two looks at whether the server ends
_spawn: Final = multiprocessing.get_context("spawn")
log: Final = logging.getLogger(__name__)

Waiting = tuple[bytes, Callable[[bytes], None]]


def run(pipe: Connection) -> None:
    """The life of a thinking process: it ends when the other end of the pipe does."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends its workers
    decoder = msgspec.msgpack.Decoder(Job)
    rng = Dice(fresh_seed())
    while True:
        try:
            job = decoder.decode(pipe.recv_bytes())
        except (EOFError, OSError):
            return
        pipe.send_bytes(answer_to(job, rng))


def answer_to(job: Job, rng: Dice) -> bytes:
    """A bot that fails has no answer: its table chooses for it, and the next job finds this process alive."""
    try:
        return think(job, bot(job.bot, game(job.game)), rng)
    except Exception:  # a bug of a bot must not end the process
        log.exception("the bot %s of %s failed", job.bot, job.game)
        return NO_ANSWER


class Worker:
    """One process and the thread that looks after it."""

    def __init__(self, jobs: queue.SimpleQueue[Waiting | None], patience: float, ending: threading.Event) -> None:
        self._jobs = jobs
        self._patience = patience
        self._ending = ending
        self._process: multiprocessing.process.BaseProcess
        self._pipe: Connection
        self.thread = threading.Thread(target=self._serve, name="bots", daemon=True)
        self.thread.start()

    def _serve(self) -> None:
        self._bear()
        while (waiting := self._jobs.get()) is not None:
            job, tell = waiting
            tell(self._ask(job))
        self._pipe.close()
        self._process.join(SOON)
        if self._process.is_alive():
            self._process.kill()

    def _bear(self) -> None:
        self._pipe, theirs = _spawn.Pipe()
        self._process = _spawn.Process(target=run, args=(theirs,), name="tavola bots", daemon=True)
        self._process.start()
        theirs.close()

    def _ask(self, job: bytes) -> bytes:
        try:
            self._pipe.send_bytes(job)
            if self._heard():
                return self._pipe.recv_bytes()
            log.warning("a bot thought longer than %g s; its table chooses by chance", self._patience)
        except (EOFError, OSError):
            log.warning("a process that thinks for bots died; another takes its place")
        self._process.kill()
        if not self._ending.is_set():
            self._pipe.close()
            self._bear()
        return NO_ANSWER

    def _heard(self) -> bool:
        """Whether an answer is there in time; nobody waits for one when the server ends."""
        late = time.monotonic() + self._patience
        while not self._pipe.poll(GLANCE):
            if self._ending.is_set() or time.monotonic() > late:
                return False
        return True


class Workers:
    """All thinking processes. They are started when a bot is seated, or with the first job."""

    def __init__(self, count: int, patience: float = PATIENCE) -> None:
        self._count = count
        self._patience = patience
        self._ending = threading.Event()
        self._jobs: queue.SimpleQueue[Waiting | None] = queue.SimpleQueue()
        self._workers: list[Worker] = []
        self._encoder = msgspec.msgpack.Encoder()

    def start(self) -> None:
        """Have them ready before the first bot is asked."""
        while len(self._workers) < self._count:
            self._workers.append(Worker(self._jobs, self._patience, self._ending))

    def think(self, job: Job) -> asyncio.Future[bytes]:
        """The bot's answer for `Table.thought`, or nothing when it had none."""
        self.start()
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[bytes] = loop.create_future()

        def settle(found: bytes) -> None:
            if not answer.done():
                answer.set_result(found)

        def tell(found: bytes) -> None:
            if not loop.is_closed():
                loop.call_soon_threadsafe(settle, found)

        self._jobs.put((self._encoder.encode(job), tell))
        return answer

    async def close(self) -> None:
        """Every process ends; what is still being thought is dropped."""
        self._ending.set()
        drain(self._jobs)
        for _ in self._workers:
            self._jobs.put(None)
        await asyncio.gather(*(asyncio.to_thread(worker.thread.join, SOON * 3) for worker in self._workers))


def drain(jobs: queue.SimpleQueue[Waiting | None]) -> None:
    while True:
        try:
            jobs.get_nowait()
        except queue.Empty:
            return
