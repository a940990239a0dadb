"""Thousands of games without an error, every kind of thing met, and fair seats. Minutes: make test-long."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from tests.long.many import Spec, Tally, tally_of

import tavola
from tavola.core.play import Match
from tavola.core.rng import Dice
from tavola.games.gorgasali.state import State

GAME = tavola.game("gorgasali")
TEXTS = {"barrierShape": ("line", "corner", "bow"), "matLayout": ("standard", "roomy")}
pytestmark = pytest.mark.long

# What whole games hardly ever reach: an empty deck, and a fallen teammate beside a healer.
THIN = """
seats 4
option scenario duo
option board grove
round 2
figure 0 medea at 8,3 cd 0 chests 2
mat 0 gemini, small_potion
figure 1 varas at 8,13 cd 1 chests 2
mat 1 mantis, flame_bulb
figure 2 tharsis dead grave 9,3
figure 3 kruber at 3,8 cd 0 chests 2
mat 3 tochinator, medium_potion, barrier
weapon_deck gemini
weapon_discard lynx, hydra, 2 sparrow
support_deck axe, boat
support_discard 3 helmet, 2 large_potion, 2 teleport, smoke_bulb, magic_field, 2 extra_six, 3 ammo_bag
turn 0 before
"""


def spec(number: int, bots: tuple[str, ...]) -> Spec:
    """The settings of the n-th game: seats in turn, then boards, duo and up to three options off their defaults."""
    rng = Dice(number)
    seats = 2 + number % 9
    options: dict[str, Any] = {}
    if seats in (4, 6, 8, 10) and rng.below(2):
        options["scenario"] = "duo"
    boards = ["standard"] + (["river"] if seats <= 6 else []) + (["grove"] if seats <= 4 else [])
    options["board"] = boards[rng.below(len(boards))]
    if number % 50 == 49:
        return Spec("gorgasali", 4, {}, tuple(bots[i % len(bots)] for i in range(4)), number, THIN)
    free = [option for option in GAME.options if option.key not in ("board", "scenario")]
    for _ in range(rng.below(4)):
        option = free[rng.below(len(free))]
        options[option.key] = another(option, rng)
    return Spec("gorgasali", seats, options, tuple(bots[i % len(bots)] for i in range(seats)), number)


def another(option: Any, rng: Dice) -> Any:
    if option.key in TEXTS:
        return TEXTS[option.key][rng.below(len(TEXTS[option.key]))]
    if option.key == "roundLimit":
        return (0, 3, 12, 60)[rng.below(4)]
    if option.low is not None:
        return option.low + rng.below(option.high - option.low + 1)
    return option.values[rng.below(len(option.values))]


def character(match: Match, seat: int) -> Iterator[str]:
    state = match.state
    assert isinstance(state, State)
    yield str(state.figures[seat].character)


def played(specs: Iterator[Spec]) -> Tally:
    return tally_of(specs, character)


def test_ten_thousand_random_games_end_and_meet_everything() -> None:
    tally = played(spec(number, ("random",)) for number in range(10_000))
    assert tally.games == 10_000
    assert {kind.__name__ for kind in GAME.actions} - set(tally.actions) == set()
    assert {kind.__name__ for kind in GAME.events} - set(tally.events) == set()
    assert set(GAME.reasons) == set(tally.reasons)


def test_two_thousand_greedy_games_end() -> None:
    tally = played(spec(number, ("greedy",)) for number in range(20_000, 22_000))
    assert tally.games == 2_000
    assert set(GAME.reasons) == set(tally.reasons)


def test_no_seat_of_four_wins_more_than_its_share() -> None:
    """Greedy against itself on the standard board: at most 1.15 times a quarter for any seat."""
    tally = played(Spec("gorgasali", 4, {}, ("greedy",) * 4, seed) for seed in range(2_000))
    decided = sum(tally.seats.values())
    shares = {seat: tally.seats[seat] / decided for seat in range(4)}
    assert max(shares.values()) <= 1.15 / 4, shares


def test_every_character_of_ten_wins_sometimes() -> None:
    tally = played(Spec("gorgasali", 10, {}, ("greedy",) * 10, seed) for seed in range(2_000))
    assert {str(character) for character in range(10)} - set(tally.winners) == set()
