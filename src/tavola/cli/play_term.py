"""`tavola term`: a table in this terminal, for people, bots or bots alone."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tavola.cli.kinds import Lang, Pairs

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tavola.core.game import Game
    from tavola.table.local import LocalTable, Player


def term(
    game: str,
    seats: Annotated[str | None, typer.Option(help="Who sits where, as me,greedy,random:2; me is you.")] = None,
    option: Pairs = None,
    seed: Annotated[int | None, typer.Option(help="Play with known dice.")] = None,
    lang: Lang = None,
    load: Annotated[Path | None, typer.Option(metavar="FILE", help="Go on with a saved game.")] = None,
    position: Annotated[Path | None, typer.Option(metavar="FILE", help="Start from a position.")] = None,
    names: Annotated[str, typer.Option(help="Names of the players, in the order of seats, as Ann,Bob.")] = "",
    pace: Annotated[float, typer.Option(min=0.0, help="Seconds between the actions of bots.")] = 0.3,
    plain: Annotated[bool, typer.Option(help="No screen: print the log and the last board.")] = False,
) -> None:
    """Play in the terminal; h there tells the keys, and what a game lets you type after a colon."""
    from tavola.cli.arguments import language
    from tavola.core.game import game as find

    found = find(game)
    tongue = language(found, lang)
    table = table_of(found, seats, option or (), seed, load, position)
    called = [name.strip() for name in names.split(",")] if names else []
    if table.people:
        someone_there(plain)
    if plain or not (table.people or sys.stdout.isatty()):
        show_plain(table, tongue, called)
    else:
        show_screen(table, tongue, called, pace, load)


def table_of(
    game: Game, seats: str | None, pairs: Sequence[str], seed: int | None, load: Path | None, position: Path | None
) -> LocalTable:
    """The table as the arguments describe it."""
    from tavola.bots import bot
    from tavola.cli.arguments import Misuse, read_options, read_seats, text_of, usual_seats
    from tavola.core.play import Match
    from tavola.core.record import Record
    from tavola.table.local import LocalTable

    if ((load or position) and pairs) or (load and position):
        raise Misuse("--load and --position bring their options with them and exclude each other and --option")
    chairs = read_seats(seats) if seats else None

    def hire(name: str) -> Player:
        return bot(name, game)

    if load is not None:
        record = Record.load(load)
        if record.header.game != game.name:
            raise Misuse(f"{load}: a game of {record.header.game}, not of {game.name}")
        return LocalTable.load(load, chairs or usual_seats(game, record.header.seats), hire, seed)
    if position is not None:
        match = Match(game, position=text_of(position), seed=seed)
        return LocalTable(match, chairs or usual_seats(game, match.record.header.seats), hire, seed)
    chairs = chairs or usual_seats(game)
    return LocalTable(Match(game, len(chairs), read_options(game, pairs), seed), chairs, hire, seed)


def someone_there(plain: bool) -> None:
    """A person needs a keyboard and a screen."""
    from tavola.cli.arguments import Misuse

    if plain:
        raise Misuse("--plain has no screen for people; seat bots only, as --seats greedy,random")
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise Misuse("a person is seated, but this is no terminal; seat bots only, or run it in a terminal")


def show_plain(table: LocalTable, lang: str, names: Sequence[str]) -> None:
    from rich.console import Console

    from tavola.cli.term.plain import print_board, print_log
    from tavola.cli.term.scene import Scene

    table.run_bots()
    console = Console(highlight=False)
    scene = Scene(table, lang, names)
    print_log(scene, console)
    print_board(scene, console)


def show_screen(table: LocalTable, lang: str, names: Sequence[str], pace: float, load: Path | None) -> None:
    """Play; whatever ends it, what was played is on the disk."""
    from tavola.cli.term.app import TableApp
    from tavola.cli.term.saving import fresh_path, how_to_resume

    path = load or fresh_path(table.game.name)
    app = TableApp(table, lang, names, pace, path)
    try:
        app.run()
    finally:
        if len(table.match.record.entries):
            table.save(path)
    if table.over:
        typer.echo(f"tavola replay {path}")
    else:
        typer.echo(how_to_resume(table.game.name, path, table.chairs, names, app.scene.lang))
