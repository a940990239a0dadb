"""Section 29: what no rulebook prints, as the set has it, within what the printed facts allow."""

from __future__ import annotations

import pytest
from tests.games.desktopia.kit import table
from tests.games.desktopia.test_content import degrees

from tavola.games.desktopia import cards, content
from tavola.games.desktopia import events as ev
from tavola.games.desktopia.actions import Choose, Flick, Shoot
from tavola.games.desktopia.cards import Character
from tavola.games.desktopia.space import ROUND

BOX = content.load_box()
WHO = {who.key: who for who in BOX.characters}
GRASS, FIRE, DUST, METAL = range(4)


def those(test: object) -> set[str]:
    """The keys of the characters for whom this holds."""
    assert callable(test)
    return {who.key for who in BOX.characters if test(who)}


def missile(who: Character) -> str:
    return BOX.kinds[who.carries].key if who.carries >= 0 else ""


@pytest.mark.parametrize("roster", content.ROSTERS)
def test_dt_25_82_div_is_a_fighter(roster: str) -> None:
    """DT-25.82: Dust has its two heroes without Div, and Div goes onto the card of a hero, never of another Div."""
    box = content.load_box(roster)
    div = box.characters[box.by_key["div"]]
    assert (div.order, div.rank, div.life) == (DUST, cards.FIGHTER, 1)
    assert {w.key for w in box.characters if w.order == DUST and w.rank == cards.HERO} == {"akeru", "kharu"}
    t = table("0 ezzen\n0 kharu\n1 div\n1 div two\n1 akeru\n1 shawakh", roster=roster).flick("ezzen: div")
    assert t.question == "div"
    heroes = {way.disk for way in t.listed(Choose) if isinstance(way, Choose)}
    assert t.disk("two") not in heroes
    assert heroes >= {t.disk("akeru"), t.disk("kharu"), t.disk("shawakh")}


def test_dt_k_2_special_hits() -> None:
    """DT-K.2: all three occur; Ezzen's is printed; Fire Hit is Fire's, as the Flames are, Dryad Hit is Grass's."""
    orders = {hit: {who.order for who in BOX.characters if hit in who.hits} for hit in range(4)}
    assert orders == {cards.PLAIN: {0, 1, 2, 3}, cards.VAMPIRE: {DUST}, cards.FIRE: {FIRE}, cards.DRYAD: {GRASS}}
    assert WHO["ezzen"].hits == (cards.VAMPIRE,)
    assert BOX.missiles[cards.FLAME - cards.FIRST_MISSILE].order == FIRE


SECTORED = [who.key for who in BOX.characters if who.sectors]


def test_dt_k_3_some_have_power_sectors() -> None:
    """DT-K.3: some, not all; Kharu, who is a hero, among them."""
    assert "kharu" in SECTORED
    assert WHO["kharu"].rank == cards.HERO
    assert len(SECTORED) < cards.CHARACTERS / 2


@pytest.mark.parametrize("kind", SECTORED)
def test_dt_k_3_a_sector_is_hit_from_several_sides_and_missed_from_others(kind: str) -> None:
    """DT-K.3: of all directions in which one can flick as many hit it as its arc is wide, a quarter or so."""
    hits = []
    for dx, dy in ROUND:
        t = table(f"0 {kind} 500,500\n1 vailla 900,900")
        t.do(Flick(t.disk(kind), dx, dy, 100))
        hits.append(t.seen(ev.Slide)[0].power)
    assert abs(hits.count(True) / len(ROUND) - degrees(WHO[kind].sectors) / 360) <= 1.5 / len(ROUND)
    assert 1 < hits.count(True) < len(ROUND) / 2


def test_dt_k_4_the_second_hero_of_fire_shoots_tornados() -> None:
    """DT-K.4: 31 mm, no trait, no spell."""
    (ifrit,) = [WHO[key] for key in those(lambda w: w.order == FIRE and w.rank == cards.HERO) - {"adjarkha"}]
    assert (ifrit.trait, ifrit.spell, missile(ifrit), ifrit.shoots) == (0, cards.NO_SPELL, "tornado", True)
    assert {cards.radius(disk) for disk in BOX.disks_of(ifrit.number)} == {15_500_000}
    t = table("0 ifrit\n1 vailla")
    assert Shoot(t.disk("ifrit"), cards.TORNADO) in t.menu()


def test_dt_k_5_the_fighters_of_grass() -> None:
    """DT-K.5: one has Dryad Hit, the other shoots Arrows; neither a trait nor a spell; they share four disks."""
    assert those(lambda w: w.order == GRASS and w.rank == cards.FIGHTER) == {"dryad", "archer"}
    assert {(WHO[key].trait, WHO[key].spell) for key in ("dryad", "archer")} == {(0, cards.NO_SPELL)}
    assert (WHO["dryad"].hits, missile(WHO["archer"]), WHO["archer"].shoots) == ((cards.DRYAD,), "arrow", True)
    assert BOX.disks_of(WHO["dryad"].number) == BOX.disks_of(WHO["archer"].number)
    assert len(BOX.disks_of(WHO["dryad"].number)) == 4


