"""Who may be aimed at: teams, the map, range, view, smoke, frost (sections 0, 11, 29, 22, 27)."""

from __future__ import annotations

from typing import Final

from tavola.core.values import Refusal
from tavola.games.gorgasali.cards import SMOKE
from tavola.games.gorgasali.kit import EMOON, OCTOR
from tavola.games.gorgasali.rules.sight import clear_view
from tavola.games.gorgasali.state import Figure, State

SECTION: Final = 11

SELF_OFF_MAP: Final = Refusal("GO-7.19", "self-off-map")
TARGET_OFF_MAP: Final = Refusal("GO-7.19", "target-off-map")
NO_SUCH_SEAT: Final = Refusal("GO-29.12", "no-such-seat")
DEAD: Final = Refusal("GO-53.14", "dead")
FRIEND: Final = Refusal("GO-52.7", "friend")
FROZEN_BY: Final = Refusal("GO-22.4", "frozen-by-target")
IMMUNE: Final = Refusal("GO-27.2", "immune")
TOO_FAR: Final = Refusal("GO-11.4", "too-far")
NO_VIEW: Final = Refusal("GO-10.3", "no-view")
IN_SMOKE: Final = Refusal("GO-29.14", "in-smoke")


def enemies(a: Figure, b: Figure) -> bool:
    """Living characters of different teams; the teammate is never an enemy (GO-54.7, GO-R89)."""
    return a.team != b.team and b.alive == 1


def clockwise(s: State, seat: int) -> list[int]:
    """All other seats, beginning at the left hand."""
    count = len(s.figures)
    return [(seat + i) % count for i in range(1, count)]


def next_to(s: State, a: Figure, b: Figure) -> bool:
    return a.square >= 0 and b.square >= 0 and s.kit.distance(a.square, b.square) == 1


def power(f: Figure) -> int:
    """The number of the ability a character can use now, -1 for none."""
    if f.character == OCTOR:
        return f.held
    return -1 if f.lent else f.character


def immune(f: Figure) -> bool:
    """E'moon: no ability of anybody else, helpful or not (GO-27.1, GO-27.3, GO-R64)."""
    return f.character == EMOON


def smoked(s: State, seat: int) -> bool:
    """Only the own smoke protects, and only while its user is under it: GO-45.2, GO-45.8."""
    square = s.figures[seat].square
    for banner in s.banners:
        if banner.kind == SMOKE and banner.owner == seat and banner.squares[0] == square:
            return True
    return False


def why_not_reach(s: State, seat: int, target: int, reach: int) -> Refusal | None:
    """On the map, alive, not the one who froze you, and within range: what abilities and cards share."""
    if not 0 <= target < len(s.figures) or target == seat:
        return NO_SUCH_SEAT
    me, other = s.figures[seat], s.figures[target]
    if not other.alive:
        return DEAD
    if me.square < 0:
        return SELF_OFF_MAP
    if other.square < 0:
        return TARGET_OFF_MAP
    if me.frozen >> target & 1:  # GO-22.6, GO-R51
        return FROZEN_BY
    if s.kit.distance(me.square, other.square) > reach:  # GO-11.5, GO-11.6, GO-17.4, GO-R96, GO-R99
        return TOO_FAR
    return None


def why_not_aim(s: State, seat: int, target: int, reach: int) -> Refusal | None:
    """A card aimed at an enemy needs range and clear view (GO-29.12, GO-29.13, GO-41.5)."""
    refusal = why_not_reach(s, seat, target, reach)
    if refusal is not None:
        return refusal
    if s.figures[seat].team == s.figures[target].team:
        return FRIEND
    return None if clear_view(s, s.figures[seat].square, s.figures[target].square) else NO_VIEW


def why_not_charm(s: State, seat: int, target: int, reach: int) -> Refusal | None:
    """An ability needs range but no view (GO-10.4, GO-17.2, GO-37.7); the teammate may be its target too."""
    refusal = why_not_reach(s, seat, target, reach)
    if refusal is not None:
        return refusal
    if immune(s.figures[target]):  # GO-57.8
        return IMMUNE
    return None


def why_not_harm(s: State, seat: int, target: int, reach: int) -> Refusal | None:
    """The same for an ability that wounds: enemies only."""
    refusal = why_not_charm(s, seat, target, reach)
    if refusal is None and s.figures[seat].team == s.figures[target].team:  # GO-57.9
        return FRIEND
    return refusal
