"""`tavola bench`: hands over to the laboratory."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

ENGINE_SECONDS = 2.0
SERVER_SECONDS = 20.0


def bench(
    what: Annotated[
        str, typer.Argument(help="engine: the rules; server: tables under load; disks: flicks of disks.")
    ] = "engine",
    seconds: Annotated[
        float | None,
        typer.Option(min=0.01, help="How long one turn of one engine takes (2), or one load on a server (20)."),
    ] = None,
    json: Annotated[Path | None, typer.Option("--json", help="A file for the numbers.")] = None,
    peers: Annotated[bool, typer.Option("--peers/--no-peers", help="Measure others beside it.")] = True,
    load: Annotated[
        list[str] | None,
        typer.Option(help="server: thinking, watched, saturated or breaking; may be repeated. All when left out."),
    ] = None,
    tables: Annotated[int, typer.Option(min=1, help="server: how many tables.")] = 200,
    seats: Annotated[int, typer.Option(min=1, help="server: how many seats each has.")] = 4,
    game: Annotated[str, typer.Option(help="server: the game that is played.")] = "template",
    lang: Annotated[str, typer.Option(help="server: en or ru, for sentences as people get them.")] = "",
    rounds: Annotated[int, typer.Option(min=1, help="server: how often each load is measured; medians are shown.")] = 1,
    folder: Annotated[
        Path | None, typer.Option(exists=True, file_okay=False, help="server: where its database lies.")
    ] = None,
) -> None:
    """Measure how fast it is here, beside the engines and servers that are installed."""
    from tavola.lab.bench import bench_command
    from tavola.lab.bench_disks import bench_disks
    from tavola.lab.paper import paper

    if what == "disks":
        raise typer.Exit(bench_disks(seconds or ENGINE_SECONDS, json, peers=peers, console=paper()))
    if what != "server":
        raise typer.Exit(bench_command(what, seconds or ENGINE_SECONDS, json, peers=peers, console=paper()))

    from tavola.lab.load.command import server_command
    from tavola.lab.load.run import Plan

    plan = Plan(tables, seats, seconds or SERVER_SECONDS, game, lang, str(folder) if folder else "")
    raise typer.Exit(server_command(plan, load or (), json, rounds=rounds, peer=peers, console=paper()))
