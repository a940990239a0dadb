"""Section 9: obstacles; and the rulings and options about walking (GO-R7 to GO-R20, GO-R82 to GO-R84)."""

from __future__ import annotations

import pytest
from tests.games.gorgasali.kit import at, dice, do, figure, legal, refusal, seen, square, state, where
from tests.games.gorgasali.open_ground import on, pass_turn
from tests.games.gorgasali.strides import drawn, step, walk, ways

from tavola.core.play import Match
from tavola.games.gorgasali import events as ev
from tavola.games.gorgasali.actions import EndWalk, Jump, Ride, Roll, Shoot, Stay


@pytest.mark.parametrize(("rule", "letter", "left"), [("GO-9.2", "F", 1), ("GO-9.3", "M", 1), ("GO-9.4", "W", 0)])
def test_go_9_1_the_three_obstacles(rule: str, letter: str, left: int) -> None:
    """GO-9.1: forest (GO-9.2) and mountain (GO-9.3) cost 2, water (GO-9.4) 3."""
    match = drawn(f"0{letter}......1", "1,2")
    walk(match, (1, 0))
    assert state(match).turn.left == left, rule


@pytest.mark.parametrize(("letter", "rolled"), [("F", "1,1"), ("M", "1,1"), ("W", "1,2")])
def test_go_9_5_one_may_stop_on_an_obstacle(letter: str, rolled: str) -> None:
    """GO-9.5: the roll used up there, the walk ends there."""
    match = drawn(f"0{letter}......1", rolled)
    events = walk(match, (1, 0))
    assert [e.why for e in seen(events, ev.WalkEnded)] == ["exact"]


def test_go_9_6_obstacles_block_neither_view_nor_range() -> None:
    """GO-9.6: a shot across forest and mountain at distance 3."""
    match = drawn("0FM1.....", "open", "mat 0 mantis")
    assert legal(match, Shoot) == [Shoot(0, 1)]


def test_go_9_7_the_standard_board_has_such_a_corner() -> None:
    """GO-9.7: a square whose way out with one number left is closed by water and forest alone."""
    board = state(on("seats 2\nfigure 0 medea at 0,0\nfigure 1 varas at 1,1")).kit.board
    standard = state(at("seats 2\nfigure 0 medea at 0,0\nfigure 1 varas at 1,1")).kit.board
    found = [
        spot
        for spot in range(standard.size)
        if {standard.terrain[to] for to in standard.near4[spot] if standard.cost[to] > 1} >= {2, 4}
        and sum(standard.cost[to] == 1 for to in standard.near4[spot]) <= 1
    ]
    assert found
    assert board.width == 14


# --- rulings and options --------------------------------------------------------------------------------------------


def test_go_r7_characters_neither_share_nor_cross() -> None:
    """GO-R7: in a corridor an enemy ends the walk in front of it."""
    match = drawn("0..1.....", "2,4")
    walk(match, (1, 0), (2, 0))
    assert where(match, 0) == (2, 0)


def crossing(rows: str, rolled: str, more: str = "") -> Match:
    return drawn(rows, rolled, "option crossFigures on\n" + more)


def test_go_65_3_with_cross_figures_one_may_cross_but_not_end_there() -> None:
    """GO-65.3: over one or two figures to a free square; not where the numbers run out on them."""
    over = crossing("01.......", "1,2")
    walk(over, (1, 0), (2, 0), (3, 0))
    assert (where(over, 0), where(over, 1)) == ((3, 0), (1, 0))
    short = crossing("0.1...... .........", "1,1")
    walk(short, (1, 0))
    assert refusal(short, step(short, 2, 0)).rule == "GO-7.14"
    pair = crossing("012......", "1,2")
    walk(pair, (1, 0), (2, 0), (3, 0))
    assert where(pair, 0) == (3, 0)


def test_go_65_3_the_way_out_does_not_lead_back_over_the_start() -> None:
    """GO-65.3: behind the enemy is a wall; the only other way would be the covered start: no crossing."""
    match = crossing("#.### #01## #.###", "2,3")
    assert ways(match) == {(1, 0), (1, 2)}
    assert refusal(match, step(match, 2, 1)).rule == "GO-7.14"


def test_go_65_3_no_stop_on_a_chest_under_another_figure() -> None:
    """GO-65.3: crossing a figure that was brought onto a chest does not end the walk there."""
    match = crossing("01.......", "2,3", "under 1 C")
    walk(match, (1, 0))
    assert refusal(match, EndWalk()).rule == "GO-7.11"
    assert ways(match) == {(2, 0)}


def test_go_r8_a_blocked_gate_makes_no_skip() -> None:
    """GO-R8: with the gate occupied the figure stays in its sector, also after a skip and a double."""
    match = at("""
        seats 2
        map
        ...
        sector 3 1,0
        figure 0 medea sector 3 skipped
        figure 1 varas at 1,0
        turn 0 after dice 2,2
    """)
    do(match, Stay())
    assert (figure(match, 0).skipped, figure(match, 0).sector) == (0, 3)


