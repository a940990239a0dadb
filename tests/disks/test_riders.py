"""Riders: what keeps them, what throws them off, where they land (DT-P.5, DT-P.7, DT-P.8, DT-P.20 to DT-P.24)."""

from __future__ import annotations

from itertools import pairwise
from math import dist, hypot, isclose, sqrt
from random import Random

import pytest
from tests.disks.scenes import shared_room

from tavola.disks import Contact, Disk, Fell, Land, Left, Loose, Onto, Run, Surface, World, slide

G = 9.81
BIG, CHARACTER, MISSILE = 0.0155, 0.0115, 0.0075
SMOOTH = Surface(mu_rim=0.0, mu_land=0.0)


def pair(carrier: float, rider: float, dx: float = 0.0, dy: float = 0.0, *others: Disk, **rest: object) -> World:
    disks = [Disk(0.5, 0.5, carrier), Disk(0.5 + dx, 0.5 + dy, rider, on=0), *others]
    return World(Surface(), disks, **rest)  # type: ignore[arg-type]  # land, border or wall


def slip(run: Run) -> float:
    return dist(run.rest[0][:2], run.rest[1][:2])


def fallen(run: Run) -> list[int]:
    return [one.rider for one in run.log if isinstance(one, Fell)]


# --- friction -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("jerk", [0.05, 0.1, 0.4, 0.44])
@pytest.mark.parametrize("rider", [MISSILE, CHARACTER, 0.014])
def test_dt_p_20_a_jerked_rider_slips_as_far_as_friction_says(jerk: float, rider: float) -> None:
    """w²/2a with a = g(mu1 + mu2)(1 + m/M): 12.01 mm for a missile and 0.4 m/s."""
    run = slide(pair(BIG, rider), 0, 3, -4, jerk)
    brake = G * (0.25 + 0.30) * (1 + rider**2 / BIG**2)
    assert isclose(slip(run), jerk**2 / (2 * brake), abs_tol=1e-12)
    assert run.rest[1].on == 0
    assert fallen(run) == []


def test_dt_p_20_twelve_millimetres_for_four_tenths() -> None:
    assert isclose(slip(slide(pair(BIG, MISSILE), 0, 1, 0, 0.4)), 0.01201, abs_tol=5e-6)


def test_dt_p_20_a_missile_comes_off_an_artifact_at_45_centimetres_a_second() -> None:
    edge = sqrt(2 * BIG * G * 0.55 * (1 + MISSILE**2 / BIG**2))
    assert 0.45 < edge < 0.46
    assert slide(pair(BIG, MISSILE), 0, 1, 0, edge - 1e-6).rest[1].on == 0
    assert fallen(slide(pair(BIG, MISSILE), 0, 1, 0, edge + 1e-6)) == [1]


def test_dt_p_5_a_rider_adds_to_the_momentum_of_its_carrier() -> None:
    """While it slips momentum goes over to it; then both slide on as one, as far as their common speed carries."""
    m, n, v = BIG**2, MISSILE**2, 0.4
    run = slide(pair(BIG, MISSILE), 0, 1, 0, v)
    end = max(piece.t0 for piece in run.path)
    last = next(piece for piece in run.path if piece.t0 == end)
    spent = 0.25 * G * (m + n) * last.t0  # friction with the table, under both
    assert isclose((m + n) * last.vx, m * v - spent, abs_tol=1e-15)
    assert isclose(-last.ax, 0.25 * G, rel_tol=1e-12)


def test_dt_p_20_offsets_are_kept_and_add_up() -> None:
    first = slide(pair(BIG, MISSILE), 0, 1, 0, 0.3)
    offset = slip(first)
    second = slide(pair(BIG, MISSILE, -offset), 0, 1, 0, 0.3)
    assert isclose(slip(second), 2 * offset, abs_tol=1e-12)
    back = slide(pair(BIG, MISSILE, -offset), 0, -1, 0, 0.3)
    assert isclose(slip(back), 0.0, abs_tol=1e-12)


def test_a_rider_lies_still_while_its_carrier_comes_to_rest() -> None:
    """A carrier struck to a halt: the rider slides on over it, alone, and stays."""
    world = pair(0.014, MISSILE, -0.009, 0.0, Disk(0.53, 0.5, 0.014))
    run = slide(world, 0, 1, 0, 0.35)
    assert [type(one).__name__ for one in run.log] == ["Contact"]
    assert run.rest[1].on == 0
    assert run.rest[1].x - run.rest[0].x > -0.015


