"""Section 18: Kharu's Lariat, put down just before his owner flicks him (DT-18.62, DT-18.63)."""

from __future__ import annotations

from typing import Final

from tavola.core.values import Action, Refusal
from tavola.games.desktopia import atoms
from tavola.games.desktopia.actions import PutLariat
from tavola.games.desktopia.cards import KHARU, LARIAT
from tavola.games.desktopia.space import top
from tavola.games.desktopia.state import State
from tavola.games.desktopia.stats import characters, free_missiles, on_field, trait

SECTION: Final = 18

NOT_KHARU: Final = Refusal("DT-18.62", "not-kharu")
NO_LARIAT: Final = Refusal("DT-18.64", "no-lariat")
NOBODY: Final = Refusal("DT-18.62", "nobody-there")


def why_not_lariat(s: State, seat: int, disk: int, target: int) -> Refusal | None:
    """Onto anybody, himself too; not when an opponent flicks him (DT-R78)."""
    if trait(s, disk) != KHARU or s.owner[disk] != seat:  # DT-R78
        return NOT_KHARU
    if not free_missiles(s, LARIAT):  # DT-17.1
        return NO_LARIAT
    return None if 0 <= target < len(s.kind) and on_field(s, target) else NOBODY


def lariats(s: State, seat: int, disk: int) -> list[Action]:
    """The ways to do it."""
    found = characters(s)  # DT-2.12
    return [PutLariat(disk, target) for target in found if why_not_lariat(s, seat, disk, target) is None]


def put_lariat(s: State, seat: int, target: int) -> None:
    """It costs nothing, and works in this very flick (DT-18.65)."""
    atoms.attach(s, free_missiles(s, LARIAT)[0], target, top(s, target), seat, "kharu")  # DT-18.65
