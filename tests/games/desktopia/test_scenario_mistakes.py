"""What the loader says to the author of a scenario who errs: what, where, and what was expected."""

from __future__ import annotations

import pytest
from tests.games.desktopia.plain import PLAIN

from tavola.core.errors import ContentError
from tavola.games.desktopia import content

HEAD = "seats = 2"
GOAL = 'what = "bring"'
MISTAKES = {
    # what is written instead of what, and what is said about it
    "no such letter": (
        "........\n......#.",
        "....?...\n......#.",
        "map row 1: no [[disk]] or [[thing]] has the letter '?'",
    ),
    "a short row": ("......#.", "......#", "map row 2: expected 8 signs, got 7"),
    "a letter twice": ('letter = "H"', 'letter = "A"', "letter 'A': expected in one row, got 2"),
    "a letter not drawn": ('letter = "#"', 'letter = "%"', "letter '%': expected on the map"),
    "no key": ('key = "plain"\n', "", "missing required field `key`"),
    "a misspelt key": ("seats = 2", "seat = 2", "unknown field `seat`"),
    "one language": ('{ en = "Plain", ru = "Простой" }', '{ en = "Plain" }', "missing required field `ru`"),
    "too many seats": (HEAD, "seats = 5", "Expected `int` <= 4"),
    "a battle for one": (HEAD, "seats = 1", "seats: expected 2..4 for this kind, got 1"),
    "an etude for two": (HEAD, 'seats = 2\nkind = "etude"', "seats: expected 1 for this kind, got 2"),
    "an etude without end": (HEAD, 'seats = 1\nkind = "etude"', "an etude has turns and a lesson"),
    "a battle with a lesson": (HEAD, 'seats = 2\nlesson = "dust"', "only an etude has turns and a lesson"),
    "seats without squads": (HEAD, "seats = 3", "seats: expected a [[squad]] for each of 3 seats, got 2"),
    "nobody's first turn": (HEAD, "seats = 2\nfirst = 2", "first: expected 0..1, got 2"),
    "sides of others": (HEAD, "seats = 2\nsides = [0, 1, 2]", "sides: expected 2 numbers, got 3"),
    "nobody to fight": (HEAD, "seats = 2\nsides = [0, 0]", "sides: expected at least two"),
    "no field": (HEAD, "seats = 2\nfield = [10, 10]", "Expected `int` >= 200"),
    "a bent field": (
        HEAD,
        "seats = 2\ncorners = [[0, 0], [1000, 0], [500, 300], [0, 1000]]",
        "corners: expected a convex",
    ),
    "a field too large": (HEAD, "seats = 2\ncorners = [[0, 0], [1100, 0], [0, 1000]]", "corners: expected all inside"),
    "unknown characters": ("units = { akeru", "units = { akaru", "units: expected one of adjarkha, ifrit"),
    "an artifact in a squad": ("phantom = 2", "smithy = 1", "units: expected one of adjarkha, ifrit"),
    "a squad twice": ('key = "grass"', 'key = "dust"', "squad 2: duplicate key dust"),
    "a card in two camps": ("hornbug = 1", "phantom = 1", "squad 2: phantom: its card is in squad 1 already"),
    "a hero twice": ("akeru = 1", "akeru = 2", "akeru: expected at most 1 as in the box, got 2"),
    "too many fighters": (
        "phantom = 2",
        "phantom = 3, div = 2",
        "phantom and div: expected at most 4 as in the box, got 5",
    ),
    "too many veterans": ("hornbug = 1", "hornbug = 5", "hornbug: expected at most 4 as in the box, got 5"),
    "a stock of nobody": (
        "phantom = 2 }",
        "phantom = 2 }\nstock = { kharu = 1 }",
        "stock: expected one of akeru, phantom",
    ),
    "a stock too large": (
        "phantom = 2 }",
        "phantom = 2 }\nstock = { akeru = 4 }",
        "akeru: expected at most 3 missiles",
    ),
    "a stock of none": (
        "phantom = 2 }",
        "phantom = 2 }\nstock = { phantom = 1 }",
        "phantom: expected at most 0 missiles",
    ),
    "too many missiles": (
        'kind = "phantom"',
        'kind = "phantom"\nmissiles = ["tick of 1"]',
        "tick: expected at most 3 in the box, got 4",
    ),
    "too many time cards": ("phantom = 2 }", "phantom = 2 }\ntime = 6", "Expected `int` <= 5"),
    "an unknown disk": ('kind = "hornbug"', 'kind = "hornet"', "kind: expected one of adjarkha, ifrit"),
    "a missile on the field": ('kind = "hornbug"', 'kind = "flame"', "kind: expected one of adjarkha, ifrit"),
    "nobody's character": ('camp = 1\nkind = "hornbug"', 'kind = "hornbug"', "hornbug: expected a camp"),
    "somebody's barrel": ('kind = "barrel"', 'camp = 0\nkind = "barrel"', "nobody's in the beginning"),
    "a camp of nobody": ('camp = 1\nkind = "hornbug"', 'camp = 2\nkind = "hornbug"', "camp: expected 0..1, got 2"),
    "two places": ('letter = "h"', 'letter = "h"\nat = [1, 1]', "expected exactly one of letter, at or on"),
    "no place": ('letter = "h"\n', "", "disk 4: expected exactly one of letter, at or on"),
    "not of this squad": ('kind = "hornbug"', 'kind = "dryad"', "dryad: expected at most 0 of camp 1, got 1"),
    "more than the squad has": ("A...H...", "A.H.H.H.", "phantom: expected at most 2 of camp 0, got 3"),
    "nowhere to stand": ("hornbug = 1", "hornbug = 2", "squad 2: camp 1: expected places or a zone"),
    "too much life": ('kind = "hornbug"', 'kind = "hornbug"\nlife = 3', "life: expected 1..2, got 3"),
    "a living barrel": ('kind = "barrel"', 'kind = "barrel"\nlife = 1', "only a character has life"),
    "missiles that do not last": (
        'kind = "hornbug"',
        'kind = "hornbug"\nmissiles = ["arrow of 0"]',
        "expected one of flame, shield, lariat, tick",
    ),
    "missiles of nobody": (
        'kind = "hornbug"',
        'kind = "hornbug"\nmissiles = ["flame of 7"]',
        "a camp 0..1, got 'flame of 7'",
    ),
    "two shields": (
        'kind = "phantom"',
        'kind = "phantom"\nmissiles = ["shield of 0", "shield of 1"]',
        "at most one shield",
    ),
    "a name for a hero": ('kind = "hornbug"', 'kind = "hornbug"\ncalled = "bug"', "called: only a barrel has a name"),
    "a name for two": ("...*....", "...*.*..", "called: expected one place of letter '*'"),
    "on no artifact": ('letter = "A"', 'on = "vase"', "on: expected one of fire_mine, fountain"),
    "an unknown thing": ('kind = "glass"', 'kind = "glas"', "kind: expected one of book, notebook"),
    "a zone of nobody": ("camp = 0\ncorners", "camp = 3\ncorners", "camp: expected 0..1, got 3"),
    "a zone outside": ("[950, 950]]", "[1950, 950]]", "corners: expected all inside the field"),
    "a bent zone": (
        "[[600, 800], [950, 950]]",
        "[[600, 800], [900, 800], [700, 850], [600, 950]]",
        "corners: expected a convex",
    ),
    "a zone without room": (
        "[[600, 800], [950, 950]]",
        "[[560, 910], [566, 916]]",
        "expected room for 1 disks of squad dust",
    ),
    "an unknown goal": (GOAL, 'what = "win"', "Invalid enum value 'win'"),
    "a goal without an area": ("area = [[0, 100], [1000, 200]]\n", "", "bring: expected an area"),
    "an area for nothing": (GOAL, 'what = "rounds"', "an area belongs to bring and reach only"),
    "a nameless barrel": ('barrel = "cask"', 'barrel = "keg"', "barrel: expected one of cask, got 'keg'"),
    "a goal reached already": (
        "[[0, 100], [1000, 200]]",
        "[[0, 100], [1000, 900]]",
        "area: the barrel lies in it already",
    ),
    "an area outside": ("[[0, 100], [1000, 200]]", "[[0, 100], [1000, 2000]]", "area: expected all inside the field"),
    "a goal of nobody": (f"{GOAL}\ncamp = 0", f"{GOAL}\ncamp = 4", "camp: expected 0..1, got 4"),
    "a kind for nothing": (
        'barrel = "cask"',
        'barrel = "cask"\nkind = "akeru"',
        "bring: expected no kind, got 'akeru'",
    ),
    "an unknown table": ("[[zone]]", "[[place]]", "unknown `place`: expected"),
}


