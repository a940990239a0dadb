"""Worked examples of the turn, penalties and time cards (ledger 30.3)."""

from __future__ import annotations

import pytest
from tests.games.desktopia.kit import Table, table

from tavola.games.desktopia import events as ev
from tavola.games.desktopia.units import MM

FOUR = "0 minusoid A1\n0 minusoid A2\n0 energan A3\n0 energan A4\n1 kharu\n1 div\n"


def test_dt_x30_a_penalty_costs_an_action_that_is_left() -> None:
    """DT-X30 (a): in the second of three: the budget falls to 2 and the turn's actions are over."""
    t = table(FOUR).flick("A1:").flick("A2:", out={"A2": (1000, 400)})
    assert [(e.card, e.budget) for e in t.seen(ev.Penalised)] == [(False, 2)]
    assert (t.turn[0], t.cards(0)) == (1, (0, 0))


def test_dt_x30_with_nothing_left_it_is_a_card() -> None:
    """DT-X30 (b): in the third of three: a card, and the next turn has 2."""
    t = table(FOUR).flick("A1:").flick("A2:").flick("A3:", out={"A3": (1000, 400)})
    assert t.cards(0) == (1, 0)
    assert t.pass_turn().turn == (0, 2, 0)
    assert t.cards(0) == (0, 0)


TWO = "0 minusoid A1\n0 minusoid A2\n1 kharu\n1 div\n"


def test_dt_x30_with_nobody_left_it_is_a_card_too() -> None:
    """DT-X30 (c): both of two have acted."""
    t = table(TWO).flick("A1:").flick("A2:", out={"A2": (1000, 400)})
    assert t.cards(0) == (1, 0)


def test_dt_x30_of_two_characters_the_second_action_goes() -> None:
    """DT-X30 (d): in the first: the other one may no longer act, and there is no card."""
    t = table(TWO).flick("A1:", out={"A1": (1000, 400)})
    assert [(e.card, e.budget) for e in t.seen(ev.Penalised)] == [(False, 1)]
    assert (t.turn[0], t.cards(0)) == (1, (0, 0))


def test_dt_x30_three_disks_one_penalty() -> None:
    """DT-X30 (e): disks of three owners leave, one penalty is paid."""
    t = table(FOUR + "2 ezzen\n2 akeru").flick(
        "A1: kharu, ezzen", out={"A1": (1000, 300), "kharu": (1000, 500), "ezzen": (1000, 700)}
    )
    assert len(t.seen(ev.Penalised)) == 1
    assert t.quiet("put_back", "turn").turn == (0, 2, 1)


@pytest.mark.parametrize(("cards", "turn"), [(1, (0, 2, 0)), (2, (0, 1, 0)), (3, (1, 3, 0)), (4, (1, 3, 0))])
def test_dt_x31_penalty_cards_at_the_start(cards: int, turn: tuple[int, int, int]) -> None:
    """DT-X31: 1, 2: so many actions less; 3, 4: the turn is skipped; all cards go."""
    t = table(FOUR, time=(-cards, 0))
    assert t.turn == turn
    assert t.cards(0) == (0, 0)


def test_dt_x32_two_bonus_cards() -> None:
    """DT-X32: two Energans die in the other's turn: five actions; one card goes with the fourth, one at the close."""
    t = table("0 energan E1\n0 energan E2\n0 minusoid M1\n0 minusoid M2\n0 ramprack R1\n0 ramprack R2\n0 vailla\n"
              "1 kharu\n1 div", head="first = 1")  # fmt: skip
    t.flick("kharu: E1, E2")
    assert t.cards(0) == (0, 2)
    t.pass_turn()
    assert t.turn == (0, 5, 0)
    for name in ("M1", "M2", "R1"):
        t.flick(f"{name}:")
    assert t.cards(0) == (0, 2)
    assert t.flick("R2:").cards(0) == (0, 1)
    assert [(e.seat, e.count) for e in t.pass_turn().seen(ev.BonusLost)] == [(0, 1)]
    assert t.cards(0) == (0, 0)


