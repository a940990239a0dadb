"""Sections 14 and 15: zones and healing points, with their rulings and options."""

from __future__ import annotations

import pytest
from tests.games.gorgasali.kit import at, cards, dice, do, figure, refusal, seen, square, state, where
from tests.games.gorgasali.open_ground import on, pass_turn
from tests.games.gorgasali.strides import drawn, right, step, walk

from tavola.core.play import Match
from tavola.core.values import Outcome
from tavola.games.gorgasali import events as ev
from tavola.games.gorgasali.actions import (
    Drink,
    EndTurn,
    Exchange,
    Hypnosis,
    Jump,
    Roll,
    Shoot,
    Stay,
    UseAbility,
)
from tavola.games.gorgasali.rules.zones import inactive, level_in
from tavola.games.gorgasali.state import CHEST


def strip(zones: str, facts: str = "", more: str = "", *script: Outcome, moment: str = "after dice 1,2") -> Match:
    """Seat 0 at the left end of one row in these zones, seat 1 at its right end."""
    width = len(zones)
    rows = f"map\n0{'.' * (width - 2)}1\nzones\n{zones}\n"
    figures = f"figure 0 medea {facts}\nfigure 1 varas\n"
    return at(f"seats 2\n{rows}{figures}turn 0 {moment}\n{more}", *script)


def rounds(first: int, last: int, **options: object) -> dict[int, int]:
    """Round → zones inactive in it."""
    lines = "".join(f"option {key} {value}\n" for key, value in options.items())
    s = state(on(f"seats 2\n{lines}figure 0 medea at 5,5\nfigure 1 varas at 9,9"))
    return {number: level_in(s, number) for number in range(first, last + 1)}


def test_go_14_1_four_zones_nested_around_the_centre() -> None:
    """GO-14.1: from the edge to the centre the number never falls, and all four occur."""
    board = state(at("seats 2\nfigure 0 medea at 0,0\nfigure 1 varas at 26,26")).kit.board
    inwards = [board.zone[board.at(x, 13)] for x in range(12)]
    assert inwards == sorted(inwards)
    assert set(inwards) == {1, 2, 3, 4}


def test_go_14_2_one_zone_after_every_five_rounds_outermost_first() -> None:
    """GO-14.2: none to round 5, then zone 1, from 11 zone 2, from 16 zone 3."""
    assert [rounds(1, 17)[n] for n in (1, 5, 6, 10, 11, 15, 16, 17)] == [0, 0, 1, 1, 2, 2, 3, 3]


@pytest.mark.parametrize(("number", "cost"), [(5, 0), (6, 5), (11, 10), (16, 15)])
def test_go_14_3_five_then_ten_then_fifteen(number: int, cost: int) -> None:
    """GO-14.3: the price of one square of zone 1."""
    match = strip("11144444", "", f"round {number}")
    walk(match, (1, 0))
    assert figure(match, 0).health == 100 - cost


def test_go_14_4_the_current_rate_holds_for_all_inactive_squares() -> None:
    """GO-14.4: after the second shrink a square of zone 1 costs 10 like one of zone 2."""
    match = strip("41244444", "", "round 11")
    walk(match, (1, 0), (2, 0))
    assert figure(match, 0).health == 80


def test_go_14_5_once_per_square_whatever_its_terrain() -> None:
    """GO-14.5: an inactive water square costs 3 numbers and 5 health."""
    match = drawn("0W.....1", "1,2", "round 6\nzones\n41144444")
    events = walk(match, (1, 0))
    assert [(e.cause, e.gross) for e in seen(events, ev.Hurt)] == [("zone", 5)]


def test_go_14_5_the_step_out_of_a_sector_is_charged_too() -> None:
    """GO-14.5: the gate square lies in the zone."""
    match = at("""
        seats 2
        round 6
        map
        ......
        zones
        114444
        sector 3 0,0
        figure 0 medea sector 3
        figure 1 varas at 5,0
        turn 0 after dice 1,2
    """)
    walk(match, (0, 0), (1, 0), (2, 0))
    assert figure(match, 0).health == 90


