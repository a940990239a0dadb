"""Tables under load, whatever server they are at: who looks at each, which moves are on their way, how long they took.

A move has arrived when the one who made it has its answer and everybody at the table has the version it led to.
"""

from __future__ import annotations

import asyncio
import math
import random
import time
from collections.abc import Callable
from typing import Final, Protocol

import msgspec

from tavola.lab.load.websocket import LoadError

STALLED: Final = 15.0  # seconds without a move beyond the longest thinking, and the server hangs
SLACK: Final = 0.5  # thinking differs by so much of itself either way, or all would move at once
clock: Final = time.perf_counter


class Load(msgspec.Struct, frozen=True):
    """`think`: seconds before every move; `watchers` look at each of the first `watched` tables. `breaks`: the share of
    moves after which a socket breaks; then every game is played to its end and its record compared."""

    name: str
    about: str
    think: float = 0.0
    watched: int = 0
    watchers: int = 0
    breaks: float = 0.0


class Place:
    """One table. `moves` are on their way: the version that each leads to, and the moment it was sent."""

    __slots__ = ("counted", "crowd", "id", "moves", "next", "open", "over", "size", "viewers")

    def __init__(self, name: str, crowd: Crowd, *, counted: bool) -> None:
        self.id = name
        self.crowd = crowd
        self.counted = counted
        self.open = False  # whether everybody is there, so that moves may be made
        self.over = False
        self.next: Place | None = None  # where its people went for another game
        self.size = 0  # how many will come; those known at the beginning are waited for anyway
        self.viewers: list[Viewer] = []
        self.moves: list[tuple[int, float]] = []

    def come(self) -> None:
        """Somebody is there now; once all are, they may move."""
        if self.open or not self.crowd.going or len(self.viewers) < self.size:
            return
        if all([viewer.v >= 0 for viewer in self.viewers]):
            self.open = True
            for viewer in self.viewers:
                viewer.go()

    def follow(self, name: str) -> Place:
        """The table of the next game; those who come to it are added as they come."""
        if self.next is None:
            self.next = Place(name, self.crowd, counted=self.counted)
            self.next.size = len(self.viewers)
            self.crowd.places[self.crowd.places.index(self)] = self.next
        return self.next

    def heard(self) -> None:
        """Somebody has a newer version, or an answer: which moves have arrived everywhere?"""
        moves = self.moves
        if not moves:
            return
        low = min([viewer.v for viewer in self.viewers])
        late = [move for move in moves if move[0] > low]
        if len(late) == len(moves):
            return
        moment = clock()
        for v, sent in moves:
            if v <= low:
                self.crowd.arrived(moment, sent, self)
        self.moves = late


class Viewer(Protocol):
    """One socket at a table. `v` is the newest version it has."""

    v: int

    @property
    def answered(self) -> bool:
        """Whether the server has answered all that was said."""

    def go(self) -> None:
        """The measurement begins: move if it is your turn."""

    def end(self) -> None:
        """Close the socket."""


class Crowd:
    """All tables of one run. Moves before `begin` and those sent before the warming-up ends are not counted."""

    def __init__(self, load: Load, seed: int = 1) -> None:
        self.load = load
        self.dice = random.Random(seed)
        self.going = False
        self.places: list[Place] = []
        self.latencies: list[float] = []
        self.moves = 0
        self.games = 0
        self.breaks = 0
        self.refused = 0
        self.since = math.inf
        self.last = clock()
        self.failure: Exception | None = None
        self.playing: set[Place] = set()  # whose games are not over yet

    def arrived(self, moment: float, sent: float, place: Place) -> None:
        self.last = moment
        if sent >= self.since:
            self.moves += 1
            if place.counted:
                self.latencies.append(moment - sent)

    def soon(self, act: Callable[[], None]) -> None:
        """Act when one has thought."""
        think = self.load.think
        if think:
            delay = think * (1 + SLACK * (2 * self.dice.random() - 1))
            asyncio.get_running_loop().call_later(delay, act)
        else:
            asyncio.get_running_loop().call_soon(act)

    def over(self, place: Place) -> None:
        """A game has ended; everybody at the table says so."""
        if not place.over:
            place.over = True
            self.games += 1
            self.playing.discard(place)

    def breaks_now(self) -> bool:
        return self.load.breaks > 0 and self.dice.random() < self.load.breaks

    def fail(self, words: str) -> None:
        """The measurement is void; the first reason is told."""
        self.failure = self.failure or LoadError(words)

    def begin(self) -> None:
        self.going = True
        self.last = clock()
        self.playing.update(self.places)
        for place in tuple(self.places):
            place.come()

    def count(self) -> None:
        """From here on moves count."""
        self.moves = 0
        self.latencies.clear()
        self.since = clock()

    def check(self) -> None:
        """Raise what went wrong; also when nothing moves any more."""
        if self.failure is not None:
            raise self.failure
        if self.going and clock() - self.last > STALLED + self.load.think * (1 + SLACK):
            stuck = sum(1 for place in self.places if place.moves)
            raise LoadError(f"no move arrived for {STALLED:g} s; {stuck} of {len(self.places)} tables wait for one")

    def end(self) -> None:
        self.going = False
        for place in self.places:
            for viewer in place.viewers:
                viewer.end()


def quantile(values: list[float], share: float) -> float:
    """Of sorted values; nothing of nothing."""
    return values[min(len(values) - 1, math.ceil(share * len(values)) - 1)] if values else math.nan
