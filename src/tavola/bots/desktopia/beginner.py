"""As greedy, with a hand that errs more and a head that thinks of less: somebody to learn against."""

from __future__ import annotations

from typing import ClassVar

from tavola.bots.desktopia.greedy import Greedy
from tavola.bots.desktopia.plans import Hand


class Beginner(Greedy):
    HAND: ClassVar[Hand] = Hand(0.06, 60)


BOT = Beginner
