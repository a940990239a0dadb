"""Rulings of section 27.2: missiles; and the options that go with them."""

from __future__ import annotations

import pytest
from tests.games.desktopia.kit import GAME, Table, scenario, table

from tavola.core.errors import ContentError
from tavola.core.values import Left
from tavola.games.desktopia import events as ev
from tavola.games.desktopia.actions import Choose, Place, PlayRitual, PutLariat, Resolve, Shoot
from tavola.games.desktopia.cards import PURIFICATION
from tavola.games.desktopia.physics import world_of
from tavola.games.desktopia.space import base
from tavola.games.desktopia.state import RESERVE, SUPPLY
from tavola.games.desktopia.stats import stocked

# --- whose is a missile (R21), and what goes with its owner (R22)


def test_dt_r21_it_works_for_whoever_shot_or_placed_it() -> None:
    """DT-R21: of a shot the shooter's player, of a Fire Hit the flicker, also with a Magnet."""
    t = table("0 akeru\n0 adjarkha\n0 vailla\n1 vampal\n1 kharu\n1 elemental")
    t.shoot("akeru: vampal").flick("adjarkha: vampal")
    assert [t.s.owner[t.disk(name)] for name in ("tick@vampal", "flame@vampal")] == [0, 0]
    t.shoot("vailla: elemental").flick("elemental: kharu")
    t.quiet("end")
    assert t.s.owner[t.disk("flame@kharu")] == 0


def test_dt_r22_an_eliminated_owner_takes_his_missiles_along() -> None:
    """DT-R22, DT-X58: A is out, so his Ticks are gone at once, B and C go on."""
    t = table("0 phantom\n1 vampal life 3 bears tick of 0\n1 hornbug\n2 kharu bears tick of 0, flame of 1\n2 ezzen")
    t.quiet("begin").pass_turn()
    assert not t.usable("vampal")
    t.flick("hornbug: phantom")
    assert [e.seat for e in t.seen(ev.Eliminated)] == [0]
    assert (t.bears("vampal"), t.bears("kharu"), t.usable("vampal")) == ([], ["flame"], True)
    assert base(t.s, t.disk("flame@kharu")) == t.disk("kharu")


def test_dt_o_19_by_option_they_stay() -> None:
    """DT-O.19: the Tick paralyses on, but nobody's turn comes in which it bites."""
    text = "0 phantom\n1 vampal life 3 bears tick of 0\n1 hornbug\n2 kharu\n2 ezzen"
    t = table(text, goneMissiles="stay")
    t.pass_turn().flick("hornbug: phantom")
    assert (t.bears("vampal"), t.usable("vampal"), t.life("vampal")) == (["tick"], False, 2)
    t.pass_turn().pass_turn().pass_turn()
    assert t.life("vampal") == 2


def test_dt_r23_a_bite_without_a_hero_to_feed() -> None:
    """DT-R23: also when all heroes are full, the wound is dealt and the bearer stays paralysed."""
    t = table("0 akeru\n0 ezzen\n1 kharu bears tick of 0\n1 vampal", stock={"akeru": 1})
    assert (t.life("akeru"), t.life("kharu"), t.usable("kharu")) == (5, 3, False)


# --- what paralysis forbids (R24)

TICKED = """
    0 akeru bears tick of 1
    0 phantom
    0 baaroun bears tick of 1
    0 dryad
    1 ezzen
    1 vampal
"""


def test_dt_r24_acting_and_nothing_else() -> None:
    """DT-R24: neither flick, shot nor spell; traits, healing and being exchanged go on."""
    t = table(TICKED, stock={"akeru": 0})
    assert t.stock("baaroun") == 1
    for wish in (t.aim("akeru"), t.spell("akeru"), Shoot(t.disk("baaroun"), t.s.kit.box.characters[10].carries)):
        assert t.refuses(wish) == "DT-R24"
    t.cast("phantom", "akeru")
    assert (t.at("akeru"), t.bears("akeru")) == ((130, 850), ["tick"])


