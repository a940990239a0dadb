"""Section 11: missiles that stay, columns of them, and coming off."""

from __future__ import annotations

import pytest
from tests.games.desktopia.kit import Table, table

from tavola.core.values import Slid
from tavola.games.desktopia import events as ev
from tavola.games.desktopia.actions import Choose, Mark, Place, PlayRitual
from tavola.games.desktopia.cards import TELEPORTATION
from tavola.games.desktopia.content import load_box
from tavola.games.desktopia.space import column
from tavola.games.desktopia.state import FIELD, RESERVE, SUPPLY
from tavola.games.desktopia.units import MM

BURDENED = """
    0 akeru
    0 phantom
    0 ezzen
    1 vampal bears tick of 0
    1 hornbug bears flame of 0
    1 shawakh
"""
TWO_TICKS = {"akeru": 2}


def burdened() -> Table:
    return table(BURDENED, stock=TWO_TICKS)


def nudged(t: Table, flicked: str, log: str, name: str, by: float) -> Table:
    """A flick after which one missile lies so much beside the middle of its bearer."""
    aimed, disk = t.aim(flicked), t.disk(name)
    slid = t.slid(aimed.disk, log, (), {}, {})
    rest = tuple([(d, x + round(by * MM) * (d == disk), *others) for d, x, *others in slid.rest])
    t.match.script.append(Slid("hand", slid.log, rest))
    return t.do(aimed)


def test_dt_11_1_which_missiles_stay() -> None:
    """DT-11.1: Flame, Shield, Lariat and Tick; a shot Tick lies on its target, an Arrow does not."""
    assert [one.key for one in load_box().missiles if not one.long_term] == ["tornado", "arrow", "lightning", "magnet"]
    t = table("0 akeru\n0 archer\n1 vampal\n1 hornbug")
    t.shoot("akeru: vampal").shoot("archer: hornbug")
    assert (t.bears("vampal"), t.bears("hornbug")) == (["tick"], [])
    assert t.at("tick@vampal") == t.at("vampal")
    t = table("0 akeru\n0 archer\n1 shawakh\n1 hornbug")  # his disk has the number 0
    assert t.shoot("akeru: shawakh").bears("shawakh") == ["tick"]


def test_dt_11_2_some_work_always_and_some_once_a_turn() -> None:
    """DT-11.2: the Tick paralyses all the time and bites once; the Flame burns once."""
    t = burdened()
    assert (t.usable("vampal"), t.life("vampal")) == (False, 3)  # it bit as the game began
    t.pass_turn()
    assert (len(t.seen(ev.Hurt)), t.life("hornbug")) == (1, 1)
    t.pass_turn()
    assert [e.cause for e in t.seen(ev.Hurt)] == ["tick"]
    assert t.life("vampal") == 2


def test_dt_11_3_knocked_off_its_effect_ends() -> None:
    """DT-11.3, DT-25.65: the Tick comes off in a collision, so Vampal can act at once."""
    t = burdened()
    t.flick("ezzen: vampal", fell=("tick@vampal",))
    assert (t.usable("vampal"), t.bears("vampal")) == (True, [])
    assert [(e.bearer, e.why) for e in t.seen(ev.MissileOff)] == [(t.disk("vampal"), "fell")]
    assert t.pass_turn().life("vampal") == 2  # 4, a bite, a hit, and no more bite
    t.pass_turn()
    assert t.life("vampal") == 2


def test_dt_11_4_off_by_its_bearers_own_flick() -> None:
    """DT-11.4: the bearer touches nothing, the Flame falls, and does not burn any more."""
    t = table("0 adjarkha\n0 smoker\n1 hornbug bears flame of 0\n1 vampal")
    t.stop().quiet("end")
    assert t.life("hornbug") == 1
    t = table("0 adjarkha\n0 smoker\n1 vampal bears flame of 0\n1 ezzen")
    t.pass_turn()
    t.flick("vampal:", fell=("flame@vampal",)).pass_turn()
    t.pass_turn()
    assert t.life("vampal") == 3


def test_dt_11_5_where_it_goes_when_it_comes_off() -> None:
    """DT-11.5: a Tick to the reserve, a Lariat to its unlimited supply."""
    t = table("0 kharu\n0 akeru\n1 vampal bears tick of 0, lariat of 0\n1 hornbug", stock=TWO_TICKS)
    assert (t.left_of("tick", RESERVE), t.left_of("lariat", SUPPLY)) == (0, 1)
    t.quiet("tick_life").flick("kharu: vampal", fell=("tick@vampal", "lariat@vampal"))
    assert (t.left_of("tick", RESERVE), t.left_of("lariat", SUPPLY)) == (1, 2)


def test_dt_11_6_one_column_first_come_at_the_bottom() -> None:
    """DT-11.6, DT-E.25: Flame, Shield, Lariat, Tick in the order in which they came, each on the one before."""
    t = table("0 akeru\n0 kharu\n1 vampal bears flame of 1, shield of 1\n1 shawakh", stock={"shawakh": 2})
    t.shoot("kharu: vampal").shoot("akeru: vampal")
    assert t.bears("vampal") == ["flame", "shield", "lariat", "tick"]
    pile = column(t.s, t.disk("vampal"))
    assert [t.s.on[missile] for missile in pile] == [t.disk("vampal"), *pile[:-1]]


