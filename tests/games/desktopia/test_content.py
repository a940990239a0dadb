"""The box as the ledger counts it, both rosters, and what the loader says to an author who errs."""

from __future__ import annotations

import math
import shutil
from pathlib import Path

import pytest

from tavola.core.errors import ContentError
from tavola.games.desktopia import cards, content
from tavola.games.desktopia.bearings import bearing, of_rim
from tavola.games.desktopia.cards import Box
from tavola.games.desktopia.catalogue import catalogue
from tavola.games.desktopia.units import UNIT

GRASS, FIRE, DUST, METAL = range(4)
H, V, F = cards.HERO, cards.VETERAN, cards.FIGHTER
ENDLESS = cards.UNLIMITED
CARDS = {
    # key: Order, rank, life, hit, degrees of sectors, missile, limit, start, cap, shoots, spell, trait (table T-D)
    "adjarkha": (FIRE, H, 4, "fire", 0, None, 0, 0, 0, False, "none", "adjarkha"),
    "ifrit": (FIRE, H, 4, "plain", 0, "tornado", ENDLESS, 0, 0, True, "none", "none"),
    "elemental": (FIRE, V, 2, "fire", 0, None, 0, 0, 0, False, "none", "elemental"),
    "smoker": (FIRE, F, 1, "plain", 0, None, 0, 0, 0, False, "none", "smoker"),
    "untouchable": (FIRE, F, 1, "plain", 0, None, 0, 0, 0, False, "none", "untouchable"),
    "shawakh": (GRASS, H, 4, "plain", 0, "shield", 3, 3, 3, False, "none", "shawakh"),
    "vampal": (GRASS, H, 4, "plain", 90, None, 0, 0, 0, False, "none", "vampal"),
    "hornbug": (GRASS, V, 2, "plain", 90, None, 0, 0, 0, False, "none", "hornbug"),
    "dryad": (GRASS, F, 1, "dryad", 0, None, 0, 0, 0, False, "none", "none"),
    "archer": (GRASS, F, 1, "plain", 0, "arrow", ENDLESS, 0, 0, True, "none", "none"),
    "baaroun": (METAL, H, 4, "plain", 0, "lightning", 0, 0, 3, True, "none", "baaroun"),
    "vailla": (METAL, H, 4, "plain", 0, "magnet", ENDLESS, 0, 0, True, "none", "vailla"),
    "ramprack": (METAL, V, 2, "plain", 90, None, 0, 0, 0, False, "ramprack", "none"),
    "minusoid": (METAL, F, 1, "plain", 0, None, 0, 0, 0, False, "none", "minusoid"),
    "energan": (METAL, F, 1, "plain", 0, None, 0, 0, 0, False, "none", "energan"),
    "akeru": (DUST, H, 5, "plain", 0, "tick", 3, 3, 3, True, "akeru", "none"),
    "kharu": (DUST, H, 4, "plain", 90, "lariat", ENDLESS, 0, 0, True, "none", "kharu"),
    "ezzen": (DUST, V, 2, "vampire", 0, None, 0, 0, 0, False, "none", "none"),
    "phantom": (DUST, F, 1, "plain", 0, None, 0, 0, 0, False, "phantom", "none"),
    "div": (DUST, F, 1, "plain", 0, None, 0, 0, 0, False, "none", "div"),
}
MISSILES = {
    "flame": (24, FIRE, 4, True),
    "tornado": (25, FIRE, 1, False),
    "shield": (26, GRASS, 3, True),
    "arrow": (27, GRASS, 2, False),
    "lightning": (28, METAL, 4, False),
    "magnet": (29, METAL, 1, False),
    "lariat": (30, DUST, 2, True),
    "tick": (31, DUST, 3, True),
}


