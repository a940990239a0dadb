"""Text to a state. Every line is checked; what contradicts itself is refused with its line."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from tavola.core.frame import Frame
from tavola.core.position_frames import facts_of, frame_of, result_of
from tavola.core.position_words import Words
from tavola.games.desktopia import position_defaults as by
from tavola.games.desktopia.position_camps import Camps
from tavola.games.desktopia.position_check import check
from tavola.games.desktopia.position_disks import MANY
from tavola.games.desktopia.rules.turn import ACT
from tavola.games.desktopia.state import State

if TYPE_CHECKING:
    from tavola.games.desktopia.game import Desktopia

BEFORE = ("seats", "option", "scenario", "battle", "disk", "arrival", "camp", "fallen", "held", "prizes", "cards",
          "stock", "hand", "deck", "discard")  # fmt: skip


def read(game: Desktopia, text: str) -> State:
    """The state a text describes."""
    return Reader(game, text).state


class Reader(Camps):
    """At last what is going on."""

    def __init__(self, game: Desktopia, text: str) -> None:
        super().__init__(game, text)
        self.frames: list[Frame[Any]] = []
        self.moment, self.votes, self.skipped = ACT, 0, 0
        self.state.round, self.state.first = 1, 0
        self.read_facts()
        unfinished = bool(self.frames)
        if not unfinished and self.state.turn.seat < 0:
            self.begin_turn(0)
        check(self, unfinished=unfinished)
        turn = by.plain_stack(self.state, self.moment, self.votes, self.skipped)
        for frame in self.frames or turn:
            self.state.push(frame)

    def read_facts(self) -> None:
        readers: dict[str, Callable[[Words], None]] = {
            "round": self.read_round, "first": self.read_first, "quiet": self.read_quiet, "over": self.read_over,
            "won": self.read_won, "winners": self.read_winners, "turn": self.read_turn, "frame": self.read_frame,
            "result": self.read_result,
        }  # fmt: skip
        for line in self.lines:
            if line.key not in readers:
                raise line.fail(f"unknown word {line.key!r}; known: {', '.join([*BEFORE, *readers])}")
        for line in self.lines:
            readers[line.key](line)
            if line.key not in ("frame", "result"):
                line.end()

    def seat(self, line: Words, low: int = 0) -> int:
        return line.number_of("a seat", low, self.seats - 1)

    def read_round(self, line: Words) -> None:
        self.state.round = line.number_of("a round", 0, 9999)

    def read_first(self, line: Words) -> None:
        self.state.first = self.seat(line, -1)

    def read_quiet(self, line: Words) -> None:
        self.state.quiet = line.number_of("rounds", 0, 9999)

    def read_over(self, line: Words) -> None:
        self.state.over = 1

    def read_won(self, line: Words) -> None:
        self.state.won = line.numbers_of("battles won", 0, len(self.state.kit.battles))
        if len(self.state.won) != self.seats:
            raise line.fail(f"expected {self.seats} numbers, one a seat")

    def read_winners(self, line: Words) -> None:
        self.state.winners = line.numbers_of("seats", 0, self.seats - 1)

    # --- the turn -------------------------------------------------------------------------------------------------

    def begin_turn(self, seat: int) -> None:
        turn = self.state.turn
        turn.seat, turn.budget = seat, self.state.kit.battles[self.state.battle].actions

    def read_turn(self, line: Words) -> None:
        """turn SEAT [MOMENT] [what has happened in it]"""
        turn = self.state.turn
        self.begin_turn(self.seat(line, -1))
        while line.more():
            word = line.next("a fact of the turn")
            if word in by.MOMENTS:
                self.moment = by.MOMENTS[word]
            elif word in by.NUMBERS:
                setattr(turn, word, line.number_of(word, 0, MANY))
            elif word == "votes":
                self.votes = line.number_of(word, 0, self.seats)
            elif word == "skipped":
                self.skipped = 1
            elif word == "progress":
                turn.progress = 1
            else:
                raise line.fail(f"unknown fact of a turn {word!r}")

    def read_frame(self, line: Words) -> None:
        self.frames.append(frame_of(line, facts_of(line), self.game.type_names))

    def read_result(self, line: Words) -> None:
        self.state.result = result_of(line)
