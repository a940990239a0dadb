"""Derived numbers, with their reasons. Compiled."""

from __future__ import annotations

from typing import Final

from tavola.games.desktopia.cards import (
    CHARACTER_DISKS,
    ELEMENTAL,
    HERO,
    HORNBUG,
    SHIELD,
    SMOKER,
    TICK,
    Character,
    is_character,
    role_of,
)
from tavola.games.desktopia.space import bears, standing_on
from tavola.games.desktopia.state import ACTED, CARD, FIELD, HERO_CARD, NOBODY, OFF, RESERVE, RISEN, SUPPLY, State

# Why damage is what it is; sentences are made of these.
BASE: Final = 0
POWER: Final = 1
BURNING: Final = 2
LARIATS: Final = 3
DIVS: Final = 4
IMMUNE: Final = 5
SHIELDED: Final = 6


def card(s: State, disk: int) -> Character:
    return s.kit.box.characters[s.kind[disk]]


def trait(s: State, disk: int) -> int:
    """The trait of a living character, 0 for none."""
    return s.kit.box.characters[s.kind[disk]].trait


def alive(s: State, disk: int) -> bool:
    """A living character, also one that crossed the border and is about to be put back."""
    return is_character(disk) and s.life[disk] > 0 and (s.place[disk] == FIELD or s.place[disk] == OFF)


def on_field(s: State, disk: int) -> bool:
    """A living character on the field."""
    return is_character(disk) and s.life[disk] > 0 and s.place[disk] == FIELD


def characters(s: State) -> list[int]:
    """All living characters on the field, in the order of their disks."""
    life, place = s.life, s.place
    return [disk for disk in CHARACTER_DISKS if life[disk] > 0 and place[disk] == FIELD]


def own(s: State, camp: int) -> list[int]:
    return [disk for disk in characters(s) if s.owner[disk] == camp]  # DT-22.4


def allied(s: State, a: int, b: int) -> bool:
    """Two camps: the same, or made allies by the scenario."""
    if a < 0 or b < 0:
        return False
    side = s.kit.battles[s.battle].side
    return side[a] == side[b]  # DT-2.10, DT-22.1


def limit(s: State, disk: int) -> int:
    return card(s, disk).life


def wounded(s: State, disk: int) -> bool:
    return s.life[disk] < limit(s, disk)  # DT-3.15, DT-3.6


def paralysed(s: State, disk: int) -> bool:
    """A Tick on it, or a wounded Hornbug: it cannot act."""
    return bears(s, disk, TICK) > 0 or (trait(s, disk) == HORNBUG and wounded(s, disk))  # DT-18.171, DT-18.172


def usable(s: State, seat: int, disk: int) -> bool:
    """May this character act for this seat now? (DT-7.5)"""
    if not alive(s, disk) or s.owner[disk] != seat or s.marks[disk] & (ACTED | RISEN):
        return False
    return not paralysed(s, disk)  # DT-R110, DT-19.25


def usable_ones(s: State, seat: int) -> list[int]:
    """Those to be put back count as on the field (DT-R42)."""
    owner = s.owner
    return [disk for disk in CHARACTER_DISKS if owner[disk] == seat and usable(s, seat, disk)]  # DT-R97


def available(s: State, seat: int) -> int:
    """Actions a player can still do (DT-14.4)."""
    left = s.turn.budget - s.turn.used
    if not s.kit.budget_only:
        left = min(left, len(usable_ones(s, seat)))
    return max(0, left)


def controller(s: State, artifact: int) -> int:
    """The player whose character stands on it, else nobody."""
    rider = standing_on(s, artifact)
    return s.owner[rider] if rider >= 0 else NOBODY


def controlled(s: State, seat: int, kind: int) -> list[int]:
    """The artifacts of a kind that this player controls."""
    return [d for d in range(len(s.kind)) if s.kind[d] == kind and s.place[d] == FIELD and controller(s, d) == seat]


def stocked(s: State, camp: int, kind: int) -> list[int]:
    """The missiles on the card of a character kind in a camp."""
    return [d for d in range(len(s.place)) if s.place[d] == CARD and s.owner[d] == camp and s.on[d] == kind]  # DT-10.22


def free_missiles(s: State, kind: int) -> list[int]:
    """Disks of a missile kind in the reserve or in an unlimited supply."""
    disks = s.kit.box.disks_of(kind)
    return [d for d in disks if s.place[d] == RESERVE or s.place[d] == SUPPLY]


def reserve_missiles(s: State, kind: int) -> list[int]:
    """Those in the reserve alone."""
    return [d for d in s.kit.box.disks_of(kind) if s.place[d] == RESERVE]


def shootable(s: State, disk: int) -> list[int]:
    """The missile disks a character could shoot now, lowest number first."""
    character = card(s, disk)
    if not character.shoots:
        return []
    if character.unlimited:
        return [d for d in s.kit.box.disks_of(character.carries) if s.place[d] == SUPPLY]
    return stocked(s, s.owner[disk], s.kind[disk])  # DT-R60


def room_for(s: State, camp: int, kind: int) -> int:
    """How many more missiles a character's card may hold."""
    return s.kit.box.characters[kind].cap - len(stocked(s, camp, kind))  # DT-10.20


def divs_on(s: State, hero: int) -> list[int]:
    """Div disks on the card of this hero."""
    return [d for d in range(len(s.place)) if s.place[d] == HERO_CARD and s.on[d] == hero]


def heroes(s: State, camp: int) -> list[int]:
    return [disk for disk in own(s, camp) if role_of(disk) == HERO]


def doubles_by_flames(s: State, disk: int) -> bool:
    return trait(s, disk) == ELEMENTAL


def hit_damage(
    s: State, victim: int, rank: int, *, power: bool, burning: bool, lariats: int, divs: int, shielded: bool
) -> tuple[int, list[int]]:
    """The wounds of a hit and why they are so many (DT-9.19)."""
    reasons = [BASE]
    wounds = 1
    factor = 1
    if power:
        factor *= 2
        reasons.append(POWER)
    if burning:
        factor *= 2
        reasons.append(BURNING)
    if s.kit.add_first:
        wounds = (wounds + lariats + divs) * factor
    else:
        wounds = wounds * factor + lariats + divs  # DT-R10
    if lariats:
        reasons.append(LARIATS)
    if divs:
        reasons.append(DIVS)
    return prevented(s, victim, rank, wounds, reasons, shielded=shielded)


def prevented(
    s: State, victim: int, rank: int, wounds: int, reasons: list[int], *, shielded: bool
) -> tuple[int, list[int]]:
    """Immunity of the Smoker, then the Shield."""
    if trait(s, victim) == SMOKER and rank != HERO:  # DT-12.6, DT-18.31, DT-18.32, DT-18.33
        return 0, [*reasons, IMMUNE]
    if shielded:
        return 0, [*reasons, SHIELDED]
    return wounds, reasons


def shield_on(s: State, disk: int) -> bool:
    return bears(s, disk, SHIELD) > 0


