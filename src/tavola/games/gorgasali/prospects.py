"""What `outlook` tells, reckoned: where a walk leads, and the chances of every choice that rolls dice or wounds."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

from tavola.core.values import Action, Menu
from tavola.games.gorgasali import odds
from tavola.games.gorgasali.actions import Drink, Reroll, Roll, Shoot, Step, Supernova, Throw, UseAbility
from tavola.games.gorgasali.box import kit_of
from tavola.games.gorgasali.cards import FLAME, NTT, SMOKE_BULB, SPEAR
from tavola.games.gorgasali.cards import STEPS as EXTRA_STEPS
from tavola.games.gorgasali.kit import ARMAZI, FULL_HEALTH, MEDEA, Kit
from tavola.games.gorgasali.odds import Odds, at_most, mean_of
from tavola.games.gorgasali.outlook import Outlook, Prospect, Spread
from tavola.games.gorgasali.reach import reaches_of
from tavola.games.gorgasali.rules.consumables import healed_health
from tavola.games.gorgasali.view import View

MOVEMENT_DICE: Final = 2


def outlook(view: View, menu: Menu) -> Outlook | None:
    """For the seat whose view it is; None when there is nothing to tell."""
    seat, choices = view.seat, menu.listed()
    if seat is None or not choices:
        return None
    kit = kit_of(view)
    walks = any([type(action) is Step for action in choices])
    reaches = reaches_of(kit, view, seat) if walks else ()
    prospects = tuple(prospects_of(kit, view, seat, choices))
    return Outlook(reaches, prospects) if reaches or prospects else None


def prospects_of(kit: Kit, view: View, seat: int, choices: Any) -> Iterator[Prospect]:
    for choice, action in enumerate(choices):
        maker = MAKERS.get(type(action))
        if maker is not None:
            yield from maker(kit, view, seat, choice, action)


def spread_of(chances: odds.Spread) -> tuple[Spread, ...]:
    return tuple([Spread(amount, float(chance)) for amount, chance in chances])


def prospect(view: View, seat: int, choice: int, target: int, found: Odds, roll: int, dice: int) -> Prospect:
    """Odds against the health that this target has left, and that the one who acts can still win back."""
    health = view.seats[target].health
    damage = at_most(found.damage, health)
    heals = mean_of(at_most(found.gains, FULL_HEALTH - view.seats[seat].health))
    return Prospect(
        choice, target, float(found.hits), float(found.skill), float(found.kills(health)), float(mean_of(damage)),
        float(heals), roll, dice, spread_of(damage),
    )  # fmt: skip


def sure(view: View, choice: int, target: int, amount: int) -> Prospect:
    """Damage that nothing stops and no dice decide."""
    health = view.seats[target].health
    lost = min(amount, health)
    return Prospect(choice, target, 1.0, 0.0, float(lost == health), lost, damage=(Spread(lost, 1.0),))


# --- weapons ---------------------------------------------------------------------------------------------------------


def shoot(kit: Kit, view: View, seat: int, choice: int, action: Shoot) -> Iterator[Prospect]:
    """A striker with a Second Volley rolls again what is better rolled again."""
    me, other = view.seats[seat], view.seats[action.target]
    found = odds.shot(kit, view, seat, action.slot, action.target, action.extension)
    weapon = kit.weapons[me.mat[action.slot]]
    card = me.mat[action.extension] if action.extension >= 0 else -1
    dice = weapon.dice + (kit.support(card).extra_dice if card >= 0 else 0)
    least = odds.least(weapon, card, kit.distance(me.square, other.square))
    less = odds.guard_of(kit, view, action.target).less
    roll = least + less * dice if weapon.fixed else 0
    told = prospect(view, seat, choice, action.target, found, roll, dice)
    yield unmoved(told) if weapon.skill == EXTRA_STEPS and me.frozen_by else told


def unmoved(told: Prospect) -> Prospect:
    """Who is frozen makes no extra steps (GO-22.7)."""
    return Prospect(
        told.choice, told.target, told.hits, 0.0, told.kills, told.mean, told.heals, told.roll, told.dice, told.damage
    )


def reroll(kit: Kit, view: View, seat: int, choice: int, action: Reroll) -> Iterator[Prospect]:
    found = odds.reroll(kit, view, seat, action.dice)
    yield prospect(view, seat, choice, view.pending.target, found, 0, len(action.dice))


# --- throwables ------------------------------------------------------------------------------------------------------


def throw(kit: Kit, view: View, seat: int, choice: int, action: Throw) -> Iterator[Prospect]:
    """The target first, then whoever else burns with it (GO-42.4)."""
    me = view.seats[seat]
    card = kit.support(me.mat[action.slot])
    if card.throw == SMOKE_BULB:
        return
    if card.throw == NTT:
        yield Prospect(choice, action.target, hits=1.0)
        return
    struck = [action.target, *(beside(kit, view, seat, action.target) if card.throw == FLAME else ())]
    away = kit.distance(me.square, view.seats[action.target].square)
    roll = away if card.throw == SPEAR else card.needs
    for target in struck:
        found = odds.throw_at(card.kind, away, odds.guard_of(kit, view, target))
        yield prospect(view, seat, choice, target, found, roll, card.dice)


def beside(kit: Kit, view: View, seat: int, target: int) -> list[int]:
    """Other enemies next to the target."""
    square, team = view.seats[target].square, view.seats[seat].team
    return [
        other.seat
        for other in view.seats
        if other.seat != target and other.alive and other.team != team and other.square >= 0
        and kit.distance(square, other.square) == 1
    ]  # fmt: skip


# --- the rest --------------------------------------------------------------------------------------------------------


def supernova(kit: Kit, view: View, seat: int, choice: int, action: Supernova) -> Iterator[Prospect]:
    for target in (action.first, action.second):
        if target >= 0:
            yield sure(view, choice, target, kit.characters[ARMAZI].damage)


def heal(kit: Kit, view: View, seat: int, choice: int, action: UseAbility) -> Iterator[Prospect]:
    """Of the abilities that ask for no target only Medea's has a number."""
    me = view.seats[seat]
    if odds.power_of(me) == MEDEA:
        yield Prospect(choice, heals=min(kit.characters[MEDEA].heal, FULL_HEALTH - me.health))


def drink(kit: Kit, view: View, seat: int, choice: int, action: Drink) -> Iterator[Prospect]:
    me = view.seats[seat]
    healed = healed_health(kit.support(me.mat[action.slot]), me.health)
    yield Prospect(choice, heals=min(healed, FULL_HEALTH - me.health))


def roll(kit: Kit, view: View, seat: int, choice: int, action: Roll) -> Iterator[Prospect]:
    yield Prospect(choice, dice=MOVEMENT_DICE, numbers=spread_of(odds.allowances()))


MAKERS: Final[dict[type[Action], Callable[[Kit, View, int, int, Any], Iterator[Prospect]]]] = {
    Shoot: shoot, Reroll: reroll, Throw: throw, Supernova: supernova, UseAbility: heal, Drink: drink, Roll: roll,
}  # fmt: skip
