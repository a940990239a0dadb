"""Section 20: Varas, Steal; GO-59.12, GO-R56."""

from __future__ import annotations

import pytest
from tests.games.gorgasali.ability_kit import cooldown, use
from tests.games.gorgasali.kit import cards, dice, do, figure, legal, refusal, seen
from tests.games.gorgasali.open_ground import on

from tavola.games.gorgasali import events as ev
from tavola.games.gorgasali.actions import EndTurn, Place, Refuse, Roll, Stay, Steal, UseAbility

THIEF = """
    figure 0 varas at 5,5 cd 0
    figure 1 medea at 8,5
    mat 1 gemini, helmet, boat | small_potion
    turn 0 before
"""
FULL = THIEF + "mat 0 axe, rope | compass, compass"


def test_go_20_1_range_3_cooldown_3() -> None:
    """GO-20.1: from an enemy at distance 3; the marker goes to 3."""
    match = on(THIEF)
    use(match, Steal(1, 6))
    assert (cards(match, 0), cooldown(match, 0)) == ({6: "boat"}, 3)


def test_go_20_1_distance_4_is_too_far() -> None:
    """GO-20.1: an enemy at 4 cannot be robbed."""
    match = on(THIEF + "seats 3\nfigure 2 ebue at 9,5\nmat 2 axe")
    use(match)
    assert {action.target for action in legal(match, Steal) if isinstance(action, Steal)} == {1}
    assert refusal(match, Steal(2, 6)).reason == "too-far"


def test_go_20_2_any_card_but_a_weapon() -> None:
    """GO-20.2: the helmet and both consumables are on the menu, the Gemini is refused."""
    match = on(THIEF)
    use(match)
    assert legal(match, Steal) == [Steal(1, 2), Steal(1, 6), Steal(1, 8)]
    assert refusal(match, Steal(1, 0)).rule == "GO-20.2"


def test_go_20_3_from_the_backpack_too_but_no_extra_chest() -> None:
    """GO-20.3: a backpack card comes; the extra chest stays where it is."""
    match = on(THIEF.replace("8,5", "8,5 chests 2"))
    use(match, Steal(1, 8))
    assert (cards(match, 0), figure(match, 1).chests, figure(match, 0).chests) == ({6: "small_potion"}, 2, 0)


def test_go_20_4_with_a_full_mat_varas_replaces_a_card() -> None:
    """GO-20.4: the stolen card takes exactly the slot of the replaced one."""
    match = on(FULL)
    use(match, Steal(1, 6), Place(0, 9))
    assert cards(match, 0) == {6: "axe", 7: "rope", 8: "compass", 9: "boat"}


def test_go_20_4_or_gets_rid_of_it() -> None:
    """GO-20.4: refused, it goes to the discard pile and the victim has lost it."""
    match = on(FULL)
    events = use(match, Steal(1, 6), Refuse(0))
    assert cards(match, 1) == {0: "gemini", 2: "helmet", 8: "small_potion"}
    assert len(seen(events, ev.CardRefused)) == 1


def test_go_20_4_an_empty_slot_takes_it_without_asking() -> None:
    """GO-20.4: an empty backpack slot is filled when the active ones are full."""
    match = on(FULL.replace("| compass, compass", "| compass"))
    use(match, Steal(1, 6))
    assert cards(match, 0)[9] == "boat"


@pytest.mark.parametrize("mat", ["", "mat 2 gemini, mantis"])
def test_go_20_5_an_enemy_without_such_a_card_cannot_be_chosen(mat: str) -> None:
    """GO-20.5: nothing on the mat, or weapons only."""
    alone = on(
        f"seats 3\nfigure 0 varas at 5,5 cd 0\nfigure 2 ebue at 6,5\nfigure 1 medea at 9,9\n{mat}\nturn 0 before"
    )
    assert refusal(alone, UseAbility()).rule == "GO-20.5"


def test_go_20_5_an_empty_slot_holds_nothing_to_steal() -> None:
    """GO-20.5: the empty slot beside the Boat is refused."""
    match = on(THIEF)
    use(match)
    assert refusal(match, Steal(1, 7)).rule == "GO-20.5"


def test_go_20_6_the_hole_is_refilled_at_the_end_of_the_victims_own_turn() -> None:
    """GO-20.6: not at the theft, not at the end of Varas' turn, but at the end of the victim's."""
    match = on(THIEF.replace("boat |", "6 boat, 7 axe |"), dice(1, 2), dice(1, 2))
    use(match, Steal(1, 6))
    do(match, Roll(), Stay(), EndTurn())
    assert cards(match, 1) == {0: "gemini", 2: "helmet", 7: "axe", 8: "small_potion"}
    do(match, Roll(), Stay(), EndTurn())
    assert cards(match, 1) == {0: "gemini", 2: "helmet", 6: "small_potion", 7: "axe"}


def test_go_59_12_a_theft_leads_to_the_placing() -> None:
    """GO-59.12: one target, one non-weapon card; with a full category Varas is asked where it goes."""
    match = on(FULL)
    use(match, Steal(1, 6))
    assert match.deciders == (0,)
    assert legal(match, Place) == [Place(0, slot) for slot in (6, 7, 8, 9)]
    assert legal(match, Refuse) == [Refuse(0)]


def test_go_r56_armour_is_a_card_like_any_other() -> None:
    """GO-R56: the helmet off the victim's head onto the thief's."""
    match = on(THIEF)
    use(match, Steal(1, 2))
    assert (cards(match, 0), 2 in cards(match, 1)) == ({2: "helmet"}, False)


def test_go_r56_with_hidden_backpacks_the_menu_shows_only_that_something_is_there() -> None:
    """GO-R56, GO-65.10: Varas picks a filled slot without knowing what lies in it."""
    match = on(THIEF + "option hiddenBackpack on")
    use(match)
    assert Steal(1, 8) in match.menu(0)
    assert Steal(1, 9) not in match.menu(0)
    assert match.view(0).seats[1].mat[8:10] == (-2, -1)
