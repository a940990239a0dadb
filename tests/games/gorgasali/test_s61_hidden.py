"""Section 61: who may know what, in views and in events; GO-R91 and the option GO-65.10, off and on."""

from __future__ import annotations

import pytest
from tests.games.gorgasali.ability_kit import use
from tests.games.gorgasali.kit import GAME, dice, do, seen, state
from tests.games.gorgasali.open_ground import on

from tavola.core.play import Match
from tavola.core.rng import Dice
from tavola.core.values import Event
from tavola.games.gorgasali import events as ev
from tavola.games.gorgasali.actions import (
    Accept,
    Bargain,
    Decline,
    EndTurn,
    Offer,
    OpenChest,
    Place,
    Reload,
    Roll,
    Shoot,
    Stay,
    Steal,
)
from tavola.games.gorgasali.view import EMPTY, HIDDEN, View

TABLE = """
    seats 4
    figure 0 varas at 5,5 cd 0 chests 1
    figure 1 octor at 7,5 held medea from 3 cd 2
    figure 2 tsiva at 9,9 burned 0 frozen 1 skipped
    figure 3 medea at 0,0 hp 40 chests 2
    mat 0 gemini, axe | boat
    mat 1 mantis*, helmet, rope, compass | small_potion, axe, ntt_bulb
    banner magic_field of 1 round 1 at 6,6
    weapon_discard hydra
    support_discard boat, axe
    turn 0 before
"""
ON = "option hiddenBackpack on\n" + TABLE
DUO_ON = "option scenario duo\n" + ON
EVERYBODY = (None, 0, 1, 2, 3)


def view(match: Match, seat: int | None = None) -> View:
    found = match.view(seat)
    assert isinstance(found, View)
    return found


def views(match: Match) -> list[View]:
    return [view(match, seat) for seat in EVERYBODY]


def told(match: Match, event: Event) -> list[Event | None]:
    """The event as a spectator and every seat are told it."""
    return [GAME.redact(state(match), event, seat) for seat in EVERYBODY]


def other_decks(text: str) -> tuple[Match, Match]:
    """The same position with the two decks in another order."""
    return on(text + "support_deck axe, boat, ...\nweapon_deck hydra, lynx, ..."), on(
        text + "support_deck boat, axe, ...\nweapon_deck lynx, hydra, ..."
    )


@pytest.mark.parametrize("text", [TABLE, ON])
def test_go_61_1_the_order_of_the_decks_is_open_to_nobody(text: str) -> None:
    """GO-61.1: two tables with decks in different order look alike to all; only the numbers left are open."""
    one, two = other_decks(text)
    assert one.digest() != two.digest()
    assert views(one) == views(two)
    assert (view(one).weapon_deck, view(one).support_deck) == (101 - 3, 214 - 10)


@pytest.mark.parametrize("text", [TABLE, ON])
def test_go_61_2_a_chest_holds_nothing_before_it_is_opened(text: str) -> None:
    """GO-61.2: what comes out is what lies on top of the decks then; before, the owner knows no more than others."""
    one, two = other_decks(text)
    assert view(one, 0) == view(two, 0)
    drawn = seen(do(one, OpenChest()), ev.CardsReceived)
    assert drawn != seen(do(two, OpenChest()), ev.CardsReceived)


def test_go_61_3_all_mats_are_open() -> None:
    """GO-61.3: every viewer, a spectator too, sees the same seats, backpacks included."""
    match = on(TABLE)
    assert all(found.seats == view(match, 1).seats for found in views(match))
    mat = view(match).seats[1].mat
    assert EMPTY in mat
    assert HIDDEN not in mat
    assert [seat.health for seat in view(match).seats] == [100, 100, 100, 40]
    assert [seat.chests for seat in view(match).seats] == [1, 0, 0, 2]


def test_go_61_3_by_option_a_backpack_is_for_its_owner() -> None:
    """GO-61.3: others see which slots are filled; active slots, health and chests are open as ever."""
    match = on(ON)
    own, foreign = view(match, 1).seats[1], view(match, 0).seats[1]
    assert foreign.mat == (*own.mat[:8], HIDDEN, HIDDEN, HIDDEN)
    assert view(match).seats[0].mat[8:] == (HIDDEN, EMPTY, EMPTY)
    assert view(match, 0).seats[0].mat[8] >= 0


