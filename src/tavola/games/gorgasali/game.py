"""The game as the core sees it: metadata, set-up, knowledge, positions, content."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, TypeVar

from tavola.core.errors import EngineError, OptionError
from tavola.core.frame import State as CoreState
from tavola.core.game import Game, type_of_value
from tavola.core.values import OUTCOMES, Action, Event, Left, Menu, Outcome, Random, Refusal, Result, TimeUp
from tavola.games.gorgasali import atoms, content
from tavola.games.gorgasali.actions import ACTIONS, Accept, Decline, EndTurn, EndWalk, Pass, Refuse, Roll, Stay, Step
from tavola.games.gorgasali.catalogue import Catalogue, catalogue
from tavola.games.gorgasali.events import EVENTS
from tavola.games.gorgasali.kit import Kit
from tavola.games.gorgasali.options import OPTIONS
from tavola.games.gorgasali.outlook import Outlook
from tavola.games.gorgasali.own_shape import shape_from
from tavola.games.gorgasali.rules.abilities import Choosing
from tavola.games.gorgasali.rules.bargain import Bargaining
from tavola.games.gorgasali.rules.defence import Covering
from tavola.games.gorgasali.rules.elimination import eliminate
from tavola.games.gorgasali.rules.extra_steps import ExtraSteps
from tavola.games.gorgasali.rules.interlude import Interlude
from tavola.games.gorgasali.rules.managing import Arranging
from tavola.games.gorgasali.rules.mat import Collect
from tavola.games.gorgasali.rules.rounds import Rounds
from tavola.games.gorgasali.rules.setup import SetUp
from tavola.games.gorgasali.rules.shot import Aimed
from tavola.games.gorgasali.rules.strike import Strike
from tavola.games.gorgasali.rules.throwing import Flight
from tavola.games.gorgasali.rules.turn import TurnFrame
from tavola.games.gorgasali.rules.turn_end import TurnEnd
from tavola.games.gorgasali.rules.walk import Walk
from tavola.games.gorgasali.state import CHEST, Banner, Figure, State, Swap, Turn
from tavola.games.gorgasali.view import View, redact, reshuffle_unknown, view

T = TypeVar("T")

# What a clock that ran out chooses: the quietest of these that is open (docs/rulings.md, GO-R98).
QUIET: tuple[type[Action], ...] = (EndTurn, Pass, Decline, EndWalk, Stay, Roll)
BOT_TAKES_OVER = Refusal("GO-65.25", "bot-takes-over")
NOBODY_THERE = Refusal("GO-R98", "nobody-there")
NOT_ASKED = Refusal("GO-R98", "clock-not-running")


class Gorgasali(Game):
    name = "gorgasali"
    titles = {"en": "Gorgasali: Battle Royale", "ru": "Горгасали: Королевская битва"}
    stage = "beta"
    prefix = "GO"
    version = 1
    seats = (2, 10)
    options = OPTIONS
    actions = ACTIONS
    outcomes = OUTCOMES[:4]
    events = EVENTS
    types = (
        State, Figure, Banner, Swap, Turn, SetUp, Rounds, TurnFrame, TurnEnd, Walk, Collect, Strike, Aimed, ExtraSteps,
        Flight, Covering, Choosing, Arranging, Bargaining, Interlude, Result,
    )  # fmt: skip
    sights = View
    outlooks = Outlook
    catalogues = Catalogue
    reasons = ("last_standing", "round_limit")
    turn_rule = "GO-2.8"
    over_rule = "GO-2.3"

    # --- rules ---------------------------------------------------------------------------------------------

    def settings(self, seats: int, chosen: object = None) -> dict[str, type_of_value]:
        found = super().settings(seats, chosen)  # type: ignore[arg-type]  # the base class checks it
        if found["scenario"] == "duo" and seats not in (4, 6, 8, 10):  # GO-54.3
            raise OptionError(f"seats: a duo needs 4, 6, 8 or 10 players, found {seats} (GO-54.3)")
        kit = self.kit(seats, found)
        if not kit.board.min_seats <= seats <= kit.board.max_seats:
            low, high = kit.board.min_seats, kit.board.max_seats
            raise OptionError(f"seats: the board {kit.board.key!r} takes {low} to {high} players, found {seats}")
        return found

    def kit(self, seats: int, settings: dict[str, type_of_value]) -> Kit:
        shapes = {shape.key: shape for shape in content.load_shapes()}
        chosen = str(settings["barrierShape"])
        kit = Kit(
            named("board", settings["board"], content.board_names(), content.load_board, content.board_from),
            content.load_cards(),
            content.load_characters(),
            named("matLayout", settings["matLayout"], content.mat_names(), content.load_mat, content.mat_from),
            shapes[chosen] if chosen in shapes else shape_from(chosen),
            content.load_banner_supply(),
        )
        kit.choose(seats, settings)
        return kit

    def new(self, seats: int, options: dict[str, type_of_value]) -> State:
        state = self.blank(seats, options)
        state.ground = bytearray(state.kit.board.size)
        for square in state.kit.board.chests:  # GO-3.1
            state.ground[square] |= CHEST
        teams = self.teams(seats, options)
        for seat in range(seats):
            figure = Figure()
            figure.seat = seat
            figure.team = teams[seat]
            figure.mat = bytearray(state.kit.layout.size)
            state.figures.append(figure)
        state.push(SetUp())
        return state

    def teams(self, seats: int, options: Mapping[str, type_of_value]) -> tuple[int, ...]:
        count = seats // 2 if options["scenario"] == "duo" else seats
        return tuple([seat % count for seat in range(seats)])

    def blank(self, seats: int, options: dict[str, type_of_value]) -> State:
        return State(self.kit(seats, options))

    def setting_of(self, state: CoreState) -> tuple[int, dict[str, type_of_value]]:
        assert isinstance(state, State)
        return state.kit.seats, state.kit.settings

    def interrupt(self, state: CoreState, outcome: Outcome) -> Refusal | None:
        """GO-R98: a seat that left dies as by the zone, and cannot be revived; a clock chooses the quietest thing."""
        assert isinstance(state, State)
        if isinstance(outcome, Left):
            return self.left(state, outcome.seat)
        if isinstance(outcome, TimeUp):
            return self.time_up(state, outcome.seat)
        raise EngineError(f"gorgasali knows no {outcome}")

    def left(self, state: State, seat: int) -> Refusal | None:
        """Living or waiting for a revival, an empty seat does not come back."""
        known = 0 <= seat < len(state.figures)
        if not known or not (state.figures[seat].alive or state.figures[seat].grave >= 0):
            return NOBODY_THERE
        if state.kit.settings["leaver"] == "bot":
            return BOT_TAKES_OVER
        if state.figures[seat].alive:
            eliminate(state, seat, -1, "left")
        atoms.forget_grave(state, seat)
        return None

    def time_up(self, state: State, seat: int) -> Refusal | None:
        frame = state.stack[-1]
        need = frame.advance(state)
        if getattr(need, "seat", None) != seat:
            return NOT_ASKED
        menu = frame.menu(state, seat)
        listed = menu.listed() or ()
        quiet = [kind() for kind in QUIET if kind() in menu]
        quiet += [action for action in listed if isinstance(action, (Step, Refuse))]  # costs nothing one owns
        frame.answer(state, seat, quiet[0] if quiet else listed[0] if listed else Accept())
        return None

    # --- knowledge -----------------------------------------------------------------------------------------

    def view(self, state: CoreState, seat: int | None) -> View:
        assert isinstance(state, State)
        return view(state, seat)

    def redact(self, state: CoreState, event: Event, seat: int | None) -> Event | None:
        assert isinstance(state, State)
        return redact(state, event, seat)

    def reshuffle_unknown(self, state: CoreState, seat: int | None, rng: Random) -> None:
        assert isinstance(state, State)
        reshuffle_unknown(state, seat, rng)

    def outlook(self, view: View, menu: Menu) -> Outlook | None:
        from tavola.games.gorgasali.prospects import outlook

        return outlook(view, menu)

    def catalogue(self, lang: str) -> Catalogue:
        return catalogue(lang)

    # --- positions and content -----------------------------------------------------------------------------

    def position(self, text: str) -> State:
        from tavola.games.gorgasali.position import read

        return read(self, text)

    def draw(self, state: CoreState) -> str:
        from tavola.games.gorgasali.position import write

        assert isinstance(state, State)
        return write(state)

    def pins(self, options: dict[str, type_of_value]) -> dict[str, str]:
        found = {}
        for name in ("weapons", "support", "characters", "shapes", "banners"):
            found[name] = pin(content.BUILT_IN / f"{name}.toml")
        for folder, key in (("boards", "board"), ("mats", "matLayout")):
            path = content.BUILT_IN / folder / f"{options[key]}.toml"
            if "\n" not in str(options[key]) and path.exists():  # one's own text is an option and so in the record
                found[f"{folder}/{options[key]}"] = pin(path)
        return found

    def check_files(self, paths: Sequence[Path]) -> list[Exception]:
        problems: list[Exception] = []
        for path in paths:
            problems += content.check_content(path.read_text(encoding="utf8"), str(path))
        return problems

    # --- text ----------------------------------------------------------------------------------------------

    def why(self, value: Action | Event, view: Any) -> tuple[str, ...]:
        from tavola.games.gorgasali.why import rules

        return rules(content.load_cards(), content.load_characters(), value, view)

    def words(self, value: object, view: object | None, lang: str, names: Sequence[str]) -> dict[str, str | int]:
        from tavola.games.gorgasali.words import arguments

        return arguments(value, view, lang, names)


def named(
    key: str, value: object, names: tuple[str, ...], by_name: Callable[[str], T], by_text: Callable[[str], T]
) -> T:
    """Content by its name, or as the text of its own file; never a path, since options come from strangers."""
    if value in names:
        return by_name(str(value))
    if "\n" in str(value):
        return by_text(str(value))
    raise OptionError(f"{key}: expected one of {', '.join(names)} or the text of a file, found {value!r}")


def pin(path: Path) -> str:
    """The digest of a content file."""
    return hashlib.blake2b(path.read_bytes(), digest_size=8).hexdigest()
