"""What came of many flicks: for bots, which ask of thousands and look closer at few."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from tavola.disks.kernel import rows
from tavola.disks.run import numbers


class Touch(NamedTuple):
    """A disk the flicked one touched, and when."""

    t: float
    disk: int


class Outcome(NamedTuple):
    """One flick of a batch: places and carriers by disk, what the flicked disk touched, who fell and who left."""

    x: list[float]
    y: list[float]
    on: list[int]
    here: list[bool]
    touched: tuple[Touch, ...]
    fallen: tuple[int, ...]
    left: tuple[int, ...]
    events: int


class Batch:
    """The outcomes in the order of the flicks; put into words one by one, when asked for."""

    __slots__ = ("_events", "_flicks", "_heres", "_logs", "_marks", "_ons", "_starts", "_xs", "_ys")

    def __init__(
        self, flicks: Sequence[tuple[int, int, int, float]], xs: Any, ys: Any, ons: Any, heres: Any, marks: Any,
        events: Any, logs: list[tuple[int, Any]],
    ) -> None:  # fmt: skip
        self._flicks, self._xs, self._ys, self._ons, self._heres = flicks, xs, ys, ons, heres
        self._marks, self._events, self._logs = marks, events, logs
        self._starts = [start for start, _ in logs]

    def __len__(self) -> int:
        return len(self._flicks)

    def __iter__(self) -> Iterator[Outcome]:
        return (self[k] for k in range(len(self)))

    def __getitem__(self, k: int) -> Outcome:
        if not 0 <= k < len(self):
            raise IndexError(k)
        mine = self._flicks[k][0]
        touched, fallen, left = [], [], []
        for kind, t, i, j in self.lines(k):
            if kind == rows.CONTACT and mine in (i, j):
                touched.append(Touch(t, j if i == mine else i))
            elif kind == rows.FELL:
                fallen.append(i)
            elif kind in (rows.LEFT, rows.LOOSE):
                left.append(i)
        return Outcome(
            numbers(self._xs[k]), numbers(self._ys[k]), numbers(self._ons[k]),
            [here == 1 for here in numbers(self._heres[k])],
            tuple(touched), tuple(fallen), tuple(left), int(self._events[k]),
        )  # fmt: skip

    def lines(self, k: int) -> list[tuple[int, float, int, int]]:
        """Kind, time, disk and other of every line of one flick's log."""
        start, log = self._logs[bisect_right(self._starts, k) - 1]
        first = int(self._marks[k - 1]) if k > start else 0
        row = numbers(log[first : int(self._marks[k])])
        return [(int(row[p]), row[p + 1], int(row[p + 2]), int(row[p + 3])) for p in range(0, len(row), rows.LINE)]
