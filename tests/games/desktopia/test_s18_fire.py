"""Section 18: the characters of Fire: Adjarkha, Ifrit, Elemental, Smoker, Untouchable."""

from __future__ import annotations

import pytest
from tests.games.desktopia.kit import Table, table

from tavola.games.desktopia import events as ev
from tavola.games.desktopia.actions import MoveFlame
from tavola.games.desktopia.cards import ARROW, FIRE, HERO
from tavola.games.desktopia.content import load_box

BURNING = """
    0 adjarkha
    0 ezzen bears flame of 1
    1 ramprack bears flame of 0
    1 minusoid
    1 vampal
"""


def move(t: Table, flame: str, target: str) -> MoveFlame:
    return MoveFlame(t.disk(flame), t.disk(target))


def ending(text: str = BURNING, **options: object) -> Table:
    """The end of A's turn."""
    return table(text, **options).stop()


# --- Adjarkha


def test_dt_18_1_chieftain_is_only_a_word() -> None:
    """DT-18.1, DT-2.20: the class stands on the card; no other character of the box has a class but Akeru."""
    classes = {one.key: one.klass for one in load_box().characters if one.klass}
    assert classes == {"adjarkha": "chieftain", "akeru": "shepherd"}


def test_dt_18_2_he_may_move_one_flame() -> None:
    """DT-18.2, DT-E.14: at the end of his owner's turn, and only then; he need not."""
    t = ending()
    t.do(move(t, "flame@ezzen", "minusoid"))
    assert (t.bears("ezzen"), t.bears("minusoid")) == ([], ["flame"])
    t = table(BURNING)
    assert t.refuses(move(t, "flame@ezzen", "minusoid")) == "DT-6.8"
    t.stop().resolve("flame@ramprack").stop()
    assert t.turn[0] == 1
    assert t.bears("ezzen") == ["flame"]
    t.stop()
    assert t.listed(MoveFlame) == []  # it is not Adjarkha's owner who ends his turn


def test_dt_18_3_any_flame_onto_anybody_else() -> None:
    """DT-18.3: whose it is and who bears it does not matter; the receiver may be Adjarkha; not its own bearer."""
    t = ending()
    ways = {(way.flame, way.target) for way in t.listed(MoveFlame) if isinstance(way, MoveFlame)}
    names = ("adjarkha", "ezzen", "ramprack", "minusoid", "vampal")
    assert ways == {
        (t.disk(f"flame@{bearer}"), t.disk(name))
        for bearer in ("ezzen", "ramprack")
        for name in names
        if name != bearer
    }
    assert t.refuses(move(t, "flame@ezzen", "ezzen")) == "DT-18.3"
    assert t.refuses(MoveFlame(t.disk("ezzen"), t.disk("vampal"))) == "DT-18.3"
    assert t.refuses(MoveFlame(t.disk("flame@ezzen"), 63)) == "DT-18.3"


def test_dt_18_4_one_flame_a_turn_on_top() -> None:
    """DT-18.4: onto the top of the receiver's column, and no second one."""
    t = ending(BURNING.replace("vampal", "vampal bears shield of 1"))
    t.resolve("flame@ramprack")
    t.do(move(t, "flame@ezzen", "vampal"))
    assert t.bears("vampal") == ["shield", "flame"]
    assert t.turn[0] == 1  # there was nothing else to do
    t = ending("0 adjarkha\n0 shawakh\n1 vampal bears flame of 1\n1 kharu bears flame of 1")
    t.do(move(t, "flame@kharu", "shawakh"))
    assert t.refuses(move(t, "flame@vampal", "kharu")) == "DT-6.15"


def test_dt_18_5_before_it_burns_or_after() -> None:
    """DT-18.5: moved first it burns the receiver; moved after it has burned it burns nobody more this turn."""
    t = ending()
    t.do(move(t, "flame@ramprack", "minusoid")).quiet("end")
    assert (t.life("ramprack"), t.here("minusoid")) == (2, False)
    t = ending()
    t.resolve("flame@ramprack").do(move(t, "flame@ramprack", "minusoid"))
    assert (t.life("ramprack"), t.life("minusoid"), t.turn[0]) == (1, 1, 1)
    t.pass_turn()
    t.stop().quiet("end")
    assert not t.here("minusoid")


def test_dt_18_6_idle_or_paralysed_he_moves_it() -> None:
    """DT-18.6: a Tick on him does not hinder it."""
    t = ending("0 adjarkha bears tick of 1\n0 ezzen\n1 akeru bears flame of 0\n1 vampal", stock={"akeru": 2})
    assert not t.usable("adjarkha")
    assert t.do(move(t, "flame@akeru", "vampal")).bears("vampal") == ["flame"]


