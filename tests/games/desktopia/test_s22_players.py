"""Section 22: sides; two, three and four players."""

from __future__ import annotations

import pytest
from tests.games.desktopia.kit import table

from tavola.core.errors import ContentError
from tavola.core.values import Shuffled
from tavola.games.desktopia import events as ev
from tavola.games.desktopia.actions import Flick, PlayRitual
from tavola.games.desktopia.cards import SUMMONING, TELEPORTATION
from tavola.games.desktopia.rules.rites import targets as ritual_targets
from tavola.games.desktopia.rules.spells import targets
from tavola.games.desktopia.stats import allied

ALLIES = "sides = [0, 0, 1]"


def test_dt_22_1_the_scenario_says_who_is_with_whom() -> None:
    """DT-22.1: two against two, crosswise."""
    t = table("0 hornbug\n1 kharu\n2 vailla\n3 ifrit", head="sides = [0, 1, 0, 1]")
    assert [allied(t.s, 0, seat) for seat in range(4)] == [True, False, True, False]
    assert t.match.view(0).field.sides == (0, 1, 0, 1)


def test_dt_22_2_without_a_word_everybody_else_is_an_opponent() -> None:
    """DT-22.2, DT-R71: all three are wounded."""
    t = table("0 hornbug\n0 vampal\n1 kharu\n1 ezzen\n2 vailla\n2 ramprack\n3 ifrit\n3 smoker")
    t.flick("hornbug: kharu, vailla, ifrit")
    assert [t.life(name) for name in ("kharu", "vailla", "ifrit")] == [3, 3, 3]


def test_dt_22_3_an_allys_characters_are_allied() -> None:
    """DT-22.3: for hits, heals, nearby counts and shots."""
    t = table("0 dryad\n0 vampal 300,300 life 1\n1 ezzen E 340,300 life 1\n1 akeru\n2 ifrit", head=ALLIES)
    assert t.life("vampal") == 2
    assert t.flick("dryad: E, akeru").life("E") == 2
    shot = table("0 archer\n0 vampal\n1 ezzen\n1 akeru\n2 ifrit", head=ALLIES).shoot("archer: ezzen, ifrit")
    assert (shot.question, shot.life("ezzen"), shot.life("ifrit")) == ("act", 2, 3)


def test_dt_22_4_your_means_ones_own_alone_fountain_and_tick() -> None:
    """DT-22.4: not the ally's veteran, not the ally's hero."""
    text = "0 ezzen on fountain life 1\n0 akeru\n1 hornbug life 1\n1 vampal life 1\n2 ifrit\n- fountain"
    t = table(text, head=ALLIES)
    t.use("fountain")
    assert [t.life(name) for name in ("ezzen", "hornbug", "vampal")] == [2, 1, 1]
    tick = table("0 akeru life 3\n1 vampal life 1\n2 ifrit bears tick of 0", head=ALLIES, stock={"akeru": 2})
    assert (tick.life("akeru"), tick.life("vampal")) == (4, 1)


def test_dt_22_4_your_means_ones_own_alone_spells() -> None:
    """DT-22.4: Ramprack sends and a Phantom changes with own ones only."""
    t = table("0 ramprack\n0 minusoid\n0 phantom\n1 dryad\n1 hornbug\n2 ifrit", head=ALLIES)
    assert {t.name(d) for d in targets(t.s, t.disk("ramprack"))} == {"minusoid", "phantom"}
    assert {t.name(d) for d in targets(t.s, t.disk("phantom"))} == {"ramprack", "minusoid"}
    assert t.refuses(t.spell("ramprack", "dryad")) == "DT-18.101"
    assert t.refuses(t.spell("phantom", "hornbug")) == "DT-18.81"


def test_dt_22_4_your_means_ones_own_alone_rituals() -> None:
    """DT-22.4: Teleportation of own ones, Summoning beside own heroes, of own Orders."""
    t = table("0 akeru\n0 phantom\n1 vampal\n1 dryad\n2 ifrit", Shuffled(tuple(range(12))), head=ALLIES, rituals=True)
    t.s.camps[0].hand = bytearray([TELEPORTATION, SUMMONING])
    assert {t.name(a.disk) for a in ritual_targets(t.s, 0, TELEPORTATION)} == {"akeru", "phantom"}  # type: ignore[attr-defined]
    summoned = ritual_targets(t.s, 0, SUMMONING)
    assert {t.name(a.hero) for a in summoned} == {"akeru"}  # type: ignore[attr-defined]
    assert {t.s.kit.box.characters[a.kind].key for a in summoned} == {"phantom", "div"}  # type: ignore[attr-defined]


