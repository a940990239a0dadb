"""Section 19: the missiles one by one."""

from __future__ import annotations

import pytest
from tests.games.desktopia.kit import Table, table

from tavola.games.desktopia import events as ev
from tavola.games.desktopia.actions import Back, Choose, Decline, Stop
from tavola.games.desktopia.state import FIELD, RESERVE, SUPPLY

# --- Scorching Flame


def test_dt_19_1_one_wound_at_the_end_of_its_owners_turn() -> None:
    """DT-19.1: A's Flame on B's Vampal: at the end of A's turn and not of B's."""
    t = table("0 akeru\n0 ezzen\n1 vampal bears flame of 0\n1 hornbug").stop()
    assert (t.life("vampal"), [e.cause for e in t.seen(ev.Hurt)]) == (3, ["flame"])
    assert t.stop().life("vampal") == 3
    assert t.stop().life("vampal") == 2


def test_dt_19_2_each_is_an_event_of_its_own_and_stays() -> None:
    """DT-19.2: two on one disk are two questions of order, and both lie there still."""
    t = table("0 akeru\n0 ezzen\n1 vampal bears flame of 0, flame of 0\n1 hornbug").stop()
    assert len(t.menu().actions) == 2
    t.quiet("end")
    assert (t.life("vampal"), t.bears("vampal")) == (2, ["flame", "flame"])


def test_dt_19_3_it_burns_ones_own_too() -> None:
    """DT-19.3: A's Flame on A's hero and, between allies, on the ally's."""
    t = table("0 akeru bears flame of 0\n0 ezzen\n1 vampal\n2 kharu bears flame of 0", head="sides = [0, 1, 0]")
    t.stop().quiet("end")
    assert (t.life("akeru"), t.life("kharu")) == (4, 3)


# --- Wandering Tornado

STORM = """
    0 ifrit
    0 ezzen
    1 vampal
    1 smoker
"""


def test_dt_19_4_one_wound() -> None:
    """DT-19.4: and it goes back to its card, no second shot."""
    t = table(STORM)
    t.shoot("ifrit: vampal")
    assert (t.life("vampal"), t.question, t.left_of("tornado", SUPPLY)) == (3, "act", 1)


def test_dt_19_5_a_second_shot_from_where_it_lies() -> None:
    """DT-19.5, DT-25.19: forced; neither declined nor taken back."""
    t = table(STORM)
    t.shoot("ifrit: ezzen, #", moves={"missile": (300, 300)})
    assert (t.question, t.seat, t.at("missile")) == ("second_shot", 0, (300, 300))
    for wish in (Stop(), Decline(), t.aim("ezzen")):
        t.refuses(wish)
    assert t.refuses(Back()) == "DT-R109"
    t.flick(": vampal")
    assert (t.life("vampal"), t.left_of("tornado", SUPPLY)) == (3, 1)


def test_dt_19_6_two_at_the_most_and_one_action() -> None:
    """DT-19.6: after a second miss it goes home."""
    t = table(STORM)
    t.shoot("ifrit:").flick(":")
    assert (t.question, t.turn, t.left_of("tornado", SUPPLY)) == ("act", (0, 3, 1), 1)


@pytest.mark.parametrize("victim", ["vampal bears shield of 1", "ramprack bears shield of 1"])
def test_dt_19_7_touching_is_touching(victim: str) -> None:
    """DT-19.7: a shielded enemy suffers nothing, and there is no second shot."""
    t = table(f"0 ifrit\n0 ezzen\n1 {victim}\n1 kharu")
    name = victim.split()[0]
    t.shoot(f"ifrit: {name}")
    assert (t.question, t.wounds(name)) == ("act", [])


# --- Thorn Shield

WOUNDERS = """
    0 hornbug 100,700
    0 untouchable 330,800
    0 archer 500,700
    0 akeru 600,700
    1 vampal 300,800 bears shield of 1, flame of 0, tick of 0
    1 kharu
"""


def test_dt_19_8_from_every_source_and_any_number_of_times() -> None:
    """DT-19.8: bite, hit, power hit, Arrow, burn and burst."""
    t = table(WOUNDERS, stock={"akeru": 2})
    t.flick("hornbug: vampal", power=True).shoot("archer: vampal").stop().quiet("end")
    assert (t.life("vampal"), t.bears("vampal")) == (4, ["shield", "flame", "tick"])
    assert t.turn[0] == 1


@pytest.mark.parametrize("how", ["flick", "shoot"])
def test_dt_19_9_coming_off_it_still_prevents_that_once(how: str) -> None:
    """DT-19.9: by a hit or by a shot on the bearer."""
    t = table("0 archer\n0 hornbug\n1 vampal bears shield of 1\n1 kharu")
    getattr(t, how)("archer: vampal", fell=("shield@vampal",))
    assert (t.life("vampal"), t.bears("vampal")) == (4, [])
    t.flick("hornbug: vampal")
    assert t.life("vampal") == 3


