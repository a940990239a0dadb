"""The worked examples of section 30.4: shots, missiles, artifacts, the end of a turn. Each reads like the ledger."""

from __future__ import annotations

import pytest
from tests.games.desktopia.kit import Table, table

from tavola.core.values import Shuffled
from tavola.games.desktopia import events as ev
from tavola.games.desktopia.actions import (
    Cast,
    Choose,
    ChooseFace,
    Mark,
    MoveFlame,
    Place,
    PlayRitual,
    Shoot,
    UseArtifact,
)
from tavola.games.desktopia.cards import HEALING, PURIFICATION, SUMMONING, TELEPORTATION
from tavola.games.desktopia.rules.placing import REACH, why_not_there
from tavola.games.desktopia.space import near
from tavola.games.desktopia.state import RESERVE, SUPPLY
from tavola.games.desktopia.units import MM

STRAIGHT = Shuffled(tuple(range(12)))


def apart(first: str, second: str, far: float) -> bool:
    """Whether two disks whose centres are so far from each other are nearby."""
    t = table(f"0 {first} 300,500\n1 {second} {300 + far},500")
    return near(t.s, t.disk(first), t.disk(second))


def test_dt_x40_nearby() -> None:
    """DT-X40: gap 14.9 yes, 15 no; on an artifact yes; who stands on it no."""
    assert [apart("akeru", "phantom", 41.9), apart("akeru", "phantom", 42.0)] == [True, False]
    assert [apart("ezzen", "hornbug", 42.9), apart("ezzen", "hornbug", 43.1)] == [True, False]
    t = table("0 akeru on smithy\n1 phantom 337,500\n- smithy 300,500")
    assert near(t.s, t.disk("akeru"), t.disk("phantom"))
    assert not near(t.s, t.disk("akeru"), t.disk("smithy"))


@pytest.mark.parametrize(("shooter", "far"), [("akeru", 54.0), ("ezzen", 49.5), ("phantom", 42.0)])
def test_dt_x41_greatest_distance_of_a_missile(shooter: str, far: float) -> None:
    """DT-X41: hero 54.0, veteran 49.5, fighter 42.0."""
    t = table(f"0 {shooter} 500,500\n1 vampal")
    tick = t.s.kit.box.disks_of(t.s.kit.box.by_key["tick"])[0]

    def fits(distance: float) -> bool:
        return why_not_there(t.s, tick, t.disk(shooter), REACH, round((500 + distance) * MM), 500 * MM) is None

    assert (fits(far), fits(far + 0.05)) == (True, False)


def test_dt_x42_ally_then_enemy() -> None:
    """DT-X42: the Arrow takes the enemy unasked; the Lariat asks; the Arrow at an ally alone has missed."""
    text = "0 archer\n0 kharu\n0 ezzen\n1 vampal\n1 hornbug"
    t = table(text).shoot("archer: ezzen, vampal")
    assert (t.life("vampal"), t.life("ezzen"), t.question) == (3, 2, "act")
    t = table(text).shoot("kharu: ezzen, vampal")
    assert (t.question, t.match.view(None).pending.among) == ("target", (t.disk("ezzen"), t.disk("vampal")))
    t = table(text).shoot("archer: ezzen")
    assert len(t.seen(ev.Missed)) == 1


def test_dt_x43_tornado_from_where_it_stopped() -> None:
    """DT-X43: an ally pushed, a stop at (300, 300), an enemy: 1 wound, and one action in all."""
    t = table("0 ifrit\n0 ezzen\n1 vampal\n1 hornbug")
    t.shoot("ifrit: ezzen", moves={"missile": (300, 300), "ezzen": (320, 700)})
    assert (t.at("missile"), t.question) == ((300, 300), "second_shot")
    t.flick(": vampal")
    assert (t.life("vampal"), t.turn, t.left_of("tornado", SUPPLY)) == (3, (0, 3, 1), 1)


