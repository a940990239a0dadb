"""Section 18: the characters of Grass: Shawakh, Vampal, Hornbug, Dryad, Archer."""

from __future__ import annotations

import pytest
from tests.games.desktopia.kit import Table, table

from tavola.games.desktopia.actions import Mark, Resolve, Stop
from tavola.games.desktopia.cards import DRYAD
from tavola.games.desktopia.content import load_box

SHIELDS = """
    0 shawakh
    0 ezzen
    1 vampal
    1 hornbug
"""


def shielding(text: str = SHIELDS, stock: int = 3) -> Table:
    """Shawakh's moment."""
    return table(text, stock={"shawakh": stock}).stop().resolve("shawakh")


def test_dt_18_151_one_or_two_shields() -> None:
    """DT-18.151: off his card onto different characters of any side; none, if his owner likes."""
    t = shielding().mark("ezzen", "vampal")
    assert (t.bears("ezzen"), t.bears("vampal"), t.stock("shawakh")) == (["shield"], ["shield"], 1)
    assert shielding().mark("hornbug").stock("shawakh") == 2
    assert shielding().mark().stock("shawakh") == 3
    t = shielding()
    assert t.refuses(Mark(tuple([t.disk(name) for name in ("ezzen", "vampal", "hornbug")]))) == "DT-18.152"
    assert t.refuses(Mark((t.disk("ezzen"), t.disk("ezzen")))) == "DT-18.152"


def test_dt_18_151_only_at_the_end_of_his_owners_turn_and_once() -> None:
    """DT-18.151, DT-6.14, DT-6.15: optional, and not twice in one turn."""
    t = table("0 shawakh\n0 adjarkha\n1 vampal bears flame of 1\n1 hornbug", stock={"shawakh": 3})
    assert t.refuses(Resolve(t.disk("shawakh"))) == "DT-6.8"
    t.stop().resolve("shawakh").mark("adjarkha")
    assert t.refuses(Resolve(t.disk("shawakh"))) == "DT-6.15"
    assert t.stop().turn[0] == 1
    assert t.stop().turn[0] == 0  # B's turn ends without any question about A's Shawakh


def test_dt_o_22_by_option_at_every_end_of_a_turn() -> None:
    """DT-O.22: his owner is asked at the end of the other's turn too, whatever that one wants."""
    t = table(SHIELDS, stock={"shawakh": 3}, endTraits="every")
    t.stop().stop()
    assert t.turn[0] == 1
    t.stop()
    assert (t.question, t.seat) == ("shields", 0)
    t.mark("ezzen")
    assert (t.bears("ezzen"), t.turn[0]) == (["shield"], 0)


def test_dt_18_152_one_shield_a_disk() -> None:
    """DT-18.152: who bears one cannot get another; where all have one there is no question."""
    t = shielding(SHIELDS.replace("ezzen", "ezzen bears shield of 0"), 2)
    assert t.refuses(Mark((t.disk("ezzen"), t.disk("vampal")))) == "DT-18.152"
    t = table("0 shawakh bears shield of 0\n1 vampal bears shield of 0", stock={"shawakh": 1})
    t.stop()
    assert t.turn[0] == 1


def test_dt_18_153_himself() -> None:
    """DT-18.153."""
    assert shielding().mark("shawakh").bears("shawakh") == ["shield"]


def test_dt_18_154_before_or_after_flames_and_untouchables() -> None:
    """DT-18.154: a Shield put first prevents the burn, put after it comes too late."""
    text = "0 shawakh bears flame of 0\n0 ezzen\n1 vampal\n1 hornbug"
    t = table(text)
    t.stop().resolve("shawakh").mark("shawakh").quiet("end")
    assert t.life("shawakh") == 4
    t = table(text)
    t.stop().resolve("flame@shawakh").resolve("shawakh").mark("shawakh").quiet("end")
    assert t.life("shawakh") == 3


# --- Vampal

VAMPAL = """
    0 akeru
    1 vampal 500,500 life 1
    1 dryad 530,500
    1 archer 470,500
    1 shawakh 700,700
    0 ezzen 500,530
"""


def test_dt_18_161_a_life_for_every_ally_nearby() -> None:
    """DT-18.161: two of them; forced; within the limit."""
    t = table(VAMPAL).stop()
    assert (t.turn[0], t.life("vampal"), t.question) == (1, 3, "act")
    assert table(VAMPAL.replace("life 1", "life 3")).stop().life("vampal") == 4


def test_dt_18_162_neither_itself_nor_enemies() -> None:
    """DT-18.162: alone beside an enemy it gains nothing; an ally's character counts."""
    t = table("0 akeru\n0 ezzen 500,530\n1 vampal 500,500 life 1\n1 shawakh 700,700").stop()
    assert t.life("vampal") == 1
    four = "0 akeru\n1 vampal 500,500 life 1\n2 ezzen 500,530\n3 smoker"
    t = table(four, head="sides = [0, 1, 1, 0]").stop()
    assert (t.turn[0], t.life("vampal")) == (1, 2)


# --- Hornbug


def test_dt_18_171_wounded_it_cannot_act() -> None:
    """DT-18.171."""
    t = table("0 hornbug life 1\n0 ezzen\n1 vampal")
    assert t.refuses(t.aim("hornbug")) == "DT-R24"


def test_dt_18_172_healed_it_can_at_once_unless_it_has_acted() -> None:
    """DT-18.172, DT-R110: a Dryad heals it in the same turn."""
    t = table("0 hornbug life 1\n0 dryad\n1 vampal\n1 ezzen")
    t.flick("dryad: hornbug")
    assert t.usable("hornbug")
    t.flick("hornbug: vampal")
    assert t.life("vampal") == 3
    t = table("0 hornbug\n0 dryad\n0 vampal\n1 kharu")
    t.flick("hornbug: kharu")
    assert not t.usable("hornbug")


def test_dt_18_173_its_limit_is_two_or_more() -> None:
    """DT-18.173."""
    assert next(one for one in load_box().characters if one.key == "hornbug").life >= 2


# --- the two that no rulebook prints


def test_dt_18_181_somebody_of_grass_has_dryad_hit() -> None:
    """DT-18.181: and heals with it."""
    assert [one.key for one in load_box().characters if DRYAD in one.hits] == ["dryad"]
    t = table("0 dryad\n0 akeru life 2\n1 vampal")
    t.flick("dryad: akeru")
    assert t.life("akeru") == 3


def test_dt_18_182_somebody_of_grass_shoots_arrows() -> None:
    """DT-18.182."""
    box = load_box()
    shooters = [one for one in box.characters if one.shoots and box.kinds[one.carries].key == "arrow"]
    assert [(one.key, one.order) for one in shooters] == [("archer", 0)]


@pytest.mark.parametrize("key", ["adjarkha", "akeru", "vampal", "hornbug", "shawakh"])
def test_none_of_these_needs_its_name_in_the_rules(key: str) -> None:
    """DT-25.86: what a character can do stands in its row, under a word of its own."""
    row = next(one for one in load_box().characters if one.key == key)
    assert row.trait or row.spell


def test_stopping_at_the_end_is_possible_when_nothing_is_forced() -> None:
    """DT-6.14: Shawakh alone does not hold the turn up."""
    t = table(SHIELDS).stop()
    assert Stop() in t.menu()
