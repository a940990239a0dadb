"""Distances over the whole board to what draws a figure, and what the shrinking zones make of every square."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from tavola.games.gorgasali.board import Board
from tavola.games.gorgasali.rules.zones import rate_at

FAR: Final = 60
WALK: Final = 6  # numbers of a turn that count on the way, doubles and detours taken off

# P(2d6 >= n) for n = 0..12.
AT_LEAST: Final = [1.0 if n <= 2 else sum([6 - abs(s - 7) for s in range(n, 13)]) / 36 for n in range(13)]
PATIENCE: Final = 0.8  # what a thing one turn later is worth against now


def closeness() -> list[float]:
    """By distance: what a thing is worth now that one walks towards, where numbers may be lost on arrival."""
    found = [1.0]
    for n in range(1, 2 * FAR + 1):
        steps = [(6 - abs(s - 7), found[max(0, n - s)]) for s in range(2, 13)]
        found.append(PATIENCE * sum([ways * value for ways, value in steps]) / 36)
    return found


CLOSE: Final = closeness()


def reach_chance(steps: int) -> float:
    """The chance that one movement roll covers so many steps."""
    return AT_LEAST[steps] if steps <= 12 else 0.0


@lru_cache(maxsize=1024)
def distances(board: Board, goals: tuple[int, ...], level: int) -> bytes:
    """Numbers it takes from every square to the nearest goal; inactive squares count double."""
    dear = [board.cost[sq] * (2 if board.zone[sq] <= level else 1) for sq in range(board.size)]
    found = bytearray([FAR]) * board.size
    rings: list[list[int]] = [[] for _ in range(FAR + 7)]
    for goal in goals:
        found[goal] = 0
        rings[0].append(goal)
    for far in range(FAR):
        for square in rings[far]:
            if found[square] < far:
                continue
            then = far + dear[square]  # what entering this square costs is paid by whoever comes from there
            for origin in board.near4[square]:
                if found[origin] > then:
                    found[origin] = then
                    rings[then].append(origin)
    return bytes(found)


@lru_cache(maxsize=64)
def way_out(board: Board, level: int) -> bytes:
    """Steps from every square to the nearest one that stays active at this level."""
    safe = tuple([sq for sq in range(board.size) if board.zone[sq] > level and board.cost[sq] > 0])
    return distances(board, safe, 0) if safe else bytes(board.size)


@lru_cache(maxsize=256)
def zone_toll(board: Board, level: int, turns_left: int) -> tuple[float, ...]:
    """What standing on each square will cost in health: the way out now, and what the next shrink will add."""
    now = way_out(board, level)
    soon = way_out(board, level + 1)
    tolls = []
    for square in range(board.size):
        toll = rate_at(level) * now[square] * 0.9
        late = max(0, soon[square] - WALK * turns_left)
        tolls.append(max(toll, rate_at(level + 1) * late * 0.8) + 0.12 * min(soon[square], 12))
    return tuple(tolls)
