"""Short ways to say a rule test: a position, one act, what came of it."""

from __future__ import annotations

from textwrap import dedent
from typing import TypeVar

import tavola
from tavola.core.play import Match
from tavola.core.values import Action, Event, Outcome, Refusal, Rolled
from tavola.games.gorgasali.position_write import kind_key
from tavola.games.gorgasali.state import Figure, State

GAME = tavola.game("gorgasali")
E = TypeVar("E", bound=Event)


def at(text: str, *script: Outcome, seed: int = 0) -> Match:
    """A match from a position, with the outcomes nature will give, in order."""
    return Match(GAME, position=dedent(text), script=script, seed=seed)


def dice(*faces: int) -> Rolled:
    return Rolled(faces)


def state(match: Match) -> State:
    found = match.state
    assert isinstance(found, State)
    return found


def figure(match: Match, seat: int) -> Figure:
    return state(match).figures[seat]


def square(match: Match, x: int, y: int) -> int:
    return state(match).kit.board.at(x, y)


def where(match: Match, seat: int) -> tuple[int, int] | None:
    """The square of a figure as (x, y), None off the map."""
    found = figure(match, seat).square
    board = state(match).kit.board
    return None if found < 0 else (board.x(found), board.y(found))


def do(match: Match, *actions: Action, seat: int | None = None) -> list[Event]:
    """Play actions one after the other, each by whoever is asked (or by `seat`); all events."""
    events: list[Event] = []
    for action in actions:
        events += match.play(match.deciders[0] if seat is None else seat, action)
    return events


def refusal(match: Match, action: Action, seat: int | None = None) -> Refusal:
    """The refusal of an action; nothing may have changed."""
    before = match.digest()
    found = match.check(match.deciders[0] if seat is None else seat, action)
    assert found is not None, f"{action} was not refused"
    assert action not in match.menu(match.deciders[0] if seat is None else seat)
    assert match.digest() == before
    return found


def legal(match: Match, kind: type[Action]) -> list[Action]:
    """The choices of one kind on the menu of whoever is asked."""
    listed = match.menu(match.deciders[0]).listed()
    assert listed is not None
    return [action for action in listed if type(action) is kind]


def cards(match: Match, seat: int) -> dict[int, str]:
    """Slot → key of the card, `*` behind a spent weapon."""
    f = figure(match, seat)
    kit = state(match).kit
    return {
        slot: kind_key(kit, kind - 1) + ("*" if f.spent >> slot & 1 else "") for slot, kind in enumerate(f.mat) if kind
    }


def seen(events: list[Event], kind: type[E]) -> list[E]:
    return [event for event in events if isinstance(event, kind)]
