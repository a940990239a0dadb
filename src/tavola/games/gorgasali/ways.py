"""Ways that enter no square twice, found backwards from their end under the table of what numbers can reach.

The table (route.py) forgets the trail, so it promises too much and never too little: what it does not promise needs
no search, and a way that costs what it promises is the cheapest there is.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from tavola.games.gorgasali.route import Layers, Walk

NOWHERE: Final = 999
SEARCH: Final = 4_000  # squares tried for one way
PATIENCE: Final = 40_000  # and for all ways of one walk

type_of_test = Callable[[Sequence[int]], bool]


class Ways:
    """`first` is by square the least numbers it takes to stand there."""

    __slots__ = ("accept", "budget", "first", "gap", "layers", "on", "path", "patience", "walk", "width", "zoned")

    def __init__(self, walk: Walk, layers: Layers) -> None:
        self.walk = walk
        self.layers = layers
        self.width = walk.board.width
        self.first: dict[int, int] = {}
        for used in range(walk.numbers, 0, -1):
            self.first.update(dict.fromkeys(layers[used], used))
        self.gap = 1 if walk.near is walk.board.near8 else 2  # steps between two neighbours of one square
        self.zoned = 1 in walk.dead
        self.on = bytearray(walk.board.size)
        self.path: list[int] = []
        self.accept: type_of_test | None = None
        self.budget = 0
        self.patience = PATIENCE

    def way(
        self, square: int, used: int, tolls: int, must: frozenset[int] = frozenset(), accept: type_of_test | None = None
    ) -> tuple[int, ...] | None:
        """The squares of a way of this cost, with no more tolls, across all of `must`, that passes `accept`."""
        if self.layers[used].get(square, NOWHERE) > tolls or (must and not self.covers(must, square, used)):
            return None
        self.budget = min(SEARCH, self.patience)
        before = self.budget
        self.accept = accept
        self.path = []
        found = self.back(used, square, tolls, must)
        self.patience -= before - self.budget
        for step in self.path:
            self.on[step] = 0
        return tuple(reversed(self.path)) if found else None

    def back(self, used: int, square: int, tolls: int, must: frozenset[int]) -> bool:
        """Find the squares before this one; they are left in `path`, last first."""
        self.budget -= 1
        if self.budget < 0:
            return False
        walk, path, on = self.walk, self.path, self.on
        path.append(square)
        before = used - walk.cost[square]
        if before == 0 and not must and self.begins(square) and (self.accept is None or self.accept(path)):
            return True
        if before > 0:
            on[square] = 1
            left = tolls - walk.dead[square]
            layer = self.layers[before]
            for origin in self.origins(square, layer, must):
                if layer.get(origin, NOWHERE) > left or on[origin]:
                    continue
                rest = must - {origin} if must else must
                if rest and not self.covers(rest, origin, before):
                    continue
                if self.back(before, origin, left, rest):
                    return True
            on[square] = 0
        path.pop()
        return False

    def begins(self, square: int) -> bool:
        """Whether the first step of the walk can lead here."""
        walk = self.walk
        return square in walk.doors if walk.start < 0 else walk.start in walk.near[square]

    def origins(self, square: int, layer: dict[int, int], must: frozenset[int]) -> Sequence[int]:
        """Where the step onto this square may come from: first from where one has to pass, then at the least toll."""
        near = self.walk.near[square]
        if must:
            return sorted(near, key=lambda origin: origin not in must)
        if self.zoned:
            return sorted(near, key=lambda origin: layer.get(origin, NOWHERE))
        return near

    def covers(self, must: frozenset[int], square: int, used: int) -> bool:
        """Whether so many numbers can suffice to cross all of `must` on the way to this square."""
        first, width, cost = self.first, self.width, self.walk.cost[square]
        least = NOWHERE
        x, y = square % width, square // width
        for other in must:
            begun = first.get(other, NOWHERE)
            across, down = abs(other % width - x), abs(other // width - y)
            far = max(across, down) if self.gap == 1 else across + down
            if begun + far - 1 + cost > used:
                return False
            least = min(least, begun)
        return least + self.gap * (len(must) - 1) + cost <= used
