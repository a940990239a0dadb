"""Sections 47, 48, 49 and 51: healing cards, movement cards, ammo bags."""

from __future__ import annotations

import pytest
from tests.games.gorgasali.duels import duel, hp, shoot, spent
from tests.games.gorgasali.kit import at, cards, dice, do, figure, legal, refusal, square, state, where
from tests.games.gorgasali.open_ground import on
from tests.games.gorgasali.strides import step, walk, ways

from tavola.core.play import Match
from tavola.games.gorgasali import cards as c
from tavola.games.gorgasali.actions import (
    Drink,
    EndTurn,
    EndWalk,
    Jump,
    Load,
    Manage,
    Place,
    Reload,
    Ride,
    Roll,
    Shoot,
    Stay,
    Step,
    Throw,
)
from tavola.games.gorgasali.content import load_cards

SUPPORTS = load_cards().supports


def early(mat: str, facts: str = "", *script: tuple[int, ...], more: str = "") -> Match:
    """Seat 0 before its roll."""
    text = f"""
        seats 3
        figure 0 varas at 5,5 {facts}
        figure 1 ebue at 9,9
        figure 2 kruber at 13,13
        mat 0 {mat}
        {more}
        turn 0 before
        """
    return on(text, *[dice(*faces) for faces in script])


def rolled(rows: str, mat: str, faces: str = "1,2", more: str = "") -> Match:
    """Seat 0 on a drawn map, after its roll."""
    return at(f"map\n{rows}\nseats 2\nfigure 0 varas\nfigure 1 ebue\nmat 0 {mat}\n{more}\nturn 0 after dice {faces}\n")


def jumps(match: Match, slot: int = 6) -> set[tuple[int, int]]:
    board = state(match).kit.board
    found = [a.to for a in legal(match, Jump) if isinstance(a, Jump) and a.slot == slot]
    return {(board.x(to), board.y(to)) for to in found}


def jump(match: Match, x: int, y: int) -> Jump:
    return Jump(6, square(match, x, y))


# --- 47 -------------------------------------------------------------------------------------------------------------


def test_go_47_1_three_groups_and_the_ammo_bag() -> None:
    """GO-47.1: 3 healing, 6 movement, 4 extension cards, and the single kind."""
    groups = [s.group for s in SUPPORTS if s.category == c.CONSUMABLE]
    assert [groups.count(g) for g in (c.HEALING, c.MOVEMENT, c.EXTENSION, c.AMMO)] == [3, 6, 4, 1]


def test_go_47_2_one_consumable_a_turn() -> None:
    """GO-47.2: after a potion no other in any window of the turn."""
    match = early("gemini, small_potion, axe", "hp 50", (1, 2))
    do(match, Drink(6), Roll())
    assert refusal(match, Ride(7)).rule == "GO-6.7"


def test_go_47_3_each_group_in_its_window() -> None:
    """GO-47.3: healing and ammo before the roll, movement after it, extension with the shot."""
    before = early("small_potion, axe", "", (1, 2))
    assert refusal(before, Ride(7)).rule == "GO-47.3"
    do(before, Roll())
    assert refusal(before, Drink(6)).rule == "GO-6.9"
    assert legal(before, Ride) == [Ride(7)]
    do(before, Stay())
    assert refusal(before, Ride(7)).rule == "GO-47.3"
    bag = early("ammo_bag, teleport", "", (1, 2))
    assert refusal(bag, Jump(7, square(bag, 5, 6))).rule == "GO-47.3"
    do(bag, Roll())
    assert refusal(bag, Load(6)).rule == "GO-6.9"


# --- 48 -------------------------------------------------------------------------------------------------------------


def drunk(key: str, health: int) -> int:
    """The health after this potion."""
    match = early(key, f"hp {health}")
    do(match, Drink(6))
    assert cards(match, 0) == {}
    return hp(match, 0)


def test_go_48_1_small_potion() -> None:
    """GO-48.1: +20."""
    assert drunk("small_potion", 30) == 50


def test_go_48_2_medium_potion() -> None:
    """GO-48.2: +50."""
    assert drunk("medium_potion", 30) == 80


def test_go_48_3_large_potion() -> None:
    """GO-48.3: to 100, from wherever."""
    assert [drunk("large_potion", health) for health in (1, 60)] == [100, 100]


