"""What each deed of a turn is worth: one function an action, all in points of health, 0 being what doing nothing is."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final

from tavola.bots.gorgasali.fight import (
    HARM,
    burns,
    harm,
    loaded,
    odds_from,
    sure_harm,
    threats,
    thrown_odds,
)  # fmt: skip
from tavola.bots.gorgasali.maps import reach_chance
from tavola.bots.gorgasali.scene import Scene
from tavola.bots.gorgasali.worth import groups_of, slot_worth, weapon_worth, worth
from tavola.games.gorgasali.actions import Defend, Drink, Load, Reload, Revive, Shoot, Throw
from tavola.games.gorgasali.cards import (
    BALL_LIGHTNING,
    BARRIER,
    FLAME,
    MAGIC_FIELD,
    NTT,
    SMOKE_BULB,
    TREE_PLATFORM,
)  # fmt: skip
from tavola.games.gorgasali.view import SeatView

Names = dict[str, str]
# Worth, key of the sentence, what it speaks of.
Judged = tuple[float, str, dict[str, int | Names]]

NOT_WORTH_IT: Final[Judged] = (-1.0, "nothing-better", {})
SPARE: Final = 0.6  # part of a card's worth that using it up costs: slots are few and cards come again


def name_of(scene: Scene, seat: int) -> Names:
    return scene.kit.characters[scene.view.seats[seat].character].names


def card_name(scene: Scene, kind: int) -> Names:
    kit = scene.kit
    return kit.weapons[kind].names if kind < kit.first_support else kit.support(kind).names


def price(scene: Scene, slot: int) -> float:
    return SPARE * slot_worth(scene.kit, scene.me.mat, slot)


# --- danger ------------------------------------------------------------------------------------------------------


def danger(scene: Scene, *, weapons_only: bool = False) -> float:
    """Health I may lose before my next turn where I stand, as a mean."""
    square = scene.me.square
    if square < 0:
        return 0.0
    share = 0.8 * attention(scene)
    found = sum([share * menace(scene, square, foe) for foe in scene.foes])
    if not weapons_only:
        found += sum([10.0 for foe in scene.foes if burns(foe) and scene.away(square, foe) <= 3])
    return found


def attention(scene: Scene) -> float:
    """The part of a foe's harm that falls on me: the more we are, the more others there are to shoot at."""
    return math.pow(max(1, len(scene.foes)), -0.35)


