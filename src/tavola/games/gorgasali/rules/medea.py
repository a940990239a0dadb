"""Section 21: Medea, Heal."""

from __future__ import annotations

from typing import Final

from tavola.games.gorgasali import atoms
from tavola.games.gorgasali.kit import MEDEA
from tavola.games.gorgasali.rules.mat import Collect
from tavola.games.gorgasali.rules.targets import immune
from tavola.games.gorgasali.state import State

SECTION: Final = 21


def heal(s: State, seat: int, ability: int) -> None:
    """GO-21.1 to GO-21.5, GO-57.1, GO-59.13, GO-60.23, GO-R57: herself, a teammate close by, and one support card."""
    medea = s.kit.characters[MEDEA]
    me = s.figures[seat]
    atoms.heal(s, seat, "heal", medea.heal)
    for other in s.figures:
        if other.seat != seat and other.team == me.team and other.alive and not immune(other):
            if me.square >= 0 and other.square >= 0:
                if s.kit.distance(me.square, other.square) <= medea.teammate_within:
                    atoms.heal(s, other.seat, "heal", medea.heal)
    s.push(Collect(seat, medea.cards, 0, b"", 0, "heal"))
