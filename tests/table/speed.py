"""How long a move takes at a table with four people, and what a table weighs: python -m tests.table.speed

Time of the processor in this thread, the best of several runs: what else the machine does hardly shows.
"""

from __future__ import annotations

import time
import tracemalloc

import msgspec

from tavola.core.rng import Dice
from tavola.table import wire
from tavola.table.effects import Plan
from tavola.table.running import Table
from tests.table.kit import PEOPLE

GAMES = {"template": 8, "gorgasali": 1}  # games in a run
MOST = 300  # moves of a game
RUNS = 5
TABLES = 50


def opened(game: str, seed: int, lang: str) -> Table:
    table, _ = Table.make("speed", Plan(game, ("me", "open", "open", "open"), seed=seed), PEOPLE[0], 0)
    for seat, person in enumerate(PEOPLE):
        table.join(person.id, person, 0)
        table.hear(person.id, wire.Hello(lang, "w"), 0)
        if seat:
            table.hear(person.id, wire.Sit(1, seat), 0)
    table.hear(PEOPLE[0].id, wire.Start(1), 0)
    return table


def played(table: Table, seed: int, most: int) -> tuple[int, float]:
    """Moves by chance, and the seconds the table took for them."""
    rng, spent = Dice(seed), 0.0
    for number in range(most):
        if table.status != "running":
            return number, spent
        course = table.room.running
        seat = table.room.deciders[0]
        action = msgspec.to_builtins(course.match.menu(seat).sample(rng))
        said = wire.Act(number + 10, course.needs[seat], action)
        begun = time.thread_time()
        table.hear(PEOPLE[seat].id, said, 10 * number)
        table.jobs()
        _ = table.due
        spent += time.thread_time() - begun
    return most, spent


def microseconds(game: str, lang: str) -> float:
    runs = []
    for _ in range(RUNS):
        games = [played(opened(game, seed, lang), seed, MOST) for seed in range(GAMES[game])]
        runs.append(sum([spent for _, spent in games]) / sum([moves for moves, _ in games]))
    return min(runs) * 1e6


def kibibytes() -> float:
    """Of a table whose game is over."""
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    tables = [opened("template", seed, "") for seed in range(TABLES)]
    for seed, table in enumerate(tables):
        played(table, seed, 10_000)
    weight = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    return weight / len(tables) / 1024


if __name__ == "__main__":
    for name in GAMES:
        for language in ("", "ru"):
            print(f"{name:10} {language or '-':3} {microseconds(name, language):6.0f} µs a move")
    print(f"{kibibytes():.0f} KiB a table")