def degrees(arcs: tuple[cards.Arc, ...]) -> int:
    """How wide all sectors are together."""
    found = 0.0
    for arc in arcs:
        start, end = math.atan2(arc.start[1], arc.start[0]), math.atan2(arc.end[1], arc.end[0])
        found += math.degrees(end - start) % 360
    return round(found)


@pytest.mark.parametrize(("number", "key"), list(enumerate(CARDS)), ids=CARDS)
def test_a_character_is_as_its_row_says(number: int, key: str) -> None:
    """DT-25.80: the usual roster, cell by cell."""
    box = content.load_box()
    who = box.characters[number]
    missile = box.kinds[who.carries].key if who.carries >= 0 else None
    row = (
        who.order, who.rank, who.life, cards.HITS[who.hits[0]], degrees(who.sectors), missile, who.limit, who.start,
        who.cap, who.shoots, cards.SPELLS[who.spell], cards.TRAITS[who.trait],
    )  # fmt: skip
    assert (who.number, who.key, row) == (number, key, CARDS[key])


@pytest.mark.parametrize("key", MISSILES)
def test_a_missile_is_as_its_row_says(key: str) -> None:
    """DT-11.1, DT-25.83, DT-25.85."""
    box = content.load_box()
    number, order, copies, lasts = MISSILES[key]
    missile = box.missiles[number - cards.FIRST_MISSILE]
    assert (missile.key, missile.number, missile.order) == (key, number, order)
    assert (missile.copies, missile.long_term) == (copies, lasts)
    assert len(box.disks_of(number)) == copies


@pytest.mark.parametrize("roster", content.ROSTERS)
def test_the_box_holds_what_section_1_counts(roster: str) -> None:
    """DT-1.1 to DT-1.4, DT-1.13, DT-1.16, DT-1.21."""
    box = content.load_box(roster)
    assert len(box.faces) == 64, "DT-1.1"
    sizes = [round(2 * cards.radius(disk) / 1_000_000) for disk in range(64)]
    assert {size: sizes.count(size) for size in (31, 28, 23, 15)} == {31: 12, 28: 16, 23: 16, 15: 20}, "DT-1.3"
    for order in range(4):
        own = sizes[16 * order : 16 * order + 16]
        assert [own.count(size) for size in (31, 28, 23, 15)] == [3, 4, 4, 5], "DT-1.2, DT-1.16"
    ranks = [who.rank for who in box.characters]
    assert [ranks.count(rank) for rank in (H, V, F)] == [8, 4, 8], "DT-1.16"
    assert (len(box.characters), len(box.artifacts), len(box.missiles)) == (20, 4, 8), "DT-1.13"
    assert box.rituals == (3, 3, 3, 3), "DT-1.21"


@pytest.mark.parametrize("roster", content.ROSTERS)
def test_disks_show_what_their_role_allows(roster: str) -> None:
    """DT-1.7 to DT-1.12, DT-2.19."""
    box = content.load_box(roster)
    for disk, faces in enumerate(box.faces):
        wanted = {cards.FIGHTER: 2, cards.ARTIFACT: 2}.get(cards.role_of(disk), 1)
        assert len(set(faces)) == wanted
        orders = {getattr(box.kinds[kind], "order", cards.order_of(disk)) for kind in faces}
        assert orders == {cards.order_of(disk)}
    assert all(cards.BARREL in box.faces[disk] for disk in box.disks_of(cards.BARREL))
    assert len(box.disks_of(cards.BARREL)) == 4
    assert {kind for faces in box.faces for kind in faces} == set(range(33))


def test_artifacts_belong_to_their_orders() -> None:
    """DT-25.84."""
    found = {one.key: (one.number, one.order) for one in content.load_box().artifacts}
    assert found == {
        "fire_mine": (cards.FIRE_MINE, FIRE),
        "fountain": (cards.FOUNTAIN, GRASS),
        "magnetosphere": (cards.MAGNETOSPHERE, METAL),
        "smithy": (cards.SMITHY, DUST),
    }


