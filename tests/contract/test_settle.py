"""The engine below all games, with frames that exist only here: its bound, its end, and where triggers are found."""

from __future__ import annotations

import pytest

from tavola.core import frame
from tavola.core.errors import EngineError
from tavola.core.frame import SETTLE_LIMIT, Frame, State, settle
from tavola.core.values import Decide, Event, Over, Result

if not str(frame.__file__).endswith(".py"):
    pytest.skip("an interpreted frame cannot inherit from a compiled one", allow_module_level=True)


class Rang(Event, tag="rang", frozen=True):
    bell: int


class Listening(State):
    """Notes what it is given to hear."""

    def __init__(self) -> None:
        super().__init__()
        self.noted: list[Event] = []

    def collect(self, since: int) -> None:
        self.noted += self.out[since:]


class Ringing(Frame[State]):
    """Rings a few times, then asks seat 0."""

    def __init__(self, times: int) -> None:
        self.times = times

    def advance(self, state: State) -> Decide | None:
        if not self.times:
            return Decide(0)
        self.times -= 1
        state.out.append(Rang(self.times))
        return None


class Ending(Frame[State]):
    def advance(self, state: State) -> None:
        state.result = Result((1,), (0,), "done")


def test_rules_that_chase_their_own_tail_are_stopped() -> None:
    state = State()
    state.push(Ringing(SETTLE_LIMIT + 1))
    with pytest.raises(EngineError, match="nobody was asked after"):
        settle(state)


def test_every_event_is_heard_once_in_order() -> None:
    """Those of the answer that came before too."""
    state = Listening()
    state.push(Ringing(2))
    state.out.append(Rang(9))
    assert settle(state) == Decide(0)
    assert state.noted == [Rang(9), Rang(1), Rang(0)]
    state.hush()
    state.out.append(Rang(8))
    settle(state)
    assert state.noted[3:] == [Rang(8)]


def test_a_result_ends_the_game_at_that_moment() -> None:
    state = State()
    state.push(Ringing(3))
    state.push(Ending())
    assert settle(state) == Over(Result((1,), (0,), "done"))
    assert state.out == []
