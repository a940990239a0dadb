"""Worked examples of one flick and its damage (ledger 30.1 and 30.2)."""

from __future__ import annotations

import pytest
from tests.games.desktopia.kit import Table, table

from tavola.games.desktopia import content
from tavola.games.desktopia import events as ev
from tavola.games.desktopia.actions import Place, Shoot
from tavola.games.desktopia.state import CARD, RESERVE, SUPPLY
from tavola.games.desktopia.stats import card


def test_dt_x1_the_card_of_akeru_at_the_start() -> None:
    """DT-X1: a hero of 5 lives, a shepherd, three Ticks of three; his spell is not to be had."""
    t = table("0 akeru\n0 phantom\n1 vailla")
    akeru = card(t.s, t.disk("akeru"))
    assert (akeru.rank, akeru.klass, akeru.limit) == (0, "shepherd", 3)
    assert (t.life("akeru"), t.stock("akeru")) == (5, 3)
    assert t.refuses(t.spell("akeru")) == "DT-18.74"


def test_dt_x2_two_wounds_from_the_red_arc_and_one_beside_it() -> None:
    """DT-X2: the sector kills a Ramprack at 2/2, the other one is untouched; outside it has one life left."""
    t = table("0 kharu\n1 ramprack R1\n1 ramprack R2").flick("kharu: R1", power=True)
    assert t.wounds("R1") == [2]
    assert (t.here("R1"), t.life("R2")) == (False, 2)
    other = table("0 kharu\n1 ramprack R1\n1 ramprack R2").flick("kharu: R1")
    assert other.life("R1") == 1


@pytest.mark.parametrize("victim", ["ramprack", "untouchable"])
def test_dt_x3_the_chain_of_a_vampire_with_a_lariat(victim: str) -> None:
    """DT-X3: two wounds each, lives that vanish, a Lariat's wound after each: 1/2 in both editions, and a ritual."""
    t = table(
        f"0 ezzen bears lariat of 0\n1 {victim} V1\n1 {victim} V2\n1 vailla", rituals=True, edition="ru"
    )  # fmt: skip
    t.flick("ezzen: V1, V2")
    assert (t.wounds("V1"), t.wounds("V2"), t.wounds("ezzen")) == ([2], [2], [1, 1])
    assert (t.here("V1"), t.here("V2")) == (False, False)
    assert t.life("ezzen") == 1
    assert t.s.turn.wounds == 4
    assert t.until("ritual").question == "ritual"


def test_dt_x3_the_lives_of_the_chain_come_before_the_wound() -> None:
    """DT-X3: of the four lives only the one that fills him up is gained."""
    t = table("0 ezzen bears lariat of 0\n1 ramprack V1\n1 ramprack V2\n1 vailla").flick("ezzen: V1, V2")
    assert [(e.lives, e.life) for e in t.seen(ev.Healed)] == [(1, 2)]
    assert t.order(ev.Hurt, ev.Healed) == ["Hurt", "Hurt", "Hurt", "Healed", "Hurt"]


def test_dt_x4_round_the_corner() -> None:
    """DT-X4: 30.9 mm away behind a wall is allowed, 31.1 is not; the Tick wounds nobody and paralyses."""
    t = table("0 akeru 100,100\n0 phantom\n1 vailla 400,150\n1 energan\nthing pencil 100,132 turn 90")
    t.do(Shoot(t.disk("akeru"), t.s.kit.box.by_key["tick"]))
    missile = t.match.view(None).pending.disk
    assert t.refuses(Place(missile, 100_000_000, 154_100_000)) == "DT-10.3"
    t.do(Place(missile, 100_000_000, 153_900_000))
    t.names["missile"] = missile
    t.flick("missile: #, vailla")
    assert (t.bears("vailla"), t.life("vailla"), t.stock("akeru")) == (["tick"], 4, 2)
    assert not t.usable("vailla")


def test_dt_x5_a_hit_or_a_place_behind_a_screen() -> None:
    """DT-X5: the same Energan hits the Elemental or goes into cover; each is one action."""
    text = "0 energan\n0 vailla\n1 elemental\nthing book 500,500"
    hit, cover = table(text).flick("energan: elemental"), table(text).flick("energan: #")
    assert (hit.life("elemental"), cover.life("elemental")) == (1, 2)
    assert hit.turn == cover.turn == (0, 3, 1)