def test_go_14_6_standing_starting_and_leaving_cost_nothing() -> None:
    """GO-14.6: a skip inside, and a step out of the zone."""
    stayed, left = strip("11444444", "", "round 6"), strip("14444444", "", "round 6")
    do(stayed, Stay(), EndTurn())
    walk(left, (1, 0))
    assert figure(stayed, 0).health == figure(left, 0).health == 100


def test_go_14_7_neither_armour_nor_field_reduces_the_loss() -> None:
    """GO-14.7: both worn, a field on the square entered: 5 all the same, and the armour stays."""
    match = strip("41444444", "", "round 6\nmat 0 helmet, body_armour\nbanner magic_field of 0 at 1,0")
    walk(match, (1, 0))
    assert (figure(match, 0).health, cards(match, 0)) == (95, {2: "helmet", 3: "body_armour"})


def test_go_14_8_at_zero_the_character_is_eliminated_on_that_square() -> None:
    """GO-14.8: the walk ends, no chest opens, nobody gets the credit."""
    match = at("""
        seats 3
        round 6
        map
        0C...1.2
        zones
        41114444
        figure 0 medea hp 5
        figure 1 varas
        figure 2 ebue
        turn 0 after dice 1,2
    """)
    events = walk(match, (1, 0))
    fallen = seen(events, ev.Eliminated)
    assert [(e.seat, e.by, e.cause, e.square) for e in fallen] == [(0, -1, "zone", 1)]
    assert (state(match).ground[1] & CHEST, match.deciders) == (CHEST, (1,))


def test_go_14_9_a_teleport_landing_costs_one_square() -> None:
    """GO-14.9: over three inactive squares onto a fourth: 5."""
    match = strip("41111444", "", "round 6\nmat 0 teleport")
    do(match, Jump(6, 4))
    assert figure(match, 0).health == 95


def test_go_14_9_a_teleport_may_kill() -> None:
    """GO-14.9: with 5 health the jump is the last; the turn is over."""
    match = strip("41114444", "hp 5", "round 6\nmat 0 teleport")
    do(match, Jump(6, 2))
    assert match.result is not None
    assert match.result.winners == (1,)


def test_go_14_10_the_extra_steps_of_a_dobergun_cost_nothing() -> None:
    """GO-14.10: two squares deep into the zone."""
    match = at(
        """
        seats 2
        round 6
        map
        0.1.....
        ........
        ........
        zones
        44444444
        11111111
        11111111
        figure 0 medea
        figure 1 varas
        mat 0 dobergun
        turn 0 open
        """,
        dice(4),
    )
    do(match, Shoot(0, 1), step(match, 0, 1), step(match, 0, 2))
    assert (where(match, 0), figure(match, 0).health) == ((0, 2), 100)


def test_go_14_11_being_pulled_or_swapped_into_a_zone_costs_nothing() -> None:
    """GO-14.11: Ebue beside an inactive square with an opponent who stands on one; Kruber's exchange."""
    text = """
        seats 2
        round 6
        map
        .0...1..
        ........
        zones
        14444{}44
        44444444
        figure 0 {} cd 0
        figure 1 varas
        turn 0 open
    """
    pulled, swapped = at(text.format(1, "ebue")), at(text.format(1, "kruber"))
    do(pulled, UseAbility(), Hypnosis(1, 0))
    do(swapped, UseAbility(), Exchange(1))
    assert (where(pulled, 1), figure(pulled, 1).health) == ((0, 0), 100)
    assert (where(swapped, 0), figure(swapped, 0).health) == ((5, 0), 100)


def test_go_14_12_zone_4_never_becomes_inactive() -> None:
    """GO-14.12: in round 60 a square of zone 3 costs 15, one of zone 4 nothing."""
    match = strip("43444444", "", "round 60")
    walk(match, (1, 0), (2, 0))
    assert figure(match, 0).health == 85
    assert rounds(59, 60) == {59: 3, 60: 3}


def test_go_14_13_an_active_area_with_the_tree_remains() -> None:
    """GO-14.13: in round 60 the squares around the Great Tree are active."""
    s = state(at("seats 2\nround 60\nfigure 0 medea at 0,0\nfigure 1 varas at 26,26"))
    beside = {to for tree in s.kit.board.tree for to in s.kit.board.near8[tree]}
    assert beside
    assert not any(inactive(s, spot) for spot in beside)


