"""Section 8: the flick and its consequences; aim and release."""

from __future__ import annotations

import pytest
from tests.games.desktopia.kit import Table, table

from tavola.core.values import Rolled, Slid
from tavola.games.desktopia import content
from tavola.games.desktopia import events as ev
from tavola.games.desktopia.actions import Back, Choose, Flick, Stop
from tavola.games.desktopia.cards import CHARACTERS
from tavola.games.desktopia.units import MM

BOX = content.load_box()


@pytest.mark.parametrize("kind", range(CHARACTERS))
def test_dt_8_1_every_character_can_be_flicked(kind: int) -> None:
    """DT-8.1: each of the twenty kinds, whatever else it can do."""
    enemy = "ezzen" if BOX.characters[kind].key != "ezzen" else "hornbug"
    t = table(f"0 {BOX.characters[kind].key} X\n1 {enemy}")
    t.flick("X:", moves={"X": (500, 500)})
    assert t.at("X") == (500, 500)
    assert [t.name(e.disk) for e in t.seen(ev.ActionSpent)] == ["X"]


def test_dt_8_2_a_flick_that_meets_nothing_is_a_move() -> None:
    """DT-8.2: nothing but the way is told."""
    t = table("0 kharu\n0 div\n1 ezzen").flick("kharu:", moves={"kharu": (500, 500)})
    assert t.order(ev.Touched, ev.Hurt, ev.Unhurt, ev.Controlled, ev.Penalised) == []
    assert t.at("kharu") == (500, 500)


def test_dt_8_3_one_flick_has_a_result_for_each_disk_touched() -> None:
    """DT-8.3, DT-E.36: an ally healed, an enemy wounded, an artifact taken."""
    t = table("0 dryad\n0 vampal life 2\n1 ezzen\n1 kharu\n- smithy").flick("dryad: smithy, ezzen, vampal")
    assert (t.life("vampal"), t.life("ezzen"), t.controls("smithy")) == (3, 1, 0)


def test_dt_8_4_contacts_are_judged_in_the_order_in_which_they_happened() -> None:
    """DT-8.4: the enemy first or the artifact first: in both cases the enemy is told of in its place of the chain."""
    text = "0 ezzen\n0 akeru\n1 vailla\n1 baaroun"
    for log in ("vailla, baaroun", "baaroun, vailla"):
        t = table(text).flick(f"ezzen: {log}")
        assert [t.name(e.target) for e in t.seen(ev.Touched)] == log.split(", ")


def test_dt_8_5_a_touch_counts_however_weak() -> None:
    """DT-8.5: strength 0 spends the action and nothing can be taken back."""
    t = table("0 kharu\n0 div\n1 ezzen").flick("kharu:", speed=0)
    assert t.turn == (0, 3, 1)
    assert t.refuses(Back()) == "DT-6.8"


def test_dt_8_6_only_the_flicked_disk_has_results() -> None:
    """DT-8.6: a pushed disk hits nobody, heals nobody and takes nothing."""
    t = table("0 dryad\n0 kharu life 2\n0 ezzen E\n1 vailla\n1 ramprack R\n- smithy")
    t.flick("dryad: E, E-vailla, E-kharu, E-smithy, vailla-R, R-smithy")
    assert (t.life("vailla"), t.life("kharu"), t.life("R"), t.controls("smithy")) == (4, 2, 2, -1)


def test_dt_8_7_lariats_shields_and_flames_are_those_of_the_commit() -> None:
    """DT-8.7: what comes off on the way still works in this flick."""
    text = "0 elemental bears lariat of 0\n0 adjarkha\n1 kharu bears flame of 0\n1 ezzen bears shield of 1\n1 akeru"
    t = table(text).flick("elemental: kharu, ezzen", fell=("lariat@elemental", "flame@kharu", "shield@ezzen"))
    assert (t.wounds("kharu"), t.wounds("ezzen"), t.wounds("elemental")) == ([3], [], [1, 1])


def test_dt_8_7_neutral_artifacts_are_those_of_the_commit() -> None:
    """DT-8.7: one that becomes free by this flick is not taken by it."""
    t = table("0 ezzen\n0 akeru\n1 kharu on smithy\n1 div\n- smithy")
    t.flick("ezzen: smithy", moves={"kharu": (500, 500)})
    assert (t.stands("smithy"), t.controls("smithy")) == ("", -1)


