"""The solver against a solver in 113-bit arithmetic, and against itself without its caches."""

from __future__ import annotations

import pytest
from tests.disks.exact import ends
from tests.disks.scenes import Flick, data, hard, measured, plain, random_scene

from tavola.disks import World

STD = measured("std")
REFERENCE = data("std_reference")


@pytest.mark.parametrize(
    ("scene", "expected"), list(zip(STD, REFERENCE, strict=True)), ids=[name for name, _, _ in STD]
)
def test_dt_p_13_every_disk_ends_where_the_reference_says(
    scene: tuple[str, World, Flick], expected: list[list[float]]
) -> None:
    """DT-P.13: to a millionth of a millimetre."""
    given = next(one for one in data("std")["scenes"] if one["name"] == scene[0])
    disk, vx, vy = given["flick"]
    rest = plain(scene[1], (disk, *whole(vx, vy))).rest
    assert [one.here for one in rest] == [bool(on) for _, _, on in expected]
    worst = max(max(abs(one.x - x), abs(one.y - y)) for one, (x, y, on) in zip(rest, expected, strict=True) if on)
    assert worst <= 1e-9


def whole(vx: float, vy: float) -> tuple[int, int, float]:
    """The data give velocities with six digits, so a direction in whole millionths is exact."""
    return round(vx * 1e6), round(vy * 1e6), (vx * vx + vy * vy) ** 0.5


@pytest.mark.parametrize(("name", "world", "flick"), measured("std", 0.2) + measured("break", 0.2)[:3])
def test_nothing_depends_on_which_predictions_were_kept(name: str, world: World, flick: Flick) -> None:
    """Everything predicted again after every event: the same log to the last bit."""
    kept, again = plain(world, flick), plain(world, flick, everything=1)
    assert again.events > 0 or name.startswith("std")
    assert (kept.log, kept.rest, kept.path) == (again.log, again.rest, again.path)


@pytest.mark.parametrize("name", hard())
def test_nothing_depends_on_kept_predictions_in_hard_scenes(name: str) -> None:
    world, flick = hard()[name]
    kept, again = plain(world, flick), plain(world, flick, everything=1)
    assert (kept.log, kept.rest, kept.path) == (again.log, again.rest, again.path)
    assert kept.events < 20_000


@pytest.mark.parametrize("seed", range(40))
def test_nothing_depends_on_kept_predictions_in_random_scenes(seed: int) -> None:
    world, flick = random_scene(seed)
    kept, again = plain(world, flick), plain(world, flick, everything=1)
    assert (kept.log, kept.rest, kept.path) == (again.log, again.rest, again.path)


@pytest.mark.parametrize(("name", "world", "flick"), STD[::3])
def test_rounding_is_worth_less_than_a_picometre(name: str, world: World, flick: Flick) -> None:
    """The same text in decimal numbers of 40 digits ends in the same places."""
    for one, (x, y, on) in zip(plain(world, flick).rest, ends(world, flick, {}), strict=True):
        assert one.here == on, name
        assert max(abs(one.x - x), abs(one.y - y)) < 1e-12


@pytest.mark.parametrize(
    ("scene", "expected"), list(zip(measured("break"), data("break_reference"), strict=True)), ids=lambda _: ""
)
def test_dt_p_14_what_ends_endless_bouncing_is_worth_a_micrometre(
    scene: tuple[str, World, Flick], expected: list[list[float]]
) -> None:
    """DT-P.14: against 40 digits and restitution that is constant down to a nanometre a second."""
    rest = plain(scene[1], scene[2]).rest
    assert [one.here for one in rest] == [bool(on) for _, _, on in expected]
    worst = max(max(abs(one.x - x), abs(one.y - y)) for one, (x, y, on) in zip(rest, expected, strict=True) if on)
    assert worst <= 1e-6