def test_go_61_3_by_option_the_teammate_sees_it_too() -> None:
    """GO-61.3: seat 3 is the teammate of seat 1."""
    match = on(DUO_ON)
    assert view(match, 3).seats[1] == view(match, 1).seats[1]
    assert HIDDEN in view(match, 2).seats[1].mat


@pytest.mark.parametrize("text", [TABLE, ON])
def test_go_61_4_a_face_down_weapon_is_spent_not_secret(text: str) -> None:
    """GO-61.4: its kind is shown to everybody, and that it is spent."""
    for found in views(on(text)):
        assert found.seats[1].spent == (0,)
        assert found.seats[1].mat[0] >= 0


@pytest.mark.parametrize("text", [TABLE, ON])
def test_go_61_5_discard_piles_are_open(text: str) -> None:
    """GO-61.5: kinds and order."""
    match = on(text)
    s = state(match)
    for found in views(match):
        assert found.weapon_discard == tuple(s.weapon_discard)
        assert found.support_discard == tuple(s.support_discard)
    assert (len(s.weapon_discard), len(s.support_discard)) == (1, 2)


@pytest.mark.parametrize("text", [TABLE, ON])
def test_go_61_6_board_chests_and_banners_are_open(text: str) -> None:
    """GO-61.6: a banner with kind, owner, round and square; the chests left."""
    match = on(text + "chest 3,3 4,4\n")
    for found in views(match):
        banner = found.banners[0]
        assert (banner.owner, banner.placed, len(banner.squares)) == (1, 1, 1)
        assert found.seats[2].square == state(match).figures[2].square


@pytest.mark.parametrize("text", [TABLE, ON])
def test_go_61_7_every_die_is_open(text: str) -> None:
    """GO-61.7: movement dice and shot dice, to everybody."""
    match = on(text, dice(1, 2), dice(3, 4))
    rolls = seen(do(match, Roll(), Stay(), Shoot(0, 1)), ev.DiceRolled)
    assert len(rolls) == 2
    for roll in rolls:
        assert told(match, roll) == [roll] * 5
    assert all(found.turn.dice == (1, 2) for found in views(match))


@pytest.mark.parametrize("text", [TABLE, ON])
def test_go_61_8_octors_held_ability_and_its_marker_are_open(text: str) -> None:
    """GO-61.8: Heal, two turns away."""
    assert {(found.seats[1].ability, found.seats[1].cooldown) for found in views(on(text))} == {(3, 2)}


@pytest.mark.parametrize("text", [TABLE, ON])
def test_go_61_9_flags_are_open(text: str) -> None:
    """GO-61.9: frozen and by whom, burned, skipped last turn."""
    for found in views(on(text)):
        tsiva = found.seats[2]
        assert (tsiva.frozen_by, tsiva.burned, tsiva.skipped) == ((1,), True, True)


TALK = """
    option scenario duo
    seats 4
    figure 0 varas at 5,5 chests 1
    figure 1 octor at 9,5
    figure 2 tsiva at 6,5
    figure 3 medea at 0,0
    mat 0 gemini, axe | boat
    mat 2 rope
    turn 0 open
"""


@pytest.mark.parametrize("hidden", ["off", "on"])
def test_go_61_10_trade_talks_are_open_to_the_two_teammates(hidden: str) -> None:
    """GO-61.10: the offer is in the view and the events of seats 0 and 2, and of nobody else."""
    match = on(f"option hiddenBackpack {hidden}" + TALK)
    do(match, Bargain())
    (offer,) = seen(do(match, Offer((6,), (6,))), ev.TradeOffered)
    assert [found is not None for found in told(match, offer)] == [False, True, False, True, False]
    assert [found.pending.offer is not None for found in views(match)] == [False, True, False, True, False]
    assert view(match, 2).pending.offer == ((6,), (6,), 0, 0)


def test_go_61_10_the_talk_of_others_looks_the_same_whatever_is_offered() -> None:
    """GO-61.10: an enemy's view does not change with the offer."""
    one, two = on(TALK), on(TALK)
    do(one, Bargain(), Offer((6,), (6,)))
    do(two, Bargain(), Offer((0,), (), give_chests=1))
    assert view(one, 1) == view(two, 1)
    assert view(one) == view(two)
    assert view(one, 2) != view(two, 2)


