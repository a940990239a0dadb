"""Reads the game's content: built-in files once, an author's own files with every mistake named.

Beside this module lies the directory content/: data, not a package.
"""

from functools import lru_cache
from pathlib import Path

from tavola.core.errors import ContentError
from tavola.core.toml_source import Source
from tavola.games.desktopia import card_rows
from tavola.games.desktopia.cards import Box

BUILT_IN = Path(__file__).with_name("content")
ROSTERS = ("A", "B")  # DT-O.30


def read(path: Path) -> Source:
    try:
        return Source(path.read_text(encoding="utf-8"), str(path))
    except OSError as error:
        raise ContentError(str(path), 1, f"cannot be read: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise ContentError(str(path), 1, "expected text in UTF-8") from error


@lru_cache
def load_box(roster: str = "A") -> Box:
    """The box with the usual roster, or with the other one."""
    return read_box(BUILT_IN, roster)


def read_box(folder: Path, roster: str = "A") -> Box:
    """The box from a folder with all its files."""
    source = read(folder / "characters.toml")
    if roster != "A":
        overlay(source, read(folder / f"roster_{roster.lower()}.toml"))
    others = [read(folder / f"{name}.toml") for name in ("missiles", "artifacts", "rituals")]
    characters, missiles = card_rows.characters(source), card_rows.missiles(others[0])
    artifacts, barrel = card_rows.artifacts(others[1])
    rituals = card_rows.rituals(others[2])
    for one in (source, *others):
        one.raise_first()
    box = Box(characters, missiles, artifacts, rituals, barrel)
    card_rows.supplies(source, box)
    source.raise_first()
    return box


def overlay(source: Source, changes: Source) -> None:
    """Rows of another roster over those of the usual one, by their keys."""
    changes.only_tables("character")
    rows = {row.get("key"): row for row in source.rows("character")}
    for i, row in enumerate(changes.rows("character")):
        if row.get("key") not in rows:
            line = changes.line_of("character", i, "key")
            changes.problem(line, f"character {i + 1}: expected the key of a character, got {row.get('key')!r}")
        else:
            rows[row["key"]].update(row)
    changes.raise_first()
