"""Sections 41 to 45: throwable cards, action 6."""

from __future__ import annotations

from typing import ClassVar, Final

from tavola.core.frame import Frame
from tavola.core.values import Action, Chance, Need, Outcome, Refusal, Rolled
from tavola.games.gorgasali import atoms
from tavola.games.gorgasali.actions import Throw
from tavola.games.gorgasali.cards import FLAME, NTT, SMOKE, SMOKE_BULB, THROWABLE, Support
from tavola.games.gorgasali.rules.deeds import Deed
from tavola.games.gorgasali.rules.defence import NO_BANNER_LEFT, OFF_MAP, supply_left, why_taken
from tavola.games.gorgasali.rules.mat import active_cards, held_kind
from tavola.games.gorgasali.rules.strike import strike
from tavola.games.gorgasali.rules.targets import clockwise, enemies, next_to, smoked, why_not_aim
from tavola.games.gorgasali.state import State

SECTION: Final = 41

NO_CARD: Final = Refusal("GO-6.19", "no-throwable-there")
ONE_A_TURN: Final = Refusal("GO-41.1", "one-throw")
TOO_EARLY: Final = Refusal("GO-41.2", "after-movement")
NEEDS_TARGET: Final = Refusal("GO-41.8", "needs-target")
NO_TARGET: Final = Refusal("GO-45.1", "under-yourself")
NOT_EXACTLY: Final = Refusal("GO-42.1", "not-exactly")


def why_not_throw_at(s: State, seat: int, target: int, card: Support) -> Refusal | None:
    """An enemy in range and clear view: GO-41.5, GO-43.1, GO-44.1; the Flame Bulb at its distance only: GO-42.1."""
    if target < 0:  # GO-R100
        return NEEDS_TARGET
    refusal = why_not_aim(s, seat, target, card.exactly or card.within)
    if refusal is None and card.exactly:
        if s.kit.distance(s.figures[seat].square, s.figures[target].square) != card.exactly:
            return NOT_EXACTLY
    return refusal


def why_not_smoke(s: State, seat: int, target: int) -> Refusal | None:
    """GO-45.1, GO-45.10: under the user, on a vacant square; an older smoke of one's own makes room."""
    square = s.figures[seat].square
    if target != -1:
        return NO_TARGET
    if square < 0:
        return OFF_MAP
    if not smoked(s, seat):
        refusal = why_taken(s, square, square)
        if refusal is not None:
            return refusal
    return None if supply_left(s, SMOKE) or smoked(s, seat) else NO_BANNER_LEFT


class ThrowCard(Deed):
    """Action 6: one throwable a turn, after the movement; no shot, so smoke and platforms do not matter (GO-41.6)."""

    def offers(self, s: State, seat: int, out: list[Action]) -> None:
        if s.turn.thrown:
            return
        for slot in active_cards(s, seat, THROWABLE):
            card = s.kit.support(s.figures[seat].mat[slot] - 1)
            if card.throw == SMOKE_BULB:
                if why_not_smoke(s, seat, -1) is None:
                    out.append(Throw(slot))
                continue
            for target in range(len(s.figures)):  # GO-59.37
                if target != seat and why_not_throw_at(s, seat, target, card) is None:
                    out.append(Throw(slot, target))

    def check(self, s: State, seat: int, action: Action) -> Refusal | None:
        assert isinstance(action, Throw)
        if s.turn.thrown:
            return ONE_A_TURN
        kind = held_kind(s, seat, action.slot, THROWABLE)
        if kind < 0:
            return NO_CARD
        card = s.kit.support(kind)
        if card.throw == SMOKE_BULB:  # GO-59.38
            return why_not_smoke(s, seat, action.target)
        return why_not_throw_at(s, seat, action.target, card)

    def do(self, s: State, seat: int, action: Action) -> None:
        """The card is gone also on a miss (GO-41.3); the main action is not touched (GO-41.7)."""
        assert isinstance(action, Throw)
        atoms.spend_throw(s)
        kind = atoms.use_card(s, seat, action.slot)
        card = s.kit.support(kind)
        if card.throw == SMOKE_BULB:
            atoms.drop_smoke(s, seat, "time")
            atoms.place_banner(s, seat, SMOKE, [s.figures[seat].square])
            return
        atoms.note_throw(s, seat, action.target, kind)
        if card.throw == NTT:  # GO-44.2, GO-44.3, GO-44.4, GO-44.5, GO-44.6, GO-R79
            atoms.disarm(s, action.target, seat)
        else:
            s.push(Flight(seat, action.target, kind))


class Flight(Frame[State]):
    """The dice of a damaging throwable; no card ever changes them (GO-41.9)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "target", "kind")

    def __init__(self, seat: int = -1, target: int = -1, kind: int = -1) -> None:
        self.seat: int = seat
        self.target: int = target
        self.kind: int = kind

    def clone(self) -> Flight:
        return Flight(self.seat, self.target, self.kind)

    def advance(self, s: State) -> Need | None:
        return Chance("roll", s.kit.support(self.kind).dice, 6, "throw")  # GO-42.2, GO-43.2, GO-60.19, GO-60.20

    def receive(self, s: State, outcome: Outcome) -> None:
        assert isinstance(outcome, Rolled)
        s.pop()
        card = s.kit.support(self.kind)
        flame = card.throw == FLAME  # GO-41.4, GO-R93
        atoms.note_dice(s, self.seat, "flame" if flame else "spear", outcome.faces)
        total = sum(outcome.faces)
        away = s.kit.distance(s.figures[self.seat].square, s.figures[self.target].square)
        if flame and total >= card.needs:
            strike(s, self.seat, "flame", card.damage, self.burning(s))  # GO-42.3
        elif not flame and total == away:
            strike(s, self.seat, "spear", card.damage, [self.target])  # GO-43.3
        else:
            atoms.note_miss(s, self.seat, self.target, self.kind, total, card.needs if flame else away)

    def burning(self, s: State) -> list[int]:
        """The target, then every other enemy next to it, clockwise: GO-42.4 to GO-42.7, GO-R76."""
        me, target = s.figures[self.seat], s.figures[self.target]
        others = [
            seat
            for seat in clockwise(s, self.seat)
            if seat != self.target and enemies(me, s.figures[seat]) and next_to(s, target, s.figures[seat])
        ]
        return [self.target, *others]


THROW: Final = ThrowCard(Throw, TOO_EARLY)
