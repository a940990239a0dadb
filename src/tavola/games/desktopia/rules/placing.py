"""Putting a disk down by hand: where it may lie, and the question where (DT-R54, DT-R98)."""

from __future__ import annotations

from typing import ClassVar, Final

from tavola.core.frame import Frame
from tavola.core.values import Action, Menu, Need, Refusal, Spots
from tavola.games.desktopia import atoms
from tavola.games.desktopia.actions import Place
from tavola.games.desktopia.board import Area
from tavola.games.desktopia.cards import radius
from tavola.games.desktopia.rules.asking import AUTO, ask, decider
from tavola.games.desktopia.rules.campaign import placed_anew
from tavola.games.desktopia.rules.objective import plays
from tavola.games.desktopia.space import (
    FREE,
    ON_DISK,
    OUTSIDE,
    closer,
    crannies,
    direction,
    grid,
    hindrance,
    inside,
    parted,
    ring,
    settled,
)
from tavola.games.desktopia.state import TABLE, State
from tavola.games.desktopia.units import MM, TOLERANCE

SECTION: Final = 27

# How a place is judged.
BESIDE: Final = 0  # nearby the anchor
REACH: Final = 1  # no farther from the anchor than the anchor's diameter: a missile to be shot
ANYWHERE: Final = 2
ZONE: Final = 3  # in the camp's zones

STEP: Final = 25 * MM
FEW: Final = 12

TOO_FAR: Final = Refusal("DT-20.12", "not-nearby")
OUT_OF_REACH: Final = Refusal("DT-10.3", "too-far-from-shooter")
OUT: Final = Refusal("DT-R98", "outside-the-field")
TAKEN: Final = Refusal("DT-R98", "place-taken")
LANDSCAPE: Final = Refusal("DT-R98", "landscape-there")
PARTED: Final = Refusal("DT-R55", "landscape-between")
NO_SPOT: Final = Refusal("DT-R35", "no-spot")
SHOT_OUT: Final = Refusal("DT-10.5", "outside-the-field")
SHOT_TAKEN: Final = Refusal("DT-R35", "place-taken")
SHOT_LANDSCAPE: Final = Refusal("DT-R35", "landscape-there")
NOT_IN_ZONE: Final = Refusal("DT-25.3", "not-in-zone")
NOT_A_PLACE: Final = Refusal("DT-25.27", "not-a-place")
NOT_THIS_ONE: Final = Refusal("DT-25.27", "not-this-disk")
NOT_TURNED: Final = Refusal("DT-P.6", "not-turned")


def why_not_there(s: State, disk: int, anchor: int, how: int, x: int, y: int) -> Refusal | None:
    """The one predicate of places: it builds menus and judges answers."""
    r = radius(disk)
    shot = how == REACH
    if how in (BESIDE, REACH):
        reach = 2 * radius(anchor) + TOLERANCE if shot else s.kit.near  # DT-10.3
        if not closer(s, anchor, x, y, r + radius(anchor) + reach + (1 if shot else 0)):
            return OUT_OF_REACH if shot else TOO_FAR
    elif how == ZONE and not in_zones(zones_of(s, anchor), x, y):
        return NOT_IN_ZONE
    found = hindrance(s, disk, x, y)
    if found != FREE:
        if found == OUTSIDE:
            return SHOT_OUT if shot else OUT
        if found == ON_DISK:
            return SHOT_TAKEN if shot else TAKEN
        return SHOT_LANDSCAPE if shot else LANDSCAPE
    if how == BESIDE and parted(s, x, y, r, s.x[anchor], s.y[anchor], radius(anchor)):
        return PARTED
    return None  # DT-10.4: what stands between a shooter and his missile does not matter


def zones_of(s: State, camp: int) -> tuple[Area, ...]:
    """For places in a zone the anchor is the camp."""
    battle = s.kit.battles[s.battle]
    zones = battle.zones[camp] if camp < len(battle.zones) else ()
    return zones + battle.better[camp] if placed_anew(s, camp) else zones


def in_zones(zones: tuple[Area, ...], x: int, y: int) -> bool:
    return any([inside(zone.corners, float(x), float(y)) for zone in zones])


