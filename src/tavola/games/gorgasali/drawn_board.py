"""A board straight from the drawing of a position: any size, for tests and puzzles."""

from __future__ import annotations

from tavola.core.errors import ContentError
from tavola.core.position_words import FILE, Words
from tavola.games.gorgasali.board import SECTORS, Board
from tavola.games.gorgasali.cards import PLAIN, TREE

LETTERS = "#.FMWT"
INNERMOST = 4
MOST = 99  # squares a side
KEY = "drawn"
NAMES = {"en": "Drawn", "ru": "Нарисованное"}
SEATS = (2, 10)

type_of_place = tuple[int, int]


def drawn_board(
    rows: list[tuple[int, str]],
    zones: list[tuple[int, str]],
    sectors: list[tuple[Words, int, type_of_place]],
    chests: list[tuple[Words, type_of_place]],
) -> Board:
    """Unmentioned zones are the innermost, so nothing is inactive; digits of figures stand on plain ground."""
    width, height = len(rows[0][1]), len(rows)
    for number, row in rows:
        if len(row) != width:
            raise ContentError(FILE, number, f"expected {width} squares, found {len(row)}")
        if max(width, height) > MOST:
            raise ContentError(FILE, number, f"expected at most {MOST} squares a side, found {max(width, height)}")
    text = "".join(row for _, row in rows)
    terrain = bytes(LETTERS.index(letter) if letter in LETTERS else PLAIN for letter in text)
    gates: list[tuple[int, ...]] = [() for _ in range(SECTORS + 1)]
    for line, number, place in sectors:
        gate = square_at(line, place, width, height)
        if terrain[gate] in (0, TREE):
            raise line.fail(f"nobody can stand on {place[0]},{place[1]}")
        gates[number] = (*gates[number], gate)
    named = {square_at(line, place, width, height) for line, place in chests}
    drawn = {square for square, letter in enumerate(text) if letter == "C"}
    return Board(
        KEY,
        NAMES,
        width,
        height,
        terrain,
        zone_bytes(zones, width, height, terrain),
        tuple(sorted(drawn | named)),
        bytes(letter == "H" for letter in text),
        tuple(gates),
        tuple(square for square, kind in enumerate(terrain) if kind == TREE),
        *SEATS,
    )


def square_at(line: Words, place: type_of_place, width: int, height: int) -> int:
    x, y = place
    if not (x < width and y < height):
        raise line.fail(f"no square {x},{y} on a board of {width}×{height}")
    return y * width + x


def zone_bytes(zones: list[tuple[int, str]], width: int, height: int, terrain: bytes) -> bytes:
    if not zones:
        return bytes(INNERMOST if kind else 0 for kind in terrain)
    if len(zones) != height:
        raise ContentError(FILE, zones[0][0], f"expected {height} rows of zones, found {len(zones)}")
    for y, (number, row) in enumerate(zones):
        if len(row) != width or set(row) - set("1234#"):
            raise ContentError(FILE, number, f"expected {width} digits 1..4, found {row!r}")
        for x, letter in enumerate(row):
            if letter == "#" and terrain[y * width + x]:
                raise ContentError(FILE, number, f"{x},{y} is no square outside the map, and needs a zone")
    return bytes(int(letter) if letter.isdecimal() else 0 for _, row in zones for letter in row)
