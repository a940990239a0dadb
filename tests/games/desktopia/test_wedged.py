"""A gap narrower than a disk by less than the tolerance: nothing fits into it, for whatever clears it of one disk
pushes it into the other."""

from __future__ import annotations

import pytest
from tests.games.desktopia.kit import Table, table

from tavola.games.desktopia.rules.spells import exchange
from tavola.games.desktopia.space import FREE, ON_DISK, hindrance
from tavola.games.desktopia.units import MM

MICRON = 1_000
VETERAN = 14 * MM


def gap(missing: int) -> Table:
    """Two Hornbugs, and between them room for an Ezzen but for so many nanometres."""
    t = table("0 kharu\n0 phantom 300,300\n1 hornbug one 500,500\n1 hornbug two 570,500\n0 ezzen 700,700")
    t.s.x[t.disk("two")] = 500 * MM + 4 * VETERAN - missing
    return t


@pytest.mark.parametrize(("missing", "found"), [(0, FREE), (8 * MICRON, ON_DISK), (16 * MICRON, ON_DISK)])
def test_dt_p_34_nothing_fits_where_it_cannot_be_cleared(missing: int, found: int) -> None:
    """DT-P.34: each of the two is within the tolerance of a hundredth of a millimetre, both together are too much."""
    t = gap(missing)
    middle = 500 * MM + 2 * VETERAN - missing // 2
    assert hindrance(t.s, t.disk("ezzen"), middle, 500 * MM) == found


def test_dt_r53_who_is_exchanged_into_a_gap_comes_clear_of_both() -> None:
    """DT-R53: a Phantom, who is smaller, lay between them; an Ezzen is moved out of there."""
    t = gap(8 * MICRON)
    phantom, ezzen = t.disk("phantom"), t.disk("ezzen")
    t.s.x[phantom], t.s.y[phantom] = 500 * MM + 2 * VETERAN - 4 * MICRON, 500 * MM
    exchange(t.s, phantom, ezzen)
    for name in ("one", "two"):
        other = t.disk(name)
        far = (t.s.x[ezzen] - t.s.x[other]) ** 2 + (t.s.y[ezzen] - t.s.y[other]) ** 2
        assert far >= (2 * VETERAN) ** 2
