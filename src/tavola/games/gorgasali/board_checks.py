"""What every board must keep, whoever drew it (section 64.1): all problems at once, each with its square."""

import heapq
from collections.abc import Iterable

from tavola.core.errors import ContentError
from tavola.core.toml_source import Source
from tavola.games.gorgasali import board_text, cards
from tavola.games.gorgasali.board import SECTORS, STEPS8, Board
from tavola.games.gorgasali.board_text import Drawing

CHESTS = 72  # GO-1.2
FULL_TABLE = 10  # GO-1.6
LOOT_WITHIN = 7
MEAN_WALK = 7


class BoardChecker:
    """Notes every problem of one drawing in its source."""

    def __init__(self, drawing: Drawing) -> None:
        self.drawing = drawing
        self.board = drawing.board()
        self.source = drawing.source
        self.squares = range(self.board.size)

    def check(self) -> None:
        self._head()
        self._outside()
        self._tree()
        self._zones()
        self._obstacles()
        self._healing()
        self._sectors()
        if not self.source.problems:  # walks need sound gates
            self._reached()
            self._loot()

    def _at(self, key: str, squares: Iterable[int], message: str) -> None:
        for sq in squares:
            text = f"{key}: {self.drawing.place(sq)}: {message}"
            self.source.problem(self.drawing.line(key, sq), text)

    def _say(self, key: str, message: str) -> None:
        self.source.problem(self.source.line_of("board", 0, key), message)

    def _head(self) -> None:
        b, declared = self.board, self.drawing.head.chests
        if b.min_seats > b.max_seats:
            self._say("min_seats", f"min_seats: expected at most max_seats {b.max_seats}, got {b.min_seats}")
        if len(b.chests) != declared:
            self._say("chests", f"chests: expected {declared} squares C on the map, got {len(b.chests)}")
        if b.max_seats == FULL_TABLE and declared != CHESTS:  # GO-64.5
            self._say("chests", f"chests: expected {CHESTS} for {FULL_TABLE} players, got {declared}")

    def _outside(self) -> None:
        zone, terrain = self.board.zone, self.board.terrain
        self._at("zones", [s for s in self.squares if zone[s] and not terrain[s]], "expected # as on the map")
        self._at("zones", [s for s in self.squares if terrain[s] and not zone[s]], "expected a zone 1..4")

    def _tree(self) -> None:
        """GO-64.2."""
        b = self.board
        if centre(b).isdisjoint(b.tree):
            self._at("map", [min(centre(b))], "expected the Great Tree (T) at the centre")
            return
        whole = flood(b, min(centre(b) & set(b.tree)), set(b.tree))
        self._at("map", [s for s in b.tree if s not in whole], "expected one Great Tree in one piece")
        self._at("map", [s for s in b.tree if rim(b, s)], "the Great Tree may not stand on the edge")

    def _zones(self) -> None:
        """GO-64.3."""
        b = self.board
        for zone in sorted({1, 2, 3, 4} - set(b.zone)):
            self._say("zones", f"zones: expected all of 1..4, zone {zone} is missing")
        edge = [s for s in self.squares if b.zone[s] > 1 and rim(b, s)]
        self._at("zones", edge, "expected zone 1 on the edge")
        torn = [s for s in self.squares if self._torn(s)]
        self._at("zones", torn, "expected nested zones: a neighbour is two off")
        self._at("zones", [s for s in sorted(centre(b)) if b.zone[s] != 4], "expected zone 4 at the centre")
        for zone in (2, 3, 4):
            inner = {s for s in self.squares if b.zone[s] >= zone}
            apart = inner - flood(b, min(centre(b)), inner)
            message = f"expected zone {zone} around the centre in one piece"
            self._at("zones", sorted(s for s in apart if b.zone[s] == zone), message)
        self._last_zone()

    def _torn(self, sq: int) -> bool:
        zone = self.board.zone
        return zone[sq] > 0 and any(zone[o] > zone[sq] + 1 for o in around(self.board, sq, 8))

    def _last_zone(self) -> None:
        """GO-64.9: all figures of a full table, and a mean walk for one of them."""
        b = self.board
        room, wanted = sum(b.zone[s] == 4 and b.cost[s] > 0 for s in self.squares), b.max_seats + MEAN_WALK
        if room < wanted:
            self._say("zones", f"zones: expected {wanted} squares to stand on in zone 4, got {room}")

    def _obstacles(self) -> None:
        """GO-64.6."""
        b = self.board
        for word, terrain in (("F", cards.FOREST), ("M", cards.MOUNTAIN), ("W", cards.WATER)):
            if terrain not in b.terrain:
                self._say("map", f"map: expected all three obstacles, no {word} found")
        if not any(dead_end(b, s) for s in self.squares):
            self._say("map", "map: expected a square that only water and forest lead out of")

    def _healing(self) -> None:
        """GO-64.8."""
        b = self.board
        points = [s for s in self.squares if b.healing[s]]
        if not points:
            self._say("map", "map: expected at least 1 healing point (H)")
        self._at("map", [s for s in points if b.zone[s] == 4], "a healing point may not stand in zone 4")

    def _sectors(self) -> None:
        """GO-64.4."""
        seen: dict[int, int] = {}
        taken: set[tuple[int, int]] = set()
        for i, sector in enumerate(self.drawing.sectors):
            if sector.number in seen:
                self._sector(i, "number", f"duplicate sector {sector.number}")
            seen[sector.number] = i
            for gate in sector.gates:
                self._gate(i, gate)
                if gate in taken:
                    self._sector(i, "gates", f"square {gate}: the gate of another sector")
                taken.add(gate)
        for number in sorted(set(range(1, SECTORS + 1)) - set(seen)):
            self._sector(0, "", f"expected sectors 1..{SECTORS}, sector {number} is missing")

    def _gate(self, i: int, gate: tuple[int, int]) -> None:
        sq = self.board.at(*gate)
        letter = self.drawing.map[sq] if sq >= 0 else "nothing"
        if letter != ".":
            self._sector(i, "gates", f"square {gate}: expected a gate on a plain square (.), got {letter}")
        elif not rim(self.board, sq):
            self._sector(i, "gates", f"square {gate}: expected a gate on the edge of the map")

    def _sector(self, i: int, key: str, message: str) -> None:
        self.source.problem(self.source.line_of("sector", i, key), f"sector {i + 1}: {message}")

    def _reached(self) -> None:
        """GO-64.7. A step can be walked back, so what one gate reaches is what all gates in it reach."""
        b = self.board
        open_squares = {s for s in self.squares if b.cost[s]}
        reached = flood(b, b.gates[1][0], open_squares)
        self._at("map", sorted(open_squares - reached), "unreachable: expected a way from every gate")

    def _loot(self) -> None:
        """GO-64.10."""
        b = self.board
        for i, sector in enumerate(self.drawing.sectors):
            for gate in sector.gates:
                best = numbers_to_loot(b, b.at(*gate))
                if best > LOOT_WITHIN:
                    wanted = f"expected a chest within {LOOT_WITHIN} numbers, got {best}"
                    self._sector(i, "gates", f"square {gate}: {wanted}")


