"""Worked examples of part E about movement, chests and zones: X1, X2, X20 to X36."""

from __future__ import annotations

import pytest
from tests.games.gorgasali.kit import at, dice, do, figure, legal, refusal, seen, square, state, where
from tests.games.gorgasali.open_ground import banners, on, pass_turn
from tests.games.gorgasali.strides import drawn, right, walk, ways

from tavola.core.play import Match
from tavola.core.values import Outcome
from tavola.games.gorgasali import events as ev
from tavola.games.gorgasali.actions import (
    Defend,
    EndTurn,
    EndWalk,
    Jump,
    OpenChest,
    Reload,
    Ride,
    Roll,
    Shoot,
    Stay,
    Throw,
    UseAbility,
)
from tavola.games.gorgasali.state import CHEST


def alone(place: str, facts: str = "", more: str = "", *script: Outcome) -> Match:
    """A at this square of open ground about to roll, and somebody far off."""
    return on(f"seats 2\nfigure 0 medea at {place} {facts}\nfigure 1 varas at 13,13\nturn 0 before\n{more}", *script)


def test_go_x1_the_printed_walk() -> None:
    """GO-X1: five steps to (5,1), one number left: water, water, forest and the trail end it; (4,1) would not."""
    match = drawn(".....W. 0.....F .....W. 1......", "2,4")
    walk(match, *right(0, 1, 4))
    assert refusal(match, EndWalk()).rule == "GO-7.11"
    events = walk(match, (5, 1))
    assert [(e.lost, e.why) for e in seen(events, ev.WalkEnded)] == [(1, "stuck")]
    assert where(match, 0) == (5, 1)


def test_go_x2_the_printed_turn_order() -> None:
    """GO-X2: roll, walk, shoot with an extension, then action 4; action 6 skipped."""
    match = on(
        """
        seats 2
        figure 0 medea at 5,5
        figure 1 varas at 9,5
        mat 0 gemini, tree_platform, ntt_bulb, small_potion, extra_six
        turn 0 before
        """,
        dice(1, 2),
        dice(1, 1, 1),
    )
    do(match, Roll())
    walk(match, *right(5, 5, 3))
    kinds = {type(action) for action in match.menu(0).listed() or ()}
    assert kinds == {Defend, Shoot, Reload, Throw, EndTurn}
    do(match, Shoot(0, 1, 7), Defend(4), EndTurn())
    assert match.deciders == (1,)
    assert (figure(match, 1).health, banners(match)) == (88, ["tree_platform of 0"])


def test_go_x21_out_of_the_sector() -> None:
    """GO-X21: gate (0,3), M[1,4]: (0,3) (1,3) (2,3) (3,3) (4,3)."""
    match = at("""
        seats 2
        map
        ......1
        .......
        .......
        .......
        sector 20 0,3
        figure 0 medea sector 20
        figure 1 varas
        turn 0 after dice 1,4
    """)
    events = walk(match, *right(-1, 3, 5))
    assert [e.why for e in seen(events, ev.WalkEnded)] == ["exact"]
    assert where(match, 0) == (4, 3)


def test_go_x22_two_turns_in_the_sector() -> None:
    """GO-X22: M[2,5] and a skip with the extra chest opened, safe from B; then M[4,6]: it must enter."""
    match = at(
        """
        seats 2
        map
        ..............
        ..............
        1.............
        ..............
        sector 20 0,3
        figure 0 medea sector 20 chests 1
        figure 1 varas
        mat 1 mantis, ntt_bulb
        support_deck helmet, axe, ...
        turn 0 before
        """,
        dice(2, 5),
        dice(1, 2),
        dice(4, 6),
    )
    do(match, Roll(), Stay(), OpenChest(), EndTurn())
    do(match, Roll(), Stay())
    assert legal(match, Shoot) == [] == legal(match, Throw)
    assert refusal(match, Shoot(0, 0)).rule == "GO-7.19"
    do(match, EndTurn(), Roll())
    assert refusal(match, Stay()).rule == "GO-8.2"
    assert ways(match) == {(0, 3)}


@pytest.mark.parametrize(
    ("end", "lost", "opened"), [((2, 0), 4, [2]), ((4, 0), 2, [4]), ((6, 0), 0, []), ((3, 0), None, [])]
)
def test_go_x23_ends_on_a_row_with_two_chests(end: tuple[int, int], lost: int | None, opened: list[int]) -> None:
    """GO-X23: `A.C.C..` M[3,3]: must walk; (2,0), (4,0) and (6,0) are ends, (3,0) is none."""
    match = drawn("0.C.C.. ......1", "3,3")
    assert refusal(match, Stay()).rule == "GO-8.3"
    events = walk(match, *right(0, 0, end[0]))
    if lost is None:
        assert refusal(match, EndWalk()).rule == "GO-7.11"
        return
    if lost:
        events += do(match, EndWalk())
    assert [e.lost for e in seen(events, ev.WalkEnded)] == [lost]
    assert [e.square for e in seen(events, ev.ChestOpened)] == opened
    assert [x for x in (2, 4) if not state(match).ground[x] & CHEST] == opened


