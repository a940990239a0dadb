"""The facts of one game: numbers, lists and bytes, so a copy is cheap. Compiled.

Of each of the 64 disks: where it is, what it shows, whose it is. Only atoms.py changes any of it.
"""

from __future__ import annotations

from typing import ClassVar, Final

from tavola.core.frame import State as CoreState
from tavola.games.desktopia.cards import DISKS
from tavola.games.desktopia.kit import Kit
from tavola.games.desktopia.units import UNIT

# Where a disk is.
RESERVE: Final = 0  # DT-2.6
FIELD: Final = 1
CARD: Final = 2  # a missile in the limited stock of the character kind `on`, in the camp of `owner`
SUPPLY: Final = 3  # a missile on its own card: an unlimited supply  # DT-10.17
HERO_CARD: Final = 4  # Div on the card of the hero disk `on`  # DT-18.51
OFF: Final = 5  # it crossed the border and waits to be put back

NOBODY: Final = -1
TABLE: Final = -1  # what a disk lies on that lies on no other

# Marks of a disk that last for one turn (DT-6.18).
ACTED: Final = 1
USED: Final = 2
RISEN: Final = 4
FIRED: Final = 8


class Camp:
    """A player's side of the table; a passive camp of an etude has one too."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "gone", "absent", "squad", "cards", "penalties", "bonuses", "hand", "fallen",
        "fighters", "held", "prizes",
    )  # fmt: skip

    def __init__(self) -> None:
        self.gone: int = 0  # 0 plays; else it was the first, second … to be eliminated
        self.absent: int = 0  # nobody decides for it: whoever played it left, or it is passive
        self.squad: int = -1
        self.cards: list[int] = []  # kinds of characters whose card lies here  # DT-4.4
        self.penalties: int = 0  # time cards, penalty up
        self.bonuses: int = 0  # time cards, bonus up
        self.hand: bytearray = bytearray()  # kinds of rituals
        self.fallen: list[int] = []  # characters that died in this battle: disk, kind, disk, kind, …
        self.fighters: int = 0  # on the field when the battle began  # DT-20.14
        self.held: list[int] = []  # progress of the scenario's goals, one number a goal
        self.prizes: list[int] = []  # advantages for the next battle: numbers into prize (and behind it consolation)

    def clone(self) -> Camp:
        twin = Camp()
        twin.gone = self.gone
        twin.absent = self.absent
        twin.squad = self.squad
        twin.cards = self.cards.copy()
        twin.penalties = self.penalties
        twin.bonuses = self.bonuses
        twin.hand = bytearray(self.hand)
        twin.fallen = self.fallen.copy()
        twin.fighters = self.fighters
        twin.held = self.held.copy()
        twin.prizes = self.prizes.copy()
        return twin


class Turn:
    """The running turn. `bonus`: cards of before that still count in it; `fresh`: gained in it, they count later."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "budget", "used", "bonus", "wounds", "kills", "progress")

    def __init__(self) -> None:
        self.seat: int = -1
        self.budget: int = 0
        self.used: int = 0
        self.bonus: int = 0
        self.wounds: int = 0  # enemies received so many: what rituals ask  # DT-16.5
        self.kills: int = 0
        self.progress: int = 0  # a wound, a life, a capture or a death  # DT-R57

    def clone(self) -> Turn:
        twin = Turn()
        twin.seat = self.seat
        twin.budget = self.budget
        twin.used = self.used
        twin.bonus = self.bonus
        twin.wounds = self.wounds
        twin.kills = self.kills
        twin.progress = self.progress
        return twin


class State(CoreState):
    FIELDS: ClassVar[tuple[str, ...]] = (
        "battle", "over", "round", "first", "quiet", "kind", "place", "owner", "x", "y", "ux", "uy", "on", "life",
        "marks",
        "order", "arrival", "camps", "turn", "deck", "discard", "won", "winners", "stack", "result",
    )  # fmt: skip

    def __init__(self, kit: Kit) -> None:
        super().__init__()
        self.kit: Kit = kit
        self.battle: int = 0
        self.over: int = 0  # the battle is: only a campaign goes on from here
        self.round: int = 0
        self.first: int = -1  # who plays first
        self.quiet: int = 0  # rounds in which nothing came of anything  # DT-R57
        # Of each disk (see `lay_out`). The turning of a disk is a direction of length UNIT.
        self.kind: list[int] = []
        self.place: list[int] = []
        self.owner: list[int] = []
        self.x: list[int] = []
        self.y: list[int] = []
        self.ux: list[int] = []
        self.uy: list[int] = []
        self.on: list[int] = []
        self.life: list[int] = []
        self.marks: list[int] = []
        self.order: list[int] = []  # of missiles: who came to rest on a bearer before whom  # DT-11.6
        self.arrival: int = 0  # the next number of that count
        self.camps: list[Camp] = []
        self.turn: Turn = Turn()
        self.deck: bytearray = bytearray()  # rituals; the last one lies on top
        self.discard: bytearray = bytearray()
        self.won: list[int] = []  # battles of a campaign won, by seat
        self.winners: list[int] = []  # of the battle that has just ended

    def collect(self, since: int) -> None:
        """A battle that is over leaves no business unfinished but that of the campaign (the lowest frame)."""
        if self.over and len(self.stack) > 1:
            del self.stack[1:]

    def clone(self) -> State:
        """Everything in FIELDS, nothing shared that can change."""
        twin = State(self.kit)
        twin.stack = [frame.clone() for frame in self.stack]
        twin.result = self.result
        twin.battle = self.battle
        twin.over = self.over
        twin.round = self.round
        twin.first = self.first
        twin.quiet = self.quiet
        twin.kind = self.kind.copy()
        twin.place = self.place.copy()
        twin.owner = self.owner.copy()
        twin.x = self.x.copy()
        twin.y = self.y.copy()
        twin.ux = self.ux.copy()
        twin.uy = self.uy.copy()
        twin.on = self.on.copy()
        twin.life = self.life.copy()
        twin.marks = self.marks.copy()
        twin.order = self.order.copy()
        twin.arrival = self.arrival
        twin.camps = [camp.clone() for camp in self.camps]
        twin.turn = self.turn.clone()
        twin.deck = bytearray(self.deck)
        twin.discard = bytearray(self.discard)
        twin.won = self.won.copy()
        twin.winners = self.winners.copy()
        return twin


def lay_out(s: State) -> None:
    """All disks of the box in the reserve."""
    s.kind = [faces[0] for faces in s.kit.box.faces]
    s.place = [RESERVE] * DISKS
    s.owner = [NOBODY] * DISKS
    s.x = [0] * DISKS
    s.y = [0] * DISKS
    s.ux = [0] * DISKS
    s.uy = [-UNIT] * DISKS
    s.on = [TABLE] * DISKS
    s.life = [0] * DISKS
    s.marks = [0] * DISKS
    s.order = [0] * DISKS
