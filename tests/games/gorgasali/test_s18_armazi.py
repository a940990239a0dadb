"""Section 18: Armazi, Supernova; GO-59.10, GO-R53."""

from __future__ import annotations

import pytest
from tests.games.gorgasali.ability_kit import cooldown, health, hurts, use
from tests.games.gorgasali.kit import cards, legal, refusal, seen
from tests.games.gorgasali.open_ground import on

from tavola.games.gorgasali import events as ev
from tavola.games.gorgasali.actions import Supernova, UseAbility

THREE = """
    seats 4
    figure 0 armazi at 5,5 cd 0
    figure 1 ebue at 6,6
    figure 2 varas at 7,6
    figure 3 medea at 7,3
    turn 0 before
"""


def test_go_18_1_range_2_cooldown_5_damage_35() -> None:
    """GO-18.1: at distance 2 it takes 35, and the marker goes to 5."""
    match = on("figure 0 armazi at 5,5 cd 0\nfigure 1 ebue at 7,6\nturn 0 before")
    events = use(match, Supernova(1))
    assert (hurts(events, "supernova"), cooldown(match, 0)) == ([(1, 35, 0)], 5)


def test_go_18_1_distance_3_is_out_of_reach() -> None:
    """GO-18.1: nobody within 2, nothing to use."""
    match = on("figure 0 armazi at 5,5 cd 0\nfigure 1 ebue at 8,6\nturn 0 before")
    assert refusal(match, UseAbility()).rule == "GO-18.1"


def test_go_18_2_two_enemies_side_by_side_are_both_hit() -> None:
    """GO-18.2: 35 each, in the order named."""
    events = use(on(THREE), Supernova(2, 1))
    assert hurts(events, "supernova") == [(2, 35, 0), (1, 35, 0)]


def test_go_18_2_the_same_enemy_is_not_two() -> None:
    """GO-18.2: one enemy cannot be named twice."""
    match = on(THREE)
    use(match)
    assert refusal(match, Supernova(1, 1)).rule == "GO-18.2"


def test_go_18_3_never_a_third_target() -> None:
    """GO-18.3: of three enemies in a row side by side only the two named are hit."""
    match = on(THREE.replace("7,3", "7,5"))
    use(match, Supernova(1, 2))
    assert health(match) == [100, 65, 65, 100]


@pytest.mark.parametrize(
    ("second", "rule"),
    [("9,6", "too-far"), ("8,7", "too-far"), ("3,5", "not-side-by-side"), ("7,4", "not-side-by-side")],
)
def test_go_18_4_both_within_2_and_side_by_side(second: str, rule: str) -> None:
    """GO-18.4: the second beside the first but at 3 from Armazi, or within 2 but not beside it: refused."""
    match = on(THREE.replace("7,6", second).replace("ebue at 6,6", "ebue at 7,6"))
    use(match)
    assert refusal(match, Supernova(1, 2)).reason == rule


def test_go_18_4_names_its_rule() -> None:
    """GO-18.4: two in reach that do not stand next to each other."""
    match = on(THREE)
    use(match)
    assert refusal(match, Supernova(1, 3)).rule == "GO-18.4"


def test_go_18_5_armour_and_field_do_not_help_and_stay() -> None:
    """GO-18.5: 35 through helmet, body armour and Magic Field; the armour is not discarded."""
    match = on(THREE + "mat 1 helmet, body_armour\nbanner magic_field of 1 at 6,6")
    use(match, Supernova(1))
    assert (health(match)[1], cards(match, 1)) == (65, {2: "helmet", 3: "body_armour"})


def test_go_18_6_no_die_is_rolled() -> None:
    """GO-18.6: it cannot miss."""
    events = use(on(THREE), Supernova(1, 2))
    assert seen(events, ev.DiceRolled) == []
    assert len(hurts(events, "supernova")) == 2


def test_go_18_7_the_second_target_is_optional() -> None:
    """GO-18.7: with two side by side, one alone may be chosen."""
    match = on(THREE)
    use(match, Supernova(1))
    assert health(match) == [100, 65, 100, 100]


def test_go_59_10_the_menu_of_a_supernova() -> None:
    """GO-59.10: each enemy within 2 alone, and each pair side by side, in either order."""
    match = on(THREE)
    use(match)
    alone = [Supernova(1), Supernova(2), Supernova(3)]
    assert legal(match, Supernova) == [*alone, Supernova(1, 2), Supernova(2, 1)]


def test_go_r53_the_second_target_must_be_within_2_too() -> None:
    """GO-R53: being beside the first target does not lengthen the range."""
    match = on(THREE.replace("varas at 7,6", "varas at 8,6").replace("ebue at 6,6", "ebue at 7,6"))
    use(match)
    assert Supernova(1) in match.menu(0)
    assert refusal(match, Supernova(1, 2)).rule == "GO-11.4"
