"""Arguments that several commands share, with the words of their help."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, TypeAlias

import typer

Lang: TypeAlias = Annotated[str | None, typer.Option(help="en or ru; by default as the terminal is set.")]
Pairs: TypeAlias = Annotated[
    list[str] | None, typer.Option("--option", metavar="KEY=VALUE", help="An option of the table; may be repeated.")
]
Out: TypeAlias = Annotated[Path | None, typer.Option(help="A file for one row a game.")]
