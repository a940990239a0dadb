"""Section 21: the rituals one by one."""

from __future__ import annotations

import pytest
from tests.games.desktopia.kit import Table, table

from tavola.core.values import Shuffled
from tavola.games.desktopia import events as ev
from tavola.games.desktopia.actions import Choose, ChooseFace, Decline, Place, PlayRitual
from tavola.games.desktopia.cards import HEALING, PURIFICATION, SUMMONING, TELEPORTATION
from tavola.games.desktopia.state import RESERVE, SUPPLY
from tavola.games.desktopia.units import MM

STRAIGHT = Shuffled(tuple(range(12)))
DUST = """
    0 akeru 500,800
    0 ezzen
    0 phantom
    1 vampal
    1 dryad
"""


def holding(ritual: int, text: str = DUST, **options: object) -> Table:
    t = table(text, STRAIGHT, rituals=True, **options)
    t.s.camps[0].hand.append(ritual)
    return t


def played(ritual: int, text: str = DUST, **options: object) -> Table:
    return holding(ritual, text, **options).do(PlayRitual(ritual))


def kinds(t: Table) -> set[str]:
    """Which fighters can be summoned."""
    return {t.s.kit.box.kinds[way.kind].key for way in t.listed(ChooseFace) if isinstance(way, ChooseFace)}


def face(t: Table, kind: str, hero: str) -> ChooseFace:
    return ChooseFace(t.s.kit.box.by_key[kind], t.disk(hero))


# --- Summoning


def test_dt_21_1_a_fighter_of_ones_order_beside_ones_hero() -> None:
    """DT-21.1, DT-25.35: from the reserve; near no veteran, and not a fighter of another Order."""
    t = played(SUMMONING)
    assert (kinds(t), t.question) == ({"phantom", "div"}, "summon")
    assert t.refuses(face(t, "smoker", "akeru")) == "DT-21.4"
    assert t.refuses(face(t, "phantom", "ezzen")) == "DT-21.4"
    t.do(face(t, "phantom", "akeru"))
    assert t.question == "summon_place"
    spot = t.listed(Place)[0]
    t.do(spot)
    assert isinstance(spot, Place)
    assert (t.s.owner[spot.disk], t.s.life[spot.disk]) == (0, 1)


def test_dt_21_1_any_of_ones_orders_but_english_one() -> None:
    """DT-21.1, DT-E.19, DT-R82: a squad of Dust and Metal; in the English edition the Order of its first character."""
    text = DUST.replace("ezzen", "ramprack")
    assert kinds(played(SUMMONING, text)) == {"phantom", "div", "minusoid", "energan"}
    assert kinds(played(SUMMONING, text, e19="en")) == {"phantom", "div"}


def test_dt_21_2_its_card_is_taken_from_the_reserve() -> None:
    """DT-21.2: A had no Div before."""
    t = holding(SUMMONING)
    div = t.s.kit.box.by_key["div"]
    assert div not in t.s.camps[0].cards
    t.do(PlayRitual(SUMMONING), face(t, "div", "akeru"))
    assert div in t.s.camps[0].cards


def test_dt_21_3_the_player_says_which_of_the_two_it_is() -> None:
    """DT-21.3: the same disk as a Div or as a Phantom."""
    found = []
    for kind in ("div", "phantom"):
        t = played(SUMMONING)
        t.do(face(t, kind, "akeru"))
        spot = t.listed(Place)[0]
        assert isinstance(spot, Place)
        t.do(spot)
        found.append((spot.disk, t.s.kit.box.kinds[t.s.kind[spot.disk]].key))
    assert found == [(found[0][0], "div"), (found[0][0], "phantom")]


@pytest.mark.parametrize(
    "text",
    [
        "0 ezzen\n0 phantom\n1 vampal\n1 dryad",
        "0 akeru\n0 phantom\n0 phantom b\n0 div c\n0 div d\n1 vampal\n1 dryad",
    ],
)
def test_dt_21_4_no_hero_or_no_disk(text: str) -> None:
    """DT-21.4: it cannot be played."""
    t = holding(SUMMONING, text)
    assert t.refuses(PlayRitual(SUMMONING)) == "DT-16.13"


def test_dt_21_4_no_card_to_be_had() -> None:
    """DT-21.4, DT-R59: the cards of both kinds lie in the other camp; with one there, the other kind is left."""
    t = holding(SUMMONING, "0 akeru\n0 ezzen\n1 phantom\n1 div\n1 vampal")
    assert t.refuses(PlayRitual(SUMMONING)) == "DT-16.13"
    assert kinds(played(SUMMONING, "0 akeru\n0 ezzen\n1 phantom\n1 vampal")) == {"div"}
    copied = "0 akeru\n0 dryad\n1 dryad d2\n1 phantom\n1 div"  # the scenario grants copies of cards
    assert kinds(played(SUMMONING, copied)) == {"phantom", "div", "dryad", "archer"}


def test_dt_21_4_no_room_beside_the_hero() -> None:
    """DT-21.4, DT-R98: six heroes stand round Akeru."""
    around = "\n".join([f"1 {kind} {x},{y}" for kind, x, y in [
        ("kharu", 532, 500), ("vailla", 516, 527.8), ("baaroun", 484, 527.8), ("adjarkha", 468, 500),
        ("ifrit", 484, 472.2), ("shawakh", 516, 472.2)]])  # fmt: skip
    t = holding(SUMMONING, "0 akeru 500,500\n0 phantom\n" + around)
    assert t.refuses(PlayRitual(SUMMONING)) == "DT-16.13"


