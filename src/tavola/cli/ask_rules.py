"""`tavola rules`: hands over to the rulebook reader."""

from __future__ import annotations

from typing import Annotated

import typer

from tavola.cli.kinds import Lang


def rules(
    game: str,
    query: Annotated[
        list[str] | None, typer.Argument(metavar="[ID | WORDS…]", help="An id, a section's number, or words.")
    ] = None,
    lang: Lang = None,
) -> None:
    """Look something up in the rulebook, told in our own words."""
    from tavola.cli.arguments import language
    from tavola.cli.rules import rules_command
    from tavola.core.game import game as find

    found = find(game)
    raise typer.Exit(rules_command(found.name, query or [], language(found, lang)))