def test_riders_turn_with_their_carrier() -> None:
    """A carrier hit off its centre spins; its missile, at rest on it, goes round with it."""
    world = World(Surface(mu_rim=0.4), [Disk(0.5, 0.5, BIG), Disk(0.5, 0.505, MISSILE, on=0), Disk(0.44, 0.511, BIG)])
    run = slide(world, 2, 1, 0, 0.5)
    carrier, rider, _ = run.rest
    assert rider.on == 0
    assert abs(carrier.uy) > 0.05
    assert isclose(carrier.ux * rider.uy - carrier.uy * rider.ux, 0.0, abs_tol=0.5)
    assert rider.uy * carrier.uy > 0.0


# --- coming off ---------------------------------------------------------------------------------------------------


def test_dt_p_27_who_comes_off_falls_with_its_own_velocity() -> None:
    """DT-P.27: at 1 m/s the carrier slides away under the missile, which drops behind it, hardly moving."""
    run = slide(pair(BIG, MISSILE), 0, 1, 0, 1.0)
    fell = run.log[0]
    assert isinstance(fell, Fell)
    assert (fell.rider, fell.carrier) == (1, 0)
    brake = G * 0.55 * (1 + MISSILE**2 / BIG**2)
    assert isclose(fell.t, (1.0 - sqrt(1.0 - 2 * brake * BIG)) / brake, abs_tol=1e-12)
    assert isclose(fell.vx, 0.3 * G * fell.t, abs_tol=1e-12)
    assert isclose(run.rest[1].x, fell.x + fell.vx**2 / (2 * 0.25 * G), abs_tol=1e-12)


def test_dt_p_24_it_lands_beside_its_carrier_not_in_it() -> None:
    run = slide(pair(BIG, MISSILE), 0, 1, 0, 1.0)
    fell = run.log[0]
    assert isinstance(fell, Fell)
    carrier = 0.5 + fell.t - (0.25 * (1 + MISSILE**2 / BIG**2) + 0.3 * MISSILE**2 / BIG**2) * G * fell.t**2 / 2
    assert isclose(carrier - fell.x, BIG + MISSILE, abs_tol=1e-12)
    assert fell.y == 0.5


def test_dt_p_24_it_is_pushed_past_whoever_lies_there_and_gives_no_impulse() -> None:
    other = Disk(0.4769, 0.5, MISSILE)
    run = slide(pair(BIG, MISSILE, -0.01, 0.0, other), 0, 1, 0, 1.0)
    fell = run.log[0]
    assert isinstance(fell, Fell)
    assert isclose(0.4769 - fell.x, 2 * MISSILE, abs_tol=1e-12)
    pushed = [one for one in run.log if isinstance(one, Contact)]
    assert [(one.a, one.b) for one in pushed] == [(1, 2)]  # it goes on forwards, slowly, into whom it was pushed past
    assert isclose(pushed[0].approach, fell.vx, abs_tol=1e-12)


def test_dt_p_8_riders_touch_nobody_before_they_have_fallen() -> None:
    """DT-R33: a character reaches over the rim of its artifact; a disk that passes below touches nobody."""
    world = World(Surface(), [Disk(0.5, 0.5, BIG), Disk(0.5, 0.512, 0.014, on=0), Disk(0.4, 0.533, MISSILE)])
    assert slide(world, 2, 1, 0, 2.0).log[0] != ()
    assert all(not isinstance(one, Contact) for one in slide(world, 2, 1, 0, 2.0).log)


def test_dt_r33_after_falling_it_can_be_touched_in_the_same_flick() -> None:
    """The striker throws the character off and runs into it at table level."""
    world = World(Surface(), [Disk(0.5, 0.5, BIG), Disk(0.498, 0.5, MISSILE, on=0), Disk(0.42, 0.5, 0.014)])
    kinds = [(type(one).__name__, one[1:3]) for one in slide(world, 2, 1, 0, 3.0).log]
    assert kinds[:3] == [("Contact", (0, 2)), ("Fell", (1, 0)), ("Contact", (1, 2))]


@pytest.mark.parametrize("striker", [CHARACTER, 0.014])
@pytest.mark.parametrize("diameters", [2, 3])
@pytest.mark.parametrize(("carrier", "rider"), [(BIG, CHARACTER), (BIG, 0.014), (CHARACTER, MISSILE), (0.014, MISSILE),
                                                (BIG, MISSILE), (MISSILE, MISSILE)])  # fmt: skip
