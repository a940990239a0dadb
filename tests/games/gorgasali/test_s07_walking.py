"""Section 7: walking."""

from __future__ import annotations

import pytest
from tests.games.gorgasali.kit import at, cards, dice, do, figure, legal, refusal, seen, square, state, where
from tests.games.gorgasali.open_ground import on
from tests.games.gorgasali.strides import drawn, right, step, walk, ways

from tavola.games.gorgasali import events as ev
from tavola.games.gorgasali.actions import EndWalk, OpenChest, Ride, Roll, Shoot, Stay, Step, Throw
from tavola.games.gorgasali.state import CHEST


def test_go_7_1_walking_is_orthogonal_only() -> None:
    """GO-7.1: four neighbours; a diagonal or a far square is refused."""
    match = on("seats 2\nfigure 0 medea at 5,5\nfigure 1 varas at 9,9\nturn 0 after dice 1,2")
    assert ways(match) == {(5, 4), (6, 5), (5, 6), (4, 5)}
    assert refusal(match, step(match, 6, 6)).rule == "GO-7.1"
    assert refusal(match, step(match, 7, 5)).rule == "GO-7.1"
    assert refusal(match, Step(9999)).rule == "GO-7.1"


def test_go_7_2_the_allowance_is_the_sum_of_the_dice() -> None:
    """GO-7.2: 3 and 6 make 9."""
    match = on("seats 2\nfigure 0 medea at 5,5\nfigure 1 varas at 9,9\nturn 0 before", dice(3, 6))
    do(match, Roll())
    assert state(match).turn.left == 9


def test_go_7_3_the_allowance_is_used_up_exactly() -> None:
    """GO-7.3: after the third of 3 steps the walk ends by itself, not before."""
    match = on("seats 2\nfigure 0 medea at 5,5\nfigure 1 varas at 9,9\nturn 0 after dice 1,2")
    walk(match, (6, 5), (7, 5))
    assert refusal(match, EndWalk()).rule == "GO-7.11"
    events = walk(match, (8, 5))
    assert [(e.lost, e.why) for e in seen(events, ev.WalkEnded)] == [(0, "exact")]
    assert legal(match, Step) == []


def test_go_7_4_a_covered_square_cannot_be_entered_again() -> None:
    """GO-7.4: neither the start nor any square of the trail."""
    match = on("seats 2\nfigure 0 medea at 5,5\nfigure 1 varas at 9,9\nturn 0 after dice 3,4")
    walk(match, (6, 5))
    assert refusal(match, step(match, 5, 5)).rule == "GO-7.4"
    walk(match, (6, 6), (5, 6))
    assert ways(match) == {(4, 6), (5, 7)}


@pytest.mark.parametrize(("letter", "cost"), [(".", 1), ("F", 2), ("M", 2), ("W", 3)])
def test_go_7_5_the_entered_square_is_paid(letter: str, cost: int) -> None:
    """GO-7.5: plain 1, forest 2, mountain 2, water 3; the square left costs nothing."""
    match = drawn(f"0{letter}......1", "3,4", "under 0 W")
    events = walk(match, (1, 0))
    assert [e.cost for e in seen(events, ev.Stepped)] == [cost]
    assert state(match).turn.left == 7 - cost


def test_go_7_5_a_square_too_dear_cannot_be_entered() -> None:
    """GO-7.5: water with 2 numbers."""
    match = drawn("0W......1 .........", "1,1")
    assert ways(match) == {(0, 1)}
    assert refusal(match, step(match, 1, 0)).rule == "GO-7.5"


def test_go_7_6_on_a_chest_the_walk_may_end_and_opens_it() -> None:
    """GO-7.6: 6 numbers are lost, three cards are won."""
    match = drawn("0C......1", "3,4", "support_deck helmet, axe, ...\nweapon_deck gemini, ...")
    walk(match, (1, 0))
    events = do(match, EndWalk())
    assert [(e.lost, e.why) for e in seen(events, ev.WalkEnded)] == [(6, "chest")]
    assert cards(match, 0) == {0: "gemini", 2: "helmet", 6: "axe"}


def test_go_7_7_walking_on_leaves_the_chest_closed() -> None:
    """GO-7.7: two squares on, it still lies there."""
    match = drawn("0C......1", "1,2")
    walk(match, (1, 0), (2, 0), (3, 0))
    assert state(match).ground[square(match, 1, 0)] & CHEST
    assert cards(match, 0) == {}


