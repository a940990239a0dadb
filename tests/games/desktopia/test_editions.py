"""Section 24: the edition differences that change nothing, and how those that do are chosen."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.games.desktopia.kit import GAME, scenario, table

from tavola.core.play import Match
from tavola.core.values import Shuffled
from tavola.games.desktopia import content
from tavola.games.desktopia import events as ev
from tavola.games.desktopia.actions import Cast, PlayRitual
from tavola.games.desktopia.cards import DISKS, HEALING, radius
from tavola.games.desktopia.options import OPTIONS, ROWS
from tavola.games.desktopia.physics import world_of
from tavola.games.desktopia.units import MM

EDITIONS = ("ru", "en")
BOX = content.load_box()
RULEBOOK = Path(content.BUILT_IN).with_name("rulebook")


def test_dt_o_1_the_edition_sets_every_row_and_a_row_goes_before_it() -> None:
    """DT-O.1: by edition, except that the wider Shield is played in both; each row may be switched alone."""
    for row in ROWS:
        by = {edition: table("0 akeru\n1 kharu", edition=edition).s.kit.e(row) for edition in EDITIONS}
        assert by == {"ru": row == 22, "en": True}
        for own in EDITIONS:
            for edition in EDITIONS:
                t = table("0 akeru\n1 kharu", edition=edition, **{f"e{row}": own})
                assert t.s.kit.e(row) == (own == "en")


def test_rows_that_change_nothing_are_no_options() -> None:
    """DT-E.1, DT-E.23, DT-E.24, DT-E.29, DT-E.34, DT-E.37: of 37 rows those are options that change what happens."""
    keys = {int(option.key[1:]) for option in OPTIONS if re.fullmatch(r"e\d+", option.key)}
    assert keys == set(ROWS)
    alike = {1, 3, 4, 5, 7, 14, 18, 20, 21, 23, 24, 25, 26, 27, 29, 30, 31, 32, 33, 34, 36, 37}
    assert alike.isdisjoint(keys)
    assert alike | keys == set(range(1, 38))


@pytest.mark.parametrize("edition", EDITIONS)
def test_dt_e_1_the_box_is_the_same(edition: str) -> None:
    """DT-E.1: 64 disks and 20 characters are in play by both."""
    kit = table("0 akeru\n1 kharu", edition=edition).s.kit
    assert (len(kit.box.faces), len(kit.box.characters)) == (DISKS, 20)
    assert kit.time_cards == 5


@pytest.mark.parametrize("edition", EDITIONS)
def test_dt_e_3_a_shot_is_judged_when_all_rests(edition: str) -> None:
    """DT-E.3: the whole slide first, then the target."""
    t = table("0 archer\n0 vampal\n1 kharu\n1 ezzen", edition=edition).shoot("archer: kharu, #")
    assert t.order(ev.Slide, ev.Aimed, ev.Hurt) == ["Slide", "Aimed", "Hurt"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_dt_e_4_shots_are_penalised_like_flicks(edition: str) -> None:
    """DT-E.4: somebody pushed out by an Arrow."""
    t = table("0 archer\n0 vampal\n0 dryad\n1 kharu\n1 ezzen", edition=edition)
    assert t.shoot("archer: ezzen", others_out={"ezzen": (0, 400)}).turn == (0, 2, 1)


@pytest.mark.parametrize("edition", EDITIONS)
def test_dt_e_5_rituals_are_played_in_ones_own_turn_alone(edition: str) -> None:
    """DT-E.5: not in another's, whatever he is asked."""
    t = table("0 archer\n0 vampal\n1 kharu life 2\n1 ezzen", Shuffled(tuple(range(12))), rituals=True, edition=edition)
    t.s.camps[1].hand = bytearray([HEALING])
    assert t.refuses(PlayRitual(HEALING), seat=1) == "DT-2.18"
    t.pass_turn()
    assert PlayRitual(HEALING) in t.menu()


@pytest.mark.parametrize("edition", EDITIONS)
def test_dt_e_14_adjarkha_moves_a_flame_in_his_owners_turn(edition: str) -> None:
    """DT-E.14: at the end of it, and not in another's."""
    t = table("0 adjarkha\n0 ezzen\n1 kharu bears flame of 0\n1 div\n1 akeru", edition=edition)
    assert t.stop().question == "end"
    t.resolve("flame@kharu").stop()
    assert t.until("act").turn[0] == 1
    assert t.stop().turn[0] == 0


@pytest.mark.parametrize("edition", EDITIONS)
def test_dt_e_18_baaroun_starts_with_none_and_has_three_at_most(edition: str) -> None:
    """DT-E.18: both readings together."""
    t = table("0 kharu\n0 ezzen\n1 baaroun\n1 energan", edition=edition)
    found = [t.stock("baaroun")]
    for _ in range(4):
        t.pass_turn()
        found.append(t.stock("baaroun"))
        t.pass_turn()
    assert found == [0, 1, 2, 3, 3]


@pytest.mark.parametrize(("edition", "victim"), [("ru", "ramprack"), ("en", "untouchable")])
def test_dt_e_20_both_victims_of_the_chain(edition: str, victim: str) -> None:
    """DT-E.20: two Rampracks or two Untouchables die, Ezzen has one life."""
    t = table(f"0 ezzen bears lariat of 0\n0 akeru\n1 {victim} V1\n1 {victim} V2\n1 vailla", edition=edition)
    t.flick("ezzen: V1, V2")
    assert (t.here("V1"), t.here("V2"), t.life("ezzen")) == (False, False, 1)


@pytest.mark.parametrize("edition", EDITIONS)
def test_dt_e_21_destroyed_is_dead(edition: str) -> None:
    """DT-E.21: one word for the end of a battle."""
    assert table("0 kharu\n1 div", edition=edition).flick("kharu: div").result.reason == "destroyed"


