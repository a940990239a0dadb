"""What the loads came to: a table on the terminal, and the same as data."""

from __future__ import annotations

import math
import platform
import statistics
from collections.abc import Callable, Iterable, Sequence

import msgspec
from rich.console import Console
from rich.table import Table

from tavola.lab.load import boardgame_io, ours
from tavola.lab.load.child import cores
from tavola.lab.load.crowd import Load
from tavola.lab.load.run import Measured, Plan

Row = list[Measured]  # the rounds of one load on one server
LEFT = ("load", "server")
HEADINGS = (
    *LEFT, "moves/s", "of a core", f"× {boardgame_io.NAME}", "p50 ms", "p99 ms", "most ms", "KiB a table", "at the end",
    "games over", "server's core", "load's core",
)  # fmt: skip


def grouped(found: Iterable[Measured]) -> dict[tuple[str, str], Row]:
    rows: dict[tuple[str, str], Row] = {}
    for one in found:
        rows.setdefault((one.load, one.server), []).append(one)
    return rows


def middle(row: Row, value: Callable[[Measured], float | None]) -> float | None:
    """The median over the rounds that have it."""
    known = [number for one in row if (number := value(one)) is not None and not math.isnan(number)]
    return statistics.median(known) if known else None


def ratio(mine: Row, theirs: Row) -> float | None:
    """How many times the moves for each second of computing, the median over the rounds."""
    pairs = [
        one.per_core / other.per_core
        for one, other in zip(mine, theirs, strict=False)
        if one.per_core and other.per_core
    ]
    return statistics.median(pairs) if pairs else None


def show(found: Sequence[Measured], loads: Sequence[Load], plan: Plan, console: Console) -> None:
    rows = grouped(found)
    table = Table(title=f"{plan.tables} tables of {plan.seats} seats, {plan.game}", title_justify="left")
    for heading in HEADINGS:
        table.add_column(heading, justify="left" if heading in LEFT else "right")
    for (load, server), row in rows.items():
        times = ratio(row, rows.get((load, boardgame_io.NAME), [])) if server == ours.NAME else None
        cells = (
            whole(middle(row, lambda one: one.rate)), whole(middle(row, lambda one: one.per_core)), exact(times),
            exact(middle(row, lambda one: one.p50)), exact(middle(row, lambda one: one.p99)),
            exact(middle(row, lambda one: one.most)), whole(middle(row, lambda one: kib(one.memory))),
            whole(middle(row, lambda one: kib(one.later))), whole(sum(one.games for one in row)),
            percent(middle(row, used)), percent(middle(row, lambda one: one.own)),
        )  # fmt: skip
        table.add_row(load, server, *cells)
    console.print(table)
    for words in (*explained(loads), *remarks(found), about(plan)):
        console.print(words, markup=False, highlight=False)
    for one in found:
        if one.problem:
            console.print(f"{one.server}, {one.load}: {one.problem}", style="red", markup=False, highlight=False)


def kib(size: float | None) -> float | None:
    return None if size is None else size / 1024


def used(one: Measured) -> float | None:
    """The share of a core that the server took."""
    return one.cpu / one.seconds if one.cpu is not None and one.seconds else None


def explained(loads: Sequence[Load]) -> list[str]:
    return [f"{load.name}: {load.about}" for load in loads]


def remarks(found: Sequence[Measured]) -> list[str]:
    said = []
    for one in found:
        if one.compared:
            said.append(f"{one.breaks} sockets broke, {one.games} games ended: all {one.compared:,} moves that were "
                        "called done are in the records, once and in their place")  # fmt: skip
        if one.refused:
            said.append(f"{one.server}, {one.load}: {one.refused:,} choices were refused and others tried")
    return said


def about(plan: Plan) -> str:
    pair = cores()
    where = f"server on core {pair[0]}, load on core {pair[1]}" if pair else "server and load wherever they came to run"
    peer = f", {boardgame_io.NAME} {version}" if (version := boardgame_io.version()) else ""
    python = f"{platform.python_implementation()} {platform.python_version()}"
    return (f"{python}{peer}; {where}; {plan.seconds:g} s each. A move has arrived when all at its table have it; "
            "\"of a core\": moves for each second that the server computed")  # fmt: skip


def whole(value: float | None) -> str:
    return "" if value is None else f"{value:,.0f}"


def exact(value: float | None) -> str:
    return "" if value is None else f"{value:,.2f}"


def percent(value: float | None) -> str:
    return "" if value is None else f"{100 * value:.0f} %"


def report(found: Sequence[Measured], plan: Plan) -> dict[str, object]:
    """The same as data, every round by itself; what was not measured is null."""
    rows = [
        {**msgspec.structs.asdict(one), "moves_per_second": one.rate, "moves_per_core_second": one.per_core}
        for one in found
    ]
    clean = [{name: known(value) for name, value in row.items()} for row in rows]
    return {"python": platform.python_version(), "plan": msgspec.structs.asdict(plan), "rows": clean}


def known(value: object) -> object:
    return None if isinstance(value, float) and math.isnan(value) else value
