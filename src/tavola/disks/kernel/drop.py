"""Riders that come off, and disks that leave the field.

Who comes off lands at table level with its own velocity. Where it would overlap it is pushed on along the direction
in which it fell, without an impulse to anybody. What rode on it: a disk of its own size or larger sinks to what is
below, or comes off too; a smaller one stays on it.
"""

from __future__ import annotations

from math import sqrt

from tavola.disks.kernel.hit import go, sync
from tavola.disks.kernel.motion import log
from tavola.disks.kernel.rows import (
    AX,
    AY,
    BORDERS,
    CHANGED,
    COUNT,
    CR,
    CURVED,
    CX,
    CY,
    DIRX,
    DIRY,
    EDGE0,
    EDGE1,
    EX,
    EY,
    FALLS,
    FELL,
    FROM,
    GONE,
    INF,
    KIND,
    LATER,
    LEFT,
    LENGTH,
    LOOSE,
    NC,
    NO_ROOM,
    NOTHING,
    NX,
    NY,
    ON,
    ONTO,
    PIECES,
    PRIM,
    QUEUE,
    QX,
    QY,
    RADIUS,
    REST,
    RIDERS,
    RX,
    RY,
    SINKS,
    SPIN,
    STACK,
    STATE,
    STRAIGHT,
    T0,
    TE,
    TS,
    VX,
    VY,
    WALL,
    WHAT,
    Row,
    Rows,
    Whole,
    Wholes,
    X,
    Y,
)
from tavola.disks.kernel.stack import bring_stack, gather
from tavola.disks.kernel.turning import turned, unit

OVER = -1e-15  # m²: a gap squared that is no more than rounding
SIDES = 64
STEP = 6.283185307179586 / SIDES
NAN = INF - INF


def come_off(
    b: int, t: float, num: Rows, ids: Wholes, land: Rows, parts: Wholes, surf: Row, count: Whole, lines: Row,
    strokes: Row,
) -> None:  # fmt: skip
    """The rider of the stack on b that came to the rim of its carrier falls."""
    bring_stack(b, t, num, ids, count, strokes)
    below = ids[ON][ids[FALLS][b]]
    size = loosen(ids[FALLS][b], below, num, ids, count)
    for k in range(size):
        fall(ids[QUEUE][k], ids[FROM][k], t, num, ids, land, parts, surf, count, lines)
    for j in range(count[COUNT]):
        if ids[WHAT][j] == SINKS:
            ids[WHAT][j] = NOTHING
            log(ONTO, t, j, below, num[X][j], num[Y][j], 0.0, 0.0, 0.0, 0.0, count, lines)
    for k in range(size):
        if ids[KIND][ids[QUEUE][k]] == REST:
            go(ids[QUEUE][k], t, num, ids, surf, count, strokes)
    go(b, t, num, ids, surf, count, strokes)


def loosen(i: int, below: int, num: Rows, ids: Wholes, count: Whole) -> int:
    """Queue rider i and those above that fall with it, each with what it falls from; the others sink to `below`."""
    queue = ids[QUEUE]
    queue[0] = i
    ids[FROM][0] = below
    ids[ON][i] = -1
    ids[RIDERS][below] -= 1
    size = 1
    k = 0
    while k < size:
        i = queue[k]
        for j in range(count[COUNT]):
            if ids[ON][j] == i and num[RADIUS][j] >= num[RADIUS][i]:
                ids[RIDERS][i] -= 1
                dx = num[X][j] - num[X][below]
                dy = num[Y][j] - num[Y][below]
                if dx * dx + dy * dy <= num[RADIUS][below] * num[RADIUS][below]:
                    ids[ON][j] = below
                    ids[RIDERS][below] += 1
                    ids[WHAT][j] = SINKS
                else:
                    ids[ON][j] = -1
                    queue[size] = j
                    ids[FROM][size] = i
                    size += 1
        k += 1
    return size


