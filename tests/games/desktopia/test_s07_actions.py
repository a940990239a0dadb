"""Section 7: actions, and what is not an action."""

from __future__ import annotations

import pytest
from tests.games.desktopia.kit import Table, table

from tavola.core.values import Shuffled
from tavola.games.desktopia.actions import Back, Decline, Flick, PlayRitual, Shoot, Stop, UseArtifact
from tavola.games.desktopia.cards import HEALING, TICK, TRAITS

FIVE = "0 minusoid M1\n0 minusoid M2\n0 energan E1\n0 vailla\n0 ramprack\n1 kharu\n1 div\n"


def test_dt_7_1_three_characters_a_turn() -> None:
    """DT-7.1: three of five; four with a bonus card, two with a penalty card."""
    for time, count in ((0, 3), (1, 4), (-1, 2)):
        t = table(FIVE, time=(time, 0))
        for name in ("M1", "M2", "E1", "vailla")[:count]:
            assert t.turn[0] == 0
            t.flick(f"{name}:")
        assert t.turn[0] == 1


def test_dt_7_2_a_character_acts_once_a_turn() -> None:
    """DT-7.2: also with bonus actions, and whatever the second action would be."""
    t = table(FIVE.replace("1 div", "1 div\n1 ezzen"), time=(2, 0)).flick("ramprack:")
    assert t.refuses(t.aim("ramprack")) == "DT-7.2"
    assert t.refuses(t.spell("ramprack", "M1")) == "DT-7.2"


def test_dt_7_3_a_flick_a_shot_or_a_spell() -> None:
    """DT-7.3: Akeru has all three; after any of them he has acted."""
    for way in ("flick", "shot", "spell"):
        t = table("0 akeru\n0 phantom\n0 ezzen\n1 kharu\n1 div", stock={"akeru": 1})
        if way == "flick":
            t.flick("akeru:")
        elif way == "shot":
            t.shoot("akeru:")
        else:
            t.cast("akeru")
        assert t.turn == (0, 3, 1)
        assert t.refuses(t.aim("akeru")) == "DT-7.2"
        assert t.refuses(Shoot(t.disk("akeru"), TICK)) == "DT-7.2"
        assert t.refuses(t.spell("akeru")) == "DT-7.2"


def test_dt_7_3_a_spell_needs_a_spell() -> None:
    """DT-7.3: Kharu has none, and Ezzen shoots nothing."""
    t = table("0 kharu\n0 ezzen\n1 vailla")
    assert t.refuses(t.spell("kharu", "ezzen")) == "DT-12.10"
    assert t.refuses(Shoot(t.disk("ezzen"), TICK)) == "DT-10.1"


def test_dt_7_4_one_may_act_less_often() -> None:
    """DT-7.4: one of three, then stop."""
    assert table(FIVE).flick("M1:").stop().turn[0] == 1


def test_dt_7_5_who_is_usable() -> None:
    """DT-7.5: not the dead, the acted, the ticked, the wounded Hornbug, the other's; and not without Tick or wound."""
    t = table(
        "0 hornbug H1 life 1\n0 hornbug H2\n0 dryad bears tick of 1\n0 archer\n0 vampal\n1 akeru\n1 div",
        stock={"akeru": 2},
    )
    assert {t.name(d) for d in t.menu().disks} == {"H2", "archer", "vampal"}
    t.flick("archer:")
    assert {t.name(d) for d in t.menu().disks} == {"H2", "vampal"}
    assert t.refuses(t.aim("H1")) == "DT-R24"
    assert t.refuses(t.aim("dryad")) == "DT-R24"
    assert t.refuses(t.aim("archer")) == "DT-7.2"
    assert t.refuses(t.aim("akeru")) == "DT-7.11"


def test_dt_7_5_the_dead_and_the_risen_are_not_usable() -> None:
    """DT-7.5: a dead Energan of one's own; one that the Smithy brought back this turn."""
    text = "0 minusoid\n0 energan\n0 vailla on smithy\n1 kharu\n1 div D1\n1 phantom\n1 akeru\n- smithy"
    t = table(text, head="first = 1")
    t.flick("kharu: energan").pass_turn()
    assert t.refuses(t.aim("energan")) == "DT-7.11"
    t.flick("minusoid: phantom").choose("energan").do(t.menu().some[0])
    assert t.here("energan")
    assert not t.usable("energan")
    assert t.refuses(t.aim("energan")) == "DT-20.18"


