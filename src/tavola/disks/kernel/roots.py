"""The first time two things meet. Bracketed, so no contact is jumped over, and without complex numbers."""

from __future__ import annotations

from math import sqrt

from tavola.disks.kernel.rows import INF


def first_root(c0: float, c1: float, c2: float, c3: float, c4: float, end: float) -> float:
    """Where c0 + c1·t + … + c4·t⁴, not negative at 0, first falls to zero; INF if not by `end`.

    Step by step to the root of a parabola below the curve: it has the curve's value and slope here, and the least
    second derivative the curve has from here to the end.
    """
    t = 0.0
    f = c0
    slope = c1
    at_end = 2.0 * c2 + (6.0 * c3 + 12.0 * c4 * end) * end
    for _ in range(400):
        low = 2.0 * c2 + (6.0 * c3 + 12.0 * c4 * t) * t
        if c4 > 0.0:
            valley = -0.25 * c3 / c4
            if valley >= end:
                low = at_end
            elif valley > t:
                low = 2.0 * c2 + (6.0 * c3 + 12.0 * c4 * valley) * valley
        elif at_end < low:
            low = at_end
        q = slope * slope - 2.0 * low * f
        if q < 0.0:
            return INF
        q = sqrt(q) - slope
        if q <= 0.0:
            return INF
        here = t + 2.0 * f / q
        if here > end:
            return INF
        if here == t:
            return t
        t = here
        f = c0 + (c1 + (c2 + (c3 + c4 * t) * t) * t) * t
        if f <= 0.0:
            return t
        slope = c1 + (2.0 * c2 + (3.0 * c3 + 4.0 * c4 * t) * t) * t
    return t


def closing(dx: float, dy: float, wx: float, wy: float, gx: float, gy: float, rr: float, end: float) -> float:
    """When two centres, d + w·t + g·t²/2 apart, come to the distance √rr: at once if nearer already and closing."""
    c0 = dx * dx + dy * dy - rr
    c1 = 2.0 * (dx * wx + dy * wy)
    c2 = wx * wx + wy * wy + dx * gx + dy * gy
    c3 = wx * gx + wy * gy
    c4 = 0.25 * (gx * gx + gy * gy)
    if c0 > 0.0:
        return first_root(c0, c1, c2, c3, c4, end)
    if c1 < 0.0 or (c1 == 0.0 and c2 < 0.0):
        return 0.0
    return first_root(c1, c2, c3, c4, 0.0, end)  # they part: when are they as near as now again?


def parting(dx: float, dy: float, wx: float, wy: float, gx: float, gy: float, rr: float, end: float) -> float:
    """When two centres, d + w·t + g·t²/2 apart, get as far from each other as √rr."""
    c0 = rr - dx * dx - dy * dy
    c1 = -2.0 * (dx * wx + dy * wy)
    c2 = -(wx * wx + wy * wy + dx * gx + dy * gy)
    c3 = -(wx * gx + wy * gy)
    c4 = -0.25 * (gx * gx + gy * gy)
    if c0 > 0.0:
        return first_root(c0, c1, c2, c3, c4, end)
    if c1 < 0.0 or (c1 == 0.0 and c2 < 0.0):
        return 0.0
    return first_root(c1, c2, c3, c4, 0.0, end)


def falling(c: float, b: float, a: float, end: float) -> float:
    """When c + b·t + a·t²/2 comes down to zero: at once if below already and falling."""
    if c <= 0.0:
        if b < 0.0 or (b == 0.0 and a < 0.0):
            return 0.0
        if a >= 0.0:
            return INF
        t = -2.0 * b / a
    else:
        q = b * b - 2.0 * a * c
        if q < 0.0:
            return INF
        q = sqrt(q) - b
        if q <= 0.0:
            return INF
        t = 2.0 * c / q
    return t if t <= end else INF


def time_to(s: float, v: float, a: float) -> float:
    """How long the distance s takes at first speed v and deceleration a."""
    q = v * v - 2.0 * a * s
    return 2.0 * s / (v + sqrt(q)) if q > 0.0 else 2.0 * s / v