@pytest.mark.parametrize(
    ("faces", "card", "squares"), [("5,3", "", 5), ("2,5", "", 4), ("2,4", "boat", 5), ("3,4", "axe", 5)]
)
def test_go_x24_plain_forest_plain_water_plain(faces: str, card: str, squares: int) -> None:
    """GO-X24: 8 numbers for the route, 7 to the water; 6 with the Boat, 7 with the Axe."""
    match = drawn("0.F.W.. ......1", faces, f"mat 0 {card}" if card else "")
    if card:
        do(match, Ride(6))
    events = walk(match, *right(0, 0, squares))
    assert [(e.lost, e.why) for e in seen(events, ev.WalkEnded)] == [(0, "exact")]


def test_go_x25_adrenaline_after_a_double() -> None:
    """GO-X25: M[2,2]: 8 to walk, and no skipping."""
    match = alone("0,0", "", "mat 0 adrenaline", dice(2, 2))
    do(match, Roll())
    assert refusal(match, Stay()).rule == "GO-8.3"
    do(match, Ride(6))
    assert refusal(match, Stay()).rule == "GO-6.12"
    walk(match, *right(0, 0, 7))
    assert refusal(match, EndWalk()).rule == "GO-7.11"
    walk(match, (8, 0))
    assert legal(match, EndTurn) == [EndTurn()]


def test_go_x26_compass() -> None:
    """GO-X26: (5,5), M[1,2]: three diagonal steps; with forest on (7,7) two use up all 3."""
    plain = alone("5,5", "", "mat 0 compass", dice(1, 2))
    do(plain, Roll(), Ride(6))
    walk(plain, (6, 6), (7, 7), (8, 8))
    assert where(plain, 0) == (8, 8)
    rows = "........ ........ ........ ........ ........ .....0.. ........ .......F 1......."
    forest = drawn(rows, "1,2", "mat 0 compass")
    do(forest, Ride(6))
    events = walk(forest, (6, 6), (7, 7))
    assert [e.lost for e in seen(events, ev.WalkEnded)] == [0]


def test_go_x27_teleport_into_the_zone() -> None:
    """GO-X27: round 8, y ≤ 3 inactive, (10,10), HP 60, M[2,3]: jump to (10,2), walk down to (10,7): HP 50."""
    zones = "zones\n" + ("1" * 14 + "\n") * 4 + ("4" * 14 + "\n") * 10
    figures = "figure 0 medea at 10,10 hp 60\nfigure 1 varas at 13,13\nmat 0 teleport\n"
    match = on(f"seats 2\nround 8\n{zones}{figures}turn 0 before", dice(2, 3))
    do(match, Roll())
    assert refusal(match, Jump(6, square(match, 10, 1))).rule == "GO-49.9"
    do(match, Jump(6, square(match, 10, 2)))
    assert figure(match, 0).health == 55
    walk(match, (10, 3))
    assert figure(match, 0).health == 50
    walk(match, (10, 4), (10, 5), (10, 6), (10, 7))
    assert (where(match, 0), figure(match, 0).health) == ((10, 7), 50)
    assert EndTurn() in match.menu(0)


@pytest.mark.parametrize("third", [True, False])
def test_go_x28_skip_memory(third: bool) -> None:
    """GO-X28: t1 M[1,5] skip; t2 M[2,6] must walk; t3 M[1,2] may skip; if skipped, t4 M[3,5] must walk."""
    rolls = [dice(1, 5), dice(1, 2), dice(2, 6), dice(1, 2), dice(1, 2), dice(1, 2), dice(3, 5)]
    match = alone("0,0", "", "", *rolls)
    do(match, Roll(), Stay(), EndTurn())
    pass_turn(match)
    do(match, Roll())
    assert refusal(match, Stay()).rule == "GO-8.2"
    walk(match, *right(0, 0, 8))
    do(match, EndTurn())
    pass_turn(match)
    do(match, Roll())
    assert Stay() in match.menu(0)
    if third:
        do(match, Stay())
    else:
        walk(match, *right(8, 0, 3))
    do(match, EndTurn())
    pass_turn(match)
    do(match, Roll())
    assert (Stay() in match.menu(0)) is not third


def test_go_x29_skip_memory_with_freeze() -> None:
    """GO-X29: t1 skip; t2 frozen, M[4,4]: stays although a double was rolled; t3 M[2,5] may skip."""
    match = on(
        """
        seats 2
        figure 0 medea at 5,5
        figure 1 tsiva at 7,5 cd 1
        turn 0 before
        """,
        dice(1, 2),
        dice(1, 2),
        dice(4, 4),
        dice(1, 3),
        dice(2, 5),
    )
    do(match, Roll(), Stay(), EndTurn())
    do(match, UseAbility(), Roll(), Stay(), EndTurn())
    do(match, Roll())
    assert match.menu(0).listed() == [Stay()]
    do(match, Stay(), EndTurn(), Roll())
    walk(match, *right(7, 5, 4))
    do(match, EndTurn(), Roll())
    assert Stay() in match.menu(0)


