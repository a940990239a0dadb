"""Names instead of numbers, for the sentences in text/*.ftl.

The fields of an event or action keep their names as arguments; seats become players, squares coordinates ("F7": the
column, then the row, both counted from the top left), kinds cards. Where something is not there or not known, the
argument is a key that the messages choose by: nobody, nowhere, none, hidden.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any

from tavola.core.errors import ContentError
from tavola.core.game import Option
from tavola.core.text import listed
from tavola.core.values import Decide, Refusal
from tavola.games.gorgasali import actions as act
from tavola.games.gorgasali import content
from tavola.games.gorgasali import events as ev
from tavola.games.gorgasali.board import Board
from tavola.games.gorgasali.cards import MatLayout
from tavola.games.gorgasali.kit import OCTOR
from tavola.games.gorgasali.view import HIDDEN, SeatView, View

Words = dict[str, str | int]

SEATS = {"seat", "target", "victim", "by", "other"}
SQUARES = {"to", "square"}
CARDS = {"kind", "gone"}
CARD_LISTS = {"kinds", "gave", "took"}

BANNERS = ("barrier", "ball_lightning", "tree_platform", "magic_field", "smoke")
TERRAIN = ("outside", "plain", "forest", "mountain", "water", "tree")
PLACES = ("weapon", "helmet", "body", "defensive", "throwable", "consumable")


@lru_cache(maxsize=8)
def board_called(name: str) -> Board | None:
    """A board by the value of its option; None when its file is gone, for a name of a square is not worth a crash."""
    try:
        return content.load_board(name)
    except ContentError:
        return None


@lru_cache(maxsize=8)
def mat_called(name: str) -> MatLayout:
    return content.load_mat(name)


def column(x: int) -> str:
    """A to Z, then AA, AB and so on."""
    return (chr(64 + x // 26) if x >= 26 else "") + chr(65 + x % 26)


class Namer:
    """What things are called for one viewer in one language; without a view the table is a standard one."""

    def __init__(self, view: View | None, lang: str, names: Sequence[str]) -> None:
        self.view = view
        self.lang = lang
        self.names = names
        self.layout = mat_called(str(view.settings["matLayout"]) if view else "standard")

    # --- players and squares ---------------------------------------------------------------------------------------

    @property
    def board(self) -> Board | None:
        """None where a view shows a board of its own drawing: its squares keep their numbers."""
        if self.view is None:
            return board_called("standard")
        found = board_called(str(self.view.settings["board"]))
        return found if found and found.key == self.view.board else None

    def seat(self, seat: int) -> str:
        return self.names[seat] if seat >= 0 else "nobody"

    def seats(self, seats: Sequence[int]) -> str:
        return listed([self.names[seat] for seat in seats], self.lang)

    def square(self, square: int) -> str:
        if square < 0:
            return "nowhere"
        board = self.board
        return f"{column(board.x(square))}{board.y(square) + 1}" if board else f"#{square}"

    @property
    def me(self) -> int:
        """Whose action it is: the viewer's, or for a spectator that of the seat being asked."""
        assert self.view is not None
        if self.view.seat is not None:
            return self.view.seat
        return self.view.pending.seat if self.view.pending.seat >= 0 else self.view.turn.seat

    def figure(self, seat: int) -> SeatView:
        assert self.view is not None
        return self.view.seats[seat]

    def mate(self, seat: int) -> int:
        """The teammate's seat in a duo."""
        count = len(self.view.seats) if self.view else 2
        return (seat + count // 2) % count

    # --- cards and abilities -----------------------------------------------------------------------------------------

    def named(self, names: dict[str, str]) -> str:
        return names.get(self.lang) or names["en"]

    def card(self, kind: int) -> str:
        if kind < 0:
            return "hidden" if kind == HIDDEN else "none"
        cards = content.load_cards()
        return self.named(cards.weapons[kind].names if cards.is_weapon(kind) else cards.support(kind).names)

    def cards(self, kinds: Sequence[int]) -> str:
        if not kinds:
            return "none"
        return "hidden" if min(kinds) < 0 else listed([self.card(kind) for kind in kinds], self.lang)

    def held(self, seat: int, slot: int) -> str:
        """The card in a slot of a mat, none without a view that shows it."""
        if self.view is None or slot < 0:
            return "none"
        return self.card(self.figure(seat).mat[slot])

    def all_held(self, seat: int, slots: Sequence[int]) -> str:
        if self.view is None:
            return "hidden" if slots else "none"
        return self.cards([self.figure(seat).mat[slot] for slot in slots])

    def place(self, slot: int) -> Words:
        """A slot of the mat: its number from 1, its category, and whether it belongs to the backpack."""
        pack = "yes" if slot >= self.layout.active else "no"
        return {"slot": slot + 1, "place": PLACES[self.layout.slots[slot]], "pack": pack}

    def character(self, number: int) -> str:
        return self.named(content.load_characters()[number].names) if number >= 0 else "none"

    def ability(self, number: int) -> str:
        return self.named(content.load_characters()[number].ability) if number >= 0 else "none"

    def power(self, seat: int) -> int:
        """The number of the ability a seat would use now, as far as its view tells."""
        figure = self.figure(seat)
        return figure.ability if figure.character == OCTOR else figure.character

    def distance(self, seat: int) -> int:
        """How far another seat is; 0 when somebody is not on the map."""
        a, b, board = self.figure(self.me).square, self.figure(seat).square, self.board
        if a < 0 or b < 0 or board is None or self.view is None:
            return 0
        return board.orthogonal(a, b) if self.view.settings["rangeMetric"] == "orthogonal" else board.distance(a, b)


def arguments(value: object, view: object | None, lang: str, names: Sequence[str]) -> Words:
    """All that the message of this value may speak of."""
    namer = Namer(view if isinstance(view, View) else None, lang, names)
    fields = {name: getattr(value, name) for name in getattr(value, "__struct_fields__", ())}
    found: Words = {}
    for name, content_of in fields.items():
        found |= field(namer, name, content_of)
    extra = EXTRAS.get(type(value))
    return found | extra(namer, value) if extra else found


def field(namer: Namer, name: str, value: Any) -> Words:
    """One field by its name; what has no plain meaning is left to EXTRAS."""
    if name in SEATS:
        return {name: namer.seat(value)}
    if name in SQUARES:
        return {name: namer.square(value)}
    if name in CARDS:
        return {name: namer.card(value)}
    if name in CARD_LISTS:
        return {name: namer.cards(value), f"{name}_count": len(value)}
    if isinstance(value, bool):
        return {name: "yes" if value else "no"}
    return {name: value} if isinstance(value, (int, str)) else {}


# --- events ---------------------------------------------------------------------------------------------------------


def dice(n: Namer, e: ev.DiceRolled) -> Words:
    double = len(e.faces) == 2 and e.faces[0] == e.faces[1]
    faces = listed([str(face) for face in e.faces], n.lang)
    return {"faces": faces, "count": len(e.faces), "total": sum(e.faces), "double": "yes" if double else "no"}


def moved(n: Namer, e: ev.Stepped | ev.Moved) -> Words:
    return {"origin": n.square(e.origin)}


def hurt(n: Namer, e: ev.Hurt) -> Words:
    return {"amount": e.gross - e.blocked}


def banner(n: Namer, e: ev.BannerPlaced | ev.BannerGone) -> Words:
    return {"kind": BANNERS[e.kind], "squares": listed([n.square(square) for square in e.squares], n.lang)}


def used(n: Namer, e: ev.AbilityUsed) -> Words:
    return {"ability": n.ability(e.ability), "targets": n.seats(e.targets), "count": len(e.targets)}


def offered(n: Namer, e: ev.TradeOffered) -> Words:
    give, take = n.all_held(e.seat, e.give), n.all_held(n.mate(e.seat), e.take)
    return {"give": give, "take": take, "give_count": len(e.give), "take_count": len(e.take)}


# --- actions --------------------------------------------------------------------------------------------------------


def own_card(n: Namer, a: Any) -> Words:
    return {"card": n.held(n.me, a.slot)}


def imitate(n: Namer, a: act.Imitate) -> Words:
    return {"ability": n.ability(n.power(a.seat))}


def supernova(n: Namer, a: act.Supernova) -> Words:
    targets = [a.first] if a.second < 0 else [a.first, a.second]
    return {"targets": n.seats(targets), "count": len(targets)}


def step(n: Namer, a: act.Step) -> Words:
    """What the square is and costs, chest and penalty included, so that a menu can be read without the map."""
    view, board = n.view, n.board
    if view is None or board is None:
        return {"terrain": "plain", "cost": 0, "chest": "no", "penalty": 0}
    free = view.stage == "ExtraSteps"
    terrain = board.terrain[a.to]
    cost = 0 if free else 1 if terrain == view.turn.free_terrain else board.cost[a.to]
    dear = not free and board.zone[a.to] <= view.level
    chest = "yes" if a.to in view.chests else "no"
    return {"terrain": TERRAIN[terrain], "cost": cost, "chest": chest, "penalty": view.rate if dear else 0}


def steal(n: Namer, a: act.Steal) -> Words:
    return {"card": n.held(a.target, a.slot), **n.place(a.slot)}


def place(n: Namer, a: act.Place) -> Words:
    assert n.view is not None
    return {"card": n.card(n.view.pending.cards[a.card]), "old": n.held(n.me, a.slot), **n.place(a.slot)}


def refuse(n: Namer, a: act.Refuse) -> Words:
    assert n.view is not None
    return {"card": n.card(n.view.pending.cards[a.card])}


def shoot(n: Namer, a: act.Shoot) -> Words:
    return {**own_card(n, a), "extension": n.held(n.me, a.extension), "distance": n.distance(a.target)}


def reroll(n: Namer, a: act.Reroll) -> Words:
    return {"dice": listed([str(die + 1) for die in a.dice], n.lang), "count": len(a.dice)}


def arrange(n: Namer, a: act.Arrange) -> Words:
    """Which cards come up from the backpack, and which go down into it."""
    mat, active = n.figure(n.me).mat, n.layout.active
    moves = [(slot, origin) for slot, origin in enumerate(a.slots) if mat[origin] >= 0]
    up = [mat[origin] for slot, origin in moves if slot < active <= origin]
    down = [mat[origin] for slot, origin in moves if origin < active <= slot]
    return {"up": n.cards(up), "down": n.cards(down)}


def offer(n: Namer, a: act.Offer) -> Words:
    return {"give": n.all_held(n.me, a.give), "take": n.all_held(n.mate(n.me), a.take)}


# --- the rest -------------------------------------------------------------------------------------------------------


def decide(n: Namer, need: Decide) -> Words:
    """The question; its menu, when it is there, tells the moments of a turn apart."""
    if n.view is None:
        return {"phase": "open"}
    cards = n.view.pending.cards
    asked: Words = {"cards": n.cards(cards), "count": len(cards), "left": n.view.turn.left}
    asked["ability"] = n.ability(n.power(need.seat))
    asked["offer"] = "yes" if n.view.pending.offer else "no"
    return asked | {"phase": phase(n.view, need)}


def phase(view: View, need: Decide) -> str:
    if view.stage == "SetUp":
        return "pick" if view.seats[need.seat].character < 0 else "imitate"
    kinds = {type(action) for action in (need.menu.listed() if need.menu else None) or ()}
    if act.Roll in kinds or view.turn.dice == (0, 0):
        return "before"
    if act.EndTurn in kinds:
        return "open"
    return "after" if need.menu or (view.turn.left and not view.turn.covered) else "open"


def option(n: Namer, value: Option) -> Words:
    """What the values of an option are called that are content, not words."""
    if value.key == "board":
        return {name: n.named(content.load_board(name).names) for name in content.board_names()}
    if value.key == "matLayout":
        return {name: n.named(content.load_mat(name).names) for name in content.mat_names()}
    if value.key == "barrierShape":
        return {shape.key: n.named(shape.names) for shape in content.load_shapes()}
    return {}


EXTRAS: dict[type, Callable[[Namer, Any], Words]] = {
    Decide: decide,
    Option: option,
    Refusal: lambda n, r: {"seat": n.seat(r.about[0])} if r.reason == "not-asked" else {},
    ev.CharacterPicked: lambda n, e: {"character": n.character(e.character), "ability": n.ability(e.character)},
    ev.DiceRolled: dice,
    ev.Stepped: moved,
    ev.Moved: moved,
    ev.CardUsed: lambda n, e: {"category": PLACES[content.load_cards().category(e.kind)]},
    ev.Refilled: lambda n, e: {**n.place(e.slot)},
    ev.CardPlaced: lambda n, e: {**n.place(e.slot)},
    ev.Hurt: hurt,
    ev.BannerPlaced: banner,
    ev.BannerGone: banner,
    ev.AbilityUsed: used,
    ev.AbilityTaken: lambda n, e: {"origin": n.seat(e.origin), "ability": n.ability(e.ability)},
    ev.TradeOffered: offered,
    ev.GameEnded: lambda n, e: {"winners": n.seats(e.winners), "count": len(e.winners)},
    act.PickCharacter: lambda n, a: {"character": n.character(a.character), "ability": n.ability(a.character)},
    act.Imitate: imitate,
    act.Drink: own_card,
    act.Load: own_card,
    act.UseAbility: lambda n, a: {"ability": n.ability(n.power(n.me))},
    act.Supernova: supernova,
    act.Steal: steal,
    act.Step: step,
    act.Ride: own_card,
    act.Jump: own_card,
    act.Place: place,
    act.Refuse: refuse,
    act.Defend: own_card,
    act.Shoot: shoot,
    act.Reroll: reroll,
    act.Arrange: arrange,
    act.Throw: own_card,
    act.Revive: own_card,
    act.Offer: offer,
}
