"""Who is where: distances, levels, places. Compiled. Distances of disks are judged in whole numbers, so exactly."""

from __future__ import annotations

from math import sqrt
from typing import Final

from tavola.games.desktopia.board import Scenario, Thing
from tavola.games.desktopia.cards import MISSILE_DISKS, is_character, is_missile, radius
from tavola.games.desktopia.state import FIELD, TABLE, State
from tavola.games.desktopia.units import MM, TOLERANCE, UNIT, root

# Twenty-four directions round a disk, in millionths.
_QUARTER: Final = ((1_000_000, 0), (965_926, 258_819), (866_025, 500_000), (707_107, 707_107), (500_000, 866_025),
                   (258_819, 965_926))  # fmt: skip
ROUND: Final[list[tuple[int, int]]] = [
    *_QUARTER,
    *[(-y, x) for x, y in _QUARTER],
    *[(-x, -y) for x, y in _QUARTER],
    *[(y, -x) for x, y in _QUARTER],
]

# --- who stands on whom ---------------------------------------------------------------------------------------------


def base(s: State, disk: int) -> int:
    """What lies on the table at the foot of the pile this disk is part of."""
    while s.on[disk] != TABLE:
        disk = s.on[disk]
    return disk


def bearer(s: State, missile: int) -> int:
    """The character on which this missile lies, -1 when it lies on none."""
    below = s.on[missile]
    while below != TABLE and is_missile(below):
        below = s.on[below]
    return below if below != TABLE and is_character(below) else -1


def column(s: State, disk: int) -> list[int]:
    """The missiles on a disk, bottom first."""  # DT-11.6
    on, place = s.on, s.place
    found = [m for m in MISSILE_DISKS if on[m] != TABLE and place[m] == FIELD and bearer(s, m) == disk]
    return sorted(found, key=lambda m: s.order[m]) if len(found) > 1 else found


def top(s: State, disk: int) -> int:
    """What a missile put over the middle of a disk lies on: the highest of its column that is still there."""
    for missile in reversed(column(s, disk)):
        if closer(s, missile, s.x[disk], s.y[disk], radius(missile)):
            return missile
    return disk


def bears(s: State, disk: int, kind: int) -> int:
    """How many missiles of this kind lie on a disk."""
    found = 0
    for m in MISSILE_DISKS:
        if s.kind[m] == kind and s.on[m] != TABLE and s.place[m] == FIELD and bearer(s, m) == disk:
            found += 1
    return found


def standing_on(s: State, artifact: int) -> int:
    """The character on an artifact, -1 if none."""
    for disk in range(len(s.on)):
        if s.on[disk] == artifact and s.place[disk] == FIELD and is_character(disk):
            return disk
    return -1


def stands_on(s: State, a: int, b: int) -> bool:
    """Whether a lies on b, with whatever lies between."""
    while s.on[a] != TABLE:
        a = s.on[a]
        if a == b:
            return True
    return False


def on_table(s: State, disk: int) -> bool:
    return s.place[disk] == FIELD and s.on[disk] == TABLE


# --- distances ------------------------------------------------------------------------------------------------------


def closer(s: State, disk: int, x: int, y: int, centres: int) -> bool:
    """Whether a disk's centre is nearer to a point than that."""
    dx, dy = s.x[disk] - x, s.y[disk] - y
    return dx * dx + dy * dy < centres * centres


def level(s: State, disk: int) -> int:
    """How many disks are below."""
    found = 0
    while s.on[disk] != TABLE:
        disk = s.on[disk]
        found += 1
    return found


def near(s: State, a: int, b: int) -> bool:
    """Nearby each other: a missile laid across both would stay (DT-2.8)."""
    if a == b or s.place[a] != FIELD or s.place[b] != FIELD:
        return False
    if stands_on(s, a, b) or stands_on(s, b, a):  # DT-2.9
        return False
    if s.kit.same_level and level(s, a) != level(s, b):  # DT-O.11
        return False
    if not closer(s, a, s.x[b], s.y[b], radius(a) + radius(b) + s.kit.near):
        return False
    return not parted(s, s.x[a], s.y[a], radius(a), s.x[b], s.y[b], radius(b))  # DT-R55


def parted(s: State, x1: int, y1: int, r1: int, x2: int, y2: int, r2: int) -> bool:
    """Whether landscape crosses the shortest line between two rims."""
    dx, dy = float(x2 - x1), float(y2 - y1)
    far = sqrt(dx * dx + dy * dy)
    if far <= r1 + r2:
        return False
    ax, ay = x1 + dx * r1 / far, y1 + dy * r1 / far
    bx, by = x2 - dx * r2 / far, y2 - dy * r2 / far
    for thing in s.kit.battles[s.battle].things:
        if crosses(thing, ax, ay, bx, by):
            return True
    return False


