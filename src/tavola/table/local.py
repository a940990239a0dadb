"""A table on one machine: people and bots in its seats, the log of what each may know, undo, save and load.

No screen and no clock: whoever shows it calls `act` for people and `bot_move` for bots, in its own time.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple, Protocol

from tavola.core.errors import EngineError, OptionError
from tavola.core.game import Game
from tavola.core.play import Match
from tavola.core.record import NATURE, Record
from tavola.core.rng import Dice, fresh_seed
from tavola.core.values import Action, Event, Menu, Random, Refusal
from tavola.table.playback import Moment, playback
from tavola.table.undo import may_take_back

PERSON: Final = "me"


class Player(Protocol):
    """What a seat without a person needs: `tavola.bots.Bot`."""

    def choose(self, view: Any, menu: Menu, rng: Random) -> Action: ...


Hire = Callable[[str], Player]


class Told(NamedTuple):
    """What one entry brought, as each viewer may know it; None is the spectator."""

    entry: int
    seat: int
    shown: Mapping[int | None, tuple[Event, ...]]


class Step(NamedTuple):
    """A way back: the match and the length of the log before a person's action."""

    seat: int
    before: Match
    told: int


class LocalTable:
    """`chairs` says who sits where: "me" for a person at this machine, otherwise the name of a bot."""

    def __init__(self, match: Match, chairs: Sequence[str], hire: Hire, seed: int | None = None) -> None:
        seats = match.record.header.seats
        if len(chairs) != seats:
            raise OptionError(f"seats: this game has {seats} seats, found {len(chairs)}: {','.join(chairs)}")
        self.match = match
        self.chairs = tuple(chairs)
        self.people = tuple(seat for seat, who in enumerate(chairs) if who == PERSON)
        self.bots = {seat: hire(who) for seat, who in enumerate(chairs) if who != PERSON}
        self.told: list[Told] = []
        self.last_person = self.people[0] if self.people else NATURE
        self._viewers: tuple[int | None, ...] = (None, *self.people)
        self._rng = Dice(fresh_seed() if seed is None else seed)
        self._steps: list[Step] = []
        self._undoable: tuple[int, bool] = (-1, False)
        self._tell(NATURE, match.state.out)

    @staticmethod
    def load(path: str | Path, chairs: Sequence[str], hire: Hire, seed: int | None = None) -> LocalTable:
        """A saved table, to be played on: its log is written again from its record, its dice are fresh."""
        table = LocalTable.replay(Record.load(path), chairs, hire, seed=seed)
        table.match.go_on(seed)
        return table

    @staticmethod
    def replay(
        record: Record, chairs: Sequence[str], hire: Hire, at: int | None = None, seed: int | None = None
    ) -> LocalTable:
        """The table as it was after entry `at` (the end when left out), to be looked at."""
        moments = playback(record, at)
        table = LocalTable(next(moments).match, chairs, hire, seed)
        for moment in moments:
            table._follow(moment)
        return table

    # --- who ------------------------------------------------------------------------------------------------------

    @property
    def game(self) -> Game:
        return self.match.game

    @property
    def over(self) -> bool:
        return self.match.result is not None

    @property
    def person(self) -> int | None:
        """The person who is asked now."""
        return next((seat for seat in self.match.deciders if seat not in self.bots), None)

    @property
    def bot(self) -> int | None:
        """The bot who is asked now."""
        return next((seat for seat in self.match.deciders if seat in self.bots), None)

    @property
    def viewer(self) -> int | None:
        """Through whose eyes one person looks all the time; None where people take turns at one screen."""
        return self.people[0] if len(self.people) == 1 else None

    # --- acting ---------------------------------------------------------------------------------------------------

    def check(self, seat: int, action: Action) -> Refusal | None:
        return self.match.check(seat, action)

    def act(self, seat: int, action: Action) -> list[Event]:
        """A person's action; raises Refused, and then nothing has changed."""
        if seat in self.bots:
            raise EngineError(f"seat {seat} is played by {self.chairs[seat]}")
        step = Step(seat, self.match.clone(), len(self.told))
        events = self.match.play(seat, action)
        self._steps.append(step)
        self.last_person = seat
        self._tell(seat, events)
        return events

    def think(self, seat: int) -> Action:
        """What this bot would do; changes nothing, may take its time."""
        return self.bots[seat].choose(self.match.view(seat), self.match.menu(seat), self._rng)

    def bot_move(self, seat: int, action: Action | None = None) -> list[Event]:
        """One action of a bot, the one it thought of before if given."""
        events = self.match.play(seat, self.think(seat) if action is None else action)
        self._steps.clear()
        self._tell(seat, events)
        return events

    def run_bots(self, limit: int = 1_000_000) -> int:
        """Let bots act until a person is asked or the game is over; how many actions that took."""
        for count in range(limit):
            seat = self.bot
            if seat is None:
                return count
            self.bot_move(seat)
        return limit

    # --- taking back ----------------------------------------------------------------------------------------------

    @property
    def may_undo(self) -> bool:
        """Whether the last action was a person's, and nothing was rolled, answered or revealed since."""
        if not self._steps or self.over:
            return False
        count = len(self.match.record.entries)
        if self._undoable[0] != count:
            step = self._steps[-1]
            self._undoable = (count, may_take_back(step.before, self.match, step.seat))
        return self._undoable[1]

    def undo(self) -> bool:
        """Take the last action back, if that may be."""
        if not self.may_undo:
            return False
        step = self._steps.pop()
        self.match = step.before
        del self.told[step.told :]
        self._undoable = (-1, False)
        return True

    # --- the log --------------------------------------------------------------------------------------------------

    def events_for(self, viewer: int | None, since: int = 0) -> list[Told]:
        """What a viewer was told, from the given place on."""
        return [told for told in self.told[since:] if told.shown.get(viewer)]

    def save(self, path: str | Path) -> None:
        Path(path).parent.mkdir(parents=True, exist_ok=True)
        self.match.record.save(path)

    def _follow(self, moment: Moment) -> None:
        self.match = moment.match
        if moment.seat in self.people:
            self.last_person = moment.seat
        self._tell(moment.seat, moment.events, moment.number)

    def _tell(self, seat: int, events: Sequence[Event], entry: int | None = None) -> None:
        """Write down what happened while the state that says who knows it is still there."""
        shown = {viewer: tuple(self._redacted(events, viewer)) for viewer in self._viewers}
        self.told.append(Told(len(self.match.record.entries) if entry is None else entry, seat, shown))

    def _redacted(self, events: Sequence[Event], viewer: int | None) -> list[Event]:
        state = self.match.state
        known = [self.game.redact(state, event, viewer) for event in events]
        return [event for event in known if event is not None]
