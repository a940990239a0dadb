"""Everything that is no flick: events, artifacts, rituals, where to put things, whom to name."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from tavola.bots.base import Arg, Reason
from tavola.bots.desktopia import worth
from tavola.bots.desktopia.scene import Scene
from tavola.core.values import Action, Menu, Pick, Random, Spots
from tavola.games.desktopia.actions import (
    Choose,
    ChooseFace,
    ChooseSeat,
    Decline,
    Keep,
    Mark,
    MoveFlame,
    Place,
    PlayRitual,
    Resolve,
    Stop,
    UseArtifact,
)
from tavola.games.desktopia.cards import (
    CHARACTERS,
    FIRST_MISSILE,
    FLAME,
    FOUNTAIN,
    SHAWAKH,
    SHIELD,
    TICK,
    is_artifact,
    is_character,
    is_missile,
)

Found = tuple[Action, Reason]

SHIELDED_FIRST: Final = 3.0
DANGER: Final = 120_000_000  # nanometres from an enemy
ROOM: Final = 60_000_000  # between two of one's own
LATER: Final = 0.01


def names(scene: Scene, kind: int) -> Mapping[str, Arg]:
    """The name of a kind, for sentences; nobody's name where there is none."""
    box = scene.box
    if 0 <= kind < CHARACTERS:
        return {"target": box.characters[kind].names}
    if CHARACTERS <= kind < FIRST_MISSILE:
        return {"target": box.artifacts[kind - CHARACTERS].names}
    return {"target": {"en": "nobody", "ru": "никого"}}


def choose(scene: Scene, menu: Menu, rng: Random) -> Found:
    """The best of what is offered; of equals the first."""
    if isinstance(menu, Pick):
        return Mark(marked(scene, menu)), Reason("desktopia-best")
    if isinstance(menu, Spots):
        found = best([*menu.some, *menu.otherwise], lambda action: of_place(scene, action))
        return turned(scene, menu, found), Reason("desktopia-place")
    if scene.view.pending.question == "squad":
        return menu.sample(rng), Reason("desktopia-squad")  # none is better than the others
    listed = list(menu.listed() or ())
    if len(listed) == 1:
        return listed[0], Reason("only-choice")
    if not listed:
        return menu.sample(rng), Reason("at-random")
    return best(listed, lambda action: value(scene, action)), Reason("desktopia-best")


def best(actions: Sequence[Action], of: object) -> Action:
    """The first of the best."""
    assert callable(of)
    return max(actions, key=of)


# --- free uses ------------------------------------------------------------------------------------------------------


def is_free_use(action: Action) -> bool:
    return isinstance(action, (UseArtifact, PlayRitual))


def free_use(scene: Scene, action: Action) -> tuple[float, Action, Reason]:
    """An artifact or a ritual is used as soon as it is worth something."""
    kind = scene.disks[action.disk].kind if isinstance(action, UseArtifact) else -1
    reason = Reason("desktopia-use", names(scene, kind)) if kind >= 0 else Reason("desktopia-ritual")
    return 5.0 * value(scene, action), action, reason


def value(scene: Scene, action: Action) -> float:
    """What a choice is worth, roughly."""
    if isinstance(action, UseArtifact):
        return of_artifact(scene, action)
    if isinstance(action, PlayRitual):
        return (0.6, of_purifying(scene), of_healing(scene), 0.0)[action.ritual]
    if isinstance(action, MoveFlame):
        return of_flame(scene, action)
    if isinstance(action, Resolve):
        return of_event(scene, action.disk)
    if isinstance(action, Choose):
        return of_choice(scene, action.disk)
    if isinstance(action, ChooseSeat):
        return 1.0 if scene.side[action.seat] != scene.side[scene.seat] else -1.0
    if isinstance(action, ChooseFace):
        return 1.0
    if isinstance(action, (Stop, Keep, Decline)):
        return LATER
    return 0.0


def of_artifact(scene: Scene, action: UseArtifact) -> float:
    """Lives and missiles it would bring."""
    if scene.disks[action.disk].kind == FOUNTAIN:
        return sum([worth.life(scene, d) for d in scene.own if scene.disks[d].life == 1 and scene.wounded(d)])
    if action.effect == 0:
        return 0.4
    return sum([max([worth.burden(scene, m, d) for m in scene.missiles(d)], default=0.0) for d in scene.own])


def of_purifying(scene: Scene) -> float:
    return max([worth.burden(scene, m, d) for d in scene.own for m in scene.missiles(d)], default=0.0)


