"""One running table, without any I/O: messages, time and thoughts go in, effects come out."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from tavola.core.values import TimeUp
from tavola.table import asking, journal, offers, wire
from tavola.table.bots import Bots
from tavola.table.effects import Effects, Info, Job, Person, Plan, Summary
from tavola.table.no import No
from tavola.table.plans import check
from tavola.table.restoring import restore
from tavola.table.room import Room
from tavola.table.viewers import Ear, encode
from tavola.table.wire import OVER, RUNNING
from tavola.table.wishes import WISHES

FARTHEST: Final = 2**53 - 1  # the largest number that every client can count to
QUIET: Final = 150  # milliseconds after a move before it is reckoned who may take it back


class Table:
    """All times are whole milliseconds of the wall clock. Nothing here raises for what a client says."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self._bots = Bots(room)
        self._reckoned: object = None  # for which move and whose eyes it was reckoned what may be taken back
        self._shown: tuple[object, Info | None] = (None, None)  # to the lobby, and what it was made of

    @staticmethod
    def make(name: str, plan: Plan, person: Person, now: int) -> tuple[Table, Effects]:
        """A new table with this person as its host; TavolaError when the plan is wrong."""
        check(plan)
        table = Table(Room(name, plan, person, now))
        table.room.did(journal.Made(plan, person))
        if plan.start and not table.room.seating.open:
            table.room.start()
        return table, table._effects()

    @staticmethod
    def restore(name: str, rows: Iterable[bytes], now: int) -> Table:
        """The table these rows tell of; nobody is connected, and the time it was away is charged to nobody."""
        table = Table(restore(name, rows, now))
        table.room.effects = Effects()
        return table

    # --- what goes in ------------------------------------------------------------------------------------------------

    def join(self, conn: str, person: Person | None, now: int) -> Effects:
        """A socket opened; nothing is sent before it says Hello."""
        room = self._at(now)
        room.viewers.ears[conn] = Ear(conn, person)
        if person is not None and room.seating.enter(person):
            for seat in room.seating.of(person):
                room.away.refill(seat, now)
            room.changed()
        return self._effects()

    def leave(self, conn: str, now: int) -> Effects:
        """A socket closed."""
        room = self._at(now)
        ear = room.viewers.ears.pop(conn, None)
        if ear is not None and ear.person is not None and room.seating.go(ear.person):
            room.changed()
            offers.again(room)
        return self._effects()

    def hear(self, conn: str, said: wire.Said, now: int) -> Effects:
        """A client spoke."""
        room = self._at(now)
        ear = room.viewers.ears.get(conn)
        if ear is None:
            return self._effects()
        if isinstance(said, wire.Ping):
            room.viewers.send(ear, wire.Pong(said.id))
        elif not (ear.greeted or isinstance(said, wire.Hello)):
            room.viewers.send(ear, wire.Fault("say hello first", "t"))
        elif type(said) in WISHES:
            return self._wish(ear, said)
        else:
            answer = asking.answered(room, ear, said)
            if answer is not None:
                room.viewers.send(ear, answer)
        return self._effects()

    def tick(self, now: int) -> Effects:
        """Time passed: clocks, absences, held moves."""
        room = self._at(now)
        if room.status == RUNNING:
            self._times_up()
            self._bots.move()
            self._bots.help()
            self._reckon()
        return self._effects()

    def jobs(self) -> list[Job]:
        """Bots that have to think and were not asked yet."""
        return self._bots.jobs()

    def thought(self, seat: int, need: int, answer: bytes, now: int) -> Effects:
        """A bot's answer (`jobs.think`); held back until the pace allows it."""
        self._at(now)
        self._bots.thought(seat, need, answer)
        if self._bots.move():
            self._bots.help()
        return self._effects()

    # --- what the server does ----------------------------------------------------------------------------------------

    def fail(self, now: int) -> Effects:
        """Our own bug, found outside: stop this table and say so. What was half done is not kept."""
        room = self._at(now)
        room.deeds.clear()
        room.viewers.out.clear()
        room.effects = Effects(over=True)
        room.scenes.freeze()
        room.break_down()
        room.did(journal.Broke())
        room.changed()
        return self._effects()

    def pause(self, now: int) -> Effects:
        """Before the server stops: write the clocks down."""
        room = self._at(now)
        if room.status == RUNNING and room.clocks.rules.kind != "none":
            room.effects.rows.append(room.row(None))
        return self._effects()

    def rate(self, changes: tuple[int, ...], now: int) -> Effects:
        """The rating changes by seat become part of the ending."""
        room = self._at(now)
        room.rate(changes)
        room.did(journal.Rated(changes))
        room.changed()
        return self._effects()

    def go_to(self, next_id: str, now: int) -> Effects:
        """The rematch is played there."""
        room = self._at(now)
        room.next = next_id
        room.did(journal.GoesOn(next_id))
        room.changed()
        return self._effects()

    # --- what there is to know ---------------------------------------------------------------------------------------

    @property
    def id(self) -> str:
        return self.room.name

    @property
    def status(self) -> str:
        """open, running, over, broken."""
        return self.room.status

    @property
    def due(self) -> int | None:
        """When `tick` must be called; None: never."""
        room = self.room
        if room.status != RUNNING:
            return None
        times = [room.clocks.due, room.away.due, self._bots.due]
        if self._looked != self._reckoned and room.viewers.sights:
            times.append(room.moved + QUIET)
        known = [time for time in times if time is not None]
        return min(known) if known else None

    def info(self) -> Info:
        """What the lobby shows."""
        room, chairs, plan = self.room, self.room.chairs, self.room.plan
        return Info(
            id=room.name, game=room.game.name, status=room.status, who=tuple([chair.name for chair in chairs]),
            bots=tuple([chair.kind == "bot" for chair in chairs]), people=room.seating.people,
            deciders=room.deciders, open=room.seating.open, watching=room.viewers.watching, clock=plan.clock,
            private=plan.private, rated=plan.rated, made=room.made,
        )  # fmt: skip

    def summary(self) -> Summary:
        """What is archived when the game is over."""
        room, course = self.room, self.room.course
        ending = room.ending if room.status == OVER else None
        rated = room.plan.rated and room.plan.fork is None and ending is not None and bool(ending.places)
        return Summary(
            id=room.name, game=room.game.name, options=room.options, chairs=room.chairs, ending=ending,
            entries=len(course.entries) if course else 0, record=course.match.record.encode() if course else b"",
            rated=rated, private=room.plan.private, made=room.made, ended=room.ended,
        )  # fmt: skip

    # --- inside ------------------------------------------------------------------------------------------------------

    def _at(self, now: int) -> Room:
        self.room.now = now
        return self.room

    def _wish(self, ear: Ear, said: Any) -> Effects:
        """Carry it out once, however often it is sent."""
        room, person, number = self.room, ear.person, said.id
        if not -FARTHEST <= number <= FARTHEST:
            room.viewers.send(ear, wire.Fault(f"expected a number up to {FARTHEST}", "id"))
            return self._effects()
        if person is None:
            room.viewers.send(ear, wire.Refused(number, "not-yours"))
            return self._effects()
        window = room.answers.of(person.id, ear.client)
        known = window.find(number)
        if known is not None:
            room.viewers.out.append((ear.conn, known))
            return self._effects()
        try:
            WISHES[type(said)](room, ear, person, said)
        except No as no:
            refused = self._refused(ear, number, no)
            window.note(number, refused)
            room.viewers.out.append((ear.conn, refused))
            return self._effects()
        if isinstance(said, wire.Sit):
            self._bots.forget(said.seat)
        self._bots.help()
        window.note(number, room.v)
        room.viewers.send(ear, wire.Done(number, room.v))
        return self._effects((person.id, ear.client, number))

    def _refused(self, ear: Ear, number: int, no: No) -> bytes:
        refusal = no.refusal
        if refusal is None:
            return encode(wire.Refused(number, no.reason, text=no.text, need=no.need))
        text = self.room.speech.refusal(refusal, self.room.scenes.view(ear.eyes), ear.lang)
        return encode(wire.Refused(number, refusal.reason, refusal.rule, text, refusal.about, no.need))

    def _times_up(self) -> None:
        """Of each clock that ran out, and of each patience."""
        room = self.room
        room.clocks.charge(room.now)
        for seat in room.clocks.out():
            if seat in room.deciders:
                room.happen(TimeUp(seat))
        room.away.charge(room.now)
        for seat in room.away.out():
            if room.status == RUNNING and room.seating.relief and not room.seating.bot_of(seat):
                room.relieve(seat, room.seating.relief)

    def _reckon(self) -> None:
        """When it has been quiet for a moment: what may everybody who looks take back?"""
        room = self.room
        looked = self._looked
        if self._reckoned == looked or room.now < room.moved + QUIET or room.status != RUNNING:
            return
        self._reckoned = looked
        found = {}
        for seat in [eyes for eyes in room.viewers.sights if eyes is not None]:
            may = room.running.might_take_back(seat)
            if may and not room.seating.bot_of(seat):
                found[seat] = may
        if found != room.undo:
            room.undo = found
            room.changed()

    @property
    def _looked(self) -> object:
        """The newest move, and the eyes that look at it."""
        return (self.room.running.v, *self.room.viewers.sights)

    def _effects(self, done: tuple[str, str, int] | None = None) -> Effects:
        """What this call led to."""
        room = self.room
        effects, room.effects = room.effects, Effects()
        if room.deeds or done is not None:
            effects.rows.append(room.row(done))
            room.deeds.clear()
        effects.out, room.viewers.out = room.viewers.out, []
        parts = (room.chairs, room.status, room.deciders, tuple(room.viewers.ears))
        if parts != self._shown[0]:
            info = self.info()
            effects.lobby = info != self._shown[1]
            self._shown = (parts, info)
        return effects
