"""Sines without a library, and roots that nothing is jumped over."""

from __future__ import annotations

from math import cos, inf, isclose, pi, sin
from random import Random

import pytest

from tavola.disks.kernel.roots import closing, falling, first_root, parting, time_to
from tavola.disks.kernel.turning import turned

ANGLES = [k * pi / 64 for k in range(-300, 301)] + [1e-9, -1e-9, 123.456, -987.654, 5000.0]


@pytest.mark.parametrize("angle", ANGLES)
def test_dt_p_6_a_vector_is_turned_to_the_last_digits(angle: float) -> None:
    x, y = turned(1.0, 0.0, angle)
    assert abs(x - cos(angle)) < 4e-16
    assert abs(y - sin(angle)) < 4e-16
    x, y = turned(0.6, -0.8, angle)
    assert abs(x * x + y * y - 1.0) < 1e-15


def test_no_turn_changes_no_bit() -> None:
    assert turned(0.1, 0.7, 0.0) == (0.1, 0.7)


@pytest.mark.parametrize("seed", range(200))
def test_the_first_root_is_the_first(seed: int) -> None:
    """Against a fine scan of the interval."""
    r = Random(seed)
    c = [r.uniform(0.0, 1.0), *(r.uniform(-3.0, 3.0) for _ in range(4))]
    found = first_root(*c, 1.0)

    def f(t: float) -> float:
        return c[0] + t * (c[1] + t * (c[2] + t * (c[3] + t * c[4])))

    scan = next((k / 20_000 for k in range(20_001) if f(k / 20_000) <= 0.0), inf)
    if found == inf:
        assert scan == inf
    else:
        assert abs(f(found)) < 1e-14
        assert scan - 1 / 20_000 <= found <= scan + 1e-12 or scan == inf


def test_a_graze_is_seen_and_a_miss_is_not() -> None:
    """Two centres that pass at a distance of 1, reach a hair more or less."""
    assert isclose(closing(-1.0, 1.0, 1.0, 0.0, 0.0, 0.0, 1.0 + 1e-12, 2.0), 1.0, abs_tol=2e-6)
    assert closing(-1.0, 1.0, 1.0, 0.0, 0.0, 0.0, 1.0 - 1e-12, 2.0) == inf


def test_dt_r4_touching_counts_only_when_closing() -> None:
    """DT-R4: at the distance already: now if they close, later if they come back, never if they part."""
    assert closing(1.0, 0.0, -1.0, 0.0, 0.0, 0.0, 1.0, 9.0) == 0.0
    assert closing(1.0, 0.0, 1.0, 0.0, 0.0, 0.0, 1.0, 9.0) == inf
    assert isclose(closing(1.0, 0.0, 1.0, 0.0, -2.0, 0.0, 1.0, 9.0), 1.0)


def test_a_rider_reaches_the_rim_once() -> None:
    assert isclose(parting(0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.25, 9.0), 0.5)
    assert parting(0.0, 0.0, 1.0, 0.0, -2.0, 0.0, 0.26, 0.9) == inf
    assert parting(0.5, 0.0, 1.0, 0.0, 0.0, 0.0, 0.25, 9.0) == 0.0
    assert isclose(parting(0.5, 0.0, -1.0, 0.0, 0.0, 0.0, 0.25, 9.0), 1.0)


def test_what_falls_reaches_zero_once() -> None:
    assert falling(1.0, -1.0, 0.0, 9.0) == 1.0
    assert falling(1.0, -1.0, 0.6, 9.0) == inf
    assert falling(0.0, -1.0, 5.0, 9.0) == 0.0
    assert falling(0.0, 1.0, -2.0, 9.0) == 1.0
    assert falling(0.0, 1.0, 0.0, 9.0) == inf
    assert falling(1.0, -1.0, 0.0, 0.5) == inf


def test_the_way_to_a_stop_takes_as_long_as_stopping() -> None:
    assert isclose(time_to(0.5, 1.0, 1.0), 1.0)
    assert time_to(0.25, 1.0, 0.0) == 0.25
