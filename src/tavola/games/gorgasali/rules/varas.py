"""Section 20: Varas, Steal."""

from __future__ import annotations

from typing import Final

from tavola.core.values import Action, Refusal
from tavola.games.gorgasali import atoms
from tavola.games.gorgasali.actions import Steal
from tavola.games.gorgasali.cards import WEAPON
from tavola.games.gorgasali.kit import VARAS
from tavola.games.gorgasali.rules.mat import Collect
from tavola.games.gorgasali.rules.targets import why_not_charm
from tavola.games.gorgasali.state import State

SECTION: Final = 20

NO_TARGET: Final = Refusal("GO-20.5", "nothing-to-steal")
NO_WEAPONS: Final = Refusal("GO-20.2", "not-a-weapon")
EMPTY: Final = Refusal("GO-20.5", "empty-slot")


def why_not(s: State, seat: int, target: int, slot: int) -> Refusal | None:
    """GO-20.1 to GO-20.3, GO-20.5, GO-57.4, GO-R56: any card but a weapon, backpack included."""
    refusal = why_not_charm(s, seat, target, s.kit.characters[VARAS].range)
    if refusal is not None:
        return refusal
    layout = s.kit.layout
    if not 0 <= slot < layout.size or not s.figures[target].mat[slot]:
        return EMPTY
    return NO_WEAPONS if layout.slots[slot] == WEAPON else None


def uses(s: State, seat: int, most: int) -> list[Action]:
    found: list[Action] = []
    for target in range(len(s.figures)):
        if target == seat or why_not_charm(s, seat, target, s.kit.characters[VARAS].range) is not None:
            continue
        for slot in range(s.kit.layout.size):
            if why_not(s, seat, target, slot) is None:
                found.append(Steal(target, slot))
                if len(found) >= most:
                    return found
    return found


def steal(s: State, seat: int, target: int, slot: int) -> None:
    """GO-20.4: collected like any other card."""
    kind = atoms.take_from(s, seat, target, slot)
    s.push(Collect(seat, 0, 0, bytes([kind]), 0, "theft"))