def test_dt_p_21_full_strength_throws_off_and_a_gentle_touch_does_not(
    striker: float, diameters: int, carrier: float, rider: float
) -> None:
    """DT-P.21, DT-R32: characters from artifacts, missiles from any disk, by a central flick at 2 and 3 diameters."""
    gap = diameters * 2 * striker
    world = pair(carrier, rider, 0.0, 0.0, Disk(0.5 - carrier - striker - gap, 0.5, striker))
    assert 1 in fallen(slide(world, 2, 1, 0, 3.0))
    touch = sqrt(2 * 0.25 * G * gap + 0.15**2)
    gentle = slide(world, 2, 1, 0, touch)
    assert isinstance(gentle.log[0], Contact)
    assert gentle.rest[1].on == 0


@pytest.mark.parametrize(("carrier", "rider"), [(BIG, CHARACTER), (BIG, MISSILE), (CHARACTER, MISSILE)])
def test_dt_p_21_a_harder_hit_never_keeps_a_rider_that_a_softer_one_loses(carrier: float, rider: float) -> None:
    """DT-P.21."""
    world = pair(carrier, rider, 0.002, -0.001, Disk(0.42, 0.5, 0.014), border=(-5.0, -5.0, 6.0, 6.0))
    lost = [1 in fallen(slide(world, 2, 1, 0, 0.5 + 0.05 * k)) for k in range(51)]
    assert lost == sorted(lost)
    assert lost[0] is False
    assert lost[-1] is True


@pytest.mark.parametrize("carrier", [CHARACTER, 0.014, BIG])
def test_dt_p_22_a_flicked_bearer_keeps_its_missile_when_flicked_gently(carrier: float) -> None:
    """DT-P.22."""
    assert slide(pair(carrier, MISSILE), 0, 1, 0, 0.2).rest[1].on == 0
    assert fallen(slide(pair(carrier, MISSILE), 0, 1, 0, 3.0)) == [1]


# --- a character flicked from an artifact ------------------------------------------------------------------------


def test_dt_p_23_a_flicked_rider_slides_on_its_carrier_drops_and_goes_on() -> None:
    """DT-P.23, DT-R30. The artifact stays: 0.3·m is not enough against 0.25·(M + m)."""
    run = slide(pair(BIG, CHARACTER), 1, 1, 0, 1.0)
    fell = run.log[0]
    assert isinstance(fell, Fell)
    v = sqrt(1.0 - 2 * 0.3 * G * BIG)
    assert isclose(fell.t, (1.0 - v) / (0.3 * G), abs_tol=1e-12)
    assert isclose(fell.x, 0.5 + BIG + CHARACTER, abs_tol=1e-12)
    assert isclose(run.rest[1].x, fell.x + v * v / (2 * 0.25 * G), abs_tol=1e-12)
    assert run.rest[0] == (0.5, 0.5, 1.0, 0.0, -1, True)
    assert [one for one in run.log if isinstance(one, Contact)] == []


def test_dt_p_23_it_passes_over_table_level_disks_until_it_has_dropped() -> None:
    """DT-P.23: its neighbour stands so near that it must be dropped beyond it."""
    run = slide(pair(BIG, CHARACTER, 0.0, 0.0, Disk(0.5 + BIG + MISSILE + 1e-4, 0.5, MISSILE)), 1, 1, 0, 1.0)
    fell = run.log[0]
    assert isinstance(fell, Fell)
    assert isclose(fell.x, 0.5 + BIG + 2 * MISSILE + 1e-4 + CHARACTER, abs_tol=1e-12)
    assert run.rest[2].x == 0.5 + BIG + MISSILE + 1e-4


def test_dt_r30_flicked_weakly_it_stays_with_a_new_offset() -> None:
    run = slide(pair(BIG, CHARACTER), 1, 0, 1, 0.2)
    assert run.log == ()
    assert run.rest[1].on == 0
    assert isclose(run.rest[1].y, 0.5 + 0.2**2 / (2 * 0.3 * G), abs_tol=1e-12)


def test_a_heavy_rider_drags_its_light_carrier_along() -> None:
    """With mu_rider far above mu the carrier moves: mu2·m > mu1·(M + m)."""
    world = World(Surface(mu_rider=0.8), [Disk(0.5, 0.5, BIG), Disk(0.5, 0.5, 0.014, on=0)])
    run = slide(world, 1, 1, 0, 0.3)
    m, n = BIG**2, 0.014**2
    pull = G * (0.8 * n - 0.25 * (m + n)) / m
    closing = 0.3 / (0.8 * G + pull)
    assert run.rest[0].x > 0.5
    assert run.rest[1].on == 0
    assert isclose(slip(run), 0.3 * closing / 2, abs_tol=1e-12)


