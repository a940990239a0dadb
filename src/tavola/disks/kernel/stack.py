"""Stacks in motion: a carrier at table level, its riders, and what rides on those.

A rider that does not slip moves as one with what it rests on. After a jerk it slips: friction pulls both together,
with forces of constant size and a direction that turns. The motion is cut into spans of constant acceleration: one
exact span where everything happens along a line, else spans in which no speed changes by more than a fifth, with the
directions of their middle. A rider whose centre comes to the rim of its carrier ends the span: see drop.py.
"""

from __future__ import annotations

from math import sqrt

from tavola.disks.kernel.motion import AS_SPIN, CAN_TURN, bring, draw, let_go, lie, move
from tavola.disks.kernel.roots import parting
from tavola.disks.kernel.rows import (
    AX,
    AY,
    CLOSES,
    COUNT,
    CURVED,
    DRAG,
    FALLS,
    FX,
    FY,
    GRIP,
    HM,
    HX,
    HY,
    INF,
    LATER,
    MASS,
    ON,
    OT,
    OX,
    OY,
    RADIUS,
    REACH,
    RIDERS,
    SLIPS,
    SLOW,
    SPEED,
    SPIN,
    STACK,
    T0,
    TE,
    TS,
    TURN,
    TW,
    VX,
    VY,
    WEIGHT,
    Row,
    Rows,
    Whole,
    Wholes,
    X,
    Y,
)
from tavola.disks.kernel.turning import turned

PART = 0.2  # of a speed may change in one span
CRAWL = 0.002  # m/s: a speed below this ends in one span
LONGEST = 0.05  # s
STRAIGHT_ENOUGH = 1e-24  # squared sine between a velocity and its change
OVERLOAD = 1.0 + 1e-9


def gather(b: int, num: Rows, ids: Wholes, count: Whole) -> int:
    """List disk b and all above it, carriers before riders; note what each of them bears, itself included."""
    stack = ids[STACK]
    on = ids[ON]
    stack[0] = b
    size = 1
    k = 0
    while k < size:
        i = stack[k]
        left = ids[RIDERS][i]
        j = 0
        while left > 0 and j < count[COUNT]:
            if on[j] == i:
                stack[size] = j
                size += 1
                left -= 1
            j += 1
        k += 1
    for k in range(size):
        num[WEIGHT][stack[k]] = num[MASS][stack[k]]
    for k in range(size - 1, 0, -1):
        num[WEIGHT][ids[ON][stack[k]]] += num[WEIGHT][stack[k]]
    return size


def bring_stack(b: int, t: float, num: Rows, ids: Wholes, count: Whole, strokes: Row) -> None:
    """Bring disk b and its riders to time t."""
    bring(b, t, num, ids, count, strokes)
    for k in range(1, gather(b, num, ids, count)):
        i = ids[STACK][k]
        s = ids[ON][i]
        if ids[SLIPS][i] == 1:
            bring(i, t, num, ids, count, strokes)
        else:
            carry(i, s, num)


def carry(i: int, s: int, num: Rows) -> None:
    """A rider that does not slip is where its carrier s takes it."""
    angle = num[TURN][s] - num[OT][i]
    ox, oy = turned(num[OX][i], num[OY][i], angle)
    num[OX][i] = ox
    num[OY][i] = oy
    num[OT][i] = num[TURN][s]
    num[TURN][i] += angle
    num[X][i] = num[X][s] + ox
    num[Y][i] = num[Y][s] + oy
    num[VX][i] = num[VX][s]
    num[VY][i] = num[VY][s]


def stick(i: int, s: int, num: Rows, ids: Wholes) -> None:
    """The rider rests where it is on its carrier."""
    ids[SLIPS][i] = 0
    num[OX][i] = num[X][i] - num[X][s]
    num[OY][i] = num[Y][i] - num[Y][s]
    num[OT][i] = num[TURN][s]


def stack_up(b: int, t: float, num: Rows, ids: Wholes, surf: Row, count: Whole, strokes: Row) -> None:
    """The stack on disk b sets off with the velocities it has: all as one, or a span in which something slips."""
    size = gather(b, num, ids, count)
    slipping = 0
    for k in range(1, size):
        i = ids[STACK][k]
        s = ids[ON][i]
        ids[CLOSES][i] = 0
        stick(i, s, num, ids)
        if num[VX][i] != num[VX][s] or num[VY][i] != num[VY][s]:
            ids[SLIPS][i] = 1
            slipping += 1
    if slipping == 0:
        let_go(b, t, num, ids, surf, count, strokes)
        return
    for k in range(size):
        num[AX][ids[STACK][k]] = 0.0
        num[AY][ids[STACK][k]] = 0.0
    directions(b, size, 0.0, num, ids)
    forces(b, size, num, ids, surf)
    length, bends = span(b, size, slow_turning(b, t, num, surf), num, ids)
    if bends:
        directions(b, size, 0.5 * length, num, ids)
        forces(b, size, num, ids, surf)
    close(b, size, length, num, ids)
    set_paths(b, size, t, length, num, ids, surf, count, strokes)


