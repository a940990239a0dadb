"""Riders that come off, and disks that leave the field.

Who comes off lands at table level with its own velocity. Where it would overlap it is pushed on along the direction
in which it fell, without an impulse to anybody. What rode on it: a disk of its own size or larger sinks to what is
below, or comes off too; a smaller one stays on it.
"""

from __future__ import annotations

from math import sqrt

from tavola.disks.kernel.hit import go, sync
from tavola.disks.kernel.motion import log, move
from tavola.disks.kernel.rows import (
    ABOARD, BORDER, BORDERS, CHANGED, COUNT, CR, CURVED, CX, CY, DIRX, DIRY, EDGE0, EDGE1, EX, EY, FALLS, FELL, GONE,
    HEAD, INF, KIND, LATER, LEFT, LENGTH, LOOSE, NC, NO_ROOM, NX, NY, ON, ONTO, PIECES, PRIM, QX, QY, RADIUS, REST,
    RIDERS, RX, RY, SPIN, STACK, STATE, STRAIGHT, T0, TE, TS, VX, VY, WALL, WHAT, X, Y, AX, AY,
    Row, Rows, Whole, Wholes,
)  # fmt: skip
from tavola.disks.kernel.stack import bring_stack, gather, stack_up
from tavola.disks.kernel.turning import unit

OVER = -1e-15  # m²: a gap squared that is no more than rounding
DIAGONAL = 0.7071067811865476
NAN = INF - INF


def come_off(b: int, t: float, S: Rows, I: Wholes, W: Rows, WI: Wholes, P: Row, K: Whole, L: Row, D: Row) -> None:
    """The rider of the stack on b that came to the rim of its carrier falls."""
    bring_stack(b, t, S, I, K, D)
    i = I[FALLS][b]
    below = I[ON][i]
    queue = I[HEAD]
    queue[0] = i
    size = 1
    k = 0
    while k < size:
        i = queue[k]
        for j in range(K[COUNT]):
            if I[ON][j] == i and S[RADIUS][j] >= S[RADIUS][i]:
                dx = S[X][j] - S[X][below]
                dy = S[Y][j] - S[Y][below]
                if dx * dx + dy * dy <= S[RADIUS][below] * S[RADIUS][below]:
                    I[RIDERS][i] -= 1
                    I[RIDERS][below] += 1
                    I[ON][j] = below
                    log(ONTO, t, j, below, S[X][j], S[Y][j], 0.0, 0.0, 0.0, 0.0, K, L)
                else:
                    queue[size] = j
                    size += 1
        k += 1
    for k in range(size):
        fall(queue[k], t, S, I, W, WI, P, K, L)
    for k in range(size):
        if I[KIND][queue[k]] == REST:
            go(queue[k], t, S, I, P, K, D)
    go(b, t, S, I, P, K, D)


def fall(i: int, t: float, S: Rows, I: Wholes, W: Rows, WI: Wholes, P: Row, K: Whole, L: Row) -> None:
    """Rider i is at table level from now on: where it falls, or as far on as it needs for a place of its own."""
    s = I[ON][i]
    ux = S[VX][i] - S[VX][s]
    uy = S[VY][i] - S[VY][s]
    if ux == 0.0 and uy == 0.0:
        ux = S[X][i] - S[X][s]
        uy = S[Y][i] - S[Y][s]
    if ux == 0.0 and uy == 0.0:
        ux = 1.0
    ux, uy = unit(ux, uy)
    I[ON][i] = -1
    I[RIDERS][s] -= 1
    I[CHANGED][i] = 1
    S[SPIN][i] = 0.0
    S[T0][i] = t
    S[TS][i] = t
    side, far = way_out(i, t, ux, uy, S, I, W, WI, P, K)
    if far == INF:
        K[STATE] = NO_ROOM
        return
    ux, uy = octant(ux, uy, side)
    edge, over = beyond(S[X][i], S[Y][i], ux, uy, far, W, P, K)
    if edge >= 0:
        far = over
    for k in range(gather(i, S, I, K)):
        j = I[STACK][k]
        S[X][j] += ux * far
        S[Y][j] += uy * far
    log(FELL, t, i, s, S[X][i], S[Y][i], S[VX][i], S[VY][i], 0.0, 0.0, K, L)
    if edge >= 0:
        take_away(i, t, edge, S, I, W, K, L)
    else:
        I[KIND][i] = REST
        S[RX][i] = S[X][i]
        S[RY][i] = S[Y][i]
        S[TE][i] = t


def octant(ux: float, uy: float, side: int) -> tuple[float, float]:
    """The direction turned by 0, 45, -45, 90, -90, 135, -135 or 180 degrees."""
    if side == 0:
        return ux, uy
    if side == 7:
        return -ux, -uy
    c = 0.0 if side == 3 or side == 4 else DIAGONAL if side < 3 else -DIAGONAL
    s = 1.0 if side == 3 or side == 4 else DIAGONAL
    if side == 2 or side == 4 or side == 6:
        s = -s
    return c * ux - s * uy, s * ux + c * uy


