"""Section 37: the Barrier (GO-R6), where it may lie and what it stops."""

from __future__ import annotations

import pytest
from tests.games.gorgasali.kit import GAME, at, cards, do, figure, legal, refusal, square, state, where
from tests.games.gorgasali.open_ground import banners, on, spots

from tavola.core.errors import OptionError
from tavola.core.play import Match
from tavola.games.gorgasali import content
from tavola.games.gorgasali.actions import (
    Cover,
    Defend,
    EndTurn,
    Hypnosis,
    Jump,
    Revive,
    Shoot,
    Steal,
    Step,
    Throw,
    UseAbility,
)
from tavola.games.gorgasali.state import BARRIER_ON

ACROSS, DOWN = 0, 1

HOLDS = """
    seats 2
    figure 0 armazi at 5,5
    figure 1 ebue at 12,12
    mat 0 barrier
    turn 0 open
"""
WALL = "banner barrier of 1 at 5,3 5,4 5,5 5,6 5,7\n"


def placing(extra: str = "") -> Match:
    """The card is used; where it goes is asked."""
    match = on(HOLDS + extra)
    do(match, Defend(4))
    return match


def lay(match: Match, x: int, y: int, form: int) -> list[tuple[int, int]]:
    """Place the Barrier with this corner; the squares it covers."""
    do(match, Cover(square(match, x, y), form))
    return spots(match, *state(match).banners[-1].squares)


def why_not(match: Match, x: int, y: int, form: int) -> str:
    return refusal(match, Cover(square(match, x, y), form)).rule


def test_go_37_1_it_covers_five_squares() -> None:
    """GO-37.1: five squares of the ground carry it, no more."""
    match = placing()
    assert len(lay(match, 6, 5, ACROSS)) == 5
    assert sum(1 for ground in bytes(state(match).ground) if ground & BARRIER_ON) == 5


def test_go_37_2_a_straight_line_across_or_down() -> None:
    """GO-37.2: both rotations of the line of five, and no third."""
    assert lay(placing(), 6, 5, ACROSS) == [(6, 5), (7, 5), (8, 5), (9, 5), (10, 5)]
    assert lay(placing(), 6, 5, DOWN) == [(6, 5), (6, 6), (6, 7), (6, 8), (6, 9)]
    assert why_not(placing(), 6, 5, 2) == "GO-37.4"


def test_go_37_3_next_to_the_user_and_not_on_the_own_square() -> None:
    """GO-37.3: one square at distance 1 is enough, by a corner too; distance 2 and the own square are refused."""
    assert lay(placing(), 6, 6, ACROSS)[0] == (6, 6)
    assert why_not(placing(), 7, 3, DOWN) == "GO-37.3"
    assert why_not(placing(), 5, 3, DOWN) == "GO-37.3"
    match = placing()
    assert refusal(match, Cover(square(match, 5, 3), DOWN)).reason == "own-square"


@pytest.mark.parametrize(
    ("what", "rule"),
    [
        ("chest 6,7", "GO-36.5"),
        ("banner smoke of 1 at 6,7", "GO-36.9"),
        ("banner ball_lightning of 1 at 6,7", "GO-36.6"),
    ],
)
def test_go_37_4_all_five_squares_must_be_vacant(what: str, rule: str) -> None:
    """GO-37.4: the third square is taken, so the whole line is refused."""
    assert why_not(placing(what), 6, 5, DOWN) == rule


def test_go_37_4_all_five_squares_must_be_on_the_map() -> None:
    """GO-37.4: neither over the edge of the grid nor over squares outside the map."""
    edge = at(
        "seats 2\nmap\n....\n....\n....\nturn 0 open\nfigure 0 armazi at 1,1\nfigure 1 ebue at 3,2\nmat 0 barrier"
    )
    assert refusal(edge, Defend(4)).rule == "GO-36.3"
    hole = "seats 2\nmap\n........\n........\n....#...\n........\n........\n........\nfigure 0 armazi at 1,1\n"
    match = at(hole + "figure 1 ebue at 7,5\nmat 0 barrier\nturn 0 open")
    do(match, Defend(4))
    assert why_not(match, 0, 2, ACROSS) == "GO-37.4"
    assert why_not(match, 2, 2, DOWN) == "GO-37.4"