def test_dt_18_7_the_moved_flame_keeps_its_owner() -> None:
    """DT-18.7, DT-R21: B's Flame burns at the end of B's turn wherever Adjarkha put it."""
    t = ending("0 adjarkha\n0 ezzen bears flame of 1\n1 vampal\n1 hornbug")
    t.do(move(t, "flame@ezzen", "vampal"))
    assert (t.turn[0], t.life("vampal")) == (1, 4)
    t.pass_turn()
    assert t.life("vampal") == 3


def test_dt_o_23_by_option_it_becomes_his_owners() -> None:
    """DT-O.23: then it burns at the end of A's own turn, this one included."""
    t = ending("0 adjarkha\n0 ezzen bears flame of 1\n1 vampal\n1 hornbug", movedFlame="adjarkha")
    t.do(move(t, "flame@ezzen", "vampal")).quiet("end")
    assert t.life("vampal") == 3
    t.pass_turn()
    assert t.life("vampal") == 3


def test_dt_18_11_the_second_fire_hero() -> None:
    """DT-18.11: a hero of Fire without spell or trait; what it is else is ours."""
    box = load_box()
    heroes = [one for one in box.characters if one.rank == HERO and one.order == 1]
    assert [one.key for one in heroes] == ["adjarkha", "ifrit"]
    assert (heroes[1].spell, heroes[1].trait, "name" in heroes[1].unprinted) == (0, 0, True)


# --- Elemental


@pytest.mark.parametrize(
    ("victim", "wounds"),
    [("vampal", 1), ("vampal bears flame of 0", 2), ("vampal bears flame of 0, flame of 1", 2)],
)
def test_dt_18_21_it_hurts_the_burning_twice_as_hard(victim: str, wounds: int) -> None:
    """DT-18.21, DT-18.23: one Flame or two on the victim mean the double, Flames elsewhere nothing."""
    t = table(f"0 elemental\n0 hornbug bears flame of 0\n1 {victim}\n1 kharu bears flame of 1")
    t.flick("elemental: vampal")
    assert t.wounds("vampal") == [wounds]


def test_dt_18_22_hits_only() -> None:
    """DT-18.22: the Flame it put down itself burns for one."""
    t = table("0 elemental\n0 hornbug\n1 vampal\n1 kharu")
    t.flick("elemental: vampal").stop().quiet("end")
    assert t.life("vampal") == 2


