"""Section 19: Ebue, Hypnosis."""

from __future__ import annotations

from typing import Final

from tavola.core.values import Action, Refusal
from tavola.games.gorgasali import atoms
from tavola.games.gorgasali.actions import Hypnosis
from tavola.games.gorgasali.kit import EBUE
from tavola.games.gorgasali.rules.targets import why_not_charm
from tavola.games.gorgasali.rules.zones import inactive
from tavola.games.gorgasali.state import BARRIER_ON, CHEST, FIGURE, State

SECTION: Final = 19

OFF: Final = Refusal("GO-19.3", "inactive-zone")
NO_TARGET: Final = Refusal("GO-19.9", "nobody-to-pull")
NOT_NEXT: Final = Refusal("GO-19.4", "not-next-to-you")
NO_ROOM: Final = Refusal("GO-19.4", "cannot-stand-there")
OUT_OF_ZONE: Final = Refusal("GO-19.5", "out-of-active-zone")
FRIEND_ON_CHEST: Final = Refusal("GO-57.6", "friend-on-chest")


def switched_off(s: State, seat: int) -> bool:
    """GO-14.14, GO-19.3."""
    square = s.figures[seat].square
    return square >= 0 and inactive(s, square)


def why_not_there(s: State, seat: int, target: int, square: int) -> Refusal | None:
    """GO-19.4 to GO-19.8, GO-37.10, GO-57.6, GO-57.7, GO-58.4, GO-58.5, GO-R54, GO-R55."""
    me, other = s.figures[seat], s.figures[target]
    if not 0 <= square < s.kit.board.size or s.kit.distance(me.square, square) != 1:
        return NOT_NEXT
    if s.kit.board.cost[square] == 0 or s.ground[square] & (FIGURE | BARRIER_ON):
        return NO_ROOM
    if me.team == other.team:
        return FRIEND_ON_CHEST if s.ground[square] & CHEST else None
    return OUT_OF_ZONE if inactive(s, square) and not inactive(s, other.square) else None


def why_not(s: State, seat: int, target: int, square: int) -> Refusal | None:
    """GO-19.1, GO-19.2, GO-57.3: an enemy or the teammate within range."""
    if switched_off(s, seat):
        return OFF
    refusal = why_not_charm(s, seat, target, s.kit.characters[EBUE].range)
    return refusal if refusal is not None else why_not_there(s, seat, target, square)


def uses(s: State, seat: int, most: int) -> list[Action]:
    found: list[Action] = []
    if switched_off(s, seat) or s.figures[seat].square < 0:
        return found
    for target in range(len(s.figures)):
        if target == seat or why_not_charm(s, seat, target, s.kit.characters[EBUE].range) is not None:
            continue
        for square in s.kit.board.near8[s.figures[seat].square]:
            if why_not_there(s, seat, target, square) is None:
                found.append(Hypnosis(target, square))
                if len(found) >= most:
                    return found
    return found


def pull(s: State, seat: int, target: int, square: int) -> None:
    """GO-19.10, GO-14.11, GO-R37: no cost, no penalty, nothing opened; a smoke is left behind (GO-45.7)."""
    atoms.drop_smoke(s, target, "displaced")
    atoms.move_to(s, target, square, "pull", seat)
