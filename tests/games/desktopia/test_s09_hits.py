"""Section 9: hits, special hits, power hit, damage."""

from __future__ import annotations

from itertools import product

import pytest
from tests.games.desktopia.kit import Table, table

from tavola.core.values import Slid
from tavola.games.desktopia import content
from tavola.games.desktopia import events as ev
from tavola.games.desktopia.actions import ChooseHit, Flick, Mark
from tavola.games.desktopia.bearings import of_rim
from tavola.games.desktopia.cards import DRYAD, FIRE, HITS, VAMPIRE, Arc
from tavola.games.desktopia.rules.hits import in_sector
from tavola.games.desktopia.state import FIELD

BOX = content.load_box()


@pytest.mark.parametrize("key", [card.key for card in BOX.characters])
def test_dt_9_1_every_character_hits(key: str) -> None:
    """DT-9.1: each of the twenty kinds wounds an enemy that it touches."""
    victim = "ezzen" if key != "ezzen" else "hornbug"
    t = table(f"0 {key} X\n1 {victim} V\n1 {'vailla' if key != 'vailla' else 'akeru'} W").flick("X: V")
    assert [(t.name(e.disk), e.wounds) for e in t.seen(ev.Hurt) if e.cause == "hit"] == [("V", 1)]


def test_dt_9_2_a_plain_hit_is_one_wound() -> None:
    """DT-9.2: a Hornbug beside its sector."""
    t = table("0 hornbug\n0 vampal\n1 akeru\n1 div").flick("hornbug: akeru")
    assert [(e.wounds, e.cause) for e in t.seen(ev.Hurt)] == [(1, "hit")]


def test_dt_9_3_several_enemies_each_receive_it() -> None:
    """DT-9.3: three of two players."""
    t = table("0 hornbug\n0 vampal\n1 akeru\n1 ezzen\n2 vailla\n2 minusoid").flick("hornbug: akeru, vailla, ezzen")
    assert [t.life(name) for name in ("akeru", "vailla", "ezzen")] == [4, 3, 1]


def test_dt_9_4_the_hitter_and_its_allies_take_no_damage() -> None:
    """DT-9.4: own and allied characters on the way."""
    t = table("0 hornbug\n0 vampal\n1 ezzen\n2 vailla", head="sides = [0, 0, 1]")
    t.flick("hornbug: vampal, ezzen, vailla")
    assert [t.life(name) for name in ("hornbug", "vampal", "ezzen")] == [2, 4, 2]


def test_dt_9_5_each_enemy_once_a_flick() -> None:
    """DT-9.5: touched three times, with others between."""
    t = table("0 hornbug\n0 vampal\n1 akeru\n1 ezzen").flick("hornbug: akeru, ezzen, akeru, akeru")
    assert (t.wounds("akeru"), t.wounds("ezzen")) == ([1], [1])


@pytest.mark.parametrize("hit", range(1, len(HITS)))
def test_dt_9_6_a_special_hit_wounds_and_does_more(hit: int) -> None:
    """DT-9.6: a life, a Flame, an ally's life, each besides the wound."""
    t = table("0 hornbug life 1\n0 vampal life 1\n1 akeru\n1 ezzen").recard("hornbug", hits=(hit,), trait=0)
    t.flick("hornbug: akeru, vampal")
    assert t.wounds("akeru") == [1]
    more = {VAMPIRE: t.life("hornbug") == 2, FIRE: t.bears("akeru") == ["flame"], DRYAD: t.life("vampal") == 2}
    assert [kind for kind, done in more.items() if done] == [hit]


def test_dt_9_7_a_vampire_gains_what_it_deals() -> None:
    """DT-9.7: one wound, one life; a power hit, two."""
    back = BOX.characters[BOX.by_key["kharu"]].sectors
    text = "0 kharu life 1\n0 div\n1 akeru\n1 vailla"
    for power, life in ((False, 2), (True, 3)):
        t = table(text).recard("kharu", hits=(VAMPIRE,), sectors=back).flick("kharu: akeru", power=power)
        assert (t.life("kharu"), t.life("akeru")) == (life, 6 - life)


