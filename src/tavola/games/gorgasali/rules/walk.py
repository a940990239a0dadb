"""Sections 7, 8 and 9: walking, staying, obstacles, and the end of movement (15: healing points)."""

from __future__ import annotations

from typing import ClassVar, Final

from tavola.core.frame import DECIDE, Frame
from tavola.core.values import Action, Menu, Need, OneOf, Refusal
from tavola.games.gorgasali import atoms
from tavola.games.gorgasali.actions import EndWalk, Stay, Step
from tavola.games.gorgasali.rules.chests import open_here
from tavola.games.gorgasali.rules.paths import ends_well, may_cross
from tavola.games.gorgasali.rules.zones import charge
from tavola.games.gorgasali.state import BARRIER_ON, CHEST, COVERED, FIGURE, State

SECTION: Final = 7

HEALING_POINT: Final = 20  # GO-15.1

NOT_ADJACENT: Final = Refusal("GO-7.1", "not-adjacent")
NOT_YOUR_GATE: Final = Refusal("GO-7.17", "not-your-gate")
CANNOT_ENTER: Final = Refusal("GO-7.12", "great-tree")
BARRED: Final = Refusal("GO-7.13", "barrier")
OCCUPIED: Final = Refusal("GO-7.14", "occupied")
TROD: Final = Refusal("GO-7.4", "covered")
TOO_DEAR: Final = Refusal("GO-7.5", "too-dear")
GO_EXACT: Final = Refusal("GO-65.11", "exact-route-exists")
GO_ON: Final = Refusal("GO-7.11", "must-go-on")
MUST_WALK: Final = Refusal("GO-6.12", "must-walk")
NO_RIDE: Final = Refusal("GO-6.12", "no-movement-card-there")
NO_WAY: Final = Refusal("GO-6.12", "no-step-with-it")
AFTER_SKIP: Final = Refusal("GO-8.2", "skipped-last-turn")
AFTER_DOUBLE: Final = Refusal("GO-8.3", "rolled-a-double")
WALKING: Final = Refusal("GO-7.3", "walking")

STEPS: Final[list[Step]] = [Step(square) for square in range(99 * 99)]  # the largest board
END_WALK: Final = EndWalk()
STAY: Final = Stay()


def nearby(s: State, seat: int) -> tuple[int, ...]:
    """Where a single step could lead: side-sharing squares, with a Compass all eight, from a sector its gates."""
    # GO-7.1, GO-7.12, GO-7.17, GO-7.22, GO-49.5, GO-49.6, GO-R8, GO-R83
    figure = s.figures[seat]
    board = s.kit.board
    if figure.square < 0:
        return board.gates[figure.sector]
    return board.near8[figure.square] if s.turn.diagonal else board.near4[figure.square]


def cost_of(s: State, square: int) -> int:
    """The terrain entered is paid, and only that: GO-7.5, GO-9.1 to GO-9.5, GO-49.1 to GO-49.4, GO-R16, GO-R84."""
    board = s.kit.board
    return 1 if board.terrain[square] == s.turn.free_terrain else board.cost[square]


def why_barred(s: State, seat: int, square: int) -> Refusal | None:
    """What keeps a figure from stepping onto a neighbouring square; banners other than Barriers do not (GO-7.15)."""
    ground = s.ground[square]
    if ground & (BARRIER_ON | COVERED | FIGURE):
        if ground & BARRIER_ON:  # GO-37.5
            return BARRED
        if ground & COVERED:  # GO-R17
            return TROD
        if not s.kit.cross_figures:  # GO-R7
            return OCCUPIED
    left = s.turn.left - cost_of(s, square)
    if left < 0:
        return TOO_DEAR
    if ground & FIGURE and not may_cross(s, s.figures[seat].square, square, left):
        return OCCUPIED
    return None


def steps_from(s: State, seat: int) -> list[Action]:
    """All legal steps, in the order up, right, down, left."""
    ways: list[Action] = [STEPS[to] for to in nearby(s, seat) if why_barred(s, seat, to) is None]
    if s.kit.exact_first and len(ways) > 1:
        exact = [way for way in ways if isinstance(way, Step) and keeps_exact(s, seat, way.to)]
        return list(exact) if exact else ways
    return ways


def keeps_exact(s: State, seat: int, to: int) -> bool:
    """GO-R15, option: after this step the numbers can still be used up, or a chest can be reached to stop at."""
    return ends_well(s, s.figures[seat].square, to, s.turn.left - cost_of(s, to))


def crossing(s: State, seat: int) -> bool:
    """Another figure stands here; only where figures may cross, and then nobody may end here."""
    if not s.kit.cross_figures:
        return False
    here = s.figures[seat].square
    return any([other.square == here and other.seat != seat for other in s.figures])


