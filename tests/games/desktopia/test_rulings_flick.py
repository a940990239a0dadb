"""Rulings about what happens inside one flick (ledger 27.1)."""

from __future__ import annotations

import pytest
from tests.games.desktopia.kit import table

from tavola.games.desktopia import content
from tavola.games.desktopia import events as ev
from tavola.games.desktopia.actions import Choose, Flick, Mark
from tavola.games.desktopia.cards import DRYAD, VAMPIRE
from tavola.games.desktopia.state import FIELD, RESERVE

BOX = content.load_box()
BACK = BOX.characters[BOX.by_key["kharu"]].sectors


@pytest.mark.parametrize(("reading", "wounds"), [("once", [1]), ("each", [1, 1, 1])])
def test_dt_r1_the_same_enemy_again(reading: str, wounds: list[int]) -> None:
    """DT-R1, DT-O.3: it counts once, at the first touch; or each time."""
    t = table("0 hornbug\n0 vampal\n1 akeru\n1 ezzen", multiContact=reading)
    t.flick("hornbug: akeru, akeru, ezzen, akeru")
    assert t.wounds("akeru") == wounds
    assert [t.name(e.target) for e in t.seen(ev.Touched)][:1] == ["akeru"]


def test_dt_r2_a_pushed_disk_has_no_result() -> None:
    """DT-R2: an enemy into an enemy, an own one into an enemy, into an artifact."""
    t = table("0 dryad\n0 hornbug\n0 vampal life 1\n1 akeru\n1 ezzen\n- smithy")
    t.flick("dryad: hornbug, hornbug-akeru, akeru-ezzen, hornbug-vampal, hornbug-smithy")
    assert t.order(ev.Hurt, ev.Healed, ev.Controlled) == []


def test_dt_r3_another_that_runs_into_the_flicked_disk() -> None:
    """DT-R3: written as a contact of the other with it, long after it lay still."""
    t = table("0 hornbug\n0 vampal\n1 akeru\n1 ezzen").flick("hornbug: vampal, vampal-akeru, akeru-hornbug")
    assert t.wounds("akeru") == [1]


@pytest.mark.parametrize(("towards", "wounds"), [(1, [1]), (-1, [])])
def test_dt_r4_touching_is_not_colliding(towards: int, wounds: list[int]) -> None:
    """DT-R4: a neighbour a hair away is hit when the flick presses them together, not when it goes away from him."""
    t = table("0 hornbug 300,500\n0 vampal\n1 akeru 329.7,500\n1 ezzen")
    t.do(Flick(t.disk("hornbug"), towards, 0, 200))
    assert t.wounds("akeru") == wounds


def test_dt_r5_the_active_player_orders_what_happened_at_once() -> None:
    """DT-R5: also when the flicked one is another's by a Magnet; the menu begins with the smaller disk."""
    t = table("0 vailla\n0 ramprack\n0 minusoid\n1 kharu\n1 ezzen\n1 div").shoot("vailla: kharu").flick(": [ezzen div]")
    assert (t.seat, t.question) == (0, "order")
    assert t.listed(Choose) == [Choose(d) for d in sorted((t.disk("ezzen"), t.disk("div")))]
    t.choose("div")
    assert [t.name(e.target) for e in t.seen(ev.Touched)] == ["div", "ezzen"]


def test_dt_r6_the_order_of_effects_at_one_contact() -> None:
    """DT-R6: wounds, lives, the Lariat's wound; then the next contact."""
    t = table("0 ezzen life 1 bears lariat of 0\n0 akeru\n1 vailla\n1 baaroun").flick("ezzen: vailla, baaroun")
    told = [(type(e).__name__, t.name(e.disk)) for e in t.events if isinstance(e, (ev.Hurt, ev.Healed))]
    assert told == [
        ("Hurt", "vailla"), ("Healed", "ezzen"), ("Hurt", "ezzen"),
        ("Hurt", "baaroun"), ("Healed", "ezzen"), ("Hurt", "ezzen"),
    ]  # fmt: skip


def test_dt_r7_who_dies_in_mid_flick_hits_and_takes_nothing_more() -> None:
    """DT-R7: no hit, no capture; the penalty for leaving the field is paid all the same."""
    t = table("0 archer bears lariat of 0\n0 vampal\n0 dryad\n0 hornbug\n1 akeru\n1 ezzen\n- smithy")
    t.flick("archer: akeru, ezzen, smithy", out={"archer": (0, 300)})
    assert (t.wounds("ezzen"), t.controls("smithy"), t.s.place[t.disk("archer")]) == ([], -1, RESERVE)
    assert t.turn == (0, 2, 1)


