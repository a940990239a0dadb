"""Duo: what to say at a trade."""

from __future__ import annotations

from tavola.bots.gorgasali.deeds import Judged
from tavola.bots.gorgasali.scene import Scene
from tavola.bots.gorgasali.trade import balance, best_gift
from tavola.core.values import Action, Menu
from tavola.games.gorgasali.actions import Accept, Decline


def talk(scene: Scene, menu: Menu) -> tuple[Action, Judged] | None:
    """Agree to what helps the two of us, else give, else leave."""
    if Accept() in menu:
        gain = balance(scene)
        if gain >= 0.0 and scene.view.pending.offer is not None:
            return Accept(), (gain, "gorgasali-accept", {})
        return Decline(), (0.0, "gorgasali-decline", {})
    worth, offer = best_gift(scene)
    if offer is not None and offer in menu:
        return offer, (worth, "gorgasali-offer", {})
    return Decline(), (0.0, "gorgasali-decline", {})