def test_dt_x44_tornado_over_the_border() -> None:
    """DT-X44: at (22.5, 500) again, and a second penalty when it leaves once more."""
    t = table("0 ifrit\n0 ezzen\n0 hornbug\n1 vampal")
    t.shoot("ifrit: #", out=(0, 500))
    assert (t.at("missile"), [e.budget for e in t.seen(ev.Penalised)]) == ((22.5, 500), [2])
    t.flick(":", out={"missile": (0, 500)})
    assert [e.budget for e in t.seen(ev.Penalised)] == [1]


def test_dt_x45_freed_but_not_captured() -> None:
    """DT-X45: Ramprack falls beside the Smithy and meets Hornbug; the next character takes it."""
    t = table("0 hornbug\n0 dryad\n0 archer\n1 ramprack on smithy\n1 vailla\n- smithy")
    t.flick("hornbug: smithy, ramprack", fell=("ramprack",))
    assert (t.life("ramprack"), t.controls("smithy"), t.stands("smithy")) == (1, -1, "")
    t.flick("dryad: smithy")
    assert t.stands("smithy") == "dryad"


def test_dt_x46_two_neutral_ones_and_one_left_behind() -> None:
    """DT-X46: A must choose; the artifact he left is neutral."""
    t = table("0 akeru on smithy\n0 ezzen\n1 vampal\n- smithy\n- fountain\n- fire_mine")
    t.flick("akeru: fountain, fire_mine", moves={"akeru": (500, 500)})
    assert t.question == "capture"
    t.choose("fountain")
    assert (t.controls("smithy"), t.controls("fountain"), t.controls("fire_mine")) == (-1, 0, -1)


def test_dt_x47_the_magnet_on_shawakh() -> None:
    """DT-X47: B loses the Fountain, Hornbug is hurt, nothing is captured, A pays, B puts Shawakh back."""
    t = table(
        "0 vailla\n0 minusoid\n0 ezzen\n1 shawakh on fountain\n1 hornbug\n- fountain\n- fire_mine", rituals=True, seed=1
    )
    t.shoot("vailla: shawakh")
    t.flick("shawakh: hornbug, minusoid, fire_mine", out={"shawakh": (500, 0)})
    assert (t.controls("fountain"), t.stands("fire_mine")) == (-1, "")
    assert (t.life("hornbug"), t.life("minusoid"), t.at("shawakh")) == (1, 1, (500, 46.5))
    assert [e.seat for e in t.seen(ev.Penalised)] == [0]
    assert t.s.turn.wounds == 1


def test_dt_x48_burn_first_or_move_first() -> None:
    """DT-X48."""
    text = "0 adjarkha\n0 ezzen\n1 ramprack bears flame of 0\n1 minusoid\n1 vampal"
    t = table(text).stop().resolve("flame@ramprack")
    t.do(MoveFlame(t.disk("flame@ramprack"), t.disk("minusoid")))
    assert (t.life("ramprack"), t.life("minusoid"), t.turn[0]) == (1, 1, 1)
    t.pass_turn().stop().resolve("flame@minusoid")
    assert not t.here("minusoid")
    t = table(text).stop()
    t.do(MoveFlame(t.disk("flame@ramprack"), t.disk("minusoid")))
    assert (t.life("ramprack"), t.here("minusoid")) == (2, False)


def test_dt_x49_two_untouchables() -> None:
    """DT-X49: U1 first kills U2 alone; U2 first kills U1 and E."""
    text = "0 untouchable u1 300,500\n0 untouchable u2 330,500\n0 akeru\n1 smoker 360,500\n1 vampal"
    t = table(text).stop().resolve("u1")
    assert (t.here("u1"), t.here("u2"), t.here("smoker")) == (True, False, True)
    t = table(text).stop().resolve("u2")
    assert (t.here("u1"), t.here("u2"), t.here("smoker")) == (False, True, False)
    assert t.turn[0] == 1


