"""Section 11: what becomes of a column when a missile in it is taken away by hand."""

from __future__ import annotations

from typing import Final

from tavola.games.desktopia import atoms
from tavola.games.desktopia.cards import radius
from tavola.games.desktopia.space import bearer, closer, column
from tavola.games.desktopia.state import State

SECTION: Final = 11


def take_away(s: State, missile: int, why: str) -> None:
    """Off the field. What lay above drops, and comes off where nothing is left under its middle (DT-R25, DT-R102)."""
    disk = bearer(s, missile)
    atoms.take_off(s, missile, disk, why)
    for above in column(s, disk) if disk >= 0 else []:
        below = s.on[above]
        if not closer(s, above, s.x[below], s.y[below], radius(below) + 1):
            take_away(s, above, "fell")
            return
