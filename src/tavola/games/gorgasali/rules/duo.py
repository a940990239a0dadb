"""Sections 54 to 57: pairs; trading and reviving."""

from __future__ import annotations

from typing import Final

from tavola.core.values import Action, Refusal
from tavola.games.gorgasali import atoms
from tavola.games.gorgasali.actions import Bargain, Revive
from tavola.games.gorgasali.cards import CONSUMABLE, HEALING
from tavola.games.gorgasali.rules.bargain import Bargaining
from tavola.games.gorgasali.rules.consumables import (
    BANNED,
    NO_POTION,
    consumable,
    healed_health,
    healing_banned,
    lands,
    spend,
)  # fmt: skip
from tavola.games.gorgasali.rules.deeds import Deed
from tavola.games.gorgasali.rules.mat import active_cards
from tavola.games.gorgasali.rules.targets import next_to
from tavola.games.gorgasali.state import State

SECTION: Final = 54

TALKS_A_TURN: Final = 3  # see docs/rulings.md, GO-55.8

NO_DUO: Final = Refusal("GO-54.1", "no-duo")
NOBODY_DOWN: Final = Refusal("GO-56.1", "nobody-down")
MATE_DOWN: Final = Refusal("GO-55.1", "mate-down")
FAR_BANNER: Final = Refusal("GO-56.3", "banner-too-far")
FAR_MATE: Final = Refusal("GO-55.1", "mate-too-far")
ONE_CONSUMABLE: Final = Refusal("GO-56.4", "one-consumable")
AFTER_MAIN: Final = Refusal("GO-R87", "after-main")
NOT_CLOSEST: Final = Refusal("GO-56.5", "not-closest")
ENOUGH_TALK: Final = Refusal("GO-55.8", "enough-talk")
TOO_EARLY: Final = Refusal("GO-55.8", "after-movement")


def mate_of(s: State, seat: int) -> int:
    """Opposite, with the same number of opponents on both sides: GO-54.2, GO-54.3, GO-R86."""
    count = len(s.figures)
    return (seat + count // 2) % count


def landing_squares(s: State, grave: int) -> list[int]:
    """The banner's square, or the closest vacant ones by range: GO-56.2, GO-56.5, GO-56.6, GO-R87."""
    if lands(s, grave):
        return [grave]
    board = s.kit.board
    free = [square for square in range(board.size) if lands(s, square)]
    if not free:
        return []
    nearest = min([board.distance(grave, square) for square in free])
    return [square for square in free if board.distance(grave, square) == nearest]


def why_no_revive(s: State, seat: int) -> Refusal | None:
    """What does not depend on the card: GO-56.3, GO-56.4, GO-56.10, GO-56.13, GO-59.39."""
    if not s.kit.duo:
        return NO_DUO
    mate = s.figures[mate_of(s, seat)]
    if mate.alive or mate.grave < 0:  # GO-56.12, GO-56.14
        return NOBODY_DOWN
    square = s.figures[seat].square
    if square < 0 or s.kit.distance(square, mate.grave) != 1:
        return FAR_BANNER
    if s.turn.consumable:
        return ONE_CONSUMABLE
    if s.turn.main:
        return AFTER_MAIN
    return BANNED if healing_banned(s, seat) else None


class ReviveMate(Deed):
    def offers(self, s: State, seat: int, out: list[Action]) -> None:
        if not s.kit.duo or why_no_revive(s, seat) is not None:
            return
        squares = landing_squares(s, s.figures[mate_of(s, seat)].grave)
        for slot in active_cards(s, seat, CONSUMABLE):
            if consumable(s, seat, slot, HEALING) is not None:
                out += [Revive(slot, square) for square in squares]

    def check(self, s: State, seat: int, action: Action) -> Refusal | None:
        assert isinstance(action, Revive)
        refusal = why_no_revive(s, seat)
        if refusal is not None:
            return refusal
        if consumable(s, seat, action.slot, HEALING) is None:
            return NO_POTION
        squares = landing_squares(s, s.figures[mate_of(s, seat)].grave)
        return None if action.square in squares else NOT_CLOSEST

    def do(self, s: State, seat: int, action: Action) -> None:
        """GO-56.7, GO-56.8, GO-56.11: back with what the card heals, an empty mat and nothing else."""
        assert isinstance(action, Revive)
        card = spend(s, seat, action.slot)
        atoms.note_revival(s)
        atoms.rise(s, mate_of(s, seat), seat, action.square, healed_health(card, 0))


class SitDown(Deed):
    """GO-55.1, GO-55.3, GO-55.8, GO-56.9, GO-59.40, GO-R88: side by side, in the open phase."""

    def offers(self, s: State, seat: int, out: list[Action]) -> None:
        if s.kit.duo and self.check(s, seat, Bargain()) is None:
            out.append(Bargain())

    def check(self, s: State, seat: int, action: Action) -> Refusal | None:
        if not s.kit.duo:
            return NO_DUO
        me, mate = s.figures[seat], s.figures[mate_of(s, seat)]
        if not mate.alive:
            return MATE_DOWN
        if not next_to(s, me, mate):
            return FAR_MATE
        return ENOUGH_TALK if s.turn.proposals >= TALKS_A_TURN else None

    def do(self, s: State, seat: int, action: Action) -> None:
        atoms.note_proposal(s)
        s.push(Bargaining(seat, mate_of(s, seat)))


REVIVE: Final = ReviveMate(Revive, TOO_EARLY)
BARGAIN: Final = SitDown(Bargain, TOO_EARLY)
