"""`tavola bench server`: every load on our server and on the peer's, one after the other, then the table."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final

import msgspec
from rich.console import Console
from rich.status import Status

from tavola.core.errors import TavolaError
from tavola.core.game import game
from tavola.core.text import LANGUAGES
from tavola.lab.load import boardgame_io, ours
from tavola.lab.load.crowd import Load
from tavola.lab.load.results import report, show
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
    plan: Plan, names: Sequence[str], as_json: Path | None, *, rounds: int = 1, peer: bool = True, console: Console
) -> int:
    """`names` are the loads wanted, none means all. Ctrl-C ends it and shows what there is."""
    loads = chosen(names)
    check(plan)
    raise_limits()
    here = boardgame_io.command() is not None
    comparable = plan.seats == boardgame_io.SEATS
    entrants = [ours.NAME, *([boardgame_io.NAME] if peer and here and comparable else [])]
    found: list[Measured] = []
    stopped = False
    try:
        for name, load in turns(loads, entrants, rounds):
            found.append(measured(name, load, plan))
    except (KeyboardInterrupt, asyncio.CancelledError):
        stopped = True
    show(found, loads, plan, console)
    if peer and not comparable:
        console.print(f"{boardgame_io.NAME} is measured with {boardgame_io.SEATS} seats alone", highlight=False)
    elif peer and not here:
        words = f"{boardgame_io.NAME} is not here: make peers, or {boardgame_io.FOLDER}=<a folder that has it>"
        console.print(words, markup=False, highlight=False)
    if as_json is not None:
        as_json.write_text(msgspec.json.format(msgspec.json.encode(report(found, plan)), indent=1).decode() + "\n")
    if stopped:
        return STOPPED
    return 0 if all(not one.problem for one in found) else 1


def turns(loads: Sequence[Load], entrants: Sequence[str], rounds: int) -> Iterator[tuple[str, Load]]:
    """Servers take turns in every round: the machine drifts, so only neighbours in time are compared."""
    for load in loads:
        for _ in range(rounds):
            for name in entrants if not load.breaks else entrants[:1]:  # what the peer loses is not looked for
                yield name, load


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
    if plan.lang not in ("", *LANGUAGES):
        raise TavolaError(f"lang: expected en or ru, found {plan.lang!r}")
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