@pytest.mark.parametrize("key", ["small_potion", "medium_potion", "large_potion"])
def test_go_48_4_cap_100(key: str) -> None:
    """GO-48.4: the surplus is lost."""
    match = early(key, "hp 90")
    do(match, Drink(6))
    assert hp(match, 0) == 100


def test_go_48_5_forbidden_while_burned() -> None:
    """GO-48.5: the ammo bag is not."""
    match = early("large_potion, ammo_bag", "hp 10", more="")
    burned = on(
        "seats 2\nfigure 0 varas at 5,5 burned 1\nfigure 1 tharsis at 9,9\n"
        "mat 0 large_potion, ammo_bag\nturn 0 before\n"
    )
    assert legal(match, Drink) == [Drink(6)]
    assert refusal(burned, Drink(6)).rule == "GO-48.5"
    assert legal(burned, Load) == [Load(7)]


def test_go_48_6_legal_at_full_health() -> None:
    """GO-48.6: it is spent for nothing."""
    match = early("small_potion")
    do(match, Drink(6))
    assert (hp(match, 0), cards(match, 0)) == (100, {})


@pytest.mark.parametrize("slot", [0, 5, 7, 8, 99, -1])
def test_go_48_1_only_a_healing_card_in_an_active_slot(slot: int) -> None:
    """GO-48.1: no weapon, throwable, movement card, stored potion, nor nothing."""
    assert refusal(early("gemini, ntt_bulb, small_potion, axe | large_potion"), Drink(slot)).rule == "GO-48.1"


# --- 49 -------------------------------------------------------------------------------------------------------------


def ride_over(letter: str, key: str) -> None:
    """Three numbers over two squares of this terrain and a plain one between."""
    match = rolled(f"0{letter}.{letter}..\n.....1", key, "1,2")
    do(match, Ride(6))
    walk(match, (1, 0), (2, 0), (3, 0))
    assert where(match, 0) == (3, 0)
    assert EndTurn() in match.menu(0)


def test_go_49_1_axe() -> None:
    """GO-49.1: forest for 1."""
    ride_over("F", "axe")


def test_go_49_2_boat() -> None:
    """GO-49.2: water for 1."""
    ride_over("W", "boat")


def test_go_49_3_rope() -> None:
    """GO-49.3: mountain for 1."""
    ride_over("M", "rope")


def test_go_49_4_all_squares_of_that_terrain_and_no_other() -> None:
    """GO-49.4: with an Axe forest, forest, water is 1 + 1 + 3."""
    match = rolled("0FFW..\n.....1", "axe", "2,3")
    do(match, Ride(6))
    walk(match, (1, 0), (2, 0), (3, 0))
    assert state(match).turn.left == 0
    assert where(match, 0) == (3, 0)


def test_go_49_5_compass_allows_diagonal_steps_in_this_walk() -> None:
    """GO-49.5: all eight neighbours; without it four."""
    match = rolled("...\n.0.\n...\n..1", "compass")
    assert len(ways(match)) == 4
    do(match, Ride(6))
    assert len(ways(match)) == 8


def test_go_49_6_a_diagonal_costs_the_square_entered_and_cuts_corners() -> None:
    """GO-49.6: between two tree squares onto forest for 2, then straight on."""
    match = rolled("0T..\nTF..\n....\n...1", "compass")
    do(match, Ride(6))
    walk(match, (1, 1))
    assert state(match).turn.left == 1
    walk(match, (2, 1))
    assert EndTurn() in match.menu(0)


def test_go_49_7_adrenaline_doubles_the_numbers() -> None:
    """GO-49.7: 1 and 2 make 6."""
    match = rolled("0......\n......1", "adrenaline")
    do(match, Ride(6))
    assert state(match).turn.left == 6


def test_go_49_8_the_doubled_sum_is_used_exactly() -> None:
    """GO-49.8: five of six squares are no end."""
    match = rolled("0.......\n.......1", "adrenaline")
    do(match, Ride(6))
    walk(match, (1, 0), (2, 0), (3, 0), (4, 0), (5, 0))
    assert refusal(match, EndWalk()).rule == "GO-7.11"
    walk(match, (6, 0))
    assert EndTurn() in match.menu(0)


