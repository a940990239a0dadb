"""Many flicks of one scene, one after the other, each from the same start."""

from __future__ import annotations

from tavola.disks.kernel.loop import flick
from tavola.disks.kernel.rows import (
    COUNT, COUNTERS, EVENTS, FINE, FIRST, FLOATS, GONE, KIND, LOGGED, ON, STATE, WHOLES, X, Y,
    Row, Rows, Whole, Wholes,
)  # fmt: skip


def many_flicks(disks: Whole, vx: Row, vy: Row, first: int, S0: Rows, I0: Wholes, S: Rows, I: Wholes, W: Rows,
                WI: Wholes, P: Row, K0: Whole, K: Whole, L: Row, D: Row, xs: Rows, ys: Rows, ons: Wholes,
                heres: Wholes, marks: Whole, events: Whole, states: Whole) -> int:  # fmt: skip
    """From flick number `first` on, as many as the log has room for; the number of the next one."""
    logged = 0
    n = K0[COUNT]
    for f in range(first, len(disks)):
        for row in range(FLOATS):
            for i in range(n):
                S[row][i] = S0[row][i]
        for row in range(WHOLES):
            for i in range(n):
                I[row][i] = I0[row][i]
        for k in range(COUNTERS):
            K[k] = K0[k]
        K[LOGGED] = logged
        K[FIRST] = logged
        flick(disks[f], vx[f], vy[f], S, I, W, WI, P, K, L, D, 0)
        if K[STATE] != FINE:
            states[f] = K[STATE]
            return f
        for i in range(n):
            xs[f][i] = S[X][i]
            ys[f][i] = S[Y][i]
            ons[f][i] = I[ON][i]
            heres[f][i] = 0 if I[KIND][i] == GONE else 1
        logged = K[LOGGED]
        marks[f] = logged
        events[f] = K[EVENTS]
    return len(disks)