def test_dt_8_7_the_power_flag_is_that_of_the_commit() -> None:
    """DT-8.7: the disk turns on its way, the hit stays a power hit."""
    t = table("0 kharu\n0 div\n1 vailla\n1 ezzen")
    aim = t.aim("kharu", power=True)
    rest = list(t.slid(aim.disk, "vailla", (), {}, {}).rest)
    rest = [(*row[:3], 1_000_000, 0, row[5]) if row[0] == aim.disk else row for row in rest]
    t.match.script.append(Slid("hand", t.slid(aim.disk, "vailla", (), {}, {}).log, tuple(rest)))
    t.do(aim)
    assert (t.wounds("vailla"), t.s.ux[aim.disk]) == ([2], 1_000_000)


def test_dt_8_8_an_enemy_is_hit() -> None:
    """DT-8.8: one wound."""
    assert table("0 akeru\n1 kharu\n1 div").flick("akeru: kharu").wounds("kharu") == [1]


def test_dt_8_9_an_ally_is_not_unless_by_a_dryad() -> None:
    """DT-8.9: own and allied characters stay as they are; a Dryad's touch is a life."""
    text = "0 {} H\n0 vampal life 2\n1 ramprack life 1\n2 kharu"
    plain = table(text.format("archer"), head="sides = [0, 0, 1]").flick("H: vampal, ramprack")
    assert (plain.life("vampal"), plain.life("ramprack"), plain.seen(ev.Touched)) == (2, 1, [])
    dryad = table(text.format("dryad"), head="sides = [0, 0, 1]").flick("H: vampal, ramprack")
    assert (dryad.life("vampal"), dryad.life("ramprack")) == (3, 2)


def test_dt_8_10_a_missile_that_comes_off_works_no_longer() -> None:
    """DT-8.10: the Tick is gone and its bearer may act in its own turn."""
    t = table("0 ezzen\n0 ifrit\n1 kharu bears tick of 0\n1 div").until("act")
    t.flick("ezzen: kharu", fell=("tick@kharu",))
    assert [(e.why, t.name(e.bearer)) for e in t.seen(ev.MissileOff)] == [("fell", "kharu")]
    assert t.usable("kharu")


def test_dt_8_11_a_neutral_artifact_is_captured() -> None:
    """DT-8.11: the character stands on it, in its middle."""
    t = table("0 ezzen\n0 akeru\n1 kharu\n- smithy 500,500").flick("ezzen: smithy", moves={"ezzen": (530, 500)})
    assert (t.at("ezzen"), t.stands("smithy")) == ((500, 500), "ezzen")


def test_dt_8_12_the_landscape_has_no_result() -> None:
    """DT-8.12: three bumps, nothing told."""
    t = table("0 ezzen\n0 akeru\n1 kharu\nthing book 500,500").flick("ezzen: #, #, #")
    assert t.order(ev.Touched, ev.Hurt, ev.Controlled) == []


def test_dt_8_13_a_special_object_does_what_the_scenario_says() -> None:
    """DT-8.13: a barrel is neither hit nor taken; brought into the area it wins."""
    goal = (
        '[[goal]]\nwhat = "bring"\nname = { en = "x", ru = "х" }\ncamp = 0\nbarrel = "oil"\n'
        "area = [[0, 0], [1000, 200]]"
    )
    text = "0 ezzen\n0 akeru\n1 kharu 800,150\n1 div 700,150"
    t = table(text, extra=f'[[disk]]\nat = [500, 500]\nkind = "barrel"\ncalled = "oil"\n{goal}')
    t.names["barrel"] = next(d for d in range(64) if t.s.place[d] == 1 and t.s.kind[d] == BOX.by_key["barrel"])
    t.flick("ezzen: barrel", moves={"barrel": (500, 300)})
    assert (t.order(ev.Hurt, ev.Controlled), t.result) == ([], None)
    t.flick("akeru: barrel", moves={"barrel": (500, 150)})
    assert t.result.winners == (0,)


def test_dt_8_14_a_disk_that_crosses_the_border_comes_back_and_costs_something() -> None:
    """DT-8.14: where it crossed is told; it is put back; one action less."""
    t = table("0 ezzen\n0 akeru\n0 phantom\n1 kharu").flick("ezzen:", out={"ezzen": (1000, 300)})
    assert [(e.x, e.y) for e in t.seen(ev.WentOff)] == [(1000 * MM, 300 * MM)]
    assert t.here("ezzen")
    assert len(t.seen(ev.Penalised)) == 1


