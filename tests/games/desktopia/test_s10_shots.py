"""Section 10: shots and supplies."""

from __future__ import annotations

from math import cos, pi, sin

import pytest
from tests.games.desktopia.kit import Table, table

from tavola.core.errors import ContentError
from tavola.games.desktopia import events as ev
from tavola.games.desktopia.actions import Back, Choose, Decline, Flick, Place, Shoot
from tavola.games.desktopia.cards import ARROW, LARIAT, LIGHTNING, MAGNET, TICK
from tavola.games.desktopia.content import load_box
from tavola.games.desktopia.rules.placing import REACH, why_not_there
from tavola.games.desktopia.state import CARD, FIELD, RESERVE, SUPPLY
from tavola.games.desktopia.stats import room_for
from tavola.games.desktopia.units import MM

DUEL = """
    0 akeru 100,800
    0 archer 300,800
    0 hornbug 500,800
    1 vailla 100,300
    1 hornbug enemy 300,300
    1 smoker 500,300
"""


def duel(**options: object) -> Table:
    return table(DUEL, **options)


def laying(t: Table, name: str = "akeru", missile: int = TICK) -> int:
    """A missile is taken; its number."""
    t.do(Shoot(t.disk(name), missile))
    return int(t.match.view(None).pending.disk)


def place(disk: int, x: float, y: float) -> Place:
    return Place(disk, round(x * MM), round(y * MM))


def test_dt_10_1_who_shoots_what_is_on_the_card() -> None:
    """DT-10.1: Akeru shoots Ticks, the Archer Arrows, Hornbug nothing; and nobody the missile of another."""
    t = duel()
    assert {type(way) and (way.disk, way.missile) for way in t.listed(Shoot) if isinstance(way, Shoot)} == {
        (t.disk("akeru"), TICK),
        (t.disk("archer"), ARROW),
    }
    assert t.refuses(Shoot(t.disk("hornbug"), ARROW)) == "DT-10.1"
    assert t.refuses(Shoot(t.disk("akeru"), ARROW)) == "DT-10.1"


def test_dt_10_2_taken_laid_down_and_flicked() -> None:
    """DT-10.2: one missile of the supply, its place, its flick; until then one may think again."""
    t = duel()
    missile = laying(t)
    assert (t.question, t.seat, t.s.place[missile]) == ("place_missile", 0, CARD)
    t.do(place(missile, 100, 760))
    assert (t.question, t.stock("akeru"), t.turn) == ("aim_missile", 2, (0, 3, 0))
    assert (t.s.x[missile], t.s.y[missile], t.s.place[missile]) == (100 * MM, 760 * MM, FIELD)
    assert t.refuses(t.aim("archer")) == "DT-7.11"  # this missile and nothing else
    t.flick(": vailla")
    assert (t.bears("vailla"), t.turn) == (["tick"], (0, 3, 1))


def test_dt_10_2_back_and_back_again() -> None:
    """DT-10.2, DT-R109: before the release the missile goes back to the card, and nothing has happened."""
    t = duel()
    before = t.match.digest()
    missile = laying(t)
    t.do(place(missile, 100, 760), Back())
    assert (t.question, t.stock("akeru")) == ("place_missile", 3)
    t.do(Back())
    assert (t.question, t.match.digest()) == ("act", before)


def test_dt_10_2_only_the_missile_is_laid_down() -> None:
    """DT-10.2: neither another disk nor another answer."""
    t = duel()
    laying(t)
    assert t.refuses(Place(t.disk("archer"), 100 * MM, 760 * MM)) == "DT-10.2"
    assert t.refuses(Decline()) == "DT-10.2"


@pytest.mark.parametrize(("shooter", "far"), [("akeru", 54.0), ("hornbug", 49.5), ("archer", 42.0)])
def test_dt_10_3_no_farther_than_the_shooters_diameter(shooter: str, far: float) -> None:
    """DT-10.3, DT-X41: rim to rim 31, 28 or 23 mm, so centre to centre 54.0, 49.5, 42.0."""
    t = duel()
    missile = next(d for d in range(64) if t.s.kind[d] == TICK and t.s.place[d] == CARD)
    x, y = t.at(shooter)

    def why_not(distance: float) -> str:
        found = why_not_there(t.s, missile, t.disk(shooter), REACH, round(x * MM), round((y - distance) * MM))
        return found.rule if found else ""

    assert [why_not(far), why_not(far + 0.1)] == ["", "DT-10.3"]