def test_dt_7_6_traits_cost_nothing_and_work_without_acting() -> None:
    """DT-7.6: Baaroun reloads and an Untouchable bursts, and nothing is used up."""
    t = table("0 baaroun\n0 untouchable 300,300\n1 div 330,300\n1 kharu")
    assert (t.stock("baaroun"), t.turn) == (1, (0, 3, 0))
    assert not t.stop().here("div")


def test_dt_7_7_no_trait_of_this_set_hangs_on_an_action() -> None:
    """DT-7.7, DT-E.7: the thirteen traits; those of the end of the turn work for who acted and for who did not."""
    assert len(TRAITS) == 14
    for acted in (True, False):
        t = table("0 untouchable 300,300\n0 ifrit\n1 div 330,300\n1 kharu")
        t.flick("untouchable:" if acted else "ifrit:").stop()
        assert not t.here("div")


def test_dt_7_8_a_controlled_artifact_is_used_once_and_costs_no_action() -> None:
    """DT-7.8: the Fountain, with a fourth character still to act."""
    t = table("0 ezzen on fountain life 1\n0 akeru life 1\n1 kharu\n- fountain").use("fountain")
    assert (t.life("ezzen"), t.life("akeru"), t.turn) == (2, 2, (0, 3, 0))
    assert t.refuses(UseArtifact(t.disk("fountain"))) == "DT-15.10"


def test_dt_7_9_rituals_cost_no_action_and_have_no_number() -> None:
    """DT-7.9: two healings in one turn."""
    t = table("0 ezzen life 1\n0 akeru life 3\n1 kharu", Shuffled(tuple(range(12))), rituals=True)
    t.s.camps[0].hand = bytearray([HEALING, HEALING])
    t.match._menu = None
    t.do(PlayRitual(HEALING)).choose("ezzen").do(PlayRitual(HEALING)).choose("akeru")
    assert (t.life("ezzen"), t.life("akeru"), t.turn) == (2, 4, (0, 3, 0))


def test_dt_7_10_a_flick_by_a_spell_or_a_magnet_is_no_action_of_the_flicked() -> None:
    """DT-7.10: Ramprack sends Energan, Vailla pulls Minusoid: both may act afterwards."""
    t = table("0 ramprack\n0 energan\n0 minusoid\n0 vailla\n1 kharu\n1 div")
    t.cast("ramprack", "energan").flick(":")
    t.shoot("vailla: minusoid").flick(":")
    assert t.turn == (0, 3, 2)
    assert t.usable("energan")
    assert t.usable("minusoid")


def test_dt_7_11_only_ones_own_are_flicked_and_shot() -> None:
    """DT-7.11: neither the enemy's nor an ally's characters, nor their missiles, nor missiles on the field."""
    t = table("0 ezzen bears flame of 0\n1 vailla\n2 kharu", head="sides = [0, 0, 1]")
    assert t.refuses(t.aim("kharu")) == "DT-7.11"
    assert t.refuses(t.aim("vailla")) == "DT-7.11"
    assert t.refuses(Flick(t.disk("flame@ezzen"), 1, 0, 100)) == "DT-7.11"
    assert t.refuses(Flick(99, 1, 0, 100)) == "DT-7.11"
    assert t.refuses(Shoot(t.disk("kharu"), TICK)) == "DT-7.11"


def test_dt_7_11_a_forced_flick_is_of_that_disk_alone() -> None:
    """DT-7.11: Ramprack sent the Energan, not another."""
    t = table("0 ramprack\n0 energan\n0 minusoid\n1 kharu").cast("ramprack", "energan")
    assert t.why_not(t.aim("minusoid")).rule == "DT-7.11"
    assert t.refuses(Stop()) == "DT-8.1"


