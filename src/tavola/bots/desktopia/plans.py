"""The best flick of a character and the best shot: many tries at once, the promising ones again with an erring hand."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tavola import disks
from tavola.bots.desktopia import judging
from tavola.bots.desktopia.aims import Try, anywhere, at_targets, shaken, targets
from tavola.bots.desktopia.judging import Tally
from tavola.bots.desktopia.scene import Scene
from tavola.bots.desktopia.stance import Stance
from tavola.core.values import Random
from tavola.games.desktopia.cards import radius
from tavola.games.desktopia.space import ROUND, inside, to_segment, to_thing
from tavola.games.desktopia.units import MM, UNIT

PROMISING: Final = 6
STRAY: Final = 24
LOOKING: Final = 80  # of flicks in any direction, when somewhere an enemy has to be found
AGAIN: Final = 6

Judge = Callable[[Try, disks.Outcome, list[int]], Tally]


class Plan:
    """A flick with what may be expected of it; of a shot also where the missile is laid."""

    def __init__(self, flick: Try, value: float, tally: Tally, spot: tuple[int, int] = (0, 0)) -> None:
        self.flick = flick
        self.value = value
        self.tally = tally
        self.spot = spot


class Hand:
    """How well somebody plays: how much the hand errs, and how many ways it thinks of."""

    def __init__(self, worst: float, tries: int) -> None:
        self.worst = worst
        self.tries = tries


def tally_all(world: disks.World, numbers: list[int], tries: list[Try], judge: Judge) -> list[Tally]:
    """Each of these flicks, judged."""
    place = {disk: at for at, disk in enumerate(numbers)}
    batch = disks.many(world, [(place[d], dx, dy, speed / 1000) for d, dx, dy, speed in tries])
    return [judge(flick, batch[k], numbers) for k, flick in enumerate(tries)]


def best_of(
    world: disks.World, numbers: list[int], tries: list[Try], judge: Judge, hand: Hand, rng: Random
) -> Plan | None:
    """The one with the best average when the hand errs a little."""
    if not tries:
        return None
    found = tally_all(world, numbers, tries, judge)
    order = sorted(range(len(tries)), key=lambda k: -found[k].value)[:PROMISING]
    plans = []
    for k in order:
        if hand.worst <= 0:
            plans.append(Plan(tries[k], found[k].value, found[k]))
            continue
        again = [shaken(tries[k], hand.worst, rng) for _ in range(AGAIN)]
        values = [tally.value for tally in tally_all(world, numbers, again, judge)]
        plans.append(Plan(tries[k], (sum(values) + found[k].value) / (AGAIN + 1), found[k]))
    return max(plans, key=lambda plan: plan.value)


def thinned(tries: list[Try], most: int) -> list[Try]:
    """At most so many, from all over the list."""
    if len(tries) <= most:
        return tries
    return [tries[k * len(tries) // most] for k in range(most)]


def flick_of(scene: Scene, disk: int, hand: Hand, rng: Random, lariats: int = 0) -> Plan | None:
    """The best flick of one character."""
    own, stance = scene.disks[disk], Stance(scene)
    tries = at_targets(scene, disk, own.x, own.y, targets(scene, disk, missile=False))
    tries = thinned(tries, hand.tries) + anywhere(disk, rng, LOOKING if stance.eager else STRAY)
    world, numbers = scene.world()

    def judge(flick: Try, outcome: disks.Outcome, order: list[int]) -> Tally:
        return judging.of_flick(stance, flick, outcome, order, lariats)

    return best_of(world, numbers, [t for t in tries if t[1] or t[2]], judge, hand, rng)


def spots(scene: Scene, shooter: int, missile: int, aims: list[int]) -> list[tuple[int, int]]:
    """Places round a shooter from which to shoot: those nearest to each of its targets."""
    own = scene.disks[shooter]
    found: list[tuple[int, int]] = []
    for far in (radius(shooter) * 3 + radius(missile) - MM, radius(shooter) + radius(missile) + 2 * MM):
        ring = [(own.x + dx * far // UNIT, own.y + dy * far // UNIT) for dx, dy in ROUND]
        free = [spot for spot in ring if is_free(scene, spot, radius(missile))]
        for target in aims:
            there = scene.disks[target]
            free.sort(key=lambda spot: (spot[0] - there.x) ** 2 + (spot[1] - there.y) ** 2)
            found += [spot for spot in free[:1] if spot not in found]
    return found


def is_free(scene: Scene, spot: tuple[int, int], r: int) -> bool:
    """Whether a missile can lie there: the menu has the last word, this only saves work."""
    for disk in scene.disks.values():
        wanted = r + radius(disk.id) + MM // 50
        if disk.on < 0 and (disk.x - spot[0]) ** 2 + (disk.y - spot[1]) ** 2 < wanted * wanted:
            return False
    x, y = float(spot[0]), float(spot[1])
    corners = list(scene.view.field.corners)
    edges = zip(corners, corners[1:] + corners[:1], strict=True)
    if not inside(corners, x, y) or any([to_segment(x, y, *map(float, (*a, *b))) < r for a, b in edges]):
        return False
    return all([to_thing(thing, x, y) >= r + MM // 50 for thing in scene.things])


def shot_of(scene: Scene, shooter: int, kind: int, hand: Hand, rng: Random) -> Plan | None:
    """The best shot of one character: from a few places at the nearest enemies."""
    free = [d for d in scene.box.disks_of(kind) if d not in scene.disks]
    if not free:
        return None
    missile = free[0]
    aims = targets(scene, shooter, missile=True)[:4]
    best: Plan | None = None
    for spot in spots(scene, shooter, missile, aims)[:5]:
        tries = thinned(at_targets(scene, missile, spot[0], spot[1], aims), max(8, hand.tries // 4))
        world, numbers = scene.world((missile, *spot))

        def judge(flick: Try, outcome: disks.Outcome, order: list[int]) -> Tally:
            return judging.of_shot(scene, shooter, kind, outcome, order, missile)

        plan = best_of(world, numbers, tries, judge, hand, rng)
        if plan is not None and (best is None or plan.value > best.value):
            best = plan
            best.spot = spot
    return best
