"""Setting disks in motion and bringing them to a time; the paths they have drawn and the log of what happened."""

from __future__ import annotations

from math import sqrt

from tavola.disks.kernel.rows import (
    AX, AY, BRAKE, CURVED, DRAG, DRAWN, EX, EY, FIRST, FULL, INF, KIND, LATER, LINE, LISTED, LOGGED, MOVERS, MOVING,
    RADIUS, REACH, REST, RX, RY, SAME, SLOW, SPEED, SPIN, SPUN, STATE, STRAIGHT, STROKE, STROKED, T0, TE, TS, TURN, TW, UX, UY, VX,
    VY, X, Y,
    Row, Rows, Whole, Wholes,
)  # fmt: skip

NAN = INF - INF
CAN_TURN = 8.0 / 9.0  # see docs/physics.md: what friction does to a disk that slides and spins
AS_SPIN = 4.0 / 9.0


def log(kind: int, t: float, i: int, j: int, x: float, y: float, nx: float, ny: float,
        speed: float, force: float, K: Whole, L: Row) -> None:  # fmt: skip
    """One line. What happens within SAME of the line before that began an instant has that line's time."""
    p = K[LOGGED]
    if p + LINE > len(L):
        K[STATE] = FULL
        return
    if p > K[FIRST] and t - L[p - LINE + 1] <= SAME:
        t = L[p - LINE + 1]
    L[p] = kind
    L[p + 1] = t
    L[p + 2] = i
    L[p + 3] = j
    L[p + 4] = x
    L[p + 5] = y
    L[p + 6] = nx
    L[p + 7] = ny
    L[p + 8] = speed
    L[p + 9] = force
    K[LOGGED] = p + LINE


def angle_at(i: int, t: float, S: Rows) -> float:
    """How far the disk has turned since the flick began."""
    spin = S[SPIN][i]
    if spin == 0.0:
        return S[TURN][i]
    if t > S[TW][i]:
        t = S[TW][i]
    t -= S[TS][i]
    return S[TURN][i] + (spin - 0.5 * S[SLOW][i] * t) * t


def stop_turning(i: int, t: float, S: Rows) -> None:
    """Bring the angle and the rate of turning to time t."""
    if S[SPIN][i] != 0.0:
        S[TURN][i] = angle_at(i, t, S)
        S[SPIN][i] = S[SPIN][i] - S[SLOW][i] * (t - S[TS][i]) if t < S[TW][i] else 0.0
    S[TS][i] = t


def bring(i: int, t: float, S: Rows, I: Wholes, K: Whole, D: Row) -> None:
    """Bring a disk that has a path of its own to time t: its place, velocity, angle and spin are those of then."""
    kind = I[KIND][i]
    if kind == STRAIGHT and t >= S[TE][i]:
        halt(i, S, I)
    elif kind != REST:
        after = t - S[T0][i]
        S[X][i] += (S[VX][i] + 0.5 * S[AX][i] * after) * after
        S[Y][i] += (S[VY][i] + 0.5 * S[AY][i] * after) * after
        if kind == STRAIGHT:
            v = S[SPEED][i] - S[BRAKE][i] * after
            if v < 0.0:
                v = 0.0
            S[VX][i] = S[UX][i] * v
            S[VY][i] = S[UY][i] * v
        else:
            S[VX][i] += S[AX][i] * after
            S[VY][i] += S[AY][i] * after
    S[T0][i] = t
    stop_turning(i, t, S)
    cut(i, t, I, D)


def halt(i: int, S: Rows, I: Wholes) -> None:
    """A straight path is at its end: the disk lies there from then on."""
    I[KIND][i] = REST
    S[X][i] = S[EX][i]
    S[Y][i] = S[EY][i]
    S[RX][i] = S[EX][i]
    S[RY][i] = S[EY][i]
    S[VX][i] = 0.0
    S[VY][i] = 0.0
    S[T0][i] = S[TE][i]
    S[REACH][i] = 0.0


def lie(i: int, t: float, S: Rows, I: Wholes) -> None:
    """The disk lies still at table level where it is."""
    I[KIND][i] = REST
    S[RX][i] = S[X][i]
    S[RY][i] = S[Y][i]
    S[VX][i] = 0.0
    S[VY][i] = 0.0
    S[T0][i] = t
    S[TE][i] = t
    S[REACH][i] = 0.0