def of_healing(scene: Scene) -> float:
    return max([worth.life(scene, d) for d in scene.own if scene.wounded(d)], default=0.0)


def of_flame(scene: Scene, action: MoveFlame) -> float:
    """From a friend to an enemy."""
    bearer = scene.disks[action.flame].on
    while bearer >= 0 and is_missile(bearer):
        bearer = scene.disks[bearer].on
    gain = worth.burden(scene, action.flame, bearer) if bearer >= 0 else 0.0
    if scene.is_enemy(action.target) and not scene.bears(action.target, SHIELD):
        gain += worth.loss(scene, action.target, 1)
    elif scene.is_friend(action.target):
        gain -= worth.loss(scene, action.target, 1)
    return gain


def of_event(scene: Scene, disk: int) -> float:
    """Shields go before fires; what hurts enemies goes before what hurts oneself."""
    if is_character(disk):
        return SHIELDED_FIRST if scene.card(disk).trait == SHAWAKH else 0.5
    if is_artifact(disk):
        return 0.2
    bearer = scene.disks[disk].on
    return 1.0 if bearer >= 0 and scene.is_enemy(bearer) else 0.1


def of_choice(scene: Scene, disk: int) -> float:
    """One disk of those asked about, by what it is asked for."""
    question = scene.view.pending.question
    if disk not in scene.disks:
        return 1.0  # a fallen fighter that may come back, a missile on a card
    if is_missile(disk):
        bearer = scene.disks[disk].on
        return worth.burden(scene, disk, bearer) if bearer >= 0 and is_character(bearer) else 0.1
    if is_artifact(disk):
        return worth.ARTIFACTS.get(scene.disks[disk].kind, 0.0)
    harm = question in ("target", "order", "magnet")
    size = worth.life(scene, disk)
    if question in ("tick_life", "heal", "div"):
        return (size + (1.0 if scene.wounded(disk) else 0.0)) * (1.0 if scene.is_friend(disk) else -1.0)
    return size * (1.0 if scene.is_enemy(disk) == harm else -0.5)


def marked(scene: Scene, menu: Pick) -> tuple[int, ...]:
    """Shields for the best of one's own, Flames for the best of the others."""
    shields = scene.view.pending.question == "shields"
    good = [d for d in menu.of if scene.is_friend(d) == (shields or scene.view.pending.question == "mine")]
    order = sorted(good, key=lambda d: -worth.life(scene, d) - 2 * (shields and near_harm(scene, d)))
    chosen = tuple(order[: menu.high])
    if len(chosen) < menu.low:
        chosen += tuple([d for d in menu.of if d not in chosen][: menu.low - len(chosen)])
    return chosen if Mark(chosen) in menu else menu.of[: menu.low]


def near_harm(scene: Scene, disk: int) -> bool:
    """It burns or is bitten: a Shield is worth most there."""
    return scene.bears(disk, FLAME) > 0 or scene.bears(disk, TICK) > 0


def of_place(scene: Scene, action: Action) -> float:
    """Own disks near the middle of the field, apart from enemies, and so that no flick meets two of them."""
    if not isinstance(action, Place):
        return -1.0
    field = scene.view.field
    dx, dy = action.x - field.width / 2, action.y - field.height / 2
    middle = 1 - (dx * dx + dy * dy) ** 0.5 / max(field.width, field.height)
    others = [scene.disks[d] for d in scene.enemies]
    risk = sum([(other.x - action.x) ** 2 + (other.y - action.y) ** 2 < DANGER * DANGER for other in others])
    own = [scene.disks[d] for d in scene.own if d != action.disk]
    crowd = sum([(one.x - action.x) ** 2 + (one.y - action.y) ** 2 < ROOM * ROOM for one in own])
    return float(middle - 0.3 * risk - 0.1 * crowd)


def turned(scene: Scene, menu: Menu, found: Action) -> Action:
    """Looking at the nearest enemy, or over the middle of the field: then the red rim at its back is of use."""
    if not isinstance(found, Place):
        return found
    field = scene.view.field
    foes = [(scene.disks[d].x, scene.disks[d].y) for d in scene.enemies] or [(field.width // 2, field.height // 2)]
    x, y = min(foes, key=lambda foe: (foe[0] - found.x) ** 2 + (foe[1] - found.y) ** 2)
    looking = Place(found.disk, found.x, found.y, x - found.x, y - found.y)
    return looking if looking in menu else found
