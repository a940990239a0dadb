"""The game as the core sees it: metadata, set-up, knowledge, positions, content."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from tavola.core.errors import EngineError
from tavola.core.frame import State as CoreState
from tavola.core.game import Game, type_of_value
from tavola.core.values import (
    OUTCOMES,
    Action,
    Agreed,
    Event,
    Left,
    Nature,
    Outcome,
    Random,
    Refusal,
    Result,
    Slid,
    Slide,
    TimeUp,
)
from tavola.games.desktopia import atoms, content
from tavola.games.desktopia.actions import ACTIONS, Flick, PlayRitual, PutLariat
from tavola.games.desktopia.catalogue import Catalogue, catalogue
from tavola.games.desktopia.events import EVENTS
from tavola.games.desktopia.kit import Kit
from tavola.games.desktopia.options import OPTIONS
from tavola.games.desktopia.rules.artifacts import Attracting, Mine
from tavola.games.desktopia.rules.battles import Battles
from tavola.games.desktopia.rules.cleanup import Cleanup
from tavola.games.desktopia.rules.departing import NOT_ASKED, agree_to_draw, leave, quiet_choice
from tavola.games.desktopia.rules.flick import Flight
from tavola.games.desktopia.rules.leaving import PutBack
from tavola.games.desktopia.rules.mourning import Mourning
from tavola.games.desktopia.rules.placing import Placing
from tavola.games.desktopia.rules.rites import Rite
from tavola.games.desktopia.rules.setup import SetUp
from tavola.games.desktopia.rules.shots import Shot
from tavola.games.desktopia.rules.turn import TurnFrame
from tavola.games.desktopia.rules.windows import Feeding, Shielding
from tavola.games.desktopia.state import Camp, State, Turn
from tavola.games.desktopia.stroke import Stroke
from tavola.games.desktopia.view import View, redact, reshuffle_unknown, view


class Desktopia(Game):
    name = "desktopia"
    titles = {"en": "Desktopia", "ru": "Настолье"}
    stage = "beta"
    prefix = "DT"
    version = 1
    seats = (1, 4)
    options = OPTIONS
    actions = ACTIONS
    outcomes = OUTCOMES
    events = EVENTS
    types = (
        State, Camp, Turn, Stroke, Battles, SetUp, TurnFrame, Flight, Cleanup, PutBack, Mourning, Placing, Shot, Mine,
        Attracting, Rite, Feeding, Shielding, Result,
    )  # fmt: skip
    sights = View
    catalogues = Catalogue
    reasons = ("destroyed", "goal", "draw_together", "draw_quiet", "draw_agreed", "solved", "failed", "campaign")
    turn_rule = "DT-2.18"
    over_rule = "DT-5.3"
    irrevocable = (Flick, PlayRitual, PutLariat)  # DT-R109, DT-18.66
    draws = True

    # --- rules ---------------------------------------------------------------------------------------------

    def settings(self, seats: int, chosen: Mapping[str, object] | None = None) -> dict[str, type_of_value]:
        found = super().settings(seats, chosen)
        self.kit(seats, found)  # DT-25.1
        return found

    def kit(self, seats: int, settings: dict[str, type_of_value]) -> Kit:
        roster, field = str(settings["roster"]), str(settings["field"])
        battles = content.battles(str(settings["scenario"]), seats, roster, field)
        return Kit(content.load_box(roster), battles, seats, settings)

    def new(self, seats: int, options: dict[str, type_of_value]) -> State:
        state = self.blank(seats, options)
        atoms.begin_battle(state, 0)
        state.push(Battles())
        return state

    def blank(self, seats: int, options: dict[str, type_of_value]) -> State:
        return State(self.kit(seats, options))

    def setting_of(self, state: CoreState) -> tuple[int, dict[str, type_of_value]]:
        assert isinstance(state, State)
        return state.kit.seats, state.kit.settings

    def teams(self, seats: int, options: Mapping[str, type_of_value]) -> tuple[int, ...]:
        """Allies of the first battle."""
        side = self.kit(seats, dict(options)).battles[0].side[:seats]
        return tuple([side.index(own) for own in side])

    def solve(self, state: CoreState, need: Nature) -> Slid:
        """What wood does on a table."""
        from tavola.games.desktopia.physics import solve

        assert isinstance(state, State)
        assert isinstance(need, Slide)
        return solve(state, need)

    def kernel(self) -> str:
        from tavola.disks import KERNEL

        return KERNEL

    def interrupt(self, state: CoreState, outcome: Outcome) -> Refusal | None:
        assert isinstance(state, State)
        if isinstance(outcome, Left):
            return leave(state, outcome.seat)
        if isinstance(outcome, TimeUp):
            return self.time_up(state, outcome.seat)
        if isinstance(outcome, Agreed):
            return agree_to_draw(state)
        raise EngineError(f"desktopia knows no {outcome}")

    def time_up(self, state: State, seat: int) -> Refusal | None:
        """DT-R86: what remains is forfeited, what is forced is the first legal thing."""
        frame = state.stack[-1]
        need = frame.advance(state)
        if getattr(need, "seat", None) != seat:
            return NOT_ASKED
        frame.answer(state, seat, quiet_choice(frame.menu(state, seat)))
        return None

    # --- knowledge -----------------------------------------------------------------------------------------

    def view(self, state: CoreState, seat: int | None) -> View:
        assert isinstance(state, State)
        return view(state, seat)

    def redact(self, state: CoreState, event: Event, seat: int | None) -> Event | None:
        return redact(event, seat)

    def reshuffle_unknown(self, state: CoreState, seat: int | None, rng: Random) -> None:
        assert isinstance(state, State)
        reshuffle_unknown(state, seat, rng)

    def catalogue(self, lang: str) -> Catalogue:
        return catalogue(lang)

    # --- positions and content -----------------------------------------------------------------------------

    def position(self, text: str) -> State:
        from tavola.games.desktopia.position import read

        return read(self, text)

    def draw(self, state: CoreState) -> str:
        from tavola.games.desktopia.position import write

        assert isinstance(state, State)
        return write(state)

    def pins(self, options: dict[str, type_of_value]) -> dict[str, str]:
        return content.pins(options)

    def check_files(self, paths: Sequence[Path]) -> list[Exception]:
        return content.check_files(paths)

    # --- text ----------------------------------------------------------------------------------------------

    def why(self, value: Action | Event, view: Any) -> tuple[str, ...]:
        from tavola.games.desktopia.why import rules

        return rules(value, view)

    def words(self, value: object, view: object | None, lang: str, names: Sequence[str]) -> dict[str, str | int]:
        from tavola.games.desktopia.words import arguments

        return arguments(value, view, lang, names)


