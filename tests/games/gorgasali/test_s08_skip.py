"""Section 8: skipping the movement, with its rulings and options."""

from __future__ import annotations

import pytest
from tests.games.gorgasali.kit import at, cards, dice, do, figure, legal, refusal, seen, square, where
from tests.games.gorgasali.open_ground import on, pass_turn
from tests.games.gorgasali.strides import drawn, step, walk, ways

from tavola.core.play import Match
from tavola.core.values import Outcome
from tavola.games.gorgasali import events as ev
from tavola.games.gorgasali.actions import EndTurn, EndWalk, Jump, OpenChest, Ride, Roll, Shoot, Stay, Step, Throw


def rolled(faces: str, facts: str = "", more: str = "", *script: Outcome) -> Match:
    """Seat 0 at (5,5) has rolled this."""
    return on(
        f"seats 2\nfigure 0 medea at 5,5 {facts}\nfigure 1 varas at 12,12\nturn 0 after dice {faces}\n{more}", *script
    )


def test_go_8_1_a_player_may_stay_instead_of_walking() -> None:
    """GO-8.1: the open phase follows on the same square."""
    match = rolled("1,2")
    events = do(match, Stay())
    assert [e.why for e in seen(events, ev.Stayed)] == ["skip"]
    assert (where(match, 0), EndTurn() in match.menu(0)) == ((5, 5), True)


def test_go_8_2_not_on_two_turns_in_a_row() -> None:
    """GO-8.2: refused after a skip; the turn after walking it is open again."""
    match = rolled("1,2", "", "", dice(1, 2), dice(1, 3), dice(1, 2), dice(1, 2))
    do(match, Stay(), EndTurn())
    pass_turn(match)
    do(match, Roll())
    assert refusal(match, Stay()).rule == "GO-8.2"
    walk(match, (5, 4), (5, 3), (5, 2), (5, 1))
    do(match, EndTurn())
    pass_turn(match)
    do(match, Roll())
    assert Stay() in match.menu(0)


@pytest.mark.parametrize("face", range(1, 7))
def test_go_8_3_not_after_a_double(face: int) -> None:
    """GO-8.3: any of the six."""
    assert refusal(rolled(f"{face},{face}"), Stay()).rule == "GO-8.3"


def test_go_8_4_skipping_is_decided_after_the_roll() -> None:
    """GO-8.4: before it there is no staying."""
    match = on("seats 2\nfigure 0 medea at 5,5\nfigure 1 varas at 9,9\nturn 0 before", dice(1, 2))
    assert refusal(match, Stay()).rule == "GO-6.10"
    do(match, Roll(), Stay())
    assert where(match, 0) == (5, 5)


def test_go_8_5_frozen_or_boxed_in_is_no_skip_and_clears_the_memory() -> None:
    """GO-8.5: both are allowed after a double and after a skip."""
    frozen = rolled("3,3", "frozen 1 skipped")
    boxed = drawn("0#......1", "3,3", "")
    boxed_events, events = do(boxed, Stay()), do(frozen, Stay())
    assert [e.why for e in seen(boxed_events + events, ev.Stayed)] == ["stuck", "frozen"]
    assert (figure(frozen, 0).skipped, figure(boxed, 0).skipped) == (0, 0)


def test_go_8_6_staying_is_an_end_of_movement() -> None:
    """GO-8.6: the chest under the figure opens; shooting and throwing are open."""
    match = drawn("0..1.....", "1,2", "mat 0 mantis, ntt_bulb")
    do(match, Stay())
    assert (legal(match, Shoot), legal(match, Throw)) == ([Shoot(0, 1)], [Throw(5, 1)])
    chest = drawn("0.......1", "1,2", "under 0 C")
    assert len(seen(do(chest, Stay()), ev.ChestOpened)) == 1


def test_go_8_7_a_double_is_judged_by_the_dice_as_rolled() -> None:
    """GO-8.7: 1 and 2 doubled is no double; after a Teleport a double still forces a walk."""
    plain = rolled("1,2", "", "mat 0 teleport")
    do(plain, Jump(6, square(plain, 5, 1)))
    assert Stay() in plain.menu(0)
    double = rolled("2,2", "", "mat 0 teleport")
    do(double, Jump(6, square(double, 5, 1)))
    assert refusal(double, Stay()).rule == "GO-8.3"


