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
    AX,
    AY,
    BORDER,
    BORDERS,
    BRAKE,
    CORNER,
    COUNT,
    CR,
    CURVED,
    CX,
    CY,
    DIRX,
    DIRY,
    DISK,
    EDGE,
    EDGE0,
    EDGE1,
    HAIR,
    INF,
    KIND,
    LATER,
    LENGTH,
    MOVERS,
    MOVING,
    NC,
    NEXT,
    NOTHING,
    NX,
    NY,
    PIECES,
    PRIM,
    QX,
    QY,
    RADIUS,
    REACH,
    REST,
    ROUND,
    RX,
    RY,
    SLIP,
    SPEED,
    STRAIGHT,
    T0,
    TE,
    UX,
    UY,
    VX,
    VY,
    WALL,
    WHAT,
    WITH,
    Row,
    Rows,
    Whole,
    Wholes,
    X,
    Y,
)


def predict(i: int, num: Rows, ids: Wholes, land: Rows, parts: Wholes, surf: Row, count: Whole) -> None:
    kind = ids[KIND][i]
    num[NEXT][i] = INF
    ids[WITH][i] = -1
    ids[WHAT][i] = NOTHING
    if kind == STRAIGHT:
        predict_straight(i, num, ids, land, parts, surf, count)
    elif kind == CURVED:
        predict_curved(i, num, ids, land, parts, surf, count)
    if kind == REST:
        predict_resting(i, num, ids, count)
    elif kind in (STRAIGHT, CURVED):
        predict_moving(i, num, ids, count)
    if num[LATER][i] < num[NEXT][i]:
        num[NEXT][i] = num[LATER][i]
        ids[WITH][i] = -1
        ids[WHAT][i] = SLIP


def predict_straight(i: int, num: Rows, ids: Wholes, land: Rows, parts: Wholes, surf: Row, count: Whole) -> None:
    """The first thing at rest in the way: a disk, landscape or the border."""
    what = NOTHING
    best, which = first_disk(i, num, count)
    if which >= 0:
        what = DISK
    if count[PIECES] > 0:
        best, found, at = first_piece(i, best, num, land, parts, count)
        if found != NOTHING:
            what = found
            which = at
    best, at = first_side(i, best, num, land, surf, count)
    if at >= 0:
        what = BORDER
        which = at
    if what != NOTHING:
        num[NEXT][i] = num[T0][i] + time_to(best, num[SPEED][i], num[BRAKE][i])
        ids[WHAT][i] = what
        if what == DISK:
            ids[WITH][i] = which
        else:
            ids[PRIM][i] = which


def first_disk(i: int, num: Rows, count: Whole) -> tuple[float, int]:
    """The first disk at rest on a straight path and how far it is; -1 if none before the stop."""
    x = num[X][i]
    y = num[Y][i]
    ux = num[UX][i]
    uy = num[UY][i]
    t0 = num[T0][i]
    r = num[RADIUS][i]
    best = num[REACH][i]
    which = -1
    xs = num[RX]
    ys = num[RY]
    radii = num[RADIUS]
    since = num[T0]
    for j in range(count[COUNT]):
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
                        s = late(s, b, across, num[SPEED][i], num[BRAKE][i], t0, rr, since[j])
                    if s < best:
                        best = s
                        which = j
    return best, which


def first_piece(i: int, best: float, num: Rows, land: Rows, parts: Wholes, count: Whole) -> tuple[float, int, int]:
    """The first landscape on a straight path within `best`."""
    x = num[X][i]
    y = num[Y][i]
    ux = num[UX][i]
    uy = num[UY][i]
    r = num[RADIUS][i]
    found = NOTHING
    at = -1
    for k in range(count[PIECES]):
        dx = land[CX][k] - x
        dy = land[CY][k] - y
        reach = land[CR][k] + r
        b = dx * ux + dy * uy
        if b > -reach and b - reach < best:
            across = dx * uy - dy * ux
            q = reach * reach - across * across
            if q > 0.0:
                if parts[EDGE0][k] < parts[EDGE1][k]:
                    best, what, edge = first_edge(x, y, ux, uy, r, best, parts[EDGE0][k], parts[EDGE1][k], land)
                    if what != NOTHING:
                        found = what
                        at = edge
                elif b > 0.0:
                    c = dx * dx + dy * dy - reach * reach
                    s = c / (b + sqrt(q)) if c > 0.0 else 0.0
                    if s < best:
                        best = s
                        found = ROUND
                        at = k
    return best, found, at


def first_side(i: int, best: float, num: Rows, land: Rows, surf: Row, count: Whole) -> tuple[float, int]:
    """The first side of the border that a straight path comes to within `best`."""
    x = num[X][i]
    y = num[Y][i]
    ux = num[UX][i]
    uy = num[UY][i]
    inset = num[RADIUS][i] * surf[WALL]
    at = -1
    for k in range(count[BORDERS]):
        un = land[NX][k] * ux + land[NY][k] * uy
        if un < 0.0:
            s = (land[NC][k] + inset - land[NX][k] * x - land[NY][k] * y) / un
            if s < best:
                best = max(0.0, s)
                at = k
    return best, at


def first_edge(
    x: float, y: float, ux: float, uy: float, r: float, best: float, first: int, last: int, land: Rows
) -> tuple[float, int, int]:
    """The first of these edges, or of their first ends, that a straight path touches within `best`."""
    found = NOTHING
    at = -1
    for k in range(first, last):
        ex = land[DIRX][k]
        ey = land[DIRY][k]
        dx = land[QX][k] - x
        dy = land[QY][k] - y
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
                if 0.0 <= foot <= land[LENGTH][k]:
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


