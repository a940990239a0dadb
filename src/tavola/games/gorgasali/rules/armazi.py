"""Section 18: Armazi, Supernova."""

from __future__ import annotations

from typing import Final

from tavola.core.values import Action, Refusal
from tavola.games.gorgasali.actions import Supernova
from tavola.games.gorgasali.kit import ARMAZI
from tavola.games.gorgasali.rules.strike import strike_with_power
from tavola.games.gorgasali.rules.targets import next_to, why_not_harm
from tavola.games.gorgasali.state import State

SECTION: Final = 18

NO_TARGET: Final = Refusal("GO-18.1", "nobody-in-reach")
NOT_SIDE_BY_SIDE: Final = Refusal("GO-18.4", "not-side-by-side")
TWICE: Final = Refusal("GO-18.2", "same-target-twice")


def in_reach(s: State, seat: int, target: int) -> Refusal | None:
    return why_not_harm(s, seat, target, s.kit.characters[ARMAZI].range)


def why_not(s: State, seat: int, action: Supernova) -> Refusal | None:
    """GO-18.1 to GO-18.4, GO-18.7, GO-R53: both within range, the second next to the first."""
    refusal = in_reach(s, seat, action.first)
    if refusal is not None or action.second == -1:
        return refusal
    refusal = in_reach(s, seat, action.second)
    if refusal is not None:
        return refusal
    if action.first == action.second:
        return TWICE
    return None if next_to(s, s.figures[action.first], s.figures[action.second]) else NOT_SIDE_BY_SIDE


def uses(s: State, seat: int, most: int) -> list[Action]:
    targets = [t for t in range(len(s.figures)) if t != seat and in_reach(s, seat, t) is None]
    found: list[Action] = [Supernova(target) for target in targets]
    if len(found) >= most:
        return found
    for a in targets:
        found += [Supernova(a, b) for b in targets if b != a and next_to(s, s.figures[a], s.figures[b])]
    return found


def burst(s: State, seat: int, targets: tuple[int, ...]) -> None:
    """GO-18.5, GO-18.6: no roll, no armour, no field."""
    strike_with_power(s, seat, "supernova", s.kit.characters[ARMAZI].damage, list(targets))
