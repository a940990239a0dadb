"""Where a disk that left is put back: one and a half diameters inside, free of everything (DT-R43). Compiled."""

from __future__ import annotations

from math import ceil, floor, sqrt
from typing import Final

from tavola.games.desktopia.board import Scenario, Thing
from tavola.games.desktopia.cards import radius
from tavola.games.desktopia.space import from_border, grid, to_thing
from tavola.games.desktopia.state import FIELD, TABLE, State
from tavola.games.desktopia.units import MM

MILLION: Final = 1_000_000
FINE: Final = 5 * MM
HAIR: Final = 2.0  # nanometres: what rounding may cost


def spots(s: State, disk: int, x: int, y: int, nx: int, ny: int) -> list[tuple[int, int]]:
    """The nearest free place on the line along the border, two of them when they are equally near; if there is none,
    the nearest free place of the field."""
    far = 3 * radius(disk)  # 1.5 diameters
    px, py = float(x) + nx * far / MILLION, float(y) + ny * far / MILLION
    length = sqrt(float(nx) * nx + float(ny) * ny)
    tx, ty = -ny / length, nx / length
    blocked = blocks(s, disk, px, py, tx, ty)
    found = nearest(blocked)
    if found:
        return [(whole(px, tx, u), whole(py, ty, u)) for u in found]
    return anywhere(s, disk, x, y)


def whole(start: float, along: float, u: float) -> int:
    return round(start + along * u)


def blocks(s: State, disk: int, px: float, py: float, tx: float, ty: float) -> list[tuple[float, float]]:
    """The parts of the line on which the disk may not lie, as intervals."""
    r = radius(disk)
    scenario = s.kit.battles[s.battle]
    found = beyond(scenario, 3.0 * r, px, py, tx, ty)
    for other in range(len(s.place)):
        if s.place[other] == FIELD and s.on[other] == TABLE and other != disk:
            wanted = float(r + radius(other) + 2 * r)  # DT-13.4
            found += round_block(float(s.x[other]), float(s.y[other]), wanted, px, py, tx, ty)
    for thing in scenario.things:
        found += thing_blocks(thing, float(r), px, py, tx, ty)
    return found


def beyond(
    scenario: Scenario, far: float, px: float, py: float, tx: float, ty: float
) -> list[tuple[float, float]]:
    """Near another border it keeps as far from that one too."""
    found = []
    corners = scenario.corners
    for i in range(len(corners)):
        ax, ay = corners[i - 1]
        bx, by = corners[i]
        dx, dy = float(bx - ax), float(by - ay)
        length = sqrt(dx * dx + dy * dy)
        now = (dx * (py - ay) - dy * (px - ax)) / length
        slope = (dx * ty - dy * tx) / length
        if slope > 1e-9:
            found.append((-1e30, (far - now) / slope - HAIR))
        elif slope < -1e-9:
            found.append(((far - now) / slope + HAIR, 1e30))
    return found


def round_block(
    cx: float, cy: float, wanted: float, px: float, py: float, tx: float, ty: float
) -> list[tuple[float, float]]:
    """The part of the line nearer to a point than wanted."""
    along = (cx - px) * tx + (cy - py) * ty
    aside = (cx - px) * ty - (cy - py) * tx
    rest = wanted * wanted - aside * aside
    if rest <= 0:
        return []
    half = sqrt(rest)
    return [(along - half, along + half)]


def thing_blocks(
    thing: Thing, r: float, px: float, py: float, tx: float, ty: float
) -> list[tuple[float, float]]:
    """Round and straight-edged pieces of the landscape, widened by the disk."""
    found = []
    for circle in thing.circles:
        found += round_block(float(circle.x), float(circle.y), circle.r + r, px, py, tx, ty)
    for corners in thing.polygons:
        points: list[float] = []
        for i in range(len(corners)):
            ax, ay = corners[i - 1]
            bx, by = corners[i]
            for low, high in round_block(float(ax), float(ay), r, px, py, tx, ty):
                points += [low, high]
            points += edge_points(float(ax), float(ay), float(bx), float(by), r, px, py, tx, ty)
        if points:
            found.append((min(points), max(points)))
    return found


def edge_points(
    ax: float, ay: float, bx: float, by: float, r: float, px: float, py: float, tx: float, ty: float
) -> list[float]:
    """Where the line crosses an edge moved outwards by r."""
    dx, dy = bx - ax, by - ay
    length = sqrt(dx * dx + dy * dy)
    ox, oy = ax + dy / length * r, ay - dx / length * r
    slope = dx * ty - dy * tx
    if abs(slope) < 1e-9 * length:
        return []
    u = (dx * (oy - py) - dy * (ox - px)) / slope
    along = ((px + tx * u - ox) * dx + (py + ty * u - oy) * dy) / (length * length)
    return [u] if 0 <= along <= 1 else []


def nearest(blocked: list[tuple[float, float]]) -> list[float]:
    """The free points of the line nearest to its start."""
    if free(blocked, 0.0):
        return [0.0]
    ends = [float(floor(low)) - HAIR for low, _ in blocked if low > -1e29]
    ends += [float(ceil(high)) + HAIR for _, high in blocked if high < 1e29]
    fine = sorted([(abs(u), u) for u in ends if free(blocked, u)])
    return [u for far, u in fine if far <= fine[0][0] + 1.0][:2] if fine else []


def free(blocked: list[tuple[float, float]], u: float) -> bool:
    return not any([low < u < high for low, high in blocked])


def anywhere(s: State, disk: int, x: int, y: int) -> list[tuple[int, int]]:
    """The whole field, for a crowded one: as far from others as the rule wants, else merely beside them."""
    scenario = s.kit.battles[s.battle]
    points = sorted(grid(scenario, FINE), key=lambda point: (point[0] - x) ** 2 + (point[1] - y) ** 2)
    r = radius(disk)
    for border, apart in ((3 * r, 2 * r), (r, 0)):
        for px, py in points:
            if from_border(scenario, float(px), float(py)) >= border and is_free(s, disk, px, py, r + apart, r):
                return [(px, py)]
    return []


def is_free(s: State, disk: int, x: int, y: int, apart: int, r: int) -> bool:
    for other in range(len(s.place)):
        if s.place[other] == FIELD and s.on[other] == TABLE and other != disk:
            dx, dy, wanted = s.x[other] - x, s.y[other] - y, apart + radius(other)
            if dx * dx + dy * dy < wanted * wanted:
                return False
    return all([to_thing(thing, float(x), float(y)) >= r for thing in s.kit.battles[s.battle].things])
