"""Section 2: terms and relations."""

from __future__ import annotations

import pytest
from tests.games.desktopia.kit import table

from tavola.games.desktopia import content
from tavola.games.desktopia.actions import Flick
from tavola.games.desktopia.cards import DISKS, UNLIMITED, is_character, role_of
from tavola.games.desktopia.events import Died, Slide
from tavola.games.desktopia.rules.hits import enemy_of
from tavola.games.desktopia.space import near
from tavola.games.desktopia.state import RESERVE
from tavola.games.desktopia.stats import allied, available, limit
from tavola.games.desktopia.stroke import Stroke

BOX = content.load_box()


def test_dt_2_1_characters_are_heroes_veterans_and_fighters() -> None:
    """DT-2.1: no artifact, no barrel, no missile is one; landscape is no disk at all."""
    found = [disk for disk in range(DISKS) if is_character(disk)]
    assert {role_of(disk) for disk in found} == {0, 2, 3}
    assert len(found) == 8 + 16 + 16
    assert not any([kind >= 20 for disk in found for kind in BOX.faces[disk]])


def test_dt_2_2_a_flick_is_of_a_character_and_a_shot_of_a_missile() -> None:
    """DT-2.2: the slide of a flick names no shooter, that of a shot does."""
    t = table("0 kharu\n0 archer\n1 akeru\n1 div").flick("kharu:")
    assert [(e.disk, e.shooter) for e in t.seen(Slide)] == [(t.disk("kharu"), -1)]
    t.shoot("archer:")
    assert [(e.disk, e.shooter) for e in t.seen(Slide)] == [(t.disk("missile"), t.disk("archer"))]


def test_dt_2_3_a_character_is_flicked_by_its_disk() -> None:
    """DT-2.3: the action names the disk, and that disk slides."""
    t = table("0 kharu\n0 div\n1 akeru\n1 phantom").flick("kharu:", moves={"kharu": (500, 500)})
    assert isinstance(t.aimed, Flick)
    assert (t.aimed.disk, t.at("kharu")) == (t.disk("kharu"), (500, 500))


def test_dt_2_4_a_wound_is_a_life_less() -> None:
    """DT-2.4: life is what remains, the limit is the card's."""
    t = table("0 kharu\n0 div\n1 akeru\n1 phantom").flick("kharu: akeru")
    assert (t.life("akeru"), limit(t.s, t.disk("akeru"))) == (4, 5)


def test_dt_2_5_the_missile_limit_is_also_the_starting_stock() -> None:
    """DT-2.5: Akeru 3 and Shawakh 3; the scenario may say otherwise."""
    t = table("0 akeru\n1 shawakh")
    assert (t.stock("akeru"), t.stock("shawakh")) == (3, 3)
    assert table("0 akeru\n1 shawakh", stock={"akeru": 1, "shawakh": 0}).stock("akeru") == 1
    starts = {c.key: (c.limit, c.start, c.cap) for c in BOX.characters if c.carries >= 0 and c.limit != UNLIMITED}
    assert starts == {"akeru": (3, 3, 3), "shawakh": (3, 3, 3), "baaroun": (0, 0, 3)}


def test_dt_2_6_the_reserve_is_what_is_neither_on_the_field_nor_in_a_camp() -> None:
    """DT-2.6: of 64 disks six are in play here: two on the field, three Ticks on a card, one artifact."""
    t = table("0 akeru\n1 vampal\n- smithy")
    away = [disk for disk in range(DISKS) if t.s.place[disk] != RESERVE]
    assert sorted(t.s.kind[disk] for disk in away) == sorted(
        [BOX.by_key[key] for key in ("akeru", "tick", "tick", "tick", "vampal", "smithy")]
    )


def test_dt_2_7_what_is_discarded_lies_in_the_reserve() -> None:
    """DT-2.7: a dead Energan and the Flame on it."""
    t = table("0 kharu\n0 div\n1 energan bears flame of 1\n1 vailla")
    flame = t.disk("flame@energan")
    t.flick("kharu: energan")
    assert [t.s.place[disk] for disk in (t.disk("energan"), flame)] == [RESERVE, RESERVE]


@pytest.mark.parametrize(("far", "nearby"), [(40.4, True), (40.6, False)])
def test_dt_2_8_nearby_is_a_gap_smaller_than_a_missile(far: float, nearby: bool) -> None:
    """DT-2.8: a fighter and a veteran: 11.5 + 14 + 15 = 40.5."""
    t = table(f"0 energan 300,300\n1 ezzen {300 + far},300")
    assert near(t.s, t.disk("energan"), t.disk("ezzen")) == nearby


def test_dt_2_9_who_stands_on_another_is_not_nearby_it() -> None:
    """DT-2.9: a character and the artifact under it, either way round; somebody beside them is nearby both."""
    t = table("0 kharu on smithy\n0 div 340,300\n1 akeru\n- smithy 300,300")
    kharu, smithy, div = t.disk("kharu"), t.disk("smithy"), t.disk("div")
    assert not near(t.s, kharu, smithy)
    assert not near(t.s, smithy, kharu)
    assert near(t.s, kharu, div)
    assert near(t.s, smithy, div)


SIDES = "0 hornbug\n1 dryad\n2 kharu\n3 ezzen"


