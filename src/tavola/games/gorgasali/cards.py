"""What a card, a character, a mat, a barrier shape is: flat numbers, for bots read them in inner loops.

Compiled with mypyc: no dataclasses, no enums. What the numbers are stands in content/*.toml.
"""

from typing import Final

SIX_SHOOTER: Final = 0
STRIKER: Final = 1
MASSIVE: Final = 2
SCOUT: Final = 3
NO_GROUP: Final = -1

COMMON: Final = 0
RARE: Final = 1
EPIC: Final = 2
LEGENDARY: Final = 3

NO_SKILL: Final = 0
EXACT_TOTAL: Final = 1
STEPS: Final = 2
DIAGONAL: Final = 3
HIGH_DICE: Final = 4
STAY_LOADED: Final = 5
RESTORE: Final = 6
IGNORE_ARMOUR: Final = 7
HIGH_TOTAL: Final = 8

WEAPON: Final = 0
HELMET: Final = 1
BODY: Final = 2
DEFENSIVE: Final = 3
THROWABLE: Final = 4
CONSUMABLE: Final = 5
CATEGORIES: Final = 6

HEALING: Final = 0
MOVEMENT: Final = 1
EXTENSION: Final = 2
AMMO: Final = 3

BARRIER: Final = 0
BALL_LIGHTNING: Final = 1
TREE_PLATFORM: Final = 2
MAGIC_FIELD: Final = 3
SMOKE: Final = 4
NO_BANNER: Final = -1

FLAME: Final = 0
SPEAR: Final = 1
NTT: Final = 2
SMOKE_BULB: Final = 3
NO_THROW: Final = -1

OUTSIDE: Final = 0
PLAIN: Final = 1
FOREST: Final = 2
MOUNTAIN: Final = 3
WATER: Final = 4
TREE: Final = 5

WEAPON_KINDS: Final = 14
SUPPORT_KINDS: Final = 24


class Weapon:
    """`minimum` is indexed by distance (index 0 unused) and empty for a weapon that always hits."""

    __slots__ = (
        "at_least",
        "bonus",
        "copies",
        "counts",
        "counts_extra",
        "damage",
        "dice",
        "fixed",
        "group",
        "heal",
        "id",
        "key",
        "kind",
        "minimum",
        "names",
        "per_unit",
        "range",
        "rarity",
        "skill",
        "steps",
        "total",
    )  # fmt: skip

    def __init__(
        self,
        kind: int,
        rule: str,
        key: str,
        names: dict[str, str],
        group: int,
        rarity: int,
        dice: int,
        damage: int,
        reach: int,
        minimum: tuple[int, ...],
        copies: int,
        skill: int = NO_SKILL,
    ) -> None:
        self.kind: int = kind
        self.id: str = rule
        self.key: str = key
        self.names: dict[str, str] = names
        self.group: int = group
        self.rarity: int = rarity
        self.dice: int = dice
        self.damage: int = damage
        self.range: int = reach
        self.minimum: tuple[int, ...] = minimum
        self.fixed: bool = len(minimum) > 0
        self.copies: int = copies
        self.skill: int = skill
        # the numbers of the skill's word; 0 where the word has no such number
        self.at_least: int = 0
        self.bonus: int = 0
        self.total: int = 0
        self.counts: int = 0
        self.counts_extra: int = 0
        self.steps: int = 0
        self.per_unit: int = 0
        self.heal: int = 0

    def needs(self, distance: int) -> int:
        """The minimum roll at this distance; 0 for a weapon that always hits."""
        return self.minimum[distance] if self.fixed else 0


class Support:
    """One class for all 24 kinds: a number that means nothing for a kind is one that changes nothing."""

    __slots__ = (
        "banner",
        "blocks",
        "category",
        "copies",
        "damage",
        "diagonal",
        "dice",
        "divide",
        "exactly",
        "extra_dice",
        "factor",
        "group",
        "heal",
        "heal_to",
        "id",
        "jump",
        "key",
        "kind",
        "minimum",
        "names",
        "needs",
        "rarity",
        "reduce",
        "reroll",
        "second_roll",
        "terrain",
        "throw",
        "weapons",
        "within",
    )  # fmt: skip

    def __init__(
        self, kind: int, rule: str, key: str, names: dict[str, str], category: int, rarity: int, copies: int
    ) -> None:
        self.kind: int = kind
        self.id: str = rule
        self.key: str = key
        self.names: dict[str, str] = names
        self.category: int = category
        self.group: int = NO_GROUP
        self.rarity: int = rarity
        self.copies: int = copies
        self.blocks: int = 0
        self.heal: int = 0
        self.heal_to: int = 0
        self.terrain: int = OUTSIDE
        self.diagonal: bool = False
        self.factor: int = 1
        self.jump: int = 0
        self.weapons: int = NO_GROUP
        self.extra_dice: int = 0
        self.reroll: bool = False
        self.second_roll: bool = False
        self.minimum: int = 0
        self.banner: int = NO_BANNER
        self.damage: int = 0
        self.within: int = 0
        self.exactly: int = 0
        self.reduce: int = 0
        self.divide: int = 1
        self.throw: int = NO_THROW
        self.dice: int = 0
        self.needs: int = 0


