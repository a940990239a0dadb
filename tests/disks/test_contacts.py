"""What contacts do: order, impulses, rim friction, landscape (DT-P.8 to DT-P.18, DT-R3, DT-R4, DT-R5)."""

from __future__ import annotations

from math import hypot, isclose, sqrt

import pytest
from tests.disks.scenes import hard, plain, row

from tavola.disks import Bump, Contact, Disk, Land, Surface, World, slide

R = 0.0115
SMOOTH = Surface(mu_rim=0.0, mu_land=0.0)
DRAG = 0.25 * 9.81


def contacts(world: World, *flick: float) -> list[Contact]:
    return [one for one in slide(world, *flick).log if isinstance(one, Contact)]  # type: ignore[arg-type]


def test_dt_p_13_a_free_disk_stops_after_its_energy_is_spent() -> None:
    """DT-P.13."""
    rest = slide(row((0.1, 0.5, R)), 0, 1, 0, 1.5).rest[0]
    assert isclose(rest.x, 0.1 + 1.5**2 / (2 * DRAG), abs_tol=1e-15)
    assert rest.y == 0.5


def test_dt_p_13_full_strength_crosses_the_field_and_a_weak_flick_less_than_a_diameter() -> None:
    """DT-P.13."""
    assert not slide(row((0.02, 0.5, R)), 0, 1, 0, 3.0).rest[0].here
    assert slide(row((0.5, 0.5, R)), 0, 1, 0, 0.3).rest[0].x - 0.5 < 2 * R


def test_dt_p_12_a_flick_of_no_strength_changes_nothing() -> None:
    world = row((0.5, 0.5, R), (0.5 + 2 * R, 0.5, R))
    run = slide(world, 0, 1, 0, 0.0)
    assert (run.log, run.path, run.events) == ((), (), 0)
    assert [(one.x, one.y) for one in run.rest] == [(0.5, 0.5), (0.5 + 2 * R, 0.5)]


def test_dt_p_2_mass_goes_with_the_square_of_the_diameter() -> None:
    """DT-P.2: a 31 mm disk against a 15 mm disk, head on: the textbook's speeds, read off from how far they slide."""
    e, m, n = 0.85, 15.5**2, 7.5**2
    run = slide(row((0.3, 0.5, 0.0155), (0.4, 0.5, 0.0075), surface=SMOOTH), 0, 1, 0, 1.0)
    v = sqrt(1.0 - 2 * DRAG * (0.1 - 0.023))
    after = v * (m - e * n) / (m + n), v * (1 + e) * m / (m + n)
    assert isclose(run.rest[0].x, 0.377 + after[0] ** 2 / (2 * DRAG), abs_tol=1e-12)
    assert isclose(run.rest[1].x, 0.4 + after[1] ** 2 / (2 * DRAG), abs_tol=1e-12)
    hit = run.log[0]
    assert isinstance(hit, Contact)
    assert isclose(hit.approach, v, abs_tol=1e-12)
    assert isclose(hit.impulse, (1 + e) * v * m / (m + n), abs_tol=1e-12)


def test_dt_p_26_a_contact_says_where_when_and_along_which_normal() -> None:
    """DT-P.26."""
    hit = contacts(row((0.3, 0.5, 0.0155), (0.4, 0.5, 0.0075)), 0, 1, 0, 1.0)[0]
    assert (hit.a, hit.b) == (0, 1)
    assert isclose(hit.t, (1.0 - sqrt(1.0 - 2 * DRAG * 0.077)) / DRAG, abs_tol=1e-12)
    assert (hit.nx, hit.ny) == (1.0, 0.0)
    assert isclose(hit.x, 0.377 + 0.0155, abs_tol=1e-12)
    assert hit.y == 0.5


def test_dt_p_15_two_contacts_at_one_instant_have_one_time() -> None:
    """DT-P.15, DT-R5: exactly equal, so that whoever is active orders them; the smaller disk first."""
    world, flick = hard()["two at one instant"]
    first, second = [one for one in plain(world, flick).log if isinstance(one, Contact)][:2]
    assert first.t == second.t
    assert [(first.a, first.b), (second.a, second.b)] == [(0, 1), (0, 2)]


def test_dt_p_15_a_nanosecond_is_an_instant_and_a_microsecond_is_not() -> None:
    """DT-P.15."""
    near = contacts(row((0.3, 0.5, R), (0.5, 0.512, R), (0.5 + 1e-10, 0.488, R)), 0, 1, 0, 2.0)
    far = contacts(row((0.3, 0.5, R), (0.5, 0.512, R), (0.5 + 1e-5, 0.488, R)), 0, 1, 0, 2.0)
    assert near[0].t == near[1].t
    assert far[0].t < far[1].t


