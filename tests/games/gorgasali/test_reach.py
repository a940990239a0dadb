"""Where a walk can lead, told beforehand: equal to every walk that the rules allow."""

from __future__ import annotations

import random

import pytest
from tests.games.gorgasali.kit import at
from tests.games.gorgasali.wanderings import Arrival, end_of, free, view, wander

from tavola.core.play import Match
from tavola.games.gorgasali.actions import EndWalk, Step
from tavola.games.gorgasali.box import kit_of
from tavola.games.gorgasali.reach import Reach, reaches_of

LETTERS = ".......FMWT"
ROLLS = [(1, 2), (2, 2), (1, 4), (3, 3), (2, 5), (4, 4)]


def told(match: Match, seat: int = 0) -> dict[int, Reach]:
    seen = view(match, seat)
    return {reach.square: reach for reach in reaches_of(kit_of(seen), seen, seat)}


def hold_to_the_rules(match: Match) -> dict[int, Reach]:
    """Every square the rules lead to, none other, each at its best; and every path can be walked to that end."""
    reaches, truth = told(match), wander(match)
    left = view(match, 0).turn.left
    assert set(reaches) == set(truth)
    for square, reach in reaches.items():
        best = min(truth[square], key=lambda arrival: arrival.rank)
        assert Arrival(reach.ends, reach.damage, reach.cost) == best
        assert reach.path[-1] == square
        assert free(match, 0) or reach.left == left - reach.cost
        follow(match, reach)
    return reaches


def follow(match: Match, reach: Reach) -> None:
    twin = match.clone()
    events = [event for to in reach.path for event in twin.play(0, Step(to))]
    if reach.ends in ("exact", "stuck", "death"):
        assert end_of(twin, 0, events) == reach.ends
    elif reach.ends in ("chest", "extra"):
        assert twin.check(0, EndWalk()) is None or end_of(twin, 0, events) == reach.ends
    else:
        assert twin.check(0, EndWalk()) is not None


def ground(seed: int, *options: str, width: int = 6, height: int = 5) -> Match:
    """A small board at random: obstacles, chests, three figures, zones, a Barrier's worth of odd corners."""
    rng = random.Random(seed)
    cells = [[rng.choice(LETTERS) for _ in range(width)] for _ in range(height)]
    places = rng.sample([(x, y) for x in range(width) for y in range(height)], 5)
    for (x, y), letter in zip(places, "012CC", strict=True):
        cells[y][x] = letter
    zones = ["".join([rng.choice("1144") for _ in range(width)]) for _ in range(height)]
    one, two = rng.choice(ROLLS)
    return at(
        "\n".join([
            "seats 3", *options, f"round {rng.choice([1, 1, 6, 11])}", "figure 0 medea",
            f"hp {rng.choice([5, 10, 20, 100])}", "figure 1 varas", "figure 2 ebue",
            "map", *["".join(row) for row in cells], "zones", *zones, f"turn 0 after dice {one},{two}",
        ]).replace("figure 0 medea\nhp", "figure 0 medea hp")
    )  # fmt: skip


@pytest.mark.parametrize("seed", range(40))
def test_go_7_3_every_reach_is_what_the_rules_allow(seed: int) -> None:
    hold_to_the_rules(ground(seed))


@pytest.mark.parametrize("seed", range(20))
def test_go_65_3_figures_that_may_be_crossed(seed: int) -> None:
    hold_to_the_rules(ground(100 + seed, "option crossFigures on"))


@pytest.mark.parametrize("seed", range(20))
def test_go_65_11_dead_ends_only_without_an_exact_route(seed: int) -> None:
    hold_to_the_rules(ground(200 + seed, "option deadEnd exact", *(["option crossFigures on"] if seed % 2 else [])))
