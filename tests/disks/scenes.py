"""Scenes for the tests: those that are measured with, hard ones made here, and random ones.

Golden digests are taken of them: so no sine and no power of a library, which differ between machines.
"""

from __future__ import annotations

import hashlib
import json
import struct
from math import dist, pi, sqrt
from pathlib import Path
from random import Random
from typing import Any

import tavola
from tavola.disks import BadWorld, Disk, Land, Run, Surface, World
from tavola.disks.batch import Outcome
from tavola.disks.forms import PLAIN
from tavola.disks.kernel.turning import turned
from tavola.disks.solve import slide

DATA = Path(tavola.__file__).parent / "lab" / "peers" / "disks"
RADII = (0.0075, 0.0115, 0.014, 0.0155)
MILLION = 1_000_000

Flick = tuple[int, int, int, float]


def data(name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((DATA / f"{name}.json").read_text(encoding="utf8"))
    return found


def measured(name: str, rim: float = 0.0) -> list[tuple[str, World, Flick]]:
    """The scenes of scenes.json ("std") or break.json ("break")."""
    given = data(name)
    surface = Surface(given["mu"], given["e"], given["e"], rim, rim, 0.3, given["g"])
    return [(one["name"], world_of(one, surface, given["table"]), flick_of(one)) for one in given["scenes"]]


def world_of(one: dict[str, Any], surface: Surface, table: list[float]) -> World:
    land = Land(
        tuple(map(tuple, one["circles"])), tuple(map(tuple, one["segments"])),
        tuple(tuple(map(tuple, polygon)) for polygon in one["polygons"]),
    )  # fmt: skip
    return World(surface, [Disk(*disk) for disk in one["disks"]], land, (0.0, 0.0, table[0], table[1]))


def flick_of(one: dict[str, Any]) -> Flick:
    disk, vx, vy = one["flick"]
    return disk, round(vx * MILLION), round(vy * MILLION), sqrt(vx * vx + vy * vy)


def row(*disks: tuple[float, float, float], surface: Surface | None = None, **rest: Any) -> World:
    """Disks at table level, given as x, y, r."""
    return World(surface or Surface(), [Disk(*one) for one in disks], **rest)


def plain(world: World, flick: Flick, everything: int = 0) -> Run:
    return slide(PLAIN, world, *flick, everything)


# --- hard ones ----------------------------------------------------------------------------------------------------


def hard() -> dict[str, tuple[World, Flick]]:
    """Grazes, equal times, wedges, ends of segments, touching starts, racks and walls."""
    r = 0.0115
    half = Surface(e=0.5, e_land=0.5)
    found: dict[str, tuple[World, Flick]] = {}
    for depth in (1e-3, 1e-6, 1e-9, 1e-12, 0.0, -1e-12):
        found[f"graze {depth:g}"] = row((0.2, 0.5, r), (0.5, 0.5 + 2 * r - depth, r)), (0, 1, 0, 2.0)
    for past in (1e-6, 1e-9, 1e-12, -1e-12):
        v = sqrt(2 * 0.25 * 9.81 * (0.1 + past))
        found[f"stop {past:g} past contact"] = row((0.2, 0.5, r), (0.3 + 2 * r, 0.5, r)), (0, 1, 0, v)
    found["two at one instant"] = row((0.2, 0.5, r), (0.5, 0.512, r), (0.5, 0.488, r)), (0, 1, 0, 2.0)
    found["three in line, touching"] = row((0.2, 0.5, r), (0.3, 0.5, r), (0.3 + 2 * r, 0.5, r)), (0, 1, 0, 3.0)
    found["away from a neighbour"] = row((0.5, 0.5, r), (0.5 - 2 * r, 0.5, r)), (0, 1, 0, 2.0)
    found["along a neighbour"] = row((0.5, 0.5, r), (0.5, 0.5 - 2 * r, r)), (0, 1, 0, 2.0)
    found["into a neighbour"] = row((0.5, 0.5, r), (0.5 + 2 * r, 0.5, r)), (0, 1, 0, 2.0)
    wedge = Land(segments=((0.4, 0.42, 0.7, 0.5), (0.4, 0.58, 0.7, 0.5)))
    found["wedge"] = row((0.42, 0.5, r), land=wedge), (0, 1, 0, 3.0)
    found["wedge, half elastic"] = row((0.42, 0.5, r), land=wedge, surface=half), (0, 1, 0, 3.0)
    end = Land(segments=((0.5, 0.5, 0.5, 0.8),))
    for off in (0.0, 0.005, -0.005, r, -r - 1e-12, -r + 1e-9):
        found[f"end of a segment {off!r}"] = row((0.3, 0.5 + off, r), land=end), (0, 1, 0, 2.0)
    found["along a wall"] = row((0.2, r, r), wall=True), (0, 1, 0, 2.0)
    found["into a corner"] = row((0.2, 0.2, r), wall=True), (0, -1, -1, 3.0)
    found["light between heavy and wall"] = row((0.3, 0.5, 0.0155), (0.97, 0.5, 0.0075), wall=True), (0, 1, 0, 3.0)
    box = Land(polygons=(((0.4, 0.4), (0.6, 0.4), (0.6, 0.6), (0.4, 0.6)),))
    found["corner of a box"] = row((0.3, 0.3, r), land=box), (0, 1, 1, 2.0)
    found["cradle"] = row((0.1, 0.5, r), *((0.3 + 2 * r * k, 0.5, r) for k in range(12))), (0, 1, 0, 3.0)
    rack = [(0.5 + 0.0201 * k, 0.5 + 0.0232 * (m - k / 2), r) for k in range(5) for m in range(k + 1)]
    found["rack"] = row((0.2, 0.5004, 0.0155), *rack, wall=True), (0, 1, 0, 3.0)
    found["solid rack without bounce"] = (
        row((0.2, 0.5, 0.0155), *((0.5 + 0.023 * k, 0.5, r) for k in range(8)), surface=Surface(e=0.0, e_land=0.0)),
        (0, 1, 0, 3.0),
    )
    return {**found, **hard_stacks()}


def hard_stacks() -> dict[str, tuple[World, Flick]]:
    """Riders: lost, kept, jerked sideways, several above each other, dropped beside others, gone with their carrier."""
    big, small = 0.0155, 0.0075
    pair = [Disk(0.3, 0.5, big), Disk(0.303, 0.496, small, on=0)]
    striker = Disk(0.2, 0.5, 0.014)
    tower = [Disk(0.3, 0.5, big), Disk(0.302, 0.5, 0.0115, on=0), Disk(0.3, 0.502, small, on=1),
             Disk(0.301, 0.503, small, on=2)]  # fmt: skip
    found = {
        "rider kept": (World(Surface(), pair), (0, 1, 0, 0.3)),
        "rider lost": (World(Surface(), pair), (0, 1, 0, 1.0)),
        "rider jerked sideways": (World(Surface(), [*pair, Disk(0.36, 0.515, 0.014)]), (0, 2, 1, 0.7)),
        "rider at a wall": (World(Surface(), [Disk(0.5, 0.02, big), Disk(0.5, 0.02, small, on=0)], wall=True),
                            (0, 1, -1, 0.35)),
        "tower struck": (World(Surface(), [*tower, striker]), (4, 1, 0, 2.0)),
        "tower nudged": (World(Surface(), [*tower, striker]), (4, 1, 0, 0.75)),
        "rider flicked": (World(Surface(), [*tower, Disk(0.4, 0.5, 0.0115)]), (1, 1, 0, 2.0)),
        "rider flicked gently": (World(Surface(), tower), (1, 0, 1, 0.2)),
        "rider leaves with its carrier": (World(Surface(), [Disk(0.02, 0.5, big), Disk(0.02, 0.5, small, on=0)]),
                                          (0, -1, 0, 0.44)),
    }  # fmt: skip
    return {name: (world, flick) for name, (world, flick) in found.items()}


# --- random ones --------------------------------------------------------------------------------------------------


def ring(x: float, y: float, far: float, corners: int, turn: float) -> tuple[tuple[float, float], ...]:
    arms = [turned(far, 0.0, turn + 2 * pi * k / corners) for k in range(corners)]
    return tuple([(x + u, y + v) for u, v in arms])


def random_scene(seed: int, riders: int = 8) -> tuple[World, Flick]:
    """A crowded table: landscape, touching neighbours, stacks, odd borders, any restitution."""
    r = Random(seed)
    size = r.choice([0.25, 0.4, 1.0])
    surface = Surface(
        e=r.choice([0.0, 0.3, 0.85, 1.0]), e_land=r.choice([0.0, 0.5, 0.85]), mu_rim=r.choice([0.0, 0.2, 0.5]),
        mu_land=r.choice([0.0, 0.2]),
    )  # fmt: skip
    border: Any = (0.0, 0.0, size, size)
    if r.random() < 0.4:
        border = ring(size / 2, size / 2, size / 2, r.choice([3, 5, 8]), 0.1)
    rest: dict[str, Any] = {"land": random_land(r, size), "border": border, "wall": r.random() < 0.3}
    disks: list[Disk] = []
    for _ in range(120):
        one = random_disk(r, size, disks)
        try:
            World(surface, [*disks, one], **rest)
        except BadWorld:
            continue
        disks.append(one)
        if len(disks) == 25:
            break
    level = len(disks)
    for _ in range(r.randint(0, riders)):
        disks.append(random_rider(r, disks))
    flicked = r.randrange(len(disks) if r.random() < 0.5 else level)
    speed = r.choice([0.05, 0.3, 1.0, 3.0])
    return World(surface, disks, **rest), (flicked, r.randint(-999, 999), r.randint(1, 999), speed)


def random_land(r: Random, size: float) -> Land:
    if r.random() < 0.4:
        return Land()
    circle = (r.random() * size, r.random() * size, r.uniform(0.005, 0.05))
    segment = (r.random() * size, r.random() * size, r.random() * size, r.random() * size)
    polygon = ring(r.random() * size, r.random() * size, r.uniform(0.01, 0.06), r.randint(3, 6), r.random())
    return Land((circle,), (segment,), (polygon[:: r.choice([1, -1])],))


def random_disk(r: Random, size: float, others: list[Disk]) -> Disk:
    (ux, uy), radius = turned(1.0, 0.0, 2 * pi * r.random()), r.choice(RADII)
    x, y = r.random() * size, r.random() * size
    if others and r.random() < 0.3:
        one = r.choice(others)
        far = one.r + radius + r.choice([0.0, 1e-15, 1e-9, 1e-4])
        x, y = one.x + far * ux, one.y + far * uy
    return Disk(x, y, radius, ux, uy)


def random_rider(r: Random, others: list[Disk]) -> Disk:
    on = r.randrange(len(others))
    radius = r.choice([one for one in RADII if one <= others[on].r])
    far = others[on].r * r.choice([0.0, 0.3, 0.9]) * r.random()
    dx, dy = turned(far, 0.0, 2 * pi * r.random())
    return Disk(others[on].x + dx, others[on].y + dy, radius, on=on)


# --- looking at what came out -------------------------------------------------------------------------------------


def digest(run: Run) -> str:
    """The first half of the SHA-256 of everything a run says, as packed doubles."""
    parts = [number for one in [*run.rest, *run.log, *run.path] for number in one]
    return hashlib.sha256(struct.pack(f"<{len(parts)}d", *parts)).hexdigest()[:32]


def shared_room(world: World, poses: Any) -> float:
    """By how much the two disks of table level overlap that overlap most; not below 0."""
    level = [
        (disk.r, pose.x, pose.y) for disk, pose in zip(world.disks, poses, strict=True) if pose.here and pose.on < 0
    ]
    gaps = [r + q - dist((x, y), (u, v)) for k, (r, x, y) in enumerate(level) for q, u, v in level[:k]]
    return max(0.0, max(gaps, default=0.0))


def same(run: Run, outcome: Outcome) -> bool:
    """Does a flick of a batch end as the run does?"""
    rest = run.rest
    return (
        outcome.x == [one.x for one in rest]
        and outcome.y == [one.y for one in rest]
        and outcome.on == [one.on for one in rest]
        and outcome.here == [one.here for one in rest]
    )
