"""Walks planned to their end: which squares the numbers can end on, at what toll, and by which way.

Numbers must be used up exactly and no square is entered twice. The table of what can be reached with so many numbers
forgets the trail, so it may promise too much; the way back through it keeps the trail and so decides.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from tavola.games.gorgasali.board import Board
from tavola.games.gorgasali.cards import BARRIER, Support
from tavola.games.gorgasali.kit import Kit
from tavola.games.gorgasali.view import View

TRIES = 200  # steps of one search for a way back

# By numbers used: the squares that can be stood on, with the fewest inactive squares entered on the way.
Layers = list[dict[int, int]]


class Walk(NamedTuple):
    """What a walk starts with. `closed` says by square whether it may not be entered."""

    board: Board
    start: int
    doors: tuple[int, ...]  # the gates when it starts in a sector
    numbers: int
    closed: bytearray
    near: tuple[tuple[int, ...], ...]
    cost: bytes
    dead: bytes  # by square 1 when it is inactive


class End(NamedTuple):
    used: int
    square: int
    tolls: int


def walk_of(kit: Kit, view: View, seat: int, card: Support | None = None) -> Walk:
    """The walk that is open to this seat now, or the one that a movement card would make of it."""
    turn, board, me = view.turn, kit.board, view.seats[seat]
    numbers, free, diagonal = turn.left, turn.free_terrain, turn.diagonal
    if card is not None:
        numbers, free, diagonal = numbers * card.factor, card.terrain, card.diagonal
    doors = board.gates[me.sector] if me.square < 0 else ()
    near = board.near8 if diagonal else board.near4
    closed, dead = closed_squares(board, view), dead_squares(board, view.level)
    return Walk(board, me.square, doors, numbers, closed, near, costs_with(board, free), dead)


def closed_squares(board: Board, view: View) -> bytearray:
    """What this turn's trail, figures and Barriers close."""
    closed = barriers(board, view)
    for square in (*view.turn.covered, *figures(view)):
        closed[square] = 1
    return closed


def figures(view: View) -> list[int]:
    return [seat.square for seat in view.seats if seat.alive and seat.square >= 0]


def barriers(board: Board, view: View) -> bytearray:
    closed = bytearray(board.size)
    for banner in view.banners:
        if banner.kind == BARRIER:
            for square in banner.squares:
                closed[square] = 1
    return closed


@lru_cache(maxsize=64)
def dead_squares(board: Board, level: int) -> bytes:
    """By square 1 when it is inactive."""
    return bytes([zone <= level for zone in board.zone])


@lru_cache(maxsize=64)
def costs_with(board: Board, free_terrain: int) -> bytes:
    """Costs of entering with a movement card that makes one terrain cost 1; 0: without."""
    if not free_terrain:
        return board.cost
    return bytes([1 if board.terrain[sq] == free_terrain else board.cost[sq] for sq in range(board.size)])


def layers_of(walk: Walk) -> Layers:
    numbers, closed, near, cost, dead = walk.numbers, walk.closed, walk.near, walk.cost, walk.dead
    layers: Layers = [{} for _ in range(numbers + 1)]
    if walk.start >= 0:
        layers[0][walk.start] = 0
    for door in walk.doors:
        if not closed[door] and cost[door] <= numbers:
            layers[cost[door]][door] = dead[door]
    for used in range(numbers):
        for square, tolls in layers[used].items():
            for to in near[square]:
                if closed[to]:
                    continue
                then = used + cost[to]
                if then > numbers:
                    continue
                layer = layers[then]
                toll = tolls + dead[to]
                if layer.get(to, 999) > toll:
                    layer[to] = toll
    return layers


def ends_of(walk: Walk, layers: Layers, chests: frozenset[int]) -> Iterator[End]:
    """Where the walk could end: numbers used up, on a chest, or with no neighbour that can still be paid."""
    last = len(layers) - 1
    for square, tolls in layers[last].items():
        yield End(last, square, tolls)
    for used in range(1, last):
        for square, tolls in layers[used].items():
            if square in chests or (last - used < 3 and boxed_in(walk, square, last - used)):
                yield End(used, square, tolls)


def boxed_in(walk: Walk, square: int, left: int) -> bool:
    for to in walk.near[square]:
        if not walk.closed[to] and walk.cost[to] <= left:
            return False
    return True


def way_to(walk: Walk, layers: Layers, end: End, tolls: int) -> list[int] | None:
    """The squares of a walk that ends so with at most these tolls, none entered twice; None when none is found."""
    budget = [TRIES]
    path: list[int] = []
    return path[::-1] if back(walk, layers, end.used, end.square, tolls, path, budget) else None


def back(
    walk: Walk, layers: Layers, used: int, square: int, tolls: int, path: list[int], budget: list[int]
) -> bool:
    """Find the squares before this one; they are left in `path`, last first."""
    budget[0] -= 1
    if budget[0] < 0:
        return False
    path.append(square)
    tolls -= walk.dead[square]
    before = used - walk.cost[square]
    if before == 0 and (square in walk.doors if walk.start < 0 else walk.start in walk.near[square]):
        return True
    if before > 0:
        layer = layers[before]
        ways = [(layer[origin], origin) for origin in walk.near[square] if origin in layer]
        ways.sort()
        for least, origin in ways:
            if least <= tolls and origin not in path and back(walk, layers, before, origin, tolls, path, budget):
                return True
    path.pop()
    return False
