"""What a seat may know (ledger section 25, tables T-B and T-C): everything but the faces of kept rituals and the deck."""

from __future__ import annotations

import msgspec

from tavola.core.values import Event, Random, Result


class DiskView(msgspec.Struct, frozen=True):
    """A disk on the field, or one that waits to be put back (`off`). `on`: the disk below, -1 the table. `marks`: acted,
    used, risen, fired as bits. `hurt`: life below the limit. Life is 0 for what has none."""

    id: int
    kind: int
    seat: int
    x: int
    y: int
    ux: int
    uy: int
    on: int
    life: int
    marks: int
    off: bool


class StockView(msgspec.Struct, frozen=True):
    """So many missiles on the card of a character kind; `limit` -1: they lie on the missile's card and come back."""

    kind: int
    missile: int
    count: int
    limit: int


class CampView(msgspec.Struct, frozen=True):
    """A camp. `cards`: kinds whose card lies here. `hand`: -1 for each ritual that these eyes may not see. `lent`: Div
    disks on cards of heroes, as pairs of disk and hero. `fallen`: disks and kinds that died, in pairs."""

    seat: int
    side: int
    plays: bool
    squad: int
    penalties: int
    bonuses: int
    cards: tuple[int, ...]
    stocks: tuple[StockView, ...]
    hand: tuple[int, ...]
    lent: tuple[tuple[int, int], ...]
    fallen: tuple[int, ...]
    goals: tuple[int, ...]


class TurnView(msgspec.Struct, frozen=True):
    """The running turn; `available`: actions that can still be done."""

    seat: int
    budget: int
    used: int
    bonus: int
    wounds: int
    available: int
    moment: str


class PendingView(msgspec.Struct, frozen=True):
    """What is being decided. `question` is the kind of decision; `disk` what it is about; `among` what is asked of;
    `anchor` and `reach`: a place is asked for, no farther (edge to edge) from this disk than that; `areas`: or inside
    one of these polygons; `ritual` a ritual just drawn, for its drawer only; `near`: the nearest legal spot, if any."""

    seat: int = -1
    question: str = ""
    disk: int = -1
    among: tuple[int, ...] = ()
    anchor: int = -1
    reach: int = 0
    areas: tuple[tuple[tuple[int, int], ...], ...] = ()
    ritual: int = -1
    goal: int = -1


class ThingView(msgspec.Struct, frozen=True):
    """A piece of the landscape: what it is, where it lies, and its shapes as the solver has them."""

    key: str
    x: int
    y: int
    ux: int
    uy: int
    circles: tuple[tuple[int, int, int], ...]
    polygons: tuple[tuple[tuple[int, int], ...], ...]


class GoalView(msgspec.Struct, frozen=True):
    """A goal of the scenario in words, its area and what it counts."""

    what: str
    camp: int
    loses: bool
    kind: int
    count: int
    area: tuple[tuple[int, int], ...]
    names: dict[str, str]


class FieldView(msgspec.Struct, frozen=True):
    """The scenario that is played: what does not change during a battle."""

    key: str
    names: dict[str, str]
    story: dict[str, str]
    etude: bool
    width: int
    height: int
    wall: bool
    rituals: bool
    camps: int
    sides: tuple[int, ...]
    actions: int
    turns: int
    things: tuple[ThingView, ...]
    goals: tuple[GoalView, ...]
    squads: tuple[dict[str, str], ...]
    prizes: tuple[dict[str, str], ...]
    battles: int


class View(msgspec.Struct, frozen=True):
    seat: int | None
    settings: dict[str, int | str | bool]
    field: FieldView
    battle: int
    won: tuple[int, ...]
    round: int
    first: int
    quiet: int
    disks: tuple[DiskView, ...]
    supply: tuple[int, ...]
    reserve: tuple[int, ...]
    camps: tuple[CampView, ...]
    time_cards: int
    deck: int
    discard: tuple[int, ...]
    turn: TurnView
    pending: PendingView
    result: Result | None


__all__ = ["Event", "Random", "View"]
