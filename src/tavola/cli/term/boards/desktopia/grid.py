"""The field as cells of the terminal: a cell is twice as high as it is wide, and shows two halves of its own colour."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tavola.cli.term.boards import Room
from tavola.cli.term.boards.desktopia import colours as c
from tavola.games.desktopia.board import Area, Scenario, Thing
from tavola.games.desktopia.space import inside
from tavola.games.desktopia.units import MM

USUAL: Final = 30  # rows where nothing says how much room there is
LEAST: Final = 18  # fewer would put neighbours into one cell; the rest is scrolled
MOST: Final = 60
DECIMETRE: Final = 100 * MM

Tint = Callable[[float, float], bool]


class Grid:
    """How many cells, and which part of the field each of them is."""

    def __init__(self, scenario: Scenario, room: Room | None) -> None:
        wide, high = scenario.width, scenario.height
        rows = USUAL if room is None else min(room.height, room.width * high // (2 * wide))
        self.rows = max(LEAST, min(MOST, rows))
        self.columns = max(1, 2 * self.rows * wide // high)
        self.scenario = scenario

    @property
    def key(self) -> tuple[str, int, int]:
        return self.scenario.key, self.rows, self.columns

    def column(self, x: int) -> int:
        return min(self.columns - 1, max(0, x * self.columns // self.scenario.width))

    def row(self, y: int) -> int:
        return min(self.rows - 1, max(0, y * self.rows // self.scenario.height))

    def corner(self, x: int) -> int:
        """The left one of the two cells in whose middle this lies best."""
        return min(self.columns - 2, max(0, round(x * self.columns / self.scenario.width) - 1))

    def middle(self, column: int, half: int) -> tuple[float, float]:
        """The middle of a half of a cell; halves are counted from the top."""
        wide, high = self.scenario.width, self.scenario.height
        return (column + 0.5) * wide / self.columns, (half + 0.5) * high / (2 * self.rows)

    # --- names on the edges

    def across(self) -> list[str]:
        """Decimetres above the columns where they begin."""
        names = [""] * self.columns
        for number in range(1, -(-self.scenario.width // DECIMETRE)):
            for at, digit in enumerate(str(number)):
                column = self.column(number * DECIMETRE) + at
                if column < self.columns:
                    names[column] = digit
        return names

    def down(self) -> list[str]:
        names = [""] * self.rows
        for number in range(1, -(-self.scenario.height // DECIMETRE)):
            names[self.row(number * DECIMETRE)] = str(number)
        return names


def ground(grid: Grid) -> list[list[str]]:
    """The colour of every half: wood, things, and what is no field."""
    return [
        [colour(grid.scenario, *grid.middle(x, half)) for x in range(grid.columns)] for half in range(2 * grid.rows)
    ]


def colour(scenario: Scenario, x: float, y: float) -> str:
    if not inside(scenario.corners, x, y):
        return c.PAPER
    if any(covers(thing, x, y) for thing in scenario.things):
        return c.THING
    return c.WOOD[int(x // DECIMETRE + y // DECIMETRE) % 2]


def covers(thing: Thing, x: float, y: float) -> bool:
    if any((x - one.x) ** 2 + (y - one.y) ** 2 <= one.r**2 for one in thing.circles):
        return True
    return any(inside(corners, x, y) for corners in thing.polygons)


def within(areas: list[Area]) -> Tint:
    return lambda x, y: any(inside(area.corners, x, y) for area in areas)


def around(x: int, y: int, far: int) -> Tint:
    return lambda px, py: (px - x) ** 2 + (py - y) ** 2 <= far**2