def way_out(
    i: int, t: float, ux: float, uy: float, S: Rows, I: Wholes, W: Rows, WI: Wholes, P: Row, K: Whole
) -> tuple[int, float]:
    """How far i is pushed, straight on if there is a place; only a solid border can make it another direction."""
    for side in range(8):
        vx, vy = octant(ux, uy, side)
        far = clear(i, t, vx, vy, S, I, W, WI, P, K)
        if far < INF:
            return side, far
    return 0, INF


def clear(
    i: int, t: float, ux: float, uy: float, S: Rows, I: Wholes, W: Rows, WI: Wholes, P: Row, K: Whole
) -> float:
    """The first distance along u at which i overlaps nothing; INF when a solid border is in the way."""
    x = S[X][i]
    y = S[Y][i]
    r = S[RADIUS][i]
    far = 0.0
    before = -1.0
    while far > before:
        before = far
        if P[WALL] > 0.0:
            far = inside(x, y, ux, uy, r, far, W, K)
            if far == INF:
                return INF
        for j in range(K[COUNT]):
            if j != i and REST <= I[KIND][j] <= CURVED:
                qx, qy = place(j, t, S, I)
                far = past(qx - x, qy - y, ux, uy, r + S[RADIUS][j], far)
        for k in range(K[PIECES]):
            if WI[EDGE0][k] == WI[EDGE1][k]:
                far = past(W[CX][k] - x, W[CY][k] - y, ux, uy, r + W[CR][k], far)
            else:
                far = past_piece(x, y, ux, uy, r, far, WI[EDGE0][k], WI[EDGE1][k], W)
    return far


def place(j: int, t: float, S: Rows, I: Wholes) -> tuple[float, float]:
    """Where a disk of table level is at time t."""
    if I[KIND][j] == REST:
        return S[X][j], S[Y][j]
    if I[KIND][j] == STRAIGHT and t >= S[TE][j]:
        return S[EX][j], S[EY][j]
    t -= S[T0][j]
    x = S[X][j] + (S[VX][j] + 0.5 * S[AX][j] * t) * t
    return x, S[Y][j] + (S[VY][j] + 0.5 * S[AY][j] * t) * t


def past(dx: float, dy: float, ux: float, uy: float, reach: float, far: float) -> float:
    """`far`, or where the way leaves the circle of this reach around d if it is inside there."""
    b = dx * ux + dy * uy
    across = dx * uy - dy * ux
    ahead = b - far
    if ahead * ahead + across * across - reach * reach >= OVER:
        return far
    out = b + sqrt(reach * reach - across * across)
    return out if out > far else far


def past_piece(x: float, y: float, ux: float, uy: float, r: float, far: float, first: int, last: int, W: Rows) -> float:
    """`far`, or where the way leaves a segment or a polygon if it overlaps that there."""
    out = far
    inward = 0
    touches = False
    for k in range(first, last):
        dx = W[QX][k] - x
        dy = W[QY][k] - y
        ex = W[DIRX][k]
        ey = W[DIRY][k]
        length = W[LENGTH][k]
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


def inside(x: float, y: float, ux: float, uy: float, r: float, far: float, W: Rows, K: Whole) -> float:
    """`far`, or where the way is clear of a solid border; INF if it leads out."""
    for k in range(K[BORDERS]):
        un = W[NX][k] * ux + W[NY][k] * uy
        gap = W[NX][k] * x + W[NY][k] * y - W[NC][k] - r
        if gap + un * far < -1e-13:
            if un <= 0.0:
                return INF
            far = -gap / un
    return far


def beyond(x: float, y: float, ux: float, uy: float, far: float, W: Rows, P: Row, K: Whole) -> tuple[int, float]:
    """The first side of an open border that the way crosses, and where; -1 if none."""
    side = -1
    if P[WALL] == 0.0:
        for k in range(K[BORDERS]):
            un = W[NX][k] * ux + W[NY][k] * uy
            gap = W[NX][k] * x + W[NY][k] * y - W[NC][k]
            if gap + un * far < 0.0:
                s = -gap / un if gap > 0.0 else 0.0
                if side < 0 or s < far:
                    side = k
                    far = s
    return side, far


def leave(i: int, t: float, S: Rows, I: Wholes, W: Rows, K: Whole, L: Row, D: Row) -> None:
    """The centre of a disk of table level is on the border and goes on outwards."""
    sync(i, t, S, I, K, D)
    take_away(i, t, I[PRIM][i], S, I, W, K, L)


def take_away(i: int, t: float, side: int, S: Rows, I: Wholes, W: Rows, K: Whole, L: Row) -> None:
    """The disk leaves the simulation with all that rides on it."""
    log(LEFT, t, i, -1, S[X][i], S[Y][i], W[NX][side], W[NY][side], 0.0, 0.0, K, L)
    I[CHANGED][i] = 1
    size = gather(i, S, I, K)
    for k in range(size):
        j = I[STACK][k]
        if k > 0:
            log(LOOSE, t, j, i, S[X][j], S[Y][j], 0.0, 0.0, 0.0, 0.0, K, L)
        I[ON][j] = -1
        I[RIDERS][j] = 0
        I[KIND][j] = GONE
        S[RX][j] = NAN
        S[RY][j] = NAN
        S[LATER][j] = INF
        S[SPIN][j] = 0.0
