"""Many whole games over all seats, boards and options, on every core, with what they met. Run by test-long."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from typing import Any

import msgspec

import tavola
from tavola.bots import bot
from tavola.core.codec import digest
from tavola.core.rng import Dice

LIMIT = 20_000  # decisions in one game: far beyond any game that ends


class Spec(msgspec.Struct, frozen=True):
    """One game to play."""

    game: str
    seats: int
    options: dict[str, Any]
    bots: tuple[str, ...]
    seed: int
    position: str | None = None


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


class Tally(msgspec.Struct):
    """What games met."""

    games: int = 0
    decisions: int = 0
    actions: Counter[str] = msgspec.field(default_factory=Counter)
    events: Counter[str] = msgspec.field(default_factory=Counter)
    reasons: Counter[str] = msgspec.field(default_factory=Counter)
    seats: Counter[int] = msgspec.field(default_factory=Counter)
    characters: Counter[int] = msgspec.field(default_factory=Counter)

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.decisions += other.decisions
        for name in ("actions", "events", "reasons", "seats", "characters"):
            getattr(self, name).update(getattr(other, name))


def spec(number: int, bots: tuple[str, ...]) -> Spec:
    """The settings of the n-th game: seats in turn, then boards, duo and up to three options off their defaults."""
    rng = Dice(number)
    game = tavola.game("gorgasali")
    seats = 2 + number % 9
    options: dict[str, Any] = {}
    if seats in (4, 6, 8, 10) and rng.below(2):
        options["scenario"] = "duo"
    boards = ["standard"] + (["river"] if seats <= 6 else []) + (["grove"] if seats <= 4 else [])
    options["board"] = boards[rng.below(len(boards))]
    if number % 50 == 49:
        return Spec("gorgasali", 4, {}, tuple(bots[i % len(bots)] for i in range(4)), number, THIN)
    free = [option for option in game.options if option.key not in ("board", "scenario")]
    for _ in range(rng.below(4)):
        option = free[rng.below(len(free))]
        options[option.key] = another(option, rng)
    return Spec("gorgasali", seats, options, tuple(bots[i % len(bots)] for i in range(seats)), number)


TEXTS = {"barrierShape": ("line", "corner", "bow"), "matLayout": ("standard", "roomy")}


def another(option: Any, rng: Dice) -> Any:
    if option.key in TEXTS:
        return TEXTS[option.key][rng.below(len(TEXTS[option.key]))]
    if option.key == "roundLimit":
        return (0, 3, 12, 60)[rng.below(4)]
    if option.low is not None:
        return option.low + rng.below(option.high - option.low + 1)
    return option.values[rng.below(len(option.values))]


def play(one: Spec) -> Tally:
    """One game from set-up to end; its record must replay to the same state for every fiftieth game."""
    game = tavola.game(one.game)
    match = tavola.Match(game, seats=one.seats, options=one.options, seed=one.seed, position=one.position)
    rng = Dice(one.seed)
    players = [bot(name, game) for name in one.bots]
    tally = Tally(games=1)
    tally.events.update(type(event).__name__ for event in match.state.out)
    while match.result is None:
        (seat,) = match.deciders
        action = players[seat].choose(match.view(seat), match.menu(seat), rng)
        events = match.play(seat, action)
        tally.actions[type(action).__name__] += 1
        tally.events.update(type(event).__name__ for event in events)
        tally.decisions += 1
        assert tally.decisions < LIMIT, f"no end: {one}"
    tally.reasons[match.result.reason] += 1
    winners = match.result.winners
    if len({match.state.figures[seat].team for seat in winners}) == 1:
        tally.seats.update(winners)
        tally.characters.update(match.state.figures[seat].character for seat in winners)
    if one.seed % 50 == 0:
        assert digest(match.record.verify().state) == match.digest()
    return tally


def play_guarded(one: Spec) -> Tally:
    """A failure names the game, so that it can be played again."""
    try:
        return play(one)
    except Exception as error:
        raise AssertionError(f"{one}: {type(error).__name__}: {error}") from error


def tally_of(specs: Iterable[Spec]) -> Tally:
    """Play them all on every core."""
    total = Tally()
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        for done in results(pool, specs):
            total.add(done)
            if total.games % 500 == 0:
                print(f"{total.games} games, {total.decisions} decisions")
    return total


def results(pool: ProcessPoolExecutor, specs: Iterable[Spec]) -> Iterator[Tally]:
    return pool.map(play_guarded, specs, chunksize=10)