@pytest.mark.parametrize(("field", "side"), [("1000", 1000), ("914", 914)])
def test_dt_e_23_a_metre_or_three_feet(field: str, side: int) -> None:
    """DT-E.23: an option of its own, whichever the edition."""
    text = scenario("0 akeru\n1 kharu")
    for edition in EDITIONS:
        made = Match(GAME, 2, {"scenario": text, "field": field, "edition": edition}, seed=0).view(0).field
        assert (made.width, made.height) == (side * MM, side * MM)


@pytest.mark.parametrize("edition", EDITIONS)
def test_dt_e_25_the_first_missile_lies_at_the_bottom(edition: str) -> None:
    """DT-E.25: a Tick that came to a Flame lies on it."""
    t = table("0 akeru\n0 ezzen\n1 kharu bears flame of 1\n1 div", edition=edition).shoot("akeru: kharu")
    assert t.bears("kharu") == ["flame", "tick"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_dt_e_26_what_was_no_flick_of_an_own_disk_moves_nothing(edition: str) -> None:
    """DT-E.26: an illegal one leaves the table exactly as it was."""
    t = table("0 akeru\n1 kharu", edition=edition)
    assert t.refuses(t.aim("kharu")) == "DT-7.11"


def test_dt_e_24_and_dt_e_27_the_books_are_told_of() -> None:
    """DT-E.24, DT-E.27: there are scenarios and campaigns; a card's text is short, the rulebook has all of it."""
    assert len(content.scenario_names()) >= 11
    assert len(content.campaign_names()) == 2
    assert all([len(card.texts["en"]) < 200 for card in BOX.characters])
    book = (RULEBOOK / "en.md").read_text(encoding="utf-8")
    assert all([card.names["en"] in book for card in BOX.characters])
    assert len(book) > 50 * 200


def test_dt_e_29_a_colour_is_an_order_and_both_faces_of_a_missile_are_alike() -> None:
    """DT-E.29: sixteen disks of each; a missile disk shows one kind, whichever face is up."""
    for disk in range(DISKS):
        if radius(disk) == 7_500_000:
            assert len(BOX.faces[disk]) == 1
        for kind in BOX.faces[disk]:
            if kind < 32:
                assert BOX.kinds[kind].order == disk // 16  # type: ignore[attr-defined]


@pytest.mark.parametrize("edition", EDITIONS)
def test_dt_e_30_the_choice_of_a_flick(edition: str) -> None:
    """DT-E.30: at the Elemental or behind a screen: one action each."""
    t = table("0 energan\n0 vailla\n1 elemental\nthing book 500,500", edition=edition)
    assert t.flick("energan: #").turn == (0, 3, 1)
    assert t.flick("vailla: elemental").life("elemental") == 1


@pytest.mark.parametrize("edition", EDITIONS)
def test_dt_e_31_a_phantom_never_changes_with_itself(edition: str) -> None:
    """DT-E.31: any own other one."""
    t = table("0 phantom\n0 ezzen\n0 akeru\n1 vailla", edition=edition)
    assert t.refuses(t.spell("phantom", "phantom")) == "DT-18.81"
    assert {a.target for a in t.listed(Cast)} == {t.disk("ezzen"), t.disk("akeru")}  # type: ignore[attr-defined]


@pytest.mark.parametrize("edition", EDITIONS)
def test_dt_e_32_fewer_disks_than_needed_are_an_option_of_their_own(edition: str) -> None:
    """DT-E.32: DT-O.6 says whether in part or not at all, whichever the edition."""
    text = "0 akeru\n0 ezzen\n1 vailla bears tick of 1, tick of 1\n1 energan"
    t = table(text, stock={"akeru": 0}, edition=edition)
    assert t.cast("akeru").stock("akeru") == 1


@pytest.mark.parametrize("edition", EDITIONS)
def test_dt_e_33_one_ritual_a_turn_and_in_ones_own(edition: str) -> None:
    """DT-E.33: after a turn without a wound one card, to the active player alone."""
    t = table("0 akeru\n0 ezzen\n1 kharu", Shuffled(tuple(range(12))), rituals=True, edition=edition, e35="ru")
    t.pass_turn()
    assert [(len(camp.hand)) for camp in t.s.camps] == [1, 0]


def test_dt_e_34_names_are_by_language() -> None:
    """DT-E.34: every card has both; Purification has its r's in order."""
    assert all([card.names["en"] and card.names["ru"] and card.names["en"] != card.names["ru"] for card in BOX.kinds])
    assert [card.names["en"] for card in BOX.ritual_cards] == ["Summoning", "Purification", "Healing", "Teleportation"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_dt_e_36_one_flick_may_have_several_results(edition: str) -> None:
    """DT-E.36: a wound and a capture."""
    t = table("0 ezzen\n0 akeru\n1 vailla\n1 energan\n- smithy", edition=edition, e9="ru")
    t.flick("ezzen: vailla, smithy")
    assert (t.life("vailla"), t.controls("smithy")) == (3, 0)


def test_dt_e_37_sizes_are_millimetres() -> None:
    """DT-E.37: 31, 28, 23 and 15, as the solver has them."""
    t = table("0 akeru\n0 ezzen\n1 vailla\n1 energan bears flame of 1")
    world, numbers = world_of(t.s)
    sizes = {t.name(number): round(body.r * 2000, 6) for number, body in zip(numbers, world.disks, strict=True)}
    assert sizes["akeru"] == 31
    assert sizes["ezzen"] == 28
    assert sizes["energan"] == 23
    assert 15 in sizes.values()
