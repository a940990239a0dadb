"""What a contact does: an impulse along the normal, and rim friction across it that never reverses the sliding."""

from __future__ import annotations

from math import sqrt

from tavola.disks.kernel.motion import bring, let_go, log
from tavola.disks.kernel.rows import (
    APART, BOUNCE, BOUNCE_LAND, BUMP, CHANGED, CONTACT, CORNER, CX, CY, DIRX, DIRY, EDGE, MASS, NX, NY, OF, ON, PRIM,
    QX, QY, RADIUS, RIDERS, RIM, RIM_LAND, ROUND, SOFT, SPIN, VX, VY, WHAT, X, Y,
    Row, Rows, Whole, Wholes,
)  # fmt: skip
from tavola.disks.kernel.stack import bring_stack, stack_up

UNIT = 1.0 / (0.0075 * 0.0075)  # the log counts impulses in masses of a 15 mm disk


def sync(i: int, t: float, S: Rows, I: Wholes, K: Whole, D: Row) -> None:
    """Bring a disk of table level and what rides on it to time t."""
    if I[RIDERS][i] > 0:
        bring_stack(i, t, S, I, K, D)
    else:
        bring(i, t, S, I, K, D)


def go(i: int, t: float, S: Rows, I: Wholes, P: Row, K: Whole, D: Row) -> None:
    """A disk of table level sets off with the velocity it now has."""
    I[CHANGED][i] = 1
    if I[RIDERS][i] > 0:
        stack_up(i, t, S, I, P, K, D)
    else:
        let_go(i, t, S, I, P, K, D)


def rebound(v: float, e: float) -> float:
    """How fast two things part that came together at v."""
    apart = e * v if v > SOFT else v
    return apart if apart > APART else APART


def rubbing(slide: float, push: float, mass: float, rim: float) -> float:
    """The impulse across the normal: friction, or as much as ends the sliding (a disk's rim counts for 3)."""
    most = rim * push
    need = mass * slide / 3.0
    if need > most:
        return most
    return need if need > -most else -most


def hit(i: int, j: int, t: float, S: Rows, I: Wholes, P: Row, K: Whole, L: Row, D: Row) -> None:
    """Two disks of table level touch. The log names the one with the smaller number first."""
    if j < i:
        i, j = j, i
    sync(i, t, S, I, K, D)
    sync(j, t, S, I, K, D)
    nx = S[X][j] - S[X][i]
    ny = S[Y][j] - S[Y][i]
    far = sqrt(nx * nx + ny * ny)
    nx /= far
    ny /= far
    wx = S[VX][i] - S[VX][j]
    wy = S[VY][i] - S[VY][j]
    speed = wx * nx + wy * ny
    mi = S[MASS][i]
    mj = S[MASS][j]
    ri = S[RADIUS][i]
    rj = S[RADIUS][j]
    mass = mi * mj / (mi + mj)
    push = mass * (speed + rebound(speed, P[BOUNCE]))
    rub = 0.0
    if P[RIM] > 0.0:
        slide = wy * nx - wx * ny + ri * S[SPIN][i] + rj * S[SPIN][j]
        rub = rubbing(slide, push, mass, P[RIM])
        S[SPIN][i] -= 2.0 * rub / (mi * ri)
        S[SPIN][j] -= 2.0 * rub / (mj * rj)
    px = push * nx - rub * ny
    py = push * ny + rub * nx
    S[VX][i] -= px / mi
    S[VY][i] -= py / mi
    S[VX][j] += px / mj
    S[VY][j] += py / mj
    part = ri / (ri + rj)
    x = S[X][i] + (S[X][j] - S[X][i]) * part
    y = S[Y][i] + (S[Y][j] - S[Y][i]) * part
    log(CONTACT, t, i, j, x, y, nx, ny, speed if speed > 0.0 else 0.0, push * UNIT, K, L)
    go(i, t, S, I, P, K, D)
    go(j, t, S, I, P, K, D)


def bump(i: int, t: float, S: Rows, I: Wholes, W: Rows, WI: Wholes, P: Row, K: Whole, L: Row, D: Row) -> None:
    """A disk runs into landscape or a solid border."""
    sync(i, t, S, I, K, D)
    what = I[WHAT][i]
    k = I[PRIM][i]
    x = S[X][i]
    y = S[Y][i]
    piece = -1
    if what == ROUND:
        piece = k
        nx = x - W[CX][k]
        ny = y - W[CY][k]
    elif what == CORNER:
        piece = WI[OF][k]
        nx = x - W[QX][k]
        ny = y - W[QY][k]
    elif what == EDGE:
        piece = WI[OF][k]
        nx = -W[DIRY][k]
        ny = W[DIRX][k]
        if (x - W[QX][k]) * nx + (y - W[QY][k]) * ny < 0.0:
            nx = -nx
            ny = -ny
    else:
        nx = W[NX][k]
        ny = W[NY][k]
    far = sqrt(nx * nx + ny * ny)
    nx /= far
    ny /= far
    speed = -(S[VX][i] * nx + S[VY][i] * ny)
    mass = S[MASS][i]
    r = S[RADIUS][i]
    push = speed + rebound(speed, P[BOUNCE_LAND])
    rub = 0.0
    if P[RIM_LAND] > 0.0:
        slide = S[VX][i] * ny - S[VY][i] * nx + r * S[SPIN][i]
        rub = rubbing(slide, push, 1.0, P[RIM_LAND])
        S[SPIN][i] -= 2.0 * rub / r
    S[VX][i] += push * nx - rub * ny
    S[VY][i] += push * ny + rub * nx
    log(BUMP, t, i, piece, x - r * nx, y - r * ny, nx, ny, speed if speed > 0.0 else 0.0, push * mass * UNIT, K, L)
    go(i, t, S, I, P, K, D)
