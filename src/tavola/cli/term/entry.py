"""What is being typed: a number, something to find, or a command. Keys go in, text comes out; no widget here."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tavola.cli.term.scene import Choice

NUMBER: Final = ""
FIND: Final = "/"
COMMAND: Final = ":"
# What the keys of the Russian layout mean when they stand where the English ones are.
TWINS: Final = dict(zip("гыдьйр,.Ж", "uslmqh?/:", strict=True))
LONGEST: Final = 400


class Entry:
    """The line at the bottom."""

    def __init__(self) -> None:
        self.mode = NUMBER
        self.text = ""

    def __bool__(self) -> bool:
        return bool(self.text) or self.mode != NUMBER

    def clear(self) -> None:
        self.mode = NUMBER
        self.text = ""

    def rub(self) -> None:
        """Backspace: the last letter, then the mode itself."""
        if self.text:
            self.text = self.text[:-1]
        else:
            self.mode = NUMBER

    def typed(self, sign: str) -> bool:
        """Take a sign; False when it is nothing to write but a key with a meaning of its own."""
        if self.mode != NUMBER:
            self.text = (self.text + sign)[:LONGEST]
            return True
        if sign.isdigit():
            self.text = (self.text + sign)[:4]
            return True
        meant = TWINS.get(sign, sign)
        if meant in (FIND, COMMAND):
            self.mode = meant
            self.text = ""
            return True
        return False

    def begin(self, mode: str, text: str = "") -> None:
        self.mode = mode
        self.text = text

    @property
    def number(self) -> int | None:
        return int(self.text) if self.mode == NUMBER and self.text else None

    @property
    def wanted(self) -> str:
        return self.text.strip().casefold() if self.mode == FIND else ""


def found(choices: Sequence[Choice], wanted: str) -> list[Choice]:
    """The choices in which every word occurs; they keep their numbers."""
    words = wanted.split()
    return [choice for choice in choices if all(word in choice.text.casefold() for word in words)]
