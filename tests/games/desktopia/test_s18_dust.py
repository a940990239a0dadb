"""Section 18: the characters of Dust: Div, Kharu, Akeru, Phantom, Ezzen."""

from __future__ import annotations

import pytest
from tests.games.desktopia.kit import Table, table

from tavola.games.desktopia import events as ev
from tavola.games.desktopia.actions import Cast, Choose, Decline, Flick, PlayRitual, PutLariat, Stop
from tavola.games.desktopia.cards import HERO, SUMMONING, VAMPIRE
from tavola.games.desktopia.content import load_box
from tavola.games.desktopia.state import HERO_CARD, RESERVE, SUPPLY

# --- Div: B's dies in A's turn

DEATH = """
    0 ezzen
    0 akeru
    1 div
    1 vampal
    1 shawakh
    1 hornbug
"""


def dead_div(text: str = DEATH, **options: object) -> Table:
    return table(text, **options).flick("ezzen: div")


def lent(t: Table, name: str = "div") -> str:
    """On whose card a Div lies."""
    disk = t.disk(name)
    return t.name(t.s.on[disk]) if t.s.place[disk] == HERO_CARD else ""


def test_dt_18_51_onto_the_card_of_a_living_hero() -> None:
    """DT-18.51, DT-25.23: of any player; not of a veteran. Whoever owned it decides."""
    t = dead_div()
    assert (t.question, t.seat) == ("div", 1)
    heroes = {way.disk for way in t.listed(Choose) if isinstance(way, Choose)}
    assert heroes == {t.disk("akeru"), t.disk("vampal"), t.disk("shawakh")}
    assert t.refuses(Choose(t.disk("hornbug"))) == "DT-18.51"
    t.choose("vampal")
    assert lent(t) == "vampal"


def test_dt_18_51_english_his_own_heroes_alone() -> None:
    """DT-18.51, DT-E.13."""
    t = dead_div(e13="en")
    assert t.refuses(Choose(t.disk("akeru"))) == "DT-18.51"
    assert Choose(t.disk("shawakh")) in t.menu()


def test_dt_18_52_one_wound_more_and_then_it_is_gone() -> None:
    """DT-18.52: Vampal's next hit deals 2, the one after that 1."""
    t = dead_div()
    t.choose("vampal").pass_turn()
    t.flick("vampal: akeru")
    assert (t.wounds("akeru"), lent(t), t.s.place[t.disk("div")]) == ([2], "", RESERVE)
    t.pass_turn().pass_turn()
    t.flick("vampal: akeru")
    assert t.wounds("akeru") == [1]


def test_dt_18_53_on_a_card_it_is_not_in_the_reserve() -> None:
    """DT-18.53: with every other fighter disk of Dust on the field it cannot be summoned; discarded it can."""
    text = "0 ezzen\n0 vampal\n1 div\n1 div two\n1 phantom\n1 phantom p2\n1 kharu"
    t = table(text, rituals=True, seed=1)
    t.flick("ezzen: div").choose("kharu").pass_turn()
    t.s.camps[1].hand.append(SUMMONING)
    assert t.refuses(PlayRitual(SUMMONING)) == "DT-16.13"
    t.flick("kharu: ezzen")
    assert PlayRitual(SUMMONING) in t.menu()


def test_dt_18_54_the_first_enemy_of_the_flick() -> None:
    """DT-18.54: +1 on the first, nothing on the second; on a Lightning's target too."""
    t = dead_div()
    t.choose("shawakh").pass_turn()
    t.flick("shawakh: akeru, ezzen")
    assert (t.wounds("akeru"), t.wounds("ezzen")) == ([2], [1])
    t = dead_div(DEATH.replace("shawakh", "baaroun"), stock={"baaroun": 1})
    t.choose("baaroun").pass_turn().quiet("begin")
    t.shoot("baaroun: akeru")
    assert (t.wounds("akeru"), lent(t)) == ([3], "")


