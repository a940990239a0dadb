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
    AX, AY, CLOSES, COUNT, CURVED, DRAG, FALLS, FX, FY, GRIP, HM, HX, HY, INF, LATER, MASS, ON, OT, OX, OY, RADIUS,
    REACH, SLIPS, SLOW, SPIN, STACK, T0, TE, TS, TURN, TW, VX, VY, WEIGHT, X, Y,
    Row, Rows, Whole, Wholes,
)  # fmt: skip
from tavola.disks.kernel.turning import turned

PART = 0.2  # of a speed may change in one span
CRAWL = 0.002  # m/s: a speed below this ends in one span
LONGEST = 0.05  # s
STRAIGHT_ENOUGH = 1e-24  # squared sine between a velocity and its change
OVERLOAD = 1.0 + 1e-9


def gather(b: int, S: Rows, I: Wholes, K: Whole) -> int:
    """List disk b and all above it, carriers before riders; note what each of them bears, itself included."""
    stack = I[STACK]
    stack[0] = b
    size = 1
    k = 0
    while k < size:
        for j in range(K[COUNT]):
            if I[ON][j] == stack[k]:
                stack[size] = j
                size += 1
        k += 1
    for k in range(size):
        S[WEIGHT][stack[k]] = S[MASS][stack[k]]
    for k in range(size - 1, 0, -1):
        S[WEIGHT][I[ON][stack[k]]] += S[WEIGHT][stack[k]]
    return size


def bring_stack(b: int, t: float, S: Rows, I: Wholes, K: Whole, D: Row) -> None:
    """Bring disk b and its riders to time t."""
    bring(b, t, S, I, K, D)
    for k in range(1, gather(b, S, I, K)):
        i = I[STACK][k]
        s = I[ON][i]
        if I[SLIPS][i] == 1:
            bring(i, t, S, I, K, D)
        else:
            carry(i, s, S)


def carry(i: int, s: int, S: Rows) -> None:
    """A rider that does not slip is where its carrier s takes it."""
    angle = S[TURN][s] - S[OT][i]
    ox, oy = turned(S[OX][i], S[OY][i], angle)
    S[OX][i] = ox
    S[OY][i] = oy
    S[OT][i] = S[TURN][s]
    S[TURN][i] += angle
    S[X][i] = S[X][s] + ox
    S[Y][i] = S[Y][s] + oy
    S[VX][i] = S[VX][s]
    S[VY][i] = S[VY][s]


def stick(i: int, s: int, S: Rows, I: Wholes) -> None:
    """The rider rests where it is on its carrier."""
    I[SLIPS][i] = 0
    S[OX][i] = S[X][i] - S[X][s]
    S[OY][i] = S[Y][i] - S[Y][s]
    S[OT][i] = S[TURN][s]


def stack_up(b: int, t: float, S: Rows, I: Wholes, P: Row, K: Whole, D: Row) -> None:
    """The stack on disk b sets off with the velocities it has: all as one, or a span in which something slips."""
    size = gather(b, S, I, K)
    slipping = 0
    for k in range(1, size):
        i = I[STACK][k]
        s = I[ON][i]
        I[CLOSES][i] = 0
        stick(i, s, S, I)
        if S[VX][i] != S[VX][s] or S[VY][i] != S[VY][s]:
            I[SLIPS][i] = 1
            slipping += 1
    if slipping == 0:
        let_go(b, t, S, I, P, K, D)
        return
    for k in range(size):
        S[AX][I[STACK][k]] = 0.0
        S[AY][I[STACK][k]] = 0.0
    directions(b, size, 0.0, S, I)
    forces(b, size, S, I, P)
    length, bends = span(b, size, S, I)
    if bends:
        directions(b, size, 0.5 * length, S, I)
        forces(b, size, S, I, P)
    close(b, size, length, S, I)
    set_paths(b, size, t, length, S, I, P, K, D)


