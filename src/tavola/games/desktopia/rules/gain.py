"""Section 16: when a ritual is earned."""

from __future__ import annotations

from typing import Final

from tavola.games.desktopia.rules.objective import plays
from tavola.games.desktopia.state import State

SECTION: Final = 16

MANY: Final = 4


def earns(s: State) -> bool:
    """Four or more wounds of enemies in this turn, or none at all (DT-16.3, DT-16.4)."""
    gain = s.kit.ritual_gain  # DT-O.16
    if gain == "every" or gain == "agreed":
        return True
    if gain == "kill":
        return s.turn.kills > 0
    return gain == "printed" and (s.turn.wounds >= MANY or s.turn.wounds == 0)


def judges(s: State, seat: int, votes: int) -> int:
    """Where players agree on rituals case by case: the next of the others to be asked, -1 when all have said yes."""
    if s.kit.ritual_gain != "agreed":
        return -1  # DT-16.12
    others = [other for other in range(s.kit.seats) if other != seat and plays(s, other) and not s.camps[other].absent]
    return others[votes] if votes < len(others) else -1