@pytest.mark.parametrize(("name", "rule"), [("ebue", "GO-19.3"), ("kruber", "GO-24.3")])
def test_go_14_14_ebue_and_kruber_are_off_on_an_inactive_square(name: str, rule: str) -> None:
    """GO-14.14: refused there, open in round 5."""
    text = f"seats 2\nmap\n0...1...\nzones\n11111111\nfigure 0 {name} cd 0\nfigure 1 varas\nturn 0 before\nround "
    assert refusal(at(text + "6"), UseAbility()).rule == rule
    assert UseAbility() in at(text + "5").menu(0)


# --- section 15 ---------------------------------------------------------------------------------------------------


def point(health: int, faces: str = "1,2", more: str = "", *script: Outcome) -> Match:
    """A healing point three squares right of seat 0."""
    text = f"seats 2\nmap\n0..H....1\nfigure 0 medea hp {health}\nfigure 1 varas\nturn 0 after dice {faces}\n{more}"
    return at(text, *script)


def test_go_15_1_ending_the_movement_there_restores_20() -> None:
    """GO-15.1: 50 becomes 70, 90 becomes 100."""
    for health, result in ((50, 70), (90, 100)):
        match = point(health)
        walk(match, *right(0, 0, 3))
        assert figure(match, 0).health == result


def test_go_15_2_staying_counts_crossing_does_not() -> None:
    """GO-15.2: over it and on: nothing."""
    match = point(50, "1,3")
    walk(match, *right(0, 0, 4))
    assert figure(match, 0).health == 50
    stayed = at("seats 2\nmap\nH......1\nfigure 0 medea at 0,0 hp 50\nfigure 1 varas\nturn 0 after dice 1,2")
    do(stayed, Stay())
    assert figure(stayed, 0).health == 70


def test_go_15_3_it_is_never_used_up_and_works_in_an_inactive_zone() -> None:
    """GO-15.3: -5 for the step, +20; the next turn again."""
    match = point(50, "1,2", "zones\n444144444\nround 7", dice(1, 2), dice(1, 2))
    walk(match, *right(0, 0, 3))
    assert figure(match, 0).health == 65
    do(match, EndTurn())
    pass_turn(match)
    do(match, Roll(), Stay())
    assert figure(match, 0).health == 85


def test_go_15_4_it_is_no_healing_card() -> None:
    """GO-15.4: burned, the potion is barred and the point works."""
    figures = "figure 0 medea at 0,0 hp 50 burned\nfigure 1 varas\nmat 0 small_potion\n"
    match = at(f"seats 2\nmap\nH......1\n{figures}turn 0 before", dice(1, 2))
    assert refusal(match, Drink(6)).rule == "GO-48.5"
    do(match, Roll(), Stay())
    assert figure(match, 0).health == 70


def test_go_15_5_teleport_onto_it_heals_with_a_skip_but_not_with_a_walk() -> None:
    """GO-15.5: the jump alone is no end of movement."""
    skipped, walked = point(50, "1,2", "mat 0 teleport"), point(50, "1,2", "mat 0 teleport")
    do(skipped, Jump(6, 3), Stay())
    do(walked, Jump(6, 3))
    walk(walked, *right(3, 0, 3))
    assert (figure(skipped, 0).health, figure(walked, 0).health) == (70, 50)


# --- rulings and options ------------------------------------------------------------------------------------------


def test_go_r33_a_zone_shrinks_at_the_start_of_its_round() -> None:
    """GO-R33: with the round's number, before the first turn."""
    match = on("seats 2\nround 5\nfigure 0 medea at 5,5\nfigure 1 varas at 9,9\nturn 1 open")
    events = do(match, EndTurn())
    kept = [type(e) for e in events if isinstance(e, (ev.RoundBegan, ev.ZoneShrank, ev.TurnBegan))]
    assert kept == [ev.RoundBegan, ev.ZoneShrank, ev.TurnBegan]
    assert [(e.level, e.rate) for e in seen(events, ev.ZoneShrank)] == [(1, 5)]


def test_go_r34_by_default_the_last_zone_stays() -> None:
    """GO-R34: rounds 20 to 22 are alike."""
    assert rounds(20, 22) == {20: 3, 21: 3, 22: 3}


