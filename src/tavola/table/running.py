"""One running table, without any I/O: messages, time and thoughts go in, effects come out."""

from __future__ import annotations

from collections.abc import Iterable

from tavola.table.effects import Effects, Info, Job, Person, Plan, Summary
from tavola.table.wire import Said


class Table:
    """All times are whole milliseconds of the wall clock. Nothing here raises for what a client says."""

    id: str
    status: str  # open, running, over, broken
    due: int | None  # when `tick` must be called; None: never

    @staticmethod
    def make(id: str, plan: Plan, person: Person, now: int) -> tuple[Table, Effects]:
        """A new table with this person as its host; TavolaError when the plan is wrong."""
        raise NotImplementedError

    @staticmethod
    def restore(id: str, rows: Iterable[bytes], now: int) -> Table:
        """The table these rows tell of; nobody is connected, and the time it was away is charged to nobody."""
        raise NotImplementedError

    def join(self, conn: str, person: Person | None, now: int) -> Effects:
        """A socket opened; nothing is sent before it says Hello."""
        raise NotImplementedError

    def leave(self, conn: str, now: int) -> Effects:
        """A socket closed."""
        raise NotImplementedError

    def hear(self, conn: str, said: Said, now: int) -> Effects:
        """A client spoke."""
        raise NotImplementedError

    def tick(self, now: int) -> Effects:
        """Time passed: clocks, absences, held moves."""
        raise NotImplementedError

    def jobs(self) -> list[Job]:
        """Bots that have to think and were not asked yet."""
        raise NotImplementedError

    def thought(self, seat: int, need: int, answer: bytes, now: int) -> Effects:
        """A bot's answer (`jobs.think`); held back until the pace allows it."""
        raise NotImplementedError

    def fail(self, now: int) -> Effects:
        """Our own bug, found outside: stop this table and say so."""
        raise NotImplementedError

    def pause(self, now: int) -> Effects:
        """Before the server stops: write the clocks down."""
        raise NotImplementedError

    def info(self) -> Info:
        """What the lobby shows."""
        raise NotImplementedError

    def summary(self) -> Summary:
        """What is archived when the game is over."""
        raise NotImplementedError

    def rate(self, changes: tuple[int, ...], now: int) -> Effects:
        """The rating changes by seat become part of the ending."""
        raise NotImplementedError

    def go_to(self, next_id: str, now: int) -> Effects:
        """The rematch is played there."""
        raise NotImplementedError