ADDED = {
    # a row more, and what is said about it
    '[[disk]]\ncamp = 0\nkind = "phantom"\non = "smithy"': "on: expected smithy on the field",
    '[[disk]]\ncamp = 0\nkind = "phantom"\nat = [800, 400]': "at (800, 400): lies on the glass at (812.5, 416.667)",
    '[[disk]]\ncamp = 0\nkind = "phantom"\nat = [5, 500]': "at (5, 500): expected wholly inside the field",
    '[[disk]]\ncamp = 0\nkind = "phantom"\nat = [70, 100]': "overlaps or touches the phantom at (70, 100)",
    '[[thing]]\nkind = "domino"\nat = [1020, 500]': "domino at (1020, 500): outside the field",
}


@pytest.mark.parametrize("row", ADDED)
def test_what_lies_wrong_is_named(row: str) -> None:
    """DT-P.9, DT-10.5: nothing overlaps, nothing lies outside."""
    problems = content.check_content(f"{PLAIN}\n{row}\n", "mine.toml")
    assert ADDED[row] in problems[0].message
    with pytest.raises(ContentError):
        content.scenario_from(f"{PLAIN}\n{row}\n")


def test_the_plain_scenario_is_sound() -> None:
    assert content.check_content(PLAIN, "plain.toml") == []