def test_dt_r24_control_of_an_artifact_stays() -> None:
    """DT-R24: a Ticked character on the Fountain still controls it."""
    t = table("0 vampal on fountain bears tick of 1\n0 ezzen life 1\n1 akeru\n- fountain", stock={"akeru": 2})
    t.quiet("begin").use("fountain")
    assert t.life("ezzen") == 2


@pytest.mark.parametrize(("allowed", "flicked"), [(True, True), (False, False)])
def test_dt_o_15_whether_a_magnet_moves_the_paralysed(allowed: bool, flicked: bool) -> None:
    """DT-O.15, DT-R39: with the option the Magnet finds its target and nothing follows."""
    t = table("0 vailla\n0 ezzen\n1 kharu bears tick of 0\n1 akeru", stock={"akeru": 2}, forceParalysed=allowed)
    t.shoot("vailla: kharu")
    assert (t.question == "flick") is flicked


# --- coming off (R25, R26, R27, R102)


@pytest.mark.parametrize("log", ["ezzen: vampal", "ezzen: ezzen-hornbug, hornbug-vampal", "ezzen: #"])
def test_dt_r25_the_cause_does_not_matter(log: str) -> None:
    """DT-R25: a disk, a pushed disk, a wall: what no longer lies on its bearer has come off."""
    t = table("0 ezzen\n0 hornbug\n1 vampal bears tick of 0\n1 akeru", stock={"akeru": 1})
    t.flick(log, fell=("tick@vampal",))
    assert t.bears("vampal") == []


def test_dt_r26_a_fallen_one_has_no_effect_on_whom_it_meets() -> None:
    """DT-R26: the Tick rolls against Kharu, the flicked disk against the Tick; then it is removed."""
    t = table("0 ezzen\n0 hornbug\n1 vampal bears tick of 0\n1 kharu\n1 akeru", stock={"akeru": 1})
    t.names["tick"] = t.disk("tick@vampal")
    t.flick("ezzen: vampal, tick-kharu, tick", fell=("tick",))
    assert (t.life("kharu"), t.bears("kharu"), t.usable("kharu")) == (4, [], True)
    assert (t.s.place[t.disk("tick")], len(t.seen(ev.MissileOff))) == (RESERVE, 1)


def test_dt_r27_of_one_that_leaves_or_dies() -> None:
    """DT-R27, DT-3.16: Tick to the reserve, Lariat to its card; a Shield so lost still counts for that flick."""
    text = "0 ezzen\n0 hornbug\n1 vampal bears tick of 0, lariat of 0\n1 dryad bears flame of 0\n1 kharu"
    t = table(text).recard("vampal", sectors=())
    t.flick("ezzen: vampal, dryad", out={"vampal": (500, 0)})
    assert (t.left_of("tick", RESERVE), t.left_of("lariat", SUPPLY), t.left_of("flame", RESERVE)) == (3, 2, 4)
    assert (t.here("vampal"), t.here("dryad")) == (True, False)
    t = table("0 ezzen\n0 hornbug\n1 vampal bears shield of 1\n1 kharu").recard("vampal", sectors=())
    t.flick("ezzen: vampal", out={"vampal": (500, 0)})
    assert (t.life("vampal"), t.bears("vampal"), t.left_of("shield", RESERVE)) == (4, [], 3)


def test_dt_r27_a_lariat_lost_with_its_bearer_counts_too() -> None:
    """DT-R27: the flicked one goes over the border with it after its hit."""
    t = table("0 akeru bears lariat of 0\n0 hornbug\n1 vampal\n1 kharu")
    t.flick("akeru: vampal", out={"akeru": (0, 500)})
    assert (t.life("vampal"), t.life("akeru"), t.bears("akeru")) == (2, 4, [])


