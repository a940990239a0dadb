"""Section 55: a trade between teammates, from the first offer to the answer (GO-59.40, GO-59.41)."""

from __future__ import annotations

from typing import ClassVar, Final

from tavola.core.frame import DECIDE, Frame
from tavola.core.values import Action, Menu, Need, Pick, Refusal
from tavola.games.gorgasali import atoms
from tavola.games.gorgasali import events as ev
from tavola.games.gorgasali.actions import Accept, Ask, Decline, Offer
from tavola.games.gorgasali.cards import WEAPON
from tavola.games.gorgasali.state import State

SECTION: Final = 55

OFFERS_A_TALK: Final = 4  # see docs/rulings.md, GO-R88

# Things on the table as numbers, seen by the one who offers: own slots, own chests, the other's slots and chests.
CHESTS: Final = 100
THEIRS: Final = 200

NOTHING: Final = Refusal("GO-55.4", "empty-trade")
NOT_THERE: Final = Refusal("GO-55.2", "not-on-the-mat")
NO_ROOM: Final = Refusal("GO-55.6", "does-not-fit")
NO_OFFER: Final = Refusal("GO-59.41", "no-offer-yet")
TALKED_OUT: Final = Refusal("GO-R88", "enough-offers")
TRADE_FIRST: Final = Refusal("GO-59.40", "trade-first")


def things(offer: Action) -> tuple[int, ...] | None:
    """An offer as a set of numbers."""
    if not isinstance(offer, Offer) or not (0 <= offer.give_chests < CHESTS and 0 <= offer.take_chests < CHESTS):
        return None  # nobody can mean so many, and each would become a number
    mine = [*offer.give, *[CHESTS + i for i in range(offer.give_chests)]]
    theirs = [*offer.take, *[CHESTS + i for i in range(offer.take_chests)]]
    return tuple(mine + [THEIRS + thing for thing in theirs])


def offer_of(numbers: tuple[int, ...]) -> Action:
    mine = [n for n in numbers if n < THEIRS]
    theirs = [n - THEIRS for n in numbers if n >= THEIRS]
    return Offer(
        tuple([n for n in mine if n < CHESTS]),
        tuple([n for n in theirs if n < CHESTS]),
        len([n for n in mine if n >= CHESTS]),
        len([n for n in theirs if n >= CHESTS]),
    )


def why_not_offer(s: State, seat: int, other: int, offer: Offer) -> Refusal | None:
    """GO-55.2, GO-55.4 to GO-55.6: anything on the mats and any number, as long as both results fit."""
    if not (offer.give or offer.take or offer.give_chests or offer.take_chests):
        return NOTHING
    for owner, slots, chests in ((seat, offer.give, offer.give_chests), (other, offer.take, offer.take_chests)):
        figure = s.figures[owner]
        if len(set(slots)) != len(slots) or not 0 <= chests <= figure.chests:
            return NOT_THERE
        if not all([0 <= slot < s.kit.layout.size and figure.mat[slot] for slot in slots]):
            return NOT_THERE
    mine = after(s, seat, offer.give, other, offer.take)
    theirs = after(s, other, offer.take, seat, offer.give)
    return NO_ROOM if mine is None or theirs is None else None


def after(
    s: State, seat: int, gone: tuple[int, ...], other: int, come: tuple[int, ...]
) -> tuple[bytes, int] | None:
    """A mat and its spent weapons after the trade; None when a card finds no slot."""
    figure = s.figures[seat]
    mat = bytearray(figure.mat)
    spent = figure.spent
    for slot in gone:
        mat[slot] = 0
        spent &= ~(1 << slot)
    for origin in come:
        card = s.figures[other].mat[origin]
        free = [slot for slot in s.kit.layout.slots_of[s.kit.category(card - 1)] if not mat[slot]]
        if not free:
            return None
        mat[free[0]] = card
        if s.kit.layout.slots[origin] == WEAPON and s.figures[other].spent >> origin & 1:
            spent |= 1 << free[0]
    return bytes(mat), spent


