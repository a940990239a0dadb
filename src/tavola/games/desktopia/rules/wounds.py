"""Section 3: life, wounds, death."""

from __future__ import annotations

from typing import Final

from tavola.games.desktopia import atoms
from tavola.games.desktopia.cards import is_character
from tavola.games.desktopia.rules.objective import check_end
from tavola.games.desktopia.space import column
from tavola.games.desktopia.state import CARD, FIELD, OFF, State
from tavola.games.desktopia.stats import allied, divs_on, limit, own

SECTION: Final = 3


def hurt(s: State, disk: int, wounds: int, cause: str, source: int) -> None:
    """Deal wounds and note a death; the full number counts, also beyond the life that was left (DT-3.10)."""
    atoms.wound(s, disk, wounds, cause, source)
    enemy = not allied(s, s.owner[disk], s.turn.seat)
    if enemy:
        atoms.count_wounds(s, wounds)  # DT-16.5, DT-R9, DT-R48, DT-R96
    if s.life[disk] <= 0:  # DT-3.8, DT-3.7
        atoms.die(s, disk)
        if enemy:
            atoms.count_kill(s)


def wound(s: State, disk: int, wounds: int, cause: str, source: int) -> None:
    """As `hurt`, and see at once whether that ends it."""
    hurt(s, disk, wounds, cause, source)
    if s.life[disk] <= 0:
        check_end(s)  # DT-5.3


def heal(s: State, disk: int, lives: int, cause: str) -> None:
    """Never above the limit; what is too much vanishes."""
    gained = min(lives, limit(s, disk) - s.life[disk])  # DT-3.9, DT-17.3
    if gained > 0 and s.life[disk] > 0:  # DT-3.13
        atoms.heal(s, disk, gained, cause)


def dead_ones(s: State) -> list[int]:
    """Characters that died and still lie about."""
    found = []
    for disk in range(len(s.place)):
        if is_character(disk) and s.life[disk] <= 0 and (s.place[disk] == FIELD or s.place[disk] == OFF):
            found.append(disk)
    return found


def bury(s: State) -> list[int]:
    """Take the dead off the field, with what lies on them; tells disk, kind and camp of each (DT-3.11)."""
    found: list[int] = []
    for disk in dead_ones(s):
        found += [disk, s.kind[disk], s.owner[disk]]
        for missile in reversed(column(s, disk)):
            atoms.take_off(s, missile, disk, "dead")  # DT-3.16
        for div in divs_on(s, disk):
            atoms.remove(s, div)  # DT-18.57
        if s.kit.stock_goes:  # DT-R83
            drop_stock(s, disk)
        atoms.remove(s, disk)  # DT-3.12
    return found


def drop_stock(s: State, disk: int) -> None:
    """The missiles on a dead character's card, if nobody of its kind lives (DT-O.29)."""
    camp, kind = s.owner[disk], s.kind[disk]
    if any([s.kind[d] == kind for d in own(s, camp)]):
        return
    stock = [d for d in range(len(s.place)) if s.place[d] == CARD and s.owner[d] == camp and s.on[d] == kind]
    for left, missile in enumerate(reversed(stock)):
        atoms.unstock(s, missile, len(stock) - 1 - left, "dead")