def test_the_other_roster_changes_three_cards_and_no_code() -> None:
    """DT-25.81: Ezzen is Fire's second hero, Untouchable the veteran of Dust, and Ifrit fights in his place."""
    usual, other = content.load_box(), content.load_box("B")
    changed = {
        two.key: (two.order, two.rank, two.life)
        for one, two in zip(usual.characters, other.characters, strict=True)
        if (one.order, one.rank, one.life) != (two.order, two.rank, two.life)
    }
    assert changed == {"ezzen": (FIRE, H, 2), "untouchable": (DUST, V, 2), "ifrit": (FIRE, F, 1)}
    assert [who.trait for who in other.characters] == [who.trait for who in usual.characters]


def test_who_takes_a_place_in_the_box_is_found_under_the_usual_name() -> None:
    """DT-O.30: a scenario written for the usual roster means places in the box."""
    usual, other = content.load_box(), content.load_box("B")
    places = {key: other.kinds[number].key for key, number in other.by_key.items()}
    assert {key: kind for key, kind in places.items() if key != kind} == {
        "ifrit": "ezzen",
        "untouchable": "ifrit",
        "ezzen": "untouchable",
    }
    for key, number in usual.by_key.items():
        assert usual.disks_of(number) == other.disks_of(other.by_key[key])


def test_lives_are_those_of_the_rank() -> None:
    """DT-3.2, DT-3.3, DT-3.4, DT-K.1."""
    for roster in content.ROSTERS:
        for who in content.load_box(roster).characters:
            assert who.rank == H or who.life == {V: 2, F: 1}[who.rank]


def test_every_card_speaks_both_languages_and_has_a_picture_of_its_own() -> None:
    """DT-1.24, DT-1.27, DT-K.21."""
    box = content.load_box()
    told = [*box.kinds, *box.ritual_cards]
    assert all(set(one.names) == {"en", "ru"} and set(one.texts) == {"en", "ru"} for one in told)
    assert len({one.icon for one in told}) == len(told) == 37
    for language in ("en", "ru"):
        assert len({one.names[language] for one in told}) == 37
        assert len({one.texts[language] for one in told}) == 37


def test_what_no_rulebook_prints_is_marked() -> None:
    """DT-25.86."""
    ours = {who.key: who.unprinted for who in content.load_box().characters}
    assert "life" not in ours["akeru"]
    assert all("life" in ours[key] for key in ("adjarkha", "kharu", "vailla", "baaroun", "shawakh", "ifrit"))
    assert "sectors" not in ours["kharu"]
    assert "hits" not in ours["ezzen"]


# --- directions -----------------------------------------------------------------------------------------------------


def test_bearings_are_the_nearest_whole_numbers() -> None:
    for turn in range(-360, 720):
        x, y = bearing(turn)
        assert abs(x - UNIT * math.sin(math.radians(turn))) < 0.51
        assert abs(y + UNIT * math.cos(math.radians(turn))) < 0.51
        assert (-x, -y) == bearing(turn + 180)


def test_bearings_of_quarters_are_exact() -> None:
    assert [bearing(turn) for turn in (0, 90, 180, 270)] == [(0, -UNIT), (UNIT, 0), (0, UNIT), (-UNIT, 0)]
    assert [of_rim(turn) for turn in (0, 90, 180)] == [(UNIT, 0), (0, UNIT), (-UNIT, 0)]


# --- mistakes -------------------------------------------------------------------------------------------------------


def box_with(folder: Path, name: str, old: str, new: str, roster: str = "A") -> Box:
    """The box read from a copy of the files in which one thing is different."""
    for path in content.BUILT_IN.glob("*.toml"):
        shutil.copy(path, folder)
    text = (folder / name).read_text(encoding="utf-8")
    assert old in text
    (folder / name).write_text(text.replace(old, new, 1), encoding="utf-8")
    return content.read_box(folder, roster)


