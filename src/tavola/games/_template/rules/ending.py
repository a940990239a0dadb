"""Section 7: the end, and those who leave before it."""

from __future__ import annotations

from typing import Final

from tavola.core.values import Refusal, Result
from tavola.games._template import atoms
from tavola.games._template.state import Player, State

SECTION: Final = 7

LAST_ROUND: Final = 10

NOBODY_THERE: Final = Refusal("TP-7.4", "nobody-there")


def is_night(s: State) -> bool:
    return s.round >= LAST_ROUND  # TP-7.2


def finish(s: State, reason: str) -> None:
    """Lanterns count, then cards in hand; equals share a place (TP-7.3). TP-7.1: a lit goal ends it at once."""
    merit = [standing(player) for player in s.players]
    places = tuple([1 + sum([1 for other in merit if other > own]) for own in merit])
    atoms.finish(s, Result(places, tuple([player.lanterns for player in s.players]), reason))


def standing(player: Player) -> tuple[int, int, int]:
    return (player.here, player.lanterns, len(player.hand))


def agree(s: State) -> Refusal | None:
    """Night falls by agreement, and nobody has won (TP-7.8)."""
    atoms.finish(s, Result((1,) * len(s.players), tuple([player.lanterns for player in s.players]), "agreed"))
    return None


def leave(s: State, seat: int) -> Refusal | None:
    """TP-7.4: what the leaver had is gone; the frames notice by themselves that the seat is empty."""
    if not 0 <= seat < len(s.players) or not s.players[seat].here:
        return NOBODY_THERE
    atoms.leave(s, seat)
    if sum([player.here for player in s.players]) == 1:
        finish(s, "night")  # TP-7.5
    return None
