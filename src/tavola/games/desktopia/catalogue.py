"""What screens draw with and what never changes: cards, things, scenarios, told in a language."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from tavola.games.desktopia import board, cards, content
from tavola.games.desktopia.board import Scenario
from tavola.games.desktopia.campaign_rows import Campaign
from tavola.games.desktopia.cards import Card, Character

KINDS = ("battle", "etude")


class CharacterInfo(msgspec.Struct, frozen=True):
    """`sectors`: arcs from one direction to another, clockwise, in the disk's own frame. `missile` -1: none; `limit`
    -1: they come back. `ours`: cells that no rulebook prints."""

    kind: int
    key: str
    name: str
    text: str
    icon: str
    order: str
    rank: str
    klass: str
    life: int
    hits: tuple[str, ...]
    sectors: tuple[tuple[tuple[int, int], tuple[int, int]], ...]
    missile: int
    limit: int
    shoots: bool
    spell: str
    trait: str
    ours: tuple[str, ...]


class MissileInfo(msgspec.Struct, frozen=True):
    kind: int
    key: str
    name: str
    text: str
    icon: str
    order: str
    copies: int
    long_term: bool


class ArtifactInfo(msgspec.Struct, frozen=True):
    """An artifact; the barrel on their other faces is of no Order."""

    kind: int
    key: str
    name: str
    text: str
    icon: str
    order: str


class RitualInfo(msgspec.Struct, frozen=True):
    kind: int
    key: str
    name: str
    text: str
    icon: str
    copies: int


class ThingInfo(msgspec.Struct, frozen=True):
    key: str
    name: str


class ScenarioInfo(msgspec.Struct, frozen=True):
    """`kind`: battle, etude or campaign. `squads` are names by camp, `sides` of the camps, `goals` as the scenario says
    them, `lesson` the Order of an etude, `battles` the scenarios of a campaign."""

    key: str
    name: str
    story: str
    kind: str
    seats: int
    squads: tuple[str, ...]
    sides: tuple[int, ...]
    goals: tuple[str, ...]
    lesson: str
    turns: int
    battles: tuple[str, ...]


class Catalogue(msgspec.Struct, frozen=True):
    """A kind number is a place in `characters`, then `artifacts`, then `missiles`, then the barrel. `other` are the
    characters of the other roster."""

    characters: tuple[CharacterInfo, ...]
    other: tuple[CharacterInfo, ...]
    missiles: tuple[MissileInfo, ...]
    artifacts: tuple[ArtifactInfo, ...]
    barrel: ArtifactInfo
    rituals: tuple[RitualInfo, ...]
    things: tuple[ThingInfo, ...]
    scenarios: tuple[ScenarioInfo, ...]


@lru_cache(maxsize=4)
def catalogue(lang: str) -> Catalogue:
    box, other = content.load_box(), content.load_box("B")
    battles = [scenario(content.load_scenario(name), lang) for name in content.scenario_names()]
    campaigns = [campaign(content.load_campaign(name), lang) for name in content.campaign_names()]
    return Catalogue(
        tuple([character(one, lang) for one in box.characters]),
        tuple([character(one, lang) for one in other.characters]),
        tuple([MissileInfo(*card(one, lang), order(one.order), one.copies, one.long_term) for one in box.missiles]),
        tuple([ArtifactInfo(*card(one, lang), order(one.order)) for one in box.artifacts]),
        ArtifactInfo(*card(box.barrel, lang), ""),
        tuple([RitualInfo(*card(one, lang), one.copies) for one in box.ritual_cards]),
        tuple([ThingInfo(row.key, row.name.both()[lang]) for row in content.load_things().values()]),
        (*battles, *campaigns),
    )


def card(one: Card, lang: str) -> tuple[int, str, str, str, str]:
    """What all infos of cards begin with."""
    return one.number, one.key, one.names[lang], one.texts[lang], one.icon


def order(number: int) -> str:
    return cards.ORDERS[number]


def character(one: Character, lang: str) -> CharacterInfo:
    return CharacterInfo(
        *card(one, lang), order(one.order), cards.ROLES[one.rank], one.klass, one.life,
        tuple([cards.HITS[hit] for hit in one.hits]), tuple([(arc.start, arc.end) for arc in one.sectors]),
        one.carries, one.limit, one.shoots, cards.SPELLS[one.spell], cards.TRAITS[one.trait], one.unprinted,
    )  # fmt: skip


def scenario(one: Scenario, lang: str) -> ScenarioInfo:
    return ScenarioInfo(
        one.key, one.names[lang], one.story[lang], KINDS[one.kind], one.seats,
        tuple([squad.names[lang] for squad in one.squads]), tuple(one.side),
        tuple([goal.names[lang] for goal in one.goals]), "" if one.kind != board.ETUDE else order(one.lesson),
        one.turns, (),
    )  # fmt: skip


def campaign(one: Campaign, lang: str) -> ScenarioInfo:
    first = one.battles[0]
    return ScenarioInfo(
        one.key, one.names[lang], one.story[lang], "campaign", one.seats,
        tuple([squad.names[lang] for squad in first.squads]), tuple(first.side), (), "", 0,
        tuple([battle.key for battle in one.battles]),
    )  # fmt: skip
