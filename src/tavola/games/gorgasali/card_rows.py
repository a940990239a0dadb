"""The words a card may be written in (content/weapons.toml, content/support.toml) and what they become."""

from typing import Annotated, Any, Literal, TypeAlias

import msgspec

from tavola.core.toml_source import Names
from tavola.games.gorgasali import cards
from tavola.games.gorgasali.cards import Support, Weapon

Positive: TypeAlias = Annotated[int, msgspec.Meta(ge=1)]
Key: TypeAlias = Annotated[str, msgspec.Meta(pattern=r"^[a-z][a-z0-9_]*$")]
Group: TypeAlias = Literal["six_shooter", "striker", "massive", "scout"]
Rarity: TypeAlias = Literal["common", "rare", "epic", "legendary"]

GROUPS: dict[str, int] = {
    "six_shooter": cards.SIX_SHOOTER,
    "striker": cards.STRIKER,
    "massive": cards.MASSIVE,
    "scout": cards.SCOUT,
}
RARITIES: dict[str, int] = {
    "common": cards.COMMON,
    "rare": cards.RARE,
    "epic": cards.EPIC,
    "legendary": cards.LEGENDARY,
}
SKILLS: dict[str, int] = {
    "exact_total": cards.EXACT_TOTAL,
    "steps": cards.STEPS,
    "diagonal": cards.DIAGONAL,
    "high_dice": cards.HIGH_DICE,
    "stay_loaded": cards.STAY_LOADED,
    "restore": cards.RESTORE,
    "ignore_armour": cards.IGNORE_ARMOUR,
    "high_total": cards.HIGH_TOTAL,
}
WORDS: dict[str, tuple[str, ...]] = {
    "healing": ("heal", "heal_to"),
    "movement": ("move",),
    "extension": ("extension",),
    "ammo": (),
}
TERRAINS: dict[str, int] = {"forest": cards.FOREST, "mountain": cards.MOUNTAIN, "water": cards.WATER}


