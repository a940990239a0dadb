"""One decision as a bot sees it: the view, the box it is played with, and what follows from both at once."""

from __future__ import annotations

from functools import lru_cache

from tavola.games.gorgasali.board import Board
from tavola.games.gorgasali.cards import BARRIER, SMOKE
from tavola.games.gorgasali.kit import EMOON, Kit
from tavola.games.gorgasali.odds import Guard, guard_of, power_of
from tavola.games.gorgasali.rules.sight import crosses
from tavola.games.gorgasali.view import SeatView, View

SHRINKS = 3


class Scene:
    """Everything is read from the view of `seat`; what is costly is made when it is first asked for."""

    __slots__ = ("board", "foes", "guards", "kit", "mate", "me", "seat", "view", "walls")

    def __init__(self, kit: Kit, view: View, seat: int) -> None:
        self.kit = kit
        self.board: Board = kit.board
        self.view = view
        self.seat = seat
        self.me: SeatView = view.seats[seat]
        team = self.me.team
        self.foes: list[SeatView] = [other for other in view.seats if other.alive and other.team != team]
        self.mate: SeatView | None = next((f for f in view.seats if f.team == team and f.seat != seat), None)
        self.guards: dict[int, Guard] = {}
        self.walls: list[int] = [sq for b in view.banners if b.kind == BARRIER for sq in b.squares]

    def guard(self, seat: int) -> Guard:
        found = self.guards.get(seat)
        if found is None:
            found = self.guards[seat] = guard_of(self.kit, self.view, seat)
        return found

    @property
    def power(self) -> int:
        return power_of(self.me)

    def away(self, square: int, other: SeatView) -> int:
        """How far a seat is from a square; far beyond every range while either is off the map."""
        if square < 0 or other.square < 0:
            return 99
        return self.kit.distance(square, other.square)

    def sees(self, a: int, b: int) -> bool:
        """Clear view: no Great Tree, no Barrier between."""
        if not past_tree(self.board, a, b):
            return False
        width = self.board.width
        for wall in self.walls:
            if crosses(width, a, b, wall):
                return False
        return True

    def smoked(self, seat: SeatView) -> bool:
        """Under its own smoke no weapon can be aimed at it."""
        for banner in self.view.banners:
            if banner.kind == SMOKE and banner.owner == seat.seat and banner.squares[0] == seat.square:
                return True
        return False

    def charmed(self, reach: int) -> list[SeatView]:
        """Foes that an ability of this reach can be used on."""
        square = self.me.square
        return [f for f in self.foes if f.character != EMOON and self.away(square, f) <= reach and self.may_aim(f)]

    def may_aim(self, foe: SeatView) -> bool:
        """Whoever froze me cannot be my target."""
        return foe.seat not in self.me.frozen_by

    @property
    def last_foe(self) -> bool:
        """Whether the game is won when the next foe falls."""
        return len(self.foes) == 1

    @property
    def turns_left(self) -> int:
        """Own turns after this one before the next zone shrinks; many when none will."""
        period = self.kit.zone_period
        if self.view.level >= SHRINKS + (1 if self.kit.collapse else 0):
            return 99
        return max(0, (self.view.level + 1) * period - self.view.round)


@lru_cache(maxsize=65536)
def past_tree(board: Board, a: int, b: int) -> bool:
    for square in board.tree:
        if crosses(board.width, a, b, square):
            return False
    return True
