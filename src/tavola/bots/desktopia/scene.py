"""The table as one seat sees it, ready to be asked: who is whose, who bears what, and the world for the solver."""

from __future__ import annotations

from collections.abc import Sequence

from tavola import disks
from tavola.games.desktopia import content
from tavola.games.desktopia.board import Circle, Thing
from tavola.games.desktopia.cards import (
    BARREL,
    CHARACTERS,
    FIRST_MISSILE,
    HORNBUG,
    TICK,
    Character,
    is_character,
    is_missile,
    radius,
)
from tavola.games.desktopia.physics import SURFACE, bodies_of, border_of, land_of
from tavola.games.desktopia.view import DiskView, ThingView, View

ACTED, RISEN = 1, 4

Extra = tuple[int, int, int]  # a missile that would be laid there


class Scene:
    """Nothing here knows more than the view."""

    def __init__(self, view: View, seat: int) -> None:
        self.view = view
        self.seat = seat
        self.box = content.load_box(str(view.settings["roster"]))
        self.disks: dict[int, DiskView] = {disk.id: disk for disk in view.disks if not disk.off}
        self.side = view.field.sides
        self.above: dict[int, list[int]] = {}
        for disk in view.disks:
            if disk.on >= 0:
                self.above.setdefault(disk.on, []).append(disk.id)
        self._numbers = sorted(self.disks)
        things = view.field.things
        self._land = land_of(
            [circle for thing in things for circle in thing.circles],
            [corners for thing in things for corners in thing.polygons],
        )
        self._border = border_of(view.field.corners)
        self.things = [_thing(row) for row in things]

    # --- who is who ---------------------------------------------------------------------------------------------

    def card(self, disk: int) -> Character:
        return self.box.characters[self.disks[disk].kind]

    def is_enemy(self, disk: int) -> bool:
        return is_character(disk) and self.side[self.disks[disk].seat] != self.side[self.seat]

    def is_friend(self, disk: int) -> bool:
        return is_character(disk) and not self.is_enemy(disk)

    @property
    def enemies(self) -> list[int]:
        return [disk for disk in self._numbers if self.is_enemy(disk)]

    @property
    def own(self) -> list[int]:
        return [disk for disk in self._numbers if is_character(disk) and self.disks[disk].seat == self.seat]

    def missiles(self, disk: int) -> list[int]:
        """All that lies on a character, bottom first."""
        found: list[int] = []
        below = disk
        while True:
            upper = [d for d in self.above.get(below, []) if is_missile(d)]
            if not upper:
                return found
            below = upper[0]
            found.append(below)

    def bears(self, disk: int, kind: int) -> int:
        return sum([self.disks[m].kind == kind for m in self.missiles(disk)])

    def wounded(self, disk: int) -> bool:
        return self.disks[disk].life < self.card(disk).life

    def paralysed(self, disk: int) -> bool:
        return self.bears(disk, TICK) > 0 or (self.card(disk).trait == HORNBUG and self.wounded(disk))

    def rider(self, artifact: int) -> int:
        """The character on an artifact, -1 for none."""
        return next((d for d in self.above.get(artifact, []) if is_character(d)), -1)

    def artifacts(self) -> list[int]:
        return [d for d in self._numbers if CHARACTERS <= self.disks[d].kind < FIRST_MISSILE]

    def neutral(self, disk: int) -> bool:
        """An artifact that this seat could take."""
        kind = self.disks[disk].kind
        if not CHARACTERS <= kind < FIRST_MISSILE or kind == BARREL:
            return False
        return self.rider(disk) < 0

    def divs(self, disk: int) -> int:
        return sum([hero == disk for camp in self.view.camps for _, hero in camp.lent])

    def stock(self, disk: int) -> int:
        """Missiles this character could shoot."""
        kind = self.disks[disk].kind
        camp = self.view.camps[self.disks[disk].seat]
        return next((stock.count for stock in camp.stocks if stock.kind == kind), 0)

    # --- the solver ---------------------------------------------------------------------------------------------

    def world(self, extra: Extra | None = None) -> tuple[disks.World, list[int]]:
        """The world as it lies, perhaps with a missile more; and the number of each of its disks."""
        lying = [(d, v.x, v.y, v.ux, v.uy, v.on) for d, v in sorted(self.disks.items())]
        if extra is not None:
            lying.append((*extra, 0, -1_000_000, -1))
        world = disks.World(SURFACE, bodies_of(lying), self._land, border=self._border, wall=self.view.field.wall)
        return world, [row[0] for row in lying]

    def gap(self, a: int, b: int) -> float:
        """Edge to edge in nanometres."""
        one, two = self.disks[a], self.disks[b]
        dx, dy = float(one.x - two.x), float(one.y - two.y)
        return float((dx * dx + dy * dy) ** 0.5) - radius(a) - radius(b)


def _thing(row: ThingView) -> Thing:
    thing = Thing(row.key, row.x, row.y, row.ux, row.uy)
    thing.circles = [Circle(*circle) for circle in row.circles]
    thing.polygons = [list(corners) for corners in row.polygons]
    return thing


def places(numbers: Sequence[int]) -> dict[int, int]:
    """Where each disk is in the solver's order."""
    return {disk: at for at, disk in enumerate(numbers)}
