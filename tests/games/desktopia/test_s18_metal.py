"""Section 18: the characters of Metal: Ramprack, Baaroun, Vailla, Minusoid, Energan."""

from __future__ import annotations

from tests.games.desktopia.kit import Table, table

from tavola.games.desktopia import events as ev
from tavola.games.desktopia.actions import Cast, ChooseSeat, Decline
from tavola.games.desktopia.content import load_box
from tavola.games.desktopia.state import RESERVE

RAMS = """
    0 ramprack
    0 minusoid
    0 akeru life 1
    0 vampal
    1 kharu
    1 smoker
    - fountain
"""

# --- Ramprack


def test_dt_18_101_an_own_character_with_less_life() -> None:
    """DT-18.101: not one with as much, not itself, not an enemy."""
    t = table(RAMS)
    weaker = {way.target for way in t.listed(Cast) if isinstance(way, Cast)}
    assert weaker == {t.disk("minusoid"), t.disk("akeru")}
    for name in ("vampal", "ramprack", "smoker"):
        assert t.refuses(t.spell("ramprack", name)) == "DT-18.101"


def test_dt_e_10_english_any_character() -> None:
    """DT-E.10, DT-R38: an enemy too, flicked as by a Magnet: his own side is hit, nothing is captured. That the short
    text says "own" does not matter: the appendix goes before it (DT-17.5)."""
    t = table(RAMS, e10="en")
    t.cast("ramprack", "smoker")
    assert (t.question, t.seat) == ("flick", 0)
    t.flick("smoker: kharu, minusoid, fountain")
    assert (t.life("kharu"), t.life("minusoid"), t.controls("fountain")) == (3, 1, -1)


def test_dt_18_102_the_spell_is_the_only_action() -> None:
    """DT-18.102, DT-7.10: one action used, by Ramprack."""
    t = table(RAMS)
    t.cast("ramprack", "minusoid").flick("minusoid: kharu")
    assert (t.turn, t.usable("ramprack"), t.life("kharu")) == ((0, 3, 1), False, 3)


def test_dt_18_103_one_that_has_acted_already() -> None:
    """DT-18.103."""
    t = table(RAMS)
    t.flick("minusoid: #").cast("ramprack", "minusoid").flick("minusoid: kharu")
    assert (t.turn, t.life("kharu")) == ((0, 3, 2), 3)


def test_dt_18_104_one_that_has_not_may_still_act() -> None:
    """DT-18.104."""
    t = table(RAMS)
    t.cast("ramprack", "minusoid").flick("minusoid: #")
    assert t.usable("minusoid")
    t.flick("minusoid: kharu")
    assert t.turn == (0, 3, 2)


def test_dt_18_105_a_wounded_one_has_nobody() -> None:
    """DT-18.105."""
    t = table(RAMS.replace("ramprack", "ramprack life 1"))
    assert t.listed(Cast) == []
    assert t.refuses(t.spell("ramprack", "minusoid")) == "DT-18.101"


def test_dt_18_106_all_that_a_flick_brings() -> None:
    """DT-18.106: a hit, a capture, and in another flick a penalty."""
    t = table(RAMS)
    t.cast("ramprack", "minusoid").flick("minusoid: kharu, fountain")
    assert (t.life("kharu"), t.stands("fountain")) == (3, "minusoid")
    t = table(RAMS)
    t.cast("ramprack", "minusoid").flick("minusoid: #", out={"minusoid": (0, 500)})
    assert (t.turn, len(t.seen(ev.Penalised))) == ((0, 2, 1), 1)


def test_dt_18_107_those_who_cannot_act() -> None:
    """DT-18.107: a Ticked one and a wounded Hornbug may be flicked; by option (DT-O.15) they may not."""
    text = "0 ramprack\n0 minusoid bears tick of 1\n0 hornbug life 1\n1 akeru\n1 smoker"
    t = table(text, stock={"akeru": 2})
    assert not t.usable("hornbug")
    assert not t.usable("minusoid")
    t.cast("ramprack", "hornbug").flick("hornbug: akeru", power=True)
    assert t.wounds("akeru") == [2]
    t = table(text, stock={"akeru": 2}, forceParalysed=False)
    assert t.refuses(t.spell("ramprack", "hornbug")) == "DT-18.101"
    assert t.refuses(t.spell("ramprack", "minusoid")) == "DT-18.101"


def test_dt_18_108_two_lives() -> None:
    """DT-18.108."""
    assert next(one for one in load_box().characters if one.key == "ramprack").life == 2


def test_the_forced_flick_cannot_be_refused() -> None:
    """DT-7.15: once the spell is cast it happens."""
    t = table(RAMS)
    t.cast("ramprack", "minusoid")
    assert t.refuses(Decline()) == "DT-8.1"


# --- Baaroun


def turns(t: Table, count: int) -> list[int]:
    """His stock after each beginning of his owner's turn."""
    found = [t.stock("baaroun")]
    for _ in range(count):
        t.pass_turn().pass_turn()
        found.append(t.stock("baaroun"))
    return found


def test_dt_18_111_he_starts_with_none() -> None:
    """DT-18.111, DT-4.10: in B's camp nothing lies on his card while A plays."""
    assert table("0 akeru\n1 baaroun\n1 vampal").stock("baaroun") == 0


def test_dt_18_112_one_at_the_beginning_of_his_owners_turn() -> None:
    """DT-18.112: from the reserve; forced, so nobody is asked."""
    t = table("0 baaroun\n0 ezzen\n1 akeru")
    assert (t.stock("baaroun"), t.left_of("lightning", RESERVE), t.question) == (1, 3, "act")


