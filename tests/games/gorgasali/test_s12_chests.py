"""Sections 12 and 13: map chests and extra chests, with GO-60.22, their rulings and options."""

from __future__ import annotations

import pytest
from tests.games.gorgasali.kit import at, cards, dice, do, figure, refusal, seen, square, state, where
from tests.games.gorgasali.open_ground import on, pass_turn
from tests.games.gorgasali.strides import drawn, walk

from tavola.core.play import Match
from tavola.core.values import Outcome
from tavola.games.gorgasali import events as ev
from tavola.games.gorgasali.actions import (
    EndTurn,
    EndWalk,
    Exchange,
    Hypnosis,
    OpenChest,
    Pass,
    Roll,
    Stay,
    UseAbility,
)
from tavola.games.gorgasali.position_write import kind_key
from tavola.games.gorgasali.state import CHEST

DECKS = "support_deck helmet, axe, ...\nweapon_deck gemini, ...\n"
GOT = {0: "gemini", 2: "helmet", 6: "axe"}


def at_chest(match: Match, x: int, y: int) -> bool:
    return bool(state(match).ground[square(match, x, y)] & CHEST)


def owner(chests: int, moment: str = "before", more: str = "", *script: Outcome) -> Match:
    """Seat 0 on open ground with so many extra chests."""
    figures = f"seats 2\nfigure 0 medea at 5,5 chests {chests}\nfigure 1 varas at 12,12\n"
    return on(f"{figures}{DECKS}turn 0 {moment}\n{more}", *script)


def test_go_12_1_two_support_cards_and_one_weapon() -> None:
    """GO-12.1: in this order, off the top of their decks."""
    match = drawn("0C.....1", "1,2", DECKS)
    walk(match, (1, 0))
    events = do(match, EndWalk())
    kinds = seen(events, ev.CardsReceived)[0].kinds  # type: ignore[attr-defined]
    assert [kind_key(state(match).kit, kind) for kind in kinds] == ["helmet", "axe", "gemini"]


def test_go_12_2_the_support_cards_may_be_of_any_group() -> None:
    """GO-12.2: a defensive and a throwable one."""
    match = drawn("0..C...1", "1,2", "support_deck barrier, ntt_bulb, ...")
    walk(match, (1, 0), (2, 0), (3, 0))
    assert {4: "barrier", 5: "ntt_bulb"}.items() <= cards(match, 0).items()


def test_go_12_3_a_chest_is_opened_by_ending_the_movement_on_it() -> None:
    """GO-12.3: not by crossing it."""
    match = drawn("0C.C...1", "1,2", DECKS)
    events = walk(match, (1, 0), (2, 0))
    assert not seen(events, ev.ChestOpened)
    events = walk(match, (3, 0))
    assert [e.square for e in seen(events, ev.ChestOpened)] == [3]


def test_go_12_4_an_opened_chest_leaves_the_map_for_good() -> None:
    """GO-12.4: it is gone at once, and the next one there finds nothing."""
    match = drawn("0C.....1", "1,2", DECKS, dice(1, 2))
    walk(match, (1, 0))
    do(match, EndWalk())
    assert not at_chest(match, 1, 0)
    assert match.view(None).chests == ()


def test_go_12_5_the_cards_fill_empty_slots() -> None:
    """GO-12.5: by themselves where there is no choice."""
    match = drawn("0C.....1", "1,2", DECKS)
    walk(match, (1, 0))
    do(match, EndWalk())
    assert cards(match, 0) == GOT


def test_go_12_6_a_figure_brought_onto_a_chest_opens_it_at_the_end_of_its_own_action_3() -> None:
    """GO-12.6: Ebue pulls it there: nothing happens; it stays in its turn: the chest opens."""
    match = on(
        f"""
        seats 2
        chest 6,5
        figure 0 ebue at 5,5 cd 0
        figure 1 varas at 9,5
        {DECKS.replace(chr(10), chr(10) + "        ")}
        turn 0 open
        """,
        dice(1, 2),
    )
    events = do(match, UseAbility(), Hypnosis(1, square(match, 6, 5)), EndTurn())
    assert not seen(events, ev.ChestOpened)
    events = do(match, Roll(), Stay())
    assert [e.seat for e in seen(events, ev.ChestOpened)] == [1]
    assert cards(match, 1) == GOT


def test_go_12_7_until_then_the_chest_stays_closed_under_the_figure() -> None:
    """GO-12.7: when the figure walks off, the chest is still there, for others."""
    match = drawn("0......1", "1,2", "under 0 C\n" + DECKS)
    walk(match, (1, 0), (2, 0), (3, 0))
    assert at_chest(match, 0, 0)
    assert cards(match, 0) == {}


def test_go_12_8_chests_in_inactive_zones_can_be_opened() -> None:
    """GO-12.8: entering costs 5, opening nothing."""
    match = drawn("0C.....1", "1,2", "round 7\nzones\n41444444\n" + DECKS)
    walk(match, (1, 0))
    do(match, EndWalk())
    assert (cards(match, 0), figure(match, 0).health) == (GOT, 95)


def test_go_12_9_the_weapon_deck_cannot_run_out() -> None:
    """GO-12.9: 82 openings at most, 101 weapons; 164 of 214 support cards."""
    s = state(at("seats 10\n" + "".join(f"figure {i} {k}\n" for i, k in enumerate(TEN))))
    openings = len(s.kit.board.chests) + len(s.figures)
    assert (openings, len(s.weapon_deck) - openings, len(s.support_deck) - 2 * openings) == (82, 19, 50)


TEN = ("armazi", "ebue", "varas", "medea", "tsiva", "octor", "kruber", "tharsis", "drain", "emoon")


