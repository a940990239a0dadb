"""Scenarios: those of the set under every option, and what the text of a file becomes."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest
from tests.games.desktopia.plain import PLAIN

from tavola.core.errors import ContentError, OptionError
from tavola.games.desktopia import board, cards, content
from tavola.games.desktopia.board import Scenario
from tavola.games.desktopia.space import inside
from tavola.games.desktopia.units import MM

ORDERS = range(4)
BATTLES = [name for name in content.scenario_names() if content.load_scenario(name).kind == board.BATTLE]
ETUDES = [name for name in content.scenario_names() if content.load_scenario(name).kind == board.ETUDE]
SPECIAL = [name for name in BATTLES if content.load_scenario(name).goals]


def orders_of(scenario: Scenario, camp: int) -> set[int]:
    box = content.load_box()
    return {box.characters[unit.kind].order for unit in scenario.squads[camp].units}


def counted(scenario: Scenario) -> int:
    return sum(unit.count for squad in scenario.squads for unit in squad.units)


# --- those of the set -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("roster", "field"), list(product(content.ROSTERS, content.SIZES)))
@pytest.mark.parametrize("name", content.scenario_names())
def test_every_scenario_loads_under_every_option(name: str, roster: str, field: str) -> None:
    """DT-O.20, DT-O.30, DT-23.7: loading judges places, too."""
    drawn, made = content.load_scenario(name), content.load_scenario(name, roster, field)
    assert (len(made.starts), len(made.things)) == (len(drawn.starts), len(drawn.things))
    assert [cards.role_of(content.load_box(roster).disks_of(start.kind)[0]) for start in made.starts] == [
        cards.role_of(content.load_box().disks_of(start.kind)[0]) for start in drawn.starts
    ]


@pytest.mark.parametrize(("seats", "at_least"), [(2, 5), (3, 3), (4, 3)])
def test_there_is_enough_for_every_table(seats: int, at_least: int) -> None:
    """DT-23.23, DT-K.12."""
    names = [name for name in BATTLES if content.load_scenario(name).seats == seats]
    assert len(names) >= at_least
    assert any(name in SPECIAL for name in names)
    assert any(name not in SPECIAL for name in names)


def test_goals_of_every_kind_are_played() -> None:
    """DT-K.13."""
    found = {goal.what for name in [*SPECIAL, *ETUDES] for goal in content.load_scenario(name).goals}
    assert found == set(range(1, len(board.GOALS))), "all but the plain one, which is always in force"
    battles = {goal.what for name in SPECIAL for goal in content.load_scenario(name).goals}
    assert battles >= {board.KILL, board.HOLD, board.BRING, board.REACH, board.SURVIVE, board.ROUNDS, board.WOUND}


def test_four_play_each_for_himself_and_two_against_two() -> None:
    """DT-K.12, DT-22.1."""
    sides = [tuple(content.load_scenario(name).side) for name in BATTLES if content.load_scenario(name).seats == 4]
    assert (0, 1, 2, 3) in sides
    assert (0, 1, 0, 1) in sides


def test_three_play_each_for_himself_and_one_against_two() -> None:
    sides = [tuple(content.load_scenario(name).side) for name in BATTLES if content.load_scenario(name).seats == 3]
    assert {(0, 1, 2), (0, 1, 1)} == set(sides)


def test_every_order_fights_in_several_battles_of_two() -> None:
    """DT-K.20: so that Orders can be compared."""
    two = [content.load_scenario(name) for name in BATTLES if content.load_scenario(name).seats == 2]
    found = Counter(order for one in two if not one.chooses for camp in (0, 1) for order in orders_of(one, camp))
    assert all(found[order] >= 3 for order in ORDERS)


MIRRORED = ["window_sill", "tea_tray", "sugar_run", "dripping_tap", "two_crowns", "flower_pots"]


@pytest.mark.parametrize("name", MIRRORED)
def test_both_sides_of_a_battle_stand_alike(name: str) -> None:
    """Turned by half, every disk and thing lies where one of the same size lay; one side may be a disk or two short."""
    made, box = content.load_scenario(name), content.load_box()
    roles = {start.kind: cards.role_of(box.disks_of(start.kind)[0]) for start in made.starts}
    sides = [{(one.x, one.y, roles[one.kind]) for one in made.starts if one.camp == camp} for camp in (0, 1)]
    turned = {(made.width - x, made.height - y, role) for x, y, role in sides[1]}
    assert len(sides[0] ^ turned) <= 1
    others = {(one.x, one.y, -1) for one in made.things} | {(one.x, one.y, 1) for one in made.starts if one.camp < 0}
    assert {(made.width - x, made.height - y, what) for x, y, what in others} == others


def test_the_duel_offers_all_four_orders_at_equal_points() -> None:
    made, box = content.load_scenario("open_book"), content.load_box()
    assert made.chooses
    assert [orders_of(made, squad) for squad in range(4)] == [{0}, {1}, {2}, {3}]
    worth = {who.number: who.life + (who.rank == cards.HERO or who.key == "ezzen") for who in box.characters}
    points = [sum(unit.count * worth[unit.kind] for unit in squad.units) for squad in made.squads]
    assert points == [18, 18, 18, 18]


@pytest.mark.parametrize("name", content.scenario_names())
def test_both_languages_tell_the_story(name: str) -> None:
    made = content.load_scenario(name)
    told = [made.names, made.story, *[squad.names for squad in made.squads], *[goal.names for goal in made.goals]]
    assert all(set(names) == {"en", "ru"} and names["en"] != names["ru"] for names in told)


def test_what_leaves_the_field_is_not_put_back_into_an_area() -> None:
    """Whoever pushes too hard over a border has gained nothing (DT-13.3)."""
    for name in SPECIAL:
        made = content.load_scenario(name)
        for goal in made.goals:
            band = 3 * cards.RADIUS[cards.HERO]
            for x, y in goal.area.corners if goal.area else []:
                assert band - 7 * MM <= x <= made.width - band + 7 * MM, name
                assert band - 7 * MM <= y <= made.height - band + 7 * MM or name == "shelf_race", name


def test_three_etudes_teach_each_order() -> None:
    """DT-K.16, DT-23.24, DT-1.26."""
    made = [content.load_scenario(name) for name in ETUDES]
    assert Counter(one.lesson for one in made) == dict.fromkeys(ORDERS, 3)
    assert all(one.seats == 1 and one.camps == 2 and one.turns >= 1 for one in made)
    assert all(orders_of(one, 0) == {one.lesson} for one in made)


def test_every_number_of_seats_has_something_to_begin_with() -> None:
    for seats in (1, 2, 3, 4):
        (made,) = content.battles("auto", seats)
        assert made.seats == seats


# --- what a file becomes --------------------------------------------------------------------------------------------


def test_letters_stand_for_the_middle_of_their_cells() -> None:
    made = content.scenario_from(PLAIN)
    places = [(start.camp, start.kind, start.x / MM, start.y / MM) for start in made.starts]
    row, column = 1000 / 6, 125
    assert [(camp, kind) for camp, kind, _, _ in places] == [(0, 15), (0, 18), (1, 5), (1, 7), (-1, 32)]
    wanted = [(0.5, 5.5), (4.5, 5.5), (0.5, 0.5), (4.5, 0.5), (3.5, 3.5)]
    for (_, _, x, y), (across, down) in zip(places, wanted, strict=True):
        assert (x, y) == pytest.approx((across * column, down * row), abs=1e-5)


def test_disks_look_across_the_table() -> None:
    made = content.scenario_from(PLAIN)
    assert [(start.ux, start.uy) for start in made.starts[:3]] == [(0, -MM), (0, -MM), (0, MM)]
    four = content.load_scenario("four_corners")
    looks = {start.camp: (start.ux, start.uy) for start in four.starts if start.camp >= 0}
    assert looks == {0: (0, -MM), 1: (MM, 0), 2: (0, MM), 3: (-MM, 0)}


def test_a_smaller_field_moves_places_and_keeps_sizes() -> None:
    """DT-O.20: about the middle."""
    large, small = content.scenario_from(PLAIN), content.scenario_from(PLAIN, field="914")
    assert (small.width, small.height) == (914 * MM, 914 * MM)
    for one, other in zip(large.starts, small.starts, strict=True):
        assert abs(other.x - one.x * 914 // 1000) <= 1
    assert small.things[0].circles[0].r == large.things[0].circles[0].r == 36 * MM
    area = small.goals[0].area
    assert area is not None
    assert area.corners[0] == (0, 91_400_000)


def test_a_field_of_its_own_size_is_kept_or_scaled() -> None:
    """DT-23.2: what the scenario insists on goes before the table's option."""
    wide = PLAIN.replace("seats = 2", "seats = 2\nfield = [1200, 960]")
    assert content.scenario_from(wide, field="scenario").width == 1200 * MM
    scaled = content.scenario_from(wide, field="1000")
    assert (scaled.width, scaled.height) == (1000 * MM, 800 * MM)
    exact = wide.replace("field = ", "exact_field = true\nfield = ")
    assert content.scenario_from(exact, field="1000").width == 1200 * MM


