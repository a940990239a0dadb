"""A board as it is drawn in content/boards/*.toml: letters and digits, and what they become."""

from typing import Annotated, TypeAlias

import msgspec

from tavola.core.toml_source import Names, Source
from tavola.games.gorgasali import cards
from tavola.games.gorgasali.board import Board
from tavola.games.gorgasali.card_rows import Key, Word

LETTERS: dict[str, int] = {
    "#": cards.OUTSIDE,
    ".": cards.PLAIN,
    "C": cards.PLAIN,
    "H": cards.PLAIN,
    "F": cards.FOREST,
    "M": cards.MOUNTAIN,
    "W": cards.WATER,
    "T": cards.TREE,
}
ZONES = "#1234"
Seats: TypeAlias = Annotated[int, msgspec.Meta(ge=2, le=10)]


class BoardHead(Word, frozen=True):
    key: Key
    name: Names
    # farther than a Teleport across, and every square number fits two bytes: GO-64.1
    size: Annotated[int, msgspec.Meta(ge=13, le=99)]
    min_seats: Seats
    max_seats: Seats
    chests: Annotated[int, msgspec.Meta(ge=1)]
    map: str
    zones: str


class SectorRow(Word, frozen=True):
    number: Annotated[int, msgspec.Meta(ge=1, le=20)]
    gates: Annotated[list[tuple[int, int]], msgspec.Meta(min_length=1)]


class Drawing:
    """The rows of one board, each square with its place in the file."""

    def __init__(self, source: Source, head: BoardHead, sectors: list[SectorRow]) -> None:
        self.source = source
        self.head = head
        self.sectors = sectors
        self.size = head.size
        self.map = self._grid("map", head.map, "".join(LETTERS))
        self.zones = self._grid("zones", head.zones, ZONES)

    def _grid(self, key: str, text: str, letters: str) -> str:
        """All rows joined, or "" when a row cannot be read."""
        rows, before = text.splitlines(), len(self.source.problems)
        first = self.source.first_row("board", key)
        if len(rows) != self.size:
            self.source.problem(first, f"{key}: expected {self.size} rows, got {len(rows)}")
        for y, row in enumerate(rows):
            if len(row) != self.size:
                self.source.problem(first + y, f"{key} row {y}: expected {self.size} squares, got {len(row)}")
            for x, letter in enumerate(row):
                if letter not in letters:
                    wanted = f"expected one of {letters}, got {letter!r}"
                    self.source.problem(first + y, f"{key}: square ({x}, {y}): {wanted}")
        return "".join(rows) if len(self.source.problems) == before else ""

    def line(self, key: str, square: int) -> int:
        return self.source.first_row("board", key) + square // self.size

    def place(self, square: int) -> str:
        return f"square ({square % self.size}, {square // self.size})"

    def where(self, letter: str) -> tuple[int, ...]:
        return tuple(i for i, c in enumerate(self.map) if c == letter)

    def board(self) -> Board:
        return Board(
            key=self.head.key,
            names=self.head.name.both(),
            width=self.size,
            height=self.size,
            terrain=bytes(LETTERS[c] for c in self.map),
            zone=bytes(ZONES.index(c) for c in self.zones),
            chests=self.where("C"),
            healing=bytes(c == "H" for c in self.map),
            gates=self._gates(),
            tree=self.where("T"),
            min_seats=self.head.min_seats,
            max_seats=self.head.max_seats,
        )

    def _gates(self) -> tuple[tuple[int, ...], ...]:
        by_number = {s.number: tuple(y * self.size + x for x, y in s.gates) for s in self.sectors}
        return tuple(by_number.get(n, ()) for n in range(max(by_number, default=0) + 1))


def read(source: Source) -> Drawing | None:
    """The drawing when every letter and every key of the file can be read."""
    source.only_tables("board", "sector")
    if "board" not in source.data:
        if not source.problems:
            source.problem(1, "expected a [board] table")
        return None
    head = source.convert(source.data["board"], BoardHead, "board")
    sectors = source.converted("sector", SectorRow)
    if head is None or None in sectors:
        return None
    drawing = Drawing(source, head, sectors)
    return drawing if drawing.map and drawing.zones else None