class Character:
    """Range 0: the ability has none of its own. Every active character has a cooldown bar, Octor's at 0."""

    __slots__ = (
        "ability",
        "active_zone_only",
        "at_least",
        "cards",
        "cooldown",
        "damage",
        "heal",
        "id",
        "key",
        "names",
        "number",
        "passive",
        "range",
        "targets",
        "teammate_within",
    )  # fmt: skip

    def __init__(
        self,
        number: int,
        rule: str,
        key: str,
        names: dict[str, str],
        ability: dict[str, str],
        reach: int,
        cooldown: int,
        *,
        passive: bool,
    ) -> None:
        self.number: int = number
        self.id: str = rule
        self.key: str = key
        self.names: dict[str, str] = names
        self.ability: dict[str, str] = ability
        self.passive: bool = passive
        self.range: int = reach
        self.cooldown: int = cooldown
        self.damage: int = 0
        self.targets: int = 1
        self.heal: int = 0
        self.cards: int = 0
        self.teammate_within: int = 0
        self.at_least: int = 0
        self.active_zone_only: bool = False


class MatLayout:
    """Slots are numbered through: the active ones first, then the backpack, in the order of the file."""

    __slots__ = ("active", "active_of", "backpack_of", "key", "names", "size", "slots", "slots_of")

    def __init__(self, key: str, names: dict[str, str], slots: tuple[int, ...], active: int) -> None:
        self.key: str = key
        self.names: dict[str, str] = names
        self.slots: tuple[int, ...] = slots
        self.active: int = active
        self.size: int = len(slots)
        self.slots_of: tuple[tuple[int, ...], ...] = tuple(
            [tuple([i for i in range(self.size) if slots[i] == c]) for c in range(CATEGORIES)]
        )
        self.active_of: tuple[tuple[int, ...], ...] = tuple(
            [tuple([i for i in of if i < active]) for of in self.slots_of]
        )
        self.backpack_of: tuple[tuple[int, ...], ...] = tuple(
            [tuple([i for i in of if i >= active]) for of in self.slots_of]
        )


class Shape:
    """The squares of a Barrier: every rotation as (x, y) offsets from the corner of its box."""

    __slots__ = ("forms", "key", "names")

    def __init__(
        self, key: str, names: dict[str, str], forms: tuple[tuple[tuple[int, int], ...], ...]
    ) -> None:
        self.key: str = key
        self.names: dict[str, str] = names
        self.forms: tuple[tuple[tuple[int, int], ...], ...] = forms


class CardSet:
    """Both decks. A card is its kind number: weapons 0..13, supports 14..37."""

    __slots__ = ("kinds", "support_copies", "supports", "weapon_copies", "weapons")

    def __init__(self, weapons: tuple[Weapon, ...], supports: tuple[Support, ...]) -> None:
        self.weapons: tuple[Weapon, ...] = weapons
        self.supports: tuple[Support, ...] = supports
        self.weapon_copies: tuple[int, ...] = tuple([w.copies for w in weapons])
        self.support_copies: tuple[int, ...] = tuple([s.copies for s in supports])
        self.kinds: int = len(weapons) + len(supports)

    def is_weapon(self, kind: int) -> bool:
        return kind < len(self.weapons)

    def support(self, kind: int) -> Support:
        return self.supports[kind - len(self.weapons)]

    def category(self, kind: int) -> int:
        return WEAPON if self.is_weapon(kind) else self.support(kind).category

    def weapon_deck(self) -> bytes:
        return b"".join([bytes([w.kind]) * w.copies for w in self.weapons])

    def support_deck(self) -> bytes:
        return b"".join([bytes([s.kind]) * s.copies for s in self.supports])