def test_a_field_may_have_another_shape() -> None:
    """DT-P.11, and its corners go clockwise whichever way they were written."""
    written = "seats = 2\ncorners = [[0, 0], [0, 1000], [1000, 1000], [1000, 90], [900, 0]]"
    made = content.scenario_from(PLAIN.replace("seats = 2", written))
    assert len(made.corners) == 5
    assert inside(made.corners, 500.0 * MM, 500.0 * MM)
    assert not inside(made.corners, 990.0 * MM, 20.0 * MM)


def test_who_has_no_place_is_placed_in_a_zone() -> None:
    made = content.scenario_from(PLAIN)
    assert sum(start.camp == 0 for start in made.starts) == 2
    assert sum(unit.count for unit in made.squads[0].units) == 3
    assert [len(areas) for areas in made.zones] == [1, 0]


def test_everything_a_scenario_may_say_is_heard() -> None:
    """DT-23.4, DT-23.6."""
    text = PLAIN.replace("seats = 2", 'seats = 2\nfirst = 1\nborder = "wall"\nactions = 4\nrituals = true')
    text = text.replace(
        "units = { akeru = 1, phantom = 2 }", "units = { akeru = 1, phantom = 2 }\nstock = { akeru = 0 }\ntime = -2"
    )
    text = text.replace(
        'kind = "shawakh"', 'kind = "shawakh"\nlife = 2\nmissiles = ["tick of 0", "lariat of 1"]\nturn = 90'
    )
    made = content.scenario_from(text)
    assert (made.first, made.wall, made.actions, made.rituals) == (1, 1, 4, 1)
    assert (made.stocks, made.time) == ({(0, 15): 0}, (-2, 0))
    shawakh = made.starts[2]
    assert (shawakh.life, shawakh.missiles) == (2, ((cards.TICK, 0), (cards.LARIAT, 1)))
    assert (shawakh.ux, shawakh.uy) == (MM, 0)