def crosses(thing: Thing, ax: float, ay: float, bx: float, by: float) -> bool:
    """Whether a line from a to b meets a piece of the landscape."""
    for circle in thing.circles:
        if to_segment(float(circle.x), float(circle.y), ax, ay, bx, by) < float(circle.r):
            return True
    for corners in thing.polygons:
        if inside(corners, ax, ay) or inside(corners, bx, by):
            return True
        for i in range(len(corners)):
            cx, cy = corners[i - 1]
            ex, ey = corners[i]
            if meet(ax, ay, bx, by, float(cx), float(cy), float(ex), float(ey)):
                return True
    return False


def meet(
    ax: float, ay: float, bx: float, by: float, cx: float, cy: float, ex: float, ey: float
) -> bool:
    """Whether two lines from point to point cross."""
    one = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)
    two = (bx - ax) * (ey - ay) - (by - ay) * (ex - ax)
    three = (ex - cx) * (ay - cy) - (ey - cy) * (ax - cx)
    four = (ex - cx) * (by - cy) - (ey - cy) * (bx - cx)
    return (one > 0) != (two > 0) and (three > 0) != (four > 0)


def to_segment(x: float, y: float, ax: float, ay: float, bx: float, by: float) -> float:
    """The distance of a point from a line between two points."""
    dx, dy = bx - ax, by - ay
    length = dx * dx + dy * dy
    along = ((x - ax) * dx + (y - ay) * dy) / length if length > 0 else 0.0
    along = min(1.0, max(0.0, along))
    px, py = ax + along * dx - x, ay + along * dy - y
    return sqrt(px * px + py * py)


def inside(corners: list[tuple[int, int]], x: float, y: float) -> bool:
    """Whether a point lies in a convex polygon whose corners go clockwise on the screen; its edge belongs to it."""
    for i in range(len(corners)):
        ax, ay = corners[i - 1]
        bx, by = corners[i]
        if (bx - ax) * (y - ay) - (by - ay) * (x - ax) < 0:
            return False
    return True


def to_thing(thing: Thing, x: float, y: float) -> float:
    """How far a point is from a piece of the landscape; 0 inside."""
    found = 1e30
    for circle in thing.circles:
        dx, dy = x - circle.x, y - circle.y
        found = min(found, sqrt(dx * dx + dy * dy) - circle.r)
    for corners in thing.polygons:
        if inside(corners, x, y):
            return 0.0
        for i in range(len(corners)):
            ax, ay = corners[i - 1]
            bx, by = corners[i]
            found = min(found, to_segment(x, y, float(ax), float(ay), float(bx), float(by)))
    return max(0.0, found)


def from_border(scenario: Scenario, x: float, y: float) -> float:
    """How far a point is inside the field; below 0 it is outside."""
    found = 1e30
    corners = scenario.corners
    for i in range(len(corners)):
        ax, ay = corners[i - 1]
        bx, by = corners[i]
        dx, dy = float(bx - ax), float(by - ay)
        length = sqrt(dx * dx + dy * dy)
        found = min(found, (dx * (y - ay) - dy * (x - ax)) / length)
    return found


# --- places ---------------------------------------------------------------------------------------------------------

FREE: Final = 0
OUTSIDE: Final = 1
ON_DISK: Final = 2
ON_THING: Final = 3


def hindrance(s: State, disk: int, x: int, y: int) -> int:
    """What keeps a disk from being laid down there; FREE if nothing."""
    found = obstacle(s, disk, x, y, radius(disk))
    return ON_DISK if found == FREE and wedged(s, disk, x, y) else found


def obstacle(s: State, disk: int, x: int, y: int, r: int) -> int:
    """What something round of this radius meets there; FREE if nothing. `disk` itself and what lies on it are not in
    its own way."""
    scenario = s.kit.battles[s.battle]
    if from_border(scenario, float(x), float(y)) < r - TOLERANCE:
        return OUTSIDE
    reach = r - TOLERANCE
    for other, place in enumerate(s.place):
        if place != FIELD or s.on[other] != TABLE or other == disk:
            continue
        if closer(s, other, x, y, reach + radius(other)):
            return ON_DISK
    for thing in scenario.things:
        if close_to(thing, x, y, r) and to_thing(thing, float(x), float(y)) < r - TOLERANCE:
            return ON_THING
    return FREE


def close_to(thing: Thing, x: int, y: int, far: int) -> bool:
    """Whether a thing can be nearer to a point than that at all."""
    dx, dy, reach = x - thing.x, y - thing.y, thing.bound + far
    return dx * dx + dy * dy < reach * reach


def settled(s: State, disk: int, x: int, y: int) -> tuple[int, int]:
    """The same place, or one so little beside it (within the tolerance) that nothing overlaps by a hair."""
    for _ in range(8):
        x, y, moved = _nudged(s, disk, x, y)
        if not moved:
            break
    return x, y


def wedged(s: State, disk: int, x: int, y: int) -> bool:
    """Between two that are too near to each other: what clears it of one pushes it into the other."""
    for _ in range(8):
        x, y, moved = _nudged(s, disk, x, y)
        if not moved:
            return False
    return True


