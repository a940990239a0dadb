"""Sections 12 and 13: map chests and extra chests."""

from __future__ import annotations

from typing import Final

from tavola.core.values import Action, Refusal
from tavola.games.gorgasali import atoms
from tavola.games.gorgasali.actions import OpenChest
from tavola.games.gorgasali.rules.deeds import Deed
from tavola.games.gorgasali.rules.mat import Collect
from tavola.games.gorgasali.state import CHEST, State

SECTION: Final = 12

SUPPORTS: Final = 2  # GO-12.1, GO-13.2, GO-60.22: of any group, GO-12.2, GO-R12
WEAPONS: Final = 1

NO_CHEST: Final = Refusal("GO-13.1", "no-extra-chest")
ONE_A_TURN: Final = Refusal("GO-13.5", "one-chest-a-turn")
NOT_FREE: Final = Refusal("GO-13.3", "no-free-window")


def open_here(s: State, seat: int) -> None:
    """A chest under a figure at its end of movement opens by itself: GO-12.3, GO-12.6, GO-7.16, GO-R14."""
    if s.ground[s.figures[seat].square] & CHEST:
        atoms.open_map_chest(s, seat)
        s.push(Collect(seat, SUPPORTS, WEAPONS, b"", 0, "chest"))


class ExtraChest(Deed):
    """GO-59.8, GO-6.22: one extra chest a turn, in a free window, wherever the figure stands."""

    def check(self, s: State, seat: int, action: Action) -> Refusal | None:
        if s.turn.opened >> seat & 1:  # GO-58.1, GO-13.4
            return ONE_A_TURN
        return None if s.figures[seat].chests else NO_CHEST

    def do(self, s: State, seat: int, action: Action) -> None:
        atoms.open_extra_chest(s, seat)
        s.push(Collect(seat, SUPPORTS, WEAPONS, b"", 0, "chest"))


EXTRA_CHEST: Final = ExtraChest(OpenChest, NOT_FREE)
