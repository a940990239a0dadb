"""Measures one game of Tavola in the form that lies first on the path; run as a program by `tavola bench`.

Answers like the peers, in processor time: first a line about itself, then one line for each number of seconds. It
must not matter where this file lies: bench runs it with another form's `tavola` before it on the path.
"""

from __future__ import annotations

import importlib.util
import json
import statistics
import sys
import time
import tracemalloc
from collections.abc import Callable
from pathlib import Path
from typing import Any

import tavola.core.frame
from tavola.core.game import game as game_of
from tavola.core.play import Match
from tavola.core.rng import Dice


def the_loop() -> Any:
    """The compiled loop where the form has it; an older form is driven by the one beside this file."""
    if importlib.util.find_spec("tavola.lab") is not None:
        return importlib.import_module("tavola.lab.drive").play_random
    spec = importlib.util.spec_from_file_location("drive", Path(__file__).with_name("drive.py"))
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module.play_random


play_random = the_loop()
SEATS = 4
MIDDLE = 150  # decisions into a game: enough for cards and banners to be about
REPEATS = 400


def seats_of(name: str) -> int:
    low, high = game_of(name).seats
    return min(max(SEATS, low), high)


def measure(name: str, seconds: float, first: int) -> dict[str, Any]:
    """Whole games from new seeds, set-up, record and events included."""
    found, seats = game_of(name), seats_of(name)
    games = decisions = 0
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds or not games:
        match = Match(found, seats=seats, seed=first + games)
        decisions += play_random(match, Dice(first + games + 1))
        games += 1
    return {"decisions": decisions, "games": games, "seconds": spent}


def stepwise(name: str, seconds: float) -> float:
    """Decisions a second when an interpreted loop drives, as bots and learners do."""
    found, seats = game_of(name), seats_of(name)
    decisions, seed = 0, 10_000_000
    began = time.process_time()
    while time.process_time() - began < seconds:
        match, rng = Match(found, seats=seats, seed=seed), Dice(seed + 1)
        seed += 1
        while match.result is None:
            for seat in match.deciders:
                match.play(seat, match.menu(seat).sample(rng))
                decisions += 1
    return decisions / (time.process_time() - began)


def middle(name: str) -> Match:
    """A match some way into the game."""
    for seed in range(1000):
        match = Match(game_of(name), seats=seats_of(name), seed=seed)
        play_random(match, Dice(seed), MIDDLE)
        if match.result is None:
            return match
    match = Match(game_of(name), seats=seats_of(name), seed=0)
    play_random(match, Dice(0), 2)
    return match


def microseconds(work: Callable[[], object], repeats: int = REPEATS) -> float:
    """The median of five rounds, for one call."""
    rounds = []
    for _ in range(5):
        began = time.process_time()
        for _ in range(repeats):
            work()
        rounds.append((time.process_time() - began) / repeats * 1e6)
    return statistics.median(rounds)


def about(name: str) -> dict[str, Any]:
    """Costs that no clock of a race shows."""
    match, rng = middle(name), Dice(3)

    def clone_and_play() -> None:
        twin = match.clone()
        seat = twin.deciders[0]
        twin.play(seat, twin.menu(seat).sample(rng))

    whole = Match(game_of(name), seats=seats_of(name), seed=5)
    decisions = play_random(whole, Dice(6))
    compiled = not str(tavola.core.frame.__file__).endswith(".py")
    return {
        "name": name,
        "form": "compiled" if compiled else "interpreted",
        "clone_us": microseconds(match.clone),
        "state_clone_us": microseconds(match.state.clone),
        "clone_and_play_us": microseconds(clone_and_play),
        "view_us": microseconds(lambda: match.view(match.deciders[0])),
        "record_bytes": len(whole.record.encode()) / decisions,
        "state_bytes": state_bytes(match),
        "stepwise": stepwise(name, 0.5),
    }


def state_bytes(match: Match) -> int:
    """What one more copy of the state takes."""
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    kept = [match.state.clone() for _ in range(200)]
    after = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return (after - before) // len(kept)


def say(line: dict[str, Any]) -> None:
    sys.stdout.write(json.dumps(line) + "\n")
    sys.stdout.flush()


def main() -> None:
    name = sys.argv[1]
    say(about(name))
    first = 0
    for line in sys.stdin:
        found = measure(name, float(line), first)
        first += found["games"]
        say(found)


if __name__ == "__main__":
    main()
