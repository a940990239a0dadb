"""From the state to the solver's world and back: metres there, whole nanometres here.

Rows of a slide, times in nanoseconds since the release, normals in millionths, speeds in nanometres a second:

    log   (0, t, group, a, b, x, y, nx, ny, approach, impulse)       two disks met; one group is one instant
          (1, t, group, a, piece, x, y, nx, ny, approach, impulse)   a disk met the landscape, or a solid border (-1)
          (2, t, group, rider, carrier, x, y)                        a rider came down to the table
          (3, t, group, disk, x, y, nx, ny)                          a disk crossed the border
          (4, t, group, rider, disk, x, y)                           gone with the disk it lay on
          (5, t, group, rider, carrier, x, y)                        what it lay on came off: it dropped onto this
    rest  (disk, x, y, ux, uy, on)
    path  (disk, t0, t1, x, y, vx, vy, ax, ay, turn, spin, slow)     a parabola; turning in microradians
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final

from tavola import disks
from tavola.core.errors import EngineError
from tavola.core.values import Slid, Slide
from tavola.games.desktopia.board import Scenario
from tavola.games.desktopia.cards import DISKS, radius
from tavola.games.desktopia.state import FIELD, TABLE, State
from tavola.games.desktopia.units import UNIT

CONTACT: Final = 0
BUMP: Final = 1
FELL: Final = 2
LEFT: Final = 3
LOOSE: Final = 4
ONTO: Final = 5

ACCIDENT: Final = "accident"  # a flick that does not come to an end is taken back: all lies as before  # DT-13.11

METRE: Final = 1e9
SECOND: Final = 1e9
MILLION: Final = 1e6

SURFACE: Final = disks.Surface()  # what table, wood and finger are like  # DT-P.30, DT-K.19, DT-4.3


Corner = tuple[int, int]
Lying = tuple[int, int, int, int, int, int]  # a disk, its place, its turning, what it lies on


def land_of(circles: Iterable[tuple[int, int, int]], polygons: Iterable[Sequence[Corner]]) -> disks.Land:
    """The landscape in metres."""
    rounds = [(x / METRE, y / METRE, r / METRE) for x, y, r in circles]
    shapes = [tuple([(x / METRE, y / METRE) for x, y in corners]) for corners in polygons]
    return disks.Land(circles=tuple(rounds), polygons=tuple(shapes))


@lru_cache(maxsize=64)
def scenery(scenario: Scenario) -> tuple[disks.Land, tuple[tuple[float, float], ...]]:
    """Landscape and border of a scenario, which never change."""
    circles = [(c.x, c.y, c.r) for thing in scenario.things for c in thing.circles]
    land = land_of(circles, [corners for thing in scenario.things for corners in thing.polygons])
    return land, border_of(scenario.corners)


def border_of(corners: Iterable[Corner]) -> tuple[tuple[float, float], ...]:
    return tuple([(x / METRE, y / METRE) for x, y in corners])


def bodies_of(lying: Sequence[Lying]) -> list[disks.Disk]:
    """The disks for the solver, in this order."""
    place = {row[0]: at for at, row in enumerate(lying)}
    return [
        disks.Disk(
            x / METRE, y / METRE, radius(disk) / METRE, ux / UNIT, uy / UNIT, -1 if on == TABLE else place[on]
        )
        for disk, x, y, ux, uy, on in lying
    ]  # fmt: skip


def world_of(s: State) -> tuple[disks.World, list[int]]:
    """The world as it is, and the number of each of its disks."""
    numbers = [disk for disk in range(DISKS) if s.place[disk] == FIELD]
    lying = [(d, s.x[d], s.y[d], s.ux[d], s.uy[d], s.on[d]) for d in numbers]
    land, border = scenery(s.kit.battles[s.battle])
    return disks.World(SURFACE, bodies_of(lying), land, border=border, wall=s.kit.wall(s.battle)), numbers


def solve(s: State, need: Slide) -> Slid:
    """What a flick does."""
    disks.warm()  # the compiled form, where there is one, answers as soon as it is loaded
    world, numbers = world_of(s)
    try:
        run = disks.slide(world, numbers.index(need.disk), need.dx, need.dy, need.speed / 1000)
    except (disks.TooManyEvents, disks.NoRoom):
        return Slid(ACCIDENT, (), tuple([(d, s.x[d], s.y[d], s.ux[d], s.uy[d], s.on[d]) for d in numbers]))
    return in_whole_numbers(run, numbers)


def in_whole_numbers(run: disks.Run, numbers: list[int]) -> Slid:
    """The solver's answer as a record keeps it."""
    rest = []
    for disk, pose in zip(numbers, run.rest, strict=True):
        if pose.here:
            on = TABLE if pose.on < 0 else numbers[pose.on]
            rest.append((disk, nano(pose.x), nano(pose.y), round(pose.ux * UNIT), round(pose.uy * UNIT), on))
    path = [
        (numbers[p.disk], nano(p.t0), nano(p.t1), nano(p.x), nano(p.y), nano(p.vx), nano(p.vy), nano(p.ax),
         nano(p.ay), round(p.turn * MILLION), round(p.spin * MILLION), round(p.slow * MILLION))
        for p in run.path
    ]  # fmt: skip
    return Slid(run.kernel, log_rows(run, numbers), tuple(rest), tuple(path))


def log_rows(run: disks.Run, numbers: list[int]) -> tuple[tuple[int, ...], ...]:
    """The log; what happens at the same instant gets the same group."""
    rows: list[tuple[int, ...]] = []
    group, last = -1, -1.0
    for entry in run.log:
        if entry.t != last:
            group, last = group + 1, entry.t
        rows.append(log_row(entry, group, numbers))
    return tuple(rows)


def log_row(entry: object, group: int, numbers: list[int]) -> tuple[int, ...]:
    """One line of the log."""
    if isinstance(entry, disks.Contact):
        return (CONTACT, nano(entry.t), group, numbers[entry.a], numbers[entry.b], *touch(entry))
    if isinstance(entry, disks.Bump):
        return (BUMP, nano(entry.t), group, numbers[entry.a], entry.piece, *touch(entry))
    if isinstance(entry, disks.Fell):
        return (FELL, nano(entry.t), group, numbers[entry.rider], numbers[entry.carrier], nano(entry.x), nano(entry.y))
    if isinstance(entry, disks.Left):
        normal = (round(entry.nx * MILLION), round(entry.ny * MILLION))
        return (LEFT, nano(entry.t), group, numbers[entry.disk], nano(entry.x), nano(entry.y), *normal)
    if isinstance(entry, disks.Loose):
        return (LOOSE, nano(entry.t), group, numbers[entry.rider], numbers[entry.disk], nano(entry.x), nano(entry.y))
    if isinstance(entry, disks.Onto):
        return (ONTO, nano(entry.t), group, numbers[entry.rider], numbers[entry.carrier], nano(entry.x), nano(entry.y))
    raise EngineError(f"the solver tells of {entry}")


def touch(entry: disks.Contact | disks.Bump) -> tuple[int, ...]:
    """Where, which way, how fast, how hard."""
    normal = (round(entry.nx * MILLION), round(entry.ny * MILLION))
    return (nano(entry.x), nano(entry.y), *normal, nano(entry.approach), nano(entry.impulse))


def nano(value: float) -> int:
    """Whole billionths."""
    return round(value * 1e9)
