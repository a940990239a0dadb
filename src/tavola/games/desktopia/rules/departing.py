"""A player who leaves for good (DT-R108), and the clock (DT-R86)."""

from __future__ import annotations

from typing import Final

from tavola.core.values import (
    Action,
    Aim,
    Menu,
    OneOf,
    Pick,
    Refusal,
    Spots,
)
from tavola.games.desktopia import atoms
from tavola.games.desktopia.actions import Back, Decline, Flick, Keep, Mark, Stop
from tavola.games.desktopia.cards import is_character
from tavola.games.desktopia.rules.objective import check_sides, done, eliminate, end, plays
from tavola.games.desktopia.space import ROUND, column
from tavola.games.desktopia.state import FIELD, OFF, State
from tavola.games.desktopia.stats import divs_on

SECTION: Final = 27

NOBODY_THERE: Final = Refusal("DT-R108", "nobody-there")
NOT_ASKED: Final = Refusal("DT-R86", "clock-not-running")
QUIET: Final[tuple[Action, ...]] = (Stop(), Decline(), Keep(), Back())


def leave(s: State, seat: int) -> Refusal | None:
    """His characters are taken off without anything that a death would bring about."""
    if not 0 <= seat < s.kit.seats or s.camps[seat].absent:
        return NOBODY_THERE
    remove_all(s, seat)
    if plays(s, seat):
        eliminate(s, seat, "left")
    else:
        atoms.leave(s, seat)
    check_sides(s)
    return None


def remove_all(s: State, seat: int) -> None:
    for disk in range(len(s.place)):
        if is_character(disk) and s.owner[disk] == seat and (s.place[disk] == FIELD or s.place[disk] == OFF):
            for missile in reversed(column(s, disk)):
                atoms.take_off(s, missile, disk, "left")
            for div in divs_on(s, disk):
                atoms.remove(s, div)
            atoms.remove(s, disk)


def agree_to_draw(s: State) -> Refusal | None:
    """All who play agreed (DT-R57)."""
    if not done(s):
        end(s, (), "draw_agreed")  # DT-25.37
    return None


def quiet_choice(menu: Menu) -> Action:
    """What a clock that ran out chooses: nothing where that is possible, else the first legal thing."""
    for action in QUIET:
        if action in menu:
            return action
    if isinstance(menu, Spots):
        return menu.some[0]
    if isinstance(menu, Pick):
        return Mark(menu.of[: menu.low])
    if isinstance(menu, Aim):
        ways = [Flick(menu.disks[0], dx, dy, 0) for dx, dy in ROUND]
        return next(flick for flick in ways if flick in menu)
    assert isinstance(menu, OneOf)
    return menu.actions[0]
