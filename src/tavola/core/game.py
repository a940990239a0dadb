"""The contract every game fulfils, and how games are found: a package in `tavola.games` with a `GAME`."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec

from tavola.core.errors import EngineError, OptionError, UnknownGame
from tavola.core.frame import State
from tavola.core.values import Action, Event, Menu, Nature, Outcome, Random, Refusal

type_of_value = int | str | bool


class Option(msgspec.Struct, frozen=True):
    """One setting of a table: its key, the first value is the default, the ids that define it.

    `values` lists what it may be; `low` and `high` bound a number instead; `free` takes any text (a map, say).
    """

    key: str
    values: tuple[type_of_value, ...]
    rule: str
    low: int | None = None
    high: int | None = None
    free: bool = False

    @property
    def default(self) -> type_of_value:
        """What plays when nothing is set."""
        return self.values[0]

    def problem(self, value: object) -> str | None:
        """What is wrong with a value, in words, or None."""
        if any(value == known and type(value) is type(known) for known in self.values):
            return None
        if self.low is not None and self.high is not None:
            if type(value) is int and self.low <= value <= self.high:
                return None
            return f"{self.key}: expected a whole number {self.low}..{self.high}, found {value!r}"
        if self.free and isinstance(value, str):
            return None
        return f"{self.key}: expected one of {', '.join(map(repr, self.values))}, found {value!r}"


class Game:
    """A stateless rulebook. Subclasses fill the names below and the methods; nothing registers them."""

    name: str
    titles: Mapping[str, str]
    stage: str  # prealpha · alpha · beta · production, honestly
    prefix: str  # of the ledger's ids
    version: int  # of the rules: records of another version are refused
    seats: tuple[int, int]
    options: tuple[Option, ...]
    actions: tuple[type[Action], ...]
    outcomes: tuple[type[Outcome], ...]
    events: tuple[type[Event], ...]
    types: tuple[type, ...]  # state parts and frames, for the codec
    sights: type[msgspec.Struct]  # the class of its views
    outlooks: type[msgspec.Struct] | None = None  # the class of what `outlook` tells
    catalogues: type[msgspec.Struct] | None = None  # the class of what `catalogue` tells
    reasons: tuple[str, ...]  # how a game can end
    irrevocable: tuple[type[Action], ...] = ()  # what the rules forbid to take back, though nothing else speaks against
    draws: bool = False  # whether players may agree on a draw (the outcome `Agreed`)
    turn_rule: str  # cited when somebody acts out of turn
    over_rule: str  # cited when somebody acts after the end

    # --- rules ---------------------------------------------------------------------------------------------

    def new(self, seats: int, options: dict[str, type_of_value]) -> State:
        """The state before anything happened, its first frame on the stack."""
        raise NotImplementedError

    def blank(self, seats: int, options: dict[str, type_of_value]) -> State:
        """A state with shared content and no facts, for the codec to fill."""
        raise NotImplementedError

    def solve(self, state: State, need: Nature) -> Outcome:
        """What happens when no dice decide it but physics does (a `Slide`)."""
        raise EngineError(f"{self.name} has no solver for {need}")

    def kernel(self) -> str:
        """The version of the solver that `solve` asks; empty where no physics decides."""
        return ""

    def setting_of(self, state: State) -> tuple[int, dict[str, type_of_value]]:
        """Seats and options a state (one read from a position, say) is played with."""
        raise NotImplementedError

    def interrupt(self, state: State, outcome: Outcome) -> Refusal | None:
        """What follows when the world outside acts (a clock, a seat that left)."""
        raise NotImplementedError

    def teams(self, seats: int, options: Mapping[str, type_of_value]) -> tuple[int, ...]:
        """The team of each seat, for ratings and the like; by default everybody plays alone."""
        return tuple(range(seats))

    # --- knowledge -----------------------------------------------------------------------------------------

    def view(self, state: State, seat: int | None) -> msgspec.Struct:
        """All a seat may know, built from nothing; None is a spectator."""
        raise NotImplementedError

    def redact(self, state: State, event: Event, seat: int | None) -> Event | None:
        """An event as this seat may know it, or nothing."""
        raise NotImplementedError

    def reshuffle_unknown(self, state: State, seat: int | None, rng: Random) -> None:
        """Permute in place whatever this seat cannot know; its view must stay equal."""
        raise NotImplementedError

    def outlook(self, view: Any, menu: Menu) -> msgspec.Struct | None:
        """What the choices of a seat cost and may bring, exactly, from what it knows; for screens, beforehand."""
        return None

    def catalogue(self, lang: str) -> msgspec.Struct | None:
        """What never changes and screens draw with: cards, characters, boards, told in this language."""
        return None

    # --- positions and content -----------------------------------------------------------------------------

    def position(self, text: str) -> State:
        """The state a text describes; what contradicts itself is a ContentError with its line."""
        raise NotImplementedError

    def draw(self, state: State) -> str:
        """The state as text that `position` reads back."""
        raise NotImplementedError

    def pins(self, options: dict[str, type_of_value]) -> dict[str, str]:
        """Name and digest of every piece of content a game with these options is played with."""
        raise NotImplementedError

    def check_files(self, paths: Sequence[Path]) -> list[Exception]:
        """All that is wrong with content files of this game."""
        raise NotImplementedError

    # --- text ----------------------------------------------------------------------------------------------

    def why(self, value: Action | Event, view: Any) -> tuple[str, ...]:
        """The ids of the rules behind an action or an event, the general ones first: what `?` shows."""
        return ()

    def words(self, value: object, view: object | None, lang: str, names: Sequence[str]) -> dict[str, str | int]:
        """What a sentence about this value may speak of: names instead of numbers. By default its plain fields."""
        fields = {name: getattr(value, name) for name in getattr(value, "__struct_fields__", ())}
        plain = {name: found for name, found in fields.items() if isinstance(found, (int, str))}
        yes = {True: "yes", False: "no"}
        return {name: yes[found] if isinstance(found, bool) else found for name, found in plain.items()}

    # --- shared ----------------------------------------------------------------------------------------------

    @property
    def folder(self) -> Path:
        """Where the game's package lies, with its rulebook, text and content."""
        found = importlib.import_module(type(self).__module__).__file__
        if found is None:
            raise EngineError(f"{type(self).__module__} lies in no file")
        return Path(found).parent

    def settings(self, seats: int, chosen: Mapping[str, object] | None) -> dict[str, type_of_value]:
        """All options with defaults filled in; refuses unknown keys, wrong values and wrong numbers of seats."""
        low, high = self.seats
        if type(seats) is not int or not low <= seats <= high:
            raise OptionError(f"seats: {self.name} takes {low} to {high} players, found {seats!r}")
        known = {option.key: option for option in self.options}
        problems = []
        found = {key: option.default for key, option in known.items()}
        for key, value in (chosen or {}).items():
            if key not in known:
                problems.append(f"{key}: no such option; known: {', '.join(sorted(known))}")
            elif problem := known[key].problem(value):
                problems.append(problem)
            elif isinstance(value, (int, str)):
                found[key] = value
        if problems:
            raise OptionError("; ".join(problems))
        return found

    @property
    def type_names(self) -> dict[str, type]:
        """The classes of a state by their names, for the codec."""
        return {kind.__name__: kind for kind in self.types}


@lru_cache(maxsize=1)
def _found() -> dict[str, Game]:
    rooms = importlib.import_module("tavola.games")
    found = {}
    for module in pkgutil.iter_modules(rooms.__path__):
        game = importlib.import_module(f"tavola.games.{module.name}").GAME
        found[module.name.strip("_")] = game
    return found


def games(*, template: bool = False) -> dict[str, Game]:
    """Every game by name; the template game only when asked for."""
    return {name: game for name, game in sorted(_found().items()) if template or name != "template"}


def game(name: str) -> Game:
    """The game of this name; an unknown one is an error that lists the known ones."""
    try:
        return _found()[name]
    except KeyError:
        raise UnknownGame(f"no game is called {name!r}; known: {', '.join(games())}") from None