CELLS = [
    # whose cell, what it says, what it shall say, what of the card shows it
    ("kharu", "life = 4", "life = 7", "life", 7),
    ("kharu", "life = 4", 'life = 4\nhits = ["dryad", "fire"]', "hits", (cards.DRYAD, cards.FIRE)),
    ("kharu", 'limit = "unlimited"', "limit = 2", "start", 2),
    ("kharu", 'limit = "unlimited"', "limit = 2", "cap", 2),
    ("akeru", "limit = 3", "limit = 3\nstart = 1", "start", 1),
    ("kharu", 'trait = "kharu"', 'trait = "hornbug"', "trait", cards.HORNBUG),
]


@pytest.mark.parametrize(("key", "old", "new", "name", "value"), CELLS)
def test_a_cell_is_changed_in_the_file_alone(
    tmp_path: Path, key: str, old: str, new: str, name: str, value: object
) -> None:
    """DT-25.86."""
    text = (content.BUILT_IN / "characters.toml").read_text(encoding="utf-8")
    row = text[text.index(f'key = "{key}"') :]
    box = box_with(tmp_path, "characters.toml", text, text.replace(row, row.replace(old, new, 1)))
    assert getattr(next(who for who in box.characters if who.key == key), name) == value


def test_a_rim_may_have_several_sectors(tmp_path: Path) -> None:
    """DT-9.18."""
    box = box_with(tmp_path, "characters.toml", "[[135, 225]]", "[[0, 30], [90, 120]]")
    vampal = next(who for who in box.characters if who.key == "vampal")
    assert [degrees((arc,)) for arc in vampal.sectors] == [30, 30]


MISTAKES = [
    ("characters.toml", 'rank = "hero"', 'rank = "king"', "Invalid enum value 'king'"),
    ("characters.toml", 'rank = "hero"', 'rank = "veteran"', "expected life 2 of a veteran, got 4"),
    ("characters.toml", 'order = "fire"', 'order = "dust"', "fire: expected 2 hero kinds, got ifrit"),
    ("characters.toml", 'key = "ifrit"', 'key = "adjarkha"', "character 2: duplicate key adjarkha"),
    ("characters.toml", "life = 4", "life = 0", "Expected `int` >= 1"),
    ("characters.toml", 'trait = "adjarkha"', 'trait = "sleeps"', "trait: expected one of none, adjarkha"),
    ("characters.toml", 'spell = "ramprack"', 'spell = "none of these"', "spell: expected one of none, akeru"),
    ("characters.toml", 'missile = "tornado"', 'missile = "pebble"', "missile: expected one of flame, tornado"),
    ("characters.toml", 'missile = "tornado"\n', "", "expected a missile to shoot or keep"),
    ("characters.toml", 'limit = "unlimited"', 'limit = "unlimited"\ncap = 2', "neither start nor cap"),
    ("characters.toml", "limit = 3", "limit = 3\nstart = 4", "start: expected at most 3, got 4"),
    ("characters.toml", "limit = 3", "limit = 9", "expected at most 3 missiles of its kind, got 9"),
    ("characters.toml", "[[135, 225]]", "[[225, 135]]", "expected an arc of 1 to 180 degrees"),
    ("characters.toml", "[[135, 225]]", "[[0, 270]]", "expected an arc of 1 to 180 degrees"),
    ("characters.toml", "life = 4", "lives = 4", "unknown field `lives`"),
    ("rituals.toml", "[[ritual]]", "[figure]\n[[ritual]]", "unknown `figure`: expected `ritual`"),
    ("missiles.toml", "copies = 4", "copies = 5", "fire: expected 5 missile disks, got 6"),
    ("missiles.toml", 'key = "flame"', 'key = "ember"', "expected flame, tornado"),
    ("artifacts.toml", 'order = "grass"', 'order = "fire"', "expected one artifact of each Order"),
    ("artifacts.toml", 'key = "barrel"', 'key = "cask"', "expected barrel in this order, got cask"),
    ("rituals.toml", "copies = 3", "copies = 4", "expected 12 rituals in all, got 13"),
]


