"""Sections 22 and 23: rounds of a battle, and battles of a campaign. This frame lies at the bottom of the stack."""

from __future__ import annotations

from typing import ClassVar, Final

from tavola.core.frame import Frame
from tavola.core.values import Action, Menu, Need, OneOf, Refusal, Result
from tavola.games.desktopia import atoms
from tavola.games.desktopia.actions import Take
from tavola.games.desktopia.board import fits
from tavola.games.desktopia.rules.asking import AUTO, ask, decider
from tavola.games.desktopia.rules.campaign import advantages
from tavola.games.desktopia.rules.departing import leave
from tavola.games.desktopia.rules.objective import ROUND_END, check_goals, done, end, plays, scenario
from tavola.games.desktopia.rules.setup import SetUp
from tavola.games.desktopia.rules.turn import TurnFrame
from tavola.games.desktopia.state import State

SECTION: Final = 22

START: Final = 0
ROUND: Final = 1
TURNS: Final = 2
PRIZES: Final = 3

NOT_OFFERED: Final = Refusal("DT-25.38", "not-offered")


class Battles(Frame[State]):
    """`at`: how many seats had their turn in this round, from the first player on; `asked`: whose prize is next."""

    FIELDS: ClassVar[tuple[str, ...]] = ("step", "at", "asked", "winners")

    def __init__(self) -> None:
        self.step: int = START
        self.at: int = 0
        self.asked: int = 0
        self.winners: list[int] = []

    def clone(self) -> Battles:
        twin = Battles()
        twin.step = self.step
        twin.at = self.at
        twin.asked = self.asked
        twin.winners = self.winners.copy()
        return twin

    def advance(self, s: State) -> Need | None:
        if s.over and self.step != PRIZES:
            self.battle_over(s)
        elif self.step == START:
            self.step = ROUND
            self.at = 0
            s.push(SetUp())
        elif self.step == ROUND:
            self.next_round(s)
        elif self.step == TURNS:
            self.next_turn(s)
        else:
            return self.prizes(s)
        return None

    # --- a battle -----------------------------------------------------------------------------------------------

    def next_round(self, s: State) -> None:
        """Between two rounds: goals by rounds, the end of a stalemate, an etude whose turns are over."""
        if not s.round:
            for seat in range(s.kit.seats):
                if s.camps[seat].absent:
                    atoms.excuse(s, seat)
                    leave(s, seat)
        else:
            check_goals(s, ROUND_END)
            self.see_progress(s)
            if not done(s) and scenario(s).turns and s.round >= scenario(s).turns:
                end(s, (), "failed")  # DT-K.16
        if done(s):
            return
        atoms.forget_progress(s)
        atoms.begin_round(s)
        self.at = 0
        self.step = TURNS

    def see_progress(self, s: State) -> None:
        """So many rounds without a wound, a life, a capture or a death are a draw (DT-5.7, DT-R57)."""
        atoms.count_quiet(s, 0 if s.turn.progress else s.quiet + 1)
        if s.kit.no_progress and s.quiet >= s.kit.no_progress:
            end(s, (), "draw_quiet")

    def next_turn(self, s: State) -> None:
        """To the left, over those who are out (DT-4.15, DT-22.7)."""
        if self.at >= s.kit.seats:
            self.step = ROUND
            return
        seat = (s.first + self.at) % s.kit.seats
        self.at += 1
        if plays(s, seat):
            s.push(TurnFrame(seat))

    # --- a campaign ---------------------------------------------------------------------------------------------

    def battle_over(self, s: State) -> None:
        """Whoever won takes a prize, the others a consolation; after the last battle victories count."""
        if s.battle + 1 >= len(s.kit.battles):
            self.count(s)
            return
        self.winners = s.winners.copy()
        atoms.clear_prizes(s)
        self.asked = 0
        self.step = PRIZES

    def count(self, s: State) -> None:
        """The most battles won; equal numbers share a place."""
        won = s.won
        places = tuple([1 + sum([other > own for other in won]) for own in won])
        atoms.finish(s, Result(places, tuple(won), "campaign"))

    def offered(self, s: State, seat: int) -> list[int]:
        """Those of its sort that mean something to this seat in the next battle."""
        played, following = s.kit.battles[s.battle], s.kit.battles[s.battle + 1]
        prizes, known = len(played.prize), advantages(s, s.battle)
        numbers = range(prizes) if seat in self.winners else range(prizes, len(known))
        return [number for number in numbers if fits(known[number], following, seat)]

    def prizes(self, s: State) -> Need | None:
        """Seat by seat; where there is nothing to choose from, nobody is asked."""
        if self.asked >= s.kit.seats:
            atoms.begin_battle(s, s.battle + 1)
            self.step = START
            self.asked = 0
            self.winners = []
            return None
        seat = self.asked
        found = self.offered(s, seat)
        if len(found) > 1 and decider(s, seat) != AUTO:
            return ask(seat)
        if found:
            self.take(s, seat, found[0])
        else:
            self.asked += 1
        return None

    def take(self, s: State, seat: int, number: int) -> None:
        prize = advantages(s, s.battle)[number]
        atoms.take_prize(s, seat, number, prize.what, prize.kind, prize.count)
        self.asked += 1

    def menu(self, s: State, seat: int) -> Menu:
        return OneOf([Take(number) for number in self.offered(s, seat)])

    def check(self, s: State, seat: int, action: Action) -> Refusal | None:
        return None if isinstance(action, Take) and action.advantage in self.offered(s, seat) else NOT_OFFERED

    def answer(self, s: State, seat: int, action: Action) -> None:
        assert isinstance(action, Take)
        self.take(s, seat, action.advantage)