@pytest.mark.parametrize("life", [1, 3])
def test_dt_x50_vampal(life: int) -> None:
    """DT-X50: two own, one ally's, one enemy nearby: from 1 or from 3 to 4."""
    t = table(
        f"0 ezzen 500,530\n1 vampal 500,500 life {life}\n1 dryad 528,495\n1 archer 472,495\n2 smoker 500,472",
        head="sides = [0, 1, 1]",
    ).stop()
    assert (t.turn[0], t.life("vampal"), t.life("ezzen")) == (1, 4, 2)


def test_dt_x51_the_smithy() -> None:
    """DT-X51: Div's disk lies on Akeru's card, so only the Phantom returns, cannot act, but can be flicked."""
    text = "0 akeru\n0 vampal on smithy\n0 ramprack\n0 phantom\n0 phantom p2\n0 div\n0 div d2\n"
    t = (
        table(text + "1 dryad\n1 archer bears lariat of 1\n1 hornbug\n1 kharu\n- smithy 500,500")
        .quiet("begin")
        .pass_turn()
    )
    t.flick("hornbug: div, phantom").choose("akeru")
    t.pass_turn().quiet("begin")
    t.flick("ramprack: dryad")
    assert [way.disk for way in t.listed(Choose) if isinstance(way, Choose)] == [t.disk("phantom")]
    t.choose("phantom").do(t.listed(Place)[0])
    assert t.refuses(t.aim("phantom")) == "DT-20.18"
    t.pass_turn()
    t.flick("archer: p2")
    assert (t.here("p2"), t.here("archer"), t.turn[0], t.question) == (False, False, 1, "act")


def test_dt_x51_ramprack_could_flick_it() -> None:
    """DT-X51: the Phantom that came back is flicked by the spell."""
    t = table("0 vampal on smithy\n0 ramprack\n0 ezzen\n0 phantom\n1 dryad\n1 archer\n1 kharu\n- smithy 500,500")
    t.pass_turn().flick("archer: phantom").pass_turn().quiet("begin")
    t.flick("ezzen: dryad").choose("phantom").do(t.listed(Place)[0])
    t.cast("ramprack", "phantom").flick("phantom: kharu")
    assert t.life("kharu") == 3


def test_dt_x52_fire_mine_takes_off() -> None:
    """DT-X52: the Tick off Ramprack, the Shield off the Archer; in E all three."""
    text = "0 akeru on fire_mine\n0 ramprack bears flame of 1, tick of 1\n0 archer bears shield of 0\n1 vampal\n"
    text += "- fire_mine"
    t = table(text, stock={"akeru": 2}).use("fire_mine", 1).choose("tick@ramprack")
    assert (t.bears("ramprack"), t.bears("archer"), t.usable("ramprack")) == (["flame"], [], True)
    t = table(text, stock={"akeru": 2}, edition="en").use("fire_mine", 1)
    assert (t.bears("ramprack"), t.bears("archer")) == ([], [])


def test_dt_x53_fire_mine_brings() -> None:
    """DT-X53: Akeru 1 to 2; Baaroun stays at 3, Shawakh and Vailla get nothing."""
    text = "0 akeru on fire_mine\n0 baaroun\n0 shawakh\n0 vailla\n1 vampal\n- fire_mine"
    t = table(text, stock={"akeru": 1, "baaroun": 3, "shawakh": 2}).quiet("begin").use("fire_mine", 0)
    assert (t.stock("akeru"), t.stock("baaroun"), t.stock("shawakh")) == (2, 3, 2)
    assert (t.left_of("magnet", SUPPLY), t.left_of("tick", RESERVE), t.left_of("shield", RESERVE)) == (1, 1, 1)


def test_dt_x54_fountain() -> None:
    """DT-X54."""
    text = "0 akeru on fountain life 1\n0 ezzen life 1\n0 phantom\n0 vampal life 2\n1 baaroun\n2 shawakh life 1\n"
    text += "- fountain"
    t = table(text, head="sides = [0, 1, 0]").quiet("begin").use("fountain")
    assert [t.life(name) for name in ("akeru", "ezzen", "phantom", "vampal", "shawakh")] == [2, 2, 1, 2, 1]


