"""A missile is put over the middle of its bearer, also where an earlier one has slid aside (DT-R101)."""

from __future__ import annotations

from tests.games.desktopia.kit import table
from tests.games.desktopia.test_s11_columns import nudged

from tavola.games.desktopia.physics import world_of


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
