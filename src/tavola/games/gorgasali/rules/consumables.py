"""Sections 47, 48, 49 and 51: healing and ammo in action 1, movement cards in action 3."""

from __future__ import annotations

from typing import Final

from tavola.core.values import Action, Refusal
from tavola.games.gorgasali import atoms
from tavola.games.gorgasali.actions import Drink, Jump, Load, Ride
from tavola.games.gorgasali.cards import AMMO, CONSUMABLE, HEALING, MOVEMENT, Support
from tavola.games.gorgasali.rules import tharsis
from tavola.games.gorgasali.rules.deeds import Deed
from tavola.games.gorgasali.rules.mat import active_cards, held_kind
from tavola.games.gorgasali.rules.walk import NO_RIDE, NO_WAY, Walk, begin, steps_from
from tavola.games.gorgasali.rules.zones import charge
from tavola.games.gorgasali.state import CHEST, DEFENCE_ON, FIGURE, State

SECTION: Final = 47

ONE_A_TURN: Final = Refusal("GO-6.7", "one-consumable")
NO_POTION: Final = Refusal("GO-48.1", "no-potion-there")
NO_AMMO: Final = Refusal("GO-51.1", "no-ammo-there")
NO_TELEPORT: Final = Refusal("GO-49.9", "no-teleport-there")
BANNED: Final = Refusal("GO-48.5", "burned")
BEFORE_ROLL: Final = Refusal("GO-6.9", "before-the-roll")
ROLLED: Final = Refusal("GO-6.9", "already-rolled")
AFTER_ROLL: Final = Refusal("GO-47.3", "after-the-roll")
FROZEN: Final = Refusal("GO-22.7", "frozen")
OFF_MAP: Final = Refusal("GO-49.17", "self-off-map")
NOT_IN_LINE: Final = Refusal("GO-49.9", "not-in-line")
JUMP_TOO_FAR: Final = Refusal("GO-49.9", "too-far")
NOT_VACANT: Final = Refusal("GO-49.11", "not-vacant")


def consumable(s: State, seat: int, slot: int, group: int) -> Support | None:
    """The card of a group in an active consumable slot."""
    kind = held_kind(s, seat, slot, CONSUMABLE)
    if kind < 0:
        return None
    card = s.kit.support(kind)
    return card if card.group == group else None


def spend(s: State, seat: int, slot: int) -> Support:
    """The consumable of the turn (GO-6.7, GO-47.2)."""
    atoms.spend_consumable(s)
    return s.kit.support(atoms.use_card(s, seat, slot))


def healing_banned(s: State, seat: int) -> bool:
    """GO-25.4, GO-25.5, GO-R50: burned until the end of the next own turn; by option while next to that fire."""
    return (tharsis.bars(s, seat) if s.kit.ban_adjacent else s.figures[seat].burned) != 0


def healed_health(card: Support, health: int) -> int:
    """GO-48.1, GO-48.2, GO-48.3: by so much, or up to so much."""
    return max(0, card.heal_to - health) if card.heal_to else card.heal


class DrinkPotion(Deed):
    """Action 1, GO-6.8, GO-59.7."""

    def offers(self, s: State, seat: int, out: list[Action]) -> None:
        if s.turn.consumable or healing_banned(s, seat):
            return
        for slot in active_cards(s, seat, CONSUMABLE):
            if consumable(s, seat, slot, HEALING) is not None:  # GO-48.6, GO-R29: also at full health
                out.append(Drink(slot))

    def check(self, s: State, seat: int, action: Action) -> Refusal | None:
        assert isinstance(action, Drink)
        if s.turn.consumable:
            return ONE_A_TURN
        if consumable(s, seat, action.slot, HEALING) is None:
            return NO_POTION
        return BANNED if healing_banned(s, seat) else None

    def do(self, s: State, seat: int, action: Action) -> None:
        assert isinstance(action, Drink)
        card = spend(s, seat, action.slot)
        atoms.heal(s, seat, "potion", healed_health(card, s.figures[seat].health))


class LoadWeapons(Deed):
    """Action 1, GO-51.1, GO-51.2, GO-51.3: the main action stays free (GO-34.3)."""

    def offers(self, s: State, seat: int, out: list[Action]) -> None:
        if s.turn.consumable:
            return
        for slot in active_cards(s, seat, CONSUMABLE):
            if consumable(s, seat, slot, AMMO) is not None:
                out.append(Load(slot))

    def check(self, s: State, seat: int, action: Action) -> Refusal | None:
        assert isinstance(action, Load)
        if s.turn.consumable:
            return ONE_A_TURN
        return NO_AMMO if consumable(s, seat, action.slot, AMMO) is None else None

    def do(self, s: State, seat: int, action: Action) -> None:
        assert isinstance(action, Load)
        spend(s, seat, action.slot)
        atoms.reload(s, seat)


