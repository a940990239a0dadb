"""What screens draw with and what never changes during a game: cards, characters, boards, mats, told in a language."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from tavola.core.errors import TavolaError
from tavola.core.rulebook import Rulebook
from tavola.games.gorgasali import content
from tavola.games.gorgasali.board import Board
from tavola.games.gorgasali.cards import MatLayout, Shape, Support, Weapon

CATEGORIES = ("weapon", "helmet", "body", "defensive", "throwable", "consumable")
GROUPS = ("six_shooter", "striker", "massive", "scout")
KINDS = ("healing", "movement", "extension", "ammo")
RARITIES = ("common", "rare", "epic", "legendary")
TERRAIN = ("outside", "plain", "forest", "mountain", "water", "tree")


class CardInfo(msgspec.Struct, frozen=True):
    """`group` is that of a weapon or the sort of a consumable. `minimum` by distance, empty for what always hits."""

    kind: int
    key: str
    name: str
    rule: str
    text: str
    category: str
    group: str
    rarity: str
    copies: int
    dice: int
    damage: int
    range: int
    fixed: bool
    minimum: tuple[int, ...]
    blocks: int
    heal: int


class CharacterInfo(msgspec.Struct, frozen=True):
    number: int
    key: str
    name: str
    ability: str
    rule: str
    text: str
    passive: bool
    range: int
    cooldown: int


class BoardInfo(msgspec.Struct, frozen=True):
    """Numbers by square (y * width + x): terrain as in `Catalogue.terrain`, zone 1 to 4. `gates` by sector 0 to 19."""

    key: str
    name: str
    width: int
    height: int
    terrain: tuple[int, ...]
    zone: tuple[int, ...]
    chests: tuple[int, ...]
    healing: tuple[int, ...]
    gates: tuple[tuple[int, ...], ...]
    seats: tuple[int, int]


class MatInfo(msgspec.Struct, frozen=True):
    """The category of each slot; the first `active` ones are not the backpack."""

    key: str
    name: str
    slots: tuple[str, ...]
    active: int


class ShapeInfo(msgspec.Struct, frozen=True):
    """Of a Barrier: every rotation as offsets from the corner of its box."""

    key: str
    name: str
    forms: tuple[tuple[tuple[int, int], ...], ...]


class Catalogue(msgspec.Struct, frozen=True):
    """A card's place in `cards` is its kind, a character's its number."""

    terrain: tuple[str, ...]
    cards: tuple[CardInfo, ...]
    characters: tuple[CharacterInfo, ...]
    boards: tuple[BoardInfo, ...]
    mats: tuple[MatInfo, ...]
    shapes: tuple[ShapeInfo, ...]


@lru_cache(maxsize=4)
def catalogue(lang: str) -> Catalogue:
    book = Rulebook.load("gorgasali", lang)
    cards = content.load_cards()
    return Catalogue(
        TERRAIN,
        (*[weapon(one, lang, book) for one in cards.weapons], *[support(one, lang, book) for one in cards.supports]),
        tuple(
            [
                CharacterInfo(
                    who.number, who.key, who.names[lang], who.ability[lang], who.id, ability(book, who.number),
                    who.passive, who.range, who.cooldown,
                )
                for who in content.load_characters()
            ]
        ),
        tuple([board(content.load_board(name), lang) for name in content.board_names()]),
        tuple([mat(content.load_mat(name), lang) for name in content.mat_names()]),
        tuple([shape(found, lang) for found in content.load_shapes()]),
    )  # fmt: skip


def text_of(book: Rulebook, rule: str) -> str:
    try:
        return book.get(rule).text
    except TavolaError:
        return ""


def ability(book: Rulebook, number: int) -> str:
    """Sections 18 to 27 are the characters in their order; the first rule of each says what the ability does."""
    return text_of(book, f"GO-{18 + number}.1")


def weapon(card: Weapon, lang: str, book: Rulebook) -> CardInfo:
    return CardInfo(
        card.kind, card.key, card.names[lang], card.id, text_of(book, card.id), "weapon", GROUPS[card.group],
        RARITIES[card.rarity], card.copies, card.dice, card.damage, card.range, card.fixed, tuple(card.minimum), 0,
        card.heal,
    )  # fmt: skip


def support(card: Support, lang: str, book: Rulebook) -> CardInfo:
    return CardInfo(
        card.kind, card.key, card.names[lang], card.id, text_of(book, card.id), CATEGORIES[card.category],
        KINDS[card.group] if card.group >= 0 else "", RARITIES[card.rarity], card.copies, card.dice, card.damage,
        card.within or card.jump, False, (), card.blocks, card.heal,
    )  # fmt: skip


def board(found: Board, lang: str) -> BoardInfo:
    return BoardInfo(
        found.key, found.names[lang], found.width, found.height, tuple(found.terrain), tuple(found.zone), found.chests,
        tuple([square for square in range(found.size) if found.healing[square]]), found.gates,
        (found.min_seats, found.max_seats),
    )  # fmt: skip


def mat(found: MatLayout, lang: str) -> MatInfo:
    return MatInfo(found.key, found.names[lang], tuple([CATEGORIES[slot] for slot in found.slots]), found.active)


def shape(found: Shape, lang: str) -> ShapeInfo:
    return ShapeInfo(found.key, found.names[lang], found.forms)
