"""Section 15: artifacts in general."""

from __future__ import annotations

import pytest
from tests.games.desktopia.kit import Table, table

from tavola.games.desktopia import events as ev
from tavola.games.desktopia.actions import Choose, Decline, Flick, Place, Turn, UseArtifact
from tavola.games.desktopia.cards import BARREL, is_artifact, order_of, radius
from tavola.games.desktopia.state import USED
from tavola.games.desktopia.units import MM

GROUND = """
    0 akeru
    0 ezzen
    0 hornbug
    1 vampal
    1 dryad
    - fountain
    - fire_mine
"""


def ground(**options: object) -> Table:
    return table(GROUND, **options)


def test_dt_15_1_thirty_one_millimetres_never_flicked_never_destroyed() -> None:
    """DT-15.1, DT-7.12: it has an Order, and a hit on it wounds nothing."""
    t = ground()
    mine = t.disk("fire_mine")
    assert (radius(mine), t.s.kit.box.kinds[t.s.kind[mine]].key, order_of(mine)) == (15_500_000, "fire_mine", 1)
    assert t.refuses(Flick(mine, 0, -1, 100)) == "DT-7.12"
    t.flick("hornbug: fire_mine", power=True).quiet("turn")
    assert t.here("fire_mine")
    assert t.seen(ev.Hurt) == []


@pytest.mark.parametrize("artifact", ["fountain", "fire_mine", "smithy", "magnetosphere"])
def test_dt_15_2_any_order_may_control_any_artifact(artifact: str) -> None:
    """DT-15.2: Akeru of Dust takes each of the four."""
    t = table(f"0 akeru\n0 ezzen\n1 vampal\n- {artifact}")
    t.flick(f"akeru: {artifact}")
    assert t.controls(artifact) == 0


def test_dt_15_3_only_a_controlled_one_can_be_used() -> None:
    """DT-15.3: neither a neutral one nor the enemy's, nor something that is none."""
    t = table("0 akeru\n0 ezzen\n1 vampal on fire_mine\n1 dryad\n- fountain\n- fire_mine")
    for name in ("fountain", "fire_mine", "akeru"):
        assert t.refuses(UseArtifact(t.disk(name))) == "DT-15.3"
    t.flick("akeru: fountain")
    assert UseArtifact(t.disk("fountain")) in t.menu()


def test_dt_15_4_touching_a_neutral_one_seats_the_character() -> None:
    """DT-15.4, DT-8.11: forced; the disk lies in the middle of the artifact, and control begins."""
    t = ground()
    t.flick("akeru: fountain", moves={"akeru": (90, 640)})
    assert (t.stands("fountain"), t.at("akeru"), t.controls("fountain")) == ("akeru", t.at("fountain"), 0)
    assert [(e.artifact, e.seat, e.by) for e in t.seen(ev.Controlled)] == [(t.disk("fountain"), 0, t.disk("akeru"))]


def test_dt_e_9_english_the_player_may_put_it_on() -> None:
    """DT-E.9, DT-25.14: in the English edition one may decline; in the Russian one with a choice of two one may not."""
    t = ground(edition="en")
    t.flick("akeru: fountain")
    assert (t.question, t.seat) == ("capture", 0)
    t.do(Decline())
    assert (t.stands("fountain"), t.question) == ("", "act")
    t = ground(e9="en")
    t.flick("akeru: fountain").choose("fountain")
    assert t.stands("fountain") == "akeru"
    t = ground()
    t.flick("akeru: fountain, fire_mine")
    assert t.refuses(Decline()) == "DT-E.9"


def test_dt_15_5_neutral_at_commit_and_empty_at_rest() -> None:
    """DT-15.5: the enemy's is not taken though its rider came off; a neutral one onto which nobody came is."""
    t = table("0 akeru\n0 ezzen\n1 vampal on fountain\n1 dryad\n- fountain")
    t.flick("akeru: fountain", fell=("vampal",))
    assert (t.controls("fountain"), t.stands("fountain")) == (-1, "")
    assert t.refuses(Choose(t.disk("fountain"))) == "DT-7.11" or t.question == "act"


def test_dt_15_6_the_card_comes_with_control_and_goes_with_it() -> None:
    """DT-15.6: Controlled and Freed tell whose camp it is in; a neutral one is in none."""
    t = ground()
    assert t.controls("fountain") == -1
    t.flick("akeru: fountain")
    assert t.controls("fountain") == 0
    t.pass_turn().flick("vampal: fountain", fell=("akeru",))
    assert t.controls("fountain") == -1
    assert [(e.artifact, e.seat) for e in t.seen(ev.Freed)] == [(t.disk("fountain"), 0)]


