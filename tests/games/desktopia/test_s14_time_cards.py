"""Section 14: penalties, bonuses, time cards."""

from __future__ import annotations

import pytest
from tests.games.desktopia.kit import Table, table

from tavola.core.values import Slid
from tavola.games.desktopia import events as ev
from tavola.games.desktopia.actions import ChooseSeat, Flick
from tavola.games.desktopia.state import RESERVE

FIVE = "0 ezzen\n0 akeru\n0 phantom\n0 vampal\n0 dryad\n1 vailla\n1 energan\n1 ramprack\n"
OUT = (0, 400)


def test_dt_14_1_a_penalty_is_the_next_action() -> None:
    """DT-14.1: of three, two are left after a first one that cost one."""
    t = table(FIVE).flick("ezzen:", out={"ezzen": OUT})
    assert t.turn == (0, 2, 1)


@pytest.mark.parametrize("who", ["ezzen", "akeru", "vailla"])
def test_dt_14_2_by_a_flick_that_sends_any_disk_out(who: str) -> None:
    """DT-14.2: the flicked one, another own one, somebody else's."""
    t = table(FIVE).flick("ezzen:", out={who: OUT})
    assert [(e.seat, e.card) for e in t.seen(ev.Penalised)] == [(0, False)]


def test_dt_14_2_by_a_shot() -> None:
    """DT-14.2: with the missile itself, or with what it pushed."""
    text = "0 archer\n0 vampal\n0 dryad\n1 ezzen\n1 kharu"
    assert table(text).shoot("archer:", out=OUT).turn == (0, 2, 1)
    assert table(text).shoot("archer: ezzen", others_out={"ezzen": OUT}).turn == (0, 2, 1)
    assert table(text).shoot("archer: ezzen").turn == (0, 3, 1)


def test_dt_14_3_one_penalty_for_one_flick() -> None:
    """DT-14.3: three disks."""
    t = table(FIVE).flick("ezzen:", out={"ezzen": OUT, "vailla": (0, 600), "energan": (0, 800)})
    assert t.turn == (0, 2, 1)


@pytest.mark.parametrize(
    ("others", "budget", "card"), [("0 akeru\n0 phantom\n0 vampal\n", 2, False), ("0 akeru\n", 1, False), ("", 3, True)]
)
def test_dt_14_4_what_is_available_falls_by_one(others: str, budget: int, card: bool) -> None:
    """DT-14.4: with three others 1 + 2 − 1; with one other 1 + 1 − 1; with nobody a card."""
    t = table(f"0 ezzen\n{others}1 vailla\n1 energan").flick("ezzen:", out={"ezzen": OUT})
    assert [(e.budget, e.card) for e in t.seen(ev.Penalised)] == [(budget, card)]


def test_dt_14_5_with_nothing_left_a_card() -> None:
    """DT-14.5: the third of three."""
    t = table(FIVE).flick("ezzen:").flick("akeru:").flick("phantom:", out={"phantom": OUT})
    assert (t.cards(0), t.turn[0]) == ((1, 0), 1)


def test_dt_14_6_the_cards_are_paid_at_the_next_beginning() -> None:
    """DT-14.6: one card, one action less, and it is discarded."""
    t = table(FIVE).flick("ezzen:").flick("akeru:").flick("phantom:", out={"phantom": OUT}).pass_turn()
    assert [(e.budget, e.penalties) for e in t.seen(ev.TurnBegan)] == [(2, 1)]
    assert t.cards(0) == (0, 0)


def test_dt_14_7_as_many_cards_as_actions_skip_the_turn() -> None:
    """DT-14.7: with four cards at a limit of four too; all go."""
    t = table(FIVE, time=(-4, 0), head="actions = 4")
    assert [(e.seat, e.penalties) for e in t.events if isinstance(e, ev.TurnSkipped)] == [(0, 4)]
    assert (t.turn, t.cards(0)) == ((1, 4, 0), (0, 0))


def test_dt_14_8_a_card_by_an_ability_goes_straight_to_the_camp() -> None:
    """DT-14.8: a Minusoid dies in seat 0's turn and names seat 0: the running turn keeps its actions."""
    t = table("0 ezzen\n0 akeru\n0 phantom\n1 minusoid\n1 vailla").flick("ezzen: minusoid")
    assert (t.seat, t.question) == (1, "minusoid")
    t.do(ChooseSeat(0))
    assert (t.cards(0), t.turn) == ((1, 0), (0, 3, 1))


def test_dt_14_9_a_bonus_is_an_action_more_in_the_next_turn() -> None:
    """DT-14.9: an Energan of seat 1 that dies in seat 0's turn."""
    t = table(FIVE).flick("ezzen: energan")
    assert t.cards(1) == (0, 1)
    assert t.pass_turn().turn == (1, 4, 0)