def test_dt_r8_a_dead_victim_is_a_body_until_all_rests() -> None:
    """DT-R8: it is taken off after the rest positions are known, and what it pushes is not hurt by it."""
    t = table("0 hornbug\n0 vampal\n1 minusoid\n1 akeru\n1 ezzen")
    t.flick("hornbug: minusoid, minusoid-akeru, ezzen", moves={"minusoid": (500, 500)})
    assert t.order(ev.Died, ev.Touched, ev.DiskGone) == ["Touched", "Died", "Touched", "DiskGone"]
    assert (t.life("akeru"), t.life("ezzen")) == (5, 1)


def test_dt_r9_overkill_counts_and_prevented_damage_does_not() -> None:
    """DT-R9: two wounds at a fighter feed the vampire and the ritual; at a shielded one neither."""
    t = table("0 kharu life 1\n0 div\n0 akeru\n1 energan\n1 vailla bears shield of 1\n1 minusoid")
    t.recard("kharu", hits=(VAMPIRE,)).flick("kharu: energan, vailla", power=True)
    assert (t.life("kharu"), t.s.turn.wounds) == (3, 2)


def test_dt_r10_doublings_first_together_fourfold() -> None:
    """DT-R10: sector and Flame ×4, then Lariat and Div; DT-O.4 adds first."""
    for doubling, wounds in (("double", 6), ("add", 12)):
        t = table("0 kharu bears lariat of 0\n0 div\n0 ezzen\n1 akeru bears flame of 1\n1 vailla", doubling=doubling)
        t.recard("kharu", trait=BOX.characters[BOX.by_key["elemental"]].trait).lend("div", "kharu")
        assert t.flick("kharu: akeru", power=True).wounds("akeru") == [wounds]


def test_dt_r11_equal_missiles_add_up() -> None:
    """DT-R11: two Lariats: +2 and two wounds back; two Flames: two burns; two Ticks: two bites."""
    t = table("0 hornbug bears lariat of 0, lariat of 0\n0 vampal\n1 akeru\n1 ezzen").flick("hornbug: akeru")
    assert (t.wounds("akeru"), t.wounds("hornbug")) == ([3], [2])
    burn = table("0 ifrit\n0 smoker\n1 akeru bears flame of 0, flame of 0\n1 ezzen").pass_turn()
    assert burn.life("akeru") == 3
    bite = table("0 akeru\n0 div\n1 vailla bears tick of 0, tick of 0\n1 ezzen", stock={"akeru": 1}).until("act")
    assert bite.life("vailla") == 2


def test_dt_r12_a_prevented_hit_is_a_hit() -> None:
    """DT-R12: at a Smoker and at a Shield: the Lariat wounds its bearer."""
    t = table("0 hornbug bears lariat of 0\n0 vampal\n1 smoker\n1 ifrit").flick("hornbug: smoker")
    assert (t.wounds("hornbug"), t.wounds("smoker")) == ([1], [])


def test_dt_r13_the_own_shield_stops_the_lariats_wounds() -> None:
    """DT-R13: for the whole flick, also when it came off; the hits are as hard as ever."""
    text = "0 hornbug bears lariat of 0, shield of 0\n0 vampal\n1 akeru\n1 ezzen"
    for fell in ((), ("shield@hornbug",)):
        t = table(text).flick("hornbug: akeru, ezzen", fell=fell)
        assert (t.wounds("hornbug"), t.wounds("akeru"), t.wounds("ezzen")) == ([], [2], [2])


def test_dt_r14_a_lariat_among_allies_does_nothing() -> None:
    """DT-R14: a Dryad that heals only."""
    t = table("0 dryad bears lariat of 1\n0 vampal life 1\n1 akeru").flick("dryad: vampal")
    assert (t.life("dryad"), t.life("vampal")) == (1, 2)


def test_dt_r15_a_lariat_works_for_whoever_flicks_the_bearer() -> None:
    """DT-R15: the enemy's Lariat on my hitter, and my Lariat on the enemy's."""
    t = table("0 hornbug bears lariat of 1\n0 vampal\n1 akeru bears lariat of 0\n1 ezzen").flick("hornbug: ezzen")
    assert (t.wounds("ezzen"), t.wounds("hornbug")) == ([2], [1])
    t.pass_turn().flick("akeru: vampal")
    assert (t.wounds("vampal"), t.wounds("akeru")) == ([2], [1])


def test_dt_r16_a_shield_stays_until_something_takes_it_off() -> None:
    """DT-R16: three hits, three times nothing; it goes with its bearer's death by nothing else here."""
    t = table("0 hornbug\n0 dryad\n0 vampal\n1 ezzen bears shield of 1\n1 akeru")
    t.flick("hornbug: ezzen").flick("dryad: ezzen").flick("vampal: ezzen")
    assert (t.life("ezzen"), t.bears("ezzen")) == (2, ["shield"])


