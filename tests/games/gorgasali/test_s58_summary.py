"""Section 58: the printed list of additional rules, each where the table would quarrel about it.

GO-58.2 stands in test_s36_banners.py, GO-58.3 in test_s39_platform_field.py.
"""

from __future__ import annotations

from tests.games.gorgasali.kit import cards, dice, do, figure, legal, refusal, square, where
from tests.games.gorgasali.open_ground import on

from tavola.games.gorgasali import events as ev
from tavola.games.gorgasali.actions import Hypnosis, Jump, OpenChest, Shoot, Step, UseAbility

# Rows 0 to 3 are zone 1; from round 6 they are inactive.
OUTER = "zones\n" + ("1" * 14 + "\n") * 4 + ("4" * 14 + "\n") * 10 + "round 6\n"
WITHIN = (
    OUTER
    + """
    seats 2
    figure 0 ebue at 5,4 cd 0
    figure 1 varas at 8,6
    turn 0 open
"""
)


def test_go_58_1_one_extra_chest_a_turn_even_with_several() -> None:
    """GO-58.1: two are owned, one is opened, the second is refused until the next turn."""
    match = on(
        "seats 2\nfigure 0 armazi at 5,5 chests 2\nfigure 1 ebue at 9,9\nturn 0 open\nsupport_deck helmet, barrier, ..."
    )
    do(match, OpenChest())
    assert refusal(match, OpenChest()).rule == "GO-13.5"
    assert figure(match, 0).chests == 1


def test_go_58_4_ebue_puts_no_opponent_out_of_an_active_zone() -> None:
    """GO-58.4: of the eight squares around him the three inactive ones are closed."""
    match = on(WITHIN)
    do(match, UseAbility())
    assert refusal(match, Hypnosis(1, square(match, 5, 3))).rule == "GO-19.5"
    assert len(legal(match, Hypnosis)) == 5


def test_go_58_5_ebue_puts_no_teammate_on_a_chest() -> None:
    """GO-58.5: the chest beside him is closed for the teammate and open for an opponent."""
    match = on("""
        seats 4
        option scenario duo
        chest 6,5
        figure 0 ebue at 5,5 cd 0
        figure 1 varas at 8,6
        figure 2 medea at 8,8
        figure 3 kruber at 13,13
        turn 0 open
    """)
    do(match, UseAbility())
    assert refusal(match, Hypnosis(2, square(match, 6, 5))).rule == "GO-57.6"
    assert Hypnosis(1, square(match, 6, 5)) in legal(match, Hypnosis)


def test_go_58_6_dobergun_moves_free_in_an_inactive_zone() -> None:
    """GO-58.6: two steps over inactive squares, no health lost."""
    match = on(WITHIN.replace("5,4", "5,2").replace("8,6", "7,2") + "mat 0 dobergun", dice(6))
    do(match, Shoot(0, 1), Step(square(match, 5, 1)), Step(square(match, 5, 0)))
    assert (where(match, 0), figure(match, 0).health) == ((5, 0), 100)


def test_go_58_7_teleport_to_an_inactive_square_costs_one_penalty() -> None:
    """GO-58.7: over three inactive squares onto the fourth: 5 in round 6."""
    match = on(WITHIN.replace("open", "after dice 1,2") + "mat 0 teleport")
    do(match, Jump(6, square(match, 5, 0)))
    assert figure(match, 0).health == 95


def test_go_58_8_breathhold_ignores_armour_and_discards_none() -> None:
    """GO-58.8: 50 through helmet and body armour, and both stay."""
    match = on(
        "seats 2\nfigure 0 armazi at 5,5\nfigure 1 ebue at 8,5\nturn 0 open\nmat 0 breathhold\n"
        "mat 1 helmet, body_armour",
        dice(1, 5),
    )
    do(match, Shoot(0, 1))
    assert (figure(match, 1).health, cards(match, 1)) == (50, {2: "helmet", 3: "body_armour"})


def test_go_58_9_after_a_breathhold_kill_the_armour_goes_to_the_killer() -> None:
    """GO-58.9: both pieces are worn by the shooter afterwards."""
    match = on(
        "seats 3\nfigure 0 armazi at 5,5\nfigure 1 ebue at 8,5 hp 50\nfigure 2 medea at 0,0\nturn 0 open\n"
        "mat 0 breathhold\nmat 1 helmet, body_armour",
        dice(1, 5),
    )
    events = do(match, Shoot(0, 1))
    assert [(e.seat, e.cards) for e in events if isinstance(e, ev.Looted)] == [(0, 2)]
    assert cards(match, 0) == {0: "breathhold*", 2: "helmet", 3: "body_armour"}
