"""The disks of a position: which they are, where they lie, on what, in what state."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tavola.core.position_words import Words
from tavola.games.desktopia.bearings import fine
from tavola.games.desktopia.cards import CHARACTERS, DISKS, is_artifact, is_character, is_missile
from tavola.games.desktopia.deed_words import LONGEST, THOUSANDTHS
from tavola.games.desktopia.lengths import read_place, scaled
from tavola.games.desktopia.position_defaults import MARKS, lies_on_something
from tavola.games.desktopia.position_ground import Ground
from tavola.games.desktopia.position_write import usual_life
from tavola.games.desktopia.space import direction
from tavola.games.desktopia.state import FIELD, HERO_CARD, NOBODY, OFF, RESERVE, SUPPLY, TABLE
from tavola.games.desktopia.units import UNIT, root

if TYPE_CHECKING:
    from tavola.games.desktopia.game import Desktopia

ELSEWHERE = {"off": OFF, "reserve": RESERVE, "supply": SUPPLY}
MANY = 1_000_000
ROUNDING = 2  # so much a direction may differ from the length UNIT


class Piece:
    """What a line says about a disk; None where it says nothing."""

    def __init__(self, line: Words, disk: int, kind: int) -> None:
        self.line = line
        self.disk = disk
        self.kind = kind
        self.camp = NOBODY
        self.place = FIELD
        self.at: tuple[int, int] | None = None
        self.turned: tuple[int, int] | None = None
        self.below = ""  # what it lies on
        self.life: int | None = None
        self.order: int | None = None
        self.marks = 0


class Pieces(Ground):
    """Numbers first, since disks lie on each other; then the facts, from the table upwards."""

    def __init__(self, game: Desktopia, text: str) -> None:
        super().__init__(game, text)
        self.kinds = [card.key for card in self.state.kit.box.kinds]
        self.pieces: dict[int, Piece] = {}
        self.last = 0  # the number of the missile that came last
        self.number_pieces(self.take("disk"))
        for piece in self.pieces.values():
            while piece.line.more():
                self.read_fact(piece, piece.line.next("a fact"))
        for piece in sorted(self.pieces.values(), key=lambda one: one.line.number):
            self.lay(piece, [])
        for piece in sorted(self.pieces.values(), key=lambda one: one.line.number):
            self.count_arrival(piece)
        self.state.arrival = self.last
        for line in self.take("arrival"):
            self.state.arrival = line.number_of("a number", 0, MANY)
            line.end()

    # --- which disk it is -------------------------------------------------------------------------------------------

    def number_pieces(self, lines: list[Words]) -> None:
        """Whoever has no number gets the lowest that is free."""
        for line in sorted(lines, key=lambda one: not one.words[1:2] or not one.words[1].isdecimal()):
            disk = line.number_of("a disk", 0, DISKS - 1) if line.more() and line.words[1].isdecimal() else -1
            kind = self.key_of(line, self.kinds, "a kind")
            if disk in self.pieces:
                raise line.fail(f"disk {disk} a second time")
            disk = disk if disk >= 0 else self.free(line, kind)
            faces = self.state.kit.box.faces[disk]
            if kind not in faces:
                known = " or ".join([self.kinds[face] for face in faces])
                raise line.fail(f"disk {disk} shows {known}, never {self.kinds[kind]}")
            self.pieces[disk] = Piece(line, disk, kind)

    def free(self, line: Words, kind: int) -> int:
        disks = self.state.kit.box.disks_of(kind)
        found = [disk for disk in disks if disk not in self.pieces]
        if not found:
            raise line.fail(f"the box has {len(disks)} × {self.kinds[kind]}, and each is there already,")
        return found[0]

    def called(self, line: Words, word: str) -> int:
        """A disk by its number or by its name, `hornbug#2` for the second of several."""
        if word.isdecimal() and int(word) in self.pieces:
            return int(word)
        key, _, number = word.partition("#")
        ones = [disk for disk, piece in sorted(self.pieces.items()) if self.kinds[piece.kind] == key]
        if number.isdecimal() and 1 <= int(number) <= len(ones):
            return ones[int(number) - 1]
        if number or len(ones) != 1:
            raise line.fail(f"expected a disk of this position, by its number or name, found {word!r}")
        return ones[0]

    # --- facts ------------------------------------------------------------------------------------------------------

    def read_fact(self, piece: Piece, word: str) -> None:
        line = piece.line
        if word in MARKS:
            piece.marks |= MARKS[word]
        elif word in ELSEWHERE:
            piece.place = ELSEWHERE[word]
        elif word == "of":
            piece.camp = self.camp(line)
        elif word == "at":
            piece.at = self.point(line)
        elif word == "turned":
            piece.turned = self.direction(line)
        elif word in ("on", "lent"):
            piece.below = line.next("a disk")
            piece.place = HERO_CARD if word == "lent" else piece.place
        elif word == "hp":
            self.read_life(piece)
        elif word == "order":
            piece.order = line.number_of("a number", 1, MANY)
        else:
            raise line.fail(f"unknown fact {word!r}")

    def read_life(self, piece: Piece) -> None:
        if piece.kind >= CHARACTERS:
            raise piece.line.fail("only characters have life (DT-3.14)")
        piece.life = piece.line.number_of("life", 0, self.state.kit.box.characters[piece.kind].life)

    def point(self, line: Words) -> tuple[int, int]:
        word = line.next("a place x,y in millimetres")
        found = read_place(word)
        if found is None:
            raise line.fail(f"expected a place x,y in millimetres, found {word!r}")
        return found

    def direction(self, line: Words) -> tuple[int, int]:
        """`ux,uy` in whole numbers, or degrees clockwise from up."""
        word = line.next("a direction")
        if "," not in word and (degrees := scaled(word, THOUSANDTHS)) is not None:
            return direction(*fine(degrees))
        x, _, y = word.partition(",")
        if not (whole(x) and whole(y)) or (int(x) == 0 and int(y) == 0):
            raise line.fail(f"expected a direction: ux,uy in whole numbers, or degrees, found {word!r}")
        dx, dy = int(x), int(y)
        rounded = abs(root(dx * dx + dy * dy) - UNIT) <= ROUNDING  # as the solver rounded it
        return (dx, dy) if rounded else direction(dx, dy)

    # --- onto the table ---------------------------------------------------------------------------------------------

    def lay(self, piece: Piece, above: list[int]) -> None:
        """What is below first: from it comes what the line does not say."""
        s, disk, line = self.state, piece.disk, piece.line
        if disk in above:
            raise line.fail(f"disk {disk} lies on itself")
        below = TABLE
        if piece.below:
            below = self.called(line, piece.below)
            self.lay(self.pieces[below], [*above, disk])
        self.fits(piece, below)
        s.kind[disk], s.place[disk], s.owner[disk] = piece.kind, piece.place, piece.camp
        s.on[disk], s.marks[disk] = below, piece.marks
        if below != TABLE and piece.place == FIELD:
            s.x[disk], s.y[disk], s.ux[disk], s.uy[disk] = s.x[below], s.y[below], s.ux[below], s.uy[below]
        s.x[disk], s.y[disk] = piece.at or (s.x[disk], s.y[disk])
        s.ux[disk], s.uy[disk] = piece.turned or (s.ux[disk], s.uy[disk])
        if is_character(disk):
            s.life[disk] = usual_life(s, disk) if piece.life is None else piece.life

    def fits(self, piece: Piece, below: int) -> None:
        """What goes on what, and who needs a camp."""
        disk, line = piece.disk, piece.line
        if piece.place == FIELD and below == TABLE and piece.at is None:
            raise line.fail("expected `at x,y` or `on DISK`")
        if piece.place in (RESERVE, SUPPLY) and (piece.at or piece.below or piece.turned):
            raise line.fail(f"disk {disk} is not on the table, and lies somewhere")
        if is_artifact(disk) and piece.camp != NOBODY:
            raise line.fail("an artifact is of whoever stands on it (DT-15.7)")
        on_field = piece.place in (FIELD, OFF)
        if on_field and piece.camp == NOBODY and (is_character(disk) or (is_missile(disk) and below != TABLE)):
            raise line.fail("expected `of` and a camp")
        if below != TABLE and piece.place == FIELD and not carries(below, disk):
            what, floor = self.kinds[piece.kind], self.kinds[self.pieces[below].kind]
            raise line.fail(f"a {what} cannot lie on a {floor} (DT-P.7)")

    def count_arrival(self, piece: Piece) -> None:
        """One after the other, unless the line says when it came."""
        if not is_missile(piece.disk) and piece.order is not None:
            raise piece.line.fail("only missiles have an order")
        if not lies_on_something(self.state, piece.disk):
            self.state.order[piece.disk] = piece.order or 0  # it has just come off
            return
        self.last = self.last + 1 if piece.order is None else max(self.last, piece.order)
        self.state.order[piece.disk] = self.last if piece.order is None else piece.order


def carries(below: int, disk: int) -> bool:
    """Characters stand on artifacts, missiles lie on anything, artifacts on the table."""
    return is_artifact(below) if is_character(disk) else is_missile(disk)


def whole(word: str) -> bool:
    return word.isascii() and word.removeprefix("-").isdecimal() and len(word) <= LONGEST