def test_dt_15_7_control_lasts_while_somebody_stands_there() -> None:
    """DT-15.7: over the enemy's turn into one's own."""
    t = ground()
    t.flick("akeru: fountain").pass_turn().pass_turn()
    assert (t.turn[0], t.controls("fountain")) == (0, 0)
    assert UseArtifact(t.disk("fountain")) in t.menu()


@pytest.mark.parametrize("how", ["flick", "shoot"])
def test_dt_15_8_freed_by_a_flick_or_a_shot(how: str) -> None:
    """DT-15.8: the character on it comes off; too weak a touch leaves it there."""
    t = table("0 archer\n0 ezzen\n1 vampal on fountain\n1 dryad\n- fountain")
    getattr(t, how)("archer: fountain")
    assert t.controls("fountain") == 1
    t.flick("ezzen: fountain", fell=("vampal",))
    assert t.controls("fountain") == -1
    t = table("0 archer\n0 ezzen\n1 vampal on fountain\n1 dryad\n- fountain")
    getattr(t, how)("archer: fountain", fell=("vampal",))
    assert t.controls("fountain") == -1


def test_dt_15_9_taken_by_another_character() -> None:
    """DT-15.9: not by the flick that freed it; by the next one."""
    t = table("0 akeru\n0 ezzen\n1 vampal on fountain\n1 dryad\n- fountain")
    t.flick("akeru: fountain, fountain", fell=("vampal",))
    assert t.controls("fountain") == -1
    t.flick("ezzen: fountain")
    assert t.stands("fountain") == "ezzen"


TWO = """
    0 akeru on fountain life 1
    0 ezzen on fire_mine bears flame of 1
    0 hornbug
    1 vampal
    1 dryad
    - fountain
    - fire_mine
"""


def test_dt_15_10_each_once_in_ones_own_turn() -> None:
    """DT-15.10, DT-7.8: two artifacts, two uses, no action; not twice, but again in the next turn."""
    t = table(TWO)
    t.use("fountain").use("fire_mine", 1)
    assert (t.turn, t.life("akeru"), t.bears("ezzen")) == ((0, 3, 0), 2, [])
    assert t.refuses(UseArtifact(t.disk("fountain"))) == "DT-15.10"
    t.pass_turn().pass_turn()
    assert UseArtifact(t.disk("fountain")) in t.menu()


def test_dt_15_10_not_in_anothers_turn() -> None:
    """DT-15.10: B decides nothing about A's artifacts, and cannot use them."""
    t = table(TWO)
    t.pass_turn()
    assert t.seat == 1
    assert t.refuses(UseArtifact(t.disk("fountain"))) == "DT-15.3"
    assert t.refuses(UseArtifact(t.disk("fountain")), seat=0) == "DT-2.18"


def test_dt_15_11_using_is_never_compulsory() -> None:
    """DT-15.11: the turn ends without it."""
    t = table(TWO)
    t.pass_turn()
    assert (t.turn[0], t.life("akeru")) == (1, 1)


def test_dt_15_12_the_moment_of_use() -> None:
    """DT-15.12: Mine and Fountain at any moment, the other two only at theirs."""
    t = table("0 akeru on smithy\n0 ezzen on magnetosphere\n1 vampal\n1 dryad\n- smithy\n- magnetosphere")
    assert t.refuses(UseArtifact(t.disk("smithy"))) == "DT-15.12"
    assert t.refuses(UseArtifact(t.disk("magnetosphere"))) == "DT-15.12"
    t.stop()
    assert t.question == "end"
    t.resolve("magnetosphere")
    assert t.question == "magnet"


def test_dt_15_12_at_the_beginning_and_at_the_end_too() -> None:
    """DT-15.12: the Fountain between the events of T1 and of T4."""
    t = table("0 akeru on fountain life 1\n0 baaroun\n0 shawakh\n1 vampal bears flame of 0\n1 dryad\n- fountain")
    assert (t.question, t.stock("baaroun")) == ("begin", 0)
    t.use("fountain")
    assert t.life("akeru") == 2
    t = table("0 akeru on fountain life 1\n0 shawakh\n1 vampal bears flame of 0\n1 dryad\n- fountain")
    t.stop()
    assert t.question == "end"
    t.use("fountain")
    assert t.life("akeru") == 2


def test_dt_15_13_used_in_the_turn_in_which_it_was_taken() -> None:
    """DT-15.13: at once."""
    t = table("0 akeru life 1\n0 ezzen\n1 vampal\n- fountain")
    t.flick("akeru: fountain").use("fountain")
    assert t.life("akeru") == 2