def test_dt_11_7_equal_missiles_add_up() -> None:
    """DT-11.7, DT-R11: two Flames burn twice, two Ticks bite twice."""
    t = table("0 adjarkha\n0 akeru life 3\n1 vampal bears flame of 0, flame of 0\n1 shawakh bears tick of 0, tick of 0",
              stock={"akeru": 1})  # fmt: skip
    assert t.question == "begin"
    t.quiet("begin", "tick_life")
    assert t.life("shawakh") == 2
    t.stop().quiet("end")
    assert t.life("vampal") == 2


@pytest.mark.parametrize("by", [3.0, 13.9])
def test_dt_11_8_slid_but_still_borne_it_works_on(by: float) -> None:
    """DT-11.8: beside the middle, its own middle still on the bearer: the Tick paralyses and bites."""
    t = burdened()
    nudged(t, "ezzen", "vampal", "tick@vampal", by)
    assert (t.bears("vampal"), t.usable("vampal"), t.life("vampal")) == (["tick"], False, 2)
    assert t.at("tick@vampal")[0] == pytest.approx(t.at("vampal")[0] + by)
    t.pass_turn().pass_turn()
    assert t.life("vampal") == 1


def test_dt_11_9_it_stays_when_the_shooter_dies() -> None:
    """DT-11.9: Akeru is dead, his Tick bites on while others of his camp live."""
    t = table("0 akeru life 1\n0 kharu life 1\n1 vampal bears tick of 0\n1 hornbug\n1 ezzen", stock=TWO_TICKS)
    t.quiet("tick_life").pass_turn()
    t.flick("hornbug: akeru", power=True)
    assert (t.here("akeru"), t.bears("vampal")) == (False, ["tick"])
    t.pass_turn()
    assert (t.life("vampal"), t.life("kharu")) == (2, 2)


def test_dt_11_10_two_that_count_although_they_came_off() -> None:
    """DT-11.10: a Shield guards to the end of the flick in which it falls, a Lariat hurts to the end."""
    t = table("0 hornbug\n0 ramprack bears lariat of 0\n1 vampal bears shield of 1\n1 kharu\n1 ezzen")
    t.flick("hornbug: vampal", fell=("shield@vampal",))
    assert (t.life("vampal"), t.bears("vampal")) == (4, [])
    t.flick("ramprack: vampal", fell=("lariat@ramprack",))
    assert (t.life("vampal"), t.life("ramprack"), t.bears("ramprack")) == (2, 1, [])


def test_dt_11_10_the_next_flick_finds_no_shield() -> None:
    """DT-11.10: only in this flick."""
    t = table("0 hornbug\n0 ramprack\n1 vampal bears shield of 1\n1 ezzen")
    t.flick("hornbug: vampal", fell=("shield@vampal",)).flick("ramprack: vampal")
    assert t.life("vampal") == 3


def by_teleport(t: Table) -> None:
    t.s.camps[0].hand.append(TELEPORTATION)
    t.do(PlayRitual(TELEPORTATION), Choose(t.disk("akeru")), Place(t.disk("akeru"), 700 * MM, 500 * MM))


def by_spell(t: Table) -> None:
    t.cast("phantom", "akeru")


def by_capture(t: Table) -> None:
    t.flick("akeru: smithy")


@pytest.mark.parametrize("move", [by_teleport, by_spell, by_capture])
def test_dt_11_11_moved_by_hand_it_keeps_its_riders(move: object) -> None:
    """DT-11.11: they come along and lie in its middle again."""
    t = table("0 akeru bears flame of 0, shield of 0\n0 phantom\n1 vampal\n1 ezzen\n- smithy", rituals=True)
    nudged(t, "phantom", "#", "flame@akeru", 5.0)
    t.pass_turn().pass_turn()
    before = t.at("akeru")
    assert callable(move)
    move(t)
    assert t.at("akeru") != before
    assert t.bears("akeru") == ["flame", "shield"]
    assert t.at("flame@akeru") == t.at("shield@akeru") == t.at("akeru")


def test_dt_11_11_by_the_magnetosphere_too() -> None:
    """DT-11.11, DT-20.13: an enemy moved at the end of the turn keeps what lies on it."""
    t = table("0 akeru on magnetosphere\n0 ezzen\n1 vampal bears flame of 1\n1 hornbug\n- magnetosphere 500,500")
    t.stop().resolve("magnetosphere").choose("vampal")
    t.do(t.listed(Place)[0])
    assert t.bears("vampal") == ["flame"]
    assert t.at("flame@vampal") == t.at("vampal")


def test_dt_11_11_but_not_after_leaving_the_field() -> None:
    """DT-11.11, DT-13.8: what lay on a disk that left is gone."""
    t = burdened().recard("vampal", sectors=())
    t.flick("ezzen: vampal", out={"vampal": (500, 0)})
    assert (t.here("vampal"), t.bears("vampal"), t.left_of("tick", RESERVE), t.left_of("tick", FIELD)) == (
        True,
        [],
        1,
        0,
    )


def test_dt_18_152_a_shield_is_never_doubled() -> None:
    """DT-11.7: the one missile that does not add up."""
    t = table("0 shawakh\n0 ezzen bears shield of 0\n1 vampal\n1 hornbug", stock={"shawakh": 2})
    t.stop().resolve("shawakh")
    assert t.refuses(Mark((t.disk("ezzen"),))) == "DT-18.152"
