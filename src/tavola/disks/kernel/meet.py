"""When two disks of table level meet, given the paths they are on.

Everything is computed from the later of the two starts, never from "now": so the same pair gives the same bits
however often it is asked. A prediction runs on past a stop; it ends where a curved path ends.
"""

from __future__ import annotations

from math import sqrt

from tavola.disks.kernel.roots import closing, time_to
from tavola.disks.kernel.rows import (
    AX, AY, BRAKE, CURVED, EX, EY, INF, KIND, RADIUS, RX, RY, SPEED, STRAIGHT, T0, TE, UX, UY, VX, VY, X, Y,
    Rows, Wholes,
)  # fmt: skip


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


def hits_resting(j: int, qx: float, qy: float, reach: float, since: float, S: Rows, I: Wholes) -> float:
    """When the moving disk j comes within `reach` of (qx, qy), where something lies since a time."""
    t0 = S[T0][j]
    if I[KIND][j] == CURVED:
        start = since if since > t0 else t0
        end = S[TE][j] - start
        if end < 0.0:
            return INF
        t = start - t0
        ax = S[AX][j]
        ay = S[AY][j]
        x = S[X][j] + (S[VX][j] + 0.5 * ax * t) * t
        y = S[Y][j] + (S[VY][j] + 0.5 * ay * t) * t
        t = closing(x - qx, y - qy, S[VX][j] + ax * t, S[VY][j] + ay * t, ax, ay, reach * reach, end)
        return start + t
    ux = S[UX][j]
    uy = S[UY][j]
    dx = qx - S[X][j]
    dy = qy - S[Y][j]
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
    v = S[SPEED][j]
    a = S[BRAKE][j]
    if v * v <= 2.0 * a * s:
        return INF
    if since > t0:
        s = late(s, b, across, v, a, t0, rr, since)
        if v * v <= 2.0 * a * s:
            return INF
    return t0 + time_to(s, v, a)


def meet(i: int, j: int, S: Rows, I: Wholes) -> float:
    """When the moving disks i and j meet."""
    ti = S[T0][i]
    tj = S[T0][j]
    ei = S[TE][i]
    ej = S[TE][j]
    start = ti if ti > tj else tj
    end = ei if ei < ej else ej
    reach = S[RADIUS][i] + S[RADIUS][j]
    if end > start:
        t = start - ti
        ax = S[AX][i]
        ay = S[AY][i]
        x = S[X][i] + (S[VX][i] + 0.5 * ax * t) * t
        y = S[Y][i] + (S[VY][i] + 0.5 * ay * t) * t
        vx = S[VX][i] + ax * t
        vy = S[VY][i] + ay * t
        t = start - tj
        bx = S[AX][j]
        by = S[AY][j]
        x -= S[X][j] + (S[VX][j] + 0.5 * bx * t) * t
        y -= S[Y][j] + (S[VY][j] + 0.5 * by * t) * t
        vx -= S[VX][j] + bx * t
        vy -= S[VY][j] + by * t
        t = closing(x, y, vx, vy, ax - bx, ay - by, reach * reach, end - start)
        if t < INF:
            return start + t
    if ei < ej and I[KIND][i] == STRAIGHT:
        return hits_resting(j, S[EX][i], S[EY][i], reach, ei, S, I)
    if ej < ei and I[KIND][j] == STRAIGHT:
        return hits_resting(i, S[EX][j], S[EY][j], reach, ej, S, I)
    return INF


def meets_resting(i: int, j: int, S: Rows, I: Wholes) -> float:
    """When the moving disk j meets the disk i, which lies still."""
    return hits_resting(j, S[RX][i], S[RY][i], S[RADIUS][i] + S[RADIUS][j], S[T0][i], S, I)
