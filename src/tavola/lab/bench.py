"""`tavola bench`: how fast the rules are, beside the peers that are installed, in one run on one core."""

from __future__ import annotations

import json
import os
import platform
import subprocess
import sys
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.table import Table

import tavola
from tavola.core.game import games
from tavola.lab.contest import Entrant, Standing, contest, forms, one_core, out_of_date
from tavola.lab.paper import paper

WRONG: Final = 2
ROUNDS: Final = 5
HERE: Final = Path(__file__).parent
PEERS_PYTHON: Final = "TAVOLA_PEERS_PYTHON"  # another Python that has the peers
YARDSTICK: Final = "Catanatron"
# Each with the module it needs: a rich game, games in C++ without and with dice, games in Python.
PEERS: Final = (
    (YARDSTICK, "catanatron", ("catanatron_random.py",)),
    ("OpenSpiel chess (C++)", "pyspiel", ("open_spiel_random.py", "chess")),
    ("OpenSpiel backgammon (C++)", "pyspiel", ("open_spiel_random.py", "backgammon")),
    ("OpenSpiel tic-tac-toe (Python)", "pyspiel", ("open_spiel_random.py", "python_tic_tac_toe")),
    ("OpenSpiel liar's poker (Python)", "pyspiel", ("open_spiel_random.py", "python_liars_poker")),
)
WHATS: Final = ("engine", "server", "disks")  # the others are measured in tavola.lab.load and bench_disks


def bench_command(
    what: str, seconds: float, as_json: Path | None, *, peers: bool = True, console: Console | None = None
) -> int:
    """`seconds` is how long one turn of one entrant takes; there are several rounds of turns."""
    console = console or paper()
    if what != WHATS[0]:
        console.print(f"tavola bench: {what!r} is not measured here; known: {', '.join(WHATS)}", markup=False)
        return WRONG
    found = forms(Path(tavola.__file__).parent)
    stale = out_of_date(found)
    if stale:
        console.print(f"[yellow]the compiled form is older than the source ({len(stale)} modules); run make compiled")
    ours = our_entrants(found)
    with one_core() as core:
        standings = contest([*ours, *(installed_peers() if peers else [])], seconds, ROUNDS)
    mine, others = standings[: len(ours)], standings[len(ours) :]
    show(mine, others, console)
    where = f"core {core}" if core is not None else "any core"
    console.print(f"{platform.python_implementation()} {platform.python_version()}, {where}, "
                  f"{ROUNDS} rounds of {seconds:g} s each, medians")  # fmt: skip
    if as_json is not None:
        as_json.write_text(json.dumps(report(mine, others, seconds), indent=1) + "\n", encoding="utf8")
    return 0 if all(not standing.problem for standing in mine) else 1


def our_entrants(found: dict[str, Path]) -> list[Entrant]:
    """-P keeps the folder of the probe off the path: what is measured is what `path` holds."""
    return [
        Entrant(f"{name}, {form}", (sys.executable, "-P", str(HERE / "probe.py"), name), str(folder))
        for name in games()
        for form, folder in found.items()
    ]


def installed_peers() -> list[Entrant]:
    python = os.environ.get(PEERS_PYTHON) or sys.executable
    have = {module for module in {module for _, module, _ in PEERS} if can_import(python, module)}
    return [
        Entrant(name, (python, str(HERE / "peers" / script), *rest))
        for name, module, (script, *rest) in PEERS
        if module in have
    ]


def can_import(python: str, module: str) -> bool:
    try:
        done = subprocess.run([python, "-c", f"import {module}"], capture_output=True, check=False)
    except OSError:
        return False
    return done.returncode == 0


# --- what is shown ------------------------------------------------------------------------------------------------


def yardstick(others: list[Standing]) -> Standing | None:
    return next((one for one in others if one.name == YARDSTICK and one.decisions), None)


def show(mine: list[Standing], others: list[Standing], console: Console) -> None:
    measure = yardstick(others)
    table = Table(title="Random play", title_justify="left")
    for heading in ("", "decisions/s", "games/s", f"× {YARDSTICK}", "copy µs"):
        table.add_column(heading, justify="left" if not heading else "right")
    for one in [*mine, *others]:
        ratio = f"{one.ratio(measure):.2f}" if measure is not None and one.decisions else ""
        copy = f"{one.about['clone_us']:.1f}" if "clone_us" in one.about else ""
        table.add_row(one.name, f"{one.rate:,.0f}", f"{one.game_rate:,.1f}", ratio, copy)
    console.print(table)
    console.print(cost_table(mine))
    for one in [*mine, *others]:
        if one.problem:
            console.print(f"{one.name}: {one.problem}", markup=False)
    if measure is None:
        console.print(f"no peers here: make peers, or {PEERS_PYTHON}=<a Python that has them>", markup=False)


def cost_table(mine: list[Standing]) -> Table:
    table = Table(title="Costs", title_justify="left")
    columns = {
        "copy µs": "clone_us", "of the state µs": "state_clone_us", "copy + decision µs": "clone_and_play_us",
        "view µs": "view_us", "record bytes/decision": "record_bytes", "state bytes": "state_bytes",
        "driven from Python, decisions/s": "stepwise",
    }  # fmt: skip
    table.add_column("")
    for heading in columns:
        table.add_column(heading, justify="right")
    for one in mine:
        values = [one.about.get(key) for key in columns.values()]
        table.add_row(one.name, *["" if v is None else f"{v:,.1f}" if v < 1000 else f"{v:,.0f}" for v in values])
    return table


def report(mine: list[Standing], others: list[Standing], seconds: float) -> dict[str, object]:
    """The same as data."""
    measure = yardstick(others)
    rows = [
        {
            "name": one.name, "decisions_per_second": one.rate, "games_per_second": one.game_rate,
            "rounds": one.decisions, "ratio": one.ratio(measure) if measure is not None else None,
            "about": one.about, "problem": one.problem,
        }
        for one in [*mine, *others]
    ]  # fmt: skip
    return {"python": platform.python_version(), "seconds": seconds, "yardstick": YARDSTICK, "rows": rows}