def test_dt_2_10_allied_are_ones_own_and_those_of_an_ally() -> None:
    """DT-2.10: by the sides of the scenario."""
    t = table(SIDES, head="sides = [0, 0, 1, 1]")
    assert [[allied(t.s, a, b) for b in range(4)] for a in (0, 3)] == [
        [True, True, False, False],
        [False, False, True, True],
    ]


def test_dt_2_11_enemies_are_those_of_opponents() -> None:
    """DT-2.11: whom the scenario makes an opponent of the flicker."""
    t = table(SIDES, head="sides = [0, 0, 1, 1]")
    found = [name for name in ("hornbug", "dryad", "kharu", "ezzen") if enemy_of(t.s, Stroke(0), t.disk(name))]
    assert found == ["kharu", "ezzen"]


def test_dt_2_12_any_character_includes_the_one_with_the_ability() -> None:
    """DT-2.12: Kharu may put his Lariat on himself."""
    t = table("0 kharu\n0 div\n1 akeru").lariat("kharu", "kharu")
    assert t.bears("kharu") == ["lariat"]


def test_dt_2_13_to_be_destroyed_is_to_die() -> None:
    """DT-2.13: one event and one reason: who loses the last one by death is beaten as `destroyed`."""
    t = table("0 kharu\n1 div").flick("kharu: div")
    assert [t.name(e.disk) for e in t.seen(Died)] == ["div"]
    assert t.result.reason == "destroyed"


def test_dt_2_14_the_target_is_the_one_the_effect_goes_to() -> None:
    """DT-2.14: of two enemies met by an Arrow the chosen one alone is wounded."""
    t = table("0 archer\n0 vampal\n1 kharu\n1 akeru").shoot("archer: kharu, akeru").choose("akeru")
    assert (t.life("kharu"), t.life("akeru")) == (4, 4)


def test_dt_2_15_neutral_is_what_no_other_player_controls() -> None:
    """DT-2.15: nobody's and one's own; an ally's is another player's."""
    t = table(
        "0 hornbug\n0 dryad on fire_mine\n1 elemental on fountain\n2 kharu on smithy\n- fire_mine\n- fountain\n"
        "- smithy\n- magnetosphere",
        head="sides = [0, 0, 1]",
    ).flick("hornbug: fire_mine, fountain, smithy, magnetosphere", moves={"dryad": (500, 500)})
    assert t.question == "capture"
    assert set(t.match.view(0).pending.among) == {t.disk("fire_mine"), t.disk("magnetosphere")}


def test_dt_2_16_you_in_a_missiles_text_is_the_owner_of_that_disk() -> None:
    """DT-2.16: a Tick of seat 0 bites in seat 0's turn and feeds seat 0's hero, wherever it lies."""
    t = table("0 akeru life 3\n1 kharu bears tick of 0\n1 div", stock={"akeru": 2})
    assert (t.life("akeru"), t.life("kharu")) == (4, 3)
    t.pass_turn()
    assert t.life("kharu") == 3


def test_dt_2_17_the_action_limit_is_three_unless_the_scenario_says_otherwise() -> None:
    """DT-2.17: 3, or 5 here."""
    assert table("0 akeru\n1 kharu").turn == (0, 3, 0)
    assert table("0 akeru\n1 kharu", head="actions = 5").turn == (0, 5, 0)


def test_dt_2_18_the_active_player_is_whose_turn_it_is() -> None:
    """DT-2.18: nobody else may act, and is told so."""
    t = table("0 akeru\n1 kharu\n1 div")
    assert (t.seat, available(t.s, 0)) == (0, 1)
    assert t.refuses(t.aim("kharu"), seat=1) == "DT-2.18"


def test_dt_2_19_every_kind_belongs_to_one_order() -> None:
    """DT-2.19: five characters, one artifact and two missiles each; the disks of a kind are of its Order."""
    for order in range(4):
        assert sum([one.order == order for one in BOX.characters]) == 5
        assert sum([one.order == order for one in BOX.artifacts]) == 1
        assert sum([one.order == order for one in BOX.missiles]) == 2
    for card in (*BOX.characters, *BOX.artifacts, *BOX.missiles):
        assert {disk // 16 for disk in BOX.disks_of(card.number)} == {card.order}


def test_dt_2_20_classes_have_no_effect() -> None:
    """DT-2.20: of Akeru and Adjarkha alone a class is known, and it does nothing: without it they are the same."""
    assert {card.key: card.klass for card in BOX.characters if card.klass} == {
        "adjarkha": "chieftain",
        "akeru": "shepherd",
    }
    t = table("0 akeru\n0 phantom\n1 kharu\n1 div", stock={"akeru": 2})
    t.s.kit.box.characters[BOX.by_key["akeru"]].klass = ""
    try:
        assert t.cast("akeru").stock("akeru") == 3
    finally:
        t.s.kit.box.characters[BOX.by_key["akeru"]].klass = "shepherd"


@pytest.mark.parametrize(("gap", "nearby"), [(15, True), (8, False)])
def test_dt_o_10_how_near_nearby_is(gap: int, nearby: bool) -> None:
    """DT-O.10: a gap of 10 mm."""
    t = table(f"0 energan 300,300\n1 div {300 + 23 + 10},300", nearbyGap=gap)
    assert near(t.s, t.disk("energan"), t.disk("div")) == nearby
