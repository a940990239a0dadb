"""What the HTTP part takes and gives. The OpenAPI document and web/src/wire.ts are made from these types.

All times are whole seconds since 1970.
"""

from __future__ import annotations

from typing import Any

import msgspec

from tavola.table.wire import Ending, Told

# --- people -----------------------------------------------------------------------------------------------------------


class Guest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A name is all it takes."""

    name: str


class Account(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Login and password, to keep what a guest has made, or to come back to it."""

    login: str
    password: str


class Me(msgspec.Struct, frozen=True):
    """Who asks. `login` is "" for a guest."""

    id: str
    name: str
    login: str


class Rating(msgspec.Struct, frozen=True):
    """Glicko-2, in points: `sure` is the deviation, twice of it either way holds the truth 19 times of 20."""

    game: str
    rating: int
    sure: int
    games: int


class Played(msgspec.Struct, frozen=True):
    """A finished game in somebody's history; `seat` is theirs, `change` that of the rating (0 if it was not rated)."""

    table: str
    game: str
    ended: int
    seat: int
    change: int
    names: tuple[str, ...]
    ending: Ending


class Profile(msgspec.Struct, frozen=True):
    """`bot` is its name when no person is meant."""

    id: str
    name: str
    bot: str
    since: int
    ratings: tuple[Rating, ...]
    played: tuple[Played, ...]
    more: bool  # whether older games can be asked for with ?before=


class Ranked(msgspec.Struct, frozen=True):
    """A line of the ranking of a game."""

    place: int
    player: str
    name: str
    bot: bool
    rating: int
    sure: int
    games: int


# --- games ------------------------------------------------------------------------------------------------------------


class OptionValue(msgspec.Struct, frozen=True):
    value: int | str | bool
    name: str


class OptionInfo(msgspec.Struct, frozen=True):
    """A setting of a table, explained. `values` to choose from; or a number from `low` to `high`; `free` takes text
    beside the values."""

    key: str
    name: str
    about: str
    rule: str
    default: int | str | bool
    values: tuple[OptionValue, ...]
    low: int | None
    high: int | None
    free: bool


class GameInfo(msgspec.Struct, frozen=True):
    """A game on the shelf, told in one language."""

    name: str
    title: str
    stage: str
    seats: tuple[int, int]
    options: tuple[OptionInfo, ...]
    bots: tuple[str, ...]


class RuleInfo(msgspec.Struct, frozen=True):
    """One rule; `section` and `title` are those of its heading."""

    id: str
    section: str
    title: str
    text: str


# --- tables -----------------------------------------------------------------------------------------------------------


class ClockChoice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """See tavola.table.wire.ClockRules."""

    kind: str = "none"
    seconds: int = 0
    increment: int = 0
    away: int = 0


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Chairs by seat: "me", "open", or the name of a bot. Several "me" make a table for one screen.

    `start` begins at once; without it the host does when everybody is there.
    """

    game: str
    chairs: tuple[str, ...]
    options: dict[str, int | str | bool] = {}
    clock: ClockChoice = ClockChoice()
    private: bool = False
    rated: bool = False
    start: bool = False
    pace: int = 350


class Made(msgspec.Struct, frozen=True):
    """The table's id; its page is /t/<id>."""

    id: str


class TableInfo(msgspec.Struct, frozen=True):
    """A table in the lobby. `who` names the chairs: a person's or a bot's name, "" when open."""

    id: str
    game: str
    status: str
    who: tuple[str, ...]
    bots: tuple[bool, ...]
    open: int
    watching: int
    clock: ClockChoice
    rated: bool
    made: int


class Fork(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Play on from entry `at` of a finished game, in this seat, the others by `bot`."""

    at: int
    seat: int
    bot: str = ""


class ReplayStep(msgspec.Struct, frozen=True):
    """A move: what it brought, the patch from the scene before to the one after, as in an Update (of the scene only
    `view` and `deciders` change), and by event the rules behind it; none for an event that is not worth a line."""

    told: Told
    patch: tuple[tuple[Any, ...], ...]
    rules: tuple[tuple[str, ...], ...]


class Replay(msgspec.Struct, frozen=True):
    """A whole finished game through the eyes of one seat, or of nobody: the first view and what changed it.

    `view` is that of the first decision, and the first step is the set-up that led there. `verified`: it was played
    again just now, and every digest and the result were those of the record.
    """

    id: str
    game: str
    names: tuple[str, ...]
    bots: tuple[bool, ...]
    options: dict[str, Any]
    ended: int
    ending: Ending | None
    verified: bool
    view: Any
    steps: tuple[ReplayStep, ...]


class Problem(msgspec.Struct, frozen=True):
    """Every error: what is wrong, and where."""

    message: str
    where: str = ""


# --- the lobby's socket -----------------------------------------------------------------------------------------------


class Tables(msgspec.Struct, frozen=True, tag_field="t", tag="tables"):
    """All public tables that are open or running; sent first."""

    tables: tuple[TableInfo, ...]


class TableChanged(msgspec.Struct, frozen=True, tag_field="t", tag="changed"):
    """One of them is new or changed."""

    table: TableInfo


class TableGone(msgspec.Struct, frozen=True, tag_field="t", tag="gone"):
    """One of them is over or private now."""

    id: str