def test_dt_r102_each_of_a_column_is_judged_alone() -> None:
    """DT-R102: the middle one fell, the one above lies on what is below and works on."""
    t = table("0 ezzen\n0 hornbug\n1 vampal bears flame of 0, tick of 0, shield of 1\n1 kharu")
    t.flick("ezzen: vampal", fell=("tick@vampal",))
    assert t.bears("vampal") == ["flame", "shield"]
    assert t.s.on[t.disk("shield@vampal")] == t.disk("flame@vampal")
    assert t.usable("vampal")


# --- targets: R36, R37 and R106


def test_dt_r36_none_is_no_choice() -> None:
    """DT-R36: one legal target among three touched: it is taken unasked."""
    t = table("0 archer\n0 hornbug\n1 vampal\n1 kharu\n- smithy")
    t.shoot("archer: hornbug, smithy, vampal")
    assert (t.life("vampal"), t.question) == (3, "act")


@pytest.mark.parametrize("log", ["archer: hornbug, #, vampal", "archer: #, vampal", "archer: kharu-vampal, vampal"])
def test_dt_r37_touching_is_enough(log: str) -> None:
    """DT-R37: after others, off a wall, or run into."""
    t = table("0 archer\n0 hornbug\n1 vampal\n1 kharu")
    t.shoot(log)
    assert t.life("vampal") == 3


def test_dt_r106_its_own_shooter() -> None:
    """DT-R106: a miss for a Tick; a target for a Lariat and for Vailla's Magnet."""
    t = table("0 akeru\n0 ezzen\n1 vampal\n1 hornbug")
    t.shoot("akeru: akeru")
    assert (len(t.seen(ev.Missed)), t.bears("akeru")) == (1, [])
    t = table("0 kharu\n0 ezzen\n1 vampal\n1 hornbug")
    t.shoot("kharu: kharu")
    assert t.bears("kharu") == ["lariat"]
    t = table("0 vailla\n0 ezzen\n1 vampal\n1 hornbug")
    t.shoot("vailla: vailla")
    assert (t.question, t.match.view(None).pending.disk) == ("flick", t.disk("vailla"))


# --- the Magnet (R38, R39)

PULL = """
    0 vailla
    0 minusoid
    1 kharu bears lariat of 1
    1 vampal
    1 smoker
    - fountain
"""


def test_dt_r38_friend_and_foe_as_the_flicker_sees_them() -> None:
    """DT-R38: power, Lariat and a hero's rank as usual, against his own comrades; A's Minusoid is spared."""
    t = table(PULL)
    t.shoot("vailla: kharu").flick("kharu: smoker, minusoid, vampal", power=True)
    assert (t.wounds("smoker"), t.wounds("vampal"), t.wounds("minusoid")) == ([3], [3], [])
    assert t.life("kharu") == 2
    assert t.s.turn.wounds == 8  # wounds of A's enemies, the flicked one included


def test_dt_r38_vampire_lives_are_its_own_dryad_lives_the_flickers() -> None:
    """DT-R38."""
    t = table("0 vailla\n0 akeru life 2\n1 dryad\n1 vampal life 2\n1 kharu")
    t.shoot("vailla: dryad").flick("dryad: akeru, vampal")
    assert (t.life("akeru"), t.life("vampal")) == (3, 1)


def test_dt_r38_div_and_elemental_as_usual() -> None:
    """DT-R38, DT-R50: B's Div on B's Kharu's card helps A's flick of him; B's Elemental doubles by a Flame."""
    t = table("0 ezzen\n0 vailla\n1 div\n1 kharu\n1 vampal")
    t.flick("ezzen: div").choose("kharu").shoot("vailla: kharu").flick("kharu: vampal")
    assert t.wounds("vampal") == [2]
    t = table("0 vailla\n0 ezzen\n1 elemental\n1 vampal bears flame of 0\n1 kharu")
    t.shoot("vailla: elemental").flick("elemental: vampal")
    assert t.wounds("vampal") == [2]


