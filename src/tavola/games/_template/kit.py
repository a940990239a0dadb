"""What lies in the box for this table: cards and options, shared by all copies of a state, never changed. Compiled.

Content becomes plain objects once; rules never look into TOML.
"""

from __future__ import annotations

from typing import Final

# What a card does when its turn to take effect comes (TP-5.5 to TP-5.7); 0 is a card that only burns.
BURN: Final = 0
BLOW: Final = 1
SHIELD: Final = 2
RETURN: Final = 3


class Card:
    """One kind of card, as its row in content/cards.toml says."""

    def __init__(self, key: str, copies: int, oil: int, speed: int, does: int) -> None:
        self.key: str = key
        self.copies: int = copies
        self.oil: int = oil
        self.speed: int = speed
        self.does: int = does


class Kit:
    def __init__(self, cards: tuple[Card, ...], seats: int, settings: dict[str, int | str | bool]) -> None:
        self.cards: tuple[Card, ...] = cards
        self.seats: int = seats
        self.settings: dict[str, int | str | bool] = settings
        self.goal: int = int(settings["lanterns"])  # TP-8.1
