"""Setting disks in motion and bringing them to a time; the paths they have drawn and the log of what happened."""

from __future__ import annotations

from math import sqrt

from tavola.disks.kernel.rows import (
    AX,
    AY,
    BRAKE,
    CURVED,
    DRAG,
    DRAWN,
    EX,
    EY,
    FIRST,
    INF,
    KIND,
    LATER,
    LINE,
    LISTED,
    LOGGED,
    MOVERS,
    MOVING,
    RADIUS,
    REACH,
    REST,
    RX,
    RY,
    SAME,
    SLOW,
    SPEED,
    SPIN,
    SPUN,
    STRAIGHT,
    STROKE,
    STROKED,
    T0,
    TE,
    TS,
    TURN,
    TW,
    UX,
    UY,
    VX,
    VY,
    Row,
    Rows,
    Whole,
    Wholes,
    X,
    Y,
)

NAN = INF - INF
CAN_TURN = 8.0 / 9.0  # see docs/physics.md: what friction does to a disk that slides and spins
AS_SPIN = 4.0 / 9.0


def log(kind: int, t: float, i: int, j: int, x: float, y: float, nx: float, ny: float,
        speed: float, force: float, count: Whole, lines: Row) -> None:  # fmt: skip
    """One line. What happens within SAME of the line before that began an instant has that line's time."""
    p = count[LOGGED]
    if p > count[FIRST] and t - lines[p - LINE + 1] <= SAME:
        t = lines[p - LINE + 1]
    lines[p] = kind
    lines[p + 1] = t
    lines[p + 2] = i
    lines[p + 3] = j
    lines[p + 4] = x
    lines[p + 5] = y
    lines[p + 6] = nx
    lines[p + 7] = ny
    lines[p + 8] = speed
    lines[p + 9] = force
    count[LOGGED] = p + LINE


def angle_at(i: int, t: float, num: Rows) -> float:
    """How far the disk has turned since the flick began."""
    spin = num[SPIN][i]
    if spin == 0.0:
        return num[TURN][i]
    if t > num[TW][i]:
        t = num[TW][i]
    t -= num[TS][i]
    return num[TURN][i] + (spin - 0.5 * num[SLOW][i] * t) * t


def stop_turning(i: int, t: float, num: Rows) -> None:
    """Bring the angle and the rate of turning to time t."""
    if num[SPIN][i] != 0.0:
        num[TURN][i] = angle_at(i, t, num)
        num[SPIN][i] = num[SPIN][i] - num[SLOW][i] * (t - num[TS][i]) if t < num[TW][i] else 0.0
    num[TS][i] = t


def bring(i: int, t: float, num: Rows, ids: Wholes, count: Whole, strokes: Row) -> None:
    """Bring a disk that has a path of its own to time t: its place, velocity, angle and spin are those of then."""
    kind = ids[KIND][i]
    if kind == STRAIGHT and t >= num[TE][i]:
        halt(i, num, ids)
    elif kind != REST:
        after = t - num[T0][i]
        num[X][i] += (num[VX][i] + 0.5 * num[AX][i] * after) * after
        num[Y][i] += (num[VY][i] + 0.5 * num[AY][i] * after) * after
        if kind == STRAIGHT:
            v = num[SPEED][i] - num[BRAKE][i] * after
            if v < 0.0:
                v = 0.0
            num[VX][i] = num[UX][i] * v
            num[VY][i] = num[UY][i] * v
        else:
            num[VX][i] += num[AX][i] * after
            num[VY][i] += num[AY][i] * after
    num[T0][i] = t
    stop_turning(i, t, num)
    cut(i, t, ids, strokes)


def halt(i: int, num: Rows, ids: Wholes) -> None:
    """A straight path is at its end: the disk lies there from then on."""
    ids[KIND][i] = REST
    num[X][i] = num[EX][i]
    num[Y][i] = num[EY][i]
    num[RX][i] = num[EX][i]
    num[RY][i] = num[EY][i]
    num[VX][i] = 0.0
    num[VY][i] = 0.0
    num[T0][i] = num[TE][i]
    num[REACH][i] = 0.0


def lie(i: int, t: float, num: Rows, ids: Wholes) -> None:
    """The disk lies still at table level where it is."""
    ids[KIND][i] = REST
    num[RX][i] = num[X][i]
    num[RY][i] = num[Y][i]
    num[VX][i] = 0.0
    num[VY][i] = 0.0
    num[T0][i] = t
    num[TE][i] = t
    num[REACH][i] = 0.0


