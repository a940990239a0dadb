"""Section 4: field, landscape, camp, set-up."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.games.desktopia.kit import GAME, scenario, table

from tavola.core.errors import ContentError, OptionError
from tavola.core.play import Match
from tavola.core.values import Rolled, Shuffled
from tavola.games.desktopia import content
from tavola.games.desktopia import events as ev
from tavola.games.desktopia.actions import Place, Stop, TakeSquad
from tavola.games.desktopia.physics import SURFACE, world_of
from tavola.games.desktopia.state import FIELD, State
from tavola.games.desktopia.units import MM

DUEL = "0 akeru\n1 kharu"
BOX = content.load_box()


@pytest.mark.parametrize(("field", "side"), [("1000", 1000), ("914", 914), ("scenario", 800)])
def test_dt_4_1_the_field_is_a_metre_wide_or_three_feet(field: str, side: int) -> None:
    """DT-4.1, DT-O.20: 1000 mm, 914 mm, or as the scenario is drawn; places keep their proportions."""
    t = table("0 akeru 400,400\n1 kharu 200,200", head="field = [800, 800]", field="scenario")
    drawn = scenario("0 akeru 400,400\n1 kharu 200,200", head="field = [800, 800]")
    made = content.scenario_from(drawn, "A", field)
    assert (made.width, made.height) == (side * MM, side * MM)
    assert (made.starts[0].x, made.starts[1].y) == (side * MM // 2, side * MM // 4)
    assert t.at("akeru") == (400, 400)


def test_dt_4_2_the_border_may_be_another_line() -> None:
    """DT-4.2: the table's edge, or a polygon that the scenario draws, and open or solid."""
    corners = "corners = [[100, 0], [900, 0], [1000, 500], [500, 1000], [0, 500]]"
    plain, drawn = table(DUEL).match.view(0), table("0 akeru 500,700\n1 kharu 500,150", head=corners)
    assert plain.field.wall is False
    world, _ = world_of(drawn.s)
    assert len(world.border) == 5
    assert table(DUEL, border="wall").match.view(0).field.wall is True
    assert table(DUEL, head='border = "edge"', border="wall").match.view(0).field.wall is False


def test_dt_4_3_the_surface_lets_disks_slide() -> None:
    """DT-4.3: friction is the table's, and the rules never ask for it: one surface for every world."""
    world, _ = world_of(table(DUEL).s)
    assert world.surface is SURFACE


def test_dt_4_4_a_camp_holds_cards_and_stocks() -> None:
    """DT-4.4: characters' cards, limited stocks, time cards, and no place on the field."""
    t = table("0 akeru\n0 phantom\n1 kharu", time=(1, -1))
    camp = t.match.view(0).camps[0]
    assert {BOX.characters[kind].key for kind in camp.cards} == {"akeru", "phantom"}
    assert [(BOX.kinds[s.missile].key, s.count) for s in camp.stocks] == [("tick", 3)]
    assert camp.bonuses == 1
    on_field = {disk.kind for disk in t.match.view(0).disks}
    assert on_field == {BOX.by_key["akeru"], BOX.by_key["phantom"], BOX.by_key["kharu"]}


def test_dt_4_5_a_camp_is_public_but_for_the_faces_of_rituals() -> None:
    """DT-4.5: the other player and a spectator see the same camp, with the ritual's face down."""
    t = table(DUEL, rituals=True)
    t.s.camps[0].hand = bytearray([2])
    views = [t.match.view(seat).camps[0] for seat in (0, 1, None)]
    assert [view.hand for view in views] == [(2,), (-1,), (-1,)]
    assert views[0].cards == views[1].cards == views[2].cards
    assert views[0].stocks == views[1].stocks == views[2].stocks


def test_dt_4_6_the_scenario_fits_the_number_of_players() -> None:
    """DT-4.6: three may not sit down to a scenario for two; they may bring their own."""
    with pytest.raises(OptionError, match="takes 2 players, found 3"):
        Match(GAME, 3, {"scenario": scenario(DUEL)}, seed=0)
    own = Match(GAME, 3, {"scenario": scenario(DUEL + "\n2 vailla")}, seed=0)
    assert len(own.view(0).camps) == 3


