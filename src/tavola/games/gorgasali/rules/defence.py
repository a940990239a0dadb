"""Sections 36 to 40, and 45 for what they share with smoke: banners on the map, vacancy, and action 4."""

from __future__ import annotations

from typing import ClassVar, Final

from tavola.core.frame import DECIDE, Frame
from tavola.core.values import Action, Menu, Need, OneOf, Refusal
from tavola.games.gorgasali import atoms
from tavola.games.gorgasali.actions import Cover, Defend
from tavola.games.gorgasali.cards import BALL_LIGHTNING, BARRIER, DEFENSIVE, MAGIC_FIELD, SMOKE, TREE, TREE_PLATFORM
from tavola.games.gorgasali.rules.deeds import Deed
from tavola.games.gorgasali.rules.mat import active_cards, held_kind
from tavola.games.gorgasali.state import CHEST, DEFENCE_ON, FIGURE, SMOKE_ON, State

SECTION: Final = 36

LIFETIME: Final = 2  # GO-36.11
ALL: Final = 1000

NO_CARD: Final = Refusal("GO-6.13", "no-defensive-card-there")
ONE_A_TURN: Final = Refusal("GO-36.1", "one-defence")
OFF_MAP: Final = Refusal("GO-36.14", "self-off-map")
NO_ROOM: Final = Refusal("GO-36.3", "no-vacant-square")
NO_BANNER_LEFT: Final = Refusal("GO-65.16", "no-banner-left")
TOO_EARLY: Final = Refusal("GO-36.2", "after-movement")
OFF_BOARD: Final = Refusal("GO-37.4", "off-board")
NOT_NEXT: Final = Refusal("GO-37.3", "not-next-to-you")
OWN_SQUARE: Final = Refusal("GO-37.3", "own-square")
NOT_VACANT: Final = Refusal("GO-36.3", "not-vacant")
FIGURE_THERE: Final = Refusal("GO-36.4", "figure-there")
CHEST_THERE: Final = Refusal("GO-36.5", "chest-there")
BANNER_THERE: Final = Refusal("GO-36.6", "banner-there")
TREE_THERE: Final = Refusal("GO-36.7", "great-tree")
SMOKE_THERE: Final = Refusal("GO-36.9", "smoke-there")
COVER_FIRST: Final = Refusal("GO-59.28", "cover-first")


def why_taken(s: State, square: int, own: int) -> Refusal | None:
    """Why a square is not vacant for a defensive banner; obstacles, points and gates are (GO-36.8, GO-36.10)."""
    if s.kit.board.cost[square] == 0:
        return TREE_THERE if s.kit.board.terrain[square] == TREE else OFF_BOARD
    ground = s.ground[square]
    if ground & FIGURE and square != own:  # GO-R81
        return FIGURE_THERE
    if ground & CHEST:
        return CHEST_THERE
    if ground & DEFENCE_ON:
        return BANNER_THERE
    return SMOKE_THERE if ground & SMOKE_ON else None  # GO-58.2


def supply_left(s: State, kind: int) -> bool:
    """GO-1.20, GO-36.13, GO-R44: unlimited, unless the table counts the banners of the box."""
    if not s.kit.limited:
        return True
    return len([banner for banner in s.banners if banner.kind == kind]) < s.kit.supply[kind]


def barrier_squares(s: State, corner: int, form: int) -> list[int]:
    """The squares of a Barrier whose box has this corner; empty when some lie off the grid."""
    board = s.kit.board
    x, y = board.x(corner), board.y(corner)
    squares = [board.at(x + dx, y + dy) for dx, dy in s.kit.shape.forms[form]]
    return [] if min(squares) < 0 else squares


def why_not_barrier(s: State, own: int, corner: int, form: int) -> Refusal | None:
    """GO-37.1 to GO-37.4, GO-R6: all on the map and vacant, one next to the user, none under the user."""
    if not 0 <= corner < s.kit.board.size or not 0 <= form < len(s.kit.shape.forms):
        return OFF_BOARD
    squares = barrier_squares(s, corner, form)
    if not squares:
        return OFF_BOARD
    if own in squares:
        return OWN_SQUARE
    if min([s.kit.distance(own, square) for square in squares]) != 1:
        return NOT_NEXT
    for square in squares:
        refusal = why_taken(s, square, own)
        if refusal is not None:
            return refusal
    return None