def fall(
    i: int, s: int, t: float, num: Rows, ids: Wholes, land: Rows, parts: Wholes, surf: Row, count: Whole, lines: Row
) -> None:
    """Rider i of s is at table level from now on: where it falls, or as far on as it needs for a place of its own."""
    ux = num[VX][i] - num[VX][s]
    uy = num[VY][i] - num[VY][s]
    if ux == 0.0 and uy == 0.0:
        ux = num[X][i] - num[X][s]
        uy = num[Y][i] - num[Y][s]
    if ux == 0.0 and uy == 0.0:
        ux = 1.0
    ux, uy = unit(ux, uy)
    ids[CHANGED][i] = 1
    num[SPIN][i] = 0.0
    num[T0][i] = t
    num[TS][i] = t
    side, far = way_out(i, t, ux, uy, num, ids, land, parts, surf, count)
    if far == INF:
        count[STATE] = NO_ROOM
        return
    ux, uy = compass(ux, uy, side)
    edge, over = beyond(num[X][i], num[Y][i], ux, uy, far, land, surf, count)
    if edge >= 0:
        far = over
    for k in range(gather(i, num, ids, count)):
        j = ids[STACK][k]
        num[X][j] += ux * far
        num[Y][j] += uy * far
    log(FELL, t, i, s, num[X][i], num[Y][i], num[VX][i], num[VY][i], 0.0, 0.0, count, lines)
    if edge >= 0:
        take_away(i, t, edge, num, ids, land, count, lines)
    else:
        ids[KIND][i] = REST
        num[RX][i] = num[X][i]
        num[RY][i] = num[Y][i]
        num[TE][i] = t


def compass(ux: float, uy: float, side: int) -> tuple[float, float]:
    """The direction turned by 0, 1, -1, 2, -2 … parts of a full turn."""
    steps = (side + 1) // 2
    return turned(ux, uy, steps * STEP if side % 2 == 1 else -steps * STEP)


def way_out(
    i: int, t: float, ux: float, uy: float, num: Rows, ids: Wholes, land: Rows, parts: Wholes, surf: Row, count: Whole
) -> tuple[int, float]:
    """How far i is pushed, straight on if there is a place; only a solid border can make it another direction."""
    for side in range(SIDES):
        vx, vy = compass(ux, uy, side)
        far = clear(i, t, vx, vy, num, ids, land, parts, surf, count)
        if far < INF:
            return side, far
    return 0, INF


def clear(
    i: int, t: float, ux: float, uy: float, num: Rows, ids: Wholes, land: Rows, parts: Wholes, surf: Row, count: Whole
) -> float:
    """The first distance along u at which i overlaps nothing; INF when a solid border is in the way."""
    x = num[X][i]
    y = num[Y][i]
    r = num[RADIUS][i]
    far = 0.0
    before = -1.0
    while far > before:
        before = far
        if surf[WALL] > 0.0:
            far = inside(x, y, ux, uy, r, far, land, count)
            if far == INF:
                return INF
        for j in range(count[COUNT]):
            if j != i and REST <= ids[KIND][j] <= CURVED:
                qx, qy = place(j, t, num, ids)
                far = past(qx - x, qy - y, ux, uy, r + num[RADIUS][j], far)
        for k in range(count[PIECES]):
            if parts[EDGE0][k] == parts[EDGE1][k]:
                far = past(land[CX][k] - x, land[CY][k] - y, ux, uy, r + land[CR][k], far)
            else:
                far = past_piece(x, y, ux, uy, r, far, parts[EDGE0][k], parts[EDGE1][k], land)
    return far


def place(j: int, t: float, num: Rows, ids: Wholes) -> tuple[float, float]:
    """Where a disk of table level is at time t."""
    if ids[KIND][j] == REST:
        return num[X][j], num[Y][j]
    if ids[KIND][j] == STRAIGHT and t >= num[TE][j]:
        return num[EX][j], num[EY][j]
    t -= num[T0][j]
    x = num[X][j] + (num[VX][j] + 0.5 * num[AX][j] * t) * t
    return x, num[Y][j] + (num[VY][j] + 0.5 * num[AY][j] * t) * t


