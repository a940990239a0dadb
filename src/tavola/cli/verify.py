"""`tavola verify`: does a record lead where it says?"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer


def verify(files: Annotated[list[Path], typer.Argument(metavar="FILE…", help="Records.")]) -> None:
    """Replay records and compare every digest and the result; one line a file, and one more if its flicks
    were reckoned by another kernel of the solver than today's."""
    bad = [path for path in files if not verified(path)]
    raise typer.Exit(1 if bad else 0)


def verified(path: Path) -> bool:
    """Say how it went."""
    from tavola.cli.kernels import reckoned
    from tavola.core.errors import TavolaError
    from tavola.core.record import Record

    try:
        record = Record.load(path)
        record.verify()
    except TavolaError as error:
        text = str(error) if str(error).startswith(str(path)) else f"{path}: {error}"
        typer.secho(text, fg=typer.colors.RED)
        return False
    end = record.result.reason if record.result else "unfinished"
    typer.echo(f"{path}: ok, {record.header.game}, {len(record.entries)} entries, {len(record.digests)} digests, {end}")
    if other := reckoned(record):
        typer.echo(f"{path}: {other}")
    return True
