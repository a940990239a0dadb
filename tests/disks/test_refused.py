"""Scenes and flicks that make no sense are refused, with a sentence that says what, where and what was expected."""

from __future__ import annotations

from math import inf, nan
from typing import Any

import pytest
from tests.disks.scenes import row

from tavola.disks import BadWorld, Disk, Land, NoRoom, Overlap, Surface, World, many, slide
from tavola.disks.forms import PLAIN
from tavola.disks.kernel.rows import NO_ROOM, TOO_MANY
from tavola.disks.model import TooManyEvents
from tavola.disks.solve import complain

R = 0.0115
ONE = Disk(0.5, 0.5, R)
STAR = ((0.2, 0.1), (0.12, 0.16), (0.15, 0.05), (0.15, 0.15), (0.12, 0.04))


@pytest.mark.parametrize(
    ("surface", "words"),
    [
        (Surface(mu=0.0), "mu is 0.0"),
        (Surface(g=-9.81), "g -9.81"),
        (Surface(e=1.01), "e is 1.01"),
        (Surface(e_land=-0.1), "e_land -0.1"),
        (Surface(mu_rim=-0.1), "mu_rim is -0.1"),
        (Surface(mu_land=-0.1), "mu_land -0.1"),
        (Surface(mu_rider=0.2), "mu_rider is 0.2"),
        (Surface(mu=nan), "mu is nan"),
    ],
)
def test_a_surface_without_sense(surface: Surface, words: str) -> None:
    with pytest.raises(BadWorld, match=words):
        World(surface, [ONE])


@pytest.mark.parametrize(
    ("disks", "words"),
    [
        ([], "at least one disk"),
        ([ONE, Disk(nan, 0.5, R)], "disk 1: expected finite numbers"),
        ([ONE, Disk(0.2, 0.5, 0.0)], "disk 1: expected finite numbers and r > 0"),
        ([ONE._replace(ux=0.9)], "disk 0: its orientation"),
        ([ONE, Disk(1.2, 0.5, R)], "disk 1: its centre .* is outside the field"),
        ([ONE, Disk(0.5, 0.5, R, on=2)], "disk 1: rests on disk 2"),
        ([ONE, Disk(0.5, 0.5, R, on=-2)], "disk 1: rests on disk -2"),
        ([ONE._replace(here=False), Disk(0.5, 0.5, R, on=0)], "disk 1: rests on disk 0, which is not on the field"),
        ([ONE, Disk(0.5, 0.5, R, on=1)], "disk 1: rests, by way of disk 1, on itself"),
        ([ONE._replace(on=2), ONE._replace(on=0), ONE._replace(on=1)], "on itself"),
        ([ONE, Disk(0.5 + R + 1e-6, 0.5, R, on=0)], "disk 1: its centre is not within the outline of disk 0"),
    ],
)
def test_disks_without_sense(disks: list[Disk], words: str) -> None:
    with pytest.raises(BadWorld, match=words):
        World(Surface(), disks)


@pytest.mark.parametrize("shared", [1e-4, 1.1e-8])
def test_dt_p_9_disks_of_table_level_that_overlap(shared: float) -> None:
    with pytest.raises(Overlap, match="disks 0 and 1 share"):
        row((0.5, 0.5, R), (0.5 + 2 * R - shared, 0.5, R))


def test_dt_p_9_whole_nanometres_are_no_overlap() -> None:
    assert len(row((0.5, 0.5, R), (0.5 + 2 * R - 9e-9, 0.5, R)).disks) == 2


@pytest.mark.parametrize(
    ("land", "piece"),
    [
        (Land(circles=((0.9, 0.9, 0.01), (0.55, 0.5, 0.04))), 1),
        (Land(circles=((0.9, 0.9, 0.01),), segments=((0.505, 0.2, 0.505, 0.8),)), 1),
        (Land(segments=((0.505, 0.5, 0.8, 0.5),)), 0),
        (Land(polygons=(((0.4, 0.4), (0.6, 0.4), (0.6, 0.6), (0.4, 0.6)),)), 0),
        (Land(polygons=(((0.51, 0.4), (0.6, 0.4), (0.6, 0.6), (0.51, 0.6)),)), 0),
    ],
)
def test_a_disk_in_the_landscape(land: Land, piece: int) -> None:
    with pytest.raises(Overlap, match=f"disk 0 and landscape {piece} share"):
        World(Surface(), [ONE], land)


