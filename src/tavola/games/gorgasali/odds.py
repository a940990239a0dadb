"""Chances of a shot or a throw before it is declared, exactly, from what a seat may know (ledger section 60).

The browser shows them and bots weigh them; neither may change a rule, so a test holds them to the rules over all
dice. What depends on a table is read from the view, what depends on cards from the kit; the rest is cached.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from fractions import Fraction
from functools import lru_cache
from itertools import accumulate
from math import lcm
from typing import Final, NamedTuple

from tavola.games.gorgasali.cards import (
    BODY,
    DIAGONAL,
    EXACT_TOTAL,
    FLAME,
    HELMET,
    HIGH_DICE,
    HIGH_TOTAL,
    IGNORE_ARMOUR,
    MAGIC_FIELD,
    RESTORE,
    SPEAR,
    STAY_LOADED,
    STEPS,
    TREE_PLATFORM,
    Support,
    Weapon,
)  # fmt: skip
from tavola.games.gorgasali.content import load_cards, load_characters
from tavola.games.gorgasali.kit import DRAIN, EMOON, OCTOR, Kit
from tavola.games.gorgasali.view import SeatView, View

# Numbers with their chances, in rising order.
Spread = tuple[tuple[int, Fraction], ...]
# What the dice of one shot come to: total, dice that earn the weapon's bonus, dice that Drain counts.
Dice = tuple[tuple[tuple[int, int, int], Fraction], ...]

FACES: Final = range(1, 7)
NOTHING: Final[Spread] = ((0, Fraction(1)),)


class Guard(NamedTuple):
    """What stands between an attack and a target's health."""

    less: int = 0  # what a Tree Platform takes off each die
    field: bool = False
    helmet: int = 0  # what it blocks, 0 when none is worn
    body: int = 0
    immune: bool = False
    armour_first: bool = False  # option GO-65.22


class Odds:
    """`hits` and `skill` are chances; `gross` what the weapon gives, `damage` what the health of the target loses.

    `gains` is what the shooter wins back, `heals` the mean of it; neither damage nor gain knows how much health there
    is to lose or to fill.
    """

    __slots__ = ("damage", "gains", "gross", "heals", "hits", "mean", "skill", "tail")

    def __init__(self, hits: Fraction, skill: Fraction, gross: Spread, damage: Spread, gains: Spread) -> None:
        self.hits: Fraction = hits
        self.skill: Fraction = skill
        self.gross: Spread = gross
        self.damage: Spread = damage
        self.gains: Spread = gains
        self.heals: Fraction = mean_of(gains)
        self.mean: float = float(mean_of(damage))
        self.tail: tuple[float, ...] = tail_of(damage)

    def kills(self, health: int) -> Fraction:
        """The chance that this health is gone."""
        return sum([chance for amount, chance in self.damage if amount >= health], Fraction(0))

    def fells(self, health: int) -> float:
        """`kills`, quickly."""
        return self.tail[health] if health < len(self.tail) else 0.0


def mean_of(spread: Spread) -> Fraction:
    return sum([amount * chance for amount, chance in spread], Fraction(0))


def tail_of(spread: Spread) -> tuple[float, ...]:
    """At n the chance of n or more."""
    flat = [0.0] * (max([amount for amount, _ in spread], default=0) + 1)
    for amount, chance in spread:
        flat[amount] += float(chance)
    return tuple(accumulate(reversed(flat)))[::-1]


def at_most(spread: Spread, limit: int) -> Spread:
    """The same with nothing beyond a limit: health that is left, or missing."""
    return gathered([(min(amount, limit), chance) for amount, chance in spread])


def gathered(pairs: Iterable[tuple[int, Fraction]]) -> Spread:
    """Equal numbers put together."""
    found: dict[int, Fraction] = {}
    for amount, chance in pairs:
        found[amount] = found.get(amount, Fraction(0)) + chance
    return tuple(sorted(found.items()))


# --- dice ---------------------------------------------------------------------------------------------------------