def test_dt_14_10_the_card_goes_with_each_action_beyond_the_limit() -> None:
    """DT-14.10: with the fourth and the fifth."""
    t = table(FIVE, time=(2, 0))
    found = []
    for name in ("ezzen", "akeru", "phantom", "vampal", "dryad"):
        t.flick(f"{name}:")
        found.append((t.seen(ev.ActionSpent)[0].bonus, t.cards(0)[1]))
    assert found == [(False, 2), (False, 2), (False, 2), (True, 1), (True, 0)]


def test_dt_14_11_bonus_cards_are_not_saved() -> None:
    """DT-14.11: two cards, one action taken: both are gone."""
    t = table(FIVE, time=(2, 0)).flick("ezzen:").stop()
    assert t.cards(0) == (0, 0)


def test_dt_14_12_several_count_in_the_same_turn() -> None:
    """DT-14.12: three cards, six actions."""
    assert table(FIVE, time=(3, 0)).turn == (0, 6, 0)


def test_dt_14_13_a_penalty_and_a_bonus_cancel_at_once() -> None:
    """DT-14.13: a bonus to one with two penalties leaves one penalty; both cards are back in the reserve."""
    t = table(FIVE, time=(0, -2)).flick("ezzen: energan")
    assert [e.seat for e in t.seen(ev.CardsCancelled)] == [1]
    assert (t.cards(1), t.match.view(0).time_cards) == ((1, 0), 4)


def test_dt_14_14_there_are_five_cards() -> None:
    """DT-14.14: with five in camps an Energan's owner gets none."""
    t = table("0 ezzen\n0 akeru\n0 div\n1 vailla\n1 energan", time=(-1, 4), head="actions = 6")
    t.s.camps[0].penalties = 1
    t.flick("ezzen: energan")
    assert (t.cards(1), [(e.seat, e.bonus) for e in t.seen(ev.NoCardLeft)]) == ((0, 4), [(1, True)])
    more = table("0 ezzen\n0 akeru\n0 div\n1 vailla\n1 energan", time=(-1, 4), timeCards="unlimited")
    more.s.camps[0].penalties = 1
    assert more.flick("ezzen: energan").cards(1) == (0, 5)


def test_dt_14_15_free_flicks_cost_as_others_do() -> None:
    """DT-14.15: Ramprack's and a Magnet's; who flicked pays."""
    t = table("0 ramprack\n0 minusoid\n0 vailla\n0 energan\n1 kharu\n1 div").cast("ramprack", "minusoid")
    t.flick(":", out={"minusoid": OUT})
    assert t.turn == (0, 2, 1)
    pulled = table("0 vailla\n0 energan\n0 minusoid\n1 kharu\n1 div").shoot("vailla: kharu")
    pulled.flick(":", out={"kharu": OUT})
    assert [e.seat for e in pulled.seen(ev.Penalised)] == [0]


def test_dt_14_16_no_penalty_for_what_is_no_flick() -> None:
    """DT-14.16: a refused flick."""
    t = table(FIVE)
    t.refuses(Flick(t.disk("vailla"), 1, 0, 3000))
    assert (t.cards(0), t.turn) == ((0, 0), (0, 3, 0))


def test_dt_o_21_a_disk_that_was_killed_and_left() -> None:
    """DT-O.21: a penalty, or none."""
    for option, budget in ((True, 2), (False, 3)):
        t = table(FIVE, deadPenalty=option).flick("ezzen: energan", out={"energan": OUT})
        assert t.turn == (0, budget, 1)


def test_dt_o_24_the_budget_alone_counts() -> None:
    """DT-O.24: with one other character: 3 − 1 = 2 instead of 1; a card only when all three are used."""
    text = "0 ezzen\n0 akeru\n1 vailla\n1 energan"
    assert table(text).flick("ezzen:", out={"ezzen": OUT}).turn[0] == 1
    t = table(text, penaltyCounts="budget").flick("ezzen:", out={"ezzen": OUT})
    assert t.turn == (0, 2, 1)
    last = t.flick("akeru:", out={"akeru": OUT})
    assert (last.cards(0), [e.card for e in last.seen(ev.Penalised)]) == ((1, 0), [True])


def bonus_then_penalty(used: int) -> Table:
    """A usable bonus card, `used` actions, then a Minusoid of the enemy gives a penalty to the active player."""
    text = "0 ezzen\n0 akeru\n0 phantom\n0 vampal\n0 dryad\n1 minusoid\n1 vailla\n1 ramprack"
    t = table(text, time=(1, 0))
    for name in ("akeru", "phantom", "vampal")[: used - 1]:
        t.flick(f"{name}:")
    return t.flick("ezzen: minusoid").do(ChooseSeat(0))