def test_dt_18_55_when_the_bonus_is_spent() -> None:
    """DT-18.55: by a prevented wound; not by a plain move, a miss or a shot that only sticks."""
    t = dead_div(DEATH.replace("0 akeru", "0 akeru bears shield of 0"), stock={"shawakh": 2})
    t.choose("vampal").pass_turn()
    t.flick("vampal: akeru")
    assert (t.life("akeru"), lent(t)) == (5, "")
    t = dead_div(DEATH.replace("shawakh", "kharu"))
    t.choose("kharu").pass_turn()
    t.flick("kharu: #, vampal")
    assert lent(t) == "kharu"
    t.pass_turn().pass_turn()
    t.shoot("kharu: #")
    assert lent(t) == "kharu"
    t.pass_turn().pass_turn()
    t.shoot("kharu: akeru")
    assert (t.bears("akeru"), lent(t)) == (["lariat"], "kharu")


def test_dt_18_56_several_are_spent_together() -> None:
    """DT-18.56: two Div disks, two wounds more."""
    t = table(DEATH.replace("1 div", "1 div\n1 div two"))
    t.flick("ezzen: div, two").choose("div").choose("vampal").choose("vampal").pass_turn()
    t.flick("vampal: akeru")
    assert (t.wounds("akeru"), lent(t), lent(t, "two")) == ([3], "", "")


def test_dt_18_57_the_hero_dies_first() -> None:
    """DT-18.57: the disk is discarded with him."""
    t = dead_div(DEATH.replace("vampal", "vampal life 1"))
    t.choose("vampal").flick("akeru: vampal")
    assert (t.here("vampal"), t.s.place[t.disk("div")]) == (False, RESERVE)


def test_dt_18_58_declined_or_no_hero() -> None:
    """DT-18.58: to the reserve at once; where no hero lives nobody is asked."""
    t = dead_div().do(Decline())
    assert (t.question, t.s.place[t.disk("div")]) == ("act", RESERVE)
    t = table("0 ezzen\n0 hornbug\n1 div\n1 elemental")
    t.flick("ezzen: div")
    assert (t.question, t.s.place[t.disk("div")]) == ("act", RESERVE)


# --- Kharu

HARU = """
    0 kharu
    0 ezzen
    1 vampal
    1 hornbug
"""


def test_dt_18_61_kharu_has_a_power_sector() -> None:
    """DT-18.61: from there he deals two."""
    t = table(HARU)
    t.flick("kharu: vampal", power=True)
    assert t.wounds("vampal") == [2]


def test_dt_18_62_a_lariat_just_before_his_flick() -> None:
    """DT-18.62, DT-25.9: on anybody, own, enemy or himself; then he, and nobody else, is flicked."""
    t = table(HARU)
    ways = {way.target for way in t.listed(PutLariat) if isinstance(way, PutLariat)}
    assert ways == {t.disk(name) for name in ("kharu", "ezzen", "vampal", "hornbug")}
    assert t.refuses(PutLariat(t.disk("ezzen"), t.disk("vampal"))) == "DT-18.62"
    assert t.refuses(PutLariat(t.disk("kharu"), 63)) == "DT-18.62"
    t.lariat("kharu", "vampal")
    assert (t.bears("vampal"), t.question) == (["lariat"], "flick")
    assert t.refuses(t.aim("ezzen")) == "DT-7.11"
    t.flick("kharu: #")
    assert t.turn == (0, 3, 1)


def test_dt_18_63_for_every_flick_of_his_owner() -> None:
    """DT-18.63: Ramprack's spell and Vailla's Magnet give it too; it is no must there either."""
    t = table("0 ramprack\n0 kharu life 1\n0 ezzen\n1 vampal\n1 hornbug")
    t.cast("ramprack", "kharu").lariat("kharu", "kharu").flick("kharu: vampal")
    assert (t.wounds("vampal"), t.here("kharu")) == ([2], False)
    t = table("0 vailla\n0 kharu\n1 vampal\n1 hornbug")
    t.shoot("vailla: kharu").lariat("kharu", "hornbug")
    assert (t.bears("hornbug"), t.question) == (["lariat"], "flick")
    t = table("0 vailla\n0 kharu\n1 vampal\n1 hornbug")
    t.shoot("vailla: kharu").flick("kharu: vampal")
    assert t.wounds("vampal") == [1]