def test_dt_r17_a_bite_through_a_shield_feeds_all_the_same() -> None:
    """DT-R17: no wound, one life."""
    t = table("0 akeru life 3\n0 div\n1 vailla bears tick of 0, shield of 1\n1 ezzen", stock={"akeru": 2})
    assert (t.life("vailla"), t.life("akeru")) == (4, 4)


def test_dt_r18_what_sticks_to_a_smoker_hurts_it_later() -> None:
    """DT-R18: the Flame of a veteran's hit burns it at the end of that turn."""
    t = table("0 elemental\n0 adjarkha\n1 smoker\n1 vailla").flick("elemental: smoker")
    assert (t.here("smoker"), t.bears("smoker")) == (True, ["flame"])
    t.pass_turn()
    assert not t.here("smoker")


def test_dt_r19_two_flames_are_twice_once() -> None:
    """DT-R19: on the victim; Flames on others count for nothing."""
    t = table("0 elemental\n0 adjarkha\n1 akeru bears flame of 0, flame of 0\n1 ezzen")
    assert t.flick("elemental: akeru, ezzen").wounds("akeru") == [2]
    assert t.wounds("ezzen") == [1]


def test_dt_r20_where_the_flame_of_a_fire_hit_goes() -> None:
    """DT-R20: none on the dead; after putting back on who left; on top of another; on immune and shielded ones."""
    t = table(
        "0 adjarkha\n0 ifrit\n1 energan\n1 akeru\n1 ezzen bears shield of 1\n1 kharu bears flame of 1\n1 ramprack"
    ).flick("adjarkha: energan, akeru, ezzen, kharu", out={"akeru": (0, 400)})  # fmt: skip
    found = [t.bears(name) for name in ("akeru", "ezzen", "kharu")]
    assert found == [["flame"], ["shield", "flame"], ["flame", "flame"]]
    assert t.order(ev.DiskPut, ev.MissileOn) == ["DiskPut", "MissileOn", "MissileOn", "MissileOn"]
    immune = table("0 elemental\n0 ifrit\n1 smoker\n1 vailla").flick("elemental: smoker")
    assert immune.bears("smoker") == ["flame"]


def test_dt_r20_too_few_flames_are_the_flickers_choice() -> None:
    """DT-R20: two for three; all of them must be used; by DT-O.6 none where not all can be."""
    text = "0 elemental\n0 adjarkha\n0 ifrit\n1 akeru\n1 kharu\n1 vailla\n1 ezzen bears flame of 1, flame of 1"
    t = table(text).flick("elemental: akeru, kharu, vailla")
    assert t.refuses(Mark((t.disk("akeru"),))) == "DT-9.10"
    assert t.refuses(Mark((t.disk("akeru"), t.disk("kharu"), t.disk("vailla")))) == "DT-9.10"
    t.mark("vailla", "akeru")
    assert (t.bears("akeru"), t.bears("kharu"), t.bears("vailla")) == (["flame"], [], ["flame"])
    strict = table(text, deficiency="strict").flick("elemental: akeru, kharu, vailla")
    assert (strict.question, strict.bears("akeru"), strict.wounds("akeru")) == ("act", [], [1])


def test_dt_r69_the_special_hit_is_always_used() -> None:
    """DT-R69: nobody is asked whether Ezzen drinks."""
    t = table("0 ezzen life 1\n0 akeru\n0 div\n1 vailla\n1 energan").flick("ezzen: vailla")
    assert (t.question, t.life("ezzen")) == ("act", 2)


def test_dt_r81_the_clean_up_after_rest() -> None:
    """DT-R81: death before putting back, the penalty before it, Flames after it, capture next, triggers last."""
    t = table("0 adjarkha\n0 ifrit\n0 smoker\n1 energan\n1 akeru\n1 vailla\n- smithy")
    t.flick("adjarkha: energan, akeru, smithy", out={"akeru": (0, 400)})
    kinds = (ev.DiskGone, ev.Penalised, ev.DiskPut, ev.MissileOn, ev.Controlled, ev.TraitWorked)
    assert t.order(*kinds) == [
        "DiskGone", "Penalised", "DiskPut", "MissileOn", "DiskPut", "Controlled", "TraitWorked"
    ]  # fmt: skip


def test_dt_r91_after_a_bounce_off_the_landscape_a_hit_is_a_hit() -> None:
    """DT-R91: book first, enemy then."""
    t = table("0 hornbug\n0 vampal\n1 akeru\n1 ezzen\nthing book 500,500").flick("hornbug: #, akeru, #")
    assert t.wounds("akeru") == [1]


def test_dt_r92_a_hit_stands_although_the_hitter_leaves() -> None:
    """DT-R92: the wound and the penalty."""
    t = table("0 hornbug\n0 vampal\n0 dryad\n1 akeru\n1 ezzen").flick("hornbug: akeru", out={"hornbug": (0, 400)})
    assert t.wounds("akeru") == [1]
    assert [e.budget for e in t.seen(ev.Penalised)] == [2]


