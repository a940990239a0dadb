"""Section 55: trading between teammates (GO-R88): who may begin, what changes hands, and what follows."""

from __future__ import annotations

import pytest
from tests.games.gorgasali.kit import GAME, cards, dice, do, figure, legal, refusal, seen, square, state, where
from tests.games.gorgasali.open_ground import on

from tavola.core.errors import Refused
from tavola.core.play import Match
from tavola.core.values import Left
from tavola.games.gorgasali import events as ev
from tavola.games.gorgasali.actions import (
    Accept,
    Ask,
    Bargain,
    Decline,
    EndTurn,
    GoBack,
    Offer,
    OpenChest,
    Reload,
    Roll,
    Stay,
    Step,
)

# Seats 0 and 2 are a pair and stand side by side.
PAIR = """
    seats 4
    option scenario duo
    figure 0 armazi at 5,5 chests 1
    figure 1 ebue at 0,13
    figure 2 medea at 6,5 chests 2
    figure 3 varas at 13,0
    turn 0 open
"""
GOODS = "mat 0 gemini*, helmet | small_potion\nmat 2 mantis, barrier\n"
WEAPON, HELMET, BARRIER, STORED = 0, 2, 4, 8


def talk(extra: str = GOODS) -> Match:
    """The two have sat down; seat 0 speaks."""
    match = on(PAIR + extra)
    do(match, Bargain())
    return match


def chests(match: Match) -> tuple[int, int]:
    return figure(match, 0).chests, figure(match, 2).chests


def test_go_55_1_one_of_the_two_must_end_the_movement_next_to_the_other() -> None:
    """GO-55.1: at distance 1, by a corner too; not at 2, and not with the teammate eliminated."""
    assert legal(on(PAIR.replace("6,5", "6,6")), Bargain) == [Bargain()]
    assert refusal(on(PAIR.replace("6,5", "7,5")), Bargain()).rule == "GO-55.1"
    assert refusal(on(PAIR.replace("at 6,5 chests 2", "dead grave 6,5")), Bargain()).rule == "GO-55.1"


def test_go_55_1_a_walk_that_ends_beside_the_teammate_opens_the_trade() -> None:
    """GO-55.1: three steps away before the walk, next to the teammate after it."""
    match = on(PAIR.replace("5,5", "2,5").replace("turn 0 open", "turn 0 after dice 1,2"))
    do(match, *[Step(square(match, x, 5)) for x in (3, 4, 5)])
    assert legal(match, Bargain) == [Bargain()]


@pytest.mark.parametrize(
    ("offer", "mine", "theirs"),
    [
        (Offer((WEAPON,), ()), {2: "helmet", 6: "small_potion"}, {0: "mantis", 1: "gemini*", 4: "barrier"}),
        (Offer((HELMET,), ()), {0: "gemini*", 6: "small_potion"}, {0: "mantis", 2: "helmet", 4: "barrier"}),
        (Offer((STORED,), ()), {0: "gemini*", 2: "helmet"}, {0: "mantis", 4: "barrier", 6: "small_potion"}),
        (
            Offer((), (BARRIER,)),
            {0: "gemini*", 2: "helmet", 4: "barrier", 6: "small_potion"},
            {0: "mantis"},
        ),
    ],
)
def test_go_55_2_any_item_of_the_mat_may_be_traded(offer: Offer, mine: dict[int, str], theirs: dict[int, str]) -> None:
    """GO-55.2: weapon, armour, backpack card, defensive card."""
    match = talk()
    do(match, offer, Accept())
    assert (cards(match, 0), cards(match, 2)) == (mine, theirs)


def test_go_55_2_also_extra_chests_but_not_more_than_there_are() -> None:
    """GO-55.2: one for two; a second one of seat 0 or an empty slot cannot be offered."""
    match = talk()
    assert refusal(match, Offer((), (), 2, 0)).rule == "GO-55.2"
    assert refusal(match, Offer((1,), ())).rule == "GO-55.2"
    assert refusal(match, Offer((HELMET, HELMET), ())).rule == "GO-55.2"
    do(match, Offer((), (), 1, 2), Accept())
    assert chests(match) == (2, 1)


def test_go_55_3_both_are_equal_parties() -> None:
    """GO-55.3: the active player asks, the teammate offers; the active one answers with another offer."""
    match = talk()
    do(match, Ask())
    assert match.deciders == (2,)
    do(match, Offer((BARRIER,), (HELMET,)))
    assert match.deciders == (0,)
    do(match, Offer((HELMET,), (WEAPON,)))
    assert match.deciders == (2,)
    do(match, Accept())
    assert (cards(match, 0), cards(match, 2)) == (
        {0: "gemini*", 1: "mantis", 6: "small_potion"},
        {2: "helmet", 4: "barrier"},
    )


