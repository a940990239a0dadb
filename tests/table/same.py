"""Whether two tables are the same, except for who is connected and what follows from that."""

from __future__ import annotations

from typing import Any

import msgspec

from tavola.table.room import Room
from tavola.table.running import Table


def same(one: Table, other: Table, *, timed: bool = False) -> None:
    """`timed`: the clocks were written down just now."""
    here, there = facts(one.room), facts(other.room)
    for name, fact in here.items():
        assert there[name] == fact, f"{name}: {there[name]} is not {fact}"
    for person, client, number, v in done(one.room):
        assert other.room.answers.of(person, client).answers.get(number) == v
    if timed:
        assert other.room.clocks.left == one.room.clocks.left
    assert other.summary() == nobody_here(one.summary())


def facts(room: Room) -> dict[str, Any]:
    course = room.course
    found: dict[str, Any] = {
        "scenes": [scene(room, eyes) for eyes in (None, *range(len(room.chairs)))], "preferences": room.preferences,
        "for players": room.talk.for_players(), "for spectators": room.talk.for_spectators(),
        "names": room.speech._names, "relief": room.seating.relief, "ended": room.ended,
    }  # fmt: skip
    if course is not None and room.status != "broken":
        found |= {
            "log": list(course.log), "needs": course.needs, "trail": course.trail, "entries": course.entries,
            "digest": course.match.digest(), "base": course.base.digest(), "unhelped": room.unhelped,
            "paid": room.clocks.paid,
        }  # fmt: skip
    return found


def scene(room: Room, eyes: int | None) -> Any:
    """Without what hangs on who looks and who is here, and without times."""
    shown = room.scenes.scene(eyes)
    chairs = tuple([msgspec.structs.replace(chair, here=False) for chair in shown.chairs])
    view = None if room.status == "broken" else shown.view
    return msgspec.structs.replace(shown, chairs=chairs, undo="", clock=None, view=view)


def done(room: Room) -> list[tuple[str, str, int, int]]:
    """The commands that were carried out, as the table remembers them."""
    return [
        (person, client, number, answer)
        for person, windows in room.answers._people.items()
        for client, window in windows.items()
        for number, answer in window.answers.items()
        if isinstance(answer, int)
    ]


def nobody_here(summary: Any) -> Any:
    """A restored table knows of no connections."""
    chairs = [msgspec.structs.replace(chair, here=chair.kind == "bot") for chair in summary.chairs]
    return msgspec.structs.replace(summary, chairs=tuple(chairs))
