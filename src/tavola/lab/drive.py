"""The loops that play games to their end with nobody watching. Compiled, for they are what is measured."""

from __future__ import annotations

from typing import Any

from tavola.core.play import Match
from tavola.core.rng import Dice


def play_random(match: Match, rng: Dice, limit: int = 1_000_000) -> int:
    """Fair choices until the game is over or so many are made; tells how many."""
    count = 0
    while match.result is None and count < limit:
        for seat in match.deciders:
            match.play(seat, match.menu(seat).sample(rng))
            count += 1
    return count


def play_bots(match: Match, bots: list[Any], dice: list[Dice]) -> int:
    """Each seat's bot sees its own view and menu, and rolls its own dice."""
    count = 0
    while match.result is None:
        for seat in match.deciders:
            action = bots[seat].choose(match.view(seat), match.menu(seat), dice[seat])
            match.play(seat, action)
            count += 1
    return count