@pytest.mark.parametrize(("edition", "life"), [("ru", 3), ("en", 2)])
def test_dt_e_11_english_any_damage_it_deals(edition: str, life: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """DT-E.11: a shot of an Elemental, if it had one, at a burning enemy."""
    t = table("0 elemental\n0 archer\n1 vampal bears flame of 1\n1 kharu", e11=edition)
    who = next(one for one in t.s.kit.box.characters if one.key == "elemental")
    for name, value in (("carries", ARROW), ("shoots", True), ("limit", -1)):
        monkeypatch.setattr(who, name, value)
    t.shoot("elemental: vampal")
    assert t.life("vampal") == life


def test_dt_18_24_judged_as_it_was_at_commit() -> None:
    """DT-18.24: a Flame lost on the way still doubles; one put down by this very flick does not."""
    t = table("0 elemental\n0 hornbug\n1 vampal bears flame of 0\n1 kharu")
    t.flick("elemental: vampal", fell=("flame@vampal",))
    assert t.wounds("vampal") == [2]
    t = table("0 elemental\n0 hornbug\n1 vampal\n1 kharu", multiContact="each")
    t.flick("elemental: vampal, #, vampal")
    assert t.wounds("vampal") == [1, 1]


def test_dt_o_3_one_flame_for_an_enemy_met_three_times() -> None:
    """DT-9.10, DT-O.3: each contact wounds, but the Flame is put on each enemy, not on each contact."""
    t = table("0 elemental\n0 hornbug\n1 vampal\n1 kharu", multiContact="each")
    t.flick("elemental: vampal, kharu, vampal, vampal")
    assert (t.wounds("vampal"), t.bears("vampal"), t.bears("kharu")) == ([1, 1, 1], ["flame"], ["flame"])


def test_dt_18_25_the_flame_stays() -> None:
    """DT-18.25: it is not used up, and the Fire Hit puts another on top."""
    t = table("0 elemental\n0 hornbug\n1 vampal bears flame of 0\n1 kharu")
    t.flick("elemental: vampal")
    assert t.bears("vampal") == ["flame", "flame"]
    assert load_box().characters[t.s.kind[t.disk("elemental")]].hits == (FIRE,)


# --- Smoker


@pytest.mark.parametrize(("hitter", "life"), [("ezzen", 1), ("dryad", 1), ("akeru", 0)])
def test_dt_18_31_hits_of_lower_ranks_do_not_wound_it(hitter: str, life: int) -> None:
    """DT-18.31, DT-18.33: a veteran and a fighter do nothing, a hero kills it."""
    t = table(f"0 {hitter}\n0 vampal\n1 smoker\n1 kharu")
    t.flick(f"{hitter}: smoker")
    assert t.life("smoker") == life


@pytest.mark.parametrize(("shooter", "life"), [("archer", 1), ("ifrit", 0), ("baaroun", 0)])
def test_dt_18_32_nor_do_their_shots(shooter: str, life: int) -> None:
    """DT-18.32, DT-18.33: an Archer's Arrow does nothing, a hero's Tornado or Lightning kills it."""
    t = table(f"0 {shooter}\n0 ezzen\n1 smoker\n1 kharu", stock={shooter: 1} if shooter == "baaroun" else None)
    t.shoot(f"{shooter}: smoker")
    assert t.life("smoker") == life


def test_dt_18_34_spells_and_traits_work_on_it() -> None:
    """DT-18.34: an Untouchable's burst kills it."""
    t = table("0 untouchable 100,800\n0 vampal\n1 smoker 130,800\n1 kharu")
    t.stop()
    assert not t.here("smoker")


def test_dt_18_35_what_lasts_sticks_to_it() -> None:
    """DT-18.35, DT-R18: the Elemental's Flame lies on it, and burns it at the end of the turn."""
    t = table("0 elemental\n0 vampal\n1 smoker\n1 kharu")
    t.flick("elemental: smoker")
    assert (t.life("smoker"), t.bears("smoker")) == (1, ["flame"])
    t.stop()
    assert not t.here("smoker")


def test_dt_18_36_the_rank_is_that_of_who_was_flicked() -> None:
    """DT-18.36: Ramprack's spell flicks Kharu, and it dies; Vailla's Magnet flicks a veteran, and it lives."""
    t = table("0 ramprack\n0 kharu life 1\n1 smoker\n1 vampal")
    t.cast("ramprack", "kharu").flick("kharu: smoker")
    assert t.life("smoker") == 0
    t = table("0 vailla\n0 ramprack\n1 smoker\n1 vampal")
    t.shoot("vailla: ramprack").flick("ramprack: smoker", power=True)
    assert t.life("smoker") == 1


# --- Untouchable

CROWD = """
    0 untouchable 100,800
    0 akeru 135,800
    1 vampal 65,800
    1 hornbug 100,765
    1 kharu 500,500
"""


def test_dt_18_41_everybody_nearby_takes_a_wound() -> None:
    """DT-18.41: own and enemy alike, and nobody farther away."""
    t = table(CROWD).stop()
    assert [t.life(name) for name in ("akeru", "vampal", "hornbug", "kharu")] == [4, 3, 1, 4]


def test_dt_18_41_only_at_the_end_of_its_owners_turn() -> None:
    """DT-18.41: in B's turn it does nothing; by option (DT-O.22) it bursts at the end of every turn."""
    t = table(CROWD).stop().pass_turn()
    assert t.life("vampal") == 3
    t = table(CROWD, endTraits="every").stop().pass_turn()
    assert t.life("vampal") == 2


def test_dt_18_42_not_itself() -> None:
    """DT-18.42."""
    assert table(CROWD).stop().life("untouchable") == 1


def test_dt_18_43_all_of_them_at_one_stroke() -> None:
    """DT-18.43, DT-R74: two deaths before anything that deaths bring about."""
    t = table("0 untouchable 100,800\n1 energan 130,800\n1 energan two 70,800\n1 vampal")
    t.stop()
    assert t.order(ev.Died, ev.CardTaken) == ["Died", "Died", "CardTaken", "CardTaken"]


def test_dt_18_44_killed_by_the_first_the_second_is_silent() -> None:
    """DT-18.44: events in the order chosen; the dead one does not burst."""
    t = table("0 untouchable one 100,800\n0 untouchable two 130,800\n0 akeru\n1 smoker 160,800\n1 kharu")
    t.stop().resolve("one").quiet("end")
    assert (t.here("two"), t.life("smoker")) == (False, 1)


def test_dt_18_45_nearby_when_it_bursts() -> None:
    """DT-18.45: see also DT-X61; whoever was pushed away in the turn is spared."""
    t = table("0 untouchable 100,800\n0 akeru\n1 vampal 130,800\n1 kharu")
    t.flick("akeru: vampal", moves={"vampal": (400, 400)}).stop()
    assert t.life("vampal") == 3