def test_a_character_may_begin_on_an_artifact() -> None:
    """DT-4.12."""
    text = PLAIN.replace('letter = "A"', 'on = "smithy"').replace("A...H...", "S...H...")
    text += '\n[[disk]]\nletter = "S"\nkind = "smithy"\n'
    made = content.scenario_from(text)
    akeru = made.starts[-1]
    assert (akeru.kind, made.starts[akeru.on].kind) == (15, cards.SMITHY)
    assert (akeru.x, akeru.y) == (made.starts[akeru.on].x, made.starts[akeru.on].y)


def test_where_squads_are_chosen_a_stock_goes_with_the_card() -> None:
    text = PLAIN[: PLAIN.index("[[disk]]")].replace("seats = 2", "seats = 2\nchooses = true")
    text = text[: text.index("map =")] + text[text.index("[[squad]]") :]
    text = text.replace("phantom = 2 }", "phantom = 2 }\nstock = { akeru = 1 }")
    text += "".join(
        f"\n[[zone]]\ncamp = {camp}\ncorners = [[100, {y}], [900, {y + 150}]]\n" for camp, y in ((0, 800), (1, 50))
    )
    assert content.scenario_from(text).stocks == {(0, 15): 1, (1, 15): 1}


def test_the_other_roster_plays_whoever_has_the_place() -> None:
    """DT-25.81: nobody has more life than his card says."""
    text = PLAIN.replace("akeru", "ifrit").replace('kind = "ifrit"', 'kind = "ifrit"\nlife = 4')
    usual, other = content.scenario_from(text), content.scenario_from(text, "B")
    assert [content.load_box().kinds[one.starts[0].kind].key for one in (usual, other)] == ["ifrit", "ezzen"]
    assert [one.starts[0].life for one in (usual, other)] == [4, 2]


