"""The shelf of things (content/things.toml) and how one of them is put onto the table."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec

from tavola.core.toml_source import Names, Source
from tavola.games.desktopia.board import Circle, Thing
from tavola.games.desktopia.card_rows import Key, Row, unique
from tavola.games.desktopia.units import MM

Size: TypeAlias = Annotated[int, msgspec.Meta(ge=1)]
Point: TypeAlias = tuple[int, int]
FEWEST = 3  # corners of a polygon


class ShelfRow(Row, frozen=True):
    """Millimetres, from the thing's own middle."""

    key: Key
    name: Names
    circles: list[tuple[int, int, Size]] = []
    rectangles: list[tuple[int, int, Size, Size]] = []
    polygons: list[list[Point]] = []


def shelf(source: Source) -> dict[str, ShelfRow]:
    """All things by their keys, with every problem noted."""
    source.only_tables("thing")
    source.rows_needed("thing")
    rows = source.converted("thing", ShelfRow)
    unique(source, "thing", rows)
    for i, row in enumerate(rows):
        if row is not None:
            check(source, i, row)
    return {row.key: row for row in rows if row is not None}


def check(source: Source, i: int, row: ShelfRow) -> None:
    if not (row.circles or row.rectangles or row.polygons):
        source.problem(source.line_of("thing", i), f"thing {i + 1}: expected circles, rectangles or polygons")
    for corners in row.polygons:
        if not convex(corners):
            line = source.line_of("thing", i, "polygons")
            source.problem(line, f"thing {i + 1}: expected a convex polygon, corners in order, got {corners}")


def convex(corners: list[Point]) -> bool:
    """Whether all corners turn the same way and once round."""
    turns = [bend(corners[i - 2], corners[i - 1], corners[i]) for i in range(len(corners))]
    same = all(turn > 0 for turn in turns) or all(turn < 0 for turn in turns)
    return len(corners) >= FEWEST and same and once_round(corners)


def bend(a: Point, b: Point, c: Point) -> int:
    """Above 0: from a over b to c turns clockwise on the screen."""
    return (b[0] - a[0]) * (c[1] - b[1]) - (b[1] - a[1]) * (c[0] - b[0])


def once_round(corners: list[Point]) -> bool:
    """A star turns the same way at every corner too, but goes from left to right more than once."""
    rightward = [corners[i][0] > corners[i - 1][0] for i in range(len(corners)) if corners[i][0] != corners[i - 1][0]]
    return sum(rightward[i] and not rightward[i - 1] for i in range(len(rightward))) == 1


def clockwise(corners: list[Point]) -> list[Point]:
    """The same convex polygon, its corners clockwise on the screen."""
    return corners if bend(corners[0], corners[1], corners[2]) > 0 else corners[::-1]


def put(row: ShelfRow, x: int, y: int, ux: int, uy: int) -> Thing:
    """The thing on the table at x, y (nanometres), its top side looking that way."""
    made = Thing(row.key, x, y, ux, uy)

    def place(px: int, py: int) -> Point:
        # a direction is as long as a millimetre, so millimetres times a direction are nanometres
        return x - px * uy - py * ux, y + px * ux - py * uy

    made.circles = [Circle(*place(px, py), r * MM) for px, py, r in row.circles]
    outlines = [[*box(*sides)] for sides in row.rectangles] + row.polygons
    made.polygons = [clockwise([place(px, py) for px, py in corners]) for corners in outlines]
    return made


def box(x: int, y: int, width: int, height: int) -> list[Point]:
    """The corners of a rectangle about x, y; an odd side reaches half a millimetre more right or down."""
    left, top = x - width // 2, y - height // 2
    return [(left, top), (left + width, top), (left + width, top + height), (left, top + height)]
