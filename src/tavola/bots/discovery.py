"""Finds bots: modules with a `BOT`, first those of the game, then those that play every game."""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache

from tavola.bots.base import Bot, UnknownBot
from tavola.core.game import Game

ROOM = "tavola.bots"


@cache
def found(room: str) -> dict[str, type[Bot]]:
    """The bots of one folder by name; none when there is no such folder."""
    try:
        package = importlib.import_module(room)
    except ModuleNotFoundError as error:
        if error.name != room:
            raise
        return {}
    bots = {}
    for module in pkgutil.iter_modules(package.__path__):
        if not module.ispkg:
            kind = getattr(importlib.import_module(f"{room}.{module.name}"), "BOT", None)
            if kind is not None:
                bots[module.name] = kind
    return bots


def known(game: Game) -> dict[str, type[Bot]]:
    return {**found(ROOM), **found(f"{ROOM}.{game.name}")}


def names(game: Game) -> list[str]:
    """What `bot` takes for this game."""
    return sorted(known(game))


def bot(name: str, game: Game) -> Bot:
    """A new bot of this name for this game; an unknown one is an error that lists the known ones."""
    kinds = known(game)
    if name not in kinds:
        raise UnknownBot(f"no bot {name!r} plays {game.name}; known: {', '.join(sorted(kinds))}")
    return kinds[name](game)