def test_go_49_9_teleport_in_row_or_column_1_to_8() -> None:
    """GO-49.9: a cross of eight each way, cut by the edge; no diagonal, not the own square, not nine."""
    match = early("teleport", "", (1, 2))
    do(match, Roll())
    assert jumps(match) == {(x, 5) for x in range(14) if x != 5} | {(5, y) for y in range(14) if y != 5}
    assert [refusal(match, jump(match, *to)).rule for to in ((6, 6), (5, 5))] == ["GO-49.9"] * 2
    far = on("seats 2\nfigure 0 varas at 0,5\nfigure 1 ebue at 13,13\nmat 0 teleport\nturn 0 after dice 1,2\n")
    assert (8, 5) in jumps(far)
    assert refusal(far, jump(far, 9, 5)).rule == "GO-49.9"
    assert refusal(far, Jump(6, -1)).rule == "GO-49.9"


def test_go_49_10_it_passes_over_everything() -> None:
    """GO-49.10: figure, chest, tree, Barrier and the edge of the map itself."""
    match = rolled("01CT#.." + "\n......." * 4, "teleport", more="banner barrier of 1 at 5,0 5,1 5,2 5,3 5,4")
    assert jumps(match) == {(6, 0), (0, 1), (0, 2), (0, 3), (0, 4)}


def test_go_49_11_only_onto_a_vacant_square() -> None:
    """GO-49.11: neither figure, tree, nor any defensive banner."""
    more = (
        "banner barrier of 1 at 3,0 3,1 3,2 3,3 3,4\nbanner magic_field of 1 at 4,0\nbanner ball_lightning of 1 at 5,0"
    )
    match = rolled("01T...." + "\n......." * 4, "teleport", more=more)
    for x in (1, 2, 3, 4, 5):
        assert refusal(match, jump(match, x, 0)).rule == "GO-49.11"
    assert jumps(match) == {(6, 0), (0, 1), (0, 2), (0, 3), (0, 4)}


def test_go_49_12_never_onto_an_unopened_chest() -> None:
    """GO-49.12: onto the square of an opened one it may."""
    match = rolled("0.C.\n...1", "teleport")
    assert refusal(match, jump(match, 2, 0)).rule == "GO-49.11"


def test_go_49_13_after_the_jump_the_roll_is_walked() -> None:
    """GO-49.13: 3 numbers from the landing square."""
    match = rolled("0.........\n.........1", "teleport")
    do(match, jump(match, 5, 0))
    walk(match, (6, 0), (7, 0), (8, 0))
    assert EndTurn() in match.menu(0)


@pytest.mark.parametrize(("faces", "rule"), [("1,2", None), ("2,2", "GO-8.3")])
def test_go_49_14_or_the_walk_is_skipped(faces: str, rule: str | None) -> None:
    """GO-49.14: if skipping is allowed this turn."""
    match = rolled("0.........\n.........1", "teleport", faces)
    do(match, jump(match, 5, 0))
    if rule:
        assert refusal(match, Stay()).rule == rule
        return
    do(match, Stay())
    assert figure(match, 0).skipped == 1


ZONES = "zones\n" + "1" * 14 + "\n" + ("4" * 14 + "\n") * 13


def in_zone(rounds: int) -> Match:
    return on(
        ZONES + f"seats 2\nround {rounds}\nfigure 0 varas at 5,3\nfigure 1 ebue at 9,9\n"
        "mat 0 teleport\nturn 0 after dice 1,2\n"
    )


@pytest.mark.parametrize(("rounds", "penalty"), [(5, 0), (6, 5), (11, 10), (16, 15)])
def test_go_49_15_landing_on_an_inactive_square_costs_one_penalty(rounds: int, penalty: int) -> None:
    """GO-49.15: once, at the current rate."""
    match = in_zone(rounds)
    do(match, jump(match, 5, 0))
    assert hp(match, 0) == 100 - penalty
    do(match, Stay())
    assert hp(match, 0) == 100 - penalty


@pytest.mark.parametrize("key", ["axe", "boat", "rope", "compass", "adrenaline"])
def test_go_49_16_no_other_movement_card_goes_with_staying(key: str) -> None:
    """GO-49.16: after it one must walk."""
    match = rolled("0...\n...1", key)
    do(match, Ride(6))
    assert refusal(match, Stay()).rule == "GO-6.12"