def test_dt_p_17_two_touched_one_after_the_other_are_two_entries_in_order() -> None:
    """DT-P.17."""
    found = contacts(row((0.3, 0.5, 0.0155), (0.4, 0.5, R), (0.45, 0.5, R)), 0, 1, 0, 3.0)
    assert [(one.a, one.b) for one in found[:2]] == [(0, 1), (1, 2)]
    assert found[0].t < found[1].t


def test_dt_p_18_a_pair_that_meets_again_is_logged_again() -> None:
    """The heavy one follows the light one, which comes back from the wall."""
    world, flick = hard()["light between heavy and wall"]
    pairs = [(one.a, one.b) for one in plain(world, flick).log if isinstance(one, Contact)]
    assert pairs.count((0, 1)) >= 2


def test_dt_r3_a_disk_at_rest_can_be_run_into() -> None:
    """DT-R3: the flicked disk lies still when the other one comes back from the wall and hits it."""
    world = row((0.3, 0.5, 0.0075), (0.4, 0.5, 0.0075), surface=Surface(e=1.0, e_land=1.0, mu=0.05), wall=True)
    found = contacts(world, 0, 1, 0, 2.0)
    assert [(one.a, one.b) for one in found[:2]] == [(0, 1), (0, 1)]
    path = [piece for piece in slide(world, 0, 1, 0, 2.0).path if piece.disk == 0]
    assert path[0].t1 < found[1].t


@pytest.mark.parametrize(
    ("scene", "touched"), [("away from a neighbour", 0), ("along a neighbour", 0), ("into a neighbour", 1)]
)
def test_dt_r4_neighbours_touch_only_when_pressed_together(scene: str, touched: int) -> None:
    world, flick = hard()[scene]
    assert len([one for one in plain(world, flick).log if isinstance(one, Contact)]) == touched


@pytest.mark.parametrize("depth", [1e-3, 1e-6, 1e-9])
def test_a_graze_is_a_contact_however_thin(depth: float) -> None:
    world, flick = hard()[f"graze {depth:g}"]
    found = [one for one in plain(world, flick).log if isinstance(one, Contact)]
    assert len(found) == 1
    assert 0.0 < found[0].approach < 2.0 * sqrt(depth / R) * 1.5


def test_a_miss_by_a_picometre_is_a_miss() -> None:
    world, flick = hard()["graze -1e-12"]
    assert [one for one in plain(world, flick).log if isinstance(one, Contact)] == []


@pytest.mark.parametrize(("past", "touched"), [(1e-6, 1), (1e-9, 1), (-1e-12, 0)])
def test_a_disk_that_stops_at_another_touches_it_or_not(past: float, touched: int) -> None:
    world, flick = hard()[f"stop {past:g} past contact"]
    assert len(plain(world, flick).log) == touched


def test_dt_p_10_landscape_throws_back_and_stays() -> None:
    """DT-P.10."""
    land = Land(circles=((0.6, 0.5, 0.05),))
    run = slide(row((0.3, 0.5, R), land=land, surface=SMOOTH), 0, 1, 0, 2.0)
    hit = run.log[0]
    assert isinstance(hit, Bump)
    assert (hit.a, hit.piece, hit.nx, hit.ny) == (0, 0, -1.0, 0.0)
    v = sqrt(4.0 - 2 * DRAG * (0.25 - R))
    assert isclose(hit.approach, v, abs_tol=1e-12)
    assert isclose(run.rest[0].x, 0.55 - R - (0.85 * v) ** 2 / (2 * DRAG), abs_tol=1e-12)


