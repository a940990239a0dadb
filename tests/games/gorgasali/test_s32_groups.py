"""Sections 32 and 33: massive weapons and scouts, with their skills."""

from __future__ import annotations

import pytest
from tests.games.gorgasali.duels import duel, gross, hp, missed, shoot, spent
from tests.games.gorgasali.kit import cards, figure, legal, refusal

from tavola.core.play import Match
from tavola.games.gorgasali import cards as c
from tavola.games.gorgasali.actions import (
    Shoot,
)
from tavola.games.gorgasali.content import load_cards

SET = load_cards()
BY_KEY = {w.key: w for w in SET.weapons}
PLATFORM = "banner tree_platform of 1 at 6,5"


def numbers(key: str) -> tuple[int, int, int]:
    """Dice, damage, range of a weapon."""
    return BY_KEY[key].dice, BY_KEY[key].damage, BY_KEY[key].range


def skills(group: int) -> list[int]:
    return [w.skill for w in SET.weapons if w.group == group]


# --- 32 -------------------------------------------------------------------------------------------------------------


def test_go_32_1_four_massive_kinds_with_fixed_damage_and_minimum() -> None:
    """GO-32.1: each misses just below its minimum and gives its damage from there on."""
    keys = [w.key for w in SET.weapons if w.group == c.MASSIVE]
    assert keys == ["tochinator", "anvil", "everload", "bloodroot"]
    for key in keys:
        low = BY_KEY[key].minimum[1]
        found = [gross(shoot(duel(key, (6, 5), (face,)))) for face in (low - 1, low, 6)]
        assert found == [0, BY_KEY[key].damage, BY_KEY[key].damage]


def test_go_32_2_tochinator() -> None:
    """GO-32.2: 1 die, 45, range 1, minimum 4."""
    assert (numbers("tochinator"), BY_KEY["tochinator"].minimum) == ((1, 45, 1), (0, 4))
    assert legal(duel("tochinator", (7, 5)), Shoot) == []


def test_go_32_3_two_massive_kinds_have_no_skill() -> None:
    """GO-32.3: a six leaves them spent and heals nobody."""
    assert skills(c.MASSIVE).count(c.NO_SKILL) == 2
    for key in ("tochinator", "anvil"):
        match = duel(key, (6, 5), (6,), me="varas hp 50")
        shoot(match)
        assert (spent(match), hp(match, 0)) == (True, 50)


@pytest.mark.parametrize(("face", "loaded"), [(3, False), (4, False), (5, True), (6, True)])
def test_go_32_4_no_reload_after_5_or_higher(face: int, loaded: bool) -> None:
    """GO-32.4: it stays face up; after a 4 it hit and is spent."""
    match = duel("everload", (6, 5), (face,))
    shoot(match)
    assert spent(match) != loaded


@pytest.mark.parametrize(("face", "health"), [(2, 50), (3, 65)])
def test_go_32_5_15_health_on_a_hit(face: int, health: int) -> None:
    """GO-32.5: nothing on a miss."""
    match = duel("bloodroot", (6, 5), (face,), me="varas hp 50")
    shoot(match)
    assert hp(match, 0) == health


def test_go_32_6_still_one_shot_a_turn() -> None:
    """GO-32.6: loaded, and silent until the next turn."""
    match = duel("everload", (6, 5), (6,))
    shoot(match)
    assert not spent(match)
    assert refusal(match, Shoot(0, 1)).rule == "GO-6.14"


def test_go_32_7_restored_though_armour_took_all() -> None:
    """GO-32.7: of 70 the field and both pieces let 5 through; the 15 do not depend on it, and stop at 100."""
    field = "banner magic_field of 1 at 6,5"
    match = duel("bloodroot", (6, 5), (3,), me="varas hp 92", worn="helmet, body_armour", more=field)
    shoot(match)
    assert (hp(match, 1), hp(match, 0)) == (95, 100)


@pytest.mark.parametrize(
    ("weapon", "faces", "loaded"), [("everload", ((3,), (5,)), True), ("everload", ((3,), (4,)), False)]
)
def test_go_r71_the_last_roll_decides(weapon: str, faces: tuple[tuple[int, ...], ...], loaded: bool) -> None:
    """GO-R71: with Second Swing the second roll, on a platform the reduced one."""
    match = duel(f"{weapon}, second_swing", (6, 5), *faces)
    shoot(match, 6)
    assert spent(match) != loaded
    reduced = duel(weapon, (6, 5), (6,), more=PLATFORM)
    shoot(reduced)
    assert not spent(reduced)


