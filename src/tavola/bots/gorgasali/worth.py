"""What cards are worth to their owner, in points of health; rough, but in the right order."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from tavola.bots.gorgasali.scene import Scene
from tavola.games.gorgasali.cards import (
    AMMO,
    BALL_LIGHTNING,
    BARRIER,
    CONSUMABLE,
    DEFENSIVE,
    EXTENSION,
    FLAME,
    HEALING,
    MAGIC_FIELD,
    NTT,
    SMOKE_BULB,
    SPEAR,
    THROWABLE,
    TREE_PLATFORM,
    WEAPON,
    Support,
)  # fmt: skip
from tavola.games.gorgasali.kit import Kit
from tavola.games.gorgasali.odds import Guard, shot_at

UNSEEN: Final = 6.0  # a card in a backpack that is not for my eyes
USELESS: Final = 1.5  # an extension card without a weapon of its group

# A shot is seldom at the distance one wishes; the longer the reach, the more often there is one at all.
REACH: Final = (0.0, 0.55, 0.8, 1.0, 1.1, 1.15)
BANNERS: Final = {BARRIER: 3.0, BALL_LIGHTNING: 9.0, TREE_PLATFORM: 5.0, MAGIC_FIELD: 8.0}
THROWS: Final = {FLAME: 8.0, SPEAR: 8.0, NTT: 5.0, SMOKE_BULB: 7.0}
OPEN: Final = Guard()


@lru_cache
def weapon_worth(kit: Kit, kind: int) -> float:
    """The mean damage over the distances it reaches, times how often it reaches."""
    weapon = kit.weapons[kind]
    means = [
        shot_at(kind, -1, distance, OPEN, diagonal=False, drains=False).mean for distance in range(1, weapon.range + 1)
    ]
    return sum(means) / len(means) * REACH[min(weapon.range, len(REACH) - 1)]


def support_worth(card: Support, groups: frozenset[int]) -> float:
    """`groups` are those of the weapons its owner has."""
    if card.category == DEFENSIVE:
        return BANNERS.get(card.banner, UNSEEN)
    if card.category == THROWABLE:
        return THROWS.get(card.throw, UNSEEN)
    if card.category != CONSUMABLE:
        return 0.85 * card.blocks
    if card.group == HEALING:
        return 0.4 * (card.heal or 70)
    if card.group == AMMO:
        return 7.0 if groups else 4.0
    if card.group == EXTENSION:
        return 6.0 if card.weapons in groups else USELESS
    return ride_worth(card)


def ride_worth(card: Support) -> float:
    if card.jump:
        return 9.0
    if card.factor > 1:
        return 5.0
    return 4.0 if card.diagonal else 2.5


@lru_cache(maxsize=8192)
def worth(kit: Kit, kind: int, groups: frozenset[int]) -> float:
    """-1 is no card, -2 an unseen one."""
    if kind < 0:
        return UNSEEN if kind < -1 else 0.0
    return weapon_worth(kit, kind) if kind < kit.first_support else support_worth(kit.support(kind), groups)


@lru_cache(maxsize=4096)
def groups_of(kit: Kit, mat: tuple[int, ...]) -> frozenset[int]:
    return frozenset([kit.weapons[mat[slot]].group for slot in kit.layout.slots_of[WEAPON] if mat[slot] >= 0])


def slot_worth(kit: Kit, mat: tuple[int, ...], slot: int) -> float:
    return worth(kit, mat[slot], groups_of(kit, mat))


@lru_cache(maxsize=4096)
def mat_worth(kit: Kit, mat: tuple[int, ...]) -> float:
    """All that its owner would lose."""
    return sum([slot_worth(kit, mat, slot) for slot in range(len(mat))])


@lru_cache(maxsize=4096)
def gain(kit: Kit, mat: tuple[int, ...], kind: int) -> float:
    """What a new card of this kind adds to this mat: all of it in an empty slot, else what it is better by."""
    groups = groups_of(kit, mat)
    least = min([worth(kit, mat[slot], groups) for slot in kit.layout.slots_of[kit.category(kind)]])
    return max(0.0, worth(kit, kind, groups) - least)


@lru_cache(maxsize=4096)
def chest_worth(kit: Kit, mat: tuple[int, ...]) -> float:
    """What opening a chest adds on average: two support cards and a weapon."""
    cards = kit.cards
    weapons = sum([n * gain(kit, mat, kind) for kind, n in enumerate(cards.weapon_copies)])
    first = kit.first_support
    supports = sum([n * gain(kit, mat, first + i) for i, n in enumerate(cards.support_copies)])
    return weapons / sum(cards.weapon_copies) + 2 * supports / sum(cards.support_copies)


def loot_worth(scene: Scene, victim: int) -> float:
    """What the mat and the extra chests of a victim would add to mine."""
    seat = scene.view.seats[victim]
    mine = scene.me.mat
    cards = sum([gain(scene.kit, mine, kind) for kind in seat.mat if kind >= 0])
    return 0.7 * cards + seat.chests * chest_worth(scene.kit, mine)


def loss(scene: Scene, points: float) -> float:
    """What losing so much health means: more the less there is left, and most when it is all."""
    health = scene.me.health
    if points >= health:
        return points + 80.0
    return points * (1.5 - 0.5 * health / 100)
