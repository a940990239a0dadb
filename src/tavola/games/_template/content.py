"""Reads the TOML of this game. Wrong data is a ContentError at load, with file and line; unknown keys are errors."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path

import msgspec

from tavola.core.errors import ContentError
from tavola.games._template.kit import BLOW, BURN, RETURN, SHIELD, Card

FILE = Path(__file__).with_name("content") / "cards.toml"
DOES = {"burn": BURN, "blow": BLOW, "shield": SHIELD, "return": RETURN}


class Row(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    key: str
    copies: int
    oil: int
    speed: int
    does: str


class File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    card: list[Row]


def read(text: str, name: str) -> tuple[Card, ...]:
    """All cards of a content file."""
    try:
        rows = msgspec.convert(tomllib.loads(text), File).card
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise ContentError(name, 1, str(error)) from error
    lines = text.splitlines()
    for row in rows:
        if row.does not in DOES:
            line = 1 + next(i for i, words in enumerate(lines) if f'"{row.does}"' in words)
            raise ContentError(name, line, f"does: expected one of {', '.join(DOES)}, found {row.does!r}")
    return tuple([Card(row.key, row.copies, row.oil, row.speed, DOES[row.does]) for row in rows])


@cache
def load_cards() -> tuple[Card, ...]:
    return read(FILE.read_text(encoding="utf8"), FILE.name)
