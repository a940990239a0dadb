"""A deed is one thing a player may do at some moment of a turn: what it offers, whether it is legal, what it does.

One module per heading holds its deeds; turn.py says at which moment which deeds are open.
"""

from __future__ import annotations

from tavola.core.values import Action, Refusal
from tavola.games.gorgasali.state import State


class Deed:
    """`kind` is the action it answers to, `closed` the refusal when its moment is not now."""

    def __init__(self, kind: type[Action], closed: Refusal) -> None:
        self.kind: type[Action] = kind
        self.closed: Refusal = closed

    def offers(self, s: State, seat: int, out: list[Action]) -> None:
        """Add every legal form of it to the menu."""
        action = self.kind()
        if self.check(s, seat, action) is None:
            out.append(action)

    def check(self, s: State, seat: int, action: Action) -> Refusal | None:
        raise NotImplementedError

    def do(self, s: State, seat: int, action: Action) -> None:
        raise NotImplementedError