def test_dt_8_15_nothing_is_decided_before_all_is_at_rest_but_what_happened_at_once() -> None:
    """DT-8.15: of three groups only the one with two enemies is asked about."""
    t = table("0 ezzen\n0 akeru\n1 vailla\n1 ramprack R1\n1 ramprack R2\n1 baaroun")
    t.flick("ezzen: vailla, [R1 R2], baaroun")
    assert (t.question, t.life("vailla"), t.life("baaroun")) == ("order", 3, 4)
    assert {a.disk for a in t.listed(Choose)} == {t.disk("R1"), t.disk("R2")}  # type: ignore[attr-defined]
    assert t.refuses(Choose(t.disk("baaroun"))) == "DT-17.6"
    assert t.refuses(Stop()) == "DT-17.6"
    t.choose("R2")
    assert (t.question, t.life("baaroun")) == ("act", 3)


def test_dt_8_15_an_ally_or_landscape_at_the_same_instant_needs_no_order() -> None:
    """DT-8.15: one enemy with a thing and a pushed pair: nothing to order."""
    t = table("0 ezzen\n0 akeru\n1 vailla\n1 baaroun").flick("ezzen: [vailla # vailla-baaroun]")
    assert (t.question, t.life("vailla")) == ("act", 3)


def test_dt_8_16_the_flicked_disk_stays_where_it_came_to_rest() -> None:
    """DT-8.16: unless it captured, left or died."""
    t = table("0 ezzen\n0 akeru\n1 vailla\n- smithy 500,500").flick("ezzen: vailla", moves={"ezzen": (345.25, 612.5)})
    assert t.at("ezzen") == (345.25, 612.5)


def test_dt_r66_strength_nought_is_legal() -> None:
    """DT-R66: it spends the action and meets nobody: the solver itself says so."""
    t = table("0 ezzen 300,300\n0 akeru\n1 vailla 330,300")
    t.do(Flick(t.disk("ezzen"), 1, 0, 0))
    assert (t.turn, t.at("ezzen"), t.life("vailla")) == ((0, 3, 1), (300, 300), 4)


def test_dt_r68_a_disk_has_left_when_its_centre_passes_the_border() -> None:
    """DT-R68: with its centre a millimetre inside it hangs over and stays; what crossed is put back."""
    t = table("0 ezzen\n0 akeru\n0 phantom\n1 kharu").flick("ezzen:", moves={"ezzen": (999, 300)})
    assert (t.at("ezzen"), t.seen(ev.Penalised), t.seen(ev.WentOff)) == ((999, 300), [], [])
    solved = table("0 ezzen 900,500\n0 akeru\n0 phantom\n1 kharu")
    solved.do(Flick(solved.disk("ezzen"), 1, 0, 3000))
    assert [(e.x, e.y) for e in solved.seen(ev.WentOff)] == [(1000 * MM, 500 * MM)]


def test_dt_o_12_over_a_solid_border_nothing_leaves() -> None:
    """DT-O.12: the same flick against a wall."""
    t = table("0 ezzen 900,500\n0 akeru\n0 phantom\n1 kharu", border="wall")
    t.do(Flick(t.disk("ezzen"), 1, 0, 3000))
    assert t.seen(ev.WentOff) == []
    assert t.at("ezzen")[0] < 990


@pytest.mark.parametrize(
    ("flick", "rule"),
    [((0, 0, 100), "DT-P.12"), ((1, 0, 3001), "DT-P.12"), ((1, 0, -1), "DT-P.12"), ((10**10, 1, 5), "DT-P.12")],
)
def test_a_flick_that_is_none(flick: tuple[int, int, int], rule: str) -> None:
    """DT-P.12: a direction, and a strength from nothing to full."""
    t = table("0 ezzen\n1 akeru")
    assert t.refuses(Flick(t.disk("ezzen"), *flick)) == rule


HEMMED = "0 ezzen 500,500\n0 akeru 500,530\n1 kharu\n1 div"


