"""What the frames of a flick keep in mind about it; not a fact of the table. Compiled."""

from __future__ import annotations

from typing import ClassVar


class Stroke:
    """One flick or shot: what was frozen when it was released (DT-8.7), and what came of it."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "seat", "disk", "shooter", "free", "power", "lariats", "shields", "flames", "neutral", "held", "rows", "met",
        "artifacts", "left", "loose", "bare", "attach", "dead", "hit", "target",
    )  # fmt: skip

    def __init__(self, seat: int = -1, disk: int = -1, shooter: int = -1, free: int = 0) -> None:
        self.seat: int = seat  # whose finger it is
        self.disk: int = disk
        self.shooter: int = shooter  # -1: a character is flicked  # DT-2.2
        self.free: int = free  # 1: costs no action
        self.power: int = 0
        self.lariats: int = 0
        self.shields: list[int] = []  # disks that bore a Shield
        self.flames: list[int] = []  # disks that bore a Flame
        self.neutral: list[int] = []  # artifacts that could be taken
        self.held: list[int] = []  # artifact, controller, artifact, controller, …
        self.rows: list[int] = []  # contacts of the flicked disk still to be judged: group, disk, group, disk, …
        self.met: list[int] = []  # characters it has met, in order
        self.artifacts: list[int] = []  # artifacts it has met, in order
        self.left: list[int] = []  # disk, x, y, nx, ny of each that crossed the border
        self.loose: list[int] = []  # missile, the disk it came from, off the field (1) or not (0)
        self.bare: list[int] = []  # disk and instant of each Shield that fell
        self.attach: list[int] = []  # missile kind or disk to be put on, and its bearer
        self.dead: list[int] = []  # disk, kind, camp of those that died
        self.hit: int = -1  # which special hit is used
        self.target: int = -1  # of a shot

    def clone(self) -> Stroke:
        twin = Stroke(self.seat, self.disk, self.shooter, self.free)
        twin.power = self.power
        twin.lariats = self.lariats
        twin.shields = self.shields.copy()
        twin.flames = self.flames.copy()
        twin.neutral = self.neutral.copy()
        twin.held = self.held.copy()
        twin.rows = self.rows.copy()
        twin.met = self.met.copy()
        twin.artifacts = self.artifacts.copy()
        twin.left = self.left.copy()
        twin.loose = self.loose.copy()
        twin.bare = self.bare.copy()
        twin.attach = self.attach.copy()
        twin.dead = self.dead.copy()
        twin.hit = self.hit
        twin.target = self.target
        return twin