def test_go_7_8_without_a_possible_step_the_walk_ends() -> None:
    """GO-7.8: at the end of a corridor 4 of 6 numbers are lost."""
    match = drawn("0..## ##### ....1", "2,4")
    events = walk(match, (1, 0), (2, 0))
    assert [(e.lost, e.why) for e in seen(events, ev.WalkEnded)] == [(4, "stuck")]
    assert where(match, 0) == (2, 0)


@pytest.mark.parametrize(
    ("blocked", "more"),
    [
        ("##", ""),  # off the map
        ("T.", ""),  # Great Tree
        ("1.", ""),  # occupied
        ("W.", ""),  # too dear with 1 number left
        ("..", "banner barrier of 1 at 3,0 4,0 5,0 6,0 7,0"),
    ],
)
def test_go_7_9_what_makes_a_step_impossible(blocked: str, more: str) -> None:
    """GO-7.9: with 1 number left, the next square of the corridor is closed for each of these reasons."""
    match = drawn(f"0..{blocked}...", "1,2", more)
    events = walk(match, (1, 0), (2, 0))
    assert [(e.lost, e.why) for e in seen(events, ev.WalkEnded)] == [(1, "stuck")]


def test_go_7_9_under_a_compass_all_eight_squares_count() -> None:
    """GO-7.9: the corridor is closed, but a diagonal step is possible, so the walk goes on."""
    match = drawn("0..## ###.# #####", "1,2", "mat 0 compass")
    do(match, Ride(6))
    walk(match, (1, 0), (2, 0))
    assert ways(match) == {(3, 1)}


def test_go_7_10_one_may_steer_into_a_dead_end() -> None:
    """GO-7.10: the way down would use up all 6; the pocket on the right is open all the same."""
    match = drawn("0.# .## ... ...", "2,4")
    assert ways(match) == {(1, 0), (0, 1)}
    events = walk(match, (1, 0))
    assert [e.lost for e in seen(events, ev.WalkEnded)] == [5]


def test_go_7_11_as_long_as_a_step_is_possible_the_walk_cannot_end() -> None:
    """GO-7.11: no end, no stay, no other act."""
    match = on("seats 2\nfigure 0 medea at 5,5 chests 1\nfigure 1 varas at 9,9\nturn 0 after dice 1,2")
    walk(match, (6, 5))
    assert refusal(match, EndWalk()).rule == "GO-7.11"
    assert refusal(match, OpenChest()).rule == "GO-7.3"


def test_go_7_12_the_great_tree_cannot_be_entered() -> None:
    """GO-7.12: it is not on the menu, and refused by this rule."""
    match = drawn("0T......1 .........", "1,2")
    assert ways(match) == {(0, 1)}
    assert refusal(match, step(match, 1, 0)).rule == "GO-7.12"


def test_go_7_13_barrier_squares_cannot_be_entered() -> None:
    """GO-7.13: not even by the one who placed it."""
    match = on("""
        seats 2
        figure 0 medea at 5,5
        figure 1 varas at 9,9
        banner barrier of 0 at 6,3 6,4 6,5 6,6 6,7
        turn 0 after dice 1,2
    """)
    assert ways(match) == {(5, 4), (5, 6), (4, 5)}
    assert refusal(match, step(match, 6, 5)).rule == "GO-7.13"


def test_go_7_14_an_occupied_square_cannot_be_entered() -> None:
    """GO-7.14: neither to stop nor to cross, be it a teammate's."""
    match = on("""
        seats 4
        option scenario duo
        figure 0 medea at 5,5
        figure 1 varas at 6,5
        figure 2 ebue at 5,4
        figure 3 armazi at 9,9
        turn 0 after dice 1,3
    """)
    assert ways(match) == {(5, 6), (4, 5)}
    assert refusal(match, step(match, 6, 5)).rule == "GO-7.14"
    assert refusal(match, step(match, 5, 4)).rule == "GO-7.14"


@pytest.mark.parametrize("banner", ["ball_lightning of 1", "tree_platform of 1", "magic_field of 1"])
def test_go_7_15_other_banners_do_not_hinder(banner: str) -> None:
    """GO-7.15: one may walk onto and across them."""
    match = on(f"""
        seats 2
        figure 0 medea at 5,5
        figure 1 varas at 9,9
        banner {banner} at 6,5
        turn 0 after dice 1,2
    """)
    walk(match, *right(5, 5, 3))
    assert where(match, 0) == (8, 5)


