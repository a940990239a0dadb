"""The two forms of the kernel: plain Python, and the same text compiled by numba where numba is there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from tavola.disks.kernel.batch import many_flicks
from tavola.disks.kernel.loop import flick, run
from tavola.disks.scene import World


class Form(Protocol):
    """What a form of the kernel offers: its functions, and a scene as they want it."""

    name: str
    flick: Any
    more: Any
    many_flicks: Any

    def scene(self, world: World) -> tuple[Any, ...]:
        """Rows of disks (floats, whole numbers), of the table (the same), the surface, the counters; not to change."""

    def fresh(self, scene: tuple[Any, ...], log: int, strokes: int) -> tuple[Any, ...]:
        """To change: rows of disks (floats, whole numbers), counters, and two rows of so many floats."""

    def longer(self, row: Any, count: int) -> Any:
        """A row of so many floats that begins like this one."""

    def zeros(self, count: int) -> Any:
        """A row of floats."""

    def whole_zeros(self, count: int) -> Any:
        """A row of whole numbers."""

    def grid(self, count: int, columns: int) -> Any:
        """Rows of floats."""

    def whole_grid(self, count: int, columns: int) -> Any:
        """Rows of whole numbers."""

    def columns(self, flicks: Sequence[tuple[int, int, int, float]]) -> tuple[Any, Any, Any, Any]:
        """Flicks as rows: disks, dx, dy, speeds."""


class Plain:
    """Rows are lists."""

    name = "plain"
    flick = staticmethod(flick)
    more = staticmethod(run)
    many_flicks = staticmethod(many_flicks)

    def scene(self, world: World) -> tuple[Any, ...]:
        return world.floats, world.wholes, world.land_floats, world.land_wholes, world.numbers, world.counters

    def fresh(self, scene: tuple[Any, ...], log: int, strokes: int) -> tuple[Any, ...]:
        num, ids = [row[:] for row in scene[0]], [row[:] for row in scene[1]]
        return num, ids, scene[5][:], [0.0] * log, [0.0] * strokes

    def longer(self, row: Any, count: int) -> Any:
        return row + [0.0] * (count - len(row))

    def zeros(self, count: int) -> Any:
        return [0.0] * count

    def whole_zeros(self, count: int) -> Any:
        return [0] * count

    def grid(self, count: int, columns: int) -> Any:
        return [[0.0] * columns for _ in range(count)]

    def whole_grid(self, count: int, columns: int) -> Any:
        return [[0] * columns for _ in range(count)]

    def columns(self, flicks: Sequence[tuple[int, int, int, float]]) -> tuple[Any, Any, Any, Any]:
        disks, dx, dy, speeds = zip(*flicks, strict=True)
        return disks, [float(x) for x in dx], [float(y) for y in dy], [float(speed) for speed in speeds]


PLAIN = Plain()