class Word(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table of which nothing but the listed keys may be written."""


class ExactTotal(Word, frozen=True):
    total: Positive
    counts: Positive
    counts_extra: Positive


class Steps(Word, frozen=True):
    at_least: Positive
    steps: Positive


class Diagonal(Word, frozen=True):
    per_unit: Positive


class Bonus(Word, frozen=True):
    at_least: Positive
    bonus: Positive


class AtLeast(Word, frozen=True):
    at_least: Positive


class Restore(Word, frozen=True):
    heal: Positive


class Skill(Word, frozen=True, omit_defaults=True):
    exact_total: ExactTotal | None = None
    steps: Steps | None = None
    diagonal: Diagonal | None = None
    high_dice: Bonus | None = None
    stay_loaded: AtLeast | None = None
    restore: Restore | None = None
    ignore_armour: Word | None = None
    high_total: Bonus | None = None

    def words(self) -> list[str]:
        return [name for name in SKILLS if getattr(self, name) is not None]


class WeaponRow(Word, frozen=True):
    id: str
    key: Key
    name: Names
    group: Group
    rarity: Rarity
    dice: Positive
    damage: Positive
    range: Positive
    minimum: list[Positive]
    copies: Positive
    skill: Skill | None = None

    def __post_init__(self) -> None:
        if self.skill is not None and len(self.skill.words()) != 1:
            raise ValueError("expected exactly one skill word in [weapon.skill]")


class SupportRow(Word, frozen=True, tag_field="category"):
    id: str
    key: Key
    name: Names
    rarity: Rarity
    copies: Positive


class ArmourRow(SupportRow, frozen=True, tag="armour"):
    slot: Literal["helmet", "body"]
    blocks: Positive


class DefensiveRow(SupportRow, frozen=True, tag="defensive"):
    place: "Barrier | BallLightning | TreePlatform | MagicField"


class ThrowableRow(SupportRow, frozen=True, tag="throwable"):
    throw: "Flame | Spear | Ntt | SmokeBulb"


class ConsumableRow(SupportRow, frozen=True, tag="consumable"):
    group: Literal["healing", "movement", "extension", "ammo"]
    heal: Positive | None = None
    heal_to: Annotated[int, msgspec.Meta(ge=1, le=100)] | None = None
    move: "Move | None" = None
    extension: "Extension | None" = None

    def __post_init__(self) -> None:
        words = [w for w in ("heal", "heal_to", "move", "extension") if getattr(self, w) is not None]
        wanted = WORDS[self.group]
        if len(words) != bool(wanted) or (words and words[0] not in wanted):
            what = " or ".join(wanted) or "no word"
            raise ValueError(f"group {self.group}: expected {what}, got {', '.join(words) or 'none'}")


class Move(Word, frozen=True):
    terrain: Literal["forest", "mountain", "water"] | None = None
    diagonal: bool | None = None
    factor: Annotated[int, msgspec.Meta(ge=2)] | None = None
    jump: Positive | None = None

    def __post_init__(self) -> None:
        _one_of(self, "terrain", "diagonal", "factor", "jump")


class Extension(Word, frozen=True):
    weapons: Group
    extra_dice: Positive | None = None
    reroll: bool | None = None
    second_roll: bool | None = None
    minimum: Annotated[int, msgspec.Meta(le=-1)] | None = None

    def __post_init__(self) -> None:
        _one_of(self, "extra_dice", "reroll", "second_roll", "minimum")


class Barrier(Word, frozen=True, tag_field="banner", tag="barrier"):
    pass


class BallLightning(Word, frozen=True, tag_field="banner", tag="ball_lightning"):
    damage: Positive
    within: Positive


class TreePlatform(Word, frozen=True, tag_field="banner", tag="tree_platform"):
    reduce: Positive


class MagicField(Word, frozen=True, tag_field="banner", tag="magic_field"):
    divide: Annotated[int, msgspec.Meta(ge=2)]


class Flame(Word, frozen=True, tag_field="kind", tag="flame"):
    exactly: Positive
    dice: Positive
    needs: Positive
    damage: Positive


class Spear(Word, frozen=True, tag_field="kind", tag="spear"):
    within: Positive
    dice: Positive
    damage: Positive


class Ntt(Word, frozen=True, tag_field="kind", tag="ntt"):
    within: Positive


class SmokeBulb(Word, frozen=True, tag_field="kind", tag="smoke"):
    pass


AnySupport: TypeAlias = ArmourRow | ConsumableRow | DefensiveRow | ThrowableRow

BANNERS: dict[type[Any], int] = {
    Barrier: cards.BARRIER,
    BallLightning: cards.BALL_LIGHTNING,
    TreePlatform: cards.TREE_PLATFORM,
    MagicField: cards.MAGIC_FIELD,
}
THROWS: dict[type[Any], int] = {
    Flame: cards.FLAME,
    Spear: cards.SPEAR,
    Ntt: cards.NTT,
    SmokeBulb: cards.SMOKE_BULB,
}
CONSUMABLES: dict[str, int] = {
    "healing": cards.HEALING,
    "movement": cards.MOVEMENT,
    "extension": cards.EXTENSION,
    "ammo": cards.AMMO,
}


def _one_of(word: object, *names: str) -> None:
    written = [value for name in names if (value := getattr(word, name)) is not None]
    if len(written) != 1 or not written[0]:
        raise ValueError(f"expected exactly one of {', '.join(names)}")


def _copy(word: object, card: object) -> None:
    """Every number of the word goes to the card's attribute of the same name."""
    for name in getattr(word, "__struct_fields__", ()):
        value = getattr(word, name)
        if isinstance(value, int):  # words such as a terrain are translated by the caller
            setattr(card, name, value)


def weapon(kind: int, row: WeaponRow) -> Weapon:
    word = row.skill.words()[0] if row.skill else ""
    made = Weapon(
        kind=kind,
        rule=row.id,
        key=row.key,
        names=row.name.both(),
        group=GROUPS[row.group],
        rarity=RARITIES[row.rarity],
        dice=row.dice,
        damage=row.damage,
        reach=row.range,
        minimum=(0, *row.minimum) if row.minimum else (),
        copies=row.copies,
        skill=SKILLS.get(word, cards.NO_SKILL),
    )
    if word:
        _copy(getattr(row.skill, word), made)
    return made


def support(kind: int, row: AnySupport) -> Support:
    category = {
        ArmourRow: cards.HELMET,
        ConsumableRow: cards.CONSUMABLE,
        DefensiveRow: cards.DEFENSIVE,
        ThrowableRow: cards.THROWABLE,
    }[type(row)]
    made = Support(kind, row.id, row.key, row.name.both(), category, RARITIES[row.rarity], row.copies)
    if isinstance(row, ArmourRow):
        made.category, made.blocks = cards.HELMET if row.slot == "helmet" else cards.BODY, row.blocks
    elif isinstance(row, ConsumableRow):
        _consumable(made, row)
    elif isinstance(row, DefensiveRow):
        made.banner = BANNERS[type(row.place)]
        _copy(row.place, made)
    else:
        made.throw = THROWS[type(row.throw)]
        made.banner = cards.SMOKE if made.throw == cards.SMOKE_BULB else cards.NO_BANNER
        _copy(row.throw, made)
    return made


def _consumable(made: Support, row: ConsumableRow) -> None:
    made.group = CONSUMABLES[row.group]
    # the large potion's 100 also serves a reader who knows nothing but "add and cap"
    made.heal, made.heal_to = row.heal or row.heal_to or 0, row.heal_to or 0
    if row.move:
        _copy(row.move, made)
        made.terrain = TERRAINS.get(row.move.terrain or "", cards.OUTSIDE)
    if row.extension:
        _copy(row.extension, made)
        made.weapons = GROUPS[row.extension.weapons]