def test_go_7_15_a_characters_banner_does_not_hinder() -> None:
    """GO-7.15: the square of a death in duo is walked over."""
    match = on("""
        seats 4
        option scenario duo
        figure 0 medea at 5,5
        figure 1 varas dead grave 6,5
        figure 2 ebue at 12,12
        figure 3 armazi at 9,9
        turn 0 after dice 1,2
    """)
    walk(match, *right(5, 5, 3))
    assert where(match, 0) == (8, 5)


@pytest.mark.parametrize(("rows", "why"), [("0..C....1", "exact"), ("0..C##..1", "exact"), ("0.C##...1", "chest")])
def test_go_7_16_ending_on_a_chest_opens_it(rows: str, why: str) -> None:
    """GO-7.16: by exact count and in a dead end; nobody is asked whether."""
    match = drawn(rows, "1,2", "support_deck helmet, axe, ...")
    events = walk(match, *right(0, 0, rows.index("C")))
    assert [e.why for e in seen(events, ev.WalkEnded)] == [why]
    assert len(seen(events, ev.ChestOpened)) == 1


def test_go_7_17_the_first_step_leads_onto_a_gate_and_pays_its_terrain() -> None:
    """GO-7.17: two gate squares, one of them forest; no other square."""
    match = at("""
        seats 2
        map
        .F.......
        .........
        sector 3 1,0
        sector 3 2,0
        figure 0 medea sector 3
        figure 1 varas at 8,1
        turn 0 after dice 1,2
    """)
    assert ways(match) == {(1, 0), (2, 0)}
    assert refusal(match, step(match, 4, 0)).rule == "GO-7.17"
    walk(match, (1, 0))
    assert (where(match, 0), state(match).turn.left) == ((1, 0), 1)


def test_go_7_18_nobody_returns_to_a_sector() -> None:
    """GO-7.18: once on the map the sector is gone."""
    match = at("""
        seats 2
        map
        .........
        sector 3 1,0
        figure 0 medea sector 3
        figure 1 varas at 8,0
        turn 0 after dice 1,2
    """)
    walk(match, (1, 0))
    assert figure(match, 0).sector == 0
    assert ways(match) == {(0, 0), (2, 0)}


def test_go_7_19_off_the_map_there_is_no_distance() -> None:
    """GO-7.19: a figure in its sector can neither shoot nor be shot at; its own potion and chest work."""
    text = """
        seats 2
        map
        ...
        sector 3 1,0
        figure 0 medea sector 3 hp 50 cd 0 chests 1
        figure 1 varas at 0,0
        mat 0 gemini, small_potion, ntt_bulb
        mat 1 gemini
    """
    opened, mine, theirs = at(text + "turn 0 open"), at(text + "turn 0 before"), at(text + "turn 1 open\nbar 1")
    assert refusal(opened, Shoot(0, 1)).rule == "GO-7.19"
    assert refusal(opened, Throw(5, 1)).rule == "GO-7.19"
    assert refusal(theirs, Shoot(0, 0)).rule == "GO-7.19"
    assert {type(a).__name__ for a in mine.menu(0).listed() or ()} == {"OpenChest", "UseAbility", "Drink", "Roll"}


def test_go_7_20_without_a_single_step_the_figure_stays() -> None:
    """GO-7.20: boxed in, after a double and a skip: it stays, and that is no skip."""
    match = drawn("0#......1", "3,3", "")
    events = do(match, Stay())
    assert [e.why for e in seen(events, ev.Stayed)] == ["stuck"]
    assert figure(match, 0).skipped == 0


def test_go_7_21_zone_penalties_are_charged_square_by_square() -> None:
    """GO-7.21: one loss after each of two steps, none after the third."""
    match = on("""
        seats 2
        round 7
        zones
        11141111111111
        """ + "        44444444444444\n" * 13 + """
        figure 0 medea at 0,0
        figure 1 varas at 9,9
        turn 0 after dice 1,2
    """)
    health = [(walk(match, (x, 0)), figure(match, 0).health)[1] for x in (1, 2, 3)]
    assert health == [95, 90, 90]


def test_go_7_22_the_rules_of_a_walk_hold_for_diagonal_steps() -> None:
    """GO-7.22: under a Compass a diagonal step pays the forest entered, and covers its square."""
    match = drawn("0........ .F....... ........1", "1,3", "mat 0 compass")
    do(match, Ride(6))
    assert ways(match) == {(1, 0), (0, 1), (1, 1)}
    walk(match, (1, 1))
    assert state(match).turn.left == 2
    assert refusal(match, step(match, 0, 0)).rule == "GO-7.4"