def test_go_61_10_the_result_is_open() -> None:
    """GO-61.10: once concluded everybody is told what changed hands; a talk without one tells no goods."""
    match = on(TALK)
    do(match, Bargain(), Offer((6,), (6,)))
    (end,) = seen(do(match, Accept()), ev.TradeEnded)
    assert isinstance(end, ev.TradeEnded)
    assert end.gave
    assert told(match, end) == [end] * 5
    broken = on(TALK)
    do(broken, Bargain(), Offer((6,), (6,)))
    (end,) = seen(do(broken, Decline()), ev.TradeEnded)
    assert end == ev.TradeEnded(0, 2, False)


def test_go_61_10_with_hidden_backpacks_enemies_are_told_numbers_only() -> None:
    """GO-61.10, GO-61.3: kinds are not for them; the two know."""
    match = on("option hiddenBackpack on" + TALK)
    do(match, Bargain(), Offer((8,), (6,)))
    (end,) = seen(do(match, Accept()), ev.TradeEnded)
    for viewer, found in zip(EVERYBODY, told(match, end), strict=True):
        assert isinstance(found, ev.TradeEnded)
        assert (found == end) is (viewer in (0, 2))
        assert len(found.gave) == len(found.took) == 1


# --- GO-R91, GO-65.10: what the option hides ----------------------------------------------------------------------


def test_go_r91_by_default_the_backpack_is_open() -> None:
    """GO-R91: nothing is hidden from anybody in any event."""
    match = on(TABLE + "support_deck rope, compass, ...")
    events = do(match, OpenChest())
    for event in events:
        assert told(match, event) == [event] * 5


def test_go_65_10_received_cards_are_for_the_owner() -> None:
    """GO-65.10: others are told how many came, and see what is laid into active slots."""
    match = on(
        ON.replace("mat 0 gemini, axe | boat", "mat 0 gemini, axe, rope | boat") + "support_deck helmet, compass, ..."
    )
    events = do(match, OpenChest())
    (came,) = seen(events, ev.CardsReceived)
    for viewer, found in zip(EVERYBODY, told(match, came), strict=True):
        assert isinstance(found, ev.CardsReceived)
        assert (found == came) is (viewer == 0)
        assert len(found.kinds) == 3
    placed = seen(events, ev.CardPlaced)
    for event in placed:
        spectator = GAME.redact(state(match), event, None)
        assert isinstance(spectator, ev.CardPlaced)
        assert (spectator.kind == HIDDEN) is (event.slot >= 8)
    assert {event.slot >= 8 for event in placed} == {True, False}


def test_go_65_10_cards_waiting_to_be_placed_are_for_the_owner() -> None:
    """GO-65.10: their number is open."""
    match = on(
        ON.replace("mat 0 gemini, axe | boat", "mat 0 axe, rope | boat, axe") + "support_deck compass, boat, ..."
    )
    do(match, OpenChest())
    assert Place(0, 6) in match.menu(0)
    assert view(match, 1).pending.cards == (HIDDEN, HIDDEN)
    assert HIDDEN not in view(match, 0).pending.cards


def test_go_65_10_a_stolen_backpack_card_is_known_to_thief_and_victim() -> None:
    """GO-65.10: to nobody else; from an active slot everybody saw it."""
    match = on(ON)
    (theft,) = seen(use(match, Steal(1, 8)), ev.CardStolen)
    kinds = [found.kind for found in told(match, theft) if isinstance(found, ev.CardStolen)]
    assert [kind == HIDDEN for kind in kinds] == [True, False, False, True, True]
    match = on(ON)
    (theft,) = seen(use(match, Steal(1, 6)), ev.CardStolen)
    assert told(match, theft) == [theft] * 5


def test_go_65_10_refilled_and_used_cards_come_to_light() -> None:
    """GO-65.10: what moves up into an active slot is seen by all."""
    match = on(ON.replace("turn 0 before", "turn 1 open").replace("helmet, rope, compass", "helmet, rope"))
    events = do(match, Reload(), EndTurn())
    (moved,) = seen(events, ev.Refilled)[:1]
    assert told(match, moved) == [moved] * 5
    assert view(match).seats[1].mat[7] >= 0


@pytest.mark.parametrize("text", [TABLE, ON, DUO_ON])
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_go_65_10_permuting_what_a_viewer_cannot_know_changes_nothing_it_sees(text: str, viewer: int | None) -> None:
    """GO-65.10: decks and unseen backpacks in another truth give the same view."""
    match = on(text)
    before, digest = view(match, viewer), match.digest()
    GAME.reshuffle_unknown(match.state, viewer, Dice(5))
    assert view(match, viewer) == before
    assert match.digest() != digest
