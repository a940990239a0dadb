"""Rulings about turns, cards and players (ledger 27.4), the clock, and whoever leaves."""

from __future__ import annotations

import pytest
from tests.games.desktopia.kit import Table, table

from tavola.core.errors import Refused
from tavola.core.values import Left, Shuffled, TimeUp
from tavola.games.desktopia import events as ev
from tavola.games.desktopia.actions import Choose, ChooseSeat, Decline, PlayRitual, Shoot, Stop
from tavola.games.desktopia.cards import HEALING, TICK
from tavola.games.desktopia.state import CARD, RESERVE

ORDER = Shuffled(tuple(range(12)))


def test_dt_r42_the_payer_is_who_flicked() -> None:
    """DT-R42: Ramprack's spell throws out an enemy: the active player pays, once, whoever's disks left."""
    t = table("0 ramprack\n0 minusoid\n0 vailla\n0 energan\n1 kharu\n1 div").cast("ramprack", "minusoid")
    t.flick(": kharu, div", out={"kharu": (0, 300), "div": (0, 600)})
    assert [(e.seat, e.budget) for e in t.seen(ev.Penalised)] == [(0, 2)]


def test_dt_r48_every_wound_of_enemies_in_the_turn_counts() -> None:
    """DT-R48: a Tick's bite, a hit, a burst and a Flame: four, so a ritual."""
    t = table("0 akeru\n0 untouchable 300,500\n1 ezzen 330,500\n1 kharu bears flame of 0\n1 vailla bears tick of 0",
              ORDER, rituals=True, stock={"akeru": 2})  # fmt: skip
    t.flick("akeru: vailla").stop().resolve("untouchable")
    assert (t.s.turn.wounds, t.question) == (4, "ritual")


@pytest.mark.parametrize(("victim", "drawn"), [("energan", False), ("smoker", True)])
def test_dt_r48_one_to_three_wounds_bring_none(victim: str, drawn: bool) -> None:
    """DT-R48: one wound brings none; one that is prevented counts as nothing, and brings a ritual."""
    t = table(f"0 archer\n0 dryad\n1 {victim}\n1 kharu\n1 ezzen", ORDER, rituals=True).flick(f"archer: {victim}")
    t.stop()
    assert (t.question == "ritual") == drawn


def test_dt_r48_own_wounds_count_for_nothing() -> None:
    """DT-R48: an Untouchable bursts among its own."""
    t = table("0 untouchable 300,500\n0 ifrit 340,500\n1 kharu", ORDER, rituals=True).stop()
    assert (t.life("ifrit"), t.s.turn.wounds, t.question) == (3, 0, "ritual")


def test_dt_r56_the_first_moment_with_one_side_left_ends_it() -> None:
    """DT-R56: a chain kills the enemy's last one; the Lariat that would have killed the hitter does nothing more."""
    t = table("0 archer bears lariat of 0\n1 ezzen").flick("archer: ezzen")
    assert (t.result.winners, t.life("archer"), t.wounds("archer")) == ((0,), 1, [])


def test_dt_r56_a_later_step_of_the_same_flick_may_end_it_for_the_other() -> None:
    """DT-R56: the shielded victim lives, the hitter was the last of its side."""
    t = table("0 archer bears lariat of 0\n1 ezzen bears shield of 1").flick("archer: ezzen")
    assert t.result.winners == (1,)


def test_dt_r56_one_indivisible_step_kills_together() -> None:
    """DT-R56: a burst kills the last ones of two opponents at once: both are out, the third wins."""
    t = table("0 untouchable 300,500\n1 energan 330,500\n2 dryad 270,500").stop()
    assert [(e.seat, e.why) for e in t.seen(ev.Eliminated)] == [(1, "dead"), (2, "dead")]
    assert t.result.winners == (0,)


def test_dt_o_28_last_deaths_of_one_flick() -> None:
    """DT-O.28: the first death decides, or both lose their last one in the same flick and it is a draw."""
    text = "0 archer bears lariat of 0\n1 ezzen"
    assert table(text, lastDeaths="first").flick("archer: ezzen").result.winners == (0,)
    assert table(text, lastDeaths="draw").flick("archer: ezzen").result.places == (1, 1)


