"""Section 22: Princess Tsiva, Freezing Vortex."""

from __future__ import annotations

from typing import Final

from tavola.core.values import Refusal
from tavola.games.gorgasali import atoms
from tavola.games.gorgasali.kit import TSIVA
from tavola.games.gorgasali.rules.targets import enemies, immune
from tavola.games.gorgasali.state import State

SECTION: Final = 22

NOBODY: Final = Refusal("GO-22.11", "nobody-in-reach")


def victims(s: State, seat: int) -> list[int]:
    """Every enemy within range, no choice among them: GO-22.1, GO-22.2, GO-22.10."""
    me = s.figures[seat]
    reach = s.kit.characters[TSIVA].range
    return [
        other.seat
        for other in s.figures
        if enemies(me, other)
        and other.square >= 0
        and not immune(other)
        and s.kit.distance(me.square, other.square) <= reach
    ]


def why_not(s: State, seat: int) -> Refusal | None:
    return None if victims(s, seat) else NOBODY


def freeze(s: State, seat: int, targets: tuple[int, ...]) -> None:
    """GO-22.5, GO-22.9, GO-59.14: through each victim's next own turn, where the flag ends."""
    for target in targets:
        atoms.freeze(s, target, seat)
