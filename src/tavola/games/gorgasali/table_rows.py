"""Characters, mats, barrier shapes, banner supply: the small tables of content/ and what they must keep."""

from typing import Annotated, Any, Literal, TypeAlias

import msgspec

from tavola.core.toml_source import Names, Source
from tavola.games.gorgasali import cards
from tavola.games.gorgasali.card_rows import Key, Positive, Word
from tavola.games.gorgasali.cards import Character, MatLayout, Shape

CHARACTERS = 10  # GO-1.5
WITH_BAR = 7  # GO-1.10
DEFENSIVE_BANNERS = 15
SMOKE_BANNERS = 6
BARRIER_SQUARES = 5
BACKPACK_CATEGORIES = 2  # GO-4.7
MOST_STORED = 7  # slots of a category that the backpack takes: all their arrangements must be listable
ONLY = {cards.WEAPON: 2, cards.HELMET: 1, cards.BODY: 1}  # GO-4.10, GO-4.11

SLOTS: dict[str, int] = {
    "weapon": cards.WEAPON,
    "helmet": cards.HELMET,
    "body": cards.BODY,
    "defensive": cards.DEFENSIVE,
    "throwable": cards.THROWABLE,
    "consumable": cards.CONSUMABLE,
}
Slot: TypeAlias = Literal["weapon", "helmet", "body", "defensive", "throwable", "consumable"]
Count: TypeAlias = Annotated[int, msgspec.Meta(ge=0)]
Form: TypeAlias = tuple[tuple[int, int], ...]


class CharacterRow(Word, frozen=True):
    id: str
    key: Key
    name: Names
    ability: Names
    kind: Literal["active", "passive"]
    range: Count
    cooldown: Count
    damage: Count = 0
    targets: Positive = 1
    heal: Count = 0
    cards: Count = 0
    teammate_within: Count = 0
    at_least: Count = 0
    active_zone_only: bool = False


class MatRow(Word, frozen=True):
    key: Key
    name: Names
    active: list[Slot]
    backpack: list[Slot]


class ShapeRow(Word, frozen=True):
    key: Key
    name: Names
    forms: Annotated[list[list[tuple[Count, Count]]], msgspec.Meta(min_length=1)]


class DefensiveSupply(Word, frozen=True):
    barrier: Count
    ball_lightning: Count
    tree_platform: Count
    magic_field: Count


class ThrowableSupply(Word, frozen=True):
    smoke: Count


def characters(source: Source) -> tuple[Character, ...]:
    source.only_tables("character")
    rows = source.converted("character", CharacterRow)
    found = tuple(_character(i, row) for i, row in enumerate(rows) if row is not None)
    if len(rows) != CHARACTERS:
        source.problem(source.line_of("character"), f"character: expected {CHARACTERS} rows, got {len(rows)}")
    for i, row in enumerate(rows):
        if row is not None:
            _check_character(source, i, row)
    _unique(source, "character", rows)
    if not source.problems and sum(not c.passive for c in found) != WITH_BAR:
        line = source.line_of("character", 0, "kind")
        source.problem(line, f"character: expected {WITH_BAR} active characters")
    return found


def _character(number: int, row: CharacterRow) -> Character:
    made = Character(
        number=number,
        rule=row.id,
        key=row.key,
        names=row.name.both(),
        ability=row.ability.both(),
        reach=row.range,
        cooldown=row.cooldown,
        passive=row.kind == "passive",
    )
    for name in ("damage", "targets", "heal", "cards", "teammate_within", "at_least", "active_zone_only"):
        setattr(made, name, getattr(row, name))
    return made


def _check_character(source: Source, i: int, row: CharacterRow) -> None:
    if row.id != f"GO-63.{i + 1}":
        _say(source, "character", i, "id", f"expected id GO-63.{i + 1}, got {row.id}")
    if row.kind == "passive" and row.cooldown:
        _say(source, "character", i, "cooldown", f"a passive ability has no cooldown, got {row.cooldown}")


