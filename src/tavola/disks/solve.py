"""Flicks by one form of the kernel: the wish is checked, the kernel called, its answer wrapped."""

from __future__ import annotations

from collections.abc import Sequence
from math import isfinite
from typing import Any, Final

from tavola.disks.batch import Batch
from tavola.disks.forms import Form
from tavola.disks.kernel import rows
from tavola.disks.model import BadWorld, NoRoom, TooManyEvents
from tavola.disks.run import Run
from tavola.disks.scene import World

KERNEL: Final = "1"  # another number whenever a golden digest changes
LINES: Final = 16  # of the log, and strokes of paths, to begin with; more if that does not do
GREATEST: Final = 1 << 30  # of a part of a direction
FASTEST: Final = 100.0  # m/s

Flick = tuple[int, int, int, float]  # disk, dx, dy, speed in m/s


def check(world: World, disk: int, dx: int, dy: int, speed: float) -> None:
    """Refuse what is no flick. Exact types: a bool or a float is a slip of the pen here."""
    if type(disk) is not int or not 0 <= disk < len(world.disks) or not world.disks[disk].here:
        raise BadWorld(f"flick of disk {disk!r}: there is no such disk on the field")
    if type(dx) is not int or type(dy) is not int or (dx == 0 and dy == 0):
        raise BadWorld(f"flick of disk {disk}: the direction is ({dx!r}, {dy!r}), expected whole numbers, not both 0")
    if not (-GREATEST <= dx <= GREATEST and -GREATEST <= dy <= GREATEST):
        raise BadWorld(f"flick of disk {disk}: the direction is ({dx}, {dy}), expected parts within ±{GREATEST}")
    if not 0.0 <= speed <= FASTEST:
        raise BadWorld(f"flick of disk {disk}: the speed is {speed!r}, expected 0 to {FASTEST:g} m/s")


def check_all(world: World, flicks: Sequence[Flick]) -> None:
    """The same for many at a time: one look at whole columns, and a closer one only if something is wrong."""
    disks, dx, dy, speeds = zip(*flicks, strict=True)
    known = all(type(i) is int and 0 <= i < len(world.disks) and world.disks[i].here for i in set(disks))
    whole = {*map(type, disks), *map(type, dx), *map(type, dy)} == {int}
    if (
        known
        and whole
        and max(max(dx), max(dy), -min(dx), -min(dy)) <= GREATEST
        and min(map(max, map(abs, dx), map(abs, dy))) > 0
        and all(map(isfinite, speeds))
        and min(speeds) >= 0.0
        and max(speeds) <= FASTEST
    ):
        return
    for flick in flicks:
        check(world, *flick)


def complain(state: int, world: World, disk: int) -> None:
    """Raise what the kernel's state means, if it means something bad."""
    if state == rows.TOO_MANY:
        raise TooManyEvents(f"flick of disk {disk} among {len(world.disks)}: more than {rows.CAP} events")
    if state == rows.NO_ROOM:
        raise NoRoom(f"flick of disk {disk} among {len(world.disks)}: a rider found no free place to fall to")


def slide(form: Form, world: World, disk: int, dx: int, dy: int, speed: float, everything: int = 0) -> Run:
    """One flick. With `everything` the kernel predicts everything again after each event: a check of itself."""
    check(world, disk, dx, dy, speed)
    scene = form.scene(world)
    size = LINES + 4 * len(world.disks)
    num, ids, count, log, strokes = form.fresh(scene, size * rows.LINE, 2 * size * rows.STROKE)
    rest = num, ids, scene[2], scene[3], scene[4], count
    form.flick(disk, float(dx), float(dy), float(speed), *rest, log, strokes, everything)
    while count[rows.STATE] == rows.FULL:
        size *= 4
        log, strokes = form.longer(log, size * rows.LINE), form.longer(strokes, 2 * size * rows.STROKE)
        count[rows.STATE] = rows.FINE
        form.more(*rest, log, strokes, everything)
    if count[rows.STATE] != rows.FINE:
        complain(count[rows.STATE], world, disk)
    return Run(KERNEL, world, num, ids, count, log, strokes)


def many(form: Form, world: World, flicks: Sequence[Flick]) -> Batch:
    """Each of these flicks from the same start."""
    if not flicks:
        return Batch(flicks, [], [], [], [], [], [], [])
    check_all(world, flicks)
    wishes = form.columns(flicks)
    total, columns = len(flicks), len(world.disks)
    xs, ys = form.grid(total, columns), form.grid(total, columns)
    ons, heres = form.whole_grid(total, columns), form.whole_grid(total, columns)
    marks, events = form.whole_zeros(total), form.whole_zeros(total)
    scene = form.scene(world)
    floats, wholes, table, edges, surface, counters = scene
    num, ids, count, _, no_strokes = form.fresh(scene, 0, 0)
    logs: list[tuple[int, Any]] = []
    lines, done = LINES + 4 * columns + 16 * total, 0
    while done < total:
        log = form.zeros(lines * rows.LINE)
        start = done
        done = form.many_flicks(
            *wishes, start, floats, wholes, num, ids, table, edges, surface, counters, count, log, no_strokes,
            xs, ys, ons, heres, marks, events,
        )  # fmt: skip
        logs.append((start, log))
        if done < total:
            complain(count[rows.STATE], world, flicks[done][0])
        lines = lines * 4 if done == start else lines
    return Batch(flicks, xs, ys, ons, heres, marks, events, logs)
