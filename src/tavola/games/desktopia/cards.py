"""What lies in the box: disks, cards and what their rows say. Never changed. Compiled.

Disks are numbered 0 to 63: sixteen an Order, heroes, artifact, veterans, fighters, missiles. Kinds are numbered
through: characters first, then artifacts, then missiles, then the barrel on an artifact's other face.
"""

from __future__ import annotations

from typing import Final

from tavola.games.desktopia.units import MM

DISKS: Final = 64  # DT-1.1
PER_ORDER: Final = 16
ORDERS: Final = ("grass", "fire", "dust", "metal")  # DT-1.5

# What a disk can be, by its place among the sixteen of its Order (DT-1.2, DT-1.4).
HERO: Final = 0
ARTIFACT: Final = 1
VETERAN: Final = 2
FIGHTER: Final = 3
MISSILE: Final = 4
ROLES: Final = ("hero", "artifact", "veteran", "fighter", "missile")  # DT-3.1
ROLE_OF: Final[list[int]] = [HERO, HERO, ARTIFACT] + [VETERAN] * 4 + [FIGHTER] * 4 + [MISSILE] * 5
RADIUS: Final[list[int]] = [31 * MM // 2, 31 * MM // 2, 14 * MM, 23 * MM // 2, 15 * MM // 2]

# Kinds.
CHARACTERS: Final = 20  # DT-1.13
FIRST_ARTIFACT: Final = 20
FIRST_MISSILE: Final = 24
BARREL: Final = 32  # the other face of every artifact disk  # DT-1.11

FIRE_MINE: Final = 20
FOUNTAIN: Final = 21
MAGNETOSPHERE: Final = 22
SMITHY: Final = 23

FLAME: Final = 24
TORNADO: Final = 25
SHIELD: Final = 26
ARROW: Final = 27
LIGHTNING: Final = 28
MAGNET: Final = 29
LARIAT: Final = 30
TICK: Final = 31

SUMMONING: Final = 0
PURIFICATION: Final = 1
HEALING: Final = 2
TELEPORTATION: Final = 3

# Special hits.
PLAIN: Final = 0
VAMPIRE: Final = 1
FIRE: Final = 2
DRYAD: Final = 3
HITS: Final = ("plain", "vampire", "fire", "dryad")

# Spells and traits: a character's row names them.
SPELLS: Final = ("none", "akeru", "phantom", "ramprack")
NO_SPELL: Final = 0
TICKS: Final = 1
EXCHANGE: Final = 2
COMMAND: Final = 3
TRAITS: Final = ("none", "adjarkha", "elemental", "smoker", "untouchable", "div", "kharu", "baaroun", "vailla",
                 "minusoid", "energan", "shawakh", "vampal", "hornbug")  # fmt: skip
ADJARKHA: Final = 1
ELEMENTAL: Final = 2
SMOKER: Final = 3
UNTOUCHABLE: Final = 4
DIV: Final = 5
KHARU: Final = 6
BAAROUN: Final = 7
VAILLA: Final = 8
MINUSOID: Final = 9
ENERGAN: Final = 10
SHAWAKH: Final = 11
VAMPAL: Final = 12
HORNBUG: Final = 13

UNLIMITED: Final = -1


class Arc:
    """A part of a rim, from one direction to another, turning with the disk; never more than half of it."""

    def __init__(self, start: tuple[int, int], end: tuple[int, int]) -> None:
        self.start: tuple[int, int] = start
        self.end: tuple[int, int] = end


class Card:
    """What every card says to players: its name and text by language, and a picture's name."""

    def __init__(self, number: int, key: str) -> None:
        self.number: int = number
        self.key: str = key
        self.names: dict[str, str] = {}
        self.texts: dict[str, str] = {}
        self.icon: str = ""


class Character(Card):
    """One card. `limit` is the missile limit; `carries` the kind of missile, -1 for none; `shoots`: may shoot them."""

    def __init__(self, number: int, key: str, order: int, rank: int, life: int) -> None:
        super().__init__(number, key)
        self.order: int = order  # DT-2.19
        self.rank: int = rank
        self.life: int = life
        self.klass: str = ""  # DT-2.20
        self.hits: tuple[int, ...] = (PLAIN,)  # special hits; several are chosen from  # DT-9.1
        self.sectors: tuple[Arc, ...] = ()
        self.carries: int = -1
        self.shoots: bool = False
        self.limit: int = 0
        self.start: int = 0  # missiles at the beginning
        self.cap: int = 0  # what the stock never exceeds: the limit, except by the character's own text
        self.spell: int = NO_SPELL
        self.trait: int = 0
        self.unprinted: tuple[str, ...] = ()  # which cells are our own  # DT-25.86

    @property
    def unlimited(self) -> bool:
        """Its missiles come back to the missile's card."""
        return self.limit == UNLIMITED


class Missile(Card):
    """A kind of missile; `copies` disks of its Order's five show it."""

    def __init__(self, number: int, key: str, order: int, copies: int) -> None:
        super().__init__(number, key)
        self.order: int = order
        self.copies: int = copies
        self.long_term: bool = False


class Artifact(Card):
    def __init__(self, number: int, key: str, order: int) -> None:
        super().__init__(number, key)
        self.order: int = order


class Ritual(Card):
    def __init__(self, number: int, key: str, copies: int) -> None:
        super().__init__(number, key)
        self.copies: int = copies


class Box:
    """All cards and disks of the set, as the content files of this variant say."""

    def __init__(
        self, characters: tuple[Character, ...], missiles: tuple[Missile, ...], artifacts: tuple[Artifact, ...],
        rituals: tuple[Ritual, ...], barrel: Card,
    ) -> None:  # fmt: skip
        self.characters: tuple[Character, ...] = characters
        self.missiles: tuple[Missile, ...] = missiles
        self.artifacts: tuple[Artifact, ...] = artifacts
        self.ritual_cards: tuple[Ritual, ...] = rituals
        self.rituals: tuple[int, ...] = tuple([one.copies for one in rituals])  # of each kind
        self.barrel: Card = barrel
        self.kinds: tuple[Card, ...] = (*characters, *artifacts, *missiles, barrel)  # by kind number
        # What a scenario calls a disk, which is as in the usual roster, and the kind that has this place in the box.
        self.by_key: dict[str, int] = {card.key: card.number for card in self.kinds}
        self.faces: list[tuple[int, ...]] = [self._faces(disk) for disk in range(DISKS)]
        self._disks: list[list[int]] = [
            [disk for disk in range(DISKS) if kind in self.faces[disk]] for kind in range(BARREL + 1)
        ]

    def _faces(self, disk: int) -> tuple[int, ...]:
        """The kinds a disk can show."""
        order, place = disk // PER_ORDER, disk % PER_ORDER
        role = ROLE_OF[place]
        if role == ARTIFACT:
            return (*[a.number for a in self.artifacts if a.order == order], BARREL)
        if role == MISSILE:
            rows = [m.number for m in self.missiles if m.order == order for _ in range(m.copies)]
            return (rows[place - ROLE_OF.index(MISSILE)],)
        kinds = tuple([c.number for c in self.characters if c.order == order and c.rank == role])
        return (kinds[place],) if role == HERO else kinds  # DT-3.2

    def disks_of(self, kind: int) -> list[int]:
        """The disks that can show this kind, lowest number first."""
        return self._disks[kind] if 0 <= kind < len(self._disks) else []


# The disks by what they are, and the radius of each: rules look through them all the time.
ROLE: Final[list[int]] = [ROLE_OF[disk % PER_ORDER] for disk in range(DISKS)]
RADII: Final[list[int]] = [RADIUS[role] for role in ROLE]
CHARACTER_DISKS: Final[list[int]] = [d for d in range(DISKS) if ROLE[d] in (HERO, VETERAN, FIGHTER)]  # DT-2.1
MISSILE_DISKS: Final[list[int]] = [d for d in range(DISKS) if ROLE[d] == MISSILE]


def role_of(disk: int) -> int:
    return ROLE[disk]


def order_of(disk: int) -> int:
    return disk // PER_ORDER


def radius(disk: int) -> int:
    return RADII[disk]


def is_character(disk: int) -> bool:
    """Artifacts, special objects and missiles are none."""
    return ROLE[disk] != ARTIFACT and ROLE[disk] != MISSILE


def is_missile(disk: int) -> bool:
    return ROLE[disk] == MISSILE


def is_artifact(disk: int) -> bool:
    """Also when its other face, the barrel, is up."""
    return ROLE[disk] == ARTIFACT
