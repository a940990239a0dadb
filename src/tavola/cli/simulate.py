"""`tavola simulate`: hands over to the laboratory."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from tavola.cli.kinds import Out, Pairs


def simulate(
    game: str,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    seats: Annotated[str, typer.Option(help="Who plays, as greedy,random:3.")] = "greedy,random",
    jobs: Annotated[int, typer.Option(min=1, help="How many processes.")] = 1,
    option: Pairs = None,
    out: Out = None,
    seed: Annotated[int, typer.Option(help="The first seed; the same seed gives the same games.")] = 0,
    resume: Annotated[bool, typer.Option("--resume", help="Go on where --out ends.")] = False,
    rotate: Annotated[bool, typer.Option("--rotate", help="Let the seats change places from game to game.")] = False,
    records: Annotated[Path | None, typer.Option(help="A folder for the record of every game.")] = None,
) -> None:
    """Play many games and show what came of them."""
    from tavola.cli.arguments import read_options, read_seats
    from tavola.core.game import game as find
    from tavola.lab.simulate import simulate_command

    found = find(game)
    chairs = ",".join(read_seats(seats))
    options = read_options(found, option or ())
    code = simulate_command(
        game, games, chairs, jobs, options, out, seed, resume, rotate=rotate, record_dir=records
    )
    raise typer.Exit(code)