def test_go_37_4_the_corner_of_the_map_is_on_the_map() -> None:
    """GO-37.4: from (1,1) a line may begin in the very corner (0,0)."""
    match = on(HOLDS.replace("5,5", "1,1"))
    do(match, Defend(4))
    assert Cover(square(match, 0, 0), ACROSS) in legal(match, Cover)
    assert lay(match, 0, 0, DOWN)[0] == (0, 0)


def test_go_37_5_it_blocks_movement() -> None:
    """GO-37.5: nobody steps onto it, its owner included."""
    match = on(
        WALL.replace("of 1", "of 0") + "seats 2\nfigure 0 armazi at 4,5\nfigure 1 ebue at 9,9\nturn 0 after dice 1,2"
    )
    assert refusal(match, Step(square(match, 5, 5))).rule == "GO-7.13"
    assert len(legal(match, Step)) == 3


BEHIND = (
    """
    seats 2
    figure 0 varas at 3,5 cd 0
    figure 1 ebue at 6,5
    turn 0 open
"""
    + WALL
)


def test_go_37_6_it_blocks_aiming_cards() -> None:
    """GO-37.6: weapon, spear and NTT Bulb find no view across it; beside it the line is free."""
    match = on(BEHIND + "mat 0 mantis, magic_spear")
    assert refusal(match, Shoot(0, 1)).rule == "GO-10.3"
    assert refusal(match, Throw(5, 1)).rule == "GO-10.3"
    free = on(BEHIND.replace("3,5", "3,2").replace("6,5", "6,2") + "mat 0 mantis, magic_spear")
    assert legal(free, Shoot) == [Shoot(0, 1)]
    assert legal(free, Throw) == [Throw(5, 1)]


def test_go_37_7_it_has_no_effect_on_special_abilities() -> None:
    """GO-37.7: Varas steals across it."""
    match = on(BEHIND + "mat 1 helmet")
    do(match, UseAbility(), Steal(1, 2))
    assert cards(match, 0) == {2: "helmet"}


def test_go_37_8_it_hinders_its_owner_and_the_teammate_alike() -> None:
    """GO-37.8: the owner cannot shoot across, nor can the owner's teammate."""
    text = """
        seats 4
        option scenario duo
        figure 0 varas at 3,5
        figure 1 ebue at 6,5
        figure 2 medea at 3,6
        figure 3 kruber at 12,12
        mat 0 mantis
        mat 2 mantis
    """ + WALL.replace("of 1", "of 0")
    for seat in (0, 2):
        assert refusal(on(text + f"turn {seat} open"), Shoot(0, 1)).rule == "GO-10.3"


def test_go_37_9_teleports_and_abilities_pass_over_it() -> None:
    """GO-37.9: a jump to the far side, and a pull from there."""
    jump = on(BEHIND.replace("turn 0 open", "turn 0 after dice 1,2") + "mat 0 teleport")
    do(jump, Jump(6, square(jump, 8, 5)))
    pull = on(BEHIND.replace("varas", "kruber").replace("ebue", "varas").replace("kruber", "ebue"))
    do(pull, UseAbility(), Hypnosis(1, square(pull, 4, 5)))
    assert (where(jump, 0), where(pull, 1)) == ((8, 5), (4, 5))


def test_go_37_9_a_jump_may_not_end_on_it() -> None:
    """GO-37.9: over it, not onto it."""
    jump = on(BEHIND.replace("turn 0 open", "turn 0 after dice 1,2") + "mat 0 teleport")
    assert refusal(jump, Jump(6, square(jump, 5, 5))).rule == "GO-49.11"