def test_dt_x33_a_bonus_cancels_a_penalty() -> None:
    """DT-X33: the Energan's card and the penalty card both go; the next turn has 3."""
    t = table("0 energan\n0 vailla\n0 minusoid\n0 ramprack\n1 kharu\n1 div", head="first = 1", time=(-1, 0))
    t.flick("kharu: energan")
    assert t.cards(0) == (0, 0)
    assert t.pass_turn().turn == (0, 3, 0)


def test_dt_x34_a_bonus_gained_at_the_end_of_ones_own_turn() -> None:
    """DT-X34: the burst kills an own Energan: the card stays for the next turn, which has 4."""
    t = table("0 untouchable 300,300\n0 energan 330,300\n0 vailla\n1 kharu\n1 div").stop()
    assert not t.here("energan")
    assert (t.cards(0), t.turn[0]) == ((0, 1), 1)
    assert t.pass_turn().turn == (0, 4, 0)


def test_dt_x35_nothing_happens_in_a_skipped_turn() -> None:
    """DT-X35: no bite, no burn, no Lightning; next turn all of them."""
    t = table(
        "0 baaroun\n0 akeru life 3\n1 kharu bears tick of 0\n1 ezzen bears flame of 0", time=(-3, 0),
        stock={"baaroun": 1, "akeru": 2},
    )  # fmt: skip
    assert t.turn[0] == 1
    assert (t.life("kharu"), t.life("ezzen"), t.stock("baaroun")) == (4, 2, 1)
    t.pass_turn().pass_turn()
    assert (t.life("kharu"), t.life("ezzen"), t.stock("baaroun")) == (3, 1, 2)


def back(text: str, name: str, at: tuple[float, float]) -> Table:
    """Seat 0 flicks somebody off the field; it is put back."""
    return table(text).flick(f"{name}:", out={name: at})


def test_dt_x36_put_back_where_it_crossed() -> None:
    """DT-X36: a fighter over x = 1000 at y = 400 comes to (965.5, 400)."""
    assert back("0 energan\n0 vailla\n1 akeru\n1 div", "energan", (1000, 400)).at("energan") == (965.5, 400)


def test_dt_x36_beside_a_veteran() -> None:
    """DT-X36: 48.5 away from a veteran at (965.5, 430): (965.5, 381.5)."""
    t = back("0 energan\n0 vailla\n1 akeru\n1 ezzen 965.5,430", "energan", (1000, 400))
    assert t.at("energan") == pytest.approx((965.5, 381.5), abs=0.01)


def test_dt_x36_on_the_nearer_side() -> None:
    """DT-X36: a hero over y = 0 at x = 700 beside a fighter at (680, 60): along y = 46.5 to x = 736.41."""
    t = back("0 vailla\n0 energan\n1 akeru\n1 div 680,60", "vailla", (700, 0))
    assert t.at("vailla") == pytest.approx((736.41, 46.5), abs=0.01)


def test_dt_x37_whoever_is_penalised_first_then_clockwise() -> None:
    """DT-X37: an own disk, one of C, one of B: A, then B, then C."""
    t = table("0 energan\n0 vailla\n1 ezzen\n1 akeru\n2 elemental\n2 ifrit")
    t.flick("energan: elemental, ezzen",
            out={"energan": (0, 300), "elemental": (1000, 500), "ezzen": (1000, 700)})  # fmt: skip
    put = [e for e in t.seen(ev.DiskPut) if e.why == "back"]
    assert [t.name(e.disk) for e in put] == ["energan", "ezzen", "elemental"]
    assert [(e.x, e.y) for e in put] == [
        (34_500_000, 300 * MM), (958 * MM, 700 * MM), (958 * MM, 500 * MM)
    ]  # fmt: skip
