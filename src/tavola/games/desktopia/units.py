"""Lengths are whole nanometres, so that what the solver found is kept to its last digit and nothing is a float."""

from __future__ import annotations

from typing import Final

MM: Final = 1_000_000
UNIT: Final = 1_000_000  # the length of a direction that says how a disk is turned
TOLERANCE: Final = MM // 100  # of placing by hand  # DT-P.34
TOP_SPEED: Final = 3_000  # mm/s: a flick at full strength  # DT-P.13


def root(n: int) -> int:
    """The whole part of a square root, exact for every number."""
    if n <= 0:
        return 0
    guess = int(float(n) ** 0.5)
    while guess * guess > n:
        guess -= 1
    while (guess + 1) * (guess + 1) <= n:
        guess += 1
    return guess
