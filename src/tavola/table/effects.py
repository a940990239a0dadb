"""What goes into a table besides messages, and what every call of it leads to. The table itself does no I/O.

Whoever runs a table stores `rows` first, sends `out` in order after that, and closes `close` last.
"""

from __future__ import annotations

import msgspec

from tavola.table.wire import Chair, ClockRules, Ending


class Person(msgspec.Struct, frozen=True):
    """Who speaks. The id is public: it is shown in chairs."""

    id: str
    name: str


class Fork(msgspec.Struct, frozen=True):
    """The match goes on from entry `at` of this record, with fresh dice."""

    record: bytes
    at: int


class Plan(msgspec.Struct, frozen=True):
    """How a table is made. `chairs` by seat: "me" (the host), "open", or the name of a bot.

    `people` seats others at once, by seat (a rematch does); `bots` are the names of bots that exist for this game;
    `relief` is the one that takes over for people who are away ("" picks one). `start` begins as soon as no chair is
    open. `seed` makes a table repeatable, for tests.
    """

    game: str
    chairs: tuple[str, ...]
    options: dict[str, int | str | bool] = {}
    clock: ClockRules = ClockRules()
    private: bool = False
    rated: bool = False
    start: bool = False
    pace: int = 350
    people: tuple[Person | None, ...] = ()
    bots: tuple[str, ...] = ()
    relief: str = ""
    fork: Fork | None = None
    seed: int | None = None


class Effects(msgspec.Struct):
    """What a call led to.

    `rows` are the next rows of the journal, to be stored before anything of `out` (connection, encoded message) is
    sent; then the connections in `close` are closed. `lobby` says that `info()` may have changed, `over` that
    `summary()` can be archived now. `rematch` asks for a new table of this plan, made for `host`; then `go_to`.
    """

    rows: list[bytes] = []
    out: list[tuple[str, bytes]] = []
    close: list[str] = []
    lobby: bool = False
    over: bool = False
    rematch: Plan | None = None
    host: Person | None = None


class Job(msgspec.Struct, frozen=True):
    """A bot has to think. `state` is the frozen state; `tavola.table.jobs.think` makes a match of it and asks.

    The answer goes to `Table.thought(seat, need, answer, now)`.
    """

    game: str
    seats: int
    options: dict[str, int | str | bool]
    state: bytes
    seat: int
    need: int
    bot: str


class Info(msgspec.Struct, frozen=True):
    """What the lobby shows: `tavola.server.api.TableInfo` is made of it. `people` are the ids of those seated."""

    id: str
    game: str
    status: str
    who: tuple[str, ...]
    bots: tuple[bool, ...]
    people: tuple[str, ...]
    deciders: tuple[int, ...]
    open: int
    watching: int
    clock: ClockRules
    private: bool
    rated: bool
    made: int


class Summary(msgspec.Struct, frozen=True):
    """A game that is over (or broken), for the archive. `rated` is false when it must not be rated: aborted, forked."""

    id: str
    game: str
    options: dict[str, int | str | bool]
    chairs: tuple[Chair, ...]
    ending: Ending | None
    entries: int
    record: bytes
    rated: bool
    private: bool
    made: int
    ended: int
