"""`tavola check`: what is wrong with files that people write: content (.toml), positions (.txt), records (.tavola)."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tavola.core.errors import ContentError, TavolaError

if TYPE_CHECKING:
    from tavola.core.game import Game


def check(
    files: Annotated[list[Path], typer.Argument(metavar="FILE…", help="Content, positions, records.")],
    game: Annotated[str | None, typer.Option(help="Whose content it is, where its folder does not say so.")] = None,
) -> None:
    """Check files; errors are printed as file:line: what."""
    count = 0
    for path in files:
        problems = problems_of(path, game)
        for problem in problems:
            typer.secho(line(path, problem), fg=typer.colors.RED)
        if not problems:
            typer.echo(f"{path}: ok")
        count += len(problems)
    raise typer.Exit(1 if count else 0)


def line(path: Path, problem: Exception) -> str:
    """Every problem names its file; one without a line concerns all of it."""
    if isinstance(problem, ContentError):
        file = problem.file if Path(problem.file).name == path.name else str(path)
        return f"{file}:{problem.line}: {problem.message}"
    return str(problem) if str(problem).startswith(str(path)) else f"{path}:1: {problem}"


def problems_of(path: Path, name: str | None) -> list[Exception]:
    """The type of the file decides what is asked of it."""
    from tavola.core.record import Record

    try:
        if path.suffix == ".tavola":
            Record.load(path).verify()
            return []
        path.read_text(encoding="utf-8")
        return best(path, candidates(path, name))
    except OSError as error:
        return [ContentError(str(path), 1, str(error.strerror))]
    except UnicodeDecodeError:
        return [ContentError(str(path), 1, "expected text in UTF-8")]
    except TavolaError as error:
        return [error]


def candidates(path: Path, name: str | None) -> list[Game]:
    """The game that was named, the one in whose folder it lies, or all of them."""
    from tavola.core.game import game, games

    if name is not None:
        return [game(name)]
    home = [found for found in games(template=True).values() if path.resolve().is_relative_to(found.folder)]
    return home or list(games().values())


def best(path: Path, found: list[Game]) -> list[Exception]:
    """Where the game is not known, the problems of the one that understands the file best: that reads on furthest."""
    return min((of_game(path, game) for game in found), key=lambda problems: (bool(problems), -first_line(problems)))


def first_line(problems: list[Exception]) -> int:
    return min((problem.line for problem in problems if isinstance(problem, ContentError)), default=0)


def of_game(path: Path, game: Game) -> list[Exception]:
    if path.suffix == ".toml":
        return game.check_files([path])
    try:
        game.position(path.read_text(encoding="utf-8"))
    except TavolaError as error:
        return [error]
    return []