def test_dt_o_17_a_finger_needs_room() -> None:
    """DT-O.17: not where another disk stands behind the rim; free of that without the option."""
    t = table(HEMMED, fingerRoom=True)
    assert t.refuses(Flick(t.disk("ezzen"), 0, -1, 500)) == "DT-O.17"
    assert t.match.check(0, Flick(t.disk("ezzen"), 0, 1, 500)) is None
    free = table(HEMMED)
    assert free.match.check(0, Flick(free.disk("ezzen"), 0, -1, 500)) is None


def test_dt_o_17_of_a_disk_hemmed_in_on_all_sides_no_room_is_asked() -> None:
    """DT-O.17: else it could never act."""
    around = [f"1 ramprack {500 + x},{500 + y}\n" for x, y in ((26, 0), (-26, 0), (0, 26), (0, -26))]
    t = table("0 phantom 500,500\n0 akeru\n" + "".join(around), fingerRoom=True)
    found = [t.match.check(0, Flick(t.disk("phantom"), dx, dy, 100)) for dx, dy in ((1, 0), (0, 1), (1, 1), (-1, 1))]
    assert found == [None] * 4


def test_dt_o_17_the_room_of_a_finger_is_not_that_of_the_disk() -> None:
    """DT-O.17: a finger of 12 mm fits between two disks where the hero himself would not."""
    t = table("0 akeru 500,500\n0 ezzen\n1 minusoid 476,527.5\n1 minusoid 524,527.5\n1 kharu", fingerRoom=True)
    assert t.match.check(0, Flick(t.disk("akeru"), 0, -1, 500)) is None


def test_dt_o_27_a_hand_that_trembles() -> None:
    """DT-O.27: six rolls of chance turn the flick a little aside and make it a little harder; exact is exact."""
    text = "0 ezzen\n0 akeru\n1 vailla\n1 baaroun"
    t = table(text, hand="tremor")
    aim = t.aim("ezzen")
    t.match.script = [Rolled((2001, 2001, 2001, 2001, 2001, 2001)), t.slid(aim.disk, "vailla", (), {}, {})]
    t.do(aim)
    shaken = t.seen(ev.Trembled)[0]
    assert (shaken.dx, shaken.dy) == (1_000_000, 20_000)
    assert shaken.speed == 1020
    assert [(e.dx, e.dy, e.speed) for e in t.seen(ev.Slide)] == [(shaken.dx, shaken.dy, shaken.speed)]
    middle = table(text, hand="shaky")
    aim = middle.aim("ezzen")
    middle.match.script = [Rolled((1001,) * 6), middle.slid(aim.disk, "", (), {}, {})]
    middle.do(aim)
    assert [(e.dx, e.dy, e.speed) for e in middle.seen(ev.Trembled)] == [(1_000_000, 0, 1000)]
    assert table(text).flick("ezzen: vailla").seen(ev.Trembled) == []


def test_dt_o_27_the_tremor_is_drawn_from_the_seed() -> None:
    """DT-O.27: the same seed, the same tremor; another one, another."""

    def shaken(seed: int) -> tuple[int, int, int]:
        t = table("0 ezzen\n0 akeru\n1 vailla\n1 baaroun", hand="shaky", seed=seed)
        t.do(t.aim("ezzen"))
        found = t.seen(ev.Trembled)[0]
        return found.dx, found.dy, found.speed

    assert shaken(1) == shaken(1) != shaken(2)


def released() -> Table:
    return table("0 kharu\n0 div\n1 vailla\n1 ezzen").lariat("kharu", "vailla")


def test_dt_r109_what_is_released_or_confirmed_stays() -> None:
    """DT-R109: after Kharu's Lariat was put he must be flicked; a flick cannot be taken back."""
    t = released()
    assert t.refuses(Back()) == "DT-R109"
    assert t.refuses(Stop()) == "DT-8.1"
    t.flick(": vailla")
    assert t.refuses(Back()) == "DT-6.8"


def test_dt_r109_before_its_own_confirmation_all_may_be_changed() -> None:
    """DT-R109: a shot that was begun and a missile that was laid down."""
    t = table("0 akeru\n0 phantom\n1 vailla\n1 ezzen")
    before = (t.stock("akeru"), t.turn)
    t.do(next(a for a in t.menu().otherwise if type(a).__name__ == "Shoot")).do(t.menu().some[0]).back().back()
    assert (t.question, t.stock("akeru"), t.turn) == ("act", *before)