def test_dt_x6_three_results_of_one_flick() -> None:
    """DT-X6: the ally nothing, the Energan dies and leaves a bonus card, the Mine is taken."""
    t = table("0 hornbug\n0 dryad\n1 energan\n1 vailla\n- fire_mine").flick("hornbug: dryad, energan, fire_mine")
    assert t.life("dryad") == 1
    assert not t.here("energan")
    assert t.stands("fire_mine") == "hornbug"
    assert t.quiet("turn").cards(1) == (0, 1)
    assert t.controls("fire_mine") == 0


def test_dt_x7_ramprack_sends_one_who_has_acted() -> None:
    """DT-X7: the spell is the one action that is used; the Minusoid's mark stays what it was."""
    t = table("0 ramprack\n0 minusoid\n0 vailla\n1 kharu\n1 div").flick("minusoid:")
    before = t.s.marks[t.disk("minusoid")]
    t.cast("ramprack", "minusoid").flick(": kharu")
    assert (t.life("kharu"), t.turn) == (3, (0, 3, 2))
    assert t.s.marks[t.disk("minusoid")] == before


def test_dt_x8_akeru_takes_two_ticks() -> None:
    """DT-X8: one on the card and two in the reserve make three; he has acted."""
    t = table("0 akeru\n0 phantom\n1 vailla", stock={"akeru": 1})
    assert t.left_of("tick", RESERVE) == 2
    t.cast("akeru")
    assert (t.stock("akeru"), t.left_of("tick", RESERVE)) == (3, 0)
    assert not t.usable("akeru")


def test_dt_x9_a_tick_from_landing_to_falling_off() -> None:
    """DT-X9: Kharu cannot act, loses a life to a hero of the other side, and is free at once when it comes off."""
    t = table("0 akeru life 3\n0 phantom\n1 kharu bears tick of 0\n1 div", head="first = 1", stock={"akeru": 2})
    assert t.refuses(t.aim("kharu")) == "DT-R24"
    t.pass_turn()
    assert (t.life("kharu"), t.life("akeru")) == (3, 4)
    t.flick("phantom: kharu", fell=("tick@kharu",))
    assert t.bears("kharu") == []
    assert t.usable("kharu")
    assert t.pass_turn().flick("kharu:").turn == (1, 3, 1)


def test_dt_x10_lives_that_vanish_and_wounds_that_count() -> None:
    """DT-X10: at its limit nothing is gained; three wounds at one life are three."""
    t = table("0 ezzen bears lariat of 0, lariat of 0\n0 akeru\n1 minusoid\n1 vailla").flick("ezzen: minusoid")
    assert (t.wounds("minusoid"), t.s.turn.wounds) == ([3], 3)
    assert t.seen(ev.Healed) == []
    assert not t.here("ezzen")


def test_dt_x11_the_same_enemy_three_times() -> None:
    """DT-X11: one wound; with `each` three."""
    text = "0 hornbug\n1 ramprack\n1 vailla\nthing book 500,500"
    once = table(text).flick("hornbug: ramprack, #, ramprack, ramprack")
    assert (once.wounds("ramprack"), once.life("ramprack")) == ([1], 1)
    each = table("0 hornbug\n1 akeru\n1 div\nthing book 500,500", multiContact="each")
    assert each.flick("hornbug: akeru, #, akeru, akeru").wounds("akeru") == [1, 1, 1]


def test_dt_x12_only_the_flicked_disk_hits() -> None:
    """DT-X12: what P does to Q is nothing; Q that runs into the Archer is hit, resting or not."""
    t = table("0 archer\n0 vampal\n1 ramprack P\n1 ramprack Q").flick("archer: P, P-Q, Q-P")
    assert (t.life("P"), t.life("Q")) == (1, 2)
    again = table("0 archer\n0 vampal\n1 ramprack P\n1 ramprack Q").flick("archer: P, P-Q, Q-P, Q-archer")
    assert (again.life("P"), again.life("Q")) == (1, 1)