def test_dt_k_6_ranks() -> None:
    """DT-K.6: one kind of 28 mm and two of 23 mm an Order."""
    veterans, fighters = (those(lambda w, rank=rank: w.rank == rank) for rank in (cards.VETERAN, cards.FIGHTER))
    assert veterans == {"elemental", "hornbug", "ramprack", "ezzen"}
    assert fighters >= {"smoker", "untouchable", "phantom", "div"}
    for order in range(4):
        own = [who for who in BOX.characters if who.order == order]
        wide = [2 * cards.radius(BOX.disks_of(who.number)[0]) // 1_000_000 for who in own]
        assert sorted(wide) == [23, 23, 28, 31, 31]


def test_dt_k_7_missile_disks_of_each_kind() -> None:
    """DT-K.7, DT-25.85."""
    copies = {one.key: one.copies for one in BOX.missiles}
    assert copies == {"flame": 4, "tornado": 1, "shield": 3, "arrow": 2, "lightning": 4, "magnet": 1, "lariat": 2,
                      "tick": 3}  # fmt: skip


def test_dt_k_8_limits_and_endless_supplies() -> None:
    """DT-K.8: never more than there are disks; Akeru 3, Baaroun none at first and 3 by his text, Shields on Shawakh's
    card."""
    limited = {who.key: (who.start, who.cap) for who in BOX.characters if who.carries >= 0 and not who.unlimited}
    assert limited == {"akeru": (3, 3), "baaroun": (0, 3), "shawakh": (3, 3)}
    assert those(lambda who: who.unlimited) == {"ifrit", "archer", "vailla", "kharu"}
    assert all(cap <= len(BOX.disks_of(WHO[key].carries)) for key, (_, cap) in limited.items())
    t = table("0 akeru\n0 shawakh\n0 kharu\n1 baaroun", head="first = 0")
    assert [t.stock(key) for key in ("akeru", "shawakh", "kharu", "baaroun")] == [3, 3, 0, 0]


def test_dt_k_9_who_shoots_what() -> None:
    """DT-K.9: Lariats have a shooter, and Magnets no other than Vailla; Flames and Shields come by abilities alone."""
    shooters = {(missile(who), who.key) for who in BOX.characters if who.shoots}
    assert shooters == {("tornado", "ifrit"), ("arrow", "archer"), ("lightning", "baaroun"), ("magnet", "vailla"),
                        ("lariat", "kharu"), ("tick", "akeru")}  # fmt: skip
    t = table("0 shawakh\n0 adjarkha\n0 kharu\n1 vailla")
    assert {(way.disk, way.missile) for way in t.listed(Shoot) if isinstance(way, Shoot)} == {
        (t.disk("kharu"), cards.LARIAT)
    }


def test_dt_k_10_a_class_has_no_effect() -> None:
    """DT-K.10: two are known; a shepherd and a king play alike."""
    assert {who.key: who.klass for who in BOX.characters if who.klass} == {
        "adjarkha": "chieftain",
        "akeru": "shepherd",
    }
    ends = set()
    for word in ("shepherd", "king"):
        t = table("0 akeru\n0 phantom\n1 kharu\n1 ezzen", stock={"akeru": 1}).recard("akeru", klass=word)
        t.flick("phantom: kharu").cast("akeru").pass_turn()
        ends.add(t.match.digest())
    assert len(ends) == 1


def test_dt_k_11_three_of_each_ritual() -> None:
    """DT-K.11: four kinds, twelve cards, all of them in the deck."""
    assert {one.key: one.copies for one in BOX.ritual_cards} == {
        "summoning": 3, "purification": 3, "healing": 3, "teleportation": 3,
    }  # fmt: skip
    deck = table("0 akeru\n1 kharu", rituals=True).s.deck
    assert [bytes(deck).count(kind) for kind in range(4)] == [3, 3, 3, 3]


WARS = [content.load_campaign(name) for name in content.campaign_names()]
STORIES = [*[content.load_scenario(name).story for name in content.scenario_names()], *[war.story for war in WARS]]


def test_dt_k_22_the_stories_are_of_one_world() -> None:
    """DT-K.22: a House of giants; each Order by its name and its wishes; a campaign is for the whole House."""
    told = " ".join(one["en"] for one in STORIES)
    assert all(word in told for word in ("House", "giant", "Grass", "Fire", "Dust", "Metal"))
    assert [war.key for war in WARS if "rule the House" in war.story["en"]] == ["war_for_the_light"]
    assert all(len(one[lang]) > 40 for one in STORIES for lang in ("en", "ru"))