def test_dt_4_7_each_takes_one_of_the_squads() -> None:
    """DT-4.7: one that is taken is refused to the next; cards and disks come with it."""
    match = Match(GAME, 2, {"scenario": choice()}, seed=0)
    match.play(0, TakeSquad(1))
    assert match.check(1, TakeSquad(1)).rule == "DT-25.2"  # type: ignore[union-attr]
    assert match.check(1, TakeSquad(9)).rule == "DT-25.2"  # type: ignore[union-attr]
    match.play(1, TakeSquad(2))
    state = match.state
    assert isinstance(state, State)
    assert [[BOX.characters[kind].key for kind in camp.cards] for camp in state.camps] == [["vailla"], ["kharu"]]


def choice(zones: str = "[[0, 600], [1000, 1000]]") -> str:
    """Three squads to choose from, and a zone for each camp."""
    text = '[scenario]\nkey = "c"\nname = { en = "x", ru = "х" }\nseats = 2\nfirst = 0\nchooses = true\n'
    text += 'story = { en = "x", ru = "х" }\n'
    for key in ("akeru", "vailla", "kharu"):
        text += f'[[squad]]\nkey = "{key}"\nname = {{ en = "x", ru = "х" }}\nunits = {{ {key} = 1 }}\n'
    return text + f"[[zone]]\ncamp = 0\ncorners = {zones}\n[[zone]]\ncamp = 1\ncorners = [[0, 0], [1000, 400]]\n"


def test_dt_4_8_everyday_things_are_the_landscape() -> None:
    """DT-4.8: what the scenario lists stands in the solver's world and is seen by all; none is none."""
    t = table(DUEL + "\nthing book 500,500\nthing cup 300,500")
    assert [thing.key for thing in t.match.view(0).field.things] == ["book", "cup"]
    land = world_of(t.s)[0].land
    assert (len(land.circles), len(land.polygons)) >= (1, 1)
    assert table(DUEL).match.view(0).field.things == ()


def test_dt_4_9_disks_lie_where_the_scenario_puts_them() -> None:
    """DT-4.9: exact places and ways of looking, also on an artifact."""
    t = table("0 akeru 123.5,456 turn 90\n1 kharu on smithy\n- smithy 700,200")
    akeru = t.disk("akeru")
    assert (t.at("akeru"), t.s.ux[akeru], t.s.uy[akeru]) == ((123.5, 456), 1_000_000, 0)
    assert t.at("kharu") == (700, 200)
    assert t.stands("smithy") == "kharu"


def test_dt_4_9_whoever_has_no_place_is_deployed_in_its_zone() -> None:
    """DT-4.9, DT-25.3: in turns, anywhere in the camp's zone, and nowhere else."""
    match = Match(GAME, 2, {"scenario": choice()}, seed=0)
    match.play(0, TakeSquad(0))
    match.play(1, TakeSquad(1))
    disk = match.view(0).pending.disk
    assert match.check(0, Place(disk, 500 * MM, 300 * MM)).rule == "DT-25.3"  # type: ignore[union-attr]
    match.play(0, Place(disk, 500 * MM, 700 * MM))
    other = match.view(1).pending.disk
    match.play(1, Place(other, 500 * MM, 300 * MM, 1, 0))
    assert match.state.ux[other] == 1_000_000  # type: ignore[attr-defined]
    assert match.view(0).pending.question == "act"


def test_dt_4_10_limited_stocks_start_full_and_baarouns_empty() -> None:
    """DT-4.10: 3 Ticks, 3 Shields, no Lightning (of seat 1: his first turn has not begun)."""
    t = table("0 akeru\n1 baaroun\n1 shawakh")
    assert [t.stock(name) for name in ("akeru", "shawakh", "baaroun")] == [3, 3, 0]


def test_dt_4_11_characters_start_at_their_limit() -> None:
    """DT-4.11: unless the scenario says otherwise."""
    t = table("0 akeru\n0 ezzen\n1 kharu life 2\n1 phantom")
    assert [t.life(name) for name in ("akeru", "ezzen", "kharu", "phantom")] == [5, 2, 2, 1]


