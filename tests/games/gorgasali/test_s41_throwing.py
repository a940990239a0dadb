"""Sections 41 to 44: Flame Bulb, Magic Spear and NTT Bulb (GO-R76, GO-R79, GO-R100, GO-R104)."""

from __future__ import annotations

from itertools import product

import pytest
from tests.games.gorgasali.kit import at, cards, dice, do, figure, legal, refusal, seen, state
from tests.games.gorgasali.open_ground import on

from tavola.core.play import Match
from tavola.core.values import Event
from tavola.games.gorgasali import events as ev
from tavola.games.gorgasali.actions import EndTurn, Place, Refuse, Reload, Roll, Shoot, Stay, Throw, UseAbility

# Seat 0 throws from (5,5); seat 1 is the target.
THROW = """
    seats 4
    figure 0 armazi at 5,5
    figure 1 ebue at 7,5
    figure 2 medea at 13,13
    figure 3 varas at 13,0
    turn 0 open
"""
FLAME, SPEAR, NTT = THROW + "mat 0 flame_bulb\n", THROW + "mat 0 magic_spear\n", THROW + "mat 0 ntt_bulb\n"
WALL = "banner barrier of 1 at 6,3 6,4 6,5 6,6 6,7\n"
DAMAGING = [("flame_bulb", (6, 6)), ("magic_spear", (2,))]


def hurts(events: list[Event]) -> list[tuple[int, int]]:
    """Who took how much, in order."""
    return [(e.seat, e.gross - e.blocked) for e in events if isinstance(e, ev.Hurt)]


def health(match: Match, *seats: int) -> list[int]:
    return [figure(match, seat).health for seat in seats]


def test_go_41_1_one_throwable_card_a_turn() -> None:
    """GO-41.1: the second one is refused."""
    match = on("option matLayout roomy" + THROW + "mat 0 ntt_bulb, magic_spear")
    do(match, Throw(6, 1))
    assert legal(match, Throw) == []
    assert refusal(match, Throw(7, 1)).rule == "GO-41.1"


@pytest.mark.parametrize("moment", ["before", "after dice 1,2"])
def test_go_41_2_only_after_the_end_of_movement(moment: str) -> None:
    """GO-41.2: neither before the roll nor before the movement."""
    assert refusal(on(NTT.replace("open", moment)), Throw(5, 1)).rule == "GO-41.2"


@pytest.mark.parametrize(("text", "faces"), [(FLAME, (4, 4)), (SPEAR, (3,))])
def test_go_41_3_it_is_discarded_also_on_a_miss(text: str, faces: tuple[int, ...]) -> None:
    """GO-41.3: the card is on the pile after a miss."""
    match = on(text, dice(*faces))
    assert seen(do(match, Throw(5, 1)), ev.Missed)
    assert (cards(match, 0), len(state(match).support_discard)) == ({}, 1)


def test_go_41_4_two_kinds_deal_damage() -> None:
    """GO-41.4: Flame Bulb and Magic Spear; NTT and Smoke Bulb do not."""
    for card, faces in DAMAGING:
        assert hurts(do(on(THROW + f"mat 0 {card}", dice(*faces)), Throw(5, 1)))
    assert not hurts(do(on(NTT), Throw(5, 1)))
    assert not hurts(do(on(THROW + "mat 0 smoke_bulb"), Throw(5)))


@pytest.mark.parametrize("card", ["flame_bulb", "magic_spear", "ntt_bulb"])
def test_go_41_5_they_need_clear_view(card: str) -> None:
    """GO-41.5: not across a Barrier."""
    match = on(THROW + WALL + f"mat 0 {card}")
    assert legal(match, Throw) == []
    assert refusal(match, Throw(5, 1)).rule == "GO-10.3"


@pytest.mark.parametrize("card", ["magic_spear", "ntt_bulb"])
def test_go_41_5_they_need_range(card: str) -> None:
    """GO-41.5: not beyond the card's reach."""
    assert refusal(on(THROW.replace("7,5", "12,5") + f"mat 0 {card}"), Throw(5, 1)).rule == "GO-11.4"


def test_go_41_6_throwables_are_no_shots() -> None:
    """GO-41.6: neither smoke nor platform helps the target, and D'rain drains nothing."""
    text = SPEAR.replace("armazi at 5,5", "drain at 10,5 hp 50").replace("7,5", "5,5")
    smoke, platform = (
        on(text + "banner smoke of 1 at 5,5", dice(5)),
        on(text + "banner tree_platform of 1 at 5,5", dice(5)),
    )
    for match in (smoke, platform):
        assert hurts(do(match, Throw(5, 1))) == [(1, 60)]
        assert health(match, 0) == [50]


