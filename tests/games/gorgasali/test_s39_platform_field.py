"""Sections 39 and 40: the Tree Platform and the Magic Field (GO-R85, GO-R103)."""

from __future__ import annotations

import pytest
from tests.games.gorgasali.kit import cards, dice, do, figure, legal, refusal, square, state, where
from tests.games.gorgasali.open_ground import banners, on, spots

from tavola.core.values import Event
from tavola.games.gorgasali import events as ev
from tavola.games.gorgasali.actions import Defend, EndTurn, Exchange, Shoot, Step, Supernova, Throw, UseAbility

# Seat 0 shoots at seat 1, who stands on a platform or a field.
DUEL = """
    seats 3
    figure 0 armazi at 5,5
    figure 1 ebue at 6,5
    figure 2 medea at 13,13
    turn 0 open
"""
PLATFORM = DUEL + "banner tree_platform of 1 at 6,5\n"
FIELD = DUEL + "banner magic_field of 1 at 6,5\n"
OWN = """
    seats 2
    figure 0 armazi at 5,5
    figure 1 ebue at 12,12
"""


def gross(events: list[Event]) -> list[int]:
    return [event.gross for event in events if isinstance(event, ev.Hurt)]


def taken(events: list[Event]) -> list[int]:
    return [event.gross - event.blocked for event in events if isinstance(event, ev.Hurt)]


@pytest.mark.parametrize("card", ["tree_platform", "magic_field"])
def test_go_59_30_the_own_square_without_a_choice(card: str) -> None:
    """GO-59.30: the card goes under the user at once, nothing is asked; then no further defensive card."""
    match = on(OWN + f"mat 0 {card}\nturn 0 open")
    do(match, Defend(4))
    assert EndTurn() in match.menu(0)
    assert spots(match, *state(match).banners[0].squares) == [(5, 5)]
    assert state(match).turn.defended


def test_go_39_1_one_square_under_the_user() -> None:
    """GO-39.1: exactly the square of the user."""
    match = on(OWN + "mat 0 tree_platform\nturn 0 open")
    do(match, Defend(4))
    assert (banners(match), state(match).banners[0].squares) == (["tree_platform of 0"], [square(match, 5, 5)])


def test_go_39_2_every_die_of_a_shot_at_it_is_reduced_by_1() -> None:
    """GO-39.2: Gemini 3 and 5 count 2 and 4: 6 × 4."""
    assert gross(do(on(PLATFORM + "mat 0 gemini", dice(3, 5)), Shoot(0, 1))) == [24]


def test_go_39_3_only_against_weapon_cards() -> None:
    """GO-39.3: the spear of a 1 hits at distance 1."""
    assert gross(do(on(PLATFORM + "mat 0 magic_spear", dice(1)), Throw(5, 1))) == [60]


def test_go_39_4_whoever_stands_there_has_the_effect() -> None:
    """GO-39.4: the platform of the shooter serves the target on it."""
    match = on(PLATFORM.replace("of 1", "of 0") + "mat 0 gemini", dice(3, 5))
    assert gross(do(match, Shoot(0, 1))) == [24]


@pytest.mark.parametrize(
    ("weapon", "faces", "expected"),
    [
        ("gemini", (2, 6), 24),  # sum
        ("tochinator", (4,), 0),  # minimum roll 4
        ("tochinator", (5,), 45),
        ("hydra", (6, 5, 1, 2), 10 * 3 + 5),  # 5, 4, 0, 1: one die of 5 left
    ],
)
def test_go_39_5_sum_minimum_and_skills_use_the_reduced_dice(
    weapon: str, faces: tuple[int, ...], expected: int
) -> None:
    """GO-39.5: what the reduced dice give."""
    match = on(PLATFORM + f"mat 0 {weapon}", dice(*faces))
    assert sum(gross(do(match, Shoot(0, 1)))) == expected


def test_go_39_6_a_natural_1_becomes_0() -> None:
    """GO-39.6: Gemini with two ones does no damage and discards no armour."""
    match = on(PLATFORM + "mat 0 gemini\nmat 1 helmet", dice(1, 1))
    assert sum(gross(do(match, Shoot(0, 1)))) == 0
    assert cards(match, 1) == {2: "helmet"}


def test_go_39_7_drain_is_not_touched() -> None:
    """GO-39.7: D'rain's 5 on a platform counts 4 for the weapon and still drains."""
    match = on(PLATFORM.replace("armazi", "drain") + "mat 0 gemini", dice(5, 4))
    assert gross(do(match, Shoot(0, 1))) == [28, 5]


@pytest.mark.parametrize("what", ["chest 5,5", "banner magic_field of 1 at 5,5", "banner smoke of 0 at 5,5"])
def test_go_39_8_it_needs_a_vacant_own_square(what: str) -> None:
    """GO-39.8: not on a chest, another defensive banner or smoke."""
    match = on(OWN + f"mat 0 tree_platform\n{what}\nturn 0 open")
    assert legal(match, Defend) == []
    assert refusal(match, Defend(4)).rule == "GO-36.3"


def test_go_39_9_shots_from_it_are_not_changed() -> None:
    """GO-39.9: the shooter on a platform rolls full dice."""
    match = on(DUEL + "banner tree_platform of 0 at 5,5\nmat 0 gemini", dice(3, 5))
    assert gross(do(match, Shoot(0, 1))) == [32]


def test_go_39_10_it_stays_when_its_user_leaves() -> None:
    """GO-39.10: the user walks off, the banner lies, and shots at the user are not reduced any more."""
    match = on(OWN + "banner tree_platform of 0 at 5,5\nturn 0 after dice 1,2")
    do(match, *[Step(square(match, x, 5)) for x in (6, 7, 8)])
    assert (where(match, 0), banners(match)) == ((8, 5), ["tree_platform of 0"])


