"""OpenSpiel: one of its games with fair choices, driven from Python. Needs `open_spiel`; the game is the argument."""

from __future__ import annotations

import contextlib
import importlib
import json
import random
import sys
import time
from importlib.metadata import version

import pyspiel

with contextlib.suppress(ImportError):
    importlib.import_module("open_spiel.python.games")  # registers the games written in Python


def play(game: pyspiel.Game, rng: random.Random) -> int:
    """One game; what chance does is applied but not counted."""
    state = game.new_initial_state()
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            actions, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(actions, odds)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
            decisions += 1
    return decisions


def measure(game: pyspiel.Game, rng: random.Random, seconds: float) -> dict[str, object]:
    games = decisions = 0
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds or not games:
        decisions += play(game, rng)
        games += 1
    return {"decisions": decisions, "games": games, "seconds": spent}


def clone_microseconds(game: pyspiel.Game) -> float:
    state = game.new_initial_state()
    began = time.process_time()
    for _ in range(1000):
        state.clone()
    return (time.process_time() - began) / 1000 * 1e6


def main() -> None:
    name = sys.argv[1]
    game = pyspiel.load_game(name)
    rng = random.Random(1)
    about = {"name": f"OpenSpiel {name}", "version": version("open_spiel"), "clone_us": clone_microseconds(game)}
    print(json.dumps(about))
    sys.stdout.flush()
    for line in sys.stdin:
        print(json.dumps(measure(game, rng, float(line))))
        sys.stdout.flush()


if __name__ == "__main__":
    main()
