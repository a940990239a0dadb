"""`tavola play`: a table in the browser, on this machine alone."""

from __future__ import annotations

import getpass
import os
import webbrowser
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tavola.cli.kinds import Lang, Pairs

if TYPE_CHECKING:
    from litestar import Litestar

    from tavola.server.api import Me, NewTable
    from tavola.server.people import People

USUAL_NAME = "Player"
USUAL_GAME = "gorgasali"


def play(
    game: Annotated[str, typer.Argument(help="Which game.")] = USUAL_GAME,
    seats: Annotated[str | None, typer.Option(help="Who sits where, as me,greedy:2,open; me is you.")] = None,
    scenario: Annotated[str, typer.Option(help="The scenario, as `--option scenario=NAME`.")] = "",
    option: Pairs = None,
    port: Annotated[int, typer.Option(help="Where to listen; 0: anywhere free.", min=0, max=65535)] = 0,
    lang: Lang = None,
    name: Annotated[str, typer.Option(help="What the others call you.")] = "",
    no_browser: Annotated[bool, typer.Option("--no-browser", help="Only say the address.")] = False,
) -> None:
    """Play in the browser, against bots or beside others at this machine."""
    from tavola.cli.arguments import language, read_options, read_seats, usual_seats
    from tavola.core.game import game as find
    from tavola.server.api import NewTable
    from tavola.server.serving import run
    from tavola.server.settings import Settings

    found = find(game)
    tongue = language(found, lang)
    chairs = read_seats(seats) if seats else usual_seats(found)
    chosen = [*(option or ()), *([f"scenario={scenario}"] if scenario else ())]
    options = found.settings(len(chairs), read_options(found, chosen))
    new = NewTable(game=game, chairs=chairs, options=options, private=True)

    async def ready(app: Litestar, address: str) -> None:
        link = address + await first_link(app, new, name, tongue if lang else "")
        typer.echo(f"Your table: {link}\n(the link works once; afterwards {address}; Ctrl-C stops)")
        if not no_browser:
            webbrowser.open(link)

    client = os.environ.get("TAVOLA_CLIENT", "")
    run(Settings(port=port, client=client, log="warning"), ready)


async def first_link(app: Litestar, new: NewTable, name: str, lang: str) -> str:
    """Make the table, for the person who always plays here."""
    from tavola.server.settings import data_folder
    from tavola.table.effects import Person

    people: People = app.state.people
    token, me = await known_person(people, data_folder() / "player", name)
    table = await app.state.hub.make(new, Person(me.id, me.name))
    path: str = app.state.links.make(token, f"/t/{table}{f'?lang={lang}' if lang else ''}")
    return path


async def known_person(people: People, kept: Path, name: str) -> tuple[str, Me]:
    """Token and person of the one who plays at this machine; made the first time, so that games add up to a history."""
    token = kept.read_text(encoding="utf8").strip() if kept.is_file() else ""
    me = await people.who(token) if token else None
    if me is None:
        me, token = await people.guest(name or own_name())
        kept.touch(mode=0o600)
        kept.write_text(token, encoding="utf8")
    elif name and me.name != name:
        me = await people.rename(me, name)
    return token, me


def own_name() -> str:
    """As the system calls the user, if it does."""
    try:
        return getpass.getuser()[:24] or USUAL_NAME
    except (OSError, KeyError):
        return USUAL_NAME
