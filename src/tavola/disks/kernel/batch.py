"""Many flicks of one scene, one after the other, each from the same start."""

from __future__ import annotations

from tavola.disks.kernel.loop import flick
from tavola.disks.kernel.rows import (
    COUNT,
    COUNTERS,
    EVENTS,
    FINE,
    FIRST,
    GONE,
    KIND,
    LOGGED,
    ON,
    START_FLOATS,
    START_WHOLES,
    STATE,
    Row,
    Rows,
    Whole,
    Wholes,
    X,
    Y,
)


def many_flicks(
    disks: Whole, dx: Row, dy: Row, speeds: Row, first: int, start_num: Rows, start_ids: Wholes, num: Rows,
    ids: Wholes, land: Rows, parts: Wholes, surf: Row, start_count: Whole, count: Whole, lines: Row, strokes: Row,
    xs: Rows, ys: Rows, ons: Wholes, heres: Wholes, marks: Whole, events: Whole,
) -> int:  # fmt: skip
    """From flick number `first` on, as many as the log has room for; the number of the next one."""
    logged = 0
    n = start_count[COUNT]
    for f in range(first, len(disks)):
        for row in range(START_FLOATS):
            copy(start_num[row], num[row], n)
        for row in range(START_WHOLES):
            copy_whole(start_ids[row], ids[row], n)
        copy_whole(start_count, count, COUNTERS)
        count[LOGGED] = logged
        count[FIRST] = logged
        flick(disks[f], dx[f], dy[f], speeds[f], num, ids, land, parts, surf, count, lines, strokes, 0)
        if count[STATE] != FINE:
            return f
        copy(num[X], xs[f], n)
        copy(num[Y], ys[f], n)
        copy_whole(ids[ON], ons[f], n)
        for i in range(n):
            heres[f][i] = 0 if ids[KIND][i] == GONE else 1
        logged = count[LOGGED]
        marks[f] = logged
        events[f] = count[EVENTS]
    return len(disks)


def copy(old: Row, new: Row, n: int) -> None:
    for i in range(n):
        new[i] = old[i]


def copy_whole(old: Whole, new: Whole, n: int) -> None:
    for i in range(n):
        new[i] = old[i]
