"""Campaigns: those of the set, what battles are worth, and what the loader says to an author who errs."""

from __future__ import annotations

from itertools import product

import pytest

from tavola.games.desktopia import board, cards, content

SHORT = """
[campaign]
key = "short"
name = { en = "Short", ru = "Короткая" }
story = { en = "None.", ru = "Никакой." }
seats = 2

[[battle]]
scenario = "window_sill"

[[battle.prize]]
what = "unit"
kind = "hornbug"
name = { en = "x", ru = "х" }

[[battle]]
scenario = "last_candle"
"""


@pytest.mark.parametrize(("roster", "field"), list(product(content.ROSTERS, content.SIZES)))
@pytest.mark.parametrize("name", content.campaign_names())
def test_campaigns_load_under_every_option(name: str, roster: str, field: str) -> None:
    """DT-K.14, DT-23.20: three battles, for two and for three."""
    found = content.load_campaign(name, roster, field)
    assert len(found.battles) >= 3
    assert all(battle.seats == found.seats for battle in found.battles)
    assert all(battle.prize and battle.consolation for battle in found.battles[:-1])
    assert not found.battles[-1].prize


def test_there_is_a_campaign_for_two_and_one_for_three() -> None:
    assert sorted(content.load_campaign(name).seats for name in content.campaign_names()) == [2, 3]


def test_advantages_of_every_sort_are_won() -> None:
    """DT-K.15, DT-23.21."""
    found = [
        gain
        for name in content.campaign_names()
        for battle in content.load_campaign(name).battles
        for gain in (*battle.prize, *battle.consolation)
    ]
    assert {gain.what for gain in found} == set(board.ADVANTAGES)
    assert any(gain.what == "unit" and gain.count < 0 for gain in found)
    assert any(gain.what == "time" and gain.count < 0 for gain in found)


def test_a_campaign_leaves_the_scenarios_as_they_are() -> None:
    """A battle played by itself has no prizes."""
    assert content.load_campaign("war_for_the_light").battles[0].prize
    assert content.load_scenario("window_sill").prize == ()


def test_an_advantage_is_for_whom_it_helps() -> None:
    pots = content.load_campaign("war_for_the_light").battles[1]
    usable = {
        (gain.what, gain.kind, gain.count): [camp for camp in range(2) if board.fits(gain, pots, camp)]
        for gain in content.load_campaign("war_for_the_light").battles[0].prize
    }
    assert usable == {
        ("unit", 7, 1): [0],
        ("unit", 17, 1): [1],
        ("artifact", cards.FOUNTAIN, 1): [0, 1],
        ("zone", -1, 1): [0, 1],
    }


GAIN = 'what = "unit"\nkind = "hornbug"'
WORTHLESS = {
    # what is won instead of one more Hornbug, and what is said about it
    'what = "luck"': "Invalid enum value 'luck'",
    'what = "unit"': "unit: expected a kind, got ''",
    'what = "unit"\nkind = "hornet"': "unit: expected a kind, got 'hornet'",
    'what = "first"\nkind = "hornbug"': "first: expected no kind, got 'hornbug'",
    'what = "first"\ncount = 2': "first: expected no count, got 2",
    'what = "ritual"\ncount = -1': "ritual: expected a count above 0, got -1",
    'what = "time"\ncount = 0': "time: expected a count above 0, got 0",
    'what = "time"\ncount = 6': "time: expected at most 5 cards, got 6",
    'what = "unit"\nkind = "ramprack"': "unit: nobody can use it in 'last_candle'",
    'what = "unit"\nkind = "hornbug"\ncount = 3': "unit: expected at most 4 disks of hornbug, got 5",
    'what = "unit"\nkind = "div"\ncount = -3': "unit: nobody can use it in 'last_candle'",
    'what = "stock"\nkind = "akeru"\ncount = 2': "stock: expected at most 3 missiles on the card of akeru, got 4",
    'what = "artifact"\nkind = "fountain"': "artifact: nobody can use it in 'last_candle'",
}


def test_the_short_campaign_is_sound() -> None:
    assert content.check_content(SHORT, "mine.toml") == []
    assert [battle.key for battle in content.battles(SHORT, 2)] == ["window_sill", "last_candle"]


@pytest.mark.parametrize("gain", WORTHLESS)
def test_an_advantage_that_makes_no_sense_is_named(gain: str) -> None:
    text = SHORT.replace(GAIN, gain)
    (problem,) = content.check_content(text, "mine.toml")
    assert WORTHLESS[gain] in problem.message


PRIZE = f'[[battle.prize]]\n{GAIN}\nname = {{ en = "x", ru = "х" }}'


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ('"last_candle"', '"first_candle"', "battle 2: scenario: expected one of"),
        ('"last_candle"', '"three_cups"', "expected a battle for 2 players, 'three_cups' is for 3"),
        ('"last_candle"', '"roots"', "expected a battle for 2 players, 'roots' is for 1"),
        ('[[battle]]\nscenario = "last_candle"\n', "", "expected at least 2 battles, got 1"),
        ('scenario = "last_candle"', f'scenario = "last_candle"\n{PRIZE}', "prize: expected none, no battle follows"),
        ("[campaign]", "[crusade]", "unknown `crusade`"),
    ],
)
def test_a_mistake_in_a_campaign_is_named(old: str, new: str, says: str) -> None:
    assert old in SHORT
    problems = [str(problem) for problem in content.check_content(SHORT.replace(old, new), "mine.toml")]
    assert any(says in problem for problem in problems), problems
