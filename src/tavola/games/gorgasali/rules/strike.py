"""Several victims of one effect, dealt with one by one, each with its elimination and loot (GO-53.10, GO-R76)."""

from __future__ import annotations

from typing import ClassVar, Final

from tavola.core.frame import Frame
from tavola.core.values import Need
from tavola.games.gorgasali import atoms
from tavola.games.gorgasali.rules.damage import strike_by_ability, wound
from tavola.games.gorgasali.rules.elimination import settle_death
from tavola.games.gorgasali.state import State

SECTION: Final = 53


class Strike(Frame[State]):
    """The same amount for every victim, in order. Fire also burns."""

    FIELDS: ClassVar[tuple[str, ...]] = ("by", "cause", "amount", "ability", "victims", "at")

    def __init__(self, by: int = -1, cause: str = "", amount: int = 0) -> None:
        self.by: int = by
        self.cause: str = cause
        self.amount: int = amount
        self.ability: int = 0  # 1: past field and armour
        self.victims: list[int] = []
        self.at: int = 0

    def clone(self) -> Strike:
        twin = Strike(self.by, self.cause, self.amount)
        twin.ability = self.ability
        twin.victims = self.victims
        twin.at = self.at
        return twin

    def advance(self, s: State) -> Need | None:
        if self.at == len(self.victims):
            s.pop()
            return None
        seat = self.victims[self.at]
        self.at += 1
        if not s.figures[seat].alive:
            return None
        if self.ability:
            strike_by_ability(s, seat, self.by, self.cause, self.amount)
        else:
            wound(s, seat, self.by, self.cause, self.amount, pierces=False)
        credit = self.by if s.figures[self.by].alive else -1  # GO-38.9: a fallen owner loots nothing
        if not settle_death(s, seat, credit, self.cause) and self.cause == "ignite":
            atoms.burn(s, seat, self.by)  # GO-25.4
        return None


def strike(s: State, by: int, cause: str, amount: int, victims: list[int]) -> None:
    """Begin it with a card's damage; an empty list of victims is nothing at all."""
    if victims:
        frame = Strike(by, cause, amount)
        frame.victims = victims
        s.push(frame)


def strike_with_power(s: State, by: int, cause: str, amount: int, victims: list[int]) -> None:
    """The same with an ability's damage."""
    if victims:
        frame = Strike(by, cause, amount)
        frame.ability = 1
        frame.victims = victims
        s.push(frame)