def predict_moving(i: int, num: Rows, ids: Wholes, count: Whole) -> None:
    """The other moving disks, where they meet i before anything else does."""
    x = num[X][i]
    y = num[Y][i]
    v = num[SPEED][i]
    t0 = num[T0][i]
    most = num[REACH][i]
    room = num[RADIUS][i] + HAIR
    best = num[NEXT][i]
    xs = num[X]
    ys = num[Y]
    starts = num[T0]
    speeds = num[SPEED]
    radii = num[RADIUS]
    reaches = num[REACH]
    movers = ids[MOVING]
    for m in range(count[MOVERS]):
        j = movers[m]
        dx = xs[j] - x
        dy = ys[j] - y
        mine = v * (best - t0)
        theirs = speeds[j] * (best - starts[j])
        if mine > most:
            mine = most
        if theirs > reaches[j]:
            theirs = reaches[j]
        reach = room + radii[j] + mine + theirs
        if dx * dx + dy * dy < reach * reach and j != i:
            t = meet(i, j, best, num, ids)
            if t < best or (t == best and t < INF and (ids[WHAT][i] != DISK or j < ids[WITH][i])):
                best = t
                ids[WHAT][i] = DISK
                ids[WITH][i] = j
    num[NEXT][i] = best


def predict_resting(i: int, num: Rows, ids: Wholes, count: Whole) -> None:
    """The first moving disk that runs into i, which lies still."""
    x = num[RX][i]
    y = num[RY][i]
    best = INF
    movers = ids[MOVING]
    for m in range(count[MOVERS]):
        j = movers[m]
        dx = num[X][j] - x
        dy = num[Y][j] - y
        reach = num[RADIUS][i] + num[RADIUS][j] + num[REACH][j] + HAIR
        if dx * dx + dy * dy < reach * reach:
            t = meets_resting(i, j, num, ids)
            if t < best or (t == best and t < INF and j < ids[WITH][i]):
                best = t
                ids[WHAT][i] = DISK
                ids[WITH][i] = j
    num[NEXT][i] = best


def predict_curved(i: int, num: Rows, ids: Wholes, land: Rows, parts: Wholes, surf: Row, count: Whole) -> None:
    """What lies still in the way of a carrier whose riders slip: its path is a parabola."""
    best = INF
    x = num[X][i]
    y = num[Y][i]
    room = num[RADIUS][i] + num[REACH][i] + HAIR
    xs = num[RX]
    ys = num[RY]
    radii = num[RADIUS]
    for j in range(count[COUNT]):
        dx = xs[j] - x
        dy = ys[j] - y
        reach = room + radii[j]
        if dx * dx + dy * dy < reach * reach:  # never for one that does not lie on the table: its place is no number
            t = meets_resting(j, i, num, ids)
            if t < best:
                best = t
                ids[WHAT][i] = DISK
                ids[WITH][i] = j
    best = curve_to_land(i, best, num, ids, land, parts, count)
    best = curve_to_border(i, best, num, ids, land, surf, count)
    num[NEXT][i] = best


def curve_to_land(i: int, best: float, num: Rows, ids: Wholes, land: Rows, parts: Wholes, count: Whole) -> float:
    """The earliest event so far, landscape included."""
    x = num[X][i]
    y = num[Y][i]
    vx = num[VX][i]
    vy = num[VY][i]
    ax = num[AX][i]
    ay = num[AY][i]
    t0 = num[T0][i]
    end = num[TE][i] - t0
    r = num[RADIUS][i]
    for k in range(count[PIECES]):
        reach = land[CR][k] + r
        dx = x - land[CX][k]
        dy = y - land[CY][k]
        far = reach + num[REACH][i] + HAIR
        if dx * dx + dy * dy < far * far:
            if parts[EDGE0][k] == parts[EDGE1][k]:
                t = t0 + closing(dx, dy, vx, vy, ax, ay, reach * reach, end)
                if t < best:
                    best = fixed(i, t, ROUND, k, ids)
            else:
                for e in range(parts[EDGE0][k], parts[EDGE1][k]):
                    t = t0 + touches_edge(x, y, vx, vy, ax, ay, r, end, e, land)
                    if t < best:
                        best = fixed(i, t, EDGE, e, ids)
                    t = t0 + closing(x - land[QX][e], y - land[QY][e], vx, vy, ax, ay, r * r, end)
                    if t < best:
                        best = fixed(i, t, CORNER, e, ids)
    return best


def curve_to_border(i: int, best: float, num: Rows, ids: Wholes, land: Rows, surf: Row, count: Whole) -> float:
    """The earliest event so far, the border included."""
    t0 = num[T0][i]
    end = num[TE][i] - t0
    inset = num[RADIUS][i] * surf[WALL]
    for k in range(count[BORDERS]):
        nx = land[NX][k]
        ny = land[NY][k]
        gap = nx * num[X][i] + ny * num[Y][i] - land[NC][k] - inset
        t = t0 + falling(gap, nx * num[VX][i] + ny * num[VY][i], nx * num[AX][i] + ny * num[AY][i], end)
        if t < best:
            best = fixed(i, t, BORDER, k, ids)
    return best


def fixed(i: int, t: float, what: int, which: int, ids: Wholes) -> float:
    """The earliest event so far is with something that never moves."""
    ids[WITH][i] = -1
    ids[WHAT][i] = what
    ids[PRIM][i] = which
    return t


def touches_edge(
    x: float, y: float, vx: float, vy: float, ax: float, ay: float, r: float, end: float, k: int, land: Rows
) -> float:
    """When a disk on a parabola touches the side of an edge."""
    ex = land[DIRX][k]
    ey = land[DIRY][k]
    dx = x - land[QX][k]
    dy = y - land[QY][k]
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
        if 0.0 <= foot <= land[LENGTH][k]:
            return t
    return INF