@pytest.mark.parametrize(
    ("land", "piece", "normal"),
    [
        (Land(segments=((0.5, 0.2, 0.5, 0.8),)), 0, (-1.0, 0.0)),
        (Land(segments=((0.5, 0.8, 0.5, 0.2),)), 0, (-1.0, 0.0)),
        (Land(polygons=(((0.5, 0.3), (0.7, 0.3), (0.7, 0.7), (0.5, 0.7)),)), 0, (-1.0, 0.0)),
        (Land(polygons=(((0.5, 0.7), (0.7, 0.7), (0.7, 0.3), (0.5, 0.3)),)), 0, (-1.0, 0.0)),
        (Land(circles=((0.1, 0.1, 0.01),), segments=((0.2, 0.1, 0.3, 0.1),),
              polygons=(((0.5, 0.5), (0.6, 0.4), (0.6, 0.6)),)), 2, (-1.0, 0.0)),
    ],
)  # fmt: skip
def test_dt_p_10_pieces_are_numbered_circles_segments_polygons(
    land: Land, piece: int, normal: tuple[float, float]
) -> None:
    """DT-P.10."""
    hit = slide(row((0.3, 0.5, R), land=land), 0, 1, 0, 2.0).log[0]
    assert isinstance(hit, Bump)
    assert (hit.piece, hit.nx, hit.ny) == (piece, *normal)
    assert isclose(hit.x, 0.5, abs_tol=1e-15)


def test_a_disk_thrown_past_the_end_of_a_segment_touches_the_end() -> None:
    for off, touched in ((0.005, 1), (-0.005, 1), (-R - 1e-12, 0), (-R + 1e-9, 1)):
        world, flick = hard()[f"end of a segment {off!r}"]
        assert len([one for one in plain(world, flick).log if isinstance(one, Bump)]) == touched
    world, flick = hard()["end of a segment -0.005"]
    hit = plain(world, flick).log[0]
    assert isinstance(hit, Bump)
    assert isclose(hypot(hit.x - 0.5, hit.y - 0.5), 0.0, abs_tol=1e-14)


@pytest.mark.parametrize("speed", [0.5, 1.0, 2.0, 3.0, 20.0, 100.0])
def test_dt_p_16_nothing_passes_through_a_disk_or_a_thin_wall(speed: float) -> None:
    """DT-P.16: a 15 mm disk at any speed against a 15 mm disk, a wall without thickness, a wall of 1 mm."""
    r, slick = 0.0075, Surface(mu=0.01, e=1.0, e_land=1.0)
    thin = Land(segments=((0.5, 0.0, 0.5, 1.0),))
    plank = Land(polygons=(((0.5, 0.1), (0.501, 0.1), (0.501, 0.9), (0.5, 0.9)),))
    for land in (thin, plank):
        run = slide(row((0.1, 0.5, r), land=land, surface=slick), 0, 1, 0, speed)
        assert isinstance(run.log[0], Bump)
        assert run.rest[0].x < 0.5 - r + 1e-12
    hit = contacts(row((0.1, 0.5, r), (0.9, 0.5, r), surface=slick), 0, 1, 0, speed)
    assert (hit[0].a, hit[0].b) == (0, 1)


def test_rim_friction_turns_what_is_struck_off_centre() -> None:
    """Impulse across the normal: at most mu_rim times the one along it; both disks turn the same way."""
    world = row((0.3, 0.5, R), (0.4, 0.51, R), surface=Surface(mu_rim=0.2))
    run = slide(world, 0, 1, 0, 2.0)
    one, other = (piece for piece in run.path if piece.t0 == run.log[0].t)
    assert one.spin * other.spin > 0.0
    smooth = slide(row((0.3, 0.5, R), (0.4, 0.51, R), surface=SMOOTH), 0, 1, 0, 2.0).rest
    assert [(one.ux, one.uy) for one in smooth] == [(1.0, 0.0)] * 2


def test_rim_friction_gives_the_spin_that_the_impulse_says() -> None:
    """2·mu·J/(m·r) when the rims go on sliding: the first pieces of the paths after the contact show it."""
    run = slide(row((0.3, 0.5, R), (0.4, 0.51, R), surface=Surface(mu_rim=0.05)), 0, 1, 0, 2.0)
    hit = run.log[0]
    assert isinstance(hit, Contact)
    mass = R * R / 0.0075**2
    expected = 2 * 0.05 * hit.impulse / (mass * R)
    spins = [piece.spin for piece in run.path if piece.t0 == hit.t]
    assert len(spins) == 2
    assert all(isclose(abs(spin), expected, rel_tol=1e-12) for spin in spins)


def test_rim_friction_ends_sliding_and_does_not_reverse_it() -> None:
    """With plenty of it the contact points of the two rims end up without speed against each other."""
    run = slide(row((0.3, 0.5, R), (0.4, 0.502, R), surface=Surface(mu_rim=5.0)), 0, 1, 0, 2.0)
    hit = run.log[0]
    assert isinstance(hit, Contact)
    one, other = (piece for piece in run.path if piece.t0 == hit.t)
    across = [p.vy * hit.nx - p.vx * hit.ny for p in (one, other)]
    assert isclose(across[0] + R * one.spin, across[1] - R * other.spin, abs_tol=1e-12)