def test_go_49_17_the_landing_is_free_and_both_ends_are_covered() -> None:
    """GO-49.17: water costs nothing to land on; neither it nor the start can be entered again."""
    match = rolled("0.W..\n....1", "teleport", "1,3")
    do(match, jump(match, 2, 0))
    assert state(match).turn.left == 4
    walk(match, (1, 0))
    assert [refusal(match, step(match, *to)).rule for to in ((0, 0), (2, 0))] == ["GO-7.4"] * 2


@pytest.mark.parametrize(("facts", "rule"), [("sector 1", "GO-49.17"), ("at 0,0 frozen 1", "GO-22.7")])
def test_go_49_17_not_off_the_map_nor_frozen(facts: str, rule: str) -> None:
    """GO-49.17: nor from a sector."""
    match = at(
        f"map\n.....\n....1\nsector 1 0,0\nseats 2\nfigure 0 varas {facts}\nfigure 1 tsiva\n"
        "mat 0 teleport\nturn 0 after dice 1,2\n"
    )
    assert refusal(match, Jump(6, 2)).rule == rule
    assert legal(match, Jump) == []


def test_go_49_18_movement_cards_do_not_act_on_dobergun() -> None:
    """GO-49.18: after a walk with a Compass its steps are orthogonal."""
    match = on(
        "seats 2\nfigure 0 varas at 5,5\nfigure 1 ebue at 8,8\nmat 0 dobergun, compass\nturn 0 after dice 1,1\n",
        dice(5),
    )
    do(match, Ride(6))
    walk(match, (6, 6), (7, 7))
    shoot(match)
    assert ways(match) == {(7, 6), (8, 7), (7, 8), (6, 7)}


# --- 51 -------------------------------------------------------------------------------------------------------------


def test_go_51_1_all_own_weapons_are_reloaded_at_once() -> None:
    """GO-51.1: both; the bag is gone."""
    match = early("gemini*, anvil*, ammo_bag")
    do(match, Load(6))
    assert cards(match, 0) == {0: "gemini", 1: "anvil"}


def test_go_51_2_in_action_1_instead_of_a_healing_card() -> None:
    """GO-51.2: one of the two."""
    match = early("gemini*, ammo_bag, small_potion", "hp 50")
    do(match, Load(6))
    assert refusal(match, Drink(7)).rule == "GO-6.7"
    other = early("gemini*, ammo_bag, small_potion", "hp 50")
    do(other, Drink(7))
    assert refusal(other, Load(6)).rule == "GO-6.7"


def test_go_51_3_it_is_the_consumable_of_the_turn() -> None:
    """GO-51.3: no Extra Six with the shot it made possible."""
    match = on(
        "seats 2\nfigure 0 varas at 5,5\nfigure 1 ebue at 6,5\nmat 0 gemini*, ammo_bag, extra_six\nturn 0 before\n",
        dice(1, 2),
    )
    do(match, Load(6), Roll(), Stay())
    assert legal(match, Shoot) == [Shoot(0, 1)]
    assert refusal(match, Shoot(0, 1, 7)).rule == "GO-6.7"
    assert not spent(match)


def test_go_51_1_only_an_ammo_bag_loads() -> None:
    """GO-51.1: a potion does not."""
    assert refusal(early("small_potion"), Load(6)).rule == "GO-51.1"


# --- rulings --------------------------------------------------------------------------------------------------------


def test_go_r29_no_discarding_at_will_and_uses_without_effect_are_legal() -> None:
    """GO-R29: Axe without forest, ammo or reload with nothing spent, NTT on the unarmed; but no discarding."""
    axe = rolled("0...\n...1", "axe")
    do(axe, Ride(6))
    assert ways(axe) == {(1, 0), (0, 1)}
    do(early("gemini, ammo_bag"), Load(6))
    open_phase = duel("ntt_bulb")
    do(open_phase, Reload(), Throw(5, 1))
    assert [type(action) for action in (open_phase.menu(0).listed() or [])] == [EndTurn]
    assert refusal(duel("axe"), Manage()).rule == "GO-6.18"
    assert legal(early("axe"), Place) == legal(early("axe"), Step) == []
