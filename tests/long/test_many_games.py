"""Thousands of games without an error, every kind of thing met, and fair seats. Minutes: make test-long."""

from __future__ import annotations

import pytest
from tests.long.many import Spec, spec, tally_of

import tavola

GAME = tavola.game("gorgasali")
pytestmark = pytest.mark.long


def test_ten_thousand_random_games_end_and_meet_everything() -> None:
    tally = tally_of(spec(number, ("random",)) for number in range(10_000))
    assert tally.games == 10_000
    assert {kind.__name__ for kind in GAME.actions} - set(tally.actions) == set()
    assert {kind.__name__ for kind in GAME.events} - set(tally.events) == set()
    assert set(GAME.reasons) == set(tally.reasons)


def test_two_thousand_greedy_games_end() -> None:
    tally = tally_of(spec(number, ("greedy",)) for number in range(20_000, 22_000))
    assert tally.games == 2_000
    assert set(GAME.reasons) == set(tally.reasons)


def test_no_seat_of_four_wins_more_than_its_share() -> None:
    """Greedy against itself on the standard board: at most 1.15 times a quarter for any seat."""
    tally = tally_of(Spec("gorgasali", 4, {}, ("greedy",) * 4, seed) for seed in range(2_000))
    decided = sum(tally.seats.values())
    shares = {seat: tally.seats[seat] / decided for seat in range(4)}
    assert max(shares.values()) <= 1.15 / 4, shares


def test_every_character_of_ten_wins_sometimes() -> None:
    tally = tally_of(Spec("gorgasali", 10, {}, ("greedy",) * 10, seed) for seed in range(2_000))
    assert {character for character in range(10) if tally.characters[character] == 0} == set()
