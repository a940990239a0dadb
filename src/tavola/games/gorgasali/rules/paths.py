"""Looking ahead along a walk, for the two table options that need it: crossFigures and deadEnd."""

from __future__ import annotations

from typing import Final

from tavola.games.gorgasali.state import BARRIER_ON, CHEST, COVERED, FIGURE, State

SECTION: Final = 7


def price(s: State, square: int) -> int:
    board = s.kit.board
    return 1 if board.terrain[square] == s.turn.free_terrain else board.cost[square]


def ways_on(s: State, square: int, trail: list[int]) -> list[int]:
    """Neighbours that neither this turn's trail nor the imagined one has covered."""
    board = s.kit.board
    near = board.near8[square] if s.turn.diagonal else board.near4[square]
    return [to for to in near if not s.ground[to] & (BARRIER_ON | COVERED) and to not in trail]


def may_cross(s: State, own: int, square: int, left: int) -> bool:
    """GO-65.3: an occupied square may be crossed when the numbers lead on to a free one."""
    return leads_out(s, square, left, [own, square])  # the walk's start is covered with its first step


def leads_out(s: State, square: int, left: int, trail: list[int]) -> bool:
    for to in ways_on(s, square, trail):
        rest = left - price(s, to)
        if rest < 0:
            continue
        if not s.ground[to] & FIGURE or leads_out(s, to, rest, [*trail, to]):
            return True
    return False


def ends_well(s: State, own: int, square: int, left: int) -> bool:
    """Whether some route from here uses up the numbers on a free square, or comes to a chest where it may stop."""
    return good_route(s, square, left, [own, square])


def good_route(s: State, square: int, left: int, trail: list[int]) -> bool:
    if not s.ground[square] & FIGURE and (left == 0 or s.ground[square] & CHEST):
        return True
    for to in ways_on(s, square, trail):
        if s.ground[to] & FIGURE and not s.kit.cross_figures:
            continue
        rest = left - price(s, to)
        if rest >= 0 and good_route(s, to, rest, [*trail, to]):
            return True
    return False
