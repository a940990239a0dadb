"""The map as flat arrays by square number (square = y * width + x). Compiled with mypyc.

Drawn and checked from content/boards/*.toml by board_text.py and board_checks.py.
"""

from typing import Final

from tavola.games.gorgasali.cards import FOREST, MOUNTAIN, PLAIN, WATER

SECTORS: Final = 20
# up, right, down, left, then the diagonals clockwise from up-right: walks are listed in this order
STEPS8: Final = ((0, -1), (1, 0), (0, 1), (-1, 0), (1, -1), (1, 1), (-1, 1), (-1, -1))


def step_cost(terrain: int) -> int:
    """What entering this terrain takes of the roll; 0 where no figure may ever stand."""
    if terrain == PLAIN:
        return 1
    if terrain in (FOREST, MOUNTAIN):
        return 2
    return 3 if terrain == WATER else 0


class Board:
    __slots__ = (
        "chests",
        "cost",
        "gates",
        "healing",
        "height",
        "key",
        "max_seats",
        "min_seats",
        "names",
        "near4",
        "near8",
        "size",
        "terrain",
        "tree",
        "width",
        "zone",
    )  # fmt: skip

    def __init__(
        self,
        key: str,
        names: dict[str, str],
        width: int,
        height: int,
        terrain: bytes,
        zone: bytes,
        chests: tuple[int, ...],
        healing: bytes,
        gates: tuple[tuple[int, ...], ...],
        tree: tuple[int, ...],
        min_seats: int,
        max_seats: int,
    ) -> None:
        self.key: str = key
        self.names: dict[str, str] = names
        self.width: int = width
        self.height: int = height
        self.size: int = width * height
        self.terrain: bytes = terrain
        self.zone: bytes = zone
        self.cost: bytes = bytes([step_cost(t) for t in terrain])
        self.chests: tuple[int, ...] = chests
        self.healing: bytes = healing
        self.gates: tuple[tuple[int, ...], ...] = gates
        self.tree: tuple[int, ...] = tree
        self.min_seats: int = min_seats
        self.max_seats: int = max_seats
        self.near4: tuple[tuple[int, ...], ...] = tuple([self._near(sq, 4) for sq in range(self.size)])
        self.near8: tuple[tuple[int, ...], ...] = tuple([self._near(sq, 8) for sq in range(self.size)])

    def _near(self, sq: int, count: int) -> tuple[int, ...]:
        found: list[int] = []
        for dx, dy in STEPS8[:count]:
            other = self.at(self.x(sq) + dx, self.y(sq) + dy)
            if other >= 0 and self.cost[other] > 0:
                found.append(other)
        return tuple(found)

    def x(self, sq: int) -> int:
        return sq % self.width

    def y(self, sq: int) -> int:
        return sq // self.width

    def at(self, x: int, y: int) -> int:
        """The square there, -1 when off the grid."""
        return y * self.width + x if 0 <= x < self.width and 0 <= y < self.height else -1

    def distance(self, a: int, b: int) -> int:
        return max(abs(a % self.width - b % self.width), abs(a // self.width - b // self.width))

    def orthogonal(self, a: int, b: int) -> int:
        return abs(a % self.width - b % self.width) + abs(a // self.width - b // self.width)
