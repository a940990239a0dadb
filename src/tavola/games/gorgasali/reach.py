"""Every square a walk can come to, at what cost, at what toll, and by which way."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

import msgspec

from tavola.games.gorgasali.kit import Kit
from tavola.games.gorgasali.route import Walk, barriers, figures, layers_of, walk_of
from tavola.games.gorgasali.view import View
from tavola.games.gorgasali.ways import NOWHERE, Ways, type_of_test

EXACT: Final = "exact"
CHEST: Final = "chest"
STUCK: Final = "stuck"
EXTRA: Final = "extra"
DEATH: Final = "death"
GO_ON: Final = ""


class Reach(msgspec.Struct, frozen=True):
    """One square: the numbers it takes, those left there, the zone's damage on the way, and the squares to enter.

    `ends`: the walk ends there because the numbers are used up ("exact"), may end on its chest ("chest"), can go no
    further ("stuck"), may end after free steps ("extra"), ends by death ("death"); "" when one has to go on. Of
    several ways it is one that may end there, else a dead end, else one that goes on, and death when nothing else is
    left; of these the one with the least damage, then with the fewest numbers.
    """

    square: int
    cost: int
    left: int
    damage: int
    ends: str
    path: tuple[int, ...]


class Limits(NamedTuple):
    """What a walker brings along: health against the toll of one inactive square, and what the table allows."""

    health: int
    rate: int
    chests: frozenset[int]
    crossed: frozenset[int] = frozenset()  # others' squares that may be crossed, not ended on
    exact: bool = False  # dead ends are open only when no route is exact (GO-65.11)
    free: bool = False  # steps of a Dobergun: no penalty, an end wherever one likes


class Found(NamedTuple):
    ends: str
    tolls: int
    used: int
    path: tuple[int, ...]


def reaches_of(kit: Kit, view: View, seat: int) -> tuple[Reach, ...]:
    """Where the walk, or the free steps, that this seat is asked about can lead."""
    return free_reaches(kit, view, seat) if view.stage == "ExtraSteps" else walk_reaches(kit, view, seat)


def walk_reaches(kit: Kit, view: View, seat: int) -> tuple[Reach, ...]:
    walk, me = walk_of(kit, view, seat), view.seats[seat]
    crossed: frozenset[int] = frozenset()
    if kit.cross_figures:
        shut = barriers(kit.board, view)
        crossed = frozenset(figures(view)) - {me.square, *view.turn.covered}
        for square in crossed:
            walk.closed[square] = shut[square]
    return reaches(walk, Limits(me.health, view.rate, frozenset(view.chests), crossed, kit.exact_first))


def free_reaches(kit: Kit, view: View, seat: int) -> tuple[Reach, ...]:
    """Steps of a Dobergun count 1 on any terrain and cost no health (GO-30.7)."""
    board, me = kit.board, view.seats[seat]
    closed = barriers(board, view)
    for square in (*(() if kit.retrace else view.turn.covered), *figures(view)):
        closed[square] = 1
    if kit.retrace:
        closed[me.square] = 0  # free again after the first step (GO-65.21)
    ones, none = bytes([1]) * board.size, bytes(board.size)
    walk = Walk(board, me.square, (), view.pending.steps, closed, board.near4, ones, none)
    return reaches(walk, Limits(me.health, 0, frozenset(), free=True))


def reaches(walk: Walk, limits: Limits) -> tuple[Reach, ...]:
    """All squares that a legal walk can enter, each by its best way."""
    return Reaching(walk, limits).all()


class Reaching:
    """The questions a square is asked, in the order in which their answers are preferred."""

    __slots__ = ("deadly", "forced", "limits", "walk", "ways")

    def __init__(self, walk: Walk, limits: Limits) -> None:
        self.walk = walk
        self.limits = limits
        self.ways = Ways(walk, layers_of(walk))
        self.deadly = walk.numbers + 1 if not limits.rate else -(-limits.health // limits.rate)
        self.forced = limits.exact and not limits.free and self.exact_exists()

    def all(self) -> tuple[Reach, ...]:
        found = []
        for square in sorted(self.ways.first):
            way = self.best(square)
            if way is not None:
                ends, tolls, used, path = way
                rate = self.limits.rate
                found.append(Reach(square, used, self.walk.numbers - used, rate * tolls, ends, path))
        return tuple(found)

    def best(self, square: int) -> Found | None:
        if self.limits.free:
            return self.cheapest(square, EXTRA, None)
        if square not in self.limits.crossed:
            if square in self.limits.chests:
                found = self.cheapest(square, CHEST, None)
            else:
                found = self.exact(square) or self.dead_end(square)
            if found is not None:
                return found
        test = self.test_of(square)
        return self.cheapest(square, GO_ON, test) or self.death(square, test)

    # --- ends ----------------------------------------------------------------------------------------------------

    def exact(self, square: int) -> Found | None:
        """With all numbers used up."""
        numbers = self.walk.numbers
        for tolls in range(self.ways.layers[numbers].get(square, NOWHERE), self.most(numbers) + 1):
            path = self.ways.way(square, numbers, tolls)
            if path is not None:
                return Found(EXACT, tolls, numbers, path)
        return None

    def cheapest(self, square: int, ends: str, test: type_of_test | None) -> Found | None:
        """The least toll, then the fewest numbers; without a test the table keeps every promise of this kind."""
        for tolls, used in self.costs(square, self.walk.numbers):
            path = self.ways.way(square, used, tolls, accept=test)
            if path is not None:
                return Found(EXACT if ends == CHEST and used == self.walk.numbers else ends, tolls, used, path)
        return None

    def dead_end(self, square: int) -> Found | None:
        """A way after which every neighbour is closed, too dear, or crossed by this very way (GO-7.9)."""
        for tolls, used in self.costs(square, self.walk.numbers - 1):
            left = self.walk.numbers - used
            must = self.must_cross(square, left)
            if must is not None:
                path = self.ways.way(square, used, tolls, must, self.test_of_end(square, left))
                if path is not None:
                    return Found(STUCK, tolls, used, path)
        return None

    def death(self, square: int, test: type_of_test | None) -> Found | None:
        """The walk ends where the last health is paid."""
        if not self.limits.rate or not self.walk.dead[square]:
            return None
        for used in range(1, self.walk.numbers + 1):
            path = self.ways.way(square, used, self.deadly, accept=test)
            if path is not None:
                return Found(DEATH, self.deadly, used, path)
        return None

    # --- helps ---------------------------------------------------------------------------------------------------

    def most(self, used: int) -> int:
        """Tolls that so many numbers can come to and that one survives."""
        return min(self.deadly - 1, used)

    def costs(self, square: int, numbers: int) -> Iterator[tuple[int, int]]:
        """Tolls and numbers by which the table promises this square, the cheapest first."""
        layers = self.ways.layers
        used = [n for n in range(self.ways.first[square], numbers + 1) if square in layers[n]]
        if used:
            for tolls in range(min([layers[n][square] for n in used]), self.most(numbers) + 1):
                for n in used:
                    if layers[n][square] <= tolls:
                        yield tolls, n
                if not self.limits.rate:
                    return

    def must_cross(self, square: int, left: int) -> frozenset[int] | None:
        """The neighbours that the way itself has to close for a dead end here; None when it cannot."""
        walk = self.walk
        found = []
        for to in walk.near[square]:
            if not walk.closed[to] and walk.cost[to] <= left and to not in self.limits.crossed:
                if to not in self.ways.first:
                    return None
                found.append(to)
        return frozenset(found)

    def test_of(self, square: int) -> type_of_test | None:
        """What must be true of a way here, beyond what the search sees to."""
        if self.forced:
            return self.lawful
        if square in self.limits.crossed:
            return lambda path: self.goes_on(square, self.left_after(path), set(path))
        return None

    def test_of_end(self, square: int, left: int) -> type_of_test | None:
        """The same for a dead end."""
        if not self.forced and not self.limits.crossed:
            return None
        test = self.test_of(square)
        return lambda path: not self.goes_on(square, left, set(path)) and (test is None or test(path))

    def lawful(self, path: Sequence[int]) -> bool:
        """Whether each step, the last of which comes first here, keeps an exact end or a chest in reach (GO-65.11).

        Who walks on from a chest may come to where no step does; from there all are open.
        """
        square, left = self.walk.start, self.walk.numbers
        trail: set[int] = set()
        for to in reversed(path):
            kept = [way for way in self.open(square, left, trail) if self.keeps(way, left, trail)]
            if kept and to not in kept:
                return False
            square, left = to, left - self.walk.cost[to]
            trail.add(to)
        return square not in self.limits.crossed or self.goes_on(square, left, trail)

    def keeps(self, to: int, left: int, trail: set[int]) -> bool:
        return self.ends_well(to, left - self.walk.cost[to], {*trail, to})

    def left_after(self, path: Sequence[int]) -> int:
        return self.walk.numbers - sum([self.walk.cost[square] for square in path])

    def open(self, square: int, left: int, trail: set[int]) -> list[int]:
        """Where a step could lead, as far as the squares themselves are concerned."""
        walk = self.walk
        near = walk.near[square] if square >= 0 else walk.doors
        return [to for to in near if not walk.closed[to] and walk.cost[to] <= left and to not in trail]

    def goes_on(self, square: int, left: int, trail: set[int]) -> bool:
        """Whether a step is possible; across other figures only when it leads to a free square behind them."""
        for to in self.open(square, left, trail):
            if to not in self.limits.crossed or self.goes_on(to, left - self.walk.cost[to], {*trail, to}):
                return True
        return False

    def ends_well(self, square: int, left: int, trail: set[int]) -> bool:
        """Whether the numbers can still be used up, or a chest can be reached."""
        if square not in self.limits.crossed and (left == 0 or square in self.limits.chests):
            return True
        for to in self.open(square, left, trail):
            if self.ends_well(to, left - self.walk.cost[to], {*trail, to}):
                return True
        return False

    def exact_exists(self) -> bool:
        """Whether some route, deadly or not, uses up the numbers or comes to a chest."""
        free = [square for square in self.ways.first if square not in self.limits.crossed]
        numbers = self.walk.numbers
        if any([square in self.limits.chests for square in free]):
            return True
        return any(self.ways.way(square, numbers, numbers) is not None for square in free)
