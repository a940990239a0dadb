"""One load on one server: start, open the tables, warm up, measure, end."""

from __future__ import annotations

import asyncio
import gc
import math
import signal
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path
from typing import Final

import msgspec

from tavola.lab.load import boardgame_io, ours, records
from tavola.lab.load.child import Child, started
from tavola.lab.load.crowd import Crowd, Load, clock, quantile
from tavola.lab.load.websocket import LoadError

WARM: Final = 0.2  # of the measured time is played before it
LOOK: Final = 0.1  # seconds between two looks at whether all is well
SETTLE: Final = 0.3  # seconds for memory to come to rest, and for the last answers
MS: Final = 1000.0
Say = Callable[[str], None]


class Plan(msgspec.Struct, frozen=True):
    """What is measured. `folder` is where the database lies, "" for the folder of temporary files."""

    tables: int = 200
    seats: int = 4
    seconds: float = 20.0
    game: str = "template"
    lang: str = ""
    folder: str = ""


class Measured(msgspec.Struct):
    """Of one load on one server. Moves are counted where everybody has them. `cpu` is the server's time, `own` the
    share of a core that the load itself took; None where the system does not tell. `memory` is bytes a table when all
    are open, with the sockets of those who sit there; `later` the same at the end, finished tables that are still kept
    counted as well. Times are milliseconds."""

    load: str
    server: str
    tables: int
    sockets: int
    seconds: float = 0.0
    moves: int = 0
    games: int = 0
    breaks: int = 0
    refused: int = 0
    compared: int = 0
    cpu: float | None = None
    own: float = 0.0
    p50: float = math.nan
    p99: float = math.nan
    most: float = math.nan
    memory: float | None = None
    later: float | None = None
    problem: str = ""

    @property
    def rate(self) -> float:
        return self.moves / self.seconds if self.seconds else 0.0

    @property
    def per_core(self) -> float | None:
        """Moves for each second that the server computed."""
        return self.moves / self.cpu if self.cpu else None


async def measure(name: str, load: Load, plan: Plan, say: Say) -> Measured:
    """Whatever goes wrong is told in `problem`, with what was measured until then."""
    found = Measured(load.name, name, plan.tables, 0)
    crowd = Crowd(load)
    end_in_good_order()
    asyncio.get_running_loop().set_exception_handler(lambda loop, told: crowd.fail(f"our own bug: {told}"))
    try:
        async with server(name, plan) as child:
            await open_all(name, child, crowd, plan, found, say)
            try:
                await (to_the_end if load.breaks else for_a_while)(child, crowd, plan, found, say)
            finally:
                crowd.end()
    except (LoadError, OSError, TimeoutError) as error:
        found.problem = str(error) or type(error).__name__
    return found


def end_in_good_order() -> None:
    """Asked to end by whoever started us, we end the server too."""
    task = asyncio.current_task()
    assert task is not None
    with suppress(NotImplementedError):  # this system cannot
        asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, task.cancel)


@asynccontextmanager
async def server(name: str, plan: Plan) -> AsyncIterator[Child]:
    with tempfile.TemporaryDirectory(prefix="tavola-bench-", dir=plan.folder or None) as folder:
        command = ours.command(Path(folder)) if name == ours.NAME else boardgame_io.command()
        if command is None:
            raise LoadError(f"{name} is not installed; tools/peer_server.py does it")
        async with started(command) as child:
            yield child


async def open_all(name: str, child: Child, crowd: Crowd, plan: Plan, found: Measured, say: Say) -> None:
    """All tables, and what they take. One is opened before, for what is loaded with the first."""
    first = Crowd(Load("", ""))
    await open_some(name, child.port, first, plan, 1, lambda: None)
    await asyncio.sleep(SETTLE)
    first.end()
    child.empty = child.memory()
    step = Steps(plan.tables, say)
    await open_some(name, child.port, crowd, plan, plan.tables, step)
    found.sockets = sum(len(place.viewers) for place in crowd.places)
    await asyncio.sleep(SETTLE)
    found.memory = a_table(child, plan.tables)


