"""Sections 6 and 59: the turn and its actions."""

from __future__ import annotations

from typing import ClassVar, Final

from tavola.core.frame import DECIDE, Frame
from tavola.core.values import Action, Chance, Menu, Need, OneOf, Outcome, Refusal, Rolled
from tavola.games.gorgasali import atoms
from tavola.games.gorgasali.actions import EndTurn, Roll, Stay, Step
from tavola.games.gorgasali.rules import duo, interlude
from tavola.games.gorgasali.rules.abilities import BACK, IMITATE, USE
from tavola.games.gorgasali.rules.chests import EXTRA_CHEST
from tavola.games.gorgasali.rules.consumables import DRINK, FROZEN, LOAD, RIDE, ROLLED, TELEPORT
from tavola.games.gorgasali.rules.deeds import Deed
from tavola.games.gorgasali.rules.defence import DEFENCE, remove_old_smoke
from tavola.games.gorgasali.rules.kruber import may_return
from tavola.games.gorgasali.rules.managing import MANAGE
from tavola.games.gorgasali.rules.throwing import THROW
from tavola.games.gorgasali.rules.turn_end import TurnEnd
from tavola.games.gorgasali.rules.walk import (
    STAY,
    Walk,
    arrive,
    do_stay,
    steps_from,
    walk_step,
    why_not_stay,
    why_not_step,
)  # fmt: skip
from tavola.games.gorgasali.rules.weapons import RELOAD, SHOOT
from tavola.games.gorgasali.state import State

SECTION: Final = 6

START: Final = 0
BEFORE_ROLL: Final = 1  # S3, action 1
DICE: Final = 2  # S4, action 2
AFTER_ROLL: Final = 3  # S5 and S6, action 3
OPEN: Final = 4  # S8, actions 4, 5 and 6
CLOSED: Final = 5
LAST_LOOK: Final = 6  # after a trade only a pending return is left (GO-6.25)

NOT_NOW: Final = Refusal("GO-6.1", "not-now")
ROLL_FIRST: Final = Refusal("GO-6.10", "roll-first")
MOVE_FIRST: Final = Refusal("GO-6.3", "move-first")
TRADED: Final = Refusal("GO-55.7", "not-now")


class RollDice(Deed):
    """Action 2: obligatory, whatever comes after: GO-6.3, GO-6.10, GO-60.4."""

    def check(self, s: State, seat: int, action: Action) -> Refusal | None:
        return None

    def do(self, s: State, seat: int, action: Action) -> None:
        pass  # the frame asks nature next


class FirstStep(Deed):
    """Action 3, to move: the first step says so (GO-59.20)."""

    def offers(self, s: State, seat: int, out: list[Action]) -> None:
        if not s.figures[seat].frozen:
            out += steps_from(s, seat)

    def check(self, s: State, seat: int, action: Action) -> Refusal | None:
        assert isinstance(action, Step)
        return FROZEN if s.figures[seat].frozen else why_not_step(s, seat, action.to)  # GO-22.8

    def do(self, s: State, seat: int, action: Action) -> None:
        assert isinstance(action, Step)
        s.push(Walk(seat))
        walk_step(s, seat, action.to)


class Remain(Deed):
    """Action 3, to stay: GO-6.11, GO-59.20."""

    def offers(self, s: State, seat: int, out: list[Action]) -> None:
        stuck = not out or not isinstance(out[-1], Step)  # steps are offered just before
        if why_not_stay(s, seat, stuck=stuck) is None:
            out.append(STAY)

    def check(self, s: State, seat: int, action: Action) -> Refusal | None:
        return why_not_stay(s, seat, stuck=not steps_from(s, seat))

    def do(self, s: State, seat: int, action: Action) -> None:
        do_stay(s, seat, stuck=not steps_from(s, seat))
        arrive(s, seat, moved=False)


class Finish(Deed):
    """GO-6.21: the open phase may end at any point."""

    def check(self, s: State, seat: int, action: Action) -> Refusal | None:
        return None

    def do(self, s: State, seat: int, action: Action) -> None:
        pass  # the frame goes on to the end of the turn