def test_dt_r38_the_flicker_is_penalised_and_its_owner_loses_the_artifact() -> None:
    """DT-R38: A pays; B's Vampal slid off the Fountain."""
    t = table("0 vailla\n0 minusoid\n1 vampal on fountain\n1 smoker\n- fountain")
    t.shoot("vailla: smoker").flick("smoker: #", out={"smoker": (500, 0)})
    assert [e.seat for e in t.seen(ev.Penalised)] == [0]
    t = table("0 vailla\n0 minusoid\n1 vampal on fountain\n1 smoker\n- fountain")
    t.shoot("vailla: vampal").flick("vampal: #", moves={"vampal": (500, 500)})
    assert t.controls("fountain") == -1


def test_dt_r38_no_lariat_of_kharus_owner() -> None:
    """DT-R38, DT-R78: his "may" trait does not fire."""
    t = table(PULL)
    t.shoot("vailla: kharu")
    assert t.refuses(PutLariat(t.disk("kharu"), t.disk("vampal"))) == "DT-18.62"


def test_dt_r39_herself_the_paralysed_and_those_who_have_acted() -> None:
    """DT-R39: all may be flicked, and none is marked by it."""
    t = table("0 vailla\n0 minusoid\n0 ramprack bears tick of 1\n0 dryad\n1 akeru\n1 vampal", stock={"akeru": 2})
    t.flick("minusoid: #").shoot("vailla: minusoid").flick("minusoid: vampal")
    assert (t.life("vampal"), t.turn) == (3, (0, 3, 2))
    t = table("0 vailla\n0 minusoid\n0 ramprack bears tick of 1\n0 dryad\n1 akeru\n1 vampal", stock={"akeru": 2})
    t.shoot("vailla: minusoid").flick("minusoid: #")
    assert t.usable("minusoid")


# --- the Tornado (R40)

STORM = "0 ifrit\n0 ezzen\n0 hornbug\n1 vampal\n1 smoker bears flame of 1"


def test_dt_r40_cleaned_up_before_the_second_shot() -> None:
    """DT-R40: the fallen Flame is gone and the ally put back while the second shot is aimed."""
    t = table(STORM)
    t.shoot("ifrit: ezzen", fell=("flame@smoker",), others_out={"ezzen": (0, 500)})
    assert (t.question, t.bears("smoker"), t.here("ezzen")) == ("second_shot", [], True)
    assert len(t.seen(ev.Penalised)) == 1


def test_dt_r40_put_back_where_it_left_and_once_more() -> None:
    """DT-R40, DT-X44: at 22.5 mm; a second departure is a second penalty."""
    t = table(STORM)
    t.shoot("ifrit: #", out=(0, 500))
    assert (t.question, t.at("missile"), t.turn) == ("second_shot", (22.5, 500), (0, 2, 1))
    t.flick(":", out={"missile": (0, 500)})
    assert ([e.budget for e in t.seen(ev.Penalised)], t.left_of("tornado", SUPPLY)) == ([1], 1)
    assert t.turn[0] == 1


def test_dt_r40_by_its_shooter() -> None:
    """DT-R40: an own disk lies at the place, so there are two as near, and the shooter chooses."""
    t = table("0 ifrit\n0 ezzen 30,500\n1 vampal\n1 smoker")
    t.shoot("ifrit: #", out=(0, 500))
    assert (t.question, t.seat, len(t.listed(Place))) == ("turn", 0, 2)
    t.do(t.listed(Place)[1])
    assert t.question == "second_shot"


def test_dt_r40_the_games_end_cancels_it() -> None:
    """DT-R40: the first shot brings the barrel into the area, and that decides."""
    goal = '[[goal]]\nwhat = "bring"\nname = { en = "x", ru = "x" }\ncamp = 0\nbarrel = "box"\n'
    goal += "area = [[0, 0], [200, 200]]\n"
    text = "0 ifrit\n0 ezzen\n1 vampal\n1 smoker"
    barrel = '[[disk]]\nkind = "barrel"\nat = [500, 500]\ncalled = "box"\n'
    t = table(text, extra=barrel + goal)
    t.names["barrel"] = next(d for d in range(64) if t.s.kit.box.kinds[t.s.kind[d]].key == "barrel")
    t.shoot("ifrit: barrel", moves={"barrel": (100, 100)})
    assert t.result.winners == (0,)


