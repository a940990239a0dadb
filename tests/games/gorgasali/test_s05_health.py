"""Section 5: the health bar."""

from __future__ import annotations

from tests.games.gorgasali.kit import dice, do, figure, seen
from tests.games.gorgasali.open_ground import on

from tavola.games.gorgasali import events as ev
from tavola.games.gorgasali.actions import (
    Drink,
    EndTurn,
    Shoot,
    Stay,
)


def test_go_5_1_health_never_exceeds_100() -> None:
    """GO-5.1: 20 more than 95 is 100, and the event tells what was really gained."""
    match = on("seats 2\nfigure 0 medea at 5,5 hp 95\nfigure 1 varas at 9,9\nmat 0 small_potion\nturn 0 before")
    events = do(match, Drink(6))
    assert [(e.amount, e.health) for e in seen(events, ev.Healed)] == [(5, 100)]
    assert figure(match, 0).health == 100


def test_go_5_2_damage_lowers_and_healing_raises_by_the_amount() -> None:
    """GO-5.2: 32 by a Gemini, then 20 by a potion."""
    match = on(
        "seats 2\nfigure 0 medea at 5,5\nfigure 1 varas at 7,5\nmat 0 gemini\nmat 1 small_potion\nturn 0 open",
        dice(3, 5),
    )
    do(match, Shoot(0, 1), EndTurn())
    assert figure(match, 1).health == 68
    do(match, Drink(6))
    assert figure(match, 1).health == 88


def test_go_5_3_health_below_zero_is_zero() -> None:
    """GO-5.3: 48 against 10 leaves 0, not -38."""
    match = on(
        "seats 3\nfigure 0 medea at 5,5\nfigure 1 varas at 7,5 hp 10\nfigure 2 ebue at 9,9\nmat 0 gemini\nturn 0 open",
        dice(6, 6),
    )
    events = do(match, Shoot(0, 1))
    assert [e.health for e in seen(events, ev.Hurt)] == [0]
    assert figure(match, 1).health == 0


def test_go_5_4_all_amounts_are_whole_numbers() -> None:
    """GO-5.4: half of 21 in a Magic Field is 10."""
    match = on(
        """
        seats 2
        figure 0 medea at 5,5
        figure 1 varas at 7,5
        mat 0 sparrow
        banner magic_field of 1 at 7,5
        turn 0 open
        """,
        dice(3, 4),
    )
    do(match, Shoot(0, 1), EndTurn())
    assert figure(match, 1).health == 90
    assert type(figure(match, 1).health) is int
    assert Stay() not in match.menu(1)
