"""What holds in every scene: energy, room, mirror images, the same again."""

from __future__ import annotations

from itertools import pairwise
from math import dist, isclose

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.disks.scenes import RADII, measured, plain, random_scene, row, shared_room

from tavola.disks import BadWorld, Bump, Contact, Run, Surface, World, slide
from tavola.disks.kernel.rows import APART

SEEDS = range(200, 260)


def energies(run: Run) -> list[tuple[float, float]]:
    """Time and kinetic energy (in units of m²·s⁻²·m²) just after every change of a path. No riders, please."""
    radii = [disk.r for disk in run.world.disks]
    found = []
    for t in sorted({piece.t0 for piece in run.path}):
        moving = [piece for piece in run.path if piece.t0 <= t < piece.t1]
        found.append((t, sum(energy(radii[piece.disk], piece, t - piece.t0) for piece in moving)))
    return found


def energy(r: float, piece: object, tau: float) -> float:
    vx, vy, ax, ay, _, spin, slow = piece[5:12]  # type: ignore[index]  # a Piece
    rim = r * (spin - slow * tau)
    return r * r / 2 * ((vx + ax * tau) ** 2 + (vy + ay * tau) ** 2 + rim * rim / 2)


@pytest.mark.parametrize("seed", SEEDS)
def test_energy_never_rises_beyond_the_least_parting(seed: int) -> None:
    """A contact adds at most what makes two disks part at 0.1 mm/s."""
    world, flick = random_scene(seed, riders=0)
    steps = energies(plain(world, flick))
    start = 0.5 * world.disks[flick[0]].r ** 2 * flick[3] ** 2
    assert steps[0][1] <= start * (1 + 1e-12) + len(steps) * APART * APART * 0.0155**2
    for (_, before), (_, after) in pairwise(steps):
        assert after <= before * (1 + 1e-12) + len(world.disks) * APART * APART * 0.0155**2


@pytest.mark.parametrize("seed", SEEDS)
def test_dt_p_9_nobody_overlaps_at_rest(seed: int) -> None:
    world, flick = random_scene(seed, riders=12)
    before = shared_room(world, world.disks)
    assert shared_room(world, plain(world, flick).rest) < before + 1e-12


@pytest.mark.parametrize("seed", SEEDS)
def test_dt_p_25_the_same_again_gives_the_same_bits(seed: int) -> None:
    world, flick = random_scene(seed)
    one, other = plain(world, flick), plain(World(*parts(world)), flick)
    assert (one.log, one.rest, one.path) == (other.log, other.rest, other.path)


def parts(world: World) -> tuple[object, ...]:
    return world.surface, world.disks, world.land, world.border, world.wall  # type: ignore[return-value]


@pytest.mark.parametrize(("name", "world", "flick"), measured("std", 0.2))
def test_a_mirror_image_goes_the_mirrored_way(name: str, world: World, flick: tuple[int, int, int, float]) -> None:
    disks = [disk._replace(y=1.0 - disk.y) for disk in world.disks]
    land = world.land._replace(
        circles=tuple((x, 1.0 - y, r) for x, y, r in world.land.circles),
        segments=tuple((x, 1.0 - y, u, 1.0 - v) for x, y, u, v in world.land.segments),
        polygons=tuple(tuple((x, 1.0 - y) for x, y in one) for one in world.land.polygons),
    )
    mirrored = plain(World(world.surface, disks, land), (flick[0], flick[1], -flick[2], flick[3]))
    for one, other in zip(plain(world, flick).rest, mirrored.rest, strict=True):
        assert one.here == other.here
        assert not one.here or dist((one.x, 1.0 - one.y), (other.x, other.y)) < 1e-9, name


@given(
    places=st.lists(
        st.tuples(st.integers(0, 400), st.integers(0, 400), st.sampled_from(RADII)), min_size=2, max_size=20
    ),
    dx=st.integers(-1000, 1000),
    dy=st.integers(1, 1000),
    speed=st.floats(0.0, 4.0),
    e=st.floats(0.0, 1.0),
    rim=st.floats(0.0, 1.0),
)
@settings(max_examples=150, deadline=None)
def test_any_scene_comes_to_rest_in_order(
    places: list[tuple[int, int, float]], dx: int, dy: int, speed: float, e: float, rim: float
) -> None:
    """Times in order, nobody overlapping, contacts of disks that are there, impulses that push."""
    disks: list[tuple[float, float, float]] = []
    for x, y, r in places:
        try:
            row(*disks, (x / 1000, y / 1000, r), border=(0.0, 0.0, 0.4, 0.4))
        except BadWorld:
            continue
        disks.append((x / 1000, y / 1000, r))
    world = row(*disks, border=(0.0, 0.0, 0.4, 0.4), surface=Surface(e=e, mu_rim=rim))
    run = slide(world, 0, dx, dy, speed)
    assert [one.t for one in run.log] == sorted(one.t for one in run.log)
    assert shared_room(world, run.rest) < 1e-12
    for one in run.log:
        if isinstance(one, (Contact, Bump)):
            assert one.impulse > 0.0
            assert one.approach >= 0.0


def test_momentum_of_a_contact_is_kept() -> None:
    """Just before and just after, rim friction included."""
    world = row((0.3, 0.5, 0.014), (0.4, 0.507, 0.0075))
    run = slide(world, 0, 1, 0, 2.0)
    hit = run.log[0]
    before = next(piece for piece in run.path if piece.t1 == hit.t)
    after = [piece for piece in run.path if piece.t0 == hit.t]
    tau = before.t1 - before.t0
    for axis in (5, 6):
        came = 0.014**2 * (before[axis] + before[axis + 2] * tau)
        went = sum(world.disks[piece.disk].r ** 2 * piece[axis] for piece in after)
        assert isclose(came, went, abs_tol=1e-16)
