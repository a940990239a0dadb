"""Looks at every way to use each of its characters, samples flicks by the hundred, and does what promises most.

It sees what its seat sees; where the missile lies and how the wood slides it asks the same solver as the table. Then
its own hand errs a little, as a human's would.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from tavola import disks
from tavola.bots.base import Bot, Reason
from tavola.bots.desktopia import choices
from tavola.bots.desktopia.aims import shaken
from tavola.bots.desktopia.plans import Hand, Plan, flick_of, shot_of
from tavola.bots.desktopia.scene import Scene
from tavola.core.game import Game
from tavola.core.values import Action, Aim, Menu, Random
from tavola.games.desktopia.actions import Cast, Flick, Place, PutLariat, Shoot, Stop
from tavola.games.desktopia.cards import COMMAND, TICKS
from tavola.games.desktopia.view import View

Choice = tuple[float, Action, Reason]

WORTH_IT: Final = 0.05  # less than that, and it rather stops
FORTH: Final = 0.1  # from there on a flick is for the sake of its place
ASIDE: Final = 0.1  # what an extra Lariat may cost in wounds to oneself beyond what was reckoned


class Greedy(Bot):
    """`HAND` says how good it is."""

    HAND: ClassVar[Hand] = Hand(0.006, 220)

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        disks.warm()
        self.plan: Plan | None = None  # a shot that was begun

    def choose(self, view: View, menu: Menu, rng: Random) -> Action:
        assert view.seat is not None
        scene = Scene(view, view.seat)
        question = view.pending.question
        if question == "act":
            return self.act(scene, menu, rng)
        if isinstance(menu, Aim):
            return self.aim(scene, menu, rng)
        if question == "place_missile" and self.plan is not None:
            place = Place(view.pending.disk, *self.plan.spot)
            if place in menu:
                return place
        found = choices.choose(scene, menu, rng)
        self.reason = found[1]
        return found[0]

    # --- acting -------------------------------------------------------------------------------------------------

    def act(self, scene: Scene, menu: Menu, rng: Random) -> Action:
        """The best of all flicks, shots, spells and free uses; or nothing, if nothing is any good."""
        self.plan = None
        listed: Sequence[Action] = menu.otherwise if isinstance(menu, Aim) else menu.listed() or ()
        ways: list[Choice] = [choices.free_use(scene, action) for action in listed if choices.is_free_use(action)]
        plans: dict[int, Plan] = {}
        for disk in menu.disks if isinstance(menu, Aim) else ():
            plan = flick_of(scene, disk, self.HAND, rng)
            if plan is not None:
                plans[disk] = plan
                ways.append((plan.value, self.released(plan, menu, rng), told(scene, plan)))
        for action in listed:
            ways += self.other(scene, action, plans, rng)
        ways.append((WORTH_IT, Stop(), Reason("desktopia-stop")))
        ways = [way for way in ways if way[1] in menu]
        _, action, self.reason = max(ways, key=lambda way: way[0])
        return action

    def other(self, scene: Scene, action: Action, plans: dict[int, Plan], rng: Random) -> list[Choice]:
        """Shots, spells, and Kharu's Lariat on himself."""
        if isinstance(action, Shoot):
            plan = shot_of(scene, action.disk, action.missile, self.HAND, rng)
            if plan is None:
                return []
            if self.plan is None or plan.value > self.plan.value:
                self.plan = plan
            target = scene.disks[plan.tally.target].kind if plan.tally.target >= 0 else -1
            return [(plan.value, action, Reason("desktopia-shot", choices.names(scene, target)))]
        if isinstance(action, PutLariat) and action.target == action.disk:
            own = flick_of(scene, action.disk, self.HAND, rng, lariats=1)
            if own is not None and own.tally.wounds >= 2:
                return [(own.value - ASIDE, action, Reason("desktopia-lariat"))]
        if isinstance(action, Cast):
            return self.cast(scene, action, plans, rng)
        return []

    def cast(self, scene: Scene, action: Cast, plans: dict[int, Plan], rng: Random) -> list[Choice]:
        spell = scene.card(action.disk).spell
        if spell == TICKS:
            stock = scene.stock(action.disk)
            return [(0.9 if stock == 0 else 0.25, action, Reason("desktopia-spell"))]
        if spell == COMMAND and action.target in scene.disks:
            plan = plans.get(action.target) or flick_of(scene, action.target, self.HAND, rng)
            if plan is not None and scene.disks[action.target].seat == scene.seat:
                return [(plan.value * 0.97, action, Reason("desktopia-spell"))]
        return []

    # --- aiming -------------------------------------------------------------------------------------------------

    def aim(self, scene: Scene, menu: Aim, rng: Random) -> Action:
        """A flick that is asked for by itself: of the missile that was laid down, or a forced one."""
        disk = menu.disks[0]
        if self.plan is not None and self.plan.flick[0] == disk:
            plan, self.plan = self.plan, None
            return self.released(plan, menu, rng)
        if scene.view.pending.question in ("aim_missile", "second_shot"):
            return self.shoot_again(scene, menu, disk, rng)
        best = flick_of(scene, disk, self.HAND, rng, lariats=0)
        if best is None:
            return menu.sample(rng)
        self.reason = told(scene, best)
        return self.released(best, menu, rng)

    def shoot_again(self, scene: Scene, menu: Aim, disk: int, rng: Random) -> Action:
        """The missile lies already: only the direction is open."""
        from tavola.bots.desktopia import judging
        from tavola.bots.desktopia.aims import at_targets, targets
        from tavola.bots.desktopia.plans import best_of

        own = scene.disks[disk]
        shooter = scene.view.pending.anchor if scene.view.pending.anchor >= 0 else disk
        world, numbers = scene.world()
        tries = at_targets(scene, disk, own.x, own.y, targets(scene, disk, missile=True))
        best = best_of(world, numbers, tries, lambda _, outcome, order: judging.of_shot(
            scene, shooter, own.kind, outcome, order, disk), self.HAND, rng)  # fmt: skip
        self.reason = Reason("desktopia-again")
        return menu.sample(rng) if best is None else self.released(best, menu, rng)

    def released(self, plan: Plan, menu: Menu, rng: Random) -> Action:
        """The flick as the hand really does it."""
        for worst in (self.HAND.worst, 0.0):
            flick = Flick(*shaken(plan.flick, worst, rng))
            if flick in menu:
                return flick
        return menu.sample(rng)


def told(scene: Scene, plan: Plan) -> Reason:
    """Why this flick."""
    tally = plan.tally
    if tally.kills:
        return Reason("desktopia-kill", choices.names(scene, scene.disks[tally.target].kind))
    if tally.wounds:
        target = choices.names(scene, scene.disks[tally.target].kind)
        return Reason("desktopia-wound", {**target, "count": tally.wounds})
    if tally.artifact >= 0:
        return Reason("desktopia-artifact", choices.names(scene, scene.disks[tally.artifact].kind))
    if tally.goal > FORTH:
        return Reason("desktopia-goal")
    return Reason("desktopia-beside" if tally.beside > FORTH else "desktopia-nearer")


BOT = Greedy
