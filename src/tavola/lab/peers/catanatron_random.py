"""Catanatron: Catan for four random players, by its own Game.play. Needs `catanatron`."""

from __future__ import annotations

import json
import sys
import time
from importlib.metadata import version

from catanatron import Color, Game, RandomPlayer

COLORS = (Color.RED, Color.BLUE, Color.ORANGE, Color.WHITE)


def measure(seconds: float) -> dict[str, object]:
    """Actions applied in full games."""
    games = decisions = 0
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds or not games:
        game = Game([RandomPlayer(color) for color in COLORS])
        game.play()
        state = game.state
        decisions += len(state.action_records if hasattr(state, "action_records") else state.actions)
        games += 1
    return {"decisions": decisions, "games": games, "seconds": spent}


def clone_microseconds() -> float:
    """A copy of a game in the middle."""
    game = Game([RandomPlayer(color) for color in COLORS])
    for _ in range(200):
        if game.winning_color() is None:
            game.play_tick()
    began = time.process_time()
    for _ in range(300):
        game.copy()
    return (time.process_time() - began) / 300 * 1e6


def main() -> None:
    print(json.dumps({"name": "Catanatron", "version": version("catanatron"), "clone_us": clone_microseconds()}))
    sys.stdout.flush()
    for line in sys.stdin:
        print(json.dumps(measure(float(line))))
        sys.stdout.flush()


if __name__ == "__main__":
    main()
