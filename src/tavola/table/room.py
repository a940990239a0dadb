"""All there is at one table, and the ways it changes. Every change is a version: a number that everybody is told."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from tavola.core.game import game as find_game
from tavola.core.play import Match
from tavola.core.values import Action, Outcome
from tavola.table import journal, offers
from tavola.table.answers import Answers
from tavola.table.clock import SECOND, Clocks, Countdown
from tavola.table.course import Course, Move, forked
from tavola.table.effects import Effects, Person, Plan
from tavola.table.limits import Limits
from tavola.table.recalling import Recollection
from tavola.table.scenes import Scenes, ending_of
from tavola.table.seating import Seating
from tavola.table.speech import Speech
from tavola.table.talk import Talk
from tavola.table.viewers import Ear, Sight, Viewers, checksum, encode
from tavola.table.wire import (
    BROKEN,
    OPEN,
    OVER,
    RUNNING,
    Chair,
    Clock,
    Ending,
    Line,
    Personal,
    Proposal,
    Skip,
    Told,
    Update,
)

CHATTY: Final = 6  # lines at once,
CHAT_EVERY: Final = 1500  # then one in so many milliseconds


class Room:
    def __init__(self, name: str, plan: Plan, host: Person, now: int) -> None:
        self.name = name
        self.plan = plan
        self.host = host
        self.game = find_game(plan.game)
        self.options = self.game.settings(len(plan.chairs), plan.options)
        self.made = self.ended = now
        self.v = 0
        self.status = OPEN
        self.pace = plan.pace
        self.ending: Ending | None = None
        self.next = ""
        self.called_again = False  # a rematch is being made
        self.offers: tuple[Proposal, ...] = ()
        self.course: Course | None = None
        self.recollection = Recollection()
        self.seating = Seating(plan, host)
        self.clocks = Clocks(plan.clock, len(plan.chairs))
        self.away = Countdown(plan.clock.away * SECOND, len(plan.chairs))
        self.clock: Clock | None = None  # as it was shown last
        self.talk = Talk()
        self.manners = Limits(1, CHATTY * CHAT_EVERY)  # in milliseconds of silence, of which a line costs some
        self.answers = Answers()
        self.preferences: dict[str, tuple[bool, bool]] = {}
        self.unhelped: set[int] = set()  # they took something back and choose by themselves now
        self.undo: dict[int, str] = {}  # what may be taken back, by seat, once it is reckoned
        self.moved = now  # when somebody moved last
        self.speech = Speech(self.game)
        self.viewers = Viewers(self.seating)
        self.scenes = Scenes(self)
        self.now = now  # of this call
        self.deeds: list[journal.AnyDeed] = []
        self.effects = Effects()
        self.speech.name(self.seating.chairs)

    # --- what is done ------------------------------------------------------------------------------------------------

    def did(self, deed: journal.AnyDeed) -> None:
        """Into the journal with it."""
        self.deeds.append(deed)

    def start(self) -> None:
        """Everybody is here: the match begins, or goes on from the middle of another one."""
        plan, since = self.plan, 0
        if plan.fork is None:
            match = Match(self.game, len(plan.chairs), plan.options, plan.seed)
        else:
            match = forked(plan.fork)
            since = len(match.record.entries)
            match.go_on(plan.seed)
        self.did(journal.Began(self.v + 1, match.record.header, tuple(match.record.entries[since:])))
        self.begin(match)

    def begin(self, match: Match) -> None:
        self.speech.name(self.seating.chairs)
        self.status = RUNNING
        self.course = Course(match, self.v + 1)
        self.moving(self.course.begin(self.v + 1))

    def relieve(self, seat: int, bot: str) -> None:
        """A bot plays for somebody who is away, or who wishes it."""
        self.seating.relieve(seat, bot)
        self.did(journal.Relieved(seat, bot))
        self.chairs_changed()
        offers.again(self)

    def play(self, seat: int, action: Action, how: int) -> None:
        """Raises Refused, and then nothing has changed."""
        before = len(self.running.entries)
        self._moved(self.running.play(self.v + 1, seat, action, how), before)

    def happen(self, outcome: Outcome) -> None:
        """Something from outside; raises Refused, and then nothing has changed."""
        before = len(self.running.entries)
        self._moved(self.running.happen(self.v + 1, outcome), before)

    def _moved(self, move: Move, before: int) -> None:
        self.did(journal.Moved(move.v, move.seat, move.how, tuple(self.running.entries[before:])))
        self.moving(move)

    def moving(self, move: Move) -> None:
        """What follows from a move for the table, and everybody is told."""
        self.v = move.v
        self.moved = self.now
        self.recollection.forget()
        self.clocks.charge(self.now)
        self.unhelped.discard(move.seat)
        self.undo = {}
        self.offers = tuple([one for one in self.offers if one.what != "undo"]) if self.offers else ()
        for seat, need in self.running.needs.items():
            if need == move.v and self.clocks.opened(seat, move.n):
                self.clock = None  # it is shown anew
        result = self.running.match.result
        if result is not None:
            self.finish(ending_of(result))
        self.scenes.moved()
        self.tell(move)

    def take_back(self, n: int) -> None:
        """To where so many entries were there."""
        self.v += 1
        self.running.take_back(self.v, n)
        self.did(journal.TakenBack(self.v, n))
        self.taken_back(n)

    def taken_back(self, n: int) -> None:
        self.recollection.forget()
        self.undo = {}
        self.offers = ()
        self.unhelped = set(range(len(self.seating.seats)))
        self.scenes.moved()
        self.tell(undone=n)

    def finish(self, ending: Ending) -> None:
        self.status = OVER
        self.ended = self.now
        self.ending = ending
        self.offers = ()
        self.effects.over = True

    def abort(self) -> None:
        """Nobody wants to play it to its end."""
        self.finish(Ending((), (), "aborted"))

    def break_down(self) -> None:
        """Our own bug: nothing can be done here any more."""
        self.status, self.offers, self.undo = BROKEN, (), {}
        self.ended = self.now

    def rate(self, changes: tuple[int, ...]) -> None:
        if self.ending is not None:
            self.ending = msgspec.structs.replace(self.ending, rating=changes)

    @property
    def running(self) -> Course:
        """The course of a match that has begun."""
        assert self.course is not None
        return self.course

    @property
    def deciders(self) -> tuple[int, ...]:
        return tuple(self.course.needs) if self.course is not None and self.status == RUNNING else ()

    # --- who is told what --------------------------------------------------------------------------------------------

    def changed(self) -> None:
        """One version more, without a move."""
        self.v += 1
        self.tell()

    def chairs_changed(self) -> None:
        self.speech.name(self.seating.chairs)
        self.changed()

    def tell(
        self, move: Move | None = None, line: Line | None = None, undone: int = -1, *, apart: bool = False
    ) -> None:
        """Everybody who looks is told what led to this version; those who may know nothing of it hear its number."""
        self.wind()
        for sight, ears in self.viewers.looking():
            self._tell(sight, ears, move, line, undone, apart=apart)

    def _tell(
        self, sight: Sight, ears: Sequence[Ear], move: Move | None, line: Line | None, undone: int, *, apart: bool
    ) -> None:
        old, new = sight.scene, self.scenes.scene(sight.eyes)
        rows = self.scenes.rows(old, new)
        mark = checksum(new) if old.deciders != new.deciders else 0
        sight.scene = new
        events = move.shown_to(sight.eyes) if move is not None else ()
        sent: dict[tuple[str, bool], bytes] = {}
        for ear in ears:
            heard = line is not None and (not apart or self.viewers.watches(ear))
            key = (ear.lang, heard)
            if key not in sent:
                told = self.told(move, events, sight.eyes, ear.lang) if move is not None and events else None
                question = self._question(sight, ear.lang)
                if rows or told or heard or question or undone >= 0:
                    update = Update(self.v, tuple(rows), told, line if heard else None, question, mark, undone)
                    sent[key] = encode(update)
                else:
                    sent[key] = encode(Skip(self.v))
            self.viewers.out.append((ear.conn, sent[key]))

    def told(self, move: Move, events: Sequence[Any], eyes: int | None, lang: str) -> Told:
        said = self.speech.events(events, self.scenes.view(eyes), lang) if lang else ()
        return Told(move.v, move.n, move.seat, tuple(events), said)

    def _question(self, sight: Sight, lang: str) -> str:
        """What is asked now, if that is news through these eyes."""
        if not lang or self.status != RUNNING:
            return ""
        new = self.scenes.question(sight.eyes, lang)
        if sight.questions.get(lang) == new:
            return ""
        sight.questions[lang] = new
        return new

    def personal(self, person: Person) -> None:
        """Tell all windows of this person which seats and preferences are theirs."""
        forced, passes = self.preferences.get(person.id, (False, False))
        for ear in self.viewers.of(person):
            self.viewers.place(ear)
            self.see(ear)
            self.viewers.send(ear, Personal(self.seating.of(person), forced, passes))

    def see(self, ear: Ear) -> Sight:
        """What this window looks at; the first to look through these eyes opens them."""
        sight = self.viewers.sights.get(ear.eyes)
        if sight is None:
            sight = self.viewers.sights[ear.eyes] = Sight(ear.eyes, self.scenes.scene(ear.eyes))
        return sight

    # --- times -------------------------------------------------------------------------------------------------------

    def wind(self) -> None:
        """Whose time runs now: people who are asked and are here; and the patience with those who are not."""
        now = self.now
        seating, running = self.seating, self.status == RUNNING
        patient = running and self.away.full and seating.relief
        self.away.run(seating.absent() if patient else (), now)
        if self.clocks.rules.kind == "none":
            return
        asked = [seat for seat in self.deciders if not seating.bot_of(seat) and seating.here(seat)]
        if self.clocks.run(tuple(asked), now) or self.clock is None:
            self.clock = self.clocks.shown(now)

    def show_clock(self) -> None:
        """Somebody comes and must be told times of this moment, or nearly; they are part of what all see."""
        if self.clock is None or not self.clocks.running:
            return
        shown = self.clocks.shown(self.now)
        if any([was - now > SECOND for was, now in zip(self.clock.left, shown.left, strict=True)]):
            self.clock = None
            self.changed()

    @property
    def chairs(self) -> tuple[Chair, ...]:
        return self.seating.chairs

    def person_at(self, seat: int) -> Person:
        """Who sits there, by the name of this seat."""
        return Person(self.seating.seats[seat].player, self.seating.seats[seat].name)

    def person_of(self, seat: int) -> Person:
        """Who sits there, by the name they gave first."""
        player = self.seating.seats[seat].player
        names = [one.name for one in self.seating.seats if one.player == player and one.name]
        return Person(player, names[0] if names else self.host.name)

    def row(self, done: tuple[str, str, int] | None) -> bytes:
        """What was done in this call, for the journal."""
        timed = self.clocks.rules.kind != "none"
        if timed:
            self.clocks.charge(self.now)
        left = tuple(self.clocks.left) if timed else None
        return journal.encode(journal.Row(self.now, self.v, tuple(self.deeds), done, left))