def past(dx: float, dy: float, ux: float, uy: float, reach: float, far: float) -> float:
    """`far`, or where the way leaves the circle of this reach around d if it is inside there."""
    b = dx * ux + dy * uy
    across = dx * uy - dy * ux
    ahead = b - far
    if ahead * ahead + across * across - reach * reach >= OVER:
        return far
    out = b + sqrt(reach * reach - across * across)
    return max(far, out)


def past_piece(
    x: float, y: float, ux: float, uy: float, r: float, far: float, first: int, last: int, land: Rows
) -> float:
    """`far`, or where the way leaves a segment or a polygon if it overlaps that there."""
    out = far
    inward = 0
    touches = False
    for k in range(first, last):
        dx = land[QX][k] - x
        dy = land[QY][k] - y
        ex = land[DIRX][k]
        ey = land[DIRY][k]
        length = land[LENGTH][k]
        off = (dx - ux * far) * ey - (dy - uy * far) * ex
        if off > 0.0:
            inward += 1
        foot = (ux * far - dx) * ex + (uy * far - dy) * ey
        if 0.0 <= foot <= length and off * off - r * r < OVER:
            touches = True
        b = dx * ux + dy * uy
        across = dx * uy - dy * ux
        ahead = b - far
        if ahead * ahead + across * across - r * r < OVER:
            touches = True
        q = r * r - across * across
        if q > 0.0 and b + sqrt(q) > out:
            out = b + sqrt(q)
        un = uy * ex - ux * ey
        if un != 0.0:
            s = ((r if un > 0.0 else -r) + dy * ex - dx * ey) / un
            foot = (ux * s - dx) * ex + (uy * s - dy) * ey
            if 0.0 <= foot <= length and s > out:
                out = s
    return out if touches or inward == last - first else far


def inside(x: float, y: float, ux: float, uy: float, r: float, far: float, land: Rows, count: Whole) -> float:
    """`far`, or where the way is clear of a solid border; INF if it leads out."""
    for k in range(count[BORDERS]):
        un = land[NX][k] * ux + land[NY][k] * uy
        gap = land[NX][k] * x + land[NY][k] * y - land[NC][k] - r
        if gap + un * far < -1e-13:
            if un <= 0.0:
                return INF
            far = -gap / un
    return far


def beyond(
    x: float, y: float, ux: float, uy: float, far: float, land: Rows, surf: Row, count: Whole
) -> tuple[int, float]:
    """The first side of an open border that the way crosses, and where; -1 if none."""
    side = -1
    if surf[WALL] == 0.0:
        for k in range(count[BORDERS]):
            un = land[NX][k] * ux + land[NY][k] * uy
            gap = land[NX][k] * x + land[NY][k] * y - land[NC][k]
            if gap + un * far < 0.0:
                s = -gap / un if gap > 0.0 else 0.0
                if side < 0 or s < far:
                    side = k
                    far = s
    return side, far


def leave(i: int, t: float, num: Rows, ids: Wholes, land: Rows, count: Whole, lines: Row, strokes: Row) -> None:
    """The centre of a disk of table level is on the border and goes on outwards."""
    sync(i, t, num, ids, count, strokes)
    take_away(i, t, ids[PRIM][i], num, ids, land, count, lines)


def take_away(i: int, t: float, side: int, num: Rows, ids: Wholes, land: Rows, count: Whole, lines: Row) -> None:
    """The disk leaves the simulation with all that rides on it."""
    log(LEFT, t, i, -1, num[X][i], num[Y][i], land[NX][side], land[NY][side], 0.0, 0.0, count, lines)
    ids[CHANGED][i] = 1
    size = gather(i, num, ids, count)
    for k in range(size):
        j = ids[STACK][k]
        if k > 0:
            log(LOOSE, t, j, i, num[X][j], num[Y][j], 0.0, 0.0, 0.0, 0.0, count, lines)
        ids[ON][j] = -1
        ids[RIDERS][j] = 0
        ids[KIND][j] = GONE
        num[RX][j] = NAN
        num[RY][j] = NAN
        num[LATER][j] = INF
        num[SPIN][j] = 0.0
