"""Etudes can be done as their files say, by a hand that trembles a little, and not by waiting (DT-K.16)."""

from __future__ import annotations

import math

import pytest

from tavola.core.play import Match
from tavola.games.desktopia import board, content
from tavola.games.desktopia.actions import Flick
from tavola.games.desktopia.deeds import parse
from tavola.games.desktopia.game import Desktopia

GAME = Desktopia()
ETUDES = [name for name in content.scenario_names() if content.load_scenario(name).kind == board.ETUDE]
TREMBLING = ((-0.7, 0.97), (0.7, 0.97), (-0.7, 1.03), (0.7, 1.03))  # degrees, and part of the strength


def begun(name: str, **options: str) -> Match:
    return Match(GAME, seats=1, options={"scenario": name, **options}, seed=1)


def turned(flick: Flick, degrees: float, part: float) -> Flick:
    cos, sin = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    dx, dy = round(flick.dx * cos - flick.dy * sin), round(flick.dx * sin + flick.dy * cos)
    return Flick(flick.disk, dx, dy, round(flick.speed * part))


def solved(match: Match, name: str, degrees: float = 0, part: float = 1) -> bool:
    """Whether the recorded solution solves it, every flick a little turned and a little weaker or stronger."""
    for line in content.load_scenario(name).solution:
        action = parse(line, match.view(0))
        if isinstance(action, Flick) and (degrees, part) != (0, 1):
            action = turned(action, degrees, part)
        match.play(0, action)
    return match.result is not None and match.result.reason == "solved"


@pytest.mark.parametrize("name", ETUDES)
def test_the_recorded_solution_solves_it(name: str) -> None:
    assert content.load_scenario(name).solution
    assert solved(begun(name), name)


@pytest.mark.parametrize("name", ETUDES)
def test_a_hand_need_not_be_perfect(name: str) -> None:
    """Most solutions survive a trembling of 0.7 degrees and 3 % of the strength in every direction."""
    assert sum(solved(begun(name), name, *tremble) for tremble in TREMBLING) >= 3


@pytest.mark.parametrize("name", ETUDES)
def test_waiting_is_no_solution(name: str) -> None:
    match = begun(name)
    turns = 0
    while match.result is None:
        match.play(0, parse("stop", match.view(0)))
        turns += 1
        assert turns <= 4 * content.load_scenario(name).turns
    assert match.result.reason == "failed"


@pytest.mark.parametrize("name", ETUDES)
def test_the_field_of_an_etude_does_not_depend_on_the_table(name: str) -> None:
    """DT-23.2: so a solution that was found stays one."""
    made = [content.load_scenario(name, field=field) for field in content.SIZES]
    assert len({(one.width, one.height, *[(start.x, start.y) for start in one.starts]) for one in made}) == 1