def test_go_r35_the_rate_is_tied_to_the_number_of_shrinks() -> None:
    """GO-R35: 15 for zone 1 in round 16."""
    match = strip("41444444", "", "round 16")
    walk(match, (1, 0))
    assert figure(match, 0).health == 85


def test_go_r36_each_inactive_square_entered_and_nothing_else() -> None:
    """GO-R36: two inactive squares, then out: 10; the turn ends outside for nothing."""
    match = strip("11144444", "", "round 6")
    walk(match, *right(0, 0, 3))
    do(match, EndTurn())
    assert figure(match, 0).health == 90


def test_go_r37_displaced_figures_pay_nothing() -> None:
    """GO-R37: an opponent swapped onto an inactive square, and on its own turn standing there."""
    match = at(
        """
        seats 2
        round 6
        map
        .0...1..
        zones
        44444144
        figure 0 kruber cd 0
        figure 1 varas at 5,0
        turn 0 open
        """,
        dice(1, 2),
    )
    do(match, UseAbility(), Exchange(1), EndTurn(), Roll(), Stay())
    assert [f.health for f in state(match).figures] == [100, 100]


def test_go_r38_the_zone_takes_no_armour() -> None:
    """GO-R38: the event blocks nothing."""
    match = strip("41444444", "", "round 6\nmat 0 helmet")
    events = walk(match, (1, 0))
    assert [(e.gross, e.blocked) for e in seen(events, ev.Hurt)] == [(5, 0)]
    assert not seen(events, ev.ArmourLost)


def test_go_r39_death_in_mid_walk_ends_the_turn() -> None:
    """GO-R39: no healing on the point entered, no end of the walk, no lightning at the turn's end."""
    match = at("""
        seats 3
        round 6
        map
        0H...1.2
        zones
        41144444
        figure 0 medea hp 5
        figure 1 varas
        figure 2 ebue
        banner ball_lightning of 1 at 2,0
        turn 0 after dice 1,2
    """)
    events = walk(match, (1, 0))
    kinds = {type(e) for e in events}
    assert not kinds & {ev.Healed, ev.WalkEnded, ev.Looted}
    assert [e.cause for e in seen(events, ev.Hurt)] == ["zone"]


def test_go_r40_a_point_works_for_everybody_and_always() -> None:
    """GO-R40: for either of two players, in an inactive zone (-5, +20)."""
    text = "seats 2\nround 7\nmap\n0H1\nzones\n414\nfigure 0 medea hp 50\nfigure 1 varas hp 50\nturn {} after dice 1,2"
    for seat in (0, 1):
        match = at(text.format(f"{seat}"))
        walk(match, (1, 0))
        assert figure(match, seat).health == 65


@pytest.mark.parametrize("period", range(3, 9))
def test_go_65_12_the_period_may_be_3_to_8_rounds(period: int) -> None:
    """GO-65.12: the first shrink comes after so many rounds, the third after three times as many."""
    found = rounds(1, 30, zonePeriod=period)
    assert [min(n for n in found if found[n] == level) for level in (1, 2, 3)] == [period * i + 1 for i in (1, 2, 3)]


def test_go_65_13_with_final_collapse_everything_is_inactive_after_four_periods() -> None:
    """GO-65.13: from round 21 at 20 a square; with a period of 3 from round 13."""
    assert rounds(20, 21, finalCollapse="on") == {20: 3, 21: 4}
    assert rounds(12, 13, finalCollapse="on", zonePeriod=3) == {12: 3, 13: 4}
    match = strip("44444444", "", "option finalCollapse on\nround 21")
    walk(match, (1, 0))
    assert figure(match, 0).health == 80
    assert square(match, 1, 0) == 1


def test_go_65_14_with_zone_standing_the_rate_is_charged_at_the_own_turns_end() -> None:
    """GO-65.14: once, at the current rate; it may kill; by default nothing."""
    text = "option zoneStanding on\nround 11"
    match = strip("11444444", "", text)
    do(match, Stay(), EndTurn())
    assert figure(match, 0).health == 90
    dying = strip("11444444", "hp 10", text)
    events = do(dying, Stay(), EndTurn())
    assert [(e.by, e.cause) for e in seen(events, ev.Eliminated)] == [(-1, "zone")]
