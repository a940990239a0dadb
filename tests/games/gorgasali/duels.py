"""Two who shoot at each other, for tests of combat; a third stands far off, so that a death ends no game.

Standard slots: weapons 0 and 1, helmet 2, body armour 3, defensive 4, throwable 5, consumables 6 and 7; backpack:
consumables 8 and 9, throwable 10.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from itertools import product

from tests.games.gorgasali.kit import dice, do, figure, seen
from tests.games.gorgasali.open_ground import on

from tavola.core.play import Match
from tavola.core.values import Action, Event, Rolled
from tavola.games.gorgasali import events as ev
from tavola.games.gorgasali.actions import Shoot

HELMET, BODY, EXTENSION = 2, 3, 6


def duel(
    mat: str,
    foe: tuple[int, int] = (6, 5),
    *rolls: tuple[int, ...],
    me: str = "varas",
    who: str = "ebue",
    worn: str = "",
    more: str = "",
) -> Match:
    """Seat 0 on (5, 5) at the open phase of its turn, seat 1 at `foe`; `worn` lies on the mat of seat 1."""
    text = f"""
        seats 3
        figure 0 {me} at 5,5
        figure 1 {who} at {foe[0]},{foe[1]}
        figure 2 kruber at 13,13
        mat 0 {mat}
        mat 1 {worn}
        {more}
        turn 0 open
        """
    return on(text, *[dice(*faces) for faces in rolls])


def shoot(match: Match, extension: int = -1, slot: int = 0) -> list[Event]:
    """Seat 0 at seat 1."""
    return do(match, Shoot(slot, 1, extension))


def hp(match: Match, seat: int = 1) -> int:
    return figure(match, seat).health


def spent(match: Match, slot: int = 0, seat: int = 0) -> bool:
    return bool(figure(match, seat).spent >> slot & 1)


def wounds(events: list[Event]) -> list[tuple[str, int, int]]:
    """Every damage as (cause, gross, what field and armour took)."""
    return [(e.cause, e.gross, e.blocked) for e in seen(events, ev.Hurt) if isinstance(e, ev.Hurt)]


def gross(events: list[Event]) -> int:
    """What the weapon gave; 0 on a miss."""
    return sum(amount for cause, amount, _ in wounds(events) if cause == "weapon")


def missed(events: list[Event]) -> bool:
    return bool(seen(events, ev.Missed))


def kinds(events: list[Event]) -> list[type[Event]]:
    """What happened, in order."""
    return [type(event) for event in events]


def spread(match: Match, action: Action, count: int) -> Iterator[tuple[tuple[int, ...], list[Event], Match]]:
    """The same act once with every roll of so many dice: the faces, what happened, and where it led."""
    for faces in product(range(1, 7), repeat=count):
        twin = match.clone()
        twin.script = [Rolled(faces)]
        yield faces, twin.play(0, action), twin


def mean(numbers: list[int]) -> Fraction:
    return Fraction(sum(numbers), len(numbers))
