"""Section 16: when a ritual is earned."""

from __future__ import annotations

from typing import Final

from tavola.core.values import Refusal
from tavola.games.desktopia.rules.objective import plays
from tavola.games.desktopia.state import State

SECTION: Final = 16

MANY: Final = 4

NOT_JUDGING: Final = Refusal("DT-16.12", "yes-or-no")


def earned(s: State) -> int:
    """How many rituals this turn was worth: one for four or more wounds of enemies, or for none at all."""
    gain = s.kit.ritual_gain  # DT-O.16
    if gain == "every" or gain == "agreed":
        return 1
    if gain == "kill":
        return s.turn.kills
    return int(gain == "printed" and (s.turn.wounds >= MANY or s.turn.wounds == 0))  # DT-16.3, DT-16.4


def judges(s: State, seat: int, votes: int) -> int:
    """Whom to ask next before a ritual is drawn, -1 when all have said yes: the others where players agree on rituals
    case by case, and in the English edition, which says "can", the player himself."""
    asked: list[int] = []
    if s.kit.ritual_gain == "agreed":
        asked = [other for other in range(s.kit.seats) if other != seat and plays(s, other)]  # DT-16.12
    if s.kit.e(35):
        asked.append(seat)  # DT-E.35
    asked = [one for one in asked if not s.camps[one].absent]
    return asked[votes] if votes < len(asked) else -1