def directions(b: int, size: int, after: float, S: Rows, I: Wholes) -> None:
    """Which way friction pulls each slipping rider, and the table its carrier, a while after the span began."""
    vx = S[VX][b] + S[AX][b] * after
    vy = S[VY][b] + S[AY][b] * after
    rim = S[SPIN][b] * S[RADIUS][b]
    far = sqrt(vx * vx + vy * vy + AS_SPIN * rim * rim)
    S[HX][b] = -vx / far if far > 0.0 else 0.0
    S[HY][b] = -vy / far if far > 0.0 else 0.0
    for k in range(1, size):
        i = I[STACK][k]
        s = I[ON][i]
        wx = S[VX][i] - S[VX][s] + (S[AX][i] - S[AX][s]) * after
        wy = S[VY][i] - S[VY][s] + (S[AY][i] - S[AY][s]) * after
        far = sqrt(wx * wx + wy * wy)
        if I[SLIPS][i] == 1 and far > 0.0:
            S[HX][i] = -wx / far
            S[HY][i] = -wy / far


def forces(b: int, size: int, S: Rows, I: Wholes, P: Row) -> None:
    """The acceleration of every disk of the stack. A rider that friction cannot hold any longer begins to slip."""
    again = True
    while again:
        add_up(b, size, S, I, P)
        again = False
        for k in range(1, size):
            i = I[STACK][k]
            s = I[ON][i]
            if I[SLIPS][i] == 1:
                S[AX][i] = S[FX][i] / S[HM][i]
                S[AY][i] = S[FY][i] / S[HM][i]
            else:
                S[AX][i] = S[AX][s]
                S[AY][i] = S[AY][s]
                nx = S[HM][i] * S[AX][i] - S[FX][i]
                ny = S[HM][i] * S[AY][i] - S[FY][i]
                most = P[GRIP] * S[WEIGHT][i]
                if not again and nx * nx + ny * ny > most * most * OVERLOAD:
                    far = sqrt(nx * nx + ny * ny)
                    I[SLIPS][i] = 1
                    S[HX][i] = nx / far
                    S[HY][i] = ny / far
                    again = True


def add_up(b: int, size: int, S: Rows, I: Wholes, P: Row) -> None:
    """The force on, and the mass of, each disk with what rests on it without slipping; what table and base do."""
    for k in range(size):
        i = I[STACK][k]
        S[FX][i] = 0.0
        S[FY][i] = 0.0
        S[HM][i] = S[MASS][i]
    for k in range(size - 1, 0, -1):
        i = I[STACK][k]
        s = I[ON][i]
        if I[SLIPS][i] == 1:
            pull = P[GRIP] * S[WEIGHT][i]
            S[FX][i] += pull * S[HX][i]
            S[FY][i] += pull * S[HY][i]
            S[FX][s] -= pull * S[HX][i]
            S[FY][s] -= pull * S[HY][i]
        else:
            S[FX][s] += S[FX][i]
            S[FY][s] += S[FY][i]
            S[HM][s] += S[HM][i]
    fx = S[FX][b]
    fy = S[FY][b]
    hold = P[DRAG] * S[WEIGHT][b]
    if S[VX][b] != 0.0 or S[VY][b] != 0.0:
        fx += hold * S[HX][b]
        fy += hold * S[HY][b]
    else:
        force = sqrt(fx * fx + fy * fy)
        left = (force - hold) / force if force > hold else 0.0
        fx *= left
        fy *= left
    S[AX][b] = fx / S[HM][b]
    S[AY][b] = fy / S[HM][b]


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


def span(b: int, size: int, S: Rows, I: Wholes) -> tuple[float, bool]:
    """How long the accelerations hold, and whether a direction turns meanwhile; marks what comes to rest at its end."""
    length, end = pace(S[VX][b], S[VY][b], S[AX][b], S[AY][b])
    S[FX][b] = end
    bends = length < end
    for k in range(1, size):
        i = I[STACK][k]
        s = I[ON][i]
        S[FX][i] = INF
        if I[SLIPS][i] == 1:
            limit, end = pace(
                S[VX][i] - S[VX][s], S[VY][i] - S[VY][s], S[AX][i] - S[AX][s], S[AY][i] - S[AY][s]
            )
            S[FX][i] = end
            bends = bends or limit < end
            if limit < length:
                length = limit
    if length > LONGEST and length == INF:
        length = LONGEST
    for k in range(size):
        i = I[STACK][k]
        I[CLOSES][i] = 1 if S[FX][i] <= length * OVERLOAD else 0
    return length, bends


