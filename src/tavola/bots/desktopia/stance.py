"""What it is worth to lie somewhere: in sight of enemies, beside those that burst, where a goal asks one to be."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from tavola.bots.desktopia import worth
from tavola.bots.desktopia.scene import Scene
from tavola.games.desktopia.board import Thing
from tavola.games.desktopia.cards import BARREL, UNTOUCHABLE, is_character, radius
from tavola.games.desktopia.space import crosses, inside, to_segment
from tavola.games.desktopia.units import MM

Where = tuple[float, float]
Places = Callable[[int], Where]

BESIDE: Final = 15 * MM  # what an Untouchable reaches
BURST: Final = 0.7  # of a life: until the end of the turn somebody may still go away
SHOWN: Final = 0.35  # to see an enemy, when nothing else will happen
NEAR: Final = 0.25  # to lie a metre nearer to the enemies
PATIENCE: Final = 2  # quiet rounds: whoever is weaker waits so many longer
HELD: Final = 1.8  # of an artifact that a goal asks to hold
THERE: Final = {"reach": 1.6, "bring": 4.0}
AWAY: Final = {"reach": 1.6, "bring": 4.0}  # a metre
METRE: Final = 1e9


class Stance:
    """Reckoned once for a position, asked for every flick of it."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.eager = eagerness(scene)
        self.foes = [(float(scene.disks[d].x), float(scene.disks[d].y)) for d in scene.enemies]
        self.people = [d for d in scene.disks if is_character(d)]
        self.bursting = [d for d in self.people if scene.disks[d].kind == UNTOUCHABLE]
        self.running = [goal for goal in scene.view.field.goals if goal.what in THERE]
        self.barrels = [d for d in scene.disks if scene.disks[d].kind == BARREL] if self.running else []
        self._now: dict[int, float] = {}
        self._view: dict[int, float] = {}

    def beside(self, disk: int, where: Places, dead: Sequence[int]) -> float:
        """What its neighbours at the new place are worth more than those it has."""
        if disk not in self._now:
            self._now[disk] = self.bursts(disk, self.lying, ())
        return self.bursts(disk, where, dead) - self._now[disk]

    def lying(self, disk: int) -> Where:
        own = self.scene.disks[disk]
        return float(own.x), float(own.y)

    def looks(self, disk: int, there: Where) -> float:
        """When nothing happens any more, somebody has to go where enemies can be seen."""
        if not self.eager:
            return 0.0
        if disk not in self._view:
            self._view[disk] = self.view(self.lying(disk))
        return self.eager * (self.view(there) - self._view[disk])

    def view(self, there: Where) -> float:
        seen = any([clear(self.scene.things, there, foe) for foe in self.foes])
        near = min([_far(there, foe) for foe in self.foes], default=0.0)
        return (SHOWN if seen else 0.0) - NEAR * near / METRE

    def bursts(self, disk: int, where: Places, dead: Sequence[int]) -> float:
        """Whoever lies beside an Untouchable at the end of its player's turn is wounded."""
        scene, found = self.scene, 0.0
        mine = scene.disks[disk].kind == UNTOUCHABLE
        for other in self.people if mine else self.bursting:
            if other == disk or other in dead:
                continue
            if _far(where(disk), where(other)) < radius(disk) + radius(other) + BESIDE:
                victim = other if mine else disk
                harm = BURST * worth.loss(scene, victim, worth.burst(scene, victim))
                found += harm if scene.is_enemy(victim) else -harm
        return found

    def nearer(self, disk: int, there: Where) -> float:
        """How much more a goal likes the new place."""
        return self.runs(disk, there) - self.runs(disk, self.lying(disk)) if self.running else 0.0

    def runs(self, disk: int, there: Where) -> float:
        """Whom the goal wants somewhere, or what."""
        found = 0.0
        for goal in self.running:
            barrel = goal.what == "bring" and self.scene.disks[disk].kind == BARREL
            runner = goal.what == "reach" and is_character(disk) and goal.kind in (-1, self.scene.disks[disk].kind)
            if not barrel and not runner:
                continue
            seat = goal.camp if goal.camp >= 0 else self.scene.seat if barrel else self.scene.disks[disk].seat
            if runner and seat != self.scene.disks[disk].seat:
                continue
            value = arrived(goal.what, list(goal.area), there)
            found += value if self.scene.side[seat] == self.scene.side[self.scene.seat] else -value
        return found


def arrived(what: str, area: list[tuple[int, int]], there: Where) -> float:
    """The nearer to the area the better, and inside best of all."""
    if inside(area, *there):
        return THERE[what]
    far = min([
        to_segment(*there, float(a[0]), float(a[1]), float(b[0]), float(b[1]))
        for a, b in zip(area, area[1:] + area[:1], strict=True)
    ])  # fmt: skip
    return -AWAY[what] * far / METRE


def eagerness(scene: Scene) -> int:
    """Quiet rounds make the stronger side go first; the weaker one waits a little longer."""
    own = sum([scene.disks[d].life for d in scene.disks if scene.is_friend(d)])
    foes = sum([scene.disks[d].life for d in scene.enemies])
    patient = any([goal.what in ("survive", "rounds") and goal.camp >= 0 and
                   scene.side[goal.camp] == scene.side[scene.seat] for goal in scene.view.field.goals])  # fmt: skip
    return 0 if patient else max(0, scene.view.quiet - (0 if own >= foes else PATIENCE))


def clear(things: list[Thing], a: Where, b: Where) -> bool:
    """No landscape between two points."""
    return not any([crosses(thing, *a, *b) for thing in things])


def wanted_artifact(scene: Scene, kind: int) -> bool:
    """Holding it wins the game."""
    return any([goal.what == "hold" and goal.kind == kind and
                (goal.camp < 0 or scene.side[goal.camp] == scene.side[scene.seat])
                for goal in scene.view.field.goals])  # fmt: skip


def artifact(scene: Scene, kind: int) -> float:
    """What an artifact is worth to whoever controls it."""
    return worth.ARTIFACTS.get(kind, 0.0) + (HELD if wanted_artifact(scene, kind) else 0.0)


def _far(a: Where, b: Where) -> float:
    return float(((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2) ** 0.5)
