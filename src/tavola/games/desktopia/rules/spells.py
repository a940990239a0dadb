"""Section 12: spells."""

from __future__ import annotations

from typing import Final

from tavola.core.values import Refusal
from tavola.games.desktopia import atoms
from tavola.games.desktopia.cards import COMMAND, EXCHANGE, NO_SPELL, TICKS, radius
from tavola.games.desktopia.rules.flick import forced, spend
from tavola.games.desktopia.space import FREE, ROUND, hindrance, settled
from tavola.games.desktopia.state import TABLE, State
from tavola.games.desktopia.stats import (
    card,
    characters,
    own,
    paralysed,
    reserve_missiles,
    room_for,
    stocked,
)
from tavola.games.desktopia.units import MM, UNIT

SECTION: Final = 12

NO_SPELL_HERE: Final = Refusal("DT-12.10", "no-spell")
FULL: Final = Refusal("DT-18.74", "stock-full")
NONE_LEFT: Final = Refusal("DT-18.75", "none-in-reserve")
NO_PARTNER: Final = Refusal("DT-18.81", "no-partner")
NOT_WEAKER: Final = Refusal("DT-18.101", "not-weaker")

TWO: Final = 2


def targets(s: State, disk: int) -> list[int]:
    """On whom this spell can be cast; -1 for one that needs nobody. Empty: it can do nothing (DT-12.10)."""
    spell = card(s, disk).spell
    seat = s.owner[disk]
    if spell == TICKS:
        return [-1] if why_no_ticks(s, disk) is None else []
    if spell == EXCHANGE:
        return [other for other in own(s, seat) if other != disk]  # DT-18.82, DT-12.11, DT-25.22
    if spell == COMMAND:
        whose = characters(s) if s.kit.e(10) else own(s, seat)  # DT-E.10
        return [other for other in whose if other != disk and s.life[other] < s.life[disk] and forceable(s, other)]
    return []


def forceable(s: State, disk: int) -> bool:
    """Whoever cannot act may still be flicked by a spell or a Magnet (DT-18.107, DT-R52, DT-O.15)."""
    return s.kit.force_paralysed or not paralysed(s, disk)  # DT-18.107, DT-R52


def why_no_ticks(s: State, disk: int) -> Refusal | None:
    room = room_for(s, s.owner[disk], s.kind[disk])
    if room <= 0:
        return FULL
    left = len(reserve_missiles(s, card(s, disk).carries))
    return NONE_LEFT if left == 0 or (s.kit.strict and left < min(TWO, room)) else None


def why_not_cast(s: State, disk: int, target: int) -> Refusal | None:
    spell = card(s, disk).spell
    if spell == NO_SPELL:
        return NO_SPELL_HERE
    if target in targets(s, disk):
        return None
    if spell == TICKS:
        return why_no_ticks(s, disk) or NO_SPELL_HERE
    return NO_PARTNER if spell == EXCHANGE else NOT_WEAKER  # DT-18.105


def cast(s: State, disk: int, target: int) -> None:
    """The action is used when the text begins to be carried out (DT-6.11)."""
    spend(s, disk)  # DT-12.1, DT-18.76
    atoms.note_spell(s, disk, target)  # DT-12.2
    spell = card(s, disk).spell
    if spell == TICKS:
        take_ticks(s, disk)
    elif spell == EXCHANGE:
        exchange(s, disk, target)
    else:
        s.push(forced(s, s.turn.seat, target))  # DT-18.102, DT-18.106, DT-25.21


def take_ticks(s: State, disk: int) -> None:
    """Two missiles from the reserve, as far as there are any and there is room (DT-18.73)."""
    camp, kind = s.owner[disk], s.kind[disk]
    for _ in range(min(TWO, room_for(s, camp, kind))):  # DT-18.73
        found = reserve_missiles(s, card(s, disk).carries)
        if found:
            atoms.stock(s, found[0], camp, kind, len(stocked(s, camp, kind)) + 1, "spell")


def exchange(s: State, a: int, b: int) -> None:
    """Two characters change places, with what lies on them; on an artifact one stands in its middle (DT-18.81,
    DT-18.84, DT-R53)."""
    one = (s.x[a], s.y[a], s.on[a])
    two = (s.x[b], s.y[b], s.on[b])
    atoms.lift(s, a)
    atoms.lift(s, b)
    for disk, (x, y, on) in ((a, two), (b, one)):
        if on != TABLE:
            x, y = s.x[on], s.y[on]  # DT-18.84
        atoms.put(s, disk, x, y, s.ux[disk], s.uy[disk], on, "swap")  # DT-18.85
    for disk in sorted((a, b), key=lambda d: -radius(d)):
        step_aside(s, disk)


def step_aside(s: State, disk: int) -> None:
    """A disk that overlaps something where it came to lie, be it by a hair, is moved the shortest way clear."""
    if s.on[disk] != TABLE:
        return
    x, y = clear_of(s, disk)  # DT-R53
    if (x, y) != (s.x[disk], s.y[disk]):
        atoms.put(s, disk, x, y, s.ux[disk], s.uy[disk], TABLE, "aside")


def overlaps(s: State, disk: int, x: int, y: int) -> bool:
    return hindrance(s, disk, x, y) != FREE


def clear_of(s: State, disk: int) -> tuple[int, int]:
    """The nearest free place, looked for in rings of a fifth of a millimetre."""
    x, y = settled(s, disk, s.x[disk], s.y[disk])
    if not overlaps(s, disk, x, y):
        return settled(s, disk, x, y)
    for far in range(1, 2000):
        for dx, dy in ROUND:
            px = s.x[disk] + dx * far * (MM // 5) // UNIT
            py = s.y[disk] + dy * far * (MM // 5) // UNIT
            if not overlaps(s, disk, px, py):
                return settled(s, disk, px, py)
    return s.x[disk], s.y[disk]