def let_go(i: int, t: float, num: Rows, ids: Wholes, surf: Row, count: Whole, strokes: Row) -> None:
    """A straight path from here, with this velocity and spin: friction is frozen at the ellipse of now."""
    num[LATER][i] = INF
    vx = num[VX][i]
    vy = num[VY][i]
    v = sqrt(vx * vx + vy * vy)
    sliding = v
    rim = num[SPIN][i] * num[RADIUS][i]
    brake = surf[DRAG]
    if rim != 0.0:
        sliding = sqrt(v * v + AS_SPIN * rim * rim)
        brake = surf[DRAG] * v / sliding
        num[SLOW][i] = CAN_TURN * surf[DRAG] * num[SPIN][i] / sliding
        num[TW][i] = t + sliding / (CAN_TURN * surf[DRAG])
    if v == 0.0:
        lie(i, t, num, ids)
    else:
        ux = vx / v
        uy = vy / v
        far = v * sliding / (2.0 * surf[DRAG])
        num[UX][i] = ux
        num[UY][i] = uy
        num[SPEED][i] = v
        num[BRAKE][i] = brake
        num[REACH][i] = far
        num[AX][i] = -brake * ux
        num[AY][i] = -brake * uy
        num[T0][i] = t
        num[TE][i] = t + sliding / surf[DRAG]
        num[EX][i] = num[X][i] + ux * far
        num[EY][i] = num[Y][i] + uy * far
        move(i, STRAIGHT, num, ids, count)
    draw(i, num, ids, count, strokes)


def move(i: int, kind: int, num: Rows, ids: Wholes, count: Whole) -> None:
    """The disk is one of those that move at table level."""
    ids[KIND][i] = kind
    num[RX][i] = NAN
    num[RY][i] = NAN
    if ids[LISTED][i] == 0:
        ids[LISTED][i] = 1
        ids[MOVING][count[MOVERS]] = i
        count[MOVERS] += 1


def settle(t: float, num: Rows, ids: Wholes, count: Whole) -> None:
    """Whoever has come to its stop by now lies there; only what still moves stays on the list."""
    movers = ids[MOVING]
    kept = 0
    for m in range(count[MOVERS]):
        i = movers[m]
        if ids[KIND][i] == STRAIGHT and num[TE][i] <= t:
            halt(i, num, ids)
        if ids[KIND][i] == STRAIGHT or ids[KIND][i] == CURVED:
            movers[kept] = i
            kept += 1
        else:
            ids[LISTED][i] = 0
    count[MOVERS] = kept


def draw(i: int, num: Rows, ids: Wholes, count: Whole, strokes: Row) -> None:
    """Note the path the disk is on now: one stroke while it slides, one while it only turns."""
    if len(strokes) == 0:
        return
    kind = ids[KIND][i]
    end = num[T0][i]
    if kind != REST:
        end = num[TE][i]
        p = stroke(i, num[T0][i], end, num, count, strokes)
        strokes[p + 3] = num[X][i]
        strokes[p + 4] = num[Y][i]
        strokes[p + 5] = num[VX][i]
        strokes[p + 6] = num[VY][i]
        strokes[p + 7] = num[AX][i]
        strokes[p + 8] = num[AY][i]
        ids[STROKED][i] = p
    if kind in (STRAIGHT, REST) and num[SPIN][i] != 0.0 and num[TW][i] > end:
        p = stroke(i, end, num[TW][i], num, count, strokes)
        strokes[p + 3] = num[EX][i] if kind == STRAIGHT else num[X][i]
        strokes[p + 4] = num[EY][i] if kind == STRAIGHT else num[Y][i]
        ids[SPUN][i] = p


def stroke(i: int, start: float, end: float, num: Rows, count: Whole, strokes: Row) -> int:
    """A new stroke with what sliding and turning on the spot have in common."""
    p = count[DRAWN]
    count[DRAWN] = p + STROKE
    strokes[p] = i
    strokes[p + 1] = start
    strokes[p + 2] = end
    for k in range(5, 9):
        strokes[p + k] = 0.0
    strokes[p + 9] = angle_at(i, start, num)
    spins = num[SPIN][i] != 0.0
    strokes[p + 10] = num[SPIN][i] - num[SLOW][i] * (start - num[TS][i]) if spins else 0.0
    strokes[p + 11] = num[SLOW][i] if spins else 0.0
    return p


def cut(i: int, t: float, ids: Wholes, strokes: Row) -> None:
    """What the disk was about to draw ends now."""
    p = ids[STROKED][i]
    if p >= 0 and strokes[p + 2] > t:
        strokes[p + 2] = t
    p = ids[SPUN][i]
    if p >= 0 and strokes[p + 2] > t:
        strokes[p + 2] = t
    ids[STROKED][i] = -1
    ids[SPUN][i] = -1
