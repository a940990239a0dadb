"""Section 20: the artifacts one by one."""

from __future__ import annotations

import pytest
from tests.games.desktopia.kit import Table, table

from tavola.games.desktopia import events as ev
from tavola.games.desktopia.actions import Choose, Decline, Mark, Place, Resolve, UseArtifact
from tavola.games.desktopia.space import near
from tavola.games.desktopia.state import RESERVE, RISEN
from tavola.games.desktopia.stats import usable
from tavola.games.desktopia.units import MM

# --- Fire Mine

MINE = """
    0 akeru on fire_mine
    0 ramprack bears flame of 1, lariat of 1
    0 archer bears shield of 1
    1 vampal bears flame of 0
    1 hornbug
    - fire_mine
"""


def test_dt_20_1_one_of_two_effects() -> None:
    """DT-20.1, DT-25.28: at any moment of the turn; no third effect; without use it is not used."""
    t = table(MINE, stock={"akeru": 1})
    mine = t.disk("fire_mine")
    assert t.listed(UseArtifact) == [UseArtifact(mine, 0), UseArtifact(mine, 1)]
    assert t.refuses(UseArtifact(mine, 2)) == "DT-20.1"
    t = table(MINE.replace(" bears shield of 1", "").replace(" bears flame of 1, lariat of 1", ""))
    for effect in (0, 1):
        assert t.refuses(UseArtifact(mine, effect)) == "DT-20.1"


def test_dt_20_2_a_missile_for_each_who_can_shoot() -> None:
    """DT-20.2: Akeru and Baaroun; in B's camp nobody."""
    text = "0 akeru on fire_mine\n0 baaroun\n0 ezzen\n1 vampal\n- fire_mine"
    t = table(text, stock={"akeru": 1}).quiet("begin")
    assert t.stock("baaroun") == 1
    t.use("fire_mine", 0)
    assert (t.stock("akeru"), t.stock("baaroun"), t.question) == (2, 2, "act")
    assert (t.left_of("tick", RESERVE), t.left_of("lightning", RESERVE)) == (1, 2)


def test_dt_20_3_limits_and_the_unlimited() -> None:
    """DT-20.3: Akeru with three and the Archers with ∞ get nothing, so the effect cannot be chosen."""
    t = table("0 akeru on fire_mine\n0 archer\n1 vampal\n- fire_mine")
    assert t.refuses(UseArtifact(t.disk("fire_mine"), 0)) == "DT-20.1"


def test_dt_20_3_once_for_each_living_disk_of_a_shared_card(monkeypatch: pytest.MonkeyPatch) -> None:
    """DT-20.3: two Archers on a limited card of three that holds two: one Arrow; of one that is empty: two."""
    t = table("0 akeru on fire_mine\n0 archer\n0 archer two\n0 archer three\n1 vampal\n- fire_mine")
    card = next(one for one in t.s.kit.box.characters if one.key == "archer")
    monkeypatch.setattr(card, "limit", 1)
    monkeypatch.setattr(card, "cap", 1)
    for disk in t.s.kit.box.disks_of(card.carries):
        t.s.place[disk] = RESERVE
    t.use("fire_mine", 0)
    assert (t.stock("archer"), t.left_of("arrow", RESERVE)) == (1, 1)


SHORT = "0 vampal on fire_mine\n0 akeru\n0 baaroun\n1 hornbug\n1 kharu\n- fire_mine"


def short(monkeypatch: pytest.MonkeyPatch, **options: object) -> Table:
    """As if Baaroun shot Ticks too: one in the reserve, two who could load it."""
    t = table(SHORT, stock={"akeru": 2}, **options).quiet("begin")
    baaroun = next(one for one in t.s.kit.box.characters if one.key == "baaroun")
    monkeypatch.setattr(baaroun, "carries", t.s.kit.box.by_key["tick"])
    return t


def test_dt_20_4_a_short_reserve_the_controller_chooses(monkeypatch: pytest.MonkeyPatch) -> None:
    """DT-20.4, DT-25.28: who gets the only one; not both, not nobody."""
    t = short(monkeypatch).use("fire_mine", 0)
    assert (t.question, t.seat) == ("mine", 0)
    akeru, baaroun = t.disk("akeru"), t.disk("baaroun")
    for wish in (Mark(()), Mark((akeru, baaroun)), Mark((t.disk("vampal"),))):
        assert t.refuses(wish) == "DT-20.4"
    t.mark("akeru")
    assert (t.stock("akeru"), t.left_of("tick", RESERVE)) == (3, 0)


