"""One flick from its start until everything rests: find the earliest event, let it happen, predict what it changed."""

from __future__ import annotations

from tavola.disks.kernel.drop import come_off, leave
from tavola.disks.kernel.hit import bump, go, hit
from tavola.disks.kernel.motion import settle
from tavola.disks.kernel.predict import predict
from tavola.disks.kernel.rows import (
    BORDER, CAP, CHANGED, COUNT, DISK, EVENTS, FALLS, FINE, INF, KIND, NEXT, ON, REST, RIDERS, SLIP, STATE, TOO_MANY,
    VX, VY, WALL, WHAT, WITH,
    Row, Rows, Whole, Wholes,
)  # fmt: skip
from tavola.disks.kernel.stack import bring_stack, end_span


def flick(disk: int, vx: float, vy: float, S: Rows, I: Wholes, W: Rows, WI: Wholes, P: Row, K: Whole, L: Row,
          D: Row, everything: int) -> None:  # fmt: skip
    """Give a disk this velocity and let things take their course. With `everything`, trust no prediction twice."""
    S[VX][disk] = vx
    S[VY][disk] = vy
    base = disk
    while I[ON][base] >= 0:
        base = I[ON][base]
    go(base, 0.0, S, I, P, K, D)
    renew(S, I, W, WI, P, K, everything)
    while K[STATE] == FINE:
        i = earliest(S, I, K)
        if i < 0:
            break
        K[EVENTS] += 1
        if K[EVENTS] > CAP:
            K[STATE] = TOO_MANY
            break
        t = S[NEXT][i]
        happen(i, t, S, I, W, WI, P, K, L, D)
        settle(t, S, I, K)
        renew(S, I, W, WI, P, K, everything)
    settle(INF, S, I, K)
    for i in range(K[COUNT]):
        if I[KIND][i] == REST:
            bring_stack(i, INF, S, I, K, D)


def earliest(S: Rows, I: Wholes, K: Whole) -> int:
    """The disk with the earliest event; of equals the one with the smallest numbers in it. -1 if nothing comes."""
    times = S[NEXT]
    best = INF
    who = -1
    for i in range(K[COUNT]):
        t = times[i]
        if t < best:
            best = t
            who = i
        elif t == best and who >= 0 and before(i, who, I, K):
            who = i
    return who


def before(i: int, k: int, I: Wholes, K: Whole) -> bool:
    """Of two events at the same time: does that of i come first?"""
    a = I[WITH][i] if I[WHAT][i] == DISK else K[COUNT]
    b = I[WITH][k] if I[WHAT][k] == DISK else K[COUNT]
    if a < i:
        i, a = a, i
    if b < k:
        k, b = b, k
    return i < k or (i == k and a < b)


def happen(i: int, t: float, S: Rows, I: Wholes, W: Rows, WI: Wholes, P: Row, K: Whole, L: Row, D: Row) -> None:
    what = I[WHAT][i]
    if what == DISK:
        hit(i, I[WITH][i], t, S, I, P, K, L, D)
    elif what == SLIP:
        I[CHANGED][i] = 1
        if I[FALLS][i] >= 0:
            come_off(i, t, S, I, W, WI, P, K, L, D)
        else:
            end_span(i, t, S, I, P, K, D)
    elif what == BORDER and P[WALL] == 0.0:
        leave(i, t, S, I, W, K, L, D)
    else:
        bump(i, t, S, I, W, WI, P, K, L, D)


def renew(S: Rows, I: Wholes, W: Rows, WI: Wholes, P: Row, K: Whole, everything: int) -> None:
    """Predict again whoever changed its path and whoever waited for one that did."""
    changed = I[CHANGED]
    waits = I[WITH]
    for i in range(K[COUNT]):
        j = waits[i]
        if changed[i] == 1 or (j >= 0 and changed[j] == 1) or everything == 1:
            predict(i, S, I, W, WI, P, K)
    for i in range(K[COUNT]):
        changed[i] = 0
