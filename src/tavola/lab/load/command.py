"""`tavola bench server`: every load on our server and on the peer's, one after the other, then the table."""

from __future__ import annotations

import asyncio
import math
import platform
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final

import msgspec
from rich.console import Console
from rich.status import Status
from rich.table import Table

from tavola.core.errors import TavolaError
from tavola.core.game import game
from tavola.lab.load import boardgame_io, ours
from tavola.lab.load.child import cores
from tavola.lab.load.crowd import Load
from tavola.lab.load.run import Measured, Plan, measure

STOPPED: Final = 130  # the exit code of Ctrl-C
WATCHED: Final = 10
WATCHERS: Final = 20
LOADS: Final = (
    Load("thinking", "every seat thinks for a second", think=1.0),
    Load("watched", f"the same, {WATCHERS} spectators at each of {WATCHED} tables; times are of those tables",
         think=1.0, watched=WATCHED, watchers=WATCHERS),
    Load("saturated", "nobody thinks"),
    Load("breaking", "nobody thinks, a socket breaks with every hundredth move, records are compared", breaks=0.01),
)  # fmt: skip


def server_command(
    plan: Plan, names: Sequence[str], as_json: Path | None, *, peer: bool = True, console: Console
) -> int:
    """`names` are the loads wanted, none means all. Ctrl-C ends it and shows what there is."""
    loads = chosen(names)
    check(plan)
    raise_limits()
    entrants = [ours.NAME, *([boardgame_io.NAME] if peer and boardgame_io.command() else [])]
    found: list[Measured] = []
    stopped = False
    try:
        for load in loads:
            for name in entrants if not load.breaks else entrants[:1]:  # what the peer loses is not looked for
                found.append(measured(name, load, plan))
    except KeyboardInterrupt:
        stopped = True
    show(found, loads, plan, console)
    if peer and len(entrants) == 1:
        words = f"{boardgame_io.NAME} is not here: make peers, or {boardgame_io.FOLDER}=<a folder that has it>"
        console.print(words, markup=False, highlight=False)
    if as_json is not None:
        as_json.write_text(msgspec.json.format(msgspec.json.encode(report(found, plan)), indent=1).decode() + "\n")
    if stopped:
        return STOPPED
    return 0 if all(not one.problem for one in found) else 1


def chosen(names: Sequence[str]) -> list[Load]:
    known = {load.name: load for load in LOADS}
    for name in names:
        if name not in known:
            raise TavolaError(f"load: expected one of {', '.join(known)}, found {name!r}")
    return [load for load in LOADS if load.name in names or not names]


def check(plan: Plan) -> None:
    low, high = game(plan.game).seats
    if not low <= plan.seats <= high:
        raise TavolaError(f"seats: {plan.game} is for {low} to {high}, found {plan.seats}")
    if plan.tables > ours.most_tables(plan.seats):
        raise TavolaError(f"tables: expected at most {ours.most_tables(plan.seats)}, found {plan.tables}")


def raise_limits() -> None:
    """Both ends of a socket need a file; the child inherits it."""
    with suppress(ImportError, ValueError, OSError):  # not every system has such limits
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def measured(name: str, load: Load, plan: Plan) -> Measured:
    """With a line on the terminal that says how far it is."""
    screen = Console(stderr=True)
    with Status(f"{name}, {load.name}", console=screen) as status:
        return asyncio.run(measure(name, load, plan, lambda words: status.update(f"{name}, {load.name}: {words}")))


# --- what is shown ----------------------------------------------------------------------------------------------------


def show(found: Sequence[Measured], loads: Sequence[Load], plan: Plan, console: Console) -> None:
    table = Table(title=f"{plan.tables} tables of {plan.seats} seats, {plan.game}", title_justify="left")
    left = ("load", "server")
    for heading in (
        *left, "moves", "moves/s", "moves/s of a core", "p50 ms", "p99 ms", "most ms", "KiB a table", "games over",
        "server's core", "load's core",
    ):  # fmt: skip
        table.add_column(heading, justify="left" if heading in left else "right")
    for one in found:
        table.add_row(
            one.load, one.server, f"{one.moves:,}", f"{one.rate:,.0f}", number(one.per_core), decimals(one.p50),
            decimals(one.p99), decimals(one.most), number(one.memory and one.memory / 1024), f"{one.games:,}",
            percent(one.cpu and one.cpu / one.seconds), percent(one.own),
        )  # fmt: skip
    console.print(table)
    for load in loads:
        console.print(f"{load.name}: {load.about}", markup=False, highlight=False)
    for one in found:
        if one.compared:
            console.print(f"{one.breaks} sockets broke, {one.games} games ended: all {one.compared:,} moves that were "
                          "called done are in the records, once and in their place", highlight=False)  # fmt: skip
        if one.refused:
            console.print(f"{one.server}, {one.load}: {one.refused:,} choices were refused", highlight=False)
        if one.problem:
            console.print(f"{one.server}, {one.load}: {one.problem}", style="red", markup=False, highlight=False)
    console.print(about(plan), markup=False, highlight=False)


def number(value: float | None) -> str:
    return "" if value is None else f"{value:,.0f}"


def decimals(value: float) -> str:
    return "" if math.isnan(value) else f"{value:,.2f}"


def percent(value: float | None) -> str:
    return "" if value is None else f"{100 * value:.0f} %"


def about(plan: Plan) -> str:
    pair = cores()
    where = f"server on core {pair[0]}, load on core {pair[1]}" if pair else "server and load wherever they came to run"
    peer = f", {boardgame_io.NAME} {version}" if (version := boardgame_io.version()) else ""
    python = f"{platform.python_implementation()} {platform.python_version()}"
    return f"{python}{peer}; {where}; {plan.seconds:g} s each; a move has arrived when all at its table have it"


def report(found: Sequence[Measured], plan: Plan) -> dict[str, object]:
    """The same as data; what was not measured is null."""
    rows = [
        {**msgspec.structs.asdict(one), "moves_per_second": one.rate, "moves_per_core_second": one.per_core}
        for one in found
    ]
    clean = [{name: None if value != value else value for name, value in row.items()} for row in rows]  # NaN
    return {"python": sys.version.split()[0], "plan": msgspec.structs.asdict(plan), "rows": clean}