def points(s: State, disk: int, anchor: int, how: int) -> list[tuple[int, int]]:
    """Where a place is looked for, near ones first."""
    if how == BESIDE:
        return ring(s, anchor, radius(disk), s.kit.near)
    if how == REACH:
        return ring(s, anchor, radius(disk), 2 * radius(anchor))
    return grid(s.kit.battles[s.battle], STEP)


def narrow_points(s: State, disk: int, anchor: int, how: int) -> list[tuple[int, int]]:
    """Where a place is looked for when there was none among those."""
    if how == BESIDE:
        return crannies(s, disk, anchor, radius(disk), s.kit.near)
    return crannies(s, disk, anchor, radius(disk), 2 * radius(anchor)) if how == REACH else []


def some_spots(s: State, disk: int, anchor: int, how: int) -> list[tuple[int, int]]:
    """A few places that are fine; empty when there is none to be found."""
    fine = []
    few = how in (BESIDE, REACH)
    for x, y in points(s, disk, anchor, how):
        if why_not_there(s, disk, anchor, how, x, y) is None:
            fine.append((x, y))
            if few and len(fine) >= FEW:
                break
    if not fine:
        narrow = narrow_points(s, disk, anchor, how)
        fine = [(x, y) for x, y in narrow if why_not_there(s, disk, anchor, how, x, y) is None][:FEW]
    return fine if few else fine[:: max(1, len(fine) // FEW)][:FEW]


def has_spot(s: State, disk: int, anchor: int, how: int) -> bool:
    """Whether there is any: asked of many disks, so it stops at the first."""
    for x, y in points(s, disk, anchor, how):
        if why_not_there(s, disk, anchor, how, x, y) is None:
            return True
    narrow = narrow_points(s, disk, anchor, how)
    return any([why_not_there(s, disk, anchor, how, x, y) is None for x, y in narrow])


def spots_beside(s: State, disk: int, anchor: int) -> bool:
    """Whether there is any room nearby the anchor."""
    return has_spot(s, disk, anchor, BESIDE)


class Placing(Frame[State]):
    """One disk is to be put down. `anchor` is a disk, or the camp whose zones are meant."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "disk", "anchor", "how", "why")

    def __init__(self, seat: int = -1, disk: int = -1, anchor: int = -1, how: int = ANYWHERE, why: str = "") -> None:
        self.seat: int = seat
        self.disk: int = disk
        self.anchor: int = anchor
        self.how: int = how
        self.why: str = why

    def clone(self) -> Placing:
        return Placing(self.seat, self.disk, self.anchor, self.how, self.why)

    def advance(self, s: State) -> Need | None:
        asked = decider(s, self.seat)
        if asked != AUTO:
            return ask(asked)
        if not plays(s, self.seat):
            s.pop()
            return None
        x, y = some_spots(s, self.disk, self.anchor, self.how)[0]
        self.put(s, x, y, s.ux[self.disk], s.uy[self.disk])
        return None

    def menu(self, s: State, seat: int) -> Menu:
        some = [Place(self.disk, x, y) for x, y in some_spots(s, self.disk, self.anchor, self.how)]
        return Spots(tuple(some), lambda action: self.check(s, seat, action) is None)

    def check(self, s: State, seat: int, action: Action) -> Refusal | None:
        if not isinstance(action, Place):
            return NOT_A_PLACE
        if action.disk != self.disk:
            return NOT_THIS_ONE
        if not sane(action):
            return NOT_TURNED
        return why_not_there(s, self.disk, self.anchor, self.how, action.x, action.y)

    def answer(self, s: State, seat: int, action: Action) -> None:
        assert isinstance(action, Place)
        self.put(s, action.x, action.y, action.ux, action.uy)

    def put(self, s: State, x: int, y: int, ux: int, uy: int) -> None:
        x, y = settled(s, self.disk, x, y)
        s.pop()
        atoms.put(s, self.disk, x, y, *direction(ux, uy), TABLE, self.why)


def sane(action: Place) -> bool:
    """A direction, and numbers of a size that a table can have."""
    large = 10**12
    turned = (action.ux or action.uy) and abs(action.ux) < large and abs(action.uy) < large
    return bool(turned) and abs(action.x) < large and abs(action.y) < large