def test_dt_7_12_artifacts_are_never_flicked() -> None:
    """DT-7.12: also one that is controlled, and a barrel."""
    t = table("0 ezzen on fountain\n1 kharu\n- fountain\n- barrel")
    for name in ("fountain", "barrel"):
        assert t.refuses(Flick(t.disk(name), 1, 0, 100)) == "DT-7.12"


def test_dt_7_13_with_fewer_usable_ones_as_many_as_there_are() -> None:
    """DT-7.13: two characters, two actions, and the turn is over by itself."""
    t = table("0 ezzen\n0 akeru\n1 kharu").flick("ezzen:").flick("akeru:")
    assert t.turn[0] == 1


def pending(t: Table) -> list[type]:
    """What the menu offers besides flicks and places."""
    return [type(action) for action in t.menu().otherwise]


def test_dt_7_14_no_free_use_inside_a_flick_a_shot_or_a_spell() -> None:
    """DT-7.14: while a missile is laid down or aimed, and while a spell's flick is aimed."""
    text = "0 akeru\n0 ramprack\n0 minusoid M on fountain\n0 ezzen life 1\n1 kharu\n1 div\n- fountain"
    t = table(text)
    use = UseArtifact(t.disk("fountain"))
    assert use in t.menu()
    t.do(Shoot(t.disk("akeru"), TICK))
    assert (t.refuses(use), pending(t)) == ("DT-10.2", [Back])
    t.do(t.menu().some[0])
    assert (t.refuses(use), pending(t)) == ("DT-8.1", [Back])
    t.back().back()
    t.cast("ramprack", "M")
    assert (t.refuses(use), pending(t)) == ("DT-8.1", [])
    t.flick(":")
    assert t.question == "act"


def test_dt_7_15_what_cannot_be_refused() -> None:
    """DT-7.15: the Tornado's second shot, a Magnet's flick, a Flame's burning; stopping is free."""
    t = table("0 ifrit\n0 smoker\n1 kharu bears flame of 0\n1 div").shoot("ifrit:")
    assert t.question == "second_shot"
    for action in (Stop(), Back(), Decline()):
        assert t.refuses(action) in ("DT-8.1", "DT-R109")
    t.flick(":").stop()
    assert t.life("kharu") == 3
    pulled = table("0 vailla\n0 energan\n1 kharu\n1 div").shoot("vailla: kharu")
    assert pulled.refuses(Back()) == "DT-R109"
    assert pulled.refuses(Stop()) == "DT-8.1"


@pytest.mark.parametrize("name", ["H1", "vampal"])
def test_dt_r24_paralysis_forbids_acting_alone(name: str) -> None:
    """DT-R24: traits, control, healing, exchange and forced flicks remain."""
    t = table("0 vampal 300,300 life 1 bears tick of 1\n0 hornbug H1 340,300 life 1\n0 dryad\n1 akeru\n1 div",
              stock={"akeru": 2})  # fmt: skip
    assert t.life("vampal") == 2
    assert t.refuses(t.aim(name)) == "DT-R24"
    t.flick("dryad: vampal, H1")
    assert (t.life("vampal"), t.life("H1")) == (3, 2)


def test_dt_r97_more_actions_than_characters() -> None:
    """DT-R97: a budget of 5 with two characters; each acts once."""
    t = table("0 ezzen\n0 akeru\n1 kharu", time=(2, 0))
    assert t.turn == (0, 5, 0)
    t.flick("ezzen:")
    assert t.refuses(t.aim("ezzen")) == "DT-7.2"
    assert t.flick("akeru:").turn[0] == 1


def test_dt_r110_freed_in_ones_own_turn_is_usable_at_once() -> None:
    """DT-R110: a Tick knocked off, a Hornbug healed: both act in the same turn if they have not acted."""
    t = table("0 dryad D1\n0 dryad D2\n0 hornbug life 1\n0 vampal bears tick of 1\n1 akeru\n1 div", stock={"akeru": 2})
    t.flick("D1: vampal", fell=("tick@vampal",)).flick("D2: hornbug")
    assert {t.name(d) for d in t.menu().disks} == {"hornbug", "vampal"}
