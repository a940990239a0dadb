"""When two disks of table level meet, given the paths they are on.

Everything is computed from the later of the two starts, never from "now": so the same pair gives the same bits
however often it is asked. A prediction runs on past a stop; it ends where a curved path ends.
"""

from __future__ import annotations

from math import sqrt

from tavola.disks.kernel.roots import closing, time_to
from tavola.disks.kernel.rows import (
    AX,
    AY,
    BRAKE,
    CURVED,
    EX,
    EY,
    HAIR,
    INF,
    KIND,
    RADIUS,
    RX,
    RY,
    SPEED,
    STRAIGHT,
    T0,
    TE,
    UX,
    UY,
    VX,
    VY,
    Rows,
    Wholes,
    X,
    Y,
)


def late(s: float, bx: float, by: float, v: float, a: float, t0: float, rr: float, since: float) -> float:
    """The distance along a straight path to a disk that came to rest after the path began; INF if they miss.

    `s` is the distance if it had always lain there, (bx, by) where it lies, along and across the path.
    """
    if t0 + time_to(s, v, a) >= since:
        return s
    after = since - t0
    done = (v - 0.5 * a * after) * after
    ahead = bx - done
    return done if ahead > 0.0 and ahead * ahead + by * by <= rr else INF


def hits_resting(j: int, qx: float, qy: float, reach: float, since: float, num: Rows, ids: Wholes) -> float:
    """When the moving disk j comes within `reach` of (qx, qy), where something lies since a time."""
    t0 = num[T0][j]
    if ids[KIND][j] == CURVED:
        start = max(t0, since)
        end = num[TE][j] - start
        if end < 0.0:
            return INF
        t = start - t0
        ax = num[AX][j]
        ay = num[AY][j]
        x = num[X][j] + (num[VX][j] + 0.5 * ax * t) * t
        y = num[Y][j] + (num[VY][j] + 0.5 * ay * t) * t
        t = closing(x - qx, y - qy, num[VX][j] + ax * t, num[VY][j] + ay * t, ax, ay, reach * reach, end)
        return start + t
    ux = num[UX][j]
    uy = num[UY][j]
    dx = qx - num[X][j]
    dy = qy - num[Y][j]
    b = dx * ux + dy * uy
    if b <= 0.0:
        return INF
    across = dx * uy - dy * ux
    rr = reach * reach
    q = rr - across * across
    if q <= 0.0:
        return INF
    c = dx * dx + dy * dy - rr
    s = c / (b + sqrt(q)) if c > 0.0 else 0.0
    v = num[SPEED][j]
    a = num[BRAKE][j]
    if v * v <= 2.0 * a * s:
        return INF
    if since > t0:
        s = late(s, b, across, v, a, t0, rr, since)
        if v * v <= 2.0 * a * s:
            return INF
    return t0 + time_to(s, v, a)


def meet(i: int, j: int, best: float, num: Rows, ids: Wholes) -> float:
    """When the moving disks i and j meet; after `best` nobody asks."""
    ti = num[T0][i]
    tj = num[T0][j]
    ei = num[TE][i]
    ej = num[TE][j]
    start = max(tj, ti)
    end = min(ej, ei)
    reach = num[RADIUS][i] + num[RADIUS][j]
    if end > start:
        t = start - ti
        ax = num[AX][i]
        ay = num[AY][i]
        x = num[X][i] + (num[VX][i] + 0.5 * ax * t) * t
        y = num[Y][i] + (num[VY][i] + 0.5 * ay * t) * t
        vx = num[VX][i] + ax * t
        vy = num[VY][i] + ay * t
        t = start - tj
        bx = num[AX][j]
        by = num[AY][j]
        x -= num[X][j] + (num[VX][j] + 0.5 * bx * t) * t
        y -= num[Y][j] + (num[VY][j] + 0.5 * by * t) * t
        far = reach + (num[SPEED][i] + num[SPEED][j]) * (best - start) + HAIR
        if x * x + y * y > far * far:
            return INF
        vx -= num[VX][j] + bx * t
        vy -= num[VY][j] + by * t
        t = closing(x, y, vx, vy, ax - bx, ay - by, reach * reach, end - start)
        if t < INF:
            return start + t
    if end > best:
        return INF
    if ei < ej and ids[KIND][i] == STRAIGHT:
        return hits_resting(j, num[EX][i], num[EY][i], reach, ei, num, ids)
    if ej < ei and ids[KIND][j] == STRAIGHT:
        return hits_resting(i, num[EX][j], num[EY][j], reach, ej, num, ids)
    return INF


def meets_resting(i: int, j: int, num: Rows, ids: Wholes) -> float:
    """When the moving disk j meets the disk i, which lies still."""
    return hits_resting(j, num[RX][i], num[RY][i], num[RADIUS][i] + num[RADIUS][j], num[T0][i], num, ids)