def count(text: str, *flicks: str, **options: object) -> tuple[int, bool]:
    """The wounds of A's turn, and whether he draws."""
    t = table(text, STRAIGHT, rituals=True, **options).quiet("begin", "tick_life")
    turn = t.s.turn
    for log in flicks:
        t.flick(log, power=log.startswith("hornbug"))
    if t.question == "act":
        t.stop()
    t.quiet("end")
    return turn.wounds, t.question == "ritual" and t.seat == 0


def test_dt_x55_the_ritual_count() -> None:
    """DT-X55."""
    plain = "0 akeru\n0 hornbug\n0 ezzen\n0 vampal\n1 kharu\n1 elemental\n1 smoker"
    assert count(plain) == (0, True)
    assert count(plain, "akeru: kharu") == (1, False)
    assert count(plain, "hornbug: kharu") == (2, False)
    assert count(plain, "akeru: kharu", "hornbug: kharu") == (3, False)
    assert count(plain, "akeru: kharu", "hornbug: kharu", "ezzen: elemental") == (4, True)
    assert count(
        "0 ezzen\n0 hornbug bears flame of 0\n1 smoker\n1 kharu bears shield of 1", "ezzen: smoker, kharu"
    ) == (0, True)
    bitten = "0 akeru\n0 hornbug\n1 kharu bears tick of 0, flame of 0\n1 elemental bears tick of 0\n1 smoker"
    assert count(bitten, "akeru: kharu", stock={"akeru": 1}) == (4, True)
    overkill = "0 hornbug bears lariat of 0\n0 akeru\n1 dryad\n1 kharu bears tick of 0\n1 smoker"
    assert count(overkill, "hornbug: dryad", stock={"akeru": 2}) == (4, True)


def test_dt_x56_ramprack() -> None:
    """DT-X56: wounded nobody; whole a wounded Hornbug with a Tick."""
    t = table("0 ramprack life 1\n0 hornbug life 1 bears tick of 1\n1 akeru", stock={"akeru": 2})
    assert t.listed(Cast) == []
    t = table("0 ramprack\n0 hornbug life 1 bears tick of 1\n1 akeru", stock={"akeru": 2})
    t.cast("ramprack", "hornbug")
    assert (t.question, t.match.view(None).pending.disk) == ("flick", t.disk("hornbug"))


def test_dt_x57_phantom_takes_akerus_place_on_the_artifact() -> None:
    """DT-X57: with the Fountain, since the Smithy has no moment in an own turn: used, it stays used."""
    text = "0 phantom 200,200\n0 akeru on {0} bears flame of 1\n0 ezzen\n1 vampal\n- {0} 700,700"
    t = table(text.format("smithy")).cast("phantom", "akeru")
    assert (t.stands("smithy"), t.at("akeru"), t.bears("akeru"), t.controls("smithy")) == (
        "phantom", (200, 200), ["flame"], 0)  # fmt: skip
    t = table(text.format("fountain")).use("fountain").cast("phantom", "akeru")
    assert t.refuses(UseArtifact(t.disk("fountain"))) == "DT-15.10"


def test_dt_x58_three_players_and_the_ticks_of_the_dead() -> None:
    """DT-X58: gone at once, B's and C's characters can act."""
    t = (
        table("0 phantom\n1 vampal bears tick of 0\n1 hornbug\n2 kharu bears tick of 0\n2 ezzen")
        .quiet("begin")
        .pass_turn()
    )
    t.flick("hornbug: phantom")
    assert (t.bears("vampal"), t.bears("kharu"), t.usable("vampal"), t.usable("kharu")) == ([], [], True, True)