def test_dt_r78_not_when_an_opponent_flicks_him() -> None:
    """DT-R78, DT-18.63: Vailla's Magnet on the enemy's Kharu: neither side may put a Lariat."""
    t = table("0 vailla\n0 ezzen\n1 kharu\n1 hornbug")
    t.shoot("vailla: kharu")
    assert t.listed(PutLariat) == []
    assert t.refuses(PutLariat(t.disk("kharu"), t.disk("hornbug"))) == "DT-18.62"


def test_dt_18_64_it_needs_a_lariat_and_costs_nothing() -> None:
    """DT-18.64: with both on disks there is none to put."""
    t = table(HARU.replace("ezzen", "ezzen bears lariat of 0").replace("hornbug", "hornbug bears lariat of 0"))
    assert t.refuses(PutLariat(t.disk("kharu"), t.disk("vampal"))) == "DT-18.64"
    t = table(HARU)
    t.lariat("kharu", "vampal")
    assert (t.turn, t.left_of("lariat", SUPPLY)) == ((0, 3, 0), 1)


def test_dt_18_65_on_himself_it_works_at_once() -> None:
    """DT-18.65: one wound more for the enemy, one for Kharu."""
    t = table(HARU)
    t.lariat("kharu", "kharu").flick("kharu: vampal")
    assert (t.wounds("vampal"), t.wounds("kharu")) == ([2], [1])


def test_dt_18_66_it_cannot_be_taken_back() -> None:
    """DT-18.66: nothing but the flick is left; no second Lariat either."""
    t = table(HARU)
    t.lariat("kharu", "vampal")
    assert t.refuses(Stop()) == "DT-8.1"
    assert t.refuses(PutLariat(t.disk("kharu"), t.disk("hornbug"))) == "DT-R109"


# --- Akeru


def test_dt_18_71_his_card() -> None:
    """DT-18.71: hero, 5 lives, shepherd, Ticks, three, limited."""
    akeru = next(one for one in load_box().characters if one.key == "akeru")
    assert (akeru.rank, akeru.life, akeru.klass, akeru.limit, akeru.unlimited) == (HERO, 5, "shepherd", 3, False)
    assert load_box().kinds[akeru.carries].key == "tick"


def test_dt_18_72_he_starts_with_three() -> None:
    """DT-18.72."""
    assert table("0 akeru\n1 vampal").stock("akeru") == 3


@pytest.mark.parametrize(("before", "after"), [(0, 2), (1, 3), (2, 3)])
def test_dt_18_73_two_ticks_from_the_reserve(before: int, after: int) -> None:
    """DT-18.73, DT-18.74: two, and never above three."""
    t = table("0 akeru\n0 ezzen\n1 vampal", stock={"akeru": before})
    t.cast("akeru")
    assert (t.stock("akeru"), t.left_of("tick", RESERVE)) == (after, 3 - after)


def test_dt_18_74_with_three_it_may_not_be_cast() -> None:
    """DT-18.74."""
    t = table("0 akeru\n0 ezzen\n1 vampal")
    assert t.refuses(t.spell("akeru")) == "DT-18.74"


def test_dt_18_75_as_many_as_there_are() -> None:
    """DT-18.75, DT-O.6: one is enough; none is none; strict wants both."""
    text = "0 akeru\n0 ezzen bears tick of 1, tick of 1\n1 vampal\n1 hornbug"
    t = table(text, stock={"akeru": 0})
    t.cast("akeru")
    assert t.stock("akeru") == 1
    t = table(text, stock={"akeru": 0}, deficiency="strict")
    assert t.refuses(t.spell("akeru")) == "DT-18.75"
    t = table(text, stock={"akeru": 1})
    assert t.refuses(t.spell("akeru")) == "DT-18.75"


