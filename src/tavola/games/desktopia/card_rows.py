"""The rows of content/characters.toml and its neighbours, what they must keep, and the cards they become."""

from typing import Annotated, Any, Literal, TypeAlias

import msgspec

from tavola.core.toml_source import Names, Source
from tavola.games.desktopia import cards
from tavola.games.desktopia.bearings import of_rim
from tavola.games.desktopia.cards import Arc, Artifact, Box, Card, Character, Missile, Ritual

MISSILES = ("flame", "tornado", "shield", "arrow", "lightning", "magnet", "lariat", "tick")  # by number
ARTIFACTS = ("fire_mine", "fountain", "magnetosphere", "smithy")
RITUALS = ("summoning", "purification", "healing", "teleportation")
RANKS = {"hero": cards.HERO, "veteran": cards.VETERAN, "fighter": cards.FIGHTER}
KINDS_OF_RANK = {"hero": 2, "veteran": 1, "fighter": 2}  # of each Order: DT-1.16
LIVES = {"veteran": 2, "fighter": 1}  # DT-3.3, DT-3.4
RITUAL_CARDS = 12  # DT-1.21
MISSILE_DISKS = 5  # of each Order: DT-1.16
WIDEST = 180  # degrees of an arc

Key: TypeAlias = Annotated[str, msgspec.Meta(pattern=r"^[a-z][a-z0-9_]*$")]
Positive: TypeAlias = Annotated[int, msgspec.Meta(ge=1)]
Count: TypeAlias = Annotated[int, msgspec.Meta(ge=0)]
Degrees: TypeAlias = Annotated[int, msgspec.Meta(ge=-360, le=360)]
OrderWord: TypeAlias = Literal["grass", "fire", "dust", "metal"]
Rank: TypeAlias = Literal["hero", "veteran", "fighter"]
HitWord: TypeAlias = Literal["plain", "vampire", "fire", "dryad"]
Cell: TypeAlias = Literal[
    "name", "order", "rank", "class", "life", "hits", "sectors", "missile", "limit", "shoots", "spell", "trait"
]


class Row(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"klass": "class"}):
    """A table of which nothing but the listed keys may be written."""


class CharacterRow(Row, frozen=True):
    key: Key
    name: Names
    order: OrderWord
    rank: Rank
    life: Positive
    icon: str
    text: Names
    klass: str = ""
    hits: Annotated[tuple[HitWord, ...], msgspec.Meta(min_length=1)] = ("plain",)
    sectors: list[tuple[Degrees, Degrees]] = []
    missile: str = ""
    limit: Count | Literal["unlimited"] = 0
    start: Count | None = None
    cap: Count | None = None
    shoots: bool = False
    spell: str = "none"
    trait: str = "none"
    inferred: list[Cell] = []
    unprinted: list[Cell] = []


class MissileRow(Row, frozen=True):
    key: Key
    name: Names
    order: OrderWord
    copies: Positive
    icon: str
    text: Names
    long_term: bool = False


class ArtifactRow(Row, frozen=True):
    key: Key
    name: Names
    order: OrderWord
    icon: str
    text: Names


class BarrelRow(Row, frozen=True):
    key: Key
    name: Names
    icon: str
    text: Names


class RitualRow(Row, frozen=True):
    key: Key
    name: Names
    copies: Positive
    icon: str
    text: Names


def characters(source: Source) -> tuple[Character, ...]:
    """All rows that can be read, with every problem noted."""
    source.only_tables("character")
    rows = source.converted("character", CharacterRow)
    if len(rows) != cards.CHARACTERS:
        source.problem(source.line_of("character"), f"expected {cards.CHARACTERS} characters, got {len(rows)}")
    for i, row in enumerate(rows):
        if row is not None:
            CharacterCheck(source, i, row).check()
    unique(source, "character", rows)
    if not source.problems:
        ranks(source, rows)
    return tuple([] if source.problems else [character(i, row) for i, row in enumerate(rows)])


def unique(source: Source, header: str, rows: list[Any]) -> None:
    """No key twice."""
    seen: set[str] = set()
    for i, row in enumerate(rows):
        if row is not None and row.key in seen:
            source.problem(source.line_of(header, i, "key"), f"{header} {i + 1}: duplicate key {row.key}")
        seen.add(row.key if row is not None else "")


def ranks(source: Source, rows: list[CharacterRow]) -> None:
    """DT-1.16: each Order fills its disks."""
    for order in cards.ORDERS:
        for rank, wanted in KINDS_OF_RANK.items():
            found = [row.key for row in rows if row.order == order and row.rank == rank]
            if len(found) != wanted:
                what = f"{order}: expected {wanted} {rank} kinds, got {', '.join(found) or 'none'}"
                source.problem(source.line_of("character"), what)


