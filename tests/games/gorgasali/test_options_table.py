"""Section 65 as a whole: every option of the table with its default, and where the options are kept."""

from __future__ import annotations

import pytest
from tests.games.gorgasali.kit import GAME, state

from tavola.core.errors import OptionError
from tavola.core.play import Match

# GO-65.3 to GO-65.9, GO-65.11 to GO-65.17, GO-65.24, GO-65.25, and the rest of the table: key, default, other values.
TABLE: dict[str, tuple[str, object, tuple[object, ...]]] = {
    "GO-65.1": ("rangeMetric", "king", ("orthogonal",)),
    "GO-65.2": ("barrierShape", "line", ("corner",)),
    "GO-65.3": ("crossFigures", False, (True,)),
    "GO-65.4": ("sectorCollision", "reroll", ("share",)),
    "GO-65.5": ("characterPick", "choose", ("random", "draft")),
    "GO-65.6": ("stayHeals", True, (False,)),
    "GO-65.7": ("extraChestTiming", "own", ("any",)),
    "GO-65.8": ("matLayout", "standard", ("roomy",)),
    "GO-65.9": ("reshuffle", True, (False,)),
    "GO-65.10": ("hiddenBackpack", False, (True,)),
    "GO-65.11": ("deadEnd", "free", ("exact",)),
    "GO-65.12": ("zonePeriod", 5, (3, 8)),
    "GO-65.13": ("finalCollapse", False, (True,)),
    "GO-65.14": ("zoneStanding", False, (True,)),
    "GO-65.15": ("bannerExpiry", "examples", ("round",)),
    "GO-65.16": ("bannerSupply", "unlimited", ("limited",)),
    "GO-65.17": ("roundLimit", 60, (0, 1, 999)),
    "GO-65.18": ("abilityTiming", "own", ("any",)),
    "GO-65.19": ("igniteBan", "turn", ("adjacent",)),
    "GO-65.20": ("octorTakes", "copy", ("move",)),
    "GO-65.21": ("dobergunRetrace", False, (True,)),
    "GO-65.22": ("fieldOrder", "field", ("armour",)),
    "GO-65.23": ("ballLightning", "stays", ("once",)),
    "GO-65.24": ("scenario", "solo", ("duo",)),
    "GO-65.25": ("leaver", "zone", ("bot",)),
}


@pytest.mark.parametrize("rule", TABLE)
def test_the_default_plays_when_nothing_is_set(rule: str) -> None:
    """Each row: its default, and the id by which the option is known."""
    key, default, _ = TABLE[rule]
    option = next(option for option in GAME.options if option.key == key)
    assert (option.rule, GAME.settings(4)[key]) == (rule, default)


@pytest.mark.parametrize("rule", TABLE)
def test_every_other_value_may_be_chosen_and_no_third(rule: str) -> None:
    """Each row: the other values begin a game, a strange one is refused with the key."""
    key, _, others = TABLE[rule]
    for value in others:
        match = Match(GAME, seats=4, seed=1, options={key: value})
        assert state(match).kit.settings[key] == value
    with pytest.raises(OptionError, match=key):
        Match(GAME, seats=4, options={key: "strange"})


@pytest.mark.parametrize("value", [2, 9, True, "5"])
def test_the_period_is_a_whole_number_from_3_to_8(value: object) -> None:
    """GO-65.12: neither 2 nor 9, and no other kind of value."""
    with pytest.raises(OptionError, match="zonePeriod"):
        GAME.settings(2, {"zonePeriod": value})


def test_no_option_is_outside_the_table() -> None:
    """The board comes on top of it (GO-64.1)."""
    assert {option.key for option in GAME.options} == {key for key, _, _ in TABLE.values()} | {"board"}


def test_a_record_stores_the_options() -> None:
    """The chosen ones and the defaults, so that a changed default changes no old game."""
    match = Match(GAME, seats=2, seed=1, options={"zonePeriod": 3})
    stored = match.record.header.options
    assert stored["zonePeriod"] == 3
    assert set(stored) == {option.key for option in GAME.options}
