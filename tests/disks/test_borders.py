"""The edge of the field (DT-P.11, DT-P.19, DT-R68): where a disk leaves, and solid borders that it cannot leave."""

from __future__ import annotations

from math import cos, hypot, isclose, sin, sqrt

import pytest
from tests.disks.scenes import ring, row

from tavola.disks import Bump, Disk, Left, Surface, World, slide

R = 0.0115
DRAG = 0.25 * 9.81


@pytest.mark.parametrize(
    ("dx", "dy", "x", "y", "normal"),
    [(1, 0, 1.0, 0.5, (-1, 0)), (-1, 0, 0.0, 0.5, (1, 0)), (0, 1, 0.5, 1.0, (0, -1)), (0, -1, 0.5, 0.0, (0, 1))],
)
def test_dt_p_19_a_disk_leaves_where_its_centre_crosses(
    dx: int, dy: int, x: float, y: float, normal: tuple[int, int]
) -> None:
    run = slide(row((0.5, 0.5, R)), 0, dx, dy, 2.0)
    left = run.log[0]
    assert isinstance(left, Left)
    assert isclose(left.t, (2.0 - sqrt(4.0 - DRAG)) / DRAG, abs_tol=1e-12)
    assert isclose(left.x, x, abs_tol=1e-12)
    assert isclose(left.y, y, abs_tol=1e-12)
    assert (left.nx, left.ny) == normal
    assert not run.rest[0].here


def test_dt_r68_a_disk_that_overhangs_has_not_left() -> None:
    v = sqrt(2 * DRAG * (0.5 - 1e-6))
    run = slide(row((0.5, 0.5, R)), 0, 1, 0, v)
    assert run.log == ()
    assert run.rest[0].here
    assert 0.99999 < run.rest[0].x < 1.0


def test_dt_p_19_who_has_left_touches_nobody_any_more() -> None:
    """Another disk that overhangs next to the place stays untouched."""
    run = slide(row((0.9, 0.5, R), (0.999, 0.5 + 2 * R, R)), 0, 1, 0, 2.0)
    assert [type(one) for one in run.log] == [Left]


def test_dt_p_19_a_disk_on_the_line_leaves_only_outwards() -> None:
    assert not slide(row((1.0, 0.5, R)), 0, 1, 0, 0.1).rest[0].here
    assert slide(row((1.0, 0.5, R)), 0, -1, 0, 0.1).rest[0].here
    assert slide(row((1.0, 0.5, R)), 0, 0, 1, 0.1).rest[0].here


@pytest.mark.parametrize("corners", [3, 5, 8])
@pytest.mark.parametrize("reverse", [False, True])
def test_dt_p_11_any_convex_field_has_an_inward_normal_everywhere(corners: int, reverse: bool) -> None:
    border = ring(0.0, 0.0, 0.5, corners, 0.2)
    world = World(Surface(), [Disk(0.01, 0.02, R)], border=border[::-1] if reverse else border)
    for k in range(12):
        left = slide(world, 0, round(1000 * cos(k)), round(1000 * sin(k)), 3.0).log[0]
        assert isinstance(left, Left)
        assert left.nx * left.x + left.ny * left.y < 0.0
        assert isclose(hypot(left.nx, left.ny), 1.0)
        assert isclose(-(left.nx * left.x + left.ny * left.y), 0.5 * cos(3.141592653589793 / corners), abs_tol=1e-12)


@pytest.mark.parametrize("corners", [3, 4, 5, 8])
def test_dt_r68_with_a_solid_border_nobody_leaves(corners: int) -> None:
    """DT-R68: the rim bounces, and the border is no piece of landscape: piece -1."""
    border = ring(0.0, 0.0, 0.2, corners, 0.2)
    for k in range(12):
        run = slide(World(Surface(), [Disk(0.01, 0.02, R)], border=border, wall=True), 0, 7 - k, 1, 3.0)
        assert {one.piece for one in run.log if isinstance(one, Bump)} == {-1}
        x, y = run.rest[0][:2]
        assert hypot(x, y) <= 0.2 - R
        assert run.rest[0].here


def test_dt_p_26_a_bump_into_the_border_says_where_the_rim_touched() -> None:
    """DT-P.26."""
    hit = slide(row((0.5, 0.5, R), wall=True), 0, 1, 0, 2.0).log[0]
    assert isinstance(hit, Bump)
    assert (hit.piece, hit.nx, hit.ny) == (-1, -1.0, 0.0)
    assert isclose(hit.x, 1.0, abs_tol=1e-12)
    assert isclose(hit.approach, sqrt(4.0 - 2 * DRAG * (0.5 - R)), abs_tol=1e-12)


def test_a_disk_at_rest_on_a_solid_border_glides_along_it() -> None:
    run = slide(row((0.2, R, R), wall=True), 0, 1, 0, 1.0)
    assert run.log == ()
    assert isclose(run.rest[0].x, 0.2 + 1.0 / (2 * DRAG), abs_tol=1e-12)