def test_dt_22_4_your_means_ones_own_alone_smithy() -> None:
    """DT-22.4: the ally's fallen fighter does not come back for me."""
    text = "0 kharu on smithy\n0 phantom\n0 ezzen\n1 dryad\n1 vampal\n2 smoker\n2 untouchable\n2 vailla\n- smithy"
    t = table(text, head=ALLIES + "\nfirst = 2").flick("vailla: dryad").pass_turn()
    assert (t.turn[0], t.here("dryad")) == (0, False)
    t.flick("phantom: untouchable")
    assert (t.here("untouchable"), t.question) == (False, "act")


def test_dt_22_5_an_allys_character_is_flicked_by_a_magnet_alone() -> None:
    """DT-22.5: refused as an action; pulled by Vailla, a free flick."""
    t = table("0 vailla\n0 ramprack\n1 dryad\n1 vampal\n2 ifrit", head=ALLIES)
    assert t.refuses(t.aim("vampal")) == "DT-7.11"
    t.shoot("vailla: vampal").flick(": ifrit")
    assert t.life("ifrit") == 3
    assert isinstance(t.aimed, Flick)


def test_dt_22_6_a_capture_is_for_own_characters_and_of_no_allys_artifact() -> None:
    """DT-22.6: an ally's artifact is not neutral; an ally's character that is pulled takes nothing."""
    t = table("0 ramprack\n0 vailla\n1 dryad on smithy\n1 vampal\n2 ifrit\n- smithy\n- fountain", head=ALLIES)
    t.flick("ramprack: smithy", moves={"dryad": (500, 500)})
    assert t.controls("smithy") == -1
    t.shoot("vailla: vampal").flick(": fountain")
    assert t.controls("fountain") == -1


def test_dt_22_7_clockwise_over_those_who_are_out() -> None:
    """DT-22.7: seat 1 fell: 0, 2, 3, 0."""
    t = table("0 kharu\n0 phantom\n1 smoker\n2 vailla\n2 ramprack\n3 hornbug\n3 vampal").flick("kharu: smoker")
    found = [t.turn[0]]
    for _ in range(3):
        found.append(t.pass_turn().turn[0])
    assert found == [0, 2, 3, 0]


def test_dt_22_8_a_squad_may_mix_orders() -> None:
    """DT-22.8: one of each; all are summoned from."""
    t = table("0 kharu\n0 hornbug\n0 ifrit\n0 vailla\n1 ezzen", Shuffled(tuple(range(12))), rituals=True)
    assert t.usable("hornbug")
    t.s.camps[0].hand = bytearray([SUMMONING])
    t.match._menu = None
    kinds = {t.s.kit.box.characters[a.kind].key for a in t.do(PlayRitual(SUMMONING)).menu().actions}
    assert kinds == {"smoker", "untouchable", "dryad", "archer", "minusoid", "energan", "phantom", "div"}


def test_dt_22_9_one_set_for_all() -> None:
    """DT-22.9: four Flames in the box: after three of one player the other finds one; disks of a kind are counted
    together when a scenario is read."""
    t = table("0 adjarkha\n0 ezzen\n0 akeru\n1 elemental\n1 ifrit\n1 vampal\n1 shawakh")
    t.flick("adjarkha: shawakh, ifrit, vampal").pass_turn()
    assert t.left_of("flame", 0) == 1
    t.until("act").flick("elemental: ezzen, akeru")
    assert (t.question, t.left_of("flame", 0)) == ("fire_hit", 1)
    with pytest.raises(ContentError, match="as in the box"):
        table("0 ezzen\n0 ezzen\n0 ezzen\n1 ezzen\n1 ezzen")


def test_dt_22_10_who_flicked_is_penalised() -> None:
    """DT-22.10: seat 0 throws out one of each other player: its own action goes, theirs stay."""
    t = table("0 kharu\n0 phantom\n0 div\n1 vailla\n1 ramprack\n2 hornbug\n2 vampal")
    t.flick("kharu: vailla, vampal", out={"vailla": (0, 300), "vampal": (0, 600)})
    assert [e.seat for e in t.seen(ev.Penalised)] == [0]
    assert (t.cards(1), t.cards(2)) == ((0, 0), (0, 0))
