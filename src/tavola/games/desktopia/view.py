"""What a seat may know (ledger section 25): everything but the faces of kept rituals and the order of the deck."""

from __future__ import annotations

from typing import Final

import msgspec

from tavola.core.values import Event, Random, Result
from tavola.games.desktopia import events as ev
from tavola.games.desktopia.board import ETUDE, GOALS, Goal, Thing
from tavola.games.desktopia.cards import is_character
from tavola.games.desktopia.pending import pending
from tavola.games.desktopia.sight import PendingView
from tavola.games.desktopia.state import FIELD, HERO_CARD, OFF, RESERVE, SUPPLY, State
from tavola.games.desktopia.stats import available, stocked


class DiskView(msgspec.Struct, frozen=True):
    """A disk on the field, or one that waits to be put back (`off`). `on`: the disk below, -1 the table. `marks`:
    acted 1, used 2, risen 4, fired 8. Life is 0 for what has none."""

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
    disks on cards of heroes, as pairs of disk and hero. `fallen`: disks and kinds that died, in pairs. `gone`: 0 plays,
    else the place in the order of elimination."""

    seat: int
    side: int
    gone: int
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
    corners: tuple[tuple[int, int], ...]
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


HIDDEN: Final = -1


def view(s: State, viewer: int | None) -> View:
    """Everything but the faces of rituals in other hands."""
    return View(
        seat=viewer,
        settings=s.kit.settings,
        field=field_view(s),
        battle=s.battle,
        won=tuple(s.won),
        round=s.round,
        first=s.first,
        quiet=s.quiet,
        disks=tuple([disk_view(s, disk) for disk in range(len(s.place)) if s.place[disk] in (FIELD, OFF)]),  # DT-25.65
        supply=tuple([disk for disk in range(len(s.place)) if s.place[disk] == SUPPLY]),
        reserve=tuple([disk for disk in range(len(s.place)) if s.place[disk] == RESERVE]),
        camps=tuple([camp_view(s, camp, viewer) for camp in range(len(s.camps))]),
        time_cards=s.kit.time_cards - sum([camp.penalties + camp.bonuses for camp in s.camps]),
        deck=len(s.deck),  # DT-25.61
        discard=tuple(sorted(s.discard)),  # DT-25.63
        turn=turn_view(s),
        pending=pending(s, viewer),
        result=s.result,
    )


def disk_view(s: State, disk: int) -> DiskView:
    life = s.life[disk] if is_character(disk) else 0
    return DiskView(disk, s.kind[disk], s.owner[disk], s.x[disk], s.y[disk], s.ux[disk], s.uy[disk], s.on[disk], life,
                    s.marks[disk], s.place[disk] == OFF)  # fmt: skip


def camp_view(s: State, camp: int, viewer: int | None) -> CampView:
    own = s.camps[camp]
    lent = [d for d in range(len(s.place)) if s.place[d] == HERO_CARD and s.owner[s.on[d]] == camp]
    return CampView(
        seat=camp,
        side=s.kit.battles[s.battle].side[camp],
        gone=own.gone,
        squad=own.squad,
        penalties=own.penalties,
        bonuses=own.bonuses,
        cards=tuple(own.cards),
        stocks=tuple([stock_view(s, camp, kind) for kind in own.cards if s.kit.box.characters[kind].carries >= 0]),
        hand=tuple(own.hand) if viewer == camp else (HIDDEN,) * len(own.hand),  # DT-25.60, DT-4.5
        lent=tuple([(disk, s.on[disk]) for disk in lent]),
        fallen=tuple(own.fallen),
        goals=tuple(own.held),
    )


def stock_view(s: State, camp: int, kind: int) -> StockView:
    character = s.kit.box.characters[kind]
    disks = s.kit.box.disks_of(character.carries)
    if character.unlimited:
        return StockView(kind, character.carries, sum([s.place[d] == SUPPLY for d in disks]), -1)
    return StockView(kind, character.carries, len(stocked(s, camp, kind)), character.cap)


def turn_view(s: State) -> TurnView:
    turn = s.turn
    left = available(s, turn.seat) if turn.seat >= 0 and s.result is None else 0
    return TurnView(turn.seat, turn.budget, turn.used, turn.bonus, turn.wounds, left, moment(s))


def moment(s: State) -> str:
    """Which window of the turn is open."""
    for frame in s.stack:
        step = getattr(frame, "step", -1)
        if type(frame).__name__ == "TurnFrame":
            return ("begin", "begin", "act", "end", "ritual", "ritual", "end", "end")[step]
    return "over" if s.result is not None else "setup"


def field_view(s: State) -> FieldView:
    scenario = s.kit.battles[s.battle]
    return FieldView(
        key=scenario.key,
        names=scenario.names,
        story=scenario.story,
        etude=scenario.kind == ETUDE,
        width=scenario.width,
        height=scenario.height,
        corners=tuple(scenario.corners),
        wall=s.kit.wall(s.battle),
        rituals=s.kit.rituals(s.battle),
        camps=scenario.camps,
        sides=tuple(scenario.side),
        actions=scenario.actions,
        turns=scenario.turns,
        things=tuple([thing_view(thing) for thing in scenario.things]),
        goals=tuple([goal_view(goal) for goal in scenario.goals]),
        squads=tuple([squad.names for squad in scenario.squads]),
        prizes=tuple([prize.names for prize in (*scenario.prize, *scenario.consolation)]),
        battles=len(s.kit.battles),
    )


def thing_view(thing: Thing) -> ThingView:
    circles = tuple([(circle.x, circle.y, circle.r) for circle in thing.circles])
    polygons = tuple([tuple(corners) for corners in thing.polygons])
    return ThingView(thing.key, thing.x, thing.y, thing.ux, thing.uy, circles, polygons)


def goal_view(goal: Goal) -> GoalView:
    area = tuple(goal.area.corners) if goal.area is not None else ()
    return GoalView(GOALS[goal.what], goal.camp, goal.loses, goal.kind, goal.count, area, goal.names)


def redact(event: Event, viewer: int | None) -> Event:
    """The face of a ritual that was drawn is for its drawer."""
    if isinstance(event, ev.RitualDrawn) and event.seat != viewer:
        return ev.RitualDrawn(event.seat, HIDDEN)  # DT-25.62
    return event


def reshuffle_unknown(s: State, viewer: int | None, rng: Random) -> None:
    """Another truth that looks the same to this viewer: the deck and the hands of others dealt anew."""
    hands = [camp.hand for seat, camp in enumerate(s.camps) if seat != viewer]
    pool = list(s.deck)
    for hand in hands:
        pool += list(hand)
    for i in range(len(pool) - 1, 0, -1):
        j = rng.below(i + 1)
        pool[i], pool[j] = pool[j], pool[i]
    for pile in (s.deck, *hands):
        pile[:] = bytes(pool[: len(pile)])
        del pool[: len(pile)]