def test_go_40_1_one_square_under_the_user() -> None:
    """GO-40.1: exactly the square of the user."""
    match = on(OWN + "mat 0 magic_field\nturn 0 open")
    do(match, Defend(4))
    assert (banners(match), state(match).banners[0].squares) == (["magic_field of 0"], [square(match, 5, 5)])


def test_go_40_2_all_damage_but_abilities_is_halved() -> None:
    """GO-40.2: a shot of 32 costs 16; Supernova costs its 35."""
    assert taken(do(on(FIELD + "mat 0 gemini", dice(3, 5)), Shoot(0, 1))) == [16]
    assert taken(do(on(FIELD.replace("at 5,5", "at 5,5 cd 0")), UseAbility(), Supernova(1))) == [35]


def test_go_40_3_odd_damage_loses_1_first() -> None:
    """GO-40.3: 45 becomes 22."""
    assert taken(do(on(FIELD + "mat 0 tochinator", dice(6)), Shoot(0, 1))) == [22]


def test_go_58_3_odd_damage_in_the_field_minus_1_then_half() -> None:
    """GO-58.3: Sparrow 3 × 7 = 21 becomes 10."""
    assert taken(do(on(FIELD + "mat 0 sparrow", dice(3, 4)), Shoot(0, 1))) == [10]


def test_go_40_4_whoever_stands_there_has_the_effect() -> None:
    """GO-40.4: the field of the shooter serves the target on it."""
    match = on(FIELD.replace("of 1", "of 0") + "mat 0 gemini", dice(3, 5))
    assert taken(do(match, Shoot(0, 1))) == [16]


def test_go_40_5_halving_comes_before_armour() -> None:
    """GO-40.5: 60 becomes 30, the helmet takes 10; armour first would have left 25."""
    match = on(FIELD + "mat 0 anvil\nmat 1 helmet", dice(4))
    assert taken(do(match, Shoot(0, 1))) == [20]


def test_go_40_6_zone_penalties_are_not_halved() -> None:
    """GO-40.6: entering an inactive square with a field on it costs the full 5."""
    match = on(
        "zones\n"
        + "1" * 14
        + ("\n" + "4" * 14) * 13
        + """
        seats 2
        round 6
        figure 0 armazi at 5,1
        figure 1 ebue at 12,12
        banner magic_field of 0 round 6 at 5,0
        turn 0 after dice 1,2
    """
    )
    do(match, Step(square(match, 5, 0)))
    assert figure(match, 0).health == 95


@pytest.mark.parametrize(
    ("card", "faces", "action", "expected"),
    [
        ("gemini", (3, 5), Shoot(0, 1), 16),
        ("magic_spear", (1,), Throw(5, 1), 30),
    ],
)
def test_go_40_7_against_weapons_and_throwables(
    card: str, faces: tuple[int, ...], action: Shoot | Throw, expected: int
) -> None:
    """GO-40.7: weapons and damaging throwables are halved."""
    assert taken(do(on(FIELD + f"mat 0 {card}", dice(*faces)), action)) == [expected]


def test_go_40_7_against_splash_and_lightning() -> None:
    """GO-40.7: a splash victim in a field takes 20, a Ball Lightning costs 17."""
    splash = on(FIELD.replace("13,13", "7,5") + "mat 0 flame_bulb", dice(6, 6))
    assert taken(do(splash, Throw(5, 2))) == [40, 20]
    ball = on(FIELD.replace("turn 0", "turn 1") + "banner ball_lightning of 0 at 8,5")
    assert taken(do(ball, EndTurn())) == [17]


def test_go_40_8_a_shot_with_its_bonus_is_one_damage_and_drain_is_outside() -> None:
    """GO-40.8: Farsight 40 + 15 = 55 is halved as one to 27; D'rain's 10 for two dice is not halved."""
    text = FIELD.replace("6,5", "8,5").replace("armazi", "drain") + "mat 0 farsight"
    assert taken(do(on(text, dice(5, 6)), Shoot(0, 1))) == [27, 10]


def test_go_40_9_it_stays_when_its_user_leaves() -> None:
    """GO-40.9: the user walks off and the banner lies."""
    match = on(OWN + "banner magic_field of 0 at 5,5\nturn 0 after dice 1,2")
    do(match, *[Step(square(match, x, 5)) for x in (6, 7, 8)])
    assert (where(match, 0), banners(match)) == ((8, 5), ["magic_field of 0"])


@pytest.mark.parametrize("what", ["chest 5,5", "banner tree_platform of 1 at 5,5", "banner smoke of 0 at 5,5"])
def test_go_40_10_it_needs_a_vacant_own_square(what: str) -> None:
    """GO-40.10: not on a chest, another defensive banner or smoke."""
    match = on(OWN + f"mat 0 magic_field\n{what}\nturn 0 open")
    assert legal(match, Defend) == []
    assert refusal(match, Defend(4)).rule == "GO-36.3"


def test_go_r85_a_displaced_character_uses_a_foreign_field() -> None:
    """GO-R85: Kruber exchanges onto the enemy's field and is protected there, the enemy no longer."""
    match = on(FIELD.replace("armazi at 5,5", "kruber at 8,5 cd 0") + "mat 0 gemini", dice(3, 5))
    do(match, UseAbility(), Exchange(1))
    assert taken(do(match, Shoot(0, 1))) == [32]
    assert where(match, 0) == (6, 5)
