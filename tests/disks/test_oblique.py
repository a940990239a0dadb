"""DT-P.20 where directions turn: spans of constant acceleration against an integrator with tiny steps."""

from __future__ import annotations

from math import dist, hypot

import pytest
from tests.disks.stepper import Body, settle

from tavola.disks import Disk, Surface, World, slide

BIG = 0.0155
SURFACE = Surface(mu_land=0.0)


@pytest.mark.parametrize(
    ("dx", "dy", "speed", "radii"),
    [
        (1, -1, 0.35, (0.0075,)),
        (1, -1, 0.35, (0.0115,)),
        (2, -1, 0.3, (0.014,)),
        (1, -3, 0.3, (0.0115, 0.0075)),
    ],
)
def test_dt_p_20_an_oblique_jerk_is_right_to_hundredths_of_a_millimetre(
    dx: int, dy: int, speed: float, radii: tuple[float, ...]
) -> None:
    """A carrier hits a solid border at an angle while what rides on it still slips from the flick."""
    y = BIG + 0.002
    disks = [Disk(0.5, y, BIG), *(Disk(0.5, y, r, on=k) for k, r in enumerate(radii))]
    run = slide(World(SURFACE, disks, wall=True), 0, dx, dy, speed)
    far = hypot(dx, dy)
    first = Body(BIG * BIG, -1, 0.5, y, speed * dx / far, speed * dy / far)
    bodies = [first, *(Body(r * r, k, 0.5, y, 0.0, 0.0) for k, r in enumerate(radii))]
    settle(bodies, SURFACE, wall=BIG)
    assert len(run.log) == 1
    for k, body in enumerate(bodies):
        assert dist((body.x, body.y), run.rest[k][:2]) < 3e-5
    offsets = [dist((body.x, body.y), (bodies[body.on].x, bodies[body.on].y)) for body in bodies[1:]]
    assert offsets[0] > 0.0015
