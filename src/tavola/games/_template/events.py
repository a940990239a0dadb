"""What happened: the whole truth, with all that an animation, a log line or a trigger needs. Not compiled.

Cards are kinds by number; HIDDEN stands for what a viewer may not know (see `redact` in view.py).
"""

from __future__ import annotations

from tavola.core.values import Event

HIDDEN = -2


class RoundBegan(Event, tag="round", frozen=True):
    round: int


class Staked(Event, tag="staked", frozen=True):
    """Everybody sees that a seat has chosen, nobody else what."""

    seat: int
    number: int


class StakesShown(Event, tag="stakes", frozen=True):
    """By seat, -1 for a seat that is gone; `lead` begins the round."""

    stakes: tuple[int, ...]
    lead: int


class TurnBegan(Event, tag="turn", frozen=True):
    seat: int


class DeckShuffled(Event, tag="shuffled", frozen=True):
    cards: int


class CardDrawn(Event, tag="drawn", frozen=True):
    seat: int
    kind: int


class Passed(Event, tag="passed", frozen=True):
    seat: int


class Announced(Event, tag="announced", frozen=True):
    """A card laid open that will take effect when the window closes."""

    seat: int
    target: int
    kind: int


class DieRolled(Event, tag="rolled", frozen=True):
    seat: int
    face: int
    needs: int


class LanternLit(Event, tag="lit", frozen=True):
    """`paid` are the kinds that were given for it, `lanterns` what burns now."""

    seat: int
    paid: tuple[int, ...]
    lanterns: int


class LanternOut(Event, tag="out", frozen=True):
    seat: int
    by: int
    lanterns: int


class SeatLeft(Event, tag="left", frozen=True):
    """The cards of the hand lie open on the discard pile."""

    seat: int
    kinds: tuple[int, ...]


class GameEnded(Event, tag="over", frozen=True):
    reason: str
    winners: tuple[int, ...]


EVENTS: tuple[type[Event], ...] = (
    RoundBegan, Staked, StakesShown, TurnBegan, DeckShuffled, CardDrawn, Passed, Announced, DieRolled, LanternLit,
    LanternOut, SeatLeft, GameEnded,
)  # fmt: skip
