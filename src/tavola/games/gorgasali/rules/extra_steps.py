"""Section 30: the free steps of a Dobergun (GO-30.7, GO-30.8, GO-58.6, GO-R70)."""

from __future__ import annotations

from typing import ClassVar, Final

from tavola.core.frame import DECIDE, Frame
from tavola.core.values import Action, Menu, Need, OneOf, Refusal
from tavola.games.gorgasali import atoms
from tavola.games.gorgasali.actions import EndWalk, Step
from tavola.games.gorgasali.rules.walk import BARRED, END_WALK, NOT_ADJACENT, OCCUPIED, STEPS, TROD, arrive, begin
from tavola.games.gorgasali.state import BARRIER_ON, COVERED, FIGURE, State

SECTION: Final = 30

STEP_OR_STOP: Final = Refusal("GO-59.34", "step-or-stop")


class ExtraSteps(Frame[State]):
    """So many orthogonal steps at one number each: no terrain, no zone penalty (GO-14.10), no way back (GO-R17)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "left", "done")

    def __init__(self, seat: int = -1, left: int = 0) -> None:
        self.seat: int = seat
        self.left: int = left
        self.done: int = 0

    def clone(self) -> ExtraSteps:
        twin = ExtraSteps(self.seat, self.left)
        twin.done = self.done
        return twin

    def advance(self, s: State) -> Need | None:
        if s.figures[self.seat].alive and self.left and self.ways(s):
            return DECIDE[self.seat]
        self.end(s)
        return None

    def end(self, s: State) -> None:
        """GO-30.10: with a step made, this is an end of movement."""
        s.pop()
        if self.done and s.figures[self.seat].alive:
            atoms.end_walk(s, self.seat, "extra")
            arrive(s, self.seat, moved=True)

    def ways(self, s: State) -> list[Action]:
        near = s.kit.board.near4[s.figures[self.seat].square]
        return [STEPS[to] for to in near if self.why_barred(s, to) is None]

    def why_barred(self, s: State, square: int) -> Refusal | None:
        ground = s.ground[square]
        if ground & BARRIER_ON:
            return BARRED
        if ground & FIGURE:
            return OCCUPIED
        return TROD if ground & COVERED and not s.kit.retrace else None  # GO-65.21

    def menu(self, s: State, seat: int) -> Menu:
        return OneOf([*self.ways(s), END_WALK])

    def check(self, s: State, seat: int, action: Action) -> Refusal | None:
        if isinstance(action, EndWalk):
            return None
        if not isinstance(action, Step):
            return STEP_OR_STOP
        if action.to not in s.kit.board.near4[s.figures[seat].square]:
            return NOT_ADJACENT
        return self.why_barred(s, action.to)

    def answer(self, s: State, seat: int, action: Action) -> None:
        if not isinstance(action, Step):
            self.end(s)
            return
        if not self.done:
            begin(s, seat, "moved")
        atoms.step(s, seat, action.to, 0)
        self.done = 1
        self.left -= 1
