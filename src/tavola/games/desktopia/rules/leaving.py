"""Section 13: disks that left the field are put back."""

from __future__ import annotations

from typing import ClassVar, Final

from tavola.core.frame import Frame
from tavola.core.values import Action, Menu, Need, OneOf, Refusal, Spots
from tavola.games.desktopia import atoms
from tavola.games.desktopia.actions import Choose, Place
from tavola.games.desktopia.cards import is_character, is_missile
from tavola.games.desktopia.rules.asking import AUTO, ask, decider
from tavola.games.desktopia.rules.objective import done
from tavola.games.desktopia.shore import spots
from tavola.games.desktopia.space import direction
from tavola.games.desktopia.state import OFF, TABLE, State
from tavola.games.desktopia.stats import card
from tavola.games.desktopia.units import TOLERANCE

SECTION: Final = 13

NOT_YOURS: Final = Refusal("DT-13.6", "not-one-of-them")
NOT_THERE: Final = Refusal("DT-13.3", "not-there")


def looks_matter(s: State, disk: int) -> bool:
    """How a disk is turned matters only where part of its rim is red."""
    return is_character(disk) and len(card(s, disk).sectors) > 0


def still_off(s: State, queue: list[int]) -> list[int]:
    """Without those whose player left meanwhile."""
    return [n for at in range(0, len(queue), 5) if s.place[queue[at]] == OFF for n in queue[at : at + 5]]


class PutBack(Frame[State]):
    """`queue`: disk, x, y, nx, ny of each that crossed. The penalised player puts his back first, then clockwise
    (DT-13.5); what belongs to nobody is put back by the penalised one (DT-13.10, DT-R28)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "queue", "chosen")

    def __init__(self, seat: int = -1, queue: list[int] | None = None) -> None:
        self.seat: int = seat
        self.queue: list[int] = list(queue) if queue else []
        self.chosen: int = -1  # the disk that comes next, when there was a choice

    def clone(self) -> PutBack:
        twin = PutBack(self.seat, self.queue)
        twin.chosen = self.chosen
        return twin

    def owner(self, s: State, disk: int) -> int:
        """Who puts it back."""
        camp = s.owner[disk]
        return camp if is_character(disk) or is_missile(disk) else self.seat  # DT-R28, DT-13.1

    def next_ones(self, s: State) -> list[int]:
        """The disks of whoever is next."""
        camps = len(s.camps)
        disks = self.queue[::5]
        turn = min([(self.owner(s, disk) - self.seat) % camps for disk in disks])
        return [disk for disk in disks if (self.owner(s, disk) - self.seat) % camps == turn]

    def advance(self, s: State) -> Need | None:
        self.queue = still_off(s, self.queue)
        if done(s) or not self.queue:
            s.pop()
            return None
        ones = self.next_ones(s)
        asked = decider(s, self.owner(s, ones[0]))
        if self.chosen < 0 and len(ones) > 1 and asked != AUTO:
            return ask(asked)
        disk = self.chosen if self.chosen >= 0 else ones[0]
        self.chosen = disk
        places = self.places(s)
        if asked != AUTO and (len(places) > 1 or looks_matter(s, disk)):
            return ask(asked)
        self.put(s, places[0][0], places[0][1], s.ux[disk], s.uy[disk])
        return None

    def places(self, s: State) -> list[tuple[int, int]]:
        at = self.queue[::5].index(self.chosen) * 5
        row = self.queue[at : at + 5]
        return spots(s, row[0], row[1], row[2], row[3], row[4])

    def put(self, s: State, x: int, y: int, ux: int, uy: int) -> None:
        at = self.queue[::5].index(self.chosen) * 5
        del self.queue[at : at + 5]
        atoms.put(s, self.chosen, x, y, *direction(ux, uy), TABLE, "back")
        self.chosen = -1

    # --- choices ----------------------------------------------------------------------------------------------------

    def menu(self, s: State, seat: int) -> Menu:
        if self.chosen < 0:
            return OneOf([Choose(disk) for disk in self.next_ones(s)])
        disk = self.chosen
        ux, uy = s.ux[disk], s.uy[disk]
        turns = [(ux, uy), (-uy, ux), (-ux, -uy), (uy, -ux)] if looks_matter(s, disk) else [(ux, uy)]
        some = [Place(disk, x, y, *turned) for x, y in self.places(s) for turned in turns]
        return Spots(tuple(some), lambda action: self.check(s, seat, action) is None)

    def check(self, s: State, seat: int, action: Action) -> Refusal | None:
        """Any way of turning it will do, also one that the menu does not list."""
        if self.chosen < 0:
            return None if isinstance(action, Choose) and action.disk in self.next_ones(s) else NOT_YOURS
        if not isinstance(action, Place) or action.disk != self.chosen or not (action.ux or action.uy):
            return NOT_THERE
        close = [abs(action.x - x) <= TOLERANCE and abs(action.y - y) <= TOLERANCE for x, y in self.places(s)]
        return None if any(close) else NOT_THERE

    def answer(self, s: State, seat: int, action: Action) -> None:
        if isinstance(action, Choose):
            self.chosen = action.disk
        elif isinstance(action, Place):
            near = sorted(self.places(s), key=lambda p: (p[0] - action.x) ** 2 + (p[1] - action.y) ** 2)
            self.put(s, near[0][0], near[0][1], action.ux, action.uy)