def test_a_table_plays_a_name_or_a_text_and_nothing_else() -> None:
    assert content.battles(PLAIN, 2)[0].key == "plain"
    with pytest.raises(OptionError, match="expected one of"):
        content.battles("/etc/passwd.toml", 2)
    with pytest.raises(OptionError, match="takes 2 players, found 3"):
        content.battles("window_sill", 3)
    with pytest.raises(ContentError, match="no scenario 'nowhere'"):
        content.load_scenario("nowhere")
    with pytest.raises(ContentError, match="no campaign 'nowhere'"):
        content.load_campaign("nowhere")


def test_pins_name_every_file_that_is_played_with() -> None:
    usual = content.pins({"scenario": "tea_tray", "roster": "A"})
    assert {"characters.toml", "things.toml", "scenarios/tea_tray.toml"} <= set(usual)
    other = content.pins({"scenario": "war_for_the_light", "roster": "B"})
    assert {"roster_b.toml", "campaigns/war_for_the_light.toml", "scenarios/last_candle.toml"} <= set(other)
    assert "etudes/roots.toml" in content.pins({"scenario": "auto", "roster": "A"})
    assert set(content.pins({"scenario": PLAIN, "roster": "A"})) == set(usual) - {"scenarios/tea_tray.toml"}


# --- the shelf of things ----------------------------------------------------------------------------------------------


def test_the_shelf_has_what_lies_about_in_a_house() -> None:
    """DT-K.18."""
    assert {"book", "cup", "laptop", "mouse", "remote", "vase", "pencil", "glass"} <= set(content.load_things())
    used = {thing.key for name in content.scenario_names() for thing in content.load_scenario(name).things}
    assert used == set(content.load_things())


def test_a_turned_thing_keeps_its_shape() -> None:
    def outline(turn: int) -> list[tuple[int, int]]:
        book = f'at = [800, 500]\nkind = "book"\nturn = {turn}'
        text = PLAIN.replace('letter = "#"\nkind = "glass"', book).replace("......#.", "........")
        return content.scenario_from(text).things[0].polygons[0]

    corners = {turn: outline(turn) for turn in (0, 90, 30)}
    xs, ys = [x for x, _ in corners[0]], [y for _, y in corners[0]]
    assert (max(xs) - min(xs), max(ys) - min(ys)) == (130 * MM, 190 * MM)
    xs, ys = [x for x, _ in corners[90]], [y for _, y in corners[90]]
    assert (max(xs) - min(xs), max(ys) - min(ys)) == (190 * MM, 130 * MM)
    (ax, ay), (bx, by) = corners[30][:2]
    assert ((ax - bx) ** 2 + (ay - by) ** 2) ** 0.5 == pytest.approx(130 * MM, rel=1e-6)
    assert all(inside(shape, 800.0 * MM, 500.0 * MM) for shape in corners.values()), "clockwise on the screen"


@pytest.mark.parametrize(
    ("row", "says"),
    [
        ("", "expected circles, rectangles or polygons"),
        ("circles = [[0, 0, 0]]", "Expected `int` >= 1"),
        ("polygons = [[[0, 0], [10, 0], [5, 3], [0, 10]]]", "expected a convex polygon"),
        ("polygons = [[[0, 0], [10, 0]]]", "expected a convex polygon"),
        ("polygons = [[[0, -10], [6, 8], [-10, -3], [10, -3], [-6, 8]]]", "expected a convex polygon"),
    ],
)
def test_a_mistake_on_the_shelf_is_named(row: str, says: str) -> None:
    text = f'[[thing]]\nkey = "toy"\nname = {{ en = "Toy", ru = "Игрушка" }}\n{row}\n'
    (problem,) = content.check_content(text, "things.toml")
    assert says in problem.message