@pytest.mark.parametrize(("option", "cards"), [(True, 1), (False, 0)])
def test_dt_o_8_a_shot_missile_that_leaves(option: bool, cards: int) -> None:
    """DT-O.8: a penalty, or none; another disk that leaves is one in any case."""
    t = table("0 archer\n0 hornbug\n1 vampal\n1 kharu", shotPenalty=option)
    t.shoot("archer: #", out=(0, 500))
    assert len(t.seen(ev.Penalised)) == cards
    t = table("0 archer\n0 hornbug\n1 vampal\n1 kharu", shotPenalty=option)
    t.shoot("archer: vampal", others_out={"vampal": (500, 0)})
    assert len(t.seen(ev.Penalised)) == 1


@pytest.mark.parametrize(("option", "cards"), [(False, 0), (True, 1)])
def test_dt_o_9_a_fallen_missile_that_leaves(option: bool, cards: int) -> None:
    """DT-O.9: none, or a penalty."""
    t = table("0 ezzen\n0 hornbug\n1 vampal bears lariat of 0, flame of 0\n1 kharu", loosePenalty=option)
    t.names["flame"], t.names["lariat"] = t.disk("flame@vampal"), t.disk("lariat@vampal")
    t.flick("ezzen: vampal", fell=("flame", "lariat"), out={"lariat": (500, 0)})
    assert (len(t.seen(ev.Penalised)), t.bears("vampal"), t.left_of("lariat", SUPPLY)) == (cards, [], 2)


# --- the Lightning (R41)


def test_dt_r41_what_is_on_the_card_after_taking_the_shot_one() -> None:
    """DT-R41: thinking again in between changes nothing."""
    t = table("0 baaroun\n0 ezzen\n1 vampal\n1 kharu", stock={"baaroun": 2})
    t.do(Shoot(t.disk("baaroun"), t.s.kit.box.by_key["lightning"])).back()
    assert t.stock("baaroun") == 3
    t.shoot("baaroun: vampal")
    assert t.wounds("vampal") == [3]


# --- supplies: R59 to R61, and R83


def test_dt_r59_one_set_for_the_whole_table() -> None:
    """DT-R59: a kind's card is in one camp, unless the scenario grants copies; disks are counted together."""
    with pytest.raises(ContentError, match="is in squad 1 already"):
        GAME.settings(2, {"scenario": single_card()})
    with pytest.raises(ContentError, match="at most 4"):
        table("0 ezzen\n0 ezzen b\n0 ezzen c\n1 ezzen d\n1 ezzen e")


def single_card() -> str:
    """Two squads with the same kind, and no copies."""
    return scenario("0 ezzen\n1 ezzen two").replace("copies = true\n", "")


def test_dt_r59_an_unlimited_supply_is_shared() -> None:
    """DT-R59: two camps with Archers and two Arrows: one Arrow of A's out, B has the other."""
    t = table("0 archer\n0 hornbug\n1 archer foe\n1 vampal")
    assert t.left_of("arrow", SUPPLY) == 2
    assert not stocked(t.s, 0, t.s.kind[t.disk("archer")])
    t.shoot("archer: vampal").pass_turn()
    t.shoot("foe: hornbug")
    assert t.life("hornbug") == 1


def test_dt_r60_a_card_is_shared_by_all_disks_of_its_kind(monkeypatch: pytest.MonkeyPatch) -> None:
    """DT-R60: with a limited card of one Arrow the first Archer's shot leaves none for the second."""
    t = table("0 archer\n0 archer two\n1 vampal\n1 kharu")
    card = next(one for one in t.s.kit.box.characters if one.key == "archer")
    monkeypatch.setattr(card, "limit", 1)
    monkeypatch.setattr(card, "cap", 1)
    first, second = t.s.kit.box.disks_of(card.carries)
    t.s.place[first], t.s.owner[first], t.s.on[first] = 2, 0, card.number
    t.s.place[second] = RESERVE
    assert {way.disk for way in t.listed(Shoot) if isinstance(way, Shoot)} == {t.disk("archer"), t.disk("two")}
    t.shoot("archer: vampal")
    assert t.refuses(Shoot(t.disk("two"), card.carries)) == "DT-10.19"