@pytest.mark.parametrize(("doubling", "wounds"), [("double", 3), ("add", 4)])
def test_dt_x13_kharu_with_his_own_lariat(doubling: str, wounds: int) -> None:
    """DT-X13: 1×2+1 each, or (1+1)×2; two wounds of his own, and every wound counts for a ritual."""
    t = table("0 kharu\n0 div\n1 ramprack\n1 minusoid\n1 vailla", doubling=doubling)
    t.lariat("kharu", "kharu").flick(": ramprack, minusoid", power=True)
    assert (t.wounds("ramprack"), t.wounds("minusoid")) == ([wounds], [wounds])
    assert (t.life("kharu"), t.s.turn.wounds) == (2, 2 * wounds)


@pytest.mark.parametrize(
    ("own", "victim", "other", "wounds"),
    [
        ("", "flame of 0", "", [2]),
        ("", "flame of 0, flame of 1", "", [2]),
        ("", "", "flame of 0", [1]),
        ("lariat of 1", "flame of 0", "", [3]),
        ("", "flame of 0, shield of 1", "", []),
    ],
)
def test_dt_x14_the_elemental_and_flames(own: str, victim: str, other: str, wounds: list[int]) -> None:
    """DT-X14: twice for Flames on the victim, once for Flames elsewhere, then the Lariat, then the Shield."""

    def bears(text: str) -> str:
        return f" bears {text}" if text else ""

    t = table(f"0 elemental{bears(own)}\n0 adjarkha\n1 kharu{bears(victim)}\n1 ezzen{bears(other)}", endTraits="owner")
    t.flick("elemental: kharu")
    assert t.wounds("kharu") == wounds
    assert t.wounds("elemental") == ([1] if own else [])


def test_dt_x15_a_shield_in_three_flicks() -> None:
    """DT-X15: the flick in which it comes off is the last one that it prevents."""
    t = table("0 minusoid M1\n0 minusoid M2\n0 minusoid M3\n1 ramprack bears shield of 1\n1 kharu")
    t.flick("M1: ramprack")
    assert t.life("ramprack") == 2
    t.flick("M2: ramprack", fell=("shield@ramprack",))
    assert (t.life("ramprack"), t.bears("ramprack")) == (2, [])
    t.flick("M3: ramprack")
    assert t.life("ramprack") == 1


def test_dt_x16_nothing_dealt_nothing_gained() -> None:
    """DT-X16: a vampire at a shielded enemy."""
    t = table("0 ezzen life 1\n0 akeru\n1 vailla bears shield of 1").flick("ezzen: vailla")
    assert (t.life("ezzen"), t.life("vailla"), t.s.turn.wounds) == (1, 4, 0)


def test_dt_x17_the_lariats_wound_comes_all_the_same() -> None:
    """DT-X17: the enemy is unhurt, Ezzen is not."""
    t = table("0 ezzen bears lariat of 0\n0 akeru\n1 vailla bears shield of 1").flick("ezzen: vailla")
    assert (t.life("ezzen"), t.life("vailla")) == (1, 4)


BACK = content.load_box().characters[16].sectors  # Kharu's
SMOKER = "1 smoker 300,300\n1 ifrit\n"


def test_dt_x18_what_the_smoker_does_not_mind() -> None:
    """DT-X18: a Hornbug's hit, an Archer's arrow, a flicked Ramprack."""
    assert table(f"0 hornbug\n0 vampal\n{SMOKER}").flick("hornbug: smoker").here("smoker")
    assert table(f"0 archer\n0 vampal\n{SMOKER}").shoot("archer: smoker").here("smoker")
    sent = table(f"0 ramprack R1\n0 ramprack R2 life 1\n0 vailla\n{SMOKER}")
    assert sent.cast("R1", "R2").flick(": smoker").here("smoker")


