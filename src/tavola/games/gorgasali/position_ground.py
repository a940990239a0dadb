"""What a position stands on: seats, options, and a board by name or straight from its drawing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tavola.core.errors import ContentError, OptionError
from tavola.core.position_frames import option_of
from tavola.core.position_words import FILE, Words
from tavola.games.gorgasali.drawn_board import drawn_board
from tavola.games.gorgasali.position_write import DRAWN, TERRAIN_LETTERS
from tavola.games.gorgasali.state import Figure, State

if TYPE_CHECKING:
    from tavola.games.gorgasali.game import Gorgasali

ROW_LETTERS = TERRAIN_LETTERS + "CH0123456789"
ONCE = (
    "seats", "map", "zones", "round", "bar", "level", "fallen", "turn", "start", "exchange", "result", "weapon_deck",
    "support_deck", "weapon_discard", "support_discard",
)  # fmt: skip


class Ground:
    """Reads the settings and the drawing of a text; `lines` are what is left to read."""

    def __init__(self, game: Gorgasali, text: str) -> None:
        self.game = game
        self.drawings: dict[str, list[Words]] = {}
        self.settings: dict[str, object] = {}
        self.seats = 2
        self.lines = [Words(n, line) for n, line in enumerate(text.splitlines(), 1)]
        self.read_drawings()
        self.refuse_repeats()
        self.read_settings()
        self.state = self.make_state()

    def read_drawings(self) -> None:
        """`map` and `zones` are followed by their rows, up to the first line that is no single word."""
        rest: list[Words] = []
        rows: list[Words] | None = None
        for line in self.lines:
            if line.key in ("map", "zones") and len(line.words) == 1:
                rows = self.drawings.setdefault(line.key, [])
                rest.append(line)
            elif rows is not None and len(line.words) == 1 and not line.key.startswith(";"):
                if set(line.key) - set(ROW_LETTERS):
                    raise line.fail(f"expected a row of the letters {ROW_LETTERS}")
                rows.append(line)
            else:
                rows = None
                if line.key and not line.key.startswith(";"):
                    rest.append(line)
        self.lines = rest

    def refuse_repeats(self) -> None:
        found: set[str] = set()
        for line in self.lines:
            if line.key in ONCE and line.key in found:
                raise line.fail(f"`{line.key}` a second time")
            found.add(line.key)
        for key in ("map", "zones"):
            for line in self.take(key):
                if not self.drawings[key]:
                    raise line.fail("expected rows below")

    def take(self, key: str) -> list[Words]:
        found = [line for line in self.lines if line.key == key]
        self.lines = [line for line in self.lines if line.key != key]
        return found

    # --- settings ----------------------------------------------------------------------------------------------------

    def read_settings(self) -> None:
        for line in self.take("seats"):
            self.seats = line.number_of("seats", 2, 10)
            line.end()
        for line in self.take("option"):
            self.read_option(line)

    def read_option(self, line: Words) -> None:
        option, value = option_of(line, self.game.options, self.settings)
        drawn = option.key == "board" and value == DRAWN
        if not drawn and (problem := option.problem(value)):
            raise line.fail(problem)
        self.settings[option.key] = value

    # --- the board ---------------------------------------------------------------------------------------------------

    def make_state(self) -> State:
        try:
            named = self.settings.get("board", DRAWN if "map" in self.drawings else None)
            state = self.drawn_state() if named == DRAWN else self.named_state()
        except OptionError as error:
            raise ContentError(FILE, 1, str(error)) from error
        state.ground = bytearray(state.kit.board.size)
        for seat in range(self.seats):
            figure = Figure()
            figure.seat = seat
            figure.team = seat % (self.seats // 2) if state.kit.duo else seat
            figure.mat = bytearray(state.kit.layout.size)
            state.figures.append(figure)
        return state

    def named_state(self) -> State:
        for line in self.lines:
            if line.key == "sector":
                raise line.fail("the sectors of a named board cannot be changed")
        for line in self.drawings.get("zones", []):
            raise line.fail("the zones of a named board cannot be changed")
        return self.game.blank(self.seats, self.game.settings(self.seats, self.settings))

    def drawn_state(self) -> State:
        """Any size, and no demands on its content."""
        if "map" not in self.drawings:
            raise ContentError(FILE, 1, "a drawn board without a map")
        settings = self.game.settings(self.seats, {k: v for k, v in self.settings.items() if k != "board"})
        kit = self.game.kit(self.seats, settings)
        rows = [(line.number, self.uncover(line.key)) for line in self.drawings["map"]]
        zones = [(line.number, line.key) for line in self.drawings.get("zones", [])]
        sectors = [(line, line.number_of("a sector", 1, 20), line.pair()) for line in self.take("sector")]
        chests = [(line, pair) for line in self.lines if line.key == "chest" for pair in pairs(line)]
        kit.board = drawn_board(rows, zones, sectors, chests)
        settings["board"] = DRAWN
        return State(kit)

    def uncover(self, row: str) -> str:
        """A row of the map with what `under` says instead of its digits."""
        for line in self.lines:
            if line.key == "under" and len(line.words) == 3 and line.words[1].isdecimal():
                row = row.replace(line.words[1], line.words[2])
        return row


def pairs(line: Words) -> list[tuple[int, int]]:
    """All squares of a line, which is left as it was."""
    twin = Words(line.number, line.line)
    found = []
    while twin.more():
        found.append(twin.pair())
    return found
