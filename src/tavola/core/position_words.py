"""One line of a position, word by word; what is missing or odd is an error of that line."""

from __future__ import annotations

from tavola.core.errors import ContentError

FILE = "position"


class Words:
    """Reads a line from left to right; `said` and `once` are kept by the reader."""

    def __init__(self, number: int, line: str) -> None:
        self.number = number
        self.line = line
        self.words = line.split()
        self.at = 1

    @property
    def key(self) -> str:
        """What the line is about: its first word."""
        return self.words[0] if self.words else ""

    def fail(self, message: str) -> ContentError:
        """The error of this line."""
        return ContentError(FILE, self.number, f"{message} in {self.line.strip()!r}")

    def more(self) -> bool:
        """Whether words are left."""
        return self.at < len(self.words)

    def next(self, what: str) -> str:
        """The next word; `what` says what it should have been."""
        if not self.more():
            raise self.fail(f"expected {what}")
        self.at += 1
        return self.words[self.at - 1]

    def expect(self, word: str, what: str) -> None:
        """The next word must be this one."""
        if self.next(f"`{word}` and {what}") != word:
            raise self.fail(f"expected `{word}` and {what}")

    def number_of(self, what: str, low: int, high: int) -> int:
        """The next word as a whole number within bounds."""
        word = self.next(f"{what} {low}..{high}").rstrip(":")
        if not word.removeprefix("-").isdecimal() or not low <= int(word) <= high:
            raise self.fail(f"expected {what} {low}..{high}, found {word!r}")
        return int(word)

    def numbers_of(self, what: str, low: int, high: int) -> list[int]:
        """Numbers with commas between."""
        found = []
        for word in self.next(what).split(","):
            if not word.isdecimal() or not low <= int(word) <= high:
                raise self.fail(f"expected {what} {low}..{high}, found {word!r}")
            found.append(int(word))
        return found

    def pair(self) -> tuple[int, int]:
        """The next word as a square `x,y`."""
        word = self.next("a square x,y")
        x, _, y = word.partition(",")
        if not (x.isdecimal() and y.isdecimal()):
            raise self.fail(f"expected a square x,y, found {word!r}")
        return int(x), int(y)

    def rest(self, skip: int = 1) -> str:
        """What stands behind the first words, as it was written."""
        parts = self.line.split(None, skip)
        return parts[skip] if len(parts) > skip else ""

    def end(self) -> None:
        """Nothing may be left."""
        if self.more():
            raise self.fail(f"unexpected {self.words[self.at]!r}")