def directions(b: int, size: int, after: float, num: Rows, ids: Wholes) -> None:
    """Which way friction pulls each slipping rider, and the table its carrier, a while after the span began."""
    vx = num[VX][b] + num[AX][b] * after
    vy = num[VY][b] + num[AY][b] * after
    rim = num[SPIN][b] * num[RADIUS][b]
    far = sqrt(vx * vx + vy * vy + AS_SPIN * rim * rim)
    num[HX][b] = -vx / far if far > 0.0 else 0.0
    num[HY][b] = -vy / far if far > 0.0 else 0.0
    for k in range(1, size):
        i = ids[STACK][k]
        s = ids[ON][i]
        wx = num[VX][i] - num[VX][s] + (num[AX][i] - num[AX][s]) * after
        wy = num[VY][i] - num[VY][s] + (num[AY][i] - num[AY][s]) * after
        far = sqrt(wx * wx + wy * wy)
        if ids[SLIPS][i] == 1 and far > 0.0:
            num[HX][i] = -wx / far
            num[HY][i] = -wy / far


def forces(b: int, size: int, num: Rows, ids: Wholes, surf: Row) -> None:
    """The acceleration of every disk of the stack. A rider that friction cannot hold any longer begins to slip."""
    again = True
    while again:
        add_up(b, size, num, ids, surf)
        again = False
        for k in range(1, size):
            i = ids[STACK][k]
            s = ids[ON][i]
            if ids[SLIPS][i] == 1:
                num[AX][i] = num[FX][i] / num[HM][i]
                num[AY][i] = num[FY][i] / num[HM][i]
            else:
                num[AX][i] = num[AX][s]
                num[AY][i] = num[AY][s]
                nx = num[HM][i] * num[AX][i] - num[FX][i]
                ny = num[HM][i] * num[AY][i] - num[FY][i]
                most = surf[GRIP] * num[WEIGHT][i]
                if not again and nx * nx + ny * ny > most * most * OVERLOAD:
                    far = sqrt(nx * nx + ny * ny)
                    ids[SLIPS][i] = 1
                    num[HX][i] = nx / far
                    num[HY][i] = ny / far
                    again = True


def add_up(b: int, size: int, num: Rows, ids: Wholes, surf: Row) -> None:
    """The force on, and the mass of, each disk with what rests on it without slipping; what table and base do."""
    for k in range(size):
        i = ids[STACK][k]
        num[FX][i] = 0.0
        num[FY][i] = 0.0
        num[HM][i] = num[MASS][i]
    for k in range(size - 1, 0, -1):
        i = ids[STACK][k]
        s = ids[ON][i]
        if ids[SLIPS][i] == 1:
            pull = surf[GRIP] * num[WEIGHT][i]
            num[FX][i] += pull * num[HX][i]
            num[FY][i] += pull * num[HY][i]
            num[FX][s] -= pull * num[HX][i]
            num[FY][s] -= pull * num[HY][i]
        else:
            num[FX][s] += num[FX][i]
            num[FY][s] += num[FY][i]
            num[HM][s] += num[HM][i]
    fx = num[FX][b]
    fy = num[FY][b]
    hold = surf[DRAG] * num[WEIGHT][b]
    if num[VX][b] != 0.0 or num[VY][b] != 0.0:
        fx += hold * num[HX][b]
        fy += hold * num[HY][b]
    else:
        force = sqrt(fx * fx + fy * fy)
        left = (force - hold) / force if force > hold else 0.0
        fx *= left
        fy *= left
    num[AX][b] = fx / num[HM][b]
    num[AY][b] = fy / num[HM][b]


def pace(wx: float, wy: float, gx: float, gy: float) -> tuple[float, float]:
    """How long the velocity w may be taken to change by g alone, and when it is zero (INF: not in this span)."""
    ww = wx * wx + wy * wy
    gg = gx * gx + gy * gy
    if ww == 0.0 or gg == 0.0:
        return INF, INF
    dot = wx * gx + wy * gy
    cross = wx * gy - wy * gx
    straight = cross * cross <= STRAIGHT_ENOUGH * ww * gg
    if dot < 0.0 and (straight or ww <= CRAWL * CRAWL):
        return ww / -dot, ww / -dot
    if straight:
        return INF, INF
    if ww <= CRAWL * CRAWL:
        return PART * CRAWL / sqrt(gg), INF
    return PART * sqrt(ww / gg), INF


