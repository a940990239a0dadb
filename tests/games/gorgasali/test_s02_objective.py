"""Section 2: objective and players; with it how a game ends, and who leaves it (GO-R77, GO-R98, GO-65.25)."""

from __future__ import annotations

import pytest
from tests.games.gorgasali.kit import GAME, at, cards, dice, do, figure, legal, refusal, seen, square, state, where
from tests.games.gorgasali.open_ground import on

import tavola
from tavola.core.errors import OptionError, Refused
from tavola.core.play import Match
from tavola.core.values import Left, Over
from tavola.games.gorgasali import events as ev
from tavola.games.gorgasali.actions import (
    EndTurn,
    EndWalk,
    OpenChest,
    PickCharacter,
    Roll,
    Step,
    Supernova,
    Throw,
    UseAbility,
)

NOVA = """
    figure 0 armazi at 5,5 cd 0
    figure 1 ebue at 6,5 hp 35
    turn 0 before
"""


def ready(seats: int, **options: object) -> Match:
    """A game just after its set-up."""
    match = Match(GAME, seats=seats, seed=11, options=options)
    while state(match).round == 0:
        listed = match.menu(match.deciders[0]).listed()
        assert listed
        do(match, listed[0])
    return match


def test_go_2_1_a_player_wins_when_all_opponents_are_eliminated() -> None:
    """GO-2.1: with the last opponent gone the game is won; with one left it goes on."""
    two, three = on("seats 2" + NOVA), on("seats 3\nfigure 2 medea at 12,12" + NOVA)
    do(two, UseAbility(), Supernova(1))
    do(three, UseAbility(), Supernova(1))
    assert two.result is not None
    assert two.result.winners == (0,)
    assert two.result.reason == "last_standing"
    assert three.result is None


def test_go_2_2_a_character_is_eliminated_at_zero_health() -> None:
    """GO-2.2: 35 damage eliminates at 35 health and leaves 1 of 36."""
    match = on("seats 4\nfigure 2 medea at 6,6 hp 36\nfigure 3 varas at 12,12" + NOVA)
    do(match, UseAbility(), Supernova(1, 2))
    assert (figure(match, 1).alive, figure(match, 2).alive, figure(match, 2).health) == (0, 1, 1)


def test_go_2_3_the_game_stops_at_the_very_moment() -> None:
    """GO-2.3: Ignite eliminates the last opponent at the end of the turn; the refill after it is dropped."""
    match = on("""
        seats 2
        figure 0 tharsis at 5,5
        figure 1 ebue at 6,6 hp 10
        mat 0 | small_potion
        mat 1 gemini
        turn 0 open
    """)
    events = do(match, EndTurn())
    assert isinstance(match.need, Over)
    assert cards(match, 0) == {8: "small_potion"}
    assert not seen(events, ev.TurnEnded)
    assert not seen(events, ev.CardPlaced)


def test_go_2_4_two_to_ten_players_each_with_another_character() -> None:
    """GO-2.4: 1 and 11 players are too few and too many; a chosen character is no longer on the menu."""
    for seats in (1, 11):
        with pytest.raises(OptionError):
            Match(GAME, seats=seats)
    match = Match(GAME, seats=10, seed=1)
    do(match, PickCharacter(4))
    assert legal(match, PickCharacter) == [PickCharacter(i) for i in range(10) if i != 4]
    assert refusal(match, PickCharacter(4)).rule == "GO-3.3"


def test_go_2_5_figures_begin_in_a_sector_and_enter_through_its_gate() -> None:
    """GO-2.5: after the set-up everybody is in a sector; the first step leads to the gate and nowhere else."""
    begun = ready(5)
    assert all(f.sector and f.square < 0 for f in state(begun).figures)
    match = at("""
        seats 2
        map
        ......
        ......
        ......
        sector 4 3,0
        sector 7 0,2
        figure 0 armazi sector 4
        figure 1 ebue at 5,2
        turn 0 after dice 1,4
    """)
    assert legal(match, Step) == [Step(square(match, 3, 0))]
    do(match, Step(square(match, 3, 0)))
    assert where(match, 0) == (3, 0)