def test_dt_18_113_never_above_three() -> None:
    """DT-18.113, DT-E.18: above the 0 of his card, and a fourth is not kept."""
    t = table("0 baaroun\n0 ezzen\n1 akeru\n1 vampal")
    assert (turns(t, 4), t.left_of("lightning", RESERVE)) == ([1, 2, 3, 3, 3], 1)


def test_dt_18_114_nothing_in_the_reserve() -> None:
    """DT-18.114: with the rest of the Lightnings away he gets none, and the game goes on."""
    t = table("0 ezzen\n0 akeru\n1 baaroun\n1 vampal")
    for disk in t.s.kit.box.disks_of(t.s.kit.box.by_key["lightning"]):
        t.s.place[disk] = -9
    t.pass_turn().quiet("begin")
    assert (t.stock("baaroun"), t.question) == (0, "act")


def test_dt_18_115_although_paralysed() -> None:
    """DT-18.115."""
    t = table("0 baaroun bears tick of 1\n0 ezzen\n1 akeru", stock={"akeru": 2})
    assert (t.usable("baaroun"), t.stock("baaroun")) == (False, 1)


# --- Vailla


def test_dt_18_121_she_shoots_magnets() -> None:
    """DT-18.121."""
    box = load_box()
    vailla = next(one for one in box.characters if one.key == "vailla")
    assert (box.kinds[vailla.carries].key, vailla.shoots) == ("magnet", True)


def test_dt_18_122_enemy_ally_or_herself() -> None:
    """DT-18.122: three were touched, all three may be taken."""
    t = table("0 vailla\n0 ramprack\n1 kharu\n1 smoker")
    t.shoot("vailla: vailla, ramprack, kharu")
    assert set(t.match.view(None).pending.among) == {t.disk("vailla"), t.disk("ramprack"), t.disk("kharu")}
    t.choose("vailla").flick("vailla: kharu")
    assert t.life("kharu") == 3


# --- Minusoid and Energan

DEATHS = """
    0 ezzen
    0 ramprack
    0 akeru
    1 minusoid
    1 energan
    1 vampal
"""


def test_dt_18_131_one_player_takes_a_penalty_card() -> None:
    """DT-18.131, DT-25.24: whom its owner names, himself included; he must name one."""
    t = table(DEATHS)
    t.flick("ezzen: minusoid")
    assert (t.question, t.seat) == ("minusoid", 1)
    assert t.refuses(Decline()) == "DT-18.131"
    assert t.refuses(ChooseSeat(2)) == "DT-18.131"
    assert t.listed(ChooseSeat) == [ChooseSeat(0), ChooseSeat(1)]
    t.do(ChooseSeat(0))
    assert (t.cards(0), t.turn) == ((1, 0), (0, 3, 1))
    assert [e.disk for e in t.seen(ev.TraitWorked)] == [t.disk("minusoid")]
    t = table(DEATHS)
    t.flick("ezzen: minusoid").do(ChooseSeat(1))
    assert t.cards(1) == (1, 0)


def test_dt_18_131_not_one_who_is_out() -> None:
    """DT-18.131: of three the one without characters cannot be named, the others can, allies too."""
    t = table("0 ezzen\n0 ramprack\n1 minusoid\n1 vampal\n2 smoker", head="sides = [0, 1, 1]")
    t.s.kit.battles[0].side[:] = [0, 1, 1]
    t.flick("ramprack: minusoid")
    assert t.listed(ChooseSeat) == [ChooseSeat(0), ChooseSeat(1), ChooseSeat(2)]
    t = table("0 akeru\n0 ramprack\n1 minusoid\n1 vampal\n2 dryad")
    t.flick("akeru: dryad").flick("ramprack: minusoid")
    assert t.listed(ChooseSeat) == [ChooseSeat(0), ChooseSeat(1)]


def test_dt_18_132_it_cancels_with_a_bonus_card() -> None:
    """DT-18.132: both go at once."""
    t = table(DEATHS, time=(0, 1))
    t.flick("ezzen: minusoid").do(ChooseSeat(1))
    assert (t.cards(1), len(t.seen(ev.CardsCancelled))) == ((0, 0), 1)


def test_dt_18_133_it_does_not_shorten_the_running_turn() -> None:
    """DT-18.133: A goes on with three actions, unless a bonus card of his is still unused."""
    t = table(DEATHS)
    t.flick("ezzen: minusoid").do(ChooseSeat(0))
    assert (t.turn, t.cards(0)) == ((0, 3, 1), (1, 0))
    t = table(DEATHS, time=(1, 0))
    assert t.turn == (0, 4, 0)
    t.flick("ezzen: minusoid").do(ChooseSeat(0))
    assert (t.turn, t.cards(0)) == ((0, 3, 1), (0, 0))


def test_dt_18_141_its_owner_takes_a_bonus_card() -> None:
    """DT-18.141: forced, so nobody is asked; one more action next turn."""
    t = table(DEATHS)
    t.flick("ezzen: energan")
    assert (t.cards(1), t.question) == ((0, 1), "act")
    t.pass_turn()
    assert t.turn == (1, 4, 0)


def test_dt_18_142_it_cancels_with_a_penalty_card() -> None:
    """DT-18.142."""
    t = table(DEATHS, time=(0, -1))
    t.flick("ezzen: energan")
    assert t.cards(1) == (0, 0)


def test_dt_18_143_gained_in_ones_own_turn_it_counts_in_the_next() -> None:
    """DT-18.143: the Lariat kills A's own Energan; three actions now, four then."""
    t = table("0 energan bears lariat of 1\n0 ezzen\n1 kharu\n1 vampal")
    t.flick("energan: vampal")
    assert (t.cards(0), t.turn) == ((0, 1), (0, 3, 1))
    t.pass_turn().pass_turn()
    assert t.turn == (0, 4, 0)