def test_dt_10_3_too_far_is_refused_at_the_table() -> None:
    """DT-10.3: 100 mm from Akeru."""
    t = duel()
    assert t.refuses(place(laying(t), 100, 700)) == "DT-10.3"


def test_dt_10_4_round_the_corner() -> None:
    """DT-10.4: a book between shooter and missile does not matter."""
    t = table("0 akeru 100,100\n1 vailla 500,500\n1 ezzen\nthing pencil 100,126 turn 90")
    t.do(place(laying(t), 100, 146))
    assert t.question == "aim_missile"


def test_dt_10_5_inside_clear_and_touching() -> None:
    """DT-10.5: not over the border, not on a disk; beside it, rim to rim, is fine."""
    t = table("0 akeru 20,800\n0 archer 51,800\n1 vailla 500,500")
    missile = laying(t)
    assert t.refuses(place(missile, 5, 775)) == "DT-10.5"
    assert t.refuses(place(missile, 51, 785)) == "DT-R35"
    t.do(place(missile, 51, 781))  # 11.5 + 7.5
    assert t.question == "aim_missile"


def test_dt_10_6_a_shot_is_limited_and_penalised_like_a_flick() -> None:
    """DT-10.6: one action for a character in a turn, and an action less for whatever leaves."""
    t = duel()
    t.shoot("archer:", out=(300, 0))
    assert (t.turn, len(t.seen(ev.Penalised))) == ((0, 2, 1), 1)
    assert t.refuses(Shoot(t.disk("archer"), ARROW)) == "DT-7.2"
    assert t.refuses(t.aim("archer")) == "DT-7.2"


def test_dt_10_7_a_shot_that_meets_no_character_is_a_miss() -> None:
    """DT-10.7: neither wood nor landscape is a target."""
    t = table("0 archer\n1 vailla\n1 ezzen\n- smithy")
    t.shoot("archer: #, smithy")
    assert (len(t.seen(ev.Missed)), t.life("vailla"), t.life("ezzen")) == (1, 4, 2)


def test_dt_10_8_judged_after_it_has_stopped() -> None:
    """DT-10.8: everything that was met is known before the target is asked for."""
    t = duel()
    t.shoot("archer: vailla, #, enemy")
    assert (t.question, t.life("vailla"), t.life("enemy")) == ("target", 4, 2)
    assert t.match.view(None).pending.among == (t.disk("vailla"), t.disk("enemy"))


def test_dt_10_9_one_enemy_and_no_other() -> None:
    """DT-10.9, DT-10.10: of three enemies the player names one."""
    t = duel()
    t.shoot("archer: vailla, enemy, smoker").choose("enemy")
    assert (t.life("vailla"), t.life("enemy"), t.life("smoker")) == (4, 1, 1)


def test_dt_10_10_only_one_of_those_it_met() -> None:
    """DT-10.10: the refusal of somebody who was not touched."""
    t = duel()
    t.shoot("archer: vailla, enemy")
    assert t.seat == 0
    assert t.refuses(Choose(t.disk("smoker"))) == "DT-10.10"


def test_dt_10_11_the_two_exceptions() -> None:
    """DT-10.11: a Lariat and Vailla's Magnet take an ally; see DT-19.19 and DT-18.122 for the rest."""
    t = table("0 kharu\n0 ezzen\n1 vampal\n1 hornbug")
    t.shoot("kharu: ezzen")
    assert t.bears("ezzen") == ["lariat"]
    t = table("0 vailla\n0 ramprack\n1 vampal\n1 hornbug")
    t.shoot("vailla: ramprack")
    assert (t.question, t.match.view(None).pending.disk) == ("flick", t.disk("ramprack"))


def test_dt_10_12_only_allies_met_is_a_miss() -> None:
    """DT-10.12: neither the Arrow nor the Tick takes an ally."""
    t = duel()
    t.shoot("archer: hornbug")
    assert (len(t.seen(ev.Missed)), t.life("hornbug")) == (1, 2)
    t.shoot("akeru: hornbug")
    assert (len(t.seen(ev.Missed)), t.bears("hornbug"), t.left_of("tick", RESERVE)) == (1, [], 1)


def test_dt_10_13_the_effect_must_be_applied() -> None:
    """DT-10.13: among several targets none is no answer, and with one nobody is asked."""
    t = duel()
    t.shoot("archer: vailla, enemy")
    assert t.refuses(Decline()) == "DT-10.10"
    t = duel()
    t.shoot("archer: vailla")
    assert t.life("vailla") == 3


