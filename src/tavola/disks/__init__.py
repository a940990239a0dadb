"""Wooden disks flicked over a table: an exact, event-driven solver. docs/physics.md says how it works.

    world = World(Surface(), [Disk(0.2, 0.5, 0.0115), Disk(0.6, 0.5, 0.0115)])
    run = slide(world, 0, 1, 0, 2.0)
    run.log, run.rest, run.path

Equal input gives equal bits on every machine, in plain Python and compiled by numba (`warm()` loads that form in the
background, where numba is installed).
"""

from __future__ import annotations

from collections.abc import Sequence

from tavola.disks.batch import Batch, Outcome, Touch
from tavola.disks.model import BadWorld, Disk, Land, NoRoom, Overlap, Surface, TooManyEvents
from tavola.disks.poses import Pose, at
from tavola.disks.run import Bump, Contact, Entry, Fell, Left, Loose, Onto, Piece, Rest, Run
from tavola.disks.scene import World
from tavola.disks.solve import KERNEL, Flick
from tavola.disks.solve import many as _many
from tavola.disks.solve import slide as _slide
from tavola.disks.warming import chosen, ready, warm

__all__ = [
    "KERNEL", "BadWorld", "Batch", "Bump", "Contact", "Disk", "Entry", "Fell", "Flick", "Land", "Left", "Loose",
    "NoRoom", "Onto", "Outcome", "Overlap", "Piece", "Pose", "Rest", "Run", "Surface", "TooManyEvents", "Touch",
    "World", "at", "many", "ready", "slide", "warm",
]  # fmt: skip


def slide(world: World, disk: int, dx: int, dy: int, speed: float) -> Run:
    """Flick a disk in the direction (dx, dy), whole numbers, at this speed in m/s, and wait until all rests."""
    return _slide(chosen(), world, disk, dx, dy, speed)


def many(world: World, flicks: Sequence[Flick]) -> Batch:
    """Each of these flicks (disk, dx, dy, speed) from the same start."""
    return _many(chosen(), world, flicks)
