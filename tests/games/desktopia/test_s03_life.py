"""Section 3: ranks, life, wounds, death."""

from __future__ import annotations

from tests.games.desktopia.kit import table

from tavola.games.desktopia import content
from tavola.games.desktopia import events as ev
from tavola.games.desktopia.cards import FIGHTER, HERO, VETERAN
from tavola.games.desktopia.state import RESERVE, SUPPLY
from tavola.games.desktopia.stats import wounded

BOX = content.load_box()


def test_dt_3_1_ranks_from_strong_to_weak() -> None:
    """DT-3.1: the Smoker minds heroes, not veterans nor fighters."""
    assert HERO < VETERAN < FIGHTER
    text = "0 {} H\n0 adjarkha\n1 smoker\n1 akeru"
    assert [table(text.format(kind)).flick("H: smoker").here("smoker") for kind in ("ifrit", "ezzen", "div")] == [
        False,
        True,
        True,
    ]


def test_dt_3_2_heroes_are_unique_and_stronger() -> None:
    """DT-3.2: one disk of each of the eight, with life limits of 4 and 5."""
    heroes = [card for card in BOX.characters if card.rank == HERO]
    assert [len(BOX.disks_of(card.number)) for card in heroes] == [1] * 8
    assert {card.key: card.life for card in heroes if card.life != 4} == {"akeru": 5}


def test_dt_3_3_veterans_have_two_lives() -> None:
    """DT-3.3: all four kinds."""
    assert [card.life for card in BOX.characters if card.rank == VETERAN] == [2] * 4


def test_dt_3_4_fighters_have_one_life() -> None:
    """DT-3.4: all eight kinds."""
    assert [card.life for card in BOX.characters if card.rank == FIGHTER] == [1] * 8


def test_dt_3_5_a_heros_wounds_are_counted_and_a_life_takes_one_away() -> None:
    """DT-3.5: Vampal at 1 of 4 with one ally nearby has 2 at the beginning."""
    t = table("0 vampal 300,300 life 1\n0 dryad 340,300\n1 akeru")
    assert t.life("vampal") == 2


def test_dt_3_6_a_wounded_veteran_that_gains_a_life_is_whole_again() -> None:
    """DT-3.6: Ezzen at 1 of 2 hits and has both lives; the face is told by the life alone."""
    t = table("0 ezzen life 1\n0 akeru\n1 vailla\n1 energan")
    assert wounded(t.s, t.disk("ezzen"))
    t.flick("ezzen: vailla")
    assert not wounded(t.s, t.disk("ezzen"))


def test_dt_3_7_a_fighter_dies_of_its_first_wound() -> None:
    """DT-3.7: a plain hit."""
    t = table("0 akeru\n0 div\n1 energan\n1 vailla").flick("akeru: energan")
    assert [(t.name(e.disk), e.seat) for e in t.seen(ev.Died)] == [("energan", 1)]


def test_dt_3_8_death_comes_with_as_many_wounds_as_lives_or_more() -> None:
    """DT-3.8: two wounds for two lives kill, and for one life; one for two does not."""
    text = "0 kharu\n0 div\n1 ramprack R {}\n1 vailla"
    assert not table(text.format("life 2")).flick("kharu: R", power=True).here("R")
    assert not table(text.format("life 1")).flick("kharu: R", power=True).here("R")
    assert table(text.format("life 2")).flick("kharu: R").here("R")


def test_dt_3_9_life_never_rises_above_the_limit() -> None:
    """DT-3.9: Vampal at 3 of 4 with two allies nearby gains one."""
    t = table("0 vampal 300,300 life 3\n0 dryad 340,300\n0 hornbug 300,345\n1 akeru")
    assert t.life("vampal") == 4
    assert [(e.lives, e.life) for e in t.seen(ev.Healed)] == [(1, 4)]


