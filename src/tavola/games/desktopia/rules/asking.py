"""Who answers: owners decide for their disks; where nobody sits, the first legal thing happens (DT-R86)."""

from __future__ import annotations

from typing import Final

from tavola.core.frame import DECIDE
from tavola.core.values import Action, Need, Refusal
from tavola.games.desktopia.actions import Mark
from tavola.games.desktopia.state import State

AUTO: Final = -1

NOT_ASKED_ABOUT: Final = Refusal("DT-17.6", "not-asked-about")


def decider(s: State, camp: int) -> int:
    """The seat that answers for a camp, AUTO when nobody does."""
    return camp if 0 <= camp < s.kit.seats and not s.camps[camp].absent else AUTO  # DT-12.7, DT-17.7


def ask(seat: int) -> Need:
    """This seat must choose."""
    return DECIDE[seat]


def marked(action: Action) -> tuple[int, ...] | None:
    """The disks that an answer to a Pick names."""
    return action.disks if isinstance(action, Mark) else None