@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_mistake_is_named(mistake: str) -> None:
    """DT-23.7 and all that a scenario must keep."""
    old, new, says = MISTAKES[mistake]
    assert old in PLAIN
    text = PLAIN.replace(old, new, 1)
    problems = [str(problem) for problem in content.check_content(text, "mine.toml")]
    assert any(says in problem for problem in problems), problems
    assert all(problem.startswith("mine.toml:") for problem in problems)
    with pytest.raises(ContentError):
        content.scenario_from(text)


GOALS = {
    # a goal of camp 0, and what is said about it
    'what = "hold"': "hold: expected the kind of an artifact",
    'what = "hold"\nkind = "fountain"': "kind: expected one of , got 'fountain'",
    'what = "kill"\nkind = "akeru"': "kind: expected one of shawakh, hornbug, got 'akeru'",
    'what = "kill"\ncount = 3': "count: expected at most 2, got 3",
    'what = "kill"\nkind = "hornbug"\ncount = 2': "count: expected at most 1, got 2",
    'what = "lose"\nkind = "hornbug"': "kind: expected one of akeru, phantom, got 'hornbug'",
    'what = "survive"\nkind = "shawakh"': "kind: expected one of akeru, phantom, got 'shawakh'",
    'what = "reach"\narea = [[0, 0], [100, 100]]\ncount = 4': "count: expected at most 3, got 4",
    'what = "reach"\narea = [[0, 500], [1000, 1000]]\ncount = 2': "area: 2 characters of camp 0 stand in it already",
    'what = "wound"\nkind = "hornbug"': "wound: expected no kind, got 'hornbug'",
    'what = "rounds"\ncount = 0': "Expected `int` >= 1",
    'what = "rounds"\nbarrel = "cask"': "barrel: expected none, got 'cask'",
}


@pytest.mark.parametrize("goal", GOALS)
def test_a_goal_that_makes_no_sense_is_named(goal: str) -> None:
    """DT-5.2."""
    text = PLAIN[: PLAIN.index("[[goal]]")] + f'[[goal]]\ncamp = 0\nname = {{ en = "x", ru = "х" }}\n{goal}\n'
    (problem,) = content.check_content(text, "mine.toml")
    assert GOALS[goal] in problem.message
    assert problem.line > text[: text.index("[[goal]]")].count("\n")


def thing(kind: str, x: int) -> str:
    return f'\n[[thing]]\nat = [{x}, 416]\nkind = "{kind}"\nturn = 45\n'


