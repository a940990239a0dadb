"""A server as a child: started on a core of its own, asked what it used, ended in good order."""

from __future__ import annotations

import asyncio
import os
import re
import signal
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Final

import msgspec

from tavola.lab.load.websocket import LoadError

PATIENCE: Final = 60.0  # seconds for a server to say its port
ENDING: Final = 15.0  # and to end
LAST: Final = 20  # lines of its words that are kept


class Command(msgspec.Struct, frozen=True):
    """`says` finds the port in a line of what it prints."""

    words: tuple[str, ...]
    env: Mapping[str, str]
    folder: Path
    says: str


class Child:
    """`core` is where it runs, None where processes cannot be pinned."""

    def __init__(self, process: asyncio.subprocess.Process, core: int | None) -> None:
        self.process = process
        self.core = core
        self.port = 0
        self.words: list[str] = []
        self.empty: int | None = None  # bytes in memory before there were tables

    @property
    def alive(self) -> bool:
        return self.process.returncode is None

    async def listen(self, says: str) -> None:
        """Its words are kept, so that a server that fails can be quoted."""
        assert self.process.stdout is not None
        async for line in self.process.stdout:
            words = line.decode(errors="replace").rstrip()
            self.words = [*self.words, words][-LAST:]
            if not self.port and (found := re.search(says, words)):
                self.port = int(found[1])

    def cpu_seconds(self) -> float | None:
        """Of the process, all its threads, and the children it has; None where /proc does not tell."""
        total = [cpu_of(pid) for pid in family(self.process.pid)]
        return sum(total) if total else None

    def memory(self) -> int | None:
        """Bytes of it in memory."""
        total = [rss_of(pid) for pid in family(self.process.pid)]
        return sum(total) if total else None


def family(pid: int) -> list[int]:
    """The process and its descendants; nothing where there is no /proc."""
    found: list[int] = []
    if not Path(f"/proc/{pid}/stat").exists():
        return found
    found.append(pid)
    for path in Path(f"/proc/{pid}/task").glob("*/children"):
        with suppress(OSError):
            for child in path.read_text().split():
                found += family(int(child))
    return found


def cpu_of(pid: int) -> float:
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def rss_of(pid: int) -> int:
    try:
        return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except OSError:
        return 0


# --- cores ------------------------------------------------------------------------------------------------------------


def cores() -> tuple[int, int] | None:
    """One core for the server and one for its load; None when there are not two, or they cannot be had."""
    if not hasattr(os, "sched_getaffinity"):
        return None
    here = sorted(os.sched_getaffinity(0))
    return (here[-1], here[0]) if len(here) > 1 else None


@asynccontextmanager
async def started(command: Command) -> AsyncIterator[Child]:
    """The server listens; afterwards it is asked to end, and made to if it does not."""
    pair = cores()
    before = os.sched_getaffinity(0) if pair else None
    if pair:
        os.sched_setaffinity(0, {pair[0]})  # inherited by the child; this process moves to the other one after it
    try:
        process = await asyncio.create_subprocess_exec(
            *command.words, env=dict(command.env), cwd=command.folder, stdin=asyncio.subprocess.DEVNULL,
            stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.STDOUT,
            start_new_session=True,  # Ctrl-C is for us: we end it
        )  # fmt: skip
        if pair:
            os.sched_setaffinity(0, {pair[1]})
        child = Child(process, pair[0] if pair else None)
        listening = asyncio.create_task(child.listen(command.says))
        try:
            await wait_for_port(child)
            yield child
        finally:
            await ended(child)
            await listening
    finally:
        if before:
            os.sched_setaffinity(0, before)


async def wait_for_port(child: Child) -> None:
    loop = asyncio.get_running_loop()
    late = loop.time() + PATIENCE
    while not child.port:
        if not child.alive or loop.time() > late:
            raise LoadError("the server did not start; it said:\n" + "\n".join(child.words))
        await asyncio.sleep(0.02)


async def ended(child: Child) -> None:
    if not child.alive:
        return
    with suppress(ProcessLookupError):
        child.process.send_signal(signal.SIGTERM)
    try:
        await asyncio.wait_for(child.process.wait(), ENDING)
    except TimeoutError:
        with suppress(ProcessLookupError):
            child.process.kill()
        await child.process.wait()
