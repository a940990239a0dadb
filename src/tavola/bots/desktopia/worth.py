"""What things are worth to a seat, in characters: a fighter is 1."""

from __future__ import annotations

from typing import Final

from tavola.bots.desktopia.scene import Scene
from tavola.games.desktopia.cards import (
    ARROW,
    FIGHTER,
    FIRE_MINE,
    FLAME,
    FOUNTAIN,
    HERO,
    HORNBUG,
    LARIAT,
    LIGHTNING,
    MAGNET,
    MAGNETOSPHERE,
    SHIELD,
    SMITHY,
    SMOKER,
    TICK,
    TORNADO,
    role_of,
)

ARTIFACTS: Final = {FIRE_MINE: 0.6, FOUNTAIN: 0.8, MAGNETOSPHERE: 0.6, SMITHY: 0.9}
BEARING: Final = {FLAME: -0.6, TICK: -1.2, SHIELD: 0.9, LARIAT: -0.1}  # what a missile on a character means to it
SHOTS: Final = {ARROW: 1.0, TORNADO: 1.0, LIGHTNING: 1.0, MAGNET: 0.9, LARIAT: 0.3, TICK: 1.2}
PENALTY: Final = 1.1
BONUS: Final = 0.5
LAST: Final = 50.0  # the last enemy, or the last of one's own


def life(scene: Scene, disk: int) -> float:
    """One life of a character: its card is spread over its lives, and the last one is worth most."""
    card = scene.card(disk)
    whole = 1.0 if card.rank == FIGHTER else 2.4 if card.rank != HERO else 1.2 + card.life
    return whole / card.life


def loss(scene: Scene, disk: int, wounds: int) -> float:
    """What so many wounds take from its owner."""
    left = scene.disks[disk].life
    dealt = min(wounds, left)
    value = life(scene, disk) * dealt
    if dealt == left:
        value += 0.8 + (0.5 if role_of(disk) == HERO else 0.0)
        if wanted(scene, disk):
            value += LAST
    elif scene.card(disk).trait == HORNBUG and not scene.wounded(disk):
        value += 0.5
    return value


def healing(scene: Scene, disk: int) -> float:
    """What a life gives to somebody wounded; a Hornbug gets up again."""
    return life(scene, disk) + (0.5 if scene.card(disk).trait == HORNBUG else 0.0)


def wanted(scene: Scene, disk: int) -> bool:
    """Its death decides the game, or nearly: the last of a camp, or what a goal asks for."""
    seat = scene.disks[disk].seat
    others = [d for d in scene.disks if scene.disks[d].seat == seat and d != disk and scene.disks[d].life > 0]
    if not others:
        return True
    kind = scene.disks[disk].kind
    return any([goal.what in ("kill", "lose") and goal.kind == kind for goal in scene.view.field.goals])


def damage(scene: Scene, victim: int, rank: int, wounds: int) -> int:
    """The wounds that reach this victim."""
    if scene.bears(victim, SHIELD) or (scene.card(victim).trait == SMOKER and rank != HERO):
        return 0
    return wounds


def burst(scene: Scene, victim: int) -> int:
    """The wounds that an Untouchable beside it deals."""
    return 0 if scene.bears(victim, SHIELD) else 1


def burden(scene: Scene, missile: int, bearer: int) -> float:
    """What it would mean to this seat that a missile came off its bearer."""
    value = -BEARING.get(scene.disks[missile].kind, 0.0) * min(1.0, 0.4 + 0.3 * scene.disks[bearer].life)
    return value if scene.is_friend(bearer) else -value