@pytest.mark.parametrize(("under", "event"), [("H", ev.Healed), ("C", ev.ChestOpened)])
def test_go_x30_stuck_in_a_corner(under: str, event: type[ev.Event]) -> None:
    """GO-X30: water on both sides, M[1,1]: stays, no skip; a healing point or a chest under A acts."""
    match = drawn("0W..... W.....1", "1,1", f"under 0 {under}")
    assert match.menu(0).listed() == [Stay()]
    events = do(match, Stay())
    assert [e.why for e in seen(events, ev.Stayed)] == ["stuck"]
    assert figure(match, 0).skipped == 0
    assert len(seen(events, event)) == 1


def test_go_x31_the_price_of_a_route_through_the_zone() -> None:
    """GO-X31: round 12, HP 45; inactive, inactive, inactive forest, active, active: 3 × 10, HP 15."""
    text = "seats 2\nround 12\nmap\n0..F...1\nzones\n11114444\nfigure 0 medea hp 45\nfigure 1 varas\nturn 0 before"
    match = at(text, dice(4, 2))
    do(match, Roll())
    events = walk(match, *right(0, 0, 5))
    assert [e.why for e in seen(events, ev.WalkEnded)] == ["exact"]
    assert figure(match, 0).health == 15


def test_go_x32_death_on_the_way_to_a_chest() -> None:
    """GO-X32: round 7, HP 10: eliminated on the second square; the chest stays, cards discarded, extra chest out."""
    match = at("""
        seats 3
        round 7
        map
        0..C...1
        .......2
        zones
        41114444
        44444444
        figure 0 medea hp 10 chests 1
        figure 1 varas
        figure 2 ebue
        mat 0 gemini, helmet
        turn 0 after dice 2,3
    """)
    walk(match, (1, 0))
    assert figure(match, 0).health == 5
    events = walk(match, (2, 0))
    assert [(e.by, e.square) for e in seen(events, ev.Eliminated)] == [(-1, 2)]
    s = state(match)
    assert s.ground[3] & CHEST
    assert (len(s.weapon_discard), len(s.support_discard)) == (1, 1)
    assert [f.chests for f in s.figures] == [0, 0, 0]


def test_go_x33_staying_in_the_zone_is_free() -> None:
    """GO-X33: round 17: a skip there; next turn the first step onto an active square: no charge."""
    text = "seats 2\nround 17\nmap\n0......1\nzones\n14444444\nfigure 0 medea\nfigure 1 varas\nturn 0 after dice 1,2"
    match = at(text, dice(1, 2), dice(1, 2))
    do(match, Stay(), EndTurn())
    assert figure(match, 0).health == 100
    pass_turn(match)
    do(match, Roll())
    walk(match, (1, 0))
    assert figure(match, 0).health == 100


def test_go_x34_healing_point() -> None:
    """GO-X34: HP 90 walks there: 100; a skip there at HP 55: 75; crossing it: nothing."""
    text = "seats 2\nmap\n{}\nfigure 0 medea {}\nfigure 1 varas\nturn 0 after dice {}"
    ended = at(text.format("0..H...1", "hp 90", "1,2"))
    walk(ended, *right(0, 0, 3))
    stayed = at(text.format("...H...1", "at 3,0 hp 55", "1,2"))
    do(stayed, Stay())
    crossed = at(text.format("0..H...1", "hp 55", "1,3"))
    walk(crossed, *right(0, 0, 4))
    assert [figure(match, 0).health for match in (ended, stayed, crossed)] == [100, 75, 55]


@pytest.mark.parametrize(
    ("number", "zone", "cost"),
    [(5, 1, 0), (6, 1, 5), (11, 1, 10), (16, 1, 15), (15, 3, 0), (16, 3, 15), (16, 4, 0), (60, 4, 0)],
)
def test_go_x35_zone_calendar(number: int, zone: int, cost: int) -> None:
    """GO-X35: what a step onto a square of a zone costs in which round."""
    text = f"seats 2\nround {number}\nmap\n0......1\nzones\n4{zone}444444\nfigure 0 medea\nfigure 1 varas\n"
    match = at(text + "turn 0 after dice 1,2")
    walk(match, (1, 0))
    assert figure(match, 0).health == 100 - cost


def test_go_x36_the_own_trail_as_a_dead_end() -> None:
    """GO-X36: M[5,6] from the corner, eight steps to (1,1): all neighbours covered, 3 lost."""
    match = alone("0,0", "", "", dice(5, 6))
    do(match, Roll())
    events = walk(match, (1, 0), (2, 0), (2, 1), (2, 2), (1, 2), (0, 2), (0, 1), (1, 1))
    assert [(e.lost, e.why) for e in seen(events, ev.WalkEnded)] == [(3, "stuck")]


def test_go_x20_teleport_from_active_to_inactive() -> None:
    """GO-X20: one square's penalty: 5, 10 or 15."""
    for number, cost in ((6, 5), (11, 10), (16, 15)):
        match = drawn("0......1", "1,2", f"round {number}\nzones\n44441444\nmat 0 teleport")
        do(match, Jump(6, 4))
        assert figure(match, 0).health == 100 - cost
