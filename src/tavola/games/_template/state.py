"""The facts of one game: numbers, lists and bytes, so a copy is cheap. Compiled.

What is in FIELDS is saved and digested; `kit` is not, the game supplies it again. Ids instead of pointers: a card is
the number of its kind, a player the number of the seat. Only atoms.py changes any of it.
"""

from __future__ import annotations

from typing import ClassVar

from tavola.core.frame import State as CoreState
from tavola.games._template.kit import Kit


class Player:
    FIELDS: ClassVar[tuple[str, ...]] = ("here", "lanterns", "hand")

    def __init__(self) -> None:
        self.here: int = 1
        self.lanterns: int = 0
        self.hand: bytearray = bytearray()  # kinds, in the order they came

    def clone(self) -> Player:
        twin = Player()
        twin.here = self.here
        twin.lanterns = self.lanterns
        twin.hand = bytearray(self.hand)
        return twin


class State(CoreState):
    FIELDS: ClassVar[tuple[str, ...]] = ("round", "stakes", "lead", "players", "deck", "discard", "stack", "result")

    def __init__(self, kit: Kit) -> None:
        super().__init__()
        self.kit: Kit = kit
        self.round: int = 0
        self.stakes: list[int] = []  # of this round, once they are shown
        self.lead: int = 0  # who begins the round
        self.players: list[Player] = []
        self.deck: bytearray = bytearray()  # the last one lies on top
        self.discard: bytearray = bytearray()

    def clone(self) -> State:
        """Everything in FIELDS, nothing shared that can change."""
        twin = State(self.kit)
        twin.round = self.round
        twin.stakes = self.stakes.copy()
        twin.lead = self.lead
        twin.players = [player.clone() for player in self.players]
        twin.deck = bytearray(self.deck)
        twin.discard = bytearray(self.discard)
        twin.stack = [frame.clone() for frame in self.stack]
        twin.result = self.result
        return twin