def out_of_three() -> Table:
    """Seat 1 stands on the Smithy, holds cards and rituals, its Flame burns on seat 2: its last one is about to die."""
    text = "0 kharu\n0 div\n1 energan on smithy\n2 vailla bears flame of 1\n2 ramprack\n- smithy"
    t = table(text, ORDER, rituals=True, time=(0, -2, 0))
    t.s.camps[1].hand = bytearray([HEALING])
    return t


def test_dt_r58_nothing_of_who_is_out_stays() -> None:
    """DT-R58: his rituals go to the discard, his cards to the reserve, his missiles off the field, his artifact is
    neutral, and his turn is skipped."""
    t = out_of_three()
    t.s.on[t.disk("energan")] = -1
    t.flick("kharu: energan")
    assert (t.cards(1), list(t.s.camps[1].hand), list(t.s.discard)) == ((0, 0), [], [HEALING])
    assert (t.bears("vailla"), t.controls("smithy")) == ([], -1)
    assert t.pass_turn().turn[0] == 2


def test_dt_r58_he_still_answers_for_the_event_that_threw_him_out() -> None:
    """DT-R58: the owner of a Minusoid that was his last one names who is penalised; he himself is no player now."""
    t = table("0 kharu\n0 div\n1 minusoid\n2 vailla\n2 ramprack").flick("kharu: minusoid")
    assert (t.seat, t.question, t.s.camps[1].gone) == (1, "minusoid", 1)
    assert t.listed(ChooseSeat) == [ChooseSeat(0), ChooseSeat(2)]
    assert t.refuses(ChooseSeat(1)) == "DT-18.131"
    assert t.do(ChooseSeat(2)).cards(2) == (1, 0)


def test_dt_r58_an_energan_that_was_the_last_one_brings_nothing() -> None:
    """DT-R58: his time cards are in the reserve; none comes to him any more."""
    t = table("0 kharu\n0 div\n1 energan\n2 vailla\n2 ramprack").flick("kharu: energan")
    assert (t.cards(1), t.match.view(0).time_cards) == ((0, 0), 5)


def test_dt_r71_free_for_all() -> None:
    """DT-R71: three players, no sides named: a hit at each of the others."""
    t = table("0 kharu\n0 div\n1 vailla\n2 ifrit").flick("kharu: vailla, ifrit")
    assert (t.life("vailla"), t.life("ifrit")) == (3, 3)


def test_dt_r74_all_around_an_untouchable_at_one_stroke() -> None:
    """DT-R74: three are wounded before anything follows; the triggers come in the active player's order."""
    t = table("0 untouchable 300,500\n0 ifrit\n1 energan 330,500\n1 minusoid 270,500\n1 akeru 300,535\n1 kharu").stop()
    assert len(t.seen(ev.Hurt)) == 3
    assert t.order(ev.Hurt, ev.DiskGone) == ["Hurt", "Hurt", "Hurt", "DiskGone", "DiskGone"]
    assert (t.seat, t.question) == (0, "order")
    assert t.refuses(Choose(t.disk("akeru"))) == "DT-17.6"
    assert t.refuses(Decline()) == "DT-17.6"
    t.choose("minusoid")
    assert (t.seat, t.question) == (1, "minusoid")
    t.do(ChooseSeat(0))
    assert (t.cards(0), t.cards(1)) == ((1, 0), (0, 1))


@pytest.mark.parametrize("how", ["dies", "leaves"])
def test_dt_r58_his_unused_bonus_cards_are_dropped_once(how: str) -> None:
    """DT-R58, DT-R76: out in his own turn with two bonus cards: all five cards are to be had again, and no more."""
    t = table("0 archer bears lariat of 0\n1 vailla\n1 ramprack\n2 ifrit\n2 smoker", time=(2, 0, 0))
    if how == "dies":
        t.flick("archer: vailla")
    else:
        t.happen(Left(0))
    assert (t.turn[0], t.cards(0), t.match.view(1).time_cards) == (1, (0, 0), 5)


