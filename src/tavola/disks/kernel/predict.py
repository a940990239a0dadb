"""The earliest event of one disk, on the path it is on.

A straight path is compared by distance along it: one square root for each thing that may lie in the way. The event of
a pair is kept on the disk that was predicted last; whoever changes its path has all its pairs predicted, at rest too,
and so has whoever waited for it.
"""

from __future__ import annotations

from math import sqrt

from tavola.disks.kernel.meet import late, meet, meets_resting
from tavola.disks.kernel.roots import closing, falling, time_to
from tavola.disks.kernel.rows import (
    AX, AY, BORDER, BORDERS, BRAKE, CORNER, COUNT, CR, CURVED, CX, CY, DIRX, DIRY, DISK, EDGE, EDGE0, EDGE1, HAIR,
    INF, KIND, LATER, LENGTH, MOVERS, MOVING, NC, NEXT, NOTHING, NX, NY, PIECES, PRIM, QX, QY, RADIUS, REACH, REST, ROUND, RX, RY,
    SLIP, SPEED, STRAIGHT, T0, TE, UX, UY, VX, VY, WALL, WHAT, WITH, X, Y,
    Row, Rows, Whole, Wholes,
)  # fmt: skip


def predict(i: int, S: Rows, I: Wholes, W: Rows, WI: Wholes, P: Row, K: Whole) -> None:
    kind = I[KIND][i]
    S[NEXT][i] = INF
    I[WITH][i] = -1
    I[WHAT][i] = NOTHING
    if kind == STRAIGHT:
        predict_straight(i, S, I, W, WI, P, K)
    elif kind == CURVED:
        predict_curved(i, S, I, W, WI, P, K)
    if kind == REST:
        predict_resting(i, S, I, K)
    elif kind > REST:
        predict_moving(i, S, I, K)
    if S[LATER][i] < S[NEXT][i]:
        S[NEXT][i] = S[LATER][i]
        I[WITH][i] = -1
        I[WHAT][i] = SLIP


def predict_straight(i: int, S: Rows, I: Wholes, W: Rows, WI: Wholes, P: Row, K: Whole) -> None:
    """The first thing at rest in the way: a disk, landscape or the border."""
    x = S[X][i]
    y = S[Y][i]
    ux = S[UX][i]
    uy = S[UY][i]
    v = S[SPEED][i]
    a = S[BRAKE][i]
    t0 = S[T0][i]
    r = S[RADIUS][i]
    best = S[REACH][i]
    what = NOTHING
    which = -1
    xs = S[RX]
    ys = S[RY]
    radii = S[RADIUS]
    since = S[T0]
    for j in range(K[COUNT]):
        dx = xs[j] - x
        dy = ys[j] - y
        b = dx * ux + dy * uy
        if b > 0.0:
            reach = radii[j] + r
            if b - reach < best:
                across = dx * uy - dy * ux
                rr = reach * reach
                q = rr - across * across
                if q > 0.0:
                    c = dx * dx + dy * dy - rr
                    s = c / (b + sqrt(q)) if c > 0.0 else 0.0
                    if s < best and since[j] > t0:
                        s = late(s, b, across, v, a, t0, rr, since[j])
                    if s < best:
                        best = s
                        what = DISK
                        which = j
    for k in range(K[PIECES]):
        dx = W[CX][k] - x
        dy = W[CY][k] - y
        reach = W[CR][k] + r
        b = dx * ux + dy * uy
        if b > -reach and b - reach < best:
            across = dx * uy - dy * ux
            q = reach * reach - across * across
            if q > 0.0:
                if WI[EDGE0][k] < WI[EDGE1][k]:
                    s, found, at = first_edge(x, y, ux, uy, r, best, WI[EDGE0][k], WI[EDGE1][k], W)
                    if found != NOTHING:
                        best = s
                        what = found
                        which = at
                elif b > 0.0:
                    c = dx * dx + dy * dy - reach * reach
                    s = c / (b + sqrt(q)) if c > 0.0 else 0.0
                    if s < best:
                        best = s
                        what = ROUND
                        which = k
    inset = r * P[WALL]
    for k in range(K[BORDERS]):
        un = W[NX][k] * ux + W[NY][k] * uy
        if un < 0.0:
            s = (W[NC][k] + inset - W[NX][k] * x - W[NY][k] * y) / un
            if s < best:
                best = s if s > 0.0 else 0.0
                what = BORDER
                which = k
    if what != NOTHING:
        S[NEXT][i] = t0 + time_to(best, v, a)
        I[WHAT][i] = what
        if what == DISK:
            I[WITH][i] = which
        else:
            I[PRIM][i] = which


def first_edge(
    x: float, y: float, ux: float, uy: float, r: float, best: float, first: int, last: int, W: Rows
) -> tuple[float, int, int]:
    """The first of these edges, or of their first ends, that a straight path touches within `best`."""
    found = NOTHING
    at = -1
    for k in range(first, last):
        ex = W[DIRX][k]
        ey = W[DIRY][k]
        dx = W[QX][k] - x
        dy = W[QY][k] - y
        off = dx * ey - dy * ex  # the signed distance of the centre from the edge's line
        un = uy * ex - ux * ey
        if off < 0.0:
            off = -off
            un = -un
        if un < 0.0:
            s = (r - off) / un
            if s < 0.0:
                s = 0.0
            if s < best:
                foot = (ux * s - dx) * ex + (uy * s - dy) * ey
                if 0.0 <= foot <= W[LENGTH][k]:
                    best = s
                    found = EDGE
                    at = k
        b = dx * ux + dy * uy
        if b > 0.0:
            across = dx * uy - dy * ux
            q = r * r - across * across
            if q > 0.0:
                c = dx * dx + dy * dy - r * r
                s = c / (b + sqrt(q)) if c > 0.0 else 0.0
                if s < best:
                    best = s
                    found = CORNER
                    at = k
    return best, found, at


