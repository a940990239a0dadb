"""The seats that no person plays just now: who has to think, and thoughts that are held until people can follow."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from tavola.core import codec
from tavola.core.record import read
from tavola.core.rng import Dice, fresh_seed
from tavola.core.values import Action, Menu
from tavola.table.course import BY_BOT, HELPED
from tavola.table.effects import Job
from tavola.table.wire import RUNNING

if TYPE_CHECKING:
    from tavola.table.room import Room

PASS: Final = "pass"  # the kind of action by which every game lets a seat do nothing
FOLLOWED: Final = 100  # moves by preference in one call


class Bots:
    """`asked`: the decision each seat was sent to think about; `held`: what it came back with."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._asked: dict[int, int] = {}
        self._held: dict[int, tuple[int, Action | None]] = {}
        self._more = False  # there may be more to play for people
        self._rng = Dice(fresh_seed())

    def jobs(self) -> list[Job]:
        room = self._room
        if room.status != RUNNING:
            return []
        course, found = room.running, []
        for seat, need in course.needs.items():
            bot = room.seating.bot_of(seat)
            if not bot or self._asked.get(seat) == need:
                continue
            self._asked[seat] = need
            header = course.match.record.header
            state = codec.freeze(course.match.state)
            found.append(Job(header.game, header.seats, header.options, state, seat, need, bot))
        return found

    def thought(self, seat: int, need: int, answer: bytes) -> None:
        """Hold it until its time has come."""
        room = self._room
        if room.status == RUNNING and room.running.needs.get(seat) == need and room.seating.bot_of(seat):
            self._held[seat] = (need, action_of(answer, room.game.actions))

    def forget(self, seat: int) -> None:
        """A person plays it again."""
        self._held.pop(seat, None)
        self._asked.pop(seat, None)

    @property
    def due(self) -> int | None:
        """When the next held move may be made, or people be helped on."""
        if self._more:
            return self._room.now
        self._drop()
        return self._room.moved + self._room.pace if self._held else None

    def move(self) -> bool:
        """Make one held move, if its time has come. A bot that had no answer, or a wrong one, chooses by chance."""
        room = self._room
        self._drop()
        if not self._held or room.moved + room.pace > room.now:
            return False
        seat, (_, action) = self._held.popitem()
        match = room.running.match
        if action is None or match.check(seat, action) is not None:
            action = match.menu(seat).sample(self._rng)
        room.play(seat, action, BY_BOT)
        return True

    def help(self) -> None:
        """Play what people wish to be played for them: the only choice there is, or passing. Not all at once."""
        room = self._room
        self._more = False
        for _ in range(FOLLOWED):
            if not (room.preferences and room.status == RUNNING and self._help_one()):
                return
        self._more = True

    # --- inside ------------------------------------------------------------------------------------------------------

    def _help_one(self) -> bool:
        room = self._room
        for seat in room.deciders:
            chair = room.seating.seats[seat]
            if chair.bot or seat in room.unhelped or chair.player not in room.preferences:
                continue
            action = wished(room.running.match.menu(seat), *room.preferences[chair.player])
            if action is not None:
                room.play(seat, action, HELPED)
                return True
        return False

    def _drop(self) -> None:
        """What was thought for a decision that is gone."""
        if self._held:
            needs = self._room.running.needs if self._room.status == RUNNING else {}
            self._held = {seat: held for seat, held in self._held.items() if needs.get(seat) == held[0]}


def action_of(answer: bytes, kinds: tuple[type[Action], ...]) -> Action | None:
    try:
        found: Action = read(msgspec.json.decode(answer), kinds)
    except (msgspec.DecodeError, UnicodeDecodeError):
        return None
    return found


def wished(menu: Menu, forced: bool, passes: bool) -> Action | None:  # noqa: FBT001 - as the two are stored
    """The choice that these preferences make here, if they make one."""
    listed = menu.listed()
    if listed is None:
        return None
    if forced and len(listed) == 1:
        return listed[0]
    passing = [one for one in listed if type(one).__struct_config__.tag == PASS]
    return passing[0] if passes and passing else None
