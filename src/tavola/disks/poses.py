"""Where everybody is at a time of a flick, from the paths and the log alone: what a client draws."""

from __future__ import annotations

from bisect import bisect_right
from typing import NamedTuple

from tavola.disks.kernel.turning import turned
from tavola.disks.run import Fell, Left, Loose, Onto, Piece, Run, facing


class Pose(NamedTuple):
    """A disk at one moment: place, orientation, what it rests on, whether it is on the field."""

    x: float
    y: float
    ux: float
    uy: float
    on: int
    here: bool


class Spot(NamedTuple):
    """Place and angle since the start of the flick."""

    x: float
    y: float
    turn: float


def at(run: Run, t: float) -> tuple[Pose, ...]:
    """The poses of all disks, t seconds after the start of the flick."""
    return Film(run).at(t)


class Film:
    """A run made ready for many looks at it."""

    def __init__(self, run: Run) -> None:
        self.disks = run.world.disks
        self.pieces: list[list[Piece]] = [[] for _ in self.disks]
        for piece in run.path:
            self.pieces[piece.disk].append(piece)
        for pieces in self.pieces:
            pieces.sort(key=lambda piece: piece.t0)
        self.marks = [entry for entry in run.log if isinstance(entry, (Fell, Left, Loose, Onto))]

    def at(self, t: float) -> tuple[Pose, ...]:
        on = [disk.on for disk in self.disks]
        here = [disk.here for disk in self.disks]
        for mark in self.marks:
            if mark.t > t:
                break
            if isinstance(mark, Fell):
                on[mark.rider] = -1
            elif isinstance(mark, Onto):
                on[mark.rider] = mark.carrier
            else:
                gone = mark.disk if isinstance(mark, Left) else mark.rider
                on[gone], here[gone] = -1, False
        spots = [self.spot(i, t) for i in range(len(self.disks))]
        return tuple([self.pose(i, spot, on[i], here[i]) for i, spot in enumerate(spots)])

    def pose(self, i: int, spot: Spot, on: int, here: bool) -> Pose:  # noqa: FBT001  # a field of what it makes
        ux, uy = facing(self.disks[i].ux, self.disks[i].uy, spot.turn)
        return Pose(spot.x, spot.y, ux, uy, on, here)

    def spot(self, i: int, t: float) -> Spot:
        """Where disk i is: on its own path, else where what it last came to rest on has taken it since."""
        disk = self.disks[i]
        pieces = self.pieces[i]
        k = bisect_right([piece.t0 for piece in pieces], t) - 1
        last = along(pieces[k], min(t, pieces[k].t1)) if k >= 0 else Spot(disk.x, disk.y, 0.0)
        since = max(pieces[k].t1, 0.0) if k >= 0 else 0.0
        if since >= t:
            return last
        return self.moved(i, last, since, t)

    def moved(self, i: int, spot: Spot, since: float, t: float) -> Spot:
        """What became of a place without a path of its own between two times: falls, then carriers that move."""
        carrier = self.disks[i].on
        for mark in self.marks:
            if mark.t > t:
                break
            if isinstance(mark, (Fell, Onto)) and mark.rider == i:
                if mark.t > since and carrier >= 0:
                    spot, since = self.carried(carrier, spot, since, mark.t), mark.t
                carrier = mark.carrier if isinstance(mark, Onto) else -1
                if isinstance(mark, Fell) and mark.t >= since:
                    spot = Spot(mark.x, mark.y, spot.turn)
            elif isinstance(mark, (Left, Loose)) and i == (mark.disk if isinstance(mark, Left) else mark.rider):
                turn = self.carried(carrier, spot, since, mark.t).turn if carrier >= 0 else spot.turn
                return Spot(mark.x, mark.y, turn)
        return self.carried(carrier, spot, since, t) if carrier >= 0 and t > since else spot

    def carried(self, carrier: int, spot: Spot, since: float, t: float) -> Spot:
        before, now = self.spot(carrier, since), self.spot(carrier, t)
        angle = now.turn - before.turn
        dx, dy = spot.x - before.x, spot.y - before.y
        if angle != 0.0:
            dx, dy = turned(dx, dy, angle)
        return Spot(now.x + dx, now.y + dy, spot.turn + angle)


def along(piece: Piece, t: float) -> Spot:
    """Where a piece of a path is at time t."""
    tau = t - piece.t0
    return Spot(
        piece.x + (piece.vx + 0.5 * piece.ax * tau) * tau,
        piece.y + (piece.vy + 0.5 * piece.ay * tau) * tau,
        piece.turn + (piece.spin - 0.5 * piece.slow * tau) * tau,
    )