def test_dt_9_8_a_vampires_lives_come_before_the_next_contact() -> None:
    """DT-9.8: at 1 of 2 it would die of its Lariat at the second enemy, were the lives not there before."""
    t = table("0 ezzen life 1 bears lariat of 0\n0 akeru\n1 vailla\n1 baaroun").flick("ezzen: vailla, baaroun")
    order = [type(e).__name__ for e in t.events if isinstance(e, (ev.Hurt, ev.Healed))]
    assert order == ["Hurt", "Healed", "Hurt", "Hurt", "Healed", "Hurt"]
    assert t.life("ezzen") == 1


def test_dt_9_9_a_vampire_counts_overkill_and_not_what_was_prevented() -> None:
    """DT-9.9: two wounds at a fighter are two lives; nothing at a shielded one or a Smoker."""
    t = table("0 kharu life 1\n0 div\n1 energan\n1 vailla bears shield of 1\n2 smoker\n2 ifrit")
    t.recard("kharu", hits=(VAMPIRE,)).flick("kharu: energan, vailla", power=True)
    assert t.life("kharu") == 3
    smoke = table("0 ezzen life 1\n0 akeru\n1 smoker\n1 ifrit").flick("ezzen: smoker")
    assert smoke.life("ezzen") == 1


def test_dt_9_10_a_fire_hit_puts_a_flame_on_each_enemy() -> None:
    """DT-9.10: forced, one each; they work for whoever flicked."""
    t = table("0 elemental\n0 adjarkha\n1 akeru\n1 ezzen").flick("elemental: akeru, ezzen")
    assert (t.question, t.bears("akeru"), t.bears("ezzen")) == ("act", ["flame"], ["flame"])
    assert t.s.owner[t.disk("flame@akeru")] == 0


def test_dt_9_11_a_fire_hit_wounds_as_usual() -> None:
    """DT-9.11: one wound now, the Flame's at the end of the turn."""
    t = table("0 elemental\n0 adjarkha\n1 akeru\n1 ezzen").flick("elemental: akeru")
    assert t.life("akeru") == 4
    t.pass_turn()
    assert t.life("akeru") == 3


def test_dt_9_12_a_dryad_hit_heals_allies_and_wounds_enemies() -> None:
    """DT-9.12: within the limit, own and allied ones."""
    t = table("0 dryad\n0 vampal life 1\n0 hornbug\n1 ramprack life 1\n2 kharu", head="sides = [0, 0, 1]")
    t.flick("dryad: vampal, hornbug, ramprack, kharu")
    assert [t.life(name) for name in ("vampal", "hornbug", "ramprack", "kharu")] == [2, 2, 2, 3]


def test_dt_9_13_an_ally_is_healed_once_a_flick() -> None:
    """DT-9.13: touched twice; with DT-O.3 `each`, twice."""
    text = "0 dryad\n0 vampal life 1\n1 kharu"
    assert table(text).flick("dryad: vampal, kharu, vampal").life("vampal") == 2
    assert table(text, multiContact="each").flick("dryad: vampal, kharu, vampal").life("vampal") == 3


def test_dt_9_14_of_several_special_hits_one_is_chosen_at_the_first_enemy() -> None:
    """DT-9.14: a content test: vampire or fire, for the whole flick."""
    text = "0 kharu life 1\n0 div\n1 akeru\n1 vailla"
    t = table(text).recard("kharu", hits=(VAMPIRE, FIRE)).flick("kharu: div, akeru, vailla")
    assert (t.seat, t.question) == (0, "hit")
    assert t.refuses(ChooseHit(DRYAD)) == "DT-9.14"
    assert t.refuses(Mark((1,))) == "DT-9.14"
    t.do(ChooseHit(FIRE))
    assert (t.life("kharu"), t.bears("akeru"), t.bears("vailla")) == (1, ["flame"], ["flame"])
    no_enemy = table(text).recard("kharu", hits=(VAMPIRE, FIRE)).flick("kharu: div")
    assert no_enemy.question == "act"


def asymmetric() -> Table:
    """A disk that looks down the screen, red from 90 to 135 degrees clockwise of where it looks."""
    t = table("0 kharu turn 180\n1 ezzen")
    return t.recard("kharu", sectors=(Arc(of_rim(90), of_rim(135)),))


