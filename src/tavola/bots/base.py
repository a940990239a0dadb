"""What a bot is, and how it says why it did what it did."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from tavola.bots.wording import sentence
from tavola.core.errors import TavolaError
from tavola.core.game import Game
from tavola.core.values import Action, Menu, Random

# A number, a word, or a name in each language.
Arg = int | str | Mapping[str, str]


class Reason(msgspec.Struct, frozen=True):
    """One sentence as its key and what it speaks of, so that any language can say it."""

    key: str
    args: Mapping[str, Arg] = {}


class UnknownBot(TavolaError):
    """No bot of this name plays this game; the message lists those that do."""


class Bot:
    """One player of one game. It may remember what it saw and planned; a view must always be enough to go on."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.reason = Reason("nothing-yet")

    def choose(self, view: Any, menu: Menu, rng: Random) -> Action:
        """An action of the menu, which is not empty."""
        raise NotImplementedError

    def explain(self, language: str = "en") -> str:
        """One sentence: why the last choice."""
        return sentence(self.game.name, self.reason.key, self.reason.args, language)
