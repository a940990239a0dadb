"""Games, their options, their rules and what screens draw with, told in one language, ready to be sent.

All of it is the same for everybody until the program changes, so it is made once and known by a tag.
"""

from __future__ import annotations

import hashlib
from functools import lru_cache
from typing import Any, NamedTuple

import msgspec

from tavola.bots import names as bots_of
from tavola.core.game import Game, Option, games
from tavola.core.game import game as find_game
from tavola.core.rulebook import Rulebook
from tavola.core.text import Speaker
from tavola.server.api import GameInfo, OptionInfo, OptionValue, RuleInfo
from tavola.server.problems import Trouble


class Told(NamedTuple):
    """An answer as it goes out, and the tag it is known by."""

    body: bytes
    tag: str


def of(value: Any) -> Told:
    body = msgspec.json.encode(value)
    return Told(body, f'"{hashlib.blake2b(body, digest_size=12).hexdigest()}"')


def known_game(name: str) -> Game:
    """A game by its name; also one that is not on the shelf."""
    found = games(template=True).get(name)
    if found is None:
        raise Trouble(404, "no-game", "game", name=name, known=", ".join(games()))
    return found


@lru_cache(maxsize=8)
def all_games(lang: str) -> Told:
    return of([info(game, Speaker(game, lang)) for game in games().values()])


@lru_cache(maxsize=32)
def catalogue(name: str, lang: str) -> Told:
    return of(find_game(name).catalogue(lang))


@lru_cache(maxsize=32)
def rules(name: str, lang: str) -> Told:
    book = Rulebook.load(name, lang)
    return of([RuleInfo(rule.id, rule.section, rule.title, rule.text) for rule in book.rules])


def info(game: Game, speaker: Speaker) -> GameInfo:
    options = tuple(option_info(option, speaker) for option in game.options)
    return GameInfo(game.name, speaker.title, game.stage, game.seats, options, tuple(bots_of(game)))


def option_info(option: Option, speaker: Speaker) -> OptionInfo:
    name, about = speaker.option(option)
    values = tuple(OptionValue(value, speaker.value(option, value)) for value in option.values)
    return OptionInfo(
        option.key, name, about, option.rule, option.default, values, option.low, option.high, option.free
    )