def test_go_41_7_the_main_action_is_neither_needed_nor_blocked() -> None:
    """GO-41.7: a shot after a throw, and a throw after a shot."""
    first, last = on(NTT + "mat 0 gemini", dice(1, 1)), on(NTT + "mat 0 gemini", dice(1, 1))
    do(first, Throw(5, 1), Shoot(0, 1))
    do(last, Shoot(0, 1), Throw(5, 1))
    assert state(first).turn.main == state(last).turn.thrown == 1


@pytest.mark.parametrize("card", ["flame_bulb", "magic_spear", "ntt_bulb"])
def test_go_41_8_no_throw_without_a_target(card: str) -> None:
    """GO-41.8: a target must be named; with nobody in reach nothing is on the menu."""
    match = on(THROW.replace("7,5", "13,5") + f"mat 0 {card}")
    assert legal(match, Throw) == []
    assert refusal(match, Throw(5)).rule == "GO-41.8"


def test_go_41_9_the_dice_are_never_changed_by_cards() -> None:
    """GO-41.9: with extension cards on the mat and the target on a platform, 4 and 5 are 9 and hit."""
    match = on(FLAME + "banner tree_platform of 1 at 7,5\nmat 0 second_swing, extra_six", dice(4, 5))
    events = do(match, Throw(5, 1))
    assert hurts(events) == [(1, 40)]
    assert [e.faces for e in events if isinstance(e, ev.DiceRolled)] == [(4, 5)]


def test_go_42_1_flame_bulb_at_distance_exactly_2() -> None:
    """GO-42.1: not at 1, not at 3; a diagonal 2 is fine."""
    assert legal(on(FLAME.replace("7,5", "7,7")), Throw) == [Throw(5, 1)]
    assert refusal(on(FLAME.replace("7,5", "6,5")), Throw(5, 1)).rule == "GO-42.1"
    assert refusal(on(FLAME.replace("7,5", "8,5")), Throw(5, 1)).rule == "GO-11.4"


def test_go_42_2_nine_or_more_hits_else_nothing_happens() -> None:
    """GO-42.2: a total of 9 hits; 8 hurts nobody, the neighbour included."""
    text = FLAME.replace("13,13", "8,5")
    assert hurts(do(on(text, dice(3, 6)), Throw(5, 1))) == [(1, 40), (2, 40)]
    assert hurts(do(on(text, dice(2, 6)), Throw(5, 1))) == []


def test_go_42_3_damage_40() -> None:
    """GO-42.3: 100 becomes 60."""
    match = on(FLAME, dice(6, 6))
    do(match, Throw(5, 1))
    assert health(match, 1) == [60]


def test_go_42_4_all_other_enemies_next_to_the_target_take_the_same() -> None:
    """GO-42.4: the two at distance 1 of the target, not the one at distance 2."""
    match = on(
        FLAME.replace("seats 4", "seats 5").replace("13,13", "8,6").replace("13,0", "9,5") + "figure 4 kruber at 7,4",
        dice(5, 5),
    )
    do(match, Throw(5, 1))
    assert health(match, 1, 2, 3, 4) == [60, 60, 100, 60]


def test_go_42_5_each_victim_through_its_own_protection() -> None:
    """GO-42.5: the target has a helmet, its neighbour a field and body armour."""
    match = on(
        FLAME.replace("13,13", "8,5") + "banner magic_field of 2 at 8,5\nmat 1 helmet\nmat 2 body_armour", dice(5, 5)
    )
    assert hurts(do(match, Throw(5, 1))) == [(1, 30), (2, 0)]
    assert (cards(match, 1), cards(match, 2)) == ({}, {})


def test_go_42_6_splash_needs_no_view_and_no_distance() -> None:
    """GO-42.6: victims at distance 1 and 3 of the thrower, the far one behind a Barrier."""
    match = on(
        FLAME.replace("13,13", "8,5").replace("13,0", "6,4") + "banner barrier of 2 at 8,0 8,1 8,2 8,3 8,4", dice(5, 5)
    )
    assert hurts(do(match, Throw(5, 1))) == [(1, 40), (2, 40), (3, 40)]


def test_go_42_7_thrower_and_teammates_are_never_hurt() -> None:
    """GO-42.7: the teammate beside the target is spared."""
    match = on("option scenario duo" + FLAME.replace("13,13", "8,5").replace("13,0", "7,6"), dice(5, 5))
    assert hurts(do(match, Throw(5, 1))) == [(1, 40), (3, 40)]


