"""The match of a table: who is asked what, what each viewer was told of each move, and the way back."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Sequence
from typing import Any, Final, NamedTuple

from tavola.core.game import Game
from tavola.core.play import Match
from tavola.core.record import NATURE, Record
from tavola.core.values import Action, Event, Left, Outcome, TimeUp
from tavola.table.effects import Fork
from tavola.table.undo import GLANCE, answered, revealed

LOGGED: Final = 300  # moves that are told to whoever comes
WAY_BACK: Final = 64  # moves that can be taken back at most

# How a move came about.
CHOSEN: Final = 0
HELPED: Final = 1  # by a preference
BY_BOT: Final = 2
OUTSIDE: Final = 3  # a clock ran out, somebody left

OWN: Final = "own"
ASK: Final = "ask"


class Move(NamedTuple):
    """`v`: the version it led to; `n`: the entries of the record since; `shown`: by viewer, spectators first."""

    v: int
    n: int
    seat: int
    how: int
    shown: tuple[tuple[Event, ...], ...]

    def shown_to(self, eyes: int | None) -> tuple[Event, ...]:
        return self.shown[0 if eyes is None else eyes + 1]


class Step(NamedTuple):
    """A move that may be taken back: so many entries were there before it."""

    n: int
    seat: int
    how: int


def forked(fork: Fork) -> Match:
    """Where another match is gone on from; it has no dice yet."""
    return Record.decode(fork.record).replay(fork.at)


class Course:
    """`needs`: the decisions that are open, by seat; each is named by the version that opened it.

    `trail` are the moves since `base`, a copy of the match: everything further back was followed by chance.
    """

    def __init__(self, match: Match, v: int) -> None:
        self.match = match
        self.v = v  # of the newest move, or of the newest that was taken back
        self.log: deque[Move] = deque(maxlen=LOGGED)
        self.needs: dict[int, int] = {}
        self.base = match.clone()
        self.trail: list[Step] = []
        self._ask(v, NATURE, None)

    @property
    def game(self) -> Game:
        return self.match.game

    @property
    def entries(self) -> list[tuple[int, Action | Outcome]]:
        return self.match.record.entries

    # --- moves -----------------------------------------------------------------------------------------------------

    def begin(self, v: int) -> Move:
        """The set-up, told as the first move."""
        return self._log(v, NATURE, OUTSIDE, self.match.state.out)

    def play(self, v: int, seat: int, action: Action, how: int) -> Move:
        """Raises Refused, and then nothing has changed."""
        before, frame = len(self.entries), self._frame()
        events = self.match.play(seat, action)
        return self._noted(v, seat, how, before, frame, events)

    def happen(self, v: int, outcome: Outcome) -> Move:
        """The same for something from outside."""
        before, frame = len(self.entries), self._frame()
        events = self.match.happen(outcome)
        return self._noted(v, NATURE, OUTSIDE, before, frame, events)

    def follow(self, v: int, seat: int, how: int, entries: Iterable[tuple[int, Any]]) -> Move:
        """A move that was made before, entry by entry."""
        before, frame = len(self.entries), self._frame()
        events: list[Event] = []
        for who, value in entries:
            self.match.enter(who, value)
            events += self.match.state.out
        return self._noted(v, seat, how, before, frame, events)

    # --- the way back ----------------------------------------------------------------------------------------------

    def last_of(self, seat: int) -> Step | None:
        """The newest move this seat chose itself, if it can be taken back at all."""
        for step in reversed(self.trail):
            if step.seat == seat and step.how == CHOSEN:
                return step
        return None

    def may_take_back(self, seat: int, step: Step) -> str:
        """`own`: alone; `ask`: when the others agree; else why not: revealed."""
        before = self.at(step.n)
        if revealed(before, self.match, seat):
            return "revealed"
        if not answered(before, self.match, seat):
            return OWN
        others = [other for other in range(self.match.record.header.seats) if other != seat]
        return "revealed" if any(revealed(before, self.match, other) for other in others) else ASK

    def might_take_back(self, seat: int) -> str:
        """What is worth offering, at a glance: `own`, `ask` or "". Whoever tries it is judged by `may_take_back`."""
        step = self.last_of(seat)
        if step is None:
            return ""
        if any([other.seat != seat for other in self.trail if other.n > step.n]):
            return ASK
        return "" if revealed(self.at(step.n), self.match, seat, GLANCE) else OWN

    def at(self, n: int) -> Match:
        """The match after so many entries, not before the base."""
        match = self.base.clone()
        for who, value in self.entries[len(match.record.entries) : n]:
            match.enter(who, value)
        return match

    def take_back(self, v: int, n: int) -> None:
        """To where so many entries were there; everybody is asked anew."""
        self.match = self.at(n)
        self.trail = [step for step in self.trail if step.n < n]
        while self.log and self.log[-1].n > n:
            self.log.pop()
        self.needs = {}
        self._ask(v, NATURE, None)

    # --- inside ----------------------------------------------------------------------------------------------------

    def _frame(self) -> object:
        stack = self.match.state.stack
        return stack[-1] if stack else None

    def _noted(self, v: int, seat: int, how: int, before: int, frame: object, events: Sequence[Event]) -> Move:
        entries = self.entries
        self._ask(v, *self._asker(seat, frame, entries[before]))
        if len(self.trail) >= WAY_BACK or any([who == NATURE for who, _ in entries[before:]]):
            self.base = self.match.clone()
            self.trail = []
        else:
            self.trail.append(Step(before, seat, how))
        return self._log(v, seat, how, events)

    def _asker(self, seat: int, frame: object, entry: tuple[int, Any]) -> tuple[int, object]:
        """Who has answered, and of which frame the questions are kept: a clock answers for its seat, and when somebody
        left, everybody may have other choices."""
        value = entry[1]
        if isinstance(value, TimeUp):
            return value.seat, frame
        return seat, None if isinstance(value, Left) else frame

    def _ask(self, v: int, seat: int, frame: object) -> None:
        """Name what is asked now. Whoever chooses at the same time as others keeps the question while they answer."""
        self.v = v
        old = self.needs if frame is not None and frame is self._frame() else {}
        self.needs = {one: v if one == seat else old.get(one, v) for one in self.match.deciders}

    def _log(self, v: int, seat: int, how: int, events: Sequence[Event]) -> Move:
        """Write down who knows what, while the state that decides it is still there."""
        state, redact = self.match.state, self.game.redact
        truth = tuple(events)
        shown = []
        for eyes in (None, *range(self.match.record.header.seats)):
            known = tuple([one for event in truth if (one := redact(state, event, eyes)) is not None])
            same = len(known) == len(truth) and all([one is event for one, event in zip(known, truth, strict=True)])
            shown.append(truth if same else known)
        move = Move(v, len(self.entries), seat, how, tuple(shown))
        self.log.append(move)
        return move
