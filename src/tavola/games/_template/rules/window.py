"""Section 5: the response window. Rules open windows, cards never do."""

from __future__ import annotations

from typing import ClassVar, Final

from tavola.core.frame import DECIDE, Frame
from tavola.core.values import Action, Chance, Menu, Need, OneOf, Outcome, Refusal, Rolled
from tavola.games._template import atoms
from tavola.games._template.actions import Pass, Respond
from tavola.games._template.kit import BLOW, RETURN, SHIELD
from tavola.games._template.state import State

SECTION: Final = 5

ASK: Final = 0
RESOLVE: Final = 1
ROLL: Final = 2

HOLDS: Final = 4  # TP-5.5

RESPOND_FIRST: Final = Refusal("TP-5.2", "respond-or-pass")
NO_RESPONSE: Final = Refusal("TP-5.3", "no-response-there")


class Window(Frame[State]):
    """`pending` holds the kinds still to take effect: the announced wind, then the responses of the target."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "target", "step", "pending", "stopped")

    def __init__(self, seat: int = -1, target: int = -1, kind: int = 0) -> None:
        self.seat: int = seat
        self.target: int = target
        self.step: int = ASK
        self.pending: list[int] = [kind]
        self.stopped: int = 0

    def clone(self) -> Window:
        twin = Window(self.seat, self.target)
        twin.step = self.step
        twin.pending = self.pending.copy()
        twin.stopped = self.stopped
        return twin

    def advance(self, s: State) -> Need | None:
        """The target is asked even with nothing to respond with: not to ask would tell what it holds (TP-5.2)."""
        if self.step == ASK:
            if s.players[self.target].here:
                return DECIDE[self.target]
            self.step = RESOLVE
        elif self.step == ROLL:
            return Chance("roll", 1, 6, "shield")
        elif self.pending:
            self.carry_out(s, self.pending.pop(self.fastest(s)))
        else:
            s.pop()
        return None

    def fastest(self, s: State) -> int:
        """Which of the pending ones takes effect next: the fastest, of equal ones the first announced (TP-5.4)."""
        best = 0
        for at, kind in enumerate(self.pending):
            if s.kit.cards[kind].speed > s.kit.cards[self.pending[best]].speed:
                best = at
        return best

    def carry_out(self, s: State, kind: int) -> None:
        does = s.kit.cards[kind].does
        if does == SHIELD:
            self.step = ROLL
        elif does == BLOW and not self.stopped and s.players[self.target].lanterns:
            atoms.put_out(s, self.target, self.seat)  # TP-5.6
        elif does == RETURN and s.players[self.seat].lanterns:
            atoms.put_out(s, self.seat, self.target)  # TP-5.7

    def receive(self, s: State, outcome: Outcome) -> None:
        """A shield holds on four or more (TP-5.5)."""
        assert isinstance(outcome, Rolled)
        face = outcome.faces[0]
        atoms.note_die(s, self.target, face, HOLDS)
        if face >= HOLDS:
            self.stopped = 1
        self.step = RESOLVE

    def menu(self, s: State, seat: int) -> Menu:
        ways: list[Action] = [Respond(at) for at in range(len(s.players[seat].hand))]
        ways.append(Pass())
        return OneOf([action for action in ways if self.check(s, seat, action) is None])

    def check(self, s: State, seat: int, action: Action) -> Refusal | None:
        if isinstance(action, Pass):
            return None
        if not isinstance(action, Respond):
            return RESPOND_FIRST
        hand = s.players[seat].hand
        if not 0 <= action.card < len(hand):
            return NO_RESPONSE
        return None if s.kit.cards[hand[action.card]].does in (SHIELD, RETURN) else NO_RESPONSE

    def answer(self, s: State, seat: int, action: Action) -> None:
        if isinstance(action, Respond):
            self.pending.append(atoms.announce(s, seat, self.seat, action.card))
            return
        atoms.note_pass(s, seat)
        self.step = RESOLVE
