"""Unfinished business as plain data: frames on a stack, and `settle`, which runs them until somebody must act.

A frame is one heading of a rulebook in progress. It says who decides, what may be chosen, and what follows. No
generators, closures or threads: a state can be copied or saved at any moment. Compiled.
"""

from __future__ import annotations

from typing import Any, Final, Generic, TypeVar

from tavola.core.errors import EngineError
from tavola.core.values import Action, Decide, Event, Menu, Need, Outcome, Over, Refusal, Result

# More frames than this between two needs is a rule that chases its own tail.
SETTLE_LIMIT: Final = 10_000

# A need without a menu is the same for every game, so it is made once.
DECIDE: Final[list[Decide]] = [Decide(seat) for seat in range(32)]


class State:
    """All facts of one game. Games add their own fields; `out` is where atoms leave events until `play` takes them."""

    def __init__(self) -> None:
        self.stack: list[Frame[Any]] = []
        self.out: list[Event] = []
        self.heard: int = 0  # how many of them `collect` has seen
        self.result: Result | None = None

    def clone(self) -> State:
        """An independent copy; what never changes is shared."""
        raise NotImplementedError

    def collect(self, since: int) -> None:
        """Look at the events from `since` on and note what they trigger; the one place where triggers are found."""

    def hush(self) -> None:
        """Forget the events of the last entry; a list that was handed out stays what it is."""
        self.out = []
        self.heard = 0

    def push(self, frame: Frame[Any]) -> None:
        """Begin a piece of business; it is asked first until it is done."""
        self.stack.append(frame)

    def pop(self) -> None:
        """End the piece of business on top."""
        self.stack.pop()


S = TypeVar("S", bound=State)


class Frame(Generic[S]):
    """One unfinished thing. Fields named in FIELDS are its whole memory."""

    def advance(self, state: S) -> Need | None:
        """Go one step; None means "ask whoever is on top now", a need means "wait"."""
        raise NotImplementedError

    def menu(self, state: S, seat: int) -> Menu:
        """What this seat may choose now."""
        raise NotImplementedError

    def check(self, state: S, seat: int, action: Action) -> Refusal | None:
        """The one predicate that decides legality; it judges answers and builds menus."""
        raise NotImplementedError

    def answer(self, state: S, seat: int, action: Action) -> None:
        """Do what was chosen; it has been checked."""
        raise NotImplementedError

    def receive(self, state: S, outcome: Outcome) -> None:
        """What nature did after this frame asked for chance."""
        raise NotImplementedError

    def clone(self) -> Frame[S]:
        """An independent copy; caches may be shared."""
        raise NotImplementedError


def settle(state: State) -> Need:
    """Run frames until somebody must choose, nature must act, or the game is over.

    Events of the answer that led here are collected first, then those of every step. A result ends it at once.
    """
    stack = state.stack
    need: Need | None = None
    for _ in range(SETTLE_LIMIT):
        if len(state.out) != state.heard:
            state.collect(state.heard)
            state.heard = len(state.out)
        if state.result is not None:
            return Over(state.result)
        if need is not None:
            return need
        need = stack[-1].advance(state)
    raise EngineError(f"nobody was asked after {SETTLE_LIMIT} steps of {type(stack[-1]).__name__}")
