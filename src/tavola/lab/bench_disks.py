"""`tavola bench disks`: the disk solver beside the physics engines that are installed, on the same scenes."""

from __future__ import annotations

import json
import os
import platform
import sys
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.table import Table

import tavola
from tavola.disks.fast import installed
from tavola.lab.bench import HERE, PEERS_PYTHON, can_import
from tavola.lab.contest import Entrant, Standing, contest, one_core

ROUNDS: Final = 3
SETS: Final = {"std": "Sparse: 30 disks, 6 pieces of landscape", "break": "Break: 64 disks, 63 in a pack"}
FORMS: Final = {"plain": "plain Python", "compiled": "compiled", "batch": "compiled, many at a time"}
# Each with the module it needs. The first of Box2D's is version 2, the second 3.1, which needs Python 3.12.
PEERS: Final = (
    ("pymunk", "pymunk", "pymunk_disks.py"),
    ("Box2D 2.3", "Box2D", "box2d_disks.py"),
    ("Box2D 3.1", "box2d._box2d", "box2d3_disks.py"),
)
HERTZ: Final = (120, 500, 2000)
EXPLAINED: Final = """A flick: build the world, let it come to rest, read the places. Built before: without the first.
Off: of each flick the disk that ends farthest from the reference (113 bits; 40 digits for the break).
Ours is timed with rim friction, which the others do not have, and compared without, as the reference was made."""


def bench_disks(
    seconds: float,
    as_json: Path | None,
    *,
    console: Console,
    peers: bool = True,
    sets: tuple[str, ...] = tuple(SETS),
    hertz: tuple[int, ...] = HERTZ,
    rounds: int = ROUNDS,
) -> int:
    """`seconds` is how long one turn of one entrant takes; 1 if one of ours failed."""
    report: dict[str, object] = {"python": platform.python_version(), "seconds": seconds}
    bad = False
    with one_core() as core:
        for which in sets:
            ours = our_entrants(which)
            others = installed_peers(which, hertz) if peers else []
            standings = contest([*ours, *others], seconds, rounds)
            bad = bad or any(one.problem for one in standings[: len(ours)])
            console.print(table_of(which, standings))
            for one in standings:
                if one.problem:
                    console.print(f"{one.name}: {one.problem}", markup=False)
            report[which] = [row_of(one) for one in standings]
    remarks(console, core, seconds, rounds, peers=peers)
    if as_json is not None:
        as_json.write_text(json.dumps(report, indent=1) + "\n", encoding="utf8")
    return 1 if bad else 0


def our_entrants(which: str) -> list[Entrant]:
    """-P keeps the folder of the probe off the path."""
    path = str(Path(tavola.__file__).parents[1])
    kinds = list(FORMS) if installed() else ["plain"]
    return [
        Entrant(f"Tavola, {FORMS[kind]}", (sys.executable, "-P", str(HERE / "disks_probe.py"), kind, which), path)
        for kind in kinds
    ]


def installed_peers(which: str, hertz: tuple[int, ...]) -> list[Entrant]:
    python = os.environ.get(PEERS_PYTHON) or sys.executable
    return [
        Entrant(f"{name}, {steps} steps/s", (python, str(HERE / "peers" / script), which, str(steps)))
        for name, module, script in PEERS
        if can_import(python, module)
        for steps in hertz
    ]


def table_of(which: str, standings: list[Standing]) -> Table:
    table = Table(title=SETS[which], title_justify="left")
    for heading in ("", "flicks/s", "built before", "mm off: median", "worst", "within 1 mm", "on/off wrong"):
        table.add_column(heading, justify="right" if heading else "left")
    for one in standings:
        about = one.about
        if not about:
            continue
        ready = f"{about['sliding']:,.0f}" if "sliding" in about else ""
        table.add_row(
            one.name, f"{one.rate:,.0f}", ready, f"{about['median_mm']:.2g}", f"{about['worst_mm']:.2g}",
            f"{about['within_mm']:.0%}", f"{about['flips']:.0f}",
        )  # fmt: skip
    return table


def row_of(one: Standing) -> dict[str, object]:
    """The same as data."""
    return {"name": one.name, "flicks_per_second": one.rate, "rounds": one.decisions, "about": one.about,
            "problem": one.problem}  # fmt: skip


def remarks(console: Console, core: int | None, seconds: float, rounds: int, *, peers: bool) -> None:
    where = f"core {core}" if core is not None else "any core"
    console.print(f"{platform.python_implementation()} {platform.python_version()}, {where}, "
                  f"{rounds} rounds of {seconds:g} s each, medians", markup=False)  # fmt: skip
    console.print(EXPLAINED, markup=False)
    if not installed():
        console.print("no numba here: the compiled form is not measured (pip install tavola[fast])", markup=False)
    if peers and not any(can_import(os.environ.get(PEERS_PYTHON) or sys.executable, module) for _, module, _ in PEERS):
        console.print(f"no peers here: make peers, or {PEERS_PYTHON}=<a Python that has them>", markup=False)