def totals(count: int) -> Spread:
    """What so many six-sided dice sum up to."""
    return gathered([(total, chance) for (total, _, _), chance in throw_dice(count)])


def allowances(factor: int = 1) -> Spread:
    """The numbers of a movement roll: GO-60.4, with Adrenaline GO-60.5."""
    return tuple([(factor * total, chance) for total, chance in totals(2)])


DOUBLE: Final = Fraction(1, 6)  # GO-60.4


@lru_cache
def throw_dice(count: int, less: int = 0, high: int = 9, five: int = 9, keep: int = 0) -> Dice:
    """`less` comes off each die, `high` asks the reduced and `five` the natural face; below `keep` is rerolled."""
    found = {(0, 0, 0): Fraction(1)}
    one = one_die(keep)
    for _ in range(count):
        more: dict[tuple[int, int, int], Fraction] = {}
        for (total, highs, fives), chance in found.items():
            for face, weight in one:
                pips = max(0, face - less)
                key = (total + pips, highs + (pips >= high), fives + (face >= five))
                more[key] = more.get(key, Fraction(0)) + chance * weight
        found = more
    return tuple(sorted(found.items()))


def one_die(keep: int) -> Spread:
    """A die whose faces below `keep` are rolled once more (GO-60.10)."""
    again = Fraction(len([face for face in FACES if face < keep]), 6)
    return tuple([(face, (again + (1 if face >= keep else 0)) / 6) for face in FACES])


def reroll_below(weapon: Weapon, per_unit: int, less: int, drain: int) -> int:
    """The face from which on a striker's die is better kept: what it gives is not less than a fresh die's mean."""

    def gives(face: int) -> int:
        pips = max(0, face - less)
        bonus = weapon.bonus if weapon.skill == HIGH_DICE and pips >= weapon.at_least else 0
        return pips * per_unit + bonus + (drain if face >= drain_from() else 0)

    whole = sum([gives(face) for face in FACES])
    return next(face for face in FACES if 6 * gives(face) >= whole)


# --- shots --------------------------------------------------------------------------------------------------------


def drain_from() -> int:
    return load_characters()[DRAIN].at_least


def card_of(kind: int) -> Support | None:
    return load_cards().support(kind) if kind >= 0 else None


@lru_cache(maxsize=4096)
def shot_dice(kind: int, extension: int, distance: int, less: int, *, diagonal: bool, drains: bool) -> Dice:
    """The final dice of a shot, after what its extension card does to them."""
    weapon, card = load_cards().weapons[kind], card_of(extension)
    high = weapon.at_least if weapon.skill == HIGH_DICE else 9
    count = weapon.dice + (card.extra_dice if card else 0)
    if card and card.reroll:
        drain = load_characters()[DRAIN].damage if drains else 0
        keep = reroll_below(weapon, unit(weapon, diagonal=diagonal), less, drain)
        return throw_dice(count, less, high, drain_from(), keep)
    first = throw_dice(count, less, high, drain_from())
    if not (card and card.second_roll):
        return first
    needs = weapon.needs(distance)
    missed = sum([chance for (total, _, _), chance in first if total < needs], Fraction(0))
    hit = [(key, chance) for key, chance in first if key[0] >= needs]
    return tuple(hit) + tuple([(key, missed * chance) for key, chance in first])


def unit(weapon: Weapon, *, diagonal: bool) -> int:
    """Damage per unit (GO-31.5)."""
    return weapon.per_unit if weapon.skill == DIAGONAL and diagonal else weapon.damage


def least(weapon: Weapon, extension: int, distance: int) -> int:
    """The minimum roll, with a Long Lens (GO-60.14, GO-60.15)."""
    card = card_of(extension)
    return weapon.needs(distance) + (card.minimum if card else 0) if weapon.fixed else 0