def test_go_55_3_the_offer_of_the_teammate_is_carried_out_as_it_was_made() -> None:
    """GO-55.3: accepted by the active player, the teammate's offer gives what the teammate gave; chests too."""
    match = talk()
    do(match, Ask(), Offer((BARRIER,), (HELMET, WEAPON), 2, 1), Accept())
    assert (cards(match, 0), cards(match, 2)) == (
        {4: "barrier", 6: "small_potion"},
        {0: "mantis", 1: "gemini*", 2: "helmet"},
    )
    assert chests(match) == (2, 1)


def test_go_55_4_one_sided_and_two_sided_but_not_empty() -> None:
    """GO-55.4: a gift, a wish and a swap are legal; nothing for nothing is no trade."""
    match = talk()
    for offer in (Offer((HELMET,), ()), Offer((), (BARRIER,)), Offer((HELMET,), (BARRIER,))):
        assert match.check(0, offer) is None
        assert offer in match.menu(0)
    assert refusal(match, Offer((), ())).rule == "GO-55.4"


def test_go_55_5_no_limit_on_the_number_of_cards() -> None:
    """GO-55.5: everything of both mats and all chests change hands in one trade."""
    match = talk()
    do(match, Offer((WEAPON, HELMET, STORED), (WEAPON, BARRIER), 1, 2), Accept())
    assert cards(match, 0) == {0: "mantis", 4: "barrier"}
    assert cards(match, 2) == {0: "gemini*", 2: "helmet", 6: "small_potion"}
    assert chests(match) == (2, 1)


def test_go_55_6_the_result_must_fit_both_mats() -> None:
    """GO-55.6: a third weapon does not fit, weapon for weapon does; neither direction may overflow."""
    match = talk("mat 0 gemini, locust\nmat 2 mantis, hydra, helmet")
    assert refusal(match, Offer((0,), ())).rule == "GO-55.6"
    assert refusal(match, Offer((), (0,))).rule == "GO-55.6"
    assert refusal(match, Offer((0,), (0, 1))).rule == "GO-55.6"
    assert match.check(0, Offer((0,), (1,))) is None
    assert match.check(0, Offer((), (2,))) is None


def test_go_55_7_the_turn_ends_with_its_effects() -> None:
    """GO-55.7: the lightning strikes, the backpack card moves up, the next player is asked; no main action was used."""
    match = on(PAIR + GOODS + "banner ball_lightning of 1 at 5,8")
    events = do(match, Bargain(), Offer((HELMET,), ()), Accept())
    kinds = [type(e) for e in events]
    order = [kinds.index(kind) for kind in (ev.TradeEnded, ev.Hurt, ev.Refilled, ev.TurnEnded, ev.TurnBegan)]
    assert order == sorted(order)
    assert match.deciders == (1,)
    assert cards(match, 0) == {0: "gemini*", 6: "small_potion"}


def test_go_55_8_only_in_the_open_phase_of_one_of_the_two() -> None:
    """GO-55.8: not before the movement, and not in an enemy's turn."""
    for moment in ("before", "after dice 1,2"):
        assert refusal(on(PAIR.replace("open", moment)), Bargain()).rule == "GO-55.8"
    assert refusal(on(PAIR.replace("turn 0", "turn 1")), Bargain(), seat=0).rule == "GO-2.8"


def test_go_55_8_nothing_happens_without_the_teammates_consent() -> None:
    """GO-55.8: declined, all stays as it was and the turn goes on."""
    match = talk()
    before = (cards(match, 0), cards(match, 2), chests(match))
    events = do(match, Offer((HELMET,), ()), Decline())
    assert (cards(match, 0), cards(match, 2), chests(match)) == before
    assert [e.done for e in events if isinstance(e, ev.TradeEnded)] == [False]
    assert match.deciders == (0,)
    assert EndTurn() in match.menu(0)


def test_go_55_8_three_talks_a_turn() -> None:
    """GO-55.8: so that nobody begs without end, a fourth talk in one turn is refused."""
    match = on(PAIR + GOODS)
    for _ in range(3):
        do(match, Bargain(), Decline())
    assert legal(match, Bargain) == []
    assert refusal(match, Bargain()).rule == "GO-55.8"


def test_go_r88_four_offers_a_talk() -> None:
    """GO-R88: the fourth offer can be accepted or declined, not answered with a fifth."""
    match = talk()
    do(match, *[Offer((HELMET,), ()), Offer((BARRIER,), ())] * 2)
    assert refusal(match, Offer((HELMET,), ())).rule == "GO-R88"
    do(match, Accept())
    assert cards(match, 0)[4] == "barrier"


def test_go_55_9_weapons_keep_their_face_and_backpack_cards_are_tradable() -> None:
    """GO-55.9: a spent gun arrives spent, a loaded one loaded, also into the slot a spent one left."""
    match = talk()
    do(match, Offer((WEAPON, STORED), (WEAPON,)), Accept())
    assert (cards(match, 0)[0], cards(match, 2)[0], cards(match, 2)[6]) == ("mantis", "gemini*", "small_potion")