def test_go_13_1_each_player_starts_with_one_extra_chest() -> None:
    """GO-13.1: opened, it leaves none."""
    match = owner(1)
    do(match, OpenChest())
    assert figure(match, 0).chests == 0
    assert refusal(owner(0), OpenChest()).rule == "GO-13.1"


def test_go_13_2_it_gives_2_support_cards_and_1_weapon() -> None:
    """GO-13.2: off the same decks."""
    match = owner(1)
    do(match, OpenChest())
    assert cards(match, 0) == GOT


@pytest.mark.parametrize("moment", ["before", "after dice 1,2", "open"])
@pytest.mark.parametrize("state_of", ["at 5,5", "sector 3", "at 5,5 frozen 1"])
def test_go_13_3_in_any_free_window_of_the_own_turn(moment: str, state_of: str) -> None:
    """GO-13.3: also off the map and when frozen; not inside a walk."""
    match = on(f"seats 2\nfigure 0 medea {state_of} chests 1\nfigure 1 tsiva at 12,12\n{DECKS}turn 0 {moment}")
    assert OpenChest() in match.menu(0)
    walking = owner(1, "after dice 1,2")
    walk(walking, (5, 4))
    assert OpenChest() not in walking.menu(0)


def test_go_13_4_several_may_be_owned() -> None:
    """GO-13.4: the view shows three."""
    assert owner(3).view(1).seats[0].chests == 3


def test_go_13_5_only_one_may_be_opened_per_turn() -> None:
    """GO-13.5: the second waits for the next turn."""
    match = owner(2, "open", "", dice(1, 2))
    do(match, OpenChest())
    assert refusal(match, OpenChest()).rule == "GO-13.5"
    do(match, EndTurn())
    pass_turn(match)
    assert OpenChest() in match.menu(0)


def test_go_13_6_a_map_chest_and_an_extra_chest_in_one_turn() -> None:
    """GO-13.6: six cards."""
    match = on("""
        seats 2
        chest 6,5
        figure 0 medea at 5,5 chests 1
        figure 1 varas at 12,12
        support_deck helmet, axe, barrier, boat, ...
        weapon_deck gemini, mantis, ...
        turn 0 after dice 1,2
    """)
    walk(match, (6, 5))
    do(match, EndWalk(), OpenChest())
    assert len(cards(match, 0)) == 6


def test_go_13_7_an_opened_extra_chest_is_out_of_the_game() -> None:
    """GO-13.7: nobody has it."""
    match = owner(1)
    events = do(match, OpenChest())
    assert [e.square for e in seen(events, ev.ChestOpened)] == [-1]
    assert [f.chests for f in state(match).figures] == [0, 0]


def test_go_60_22_cards_come_off_the_top() -> None:
    """GO-60.22: the decks are shorter by 2 and 1, and nothing random happens."""
    match = owner(1)
    before = len(match.record.entries)
    do(match, OpenChest())
    s = state(match)
    assert (len(s.support_deck), len(s.weapon_deck)) == (212, 100)
    assert len(match.record.entries) == before + 1


def test_go_r12_two_cards_off_the_top_whatever_their_group() -> None:
    """GO-R12: two armour cards are no reason to draw on."""
    match = on("""
        seats 2
        figure 0 medea at 5,5 chests 1
        figure 1 varas at 12,12
        support_deck helmet, body_armour, axe, ...
        turn 0 before
    """)
    do(match, OpenChest())
    assert sorted(cards(match, 0)) == [0, 2, 3]


def test_go_r14_opening_at_the_end_of_action_3_is_not_optional() -> None:
    """GO-R14: frozen on a chest: it opens all the same; a displacement in the open phase opens nothing."""
    text = "seats 2\nmap\n0.....1\nunder 0 C\nfigure 0 medea frozen 1\nfigure 1 tsiva\nturn 0 after dice 1,2\n"
    frozen = at(text + DECKS)
    do(frozen, Stay())
    assert cards(frozen, 0) == GOT
    swapped = on(f"""
        seats 2
        chest 9,5
        figure 0 kruber at 5,5 cd 0
        figure 1 varas at 9,5
        {DECKS.replace(chr(10), chr(10) + "        ")}
        turn 0 open
    """)
    do(swapped, UseAbility(), Exchange(1), EndTurn())
    assert (where(swapped, 0), cards(swapped, 0), at_chest(swapped, 9, 5)) == ((9, 5), {}, True)


def test_go_r22_not_in_anothers_turn() -> None:
    """GO-R22: by default the others have nothing to say."""
    match = on("seats 2\nfigure 0 medea at 5,5\nfigure 1 varas at 9,9 chests 1\nturn 0 before")
    assert refusal(match, OpenChest(), seat=1).rule == "GO-2.8"


def test_go_65_7_with_any_turn_others_may_open_between_the_actions() -> None:
    """GO-65.7: seat 1 is asked before the first decision and after every deed; one a turn; never inside a walk."""
    text = f"seats 2\noption extraChestTiming any\nfigure 0 medea at 5,5\nfigure 1 varas at 9,9 chests 2\n{DECKS}"
    match = on(text + "turn 0 before", dice(1, 2))
    assert (match.deciders, match.menu(1).listed()) == ((1,), [OpenChest(), Pass()])
    assert refusal(match, EndTurn()).rule == "GO-2.8"
    do(match, Pass())
    assert match.deciders == (0,)
    do(match, Roll())
    assert match.deciders == (1,)
    do(match, OpenChest())
    assert (match.deciders, cards(match, 1), figure(match, 1).chests) == ((0,), GOT, 1)
    walk(match, (5, 4))
    assert match.deciders == (0,)
