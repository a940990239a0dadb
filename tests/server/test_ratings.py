"""Glicko-2 as in Glickman's paper; a table is one rating period, whether two sat there or ten."""

from __future__ import annotations

import pytest

from tavola.server.ratings import FLOOR, Compared, Skill, change, rated, score, table_rated

# http://www.glicko.net/glicko/glicko2.pdf, the example at its end
PAPER = (
    Compared(Skill(1400, 30), 1.0),
    Compared(Skill(1550, 100), 0.0),
    Compared(Skill(1700, 300), 0.0),
)


def test_the_example_of_the_paper() -> None:
    after = rated(Skill(1500, 200, 0.06), PAPER)
    assert after.rating == pytest.approx(1464.06, abs=0.01)
    assert after.deviation == pytest.approx(151.52, abs=0.01)
    assert after.volatility == pytest.approx(0.05999, abs=0.00001)
    assert after.games == 1


def test_who_wins_rises_and_who_loses_falls_by_as_much() -> None:
    found = table_rated(("ann", "bob"), (1, 2), (0, 1), {"ann": Skill(), "bob": Skill()})
    assert found["ann"].rating - 1500 == pytest.approx(1500 - found["bob"].rating)
    assert change(Skill(), found["ann"]) > 0


def test_a_draw_between_equals_changes_nothing_but_the_certainty() -> None:
    found = table_rated(("ann", "bob"), (1, 1), (0, 1), {"ann": Skill(), "bob": Skill()})
    assert (change(Skill(), found["ann"]), change(Skill(), found["bob"])) == (0, 0)
    assert found["ann"].deviation < 350


def test_a_table_of_ten_counts_as_one_game() -> None:
    ten = [f"p{n}" for n in range(10)]
    many = table_rated(ten, range(1, 11), range(10), {player: Skill() for player in ten})
    two = table_rated(("a", "b"), (1, 2), (0, 1), {"a": Skill(), "b": Skill()})
    assert many["p0"].deviation == pytest.approx(two["a"].deviation, abs=0.01)
    assert many["p0"].rating == pytest.approx(two["a"].rating, abs=0.01)
    assert [many[player].rating for player in ten] == sorted([one.rating for one in many.values()], reverse=True)


def test_teammates_are_not_compared() -> None:
    teams, places = (0, 0, 1, 1), (1, 1, 3, 3)
    skills = {name: Skill() for name in "abcd"}
    found = table_rated("abcd", places, teams, skills)
    assert found["a"] == found["b"]
    assert found["a"].rating > 1500 > found["c"].rating


def test_a_bot_in_several_seats_is_one_player() -> None:
    found = table_rated(("ann", "bot:g", "bot:g"), (1, 2, 3), (0, 1, 2), {"ann": Skill(), "bot:g": Skill()})
    assert set(found) == {"ann", "bot:g"}
    assert found["bot:g"].games == 1


def test_who_sat_alone_is_left_out() -> None:
    assert table_rated(("bot:g", "bot:g"), (1, 2), (0, 1), {"bot:g": Skill()}) == {}


def test_a_rating_never_freezes() -> None:
    skill = Skill()
    for _ in range(50):
        skill = rated(skill, [Compared(Skill(1500, 50), 0.5)] * 10)
    assert skill.deviation == FLOOR
    assert skill.games == 50


@pytest.mark.parametrize(("places", "told"), [((1, 2), 1.0), ((2, 1), 0.0), ((3, 3), 0.5)])
def test_the_better_place_wins(places: tuple[int, int], told: float) -> None:
    assert score(*places) == told
