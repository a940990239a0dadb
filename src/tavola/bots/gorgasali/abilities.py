"""Special abilities: what using one would be worth, and on whom."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tavola.bots.gorgasali.deeds import NOT_WORTH_IT, Judged, name_of
from tavola.bots.gorgasali.fight import HARM, arms, best_of, harm, loaded, odds_from, sure_harm, threats
from tavola.bots.gorgasali.goals import Prospect
from tavola.bots.gorgasali.scene import Scene
from tavola.bots.gorgasali.worth import gain, slot_worth
from tavola.games.gorgasali.actions import Exchange, Hypnosis, Imitate, Steal, Supernova
from tavola.games.gorgasali.kit import ARMAZI, DRAIN, EBUE, KRUBER, MEDEA, TSIVA, VARAS, Kit
from tavola.games.gorgasali.view import SeatView

# How glad Octor is of each ability, by the number of its character.
LIKED: Final = (9.0, 3.0, 6.5, 8.0, 5.5, 0.0, 2.0, 6.0, 7.0, 0.0)
# The order in which characters are picked; set by the balance of many games (docs/performance.md).
STRENGTH: Final = (9.0, 3.0, 8.5, 9.5, 7.0, 5.0, 4.0, 8.0, 6.0, 5.5)
ENOUGH: Final = 6.0  # what an ability must bring, for it may bring more next turn


# --- before the targets are asked --------------------------------------------------------------------------------


def use(scene: Scene, prospect: Callable[[], Prospect], *, moved: bool) -> Judged:
    """Whether to use it now; `moved` tells that the movement is over and the shot may follow."""
    power = scene.power
    worth = -1.0
    if power == ARMAZI:
        worth = best_burst(scene)
    elif power == VARAS:
        worth = max([best_theft(scene, foe) for foe in scene.charmed(scene.kit.characters[VARAS].range)], default=-1.0)
        worth -= 2.0
    elif power == MEDEA:
        worth = heal_gain(scene)
    elif power == TSIVA and moved:
        worth = frost_gain(scene)
    elif power == EBUE and moved:
        worth = pull_gain(scene)
    elif power == KRUBER and not moved:
        worth = exchange_gain(scene, prospect())
    return worth, "gorgasali-ability", {"ability": scene.kit.characters[power].ability}


def best_burst(scene: Scene) -> float:
    kit = scene.kit
    near = scene.charmed(kit.characters[ARMAZI].range)
    worths = [(sure_harm(scene, foe, kit.characters[ARMAZI].damage), foe) for foe in near]
    best = max([worth for worth, _ in worths], default=-1.0)
    for i, (a, first) in enumerate(worths):
        for b, second in worths[i + 1 :]:
            if kit.distance(first.square, second.square) == 1:
                best = max(best, a + b)
    return best


def heal_gain(scene: Scene) -> float:
    """The card is always welcome; the health is waited for while nothing presses."""
    healed = min(scene.kit.characters[MEDEA].heal, 100 - scene.me.health)
    return 0.9 * healed + 3.0


def frost_gain(scene: Scene) -> float:
    """Whoever is frozen cannot come nearer and cannot aim at me."""
    victims = scene.charmed(scene.kit.characters[TSIVA].range)
    return sum([0.6 * best_of(threats(scene, foe)) + 3.0 for foe in victims if not foe.frozen_by]) - 5.0


def pull_gain(scene: Scene) -> float:
    """A foe brought next to me, for a shot that would not reach it otherwise."""
    if scene.view.turn.main:
        return -1.0
    now = max([best_from_here(scene, foe) for foe in scene.foes], default=0.0)
    then = max([beside(scene, foe) for foe in scene.charmed(scene.kit.characters[EBUE].range)], default=0.0)
    return then - now - ENOUGH


def best_from_here(scene: Scene, foe: SeatView) -> float:
    found = 0.0
    if scene.may_aim(foe) and not scene.smoked(foe):
        for kind in loaded(scene, scene.me):
            odds = odds_from(scene, scene.me.square, foe, kind)
            if odds is not None:
                found = max(found, harm(scene, foe, odds))
    return found


def beside(scene: Scene, foe: SeatView) -> float:
    """My weapons' means against a foe at my side, where armour and the like go with it."""
    return HARM * best_of(arms(scene, foe))


