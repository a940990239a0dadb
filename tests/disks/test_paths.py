"""DT-P.29: what a client draws from. The paths and the log alone say where everybody is at any time."""

from __future__ import annotations

from itertools import pairwise
from math import hypot

import pytest
from tests.disks.scenes import hard, measured, plain, random_scene, shared_room

from tavola.disks import Run, at
from tavola.disks.poses import Film

SCENES = {
    **{name: (world, flick) for name, world, flick in measured("std", 0.2)[:8] + measured("break", 0.2)[:1]},
    **hard(),
    **{f"random {seed}": random_scene(seed, riders=15) for seed in range(100, 160)},
}


def end(run: Run) -> float:
    return max((piece.t1 for piece in run.path), default=0.0) + 0.1


@pytest.mark.parametrize("name", SCENES)
def test_paths_begin_at_the_start_and_end_where_everybody_rests(name: str) -> None:
    world, flick = SCENES[name]
    run = plain(world, flick)
    for pose, disk in zip(at(run, -1.0), world.disks, strict=True):
        assert pose == disk[:2] + disk[3:6] + (disk.here,)
    for pose, rest in zip(at(run, end(run)), run.rest, strict=True):
        assert (pose.on, pose.here) == (rest.on, rest.here)
        assert all(abs(a - b) < 1e-12 for a, b in zip(pose[:4], rest[:4], strict=True))


@pytest.mark.parametrize("name", SCENES)
def test_dt_p_9_nobody_overlaps_on_the_way(name: str) -> None:
    world, flick = SCENES[name]
    run = plain(world, flick)
    before = shared_room(world, world.disks)
    film = Film(run)
    for k in range(12):
        assert shared_room(world, film.at(end(run) * k / 11)) < before + 1e-12


@pytest.mark.parametrize("name", SCENES)
def test_nobody_jumps_unless_it_falls(name: str) -> None:
    """At the joints of a path place and angle go on as they were; velocities change in events only."""
    world, flick = SCENES[name]
    run = plain(world, flick)
    film = Film(run)
    fallen = {one[1] for one in run.log if type(one).__name__ in {"Fell", "Onto"}}
    for pieces in film.pieces:
        for one, following in pairwise(pieces):
            if one.disk in fallen or one.t1 < following.t0:
                continue
            tau = one.t1 - one.t0
            x = one.x + (one.vx + one.ax * tau / 2) * tau
            y = one.y + (one.vy + one.ay * tau / 2) * tau
            turn = one.turn + (one.spin - one.slow * tau / 2) * tau
            assert hypot(following.x - x, following.y - y) < 1e-12
            assert abs(following.turn - turn) < 1e-9


def test_pieces_of_a_disk_follow_each_other() -> None:
    run = plain(*SCENES["break00"])
    for pieces in Film(run).pieces:
        assert all(one.t0 < one.t1 for one in pieces)
        assert all(one.t1 <= following.t0 for one, following in pairwise(pieces))


def test_the_log_is_in_the_order_of_time() -> None:
    for name, (world, flick) in SCENES.items():
        times = [one.t for one in plain(world, flick).log]
        assert times == sorted(times), name