def test_dt_x59_no_disk_of_metal_in_the_reserve() -> None:
    """DT-X59: two Minusoids and two Energans stand; after a death the disk comes back as the other kind."""
    text = "0 minusoid\n0 minusoid m2\n0 energan\n0 energan e2\n0 vailla\n1 vampal\n1 dryad"
    t = table(text, rituals=True, seed=1)
    t.s.camps[0].hand.append(SUMMONING)
    assert t.refuses(PlayRitual(SUMMONING)) == "DT-16.13"
    t.pass_turn().flick("vampal: energan").pass_turn()
    t.s.camps[0].hand[:] = bytes([SUMMONING])
    t.do(PlayRitual(SUMMONING), ChooseFace(t.s.kit.box.by_key["minusoid"], t.disk("vailla")))
    spot = t.listed(Place)[0]
    assert isinstance(spot, Place)
    t.do(spot)
    assert (spot.disk, t.s.kit.box.kinds[t.s.kind[spot.disk]].key) == (t.disk("energan"), "minusoid")


def test_dt_x60_teleported_off_the_mine() -> None:
    """DT-X60."""
    t = table("0 akeru on fire_mine\n0 ezzen\n1 vampal\n- fire_mine", rituals=True, seed=1)
    t.s.camps[0].hand.append(TELEPORTATION)
    t.do(PlayRitual(TELEPORTATION), Choose(t.disk("akeru")), Place(t.disk("akeru"), 500 * MM, 300 * MM))
    assert t.controls("fire_mine") == -1


def pulled() -> Table:
    text = "0 akeru on magnetosphere\n0 untouchable 540,500\n1 vampal\n1 kharu\n- magnetosphere 500,500"
    return table(text).stop()


def test_dt_x61_drawn_near_and_burst_upon() -> None:
    """DT-X61: moved first he is hurt; after the burst he is not."""
    t = pulled().resolve("magnetosphere").choose("vampal")
    t.do(Place(t.disk("vampal"), 530 * MM, 530 * MM)).quiet("end")
    assert t.life("vampal") == 3
    t = pulled().resolve("untouchable").resolve("magnetosphere").choose("vampal")
    t.do(Place(t.disk("vampal"), 530 * MM, 530 * MM)).quiet("end")
    assert t.life("vampal") == 4


def test_dt_x62_purified() -> None:
    """DT-X62: the last Lightning off B's Baaroun's card; a Shield off an enemy."""
    t = table("0 akeru\n0 ezzen\n1 baaroun\n1 vampal bears shield of 1", stock={"baaroun": 1}, rituals=True, seed=1)
    t.s.camps[0].hand += bytes([PURIFICATION, PURIFICATION])
    lightning = t.s.kit.box.disks_of(t.s.kit.box.by_key["lightning"])[0]
    t.do(PlayRitual(PURIFICATION), Choose(lightning), PlayRitual(PURIFICATION), Choose(t.disk("shield@vampal")))
    assert (t.stock("baaroun"), t.bears("vampal")) == (0, [])


def test_dt_x63_shields() -> None:
    """DT-X63: one on himself, none on one that has one; and a Flame of A's on a shielded own one burns nothing."""
    text = "0 shawakh\n0 vampal bears shield of 0, flame of 0\n1 kharu\n1 ezzen"
    t = table(text, stock={"shawakh": 2}).stop().resolve("shawakh")
    assert t.refuses(Mark((t.disk("shawakh"), t.disk("vampal")))) == "DT-18.152"
    t.mark("shawakh").quiet("end")
    assert (t.bears("shawakh"), t.stock("shawakh"), t.life("vampal")) == (["shield"], 1, 4)


def test_no_shot_in_the_middle_of_a_ritual() -> None:
    """DT-7.14: while a Healing asks for its character nothing else can be done."""
    t = table("0 archer\n0 vampal\n1 kharu", rituals=True, seed=1)
    t.s.camps[0].hand.append(HEALING)
    t.do(PlayRitual(HEALING))
    assert t.refuses(Shoot(t.disk("archer"), t.s.kit.box.by_key["arrow"])) == "DT-21.7"
