"""What a seat may know (ledger section 61): built from nothing, never by deleting from a copy."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec

from tavola.core.values import Event, Random, Result
from tavola.games.gorgasali import events as ev
from tavola.games.gorgasali.board import Board
from tavola.games.gorgasali.cards import CATEGORIES
from tavola.games.gorgasali.rules.bargain import Bargaining
from tavola.games.gorgasali.rules.defence import Covering
from tavola.games.gorgasali.rules.extra_steps import ExtraSteps
from tavola.games.gorgasali.rules.interlude import Interlude
from tavola.games.gorgasali.rules.mat import Collect
from tavola.games.gorgasali.rules.setup import SetUp
from tavola.games.gorgasali.rules.shot import Aimed
from tavola.games.gorgasali.rules.turn import TurnFrame
from tavola.games.gorgasali.rules.zones import rate_at
from tavola.games.gorgasali.state import CHEST, Figure, State

# The moments of a turn by the steps of its frame; while the dice are rolled nobody is asked.
MOMENTS = ("start", "before", "before", "after", "open", "closed", "last")
HIDDEN = -2
EMPTY = -1


class SeatView(msgspec.Struct, frozen=True):
    """One character and its mat. `mat` holds kinds by slot, -1 empty, -2 not for your eyes."""

    seat: int
    team: int
    character: int
    square: int
    sector: int
    alive: bool
    health: int
    cooldown: int
    ability: int
    lent: bool
    chests: int
    skipped: bool
    frozen_by: tuple[int, ...]
    burned: bool
    mat: tuple[int, ...]
    spent: tuple[int, ...]
    grave: int


class BannerView(msgspec.Struct, frozen=True):
    kind: int
    owner: int
    placed: int
    squares: tuple[int, ...]


class SwapView(msgspec.Struct, frozen=True):
    """An exchange that may still be undone, and where its maker would go back to."""

    seat: int
    partner: int
    home: int


class TurnView(msgspec.Struct, frozen=True):
    """The running turn: dice, numbers left, what has been used."""

    seat: int
    dice: tuple[int, int]
    factor: int
    free_terrain: int
    diagonal: bool
    left: int
    covered: tuple[int, ...]
    consumable: bool
    main: bool
    defended: bool
    thrown: bool
    opened: bool
    revived: bool
    swaps: tuple[SwapView, ...]
    moment: str


class PendingView(msgspec.Struct, frozen=True):
    """What is being decided: the seat, and whatever lies between the question and its answer.

    Cards waiting to be placed; the dice, target and weapon of a shot; the banner to be set; extra steps left; the
    trade on the table. Empty for those whom it does not concern.
    """

    seat: int = -1
    cards: tuple[int, ...] = ()
    spent: tuple[int, ...] = ()
    dice: tuple[int, ...] = ()
    target: int = -1
    weapon: int = -1
    banner: int = -1
    steps: int = 0
    offers: int = 0
    offer: tuple[tuple[int, ...], tuple[int, ...], int, int] | None = None


class MapView(msgspec.Struct, frozen=True):
    """A board that no content file holds (from a position or an author's text), as numbers by square."""

    width: int
    height: int
    terrain: tuple[int, ...]
    zone: tuple[int, ...]
    healing: tuple[int, ...]
    gates: tuple[tuple[int, ...], ...]


class View(msgspec.Struct, frozen=True):
    seat: int | None
    board: str
    map: MapView | None
    settings: dict[str, int | str | bool]
    round: int
    bar: int
    level: int
    rate: int
    seats: tuple[SeatView, ...]
    fallen: tuple[int, ...]
    banners: tuple[BannerView, ...]
    chests: tuple[int, ...]
    weapon_deck: int
    support_deck: int
    weapon_discard: tuple[int, ...]
    support_discard: tuple[int, ...]
    turn: TurnView
    stage: str
    pending: PendingView
    result: Result | None


def sees(s: State, viewer: int | None, owner: int) -> bool:
    """Backpacks are open, or, by option, for the owner and the teammate only (GO-61.3, GO-R91)."""
    if not s.kit.hidden_backpack:
        return True
    return viewer is not None and s.figures[viewer].team == s.figures[owner].team


def bits(mask: int) -> tuple[int, ...]:
    return tuple([i for i in range(mask.bit_length()) if mask >> i & 1])


def view(s: State, viewer: int | None) -> View:
    return View(
        seat=viewer,
        board=s.kit.board.key,
        map=map_view(s.kit.board) if is_own(str(s.kit.settings["board"])) else None,
        settings=s.kit.settings,
        round=s.round,
        bar=s.bar,
        level=s.level,
        rate=rate_at(s.level),
        seats=tuple([seat_view(s, viewer, figure) for figure in s.figures]),
        fallen=tuple(s.fallen),
        banners=tuple([BannerView(b.kind, b.owner, b.placed, tuple(b.squares)) for b in s.banners]),  # GO-61.6
        chests=tuple([square for square in s.kit.board.chests if s.ground[square] & CHEST]),
        weapon_deck=len(s.weapon_deck),  # GO-61.1
        support_deck=len(s.support_deck),
        weapon_discard=tuple(s.weapon_discard),  # GO-61.5
        support_discard=tuple(s.support_discard),
        turn=turn_view(s),
        stage=type(s.stack[-1]).__name__,
        pending=pending(s, viewer),
        result=s.result,
    )


def is_own(board: str) -> bool:
    """Whether a board is no file of the content: drawn in a position, or an author's own text."""
    return board == "drawn" or "\n" in board


@lru_cache(maxsize=8)
def map_view(board: Board) -> MapView:
    healing = tuple(square for square in range(board.size) if board.healing[square])
    return MapView(board.width, board.height, tuple(board.terrain), tuple(board.zone), healing, board.gates)


def seat_view(s: State, viewer: int | None, figure: Figure) -> SeatView:
    layout = s.kit.layout
    open_slots = layout.size if sees(s, viewer, figure.seat) else layout.active
    mat = [
        (figure.mat[slot] - 1 if slot < open_slots or not figure.mat[slot] else HIDDEN)
        for slot in range(len(figure.mat))
    ]
    return SeatView(
        figure.seat, figure.team, figure.character, figure.square, figure.sector, bool(figure.alive), figure.health,
        figure.cooldown, figure.held, bool(figure.lent), figure.chests, bool(figure.skipped), bits(figure.frozen),
        bool(figure.burned), tuple(mat), bits(figure.spent), figure.grave,
    )  # fmt: skip  # GO-61.4, GO-61.8, GO-61.9


def turn_view(s: State) -> TurnView:
    t = s.turn
    return TurnView(
        t.seat, (t.first, t.second), t.factor, t.free_terrain, bool(t.diagonal), t.left, tuple(t.covered),
        bool(t.consumable), bool(t.main), bool(t.defended), bool(t.thrown), bool(t.opened), bool(t.revived),
        tuple([SwapView(swap.seat, swap.partner, swap.home) for swap in t.swaps]), moment(s),
    )  # fmt: skip  # GO-61.7


def moment(s: State) -> str:
    """Where the running turn stands: before the roll, after it, the open phase; "" before the first turn."""
    for frame in s.stack:
        if isinstance(frame, TurnFrame):
            return MOMENTS[frame.step]
    return ""


def pending(s: State, viewer: int | None) -> PendingView:
    top = s.stack[-1]
    if isinstance(top, Collect):
        cards = tuple(top.cards) if sees(s, viewer, top.seat) else (HIDDEN,) * len(top.cards)
        return PendingView(top.seat, cards, bits(top.spent))
    if isinstance(top, Bargaining):
        return trade_view(s, viewer, top)
    if isinstance(top, Aimed):
        weapon = s.figures[top.seat].mat[top.slot] - 1
        return PendingView(top.seat, dice=tuple(top.faces), target=top.target, weapon=weapon)
    if isinstance(top, ExtraSteps):
        return PendingView(top.seat, steps=top.left)
    if isinstance(top, Covering):
        return PendingView(top.seat, banner=top.kind)
    if isinstance(top, Interlude):
        return PendingView(top.queue[0] if top.queue else -1)
    if isinstance(top, SetUp):
        return PendingView(top.at)
    return PendingView(getattr(top, "seat", -1))


def trade_view(s: State, viewer: int | None, talk: Bargaining) -> PendingView:
    """That two teammates talk is open, what about is not (GO-61.10)."""
    if not talks_to(s, viewer, talk.seat) or not talk.offers:
        return PendingView(talk.speaker)
    offer = (tuple(talk.give), tuple(talk.take), talk.give_chests, talk.take_chests)
    return PendingView(talk.speaker, offers=talk.offers, offer=offer)


def talks_to(s: State, viewer: int | None, seat: int) -> bool:
    return viewer is not None and s.figures[viewer].team == s.figures[seat].team


def redact(s: State, event: Event, viewer: int | None) -> Event | None:
    """The event as this viewer may know it; None when even its being is secret."""
    if isinstance(event, ev.TradeOffered):
        return event if talks_to(s, viewer, event.seat) else None
    if not s.kit.hidden_backpack:
        return event
    if isinstance(event, ev.CardsReceived) and not sees(s, viewer, event.seat):
        return msgspec.structs.replace(event, kinds=(HIDDEN,) * len(event.kinds))
    if isinstance(event, ev.CardPlaced) and not sees(s, viewer, event.seat) and event.slot >= s.kit.layout.active:
        return msgspec.structs.replace(event, kind=HIDDEN)
    if isinstance(event, ev.CardStolen) and event.slot >= s.kit.layout.active:
        if not (sees(s, viewer, event.seat) or sees(s, viewer, event.victim)):
            return msgspec.structs.replace(event, kind=HIDDEN)
    if isinstance(event, ev.TradeEnded) and not talks_to(s, viewer, event.seat):
        return msgspec.structs.replace(event, gave=(HIDDEN,) * len(event.gave), took=(HIDDEN,) * len(event.took))
    return event


def reshuffle_unknown(s: State, viewer: int | None, rng: Random) -> None:
    """Another truth that looks the same to this viewer: decks in another order, unseen cards exchanged in kind."""
    shuffle(s.weapon_deck, range(len(s.weapon_deck)), rng)
    places: list[tuple[bytearray, int, int]] = [(s.support_deck, i, 0) for i in range(len(s.support_deck))]
    for figure in s.figures:
        if not sees(s, viewer, figure.seat):
            slots = [slot for slot in range(s.kit.layout.active, len(figure.mat)) if figure.mat[slot]]
            places += [(figure.mat, slot, 1) for slot in slots]
    for frame in s.stack:
        if isinstance(frame, Collect) and not sees(s, viewer, frame.seat):
            supports = [i for i, kind in enumerate(bytes(frame.cards)) if not s.kit.cards.is_weapon(kind)]
            places += [(frame.cards, i, 0) for i in supports]
    alike: list[list[tuple[bytearray, int, int]]] = [[] for _ in range(CATEGORIES)]
    for place in places:
        alike[s.kit.category(place[0][place[1]] - place[2])].append(place)
    for same in alike:
        kinds = bytearray([pile[i] - plus for pile, i, plus in same])
        shuffle(kinds, range(len(kinds)), rng)
        for (pile, i, plus), kind in zip(same, kinds, strict=True):
            pile[i] = kind + plus


def shuffle(pile: bytearray, places: Any, rng: Random) -> None:
    order = list(places)
    for i in range(len(order) - 1, 0, -1):
        j = rng.below(i + 1)
        a, b = order[i], order[j]
        pile[a], pile[b] = pile[b], pile[a]
