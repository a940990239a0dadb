"""Section 26: D'rain, Drain; GO-R65, GO-R66."""

from __future__ import annotations

import pytest
from tests.games.gorgasali.ability_kit import health, hurts
from tests.games.gorgasali.kit import cards, dice, do, seen
from tests.games.gorgasali.open_ground import on

from tavola.core.play import Match
from tavola.core.values import Outcome
from tavola.games.gorgasali import events as ev
from tavola.games.gorgasali.actions import Reroll, Shoot, Throw


def duel(weapon: str, rest: str, *script: Outcome, target: str = "medea", hp: int = 50) -> Match:
    """D'rain at 5,5 with a weapon, the target two squares to the right."""
    return on(
        f"figure 0 drain at 5,5 hp {hp}\nfigure 1 {target} at 7,5\nmat 0 {weapon}\n{rest}\nturn 0 open",
        *script,
    )


def test_go_26_1_each_die_above_4_adds_5() -> None:
    """GO-26.1: Gemini with 5 and 6: 44 and 10 more."""
    match = duel("gemini", "", dice(5, 6))
    events = do(match, Shoot(0, 1))
    assert hurts(events, "weapon") + hurts(events, "drain") == [(1, 44, 0), (1, 10, 0)]


def test_go_26_2_he_gains_the_same_amount() -> None:
    """GO-26.2: from 50 to 60."""
    match = duel("gemini", "", dice(5, 6))
    do(match, Shoot(0, 1))
    assert health(match) == [60, 46]


def test_go_26_2_capped_at_100() -> None:
    """GO-26.2: from 97 to 100."""
    match = duel("gemini", "", dice(5, 6), hp=97)
    do(match, Shoot(0, 1))
    assert health(match)[0] == 100


@pytest.mark.parametrize(("faces", "added"), [((4, 4), 0), ((4, 5), 5), ((6, 5), 10)])
def test_go_26_3_above_4_is_5_or_6(faces: tuple[int, int], added: int) -> None:
    """GO-26.3: a 4 adds nothing."""
    events = do(duel("gemini", "", dice(*faces)), Shoot(0, 1))
    assert sum(amount for _, amount, _ in hurts(events, "drain")) == added


def test_go_26_4_natural_faces_on_a_platform() -> None:
    """GO-26.4: 5 and 5 count 4 and 4 for the weapon and twice above 4 for Drain."""
    match = duel("gemini", "banner tree_platform of 1 at 7,5", dice(5, 5))
    events = do(match, Shoot(0, 1))
    assert hurts(events, "weapon") + hurts(events, "drain") == [(1, 32, 0), (1, 10, 0)]


def test_go_26_4_final_faces_after_a_reroll() -> None:
    """GO-26.4: the rerolled 6 is gone, the new 5 counts."""
    match = duel("mantis, second_volley", "", dice(6, 1, 1, 1, 1), dice(1, 5))
    events = do(match, Shoot(0, 1, 6), Reroll((0, 1)))
    assert hurts(events, "drain") == [(1, 5, 0)]


def test_go_26_5_only_on_a_hit() -> None:
    """GO-26.5: Breathhold at distance 2 needs 7; a 5 and a 1 miss."""
    match = duel("breathhold", "", dice(5, 1))
    events = do(match, Shoot(0, 1))
    assert hurts(events, "drain") == []
    assert health(match) == [50, 100]


def test_go_26_6_not_reduced_and_no_armour_used() -> None:
    """GO-26.6: the field halves the weapon's part, the helmet goes for it, the 5 comes whole."""
    match = duel("locust", "banner magic_field of 1 at 7,5\nmat 1 helmet, body_armour", dice(5, 1, 1, 1))
    events = do(match, Shoot(0, 1))
    assert hurts(events, "weapon") + hurts(events, "drain") == [(1, 0, 0), (1, 5, 0)]
    assert cards(match, 1) == {3: "body_armour"}


def test_go_26_7_nothing_against_emoon() -> None:
    """GO-26.7: the weapon's damage only, no gain."""
    match = duel("gemini", "", dice(6, 6), target="emoon")
    do(match, Shoot(0, 1))
    assert health(match) == [50, 52]


@pytest.mark.parametrize(
    ("weapon", "where", "faces"),
    [
        ("sparrow", "7,5", (5, 1)),
        ("locust", "7,5", (5, 1, 1, 1)),
        ("tochinator", "6,5", (5,)),
        ("farsight", "8,5", (5, 2)),
    ],
)
def test_go_26_8_all_four_weapon_groups(weapon: str, where: str, faces: tuple[int, ...]) -> None:
    """GO-26.8: one die above 4, five more."""
    text = f"figure 0 drain at 5,5 hp 50\nfigure 1 medea at {where}\nmat 0 {weapon}\nturn 0 open"
    match = on(text, dice(*faces))
    assert hurts(do(match, Shoot(0, 1)), "drain") == [(1, 5, 0)]


def test_go_26_8_the_die_of_extra_six_too_but_no_throwable() -> None:
    """GO-26.8: three dice above 4; a Flame Bulb's sixes add nothing."""
    match = duel("gemini, extra_six, flame_bulb", "", dice(5, 5, 6), dice(6, 6))
    events = do(match, Shoot(0, 1, 6))
    assert hurts(events, "drain") == [(1, 15, 0)]
    other = duel("flame_bulb", "", dice(6, 6))
    assert hurts(do(other, Throw(5, 1)), "drain") == []


def test_go_26_9_the_gain_does_not_depend_on_what_was_left() -> None:
    """GO-26.9: a target with 3 health gives the full 10."""
    match = on("""
        seats 3
        figure 0 drain at 5,5 hp 50
        figure 1 medea at 7,5 hp 3
        figure 2 ebue at 12,12
        mat 0 gemini
        turn 0 open
    """, dice(5, 6))  # fmt: skip
    do(match, Shoot(0, 1))
    assert health(match) == [60, 0, 100]


def test_go_r65_a_4_is_not_above_4() -> None:
    """GO-R65: twice 4 on a platform or off it: nothing."""
    assert hurts(do(duel("gemini", "", dice(4, 4)), Shoot(0, 1)), "drain") == []


def test_go_r66_after_the_weapon_damage_and_before_the_elimination() -> None:
    """GO-R66: the order of events; the 5 of Drain may be the deadly part."""
    match = on("""
        seats 3
        figure 0 drain at 5,5 hp 50
        figure 1 medea at 7,5 hp 28
        figure 2 ebue at 12,12
        mat 0 gemini
        turn 0 open
    """, dice(5, 1))  # fmt: skip
    events = do(match, Shoot(0, 1))
    names = [type(e).__name__ for e in events if isinstance(e, (ev.Hurt, ev.Healed, ev.WeaponSpent, ev.Eliminated))]
    assert names == ["Hurt", "Hurt", "Healed", "WeaponSpent", "Eliminated"]
    assert [event.by for event in seen(events, ev.Eliminated)] == [0]