def test_dt_r45_a_penalty_card_in_ones_own_turn() -> None:
    """DT-R45: with an unused bonus of before both cancel and the budget falls by one; never below what is used."""
    t = bonus_then_penalty(1)
    assert (t.cards(0), t.turn) == ((0, 0), (0, 3, 1))
    paid = bonus_then_penalty(4)
    assert (paid.cards(0), paid.turn[0]) == ((1, 0), 1)


def test_dt_r45_a_bonus_in_ones_own_turn_counts_in_the_next() -> None:
    """DT-R45: it is no fourth action now, and it is not lost at the close."""
    t = table("0 ezzen\n0 energan bears lariat of 0\n0 phantom\n0 vampal\n1 vailla\n1 ramprack")
    t.flick("energan: vailla")
    assert (t.cards(0), t.turn) == ((0, 1), (0, 3, 1))
    t.stop()
    assert t.cards(0) == (0, 1)


def test_dt_r45_a_penalty_cancels_the_fresh_bonus_first() -> None:
    """DT-R45: with one usable and one fresh bonus the running turn keeps its actions."""
    text = "0 ezzen\n0 energan bears lariat of 0\n0 phantom\n0 vampal\n1 minusoid\n1 vailla\n1 ramprack"
    t = table(text, time=(1, 0))
    t.flick("energan: minusoid")
    t.choose("energan").do(ChooseSeat(0))
    assert (t.cards(0), t.turn) == ((0, 1), (0, 4, 1))


def test_dt_r77_a_penalty_while_bonus_actions_are_left() -> None:
    """DT-R77: five actions become four; of two bonus cards one pays for the fourth, one goes at the close."""
    t = table(FIVE, time=(2, 0)).flick("ezzen:", out={"ezzen": OUT})
    assert (t.turn, t.cards(0)) == ((0, 4, 1), (0, 2))
    t.flick("akeru:").flick("phantom:").flick("vampal:")
    assert [(e.seat, e.count) for e in t.seen(ev.BonusLost)] == [(0, 1)]
    assert t.cards(0) == (0, 0)


def test_dt_r88_with_no_card_left_nothing_is_owed() -> None:
    """DT-R88: the third action throws a disk out, all five cards are away: no card now, none later."""
    t = table(FIVE, time=(0, 5), head="first = 0")
    t.flick("ezzen:").flick("akeru:").flick("phantom:", out={"phantom": OUT})
    assert ([e.seat for e in t.seen(ev.NoCardLeft)], t.cards(0)) == ([0], (0, 0))
    assert t.pass_turn().turn == (0, 3, 0)


def test_dt_r42_what_counts_as_available() -> None:
    """DT-R42: after the loose missiles: one whose Tick fell off counts; after the dead: those killed do not."""
    text = "0 ezzen\n0 vampal bears tick of 1\n1 akeru\n1 div"
    fallen = table(text, stock={"akeru": 2}).flick("ezzen: vampal", fell=("tick@vampal",), out={"ezzen": OUT})
    assert [(e.budget, e.card) for e in fallen.seen(ev.Penalised)] == [(1, False)]
    stays = table(text, stock={"akeru": 2}).flick("ezzen: vampal", out={"ezzen": OUT})
    assert [(e.budget, e.card) for e in stays.seen(ev.Penalised)] == [(3, True)]


def test_dt_r42_those_to_be_put_back_count() -> None:
    """DT-R42: the only other one has left too and comes back: it could act, so the action goes."""
    t = table("0 ezzen\n0 akeru\n1 vailla\n1 energan").flick("ezzen: akeru", out={"akeru": OUT})
    assert [(e.budget, e.card) for e in t.seen(ev.Penalised)] == [(1, False)]


@pytest.mark.parametrize(("counts", "rolls", "budget"), [(False, True, 3), (True, True, 2), (True, False, 3)])
def test_dt_r42_fallen_missiles_do_not_count(counts: bool, rolls: bool, budget: int) -> None:
    """DT-R42, DT-O.9: a Flame that fell and rolled over the border costs nothing, or does; one that stays never."""
    t = table("0 ezzen\n0 akeru\n0 phantom\n1 vailla bears flame of 1\n1 energan", loosePenalty=counts)
    aim = t.aim("ezzen")
    flame = t.disk("flame@vailla")
    slid = t.slid(aim.disk, "vailla", ("flame@vailla",), {}, {})
    over = [(3, 5, 5, flame, 0, 1, 1_000_000, 0)] if rolls else []
    rest = [row for row in slid.rest if row[0] != flame or not rolls]
    t.match.script.append(Slid("hand", (*slid.log, *over), tuple(rest)))
    t.do(aim)
    assert (t.turn, t.bears("vailla"), t.here("vailla")) == ((0, budget, 1), [], True)
    assert t.s.place[flame] == RESERVE