def test_go_37_10_nobody_is_pulled_onto_it() -> None:
    """GO-37.10: Ebue beside it has five squares left."""
    match = on(WALL + "seats 2\nfigure 0 ebue at 4,5 cd 0\nfigure 1 varas at 7,5\nturn 0 open")
    do(match, UseAbility())
    assert refusal(match, Hypnosis(1, square(match, 5, 5))).rule == "GO-19.4"
    assert len(legal(match, Hypnosis)) == 5


def test_go_37_10_nobody_is_revived_onto_it() -> None:
    """GO-37.10: the Barrier lies over the character banner; the closest vacant squares are its two sides."""
    match = on(
        WALL
        + """
        seats 4
        option scenario duo
        figure 0 ebue at 4,5
        figure 1 varas at 12,12
        figure 2 medea dead grave 5,5
        figure 3 kruber at 12,11
        mat 0 small_potion
        turn 0 open
    """
    )
    squares = {spots(match, way.square)[0] for way in legal(match, Revive) if isinstance(way, Revive)}
    assert squares == {(4, 4), (4, 6), (6, 4), (6, 5), (6, 6)}


def test_go_r6_rotation_and_position_are_free() -> None:
    """GO-R6: on open ground 16 lines across and 16 down touch the user without covering the user."""
    match = placing()
    ways = [way for way in legal(match, Cover) if isinstance(way, Cover)]
    # above and below seven lines each, in the own row one on either side
    assert sorted(way.form for way in ways) == [ACROSS] * 16 + [DOWN] * 16
    assert len(set(ways)) == len(ways)


def test_go_59_28_position_and_direction_are_chosen_and_no_second_card_follows() -> None:
    """GO-59.28: after the card nothing but its place is asked; afterwards there is no further defensive card."""
    match = placing()
    assert refusal(match, EndTurn()).rule == "GO-59.28"
    lay(match, 6, 5, DOWN)
    assert banners(match) == ["barrier of 0"]
    assert state(match).turn.defended
    assert legal(match, Defend) == []


def test_go_65_2_by_option_the_barrier_has_another_shape() -> None:
    """GO-65.2: a corner covers its own five squares; the default is the line; unknown shapes are refused."""
    match = on("option barrierShape corner" + HOLDS)
    do(match, Defend(4))
    assert lay(match, 6, 4, 0) == [(6, 4), (7, 4), (8, 4), (6, 5), (6, 6)]
    assert GAME.settings(2)["barrierShape"] == "line"
    with pytest.raises(OptionError):
        GAME.settings(2, {"barrierShape": "circle"}) and GAME.new(2, GAME.settings(2, {"barrierShape": "circle"}))


def test_go_64_15_every_shape_has_five_squares_and_fits_beside_the_user() -> None:
    """GO-64.15: five different squares in every rotation, and on open ground each can be placed."""
    for shape in content.load_shapes():
        assert all(len(set(form)) == 5 for form in shape.forms)
        match = on(f"option barrierShape {shape.key}" + HOLDS)
        do(match, Defend(4))
        assert {way.form for way in legal(match, Cover) if isinstance(way, Cover)} == set(range(len(shape.forms)))


def test_go_x57_placing_a_barrier() -> None:
    """GO-X57: user (5,5): beside, pointing away, two away, through the own square."""
    assert lay(placing(), 6, 3, DOWN) == [(6, 3), (6, 4), (6, 5), (6, 6), (6, 7)]
    assert lay(placing(), 6, 5, ACROSS) == [(6, 5), (7, 5), (8, 5), (9, 5), (10, 5)]
    assert why_not(placing(), 7, 3, DOWN) == "GO-37.3"
    assert why_not(placing(), 5, 3, DOWN) == "GO-37.3"
    assert figure(placing(), 0).alive
