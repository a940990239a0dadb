"""The greedy player: legal everywhere, never at a loss for words, clearly better than chance, shy of the zone."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import tavola
from tavola.bots import Bot, bot
from tavola.core.play import Match
from tavola.core.rng import Dice
from tavola.games.gorgasali import events as ev

GAME = tavola.game("gorgasali")
ODD: dict[str, Any] = {
    "rangeMetric": "orthogonal", "crossFigures": True, "stayHeals": False, "extraChestTiming": "any",
    "hiddenBackpack": True, "deadEnd": "exact", "finalCollapse": True, "zoneStanding": True, "abilityTiming": "any",
    "octorTakes": "move", "dobergunRetrace": True, "fieldOrder": "armour", "ballLightning": "once",
    "bannerSupply": "limited", "igniteBan": "adjacent", "characterPick": "random", "zonePeriod": 3,
}  # fmt: skip
DUO = {"scenario": "duo", "characterPick": "random"}
CASES: dict[str, tuple[int, dict[str, Any]]] = {
    **{f"{seats} seats": (seats, {"characterPick": "random"}) for seats in range(2, 11)},
    "draft": (5, {"characterPick": "draft"}), "river": (4, {"board": "river", "matLayout": "roomy"}),
    "grove": (4, {"board": "grove", "barrierShape": "bow"}),
    "odd": (6, ODD), "odd duo": (6, {**ODD, "scenario": "duo"}),
    "duo of 4": (4, DUO), "duo of 8": (8, DUO), "duo of 10": (10, {**DUO, "hiddenBackpack": True}),
}  # fmt: skip


def play(players: list[str], options: dict[str, Any], seed: int, seen: Counter[str]) -> Match:
    """One game; every answer is on the menu and explained."""
    match = Match(GAME, seats=len(players), options=options, seed=seed)
    bots: list[Bot] = [bot(name, GAME) for name in players]
    rng = Dice(seed + 1)
    while match.result is None:
        for seat in match.deciders:
            menu = match.menu(seat)
            action = bots[seat].choose(match.view(seat), menu, rng)
            assert action in menu
            key = bots[seat].reason.key
            if not seen[key]:
                assert bots[seat].explain()
                assert bots[seat].explain("ru")
            seen[key] += 1
            for event in match.play(seat, action):
                if isinstance(event, ev.Hurt) and event.cause == "zone":
                    seen[f"zone {players[event.seat]}"] += event.gross
    return match


@pytest.mark.parametrize("case", CASES)
def test_every_answer_is_legal_and_explained(case: str) -> None:
    seats, options = CASES[case]
    seen: Counter[str] = Counter()
    for seed in range(2):
        play(["greedy"] * seats, options, 100 * seats + seed, seen)
    assert seen["at-random"] == 0
    assert len(seen) > 10


def test_equal_games_are_played_equally() -> None:
    games = [play(["greedy"] * 4, {}, 5, Counter()) for _ in range(2)]
    assert games[0].digest() == games[1].digest()


def test_it_beats_chance() -> None:
    wins = 0
    for seed in range(20):
        players = ["greedy", "random"] * 2 if seed % 2 else ["random", "greedy"] * 2
        result = play(players, {}, seed, Counter()).result
        assert result is not None
        wins += any(players[seat] == "greedy" for seat in result.winners)
    assert wins >= 19


def test_it_hardly_ever_walks_into_the_zone() -> None:
    seen: Counter[str] = Counter()
    for seed in range(15):
        play(["greedy", "random", "greedy", "random"], {}, seed, seen)
    assert seen["zone greedy"] * 8 < seen["zone random"]


def test_a_view_is_enough_to_go_on() -> None:
    """A new bot for every decision plays on legally: what it remembers is only a saving."""
    match = Match(GAME, seats=4, seed=3)
    rng = Dice(4)
    while match.result is None:
        (seat,) = match.deciders
        match.play(seat, bot("greedy", GAME).choose(match.view(seat), match.menu(seat), rng))
    assert match.result.reason in GAME.reasons