def menace(scene: Scene, square: int, foe: SeatView) -> float:
    far = scene.away(square, foe)
    worst = 0.0
    for reach, mean in threats(scene, foe):
        steps = far - reach
        if steps <= 0 or not foe.frozen_by:
            worst = max(worst, mean * reach_chance(max(0, steps + steps // 2)))
    return worst


# --- action 1 ----------------------------------------------------------------------------------------------------


def drink(scene: Scene, action: Drink) -> Judged:
    """Better when little of it is lost, and at once when the next lap may be the last."""
    me = scene.me
    card = scene.kit.support(me.mat[action.slot])
    offered = card.heal or 70
    healed = min(card.heal or 100, 100 - me.health)
    fear = danger(scene)
    urgent = 40.0 if fear >= me.health > fear - healed else 0.0
    urgent += 10.0 if me.health <= 35 else 0.0
    gain = healed * (1.4 - 0.8 * me.health / 100) + urgent - 0.75 * offered
    return gain, "gorgasali-drink", {"card": card.names, "amount": healed}


def load(scene: Scene, action: Load) -> Judged:
    """Only when a foe is near enough to be shot this turn with what is spent now."""
    kit, me = scene.kit, scene.me
    spent = [me.mat[slot] for slot in me.spent if me.mat[slot] >= 0]
    if not spent:
        return NOT_WORTH_IT
    ready = max([weapon_worth(kit, kind) for kind in loaded(scene, me)], default=0.0)
    best = max(spent, key=lambda kind: weapon_worth(kit, kind))
    near = min([scene.away(me.square, foe) for foe in scene.foes], default=99) - kit.weapons[best].range
    chance = reach_chance(max(0, near + near // 2))
    gain = HARM * chance * (weapon_worth(kit, best) - 0.8 * ready) - price(scene, action.slot)
    return gain, "gorgasali-load", {"card": card_name(scene, best)}


# --- action 5 ----------------------------------------------------------------------------------------------------


def shoot(scene: Scene, action: Shoot) -> Judged:
    me, foe = scene.me, scene.view.seats[action.target]
    kind = me.mat[action.slot]
    extension = me.mat[action.extension] if action.extension >= 0 else -1
    odds = odds_from(scene, me.square, foe, kind, extension)
    if odds is None:
        return NOT_WORTH_IT
    gain = harm(scene, foe, odds)
    if action.extension >= 0:
        gain -= price(scene, action.extension)
    if scene.smoked(me):
        gain -= 0.6 * danger(scene, weapons_only=True)
    said: dict[str, int | Names] = {
        "card": card_name(scene, kind), "target": name_of(scene, foe.seat), "hits": round(100 * float(odds.hits)),
        "damage": round(odds.mean), "kills": round(100 * odds.fells(foe.health)),
    }  # fmt: skip
    return gain, "gorgasali-shoot", said


def reload(scene: Scene, action: Reload) -> Judged:
    """A spent weapon is worth nothing until somebody takes the time."""
    kit, me = scene.kit, scene.me
    spent = [weapon_worth(kit, me.mat[slot]) for slot in me.spent if me.mat[slot] >= 0]
    if not spent:
        return NOT_WORTH_IT
    ready = [weapon_worth(kit, kind) for kind in loaded(scene, me)]
    better = max(0.0, max(spent) - max(ready, default=0.0))
    return 1.0 + 0.4 * better + 0.08 * sum(spent), "gorgasali-reload", {}


def manage(scene: Scene) -> Judged:
    """An exchange that brings better cards up; they move up by themselves into empty slots."""
    now, then = active_worth(scene, scene.me.mat), best_active(scene)
    return 0.4 * (then - now) - 1.5, "gorgasali-manage", {}


def active_worth(scene: Scene, mat: tuple[int, ...]) -> float:
    groups = groups_of(scene.kit, mat)
    return sum([worth(scene.kit, kind, groups) for kind in mat[: scene.kit.layout.active]])


def best_active(scene: Scene) -> float:
    """What the active slots could hold at best."""
    layout, mat = scene.kit.layout, scene.me.mat
    groups = groups_of(scene.kit, mat)
    found = 0.0
    for category, slots in enumerate(layout.slots_of):
        values: list[float] = sorted([worth(scene.kit, mat[slot], groups) for slot in slots], reverse=True)
        found += sum(values[: len(layout.active_of[category])])
    return found


# --- action 6 ----------------------------------------------------------------------------------------------------


def throw(scene: Scene, action: Throw) -> Judged:
    kind = scene.me.mat[action.slot]
    card = scene.kit.support(kind)
    cost = price(scene, action.slot)
    if card.throw == SMOKE_BULB:
        return smoke(scene, cost)
    foe = scene.view.seats[action.target]
    said: dict[str, int | Names] = {"card": card.names, "target": name_of(scene, foe.seat)}
    if card.throw == NTT:
        return disarm_gain(scene, foe) - cost, "gorgasali-disarm", said
    odds = thrown_odds(scene, foe, kind)
    gain = harm(scene, foe, odds)
    if card.throw == FLAME:
        for other in scene.foes:
            if other.seat != foe.seat and scene.away(foe.square, other) == 1:
                gain += harm(scene, other, thrown_odds(scene, other, kind))
    said["hits"] = round(100 * float(odds.hits))
    return gain - 0.5 * cost, "gorgasali-throw", said


def disarm_gain(scene: Scene, foe: SeatView) -> float:
    ready = [weapon_worth(scene.kit, kind) for kind in loaded(scene, foe)]
    return 0.45 * max(ready, default=0.0) if scene.away(scene.me.square, foe) <= 5 else 0.0


def smoke(scene: Scene, cost: float) -> Judged:
    """After the shot, never before: shooting ends it."""
    if scene.smoked(scene.me):
        return NOT_WORTH_IT
    return 0.75 * danger(scene, weapons_only=True) - cost, "gorgasali-smoke", {}


# --- action 4 ----------------------------------------------------------------------------------------------------


def defend(scene: Scene, action: Defend) -> Judged:
    kind = scene.me.mat[action.slot]
    card = scene.kit.support(kind)
    gain = defence_gain(scene, card.banner) - price(scene, action.slot)
    return gain, "gorgasali-defend", {"card": card.names}


def defence_gain(scene: Scene, banner: int) -> float:
    """A banner serves this lap for certain and the next one if one stays."""
    fear = danger(scene, weapons_only=True)
    if scene.smoked(scene.me):
        fear *= 0.2
    if banner == MAGIC_FIELD:
        return 0.5 * fear
    if banner == TREE_PLATFORM:
        return 0.3 * fear
    if banner == BARRIER:
        return 0.25 * fear if scene.foes else 0.0
    return storm_gain(scene, scene.me.square) if banner == BALL_LIGHTNING else 0.0


def storm_gain(scene: Scene, square: int) -> float:
    """Foes that may end their turn within reach of the lightning; a frozen one there cannot leave."""
    kit = scene.kit
    gain = 0.0
    for foe in scene.foes:
        far = scene.away(square, foe)
        if foe.frozen_by:
            chance = 0.95 if far <= kit.ball_within else 0.0
        else:
            chance = 0.3 if far <= kit.ball_within + 1 else 0.12 if far <= kit.ball_within + 5 else 0.0
        gain += chance * sure_harm(scene, foe, kit.ball_damage)
    return gain


def revive(scene: Scene, action: Revive) -> Judged:
    """Two are stronger than one, whatever the potion."""
    card = scene.kit.support(scene.me.mat[action.slot])
    return 40.0 + 0.5 * (card.heal or 100), "gorgasali-revive", {"card": card.names, "target": mate_name(scene)}


def mate_name(scene: Scene) -> Names:
    return name_of(scene, scene.mate.seat) if scene.mate else {}


SIMPLE: Final[dict[type, Callable[..., Judged]]] = {
    Drink: drink, Load: load, Shoot: shoot, Reload: reload, Throw: throw, Defend: defend, Revive: revive,
}  # fmt: skip