def test_go_r32_a_traded_weapon_keeps_its_state() -> None:
    """GO-R32: the mate's next reload is needed to fire a spent one."""
    match = talk()
    do(match, Offer((WEAPON,), ()), Accept())
    assert cards(match, 2)[1] == "gemini*"


def test_go_r88_one_concluded_trade_a_turn_and_the_turn_ends() -> None:
    """GO-R88: after the trade seat 0 is not asked again; main action and second trade are gone."""
    match = talk()
    do(match, Offer((HELMET,), ()), Accept())
    for action in (Bargain(), Reload(), OpenChest(), EndTurn()):
        assert refusal(match, action, seat=0).rule == "GO-2.8"


def test_go_r88_a_trade_after_the_main_action() -> None:
    """GO-R88: the open phase may hold other actions before it."""
    match = on(PAIR + GOODS)
    do(match, Reload(), Bargain(), Offer((WEAPON,), ()), Accept())
    assert cards(match, 2)[1] == "gemini"


def test_go_55_7_after_a_trade_only_a_pending_return_is_left() -> None:
    """GO-55.7: Kruber, who exchanged this turn, may still undo it as the first step of the turn's end, or not."""
    text = PAIR.replace("armazi at 5,5", "kruber at 5,5").replace("ebue at 0,13", "ebue at 9,5")
    text += "exchange 0 home 9,5 with 1 from 5,5\n" + GOODS
    for last in (GoBack(), EndTurn()):
        match = on(text)
        do(match, Bargain(), Offer((HELMET,), ()), Accept())
        assert match.menu(0).listed() == [GoBack(), EndTurn()]
        assert refusal(match, Reload()).rule == "GO-55.7"
        do(match, last)
        assert match.deciders == (1,)
        assert where(match, 0) == ((9, 5) if last == GoBack() else (5, 5))


def test_go_59_40_any_sets_of_items_by_either_of_the_two() -> None:
    """GO-59.40: nobody else may offer, nothing else may be done meanwhile, and asking back and forth is no offer."""
    match = talk()
    assert not match.menu(1)
    assert refusal(match, EndTurn()).rule == "GO-59.40"
    assert refusal(match, Accept()).rule == "GO-59.41"
    do(match, Ask())
    assert refusal(match, Ask()).rule == "GO-59.40"
    assert Offer((BARRIER,), (WEAPON,)) in match.menu(2)


def test_go_59_41_refused_the_open_phase_goes_on() -> None:
    """GO-59.41: seat 2 declines; seat 0 goes on with the same turn and may still act."""
    match = talk()
    do(match, Offer((HELMET,), ()), Decline(), Reload())
    assert (state(match).turn.seat, state(match).turn.main, state(match).turn.traded) == (0, 1, 0)


def test_go_59_41_only_the_teammate_answers() -> None:
    """GO-59.41: the maker of an offer cannot accept it."""
    match = talk()
    do(match, Offer((HELMET,), ()))
    with pytest.raises(Refused):
        match.play(0, Accept())


def test_go_61_10_only_teammates_see_the_talk_everybody_the_result() -> None:
    """GO-61.10: offer, event and view, for the pair, the enemies and a spectator."""
    match = talk()
    offered = seen(do(match, Offer((HELMET,), ())), ev.TradeOffered)[0]
    for viewer in (0, 2):
        assert GAME.redact(match.state, offered, viewer) == offered
        assert match.view(viewer).pending.offer == ((HELMET,), (), 0, 0)
    for viewer in (1, 3, None):
        assert GAME.redact(match.state, offered, viewer) is None
        assert match.view(viewer).pending.offer is None
    ended = seen(do(match, Accept()), ev.TradeEnded)[0]
    assert all(GAME.redact(match.state, ended, viewer) == ended for viewer in (0, 1, 2, 3, None))


def test_go_r88_a_party_that_leaves_ends_the_talk() -> None:
    """GO-R88: the teammate leaves the table in the middle of it; seat 0 goes on alone."""
    match = talk()
    do(match, Offer((HELMET,), ()))
    match.happen(Left(2))
    assert match.deciders == (0,)
    assert EndTurn() in match.menu(0)


def test_go_r88_the_active_partys_talk_is_over_when_it_leaves() -> None:
    """GO-R88: the active player leaves; the turn is over, the teammate is not asked any more."""
    match = talk()
    do(match, Offer((HELMET,), ()))
    match.happen(Left(0))
    assert match.deciders == (1,)


def test_go_55_1_solo_knows_no_trade() -> None:
    """GO-55.1: without the duo scenario neighbours have nothing to trade."""
    match = on(PAIR.replace("option scenario duo", "") + GOODS, dice(1, 2))
    assert legal(match, Bargain) == []
    assert refusal(match, Bargain()).rule == "GO-54.1"
    do(match, EndTurn(), Roll(), Stay())
    assert match.deciders == (1,)