def let_go(i: int, t: float, S: Rows, I: Wholes, P: Row, K: Whole, D: Row) -> None:
    """A straight path from here, with this velocity and spin: friction is frozen at the ellipse of now."""
    S[LATER][i] = INF
    vx = S[VX][i]
    vy = S[VY][i]
    v = sqrt(vx * vx + vy * vy)
    sliding = v
    rim = S[SPIN][i] * S[RADIUS][i]
    brake = P[DRAG]
    if rim != 0.0:
        sliding = sqrt(v * v + AS_SPIN * rim * rim)
        brake = P[DRAG] * v / sliding
        S[SLOW][i] = CAN_TURN * P[DRAG] * S[SPIN][i] / sliding
        S[TW][i] = t + sliding / (CAN_TURN * P[DRAG])
    if v == 0.0:
        lie(i, t, S, I)
    else:
        ux = vx / v
        uy = vy / v
        far = v * sliding / (2.0 * P[DRAG])
        S[UX][i] = ux
        S[UY][i] = uy
        S[SPEED][i] = v
        S[BRAKE][i] = brake
        S[REACH][i] = far
        S[AX][i] = -brake * ux
        S[AY][i] = -brake * uy
        S[T0][i] = t
        S[TE][i] = t + sliding / P[DRAG]
        S[EX][i] = S[X][i] + ux * far
        S[EY][i] = S[Y][i] + uy * far
        move(i, STRAIGHT, S, I, K)
    draw(i, S, I, K, D)


def move(i: int, kind: int, S: Rows, I: Wholes, K: Whole) -> None:
    """The disk is one of those that move at table level."""
    I[KIND][i] = kind
    S[RX][i] = NAN
    S[RY][i] = NAN
    if I[LISTED][i] == 0:
        I[LISTED][i] = 1
        I[MOVING][K[MOVERS]] = i
        K[MOVERS] += 1


def settle(t: float, S: Rows, I: Wholes, K: Whole) -> None:
    """Whoever has come to its stop by now lies there; only what still moves stays on the list."""
    movers = I[MOVING]
    kept = 0
    for m in range(K[MOVERS]):
        i = movers[m]
        if I[KIND][i] == STRAIGHT and S[TE][i] <= t:
            halt(i, S, I)
        if I[KIND][i] == STRAIGHT or I[KIND][i] == CURVED:
            movers[kept] = i
            kept += 1
        else:
            I[LISTED][i] = 0
    K[MOVERS] = kept


def draw(i: int, S: Rows, I: Wholes, K: Whole, D: Row) -> None:
    """Note the path the disk is on now: one stroke while it slides, one while it only turns."""
    if len(D) == 0:
        return
    if K[DRAWN] + 2 * STROKE > len(D):
        K[STATE] = FULL
        return
    kind = I[KIND][i]
    end = S[T0][i]
    if kind != REST:
        end = S[TE][i]
        p = stroke(i, S[T0][i], end, S, K, D)
        D[p + 3] = S[X][i]
        D[p + 4] = S[Y][i]
        D[p + 5] = S[VX][i]
        D[p + 6] = S[VY][i]
        D[p + 7] = S[AX][i]
        D[p + 8] = S[AY][i]
        I[STROKED][i] = p
    if (kind == STRAIGHT or kind == REST) and S[SPIN][i] != 0.0 and S[TW][i] > end:
        p = stroke(i, end, S[TW][i], S, K, D)
        D[p + 3] = S[EX][i] if kind == STRAIGHT else S[X][i]
        D[p + 4] = S[EY][i] if kind == STRAIGHT else S[Y][i]
        I[SPUN][i] = p


def stroke(i: int, start: float, end: float, S: Rows, K: Whole, D: Row) -> int:
    """A new stroke with what sliding and turning on the spot have in common."""
    p = K[DRAWN]
    K[DRAWN] = p + STROKE
    D[p] = i
    D[p + 1] = start
    D[p + 2] = end
    for k in range(5, 9):
        D[p + k] = 0.0
    D[p + 9] = angle_at(i, start, S)
    spins = S[SPIN][i] != 0.0
    D[p + 10] = S[SPIN][i] - S[SLOW][i] * (start - S[TS][i]) if spins else 0.0
    D[p + 11] = S[SLOW][i] if spins else 0.0
    return p


def cut(i: int, t: float, I: Wholes, D: Row) -> None:
    """What the disk was about to draw ends now."""
    p = I[STROKED][i]
    if p >= 0 and D[p + 2] > t:
        D[p + 2] = t
    p = I[SPUN][i]
    if p >= 0 and D[p + 2] > t:
        D[p + 2] = t
    I[STROKED][i] = -1
    I[SPUN][i] = -1
