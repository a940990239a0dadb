"""The two forms of the kernel: plain Python, and the same text compiled by numba where numba is there."""

from __future__ import annotations

from typing import Any, Protocol

from tavola.disks.kernel.batch import many_flicks
from tavola.disks.kernel.loop import flick
from tavola.disks.scene import World


class Form(Protocol):
    """What a form of the kernel offers: its functions, and a scene as they want it."""

    name: str
    flick: Any
    many_flicks: Any

    def scene(self, world: World) -> tuple[Any, ...]:
        """Rows of disks (floats, whole numbers), of the table (the same), the surface, the counters; not to change."""

    def copy(self, rows: Any) -> Any:
        """Rows like these, to change."""

    def zeros(self, count: int) -> Any:
        """A row of floats."""

    def whole_zeros(self, count: int) -> Any:
        """A row of whole numbers."""

    def grid(self, rows: int, columns: int) -> Any:
        """Rows of floats."""

    def whole_grid(self, rows: int, columns: int) -> Any:
        """Rows of whole numbers."""

    def whole_row(self, values: list[int]) -> Any:
        """These numbers as a row."""

    def row(self, values: list[float]) -> Any:
        """These numbers as a row."""


class Plain:
    """Rows are lists."""

    name = "plain"
    flick = staticmethod(flick)
    many_flicks = staticmethod(many_flicks)

    def scene(self, world: World) -> tuple[Any, ...]:
        return world.floats, world.wholes, world.land_floats, world.land_wholes, world.numbers, world.counters

    def copy(self, rows: Any) -> Any:
        return [row[:] for row in rows] if isinstance(rows[0], list) else rows[:]

    def zeros(self, count: int) -> Any:
        return [0.0] * count

    def whole_zeros(self, count: int) -> Any:
        return [0] * count

    def grid(self, rows: int, columns: int) -> Any:
        return [[0.0] * columns for _ in range(rows)]

    def whole_grid(self, rows: int, columns: int) -> Any:
        return [[0] * columns for _ in range(rows)]

    def whole_row(self, values: list[int]) -> Any:
        return values

    def row(self, values: list[float]) -> Any:
        return values


PLAIN = Plain()
