"""Section 12: spells and traits in general."""

from __future__ import annotations

import pytest
from tests.games.desktopia.kit import Table, table

from tavola.games.desktopia import events as ev
from tavola.games.desktopia.actions import Cast, Decline, Resolve, Stop
from tavola.games.desktopia.content import load_box
from tavola.games.desktopia.state import RESERVE

CASTERS = """
    0 akeru 100,800
    0 phantom 300,800
    0 ramprack 500,800
    0 minusoid 700,800
    1 vampal 300,200
    1 hornbug 500,200
"""


def casters() -> Table:
    return table(CASTERS, stock={"akeru": 1})


def test_dt_12_1_a_spell_is_an_action_without_a_flick() -> None:
    """DT-12.1: Akeru stays where he is and has acted; so has Ramprack."""
    t = casters()
    t.cast("akeru")
    assert (t.turn, t.at("akeru"), t.usable("akeru"), t.seen(ev.Slide)) == ((0, 3, 1), (100, 800), False, [])
    t.cast("ramprack", "minusoid")
    assert (t.turn, t.at("ramprack"), t.usable("ramprack")) == ((0, 3, 2), (500, 800), False)


def test_dt_12_2_the_text_is_carried_out_on_whom_the_caster_names() -> None:
    """DT-12.2: Phantom's partner is chosen among all others."""
    t = casters()
    others = {t.disk(name) for name in ("akeru", "ramprack", "minusoid")}
    assert {way.target for way in t.listed(Cast) if isinstance(way, Cast) and way.disk == t.disk("phantom")} == others
    t.cast("phantom", "minusoid")
    assert (t.at("phantom"), t.at("minusoid")) == ((700, 800), (300, 800))


def test_dt_12_3_every_spell_and_trait_has_its_text() -> None:
    """DT-12.3: in both languages; nobody without one has an empty card either."""
    for one in load_box().characters:
        assert len(one.texts["en"]) > 10, one.key
        assert len(one.texts["ru"]) > 10, one.key


def test_dt_12_4_traits_cost_nothing() -> None:
    """DT-12.4: Baaroun has reloaded, and all three actions are left."""
    t = table("0 baaroun\n0 ezzen\n0 hornbug\n1 vampal")
    assert (t.stock("baaroun"), t.turn, t.usable("baaroun")) == (1, (0, 3, 0), True)


def test_dt_12_5_a_trait_must_work_unless_it_says_may() -> None:
    """DT-12.5: the Untouchable cannot be passed over, Shawakh can."""
    t = table("0 untouchable 100,800\n0 shawakh 135,800\n1 vampal\n1 ezzen")
    t.stop()
    assert t.refuses(Stop()) == "DT-6.14"
    t.resolve("untouchable").stop()
    assert (t.life("shawakh"), t.stock("shawakh"), t.turn[0]) == (3, 3, 1)


def test_dt_12_6_immunity_reacts_to_whatever_happens() -> None:
    """DT-12.6: the Smoker is not wounded in another's turn either, as often as it is hit."""
    t = table("0 ezzen\n0 hornbug\n1 smoker\n1 vampal")
    t.flick("ezzen: smoker").flick("hornbug: smoker")
    assert (t.life("smoker"), [e.why for e in t.seen(ev.Unhurt)]) == (1, ["smoker"])


def test_dt_12_7_its_owner_makes_its_choices() -> None:
    """DT-12.7: a Minusoid that dies in A's turn asks B."""
    t = table("0 ezzen\n0 hornbug\n1 minusoid\n1 vampal")
    t.flick("ezzen: minusoid")
    assert (t.question, t.seat) == ("minusoid", 1)


def test_dt_12_8_the_dead_have_no_traits_but_those_of_death() -> None:
    """DT-12.8: a dead Untouchable does not burst and a dead Baaroun does not reload; a dead Energan pays."""
    t = table(
        "0 hornbug 400,840\n0 ezzen 700,800\n1 untouchable 430,840\n1 energan 700,700\n1 baaroun life 1\n1 vampal"
    )
    t.flick("hornbug: untouchable, baaroun", power=True).flick("ezzen: energan")
    assert t.cards(1) == (0, 1)
    assert (t.turn[0], t.left_of("lightning", RESERVE)) == (1, 4)
    t.pass_turn()
    assert t.life("hornbug") == 2


def test_dt_12_9_whoever_cannot_act_keeps_its_traits() -> None:
    """DT-12.9, DT-R24: a Ticked Untouchable bursts; a wounded Hornbug's power is no trait but its own flick's."""
    t = table("0 untouchable 100,800 bears tick of 1\n0 ezzen\n1 hornbug 130,800\n1 akeru", stock={"akeru": 2})
    assert not t.usable("untouchable")
    t.stop().quiet("end")
    assert t.life("hornbug") == 1


@pytest.mark.parametrize(
    ("who", "rule"), [("akeru", "DT-18.74"), ("phantom", "DT-18.81"), ("ramprack", "DT-18.101"), ("vampal", "DT-12.10")]
)
def test_dt_12_10_a_spell_that_does_nothing_is_not_cast(who: str, rule: str) -> None:
    """DT-12.10: a full stock, nobody to change places with, nobody weaker, no spell at all."""
    t = table(f"0 {who}\n1 hornbug\n1 ezzen")
    assert t.refuses(t.spell(who)) == rule
    assert t.listed(Cast) == []


def test_dt_12_11_none_of_the_three_wounds_or_moves_an_enemy() -> None:
    """DT-12.11: Akeru, Phantom and Ramprack cast one after the other."""
    t = casters()
    before = {name: (t.at(name), t.life(name)) for name in ("vampal", "hornbug")}
    t.cast("akeru").cast("phantom", "akeru").cast("ramprack", "minusoid").flick("minusoid: #")
    assert {name: (t.at(name), t.life(name)) for name in before} == before


def test_dt_12_11_not_even_one_that_is_weak() -> None:
    """DT-12.11, DT-18.101: an enemy with 1 life is nobody for Ramprack."""
    t = table("0 ramprack\n0 minusoid\n1 vampal\n1 smoker")
    assert t.refuses(t.spell("ramprack", "smoker")) == "DT-18.101"


def test_a_window_takes_only_its_own_events() -> None:
    """DT-6.15: the refusals of the windows: no such event, no declining where nothing is offered."""
    t = table("0 shawakh\n0 ezzen\n1 vampal")
    t.stop()
    assert t.refuses(Resolve(t.disk("ezzen"))) == "DT-6.15"
    assert t.refuses(Decline()) == "DT-6.15"
