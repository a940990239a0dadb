"""The command line: one module a command, each loading what it needs when it is called, so that help comes at once.

What a user did wrong is one red line and exit code 2; what a file has wrong is exit code 1; a traceback is our bug.
"""

from __future__ import annotations

import sys
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from tavola.cli import ask_rules, bench, check, list_games, play, play_term, replay, serve, simulate, verify
from tavola.core.errors import TavolaError

MISUSED = 2


class Commands(TyperGroup):
    """All commands; errors that Tavola raises on purpose become one line."""

    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except TavolaError as error:
            typer.secho(f"tavola: {error}", fg=typer.colors.RED, err=True)
            raise typer.Exit(MISUSED) from None


app = typer.Typer(
    cls=Commands,
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    help="A digital table: exact rules, bots, replays that verify.",
)
app.command("play")(play.play)
app.command("serve")(serve.serve)
app.command("term")(play_term.term)
app.command("simulate")(simulate.simulate)
app.command("replay")(replay.replay)
app.command("verify")(verify.verify)
app.command("check")(check.check)
app.command("rules")(ask_rules.rules)
app.command("games")(list_games.games)
app.command("bench")(bench.bench)


def say_version(wanted: bool) -> None:
    if wanted:
        from tavola import __version__

        typer.echo(f"tavola {__version__}")
        raise typer.Exit


@app.callback()
def tavola(
    version: Annotated[
        bool, typer.Option("--version", callback=say_version, is_eager=True, help="Show the version and leave.")
    ] = False,
) -> None:
    """A digital table: exact rules, bots, replays that verify."""


def main() -> None:
    """The entry point of the `tavola` program."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(encoding="utf-8", errors="replace")
    app()
