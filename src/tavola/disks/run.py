"""What came of a flick: the log, where everybody rests, and the paths that lead there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from tavola.disks.kernel import rows
from tavola.disks.kernel.turning import turned, unit
from tavola.disks.scene import World


class Contact(NamedTuple):
    """Two disks of table level touched; the normal points from a to b."""

    t: float
    a: int
    b: int
    x: float
    y: float
    nx: float
    ny: float
    approach: float
    impulse: float


class Bump(NamedTuple):
    """A disk ran into a piece of landscape, or into a solid border (piece -1); the normal points to the disk."""

    t: float
    a: int
    piece: int
    x: float
    y: float
    nx: float
    ny: float
    approach: float
    impulse: float


class Fell(NamedTuple):
    """A rider came off its carrier and is at table level from now on, at (x, y)."""

    t: float
    rider: int
    carrier: int
    x: float
    y: float
    vx: float
    vy: float


class Left(NamedTuple):
    """The centre of a disk crossed the border; the normal points inwards."""

    t: float
    disk: int
    x: float
    y: float
    nx: float
    ny: float


class Loose(NamedTuple):
    """A rider left the field with the disk it rode on."""

    t: float
    rider: int
    disk: int
    x: float
    y: float


class Onto(NamedTuple):
    """What a rider rested on came off: from now on it rides on what is below."""

    t: float
    rider: int
    carrier: int
    x: float
    y: float


Entry = Contact | Bump | Fell | Left | Loose | Onto


class Rest(NamedTuple):
    """Where a disk is at the end; the last place on the field for one that left."""

    x: float
    y: float
    ux: float
    uy: float
    on: int
    here: bool


class Piece(NamedTuple):
    """From t0 to t1, τ = t - t0: place (x, y) + (vx, vy)·τ + (ax, ay)·τ²/2, angle turn + spin·τ - slow·τ²/2."""

    disk: int
    t0: float
    t1: float
    x: float
    y: float
    vx: float
    vy: float
    ax: float
    ay: float
    turn: float
    spin: float
    slow: float


def entry(line: Sequence[float]) -> Entry:
    kind, t, i, j = int(line[0]), line[1], int(line[2]), int(line[3])
    x, y, nx, ny, approach, impulse = line[4:10]
    if kind == rows.CONTACT:
        return Contact(t, i, j, x, y, nx, ny, approach, impulse)
    if kind == rows.BUMP:
        return Bump(t, i, j, x, y, nx, ny, approach, impulse)
    if kind == rows.FELL:
        return Fell(t, i, j, x, y, nx, ny)
    if kind == rows.LEFT:
        return Left(t, i, x, y, nx, ny)
    return (Loose if kind == rows.LOOSE else Onto)(t, i, j, x, y)


class Run:
    """One flick. Made of the kernel's rows; what is asked for is put into words when it is asked for."""

    __slots__ = ("_drawn", "_floats", "_log", "_logged", "_strokes", "_wholes", "events", "kernel", "world")

    def __init__(
        self, kernel: str, world: World, floats: Any, wholes: Any, counters: Any, log: Any, strokes: Any
    ) -> None:
        self.kernel, self.world = kernel, world
        self._floats, self._wholes = floats, wholes
        self._log, self._logged = log, counters[rows.LOGGED]
        self._strokes, self._drawn = strokes, counters[rows.DRAWN]
        self.events = int(counters[rows.EVENTS])

    @property
    def log(self) -> tuple[Entry, ...]:
        """Everything that happened, in the order of time; what happened at one instant has the same time."""
        lines = numbers(self._log[: self._logged])
        return tuple([entry(lines[p : p + rows.LINE]) for p in range(0, len(lines), rows.LINE)])

    @property
    def path(self) -> tuple[Piece, ...]:
        """The way of every disk that moved by itself, in the order in which the pieces began."""
        lines = numbers(self._strokes[: self._drawn])
        strokes = [lines[p : p + rows.STROKE] for p in range(0, len(lines), rows.STROKE)]
        return tuple([Piece(int(one[0]), *one[1:]) for one in strokes if one[2] > one[1]])

    @property
    def rest(self) -> tuple[Rest, ...]:
        """Where every disk is in the end."""
        xs, ys, turns = (numbers(self._floats[row]) for row in (rows.X, rows.Y, rows.TURN))
        found = []
        for i, disk in enumerate(self.world.disks):
            here = int(self._wholes[rows.KIND][i]) != rows.GONE
            ux, uy = facing(disk.ux, disk.uy, turns[i])
            found.append(Rest(xs[i], ys[i], ux, uy, int(self._wholes[rows.ON][i]), here))
        return tuple(found)


def facing(ux: float, uy: float, angle: float) -> tuple[float, float]:
    """An orientation after turning by an angle; untouched to the last bit when there was none."""
    return unit(*turned(ux, uy, angle)) if angle != 0.0 else (ux, uy)


def numbers(row: Any) -> list[Any]:
    """A row as Python's own numbers."""
    found: list[Any] = row if isinstance(row, list) else row.tolist()
    return found
