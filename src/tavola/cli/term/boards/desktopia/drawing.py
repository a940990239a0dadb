"""The table as a picture: the ground in halves of cells, disks as their numbers in the colours of their camps."""

from __future__ import annotations

from typing import Final

from tavola.cli.term.boards import Picture, Spot
from tavola.cli.term.boards.desktopia import colours as c
from tavola.cli.term.boards.desktopia.grid import Grid, Tint, around, within
from tavola.games.desktopia.board import Area
from tavola.games.desktopia.cards import BARREL, HERO, Box, is_artifact, is_character, is_missile, radius, role_of
from tavola.games.desktopia.view import DiskView, View

HALF: Final = "▀"
FIRST_CELL: Final = 64  # squares below are numbers of disks
BESIDE: Final = [(0, 0), (1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (-1, 1), (1, -1), (-1, -1), (2, 0), (-2, 0)]
Cell = tuple[int, int]


class Drawing:
    """One drawing of the table."""

    def __init__(self, box: Box, view: View, grid: Grid, ground: list[list[str]]) -> None:
        self.box = box
        self.view = view
        self.grid = grid
        self.ground = ground
        self.disks = {one.id: one for one in view.disks if not one.off}
        self.tint = self.what_is_asked()
        self.tags: dict[Cell, Spot] = {}
        for one in sorted(self.disks.values(), key=lambda one: (role_of(one.id), one.id)):
            if one.on < 0:
                self.tag(one)

    # --- what is special now ----------------------------------------------------------------------------------------

    def what_is_asked(self) -> Tint | None:
        """Where a disk may be put; else where a goal of the scenario lies."""
        pending = self.view.pending
        if pending.areas:
            return within([Area(list(corners)) for corners in pending.areas])
        if pending.anchor in self.disks and pending.reach:
            anchor = self.disks[pending.anchor]
            moved = radius(pending.disk) if pending.disk >= 0 else 0
            return around(anchor.x, anchor.y, radius(anchor.id) + moved + pending.reach)
        goals = [Area(list(goal.area)) for goal in self.view.field.goals if goal.area]
        return within(goals) if goals else None

    def focus(self) -> Cell | None:
        """What the question is about."""
        pending = self.view.pending
        asked = next((disk for disk in (pending.disk, pending.anchor, *pending.among) if disk in self.disks), -1)
        if asked < 0:
            return None
        return self.grid.column(self.disks[asked].x), self.grid.row(self.disks[asked].y)

    # --- disks ------------------------------------------------------------------------------------------------------

    def tag(self, base: DiskView) -> None:
        """Two cells, or as near to them as there is room; what lies on it beside them."""
        column, row = self.grid.corner(base.x), self.grid.row(base.y)
        for dx, dy in BESIDE:
            x, y = column + dx, row + dy
            if 0 <= x < self.grid.columns - 1 and 0 <= y < self.grid.rows and not {(x, y), (x + 1, y)} & set(self.tags):
                break
        else:
            return
        rider = next((one for one in self.disks.values() if one.on == base.id and is_character(one.id)), None)
        shown = rider or base
        text = f"{shown.id:>2}"
        for at in range(len(text)):
            self.tags[x + at, y] = self.spot(shown, text[at])
        if rider is not None:
            self.beside(x - 1, y, "⌂", c.ARTIFACT, base.id)
        if sign := self.load(shown.id):
            self.beside(x + 2, y, sign, c.MISSILE, shown.id)

    def spot(self, one: DiskView, text: str) -> Spot:
        paper = c.camp(one.seat)
        if is_artifact(one.id):
            paper = c.BARREL if one.kind == BARREL else c.ARTIFACT
        elif is_missile(one.id):
            paper = c.MISSILE
        acts = one.id == self.view.pending.disk
        return Spot(text, c.INK, paper, one.id, bold=role_of(one.id) == HERO or acts, line=acts, figure=True)

    def load(self, disk: int) -> str:
        """The letter of the missile on a disk, or how many there are."""
        column = [one for one in self.disks.values() if is_missile(one.id) and self.bearer(one) == disk]
        if len(column) > 1:
            return str(min(9, len(column)))
        return self.box.kinds[column[0].kind].key[0] if column else ""

    def bearer(self, one: DiskView) -> int:
        while is_missile(one.id) and one.on in self.disks:
            one = self.disks[one.on]
        return one.id

    def beside(self, x: int, y: int, sign: str, ink: str, disk: int) -> None:
        if 0 <= x < self.grid.columns and (x, y) not in self.tags:
            self.tags[x, y] = Spot(sign, ink, self.half(x, 2 * y + 1), disk, bold=True, figure=True)

    # --- the whole --------------------------------------------------------------------------------------------------

    def half(self, column: int, half: int) -> str:
        colour = self.ground[half][column]
        if self.tint is not None and colour in c.WOOD and self.tint(*self.grid.middle(column, half)):
            return c.AREA
        return colour

    def cell(self, x: int, y: int) -> Spot:
        if (x, y) in self.tags:
            return self.tags[x, y]
        upper, lower = self.half(x, 2 * y), self.half(x, 2 * y + 1)
        return Spot(" " if upper == lower else HALF, upper, lower, FIRST_CELL + y * self.grid.columns + x)

    def picture(self) -> Picture:
        rows = [[self.cell(x, y) for x in range(self.grid.columns)] for y in range(self.grid.rows)]
        return Picture(self.grid.across(), self.grid.down(), rows, self.focus(), 1)