def span(b: int, size: int, spins: float, num: Rows, ids: Wholes) -> tuple[float, bool]:
    """How long the accelerations hold, and whether a direction turns meanwhile; marks what comes to rest at its end."""
    length, end = pace(num[VX][b], num[VY][b], num[AX][b], num[AY][b])
    num[FX][b] = end
    bends = length < end
    for k in range(1, size):
        i = ids[STACK][k]
        s = ids[ON][i]
        num[FX][i] = INF
        if ids[SLIPS][i] == 1:
            limit, end = pace(
                num[VX][i] - num[VX][s], num[VY][i] - num[VY][s], num[AX][i] - num[AX][s], num[AY][i] - num[AY][s]
            )
            num[FX][i] = end
            bends = bends or limit < end
            if limit < length:
                length = limit
    if length == INF:
        length = LONGEST
    if spins < length:
        length = spins
    for k in range(size):
        i = ids[STACK][k]
        ids[CLOSES][i] = 1 if num[FX][i] <= length * OVERLOAD else 0
    return length, bends


def close(b: int, size: int, length: float, num: Rows, ids: Wholes) -> None:
    """Whatever comes to rest at the end of the span comes to rest there exactly."""
    if ids[CLOSES][b] == 1:
        num[AX][b] = -num[VX][b] / length
        num[AY][b] = -num[VY][b] / length
    for k in range(1, size):
        i = ids[STACK][k]
        s = ids[ON][i]
        if ids[SLIPS][i] == 0:
            num[AX][i] = num[AX][s]
            num[AY][i] = num[AY][s]
        elif ids[CLOSES][i] == 1:
            num[AX][i] = num[AX][s] - (num[VX][i] - num[VX][s]) / length
            num[AY][i] = num[AY][s] - (num[VY][i] - num[VY][s]) / length


def set_paths(
    b: int, size: int, t: float, length: float, num: Rows, ids: Wholes, surf: Row, count: Whole, strokes: Row
) -> None:
    """Give everybody in the stack its path for the span, which ends early when a rider comes to a rim."""
    until = length
    ids[FALLS][b] = -1
    for k in range(1, size):
        i = ids[STACK][k]
        s = ids[ON][i]
        if ids[SLIPS][i] == 1:
            num[T0][i] = t
            num[TE][i] = t + length
            num[SPIN][i] = 0.0
            draw(i, num, ids, count, strokes)
            far = parting(
                num[X][i] - num[X][s], num[Y][i] - num[Y][s], num[VX][i] - num[VX][s], num[VY][i] - num[VY][s],
                num[AX][i] - num[AX][s], num[AY][i] - num[AY][s], num[RADIUS][s] * num[RADIUS][s], length,
            )  # fmt: skip
            if far < until:
                until = far
                ids[FALLS][b] = i
    num[LATER][b] = t + until
    if num[VX][b] == 0.0 and num[VY][b] == 0.0 and num[AX][b] == 0.0 and num[AY][b] == 0.0:
        lie(b, t, num, ids)
    else:
        v = sqrt(num[VX][b] * num[VX][b] + num[VY][b] * num[VY][b])
        a = sqrt(num[AX][b] * num[AX][b] + num[AY][b] * num[AY][b])
        num[T0][b] = t
        num[TE][b] = t + length
        num[SPEED][b] = v + a * length  # at most, which is all that is asked of a curved path
        num[REACH][b] = (v + 0.5 * a * length) * length
        move(b, CURVED, num, ids, count)
    draw(b, num, ids, count, strokes)


def slow_turning(b: int, t: float, num: Rows, surf: Row) -> float:
    """A carrier that spins is slowed by the table under the load it bears; how long its spin lasts."""
    spin = num[SPIN][b]
    if spin == 0.0:
        return INF
    rim = spin * num[RADIUS][b]
    sliding = sqrt(num[VX][b] * num[VX][b] + num[VY][b] * num[VY][b] + AS_SPIN * rim * rim)
    num[SLOW][b] = CAN_TURN * surf[DRAG] * spin / sliding * (num[WEIGHT][b] / num[HM][b])
    num[TS][b] = t
    num[TW][b] = t + spin / num[SLOW][b]
    return spin / num[SLOW][b]


def end_span(b: int, t: float, num: Rows, ids: Wholes, surf: Row, count: Whole, strokes: Row) -> None:
    """A span is over: what was to come to rest rests, and the stack goes on."""
    bring_stack(b, t, num, ids, count, strokes)
    if ids[CLOSES][b] == 1:
        num[VX][b] = 0.0
        num[VY][b] = 0.0
    for k in range(1, gather(b, num, ids, count)):
        i = ids[STACK][k]
        if ids[SLIPS][i] == 0 or ids[CLOSES][i] == 1:
            s = ids[ON][i]
            num[VX][i] = num[VX][s]
            num[VY][i] = num[VY][s]
    stack_up(b, t, num, ids, surf, count, strokes)