class RideOut(Deed):
    """Action 3.2, GO-59.21: Axe, Boat, Rope, Compass or Adrenaline, and then you walk."""

    def offers(self, s: State, seat: int, out: list[Action]) -> None:
        if s.turn.consumable or s.figures[seat].frozen:
            return
        for slot in active_cards(s, seat, CONSUMABLE):
            card = consumable(s, seat, slot, MOVEMENT)
            if card is not None and not card.jump and self.leads_somewhere(s, seat, card):
                out.append(Ride(slot))

    def check(self, s: State, seat: int, action: Action) -> Refusal | None:
        assert isinstance(action, Ride)
        if s.turn.consumable:
            return ONE_A_TURN
        card = consumable(s, seat, action.slot, MOVEMENT)
        if card is None or card.jump:
            return NO_RIDE
        if s.figures[seat].frozen:  # GO-R52
            return FROZEN
        return None if self.leads_somewhere(s, seat, card) else NO_WAY

    def leads_somewhere(self, s: State, seat: int, card: Support) -> bool:
        """GO-6.12: usable only if you then move."""
        turn = s.turn
        left = turn.left
        self.saddle(s, card)
        found = len(steps_from(s, seat)) > 0
        atoms.set_ride(s, 1, 0, False)
        atoms.set_left(s, left)
        return found

    def saddle(self, s: State, card: Support) -> None:
        """GO-49.7, GO-49.8, GO-60.5: Adrenaline doubles the sum; the others change what steps cost or where they go."""
        atoms.set_ride(s, card.factor, card.terrain, card.diagonal)
        atoms.set_left(s, s.turn.left * card.factor)

    def do(self, s: State, seat: int, action: Action) -> None:
        assert isinstance(action, Ride)
        self.saddle(s, spend(s, seat, action.slot))
        s.push(Walk(seat))


class Teleport(Deed):
    """Action 3.2 with a jump first, GO-59.22, GO-49.9 to GO-49.17."""

    def offers(self, s: State, seat: int, out: list[Action]) -> None:
        figure = s.figures[seat]
        if s.turn.consumable or figure.frozen or figure.square < 0:
            return
        for slot in active_cards(s, seat, CONSUMABLE):
            card = consumable(s, seat, slot, MOVEMENT)
            if card is not None and card.jump:
                for to in self.landings(s, figure.square, card.jump):
                    out.append(Jump(slot, to))

    def landings(self, s: State, square: int, reach: int) -> list[int]:
        board = s.kit.board
        x, y = board.x(square), board.y(square)
        found: list[int] = []
        for away in range(1, reach + 1):
            for to in (board.at(x, y - away), board.at(x + away, y), board.at(x, y + away), board.at(x - away, y)):
                if to >= 0 and lands(s, to):
                    found.append(to)
        return found

    def check(self, s: State, seat: int, action: Action) -> Refusal | None:
        assert isinstance(action, Jump)
        if s.turn.consumable:
            return ONE_A_TURN
        card = consumable(s, seat, action.slot, MOVEMENT)
        if card is None or not card.jump:
            return NO_TELEPORT
        figure = s.figures[seat]
        if figure.frozen:
            return FROZEN
        if figure.square < 0:
            return OFF_MAP
        return self.why_not_land(s, figure.square, action.to, card.jump)

    def why_not_land(self, s: State, origin: int, to: int, reach: int) -> Refusal | None:
        """Same row or column, over everything, onto a vacant square: GO-49.10, GO-49.12, GO-R82."""
        board = s.kit.board
        if not 0 <= to < board.size or to == origin:
            return NOT_IN_LINE
        if board.x(to) != board.x(origin) and board.y(to) != board.y(origin):
            return NOT_IN_LINE
        if board.distance(origin, to) > reach:
            return JUMP_TOO_FAR
        return None if lands(s, to) else NOT_VACANT

    def do(self, s: State, seat: int, action: Action) -> None:
        """The jump costs no numbers but one square's penalty in an inactive zone (GO-14.9, GO-49.15, GO-58.7)."""
        assert isinstance(action, Jump)
        spend(s, seat, action.slot)
        begin(s, seat, "moved")
        atoms.move_to(s, seat, action.to, "jump", seat)
        atoms.cover(s, action.to)
        s.push(Walk(seat, may_stay=True))  # GO-49.13, GO-49.16
        charge(s, seat)


def lands(s: State, square: int) -> bool:
    """Vacant by the list of section 36, on ground a figure can stand on."""
    return s.kit.board.cost[square] > 0 and not s.ground[square] & (FIGURE | CHEST | DEFENCE_ON)


DRINK: Final = DrinkPotion(Drink, BEFORE_ROLL)
LOAD: Final = LoadWeapons(Load, BEFORE_ROLL)
RIDE: Final = RideOut(Ride, AFTER_ROLL)
TELEPORT: Final = Teleport(Jump, AFTER_ROLL)
