"""One series of games: its settings, what is kept of each game, and how game number n is played.

A game depends on the settings and its number alone, so a series may be cut, continued and spread over processes.
"""

from __future__ import annotations

import hashlib
import time
from pathlib import Path

import msgspec

from tavola.bots import bot
from tavola.core.game import Game, game, type_of_value
from tavola.core.play import Match
from tavola.core.rng import Dice
from tavola.lab.drive import play_bots

SEED_BITS = 63


class Series(msgspec.Struct, frozen=True):
    """What all games of a series share."""

    game: str
    seats: tuple[str, ...]
    options: dict[str, type_of_value]
    seed: int
    rotate: bool = False  # seats move on by one from game to game, so no bot is always first
    record_dir: str = ""

    def digest(self) -> str:
        """Of the options alone: rows of one table must agree in it."""
        return hashed(msgspec.json.encode(sorted(self.options.items())))[:8]

    def bots(self, number: int) -> tuple[str, ...]:
        """Who sits where in this game."""
        shift = number % len(self.seats) if self.rotate else 0
        return self.seats[shift:] + self.seats[:shift]


class Row(msgspec.Struct, frozen=True):
    """One game. Lists are words with a space between, so that every kind of file can hold them."""

    number: int
    seed: int
    seats: str
    options: str
    winners: str
    places: str
    characters: str
    rounds: int
    decisions: int
    reason: str
    seconds: float


def hashed(data: bytes) -> str:
    return hashlib.blake2b(data, digest_size=16).hexdigest()


def seed_of(*parts: int | str) -> int:
    """A seed that depends on all parts and on nothing else."""
    return int(hashed("/".join(map(str, parts)).encode()), 16) >> (128 - SEED_BITS)


def make_series(
    name: str,
    seats: str,
    options: dict[str, object],
    seed: int,
    *,
    rotate: bool = False,
    record_dir: Path | None = None,
) -> Series:
    """Settings checked at once: an unknown game, bot or option is an error before the first game."""
    found = game(name)
    bots = tuple([word.strip() for word in seats.split(",") if word.strip()])
    chosen = found.settings(len(bots), {key: read_value(found, key, value) for key, value in options.items()})
    for word in set(bots):
        bot(word, found)
    if record_dir is not None:
        record_dir.mkdir(parents=True, exist_ok=True)
    return Series(name, bots, chosen, seed, rotate, str(record_dir) if record_dir else "")


def read_value(found: Game, key: str, value: object) -> object:
    """Options from a command line are words; whatever the option takes among its readings is meant."""
    if not isinstance(value, str):
        return value
    readings: list[object] = [value]
    if value.lower() in ("true", "false"):
        readings.append(value.lower() == "true")
    if value.lstrip("-").isdigit():
        readings.append(int(value))
    option = next((option for option in found.options if option.key == key), None)
    fitting = [reading for reading in readings if option is not None and option.problem(reading) is None]
    return fitting[-1] if fitting else value


def play_game(series: Series, number: int) -> Row:
    """Game `number` of a series, from its seed to its end."""
    found = game(series.game)
    names = series.bots(number)
    seed = seed_of(series.seed, number)
    began = time.perf_counter()
    match = Match(found, seats=len(names), options=series.options, seed=seed)
    dice = [Dice(seed_of(series.seed, number, seat)) for seat in range(len(names))]
    decisions = play_bots(match, [bot(name, found) for name in names], dice)
    took = time.perf_counter() - began
    if series.record_dir:
        match.record.save(Path(series.record_dir) / f"{series.game}-{number:06}.jsonl")
    return row_of(series, number, seed, match, decisions, took)


def row_of(series: Series, number: int, seed: int, match: Match, decisions: int, seconds: float) -> Row:
    result = match.result
    if result is None:
        raise ValueError(f"game {number} has not ended")
    return Row(
        number, seed, " ".join(series.bots(number)), series.digest(), words(result.winners), words(result.places),
        " ".join(characters_of(match)), rounds_of(match), decisions, result.reason, round(seconds, 4),
    )  # fmt: skip


def words(numbers: tuple[int, ...]) -> str:
    return " ".join(map(str, numbers))


def rounds_of(match: Match) -> int:
    """Games that count rounds show them to everybody."""
    return int(getattr(match.view(None), "round", 0))


def characters_of(match: Match) -> list[str]:
    """Who each seat plays, where a game has characters and its box names them."""
    seats = getattr(match.view(None), "seats", ())
    named = getattr(getattr(match.state, "kit", None), "characters", ())
    numbers = [getattr(seat, "character", -1) for seat in seats]
    return [named[number].key for number in numbers] if named and all(n >= 0 for n in numbers) else []
