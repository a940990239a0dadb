"""What the outcome of a flick is worth: wounds, deaths, lives, artifacts, missiles knocked off, penalties, exposure."""

from __future__ import annotations

from typing import Final

from tavola.bots.desktopia import worth
from tavola.bots.desktopia.aims import Try
from tavola.bots.desktopia.scene import Scene
from tavola.bots.desktopia.stance import Stance, artifact
from tavola.disks import Outcome
from tavola.games.desktopia.cards import (
    CHARACTERS,
    DRYAD,
    ELEMENTAL,
    FIRE,
    FIRST_MISSILE,
    FLAME,
    LARIAT,
    LIGHTNING,
    MAGNET,
    SHIELD,
    VAMPIRE,
    is_artifact,
    is_character,
    is_missile,
    role_of,
)

NANO: Final = 1e9


class Tally:
    """A value and what it is made of, for the sentence that explains it."""

    def __init__(self) -> None:
        self.value = 0.0
        self.wounds = 0
        self.kills = 0
        self.target = -1
        self.artifact = -1
        self.goal = 0.0
        self.beside = 0.0
        self.dead: list[int] = []

    def meets(self, scene: Scene, target: int, wounds: int) -> None:
        """Count the wounds of one enemy."""
        self.value += worth.loss(scene, target, wounds)
        self.wounds += wounds
        if self.target < 0:
            self.target = target
        if wounds >= scene.disks[target].life:
            self.kills += 1
            self.dead.append(target)


def power(scene: Scene, flick: Try) -> bool:
    """Whether the finger touches the red part of the rim."""
    disk, dx, dy, _ = flick
    own = scene.disks[disk]
    cx, cy = -(dx * own.ux + dy * own.uy), -(dy * own.ux - dx * own.uy)
    arcs = scene.card(disk).sectors
    return any([a.start[0] * cy - a.start[1] * cx >= 0 and cx * a.end[1] - cy * a.end[0] >= 0 for a in arcs])


def of_flick(stance: Stance, flick: Try, outcome: Outcome, numbers: list[int], lariats: int = 0) -> Tally:
    """A character was flicked; `lariats`: more of them than it bears now."""
    scene, disk = stance.scene, flick[0]
    tally = Tally()
    card = scene.card(disk)
    lariats += scene.bears(disk, LARIAT)
    left = scene.disks[disk].life
    met: list[int] = []
    for touch in outcome.touched:
        other = numbers[touch.disk]
        if other in met or left <= 0:
            continue
        met.append(other)
        if is_artifact(other):
            if scene.neutral(other) and tally.artifact < 0:
                tally.artifact = other
        elif is_character(other) and scene.is_enemy(other):
            left = strike(scene, flick, other, tally, lariats, left)
        elif is_character(other) and DRYAD in card.hits and scene.wounded(other):
            tally.value += worth.healing(scene, other)
    own = scene.disks[disk].life - max(0, left)
    if own:
        tally.value -= worth.loss(scene, disk, own)
    captures(scene, disk, tally, outcome, numbers, alive=left > 0)
    table(scene, disk, outcome, numbers, tally)
    places(stance, disk, outcome, numbers, tally)
    tally.value += hour(scene, tally)
    return tally


def hour(scene: Scene, tally: Tally) -> float:
    """So many wounds in one turn may be what wins."""
    wanted = [goal.count for goal in scene.view.field.goals if goal.what == "wound"]
    dealt = scene.view.turn.wounds + tally.wounds
    return worth.LAST if any([scene.view.turn.wounds < count <= dealt for count in wanted]) else 0.0


def places(stance: Stance, disk: int, outcome: Outcome, numbers: list[int], tally: Tally) -> None:
    """Where the flicked one lies now, and whatever else a goal cares about."""
    at = {other: k for k, other in enumerate(numbers)}

    def where(other: int) -> tuple[float, float]:
        k = at[other]
        return outcome.x[k] * NANO, outcome.y[k] * NANO

    if outcome.here[at[disk]]:
        tally.beside = stance.beside(disk, where, tally.dead)
        tally.value += tally.beside
        tally.goal += stance.nearer(disk, where(disk))
        if not tally.wounds:
            tally.value += stance.looks(disk, where(disk))
    for barrel in stance.barrels:
        if outcome.here[at[barrel]]:
            tally.goal += stance.nearer(barrel, where(barrel))
    tally.value += tally.goal


