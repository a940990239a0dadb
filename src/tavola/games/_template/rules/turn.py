"""Section 4: a turn is one deed."""

from __future__ import annotations

from typing import ClassVar, Final

from tavola.core.frame import DECIDE, Frame
from tavola.core.values import Action, Menu, Need, OneOf, Refusal
from tavola.games._template import atoms
from tavola.games._template.actions import Blow, Draw, Kindle, Pass
from tavola.games._template.kit import BLOW
from tavola.games._template.rules.cards import HAND_LIMIT, Drawing
from tavola.games._template.rules.payment import Paying, why_not_kindle
from tavola.games._template.rules.window import Window
from tavola.games._template.state import State

SECTION: Final = 4

BEGIN: Final = 0
CHOOSE: Final = 1
DONE: Final = 2

NOT_A_DEED: Final = Refusal("TP-4.1", "not-a-deed")
HAND_FULL: Final = Refusal("TP-4.2", "hand-full")
NO_CARDS: Final = Refusal("TP-4.2", "no-cards")
NO_WIND: Final = Refusal("TP-4.4", "no-wind-there")
DARK: Final = Refusal("TP-4.5", "nothing-burns-there")
OWN: Final = Refusal("TP-4.5", "own-lantern")
NOBODY: Final = Refusal("TP-4.5", "nobody-there")


class Turn(Frame[State]):
    """Named steps say where it is; a boolean never does."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "step")

    def __init__(self, seat: int = -1, step: int = BEGIN) -> None:
        self.seat: int = seat
        self.step: int = step

    def clone(self) -> Turn:
        return Turn(self.seat, self.step)

    def advance(self, s: State) -> Need | None:
        if self.step == DONE or not s.players[self.seat].here:
            s.pop()
            return None
        if self.step == BEGIN:
            self.step = CHOOSE
            atoms.begin_turn(s, self.seat)
        return DECIDE[self.seat]

    def menu(self, s: State, seat: int) -> Menu:
        """What can be listed is listed; one predicate, `check`, says what is legal."""
        ways: list[Action] = [Draw(), Kindle()]
        for at in range(len(s.players[seat].hand)):
            ways += [Blow(at, target) for target in range(s.kit.seats)]
        ways.append(Pass())
        return OneOf([action for action in ways if self.check(s, seat, action) is None])

    def check(self, s: State, seat: int, action: Action) -> Refusal | None:
        if isinstance(action, Draw):
            return why_not_draw(s, seat)
        if isinstance(action, Kindle):
            return why_not_kindle(s, seat)
        if isinstance(action, Blow):
            return why_not_blow(s, seat, action.card, action.target)
        return None if isinstance(action, Pass) else NOT_A_DEED

    def answer(self, s: State, seat: int, action: Action) -> None:
        """The deed goes on top of the stack; this frame is popped when everything above it is done."""
        self.step = DONE
        if isinstance(action, Draw):
            s.push(Drawing(seat, 1))
        elif isinstance(action, Kindle):
            s.push(Paying(seat))
        elif isinstance(action, Blow):
            kind = atoms.announce(s, seat, action.target, action.card)
            s.push(Window(seat, action.target, kind))
        else:
            atoms.note_pass(s, seat)  # TP-4.6


def why_not_draw(s: State, seat: int) -> Refusal | None:
    if len(s.players[seat].hand) >= HAND_LIMIT:
        return HAND_FULL
    return None if s.deck or s.discard else NO_CARDS


def why_not_blow(s: State, seat: int, at: int, target: int) -> Refusal | None:
    """Numbers come from outside: each is checked before it is used as an index."""
    hand = s.players[seat].hand
    if not 0 <= at < len(hand) or s.kit.cards[hand[at]].does != BLOW:
        return NO_WIND
    if not 0 <= target < s.kit.seats or not s.players[target].here:
        return NOBODY
    if target == seat:
        return OWN
    return None if s.players[target].lanterns else DARK
