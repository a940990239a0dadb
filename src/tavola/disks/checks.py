"""What a scene must not be. Every complaint names the disk or piece, what it is, and what was expected."""

from __future__ import annotations

from collections.abc import Sequence
from math import isfinite, sqrt
from typing import Final

from tavola.disks.kernel import rows
from tavola.disks.model import BadWorld, Disk, Overlap, Surface

OVERLAP: Final = 10e-9  # m of shared room that whole nanometres may bring about
OUTSIDE: Final = 1e-8  # m by which a place in whole nanometres may miss an outline


def surface(given: Surface) -> None:
    for name, value in zip(given._fields, given, strict=True):
        if not isfinite(value):
            raise BadWorld(f"surface: {name} is {value!r}, expected a finite number")
    if given.mu <= 0.0 or given.g <= 0.0:
        raise BadWorld(f"surface: mu is {given.mu!r} and g {given.g!r}, expected more than 0: disks must come to rest")
    if not (0.0 <= given.e <= 1.0 and 0.0 <= given.e_land <= 1.0):
        raise BadWorld(f"surface: e is {given.e!r} and e_land {given.e_land!r}, expected 0 to 1")
    if given.mu_rim < 0.0 or given.mu_land < 0.0:
        raise BadWorld(f"surface: mu_rim is {given.mu_rim!r} and mu_land {given.mu_land!r}, expected 0 or more")
    if given.mu_rider < given.mu:
        raise BadWorld(
            f"surface: mu_rider is {given.mu_rider!r}, expected at least mu {given.mu!r}: riders would slide off"
        )


def disks(given: Sequence[Disk]) -> None:
    if not given:
        raise BadWorld("a world needs at least one disk")
    for i, (x, y, r, ux, uy, on, here) in enumerate(given):
        if not isfinite(x + y + r + ux + uy) or r <= 0.0:
            raise BadWorld(f"disk {i}: expected finite numbers and r > 0, got {given[i]}")
        if not -2e-6 < ux * ux + uy * uy - 1.0 < 2e-6:
            raise BadWorld(f"disk {i}: its orientation ({ux!r}, {uy!r}) is no unit vector")
        if on != -1 and here:
            rider(i, given[i], given)


def rider(i: int, disk: Disk, given: Sequence[Disk]) -> None:
    if not 0 <= disk.on < len(given) or not given[disk.on].here:
        raise BadWorld(f"disk {i}: rests on disk {disk.on}, which is not on the field; expected -1 or a disk that is")
    seen = {i}
    below = disk.on
    while below >= 0:
        if below in seen:
            raise BadWorld(f"disk {i}: rests, by way of disk {below}, on itself")
        seen.add(below)
        below = given[below].on if below < len(given) else -1
    carrier = given[disk.on]
    dx, dy = disk.x - carrier.x, disk.y - carrier.y
    if sqrt(dx * dx + dy * dy) > carrier.r + OUTSIDE:
        raise BadWorld(f"disk {i}: its centre is not within the outline of disk {disk.on}, on which it rests")


def inside(given: Sequence[Disk], planes: Sequence[tuple[float, float, float]], *, wall: bool) -> None:
    for i, (x, y, r, _, _, on, here) in enumerate(given):
        if not here or on >= 0:
            continue
        for nx, ny, c in planes:
            room = nx * x + ny * y - c
            if room < -OUTSIDE:
                raise BadWorld(f"disk {i}: its centre ({x!r}, {y!r}) is outside the field")
            if wall and room < r - OVERLAP:
                raise Overlap(f"disk {i} reaches {r - room:.3g} m into the solid border")


def overlaps(given: Sequence[Disk]) -> None:
    level = sorted((disk.x - disk.r, i) for i, disk in enumerate(given) if disk.here and disk.on < 0)
    for at, (_, i) in enumerate(level):
        one = given[i]
        for left, j in level[at + 1 :]:
            if left > one.x + one.r:
                break
            other = given[j]
            dx, dy = one.x - other.x, one.y - other.y
            shared = one.r + other.r - sqrt(dx * dx + dy * dy)
            if shared > OVERLAP:
                raise Overlap(
                    f"disks {min(i, j)} and {max(i, j)} share {shared:.3g} m, at most {OVERLAP:g} m is expected"
                )


def land_overlaps(given: Sequence[Disk], count: int, land: rows.Rows, parts: rows.Wholes) -> None:
    circles = list(zip(range(count), land[rows.CX], land[rows.CY], land[rows.CR], strict=False))
    for i, (x, y, r, _, _, on, here) in enumerate(given):
        if not here or on >= 0:
            continue
        for k, cx, cy, cr in circles:
            reach = r + cr
            if abs(x - cx) < reach and abs(y - cy) < reach:
                shared = r - gap_to(given[i], k, land, parts)
                if shared > OVERLAP:
                    raise Overlap(f"disk {i} and landscape {k} share {shared:.3g} m, at most {OVERLAP:g} m is expected")


def gap_to(disk: Disk, k: int, land: rows.Rows, parts: rows.Wholes) -> float:
    """How far the centre of a disk is from a piece of landscape; not above 0 inside it."""
    first, last = parts[rows.EDGE0][k], parts[rows.EDGE1][k]
    dx, dy = disk.x - land[rows.CX][k], disk.y - land[rows.CY][k]
    if first == last:
        return sqrt(dx * dx + dy * dy) - land[rows.CR][k]
    nearest = rows.INF
    within = True
    for e in range(first, last):
        dx, dy = disk.x - land[rows.QX][e], disk.y - land[rows.QY][e]
        ex, ey = land[rows.DIRX][e], land[rows.DIRY][e]
        along = min(max(dx * ex + dy * ey, 0.0), max(land[rows.LENGTH][e], 0.0))
        within = within and ex * dy - ey * dx > 0.0
        dx, dy = dx - along * ex, dy - along * ey
        nearest = min(nearest, sqrt(dx * dx + dy * dy))
    return -nearest if within else nearest
