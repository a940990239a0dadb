"""The fair player: every choice of its menu is equally likely."""

from __future__ import annotations

from typing import Any

from tavola.bots.base import Bot, Reason
from tavola.core.values import Action, Menu, Random

AT_RANDOM = Reason("at-random")


class RandomBot(Bot):
    def choose(self, view: Any, menu: Menu, rng: Random) -> Action:
        self.reason = AT_RANDOM
        return menu.sample(rng)


BOT = RandomBot
