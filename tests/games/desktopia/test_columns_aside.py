"""A missile is put over the middle of its bearer, also where an earlier one has slid aside (DT-R101)."""

from __future__ import annotations

import pytest
from tests.games.desktopia.kit import table
from tests.games.desktopia.test_s11_columns import nudged

from tavola.games.desktopia.events import MissileOff
from tavola.games.desktopia.physics import world_of
from tavola.games.desktopia.rules.columns import take_away
from tavola.games.desktopia.units import MM


def test_dt_r101_a_missile_beside_one_that_has_slid_lies_on_the_bearer() -> None:
    """DT-R101: the first Tick lies 9 mm aside, farther than its own radius, so it is not under the second."""
    t = table("0 akeru\n0 phantom\n1 vampal bears tick of 0\n1 hornbug", stock={"akeru": 2})
    nudged(t, "phantom", "hornbug", "tick@vampal", 9)
    first = t.disk("tick@vampal")
    t.shoot("akeru: vampal")
    second = t.disk("tick@vampal")
    assert (second != first, t.s.on[first], t.s.on[second]) == (True, t.disk("vampal"), t.disk("vampal"))
    assert world_of(t.s)[1], "the solver takes it"


def test_dt_r101_a_missile_over_one_that_is_still_there_lies_on_that() -> None:
    """DT-R101: on top of the column that is left."""
    t = table("0 akeru\n0 phantom\n1 vampal bears tick of 0\n1 hornbug", stock={"akeru": 2})
    nudged(t, "phantom", "hornbug", "tick@vampal", 5)
    first = t.disk("tick@vampal")
    t.shoot("akeru: vampal")
    assert t.s.on[t.disk("tick@vampal")] == first


@pytest.mark.parametrize(("aside", "stays"), [(15, True), (18, False)])
def test_dt_r102_what_lay_above_drops_and_is_judged_there(aside: int, stays: bool) -> None:
    """DT-R102, DT-R25: the Tick below is taken away by hand; the Flame is still over the hero (15.5 mm) or not."""
    t = table("0 akeru\n0 phantom\n1 vampal bears tick of 0, flame of 0\n1 hornbug", stock={"akeru": 2})
    tick, flame = t.disk("tick@vampal"), t.disk("flame@vampal")
    t.s.x[tick] += 11 * MM
    t.s.x[flame] += aside * MM
    take_away(t.s, tick, "purified")
    assert t.bears("vampal") == (["flame"] if stays else [])
    assert (t.s.on[flame] == t.disk("vampal")) == stays
    assert [event.why for event in t.s.out if isinstance(event, MissileOff)][-2:] == (
        ["purified"] if stays else ["purified", "fell"]
    )
    assert world_of(t.s)[1], "the solver takes it"