def test_go_2_6_cards_come_from_chests_extra_chests_and_the_eliminated() -> None:
    """GO-2.6: one turn with all three sources."""
    match = on("""
        seats 3
        chest 4,5
        figure 0 armazi at 3,5 cd 0 chests 1
        figure 1 ebue at 5,5 hp 35
        figure 2 medea at 12,12
        mat 1 helmet
        weapon_deck gemini, mantis, ...
        support_deck helmet, barrier, body_armour, flame_bulb, ...
        turn 0 after dice 1,2
    """)
    events = do(match, OpenChest(), Step(square(match, 4, 5)), EndWalk(), UseAbility(), Supernova(1))
    received = [(e.why, len(e.kinds)) for e in events if isinstance(e, ev.CardsReceived)]
    assert received == [("chest", 3), ("chest", 3), ("loot", 1)]
    assert [e.square for e in events if isinstance(e, ev.ChestOpened)] == [-1, square(match, 4, 5)]


def test_go_2_7_nobody_owns_a_card_at_the_start() -> None:
    """GO-2.7: empty mats, and one extra chest each."""
    match = ready(6)
    assert all(cards(match, seat) == {} for seat in range(6))
    assert [f.chests for f in state(match).figures] == [1] * 6


def test_go_2_8_there_are_no_reactions() -> None:
    """GO-2.8: in another player's turn a seat has nothing to choose, with an ability ready and a chest to open."""
    match = on("""
        seats 2
        figure 0 armazi at 5,5
        figure 1 medea at 6,5 cd 0 chests 1
        turn 0 before
    """)
    assert not match.menu(1)
    assert refusal(match, UseAbility(), seat=1).rule == "GO-2.8"
    assert refusal(match, OpenChest(), seat=1).rule == "GO-2.8"


def test_go_r77_simultaneous_eliminations_are_handled_one_by_one() -> None:
    """GO-R77: one Flame Bulb takes the last two; the target fell first and so ends third."""
    match = on(
        """
        seats 3
        figure 0 armazi at 5,5
        figure 1 ebue at 8,6 hp 40
        figure 2 medea at 7,5 hp 40
        mat 0 flame_bulb
        turn 0 open
        """,
        dice(6, 3),
    )
    events = do(match, Throw(5, 2))
    assert [e.seat for e in events if isinstance(e, ev.Eliminated)] == [2, 1]
    assert match.result is not None
    assert match.result.places == (1, 2, 3)


def test_go_r98_a_leaver_dies_as_by_the_zone() -> None:
    """GO-R98: nobody loots; the cards are discarded, the extra chest is out, the others play on."""
    match = on("""
        seats 3
        figure 0 armazi at 5,5
        figure 1 ebue at 6,5 chests 1
        figure 2 medea at 9,9
        mat 1 gemini, helmet
        turn 0 open
    """)
    events = match.happen(Left(1))
    assert [(e.by, e.cause) for e in events if isinstance(e, ev.Eliminated)] == [(-1, "left")]
    assert (cards(match, 0), cards(match, 1), figure(match, 0).chests) == ({}, {}, 0)
    assert (len(state(match).weapon_discard), len(state(match).support_discard)) == (1, 1)
    do(match, EndTurn())
    assert match.deciders == (2,)


def test_go_r98_a_leaver_in_the_own_turn_ends_that_turn() -> None:
    """GO-R98: whoever leaves while being asked is asked no more; the next living seat plays."""
    match = on("""
        seats 3
        figure 0 armazi at 5,5
        figure 1 ebue at 6,5
        figure 2 medea at 9,9
        turn 0 open
    """)
    events = match.happen(Left(0))
    assert [e.seat for e in events if isinstance(e, ev.TurnEnded)] == [0]
    assert match.deciders == (1,)
    assert Roll() in match.menu(1)


def test_go_65_25_a_bot_may_take_over_for_a_leaver() -> None:
    """GO-65.25: by default a leaver dies; with `bot` the rules change nothing and say so."""
    text = "seats 2\nfigure 0 armazi at 5,5\nfigure 1 ebue at 6,5\nturn 0 open\n"
    plain, bot = on(text), on("option leaver bot\n" + text)
    plain.happen(Left(1))
    assert plain.result is not None
    with pytest.raises(Refused) as refused:
        bot.happen(Left(1))
    assert refused.value.refusal.rule == "GO-65.25"
    assert figure(bot, 1).alive
    assert tavola.game("gorgasali").settings(2)["leaver"] == "zone"