def barriers(s: State, own: int, most: int) -> list[Action]:
    """Legal Barriers, no more than asked for: one is enough to know whether there is any."""
    board = s.kit.board
    x, y = board.x(own), board.y(own)
    found: list[Action] = []
    for form, dx, dy in s.kit.barrier_corners:
        corner = board.at(x + dx, y + dy)
        if corner >= 0 and why_not_barrier(s, own, corner, form) is None:
            found.append(Cover(corner, form))
            if len(found) == most:
                break
    return found


def ball_squares(s: State, own: int) -> list[Action]:
    """GO-38.1, GO-59.29: a vacant square next to the user."""
    near = [to for to in s.kit.board.near8[own] if s.kit.distance(own, to) == 1]
    return [Cover(to) for to in near if why_taken(s, to, own) is None]


def places(s: State, seat: int, kind: int, most: int) -> list[Action]:
    """Where the banner of this kind may go; of Barriers no more than asked for."""
    own = s.figures[seat].square
    if kind == BARRIER:
        return barriers(s, own, most)
    if kind == BALL_LIGHTNING:
        return ball_squares(s, own)
    return [Cover(own)] if why_taken(s, own, own) is None else []  # GO-39.1, GO-39.8, GO-40.1, GO-40.10, GO-59.30


class PlayDefence(Deed):
    """Action 4: one defensive card a turn, after the movement (GO-36.1, GO-36.2)."""

    def offers(self, s: State, seat: int, out: list[Action]) -> None:
        if s.turn.defended or s.figures[seat].square < 0:
            return
        for slot in active_cards(s, seat, DEFENSIVE):
            if self.check(s, seat, Defend(slot)) is None:
                out.append(Defend(slot))

    def check(self, s: State, seat: int, action: Action) -> Refusal | None:
        assert isinstance(action, Defend)
        if s.turn.defended:
            return ONE_A_TURN
        kind = held_kind(s, seat, action.slot, DEFENSIVE)
        if kind < 0:
            return NO_CARD
        if s.figures[seat].square < 0:
            return OFF_MAP
        banner = s.kit.support(kind).banner
        if not supply_left(s, banner):
            return NO_BANNER_LEFT
        return None if places(s, seat, banner, 1) else NO_ROOM

    def do(self, s: State, seat: int, action: Action) -> None:
        assert isinstance(action, Defend)
        atoms.spend_defence(s)
        banner = s.kit.support(atoms.use_card(s, seat, action.slot)).banner
        if banner in (TREE_PLATFORM, MAGIC_FIELD):
            atoms.place_banner(s, seat, banner, [s.figures[seat].square])
        else:
            s.push(Covering(seat, banner))


class Covering(Frame[State]):
    """GO-59.28: where the banner of the card just used goes."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "kind")

    def __init__(self, seat: int = -1, kind: int = -1) -> None:
        self.seat: int = seat
        self.kind: int = kind

    def clone(self) -> Covering:
        return Covering(self.seat, self.kind)

    def advance(self, s: State) -> Need | None:
        if s.figures[self.seat].alive:
            return DECIDE[self.seat]
        s.pop()
        return None

    def menu(self, s: State, seat: int) -> Menu:
        return OneOf(places(s, seat, self.kind, ALL))

    def check(self, s: State, seat: int, action: Action) -> Refusal | None:
        if not isinstance(action, Cover):
            return COVER_FIRST
        own = s.figures[seat].square
        if self.kind == BARRIER:
            return why_not_barrier(s, own, action.square, action.form)
        if not 0 <= action.square < s.kit.board.size or action.form != 0:
            return OFF_BOARD
        if s.kit.distance(own, action.square) != 1:
            return NOT_NEXT
        return why_taken(s, action.square, own)

    def answer(self, s: State, seat: int, action: Action) -> None:
        assert isinstance(action, Cover)
        s.pop()
        squares = barrier_squares(s, action.square, action.form) if self.kind == BARRIER else [action.square]
        atoms.place_banner(s, seat, self.kind, squares)


def remove_old_defences(s: State) -> None:
    """Start of round r+2: GO-36.11, GO-36.12, GO-R43, GO-R45; by option smoke too."""
    for banner in list(s.banners):
        if (banner.kind != SMOKE or s.kit.smoke_by_round) and s.round >= banner.placed + LIFETIME:
            atoms.remove_banner(s, banner, "time")


def remove_old_smoke(s: State, seat: int) -> None:
    """Start of its user's turn in round r+2 (GO-45.4, GO-6.24)."""
    for banner in list(s.banners):
        if banner.kind == SMOKE and banner.owner == seat and s.round >= banner.placed + LIFETIME:
            atoms.remove_banner(s, banner, "time")


DEFENCE: Final = PlayDefence(Defend, TOO_EARLY)
