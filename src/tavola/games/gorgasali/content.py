"""Reads the game's content: built-in files once, an author's own files with every mistake named.

Beside this module lies the directory content/: data, not a package.
"""

from collections.abc import Callable
from functools import lru_cache
from pathlib import Path

from tavola.core.errors import ContentError
from tavola.core.toml_source import Source
from tavola.games.gorgasali import board_checks, card_checks, table_rows
from tavola.games.gorgasali.board import Board
from tavola.games.gorgasali.board_checks import check_board
from tavola.games.gorgasali.card_checks import CardChecker, check_cards
from tavola.games.gorgasali.cards import CardSet, Character, MatLayout, Shape

__all__ = [
    "board_names",
    "check_board",
    "check_cards",
    "check_content",
    "load_banner_supply",
    "load_board",
    "load_cards",
    "load_characters",
    "load_mat",
    "load_shapes",
    "mat_names",
]

BUILT_IN = Path(__file__).with_name("content")


def _source(path: Path) -> Source:
    try:
        return Source(path.read_text(encoding="utf-8"), str(path))
    except OSError as error:
        raise ContentError(str(path), 1, f"cannot be read: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise ContentError(str(path), 1, "expected text in UTF-8") from error


def _find(folder: str, name: str | Path) -> Path:
    """A built-in name, or the path of an author's own file (anything that ends in .toml)."""
    if str(name).endswith(".toml"):
        return Path(name)
    known = _names(folder)
    if name not in known:
        wanted = f"expected {', '.join(known)}"
        raise ContentError(str(BUILT_IN / folder), 1, f"no {folder[:-1]} {name!r}: {wanted}")
    return BUILT_IN / folder / f"{name}.toml"


@lru_cache
def _names(folder: str) -> tuple[str, ...]:
    return tuple(sorted(path.stem for path in (BUILT_IN / folder).glob("*.toml")))


def board_names() -> tuple[str, ...]:
    return _names("boards")


def mat_names() -> tuple[str, ...]:
    return _names("mats")


def load_cards(folder: str | Path | None = None) -> CardSet:
    """Both decks, from a folder with weapons.toml and support.toml; the built-in ones by default."""
    return _built_in_cards() if folder is None else _read_cards(Path(folder))


@lru_cache
def _built_in_cards() -> CardSet:
    return _read_cards(BUILT_IN)


def _read_cards(folder: Path) -> CardSet:
    weapons, supports = (CardChecker(_source(folder / f"{name}.toml")) for name in ("weapons", "support"))
    for checker, header in ((weapons, "weapon"), (supports, "support")):
        checker.check()
        checker.source.rows_needed(header)
        checker.source.raise_first()
    card_checks.extra_dice(weapons.source, weapons.weapons, supports.supports)
    weapons.source.raise_first()
    return CardSet(tuple(weapons.weapons), tuple(supports.supports))


@lru_cache
def load_characters() -> tuple[Character, ...]:
    source = _source(BUILT_IN / "characters.toml")
    found = table_rows.characters(source)
    source.raise_first()
    return found


def load_mat(name: str | Path = "standard") -> MatLayout:
    return _built_in_mat(name) if name in mat_names() else _read_mat(_find("mats", name))


@lru_cache
def _built_in_mat(name: str) -> MatLayout:
    return _read_mat(_find("mats", name))


def _read_mat(path: Path) -> MatLayout:
    return _mat_of(_source(path))


@lru_cache
def mat_from(text: str) -> MatLayout:
    """A layout given as the text of its file."""
    return _mat_of(Source(text, "mat"))


def _mat_of(source: Source) -> MatLayout:
    found = table_rows.mat(source)
    source.raise_first()
    if found is None:
        raise ContentError(source.file, 1, "expected a [mat] table")
    return found


@lru_cache
def load_shapes() -> tuple[Shape, ...]:
    """The shapes a Barrier may have (option GO-65.2); the first is the default."""
    source = _source(BUILT_IN / "shapes.toml")
    found = table_rows.shapes(source)
    source.raise_first()
    return found


@lru_cache
def load_banner_supply() -> tuple[int, ...]:
    """How many banners of each kind the box holds, by banner number (cards.BARRIER .. cards.SMOKE)."""
    source = _source(BUILT_IN / "banners.toml")
    found = table_rows.banner_supply(source)
    source.raise_first()
    return found


def load_board(name: str | Path = "standard") -> Board:
    """A built-in board by name, or a drawing of one's own by its path."""
    return _built_in_board(str(name)) if name in board_names() else _read_board(_find("boards", name))


@lru_cache
def _built_in_board(name: str) -> Board:
    return _read_board(_find("boards", name))


def _read_board(path: Path) -> Board:
    return _board_of(_source(path))


@lru_cache
def board_from(text: str) -> Board:
    """A board given as the text of its file: how a table plays an author's own map."""
    return _board_of(Source(text, "board"))


def _board_of(source: Source) -> Board:
    found = board_checks.examine(source)
    source.raise_first()
    if found is None:
        raise ContentError(source.file, 1, "expected a [board] table")
    return found


CHECKS: dict[str, Callable[[Source], object]] = {
    "board": board_checks.examine,
    "sector": board_checks.examine,
    "weapon": lambda source: CardChecker(source).check(),
    "support": lambda source: CardChecker(source).check(),
    "character": table_rows.characters,
    "mat": table_rows.mat,
    "shape": table_rows.shapes,
    "defensive": table_rows.banner_supply,
    "throwable": table_rows.banner_supply,
}


def check_content(text: str, file: str) -> list[ContentError]:
    """Everything wrong with a content file of any kind; its first known table says which kind it is."""
    source = Source(text, file)
    known = [key for key in source.data if key in CHECKS]
    if known:
        CHECKS[known[0]](source)
    elif not source.problems:
        source.problem(1, f"expected one of the tables {', '.join(CHECKS)}")
    return source.problems