def test_dt_r100_a_sector_doubles_wounds_alone() -> None:
    """DT-R100: a vampire's lives follow them; a Dryad's life and the number of Flames do not double."""
    vampire = table("0 kharu life 1\n0 div\n0 ezzen\n1 akeru\n1 vailla").recard("kharu", hits=(VAMPIRE,))
    assert vampire.flick("kharu: akeru", power=True).life("kharu") == 3
    dryad = table("0 hornbug\n0 vampal life 1\n1 akeru\n1 ezzen").recard("hornbug", hits=(DRYAD,))
    dryad.flick("hornbug: vampal, akeru", power=True)
    assert (dryad.life("vampal"), dryad.wounds("akeru")) == (2, [2])
    fire = table("0 elemental\n0 adjarkha\n1 akeru\n1 ezzen").recard("elemental", sectors=BACK)
    fire.flick("elemental: akeru", power=True)
    assert (fire.wounds("akeru"), fire.bears("akeru")) == ([2], ["flame"])


def test_dt_r111_a_power_hit_is_not_limited_to_one_enemy() -> None:
    """DT-R111: both Rampracks get two wounds."""
    t = table("0 kharu\n0 div\n1 ramprack R1\n1 ramprack R2\n1 vailla").flick("kharu: R1, R2", power=True)
    assert (t.wounds("R1"), t.wounds("R2")) == ([2], [2])


def test_dt_r112_a_smoker_is_not_immune_to_its_own_lariat() -> None:
    """DT-R112: flicked with one on it, it dies of its first enemy."""
    t = table("0 smoker bears lariat of 1\n0 ifrit\n1 akeru\n1 ezzen").flick("smoker: akeru")
    assert (t.wounds("akeru"), t.here("smoker")) == ([2], False)


def test_dt_r113_extra_wounds_feed_a_vampire() -> None:
    """DT-R113: a Lariat's and a Div's: three wounds, three lives, then the Lariat's wound."""
    t = table("0 kharu life 1 bears lariat of 1\n0 div\n0 ezzen\n1 akeru\n1 vailla").recard("kharu", hits=(VAMPIRE,))
    t.lend("div", "kharu").flick("kharu: akeru")
    assert (t.wounds("akeru"), [e.lives for e in t.seen(ev.Healed)], t.life("kharu")) == ([3], [3], 3)


def test_dt_o_5_div_covers_the_first_enemy_or_every_one() -> None:
    """DT-O.5: spent after the flick in both cases."""
    for covers, second in (("first", [1]), ("every", [2])):
        t = table("0 kharu\n0 div\n0 ezzen\n1 akeru\n1 vailla", divCovers=covers).lend("div", "kharu")
        t.flick("kharu: akeru, vailla")
        assert (t.wounds("akeru"), t.wounds("vailla")) == ([2], second)
        assert t.s.place[t.disk("div")] == RESERVE


def test_dt_o_18_the_dying_one_may_hit_on() -> None:
    """DT-O.18: later contacts are void, or they still count."""
    for reading, wounds in (("void", []), ("count", [2])):
        t = table("0 archer bears lariat of 0\n0 vampal\n1 akeru\n1 kharu", dyingContacts=reading)
        assert t.flick("archer: akeru, kharu").wounds("kharu") == wounds


def test_dt_o_19_missiles_of_who_is_out() -> None:
    """DT-O.19: they go at once, or stay without what his turn would bring: a Tick paralyses, a Flame does not burn."""
    text = "0 energan\n1 kharu bears tick of 0, flame of 0\n1 div\n2 ifrit\n2 smoker"
    gone = table(text, head="first = 2").flick("ifrit: energan")
    assert (gone.bears("kharu"), gone.here("energan")) == ([], False)
    stay = table(text, head="first = 2", goneMissiles="stay").flick("ifrit: energan")
    assert stay.bears("kharu") == ["tick", "flame"]
    stay.pass_turn()
    assert (stay.turn[0], stay.usable("kharu")) == (1, False)
    stay.pass_turn().pass_turn()
    assert stay.life("kharu") == 4


def test_what_lies_on_the_field_at_rest_is_what_the_log_says() -> None:
    """DT-P.35: only contacts, falls, departures and rest have a meaning: speeds and impulses do not."""
    t = table("0 hornbug\n0 vampal\n1 akeru\n1 ezzen")
    aim = t.aim("hornbug")
    slid = t.slid(aim.disk, "akeru", (), {}, {})
    t.match.script.append(type(slid)("hand", ((*slid.log[0][:9], 1, 0),), slid.rest))
    assert t.do(aim).wounds("akeru") == [1]
    assert t.s.place[aim.disk] == FIELD