def amount(weapon: Weapon, extension: int, total: int, highs: int, *, diagonal: bool) -> int:
    """The gross damage of a hit with these dice (GO-60.6 to GO-60.8, GO-60.11, GO-60.18)."""
    if weapon.fixed:
        return weapon.damage + (weapon.bonus if weapon.skill == HIGH_TOTAL and total >= weapon.at_least else 0)
    units = total
    if weapon.skill == EXACT_TOTAL and total == weapon.total:
        units = weapon.counts_extra if extension >= 0 else weapon.counts
    return units * unit(weapon, diagonal=diagonal) + (weapon.bonus * highs if weapon.skill == HIGH_DICE else 0)


def skilled(weapon: Weapon, total: int, highs: int, *, hit: bool, diagonal: bool) -> bool:
    """Whether the skill of the weapon acts on these dice (GO-60.9, GO-60.13)."""
    if weapon.skill == DIAGONAL:
        return diagonal
    if weapon.skill == HIGH_DICE:
        return highs > 0
    if weapon.skill == EXACT_TOTAL:
        return total == weapon.total
    if weapon.skill in (STEPS, STAY_LOADED, HIGH_TOTAL):
        return total >= weapon.at_least and hit
    return hit and weapon.skill in (RESTORE, IGNORE_ARMOUR)


@lru_cache(maxsize=65536)
def shot_at(kind: int, extension: int, distance: int, guard: Guard, *, diagonal: bool, drains: bool) -> Odds:
    """A shot at this distance against this guard; `extension` is the kind of the card used with it, -1 for none."""
    drains = drains and not guard.immune  # GO-26.7
    dice = shot_dice(kind, extension, distance, guard.less, diagonal=diagonal, drains=drains)
    return weighed(load_cards().weapons[kind], extension, distance, guard, dice, diagonal=diagonal, drains=drains)


@lru_cache(maxsize=4096)
def rerolled_at(
    kind: int, kept: tuple[int, ...], again: int, distance: int, guard: Guard, *, diagonal: bool, drains: bool
) -> Odds:
    """A striker's shot of which some faces lie and so many dice are rolled again (GO-50.3, GO-50.8)."""
    weapon = load_cards().weapons[kind]
    drains = drains and not guard.immune
    high, five = weapon.at_least if weapon.skill == HIGH_DICE else 9, drain_from()
    pips = [max(0, face - guard.less) for face in kept]
    total, highs = sum(pips), sum([face >= high for face in pips])
    fives = sum([face >= five for face in kept])
    rolled = throw_dice(again, guard.less, high, five)
    dice = tuple([((total + a, highs + b, fives + c), chance) for (a, b, c), chance in rolled])
    return weighed(weapon, -1, distance, guard, dice, diagonal=diagonal, drains=drains)