@pytest.mark.parametrize(
    ("touch", "red"),
    [((-1, 0), True), ((-2, -1), True), ((-1, -1), True), ((-1, -2), False), ((-2, 1), False), ((1, 0), False),
     ((0, 1), False), ((0, -1), False)],
)  # fmt: skip
def test_dt_9_15_the_finger_in_the_red_part_of_the_rim(touch: tuple[int, int], red: bool) -> None:
    """DT-9.15, DT-P.33: the point opposite to the direction, seen from the disk; ends included."""
    t = asymmetric()
    assert in_sector(t.s, t.disk("kharu"), -touch[0], -touch[1]) == red


def test_dt_9_16_a_power_hit_is_twice_as_hard_for_every_enemy() -> None:
    """DT-9.16: three of them."""
    t = table("0 kharu\n0 div\n1 akeru\n1 vailla\n1 baaroun").flick("kharu: akeru, vailla, baaroun", power=True)
    assert [t.wounds(name) for name in ("akeru", "vailla", "baaroun")] == [[2], [2], [2]]
    assert t.seen(ev.Slide)[0].power


def test_dt_9_17_outside_the_sector_it_hits_as_usual() -> None:
    """DT-9.17: the same Kharu, the finger on his side; and one without a sector from behind."""
    text = "0 kharu\n0 div\n1 vailla\n1 baaroun"
    assert table(text).flick("kharu: vailla").wounds("vailla") == [1]
    assert table(text).flick("div: vailla", power=True).wounds("vailla") == [1]


def test_dt_9_18_a_disk_may_have_several_arcs() -> None:
    """DT-9.18: two here, any number by content."""
    t = asymmetric().recard("kharu", sectors=(Arc(of_rim(90), of_rim(135)), Arc(of_rim(350), of_rim(10))))
    found = [in_sector(t.s, t.disk("kharu"), -x, -y) for x, y in ((-1, 0), (0, 1), (1, 0), (0, -1))]
    assert found == [True, True, False, False]


@pytest.mark.parametrize(("power", "burning", "lariats", "divs"), list(product((0, 1), (0, 1), (0, 1, 2), (0, 1))))
def test_dt_9_19_damage_in_its_order(power: int, burning: int, lariats: int, divs: int) -> None:
    """DT-9.19: ×2 for the sector, ×2 for an Elemental's Flame, +1 a Lariat, +1 a Div; DT-O.4 the other way round."""
    factor = (1 + power) * (1 + burning)
    assert hit(power, burning, lariats, divs, "double") == [factor + lariats + divs]
    assert hit(power, burning, lariats, divs, "add") == [factor * (1 + lariats + divs)]


def hit(power: int, burning: int, lariats: int, divs: int, doubling: str, bears: str = "") -> list[int]:
    own = " bears " + ", ".join(["lariat of 0"] * lariats) if lariats else ""
    on = [*(["flame of 0"] if burning else []), *([bears] if bears else [])]
    t = table(f"0 kharu{own}\n0 div\n1 akeru{' bears ' + ', '.join(on) if on else ''}\n1 vailla", doubling=doubling)
    t.recard("kharu", trait=BOX.characters[BOX.by_key["elemental"]].trait)
    if divs:
        t.lend("div", "kharu")
    t.flick("kharu: akeru", power=bool(power))
    return [e.wounds for e in t.seen(ev.Hurt) if e.cause == "hit"]


def test_dt_9_19_prevention_comes_last() -> None:
    """DT-9.19: whatever it would have been, nothing is left for a Shield or a Smoker."""
    assert hit(1, 1, 2, 1, "double", "shield of 1") == []
    t = table("0 hornbug bears lariat of 0\n0 vampal\n1 smoker\n1 ifrit").flick("hornbug: smoker", power=True)
    assert (t.wounds("smoker"), [e.why for e in t.seen(ev.Unhurt)]) == ([], ["smoker"])


def test_dt_9_20_what_is_left_is_the_damage_dealt() -> None:
    """DT-9.20: the ritual count and the vampire know nothing of what was prevented."""
    t = table("0 ezzen life 1\n0 akeru\n0 div\n1 vailla bears shield of 1\n1 baaroun").flick("ezzen: vailla")
    assert (t.s.turn.wounds, t.life("ezzen")) == (0, 1)
    assert t.flick("akeru: baaroun").s.turn.wounds == 1


