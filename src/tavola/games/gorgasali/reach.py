"""Every square a walk can come to, at what cost, at what toll, and by which way.

Only ways that enter no square twice are kept, one for each square and each number of numbers used: the one with the
fewest inactive squares. Where a kept way hides another, the search backwards of route.py finds the end that is missing.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Final, NamedTuple

import msgspec

from tavola.games.gorgasali.route import End, Walk, layers_of, way_to

EXACT: Final = "exact"
CHEST: Final = "chest"
STUCK: Final = "stuck"
EXTRA: Final = "extra"
DEATH: Final = "death"
GOOD: Final = {EXACT: 0, CHEST: 0, STUCK: 1, EXTRA: 0, DEATH: 3, "": 2}


class Reach(msgspec.Struct, frozen=True):
    """One square: the numbers it takes, those left there, the zone's damage on the way, and the squares to enter.

    `ends`: the walk ends there because the numbers are used up ("exact"), may end on its chest ("chest"), can go no
    further ("stuck"), may end after free steps ("extra"), ends by death ("death"); "" when one has to go on.
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


class Trail(NamedTuple):
    square: int
    used: int
    tolls: int
    mask: int
    before: Trail | None

    def path(self) -> tuple[int, ...]:
        found: list[int] = []
        at: Trail | None = self
        while at is not None and at.used:
            found.append(at.square)
            at = at.before
        return tuple(reversed(found))


Trails = list[dict[int, Trail]]


@lru_cache(maxsize=8)
def bits_of(size: int) -> tuple[int, ...]:
    return tuple([1 << square for square in range(size)])


def trails_of(walk: Walk, deadly: int) -> tuple[Trails, dict[int, Trail]]:
    """By numbers used the ways to stand somewhere, and the ways to die; `deadly` tolls are too many."""
    bits = bits_of(walk.board.size)
    layers: Trails = [{} for _ in range(walk.numbers + 1)]
    deaths: dict[int, Trail] = {}
    start = Trail(walk.start, 0, 0, bits[walk.start] if walk.start >= 0 else 0, None)
    enter(walk, layers, deaths, start, walk.doors if walk.start < 0 else walk.near[walk.start], deadly, bits)
    for used in range(1, walk.numbers):
        for trail in layers[used].values():
            enter(walk, layers, deaths, trail, walk.near[trail.square], deadly, bits)
    return layers, deaths


def enter(
    walk: Walk, layers: Trails, deaths: dict[int, Trail], trail: Trail, near: Iterable[int], deadly: int,
    bits: tuple[int, ...],
) -> None:  # fmt: skip
    """One step on from a way: to the squares that are open, not yet on it, and payable."""
    closed, cost, dead = walk.closed, walk.cost, walk.dead
    _, used, tolls, mask, _ = trail
    for to in near:
        if closed[to] or mask & bits[to]:
            continue
        then = used + cost[to]
        if then > walk.numbers:
            continue
        toll = tolls + dead[to]
        if toll >= deadly:
            deaths.setdefault(to, Trail(to, then, toll, mask, trail))
            continue
        known = layers[then].get(to)
        if known is None or known.tolls > toll:
            layers[then][to] = Trail(to, then, toll, mask | bits[to], trail)


def goes_on(walk: Walk, crossed: frozenset[int], square: int, left: int, mask: int) -> bool:
    """Whether a step is possible; across other figures only when it leads to a free square behind them."""
    bits = bits_of(walk.board.size)
    for to in walk.near[square]:
        rest = left - walk.cost[to]
        if walk.closed[to] or mask & bits[to] or rest < 0:
            continue
        if to not in crossed or goes_on(walk, crossed, to, rest, mask | bits[to]):
            return True
    return False


def reaches(walk: Walk, limits: Limits) -> tuple[Reach, ...]:
    """The best way to each square: one that may end there, else the cheapest."""
    deadly = 10_000 if not limits.rate else -(-limits.health // limits.rate)
    layers, deaths = trails_of(walk, deadly)
    found: dict[int, tuple[tuple[int, int, int], Reach]] = {}
    for ends, trail in [*ends_in(walk, layers, limits), *missed(walk, layers, limits, deadly)]:
        keep(found, walk, limits, ends, trail)
    for trail in deaths.values():
        keep(found, walk, limits, DEATH, trail)
    if limits.exact:
        return lawful(found)
    return tuple([reach for _, reach in found.values()])


def ends_in(walk: Walk, layers: Trails, limits: Limits) -> Iterator[tuple[str, Trail]]:
    for layer in layers[1:]:
        for trail in layer.values():
            if trail.square not in limits.crossed:
                yield end_of(walk, limits, trail), trail


def end_of(walk: Walk, limits: Limits, trail: Trail) -> str:
    if limits.free:
        return EXTRA
    if trail.used == walk.numbers:
        return EXACT
    if trail.square in limits.chests:
        return CHEST
    return "" if goes_on(walk, limits.crossed, trail.square, walk.numbers - trail.used, trail.mask) else STUCK


def keep(
    found: dict[int, tuple[tuple[int, int, int], Reach]], walk: Walk, limits: Limits, ends: str, trail: Trail
) -> None:
    rank = (GOOD[ends], trail.tolls, trail.used)
    known = found.get(trail.square)
    if known is None or rank < known[0]:
        left, damage = walk.numbers - trail.used, limits.rate * trail.tolls
        found[trail.square] = (rank, Reach(trail.square, trail.used, left, damage, ends, trail.path()))


def missed(walk: Walk, layers: Trails, limits: Limits, deadly: int) -> Iterator[tuple[str, Trail]]:
    """Exact ends that the kept ways hide: squares the forgetful table promises, found by the way back."""
    if limits.free:
        return
    forgetful = layers_of(walk)
    for square in forgetful[-1]:
        if square in layers[-1] or square in limits.crossed:
            continue
        path = way_to(walk, forgetful, End(walk.numbers, square, 0), min(deadly - 1, walk.numbers))
        if path is not None:
            yield EXACT, trail_along(walk, path)


def trail_along(walk: Walk, path: Iterable[int]) -> Trail:
    trail = Trail(walk.start, 0, 0, 0, None)
    for square in path:
        trail = Trail(square, trail.used + walk.cost[square], trail.tolls + walk.dead[square], 0, trail)
    return trail


def lawful(found: dict[int, tuple[tuple[int, int, int], Reach]]) -> tuple[Reach, ...]:
    """With the option of exact routes: only such ends and the squares on the way to them, unless there is none."""
    every = [reach for _, reach in found.values()]
    good = [reach for reach in every if reach.ends in (EXACT, CHEST)]
    if not good:
        return tuple(every)
    open_ways = {reach.path[: i + 1] for reach in good for i in range(len(reach.path))}
    return tuple([*good, *[reach for reach in every if not reach.ends and reach.path in open_ways]])
