"""`tavola bench`: hands over to the laboratory."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer


def bench(
    what: Annotated[str, typer.Argument(help="What to measure.")] = "engine",
    seconds: Annotated[float, typer.Option(min=0.01, help="How long one turn of one engine takes.")] = 2.0,
    json: Annotated[Path | None, typer.Option("--json", help="A file for the numbers.")] = None,
) -> None:
    """Measure how fast it is here, beside the engines that are installed."""
    from tavola.lab.bench import bench_command

    raise typer.Exit(bench_command(what, seconds, json))
