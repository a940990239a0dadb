"""Choices about cards: where a received one goes, how to lay out the backpack, which dice to roll again."""

from __future__ import annotations

from tavola.bots.gorgasali.deeds import Judged, Names, active_worth, card_name
from tavola.bots.gorgasali.scene import Scene
from tavola.bots.gorgasali.worth import groups_of, slot_worth, worth
from tavola.games.gorgasali.actions import Arrange, Place, Refuse
from tavola.games.gorgasali.cards import STRIKER
from tavola.games.gorgasali.kit import DRAIN
from tavola.games.gorgasali.odds import on_diagonal, reroll_below, unit
from tavola.games.gorgasali.view import HIDDEN

EMPTY_FIRST = 100.0  # nothing is replaced while a slot is free


def placing(scene: Scene, action: Place) -> Judged:
    """The best card first, so that it finds the active slot; then what is better than what lies there."""
    kind = scene.view.pending.cards[action.card]
    if kind == HIDDEN:
        return 0.0, "gorgasali-place-hidden", {}
    groups = groups_of(scene.kit, scene.me.mat)
    new = worth(scene.kit, kind, groups)
    if scene.me.mat[action.slot] == -1:
        return EMPTY_FIRST + new, "gorgasali-place", {"card": card_name(scene, kind)}
    old = scene.me.mat[action.slot]
    spent = 0.9 if action.slot in scene.me.spent else 1.0  # equal otherwise, a loaded weapon is the better one
    said: dict[str, int | Names] = {"card": card_name(scene, kind), "old": card_name(scene, old)}
    return new - spent * slot_worth(scene.kit, scene.me.mat, action.slot), "gorgasali-replace", said


def refusing(scene: Scene, action: Refuse) -> Judged:
    kind = scene.view.pending.cards[action.card]
    if kind == HIDDEN:
        return 0.0, "gorgasali-place-hidden", {}
    return 0.1 - 0.001 * worth(scene.kit, kind, frozenset()), "gorgasali-refuse", {"card": card_name(scene, kind)}


def arranging(scene: Scene, action: Arrange) -> Judged:
    mat = tuple([scene.me.mat[slot] for slot in action.slots])
    return active_worth(scene, mat), "gorgasali-manage", {}


def dice_to_reroll(scene: Scene, kind: int, target: int, faces: tuple[int, ...]) -> tuple[int, ...]:
    """Every die that gives less than a fresh one on average."""
    weapon = scene.kit.weapons[kind]
    if weapon.group != STRIKER or not faces:
        return ()
    guard = scene.guard(target)
    drains = scene.power == DRAIN and not guard.immune
    drain = scene.kit.characters[DRAIN].damage if drains else 0
    diagonal = on_diagonal(scene.kit, scene.me.square, scene.view.seats[target].square)
    keep = reroll_below(weapon, unit(weapon, diagonal=diagonal), guard.less, drain)
    return tuple([i for i, face in enumerate(faces) if face < keep])