def _nudged(s: State, disk: int, x: int, y: int) -> tuple[int, int, bool]:
    """Clear of each thing in turn; and whether it had to be moved at all."""
    r = radius(disk)
    moved = False
    for other in range(len(s.on)):
        if s.place[other] != FIELD or s.on[other] != TABLE or other == disk:
            continue
        dx, dy, wanted = x - s.x[other], y - s.y[other], r + radius(other)
        far2 = dx * dx + dy * dy
        if far2 < wanted * wanted:
            far = max(1, root(far2))
            x, y = s.x[other] + _away(dx, wanted, far), s.y[other] + _away(dy, wanted, far)
            moved = True
    for thing in s.kit.battles[s.battle].things:
        if close_to(thing, x, y, r) and to_thing(thing, float(x), float(y)) < r:
            x, y = _off_thing(thing, x, y, r)
            moved = True
    if s.kit.wall(s.battle) and from_border(s.kit.battles[s.battle], float(x), float(y)) < r:
        x, y = _off_wall(s.kit.battles[s.battle], x, y, r)
        moved = True
    return x, y, moved


def _away(part: int, wanted: int, far: int) -> int:
    """One coordinate of a vector lengthened from `far` to a hair more than `wanted`."""
    return part * (wanted + 2) // far + (1 if part > 0 else 0)


def _off_wall(scenario: Scenario, x: int, y: int, r: int) -> tuple[int, int]:
    """Straight inwards from every side of the field that it reaches into, by what is missing and a hair more."""
    for i in range(len(scenario.corners)):
        ax, ay = scenario.corners[i - 1]
        bx, by = scenario.corners[i]
        dx, dy = float(bx - ax), float(by - ay)
        length = sqrt(dx * dx + dy * dy)
        missing = r - (dx * (y - ay) - dy * (x - ax)) / length
        if missing > 0:
            x, y = x - int((missing + 2) * dy / length), y + int((missing + 2) * dx / length)
    return x, y


def _off_thing(thing: Thing, x: int, y: int, r: int) -> tuple[int, int]:
    """By what is missing, in the direction that leads away fastest; a hair more, as that one is not quite straight."""
    step = int((float(r) - to_thing(thing, float(x), float(y))) * 1.01) + 2
    best, bx, by = -1.0, x, y
    for dx, dy in ROUND:
        px, py = x + dx * step // UNIT, y + dy * step // UNIT
        far = to_thing(thing, float(px), float(py))
        if far > best:
            best, bx, by = far, px, py
    return bx, by


def ring(s: State, anchor: int, r: int, reach: int) -> list[tuple[int, int]]:
    """Points round a disk, edge to edge no farther than `reach`: near ones, then far ones."""
    found = []
    close = radius(anchor) + r
    for far in (close + TOLERANCE, close + reach // 2, close + reach - TOLERANCE):
        for dx, dy in ROUND:
            found.append((s.x[anchor] + dx * far // UNIT, s.y[anchor] + dy * far // UNIT))
    return found


def crannies(s: State, disk: int, anchor: int, r: int, reach: int) -> list[tuple[int, int]]:
    """Points round a disk that touch two others at once, or one and the end of the reach: where it is so crowded that
    the ring finds nothing, there is room at one of them if there is any between disks."""
    near = radius(anchor) + r
    far = near + reach - TOLERANCE
    circles = [(s.x[anchor], s.y[anchor], near + TOLERANCE), (s.x[anchor], s.y[anchor], far)]
    for other in range(len(s.on)):
        wanted = radius(other) + r + TOLERANCE
        if on_table(s, other) and other not in (disk, anchor) and closer(s, other, *circles[0][:2], far + wanted):
            circles.append((s.x[other], s.y[other], wanted))
    return [point for i in range(len(circles)) for j in range(i) for point in crossings(circles[i], circles[j])]


def crossings(a: tuple[int, int, int], b: tuple[int, int, int]) -> list[tuple[int, int]]:
    """Where two circles (x, y, radius) cross."""
    dx, dy = float(b[0] - a[0]), float(b[1] - a[1])
    apart2 = dx * dx + dy * dy
    if apart2 == 0.0:
        return []
    along = (apart2 + float(a[2]) * a[2] - float(b[2]) * b[2]) / (2 * apart2)
    aside2 = float(a[2]) * a[2] / apart2 - along * along
    if aside2 < 0.0:
        return []
    aside = sqrt(aside2)
    x, y = a[0] + along * dx, a[1] + along * dy
    return [(round(x - aside * dy), round(y + aside * dx)), (round(x + aside * dy), round(y - aside * dx))]


def grid(scenario: Scenario, step: int) -> list[tuple[int, int]]:
    """Points all over the field."""
    return [
        (x, y) for y in range(step // 2, scenario.height, step) for x in range(step // 2, scenario.width, step)
    ]


def direction(dx: int, dy: int) -> tuple[int, int]:
    """The same direction with the length UNIT."""
    if dx == 0 and dy == 0:
        return 0, -UNIT
    while abs(dx) < 1_000_000_000 and abs(dy) < 1_000_000_000:
        dx, dy = dx * 1000, dy * 1000
    far = root(dx * dx + dy * dy)
    return (dx * UNIT + far // 2) // far, (dy * UNIT + far // 2) // far


def in_mm(n: int) -> float:
    """For sentences."""
    return n / MM