def close(b: int, size: int, length: float, S: Rows, I: Wholes) -> None:
    """Whatever comes to rest at the end of the span comes to rest there exactly."""
    if I[CLOSES][b] == 1:
        S[AX][b] = -S[VX][b] / length
        S[AY][b] = -S[VY][b] / length
    for k in range(1, size):
        i = I[STACK][k]
        s = I[ON][i]
        if I[SLIPS][i] == 0:
            S[AX][i] = S[AX][s]
            S[AY][i] = S[AY][s]
        elif I[CLOSES][i] == 1:
            S[AX][i] = S[AX][s] - (S[VX][i] - S[VX][s]) / length
            S[AY][i] = S[AY][s] - (S[VY][i] - S[VY][s]) / length


def set_paths(b: int, size: int, t: float, length: float, S: Rows, I: Wholes, P: Row, K: Whole, D: Row) -> None:
    """Give everybody in the stack its path for the span, which ends early when a rider comes to a rim."""
    until = length
    I[FALLS][b] = -1
    for k in range(1, size):
        i = I[STACK][k]
        s = I[ON][i]
        if I[SLIPS][i] == 1:
            S[T0][i] = t
            S[TE][i] = t + length
            S[SPIN][i] = 0.0
            draw(i, S, I, K, D)
            far = parting(
                S[X][i] - S[X][s], S[Y][i] - S[Y][s], S[VX][i] - S[VX][s], S[VY][i] - S[VY][s],
                S[AX][i] - S[AX][s], S[AY][i] - S[AY][s], S[RADIUS][s] * S[RADIUS][s], length,
            )  # fmt: skip
            if far < until:
                until = far
                I[FALLS][b] = i
    S[LATER][b] = t + until
    slow_turning(b, t, S, P)
    if S[VX][b] == 0.0 and S[VY][b] == 0.0 and S[AX][b] == 0.0 and S[AY][b] == 0.0:
        lie(b, t, S, I)
    else:
        v = sqrt(S[VX][b] * S[VX][b] + S[VY][b] * S[VY][b])
        a = sqrt(S[AX][b] * S[AX][b] + S[AY][b] * S[AY][b])
        S[T0][b] = t
        S[TE][b] = t + length
        S[REACH][b] = (v + 0.5 * a * length) * length
        move(b, CURVED, S, I, K)
    draw(b, S, I, K, D)


def slow_turning(b: int, t: float, S: Rows, P: Row) -> None:
    """A carrier that spins is slowed by the table under the load it bears."""
    spin = S[SPIN][b]
    if spin != 0.0:
        rim = spin * S[RADIUS][b]
        sliding = sqrt(S[VX][b] * S[VX][b] + S[VY][b] * S[VY][b] + AS_SPIN * rim * rim)
        S[SLOW][b] = CAN_TURN * P[DRAG] * spin / sliding * (S[WEIGHT][b] / S[HM][b])
        S[TS][b] = t
        S[TW][b] = t + spin / S[SLOW][b]


def end_span(b: int, t: float, S: Rows, I: Wholes, P: Row, K: Whole, D: Row) -> None:
    """A span is over: what was to come to rest rests, and the stack goes on."""
    bring_stack(b, t, S, I, K, D)
    if I[CLOSES][b] == 1:
        S[VX][b] = 0.0
        S[VY][b] = 0.0
    for k in range(1, gather(b, S, I, K)):
        i = I[STACK][k]
        if I[SLIPS][i] == 0 or I[CLOSES][i] == 1:
            s = I[ON][i]
            S[VX][i] = S[VX][s]
            S[VY][i] = S[VY][s]
    stack_up(b, t, S, I, P, K, D)
