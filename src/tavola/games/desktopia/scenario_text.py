"""From the rows of a scenario file to a Scenario: letters of the map become places, millimetres nanometres."""

from __future__ import annotations

from tavola.games.desktopia import board, cards
from tavola.games.desktopia.bearings import bearing
from tavola.games.desktopia.board import Area, Goal, Scenario, Squad, Start, Thing, Unit
from tavola.games.desktopia.cards import Box
from tavola.games.desktopia.landscape import Point, ShelfRow, clockwise, convex, put
from tavola.games.desktopia.scenario_rows import At, DiskRow, GoalRow, PlacedRow, Sheet
from tavola.games.desktopia.units import MM

FULL_TURN = 360
EMPTY = "."
DRAWN = 0  # as the size to play at: as large as it is drawn


class Builder:
    """Makes one scenario for one box; `longest` is the longer side of the field in millimetres, DRAWN as drawn."""

    def __init__(self, sheet: Sheet, box: Box, shelf: dict[str, ShelfRow], longest: int) -> None:
        self.sheet = sheet
        self.head = sheet.head
        self.box = box
        self.words = {number: key for key, number in box.by_key.items()}
        self.shelf = shelf
        self.kinds = box.by_key
        self.drawn = max(self.head.field)
        self.longest = self.drawn if self.head.exact_field or longest == DRAWN else longest
        self.letters = self.places()
        self.lines: list[tuple[str, int]] = []  # header and row of each start
        self.pieces: list[int] = []  # row of each thing

    # --- places

    def length(self, millimetres: float) -> int:
        """Nanometres on the field as large as it is played."""
        return round(millimetres * MM) * self.longest // self.drawn

    def point(self, at: At) -> Point:
        return self.length(at[0]), self.length(at[1])

    def places(self) -> dict[str, list[Point]]:
        """Where each letter of the map stands, in reading order: the middle of its cell."""
        rows = self.head.map.splitlines()
        wide, high = self.head.field
        found: dict[str, list[Point]] = {}
        for y, row in enumerate(rows):
            for x, letter in enumerate(row):
                at = (wide * (2 * x + 1) / (2 * len(row)), high * (2 * y + 1) / (2 * len(rows)))
                found.setdefault(letter, []).append(self.point(at))
        return found

    def outline(self, corners: list[At]) -> list[Point]:
        """A convex polygon clockwise; two corners are those of a rectangle. Empty if it is none."""
        points = [self.point(at) for at in corners]
        if len(points) == 2:
            (ax, ay), (bx, by) = points
            points = [(ax, ay), (bx, ay), (bx, by), (ax, by)]
        return clockwise(points) if convex(points) else []

    def where(self, row: PlacedRow) -> list[Point]:
        if row.at is not None:
            return [self.point(row.at)]
        return self.letters.get(row.letter or "", [])

    # --- the whole

    def build(self) -> Scenario:
        head = self.head
        camps = head.seats if head.chooses else len(self.sheet.squads)
        made = Scenario(head.key, head.seats, camps)
        made.kind = board.ETUDE if head.kind == "etude" else board.BATTLE
        made.names, made.story = head.name.both(), head.story.both()
        made.side = head.sides or made.side
        made.first, made.late = -1 if head.first is None else head.first, head.first_penalties
        made.width, made.height = self.point(head.field)
        made.corners = self.outline(head.corners or [(0, 0), head.field])
        made.wall = -1 if head.border is None else int(head.border == "wall")
        made.rituals = -1 if head.rituals is None else int(head.rituals)
        made.actions, made.chooses, made.copies = head.actions, head.chooses, head.copies
        made.turns, made.solution = head.turns, tuple(head.solution)
        made.lesson = -1 if head.lesson is None else cards.ORDERS.index(head.lesson)
        made.squads = tuple([self.squad(i) for i in range(len(self.sheet.squads))])
        made.time = () if head.chooses else tuple([row.time for row in self.sheet.squads])
        made.stocks = self.stocks(made)
        made.things = self.things()
        made.starts = self.starts(camps)
        made.zones, made.better = (self.zones(camps, better=better) for better in (False, True))
        made.goals = self.goals()
        return made

    def squad(self, i: int) -> Squad:
        row = self.sheet.squads[i]
        units = [Unit(self.kinds[key], count) for key, count in row.units.items() if key in self.kinds]
        return Squad(row.key, row.name.both(), tuple(units))

    def stocks(self, made: Scenario) -> dict[tuple[int, int], int]:
        """Where squads are chosen, whoever has the character's card has its stock."""
        found = {}
        for i, row in enumerate(self.sheet.squads):
            for camp in range(made.camps) if made.chooses else [i]:
                found.update({(camp, self.kinds[key]): n for key, n in row.stock.items() if key in self.kinds})
        return found

    def things(self) -> tuple[Thing, ...]:
        made = []
        for i, row in enumerate(self.sheet.things):
            for x, y in self.where(row) if row.kind in self.shelf else []:
                made.append(put(self.shelf[row.kind], x, y, *bearing(row.turn or 0)))
                self.pieces.append(i)
        return tuple(made)

    # --- disks

    def starts(self, camps: int) -> tuple[Start, ...]:
        """Those on the table first, since the others stand on one of them."""
        made: list[Start] = []
        rows = [(i, row) for i, row in enumerate(self.sheet.disks) if row.kind in self.kinds]
        for i, row in rows:
            for at in self.where(row) if row.on is None else []:
                self.add(made, i, self.start(row, at, camps))
        under = {start.kind: number for number, start in enumerate(made)}
        for i, row in rows:
            number = under.get(self.kinds.get(row.on or "", -1), -1)
            if number >= 0:
                start = self.start(row, (made[number].x, made[number].y), camps)
                start.on = number
                self.add(made, i, start)
        return tuple(made)

    def add(self, made: list[Start], i: int, start: Start) -> None:
        made.append(start)
        self.lines.append(("disk", i))

    def start(self, row: DiskRow, at: Point, camps: int) -> Start:
        camp = -1 if row.camp is None else row.camp
        facing = FULL_TURN * max(camp, 0) // camps  # a camp looks across the table, like its player
        made = Start(camp, self.kinds[row.kind], *at, *bearing(facing if row.turn is None else row.turn))
        # a scenario is written for the usual roster; who has another's place may have less life
        made.life = min(row.life or 0, self.box.characters[made.kind].life) if made.kind < cards.CHARACTERS else 0
        made.missiles = tuple([found for text in row.missiles if (found := self.missile(text))])
        return made

    def missile(self, text: str) -> tuple[int, int] | None:
        """`flame of 1`: a missile and the camp that owns it."""
        key, _, camp = text.partition(" of ")
        return (self.kinds[key], int(camp)) if key in self.kinds and camp.isdecimal() else None

    def called(self, barrel: str) -> int:
        """The number of the start that has this name."""
        rows = [row.called for row in self.sheet.disks]
        return next((n for n, (_, i) in enumerate(self.lines) if barrel and rows[i] == barrel), -1)

    # --- areas and goals

    def zones(self, camps: int, *, better: bool) -> tuple[tuple[Area, ...], ...]:
        found: list[list[Area]] = [[] for _ in range(camps)]
        for row in self.sheet.zones:
            if row.camp < camps and row.better == better:
                found[row.camp].append(Area(self.outline(row.corners)))
        return tuple([tuple(areas) for areas in found])

    def goals(self) -> tuple[Goal, ...]:
        return tuple([self.goal(row) for row in self.sheet.goals])

    def goal(self, row: GoalRow) -> Goal:
        made = Goal(board.GOALS.index(row.what), -1 if row.camp is None else row.camp, loses=row.loses)
        made.names, made.count = row.name.both(), row.count
        made.kind = self.kinds.get(row.kind, -1)
        made.object = self.called(row.barrel)
        made.area = Area(self.outline(row.area)) if row.area else None
        return made
