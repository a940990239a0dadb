"""Offers that lie on the table until everybody they wait for has agreed, or one has not.

Nobody waits for bots, nor for a person whom a bot relieves; for a rematch only those are asked who are still here.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import msgspec

from tavola.core.values import Agreed
from tavola.table import journal
from tavola.table.no import No, need_running
from tavola.table.seating import OPEN
from tavola.table.wire import OVER, Proposal

if TYPE_CHECKING:
    from tavola.table.effects import Person, Plan
    from tavola.table.room import Room

ABORT: Final = "abort"
UNDO: Final = "undo"
DRAW: Final = "draw"
REMATCH: Final = "rematch"


def make(room: Room, person: Person, seat: int, what: str) -> None:
    """Put it on the table; one that is there already is agreed to."""
    if what == REMATCH:
        if room.status != OVER:
            raise No("not-running")
        if room.next or room.called_again:
            raise No("over")
    else:
        need_running(room)
    if what == DRAW:
        need_drawable(room, person)
    if any([one.what == what for one in room.offers]):
        answer(room, person, what, yes=True)
        return
    waits = tuple([other for other in room.seating.others(person.id) if asked(room, other, what)])
    settle(room, Proposal(what, seat, waits))


def need_drawable(room: Room, person: Person) -> None:
    """The rules know such an end, and no bot would have to agree: bots play on."""
    if not room.game.draws:
        raise No("no-draws")
    own = room.seating.of(person)
    if any([chair.bot and not chair.resigned for seat, chair in enumerate(room.seating.seats) if seat not in own]):
        raise No("bots-play-on")


def answer(room: Room, person: Person, what: str, *, yes: bool) -> None:
    """Of one who is waited for; the one who made it may take it away."""
    found = [one for one in room.offers if one.what == what]
    if not found:
        raise No("no-such-offer")
    proposal, own = found[0], room.seating.of(person)
    waited_for = any([seat in own for seat in proposal.waits])
    if not waited_for and (yes or proposal.seat not in own):
        raise No("not-yours")
    if not yes:
        withdraw(room, proposal)
        return
    waits = tuple([seat for seat in proposal.waits if seat not in own])
    settle(room, msgspec.structs.replace(proposal, waits=waits))


def again(room: Room) -> None:
    """Somebody left, or a bot plays: it may be that nobody is waited for any more. Whoever goes offers no rematch."""
    for proposal in room.offers:
        if proposal not in room.offers:
            return  # another one was settled, and has swept it away
        waits = tuple([seat for seat in proposal.waits if asked(room, seat, proposal.what)])
        if proposal.what == REMATCH and not room.seating.here(proposal.seat):
            withdraw(room, proposal)
        elif waits != proposal.waits:
            settle(room, msgspec.structs.replace(proposal, waits=waits))


def settle(room: Room, proposal: Proposal) -> None:
    """It waits for somebody, or it is done."""
    rest = tuple([one for one in room.offers if one.what != proposal.what])
    if proposal.waits:
        put(room, (*rest, proposal))
        return
    if room.offers != rest:
        room.offers = rest
        room.did(journal.Offered(rest))
    DEEDS[proposal.what](room, proposal)


def withdraw(room: Room, proposal: Proposal) -> None:
    put(room, tuple([one for one in room.offers if one is not proposal]))


def put(room: Room, offers: tuple[Proposal, ...]) -> None:
    room.offers = offers
    room.did(journal.Offered(offers))
    room.changed()


def asked(room: Room, seat: int, what: str) -> bool:
    """Whether this seat's person has to agree."""
    chair = room.seating.seats[seat]
    if what == REMATCH:  # also one who resigned, or whom a bot relieved, as long as they are here
        return bool(chair.player) and room.seating.here_in_person(seat)
    return not chair.bot and not chair.resigned


# --- what follows ----------------------------------------------------------------------------------------------------


def abort(room: Room, proposal: Proposal) -> None:
    room.did(journal.Aborted())
    room.abort()
    room.changed()


def undo(room: Room, proposal: Proposal) -> None:
    """Nobody has moved since it was offered: moves take such offers away."""
    step = room.running.last_of(proposal.seat)
    if step is not None:
        room.take_back(step.n)


def draw(room: Room, proposal: Proposal) -> None:
    """The rules say what follows; it ends the game for all."""
    room.happen(Agreed())


def rematch(room: Room, proposal: Proposal) -> None:
    room.called_again = True
    room.effects.rematch = plan_again(room)
    room.effects.host = room.host if room.seating.there[room.host.id] else room.person_of(proposal.seat)
    room.changed()


def plan_again(room: Room) -> Plan:
    """The same table once more; chairs of those who went are open."""
    chairs, people = [], []
    for seat, chair in enumerate(room.seating.seats):
        stays = bool(chair.player) and room.seating.here_in_person(seat)
        people.append(room.person_at(seat) if stays else None)
        chairs.append(OPEN if chair.player else chair.bot)
    return msgspec.structs.replace(
        room.plan, chairs=tuple(chairs), people=tuple(people), start=True, pace=room.pace, seed=None, fork=None
    )


DEEDS: Final[dict[str, Callable[[Room, Proposal], None]]] = {ABORT: abort, UNDO: undo, DRAW: draw, REMATCH: rematch}