def test_dt_20_4_strict_all_or_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    """DT-O.6, DT-20.4: the effect cannot be chosen at all."""
    t = short(monkeypatch, deficiency="strict")
    assert t.refuses(UseArtifact(t.disk("fire_mine"), 0)) == "DT-20.1"


def test_dt_20_4_nobody_is_asked_when_one_kind_is_gone() -> None:
    """DT-20.4: no Tick is left, so the only choice is Baaroun's Lightning."""
    text = "0 akeru on fire_mine\n0 baaroun\n1 vampal bears tick of 1\n1 hornbug bears tick of 1\n1 kharu\n- fire_mine"
    t = table(text, stock={"akeru": 1}).quiet("begin")
    t.use("fire_mine", 0)
    assert (t.question, t.stock("baaroun"), t.stock("akeru")) == ("act", 2, 1)


def test_dt_20_5_one_missile_off_each_own_bearer() -> None:
    """DT-20.5, DT-20.6: of Ramprack's two the controller chooses; the Archer loses his only one, a Shield."""
    t = table(MINE).use("fire_mine", 1)
    assert (t.question, t.seat) == ("lost_missile", 0)
    assert t.refuses(Choose(t.disk("flame@vampal"))) == "DT-20.5"
    assert t.refuses(Decline()) == "DT-20.5"
    t.choose("lariat@ramprack")
    assert (t.bears("ramprack"), t.bears("archer"), t.bears("vampal")) == (["flame"], [], ["flame"])
    assert t.question == "act"


def test_dt_e_17_english_all_of_them() -> None:
    """DT-E.17: nobody is asked."""
    t = table(MINE, e17="en").use("fire_mine", 1)
    assert (t.bears("ramprack"), t.bears("archer"), t.bears("vampal")) == ([], [], ["flame"])


# --- Fountain of Life

FOUNTAIN = """
    0 akeru on fountain life 1
    0 ramprack life 1
    0 archer
    0 vampal life 2
    1 kharu life 1
    2 shawakh life 1
    - fountain
"""


def test_dt_20_7_exactly_one_life_gains_one() -> None:
    """DT-20.7, DT-20.8, DT-20.9: hero and veteran; not the fighter, not who has two, nobody else's."""
    t = table(FOUNTAIN, head="sides = [0, 1, 0]").quiet("begin")
    t.use("fountain")
    names = ("akeru", "ramprack", "archer", "vampal", "kharu", "shawakh")
    assert [t.life(name) for name in names] == [2, 2, 1, 2, 1, 1]


def test_dt_20_7_it_has_one_effect() -> None:
    """DT-20.7: a second one is asked for in vain."""
    t = table(FOUNTAIN).quiet("begin")
    assert t.refuses(UseArtifact(t.disk("fountain"), 1)) == "DT-20.1"


# --- Magnetosphere

PULLED = """
    0 akeru on magnetosphere
    0 ezzen
    1 vampal on smithy bears flame of 1
    1 hornbug
    - magnetosphere 500,500
    - smithy 200,600
"""


def pulling(text: str = PULLED) -> Table:
    return table(text).stop().resolve("magnetosphere")


def test_dt_20_10_any_character_comes_nearby() -> None:
    """DT-20.10, DT-25.30: own or enemy, at the end of the controller's turn, once; or nobody."""
    t = pulling()
    assert {way.disk for way in t.listed(Choose) if isinstance(way, Choose)} == {
        t.disk(name) for name in ("akeru", "ezzen", "vampal", "hornbug")
    }
    t.choose("hornbug").do(t.listed(Place)[0])
    assert (near(t.s, t.disk("hornbug"), t.disk("magnetosphere")), t.turn[0]) == (True, 1)
    t = pulling().do(Decline())
    assert (t.question, Resolve(t.disk("magnetosphere")) in t.menu()) == ("end", True)
    assert t.stop().turn[0] == 1


def test_dt_20_10_once_and_not_in_the_others_turn() -> None:
    """DT-20.10, DT-15.10: used, it is no event any more; at the end of B's turn neither."""
    t = pulling(PULLED.replace("ezzen", "shawakh"))
    t.choose("hornbug").do(t.listed(Place)[0])
    assert t.refuses(Resolve(t.disk("magnetosphere"))) == "DT-6.15"
    assert t.stop().stop().turn[0] == 0


