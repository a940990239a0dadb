"""Section 3: the secret stakes, a choice that all make at once."""

from __future__ import annotations

from typing import ClassVar, Final

from tavola.core.frame import Frame
from tavola.core.values import Action, DecideAll, Menu, Need, OneOf, Refusal
from tavola.games._template import atoms
from tavola.games._template.actions import Stake
from tavola.games._template.state import State

SECTION: Final = 3

OPEN: Final = -1
HIGHEST: Final = 2

STAKE_FIRST: Final = Refusal("TP-3.1", "stake-first")
NO_SUCH_STAKE: Final = Refusal("TP-3.1", "no-such-stake")

MENU: Final[list[Action]] = [Stake(number) for number in range(HIGHEST + 1)]


class Stakes(Frame[State]):
    """Answers come in any order and stay in this frame; nobody is told before the last is in (TP-3.2)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("stakes",)

    def __init__(self, seats: int = 0) -> None:
        self.stakes: list[int] = [OPEN] * seats

    def clone(self) -> Stakes:
        twin = Stakes()
        twin.stakes = self.stakes.copy()
        return twin

    def advance(self, s: State) -> Need | None:
        """Ask all who have not answered; somebody who leaves is waited for no longer."""
        waiting = [seat for seat, stake in enumerate(self.stakes) if stake == OPEN and s.players[seat].here]
        if waiting:
            return DecideAll(tuple(waiting))
        s.pop()
        shown = tuple([stake if s.players[seat].here else OPEN for seat, stake in enumerate(self.stakes)])
        atoms.give_lead(s, highest(s, shown), shown)
        return None

    def menu(self, s: State, seat: int) -> Menu:
        return OneOf(MENU)

    def check(self, s: State, seat: int, action: Action) -> Refusal | None:
        if not isinstance(action, Stake):
            return STAKE_FIRST
        return None if 0 <= action.number <= HIGHEST else NO_SUCH_STAKE

    def answer(self, s: State, seat: int, action: Action) -> None:
        assert isinstance(action, Stake)
        self.stakes[seat] = action.number
        atoms.note_stake(s, seat, action.number)

    def suppose(self, seat: int, number: int) -> None:
        """Another secret choice, for those who cannot know the real one."""
        self.stakes[seat] = number


def highest(s: State, stakes: tuple[int, ...]) -> int:
    """Who leads: the highest stake, of equal ones the next seat clockwise from the last lead."""
    best = max(stakes)
    seats = [(s.lead + 1 + i) % len(stakes) for i in range(len(stakes))]
    return next(seat for seat in seats if stakes[seat] == best)  # TP-3.3
