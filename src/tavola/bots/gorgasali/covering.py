"""Where a banner goes: a Barrier between me and those who could shoot, a Ball Lightning among them."""

from __future__ import annotations

from tavola.bots.gorgasali.deeds import Judged, menace, storm_gain
from tavola.bots.gorgasali.scene import Scene
from tavola.games.gorgasali.actions import Cover
from tavola.games.gorgasali.rules.sight import crosses


def covering(scene: Scene, action: Cover, *, barrier: bool) -> Judged:
    if barrier:
        return barred(scene, action), "gorgasali-cover-barrier", {}
    near = -0.01 * min([scene.away(action.square, foe) for foe in scene.foes], default=0)
    return storm_gain(scene, action.square) + near, "gorgasali-cover-lightning", {}


def barred(scene: Scene, action: Cover) -> float:
    """What the foes that it hides me from could do to me."""
    board, kit, square = scene.board, scene.kit, scene.me.square
    x, y = action.square % board.width, action.square // board.width
    wall = [(y + dy) * board.width + x + dx for dx, dy in kit.shape.forms[action.form]]
    saved = 0.0
    for foe in scene.foes:
        if foe.square >= 0 and any([crosses(board.width, square, foe.square, part) for part in wall]):
            saved += menace(scene, square, foe) + 0.1
    return saved


def is_barrier(actions: list[Cover], own_near: tuple[int, ...]) -> bool:
    """A Ball Lightning's squares all lie next to me and never ask for a rotation."""
    return any([action.form != 0 or action.square not in own_near for action in actions])
