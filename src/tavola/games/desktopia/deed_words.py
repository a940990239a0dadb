"""The words of a deed, read one by one: disks by number or name, places, directions.

Names are of what somebody sees: `kharu`, and `hornbug#2` for the second of several.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from tavola.core.errors import TavolaError
from tavola.games.desktopia.bearings import fine
from tavola.games.desktopia.cards import DISKS
from tavola.games.desktopia.content import load_box
from tavola.games.desktopia.lengths import read_place, scaled
from tavola.games.desktopia.pending import pending
from tavola.games.desktopia.state import FIELD, OFF, State
from tavola.games.desktopia.view import View

NONE: Final = "-"
AT: Final = "at"
THOUSANDTHS: Final = 3  # decimals of degrees
LONGEST: Final = 13  # signs of a whole number
FINEST: Final = 1000  # nanometres: directions from disk to disk are kept in thousandths of a millimetre


class DeedError(TavolaError):
    """A line that is no action: what was expected, what came, and in which line."""


class Lying(NamedTuple):
    """A disk that can be pointed at."""

    disk: int
    kind: int
    x: int
    y: int


def lying(seen: View | State | None) -> list[Lying]:
    """What is on the field or waits to be put there."""
    if isinstance(seen, View):
        return [Lying(one.id, one.kind, one.x, one.y) for one in seen.disks]
    if seen is None:
        return []
    disks = [disk for disk in range(DISKS) if seen.place[disk] in (FIELD, OFF)]
    return [Lying(disk, seen.kind[disk], seen.x[disk], seen.y[disk]) for disk in disks]


def asked_about(seen: View | State | None) -> int:
    """The disk that the question is about; -1 for none."""
    if seen is None:
        return -1
    return seen.pending.disk if isinstance(seen, View) else pending(seen, None).disk


def names_of(seen: View | State | None) -> dict[int, str]:
    """What each disk that can be seen is called: by its kind, and numbered where there are several."""
    found: dict[int, str] = {}
    ones = sorted(lying(seen))
    for one in ones:
        like = [other.disk for other in ones if other.kind == one.kind]
        key = load_box().kinds[one.kind].key
        found[one.disk] = key if len(like) == 1 else f"{key}#{like.index(one.disk) + 1}"
    return found


class Reader:
    """Goes through the words of one line."""

    def __init__(self, text: str, seen: View | State | None) -> None:
        self.text = text
        self.seen = seen
        self.words = text.split()
        self.at = 1

    def fail(self, message: str) -> DeedError:
        return DeedError(f"{message} in {self.text.strip()!r}")

    @property
    def left(self) -> int:
        return len(self.words) - self.at

    def next(self, what: str) -> str:
        if not self.left:
            raise self.fail(f"expected {what}")
        self.at += 1
        return self.words[self.at - 1]

    def wrong(self, what: str) -> DeedError:
        return self.fail(f"expected {what}, found {self.words[self.at - 1]!r}")

    def end(self) -> None:
        if self.left:
            raise self.fail(f"unexpected {self.words[self.at]!r}")

    # --- what words mean

    def number(self, what: str) -> int:
        """Any whole number: what is legal the rules say."""
        return self.whole(self.next(what), what)

    def whole(self, word: str, what: str) -> int:
        if not word.isascii() or not word.removeprefix("-").isdecimal() or len(word) > LONGEST:
            raise self.wrong(what)
        return int(word)

    def one_of(self, known: dict[str, int], what: str) -> int:
        """A name, or the number behind it."""
        word = self.next(what)
        if word in known:
            return known[word]
        return self.whole(word, f"{what}: a number or one of {', '.join(known)}")

    def disk(self, what: str = "a disk") -> int:
        return self.named(self.next(what), what)

    def named(self, word: str, what: str) -> int:
        """A number, or a name of something that is seen."""
        if word.removeprefix("-").isdecimal():
            return self.whole(word, what)
        found = {name: disk for disk, name in names_of(self.seen).items()}
        if word in found:
            return found[word]
        several = [name for name in found if name.partition("#")[0] == word]
        raise self.wrong(" or ".join(several) or f"{what}: a number or one of {', '.join(found) or 'none here'}")

    def disks(self) -> tuple[int, ...]:
        word = self.next("disks with commas between, or -")
        return () if word == NONE else tuple([self.named(part, "a disk") for part in word.split(",")])

    def asked(self) -> int:
        """The disk that is asked about, where none is named."""
        disk = asked_about(self.seen)
        if disk < 0:
            raise self.fail("expected a disk")
        return disk

    def place(self) -> tuple[int, int]:
        found = read_place(self.next("a place x,y in millimetres"))
        if found is None:
            raise self.wrong("a place x,y in millimetres")
        return found

    def direction(self) -> tuple[int, int]:
        """`dx,dy` in whole numbers, or degrees clockwise from up."""
        what = "a direction: dx,dy in whole numbers, or degrees"
        word = self.next(what)
        if "," in word:
            dx, _, dy = word.partition(",")
            return self.whole(dx, what), self.whole(dy, what)
        thousandths = scaled(word, THOUSANDTHS)
        if thousandths is None:
            raise self.wrong(what)
        return fine(thousandths)

    def aim(self, disk: int) -> tuple[int, int]:
        """A direction, or `at` and a disk or a place to point at."""
        if not self.left or self.words[self.at] != AT:
            return self.direction()
        self.at += 1
        origin = self.where(disk)
        point = read_place(self.words[self.at]) if self.left else None
        if point is None:
            point = self.where(self.disk("a disk or a place to aim at"))
        else:
            self.at += 1
        dx, dy = (point[0] - origin[0]) // FINEST, (point[1] - origin[1]) // FINEST
        if not dx and not dy:
            raise self.fail("expected another disk or place to aim at")
        return dx, dy

    def where(self, disk: int) -> tuple[int, int]:
        found = {one.disk: (one.x, one.y) for one in lying(self.seen)}
        if disk not in found:
            raise self.fail(f"disk {disk} is not on the table")
        return found[disk]