def centre(b: Board) -> set[int]:
    """The middle square, or the middle four of an even board."""
    middle = {(b.width - 1) // 2, b.width // 2}
    return {b.at(x, y) for x in middle for y in middle}


def around(b: Board, sq: int, count: int) -> list[int]:
    """The 4 or 8 neighbours on the grid, whatever they are."""
    found = [b.at(b.x(sq) + dx, b.y(sq) + dy) for dx, dy in STEPS8[:count]]
    return [o for o in found if o >= 0]


def rim(b: Board, sq: int) -> bool:
    """Whether a side of the square is an outer side of the map."""
    inside = [o for o in around(b, sq, 4) if b.terrain[o]]
    return b.terrain[sq] > 0 and len(inside) < 4


def flood(b: Board, start: int, allowed: set[int]) -> set[int]:
    if start not in allowed:
        return set()
    reached, edge = {start}, [start]
    while edge:
        new = [o for o in around(b, edge.pop(), 4) if o in allowed and o not in reached]
        reached.update(new)
        edge.extend(new)
    return reached


def dead_end(b: Board, sq: int) -> bool:
    """GO-9.7: all but the way in is water and forest, both of them."""
    ways = [b.terrain[o] for o in b.near4[sq]]
    wet_or_wooded = [t for t in ways if t in (cards.WATER, cards.FOREST)]
    return b.cost[sq] > 0 and len(ways) - len(wet_or_wooded) <= 1 and len(set(wet_or_wooded)) == 2


def numbers_to(b: Board, gate: int) -> dict[int, int]:
    """The fewest numbers from a sector to every square; entering the gate is the first step."""
    best: dict[int, int] = {}
    edge = [(b.cost[gate], gate)]
    while edge:
        spent, sq = heapq.heappop(edge)
        if sq in best:
            continue
        best[sq] = spent
        for other in b.near4[sq]:
            heapq.heappush(edge, (spent + b.cost[other], other))
    return best


def numbers_to_loot(b: Board, gate: int) -> int:
    best = numbers_to(b, gate)
    return min((best[c] for c in b.chests if c in best), default=b.size)


def examine(source: Source) -> Board | None:
    """The board, with every problem noted in its source; None where it cannot even be drawn."""
    drawing = board_text.read(source)
    if drawing is None:
        return None
    checker = BoardChecker(drawing)
    checker.check()
    return checker.board


def check_board(text: str, file: str) -> list[ContentError]:
    """Everything wrong with a board file, for the one who draws it."""
    source = Source(text, file)
    examine(source)
    return source.problems
