"""Which flicks to try: at whatever is worth meeting, at a few strengths, a little beside, and some anywhere."""

from __future__ import annotations

from typing import Final

from tavola.bots.desktopia.scene import Scene
from tavola.core.values import Random
from tavola.games.desktopia.cards import UNTOUCHABLE, is_artifact, radius
from tavola.games.desktopia.physics import SURFACE

Try = tuple[int, int, int, int]  # disk, dx, dy, mm/s

SPEEDS: Final = (900, 1500, 2200, 3000)
BESIDE: Final = (-0.7, -0.35, 0.0, 0.35, 0.7)  # of the sum of the radii
SCALE: Final = 100_000
TARGETS: Final = 9
BRAKING: Final = SURFACE.mu * SURFACE.g
SHORT: Final = 7e6  # nanometres before the other's rim
GENTLE: Final = 1.15  # times the speed that just reaches


def targets(scene: Scene, disk: int, *, missile: bool) -> list[int]:
    """What a flicked disk may want to meet, nearest first: enemies, artifacts, and friends that could be healed."""
    found = []
    for other, lying in scene.disks.items():
        if other == disk or (lying.on >= 0 and not is_artifact(lying.on)):
            continue
        friend = scene.is_friend(other) and scene.wounded(other)
        if scene.is_enemy(other) or (not missile and (is_artifact(other) or friend)):
            found.append(other)
    return sorted(found, key=lambda other: scene.gap(disk, other))[:TARGETS]


def at_targets(scene: Scene, disk: int, x: int, y: int, aims: list[int]) -> list[Try]:
    """From a place at each of these, with a speed that just gets there and with harder ones."""
    found = []
    close = disk in scene.disks and scene.disks[disk].kind == UNTOUCHABLE  # it need not touch anybody
    for target in aims:
        there = scene.disks[target]
        dx, dy = there.x - x, there.y - y
        far = (dx * dx + dy * dy) ** 0.5
        if far == 0:
            continue
        reach = radius(disk) + radius(target)
        just = int(GENTLE * reaching(far - reach)) + 120
        soft = [int(reaching(far - reach - SHORT))] if close and far > reach + SHORT else []
        for side in BESIDE:
            ux, uy = dx / far - side * reach / far * dy / far, dy / far + side * reach / far * dx / far
            for speed in {min(3000, just), *soft, *[s for s in SPEEDS if s > just]}:
                found.append((disk, int(ux * SCALE), int(uy * SCALE), speed))
    return found


def reaching(far: float) -> float:
    """The speed that ends after so many nanometres, in mm/s."""
    return float((2 * BRAKING * max(far, 1e6) * 1e-9) ** 0.5 * 1000)


def anywhere(disk: int, rng: Random, many: int) -> list[Try]:
    """A few in any direction: off things, round corners, out of danger."""
    found = []
    for _ in range(many):
        dx, dy = rng.below(2001) - 1000, rng.below(2001) - 1000
        if dx or dy:
            found.append((disk, dx, dy, 300 + rng.below(2700)))
    return found


def shaken(flick: Try, worst: float, rng: Random) -> Try:
    """As a hand that errs would do it: up to `worst` radians aside, and as much harder or softer."""
    disk, dx, dy, speed = flick
    far = (dx * dx + dy * dy) ** 0.5
    aside = worst * (rng.below(1001) + rng.below(1001) + rng.below(1001) - 1500) / 1500
    harder = worst * (rng.below(1001) + rng.below(1001) + rng.below(1001) - 1500) / 1500
    ux, uy = dx / far, dy / far
    turned = (int((ux - uy * aside) * SCALE), int((uy + ux * aside) * SCALE))
    return disk, *turned, min(3000, max(0, int(speed * (1 + harder))))