def test_spin_makes_a_disk_slide_farther_and_turn_longer() -> None:
    """Friction is frozen at the ellipse of the start: a = mu·g·v/S, and the rim is slowed by 8/9 of mu·g·Rw/S."""
    run = slide(row((0.3, 0.5, R), (0.4, 0.51, R), surface=Surface(mu_rim=0.4)), 0, 1, 0, 2.0)
    hit = run.log[0]
    piece = next(one for one in run.path if one.t0 == hit.t)
    v, rim = hypot(piece.vx, piece.vy), R * piece.spin
    s = sqrt(v * v + 4 / 9 * rim * rim)
    assert isclose(hypot(piece.ax, piece.ay), DRAG * v / s, rel_tol=1e-12)
    assert isclose(piece.slow * R, 8 / 9 * DRAG * rim / s, rel_tol=1e-12)


def test_dt_p_6_a_turned_disk_keeps_its_new_orientation() -> None:
    world = World(Surface(), [Disk(0.3, 0.5, R, 0.6, 0.8), Disk(0.4, 0.51, R, 0.0, 1.0)])
    one, other = slide(world, 0, 1, 0, 2.0).rest
    assert isclose(hypot(one.ux, one.uy), 1.0, abs_tol=1e-15)
    assert (one.ux, one.uy) != (0.6, 0.8)
    assert (other.ux, other.uy) != (0.0, 1.0)
    assert slide(World(Surface(), [Disk(0.3, 0.5, R, 0.6, 0.8)]), 0, 1, 0, 2.0).rest[0][2:4] == (0.6, 0.8)


def test_a_disk_that_is_not_here_is_in_nobodys_way() -> None:
    world = World(Surface(), [Disk(0.3, 0.5, R), Disk(0.4, 0.5, R, here=False)])
    run = slide(world, 0, 1, 0, 1.0)
    assert run.log == ()
    assert run.rest[1] == (0.4, 0.5, 1.0, 0.0, -1, False)


@pytest.mark.parametrize("name", ["wedge", "wedge, half elastic", "cradle", "rack", "solid rack without bounce",
                                  "into a corner", "along a wall"])  # fmt: skip
def test_dt_p_14_endless_bouncing_comes_to_an_end(name: str) -> None:
    """DT-P.14."""
    world, flick = hard()[name]
    run = plain(world, flick)
    assert run.events < 5_000
    assert all(one.here for one in run.rest)


@pytest.mark.parametrize(("r", "mass"), [(0.0075, 1.0), (0.0115, 2.3511), (0.014, 3.4844), (0.0155, 4.2711)])
def test_dt_p_3_masses_in_missiles(r: float, mass: float) -> None:
    """DT-P.3: an impulse of a bump into a border gives back the mass: J = m·v·(1 + e)."""
    hit = slide(row((0.5, 0.5, r), wall=True, surface=SMOOTH), 0, 1, 0, 2.0).log[0]
    assert isinstance(hit, Bump)
    assert isclose(hit.impulse / (hit.approach * 1.85), mass, abs_tol=5e-5)


@pytest.mark.parametrize(("r", "inertia"), [(0.0075, 1.0), (0.0115, 5.528), (0.014, 12.141), (0.0155, 18.242)])
def test_dt_p_4_spin_inertias_in_those_of_a_missile(r: float, inertia: float) -> None:
    """DT-P.4: the same friction impulse at the rim gives a spin of impulse times radius over inertia."""
    run = slide(row((0.5, 0.5, r), wall=True, surface=Surface(mu_land=0.01)), 0, 2, 1, 3.0)
    hit = run.log[0]
    assert isinstance(hit, Bump)
    spin = next(piece.spin for piece in run.path if piece.t0 == hit.t)
    missile = 0.5 * 0.0075**2
    assert isclose(0.01 * hit.impulse * r / abs(spin) / missile, inertia, rel_tol=1e-4)


def test_dt_p_30_the_constants_of_a_table_are_values_of_its_own() -> None:
    """DT-P.30: a surface is a row of numbers that a replay can store; another one gives another end."""
    assert Surface(*tuple(Surface())) == Surface()
    ends = {slide(row((0.1, 0.5, R), surface=Surface(mu=mu)), 0, 1, 0, 1.0).rest[0].x for mu in (0.2, 0.25, 0.3)}
    assert len(ends) == 3