def test_dt_x18_what_kills_the_smoker() -> None:
    """DT-X18: Kharu, also when Ramprack sends him, and an Untouchable of the other side."""
    assert not table(f"0 kharu\n0 div\n{SMOKER}").flick("kharu: smoker").here("smoker")
    sent = table(f"0 ramprack\n0 kharu life 1\n{SMOKER}")
    assert not sent.cast("ramprack", "kharu").flick(": smoker").here("smoker")
    near = table(f"0 untouchable 330,300\n0 adjarkha\n{SMOKER}").stop()
    assert not near.here("smoker")


@pytest.mark.parametrize(
    ("stock", "log", "edition", "wounds", "left"),
    [
        (3, "akeru", "ru", [3], 0),
        (1, "akeru", "ru", [1], 0),
        (3, "", "ru", [], 2),
        (3, "", "en", [], 0),
    ],
)
def test_dt_x19_chain_lightning(stock: int, log: str, edition: str, wounds: list[int], left: int) -> None:
    """DT-X19: as many wounds as there were Lightnings; a miss keeps the rest, in the English edition it does not."""
    t = table("0 baaroun\n0 energan\n1 akeru\n1 div", stock={"baaroun": stock - 1}, edition=edition)
    t.shoot(f"baaroun: {log}")
    assert (t.wounds("akeru"), t.stock("baaroun")) == (wounds, left)
    assert t.left_of("lightning", CARD) == left


def test_dt_x20_baaroun_saves_up() -> None:
    """DT-X20: 1, 2, 3, 3, 3 after the beginnings of his turns."""
    t = table("0 baaroun\n0 energan\n1 akeru")
    found = []
    for _ in range(5):
        found.append(t.stock("baaroun"))
        t.pass_turn().pass_turn()
    assert found == [1, 2, 3, 3, 3]


@pytest.mark.parametrize(
    ("stock", "elsewhere", "deficiency", "now"),
    [(2, 0, "partial", 3), (0, 2, "partial", 1), (0, 2, "strict", None), (1, 2, "partial", None)],
)
def test_dt_x21_akeru_and_a_short_reserve(stock: int, elsewhere: int, deficiency: str, now: int | None) -> None:
    """DT-X21: 2 of 3 receives one; one in the reserve is one, or by the strict reading none; none is none."""
    bears = " bears " + ", ".join(["tick of 1"] * elsewhere) if elsewhere else ""
    t = table(f"0 akeru\n0 ezzen\n1 vailla{bears}\n1 energan", stock={"akeru": stock}, deficiency=deficiency)
    if now is None:
        assert t.refuses(t.spell("akeru")) == "DT-18.75"
        assert t.listed(type(t.spell("akeru"))) == []
    else:
        assert t.cast("akeru").stock("akeru") == now


def test_dt_x22_a_dryad_heals_once_and_wounds() -> None:
    """DT-X22: the ally met twice is healed once, the enemy loses a life."""
    t = table("0 dryad\n0 ramprack life 1\n0 vailla V life 1\n1 hornbug\n1 vampal")
    t.flick("dryad: V, ramprack, hornbug, V")
    assert (t.life("ramprack"), t.life("hornbug"), t.life("V")) == (2, 1, 2)


def both() -> Table:
    return table("0 ezzen life 1 bears lariat of 0\n0 akeru\n1 ramprack S bears shield of 1\n1 ramprack O\n1 vailla")


def test_dt_x23_two_at_once_the_better_one_first() -> None:
    """DT-X23: O first: it dies, Ezzen is at 1 again; then S, unhurt, and Ezzen dies of the Lariat."""
    t = both().flick("ezzen: [S O]")
    assert (t.seat, t.question) == (0, "order")
    t.choose("O")
    assert (t.wounds("O"), t.wounds("ezzen")) == ([2], [1, 1])
    assert (t.here("O"), t.life("S"), t.here("ezzen")) == (False, 2, False)


def test_dt_x23_two_at_once_the_deadly_one_first() -> None:
    """DT-X23: S first: Ezzen dies, O is untouched."""
    t = both().flick("ezzen: [S O]").choose("S")
    assert (t.here("ezzen"), t.life("O"), t.wounds("O")) == (False, 2, [])


