"""Turning a vector by an angle, without a library's sine: those differ from machine to machine."""

from __future__ import annotations

from math import sqrt

# π/2 in three parts, the first two short enough that small multiples of them are exact.
QUARTER_A, QUARTER_B, QUARTER_C = 1.5707963267341256, 6.077100506303966e-11, 2.0222662487959506e-21
PER_QUARTER = 0.6366197723675814


def sine(x: float) -> float:
    """Of an angle within ±π/4, by its series."""
    z = x * x
    s = 1.0 - z / 272.0
    s = 1.0 - z / 210.0 * s
    s = 1.0 - z / 156.0 * s
    s = 1.0 - z / 110.0 * s
    s = 1.0 - z / 72.0 * s
    s = 1.0 - z / 42.0 * s
    s = 1.0 - z / 20.0 * s
    s = 1.0 - z / 6.0 * s
    return x * s


def cosine(x: float) -> float:
    """Of an angle within ±π/4, by its series."""
    z = x * x
    c = 1.0 - z / 240.0
    c = 1.0 - z / 182.0 * c
    c = 1.0 - z / 132.0 * c
    c = 1.0 - z / 90.0 * c
    c = 1.0 - z / 56.0 * c
    c = 1.0 - z / 30.0 * c
    c = 1.0 - z / 12.0 * c
    return 1.0 - z / 2.0 * c


def turned(x: float, y: float, angle: float) -> tuple[float, float]:
    """The vector, counter-clockwise by this angle in radians."""
    if angle == 0.0:
        return x, y
    quarters = int(angle * PER_QUARTER + (0.5 if angle > 0.0 else -0.5))
    rest = ((angle - quarters * QUARTER_A) - quarters * QUARTER_B) - quarters * QUARTER_C
    s = sine(rest)
    c = cosine(rest)
    quarters = quarters % 4
    if quarters == 1:
        s, c = c, -s
    elif quarters == 2:
        s, c = -s, -c
    elif quarters == 3:
        s, c = -c, s
    return c * x - s * y, s * x + c * y


def unit(x: float, y: float) -> tuple[float, float]:
    """The direction of a vector that is not zero."""
    far = sqrt(x * x + y * y)
    return x / far, y / far
