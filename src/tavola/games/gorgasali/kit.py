"""What lies in the box for this table: board, cards, mats and the chosen options, shared by all copies of a state.

Options are plain 0/1 fields because rules read them in their inner loops. Compiled.
"""

from __future__ import annotations

from typing import Final

from tavola.games.gorgasali.board import Board
from tavola.games.gorgasali.cards import (
    BALL_LIGHTNING,
    TREE_PLATFORM,
    CardSet,
    Character,
    MatLayout,
    Shape,
    Support,
    Weapon,
)  # fmt: skip

# Numbers of the characters, and so of their abilities, in the order of ledger section 63.
ARMAZI: Final = 0
EBUE: Final = 1
VARAS: Final = 2
MEDEA: Final = 3
TSIVA: Final = 4
OCTOR: Final = 5
KRUBER: Final = 6
THARSIS: Final = 7
DRAIN: Final = 8
EMOON: Final = 9

CHOOSE: Final = 0
RANDOM: Final = 1
DRAFT: Final = 2

FULL_HEALTH: Final = 100  # GO-5.1
BOX: Final = 5  # a Barrier shape fits into a box of so many squares


class Kit:
    """Shared and never changed."""

    def __init__(
        self,
        board: Board,
        cards: CardSet,
        characters: tuple[Character, ...],
        layout: MatLayout,
        shape: Shape,
        supply: tuple[int, ...],
    ) -> None:
        self.board: Board = board
        self.cards: CardSet = cards
        self.weapons: tuple[Weapon, ...] = cards.weapons
        self.first_support: int = len(cards.weapons)
        self.characters: tuple[Character, ...] = characters
        self.layout: MatLayout = layout
        self.shape: Shape = shape
        self.barrier_corners: list[tuple[int, int, int]] = []
        self.supply: tuple[int, ...] = supply  # banners of each kind, when they are limited
        self.ball_damage: int = 0
        self.ball_within: int = 0
        self.platform_reduces: int = 0
        for card in cards.supports:
            if card.banner == BALL_LIGHTNING:
                self.ball_damage, self.ball_within = card.damage, card.within
            elif card.banner == TREE_PLATFORM:
                self.platform_reduces = card.reduce
        self.seats: int = 0
        self.settings: dict[str, int | str | bool] = {}
        self.orthogonal: bool = False
        self.cross_figures: bool = False
        self.share_sectors: bool = False
        self.pick: int = CHOOSE
        self.stay_heals: bool = True
        self.chest_any: bool = False
        self.reshuffle: bool = True
        self.hidden_backpack: bool = False
        self.exact_first: bool = False
        self.zone_period: int = 5
        self.collapse: bool = False
        self.standing_costs: bool = False
        self.smoke_by_round: bool = False
        self.limited: bool = False
        self.round_limit: int = 60
        self.ability_any: bool = False
        self.ban_adjacent: bool = False
        self.octor_moves: bool = False
        self.retrace: bool = False
        self.armour_first: bool = False
        self.lightning_once: bool = False
        self.duo: bool = False

    def choose(self, seats: int, settings: dict[str, int | str | bool]) -> None:
        """Read the settings of the table once; every default is what plays when nothing is set."""
        self.seats = seats
        self.settings = settings
        self.orthogonal = settings["rangeMetric"] == "orthogonal"  # GO-65.1
        self.cross_figures = settings["crossFigures"] is True  # GO-65.3
        self.share_sectors = settings["sectorCollision"] == "share"  # GO-65.4
        self.pick = {"choose": CHOOSE, "random": RANDOM, "draft": DRAFT}[str(settings["characterPick"])]  # GO-65.5
        self.stay_heals = settings["stayHeals"] is True  # GO-65.6
        self.chest_any = settings["extraChestTiming"] == "any"  # GO-65.7
        self.reshuffle = settings["reshuffle"] is True  # GO-65.9
        self.hidden_backpack = settings["hiddenBackpack"] is True  # GO-65.10
        self.exact_first = settings["deadEnd"] == "exact"  # GO-65.11
        self.zone_period = int(settings["zonePeriod"])  # GO-65.12
        self.collapse = settings["finalCollapse"] is True  # GO-65.13
        self.standing_costs = settings["zoneStanding"] is True  # GO-65.14
        self.smoke_by_round = settings["bannerExpiry"] == "round"  # GO-65.15
        self.limited = settings["bannerSupply"] == "limited"  # GO-65.16
        self.round_limit = int(settings["roundLimit"])  # GO-65.17
        self.ability_any = settings["abilityTiming"] == "any"  # GO-65.18
        self.ban_adjacent = settings["igniteBan"] == "adjacent"  # GO-65.19
        self.octor_moves = settings["octorTakes"] == "move"  # GO-65.20
        self.retrace = settings["dobergunRetrace"] is True  # GO-65.21
        self.armour_first = settings["fieldOrder"] == "armour"  # GO-65.22
        self.lightning_once = settings["ballLightning"] == "once"  # GO-65.23
        self.duo = settings["scenario"] == "duo"  # GO-65.24

        self.barrier_corners = [
            (form, dx, dy)
            for form in range(len(self.shape.forms))
            for dy in range(-BOX, 2)
            for dx in range(-BOX, 2)
            if self.touches(form, dx, dy)
        ]

    def touches(self, form: int, dx: int, dy: int) -> bool:
        """Whether a Barrier with its corner there lies next to its user and not under it (GO-37.3)."""
        away = [self.away(dx + x, dy + y) for x, y in self.shape.forms[form]]
        return min(away) == 1

    def away(self, dx: int, dy: int) -> int:
        return abs(dx) + abs(dy) if self.orthogonal else max(abs(dx), abs(dy))

    def support(self, kind: int) -> Support:
        return self.cards.supports[kind - self.first_support]

    def category(self, kind: int) -> int:
        return self.cards.category(kind)

    def distance(self, a: int, b: int) -> int:
        """Range between two squares: pure geometry (GO-11.1, GO-11.2, GO-11.3, GO-R1, GO-R2)."""
        return self.board.orthogonal(a, b) if self.orthogonal else self.board.distance(a, b)