def test_dt_x24_two_flames_for_three() -> None:
    """DT-X24: three are wounded, two chosen ones burn; the one that died never does."""
    text = "0 elemental\n0 adjarkha\n1 ezzen E1\n1 ezzen E2\n1 ezzen E3\n1 div\n1 kharu bears flame of 1, flame of 1"
    t = table(text).flick("elemental: E1, div, E2, E3")
    assert [t.life(name) for name in ("E1", "E2", "E3")] == [1, 1, 1]
    assert (t.question, set(t.match.view(0).pending.among)) == ("fire_hit", {t.disk(n) for n in ("E1", "E2", "E3")})
    t.mark("E1", "E3")
    assert [t.bears(name) for name in ("E1", "E2", "E3")] == [["flame"], [], ["flame"]]


@pytest.mark.parametrize(
    ("shield", "covers", "wounds"),
    [("", "first", ([3], [2])), (" bears shield of 1", "first", ([], [2])), ("", "every", ([3], [3]))],
)
def test_dt_x25_div_on_the_card_of_kharu(shield: str, covers: str, wounds: tuple[list[int], list[int]]) -> None:
    """DT-X25: +1 for the first enemy, spent even on a Shield; with `every` for each of them."""
    t = table(f"0 kharu\n0 div\n1 vailla P{shield}\n1 baaroun Q", divCovers=covers).lend("div", "kharu")
    t.flick("kharu: P, Q", power=True)
    assert (t.wounds("P"), t.wounds("Q")) == wounds
    assert t.s.place[t.disk("div")] == RESERVE


def test_dt_x26_a_lariat_that_falls_on_the_way() -> None:
    """DT-X26: it works for the whole flick, and then goes to its supply."""
    t = table("0 hornbug bears lariat of 1\n0 vampal\n1 kharu\n1 div").flick("hornbug: kharu", fell=("lariat@hornbug",))
    assert (t.wounds("kharu"), t.wounds("hornbug")) == ([2], [1])
    assert (t.bears("hornbug"), t.left_of("lariat", SUPPLY)) == ([], 2)


@pytest.mark.parametrize(
    ("own", "shield", "last", "places"),
    [
        ("ezzen life 1", " bears shield of 1", "first", (2, 1)),
        ("ezzen life 1", "", "first", (1, 2)),
        ("minusoid", "", "first", (1, 2)),
        ("minusoid", "", "draw", (1, 1)),
        ("ezzen life 1", "", "draw", (1, 2)),
    ],
)
def test_dt_x27_whose_last_one_dies_first(own: str, shield: str, last: str, places: tuple[int, int]) -> None:
    """DT-X27: the first moment with one side left decides; by DT-O.28 deaths of one flick are one moment."""
    t = table(f"0 {own} bears lariat of 0\n1 ramprack V{shield}", lastDeaths=last)
    t.flick(f"{own.split()[0]}: V")
    assert t.result.places == places


def test_dt_x28_a_vampire_with_a_power_sector() -> None:
    """DT-X28: two wounds, two lives, one of them lost; a Dryad's sector doubles wounds alone."""
    t = table("0 ezzen life 1\n0 akeru\n1 vailla\n1 energan")
    t.recard("ezzen", sectors=BACK).flick("ezzen: vailla", power=True)
    assert (t.wounds("vailla"), t.life("ezzen")) == ([2], 2)
    t = table("0 dryad\n0 ramprack life 1\n0 vailla V life 1\n1 akeru\n1 div")
    t.recard("dryad", sectors=BACK).flick("dryad: V, akeru", power=True)
    assert (t.life("V"), t.wounds("akeru")) == (2, [2])


def test_dt_x29_the_tick_slips_off_below_the_flame() -> None:
    """DT-X29: the Flame drops onto the veteran and burns on; without the Tick it can act."""
    t = table("0 minusoid\n0 vailla\n1 ezzen bears tick of 0, flame of 0\n1 kharu", head="first = 1").pass_turn()
    t.until("act").flick("minusoid:", fell=("tick@ezzen",))
    assert (t.bears("ezzen"), t.usable("ezzen")) == (["flame"], True)
    life = t.life("ezzen")
    t.pass_turn()
    assert life - t.life("ezzen") == 1