def test_dt_3_10_overkill_counts_in_full() -> None:
    """DT-3.10: three wounds of a fighter with one life: three are dealt, none is left."""
    t = table("0 kharu bears lariat of 0\n0 div\n1 energan\n1 vailla").flick("kharu: energan", power=True)
    first = t.seen(ev.Hurt)[0]
    assert (first.wounds, first.life) == (3, 0)
    assert t.s.turn.wounds == 3


def test_dt_3_11_the_disk_of_the_dead_leaves_and_its_card_stays() -> None:
    """DT-3.11: the card is in the camp still."""
    t = table("0 akeru\n0 div\n1 energan\n1 vailla").flick("akeru: energan")
    assert not t.here("energan")
    assert BOX.by_key["energan"] in t.s.camps[1].cards


def test_dt_3_12_the_dead_go_to_the_reserve() -> None:
    """DT-3.12: a hero, a veteran and a fighter."""
    t = table("0 kharu\n0 div\n1 vailla life 2\n1 ramprack\n1 energan\n1 baaroun")
    t.flick("kharu: vailla, ramprack, energan", power=True)
    assert [t.s.place[t.disk(name)] for name in ("vailla", "ramprack", "energan")] == [RESERVE] * 3


def test_dt_3_13_the_dead_receive_no_life() -> None:
    """DT-3.13: Ezzen dies of his Lariat; the two lives of the chain do not come after his death."""
    t = table("0 ezzen life 1 bears lariat of 0\n0 akeru\n1 vailla bears shield of 1\n1 baaroun\n1 energan")
    t.flick("ezzen: vailla, baaroun")
    assert (t.here("ezzen"), t.seen(ev.Healed)) == (False, [])
    fallen = table("0 dryad\n0 vampal\n1 hornbug\n1 akeru", dyingContacts="count")
    fallen.s.life[fallen.disk("vampal")] = 0
    fallen.flick("dryad: vampal")
    assert fallen.seen(ev.Healed) == []


def test_dt_3_14_artifacts_have_no_life() -> None:
    """DT-3.14: a power hit at one leaves it where it is, with nothing to lose."""
    t = table("0 kharu\n0 div\n1 vailla\n1 ramprack on smithy\n- smithy").flick("kharu: smithy", power=True)
    assert t.here("smithy")
    assert t.seen(ev.Hurt) == []
    assert t.match.view(None).disks[[d.id for d in t.match.view(None).disks].index(t.disk("smithy"))].life == 0


def test_dt_3_15_wounded_is_below_the_limit() -> None:
    """DT-3.15: 3 of 4 is wounded, 4 of 4 is not: a Hornbug tells."""
    t = table("0 hornbug H1 life 1\n0 hornbug H2\n1 akeru")
    assert [t.usable(name) for name in ("H1", "H2")] == [False, True]


def test_dt_3_16_missiles_on_the_dead_go_where_their_kind_goes() -> None:
    """DT-3.16: a Tick (limited) to the reserve, a Lariat (unlimited with Kharu) to its card."""
    t = table("0 kharu\n0 div\n1 energan bears lariat of 0, flame of 1\n1 vailla")
    lariat, flame = t.disk("lariat@energan"), t.disk("flame@energan")
    t.flick("kharu: energan")
    assert (t.s.place[lariat], t.s.place[flame]) == (SUPPLY, RESERVE)
    assert {e.why for e in t.seen(ev.MissileOff)} == {"dead"}


def test_dt_r103_a_veterans_blood_face_is_only_a_mark() -> None:
    """DT-R103: place, turning, arcs and what lies on it stay."""
    text = "0 kharu\n0 div\n1 ramprack 300,300 turn 40 bears flame of 1\n1 vailla"
    t = table(text)
    disk = t.disk("ramprack")
    before = (t.s.x[disk], t.s.y[disk], t.s.ux[disk], t.s.uy[disk], t.s.on[disk], t.s.kind[disk], t.bears("ramprack"))
    t.flick("kharu: ramprack")
    after = (t.s.x[disk], t.s.y[disk], t.s.ux[disk], t.s.uy[disk], t.s.on[disk], t.s.kind[disk], t.bears("ramprack"))
    assert (t.life("ramprack"), after) == (1, before)