def weighed(
    weapon: Weapon, extension: int, distance: int, guard: Guard, dice: Dice, *, diagonal: bool, drains: bool
) -> Odds:
    """What these final dice come to."""
    drain = load_characters()[DRAIN]
    needs = least(weapon, extension, distance)
    pierces = weapon.skill == IGNORE_ARMOUR
    whole = lcm(*[chance.denominator for _, chance in dice])
    gross, damage, gains = [Counter[int]() for _ in range(3)]  # whole numbers add up fast
    hits = skill = 0
    for (total, highs, fives), chance in dice:
        weight = chance.numerator * (whole // chance.denominator)
        hit = total >= needs
        hits += weight * hit
        skill += weight * skilled(weapon, total, highs, hit=hit, diagonal=diagonal)
        full = amount(weapon, extension, total, highs, diagonal=diagonal) if hit else 0
        drained = fives if hit and drains else 0
        gross[full] += weight
        damage[through(full, guard, pierces=pierces) + drain.damage * drained] += weight
        gains[drain.heal * drained + (weapon.heal if hit else 0)] += weight
    spreads = [shares(tally, whole) for tally in (gross, damage, gains)]
    return Odds(Fraction(hits, whole), Fraction(skill, whole), *spreads)


def shares(tally: Counter[int], whole: int) -> Spread:
    return tuple([(number, Fraction(weight, whole)) for number, weight in sorted(tally.items())])


def through(gross: int, guard: Guard, *, pierces: bool = False) -> int:
    """What field and armour let through (must equal rules/damage.py)."""
    if guard.armour_first:
        return halved(gross if pierces else past_armour(gross, guard), guard)
    left = halved(gross, guard)
    return left if pierces else past_armour(left, guard)


def halved(left: int, guard: Guard) -> int:
    return left // 2 if guard.field else left


def past_armour(left: int, guard: Guard) -> int:
    helmet, body = guard.helmet, guard.body
    if helmet and (not body or left <= helmet):
        return max(0, left - helmet)
    if body and (not helmet or left <= body):
        return max(0, left - body)
    return max(0, left - helmet - body)


# --- throws -------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=8192)
def throw_at(kind: int, distance: int, guard: Guard) -> Odds:
    """A Flame Bulb or a Magic Spear at this distance (GO-60.19, GO-60.20); the other throwables roll no dice."""
    card = load_cards().support(kind)
    hits = Fraction(0)
    if card.throw == FLAME:
        hits = sum([chance for total, chance in totals(card.dice) if total >= card.needs], Fraction(0))
    elif card.throw == SPEAR:
        hits = dict(totals(card.dice)).get(distance, Fraction(0))
    gross = gathered([(card.damage, hits), (0, 1 - hits)])
    damage = gathered([(through(card.damage, guard), hits), (0, 1 - hits)])
    return Odds(hits, Fraction(0), gross, damage, NOTHING)


# --- from a view --------------------------------------------------------------------------------------------------


def power_of(seat: SeatView) -> int:
    """The number of the ability this character can use now, -1 for none."""
    if seat.character == OCTOR:
        return seat.ability
    return -1 if seat.lent else seat.character


def guard_of(kit: Kit, view: View, target: int) -> Guard:
    """What protects this seat where it stands."""
    seat = view.seats[target]
    less, field = 0, False
    for banner in view.banners:
        if seat.square in banner.squares:
            less = kit.platform_reduces if banner.kind == TREE_PLATFORM else less
            field = field or banner.kind == MAGIC_FIELD
    helmet, body = blocks(kit, seat, HELMET), blocks(kit, seat, BODY)
    return Guard(less, field, helmet, body, seat.character == EMOON, kit.armour_first)


def blocks(kit: Kit, seat: SeatView, category: int) -> int:
    for slot in kit.layout.active_of[category]:
        if seat.mat[slot] >= 0:
            return kit.support(seat.mat[slot]).blocks
    return 0


def on_diagonal(kit: Kit, a: int, b: int) -> bool:
    width = kit.board.width
    return abs(a % width - b % width) == abs(a // width - b // width)


def shot(kit: Kit, view: View, seat: int, slot: int, target: int, extension: int = -1) -> Odds:
    """The weapon in `slot` of `seat` at `target`; `extension` is a slot too. Whether it is legal, the menu says."""
    me, other = view.seats[seat], view.seats[target]
    card = me.mat[extension] if extension >= 0 else -1
    return shot_at(
        me.mat[slot], card, kit.distance(me.square, other.square), guard_of(kit, view, target),
        diagonal=on_diagonal(kit, me.square, other.square), drains=power_of(me) == DRAIN,
    )  # fmt: skip


def reroll(kit: Kit, view: View, seat: int, dice: tuple[int, ...]) -> Odds:
    """These dice of the shot that lies on the table rolled again."""
    me, pending = view.seats[seat], view.pending
    other = view.seats[pending.target]
    kept = tuple(sorted([face for at, face in enumerate(pending.dice) if at not in dice]))
    return rerolled_at(
        pending.weapon, kept, len(dice), kit.distance(me.square, other.square), guard_of(kit, view, pending.target),
        diagonal=on_diagonal(kit, me.square, other.square), drains=power_of(me) == DRAIN,
    )  # fmt: skip


def throw(kit: Kit, view: View, seat: int, slot: int, target: int) -> Odds:
    """The throwable in `slot` of `seat` at `target`; those standing beside it are asked for one by one."""
    me, other = view.seats[seat], view.seats[target]
    return throw_at(me.mat[slot], kit.distance(me.square, other.square), guard_of(kit, view, target))
