"""Many whole games on every core, with what they met. What is played, a game's own test says (test_GAME.py)."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from typing import Any

import msgspec
from tests.contract.kit import refused
from tests.records.collect import RARE, interruption
from tests.records.kinds import KINDS

import tavola
from tavola import disks
from tavola.bots import bot
from tavola.core.codec import digest
from tavola.core.play import Match
from tavola.core.rng import Dice

LIMIT = 20_000  # decisions in one game: far beyond any game that ends

Who = Callable[[Match, int], Iterator[str]]  # what a seat has played with: characters, an Order


class Spec(msgspec.Struct, frozen=True):
    """One game to play. `disturbed`: seats leave, clocks run out, draws are agreed."""

    game: str
    seats: int
    options: dict[str, Any]
    bots: tuple[str, ...]
    seed: int
    position: str | None = None
    disturbed: bool = False


class Tally(msgspec.Struct):
    """What games met. `met` holds what the game's own list names (tests/records/kinds.py), "flick of kharu"; `seats`
    and `winners` count games that one side has won, `losers` those who played in them and did not."""

    games: int = 0
    decisions: int = 0
    actions: Counter[str] = msgspec.field(default_factory=Counter)
    events: Counter[str] = msgspec.field(default_factory=Counter)
    met: Counter[str] = msgspec.field(default_factory=Counter)
    reasons: Counter[str] = msgspec.field(default_factory=Counter)
    seats: Counter[int] = msgspec.field(default_factory=Counter)
    winners: Counter[str] = msgspec.field(default_factory=Counter)
    losers: Counter[str] = msgspec.field(default_factory=Counter)

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.decisions += other.decisions
        for name in ("actions", "events", "met", "reasons", "seats", "winners", "losers"):
            getattr(self, name).update(getattr(other, name))

    def see(self, match: Match) -> None:
        """The events of the last decision, and what they show."""
        self.events.update(type(event).__name__ for event in match.state.out)
        if match.game.name in KINDS:
            self.met.update(" ".join(pair) for pair in KINDS[match.game.name].shown(match))


def play(one: Spec, who: Who) -> Tally:
    """One game from set-up to end; its record must replay to the same state for every fiftieth game."""
    game = tavola.game(one.game)
    match = tavola.Match(game, seats=one.seats, options=one.options, seed=one.seed, position=one.position)
    rng = Dice(one.seed)
    players = [bot(name, game) for name in one.bots]
    tally = Tally(games=1)
    tally.see(match)
    while match.deciders:
        if one.disturbed and not rng.below(RARE):
            if refused(match, interruption(match, rng)) is None:
                tally.see(match)
            continue
        (seat,) = match.deciders
        action = players[seat].choose(match.view(seat), match.menu(seat), rng)
        match.play(seat, action)
        tally.actions[type(action).__name__] += 1
        tally.see(match)
        tally.decisions += 1
        assert tally.decisions < LIMIT, f"no end: {one}"
    end(match, tally, who)
    if one.seed % 50 == 0:
        assert digest(match.record.verify().state) == match.digest()
    return tally


def end(match: Match, tally: Tally, who: Who) -> None:
    """How it ended, and who has won where one side has."""
    assert match.result is not None
    tally.reasons[match.result.reason] += 1
    header, winners = match.record.header, match.result.winners
    teams = match.game.teams(header.seats, header.options)
    if len({teams[seat] for seat in winners}) == 1:
        tally.seats.update(winners)
        for seat in range(header.seats):
            (tally.winners if seat in winners else tally.losers).update(who(match, seat))


def play_guarded(job: tuple[Spec, Who]) -> Tally:
    """A failure names the game, so that it can be played again."""
    try:
        return play(*job)
    except Exception as error:
        raise AssertionError(f"{job[0]}: {type(error).__name__}: {error}") from error


def ready() -> None:
    """The fast form of the solver, before the first flick."""
    loading = disks.warm()
    if loading is not None:
        loading.join()


def tally_of(specs: Iterable[Spec], who: Who) -> Tally:
    """Play them all on every core."""
    total = Tally()
    with ProcessPoolExecutor(os.cpu_count(), initializer=ready) as pool:
        for done in pool.map(play_guarded, ((one, who) for one in specs), chunksize=10):
            total.add(done)
            if total.games % 500 == 0:
                print(f"{total.games} games, {total.decisions} decisions", flush=True)
    return total
