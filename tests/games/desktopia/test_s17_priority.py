"""Section 17: which rule goes first, and what happens when something is short."""

from __future__ import annotations

from tests.games.desktopia.kit import table

from tavola.games.desktopia import events as ev
from tavola.games.desktopia.actions import Choose, Flick, PutLariat, UseArtifact
from tavola.games.desktopia.state import RESERVE

FIRES = """
    0 adjarkha
    0 ezzen bears flame of 0, flame of 0
    1 vampal
    1 hornbug
    1 kharu
"""


def test_dt_17_1_deficiency_nothing_there_nothing_done() -> None:
    """DT-17.1: both Lariats lie on disks, so Kharu's trait has none to put."""
    t = table("0 kharu\n0 ezzen bears lariat of 0, lariat of 0\n1 vampal\n1 hornbug")
    assert t.refuses(PutLariat(t.disk("kharu"), t.disk("vampal"))) == "DT-18.64"
    assert t.listed(PutLariat) == []


def test_dt_17_2_deficiency_is_per_disk() -> None:
    """DT-17.2, DT-R61: three enemies hit and two Flames left: two of them burn, the hitter says which."""
    t = table(FIRES)
    t.flick("adjarkha: vampal, hornbug, kharu")
    assert (t.question, t.seat) == ("fire_hit", 0)
    t.mark("hornbug", "kharu")
    assert [t.bears(name) for name in ("vampal", "hornbug", "kharu")] == [[], ["flame"], ["flame"]]


def test_dt_17_2_by_option_all_or_nothing() -> None:
    """DT-O.6, DT-17.2: strict, two Flames for three enemies are none; for two enemies they are two."""
    t = table(FIRES, deficiency="strict")
    t.flick("adjarkha: vampal, hornbug, kharu")
    assert [t.bears(name) for name in ("vampal", "hornbug", "kharu")] == [[], [], []]
    t = table(FIRES, deficiency="strict")
    t.flick("adjarkha: vampal, hornbug")
    assert [t.bears(name) for name in ("vampal", "hornbug")] == [["flame"], ["flame"]]


def test_dt_17_3_maximums_of_life_and_missiles() -> None:
    """DT-17.3: a full hero gains nothing from a bite, a stock of two only one Tick from the spell."""
    t = table("0 akeru\n0 ezzen\n1 vampal bears tick of 0\n1 hornbug", stock={"akeru": 1})
    assert (t.life("akeru"), t.life("vampal")) == (5, 3)
    t.cast("akeru")
    assert (t.stock("akeru"), t.left_of("tick", RESERVE)) == (2, 0)
    t = table("0 akeru\n0 ezzen\n1 vampal\n1 hornbug", stock={"akeru": 2})
    t.cast("akeru")
    assert (t.stock("akeru"), t.left_of("tick", RESERVE)) == (3, 0)


def test_dt_17_4_scenario_over_card_over_rules() -> None:
    """DT-17.4: two Ticks at the beginning although the card says three; Baaroun's text over the limit on his card;
    four actions although the rules say three."""
    t = table("0 akeru\n0 baaroun\n1 vampal\n1 hornbug", stock={"akeru": 2, "baaroun": 2}, head="actions = 4")
    assert (t.stock("akeru"), t.turn[1]) == (2, 4)
    assert t.stock("baaroun") == 3  # one more at the beginning of the turn, though the card's limit is 0


def test_dt_17_6_the_active_player_orders_what_is_simultaneous() -> None:
    """DT-17.6: contacts of one instant, deaths of one flick, events of one end of a turn: A is asked, not B."""
    t = table("0 ezzen\n0 hornbug\n1 minusoid\n1 energan\n1 vampal")
    t.flick("ezzen: [minusoid energan]")
    assert (t.question, t.seat) == ("order", 0)
    assert t.refuses(Choose(t.disk("vampal"))) == "DT-17.6"
    t.choose("energan")
    assert [e.disk for e in t.seen(ev.Died)] == [t.disk("energan"), t.disk("minusoid")]
    assert (t.question, t.seat) == ("order", 0)  # which death brings about first what it brings about
    assert t.refuses(Choose(t.disk("vampal"))) == "DT-17.6"
    t.choose("energan")
    assert t.cards(1) == (0, 1)
    t = table("0 untouchable 100,800\n0 akeru\n1 vampal 130,800 bears flame of 0\n1 hornbug")
    t.stop()
    assert (t.question, t.seat, len(t.menu().actions)) == ("end", 0, 2)


def test_dt_17_7_ordering_is_not_deciding() -> None:
    """DT-17.7: A orders two deaths in B's camp; whom the Minusoid punishes and where Div goes B decides."""
    t = table("0 ezzen\n0 hornbug\n1 minusoid\n1 div\n1 vampal")
    t.flick("ezzen: minusoid, div")
    assert (t.question, t.seat) == ("order", 0)
    t.choose("div")
    assert (t.question, t.seat) == ("div", 1)
    t.choose("vampal")
    assert (t.question, t.seat) == ("minusoid", 1)


def test_dt_17_8_what_is_against_the_rules_moves_nothing() -> None:
    """DT-17.8, DT-13.11: every refused wish leaves the table exactly as it was (`refuses` compares digests)."""
    t = table("0 ezzen\n0 hornbug life 1\n1 vampal\n- fire_mine")
    for wish in (
        Flick(t.disk("vampal"), 0, 1, 100),
        Flick(t.disk("hornbug"), 0, 1, 100),
        Flick(t.disk("ezzen"), 0, 1, 9999),
        UseArtifact(t.disk("fire_mine")),
    ):
        t.refuses(wish)
    assert t.turn == (0, 3, 0)