def test_a_flicked_bearer_on_an_artifact_loses_or_keeps_its_own_missile() -> None:
    tower = [Disk(0.5, 0.5, BIG), Disk(0.5, 0.5, CHARACTER, on=0), Disk(0.5, 0.5, MISSILE, on=1)]
    hard = slide(World(Surface(), tower), 1, 1, 0, 2.0)
    assert set(fallen(hard)) == {1, 2}
    soft = slide(World(Surface(), tower), 1, 1, 0, 0.25)
    assert [one.on for one in soft.rest] == [-1, 0, 1]


# --- stacks -------------------------------------------------------------------------------------------------------


def test_dt_r34_a_character_that_falls_takes_its_missile_along() -> None:
    """The missile lies on the side away from the fall, over the artifact still: it stays on its bearer all the same."""
    world = World(Surface(), [Disk(0.5, 0.5, BIG), Disk(0.486, 0.5, CHARACTER, on=0), Disk(0.489, 0.5, MISSILE, on=1)])
    run = slide(world, 0, 1, 0, 0.3)
    assert fallen(run) == [1]
    assert run.rest[1].on == -1
    assert run.rest[2].on == 1


def test_dt_r102_what_lay_on_a_missile_that_came_off_sinks_to_the_bearer() -> None:
    """DT-X29: the lower one comes off, the upper one lies over the bearer still, and stays."""
    column = [Disk(0.5, 0.5, 0.014), Disk(0.4865, 0.5, MISSILE, on=0), Disk(0.492, 0.5, MISSILE, on=1)]
    run = slide(World(Surface(), column), 0, 1, 0, 0.15)
    assert [type(one) for one in run.log] == [Fell, Onto]
    assert [one.on for one in run.rest] == [-1, -1, 0]


def test_dt_r102_what_lies_over_nothing_comes_off_too() -> None:
    column = [Disk(0.5, 0.5, 0.014), Disk(0.4865, 0.5, MISSILE, on=0), Disk(0.481, 0.5, MISSILE, on=1)]
    run = slide(World(Surface(), column), 0, 1, 0, 0.15)
    assert fallen(run) == [1, 2]
    assert [one.on for one in run.rest] == [-1, -1, -1]
    assert shared_room(run.world, run.rest) < 1e-12


def test_riders_above_each_other_slip_each_by_itself() -> None:
    """A jerk of the lowest: the one on it slips, and the one on that moves with its bearer."""
    tower = [Disk(0.5, 0.5, BIG), Disk(0.5, 0.5, CHARACTER, on=0), Disk(0.5, 0.5, MISSILE, on=1)]
    run = slide(World(Surface(), tower), 0, 1, 0, 0.4)
    assert [one.on for one in run.rest] == [-1, 0, 1]
    offsets = [run.rest[k].x - run.rest[k - 1].x for k in (1, 2)]
    assert offsets[0] < -0.005
    assert isclose(offsets[1], 0.0, abs_tol=1e-12)


def test_several_riders_on_one_carrier_load_it_together() -> None:
    disks = [Disk(0.5, 0.5, BIG), *(Disk(0.5, 0.5 + 0.005 * k, MISSILE, on=0) for k in (-1, 0, 1))]
    run = slide(World(Surface(), disks), 0, 1, 0, 0.35)
    load = 1 + 3 * MISSILE**2 / BIG**2
    expected = 0.35**2 / (2 * G * 0.55 * load)
    assert all(isclose(one.x - run.rest[0].x, -expected, abs_tol=1e-12) for one in run.rest[1:])


def test_dt_p_28_riders_of_a_disk_that_leaves_are_loose() -> None:
    """DT-P.28."""
    disks = [Disk(0.01, 0.5, BIG), Disk(0.01, 0.5, CHARACTER, on=0), Disk(0.011, 0.5, MISSILE, on=1)]
    run = slide(World(Surface(), disks), 0, -1, 0, 0.42)
    assert [type(one) for one in run.log] == [Left, Loose, Loose]
    left = run.log[0]
    assert isinstance(left, Left)
    assert (left.disk, left.nx, left.ny) == (0, 1.0, 0.0)
    assert isclose(left.x, 0.0, abs_tol=1e-15)
    assert [one.here for one in run.rest] == [False] * 3
    assert len({one.t for one in run.log}) == 1