def test_dt_r61_what_there_is_if_at_least_one() -> None:
    """DT-R61: Shawakh with one Shield puts one; see DT-18.75 for Akeru and DT-17.2 for Fire Hit."""
    t = table("0 shawakh\n0 ezzen\n1 vampal", stock={"shawakh": 1}).stop().resolve("shawakh")
    t.mark("ezzen")
    assert (t.bears("ezzen"), t.stock("shawakh")) == (["shield"], 0)
    t = table("0 shawakh\n0 ezzen\n1 vampal", stock={"shawakh": 0}).stop()
    assert t.turn[0] == 1  # nothing to put, nothing asked


def test_dt_r83_the_stock_of_the_dead_stays() -> None:
    """DT-R83: B's Akeru is dead; his Ticks lie on his card and may be purified."""
    t = table("0 hornbug\n0 ezzen\n1 akeru life 2\n1 vampal", rituals=True, seed=1)
    t.s.camps[0].hand.append(PURIFICATION)
    t.flick("hornbug: akeru", power=True)
    assert (t.here("akeru"), t.stock("akeru")) == (False, 3)
    t.do(PlayRitual(PURIFICATION))
    t.do(t.listed(Choose)[0])
    assert (t.stock("akeru"), t.left_of("tick", RESERVE)) == (2, 1)


def test_dt_o_29_by_option_it_goes_to_the_reserve() -> None:
    """DT-O.29."""
    t = table("0 hornbug\n0 ezzen\n1 akeru life 2\n1 vampal", deadStock="reserve")
    t.flick("hornbug: akeru", power=True)
    assert (t.stock("akeru"), t.left_of("tick", RESERVE)) == (0, 3)


# --- shots at artifacts, at the departed, at the dead (R93, R94, R101), and the rest


def test_dt_r93_a_miss_and_yet_it_frees() -> None:
    """DT-R93."""
    t = table("0 archer\n0 hornbug\n1 vampal on smithy\n1 kharu\n- smithy")
    t.shoot("archer: smithy", fell=("vampal",))
    assert (len(t.seen(ev.Missed)), t.controls("smithy")) == (1, -1)
    t.flick("hornbug: smithy").quiet("turn")
    assert t.stands("smithy") == "hornbug"


def test_dt_r94_the_target_it_pushed_out() -> None:
    """DT-R94: put back first, then the Tick lies on it; and the shooter pays."""
    t = table("0 akeru\n0 ezzen\n1 vampal bears flame of 1\n1 kharu")
    t.recard("vampal", sectors=()).shoot("akeru: vampal", others_out={"vampal": (500, 0)})
    assert (t.at("vampal"), t.bears("vampal"), t.at("tick@vampal")) == ((500, 46.5), ["tick"], (500, 46.5))
    assert len(t.seen(ev.Penalised)) == 1


def test_dt_r101_on_top_of_what_is_left() -> None:
    """DT-R101: the Flame came off in the same shot, the Shield is still there: the Tick lies on the Shield."""
    t = table("0 akeru\n0 ezzen\n1 vampal bears flame of 1, shield of 1\n1 kharu")
    t.shoot("akeru: vampal", fell=("flame@vampal",))
    assert t.bears("vampal") == ["shield", "tick"]
    assert t.at("tick@vampal") == t.at("vampal")
    assert t.order(ev.MissileOff, ev.MissileOn) == ["MissileOff", "MissileOn"]


def test_dt_r104_a_lariat_on_ones_own_helps_and_hurts() -> None:
    """DT-R104: one more for each enemy, one back for each; nobody takes it off at will."""
    t = table("0 kharu\n0 akeru\n1 vampal\n1 hornbug")
    t.shoot("kharu: akeru").flick("akeru: vampal, hornbug")
    assert (t.wounds("vampal"), t.wounds("hornbug"), t.life("akeru"), t.bears("akeru")) == ([2], [2], 3, ["lariat"])