def a_table(child: Child, tables: int) -> float | None:
    now = child.memory()
    return None if now is None or child.empty is None else (now - child.empty) / tables


class Steps:
    """Tells how many tables are open."""

    def __init__(self, whole: int, say: Say) -> None:
        self.done = 0
        self.whole = whole
        self.say = say

    def __call__(self) -> None:
        self.done += 1
        self.say(f"{self.done} of {self.whole} tables open")


def open_some(
    name: str, port: int, crowd: Crowd, plan: Plan, count: int, step: Callable[[], None]
) -> Awaitable[None]:
    if name == ours.NAME:
        return ours.open_tables(port, crowd, count, plan.game, plan.seats, plan.lang, step)
    return boardgame_io.open_tables(port, crowd, [f"{count}-{number}" for number in range(count)], step)


async def for_a_while(child: Child, crowd: Crowd, plan: Plan, found: Measured, say: Say) -> None:
    """Play for so long; the first moments do not count."""
    warm = max(plan.seconds * WARM, 2 * crowd.load.think)
    with nothing_swept():
        crowd.begin()
        await watch(child, crowd, warm, lambda left: say("warming up"))
        if idle := [place.id for place in crowd.places if not place.open and not place.size]:
            raise LoadError(f"{len(idle)} tables did not begin, {idle[0]} among them")
        crowd.count()
        games = crowd.games
        began, cpu, own = clock(), child.cpu_seconds(), time.process_time()
        try:
            await watch(child, crowd, plan.seconds, lambda left: say(f"{crowd.moves:,} moves, {left:.0f} s to go"))
        finally:
            note(child, crowd, found, began, cpu, own)
            found.games = crowd.games - games
            found.later = a_table(child, plan.tables + crowd.games)
            crowd.going = False
    await asyncio.sleep(SETTLE)  # what is under way comes to its end before sockets close


async def to_the_end(child: Child, crowd: Crowd, plan: Plan, found: Measured, say: Say) -> None:
    """Play every game to its end, then compare the records."""
    began, cpu, own = clock(), child.cpu_seconds(), time.process_time()
    crowd.count()
    crowd.begin()
    try:
        while crowd.playing or any([not seat.answered for place in crowd.places for seat in place.viewers]):
            say(f"{crowd.moves:,} moves, {crowd.breaks} sockets broken, {len(crowd.playing)} games go on")
            await look(child, crowd)
    finally:
        note(child, crowd, found, began, cpu, own)
        found.games = crowd.games
        found.later = a_table(child, plan.tables)
    say("comparing the records")
    found.compared = await records.check(child.port, crowd.places)


async def watch(child: Child, crowd: Crowd, seconds: float, tell: Callable[[float], None]) -> None:
    late = clock() + seconds
    while (left := late - clock()) > 0:
        tell(left)
        await look(child, crowd, min(left, LOOK))


async def look(child: Child, crowd: Crowd, pause: float = LOOK) -> None:
    await asyncio.sleep(pause)
    if not child.alive:
        raise LoadError("the server has ended; it said:\n" + "\n".join(child.words))
    crowd.check()


def note(child: Child, crowd: Crowd, found: Measured, began: float, cpu: float | None, own: float) -> None:
    """What came of it."""
    found.seconds = clock() - began
    now = child.cpu_seconds()
    found.cpu = now - cpu if now is not None and cpu is not None else None
    found.own = (time.process_time() - own) / found.seconds
    found.moves, found.breaks, found.refused = crowd.moves, crowd.breaks, crowd.refused
    taken = sorted(crowd.latencies)
    if not found.moves:
        found.problem = "no move was counted"
    found.p50, found.p99 = MS * quantile(taken, 0.5), MS * quantile(taken, 0.99)
    found.most = MS * taken[-1] if taken else math.nan


@contextmanager
def nothing_swept() -> Iterator[None]:
    """No garbage is looked for meanwhile: a pause of ours would be read as one of the server's."""
    gc.collect()
    gc.freeze()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()
        gc.unfreeze()