class CharacterCheck:
    """Notes what contradicts itself in one row."""

    def __init__(self, source: Source, index: int, row: CharacterRow) -> None:
        self.source = source
        self.index = index
        self.row = row

    def say(self, key: str, message: str) -> None:
        line = self.source.line_of("character", self.index, key)
        self.source.problem(line, f"character {self.index + 1}: {message}")

    def check(self) -> None:
        row = self.row
        wanted = LIVES.get(row.rank, row.life)
        if row.life != wanted:
            self.say("life", f"expected life {wanted} of a {row.rank}, got {row.life}")
        for key, value, known in (("spell", row.spell, cards.SPELLS), ("trait", row.trait, cards.TRAITS)):
            if value not in known:
                self.say(key, f"{key}: expected one of {', '.join(known)}, got {value!r}")
        if row.trait == "hornbug" and row.life < 2:  # DT-18.173
            self.say("life", f"expected 2 lives or more with the trait hornbug, got {row.life}")
        for start, end in row.sectors:
            if not 0 < end - start <= WIDEST:
                self.say("sectors", f"expected an arc of 1 to {WIDEST} degrees, got {start} to {end}")
        self.supply()

    def supply(self) -> None:
        """Missiles are named, and no limit contradicts another."""
        row = self.row
        if row.missile and row.missile not in MISSILES:
            self.say("missile", f"missile: expected one of {', '.join(MISSILES)}, got {row.missile!r}")
        if not row.missile and (row.shoots or row.limit):
            self.say("shoots" if row.shoots else "limit", "expected a missile to shoot or keep")
        if row.limit == "unlimited" and (row.start is not None or row.cap is not None):
            self.say("limit", "an unlimited supply has neither start nor cap")
        if (row.start or 0) > stock_cap(row):
            self.say("start", f"start: expected at most {stock_cap(row)}, got {row.start}")


def stock_cap(row: CharacterRow) -> int:
    """How many missiles the card never exceeds; the limit if nothing else is said."""
    limit = 0 if row.limit == "unlimited" else row.limit
    return limit if row.cap is None else row.cap


def character(number: int, row: CharacterRow) -> Character:
    made = Character(number, row.key, cards.ORDERS.index(row.order), RANKS[row.rank], row.life)
    tell(made, row)
    made.klass = row.klass
    made.hits = tuple([cards.HITS.index(hit) for hit in row.hits])
    made.sectors = tuple([Arc(of_rim(start), of_rim(end)) for start, end in row.sectors])
    made.carries = cards.FIRST_MISSILE + MISSILES.index(row.missile) if row.missile else -1
    made.shoots = row.shoots
    made.limit = cards.UNLIMITED if row.limit == "unlimited" else row.limit
    made.cap = stock_cap(row)
    made.start = max(made.limit, 0) if row.start is None else row.start  # DT-4.10
    made.spell = cards.SPELLS.index(row.spell)
    made.trait = cards.TRAITS.index(row.trait)
    made.unprinted = tuple(row.unprinted)
    return made


def tell(card: Card, row: Any) -> None:
    """What every card says to players."""
    card.names, card.texts, card.icon = row.name.both(), row.text.both(), row.icon


def in_order(source: Source, header: str, shape: Any, keys: tuple[str, ...]) -> list[Any]:
    """Rows whose places are their numbers; none when a row is missing, wrong or elsewhere."""
    rows = source.converted(header, shape)
    found = [row.key if row is not None else "" for row in rows]
    if not source.problems and found != list(keys):
        source.problem(source.line_of(header), f"expected {', '.join(keys)} in this order, got {', '.join(found)}")
    return [] if source.problems else rows


def missiles(source: Source) -> tuple[Missile, ...]:
    source.only_tables("missile")
    made = []
    for i, row in enumerate(in_order(source, "missile", MissileRow, MISSILES)):
        order = cards.ORDERS.index(row.order)
        made.append(Missile(cards.FIRST_MISSILE + i, row.key, order, row.copies))
        made[-1].long_term = row.long_term
        tell(made[-1], row)
    for number, order_word in enumerate(cards.ORDERS if made else ()):
        total = sum([one.copies for one in made if one.order == number])
        if total != MISSILE_DISKS:
            what = f"{order_word}: expected {MISSILE_DISKS} missile disks, got {total}"
            source.problem(source.line_of("missile", 0, "copies"), what)
    return tuple(made)


def artifacts(source: Source) -> tuple[tuple[Artifact, ...], Card]:
    """The artifacts, and the barrel on their other faces."""
    source.only_tables("artifact", "barrel")
    made = []
    for i, row in enumerate(in_order(source, "artifact", ArtifactRow, ARTIFACTS)):
        made.append(Artifact(cards.FIRST_ARTIFACT + i, row.key, cards.ORDERS.index(row.order)))
        tell(made[-1], row)
    if len({one.order for one in made}) != len(made):
        source.problem(source.line_of("artifact", 0, "order"), "expected one artifact of each Order")
    barrel = Card(cards.BARREL, "barrel")
    for row in in_order(source, "barrel", BarrelRow, ("barrel",)):
        tell(barrel, row)
    return tuple(made), barrel


def rituals(source: Source) -> tuple[Ritual, ...]:
    source.only_tables("ritual")
    made = []
    for i, row in enumerate(in_order(source, "ritual", RitualRow, RITUALS)):
        made.append(Ritual(i, row.key, row.copies))
        tell(made[-1], row)
    total = sum([one.copies for one in made])
    if made and total != RITUAL_CARDS:
        source.problem(source.line_of("ritual", 0, "copies"), f"expected {RITUAL_CARDS} rituals in all, got {total}")
    return tuple(made)


def supplies(source: Source, box: Box) -> None:
    """No card asks for more missiles than there are disks of the kind (DT-K.8)."""
    for who in box.characters:
        copies = box.missiles[who.carries - cards.FIRST_MISSILE].copies if who.carries >= 0 else 0
        if who.cap > copies:
            what = f"character {who.number + 1}: expected at most {copies} missiles of its kind, got {who.cap}"
            source.problem(source.line_of("character", who.number, "limit"), what)
