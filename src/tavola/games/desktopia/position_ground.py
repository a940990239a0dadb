"""What a position stands on: seats, options, the scenario and which of its battles is played."""

from __future__ import annotations

from textwrap import dedent
from typing import TYPE_CHECKING

from tavola.core.errors import ContentError, OptionError
from tavola.core.position_frames import option_of
from tavola.core.position_words import FILE, Words
from tavola.games.desktopia import atoms
from tavola.games.desktopia.position_defaults import END_OF_SCENARIO
from tavola.games.desktopia.state import State

if TYPE_CHECKING:
    from tavola.games.desktopia.game import Desktopia

ONCE = (
    "seats", "scenario", "battle", "round", "first", "quiet", "over", "won", "winners", "arrival", "deck", "discard",
    "turn", "result",
)  # fmt: skip
TWO = 2


class Ground:
    """Reads the settings of a text and lays out an empty table; `lines` are what is left to read."""

    def __init__(self, game: Desktopia, text: str) -> None:
        self.game = game
        self.settings: dict[str, object] = {}
        self.block = 0  # the line in which a scenario of one's own begins
        self.said: dict[str, Words] = {}  # the first line that says something, for what turns out wrong at the end
        self.lines = self.without_scenario([Words(n, line) for n, line in enumerate(text.splitlines(), 1)])
        self.refuse_repeats()
        seats = self.take("seats")
        self.seats = seats[0].number_of("seats", *game.seats) if seats else TWO
        for line in self.take("option"):
            self.read_option(line)
        self.state = self.make_state()

    def without_scenario(self, lines: list[Words]) -> list[Words]:
        """`scenario` is followed by the rows of its file, up to `end`; of the rest only what says something."""
        found: list[Words] = []
        rows: list[str] | None = None
        for line in lines:
            if rows is not None and line.words == [END_OF_SCENARIO]:
                self.settings["scenario"] = dedent("\n".join([*rows, ""]))
                rows = None
            elif rows is not None:
                rows.append(line.line)
            elif line.words and not line.key.startswith(";"):
                found.append(line)
                if line.key == "scenario":
                    line.end()
                    rows, self.block = [], line.number
        if rows is not None:
            raise self.of("scenario", found).fail(f"expected `{END_OF_SCENARIO}` after the rows of the scenario")
        return found

    def of(self, key: str, lines: list[Words]) -> Words:
        return next(line for line in lines if line.key == key)

    def refuse_repeats(self) -> None:
        for line in self.lines:
            if line.key in ONCE and line.key in self.said:
                raise line.fail(f"`{line.key}` a second time")
            self.said.setdefault(line.key, line)
        self.take("scenario")

    def take(self, key: str) -> list[Words]:
        """The lines about this; they are read with it."""
        found = [line for line in self.lines if line.key == key]
        self.lines = [line for line in self.lines if line.key != key]
        return found

    # --- settings -----------------------------------------------------------------------------------------------------

    def read_option(self, line: Words) -> None:
        option, value = option_of(line, self.game.options, self.settings)
        if problem := option.problem(value):
            raise line.fail(problem)
        self.settings[option.key] = value
        self.said[f"option {option.key}"] = line

    def make_state(self) -> State:
        """The scenario's field with every disk in the reserve."""
        try:
            state = self.game.blank(self.seats, self.game.settings(self.seats, self.settings))
        except OptionError as error:
            line = self.said.get("option scenario") or self.said.get("seats")
            raise ContentError(FILE, line.number if line else 1, str(error)) from error
        except ContentError as error:
            if error.file != "scenario":
                raise
            raise ContentError(FILE, self.scenario_line(error.line), f"scenario: {error.message}") from error
        battle = 0
        for line in self.take("battle"):
            battle = line.number_of("a battle", 0, len(state.kit.battles) - 1)
            line.end()
        atoms.begin_battle(state, battle)
        state.hush()
        return state

    def scenario_line(self, number: int) -> int:
        """Where a line of the scenario stands in the position."""
        return self.block + number if self.block else self.said["option scenario"].number

    def key_of(self, line: Words, known: list[str], what: str) -> int:
        """The number of the next word among these."""
        return self.number_of(line, line.next(what), known, what)

    def number_of(self, line: Words, word: str, known: list[str], what: str) -> int:
        if word not in known:
            raise line.fail(f"expected {what}: one of {', '.join(known)}, found {word!r}")
        return known.index(word)

    def camp(self, line: Words) -> int:
        return line.number_of("a camp", 0, len(self.state.camps) - 1)
