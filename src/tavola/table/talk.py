"""What people say to one another: cleaned, bounded, and not too fast."""

from __future__ import annotations

import unicodedata
from collections import deque
from typing import Final

from tavola.table.wire import Line

LONGEST: Final = 300  # letters of a line
LONGEST_NAME: Final = 40
LINES: Final = 60  # that are kept
SHAPES: Final = frozenset("\u200c\u200d")  # joiners, which some scripts and many small pictures need
UNSEEN: Final = frozenset(("Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp"))


def clean(text: str, longest: int) -> str:
    """Without what cannot be seen or turns writing around; one space between words."""
    seen = [" " if sign.isspace() else sign for sign in text[: 4 * longest] if sign.isspace() or visible(sign)]
    return " ".join("".join(seen).split())[:longest].strip()


def visible(sign: str) -> bool:
    return sign in SHAPES or unicodedata.category(sign) not in UNSEEN


class Talk:
    """The lines that are kept. Spectators of a running game are read by spectators only."""

    def __init__(self) -> None:
        self._lines: deque[tuple[Line, bool]] = deque(maxlen=LINES)

    def add(self, line: Line, *, apart: bool) -> None:
        self._lines.append((line, apart))

    def for_spectators(self) -> tuple[Line, ...]:
        return tuple([line for line, _ in self._lines])

    def for_players(self) -> tuple[Line, ...]:
        return tuple([line for line, apart in self._lines if not apart])
