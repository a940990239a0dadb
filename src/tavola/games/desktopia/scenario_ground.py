"""What a scenario's ground must keep: nothing overlaps, nothing lies outside, zones have room for whom they are for."""

from __future__ import annotations

from itertools import combinations

from tavola.games.desktopia.board import Area, Scenario, Start, Thing
from tavola.games.desktopia.cards import ARTIFACT, CHARACTERS, RADIUS, Box
from tavola.games.desktopia.landscape import Point
from tavola.games.desktopia.scenario_text import Builder
from tavola.games.desktopia.space import from_border, inside, to_thing
from tavola.games.desktopia.units import MM

# Disks that touch from the beginning have no unique way to move apart, so a disk keeps clear of what is beside it.
CLEAR = MM // 10
STEP = 8 * MM  # of the search for room in a zone


class Ground:
    """Notes every problem of place of one scenario."""

    def __init__(self, builder: Builder, made: Scenario) -> None:
        self.builder = builder
        self.sheet = builder.sheet
        self.box = builder.box
        self.made = made
        self.table = [(n, start) for n, start in enumerate(made.starts) if start.on < 0]

    def check(self) -> None:
        if not self.made.corners:
            self.sheet.say("scenario", 0, "corners", "corners: expected a convex polygon, corners in order")
            return
        self.outline()
        self.areas()
        if self.sheet.source.problems:
            return
        self.things()
        self.disks()
        if not self.sheet.source.problems:
            self.zones()

    def outline(self) -> None:
        wide, high = self.made.width, self.made.height
        if any([not (0 <= x <= wide and 0 <= y <= high) for x, y in self.made.corners]):
            self.sheet.say("scenario", 0, "corners", "corners: expected all inside the field")

    def areas(self) -> None:
        for i, zone in enumerate(self.sheet.zones):
            if zone.camp >= self.made.camps:
                self.sheet.say("zone", i, "camp", f"camp: expected 0..{self.made.camps - 1}, got {zone.camp}")
            self.area("zone", i, "corners", self.builder.outline(zone.corners))
        for i, goal in enumerate(self.sheet.goals):
            if goal.area is not None:
                self.area("goal", i, "area", self.builder.outline(goal.area))

    def area(self, header: str, i: int, key: str, corners: list[Point]) -> None:
        if not corners:
            self.sheet.say(header, i, key, f"{key}: expected a convex polygon, corners in order")
        elif min([from_border(self.made, float(x), float(y)) for x, y in corners]) < -1:
            self.sheet.say(header, i, key, f"{key}: expected all inside the field")

    # --- landscape

    def things(self) -> None:
        for n, thing in enumerate(self.made.things):
            if from_border(self.made, float(thing.x), float(thing.y)) < 0:
                self.sheet.say(
                    "thing", self.builder.pieces[n], "kind", f"{thing.key} {place(thing)}: outside the field"
                )
        for (n, one), (_, other) in combinations(enumerate(self.made.things), 2):
            if meet(one, other):
                self.thing(n, f"overlaps the {other.key} {place(other)}")

    def thing(self, n: int, message: str) -> None:
        found = self.made.things[n]
        self.sheet.say("thing", self.builder.pieces[n], "kind", f"{found.key} {place(found)}: {message}")

    # --- disks

    def disks(self) -> None:
        for n, start in self.table:
            if from_border(self.made, float(start.x), float(start.y)) < radius(self.box, start):
                self.disk(n, "expected wholly inside the field")
            for thing in self.made.things:
                if to_thing(thing, float(start.x), float(start.y)) < radius(self.box, start) + CLEAR:
                    self.disk(n, f"lies on the {thing.key} {place(thing)} or touches it")
        for (n, one), (_, other) in combinations(self.table, 2):
            if close(self.box, one, other):
                self.disk(n, f"overlaps or touches the {self.key(other)} {place(other)}")

    def key(self, start: Start) -> str:
        return self.builder.words[start.kind]

    def disk(self, n: int, message: str) -> None:
        start = self.made.starts[n]
        self.sheet.say("disk", self.builder.lines[n][1], "kind", f"{self.key(start)} {place(start)}: {message}")

    # --- zones

    def zones(self) -> None:
        """Whoever is placed by hand finds room, the biggest first."""
        for camp in range(self.made.camps):
            for squad in self.made.squads if self.made.chooses else [self.made.squads[camp]]:
                left = self.unplaced(camp, [(unit.kind, unit.count) for unit in squad.units])
                if left and not Room(self.box, self.made, self.made.zones[camp]).holds(left):
                    i = next(i for i, zone in enumerate(self.sheet.zones) if zone.camp == camp)
                    message = f"camp {camp}: expected room for {len(left)} disks of squad {squad.key}"
                    self.sheet.say("zone", i, "corners", message)

    def unplaced(self, camp: int, units: list[tuple[int, int]]) -> list[int]:
        """The kinds of a squad's disks that have no place yet."""
        found = []
        for kind, count in units:
            placed = sum([start.camp == camp and start.kind == kind for start in self.made.starts])
            found += [kind] * (count - placed)
        return found