ROLL: Final = RollDice(Roll, ROLLED)
STEP: Final = FirstStep(Step, NOT_NOW)
REMAIN: Final = Remain(Stay, NOT_NOW)
FINISH: Final = Finish(EndTurn, MOVE_FIRST)

# Which deeds are open when (GO-6.1 to GO-6.6, GO-6.20); free windows hold the first four each time (GO-59.8 ff.).
FREE: Final[list[Deed]] = [EXTRA_CHEST, USE, IMITATE, BACK]
WINDOWS: Final[list[list[Deed]]] = [
    [],
    [*FREE, DRINK, LOAD, ROLL],
    [],
    [*FREE, RIDE, TELEPORT, STEP, REMAIN],
    [*FREE, DEFENCE, SHOOT, RELOAD, MANAGE, THROW, duo.REVIVE, duo.BARGAIN, FINISH],
    [],
    [BACK, FINISH],
]
DEEDS: Final[dict[type[Action], Deed]] = {deed.kind: deed for window in WINDOWS for deed in window}


class TurnFrame(Frame[State]):
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "step", "heard")

    def __init__(self, seat: int = -1) -> None:
        self.seat: int = seat
        self.step: int = START
        self.heard: int = 0  # others had their say since the last deed (options of GO-65.7 and GO-65.18)

    def clone(self) -> TurnFrame:
        twin = TurnFrame(self.seat)
        twin.step = self.step
        twin.heard = self.heard
        return twin

    def advance(self, s: State) -> Need | None:
        if not s.figures[self.seat].alive:  # GO-6.26, GO-R39
            s.pop()
            atoms.end_turn(s)
            return None
        if self.step == START:
            self.begin(s)
        elif self.step == DICE:
            return Chance("roll", 2, 6, "move")
        elif self.step == CLOSED:
            s.pop()
            s.push(TurnEnd(self.seat))
            return None
        if self.step >= OPEN and s.turn.traded:  # GO-55.7
            self.step = LAST_LOOK if may_return(s, self.seat) else CLOSED
            if self.step == CLOSED:
                return None
            return DECIDE[self.seat]
        if not self.heard and (s.kit.chest_any or s.kit.ability_any):
            self.heard = 1
            if interlude.open_for_others(s, self.seat):
                return None
        return DECIDE[self.seat]

    def begin(self, s: State) -> None:
        """GO-6.24, GO-59.6: old smoke out, then the cooldown drops, whatever else happens (GO-17.13, GO-23.13)."""
        self.step = BEFORE_ROLL
        atoms.begin_turn(s, self.seat)
        remove_old_smoke(s, self.seat)
        cooldown = s.figures[self.seat].cooldown
        if cooldown:
            atoms.set_cooldown(s, self.seat, cooldown - 1)  # GO-17.6

    def receive(self, s: State, outcome: Outcome) -> None:
        """GO-7.2: the allowance is the sum of both dice."""
        assert isinstance(outcome, Rolled)
        atoms.set_movement_dice(s, outcome.faces)
        atoms.set_left(s, sum(outcome.faces))
        self.step = AFTER_ROLL
        self.heard = 0

    def menu(self, s: State, seat: int) -> Menu:
        out: list[Action] = []
        for deed in WINDOWS[self.step]:
            deed.offers(s, seat, out)
        return OneOf(out)

    def check(self, s: State, seat: int, action: Action) -> Refusal | None:
        deed = DEEDS.get(type(action))
        if deed is None:
            return NOT_NOW
        if deed not in WINDOWS[self.step]:
            if self.step == LAST_LOOK:
                return TRADED
            early = self.step == BEFORE_ROLL and (deed is STEP or deed is REMAIN)  # GO-8.4
            return ROLL_FIRST if early else deed.closed
        return deed.check(s, seat, action)

    def answer(self, s: State, seat: int, action: Action) -> None:
        deed = DEEDS[type(action)]
        self.heard = 0
        if deed is ROLL:
            self.step = DICE
        elif self.step == AFTER_ROLL and deed in (RIDE, TELEPORT, STEP, REMAIN):
            self.step = OPEN
        elif deed is FINISH:
            self.step = CLOSED
        deed.do(s, seat, action)