def test_dt_r105_a_shot_or_spell_from_an_artifact() -> None:
    """DT-R105, DT-R35: the missile lies on the table beside the artifact, measured from the shooter's disk."""
    t = table(
        "0 archer on smithy\n0 akeru on fountain\n1 vampal\n- smithy 500,500\n- fountain 300,500", stock={"akeru": 1}
    )
    t.cast("akeru")
    assert t.stock("akeru") == 3
    t.do(Shoot(t.disk("archer"), t.s.kit.box.by_key["arrow"]))
    missile = t.match.view(None).pending.disk
    assert t.refuses(Place(missile, 500_000_000, 520_000_000)) == "DT-R35"  # on the Smithy
    assert t.refuses(Place(missile, 500_000_000, 542_100_000)) == "DT-10.3"
    t.do(Place(missile, 500_000_000, 542_000_000))
    assert t.s.on[missile] == -1


def test_dt_r95_whose_it_is_does_not_matter() -> None:
    """DT-R95: A purifies B's own Shield on B's hero, and B's Tick on B's card."""
    t = table("0 ezzen\n0 vampal\n1 shawakh bears shield of 1\n1 akeru", stock={"shawakh": 2}, rituals=True, seed=1)
    t.s.camps[0].hand += bytes([PURIFICATION, PURIFICATION])
    t.do(PlayRitual(PURIFICATION), Choose(t.disk("shield@shawakh")))
    assert t.bears("shawakh") == []
    tick = t.s.kit.box.disks_of(t.s.kit.box.by_key["tick"])[0]
    t.do(PlayRitual(PURIFICATION), Choose(tick))
    assert t.stock("akeru") == 2


# --- more options of this part


def test_dt_o_12_border() -> None:
    """DT-O.12: the option builds a wall for the solver; the scenario's word goes before it."""
    text = "0 ezzen\n1 vampal"
    walls = [
        world_of(table(text).s)[0].wall,
        world_of(table(text, border="wall").s)[0].wall,
        world_of(table(text, border="wall", head='border = "edge"').s)[0].wall,
        world_of(table(text, head='border = "wall"').s)[0].wall,
    ]
    assert walls == [False, True, False, True]


@pytest.mark.parametrize(("option", "taken"), [("box", 5), ("unlimited", 6)])
def test_dt_o_13_time_cards(option: str, taken: int) -> None:
    """DT-O.13, DT-R88: the box has five; a sixth is not taken, or taken."""
    t = table("0 ezzen\n0 hornbug\n1 energan\n1 energan b\n1 vampal", time=(4, 0), timeCards=option)
    t.flick("ezzen: energan, b")
    assert sum([sum(t.cards(seat)) for seat in (0, 1)]) == taken
    assert len(t.seen(ev.NoCardLeft)) == 6 - taken


def test_a_shields_moment_is_no_place_for_others() -> None:
    """DT-6.15: what is no source of the end of a turn cannot be resolved."""
    t = table("0 shawakh\n0 ezzen\n1 vampal").stop()
    assert t.refuses(Resolve(t.disk("vampal"))) == "DT-6.15"


def loaded(t: Table) -> int:
    return t.stock("akeru")


def test_back_of_a_leaver_loses_no_missile() -> None:
    """DT-R108, DT-10.16: A leaves while his Tick lies there to be shot: it goes to the reserve."""
    t = table("0 akeru\n0 ezzen\n1 vampal\n1 kharu\n2 baaroun")
    t.do(Shoot(t.disk("akeru"), t.s.kit.box.by_key["tick"]))
    t.do(t.listed(Place)[0])
    assert loaded(t) == 2
    t.happen(Left(0))
    assert t.left_of("tick", RESERVE) + loaded(t) == 3
    assert t.turn[0] == 1
