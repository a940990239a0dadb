"""From a scene to the kernel's rows, once for all flicks of it; what makes no sense is refused here."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import isfinite, sqrt
from typing import Any, Final, NamedTuple

from tavola.disks import checks
from tavola.disks.kernel import rows
from tavola.disks.model import BadWorld, Disk, Land, Surface

NO_LAND: Final = Land()
BOX: Final = (0.0, 0.0, 1.0, 1.0)
ROUNDING: Final = 1e-9  # m: bounding circles are drawn this much larger

Border = tuple[float, float, float, float] | Sequence[tuple[float, float]]


class World:
    """Disks on a table, before a flick. Nothing in it changes."""

    __slots__ = ("_arrays", "border", "counters", "disks", "floats", "land", "land_floats", "land_wholes", "numbers",
                 "surface", "wall", "wholes")  # fmt: skip

    def __init__(
        self,
        surface: Surface,
        disks: Sequence[Disk],
        land: Land = NO_LAND,
        border: Border = BOX,
        wall: bool = False,  # noqa: FBT001, FBT002  # the word a table's options use: a wall or none
    ) -> None:
        self.surface, self.land, self.wall = surface, land, wall
        self.disks = tuple(disks)
        self._arrays: object = None
        checks.surface(surface)
        table = table_of(land, frozen(border))
        self.border, planes = table.border, table.planes
        self.land_floats, self.land_wholes = table.floats, table.wholes
        checks.disks(self.disks)
        checks.inside(self.disks, planes, wall=wall)
        checks.overlaps(self.disks)
        checks.land_overlaps(self.disks, table.pieces, table.floats, table.wholes)
        self.floats, self.wholes = disk_rows(self.disks)
        drag, grip = surface.mu * surface.g, surface.mu_rider * surface.g
        self.numbers = [drag, surface.e, surface.e_land, surface.mu_rim, surface.mu_land, grip, float(wall)]
        self.counters = [0] * rows.COUNTERS
        self.counters[rows.COUNT] = len(self.disks)
        self.counters[rows.PIECES] = table.pieces
        self.counters[rows.BORDERS] = len(planes)


class Table(NamedTuple):
    """A landscape and a border as the kernel wants them. Never changed: worlds share it."""

    border: tuple[tuple[float, float], ...]
    planes: list[tuple[float, float, float]]
    floats: rows.Rows
    wholes: rows.Wholes
    pieces: int


@lru_cache(maxsize=64)  # one game is played on one table
def table_of(land: Land, border: Border) -> Table:
    found = corners(border)
    planes = half_planes(found)
    pieces, edges = landscape(land)
    return Table(found, planes, *table_rows(pieces, edges, planes), len(pieces))


def frozen(border: Border) -> Border:
    """The same as tuples, which can be looked up."""
    found: tuple[Any, ...] = tuple([one if isinstance(one, (int, float)) else tuple(one) for one in border])
    return found


# --- the border ---------------------------------------------------------------------------------------------------


def corners(border: Border) -> tuple[tuple[float, float], ...]:
    """The corners of the field, counter-clockwise: of a box by its two corners, or of a convex polygon."""
    if len(border) == 4 and all(isinstance(one, (int, float)) for one in border):
        x1, y1, x2, y2 = (float(one) for one in border)  # type: ignore[arg-type]  # seen the line above
        if not (isfinite(x1 + y1 + x2 + y2) and x1 < x2 and y1 < y2):
            raise BadWorld(f"border {tuple(border)}: expected xmin < xmax and ymin < ymax")
        return (x1, y1), (x2, y1), (x2, y2), (x1, y2)
    return convex("border", border)  # type: ignore[arg-type]  # no box, so a polygon


def convex(what: str, points: Sequence[tuple[float, float]]) -> tuple[tuple[float, float], ...]:
    """The corners of a convex polygon, counter-clockwise."""
    found = [(float(x), float(y)) for x, y in points]
    if len(found) < 3 or not all(isfinite(x) and isfinite(y) for x, y in found):
        raise BadWorld(f"{what}: expected at least three corners with finite coordinates, got {points!r}")
    turns = [turn(found[k - 2], found[k - 1], found[k]) for k in range(len(found))]
    if all(one < 0.0 for one in turns):
        found.reverse()
    elif not all(one > 0.0 for one in turns):
        raise BadWorld(f"{what}: expected a convex polygon without straight corners, got {points!r}")
    if winding(found) > 1:
        raise BadWorld(f"{what}: expected a convex polygon that does not cross itself, got {points!r}")
    return tuple(found)


def turn(a: tuple[float, float], b: tuple[float, float], c: tuple[float, float]) -> float:
    return (b[0] - a[0]) * (c[1] - b[1]) - (b[1] - a[1]) * (c[0] - b[0])


def winding(points: list[tuple[float, float]]) -> int:
    """How often a polygon that always turns left goes round: edges that begin to point upwards."""
    ups = [points[k][1] > points[k - 1][1] for k in range(len(points))]
    return sum(1 for k in range(len(ups)) if ups[k] and not ups[k - 1])


def half_planes(points: Sequence[tuple[float, float]]) -> list[tuple[float, float, float]]:
    """Inward normals and offsets of the sides."""
    found = []
    for k, (x, y) in enumerate(points):
        nx, ny = points[k][1] - points[k - 1][1], points[k - 1][0] - points[k][0]
        far = sqrt(nx * nx + ny * ny)
        nx, ny = -nx / far, -ny / far
        found.append((nx, ny, nx * x + ny * y))
    return found


# --- landscape ----------------------------------------------------------------------------------------------------

Piece = tuple[float, float, float, int, int]  # bounding circle, first edge, last edge
Edge = tuple[float, float, float, float, float, int]  # begin, direction, length, piece


def landscape(land: Land) -> tuple[list[Piece], list[Edge]]:
    pieces: list[Piece] = []
    edges: list[Edge] = []
    for x, y, r in land.circles:
        if not (isfinite(x) and isfinite(y) and isfinite(r) and r > 0.0):
            raise BadWorld(f"landscape circle {len(pieces)}: expected finite numbers and r > 0, got {(x, y, r)}")
        pieces.append((float(x), float(y), float(r), 0, 0))
    for x1, y1, x2, y2 in land.segments:
        if not isfinite(x1 + y1 + x2 + y2) or (x1, y1) == (x2, y2):
            raise BadWorld(f"landscape segment {len(pieces)}: expected two different points, got {(x1, y1, x2, y2)}")
        outline(((float(x1), float(y1)), (float(x2), float(y2))), pieces, edges)
    for points in land.polygons:
        outline(convex(f"landscape polygon {len(pieces)}", points), pieces, edges)
    return pieces, edges


def outline(points: tuple[tuple[float, float], ...], pieces: list[Piece], edges: list[Edge]) -> None:
    """A segment or polygon as edges, each with its first end; a segment's second end is an edge without length."""
    first = len(edges)
    for k, (x, y) in enumerate(points):
        if len(points) == 2 and k == 1:
            edges.append((x, y, 0.0, 0.0, -1.0, len(pieces)))
            break
        x2, y2 = points[(k + 1) % len(points)]
        dx, dy = x2 - x, y2 - y
        far = sqrt(dx * dx + dy * dy)
        edges.append((x, y, dx / far, dy / far, far, len(pieces)))
    cx, cy = middle([x for x, _ in points]), middle([y for _, y in points])
    far = max([sqrt((x - cx) * (x - cx) + (y - cy) * (y - cy)) for x, y in points])
    pieces.append((cx, cy, far + ROUNDING, first, len(edges)))