def why_not_step(s: State, seat: int, to: int) -> Refusal | None:
    """One step, judged by the same predicates that build the menu."""
    board = s.kit.board
    figure = s.figures[seat]
    if not 0 <= to < board.size or to not in nearby(s, seat):
        if 0 <= to < board.size and board.cost[to] == 0:
            return CANNOT_ENTER  # GO-10.2
        return NOT_YOUR_GATE if figure.square < 0 else NOT_ADJACENT
    refusal = why_barred(s, seat, to)
    if refusal is None and s.kit.exact_first and STEPS[to] not in steps_from(s, seat):
        return GO_EXACT
    return refusal


def why_not_stay(s: State, seat: int, *, stuck: bool) -> Refusal | None:
    """Skipping is decided after the roll (GO-8.1, GO-8.4, GO-8.8); frozen or boxed in is no skip (GO-8.5, GO-R18)."""
    figure = s.figures[seat]
    if figure.frozen or stuck:  # GO-7.20, GO-22.3
        return None
    if figure.skipped:
        return AFTER_SKIP
    # GO-8.7, GO-R19: the faces as rolled, Adrenaline or not
    return AFTER_DOUBLE if s.turn.first == s.turn.second else None


def do_stay(s: State, seat: int, *, stuck: bool) -> None:
    """Only a voluntary stay is remembered as a skip; any other clears the memory (GO-8.5)."""
    atoms.stay(s, seat, "frozen" if s.figures[seat].frozen else "stuck" if stuck else "skip")


def arrive(s: State, seat: int, *, moved: bool) -> None:
    """The end of movement: what lies under the figure acts, also after staying (GO-8.6, GO-15.2, GO-59.25, GO-R13)."""
    square = s.figures[seat].square
    if square < 0:
        return
    if s.kit.board.healing[square] and (moved or s.kit.stay_heals):  # GO-15.3, GO-15.4, GO-15.5, GO-R40
        atoms.heal(s, seat, "point", HEALING_POINT)
    open_here(s, seat)


class Walk(Frame[State]):
    """GO-59.23, GO-59.24: the steps of action 3, one decision each."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "may_stay")

    def __init__(self, seat: int = -1, *, may_stay: bool = False) -> None:
        self.seat: int = seat
        self.may_stay: int = int(may_stay)  # after a Teleport the walk may still be skipped (GO-49.14)
        self.ways: list[Action] = []

    def clone(self) -> Walk:
        twin = Walk(self.seat, may_stay=bool(self.may_stay))
        twin.ways = self.ways
        return twin

    def advance(self, s: State) -> Need | None:
        """Ask for the next step, or end the walk where the rules say so."""
        turn = s.turn
        if not s.figures[self.seat].alive:
            s.pop()
            return None
        if turn.left <= 0 and turn.steps:
            return self.end(s, "exact")  # GO-7.3
        ways = steps_from(s, self.seat)
        stuck = not ways
        if not turn.steps:
            if self.may_stay and why_not_stay(s, self.seat, stuck=stuck) is None:
                ways.append(STAY)
            elif stuck:
                return self.remain(s, stuck=True)
        elif stuck:
            return self.end(s, "chest" if self.on_chest(s) else "stuck")  # GO-7.8, GO-7.9, GO-7.10
        elif self.on_chest(s):
            ways.append(END_WALK)  # GO-7.6, GO-7.7
        self.ways = ways
        return DECIDE[self.seat]

    def on_chest(self, s: State) -> bool:
        """The early stop needs a step onto the chest square (GO-R20)."""
        chest = bool(s.turn.steps and s.ground[s.figures[self.seat].square] & CHEST)
        return chest and not crossing(s, self.seat)

    def end(self, s: State, why: str) -> Need | None:
        s.pop()
        atoms.end_walk(s, self.seat, why)
        arrive(s, self.seat, moved=True)
        return None

    def remain(self, s: State, *, stuck: bool) -> Need | None:
        s.pop()
        do_stay(s, self.seat, stuck=stuck)
        arrive(s, self.seat, moved=False)
        return None

    def menu(self, s: State, seat: int) -> Menu:
        return OneOf(self.ways)

    def check(self, s: State, seat: int, action: Action) -> Refusal | None:
        if isinstance(action, Step):
            return why_not_step(s, seat, action.to)
        if isinstance(action, EndWalk):
            return None if self.on_chest(s) else GO_ON
        if isinstance(action, Stay):
            if not self.may_stay or s.turn.steps:
                return MUST_WALK
            return why_not_stay(s, seat, stuck=not steps_from(s, seat))
        return WALKING

    def answer(self, s: State, seat: int, action: Action) -> None:
        if isinstance(action, Step):
            walk_step(s, seat, action.to)
        elif isinstance(action, EndWalk):
            self.end(s, "chest")
        else:
            self.remain(s, stuck=not steps_from(s, seat))


def walk_step(s: State, seat: int, to: int) -> None:
    """One square further; leaving the first one ends smoke and the right to go back (GO-45.5, GO-24.6)."""
    if not s.turn.moved:
        begin(s, seat, "moved")
    atoms.step(s, seat, to, cost_of(s, to))
    charge(s, seat)  # GO-7.21


def begin(s: State, seat: int, why: str) -> None:
    atoms.drop_smoke(s, seat, why)
    atoms.begin_moving(s, seat)