def test_dt_9_21_the_steps_at_one_contact() -> None:
    """DT-9.21: wounds, death, a vampire's lives, the Lariat's wound, its death; the Flame is placed after all."""
    t = table("0 kharu life 1 bears lariat of 0, lariat of 0\n0 akeru\n1 energan\n1 vailla")
    t.recard("kharu", hits=(VAMPIRE,)).flick("kharu: energan")
    names = [type(e).__name__ for e in t.events if isinstance(e, (ev.Hurt, ev.Died, ev.Healed))]
    assert names == ["Hurt", "Died", "Healed", "Hurt"]
    assert t.life("kharu") == 2
    fire = table("0 elemental life 1 bears lariat of 0\n0 adjarkha\n1 akeru\n1 vailla")
    fire.flick("elemental: akeru, vailla")
    names = [type(e).__name__ for e in fire.events if isinstance(e, (ev.Hurt, ev.Died, ev.MissileOn))]
    assert names == ["Hurt", "Hurt", "Died", "MissileOn"]
    assert fire.bears("akeru") == ["flame"]


def test_dt_9_22_the_dead_hit_no_more() -> None:
    """DT-9.22: the Lariat killed it at the first enemy; with DT-O.18 the second is hit all the same, and only once."""
    text = "0 archer bears lariat of 0\n0 vampal\n1 akeru\n1 ezzen\n- smithy"
    t = table(text).flick("archer: akeru, ezzen, smithy")
    assert (t.here("archer"), t.wounds("ezzen"), t.controls("smithy")) == (False, [], -1)
    late = table(text, dyingContacts="count").flick("archer: akeru, ezzen, smithy")
    assert (late.here("archer"), late.wounds("ezzen"), late.controls("smithy")) == (False, [2], -1)
    assert (late.wounds("archer"), [late.name(e.disk) for e in late.seen(ev.Died)]) == ([1], ["archer", "ezzen"])
    assert late.s.camps[0].fallen == [late.disk("archer"), BOX.by_key["archer"]]


def test_dt_9_23_pushed_disks_never_hurt() -> None:
    """DT-9.23: an enemy into an enemy, an own one into an enemy, an enemy into an own one."""
    t = table("0 hornbug\n0 vampal\n0 dryad\n1 akeru\n1 ezzen")
    t.flick("hornbug: dryad, dryad-akeru, akeru-ezzen, ezzen-vampal")
    assert t.seen(ev.Hurt) == []


def test_dt_e_8_in_the_english_edition_flames_may_be_left_off() -> None:
    """DT-E.8: one, some or none of those that were hit."""
    text = "0 elemental\n0 adjarkha\n1 akeru\n1 ezzen"
    t = table(text, e8="en").flick("elemental: akeru, ezzen")
    assert (t.seat, t.question) == (0, "fire_hit")
    t.mark("ezzen")
    assert (t.bears("akeru"), t.bears("ezzen")) == ([], ["flame"])
    assert table(text, e8="en").flick("elemental: akeru, ezzen").mark().bears("ezzen") == []
    forced = table(text, e8="ru").flick("elemental: akeru, ezzen")
    assert forced.bears("akeru") == ["flame"]


def test_dt_e_8_a_mark_of_what_was_not_hit_is_refused() -> None:
    """DT-E.8: somebody else, or twice the same."""
    t = table("0 elemental\n0 adjarkha\n1 akeru\n1 ezzen\n1 kharu", e8="en").flick("elemental: akeru, ezzen")
    assert t.refuses(Mark((t.disk("kharu"),))) == "DT-9.10"
    assert t.refuses(Mark((t.disk("akeru"), t.disk("akeru")))) == "DT-9.10"
    assert t.refuses(Flick(t.disk("akeru"), 1, 0, 9)) == "DT-9.10"


def test_dt_e_12_the_english_smoker_takes_no_attack() -> None:
    """DT-E.12: a Flame of a veteran's Fire Hit does not stick; a hero's does; in the Russian edition both do."""
    text = "0 {} E\n0 energan\n1 smoker\n1 baaroun"
    hero = table("0 adjarkha\n0 energan\n1 smoker\n1 baaroun", e12="en").recard("smoker", life=2)
    hero.s.life[hero.disk("smoker")] = 2
    assert hero.flick("adjarkha: smoker").bears("smoker") == ["flame"]
    for edition, flames in (("en", []), ("ru", ["flame"])):
        t = table(text.format("elemental"), e12=edition).flick("E: smoker")
        assert (t.bears("smoker"), t.wounds("smoker")) == (flames, [])


