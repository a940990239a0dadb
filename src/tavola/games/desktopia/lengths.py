"""Lengths as people write them: millimetres with up to six decimals, which are whole nanometres to the last digit."""

from __future__ import annotations

import re
from typing import Final

from tavola.games.desktopia.units import MM

DIGITS: Final = 6
NUMBER: Final = re.compile(r"(-?)([0-9]{1,7})(?:\.([0-9]{1,6}))?")


def nanometres(text: str) -> int | None:
    """`512.5` as whole nanometres, None when that is no length."""
    return scaled(text, DIGITS)


def scaled(text: str, digits: int) -> int | None:
    """A decimal number as so many whole parts of a unit; None when it is none, or has more decimals than that."""
    found = NUMBER.fullmatch(text)
    if found is None or len(found[3] or "") > digits:
        return None
    size = int(found[2] + (found[3] or "").ljust(digits, "0"))
    return -size if found[1] else size


def millimetres(length: int) -> str:
    """The shortest way to write it exactly."""
    whole, part = divmod(abs(length), MM)
    text = f"{whole}.{part:06}".rstrip("0").rstrip(".")
    return f"-{text}" if length < 0 else text


def place(x: int, y: int) -> str:
    return f"{millimetres(x)},{millimetres(y)}"


def read_place(text: str) -> tuple[int, int] | None:
    """`512.5,300` as nanometres."""
    x, _, y = text.partition(",")
    across, down = nanometres(x), nanometres(y)
    return None if across is None or down is None else (across, down)
