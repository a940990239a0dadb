"""The kernel's two doors. What comes in by them is only borrowed: the compiled form need not count who holds a row."""

from __future__ import annotations

from typing import TypeVar

from tavola.disks.kernel.batch import many_flicks
from tavola.disks.kernel.loop import flick, run
from tavola.disks.kernel.rows import Row, Rows, Whole, Wholes

Any_ = TypeVar("Any_")


def borrowed(given: Any_) -> Any_:
    """In the compiled form: the same array, without a count of its holders. Counting took half of all time."""
    return given


def one(
    disk: int, dx: float, dy: float, speed: float, num: Rows, ids: Wholes, land: Rows, parts: Wholes, surf: Row,
    count: Whole, lines: Row, strokes: Row, everything: int,
) -> None:  # fmt: skip
    flick(
        disk, dx, dy, speed, borrowed(num), borrowed(ids), borrowed(land), borrowed(parts), borrowed(surf),
        borrowed(count), borrowed(lines), borrowed(strokes), everything,
    )  # fmt: skip


def more(
    num: Rows, ids: Wholes, land: Rows, parts: Wholes, surf: Row, count: Whole, lines: Row, strokes: Row,
    everything: int,
) -> None:  # fmt: skip
    run(
        borrowed(num), borrowed(ids), borrowed(land), borrowed(parts), borrowed(surf), borrowed(count),
        borrowed(lines), borrowed(strokes), everything,
    )  # fmt: skip


def many(
    disks: Whole, dx: Row, dy: Row, speeds: Row, first: int, start_num: Rows, start_ids: Wholes, num: Rows,
    ids: Wholes, land: Rows, parts: Wholes, surf: Row, start_count: Whole, count: Whole, lines: Row, strokes: Row,
    xs: Rows, ys: Rows, ons: Wholes, heres: Wholes, marks: Whole, events: Whole,
) -> int:  # fmt: skip
    return many_flicks(
        borrowed(disks), borrowed(dx), borrowed(dy), borrowed(speeds), first, borrowed(start_num),
        borrowed(start_ids), borrowed(num), borrowed(ids), borrowed(land), borrowed(parts), borrowed(surf),
        borrowed(start_count), borrowed(count), borrowed(lines), borrowed(strokes), borrowed(xs), borrowed(ys),
        borrowed(ons), borrowed(heres), borrowed(marks), borrowed(events),
    )  # fmt: skip