class Bargaining(Frame[State]):
    """Both are equal parties: either may offer, the other answers or makes a counter-offer."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "seat", "mate", "speaker", "offers", "give", "take", "give_chests", "take_chests",
    )  # fmt: skip

    def __init__(self, seat: int = -1, mate: int = -1) -> None:
        self.seat: int = seat
        self.mate: int = mate
        self.speaker: int = seat  # who decides now
        self.offers: int = 0
        self.give: list[int] = []  # the offer on the table, as its maker gave it
        self.take: list[int] = []
        self.give_chests: int = 0
        self.take_chests: int = 0

    def clone(self) -> Bargaining:
        twin = Bargaining(self.seat, self.mate)
        twin.speaker = self.speaker
        twin.offers = self.offers
        twin.give = self.give
        twin.take = self.take
        twin.give_chests = self.give_chests
        twin.take_chests = self.take_chests
        return twin

    def other(self) -> int:
        return self.mate if self.speaker == self.seat else self.seat

    def advance(self, s: State) -> Need | None:
        if s.figures[self.seat].alive and s.figures[self.mate].alive:
            return DECIDE[self.speaker]
        s.pop()
        return None

    def menu(self, s: State, seat: int) -> Menu:
        otherwise: list[Action] = [Decline()]
        if self.offers:
            otherwise.insert(0, Accept())
        elif self.speaker == self.seat:
            otherwise.append(Ask())
        of: list[int] = []
        if self.offers < OFFERS_A_TALK:
            of = [*self.goods(s, seat, 0), *self.goods(s, self.other(), THEIRS)]
        other = self.other()

        def allowed(action: Action) -> bool:
            return isinstance(action, Offer) and why_not_offer(s, seat, other, action) is None

        return Pick(tuple(of), 1, len(of), offer_of, things, allowed, tuple(otherwise))

    def goods(self, s: State, seat: int, base: int) -> list[int]:
        figure = s.figures[seat]
        slots = [base + slot for slot in range(s.kit.layout.size) if figure.mat[slot]]
        return slots + [base + CHESTS + i for i in range(figure.chests)]

    def check(self, s: State, seat: int, action: Action) -> Refusal | None:
        if isinstance(action, Decline):
            return None
        if isinstance(action, Accept):
            return None if self.offers else NO_OFFER
        if isinstance(action, Ask):
            return None if not self.offers and seat == self.seat else TRADE_FIRST
        if not isinstance(action, Offer):
            return TRADE_FIRST
        if self.offers >= OFFERS_A_TALK:
            return TALKED_OUT
        return why_not_offer(s, seat, self.other(), action)

    def answer(self, s: State, seat: int, action: Action) -> None:
        if isinstance(action, Offer):
            self.give, self.take = list(action.give), list(action.take)
            self.give_chests, self.take_chests = action.give_chests, action.take_chests
            self.offers += 1
            atoms.offer_trade(s, seat, action.give, action.take, action.give_chests, action.take_chests)
            self.speaker = self.other()
        elif isinstance(action, Ask):
            self.speaker = self.mate
        elif isinstance(action, Accept):
            s.pop()
            self.conclude(s)
        else:
            s.pop()
            atoms.refuse_trade(s, self.seat, self.mate)

    def conclude(self, s: State) -> None:
        """Cards change hands with their faces (GO-55.9), and the active player's turn ends (GO-55.7)."""
        give, take = tuple(self.give), tuple(self.take)
        chests = (self.give_chests, self.take_chests)
        if self.speaker == self.seat:  # the teammate made the offer
            give, take = take, give
            chests = (chests[1], chests[0])
        mine = after(s, self.seat, give, self.mate, take)
        theirs = after(s, self.mate, take, self.seat, give)
        assert mine is not None
        assert theirs is not None
        gave = tuple([s.figures[self.seat].mat[slot] - 1 for slot in give])
        took = tuple([s.figures[self.mate].mat[slot] - 1 for slot in take])
        event = ev.TradeEnded(self.seat, self.mate, True, gave, took, chests[0], chests[1])
        atoms.trade(s, event, (mine[0], theirs[0]), (mine[1], theirs[1]))
