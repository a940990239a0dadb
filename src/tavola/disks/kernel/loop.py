"""One flick from its start until everything rests: find the earliest event, let it happen, predict what it changed."""

from __future__ import annotations

from math import sqrt

from tavola.disks.kernel.drop import come_off, leave
from tavola.disks.kernel.hit import bump, go, hit
from tavola.disks.kernel.motion import settle
from tavola.disks.kernel.predict import predict
from tavola.disks.kernel.rows import (
    BORDER,
    CAP,
    CHANGED,
    COUNT,
    DISK,
    DRAWN,
    EVENTS,
    FALLS,
    FINE,
    FULL,
    INF,
    KIND,
    LINE,
    LOGGED,
    NEXT,
    ON,
    REST,
    RIDERS,
    SLIP,
    SPIN,
    STATE,
    STROKE,
    TOO_MANY,
    VX,
    VY,
    WALL,
    WHAT,
    WITH,
    Row,
    Rows,
    Whole,
    Wholes,
)
from tavola.disks.kernel.stack import bring_stack, end_span


def flick(
    disk: int, dx: float, dy: float, speed: float, num: Rows, ids: Wholes, land: Rows, parts: Wholes, surf: Row,
    count: Whole, lines: Row, strokes: Row, everything: int,
) -> None:  # fmt: skip
    """Give a disk this speed and let things take their course. With `everything`, trust no prediction twice."""
    far = sqrt(dx * dx + dy * dy)
    num[VX][disk] = speed * (dx / far)
    num[VY][disk] = speed * (dy / far)
    base = disk
    while ids[ON][base] >= 0:
        base = ids[ON][base]
    go(base, 0.0, num, ids, surf, count, strokes)
    renew(num, ids, land, parts, surf, count, everything)
    run(num, ids, land, parts, surf, count, lines, strokes, everything)


def run(
    num: Rows, ids: Wholes, land: Rows, parts: Wholes, surf: Row, count: Whole, lines: Row, strokes: Row,
    everything: int,
) -> None:  # fmt: skip
    """Go on until everything rests, or until log or strokes may not do for another event: then FULL."""
    log_room = len(lines) - 2 * LINE * count[COUNT]
    stroke_room = len(strokes) - 4 * STROKE * count[COUNT] if len(strokes) > 0 else count[DRAWN]
    while count[STATE] == FINE:
        i = earliest(num, ids, count)
        if i < 0:
            break
        if count[LOGGED] > log_room or count[DRAWN] > stroke_room:
            count[STATE] = FULL
            return
        count[EVENTS] += 1
        if count[EVENTS] > CAP:
            count[STATE] = TOO_MANY
            break
        t = num[NEXT][i]
        happen(i, t, num, ids, land, parts, surf, count, lines, strokes)
        settle(t, num, ids, count)
        renew(num, ids, land, parts, surf, count, everything)
    settle(INF, num, ids, count)
    for i in range(count[COUNT]):
        if ids[KIND][i] == REST and (ids[RIDERS][i] > 0 or num[SPIN][i] != 0.0):
            bring_stack(i, INF, num, ids, count, strokes)


def earliest(num: Rows, ids: Wholes, count: Whole) -> int:
    """The disk with the earliest event; of equals the one with the smallest numbers in it. -1 if nothing comes."""
    times = num[NEXT]
    best = INF
    who = -1
    for i in range(count[COUNT]):
        t = times[i]
        if t < best:
            best = t
            who = i
        elif t == best and who >= 0 and before(i, who, ids, count):
            who = i
    return who


def before(i: int, k: int, ids: Wholes, count: Whole) -> bool:
    """Of two events at the same time: does that of i come first?"""
    a = ids[WITH][i] if ids[WHAT][i] == DISK else count[COUNT]
    b = ids[WITH][k] if ids[WHAT][k] == DISK else count[COUNT]
    if a < i:
        i, a = a, i
    if b < k:
        k, b = b, k
    return i < k or (i == k and a < b)


def happen(
    i: int, t: float, num: Rows, ids: Wholes, land: Rows, parts: Wholes, surf: Row, count: Whole, lines: Row,
    strokes: Row,
) -> None:  # fmt: skip
    what = ids[WHAT][i]
    if what == DISK:
        hit(i, ids[WITH][i], t, num, ids, surf, count, lines, strokes)
    elif what == SLIP:
        ids[CHANGED][i] = 1
        if ids[FALLS][i] >= 0:
            come_off(i, t, num, ids, land, parts, surf, count, lines, strokes)
        else:
            end_span(i, t, num, ids, surf, count, strokes)
    elif what == BORDER and surf[WALL] == 0.0:
        leave(i, t, num, ids, land, count, lines, strokes)
    else:
        bump(i, t, num, ids, land, parts, surf, count, lines, strokes)


def renew(num: Rows, ids: Wholes, land: Rows, parts: Wholes, surf: Row, count: Whole, everything: int) -> None:
    """Predict again whoever changed its path and whoever waited for one that did."""
    changed = ids[CHANGED]
    waits = ids[WITH]
    for i in range(count[COUNT]):
        j = waits[i]
        if changed[i] == 1 or (j >= 0 and changed[j] == 1) or everything == 1:
            predict(i, num, ids, land, parts, surf, count)
    for i in range(count[COUNT]):
        changed[i] = 0