def test_dt_15_14_lost_and_retaken_it_is_used_once() -> None:
    """DT-15.14: the mark is the artifact's."""
    t = table("0 akeru on fountain life 1\n0 ezzen\n0 hornbug\n1 vampal\n- fountain")
    t.use("fountain").flick("akeru: #", moves={"akeru": (500, 500)}).flick("ezzen: fountain")
    assert (t.stands("fountain"), t.s.marks[t.disk("fountain")]) == ("ezzen", USED)
    assert t.refuses(UseArtifact(t.disk("fountain"))) == "DT-15.10"


def test_dt_15_15_one_character_on_an_artifact() -> None:
    """DT-15.15, DT-R107: where an own character stands nobody else is seated."""
    t = table("0 akeru on fountain\n0 ezzen\n1 vampal\n- fountain")
    t.flick("ezzen: fountain")
    assert (t.stands("fountain"), t.s.on[t.disk("ezzen")]) == ("akeru", -1)


def test_dt_15_16_whoever_stands_there_acts_and_is_a_target_as_usual() -> None:
    """DT-15.16, DT-R30: a shot from there; a bite there; flicked off it the artifact is left."""
    t = table("0 akeru on fountain\n0 ezzen\n1 vampal on smithy bears tick of 0\n- fountain\n- smithy",
              stock={"akeru": 2})  # fmt: skip
    assert t.quiet("begin").life("vampal") == 3
    t.shoot("akeru: vampal")
    assert t.bears("vampal") == ["tick", "tick"]
    t.pass_turn().quiet("begin")  # nobody of the other camp can act
    t.flick("akeru: #", moves={"akeru": (500, 500)})
    assert t.controls("fountain") == -1


def test_dt_15_17_the_artifact_is_not_who_stands_on_it() -> None:
    """DT-15.17, DT-R33: a hit on the Fountain is none on Vampal; fallen beside it he is met as himself."""
    t = table("0 hornbug\n0 ezzen\n1 vampal on fountain\n1 dryad\n- fountain")
    t.flick("hornbug: fountain", power=True)
    assert t.life("vampal") == 4
    t.flick("ezzen: fountain, vampal", fell=("vampal",))
    assert t.life("vampal") == 3


def test_dt_15_18_pushing_another_disk_into_it_captures_nothing() -> None:
    """DT-15.18: neither for an own character nor for an enemy's."""
    t = ground()
    t.flick("akeru: ezzen, ezzen-fountain, vampal, vampal-fire_mine")
    assert (t.controls("fountain"), t.controls("fire_mine")) == (-1, -1)


def test_dt_15_19_the_other_face_is_a_special_object() -> None:
    """DT-15.19, DT-8.13: a barrel is the reverse of an artifact; it is not captured, and that artifact is not there."""
    t = table("0 akeru\n0 ezzen\n1 vampal\n- barrel")
    barrel = t.disk("barrel")
    assert (is_artifact(barrel), t.s.kind[barrel]) == (True, BARREL)
    t.flick("akeru: barrel")
    assert t.stands("barrel") == ""
    assert t.refuses(UseArtifact(barrel)) == "DT-15.3"
    assert all([t.s.kind[d] != k for k in t.s.kit.box.faces[barrel] if k != BARREL for d in range(64)])


def test_dt_15_20_the_controller_chooses() -> None:
    """DT-15.20: whom the Magnetosphere moves and where, he decides who stands on it."""
    t = table("0 akeru on magnetosphere\n0 ezzen\n1 vampal\n1 dryad\n- magnetosphere 500,500")
    t.stop().resolve("magnetosphere")
    assert (t.question, t.seat) == ("magnet", 0)
    t.choose("vampal")
    assert (t.question, t.seat) == ("magnet_place", 0)
    t.do(t.listed(Place)[0])
    assert t.turn[0] == 1


def test_dt_25_15_how_a_sector_is_turned_on_the_artifact() -> None:
    """DT-25.15, DT-R54: asked where part of the rim is red, and only a direction will do."""
    t = ground()
    t.flick("hornbug: fountain")
    assert (t.question, t.seat) == ("turn", 0)
    assert t.refuses(Turn(0, 0)) == "DT-R54"
    t.do(Turn(5, 0))
    assert (t.s.ux[t.disk("hornbug")], t.s.uy[t.disk("hornbug")]) == (MM, 0)


def test_nothing_but_one_of_the_two() -> None:
    """DT-15.4: of two artifacts one, and no other disk."""
    t = ground()
    t.flick("akeru: fountain, fire_mine")
    assert t.refuses(Choose(t.disk("ezzen"))) == "DT-15.4"
    t.choose("fire_mine")
    assert (t.stands("fire_mine"), t.stands("fountain")) == ("akeru", "")