class Room:
    """Lays disks into areas, one beside the other, to see whether they fit beside what lies there already.

    `moves`: a camp whose own disks are not there any more, since it places all of them anew.
    """

    def __init__(self, box: Box, made: Scenario, areas: tuple[Area, ...], moves: int = -1) -> None:
        self.box = box
        self.made = made
        there = [start for start in made.starts if start.on < 0 and (moves < 0 or start.camp != moves)]
        self.laid = [(start.x, start.y, radius(box, start)) for start in there]
        self.points = [point for area in areas for point in lattice(area)]

    def holds(self, kinds: list[int]) -> bool:
        """The biggest first."""
        return all([self.lay(r) for r in sorted([radius_of(self.box, kind) for kind in kinds], reverse=True)])

    def lay(self, r: int) -> bool:
        for x, y in self.points:
            if self.free(x, y, r):
                self.laid.append((x, y, r))
                return True
        return False

    def free(self, x: int, y: int, r: int) -> bool:
        """A disk lies in a zone when its centre does."""
        for ox, oy, other in self.laid:
            apart = r + other + CLEAR
            if (x - ox) ** 2 + (y - oy) ** 2 < apart * apart:
                return False
        if from_border(self.made, float(x), float(y)) < r:
            return False
        return all([to_thing(thing, float(x), float(y)) >= r + CLEAR for thing in self.made.things])


def lattice(area: Area) -> list[Point]:
    """Points all over an area, row by row."""
    xs, ys = [x for x, _ in area.corners], [y for _, y in area.corners]
    points = [(x, y) for y in range(min(ys), max(ys) + 1, STEP) for x in range(min(xs), max(xs) + 1, STEP)]
    return [(x, y) for x, y in points if inside(area.corners, float(x), float(y))]


def radius_of(box: Box, kind: int) -> int:
    return RADIUS[box.characters[kind].rank if kind < CHARACTERS else ARTIFACT]


def radius(box: Box, start: Start) -> int:
    return radius_of(box, start.kind)


def close(box: Box, one: Start, other: Start) -> bool:
    """Whether two disks overlap or touch."""
    dx, dy, apart = one.x - other.x, one.y - other.y, radius(box, one) + radius(box, other) + CLEAR
    return dx * dx + dy * dy < apart * apart


def place(what: Start | Thing) -> str:
    """Where it is, in millimetres, for messages."""
    return f"at ({what.x / MM:g}, {what.y / MM:g})"


def meet(one: Thing, other: Thing) -> bool:
    """Whether any pieces of two things overlap."""
    if any([to_thing(other, float(c.x), float(c.y)) < c.r for c in one.circles]):
        return True
    if any([to_thing(one, float(c.x), float(c.y)) < c.r for c in other.circles]):
        return True
    return any([crossing(a, b) for a in one.polygons for b in other.polygons])


def crossing(a: list[Point], b: list[Point]) -> bool:
    """Two convex polygons overlap unless a side of one of them parts them."""
    return not any([apart(side, other) for side, other in ((a, b), (b, a))])


def apart(one: list[Point], other: list[Point]) -> bool:
    """Whether all of the other polygon lies beyond a side of this one."""
    for i in range(len(one)):
        (ax, ay), (bx, by) = one[i - 1], one[i]
        if all([(bx - ax) * (y - ay) - (by - ay) * (x - ax) <= 0 for x, y in other]):
            return True
    return False
