"""Section 14: the zones that shrink, and what entering an inactive square costs."""

from __future__ import annotations

from typing import Final

from tavola.games.gorgasali import atoms
from tavola.games.gorgasali.rules.elimination import settle_death
from tavola.games.gorgasali.state import State

SECTION: Final = 14

SHRINKS: Final = 3  # GO-14.12, GO-14.13: zone 4 stays
STEP_RATE: Final = 5  # GO-14.3


def level_in(s: State, round_number: int) -> int:
    """Zones inactive in a round: one more after every period, outermost first (GO-14.1, GO-14.2, GO-R33)."""
    most = SHRINKS + 1 if s.kit.collapse else SHRINKS  # GO-R34
    return min(most, (round_number - 1) // s.kit.zone_period)


def rate_at(level: int) -> int:
    """The current rate holds on every inactive square: GO-14.4, GO-R35."""
    return STEP_RATE * level


def inactive(s: State, square: int) -> bool:
    return s.kit.board.zone[square] <= s.level


def charge(s: State, seat: int) -> None:
    """Once for each inactive square entered, whatever its terrain; no armour or field helps, nobody gets credit."""
    # GO-14.5, GO-14.6, GO-14.7, GO-14.8, GO-40.6, GO-46.11, GO-R36, GO-R38, GO-R39
    square = s.figures[seat].square
    if s.level and inactive(s, square):
        atoms.hurt(s, seat, -1, "zone", rate_at(s.level), 0)
        settle_death(s, seat, -1, "zone")
