"""Lengths are whole nanometres, so that what the solver found is kept to its last digit and nothing is a float."""

from __future__ import annotations

from math import isqrt
from typing import Final

MM: Final = 1_000_000
UNIT: Final = 1_000_000  # the length of a direction that says how a disk is turned
TOLERANCE: Final = MM // 100  # of placing by hand  # DT-P.34
TOP_SPEED: Final = 3_000  # mm/s: a flick at full strength  # DT-P.13


def root(n: int) -> int:
    """The whole part of a square root, exact for every number."""
    return isqrt(n)
