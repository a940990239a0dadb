"""What a contact does: an impulse along the normal, and rim friction across it that never reverses the sliding."""

from __future__ import annotations

from math import sqrt

from tavola.disks.kernel.motion import bring, let_go, log
from tavola.disks.kernel.rows import (
    APART,
    BOUNCE,
    BOUNCE_LAND,
    BUMP,
    CHANGED,
    CONTACT,
    CORNER,
    CX,
    CY,
    DIRX,
    DIRY,
    EDGE,
    MASS,
    NX,
    NY,
    OF,
    PRIM,
    QX,
    QY,
    RADIUS,
    RIDERS,
    RIM,
    RIM_LAND,
    ROUND,
    SOFT,
    SPIN,
    VX,
    VY,
    WHAT,
    Row,
    Rows,
    Whole,
    Wholes,
    X,
    Y,
)
from tavola.disks.kernel.stack import bring_stack, stack_up

UNIT = 1.0 / (0.0075 * 0.0075)  # the log counts impulses in masses of a 15 mm disk


def sync(i: int, t: float, num: Rows, ids: Wholes, count: Whole, strokes: Row) -> None:
    """Bring a disk of table level and what rides on it to time t."""
    if ids[RIDERS][i] > 0:
        bring_stack(i, t, num, ids, count, strokes)
    else:
        bring(i, t, num, ids, count, strokes)


def go(i: int, t: float, num: Rows, ids: Wholes, surf: Row, count: Whole, strokes: Row) -> None:
    """A disk of table level sets off with the velocity it now has."""
    ids[CHANGED][i] = 1
    if ids[RIDERS][i] > 0:
        stack_up(i, t, num, ids, surf, count, strokes)
    else:
        let_go(i, t, num, ids, surf, count, strokes)


def rebound(v: float, e: float) -> float:
    """How fast two things part that came together at v."""
    apart = e * v if v > SOFT else v
    return max(APART, apart)


def rubbing(slide: float, push: float, mass: float, rim: float) -> float:
    """The impulse across the normal: friction, or as much as ends the sliding (a disk's rim counts for 3)."""
    most = rim * push
    need = mass * slide / 3.0
    if need > most:
        return most
    return max(-most, need)


def hit(i: int, j: int, t: float, num: Rows, ids: Wholes, surf: Row, count: Whole, lines: Row, strokes: Row) -> None:
    """Two disks of table level touch. The log names the one with the smaller number first."""
    if j < i:
        i, j = j, i
    sync(i, t, num, ids, count, strokes)
    sync(j, t, num, ids, count, strokes)
    nx = num[X][j] - num[X][i]
    ny = num[Y][j] - num[Y][i]
    far = sqrt(nx * nx + ny * ny)
    nx /= far
    ny /= far
    wx = num[VX][i] - num[VX][j]
    wy = num[VY][i] - num[VY][j]
    speed = wx * nx + wy * ny
    mi = num[MASS][i]
    mj = num[MASS][j]
    ri = num[RADIUS][i]
    rj = num[RADIUS][j]
    mass = mi * mj / (mi + mj)
    push = mass * (speed + rebound(speed, surf[BOUNCE]))
    rub = 0.0
    if surf[RIM] > 0.0:
        slide = wy * nx - wx * ny + ri * num[SPIN][i] + rj * num[SPIN][j]
        rub = rubbing(slide, push, mass, surf[RIM])
        num[SPIN][i] -= 2.0 * rub / (mi * ri)
        num[SPIN][j] -= 2.0 * rub / (mj * rj)
    px = push * nx - rub * ny
    py = push * ny + rub * nx
    num[VX][i] -= px / mi
    num[VY][i] -= py / mi
    num[VX][j] += px / mj
    num[VY][j] += py / mj
    part = ri / (ri + rj)
    x = num[X][i] + (num[X][j] - num[X][i]) * part
    y = num[Y][i] + (num[Y][j] - num[Y][i]) * part
    log(CONTACT, t, i, j, x, y, nx, ny, max(0.0, speed), push * UNIT, count, lines)
    go(i, t, num, ids, surf, count, strokes)
    go(j, t, num, ids, surf, count, strokes)


def bump(
    i: int, t: float, num: Rows, ids: Wholes, land: Rows, parts: Wholes, surf: Row, count: Whole, lines: Row,
    strokes: Row,
) -> None:  # fmt: skip
    """A disk runs into landscape or a solid border."""
    sync(i, t, num, ids, count, strokes)
    what = ids[WHAT][i]
    k = ids[PRIM][i]
    x = num[X][i]
    y = num[Y][i]
    piece = -1
    if what == ROUND:
        piece = k
        nx = x - land[CX][k]
        ny = y - land[CY][k]
    elif what == CORNER:
        piece = parts[OF][k]
        nx = x - land[QX][k]
        ny = y - land[QY][k]
    elif what == EDGE:
        piece = parts[OF][k]
        nx = -land[DIRY][k]
        ny = land[DIRX][k]
        if (x - land[QX][k]) * nx + (y - land[QY][k]) * ny < 0.0:
            nx = -nx
            ny = -ny
    else:
        nx = land[NX][k]
        ny = land[NY][k]
    far = sqrt(nx * nx + ny * ny)
    nx /= far
    ny /= far
    speed = -(num[VX][i] * nx + num[VY][i] * ny)
    mass = num[MASS][i]
    r = num[RADIUS][i]
    push = speed + rebound(speed, surf[BOUNCE_LAND])
    rub = 0.0
    if surf[RIM_LAND] > 0.0:
        slide = num[VX][i] * ny - num[VY][i] * nx + r * num[SPIN][i]
        rub = rubbing(slide, push, 1.0, surf[RIM_LAND])
        num[SPIN][i] -= 2.0 * rub / r
    num[VX][i] += push * nx - rub * ny
    num[VY][i] += push * ny + rub * nx
    log(BUMP, t, i, piece, x - r * nx, y - r * ny, nx, ny, max(0.0, speed), push * mass * UNIT, count, lines)
    go(i, t, num, ids, surf, count, strokes)