def test_dt_4_12_artifacts_start_neutral_unless_somebody_stands_on_them() -> None:
    """DT-4.12: the Mine is nobody's, the Smithy seat 1's."""
    t = table("0 akeru\n1 kharu on smithy\n- smithy\n- fire_mine")
    assert (t.controls("fire_mine"), t.controls("smithy")) == (-1, 1)


def test_dt_4_13_the_twelve_rituals_are_shuffled() -> None:
    """DT-4.13: three of each of four kinds, in the order that chance gives; none when rituals are not played."""
    order = tuple(reversed(range(12)))
    t = table(DUEL, Shuffled(order), rituals=True)
    assert Counter(t.s.deck) == {0: 3, 1: 3, 2: 3, 3: 3}
    assert list(t.s.deck) == [kind for kind in (3, 2, 1, 0) for _ in range(3)]
    assert t.match.view(0).deck == 12
    assert len(table(DUEL).s.deck) == 0


def test_dt_4_14_the_first_player_is_named_or_drawn_by_lot() -> None:
    """DT-4.14: by the scenario, else by a die with as many faces as players."""
    assert table(DUEL, head="first = 1").turn[0] == 1
    drawn = Match(GAME, 2, {"scenario": scenario(DUEL).replace("first = 0\n", "")}, script=[Rolled((2,))], seed=0)
    assert drawn.view(0).turn.seat == 1


@pytest.mark.parametrize("first", [0, 1])
def test_dt_23_4_playing_first_may_cost_a_card(first: int) -> None:
    """DT-23.4: whoever the lot names has an action fewer in the first turn, and nobody else has."""
    text = scenario(DUEL).replace("first = 0\n", "first_penalties = 1\n")
    match = Match(GAME, 2, {"scenario": text}, script=[Rolled((first + 1,))], seed=0)
    assert (match.view(0).turn.seat, match.view(0).turn.budget) == (first, 2)
    match.play(first, Stop())
    assert (match.view(0).turn.seat, match.view(0).turn.budget) == (1 - first, 3)


def test_dt_4_15_the_turn_passes_to_the_left() -> None:
    """DT-4.15: 0, 1, 2, 3 and round again, from whoever is first."""
    t = table("0 akeru\n1 kharu\n2 vailla\n3 ifrit", head="first = 2")
    found = [t.turn[0]]
    for _ in range(4):
        found.append(t.pass_turn().turn[0])
    assert found == [2, 3, 0, 1, 2]


def test_dt_4_16_contact_with_the_landscape_does_nothing() -> None:
    """DT-4.16: hits before and after it count, and it brings none."""
    text = "0 akeru\n0 div\n1 kharu\n1 ezzen\nthing book 500,500"
    assert table(text).flick("akeru: kharu, #, ezzen").life("ezzen") == 1
    assert table(text).flick("akeru: #, #").order(ev.Hurt, ev.Touched, ev.Healed) == []


def test_dt_4_17_rituals_are_off_unless_asked_for() -> None:
    """DT-4.17, DT-O.2: by the table, and by the scenario before the table."""
    assert not table(DUEL).match.view(0).field.rituals
    assert table(DUEL, rituals=True).match.view(0).field.rituals
    assert not table(DUEL, head="rituals = false", rituals=True).match.view(0).field.rituals
    assert table(DUEL).pass_turn().turn[0] == 1


def test_nothing_may_overlap_at_the_start() -> None:
    """DT-4.9: a scenario with one disk on another is refused with the place of the mistake."""
    with pytest.raises(ContentError, match="scenario:"):
        table("0 akeru 300,300\n1 kharu 310,300")


def test_the_artifacts_of_a_scenario_lie_on_the_field() -> None:
    """DT-4.12: they belong to nobody."""
    t = table("0 akeru\n1 kharu\n- smithy")
    assert (t.s.place[t.disk("smithy")], t.s.owner[t.disk("smithy")]) == (FIELD, -1)