def test_a_disk_in_a_solid_border() -> None:
    with pytest.raises(Overlap, match=r"disk 0 reaches .* into the solid border"):
        row((0.01, 0.5, R), wall=True)


@pytest.mark.parametrize(
    ("land", "words"),
    [
        (Land(circles=((0.1, 0.1, 0.0),)), "circle 0: expected"),
        (Land(circles=((0.1, inf, 0.1),)), "circle 0: expected"),
        (Land(circles=((0.1, 0.1, 0.01),), segments=((0.1, 0.2, 0.1, 0.2),)), "segment 1: expected two different"),
        (Land(polygons=(((0.0, 0.0), (0.1, 0.1)),)), "polygon 0: expected at least three corners"),
        (Land(polygons=(((0.0, 0.0), (0.2, 0.0), (0.1, 0.01), (0.1, 0.2)),)), "polygon 0: expected a convex polygon"),
        (Land(polygons=(((0.0, 0.0), (0.1, 0.0), (0.2, 0.0), (0.1, 0.2)),)), "without straight corners"),
        (Land(polygons=(STAR,)), "does not cross itself"),
    ],
)
def test_landscape_without_sense(land: Land, words: str) -> None:
    with pytest.raises(BadWorld, match=words):
        World(Surface(), [ONE], land)


@pytest.mark.parametrize(
    ("border", "words"),
    [
        ((0.0, 0.0, 0.0, 1.0), "expected xmin < xmax"),
        ((0.0, 0.0, inf, 1.0), "expected xmin < xmax"),
        (((0.0, 0.0), (1.0, 0.0)), "border: expected at least three corners"),
        (((0.0, 0.0), (1.0, 0.0), (0.4, 0.4), (0.0, 1.0)), "border: expected a convex polygon"),
    ],
)
def test_a_border_without_sense(border: Any, words: str) -> None:
    with pytest.raises(BadWorld, match=words):
        World(Surface(), [ONE], border=border)


@pytest.mark.parametrize(
    ("flick", "words"),
    [
        ((1, 1, 0, 1.0), "flick of disk 1: there is no such disk"),
        ((-1, 1, 0, 1.0), "flick of disk -1: there is no such disk"),
        ((True, 1, 0, 1.0), "flick of disk True: there is no such disk"),
        ((0, 0, 0, 1.0), "expected whole numbers, not both 0"),
        ((0, 1.5, 0, 1.0), "expected whole numbers"),
        ((0, 1 << 40, 0, 1.0), "expected parts within"),
        ((0, 1, 0, -1.0), "the speed is -1.0"),
        ((0, 1, 0, nan), "the speed is nan"),
        ((0, 1, 0, 1e6), "the speed is 1000000.0"),
    ],
)
def test_a_flick_without_sense(flick: Any, words: str) -> None:
    world = row((0.5, 0.5, R))
    with pytest.raises(BadWorld, match=words):
        slide(world, *flick)
    with pytest.raises(BadWorld, match=words):
        many(world, [(0, 1, 0, 1.0), flick])


def test_a_flick_of_a_disk_that_is_not_here() -> None:
    with pytest.raises(BadWorld, match="flick of disk 0"):
        slide(World(Surface(), [ONE._replace(here=False), Disk(0.2, 0.5, R)]), 0, 1, 0, 1.0)


def test_the_kernel_gives_up_in_words() -> None:
    world = row((0.5, 0.5, R))
    with pytest.raises(TooManyEvents, match="more than 20000 events"):
        complain(TOO_MANY, world, 0)
    with pytest.raises(NoRoom, match="no free place"):
        complain(NO_ROOM, world, 0)


def test_a_rider_without_any_place_to_fall_to_is_an_error() -> None:
    """A walled box just wide enough for its disks."""
    box = (0.0, 0.0, 0.0464, 0.0464)
    disks = [Disk(0.0156, 0.0156, 0.0155), Disk(0.0156, 0.0156, 0.0155, on=0)]
    with pytest.raises(NoRoom, match="flick of disk 1 among 2"):
        slide(World(Surface(), disks, border=box, wall=True), 1, 1, 1, 2.0)


def test_a_flick_with_too_many_events_is_an_error() -> None:
    """Without friction to speak of a disk bounces between two walls for ever."""
    world = row((0.5, 0.012, R), border=(0.0, 0.0, 1.0, 0.024), wall=True, surface=Surface(mu=1e-7, e_land=1.0))
    with pytest.raises(TooManyEvents, match="flick of disk 0 among 1"):
        slide(world, 0, 0, 1, 3.0)
    assert PLAIN.name == "plain"