def test_dt_18_76_casting_is_his_action() -> None:
    """DT-18.76: neither shot nor flick after it."""
    t = table("0 akeru\n0 ezzen\n1 vampal", stock={"akeru": 1})
    t.cast("akeru")
    assert t.refuses(t.aim("akeru")) == "DT-7.2"
    assert t.refuses(t.spell("akeru")) == "DT-7.2"


# --- Phantom

GHOSTS = """
    0 phantom 200,200
    0 akeru 700,700
    0 ezzen 300,800
    1 vampal 500,500
    - smithy 700,300
"""


def test_dt_18_81_it_changes_places_with_another_of_the_same_player() -> None:
    """DT-18.81: not with an enemy, not with itself."""
    t = table(GHOSTS)
    t.cast("phantom", "akeru")
    assert (t.at("phantom"), t.at("akeru")) == ((700, 700), (200, 200))
    t = table(GHOSTS)
    assert t.refuses(t.spell("phantom", "vampal")) == "DT-18.81"
    assert t.refuses(t.spell("phantom", "phantom")) == "DT-18.81"


def test_dt_18_82_nothing_between_them_matters() -> None:
    """DT-18.82: landscape and a Tick do not; the partner's mark stays as it was."""
    t = table(
        GHOSTS.replace("akeru 700,700", "akeru 700,700 bears tick of 1") + "\nthing glass 350,350", stock={"akeru": 1}
    )
    t.cast("phantom", "akeru")
    assert t.at("akeru") == (200, 200)
    t = table(GHOSTS)
    t.flick("ezzen: #").cast("phantom", "ezzen")
    assert not t.usable("ezzen")
    t = table(GHOSTS)
    assert t.cast("phantom", "ezzen").usable("ezzen")


def test_dt_18_83_riders_stay_on_their_disks() -> None:
    """DT-18.83."""
    t = table(GHOSTS.replace("0 akeru 700,700", "0 akeru 700,700 bears flame of 1"))
    t.cast("phantom", "akeru")
    assert (t.bears("akeru"), t.bears("phantom"), t.at("flame@akeru")) == (["flame"], [], (200, 200))


@pytest.mark.parametrize("who", ["akeru", "phantom"])
def test_dt_18_84_on_an_artifact_the_other_stands_now(who: str) -> None:
    """DT-18.84: whichever of them stood there, the player keeps control."""
    t = table(GHOSTS.replace(f"0 {who} " + ("700,700" if who == "akeru" else "200,200"), f"0 {who} on smithy"))
    other = "phantom" if who == "akeru" else "akeru"
    t.cast("phantom", "akeru")
    assert (t.stands("smithy"), t.at(other), t.controls("smithy")) == (other, (700, 300), 0)
    assert t.seen(ev.Freed) == []


def test_dt_18_85_no_flick() -> None:
    """DT-18.85: beside an enemy, beside an artifact: no hit, no capture, no slide."""
    t = table(GHOSTS.replace("akeru 700,700", "akeru 467,500"))
    t.cast("phantom", "akeru")
    assert (t.life("vampal"), t.seen(ev.Slide), t.seen(ev.Controlled)) == (4, [], [])


# --- Ezzen


def test_dt_18_91_vampire_hit_and_two_lives() -> None:
    """DT-18.91, DT-18.92: a life for the wound it deals, to its limit of 2."""
    ezzen = next(one for one in load_box().characters if one.key == "ezzen")
    assert (ezzen.hits, ezzen.life) == ((VAMPIRE,), 2)
    t = table("0 ezzen life 1\n0 akeru\n1 vampal\n1 hornbug")
    t.flick("ezzen: vampal, hornbug")
    assert t.life("ezzen") == 2


def test_flicks_of_nothing_at_all() -> None:
    """DT-7.11: a number that is no disk."""
    t = table(HARU)
    assert t.refuses(Flick(99, 0, 1, 10)) == "DT-7.11"
    assert t.refuses(Cast(-1)) == "DT-7.11"