def predict_moving(i: int, S: Rows, I: Wholes, K: Whole) -> None:
    """The other moving disks, where they meet i before anything else does."""
    x = S[X][i]
    y = S[Y][i]
    room = S[RADIUS][i] + S[REACH][i] + HAIR
    best = S[NEXT][i]
    xs = S[X]
    ys = S[Y]
    radii = S[RADIUS]
    far = S[REACH]
    movers = I[MOVING]
    for m in range(K[MOVERS]):
        j = movers[m]
        dx = xs[j] - x
        dy = ys[j] - y
        reach = room + radii[j] + far[j]
        if dx * dx + dy * dy < reach * reach and j != i:
            t = meet(i, j, S, I)
            if t < best or (t == best and t < INF and (I[WHAT][i] != DISK or j < I[WITH][i])):
                best = t
                I[WHAT][i] = DISK
                I[WITH][i] = j
    S[NEXT][i] = best


def predict_resting(i: int, S: Rows, I: Wholes, K: Whole) -> None:
    """The first moving disk that runs into i, which lies still."""
    x = S[RX][i]
    y = S[RY][i]
    best = INF
    movers = I[MOVING]
    for m in range(K[MOVERS]):
        j = movers[m]
        dx = S[X][j] - x
        dy = S[Y][j] - y
        reach = S[RADIUS][i] + S[RADIUS][j] + S[REACH][j] + HAIR
        if dx * dx + dy * dy < reach * reach:
            t = meets_resting(i, j, S, I)
            if t < best or (t == best and t < INF and j < I[WITH][i]):
                best = t
                I[WHAT][i] = DISK
                I[WITH][i] = j
    S[NEXT][i] = best


def predict_curved(i: int, S: Rows, I: Wholes, W: Rows, WI: Wholes, P: Row, K: Whole) -> None:
    """What lies still in the way of a carrier whose riders slip: its path is a parabola."""
    best = INF
    xs = S[RX]
    for j in range(K[COUNT]):
        if xs[j] == xs[j]:  # a number: the disk lies on the table
            t = meets_resting(j, i, S, I)
            if t < best:
                best = t
                I[WHAT][i] = DISK
                I[WITH][i] = j
    x = S[X][i]
    y = S[Y][i]
    vx = S[VX][i]
    vy = S[VY][i]
    ax = S[AX][i]
    ay = S[AY][i]
    t0 = S[T0][i]
    end = S[TE][i] - t0
    r = S[RADIUS][i]
    for k in range(K[PIECES]):
        reach = W[CR][k] + r
        dx = x - W[CX][k]
        dy = y - W[CY][k]
        if WI[EDGE0][k] == WI[EDGE1][k]:
            t = t0 + closing(dx, dy, vx, vy, ax, ay, reach * reach, end)
            if t < best:
                best = fixed(i, t, ROUND, k, I)
        else:
            reach += S[REACH][i] + HAIR
            if dx * dx + dy * dy < reach * reach:
                for e in range(WI[EDGE0][k], WI[EDGE1][k]):
                    t = t0 + touches_edge(x, y, vx, vy, ax, ay, r, end, e, W)
                    if t < best:
                        best = fixed(i, t, EDGE, e, I)
                    t = t0 + closing(x - W[QX][e], y - W[QY][e], vx, vy, ax, ay, r * r, end)
                    if t < best:
                        best = fixed(i, t, CORNER, e, I)
    inset = r * P[WALL]
    for k in range(K[BORDERS]):
        nx = W[NX][k]
        ny = W[NY][k]
        t = t0 + falling(nx * x + ny * y - W[NC][k] - inset, nx * vx + ny * vy, nx * ax + ny * ay, end)
        if t < best:
            best = fixed(i, t, BORDER, k, I)
    if best < INF:
        S[NEXT][i] = best


def fixed(i: int, t: float, what: int, which: int, I: Wholes) -> float:
    """The earliest event so far is with something that never moves."""
    I[WITH][i] = -1
    I[WHAT][i] = what
    I[PRIM][i] = which
    return t


def touches_edge(
    x: float, y: float, vx: float, vy: float, ax: float, ay: float, r: float, end: float, k: int, W: Rows
) -> float:
    """When a disk on a parabola touches the side of an edge."""
    ex = W[DIRX][k]
    ey = W[DIRY][k]
    dx = x - W[QX][k]
    dy = y - W[QY][k]
    off = dy * ex - dx * ey
    un = vy * ex - vx * ey
    an = ay * ex - ax * ey
    if off < 0.0:
        off = -off
        un = -un
        an = -an
    t = falling(off - r, un, an, end)
    if t < INF:
        foot = (dx + (vx + 0.5 * ax * t) * t) * ex + (dy + (vy + 0.5 * ay * t) * t) * ey
        if 0.0 <= foot <= W[LENGTH][k]:
            return t
    return INF