def test_a_rider_over_the_border_is_on_the_field_until_it_falls() -> None:
    """DT-R68 asks for the centre of a disk of table level; a rider that falls outside has left at that moment."""
    edge = World(Surface(), [Disk(0.004, 0.5, BIG), Disk(-0.006, 0.5, MISSILE, on=0)])
    assert slide(edge, 0, 1, 0, 0.1).rest[1].here
    run = slide(edge, 0, 1, 0, 2.0)
    assert [type(one) for one in run.log] == [Fell, Left]
    assert run.log[0].t == run.log[1].t
    assert not run.rest[1].here


def test_dt_p_24_pushed_over_the_border_it_has_left_at_the_border() -> None:
    run = slide(World(Surface(), [Disk(0.012, 0.5, BIG), Disk(0.004, 0.5, MISSILE, on=0)]), 0, 1, 0, 2.0)
    assert [type(one) for one in run.log] == [Fell, Left]
    left = run.log[1]
    assert isinstance(left, Left)
    assert (left.x, left.nx, left.ny) == (0.0, 1.0, 0.0)


def test_dt_p_24_a_solid_border_turns_the_push_aside() -> None:
    world = pair(BIG, MISSILE, 0.0, 0.0, border=(0.4845, 0.3, 0.9, 0.7), wall=True)
    run = slide(world, 0, 1, 0, 2.0)
    assert fallen(run) == [1]
    assert run.rest[1].x >= 0.4845 + MISSILE - 1e-12
    assert shared_room(world, run.rest) < 1e-12


@pytest.mark.parametrize(
    ("land", "far_side"),
    [
        (Land(circles=((0.47, 0.5, 0.01),)), 0.46),
        (Land(segments=((0.478, 0.4, 0.478, 0.6),)), 0.478),
        (Land(polygons=(((0.45, 0.45), (0.48, 0.45), (0.48, 0.55), (0.45, 0.55)),)), 0.45),
    ],
)
def test_dt_p_24_landscape_is_no_place_to_land(land: Land, far_side: float) -> None:
    """It is pushed out on the far side, through thick and thin."""
    run = slide(pair(BIG, MISSILE, -0.01, 0.0, land=land), 0, 1, 0, 2.0)
    fell = run.log[0]
    assert isinstance(fell, Fell)
    assert isclose(fell.x, far_side - MISSILE, abs_tol=1e-9)


# --- laws ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(25))
def test_momentum_is_what_the_table_has_left(seed: int) -> None:
    """Between two events of a stack the table alone takes momentum: mu·g times the whole mass times the time."""
    r = Random(seed)
    radii = [BIG, r.choice([CHARACTER, 0.014]), MISSILE]
    disks = [Disk(0.5, 0.5, radii[0]), Disk(0.5, 0.5, radii[1], on=0), Disk(0.5, 0.5, MISSILE, on=1)]
    run = slide(World(Surface(), disks), 0, 1, 0, r.uniform(0.1, 0.35))
    masses = [one * one for one in radii]
    starts = sorted({piece.t0 for piece in run.path})
    for before, after in pairwise(starts):
        lost = momentum(run, masses, before) - momentum(run, masses, after)
        assert isclose(lost, 0.25 * G * sum(masses) * (after - before), abs_tol=1e-12)


def momentum(run: Run, masses: list[float], t: float) -> float:
    """Of a stack that moves along x; who has no piece of its own moves with its carrier."""
    speeds: list[float] = []
    for i, _ in enumerate(masses):
        mine = [piece for piece in run.path if piece.disk == i and piece.t0 <= t < piece.t1]
        speeds.append(mine[0].vx + mine[0].ax * (t - mine[0].t0) if mine else speeds[i - 1] if i else 0.0)
    return sum(mass * speed for mass, speed in zip(masses, speeds, strict=True))


def test_speeds_of_oblique_slips_stay_within_what_friction_allows() -> None:
    """No piece of a path is braked harder than table and riders can, nor a rider harder than mu_rider·g."""
    world = World(Surface(), [Disk(0.5, 0.02, BIG), Disk(0.5, 0.02, CHARACTER, on=0)], wall=True)
    run = slide(world, 0, 1, -1, 0.35)
    ratio = CHARACTER**2 / BIG**2
    for piece in run.path:
        most = 0.3 * G if piece.disk == 1 else G * (0.25 * (1 + ratio) + 0.3 * ratio)
        assert hypot(piece.ax, piece.ay) <= most * 1.05
