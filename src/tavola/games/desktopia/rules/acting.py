"""Section 7: acting with one's characters."""

from __future__ import annotations

from typing import Final

from tavola.core.values import Action, Refusal
from tavola.games.desktopia.actions import Cast, Flick, PutLariat, Shoot
from tavola.games.desktopia.cards import is_artifact, is_character
from tavola.games.desktopia.rules.flick import NOT_YOURS, Flight, why_not_so
from tavola.games.desktopia.rules.kharu import lariats, put_lariat, why_not_lariat
from tavola.games.desktopia.rules.shots import Shot, why_not_shoot
from tavola.games.desktopia.rules.spells import cast, targets, why_not_cast
from tavola.games.desktopia.state import ACTED, RISEN, State
from tavola.games.desktopia.stats import card, on_field, paralysed, usable_ones
from tavola.games.desktopia.stroke import Stroke

SECTION: Final = 7

NO_ACTION_LEFT: Final = Refusal("DT-6.10", "no-action-left")
ARTIFACT: Final = Refusal("DT-7.12", "never-flicked")
ACTED_ALREADY: Final = Refusal("DT-7.2", "acted-already")
PARALYSED: Final = Refusal("DT-R24", "paralysed")
JUST_RISEN: Final = Refusal("DT-20.18", "just-risen")


def left(s: State) -> int:
    return s.turn.budget - s.turn.used


def why_not_act(s: State, seat: int, disk: int) -> Refusal | None:
    """Whether this character may act at all now (DT-7.1, DT-7.5)."""
    if left(s) <= 0:
        return NO_ACTION_LEFT
    if not 0 <= disk < len(s.kind) or not is_character(disk):
        return ARTIFACT if 0 <= disk < len(s.kind) and is_artifact(disk) else NOT_YOURS  # DT-15.1
    if not on_field(s, disk) or s.owner[disk] != seat:  # DT-15.16, DT-R105, DT-22.5
        return NOT_YOURS
    if s.marks[disk] & ACTED:
        return ACTED_ALREADY
    if s.marks[disk] & RISEN:
        return JUST_RISEN
    return PARALYSED if paralysed(s, disk) else None


def why_not(s: State, seat: int, action: Action) -> Refusal | None:
    """The predicate of flick, shot, spell and Kharu's Lariat."""
    disk: int = action.disk  # type: ignore[attr-defined]  # all four kinds have it
    refusal = why_not_act(s, seat, disk)
    if refusal is not None:  # DT-17.8
        return refusal
    if isinstance(action, Flick):
        return why_not_so(s, action)
    if isinstance(action, Shoot):
        return why_not_shoot(s, disk, action.missile)  # DT-10.6
    if isinstance(action, Cast):
        return why_not_cast(s, disk, action.target)
    assert isinstance(action, PutLariat)
    return why_not_lariat(s, seat, disk, action.target)


def is_act(action: Action) -> bool:
    return isinstance(action, (Flick, Shoot, Cast, PutLariat))  # DT-7.3


def listed(s: State, seat: int) -> list[Action]:
    """What a player can do with his characters besides flicking them."""
    found: list[Action] = []
    if left(s) <= 0:
        return found
    for disk in usable_ones(s, seat):
        character = card(s, disk)
        if character.shoots and why_not_shoot(s, disk, character.carries) is None:
            found.append(Shoot(disk, character.carries))
        found += [Cast(disk, target) for target in targets(s, disk)]
        found += lariats(s, seat, disk)  # DT-25.9
    return found


def flickable(s: State, seat: int) -> list[int]:
    return usable_ones(s, seat) if left(s) > 0 else []  # DT-7.13


def do(s: State, seat: int, action: Action) -> None:
    if isinstance(action, Flick):
        flight = Flight(Stroke(seat, action.disk))
        s.push(flight)
        flight.release(s, action)
    elif isinstance(action, Shoot):
        s.push(Shot(Stroke(seat, -1, action.disk), action.missile))
    elif isinstance(action, Cast):
        cast(s, action.disk, action.target)
    elif isinstance(action, PutLariat):
        put_lariat(s, seat, action.target)
        s.push(Flight(Stroke(seat, action.disk)))  # DT-18.66