def strike(scene: Scene, flick: Try, victim: int, tally: Tally, lariats: int, left: int) -> int:
    """One enemy met; tells the life that the flicked one has left."""
    disk = flick[0]
    card = scene.card(disk)
    wounds = 2 if power(scene, flick) else 1
    if card.trait == ELEMENTAL and scene.bears(victim, FLAME):
        wounds *= 2
    wounds += lariats + (scene.divs(disk) if tally.target < 0 else 0)
    wounds = worth.damage(scene, victim, role_of(disk), wounds)
    tally.meets(scene, victim, wounds)
    if VAMPIRE in card.hits:
        gained = min(wounds, card.life - left)
        tally.value += gained * worth.life(scene, disk)
        left += gained
    if FIRE in card.hits and wounds < scene.disks[victim].life and not scene.bears(victim, SHIELD):
        tally.value -= worth.BEARING[FLAME]
    return left if scene.bears(disk, SHIELD) else left - lariats


def captures(scene: Scene, disk: int, tally: Tally, outcome: Outcome, numbers: list[int], *, alive: bool) -> None:
    """An artifact won, and one that is left behind."""
    at = numbers.index(disk)
    below = scene.disks[disk].on
    if below >= 0 and outcome.on[at] != numbers.index(below) and scene.disks[below].kind in worth.ARTIFACTS:
        tally.value -= artifact(scene, scene.disks[below].kind)
    if tally.artifact >= 0 and alive and outcome.here[at] and scene.disks[disk].seat == scene.seat:
        tally.value += artifact(scene, scene.disks[tally.artifact].kind)
    else:
        tally.artifact = -1


def table(scene: Scene, disk: int, outcome: Outcome, numbers: list[int], tally: Tally) -> None:
    """What else happened: who left, what came off, where one lies now."""
    if [at for at in outcome.left if not is_missile(numbers[at])]:
        tally.value -= worth.PENALTY
    for at in (*outcome.fallen, *outcome.left):
        other = numbers[at]
        below = scene.disks[other].on if other in scene.disks else -1
        if below < 0:
            continue
        if is_missile(other):
            bearer = below
            while bearer >= 0 and is_missile(bearer):
                bearer = scene.disks[bearer].on
            if bearer >= 0 and is_character(bearer):
                tally.value += worth.burden(scene, other, bearer)
        elif scene.is_enemy(other) and CHARACTERS <= scene.disks[below].kind < FIRST_MISSILE:
            tally.value += artifact(scene, scene.disks[below].kind)


def of_shot(scene: Scene, shooter: int, kind: int, outcome: Outcome, numbers: list[int], missile: int) -> Tally:
    """A missile was shot: its effect goes to the best enemy it met."""
    tally = Tally()
    met = [numbers[touch.disk] for touch in outcome.touched if is_character(numbers[touch.disk])]
    best, target = 0.0, -1
    for other in met:
        value = effect(scene, shooter, kind, other)
        if scene.is_enemy(other) and value > best:
            best, target = value, other
    tally.value, tally.target = best, target
    if target >= 0:
        tally.wounds = 1
    table(scene, missile, outcome, numbers, tally)
    if numbers.index(missile) in outcome.left:
        tally.value -= worth.PENALTY
    return tally


def effect(scene: Scene, shooter: int, kind: int, target: int) -> float:
    """What a missile does to this target."""
    if kind in worth.BEARING and kind != LARIAT:
        kept = scene.bears(target, kind) > 0
        return worth.SHOTS.get(kind, 0.5) * (0.2 if kept else 1.0) * min(2.0, worth.life(scene, target))
    if kind in (LARIAT, MAGNET):
        return worth.SHOTS[kind] * (1.0 if kind == MAGNET else 0.6)
    wounds = scene.stock(shooter) if kind == LIGHTNING else 1
    wounds = worth.damage(scene, target, role_of(shooter), wounds + scene.divs(shooter))
    return worth.loss(scene, target, wounds) if wounds else 0.0