def test_go_r72_a_hit_restores_whatever_came_of_it() -> None:
    """GO-R72: also when the target dies of it."""
    match = duel("bloodroot", (6, 5), (6,), me="varas hp 50")
    figure(match, 1).health = 1
    shoot(match)
    assert hp(match, 0) == 65
    assert not figure(match, 1).alive


# --- 33 -------------------------------------------------------------------------------------------------------------

MINIMUM = {"breathhold": [11, 7, 6, 9], "farsight": [11, 8, 6, 7, 9]}


def total(number: int) -> tuple[int, int]:
    """Two dice of this sum."""
    return max(1, number - 6), number - max(1, number - 6)


@pytest.mark.parametrize(
    ("key", "distance"), [(key, d) for key, row in MINIMUM.items() for d in range(1, len(row) + 1)]
)
def test_go_33_1_the_minimum_depends_on_the_distance(key: str, distance: int) -> None:
    """GO-33.1: two kinds; at each distance one less misses."""
    low = MINIMUM[key][distance - 1]
    assert not missed(shoot(duel(key, (5 + distance, 5), total(low))))
    assert missed(shoot(duel(key, (5 + distance, 5), total(low - 1))))


def test_go_33_2_breathhold() -> None:
    """GO-33.2: 2 dice, range 4, 11/7/6/9."""
    found = BY_KEY["breathhold"]
    assert (found.dice, found.range, found.minimum) == (2, 4, (0, 11, 7, 6, 9))
    assert legal(duel("breathhold", (10, 5)), Shoot) == []


def test_go_33_3_breathhold_ignores_armour() -> None:
    """GO-33.3: all 50 come through; Farsight's 40 meet the body armour."""
    match = duel("breathhold", (7, 5), (3, 4), worn="helmet, body_armour")
    shoot(match)
    assert hp(match) == 50
    other = duel("farsight", (8, 5), (3, 4), worn="body_armour")
    shoot(other)
    assert hp(other) == 80


def test_go_33_4_spared_armour_is_not_discarded() -> None:
    """GO-33.4: both pieces are still worn."""
    match = duel("breathhold", (7, 5), (3, 4), worn="helmet, body_armour")
    shoot(match)
    assert cards(match, 1) == {2: "helmet", 3: "body_armour"}


@pytest.mark.parametrize(("faces", "damage"), [((5, 6), 55), ((6, 6), 55), ((4, 6), 40)])
def test_go_33_5_15_more_from_11_on(faces: tuple[int, int], damage: int) -> None:
    """GO-33.5: Farsight; Breathhold adds nothing."""
    assert gross(shoot(duel("farsight", (8, 5), faces))) == damage
    assert gross(shoot(duel("breathhold", (8, 5), faces))) == 50


def test_go_33_6_both_scouts_have_a_skill() -> None:
    """GO-33.6: so they are epic and legendary."""
    assert [(w.skill != c.NO_SKILL, w.rarity) for w in SET.weapons if w.group == c.SCOUT] == [
        (True, c.EPIC),
        (True, c.LEGENDARY),
    ]


def test_go_33_7_the_15_need_a_hit() -> None:
    """GO-33.7: at distance 1 on a platform a natural 12 shows 10 and misses; without the platform it is a hit of 55."""
    assert wound_or_miss(duel("farsight", (6, 5), (6, 6), more=PLATFORM)) == (0, True)
    assert wound_or_miss(duel("farsight", (6, 5), (6, 6))) == (55, False)


def wound_or_miss(match: Match) -> tuple[int, bool]:
    events = shoot(match)
    return gross(events), missed(events)


def test_go_r95_gemini_mantis_and_tochinator_are_plain() -> None:
    """GO-R95: rare, rare, common, without a skill."""
    found = [(BY_KEY[key].rarity, BY_KEY[key].skill) for key in ("gemini", "mantis", "tochinator")]
    assert found == [(c.RARE, c.NO_SKILL), (c.RARE, c.NO_SKILL), (c.COMMON, c.NO_SKILL)]
