"""Section 10: the Great Tree and clear view; section 37 for Barriers. May look at the board and at banners only."""

from __future__ import annotations

from typing import Final

from tavola.games.gorgasali.cards import BARRIER
from tavola.games.gorgasali.state import State

SECTION: Final = 10


def clear_view(s: State, a: int, b: int) -> bool:
    """Only the Great Tree and Barriers block, for both sides and everybody alike."""
    # GO-10.3, GO-10.7, GO-10.9, GO-37.6, GO-37.8, GO-R4, GO-R5
    board = s.kit.board
    for square in board.tree:
        if crosses(board.width, a, b, square):
            return False
    for banner in s.banners:
        if banner.kind == BARRIER:  # GO-10.8
            for square in banner.squares:
                if crosses(board.width, a, b, square):
                    return False
    return True


def crosses(width: int, a: int, b: int, square: int) -> bool:
    """Whether the line from centre to centre passes through the open inside of a square.

    Whole numbers with doubled coordinates, so both directions agree and touching is free: GO-10.5, GO-10.6, GO-R3.
    """
    ax, ay = 2 * (a % width) + 1, 2 * (a // width) + 1
    bx, by = 2 * (b % width) + 1, 2 * (b // width) + 1
    left, top = 2 * (square % width), 2 * (square // width)
    if (ax <= left and bx <= left) or (ax >= left + 2 and bx >= left + 2):
        return False
    if (ay <= top and by <= top) or (ay >= top + 2 and by >= top + 2):
        return False
    dx, dy = bx - ax, by - ay
    here = dx * (top - ay) - dy * (left - ax)
    right, down = here - 2 * dy, here + 2 * dx
    far = down - 2 * dy
    low = min(here, right, down, far)
    high = max(here, right, down, far)
    return low < 0 < high
