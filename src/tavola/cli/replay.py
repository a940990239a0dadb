"""`tavola replay`: the log of a record and the board where it stops, as a spectator sees them."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from tavola.cli.kinds import Lang


def replay(
    file: Path,
    at: Annotated[int | None, typer.Option(min=0, help="Stop after so many entries.")] = None,
    lang: Lang = None,
) -> None:
    """Walk through a record: what happened, and the board at that entry."""
    from rich.console import Console

    from tavola.cli.arguments import Misuse, language
    from tavola.cli.kernels import reckoned
    from tavola.cli.term.plain import Absent, print_board, print_log
    from tavola.cli.term.scene import Scene
    from tavola.core.game import game as find
    from tavola.core.record import Record
    from tavola.table.local import LocalTable

    record = Record.load(file)
    if at is not None and at > len(record.entries):
        raise Misuse(f"--at: {file} has {len(record.entries)} entries, found {at}")
    chairs = ["absent"] * record.header.seats
    table = LocalTable.replay(record, chairs, Absent, at)
    scene = Scene(table, language(find(record.header.game), lang))
    console = Console(highlight=False)
    print_log(scene, console, numbered=True)
    print_board(scene, console)
    if other := reckoned(record):
        console.print(other)