def test_dt_21_5_it_may_act_at_once() -> None:
    """DT-21.5, DT-R51."""
    t = played(SUMMONING)
    t.do(face(t, "phantom", "akeru"))
    spot = t.listed(Place)[0]
    assert isinstance(spot, Place)
    t.do(spot)
    t.names["new"] = spot.disk
    assert t.usable("new")
    t.flick("new: vampal")
    assert t.life("vampal") == 3


def test_dt_21_1_nearby_the_hero_and_nowhere_else() -> None:
    """DT-21.1, DT-R98: across the field it is refused."""
    t = played(SUMMONING)
    t.do(face(t, "phantom", "akeru"))
    spot = t.listed(Place)[0]
    assert isinstance(spot, Place)
    assert t.refuses(Place(spot.disk, 200 * MM, 200 * MM)) == "DT-20.12"


# --- Purification

MISSILES = """
    0 akeru
    0 ezzen bears flame of 1
    1 vampal bears shield of 0, tick of 1
    1 baaroun
"""


def test_dt_21_6_any_missile_on_a_disk_or_on_a_card() -> None:
    """DT-21.6, DT-R95: whoever's it is: a Flame, a Shield, a Tick, two Ticks on A's card, a Lightning on B's."""
    t = played(PURIFICATION, MISSILES, stock={"akeru": 2, "baaroun": 1})
    assert len(t.listed(Choose)) == 6
    assert t.question == "purify"
    assert t.refuses(Choose(t.disk("vampal"))) == "DT-21.6"
    t.do(Choose(t.disk("shield@vampal")))
    assert t.bears("vampal") == ["tick"]
    assert t.s.on[t.disk("tick@vampal")] == t.disk("vampal")


def test_dt_21_6_off_a_card_into_the_reserve() -> None:
    """DT-21.6: one Tick of Akeru's two."""
    t = played(PURIFICATION, MISSILES, stock={"akeru": 2, "baaroun": 1})
    tick = next(
        way for way in t.listed(Choose) if isinstance(way, Choose) and t.s.on[way.disk] == t.s.kind[t.disk("akeru")]
    )
    t.do(tick)
    assert (t.stock("akeru"), t.left_of("tick", RESERVE)) == (1, 1)


def test_dt_e_2_english_an_unlimited_supply_lies_on_the_character_too() -> None:
    """DT-E.2: there its missiles can be purified away; in the Russian edition they lie on their own card."""
    text = "0 akeru\n0 ezzen\n1 archer\n1 vampal"
    t = holding(PURIFICATION, text, stock={"akeru": 0})
    assert t.refuses(PlayRitual(PURIFICATION)) == "DT-16.13"
    t = played(PURIFICATION, text, stock={"akeru": 0}, e2="en")
    t.do(t.listed(Choose)[0])
    assert (t.left_of("arrow", SUPPLY), t.left_of("arrow", RESERVE)) == (1, 1)


# --- Healing


def test_dt_21_7_one_character_of_any_side_receives_a_life() -> None:
    """DT-21.7: an enemy too; no artifact."""
    t = played(HEALING, "0 akeru life 2\n0 ezzen\n1 vampal life 2\n- smithy")
    assert t.question == "heal"
    assert t.refuses(Choose(t.disk("smithy"))) == "DT-21.7"
    t.choose("vampal")
    assert (t.life("vampal"), t.life("akeru")) == (3, 2)


# --- Teleportation

ELSEWHERE = """
    0 akeru on fire_mine bears flame of 0
    0 ezzen
    1 vampal
    - fire_mine 500,500
    - smithy 300,500
"""


def teleporting(name: str = "akeru", text: str = ELSEWHERE) -> Table:
    t = played(TELEPORTATION, text)
    return t.choose(name)


def test_dt_21_8_one_own_character_to_any_other_place() -> None:
    """DT-21.8: not an enemy; not over a disk, not over the border; anywhere else."""
    t = played(TELEPORTATION, ELSEWHERE)
    assert t.refuses(Choose(t.disk("vampal"))) == "DT-21.8"
    t.choose("akeru")
    disk = t.disk("akeru")
    assert t.refuses(Place(disk, round(t.at("vampal")[0] * MM), round(t.at("vampal")[1] * MM))) == "DT-R98"
    assert t.refuses(Place(disk, 10 * MM, 400 * MM)) == "DT-R98"
    assert t.refuses(Decline()) == "DT-25.27"
    t.do(Place(disk, 700 * MM, 300 * MM))
    assert (t.at("akeru"), t.bears("akeru")) == ((700, 300), ["flame"])


def test_dt_21_9_not_onto_an_artifact_and_off_it_control_ends() -> None:
    """DT-21.9."""
    t = teleporting()
    assert t.refuses(Place(t.disk("akeru"), 300 * MM, 500 * MM)) == "DT-R98"
    t.do(Place(t.disk("akeru"), 700 * MM, 300 * MM))
    assert t.controls("fire_mine") == -1
    assert [(e.artifact, e.seat) for e in t.seen(ev.Freed)] == [(t.disk("fire_mine"), 0)]


def test_dt_21_10_no_flick() -> None:
    """DT-21.10: beside an enemy and beside an artifact nothing happens."""
    t = teleporting("ezzen")
    t.do(Place(t.disk("ezzen"), round((300 + 29.6) * MM), 500 * MM))
    assert (t.controls("smithy"), t.life("vampal"), t.turn) == (-1, 4, (0, 3, 0))
    t = teleporting("ezzen")
    x, y = t.at("vampal")
    t.do(Place(t.disk("ezzen"), round((x + 29.6) * MM), round(y * MM)))
    assert t.life("vampal") == 4


def test_nobody_summons_what_is_no_ritual() -> None:
    """DT-16.7: a number that is no ritual."""
    t = holding(HEALING)
    assert t.refuses(PlayRitual(77)) == "DT-16.7"
    assert t.refuses(PlayRitual(-1)) == "DT-16.7"
