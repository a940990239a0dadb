"""Section 24: Kruber, Eye Contact."""

from __future__ import annotations

from typing import Final

from tavola.core.values import Action, Refusal
from tavola.games.gorgasali import atoms
from tavola.games.gorgasali.actions import Exchange
from tavola.games.gorgasali.kit import KRUBER
from tavola.games.gorgasali.rules.targets import why_not_charm
from tavola.games.gorgasali.rules.zones import inactive
from tavola.games.gorgasali.state import BARRIER_ON, FIGURE, State, Swap

SECTION: Final = 24

OFF: Final = Refusal("GO-24.3", "inactive-zone")
NO_TARGET: Final = Refusal("GO-24.1", "nobody-in-reach")


def switched_off(s: State, seat: int) -> bool:
    """GO-14.14, GO-24.3."""
    square = s.figures[seat].square
    return square >= 0 and inactive(s, square)


def why_not(s: State, seat: int, target: int) -> Refusal | None:
    """GO-24.1, GO-24.2, GO-57.2: an enemy or the teammate."""
    if switched_off(s, seat):
        return OFF
    return why_not_charm(s, seat, target, s.kit.characters[KRUBER].range)


def uses(s: State, seat: int) -> list[Action]:
    return [Exchange(t) for t in range(len(s.figures)) if t != seat and why_not(s, seat, t) is None]


def exchange(s: State, seat: int, target: int) -> None:
    """GO-24.9 to GO-24.11, GO-14.11, GO-R63: places change, nothing else; an own smoke is left behind."""
    atoms.drop_smoke(s, seat, "displaced")
    atoms.drop_smoke(s, target, "displaced")
    atoms.swap(s, seat, target, "exchange")
    atoms.remember_exchange(s, seat, target)


def swap_of(s: State, seat: int) -> Swap | None:
    """The exchange a seat may still undo."""
    for swap in s.turn.swaps:
        if swap.seat == seat:
            return swap
    return None


def partner_in_place(s: State, swap: Swap) -> bool:
    """The partner still stands where the exchange put it."""
    partner = s.figures[swap.partner]
    return partner.alive == 1 and partner.square == swap.home


def may_return(s: State, seat: int) -> bool:
    """GO-24.7: also from an inactive square; a first square taken by somebody else forbids it (GO-R62)."""
    swap = swap_of(s, seat)
    square = s.figures[seat].square
    if swap is None or square < 0:
        return False
    if partner_in_place(s, swap):
        return square == swap.partner_home or is_free(s, swap.partner_home)
    return square != swap.home and is_free(s, swap.home)


def is_free(s: State, square: int) -> bool:
    return not s.ground[square] & (FIGURE | BARRIER_ON)


def go_back(s: State, seat: int) -> None:
    """Both go back; alone when the other is gone."""
    swap = swap_of(s, seat)
    assert swap is not None
    atoms.drop_smoke(s, seat, "displaced")
    if not partner_in_place(s, swap):
        atoms.move_to(s, seat, swap.home, "back", seat)
    elif s.figures[seat].square == swap.partner_home:
        atoms.drop_smoke(s, swap.partner, "displaced")
        atoms.swap(s, seat, swap.partner, "back")
    else:  # somebody displaced the exchanger meanwhile
        atoms.drop_smoke(s, swap.partner, "displaced")
        atoms.move_to(s, swap.partner, swap.partner_home, "back", seat)
        atoms.move_to(s, seat, swap.home, "back", seat)
    atoms.forget_exchange(s, seat)