@pytest.mark.parametrize(("kind", "near", "clear"), [("glass", 750, 725), ("domino", 755, 735), ("book", 700, 640)])
def test_things_do_not_overlap(kind: str, near: int, clear: int) -> None:
    (problem, *_) = content.check_content(PLAIN + thing(kind, near), "mine.toml")
    assert "overlaps the" in problem.message
    assert (
        content.check_content(PLAIN.replace("seats = 2", "seats = 2\nexact_field = true") + thing(kind, clear), "m")
        == []
    )


def test_flat_things_do_not_overlap_either() -> None:
    problems = content.check_content(PLAIN + thing("book", 300) + thing("book", 400), "mine.toml")
    assert problems[0].message == "thing 2: book at (300, 416): overlaps the book at (400, 416)"
    apart = content.check_content(PLAIN + thing("domino", 200) + thing("domino", 260), "mine.toml")
    assert apart == []


def test_time_cards_are_five_for_all() -> None:
    """DT-14.14."""
    text = PLAIN.replace("phantom = 2 }", "phantom = 2 }\ntime = -3").replace(
        "hornbug = 1 }", "hornbug = 1 }\ntime = 3"
    )
    (problem,) = content.check_content(text, "mine.toml")
    assert problem.message == "squad 1: time: expected at most 5 time cards in all"


def test_artifacts_and_barrels_share_their_disks() -> None:
    """DT-15.19: three barrels and two artifacts are five disks of four."""
    more = "".join(f'\n[[disk]]\nat = [{x}, 700]\nkind = "barrel"\n' for x in (600, 700))
    more += '\n[[disk]]\nat = [800, 700]\nkind = "smithy"\n'
    assert content.check_content(PLAIN + more, "mine.toml") == []
    more += '\n[[disk]]\nat = [900, 700]\nkind = "fountain"\n'
    (problem,) = content.check_content(PLAIN + more, "mine.toml")
    assert problem.message == "disk 1: expected at most 4 artifacts and barrels in all, got 5"


def test_an_artifact_lies_there_once() -> None:
    more = "".join(f'\n[[disk]]\nat = [{x}, 700]\nkind = "smithy"\n' for x in (600, 700))
    (problem,) = content.check_content(PLAIN + more, "mine.toml")
    assert problem.message == "squad 1: smithy: expected at most 1 as in the box, got 2"


def test_one_character_stands_on_an_artifact() -> None:
    """DT-15.15."""
    text = PLAIN.replace('letter = "A"', 'on = "smithy"').replace('letter = "a"', 'on = "smithy"')
    text = text.replace("A...H...", "....H...").replace("a...h...", "....h...")
    text += '\n[[disk]]\nat = [300, 300]\nkind = "smithy"\n'
    problems = [problem.message for problem in content.check_content(text, "mine.toml")]
    assert problems == [f"disk {row}: on: expected one character on smithy, got 2" for row in (1, 3)]


def test_where_squads_are_chosen_nobody_has_a_place_beforehand() -> None:
    text = PLAIN.replace("seats = 2", "seats = 2\nchooses = true").replace("phantom = 2 }", "phantom = 2 }\ntime = 1")
    problems = str(content.check_content(text, "mine.toml"))
    assert "camp: expected none where players choose their squads" in problems
    assert "time: expected none where players choose their squads" in problems


def test_all_mistakes_are_told_at_once_each_with_its_line() -> None:
    text = PLAIN.replace("akeru = 1", "akaru = 1").replace('kind = "glass"', 'kind = "glas"')
    found = content.check_content(text, "mine.toml")
    lines = text.splitlines()
    assert {lines[problem.line - 1] for problem in found} == {
        "units = { akaru = 1, phantom = 2 }",
        'kind = "glas"',
    }


def test_what_fits_only_on_a_larger_field_is_told_beforehand() -> None:
    """DT-O.20."""
    text = PLAIN + '\n[[disk]]\ncamp = 0\nkind = "phantom"\nat = [763, 416.667]\n'
    found = [problem.message for problem in content.check_content(text, "mine.toml")]
    where = "disk 6: phantom at (697.382, 380.834): lies on the glass at (742.625, 380.833) or touches it"
    assert found == [f"with roster {roster} on field 914: {where}" for roster in content.ROSTERS]
    kept = text.replace("seats = 2", "seats = 2\nexact_field = true")
    assert content.check_content(kept, "mine.toml") == []