def exchange_gain(scene: Scene, prospect: Prospect) -> float:
    here = scene.me.square
    if here < 0:
        return -1.0
    reach = scene.kit.characters[KRUBER].range
    best = max([prospect.value(foe.square) for foe in scene.charmed(reach)], default=-999.0)
    return best - prospect.value(here) - ENOUGH


# --- on whom -----------------------------------------------------------------------------------------------------


def supernova(scene: Scene, action: Supernova) -> Judged:
    points = scene.kit.characters[ARMAZI].damage
    seats = [scene.view.seats[seat] for seat in (action.first, action.second) if seat >= 0]
    worth = sum([sure_harm(scene, seat, points) for seat in seats])
    return worth, "gorgasali-supernova", {"target": name_of(scene, action.first), "count": len(seats)}


def hypnosis(scene: Scene, action: Hypnosis) -> Judged:
    """Where it stands hardly matters, as long as it is no gift."""
    foe = scene.view.seats[action.target]
    if foe.team == scene.me.team:
        return NOT_WORTH_IT
    gift = 5.0 if action.square in scene.view.chests or scene.board.healing[action.square] else 0.0
    straight = 0.5 if scene.sees(scene.me.square, action.square) else 0.0
    return beside(scene, foe) + straight - gift, "gorgasali-pull", {"target": name_of(scene, foe.seat)}


def steal(scene: Scene, action: Steal) -> Judged:
    foe = scene.view.seats[action.target]
    kind = foe.mat[action.slot]
    if foe.team == scene.me.team:
        return NOT_WORTH_IT
    worth = theft_gain(scene, foe, action.slot)
    named = scene.kit.support(kind).names if kind >= 0 else {"en": "a hidden card", "ru": "скрытую карту"}
    return worth, "gorgasali-steal", {"card": named, "target": name_of(scene, foe.seat)}


def best_theft(scene: Scene, foe: SeatView) -> float:
    first = scene.kit.layout.slots_of[0]
    slots = [slot for slot in range(len(foe.mat)) if foe.mat[slot] != -1 and slot not in first]
    return max([theft_gain(scene, foe, slot) for slot in slots], default=-1.0)


def theft_gain(scene: Scene, foe: SeatView, slot: int) -> float:
    kind = foe.mat[slot]
    mine = gain(scene.kit, scene.me.mat, kind) if kind >= 0 else 4.0
    return mine + 0.3 * slot_worth(scene.kit, foe.mat, slot)


def exchange(scene: Scene, action: Exchange, prospect: Prospect) -> Judged:
    foe = scene.view.seats[action.target]
    return prospect.value(foe.square), "gorgasali-exchange", {"target": name_of(scene, foe.seat)}


def imitate(scene: Scene, action: Imitate) -> Judged:
    """The better ability, and not one that has cooled down already for another that has not."""
    other = scene.view.seats[action.seat]
    taken = other.ability if other.ability >= 0 else other.character
    kit: Kit = scene.kit
    wait = kit.characters[taken].cooldown
    held = scene.me.ability
    now = LIKED[held] - 0.8 * scene.me.cooldown if held >= 0 else 0.0
    worth = LIKED[taken] - 0.8 * wait - now - (0.0 if held < 0 else 1.0)
    if taken == DRAIN and not loaded(scene, scene.me):
        worth -= 1.0
    said = kit.characters[taken].ability
    return worth, "gorgasali-imitate", {"ability": said, "target": name_of(scene, other.seat)}

