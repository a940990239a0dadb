"""What a seat can choose. An action holds ids only: places in the own hand, seats, numbers. Not compiled."""

from __future__ import annotations

from tavola.core.values import Action


class Stake(Action, tag="stake", frozen=True):
    """The secret number for the lead of the round."""

    number: int


class Draw(Action, tag="draw", frozen=True):
    """Take the top card of the deck."""


class Kindle(Action, tag="kindle", frozen=True):
    """Light a lantern; with which cards is asked next."""


class Pay(Action, tag="pay", frozen=True):
    """The places in the own hand whose cards are paid."""

    cards: tuple[int, ...]


class Blow(Action, tag="blow", frozen=True):
    """Announce the wind card at this place of the hand, against this seat."""

    card: int
    target: int


class Respond(Action, tag="respond", frozen=True):
    """Answer what was announced with the card at this place of the hand."""

    card: int


class Pass(Action, tag="pass", frozen=True):
    """Do nothing (more)."""


# The codec of records knows exactly these; a kind that is missing here cannot be recorded.
ACTIONS: tuple[type[Action], ...] = (Stake, Draw, Kindle, Pay, Blow, Respond, Pass)