def test_go_r76_target_first_then_clockwise_from_the_thrower() -> None:
    """GO-R76: seat 2 throws at seat 1: target 1, then 3 and 0, each the full 40."""
    match = on(
        """
        seats 4
        figure 0 armazi at 8,5
        figure 1 ebue at 7,5
        figure 2 medea at 5,5
        figure 3 varas at 7,6
        mat 2 flame_bulb
        turn 2 open
    """,
        dice(5, 5),
    )
    assert hurts(do(match, Throw(5, 1))) == [(1, 40), (3, 40), (0, 40)]


@pytest.mark.parametrize("away", [1, 6])
def test_go_43_1_magic_spear_within_6(away: int) -> None:
    """GO-43.1: distances 1 and 6 are legal, 7 is not."""
    assert legal(on(SPEAR.replace("7,5", f"{5 + away},5")), Throw) == [Throw(5, 1)]
    assert refusal(on(SPEAR.replace("7,5", "12,5")), Throw(5, 1)).rule == "GO-11.4"


@pytest.mark.parametrize("face", [1, 2, 3, 4, 5, 6])
def test_go_43_2_it_hits_only_if_the_die_equals_the_distance(face: int) -> None:
    """GO-43.2: at distance 2 only a 2 hits, a higher one does not."""
    assert bool(hurts(do(on(SPEAR, dice(face)), Throw(5, 1)))) == (face == 2)


def test_go_43_3_damage_60() -> None:
    """GO-43.3: 100 becomes 40."""
    match = on(SPEAR, dice(2))
    do(match, Throw(5, 1))
    assert health(match, 1) == [40]


def test_go_44_1_ntt_bulb_within_3() -> None:
    """GO-44.1: distance 3 is legal, 4 is not."""
    assert legal(on(NTT.replace("7,5", "8,5")), Throw) == [Throw(5, 1)]
    assert refusal(on(NTT.replace("7,5", "9,5")), Throw(5, 1)).rule == "GO-11.4"


def test_go_44_2_no_roll_all_weapons_face_down() -> None:
    """GO-44.2: both weapons are spent and no die is rolled."""
    match = on(NTT + "mat 1 gemini, mantis, helmet")
    events = do(match, Throw(5, 1))
    assert cards(match, 1) == {0: "gemini*", 1: "mantis*", 2: "helmet"}
    assert not seen(events, ev.DiceRolled)


def test_go_44_3_they_stay_unusable_until_reloaded() -> None:
    """GO-44.3: the victim cannot shoot; after a reload the weapons are loaded."""
    text = NTT.replace("turn 0", "turn 1") + "mat 1 gemini*, mantis*"
    match = on(text)
    assert refusal(match, Shoot(0, 0)).rule == "GO-29.7"
    do(match, Reload())
    assert cards(match, 1) == {0: "gemini", 1: "mantis"}


def test_go_44_4_one_target_only() -> None:
    """GO-44.4: the neighbour of the target keeps a loaded weapon."""
    match = on(NTT.replace("13,13", "7,6") + "mat 1 gemini\nmat 2 mantis")
    do(match, Throw(5, 1))
    assert (cards(match, 1), cards(match, 2)) == ({0: "gemini*"}, {0: "mantis"})


def test_go_44_5_no_damage_and_no_armour_lost() -> None:
    """GO-44.5: health and armour stay, field or not."""
    match = on(NTT + "banner magic_field of 1 at 7,5\nmat 1 helmet, gemini")
    do(match, Throw(5, 1))
    assert (health(match, 1), cards(match, 1)) == ([100], {0: "gemini*", 2: "helmet"})


def test_go_44_6_also_just_reloaded_weapons_and_the_no_reload_one() -> None:
    """GO-44.6: Everload goes down like any other."""
    match = on(NTT + "mat 1 everload, gemini")
    do(match, Throw(5, 1))
    assert cards(match, 1) == {0: "everload*", 1: "gemini*"}


def test_go_r79_weapons_reloaded_this_round_go_down_again() -> None:
    """GO-R79: seat 0 reloads, and seat 1's NTT in the same round turns both weapons down."""
    text = THROW + "mat 0 gemini*, mantis*\nmat 1 ntt_bulb"
    match = on(text, dice(1, 2))
    do(match, Reload())
    assert cards(match, 0) == {0: "gemini", 1: "mantis"}
    do(match, EndTurn(), Roll(), Stay(), Throw(5, 0))
    assert cards(match, 0) == {0: "gemini*", 1: "mantis*"}


