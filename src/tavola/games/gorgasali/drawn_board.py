"""A board straight from the drawing of a position: any size, for tests and puzzles."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tavola.core.errors import ContentError
from tavola.games.gorgasali.board import SECTORS, Board
from tavola.games.gorgasali.cards import PLAIN, TREE

if TYPE_CHECKING:
    from tavola.games.gorgasali.position_read import Words

LETTERS = "#.FMWT"
INNERMOST = 4


def drawn_board(
    rows: list[tuple[int, str]],
    zones: list[tuple[int, str]],
    sectors: list[tuple[Words, int, tuple[int, int]]],
) -> Board:
    """Unmentioned zones are the innermost, so nothing is inactive; digits of figures stand on plain ground."""
    width, height = len(rows[0][1]), len(rows)
    for number, row in rows:
        if len(row) != width:
            raise ContentError("position", number, f"expected {width} squares, found {len(row)}")
    text = "".join(row for _, row in rows)
    terrain = bytes(LETTERS.index(letter) if letter in LETTERS else PLAIN for letter in text)
    gates: list[tuple[int, ...]] = [() for _ in range(SECTORS + 1)]
    for line, number, (x, y) in sectors:
        if not (x < width and y < height):
            raise line.fail(f"no square {x},{y} on a board of {width}×{height}")
        gates[number] = (*gates[number], y * width + x)
    return Board(
        "drawn",
        {"en": "Drawn", "ru": "Нарисованное"},
        width,
        height,
        terrain,
        zone_bytes(zones, width, height, terrain),
        tuple(square for square, letter in enumerate(text) if letter == "C"),
        bytes(letter == "H" for letter in text),
        tuple(gates),
        tuple(square for square, kind in enumerate(terrain) if kind == TREE),
        2,
        10,
    )


def zone_bytes(zones: list[tuple[int, str]], width: int, height: int, terrain: bytes) -> bytes:
    if not zones:
        return bytes(INNERMOST if kind else 0 for kind in terrain)
    if len(zones) != height:
        raise ContentError("position", zones[0][0], f"expected {height} rows of zones, found {len(zones)}")
    for number, row in zones:
        if len(row) != width or set(row) - set("01234#"):
            raise ContentError("position", number, f"expected {width} digits 1..4, found {row!r}")
    return bytes(int(letter) if letter.isdigit() else 0 for _, row in zones for letter in row)