def mat(source: Source) -> MatLayout | None:
    """GO-64.14."""
    source.only_tables("mat")
    if "mat" not in source.data:
        return None
    row: MatRow | None = source.convert(source.data["mat"], MatRow, "mat")
    if row is None:
        return None
    slots = tuple(SLOTS[s] for s in (*row.active, *row.backpack))
    made = MatLayout(row.key, row.name.both(), slots, len(row.active))
    for word, category in SLOTS.items():
        _check_slots(source, word, category, made)
    stored = sorted({*row.backpack})
    if len(stored) != BACKPACK_CATEGORIES:
        wanted = f"expected {BACKPACK_CATEGORIES} categories, got {', '.join(stored) or 'none'}"
        _say(source, "mat", 0, "backpack", f"backpack: {wanted}")
    return made


def _check_slots(source: Source, word: str, category: int, made: MatLayout) -> None:
    count, wanted = len(made.active_of[category]), ONLY.get(category)
    if not count or (wanted and count != wanted):
        message = f"expected {wanted or 'at least 1'} active {word} slots, got {count}"
        _say(source, "mat", 0, "active", message)
    if made.backpack_of[category] and len(made.slots_of[category]) > MOST_STORED:
        message = f"backpack: expected at most {MOST_STORED} {word} slots, the active ones counted"
        _say(source, "mat", 0, "backpack", message)
    if wanted and made.backpack_of[category]:
        _say(source, "mat", 0, "backpack", f"backpack: a {word} is never stored")


def shapes(source: Source) -> tuple[Shape, ...]:
    source.only_tables("shape")
    rows = source.converted("shape", ShapeRow)
    if not rows:
        source.problem(1, "expected at least one [[shape]]")
    for i, row in enumerate(rows):
        if row is not None:
            _check_shape(source, i, row)
    _unique(source, "shape", rows)
    return tuple(_shape(row) for row in rows if row is not None)


def _shape(row: ShapeRow) -> Shape:
    return Shape(row.key, row.name.both(), tuple(tuple(form) for form in row.forms))


def _check_shape(source: Source, i: int, row: ShapeRow) -> None:
    for n, form in enumerate(row.forms, 1):
        if len(set(form)) != BARRIER_SQUARES or len(form) != BARRIER_SQUARES:  # GO-64.15
            _say(source, "shape", i, "forms", f"form {n}: expected {BARRIER_SQUARES} different squares")
        elif min(x for x, _ in form) or min(y for _, y in form):
            _say(source, "shape", i, "forms", f"form {n}: expected offsets from the corner of its own box")
    written = [tuple(sorted(form)) for form in row.forms]
    if len(set(written)) != len(written) or set(written) != rotations(written[0]):
        _say(source, "shape", i, "forms", "expected every rotation of the first form, each once")


def rotations(form: Form) -> set[Form]:
    """The quarter turns of a form, each moved back into the corner of its box."""
    found: set[Form] = set()
    for _ in range(4):
        bottom = max((y for _, y in form), default=0)
        form = tuple(sorted((bottom - y, x) for x, y in form))
        found.add(form)
    return found


def banner_supply(source: Source) -> tuple[int, ...]:
    source.only_tables("defensive", "throwable")
    defensive = source.convert(source.data.get("defensive", {}), DefensiveSupply, "defensive")
    throwable = source.convert(source.data.get("throwable", {}), ThrowableSupply, "throwable")
    if defensive is None or throwable is None:
        return ()
    split = msgspec.structs.astuple(defensive)
    if sum(split) != DEFENSIVE_BANNERS:  # GO-64.16
        line = source.line_of("defensive")
        source.problem(line, f"defensive: expected {DEFENSIVE_BANNERS} banners, got {sum(split)}")
    if throwable.smoke != SMOKE_BANNERS:  # GO-1.15
        line = source.line_of("throwable", 0, "smoke")
        source.problem(line, f"smoke: expected {SMOKE_BANNERS} banners, got {throwable.smoke}")
    return (*split, throwable.smoke)


def _unique(source: Source, header: str, rows: list[Any]) -> None:
    seen: set[str] = set()
    for i, row in enumerate(rows):
        if row is not None and row.key in seen:
            _say(source, header, i, "key", f"duplicate key {row.key}")
        seen.add(row.key if row is not None else "")


def _say(source: Source, header: str, index: int, key: str, message: str) -> None:
    source.problem(source.line_of(header, index, key), f"{header} {index + 1}: {message}")