def test_go_r100_nothing_is_declared_into_the_void() -> None:
    """GO-R100: with nobody in reach no shot, no throw and no ability can be used, not even to lose a smoke."""
    match = on(
        THROW.replace("5,5", "5,5 cd 0").replace("7,5", "13,5") + "mat 0 gemini, ntt_bulb\nbanner smoke of 0 at 5,5"
    )
    assert [type(way) for way in match.menu(0).listed() or ()] == [Reload, EndTurn]
    assert refusal(match, UseAbility()).rule == "GO-18.1"
    assert refusal(match, Shoot(0, 1)).rule == "GO-11.4"


def test_go_r104_everything_a_splash_takes_goes_to_the_thrower() -> None:
    """GO-R104: target and splash victim fall; the thrower loots both, one after the other."""
    match = on(
        FLAME.replace("7,5", "7,5 hp 40 chests 1").replace("13,13", "8,5 hp 40 chests 1")
        + "mat 1 gemini, barrier\nmat 2 mantis, ammo_bag",
        dice(6, 6),
    )
    do(match, Throw(5, 1))
    assert cards(match, 0) == {0: "gemini", 1: "mantis", 4: "barrier", 6: "ammo_bag"}
    assert figure(match, 0).chests == 2


def test_go_59_37_a_legal_enemy_as_target_and_no_further_throwable() -> None:
    """GO-59.37: the menu holds the two enemies in reach, not the far one; afterwards none."""
    match = on(NTT.replace("13,13", "5,8"))
    assert legal(match, Throw) == [Throw(5, 1), Throw(5, 2)]
    do(match, Throw(5, 2))
    assert legal(match, Throw) == []


def test_go_60_19_flame_bulb_hits_in_10_of_36_cases() -> None:
    """GO-60.19: all 36 rolls."""
    hits = [bool(hurts(do(on(FLAME, dice(*faces)), Throw(5, 1)))) for faces in product(range(1, 7), repeat=2)]
    assert (sum(hits), len(hits)) == (10, 36)


@pytest.mark.parametrize("away", [1, 2, 3, 4, 5, 6])
def test_go_60_20_magic_spear_hits_with_one_face_at_each_distance(away: int) -> None:
    """GO-60.20: one face of six."""
    text = SPEAR.replace("7,5", f"{5 + away},5")
    assert sum(bool(hurts(do(on(text, dice(face)), Throw(5, 1)))) for face in range(1, 7)) == 1


def test_go_53_10_loot_of_a_splash_is_placed_before_the_next_victim() -> None:
    """GO-53.10: the target falls and its helmet is placed; only then the neighbour falls and its helmet is asked."""
    match = on(
        FLAME.replace("7,5", "7,5 hp 1").replace("13,13", "8,5 hp 1") + "mat 0 helmet\nmat 1 barrier, locust\n"
        "mat 0 ball_lightning\nmat 2 magic_field",
        dice(6, 6),
    )
    do(match, Throw(5, 1))
    assert (figure(match, 1).alive, figure(match, 2).alive) == (0, 1)
    assert legal(match, Place) == [Place(0, 4)]
    events = do(match, Refuse(0))
    assert [e.seat for e in events if isinstance(e, ev.Eliminated)] == [2]
    do(match, Place(0, 4))
    assert cards(match, 0) == {0: "locust", 2: "helmet", 4: "magic_field"}


def test_go_41_5_a_frozen_thrower_may_not_aim_at_tsiva_but_fire_reaches_her() -> None:
    """GO-41.5: she is no target, but the splash of a bulb at her neighbour burns her (GO-22.6)."""
    match = on(FLAME.replace("medea at 13,13", "tsiva at 7,6").replace("5,5", "5,5 frozen 2"), dice(6, 6))
    assert refusal(match, Throw(5, 2)).rule == "GO-22.4"
    assert hurts(do(match, Throw(5, 1))) == [(1, 40), (2, 40)]


def test_go_41_5_off_the_map_nothing_is_thrown() -> None:
    """GO-41.5: a thrower in the sector has no distance to anybody."""
    match = at(
        "seats 2\nmap\n....\n....\nsector 1 0,0\nfigure 0 armazi sector 1\nfigure 1 ebue at 2,0\n"
        "mat 0 ntt_bulb\nturn 0 open"
    )
    assert refusal(match, Throw(5, 1)).rule == "GO-7.19"
