"""What a seat may know: built from nothing, never by deleting from a copy."""

from __future__ import annotations

import msgspec

from tavola.core.values import Event, Random, Result
from tavola.games._template import events as ev
from tavola.games._template.events import HIDDEN
from tavola.games._template.rules.payment import Paying
from tavola.games._template.rules.stakes import HIGHEST, OPEN, Stakes
from tavola.games._template.rules.turn import Turn
from tavola.games._template.rules.window import Window
from tavola.games._template.state import State


class PlayerView(msgspec.Struct, frozen=True):
    """A hand that is not yours is a row of HIDDEN."""

    seat: int
    here: bool
    lanterns: int
    hand: tuple[int, ...]


class View(msgspec.Struct, frozen=True):
    seat: int | None
    goal: int
    round: int
    lead: int
    deck: int
    discard: tuple[int, ...]
    players: tuple[PlayerView, ...]
    stage: str
    asked: tuple[int, ...]  # who chooses now
    stakes: tuple[int, ...]  # of this round; while they are chosen: -1 not yet, HIDDEN chosen
    pending: tuple[int, ...]  # kinds announced in the open window
    result: Result | None


def view(s: State, viewer: int | None) -> View:
    top = s.stack[-1]
    return View(
        seat=viewer,
        goal=s.kit.goal,
        round=s.round,
        lead=s.lead,
        deck=len(s.deck),
        discard=tuple(s.discard),
        players=tuple([player_view(s, viewer, seat) for seat in range(len(s.players))]),
        stage=type(top).__name__,
        asked=asked(s),
        # what an event told must show in the view too: whoever comes back later knows as much as who stayed
        stakes=seen_stakes(top, viewer) if isinstance(top, Stakes) else tuple(s.stakes),
        pending=tuple(top.pending) if isinstance(top, Window) else (),
        result=s.result,
    )


def asked(s: State) -> tuple[int, ...]:
    """Everybody may know whom the game waits for."""
    top = s.stack[-1]
    if s.result is not None:
        return ()
    if isinstance(top, Stakes):
        return tuple([seat for seat, stake in enumerate(top.stakes) if stake == OPEN and s.players[seat].here])
    if isinstance(top, Window):
        return (top.target,)
    return (top.seat,) if isinstance(top, (Turn, Paying)) else ()


def player_view(s: State, viewer: int | None, seat: int) -> PlayerView:
    player = s.players[seat]
    hand = tuple(player.hand) if viewer == seat else (HIDDEN,) * len(player.hand)
    return PlayerView(seat, bool(player.here), player.lanterns, hand)


def seen_stakes(top: Stakes, viewer: int | None) -> tuple[int, ...]:
    return tuple([stake if stake == OPEN or seat == viewer else HIDDEN for seat, stake in enumerate(top.stakes)])


def redact(event: Event, viewer: int | None) -> Event:
    """The event as this viewer may know it."""
    if isinstance(event, ev.CardDrawn) and event.seat != viewer:
        return ev.CardDrawn(event.seat, HIDDEN)
    if isinstance(event, ev.Staked) and event.seat != viewer:
        return ev.Staked(event.seat, HIDDEN)
    return event


def reshuffle_unknown(s: State, viewer: int | None, rng: Random) -> None:
    """Another truth that looks the same to this viewer: bots that search deal it, tests compare what is seen.

    The deck and all other hands are one heap to this viewer; a stake in secret may be any number.
    """
    piles = [s.deck, *[player.hand for seat, player in enumerate(s.players) if seat != viewer]]
    heap = [kind for pile in piles for kind in pile]
    for pile in piles:
        for at in range(len(pile)):
            pile[at] = heap.pop(rng.below(len(heap)))
    top = s.stack[-1]
    if isinstance(top, Stakes):
        for seat, stake in enumerate(top.stakes):
            if stake != OPEN and seat != viewer:
                top.suppose(seat, rng.below(HIGHEST + 1))
