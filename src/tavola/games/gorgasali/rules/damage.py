"""Sections 40, 46 and 52: one damage on its way from its gross amount through field and armour to health."""

from __future__ import annotations

from typing import Final

from tavola.games.gorgasali import atoms
from tavola.games.gorgasali.cards import BODY, HELMET, MAGIC_FIELD
from tavola.games.gorgasali.state import State

SECTION: Final = 46


def stands_on(s: State, seat: int, banner_kind: int) -> bool:
    """Whoever stands on a platform or field has its effect: GO-39.4, GO-40.4, GO-R85."""
    square = s.figures[seat].square
    for banner in s.banners:
        if banner.kind == banner_kind and square in banner.squares:
            return True
    return False


def wound(s: State, seat: int, by: int, cause: str, gross: int, *, pierces: bool) -> None:
    """Card damage: field, then armour (unless pierced), then health. Each victim, each damage on its own."""
    # GO-40.2, GO-40.5, GO-40.7, GO-40.8, GO-52.3, GO-R74, GO-R103
    left = gross
    if s.kit.armour_first:
        left = halve(s, seat, left if pierces else shed_armour(s, seat, left))
    else:
        left = halve(s, seat, left)
        if not pierces:
            left = shed_armour(s, seat, left)
    atoms.hurt(s, seat, by, cause, gross, gross - left)


def strike_by_ability(s: State, seat: int, by: int, cause: str, amount: int) -> None:
    """Ability damage goes straight to health: GO-52.4, GO-17.2, GO-46.3."""
    atoms.hurt(s, seat, by, cause, amount, 0)


def halve(s: State, seat: int, amount: int) -> int:
    """GO-40.3, GO-58.3: an odd amount loses 1 before it is halved."""
    return amount // 2 if stands_on(s, seat, MAGIC_FIELD) else amount


def shed_armour(s: State, seat: int, amount: int) -> int:
    """What armour lets through; the pieces that blocked are discarded (GO-46.2, GO-46.4)."""
    if amount <= 0:  # GO-46.10, GO-R75
        return amount
    helmet, body = worn(s, seat, HELMET), worn(s, seat, BODY)
    if helmet >= 0 and (body < 0 or amount <= blocks(s, seat, helmet)):  # GO-46.5, GO-46.6, GO-46.9
        return shed(s, seat, helmet, amount)
    if body >= 0 and (helmet < 0 or amount <= blocks(s, seat, body)):  # GO-46.7
        return shed(s, seat, body, amount)
    if helmet >= 0:  # both, GO-46.8
        return shed(s, seat, body, shed(s, seat, helmet, amount))
    return amount


def worn(s: State, seat: int, category: int) -> int:
    """The slot of the armour of this kind, -1 when none is worn."""
    for slot in s.kit.layout.active_of[category]:
        if s.figures[seat].mat[slot]:
            return slot
    return -1


def blocks(s: State, seat: int, slot: int) -> int:
    return s.kit.support(s.figures[seat].mat[slot] - 1).blocks  # GO-46.1


def shed(s: State, seat: int, slot: int, amount: int) -> int:
    blocked = min(amount, blocks(s, seat, slot))
    atoms.lose_armour(s, seat, slot, blocked)
    return amount - blocked