def test_dt_r86_the_clock_forfeits_actions_and_declines() -> None:
    """DT-R86: in the actions: stop; before a Smithy or a Div: no; a forced flick: with no strength."""
    t = table("0 kharu\n0 ezzen\n1 vailla\n1 energan").happen(TimeUp(0))
    assert t.turn[0] == 1
    div = table("0 kharu\n0 ezzen\n0 akeru\n1 div\n1 vailla").flick("kharu: div")
    assert (div.seat, div.question) == (1, "div")
    div.happen(TimeUp(1))
    assert (div.s.place[div.disk("div")], div.question) == (RESERVE, "act")
    sent = table("0 ramprack\n0 minusoid\n1 vailla").cast("ramprack", "minusoid")
    sent.happen(TimeUp(0))
    assert [e.speed for e in sent.seen(ev.Slide)] == [0]


def test_dt_r86_forced_decisions_take_the_first_thing() -> None:
    """DT-R86: of two Ticks the one with the smaller number; of two disks at one instant too."""
    t = table("0 kharu\n0 ezzen E\n1 vailla\n1 ramprack").flick("kharu: [vailla ramprack]").happen(TimeUp(0))
    first = min(("vailla", "ramprack"), key=t.disk)
    assert t.name(t.seen(ev.Touched)[0].target) == first


def test_dt_r86_a_clock_that_does_not_run() -> None:
    """DT-R86: the time of somebody who is not asked."""
    t = table("0 kharu\n0 ezzen\n1 vailla")
    before = t.match.digest()
    with pytest.raises(Refused, match="DT-R86"):
        t.match.happen(TimeUp(1))
    assert t.match.digest() == before


def test_dt_r96_a_tick_at_the_beginning_counts_for_the_turn() -> None:
    """DT-R96: it killed an Energan: one wound, so no ritual for a turn without another."""
    t = table("0 akeru\n0 ezzen\n1 energan bears tick of 0\n1 kharu", ORDER, rituals=True, stock={"akeru": 2})
    assert (t.here("energan"), t.s.turn.wounds) == (False, 1)
    assert (t.stop().question, t.turn[0]) == ("act", 1)


def test_dt_r99_the_scenario_wins() -> None:
    """DT-R99: its limit of actions, its stocks, its life and its word on rituals and the border come first."""
    t = table("0 akeru life 2\n0 ezzen\n1 kharu", head='actions = 1\nrituals = false\nborder = "wall"',
              stock={"akeru": 0}, rituals=True, border="edge")  # fmt: skip
    assert (t.turn, t.life("akeru"), t.stock("akeru")) == ((0, 1, 0), 2, 0)
    assert not t.match.view(0).field.rituals
    assert t.match.view(0).field.wall


def test_dt_r108_who_leaves_takes_his_disks_along() -> None:
    """DT-R108: without what a death would bring: no penalty card of the Minusoid, no bonus of the Energan."""
    t = table("0 kharu\n0 ezzen\n1 minusoid\n1 energan bears flame of 0\n2 vailla\n2 ramprack").happen(Left(1))
    assert (t.here("minusoid"), t.here("energan"), t.result) == (False, False, None)
    assert t.order(ev.Died, ev.CardTaken) == []
    assert [(e.seat, e.why) for e in t.seen(ev.Eliminated)] == [(1, "left")]
    assert t.left_of("flame", RESERVE) == 4
    assert t.pass_turn().turn[0] == 2


def test_dt_r108_the_last_side_wins_when_all_others_left() -> None:
    """DT-R108: at once, and the seat that left is asked nothing."""
    t = table("0 kharu\n0 ezzen\n1 vailla").happen(Left(0))
    assert (t.result.winners, t.match.deciders) == ((1,), ())