def test_dt_20_10_not_somebody_who_is_nobody() -> None:
    """DT-20.10: an artifact is no character."""
    t = pulling()
    assert t.refuses(Choose(t.disk("smithy"))) == "DT-20.10"


def test_dt_20_11_one_who_stands_on_an_artifact() -> None:
    """DT-20.11, DT-20.13: he loses control, and keeps what lies on him."""
    t = pulling().choose("vampal")
    t.do(t.listed(Place)[0])
    assert (t.controls("smithy"), t.bears("vampal")) == (-1, ["flame"])
    assert [(e.artifact, e.seat) for e in t.seen(ev.Freed)] == [(t.disk("smithy"), 1)]


@pytest.mark.parametrize(
    ("x", "y", "rule"),
    [
        (500, 540, ""),
        (500, 544.4, ""),
        (500, 544.6, "DT-20.12"),
        (500, 525, "DT-R98"),
        (700, 700, "DT-20.12"),
    ],
)
def test_dt_20_12_where_it_may_come_to_lie(x: float, y: float, rule: str) -> None:
    """DT-20.12: clear of everything and less than 15 mm away: 15.5 + 14 + 15 = 44.5."""
    t = pulling().choose("hornbug")
    wish = Place(t.disk("hornbug"), round(x * MM), round(y * MM))
    found = t.match.check(0, wish)
    assert (found.rule if found else "") == rule


def test_dt_20_12_inside_the_field_and_not_behind_landscape() -> None:
    """DT-20.12, DT-R98, DT-R55: outside, on a pencil, behind it."""
    text = PULLED.replace("500,500", "20,20") + "\nthing pencil 20,40.5 turn 90"
    t = pulling(text).choose("hornbug")
    disk = t.disk("hornbug")
    assert t.refuses(Place(disk, 51 * MM, 5 * MM)) == "DT-R98"
    assert t.refuses(Place(disk, 20 * MM, 52 * MM)) == "DT-R98"
    assert t.refuses(Place(disk, 20 * MM, 60 * MM)) == "DT-R55"


# --- Smithy of Dust

FORGE = """
    0 akeru on smithy
    0 phantom
    0 div
    0 ezzen
    1 dryad
    1 archer
    1 vampal
    - smithy 500,500
"""


def bereft(text: str = FORGE, **options: object) -> Table:
    """A's Phantom fell in B's turn; it is A's turn again."""
    t = table(text, **options).pass_turn()
    t.flick("vampal: phantom").quiet("div")
    return t.pass_turn()


def test_dt_20_14_only_with_fewer_fighters_than_at_first() -> None:
    """DT-20.14: nobody fell, so an enemy's death asks nothing."""
    t = table(FORGE)
    t.flick("ezzen: dryad")
    assert t.question == "act"
    t = bereft()
    t.flick("ezzen: dryad")
    assert t.question == "smithy"


def test_dt_20_15_when_an_enemy_dies_one_of_the_fallen_returns() -> None:
    """DT-20.15, DT-25.25: once a turn; one may decline."""
    t = bereft()
    t.flick("ezzen: dryad")
    assert (t.seat, Decline() in t.menu()) == (0, True)
    t.choose("phantom").do(t.listed(Place)[0])
    assert (t.here("phantom"), t.life("phantom")) == (True, 1)
    assert t.refuses(UseArtifact(t.disk("smithy"))) == "DT-15.12"
    t = bereft()
    t.flick("ezzen: dryad").do(Decline())
    assert (t.question, t.here("phantom")) == ("act", False)


def test_dt_20_15_once_a_turn() -> None:
    """DT-20.15: two have fallen and two enemies die one after the other: one returns."""
    t = table(FORGE).pass_turn()
    t.flick("vampal: phantom, div").quiet("div").pass_turn()
    t.flick("ezzen: dryad").choose("phantom").do(t.listed(Place)[0])
    t.flick("akeru: archer")
    assert t.question != "smithy"


def test_dt_20_15_in_ones_own_turn_but_english_in_any() -> None:
    """DT-20.15, DT-E.6, DT-R49: B's burst kills B's own Smoker in B's turn."""
    text = "0 akeru on smithy\n0 phantom\n0 ezzen\n1 untouchable 300,200\n1 smoker 325,200\n1 vampal\n- smithy 500,500"
    t = table(text).pass_turn()
    t.flick("vampal: phantom").stop()
    assert (t.here("smoker"), t.turn[0]) == (False, 0)
    t = table(text, e6="en").pass_turn()
    t.flick("vampal: phantom").stop()
    assert (t.question, t.seat, t.turn[0]) == ("smithy", 0, 1)