def test_dt_10_14_discarded_returned_or_put_on_the_target() -> None:
    """DT-10.14: a spent Lightning, an Arrow that comes back, a Tick that stays."""
    t = table("0 baaroun\n0 archer\n0 akeru\n1 vampal\n1 hornbug", stock={"baaroun": 1})
    t.shoot("baaroun: vampal").shoot("archer: vampal").shoot("akeru: vampal")
    assert t.left_of("lightning", RESERVE) == 4
    assert (t.left_of("arrow", SUPPLY), t.left_of("arrow", RESERVE)) == (2, 0)
    assert t.bears("vampal") == ["tick"]


def test_dt_10_15_where_a_miss_goes() -> None:
    """DT-10.15: limited to the reserve, unlimited to its own card."""
    t = duel()
    t.shoot("akeru: #").shoot("archer: #")
    assert (t.stock("akeru"), t.left_of("tick", RESERVE)) == (2, 1)
    assert (t.left_of("arrow", SUPPLY), t.left_of("arrow", RESERVE)) == (2, 0)


def test_dt_10_16_a_limited_disk_does_not_come_back_to_the_card() -> None:
    """DT-10.16: it lies on the character's card; shot and fallen off, it is in the reserve."""
    t = duel()
    assert t.left_of("tick", CARD) == 3
    t.shoot("akeru: vailla").flick("archer: vailla", fell=("tick@vailla",))
    assert (t.stock("akeru"), t.left_of("tick", CARD), t.left_of("tick", RESERVE)) == (2, 2, 1)


def test_dt_10_17_an_unlimited_supply_lies_on_the_missiles_card() -> None:
    """DT-10.17, DT-E.2: on no character's card, and back there after use."""
    t = duel()
    assert (t.left_of("arrow", SUPPLY), t.stock("archer")) == (2, 0)
    missile = laying(t, "archer", ARROW)
    t.do(place(missile, 300, 770))
    assert t.left_of("arrow", SUPPLY) == 1
    t.flick(": vailla")
    assert (t.left_of("arrow", SUPPLY), t.left_of("arrow", RESERVE)) == (2, 0)


def test_dt_10_18_unlimited_is_not_infinite() -> None:
    """DT-10.18: both Lariats lie on disks, so Kharu has nothing to shoot until one comes off."""
    t = table("0 kharu\n0 ezzen bears lariat of 0\n1 vampal bears lariat of 0\n1 hornbug")
    assert t.refuses(Shoot(t.disk("kharu"), LARIAT)) == "DT-10.19"
    t.flick("ezzen: hornbug", fell=("lariat@ezzen",))
    assert Shoot(t.disk("kharu"), LARIAT) in t.menu()


def test_dt_10_19_an_empty_supply_cannot_shoot() -> None:
    """DT-10.19: Baaroun without a Lightning; the spell refills Akeru's."""
    t = table("0 akeru\n1 vampal\n1 hornbug", stock={"akeru": 0})
    assert t.refuses(Shoot(t.disk("akeru"), TICK)) == "DT-10.19"
    t.cast("akeru").pass_turn()
    assert Shoot(t.disk("akeru"), TICK) in t.menu()


def test_dt_10_20_a_stock_never_exceeds_its_limit() -> None:
    """DT-10.20: three Ticks at the most, whatever a scenario would like."""
    t = duel()
    assert (t.stock("akeru"), room_for(t.s, 0, t.s.kit.box.by_key["akeru"])) == (3, 0)
    with pytest.raises(ContentError, match="at most 3"):
        table("0 akeru\n1 vampal", stock={"akeru": 4})


def test_dt_10_22_missiles_on_disks_do_not_count() -> None:
    """DT-10.22: with two Ticks out on the field and one on the card Akeru may shoot, and has room for two."""
    t = table("0 akeru\n1 vampal bears tick of 0\n1 hornbug bears tick of 0", stock={"akeru": 1})
    assert (t.stock("akeru"), room_for(t.s, 0, t.s.kit.box.by_key["akeru"])) == (1, 2)


def test_dt_10_23_a_shot_at_an_artifact_is_no_hit_on_its_rider() -> None:
    """DT-10.23: it can throw the rider off, and that is all."""
    t = table("0 archer\n1 vailla\n1 ezzen on smithy\n- smithy")
    t.shoot("archer: smithy", fell=("ezzen",))
    assert (t.life("ezzen"), t.controls("smithy"), len(t.seen(ev.Missed))) == (2, -1, 1)


