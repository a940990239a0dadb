"""Flicks by one form of the kernel: the wish is checked, the kernel called, its answer wrapped."""

from __future__ import annotations

from collections.abc import Sequence
from math import isfinite, sqrt
from typing import Any, Final

from tavola.disks.batch import Batch
from tavola.disks.forms import Form
from tavola.disks.kernel import rows as R
from tavola.disks.model import BadWorld, NoRoom, TooManyEvents
from tavola.disks.run import Run
from tavola.disks.scene import World

KERNEL: Final = "1"  # another number whenever a golden digest changes
LINES: Final = 64  # of the log, and strokes of paths, to begin with; more if that does not do
GREATEST: Final = 1 << 30  # of a part of a direction

Flick = tuple[int, int, int, float]  # disk, dx, dy, speed in m/s


def velocity(world: World, disk: int, dx: int, dy: int, speed: float) -> tuple[float, float]:
    """The velocity a flick gives; refuses what is no flick."""
    if not isinstance(disk, int) or not 0 <= disk < len(world.disks) or not world.disks[disk].here:
        raise BadWorld(f"flick of disk {disk!r}: there is no such disk on the field")
    if not (isinstance(dx, int) and isinstance(dy, int)) or (dx, dy) == (0, 0):
        raise BadWorld(f"flick of disk {disk}: the direction is ({dx!r}, {dy!r}), expected whole numbers, not both 0")
    if abs(dx) > GREATEST or abs(dy) > GREATEST:
        raise BadWorld(f"flick of disk {disk}: the direction is ({dx}, {dy}), expected parts within ±{GREATEST}")
    if not isfinite(speed) or speed < 0.0:
        raise BadWorld(f"flick of disk {disk}: the speed is {speed!r}, expected 0 or more m/s")
    x, y = float(dx), float(dy)
    far = sqrt(x * x + y * y)
    return speed * (x / far), speed * (y / far)


def complain(state: int, world: World, disk: int) -> None:
    """Raise what the kernel's state means, if it means something bad."""
    if state == R.TOO_MANY:
        raise TooManyEvents(f"flick of disk {disk} among {len(world.disks)}: more than {R.CAP} events")
    if state == R.NO_ROOM:
        raise NoRoom(f"flick of disk {disk} among {len(world.disks)}: a rider found no free place to fall to")


def slide(form: Form, world: World, disk: int, dx: int, dy: int, speed: float, *, everything: bool = False) -> Run:
    """One flick. With `everything` the kernel predicts everything again after each event: a check of itself."""
    vx, vy = velocity(world, disk, dx, dy, speed)
    floats, wholes, table, edges, surface, counters = form.scene(world)
    lines = LINES
    while True:
        S, I, K = form.copy(floats), form.copy(wholes), form.copy(counters)
        log, strokes = form.zeros(lines * R.LINE), form.zeros(lines * 2 * R.STROKE)
        form.flick(disk, vx, vy, S, I, table, edges, surface, K, log, strokes, 1 if everything else 0)
        state = K[R.STATE]
        if state == R.FINE:
            return Run(KERNEL, world, S, I, K, log, strokes)
        complain(state, world, disk)
        lines *= 4


def many(form: Form, world: World, flicks: Sequence[Flick]) -> Batch:
    """Each of these flicks from the same start."""
    speeds = [velocity(world, *flick) for flick in flicks]
    disks = form.whole_row([flick[0] for flick in flicks])
    vx, vy = form.row([one[0] for one in speeds]), form.row([one[1] for one in speeds])
    count, columns = len(flicks), len(world.disks)
    xs, ys = form.grid(count, columns), form.grid(count, columns)
    ons, heres = form.whole_grid(count, columns), form.whole_grid(count, columns)
    marks, events, states = (form.whole_zeros(count) for _ in range(3))
    floats, wholes, table, edges, surface, counters = form.scene(world)
    S, I, K = form.copy(floats), form.copy(wholes), form.copy(counters)
    logs: list[tuple[int, Any]] = []
    lines, done = LINES + 16 * count, 0
    while done < count:
        log = form.zeros(lines * R.LINE)
        start = done
        done = form.many_flicks(
            disks, vx, vy, start, floats, wholes, S, I, table, edges, surface, counters, K, log, form.zeros(0),
            xs, ys, ons, heres, marks, events, states,
        )  # fmt: skip
        logs.append((start, log))
        if done < count:
            complain(states[done], world, flicks[done][0])
        lines = lines * 4 if done == start else lines
    return Batch(flicks, xs, ys, ons, heres, marks, events, logs)
