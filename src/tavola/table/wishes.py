"""What people may wish of a table, and what becomes of it. A wish is carried out, or told why not; never both."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

import msgspec

from tavola.core.errors import Refused as RuleRefused
from tavola.core.record import read
from tavola.core.values import Action, Left
from tavola.core.values import Aim as AimMenu
from tavola.core.values import Pick as PickMenu
from tavola.table import journal, offers, wire
from tavola.table.course import CHOSEN, OWN
from tavola.table.no import No, need_open, need_running
from tavola.table.room import CHAT_EVERY, Room
from tavola.table.seating import OPEN, PERSON
from tavola.table.talk import LONGEST, LONGEST_NAME, clean
from tavola.table.wire import RUNNING

if TYPE_CHECKING:
    from tavola.table.effects import Person
    from tavola.table.viewers import Ear

OFFERED: Final = (offers.ABORT, offers.DRAW, offers.REMATCH)
SLOWEST: Final = 10_000  # milliseconds between two moves of bots


def seated(room: Room, person: Person) -> int:
    """The first seat of this person."""
    own = room.seating.of(person)
    if not own:
        raise No("not-yours")
    return own[0]


def need_host(room: Room, person: Person) -> None:
    if person.id != room.host.id:
        raise No("not-host")


def need_seat(room: Room, seat: int) -> None:
    if not room.seating.known(seat):
        raise No("wrong", f"seat: expected 0..{len(room.seating.seats) - 1}, found {seat}")


# --- moves -----------------------------------------------------------------------------------------------------------


def asked(room: Room, person: Person, need: int) -> int:
    """The seat that is asked this, if it is one of this person's."""
    need_running(room)
    needs, own = room.running.needs, room.seating.of(person)
    for seat in own:
        if needs.get(seat) == need:
            if room.seating.bot_of(seat):
                raise No("not-yours")
            return seat
    raise No("stale" if own else "not-yours")


def action_of(room: Room, action: dict[str, Any]) -> Action:
    try:
        found: Action = read(action, room.game.actions)
    except msgspec.ValidationError as error:
        raise No("wrong", str(error)) from error
    return found


def choose(room: Room, seat: int, need: int, action: Action) -> None:
    try:
        room.play(seat, action, CHOSEN)
    except RuleRefused as error:
        raise No(error.refusal.reason, refusal=error.refusal, need=need) from error


def act(room: Room, ear: Ear, person: Person, said: wire.Act) -> None:
    seat = asked(room, person, said.need)
    choose(room, seat, said.need, action_of(room, said.action))


def pick(room: Room, ear: Ear, person: Person, said: wire.Pick) -> None:
    seat = asked(room, person, said.need)
    menu = room.running.match.menu(seat)
    if not isinstance(menu, PickMenu):
        raise No("wrong", "items: this decision is no pick", need=said.need)
    choose(room, seat, said.need, menu.make(said.items))


def aim(room: Room, ear: Ear, person: Person, said: wire.Aim) -> None:
    seat = asked(room, person, said.need)
    menu = room.running.match.menu(seat)
    if not isinstance(menu, AimMenu):
        raise No("wrong", "disk: this decision is no aim", need=said.need)
    choose(room, seat, said.need, menu.make(said.disk, said.dx, said.dy, said.speed))


def undo(room: Room, ear: Ear, person: Person, said: wire.Undo) -> None:
    """The newest move of any of the own seats."""
    need_running(room)
    seated(room, person)
    course = room.running
    steps = [step for seat in room.seating.of(person) if (step := course.last_of(seat)) is not None]
    if not steps:
        raise No("nothing-to-undo")
    step = max(steps)
    may = course.may_take_back(step.seat, step)
    if may == OWN:
        room.take_back(step.n)
    elif may == "revealed":
        raise No("revealed")
    elif not said.ask:
        raise No("answered")
    else:
        offers.make(room, person, step.seat, "undo")


def resign(room: Room, ear: Ear, person: Person, said: wire.Resign) -> None:
    """The rules say what follows; where they want a bot to play on, one does."""
    need_running(room)
    if said.seat not in room.seating.of(person):
        raise No("not-yours")
    if room.seating.seats[said.seat].resigned:
        raise No("over")
    bot = ""
    try:
        room.happen(Left(said.seat))
    except RuleRefused as error:
        bot = room.seating.relief
        if not bot:
            raise No(error.refusal.reason, refusal=error.refusal) from error
    room.seating.resign(said.seat, bot)
    room.did(journal.Resigned(said.seat, bot))
    room.chairs_changed()
    offers.again(room)


# --- seats -----------------------------------------------------------------------------------------------------------


