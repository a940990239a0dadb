"""`tavola simulate`: many games between bots, on all cores, kept game by game."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Callable, Generator, Iterable
from functools import partial
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from tavola.core.errors import TavolaError
from tavola.lab.paper import paper
from tavola.lab.series import Row, Series, make_series, play_game
from tavola.lab.store import Store
from tavola.lab.tables import show

INTERRUPTED = 130  # what a shell reports after Ctrl-C
WRONG = 2


def leave_interrupts_to_the_parent() -> None:
    """A worker finishes nothing on Ctrl-C by itself: the parent ends it when all results are written."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def run(series: Series, numbers: Iterable[int], jobs: int = 1) -> Generator[Row, None, None]:
    """Play these games of a series; rows come as games end, in any order when there are several processes."""
    todo = list(numbers)
    if jobs <= 1 or len(todo) < 2:
        for number in todo:
            yield play_game(series, number)
        return
    context = multiprocessing.get_context("spawn")  # the same on every system, and nothing is inherited by accident
    with context.Pool(min(jobs, len(todo)), leave_interrupts_to_the_parent) as pool:
        yield from pool.imap_unordered(partial(play_game, series), todo)


def collect(
    series: Series, games: int, jobs: int, out: Path | None, notice: Callable[[Row], None], *, resume: bool
) -> tuple[list[Row], bool]:
    """All rows of the series, old ones too, and whether it came to its end. Ctrl-C loses no finished game."""
    store = Store(out) if out is not None else None
    rows = store.begin(series, resume=resume) if store is not None else []
    have = {row.number for row in rows}
    for row in rows:
        notice(row)
    complete = True
    playing = run(series, [number for number in range(games) if number not in have], jobs)
    try:
        for row in playing:
            rows.append(row)
            if store is not None:
                store.add(row)
            notice(row)
    except KeyboardInterrupt:
        complete = False
    finally:
        playing.close()  # its processes end with it
        if store is not None:
            rows = store.finish()
    return sorted(rows, key=lambda row: row.number), complete


def simulate_command(
    game: str,
    games: int,
    seats: str,
    jobs: int,
    options: dict[str, object],
    out: Path | None,
    seed: int,
    resume: bool,  # noqa: FBT001  # the word of the command line
    *,
    rotate: bool = False,
    record_dir: Path | None = None,
    console: Console | None = None,
) -> int:
    """Play, show, and tell the shell how it went."""
    console = console or paper()
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    try:
        series = make_series(game, seats, options, seed, rotate=rotate, record_dir=record_dir)
        with Progress(*columns, console=console, transient=True) as progress:
            task = progress.add_task("games", total=games)
            rows, complete = collect(
                series, games, jobs, out, lambda row: progress.advance(task), resume=resume
            )
    except TavolaError as error:
        console.print(f"tavola simulate: {error}", markup=False, soft_wrap=True)
        return WRONG
    show(rows, console)
    if out is not None:
        console.print(f"{len(rows)} games in {out}", markup=False, soft_wrap=True)
    if not complete:
        how = f"; go on with --resume --out {out}" if out is not None else ""
        console.print("interrupted" + how, markup=False, soft_wrap=True)
    return 0 if complete else INTERRUPTED
