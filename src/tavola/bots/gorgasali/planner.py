"""Action 3: the best end of a walk and the way to it, with or without a movement card."""

from __future__ import annotations

from typing import Final, NamedTuple

from tavola.bots.gorgasali import maps
from tavola.bots.gorgasali.goals import Prospect
from tavola.bots.gorgasali.scene import Scene
from tavola.bots.gorgasali.worth import loss
from tavola.games.gorgasali.route import End, Layers, Walk, ends_of, layers_of, way_to
from tavola.games.gorgasali.rules.zones import rate_at

CANDIDATES: Final = 24  # ends whose way is looked for before giving up


class Plan(NamedTuple):
    """`path` are the squares still to be entered; `why` what speaks for the last of them."""

    value: float
    path: tuple[int, ...]
    why: str


def best_walk(scene: Scene, prospect: Prospect, walk: Walk) -> Plan | None:
    """The best end that a way leads to; None when not even one was found."""
    layers = layers_of(walk)
    rate = rate_at(scene.view.level)
    tolls: dict[int, float] = {0: 0.0}
    judged: dict[int, tuple[float, str]] = {}
    ends: list[tuple[float, End, str]] = []
    for end in ends_of(walk, layers, prospect.chests):
        found = judged.get(end.square)
        if found is None:
            found = judged[end.square] = prospect.judged(end.square)
        toll = tolls.get(end.tolls)
        if toll is None:
            toll = tolls[end.tolls] = loss(scene, rate * end.tolls)
        ends.append((found[0] - toll, end, found[1]))
    return first_way(scene, walk, layers, ends, tolls)


def first_way(
    scene: Scene, walk: Walk, layers: Layers, ends: list[tuple[float, End, str]], tolls: dict[int, float]
) -> Plan | None:
    """The best end that can truly be walked to, at what the way there truly costs."""
    rate = rate_at(scene.view.level)
    ends.sort(key=lambda entry: -entry[0])
    best: Plan | None = None
    for value, end, why in ends[:CANDIDATES]:
        if best is not None and value <= best.value:
            break
        path = way_to(walk, layers, end, end.tolls)
        if path is None and rate:  # the way at this toll enters a square twice; there may be a dearer one
            path = way_to(walk, layers, end, len(layers))
        if path is not None:
            dear = loss(scene, rate * sum([walk.dead[square] for square in path])) if rate else 0.0
            plan = Plan(value + tolls[end.tolls] - dear, tuple(path), why)
            best = plan if best is None or plan.value > best.value else best
    return best


def value_here(scene: Scene, prospect: Prospect) -> float:
    """Staying; in a sector there is nothing to be had, but nobody can do harm either."""
    square = scene.me.square
    if square >= 0:
        return prospect.value(square)
    door = scene.board.gates[scene.me.sector][0]
    return 0.5 * maps.CLOSE[prospect.to_chest[door]] * prospect.chest - prospect.toll[door] - 4.0