def middle(values: list[float]) -> float:
    return 0.5 * (min(values) + max(values))


def table_rows(
    pieces: list[Piece], edges: list[Edge], planes: list[tuple[float, float, float]]
) -> tuple[rows.Rows, rows.Wholes]:
    width = max(len(pieces), len(edges), len(planes))
    floats = [[0.0] * width for _ in range(rows.LAND_FLOATS)]
    wholes = [[0] * width for _ in range(rows.LAND_WHOLES)]
    for k, (x, y, r, first, last) in enumerate(pieces):
        floats[rows.CX][k], floats[rows.CY][k], floats[rows.CR][k] = x, y, r
        wholes[rows.EDGE0][k], wholes[rows.EDGE1][k] = first, last
    for k, (x, y, dx, dy, far, of) in enumerate(edges):
        floats[rows.QX][k], floats[rows.QY][k], floats[rows.DIRX][k], floats[rows.DIRY][k], floats[rows.LENGTH][k] = (
            x,
            y,
            dx,
            dy,
            far,
        )
        wholes[rows.OF][k] = of
    for k, (nx, ny, c) in enumerate(planes):
        floats[rows.NX][k], floats[rows.NY][k], floats[rows.NC][k] = nx, ny, c
    return floats, wholes


# --- disks --------------------------------------------------------------------------------------------------------


def disk_rows(disks: Sequence[Disk]) -> tuple[rows.Rows, rows.Wholes]:
    count = len(disks)
    floats = [[0.0] * count for _ in range(rows.FLOATS)]
    wholes = [[0] * count for _ in range(rows.WHOLES)]
    for row in (rows.NEXT, rows.LATER):
        floats[row] = [rows.INF] * count
    for row in (rows.WITH, rows.ON, rows.STROKED, rows.SPUN):
        wholes[row] = [-1] * count
    floats[rows.X], floats[rows.Y] = [float(disk.x) for disk in disks], [float(disk.y) for disk in disks]
    floats[rows.RADIUS] = [float(disk.r) for disk in disks]
    floats[rows.MASS] = [r * r for r in floats[rows.RADIUS]]
    floats[rows.RX], floats[rows.RY] = floats[rows.X][:], floats[rows.Y][:]
    for i, disk in enumerate(disks):
        if disk.on >= 0 or not disk.here:
            floats[rows.RX][i] = floats[rows.RY][i] = rows.INF - rows.INF
            wholes[rows.KIND][i] = rows.ABOARD if disk.here else rows.GONE
            if disk.here:
                below = disks[disk.on]
                wholes[rows.ON][i] = disk.on
                wholes[rows.RIDERS][disk.on] += 1
                floats[rows.OX][i], floats[rows.OY][i] = disk.x - below.x, disk.y - below.y
    return floats, wholes