def test_go_r15_the_own_trail_closes_a_square_as_well() -> None:
    """GO-R15: around a 2×2 room and stuck."""
    match = drawn("0. .. ## .1", "3,4")
    events = walk(match, (1, 0), (1, 1), (0, 1))
    assert [(e.lost, e.why) for e in seen(events, ev.WalkEnded)] == [(4, "stuck")]


def test_go_r16_the_terrain_entered_is_paid() -> None:
    """GO-R16: from water onto plain ground costs 1."""
    match = drawn("0.......1", "1,2", "under 0 W")
    walk(match, (1, 0))
    assert state(match).turn.left == 2


def test_go_r17_teleport_start_and_landing_are_covered() -> None:
    """GO-R17: neither can be entered in the same turn."""
    match = on("seats 2\nfigure 0 medea at 5,5\nfigure 1 varas at 9,9\nmat 0 teleport\nturn 0 after dice 2,4")
    do(match, Jump(6, square(match, 6, 5)))
    assert refusal(match, step(match, 5, 5)).rule == "GO-7.4"
    walk(match, (6, 4))
    assert refusal(match, step(match, 6, 5)).rule == "GO-7.4"


def test_go_r17_the_trail_is_forgotten_with_the_turn() -> None:
    """GO-R17: the ban lasts for the turn only."""
    match = drawn("0..1.....", "1,1", "", dice(1, 2), dice(1, 1))
    walk(match, (1, 0), (2, 0))
    pass_turn(match)
    pass_turn(match)
    do(match, Roll())
    assert ways(match) == {(1, 0)}


def test_go_r20_no_early_stop_on_the_starting_chest() -> None:
    """GO-R20: a figure brought onto a chest must step away or stay; it may stop on the next one."""
    match = drawn("0C.....1.", "3,2", "under 0 C")
    assert EndWalk() not in match.menu(0)
    walk(match, (1, 0))
    assert EndWalk() in match.menu(0)
    walk(match, (2, 0))
    assert EndWalk() not in match.menu(0)


def test_go_r82_teleport_row_or_column_over_everything_onto_a_vacant_square() -> None:
    """GO-R82: over a Barrier, a figure and the tree; not onto them, nor onto a chest, nor nine squares, nor aslant."""
    match = drawn("0.1TC...... ...........", "1,2", "mat 0 teleport")
    landings = {jump.to for jump in legal(match, Jump) if isinstance(jump, Jump)}
    assert landings == {square(match, x, y) for x, y in [(1, 0), (5, 0), (6, 0), (7, 0), (8, 0), (0, 1)]}
    for place, rule in {(2, 0): 11, (3, 0): 11, (4, 0): 11, (9, 0): 9, (1, 1): 9, (0, 0): 9}.items():
        assert refusal(match, Jump(6, square(match, *place))).rule == f"GO-49.{rule}"
    do(match, Jump(6, square(match, 8, 0)))
    assert state(match).turn.left == 3


def test_go_r83_a_compass_cuts_corners_for_this_walk_only() -> None:
    """GO-R83: between two walls."""
    match = drawn("0#... #...1", "1,1", "mat 0 compass")
    do(match, Ride(6))
    assert ways(match) == {(1, 1)}


@pytest.mark.parametrize(("card", "letter"), [("axe", "F"), ("boat", "W"), ("rope", "M")])
def test_go_r84_one_number_per_square_of_that_terrain_only(card: str, letter: str) -> None:
    """GO-R84: two such squares cost 1 each, another obstacle its own price; no card for a frozen figure."""
    other = "M" if letter == "F" else "F"
    match = drawn(f"0{letter}{letter}{other}...1", "1,3", f"mat 0 {card}")
    do(match, Ride(6))
    walk(match, (1, 0), (2, 0), (3, 0))
    assert where(match, 0) == (3, 0)
    frozen = on(f"seats 2\nfigure 0 medea at 5,5 frozen 1\nfigure 1 tsiva at 9,9\nmat 0 {card}\nturn 0 after dice 1,3")
    assert refusal(frozen, Ride(6)).rule == "GO-22.7"


def test_go_65_11_with_exact_dead_ends_only_without_an_exact_route() -> None:
    """GO-65.11: the pocket is refused while the way down uses up the roll; alone it is allowed."""
    rows = "0.# .## ... ..."
    match = drawn(rows, "2,4", "option deadEnd exact")
    assert ways(match) == {(0, 1)}
    assert refusal(match, step(match, 1, 0)).rule == "GO-65.11"
    pocket = drawn("0.# .## 1..", "2,4", "option deadEnd exact")
    assert ways(pocket) == {(1, 0), (0, 1)}


def test_go_65_11_a_route_to_a_chest_is_no_dead_end() -> None:
    """GO-65.11: two squares into the pocket lies a chest, so the walk may go there."""
    match = drawn("0.C# .### .... ....", "3,4", "option deadEnd exact")
    assert ways(match) == {(1, 0), (0, 1)}
    walk(match, (1, 0))
    assert ways(match) == {(2, 0)}