def test_go_8_8_the_first_turn_in_the_sector_may_be_skipped() -> None:
    """GO-8.8: once, and not with a double."""
    text = """
        seats 2
        map
        .........
        sector 3 1,0
        figure 0 medea sector 3
        figure 1 varas at 8,0
        turn 0 after dice """
    match = at(text + "1,2")
    do(match, Stay())
    assert (figure(match, 0).skipped, figure(match, 0).sector) == (1, 3)
    assert refusal(at(text + "4,4"), Stay()).rule == "GO-8.3"


# --- rulings and options --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("rows", "faces", "facts", "path"),
    [
        ("0..H....1", "1,2", "", [(1, 0), (2, 0), (3, 0)]),
        ("H.......1", "1,2", "at 0,0", []),
        ("H.......1", "1,2", "at 0,0 frozen 1", []),
        ("H#......1", "1,1", "at 0,0", []),
    ],
)
def test_go_r13_end_of_movement_has_one_meaning_everywhere(
    rows: str, faces: str, facts: str, path: list[tuple[int, int]]
) -> None:
    """GO-R13: the healing point heals who walks there, who stays there, who is frozen and who is stuck there."""
    match = at(f"seats 2\nmap\n{rows}\nfigure 0 medea hp 50 {facts}\nfigure 1 varas\nturn 0 after dice {faces}")
    events = walk(match, *path) if path else do(match, Stay())
    assert [e.health for e in seen(events, ev.Healed)] == [70]


def test_go_65_6_without_stay_heals_a_step_is_needed() -> None:
    """GO-65.6: staying heals nothing, walking there does; the chest opens all the same."""
    text = "option stayHeals off\nunder 0 H"
    stayed, walked = drawn("0.......1", "1,2", text), drawn("0..H....1", "1,2", "option stayHeals off")
    assert not seen(do(stayed, Stay()), ev.Healed)
    assert len(seen(walk(walked, (1, 0), (2, 0), (3, 0)), ev.Healed)) == 1
    chest = drawn("0.......1", "1,2", "option stayHeals off\nunder 0 C")
    assert len(seen(do(chest, Stay()), ev.ChestOpened)) == 1


def test_go_r18_an_impossible_move_is_no_skip() -> None:
    """GO-R18: after it the next turn may be skipped."""
    match = rolled("3,3", "frozen 1", "", dice(1, 2), dice(1, 2))
    do(match, Stay(), EndTurn())
    pass_turn(match)
    do(match, Roll(), Stay())
    assert figure(match, 0).skipped == 1


def test_go_r18_with_a_compass_the_boxed_in_may_choose() -> None:
    """GO-R18: no plain step is possible: staying is no skip, but the Compass may be used."""
    match = drawn("0#... #...1", "2,2", "mat 0 compass")
    assert match.menu(0).listed() == [Ride(6), Stay()]


def test_go_r19_teleport_and_stay_counts_as_a_skip() -> None:
    """GO-R19: it sets the memory; and it is refused when the last turn was skipped."""
    match = rolled("1,2", "", "mat 0 teleport")
    do(match, Jump(6, square(match, 5, 1)), Stay())
    assert figure(match, 0).skipped == 1
    again = rolled("1,2", "skipped", "mat 0 teleport")
    do(again, Jump(6, square(again, 5, 1)))
    assert refusal(again, Stay()).rule == "GO-8.2"


def test_go_8_5_the_extra_steps_of_a_dobergun_do_not_clear_a_skip() -> None:
    """GO-8.5: who stayed in action 3 has skipped, whatever moves the shot allows afterwards."""
    match = on(
        "seats 2\nfigure 0 medea at 5,5\nfigure 1 varas at 7,5\nmat 0 dobergun\nturn 0 after dice 1,2", dice(4)
    )
    do(match, Stay(), Shoot(0, 1), step(match, 5, 4), step(match, 5, 3))
    assert (where(match, 0), figure(match, 0).skipped) == ((5, 3), 1)


def test_go_8_2_the_memory_lasts_through_the_others_turns() -> None:
    """GO-8.2: an extra chest opened in between changes nothing."""
    match = rolled("1,2", "chests 1", "support_deck helmet, axe, ...", dice(1, 2), dice(1, 2))
    do(match, Stay(), EndTurn())
    pass_turn(match)
    do(match, OpenChest(), Roll())
    assert {type(action) for action in match.menu(0).listed() or ()} >= {Step}
    assert refusal(match, Stay()).rule == "GO-8.2"
    assert ways(match)
    assert EndWalk() not in match.menu(0)
    assert cards(match, 0)[2] == "helmet"
