"""One game each, told line by line. Where a line differs and should, regenerate and read the difference."""

from __future__ import annotations

from pathlib import Path

import pytest

from tavola.core.game import games
from tests.playthroughs.telling import told

FOLDER = Path(__file__).parent
GAMES = games(template=True)
AGAIN = "python -m tests.playthroughs.regenerate"


def first_difference(old: list[str], new: list[str]) -> str | None:
    for number, (one, other) in enumerate(zip(old, new, strict=False), 1):
        if one != other:
            return f"line {number}\n  was: {one}\n  now: {other}"
    shorter = min(len(old), len(new))
    return None if len(old) == len(new) else f"line {shorter + 1}: {len(old)} lines were, {len(new)} are"


@pytest.mark.parametrize("name", GAMES)
def test_a_game_plays_as_its_playthrough_says(name: str) -> None:
    path = FOLDER / f"{name}.txt"
    assert path.exists(), f"{name} has no playthrough yet: {AGAIN} {name}"
    found = first_difference(path.read_text(encoding="utf8").splitlines(), told(GAMES[name]).splitlines())
    assert found is None, f"{path.name}, {found}\nif that is right: {AGAIN} {name}"


def test_no_playthrough_is_left_of_a_game_that_is_gone() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(GAMES)


def test_playthroughs_are_short_enough_to_be_read() -> None:
    assert [path.name for path in FOLDER.glob("*.txt") if path.stat().st_size > 200_000] == []


@pytest.mark.parametrize(
    ("old", "new", "place"),
    [(["a"], ["a"], None), (["a", "b"], ["a", "c"], "line 2"), (["a"], ["a", "b"], "line 2"), (["a"], [], "line 1")],
)
def test_the_first_line_that_differs_is_named(old: list[str], new: list[str], place: str | None) -> None:
    found = first_difference(old, new)
    assert found is None if place is None else str(found).startswith(place)