def test_dt_20_16_who_can_return() -> None:
    """DT-20.16: a fighter that died in this battle and lies in the reserve: no veteran, no Div on a card."""
    t = table(FORGE.replace("0 ezzen", "0 ezzen\n0 kharu\n0 ramprack")).pass_turn()
    t.flick("vampal: div, phantom, ezzen").choose("kharu").flick("archer: ezzen").pass_turn()
    t.flick("ramprack: dryad")
    assert [way.disk for way in t.listed(Choose) if isinstance(way, Choose)] == [t.disk("phantom")]
    assert t.refuses(Choose(t.disk("ezzen"))) == "DT-20.16"
    assert t.refuses(Choose(t.disk("div"))) == "DT-20.16"


def risen() -> Table:
    t = bereft()
    t.flick("ezzen: dryad").choose("phantom")
    return t


def test_dt_20_17_nearby_the_smithy_with_one_life() -> None:
    """DT-20.17, DT-R98: on the table beside it."""
    t = risen()
    assert t.refuses(Place(t.disk("phantom"), 700 * MM, 700 * MM)) == "DT-20.12"
    assert t.refuses(Place(t.disk("akeru"), 500 * MM, 535 * MM)) == "DT-25.27"
    assert t.refuses(Place(t.disk("phantom"), 500 * MM, 535 * MM, 0, 0)) == "DT-P.6"
    for x, y, ux, uy in (
        (500 * MM, 535 * MM, 10**12, 1),
        (500 * MM, 535 * MM, 1, -(10**12)),
        (10**12, 0, 1, 0),
        (0, 10**12, 1, 0),
    ):
        assert t.refuses(Place(t.disk("phantom"), x, y, ux, uy)) == "DT-P.6"  # no table is so large
    assert t.refuses(Decline()) == "DT-25.27"
    t.do(Place(t.disk("phantom"), 500 * MM, 535 * MM))
    assert (t.at("phantom"), t.life("phantom"), t.s.owner[t.disk("phantom")]) == ((500, 535), 1, 0)


def test_dt_20_18_not_acting_in_that_turn() -> None:
    """DT-20.18: its own flick is refused; in the next turn it may."""
    t = risen()
    t.do(t.listed(Place)[0])
    assert t.s.marks[t.disk("phantom")] & RISEN
    assert t.refuses(t.aim("phantom")) == "DT-20.18"
    t.pass_turn().pass_turn()
    assert usable(t.s, 0, t.disk("phantom"))


def test_dt_20_18_its_traits_work() -> None:
    """DT-20.18, DT-R75: an Untouchable that came back bursts at the end of this very turn."""
    text = "0 akeru on smithy\n0 untouchable\n0 ezzen\n1 dryad\n1 vampal\n- smithy 500,500"
    t = table(text).pass_turn()
    t.flick("vampal: untouchable").pass_turn()
    t.flick("ezzen: dryad, vampal", moves={"vampal": (500, 560)}).choose("untouchable")
    t.do(Place(t.disk("untouchable"), 528 * MM, 528 * MM)).stop()
    assert t.wounds("akeru") == [1]


def test_dt_20_18_back_in_the_same_end_of_a_turn_it_does_not_burst_twice() -> None:
    """DT-6.15: it has burst, the other's burst killed it and a Dryad, the Smithy brought it back beside Vampal."""
    t = table("""
        0 vampal on smithy
        0 untouchable 300,500
        0 untouchable two 330,500 bears shield of 0
        1 dryad 358,500
        1 kharu
        - smithy 600,500
    """)
    t.stop().resolve("untouchable").choose("untouchable")
    t.do(t.listed(Place)[0])
    assert (t.here("untouchable"), t.life("vampal"), t.turn[0]) == (True, 4, 1)


def test_dt_20_19_both_kinds_together_count() -> None:
    """DT-20.19: a Phantom for the Phantom that fell; with all four fighters alive again the Smithy is idle."""
    t = risen()
    t.do(t.listed(Place)[0])
    t.pass_turn().pass_turn()
    t.flick("ezzen: archer")
    assert t.question == "act"