def test_dt_10_24_what_the_missile_pushes_brings_nothing_about() -> None:
    """DT-10.24: an ally driven into an enemy, an enemy driven into an enemy."""
    t = duel()
    t.shoot("archer: hornbug, hornbug-vailla, vailla-enemy")
    assert (len(t.seen(ev.Missed)), t.life("vailla"), t.life("enemy")) == (1, 4, 2)


def test_dt_10_25_the_shooter_stays() -> None:
    """DT-10.25: where it is, unless something pushed it."""
    t = duel()
    t.shoot("archer: vailla")
    assert t.at("archer") == (300, 800)


def test_dt_10_26_the_card_tells_effect_and_duration() -> None:
    """DT-10.26: all eight have a text in both languages, and four are marked as lasting."""
    missiles = load_box().missiles
    assert all([missile.texts["en"] and missile.texts["ru"] for missile in missiles])
    assert [missile.key for missile in missiles if missile.long_term] == ["flame", "shield", "lariat", "tick"]


def test_dt_10_27_an_artifact_alone_is_no_success() -> None:
    """DT-10.27, DT-R93: a Lightning that frees an artifact has missed, and keeps the others."""
    t = table("0 baaroun\n1 vailla\n1 ezzen on smithy\n- smithy", stock={"baaroun": 3})
    t.shoot("baaroun: smithy", fell=("ezzen",))
    assert (t.stock("baaroun"), [e.seat for e in t.seen(ev.Freed)]) == (2, [1])


# --- refusals that need a table of their own


def ring(count: int, far: float) -> str:
    """Enemy heroes round (500, 500)."""
    kinds = ("kharu", "akeru", "vailla", "baaroun", "adjarkha", "ifrit")
    spots = [(500 + far * cos(2 * pi * n / 6), 500 + far * sin(2 * pi * n / 6)) for n in range(6)]
    return "\n".join([f"1 {kind} {x:.3f},{y:.3f}" for kind, (x, y) in list(zip(kinds, spots, strict=True))[:count]])


def test_dt_r35_no_spot_no_shot() -> None:
    """DT-R35: shut in by six heroes the Archer finds no room for the Arrow; with five he does."""
    t = table("0 archer 500,500\n0 vampal\n" + ring(6, 34))
    assert t.refuses(Shoot(t.disk("archer"), ARROW)) == "DT-R35"
    t = table("0 archer 500,500\n0 vampal\n" + ring(5, 34))
    assert Shoot(t.disk("archer"), ARROW) in t.menu()


def test_dt_r35_a_narrow_gap_is_a_spot() -> None:
    """DT-R35: one of the six stands 6 mm farther away: there is room for the Arrow between him and his neighbours."""
    kinds = ("kharu", "akeru", "vailla", "baaroun", "adjarkha", "ifrit")
    rows = []
    for n, kind in enumerate(kinds):
        far, turn = 34 if n else 40, 2 * pi * n / 6 + 0.122
        rows.append(f"1 {kind} {500 + far * cos(turn):.3f},{500 + far * sin(turn):.3f}")
    t = table("0 archer 500,500\n0 vampal\n" + "\n".join(rows))
    t.do(Shoot(t.disk("archer"), ARROW))
    assert t.listed(Place)
    t.do(t.listed(Place)[0])
    assert t.question == "aim_missile"


def test_dt_r35_not_on_landscape() -> None:
    """DT-R35: the missile lies on the table, not on a book."""
    t = table("0 akeru 100,100\n1 vailla 500,500\n1 ezzen\nthing pencil 100,126 turn 90")
    assert t.refuses(place(laying(t), 100, 130)) == "DT-R35"


def test_dt_8_1_a_missile_wants_a_flick() -> None:
    """Once it lies there only its flick, or thinking again, will do."""
    t = duel()
    missile = laying(t)
    t.do(place(missile, 100, 760))
    assert t.refuses(Shoot(t.disk("akeru"), TICK)) == "DT-8.1"
    assert t.refuses(Flick(missile, 0, 0, 100)) == "DT-P.12"


@pytest.mark.parametrize("missile", [LIGHTNING, MAGNET])
def test_nobody_without_the_card_shoots(missile: int) -> None:
    """DT-10.1: what another character shoots is nothing for Akeru."""
    t = duel()
    assert t.refuses(Shoot(t.disk("akeru"), missile)) == "DT-10.1"