@pytest.mark.parametrize("when", ["act", "place_missile", "aim_missile", "flick"])
def test_dt_r108_in_the_middle_of_ones_own_turn(when: str) -> None:
    """DT-R108: whatever was begun is dropped; it is the next player's turn and no missile is left over."""
    t = table("0 akeru\n0 ramprack\n0 minusoid\n1 kharu\n1 ezzen\n2 vailla\n2 ifrit")
    if when in ("place_missile", "aim_missile"):
        t.do(Shoot(t.disk("akeru"), TICK))
    if when == "aim_missile":
        t.do(t.menu().some[0])
    if when == "flick":
        t.cast("ramprack", "minusoid")
    assert t.question == when
    t.happen(Left(0))
    assert (t.turn[0], t.seat) == (1, 1)
    on_a_card = sum([t.s.place[d] == CARD and t.s.owner[d] == 0 for d in t.s.kit.box.disks_of(TICK)])
    assert t.left_of("tick", RESERVE) + on_a_card == 3


def test_dt_r108_while_he_was_to_order_contacts() -> None:
    """DT-R108: he pulled Kharu into two at once and leaves: both are hit, the smaller number first."""
    t = table("0 vailla\n0 ramprack\n1 kharu\n1 ezzen\n1 akeru\n2 ifrit\n2 smoker").shoot("vailla: kharu")
    t.flick(": [ezzen akeru]")
    assert (t.seat, t.question) == (0, "order")
    t.happen(Left(0))
    assert [t.name(e.target) for e in t.seen(ev.Touched)] == sorted(("ezzen", "akeru"), key=t.disk)
    assert (t.life("ezzen"), t.life("akeru"), t.turn[0]) == (1, 4, 1)


def test_dt_r108_a_div_on_the_card_of_his_hero_is_discarded() -> None:
    """DT-R108: as when the hero dies (DT-18.57); it can come back from the reserve."""
    t = table("0 div\n0 ezzen\n1 kharu\n1 phantom\n2 vailla").lend("div", "kharu").happen(Left(1))
    assert t.s.place[t.disk("div")] == RESERVE


def test_dt_r108_nobody_leaves_twice() -> None:
    """DT-R108: a seat that left, and one that there is not."""
    t = table("0 kharu\n0 ezzen\n1 vailla\n2 ifrit").happen(Left(1))
    for seat in (1, 7):
        before = t.match.digest()
        with pytest.raises(Refused, match="DT-R108"):
            t.match.happen(Left(seat))
        assert t.match.digest() == before


def test_dt_r108_what_was_his_to_decide_is_decided_for_him() -> None:
    """DT-R108: his Minusoid waits for his word when he leaves: the first player that plays takes the card."""
    t = table("0 kharu\n0 ezzen\n1 minusoid\n1 dryad\n2 vailla\n2 ifrit").flick("kharu: minusoid")
    assert t.seat == 1
    t.happen(Left(1))
    assert (t.cards(0), t.seat, t.question) == ((1, 0), 0, "act")


def test_dt_r109_a_revealed_ritual_stays_played() -> None:
    """DT-R109: its target must be chosen; there is no way back."""
    t = table("0 kharu life 2\n0 ezzen\n1 vailla", ORDER, rituals=True)
    t.s.camps[0].hand = bytearray([HEALING])
    t.match._menu = None
    t.do(PlayRitual(HEALING))
    assert t.refuses(Stop()) == "DT-21.7"
    assert t.choose("kharu").life("kharu") == 3


def test_dt_o_7_a_skipped_turn_with_events() -> None:
    """DT-O.7: T1 and T4 happen, no action does, and penalty cards are gone."""
    text = "0 baaroun\n0 vailla\n1 kharu bears flame of 0\n1 ezzen"
    t = table(text, time=(-3, 0), skippedTurn="events")
    assert (t.stock("baaroun"), t.life("kharu"), t.turn[0]) == (1, 3, 1)
    assert t.seen(ev.ActionSpent) == []


@pytest.mark.parametrize(("deficiency", "kept"), [("partial", 1), ("strict", None)])
def test_dt_o_6_fewer_disks_than_the_text_asks(deficiency: str, kept: int | None) -> None:
    """DT-O.6: Akeru takes the one that there is, or may not cast."""
    text = "0 akeru\n0 ezzen\n1 vailla bears tick of 1, tick of 1\n1 energan"
    t = table(text, stock={"akeru": 0}, deficiency=deficiency)
    if kept is None:
        assert t.refuses(t.spell("akeru")) == "DT-18.75"
    else:
        assert t.cast("akeru").stock("akeru") == kept