@pytest.mark.parametrize(("name", "old", "new", "says"), MISTAKES)
def test_a_mistake_is_named_with_its_file_and_line(tmp_path: Path, name: str, old: str, new: str, says: str) -> None:
    with pytest.raises(ContentError) as caught:
        box_with(tmp_path, name, old, new)
    assert says in caught.value.message
    assert Path(caught.value.file).name == name
    assert caught.value.line >= 1


def test_a_mistake_knows_its_line(tmp_path: Path) -> None:
    with pytest.raises(ContentError) as caught:
        box_with(tmp_path, "missiles.toml", 'key = "tick"', 'key = "flea"\nspeed = 3')
    lines = (tmp_path / "missiles.toml").read_text(encoding="utf-8").splitlines()
    assert lines[caught.value.line - 1] == "speed = 3"


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ('key = "ezzen"', 'key = "edzen"', "key: expected a character, got 'edzen'"),
        ('takes = "ifrit"', 'takes = "nobody"', "takes: expected a character, got 'nobody'"),
        ('takes = "ifrit"', 'takes = "ezzen"', "expected the changed characters to take each other's places"),
    ],
)
def test_a_mistake_in_the_other_roster(tmp_path: Path, old: str, new: str, says: str) -> None:
    with pytest.raises(ContentError, match=says):
        box_with(tmp_path, "roster_b.toml", old, new, "B")


def test_files_of_the_set_are_all_sound() -> None:
    """What `tavola check` says of each of them."""
    paths = sorted(content.BUILT_IN.rglob("*.toml"))
    assert len(paths) > 35
    assert content.check_files(paths) == []


def test_a_file_that_is_no_content_says_what_it_could_be() -> None:
    (problem,) = content.check_content("answer = 42\n", "x.toml")
    assert (problem.line, problem.message) == (1, f"expected one of the tables {', '.join(content.CHECKS)}")
    (broken,) = content.check_content("[scenario\n", "x.toml")
    assert broken.line == 1


def test_a_roster_that_breaks_the_box_is_named() -> None:
    text = (content.BUILT_IN / "roster_b.toml").read_text(encoding="utf-8")
    (problem,) = content.check_content(text.replace('rank = "hero"', 'rank = "fighter"'), "mine.toml")
    assert "expected life 1 of a fighter, got 2" in problem.message


# --- what screens are told --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_catalogue_tells_everything_by_name(lang: str) -> None:
    told = catalogue(lang)
    kinds = [*told.characters, *told.artifacts, *told.missiles, told.barrel]
    assert [one.kind for one in kinds] == list(range(33))
    assert [one.kind for one in told.rituals] == list(range(4))
    assert all(one.name and one.text and one.icon for one in [*kinds, *told.rituals])
    assert {one.key for one in told.things} == set(content.load_things())
    assert {one.key for one in told.scenarios} == {*content.scenario_names(), *content.campaign_names()}
    assert all(one.name and one.story for one in told.scenarios)


def test_the_catalogue_knows_battles_etudes_and_campaigns() -> None:
    told = {one.key: one for one in catalogue("en").scenarios}
    assert (told["two_crowns"].kind, told["two_crowns"].goals) == ("battle", ("Shawakh is dead", "Baaroun is dead"))
    assert (told["roots"].kind, told["roots"].lesson, told["roots"].turns) == ("etude", "grass", 1)
    assert told["war_for_the_light"].battles == ("window_sill", "flower_pots", "last_candle")
    assert told["card_table"].sides == (0, 1, 0, 1)


def test_the_catalogue_tells_the_other_roster_too() -> None:
    told = {one.key: (one.order, one.rank, one.life) for one in catalogue("en").other}
    assert told["ezzen"] == ("fire", "hero", 2)
