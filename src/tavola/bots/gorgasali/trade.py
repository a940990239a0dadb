"""Duo: a gift to the teammate when it has a free slot for what I can spare; simple, and never against one's own."""

from __future__ import annotations

from typing import Final

from tavola.bots.gorgasali.scene import Scene
from tavola.bots.gorgasali.worth import chest_worth, gain, slot_worth
from tavola.games.gorgasali.actions import Offer

WORTHWHILE: Final = 5.0  # a trade ends the turn, so it must bring something


def best_gift(scene: Scene) -> tuple[float, Offer | None]:
    """The card that helps the teammate most beyond what it costs me; or an extra chest."""
    mate, me = scene.mate, scene.me
    if mate is None or not mate.alive:
        return 0.0, None
    best, offer = 0.0, None
    for slot, kind in enumerate(me.mat):
        if kind < 0 or not free_slot(scene, kind):
            continue
        worth = gain(scene.kit, mate.mat, kind) - slot_worth(scene.kit, me.mat, slot) * need(scene, slot)
        if worth > best:
            best, offer = worth, Offer((slot,), ())
    spare = 0.5 * chest_worth(scene.kit, mate.mat) if me.chests > 1 and mate.chests == 0 else 0.0
    return (spare, Offer((), (), 1, 0)) if spare > best else (best, offer)


def free_slot(scene: Scene, kind: int) -> bool:
    mate = scene.mate
    slots = scene.kit.layout.slots_of[scene.kit.category(kind)]
    return mate is not None and any([mate.mat[slot] == -1 for slot in slots])


def need(scene: Scene, slot: int) -> float:
    """How much I need what lies in a slot myself: all of the only one of its category, half of a second one."""
    layout, mat = scene.kit.layout, scene.me.mat
    same = [other for other in layout.slots_of[layout.slots[slot]] if mat[other] >= 0]
    return 1.0 if len(same) == 1 else 0.6


def balance(scene: Scene) -> float:
    """What the offer on the table brings the two of us; as its receiver sees it."""
    pending = scene.view.pending
    mate = scene.mate
    if pending.offer is None or mate is None:
        return -1.0
    give, take, _, _ = pending.offer
    mine, his = scene.me.mat, mate.mat
    come = sum([gain(scene.kit, mine, his[slot]) for slot in give if his[slot] >= 0])
    come -= sum([0.7 * slot_worth(scene.kit, his, slot) for slot in give])
    gone = sum([gain(scene.kit, his, mine[slot]) - slot_worth(scene.kit, mine, slot) for slot in take])
    return come + gone