def test_dt_e_12_a_veterans_shot_does_not_stick_either() -> None:
    """DT-E.12: a long-term missile shot by a fighter."""
    for edition, ticks in (("en", []), ("ru", ["tick"])):
        t = table("0 div\n0 akeru\n1 smoker\n1 ifrit", e12=edition)
        kind = BOX.by_key["tick"]
        t.recard("div", carries=kind, shoots=True, limit=3, cap=3, trait=0)
        for tick in BOX.disks_of(kind):
            t.s.on[tick] = BOX.by_key["div"]  # they lie on Div's card
        t.match._menu = None
        t.shoot("div: smoker")
        assert t.bears("smoker") == ticks


def test_dt_e_22_a_shield_that_came_off_before_the_hit() -> None:
    """DT-E.22: by the wider reading it protects in this flick, by the narrow one only if the hit took it off."""
    text = "0 hornbug\n0 vampal\n1 ezzen bears shield of 1\n1 akeru"
    for reading, wounds in (("edition", []), ("en", []), ("ru", [1])):
        t = table(text, e22=reading)
        assert t.flick("hornbug: akeru, akeru-ezzen, ezzen", fell=("shield@ezzen",)).wounds("ezzen") == wounds


def test_dt_e_22_a_shield_that_the_hit_took_off_protects_by_both_readings() -> None:
    """DT-E.22: it fell after the contact."""
    for reading in ("ru", "en"):
        t = table("0 hornbug\n0 vampal\n1 ezzen bears shield of 1\n1 akeru", e22=reading)
        aim = t.aim("hornbug")
        slid = t.slid(aim.disk, "ezzen", ("shield@ezzen",), {}, {})
        fall, touch = slid.log
        t.match.script.append(type(slid)("hand", (touch, (fall[0], 9, 9, *fall[3:])), slid.rest))
        assert t.do(aim).wounds("ezzen") == []


def test_dt_e_22_a_shield_taken_off_by_the_first_of_several_hits() -> None:
    """DT-E.22: where each contact counts, it still protects at the second one, also after somebody else was met."""
    t = table("0 hornbug\n0 vampal\n1 ezzen bears shield of 1\n1 akeru", e22="ru", multiContact="each")
    aim = t.aim("hornbug")
    fall, first, other, again = t.slid(aim.disk, "ezzen, akeru, ezzen", ("shield@ezzen",), {}, {}).log
    log = (first, (fall[0], 1, 1, *fall[3:]), other, again)
    rest = t.slid(aim.disk, "", ("shield@ezzen",), {}, {}).rest
    t.match.script.append(Slid("hand", log, rest))
    t.do(aim)
    assert (t.wounds("ezzen"), t.wounds("akeru"), t.bears("ezzen")) == ([], [1], [])


def test_dt_e_22_the_shield_of_the_flicked_one() -> None:
    """DT-E.22: off by its bearer's own flick, it stops the Lariat's wound by the wider reading only."""
    for reading, wounds in (("en", []), ("ru", [1])):
        t = table("0 hornbug bears shield of 0, lariat of 0\n0 vampal\n1 ezzen\n1 akeru", e22=reading)
        assert t.flick("hornbug: akeru", fell=("shield@hornbug",)).wounds("hornbug") == wounds


def test_dt_e_28_the_lariats_wound_after_the_hit_or_with_it() -> None:
    """DT-E.28: after it, the hitter has won before it could die; with it, both are gone."""
    text = "0 minusoid bears lariat of 0\n1 ramprack"
    assert table(text, e28="ru").flick("minusoid: ramprack").result.winners == (0,)
    assert table(text, e28="en").flick("minusoid: ramprack").result.places == (1, 1)
    assert table(text, edition="en").flick("minusoid: ramprack").result.places == (1, 1)


def test_the_dead_lie_about_until_all_rests() -> None:
    """DT-R8: a victim that died is met again and pushes on; it is taken off afterwards."""
    t = table("0 hornbug\n0 vampal\n1 minusoid\n1 akeru").flick("hornbug: minusoid, minusoid-akeru, minusoid")
    assert t.wounds("minusoid") == [1]
    assert t.s.place[t.disk("minusoid")] != FIELD
