"""The facts of one game (ledger section 66): ints, lists and bytes only, so a copy is cheap. Compiled.

Shared content (board, cards, options) hangs on `kit` and is never copied. Cards are kind numbers; a slot of a mat
holds kind + 1, 0 when it is empty. Only atoms.py and a frame's own fields change after set-up.
"""

from __future__ import annotations

from typing import ClassVar, Final

from tavola.core.frame import State as CoreState
from tavola.games.gorgasali.kit import Kit

# What lies on a square, as bits of `State.ground`. The first four also say that it is not vacant.
FIGURE: Final = 1
CHEST: Final = 2
BARRIER_ON: Final = 4
DEFENCE_ON: Final = 8
SMOKE_ON: Final = 16
COVERED: Final = 32

NO_CARD: Final = 0


class Figure:
    """One player's character with its mat (GO-66.3, GO-66.5)."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "seat", "team", "character", "square", "sector", "alive", "health", "cooldown", "held", "held_from", "lent",
        "chests", "skipped", "frozen", "burned", "mat", "spent", "grave",
    )  # fmt: skip

    def __init__(self) -> None:
        self.seat: int = -1
        self.team: int = -1
        self.character: int = -1
        self.square: int = -1  # -1: off the map
        self.sector: int = 0  # 0: has entered
        self.alive: int = 1
        self.health: int = 0
        self.cooldown: int = 0
        self.held: int = -1  # Octor: the character whose ability he holds (GO-66.4)
        self.held_from: int = -1  # the seat he took it from
        self.lent: int = 0  # 1 while Octor has taken this character's ability away (option octorTakes)
        self.chests: int = 0
        self.skipped: int = 0
        self.frozen: int = 0  # bit set of the seats that froze this figure
        self.burned: int = 0  # bit set of the seats whose fire bars this figure from healing cards
        self.mat: bytearray = bytearray()
        self.spent: int = 0  # bit set of slots with a face-down weapon
        self.grave: int = -1  # the square of death, in duo

    def clone(self) -> Figure:
        twin = Figure()
        twin.seat = self.seat
        twin.team = self.team
        twin.character = self.character
        twin.square = self.square
        twin.sector = self.sector
        twin.alive = self.alive
        twin.health = self.health
        twin.cooldown = self.cooldown
        twin.held = self.held
        twin.held_from = self.held_from
        twin.lent = self.lent
        twin.chests = self.chests
        twin.skipped = self.skipped
        twin.frozen = self.frozen
        twin.burned = self.burned
        twin.mat = bytearray(self.mat)
        twin.spent = self.spent
        twin.grave = self.grave
        return twin


class Banner:
    """A banner on the map (GO-66.2); their list is in order of placing. Never changed, so clones share it."""

    FIELDS: ClassVar[tuple[str, ...]] = ("kind", "owner", "placed", "squares")

    def __init__(self) -> None:
        self.kind: int = -1
        self.owner: int = -1
        self.placed: int = 0  # the round
        self.squares: list[int] = []


class Swap:
    """An exchange of this turn (Kruber's, or that of an Octor who copied him). Never changed, so clones share it."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "partner", "home", "partner_home")

    def __init__(self) -> None:
        self.seat: int = -1
        self.partner: int = -1
        self.home: int = -1
        self.partner_home: int = -1


class Turn:
    """What has been done in the running turn (GO-66.6)."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "seat", "first", "second", "factor", "free_terrain", "diagonal", "left", "steps", "moved", "consumable", "main",
        "defended", "thrown", "opened", "revived", "proposals", "traded", "swaps", "frost",
        "covered",
    )  # fmt: skip

    def __init__(self) -> None:
        self.seat: int = -1
        self.first: int = 0  # the movement dice
        self.second: int = 0
        self.factor: int = 1  # Adrenaline
        self.free_terrain: int = 0  # the terrain that costs 1 in this walk
        self.diagonal: int = 0  # Compass
        self.left: int = 0  # numbers left
        self.steps: int = 0  # squares walked
        self.moved: int = 0  # any own movement, jumps and extra steps included
        self.consumable: int = 0
        self.main: int = 0
        self.defended: int = 0
        self.thrown: int = 0
        self.opened: int = 0  # bit set of seats that opened an extra chest
        self.revived: int = 0
        self.proposals: int = 0  # trade talks begun
        self.traded: int = 0
        self.swaps: list[Swap] = []  # exchanges that may still be undone
        self.frost: int = 0  # bit set of the seats that froze the active figure in this very turn
        self.covered: list[int] = []

    def clone(self) -> Turn:
        twin = Turn()
        twin.seat = self.seat
        twin.first = self.first
        twin.second = self.second
        twin.factor = self.factor
        twin.free_terrain = self.free_terrain
        twin.diagonal = self.diagonal
        twin.left = self.left
        twin.steps = self.steps
        twin.moved = self.moved
        twin.consumable = self.consumable
        twin.main = self.main
        twin.defended = self.defended
        twin.thrown = self.thrown
        twin.opened = self.opened
        twin.revived = self.revived
        twin.proposals = self.proposals
        twin.traded = self.traded
        twin.swaps = self.swaps.copy()
        twin.frost = self.frost
        twin.covered = self.covered.copy()
        return twin


class State(CoreState):
    """All of it (GO-66.1)."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "round", "bar", "level", "figures", "fallen", "banners", "ground", "weapon_deck", "weapon_discard",
        "support_deck", "support_discard", "turn", "stack", "result",
    )  # fmt: skip

    def __init__(self, kit: Kit) -> None:
        super().__init__()
        self.kit: Kit = kit
        self.round: int = 0
        self.bar: int = -1  # who holds the round bar
        self.level: int = 0  # zones that have shrunk
        self.figures: list[Figure] = []  # by seat, clockwise
        self.fallen: list[int] = []  # seats in order of elimination; a revived one leaves the list
        self.banners: list[Banner] = []
        self.ground: bytearray = bytearray()
        self.weapon_deck: bytearray = bytearray()  # the last one lies on top
        self.weapon_discard: bytearray = bytearray()
        self.support_deck: bytearray = bytearray()
        self.support_discard: bytearray = bytearray()
        self.turn: Turn = Turn()

    def clone(self) -> State:
        twin = State(self.kit)
        twin.round = self.round
        twin.bar = self.bar
        twin.level = self.level
        twin.figures = [figure.clone() for figure in self.figures]
        twin.fallen = self.fallen.copy()
        twin.banners = self.banners.copy()
        twin.ground = bytearray(self.ground)
        twin.weapon_deck = bytearray(self.weapon_deck)
        twin.weapon_discard = bytearray(self.weapon_discard)
        twin.support_deck = bytearray(self.support_deck)
        twin.support_discard = bytearray(self.support_discard)
        twin.turn = self.turn.clone()
        twin.stack = [frame.clone() for frame in self.stack]
        twin.result = self.result
        return twin
