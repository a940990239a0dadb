"""Directions from degrees, by whole numbers alone: the same on every machine, as no library's sine promises."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from tavola.games.desktopia.units import UNIT

ONE: Final = 10**30
PI: Final = 3_141_592_653_589_793_238_462_643_383_280  # times ONE, rounded
HALF_TURN: Final = 180_000  # in thousandths of a degree


@lru_cache(maxsize=360)
def bearing(degrees: int) -> tuple[int, int]:
    """The direction so many degrees clockwise from looking up the screen, of length UNIT."""
    return fine(1000 * degrees)


def fine(thousandths: int) -> tuple[int, int]:
    """The same for thousandths of a degree."""
    return _sine(thousandths), -_sine(thousandths + HALF_TURN // 2)


def of_rim(degrees: int) -> tuple[int, int]:
    """The same on a rim, in the disk's own frame: (UNIT, 0) is where it looks, clockwise from there."""
    return _sine(1000 * (degrees + 90)), _sine(1000 * degrees)


def _sine(thousandths: int) -> int:
    """UNIT times the sine, rounded. Folding into a quarter keeps opposite directions exactly opposite."""
    thousandths %= 2 * HALF_TURN
    if thousandths >= HALF_TURN:
        return -_sine(thousandths - HALF_TURN)
    x = min(thousandths, HALF_TURN - thousandths) * PI // HALF_TURN
    total = term = x
    n = 1
    while term:
        n += 2
        term = -term * x // ONE * x // ONE // (n * (n - 1))
        if -2 <= term <= 2:  # floor division never reaches nought from below
            break
        total += term
    return (2 * total * UNIT + ONE) // (2 * ONE)
