"""The game as the core sees it: metadata, set-up, knowledge, positions, content. Everything here is a short answer."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from pathlib import Path

from tavola.core.errors import ContentError, EngineError
from tavola.core.frame import State as CoreState
from tavola.core.game import Game, type_of_value
from tavola.core.values import (
    Action,
    Agreed,
    DecideAll,
    Event,
    Left,
    Outcome,
    Random,
    Refusal,
    Result,
    Rolled,
    Shuffled,
    TimeUp,
)
from tavola.games._template import content
from tavola.games._template.actions import ACTIONS, Pass, Stake
from tavola.games._template.events import EVENTS
from tavola.games._template.kit import Kit
from tavola.games._template.options import OPTIONS
from tavola.games._template.rules.cards import Drawing, set_up
from tavola.games._template.rules.ending import agree, leave
from tavola.games._template.rules.payment import Paying
from tavola.games._template.rules.rounds import Rounds
from tavola.games._template.rules.stakes import Stakes
from tavola.games._template.rules.turn import Turn
from tavola.games._template.rules.window import Window
from tavola.games._template.state import Player, State
from tavola.games._template.view import View, redact, reshuffle_unknown, view

# What a clock that ran out chooses: the first of these that is legal (TP-7.6).
QUIET: tuple[Action, ...] = (Pass(), Stake(0))
NOT_ASKED = Refusal("TP-7.6", "clock-not-running")


class Lanterns(Game):
    name = "template"
    titles = {"en": "Lanterns", "ru": "Фонари"}
    stage = "production"
    prefix = "TP"
    version = 1
    seats = (2, 4)
    options = OPTIONS
    actions = ACTIONS
    outcomes = (Rolled, Shuffled, TimeUp, Left, Agreed)
    events = EVENTS
    types = (State, Player, Drawing, Rounds, Stakes, Turn, Window, Paying, Result)
    sights = View
    reasons = ("lit", "night", "agreed")
    draws = True
    turn_rule = "TP-2.2"
    over_rule = "TP-7.7"

    # --- rules ---------------------------------------------------------------------------------------------

    def blank(self, seats: int, options: dict[str, type_of_value]) -> State:
        return State(Kit(content.load_cards(), seats, options))

    def new(self, seats: int, options: dict[str, type_of_value]) -> State:
        """The last frame pushed acts first."""
        state = self.blank(seats, options)
        state.players = [Player() for _ in range(seats)]
        state.push(Rounds())
        set_up(state)
        return state

    def setting_of(self, state: CoreState) -> tuple[int, dict[str, type_of_value]]:
        assert isinstance(state, State)
        return state.kit.seats, state.kit.settings

    def interrupt(self, state: CoreState, outcome: Outcome) -> Refusal | None:
        """The world outside acts; a refusal changes nothing."""
        assert isinstance(state, State)
        if isinstance(outcome, Left):
            return leave(state, outcome.seat)
        if isinstance(outcome, TimeUp):
            return self.time_up(state, outcome.seat)
        if isinstance(outcome, Agreed):
            return agree(state)
        raise EngineError(f"lanterns knows no {outcome}")

    def time_up(self, state: State, seat: int) -> Refusal | None:
        """A frame that waits may be asked to advance again: it answers the same."""
        frame = state.stack[-1]
        need = frame.advance(state)
        asked = need.seats if isinstance(need, DecideAll) else (getattr(need, "seat", None),)
        if seat not in asked:
            return NOT_ASKED
        for action in QUIET:
            if frame.check(state, seat, action) is None:
                frame.answer(state, seat, action)
                return None
        raise EngineError(f"nothing quiet to do in {type(frame).__name__}")

    # --- knowledge -----------------------------------------------------------------------------------------

    def view(self, state: CoreState, seat: int | None) -> View:
        assert isinstance(state, State)
        return view(state, seat)

    def redact(self, state: CoreState, event: Event, seat: int | None) -> Event | None:
        return redact(event, seat)

    def reshuffle_unknown(self, state: CoreState, seat: int | None, rng: Random) -> None:
        assert isinstance(state, State)
        reshuffle_unknown(state, seat, rng)

    # --- positions and content -----------------------------------------------------------------------------

    def position(self, text: str) -> State:
        from tavola.games._template.position import read

        return read(self, text)

    def draw(self, state: CoreState) -> str:
        from tavola.games._template.position import write

        assert isinstance(state, State)
        return write(state)

    def pins(self, options: dict[str, type_of_value]) -> dict[str, str]:
        """Whoever changes a card breaks old records knowingly: they name the content they were played with."""
        return {"cards": hashlib.blake2b(content.FILE.read_bytes(), digest_size=8).hexdigest()}

    def check_files(self, paths: Sequence[Path]) -> list[Exception]:
        problems: list[Exception] = []
        for path in paths:
            try:
                content.read(path.read_text(encoding="utf8"), str(path))
            except ContentError as error:
                problems.append(error)
        return problems

    # --- text ----------------------------------------------------------------------------------------------

    def words(self, value: object, view: object | None, lang: str, names: Sequence[str]) -> dict[str, str | int]:
        from tavola.games._template.words import arguments

        return arguments(value, view, names)
