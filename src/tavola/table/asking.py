"""Questions a client may ask. They change nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from tavola.core.record import read
from tavola.core.values import Pick
from tavola.table.no import No, need_running
from tavola.table.scenes import choices_of
from tavola.table.speech import known
from tavola.table.viewers import checksum
from tavola.table.wire import (
    BROKEN,
    PROTOCOL,
    RUNNING,
    Because,
    Behind,
    Hello,
    Look,
    Looked,
    Recall,
    Recalled,
    Sent,
    Whole,
    Why,
)

if TYPE_CHECKING:
    from tavola.table.room import Room
    from tavola.table.viewers import Ear


def hello(room: Room, ear: Ear, said: Hello) -> Whole:
    """All there is to know, through the eyes that were asked for."""
    room.show_clock()
    ear.greet(said, known(said.lang))
    room.viewers.place(ear)
    sight = room.see(ear)
    person, own = ear.person, room.seating.of(ear.person)
    forced, passes = room.preferences.get(person.id, (False, False)) if person else (False, False)
    since = said.since if said.since <= room.v else -1
    moves = [move for move in (room.course.log if room.course else ()) if move.v > since]
    log = [room.told(move, events, ear.eyes, ear.lang) for move in moves if (events := move.shown_to(ear.eyes))]
    question = room.scenes.question(ear.eyes, ear.lang) if ear.lang and room.status == RUNNING else ""
    if question:
        sight.questions[ear.lang] = question
    lines = room.talk.for_players() if own else room.talk.for_spectators()
    return Whole(
        protocol=PROTOCOL, v=room.v, id=room.name, game=room.game.name, options=room.options, rules=room.clocks.rules,
        draws=room.game.draws, rated=room.plan.rated, private=room.plan.private, bots=room.plan.bots,
        you=person.id if person else "", seats=own, eyes=ear.eyes, forced=forced, passes=passes, question=question,
        sum=checksum(sight.scene), scene=sight.scene, log=tuple(log), chat=lines,
    )  # fmt: skip


def look(room: Room, ear: Ear, said: Look) -> Looked:
    """Nothing is said of a decision that is not asked through these eyes any more."""
    seat = ear.eyes
    ask = room.scenes.ask(seat)
    if seat is None or ask is None or ask.need != said.need:
        return Looked(said.need, (), ())
    menu, view = room.running.match.menu(seat), room.scenes.view(seat)
    choices = choices_of(menu)
    things = [menu.make((item,)) for item in menu.of] if isinstance(menu, Pick) else []
    labels = tuple([room.speech.action(action, view, ear.lang) for action in (*choices, *things)])
    rules = tuple([room.game.why(action, view) for action in choices])
    return Looked(said.need, labels, rules, room.game.outlook(view, menu))


def why(room: Room, ear: Ear, said: Why) -> Because:
    """The game's own answer, for the seat looked through."""
    try:
        need_running(room)
    except No as no:
        return Because(reason=no.reason)
    seat = ear.eyes
    if seat is None:
        return Because(reason="not-yours")
    try:
        action: Any = read(said.action, room.game.actions)
    except msgspec.ValidationError as error:
        return Because(reason="wrong", text=str(error))
    view = room.scenes.view(seat)
    refusal = room.running.match.check(seat, action)
    if refusal is None:
        return Because(fine=True, rules=room.game.why(action, view))
    text = room.speech.refusal(refusal, view, ear.lang)
    return Because(reason=refusal.reason, rule=refusal.rule, text=text)


def behind(room: Room, ear: Ear, said: Behind) -> Because:
    """The rules behind an event of the log, as this viewer knows it."""
    for move in room.course.log if room.course else ():
        if move.v == said.v:
            events = move.shown_to(ear.eyes)
            if 0 <= said.event < len(events):
                return Because(fine=True, rules=room.game.why(events[said.event], room.scenes.view(ear.eyes)))
    return Because(reason="wrong")


def recall(room: Room, ear: Ear, said: Recall) -> Recalled | Because:
    """An earlier moment, as these eyes saw it. A match that broke is not played again."""
    match = room.recollection.after(room.course, said.v) if room.course and room.status != BROKEN else None
    if match is None:
        return Because(reason="wrong")
    return Recalled(said.v, match.view(ear.eyes), tuple(match.deciders))


def answered(room: Room, ear: Ear, said: Any) -> Sent | None:
    """The answer to a question; None when it is none."""
    if isinstance(said, Hello):
        return hello(room, ear, said)
    if isinstance(said, Look):
        return look(room, ear, said)
    if isinstance(said, Why):
        return why(room, ear, said)
    if isinstance(said, Recall):
        return recall(room, ear, said)
    return behind(room, ear, said) if isinstance(said, Behind) else None
