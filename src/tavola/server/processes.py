"""Processes that work beside the server, so that no table ever waits for them: bytes go out, bytes come back.

One thread looks after each process: it waits for the answer, and starts a new process when the old one has died or
took too long.
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

NO_ANSWER: Final = b""
SOON: Final = 1.0  # seconds for a process to end by itself
GLANCE: Final = 0.2  # seconds between two looks at whether the server ends
_spawn: Final = multiprocessing.get_context("spawn")
log: Final = logging.getLogger(__name__)

Work = Callable[[bytes], bytes]
Waiting = tuple[bytes, Callable[[bytes], None]]


def run(pipe: Connection, work: Work) -> None:
    """The life of such a process: it ends when the other end of the pipe does."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends its processes
    while True:
        try:
            asked = pipe.recv_bytes()
        except (EOFError, OSError):
            return
        pipe.send_bytes(answer_to(work, asked))


def answer_to(work: Work, asked: bytes) -> bytes:
    """Work that fails has no answer, and the next one finds this process alive."""
    try:
        return work(asked)
    except Exception:  # a bug in one answer must not end the process
        log.exception("%s failed", work.__name__)
        return NO_ANSWER


class Minder:
    """One process and the thread that looks after it."""

    def __init__(self, pool: Pool) -> None:
        self._pool = pool
        self._process: multiprocessing.process.BaseProcess
        self._pipe: Connection
        self.thread = threading.Thread(target=self._serve, name=pool.name, daemon=True)
        self.thread.start()

    def _serve(self) -> None:
        self._bear()
        while (waiting := self._pool.waiting.get()) is not None:
            asked, tell = waiting
            tell(self._ask(asked))
        self._pipe.close()
        self._process.join(SOON)
        if self._process.is_alive():
            self._process.kill()

    def _bear(self) -> None:
        self._pipe, theirs = _spawn.Pipe()
        arguments = (theirs, self._pool.work)
        self._process = _spawn.Process(target=run, args=arguments, name=f"tavola {self._pool.name}", daemon=True)
        self._process.start()
        theirs.close()

    def _ask(self, asked: bytes) -> bytes:
        try:
            self._pipe.send_bytes(asked)
            if self._heard():
                return self._pipe.recv_bytes()
            log.warning("%s: no answer within %g s", self._pool.name, self._pool.patience)
        except (EOFError, OSError):
            log.warning("%s: a process died; another takes its place", self._pool.name)
        self._process.kill()
        if not self._pool.ending.is_set():
            self._pipe.close()
            self._bear()
        return NO_ANSWER

    def _heard(self) -> bool:
        """Whether an answer is there in time; nobody waits for one when the server ends."""
        late = time.monotonic() + self._pool.patience
        while not self._pipe.poll(GLANCE):
            if self._pool.ending.is_set() or time.monotonic() > late:
                return False
        return True


class Pool:
    """`count` processes that do the same work. They are started by `start`, or when the first thing is asked."""

    def __init__(self, name: str, work: Work, count: int, patience: float) -> None:
        self.name = name
        self.work = work
        self.patience = patience
        self.ending = threading.Event()
        self.waiting: queue.SimpleQueue[Waiting | None] = queue.SimpleQueue()
        self._count = count
        self._minders: list[Minder] = []

    def start(self) -> None:
        """Have them ready before they are needed."""
        while len(self._minders) < self._count:
            self._minders.append(Minder(self))

    def ask(self, asked: bytes) -> asyncio.Future[bytes]:
        """The answer, or NO_ANSWER."""
        self.start()
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[bytes] = loop.create_future()

        def settle(found: bytes) -> None:
            if not answer.done():
                answer.set_result(found)

        def tell(found: bytes) -> None:
            if not loop.is_closed():
                loop.call_soon_threadsafe(settle, found)

        self.waiting.put((asked, tell))
        return answer

    async def close(self) -> None:
        """Every process ends; what is still being worked at is dropped."""
        self.ending.set()
        drain(self.waiting)
        for _ in self._minders:
            self.waiting.put(None)
        await asyncio.gather(*(asyncio.to_thread(minder.thread.join, SOON * 3) for minder in self._minders))


def drain(waiting: queue.SimpleQueue[Waiting | None]) -> None:
    while True:
        try:
            waiting.get_nowait()
        except queue.Empty:
            return