def test_dt_19_10_what_it_does_not_block() -> None:
    """DT-19.10: healing, a missile that sticks, a forced flick, leaving the field."""
    t = table("0 dryad\n0 vampal life 2 bears shield of 0\n0 hornbug\n1 kharu\n1 akeru")
    t.recard("vampal", sectors=()).flick("dryad: vampal")
    assert t.life("vampal") == 3
    t.flick("hornbug: vampal", out={"vampal": (500, 0)})
    assert (t.at("vampal"), t.bears("vampal")) == ((500, 46.5), [])
    t = table("0 akeru\n0 vailla\n1 vampal bears shield of 1\n1 kharu")
    t.shoot("akeru: vampal")
    assert t.bears("vampal") == ["shield", "tick"]
    t.shoot("vailla: vampal")
    assert (t.question, t.match.view(None).pending.disk) == ("flick", t.disk("vampal"))


# --- Hardened Arrow


def test_dt_19_11_one_wound() -> None:
    """DT-19.11."""
    t = table("0 archer\n0 hornbug\n1 vampal\n1 kharu")
    t.shoot("archer: vampal")
    assert [(e.wounds, e.cause) for e in t.seen(ev.Hurt)] == [(1, "arrow")]


# --- Chain Lightning


def storm(stock: int, log: str, **options: object) -> Table:
    """Baaroun has so many Lightnings when he shoots."""
    t = table("0 baaroun\n0 ezzen\n1 vampal\n1 kharu bears shield of 1", stock={"baaroun": stock - 1}, **options)
    return t.shoot(log)


@pytest.mark.parametrize(("stock", "wounds"), [(1, 1), (2, 2), (3, 3)])
def test_dt_19_12_one_and_one_for_each_that_is_left(stock: int, wounds: int) -> None:
    """DT-19.12, DT-R41."""
    assert storm(stock, "baaroun: vampal").wounds("vampal") == [wounds]


def test_dt_19_13_after_a_hit_all_are_spent() -> None:
    """DT-19.13: also when a Shield prevented the wounds; after a miss the others stay."""
    t = storm(3, "baaroun: vampal")
    assert (t.stock("baaroun"), t.left_of("lightning", RESERVE)) == (0, 4)
    assert storm(3, "baaroun: kharu").stock("baaroun") == 0
    assert storm(3, "baaroun: #").stock("baaroun") == 2


def test_dt_e_15_english_after_any_shot() -> None:
    """DT-E.15."""
    assert storm(3, "baaroun: #", e15="en").stock("baaroun") == 0


# --- Magnet of Power

PULL = """
    0 vailla
    0 minusoid
    0 ramprack
    1 ezzen life 1
    1 hornbug
    1 shawakh
    - fountain
"""


def test_dt_19_14_the_target_is_flicked_once_without_an_action() -> None:
    """DT-19.14, DT-25.20: by the shooter's player; the shot was the action."""
    t = table(PULL)
    t.shoot("vailla: ezzen")
    assert (t.question, t.seat) == ("flick", 0)
    assert t.refuses(t.aim("hornbug")) == "DT-7.11"
    t.flick("ezzen: #")
    assert (t.question, t.turn) == ("act", (0, 3, 1))


def test_dt_19_15_it_hits_as_if_it_were_the_flickers() -> None:
    """DT-19.15, DT-R38: B's Ezzen wounds its own comrade and lives by it; A's Minusoid is unhurt."""
    t = table(PULL)
    t.shoot("vailla: ezzen").flick("ezzen: hornbug, minusoid")
    assert (t.life("hornbug"), t.life("ezzen"), t.life("minusoid")) == (1, 2, 1)


def test_dt_19_16_anothers_character_captures_nothing() -> None:
    """DT-19.16: neither for its owner nor for the flicker."""
    t = table(PULL)
    t.shoot("vailla: ezzen").flick("ezzen: fountain")
    assert (t.stands("fountain"), t.question) == ("", "act")


def test_dt_19_17_ones_own_captures() -> None:
    """DT-19.17."""
    t = table(PULL)
    t.shoot("vailla: minusoid").flick("minusoid: fountain")
    assert t.stands("fountain") == "minusoid"


def test_dt_19_18_no_wound_and_gone_before_the_flick() -> None:
    """DT-19.18: it is back in its supply while the target is aimed."""
    t = table(PULL)
    t.shoot("vailla: ezzen")
    assert (t.life("ezzen"), t.left_of("magnet", SUPPLY), t.left_of("magnet", FIELD)) == (1, 1, 0)


# --- Lariat of Pain

ROPES = """
    0 kharu
    0 ezzen bears lariat of 0
    0 archer
    1 vampal
    1 ramprack
    1 elemental
"""


def test_dt_19_19_ally_or_enemy() -> None:
    """DT-19.19: both touched, one chosen."""
    t = table(ROPES)
    t.shoot("kharu: archer, vampal").choose("archer")
    assert t.bears("archer") == ["lariat"]