def sit(room: Room, ear: Ear, person: Person, said: wire.Sit) -> None:
    need_seat(room, said.seat)
    chair = room.seating.seats[said.seat]
    if chair.player == person.id and chair.relieved and room.status == RUNNING:
        room.seating.come_back(said.seat)
        room.did(journal.CameBack(said.seat))
        room.chairs_changed()
        return
    need_open(room)
    if chair.kind != OPEN:
        raise No("not-open")
    name = clean(said.name, LONGEST_NAME)
    room.seating.sit(said.seat, person, name)
    room.did(journal.Sat(said.seat, person, name))
    room.chairs_changed()
    room.personal(person)
    if room.plan.start and not room.seating.open:
        room.start()


def stand(room: Room, ear: Ear, person: Person, said: wire.Stand) -> None:
    need_open(room)
    if said.seat not in room.seating.of(person):
        raise No("not-yours")
    put(room, said.seat, "")
    room.personal(person)


def fill(room: Room, ear: Ear, person: Person, said: wire.Fill) -> None:
    need_open(room)
    need_host(room, person)
    need_seat(room, said.seat)
    if room.seating.seats[said.seat].kind == PERSON:
        raise No("seated")
    if said.bot and said.bot not in room.plan.bots:
        raise No("no-such-bot")
    put(room, said.seat, said.bot)


def put(room: Room, seat: int, bot: str) -> None:
    room.seating.fill(seat, bot)
    room.did(journal.Filled(seat, bot))
    room.chairs_changed()


def start(room: Room, ear: Ear, person: Person, said: wire.Start) -> None:
    need_open(room)
    need_host(room, person)
    if said.bot and said.bot not in room.plan.bots:
        raise No("no-such-bot")
    if room.seating.open and not said.bot:
        raise No("empty-seats")
    for seat, chair in enumerate(room.seating.seats):
        if chair.kind == OPEN:
            room.seating.fill(seat, said.bot)
            room.did(journal.Filled(seat, said.bot))
    room.start()


def relieve(room: Room, ear: Ear, person: Person, said: wire.Relieve) -> None:
    need_running(room)
    seated(room, person)
    need_seat(room, said.seat)
    if said.bot not in room.plan.bots:
        raise No("no-such-bot")
    chair = room.seating.seats[said.seat]
    if chair.kind != PERSON or chair.gone:
        raise No("not-away")
    if chair.player != person.id and room.seating.here(said.seat):
        raise No("not-away")
    room.relieve(said.seat, said.bot)


# --- the rest --------------------------------------------------------------------------------------------------------


def offer(room: Room, ear: Ear, person: Person, said: wire.Offer) -> None:
    """What is taken back is asked for by `undo`, which knows what may be."""
    if said.what not in OFFERED:
        raise No("wrong", f"what: expected {', '.join(OFFERED)}, found {said.what!r}")
    offers.make(room, person, seated(room, person), said.what)


def answer(room: Room, ear: Ear, person: Person, said: wire.Answer) -> None:
    offers.answer(room, person, said.what, yes=said.yes)


def chat(room: Room, ear: Ear, person: Person, said: wire.Chat) -> None:
    text = clean(said.text, LONGEST)
    if not text:
        raise No("wrong", "text: expected something to read")
    if not room.manners.allow(person.id, room.now, CHAT_EVERY):
        raise No("too-fast")
    own = room.seating.of(person)
    apart = not own and room.status == RUNNING
    room.v += 1
    name = (room.seating.seats[own[0]].name if own else "") or person.name
    line = wire.Line(room.v, own[0] if own else -1, name, text, room.now // 1000)
    room.talk.add(line, apart=apart)
    room.did(journal.Said(line, apart))
    room.tell(line=line, apart=apart)


def prefer(room: Room, ear: Ear, person: Person, said: wire.Prefer) -> None:
    seated(room, person)
    room.preferences[person.id] = (said.forced, said.passes)
    room.did(journal.Preferred(person.id, said.forced, said.passes))
    room.personal(person)


def pace(room: Room, ear: Ear, person: Person, said: wire.Pace) -> None:
    seated(room, person)
    if not 0 <= said.ms <= SLOWEST:
        raise No("wrong", f"ms: expected 0..{SLOWEST}, found {said.ms}")
    room.pace = said.ms
    room.did(journal.Paced(said.ms))
    room.changed()


WISHES: Final[dict[type[wire.Said], Callable[[Room, Ear, Person, Any], None]]] = {
    wire.Act: act, wire.Pick: pick, wire.Aim: aim, wire.Undo: undo, wire.Offer: offer, wire.Answer: answer,
    wire.Sit: sit, wire.Stand: stand, wire.Fill: fill, wire.Start: start, wire.Relieve: relieve, wire.Resign: resign,
    wire.Chat: chat, wire.Prefer: prefer, wire.Pace: pace,
}  # fmt: skip