def test_dt_19_20_one_wound_more_for_each_enemy() -> None:
    """DT-19.20, DT-R15: whoever flicks the bearer: in A's turn as in B's, where A's Lariat lies on B's Ramprack."""
    t = table(ROPES.replace("ezzen bears lariat of 0", "hornbug bears lariat of 0"))
    t.flick("hornbug: vampal, elemental")
    assert (t.wounds("vampal"), t.wounds("elemental")) == ([2], [2])
    t = table(ROPES.replace("ramprack", "ramprack bears lariat of 0"))
    t.pass_turn().flick("ramprack: archer")
    assert t.wounds("archer") == [2]


def test_dt_19_21_and_one_for_the_bearer_after_each() -> None:
    """DT-19.21, DT-E.28: after the hit, and for each hit."""
    t = table(ROPES.replace("ezzen bears", "akeru bears"), stock={"akeru": 0})
    t.flick("akeru: vampal, elemental")
    assert t.life("akeru") == 3
    hurt = [t.name(e.disk) for e in t.seen(ev.Hurt)]
    assert hurt == ["vampal", "akeru", "elemental", "akeru"]


def test_dt_19_22_also_when_it_came_off() -> None:
    """DT-19.22: it falls as the bearer starts, and counts to the end."""
    t = table(ROPES.replace("ezzen bears", "akeru bears"), stock={"akeru": 0})
    t.flick("akeru: vampal, elemental", fell=("lariat@akeru",))
    assert (t.wounds("vampal"), t.wounds("elemental"), t.life("akeru")) == ([2], [2], 3)
    assert t.left_of("lariat", SUPPLY) == 2


def test_dt_19_23_no_enemy_no_effect() -> None:
    """DT-19.23: an ally and an artifact are none."""
    t = table(ROPES + "- smithy\n")
    t.flick("ezzen: archer, #")
    assert (t.life("ezzen"), t.life("archer")) == (2, 1)


def test_dt_19_24_shots_and_spells_are_not_changed() -> None:
    """DT-19.24: the Archer who bears one shoots for one, and is not hurt."""
    t = table(ROPES.replace("archer", "archer bears lariat of 0"))
    t.shoot("archer: vampal")
    assert (t.wounds("vampal"), t.life("archer")) == ([1], 1)


# --- Vampire Tick

TICKED = """
    0 akeru life 3
    0 ezzen
    1 kharu bears tick of 0
    1 hornbug
"""


def ticked(text: str = TICKED, **options: object) -> Table:
    return table(text, stock={"akeru": 2}, **options)


def test_dt_19_25_its_bearer_cannot_act() -> None:
    """DT-19.25: no flick, no shot, and Kharu's trait has no flick to go before."""
    t = ticked().pass_turn()
    assert t.turn[0] == 1
    assert t.refuses(t.aim("kharu")) == "DT-R24"


def test_dt_19_26_a_bite_and_a_life() -> None:
    """DT-19.26: first the wound, then a life for a hero of the Tick's owner."""
    t = ticked()
    assert (t.life("kharu"), t.life("akeru")) == (3, 4)
    t = ticked().pass_turn().pass_turn()
    assert t.order(ev.Hurt, ev.Healed) == ["Hurt", "Healed"]


def test_dt_19_26_of_two_heroes_its_owner_chooses() -> None:
    """DT-19.26, DT-25.5: also one who is full; no veteran, no enemy; in the English edition (DT-E.16) any hero."""
    text = "0 akeru life 3\n0 vampal\n0 ezzen\n1 kharu life 3 bears tick of 0\n1 hornbug"
    t = ticked(text).quiet("begin")
    assert (t.question, t.seat) == ("tick_life", 0)
    assert t.refuses(Choose(t.disk("ezzen"))) == "DT-19.26"
    assert t.refuses(Choose(t.disk("kharu"))) == "DT-19.26"
    t.choose("vampal")
    assert (t.life("vampal"), t.life("akeru")) == (4, 3)
    t = ticked(text, e16="en").quiet("begin")
    t.choose("kharu")
    assert t.life("kharu") == 3


def test_dt_19_27_landing_it_wounds_nobody() -> None:
    """DT-19.27."""
    t = table("0 akeru\n0 ezzen\n1 kharu\n1 hornbug")
    t.shoot("akeru: kharu")
    assert (t.life("kharu"), t.seen(ev.Hurt)) == (4, [])


def test_dt_19_28_without_a_hero_the_wound_is_dealt() -> None:
    """DT-19.28, DT-R23: nobody gains, Kharu is bitten and stays paralysed."""
    t = table("0 ezzen life 1\n0 smoker\n1 kharu bears tick of 0\n1 hornbug")
    assert (t.life("kharu"), t.life("ezzen"), t.usable("kharu")) == (3, 1, False)


def test_dt_19_26_a_bite_that_kills() -> None:
    """DT-19.26, DT-6.19: the Energan is taken off with the Tick, and what its death brings about happens."""
    t = table("0 akeru life 3\n0 ezzen\n1 energan bears tick of 0\n1 hornbug", stock={"akeru": 2})
    assert (t.here("energan"), t.cards(1), t.life("akeru"), t.left_of("tick", RESERVE)) == (False, (0, 1), 4, 1)
