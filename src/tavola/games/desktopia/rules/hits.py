"""Section 9: what it does when the flicked disk meets another."""

from __future__ import annotations

from typing import Final

from tavola.core.values import Refusal
from tavola.games.desktopia import atoms
from tavola.games.desktopia.cards import (
    DRYAD,
    FIRE,
    FLAME,
    HERO,
    SMOKER,
    VAMPIRE,
    is_artifact,
    is_character,
    role_of,
)
from tavola.games.desktopia.rules.objective import check_end, done
from tavola.games.desktopia.rules.wounds import heal, hurt
from tavola.games.desktopia.state import State
from tavola.games.desktopia.stats import alive, allied, card, divs_on, doubles_by_flames, hit_damage
from tavola.games.desktopia.stroke import Stroke

SECTION: Final = 9

CANNOT_HIT_SO: Final = Refusal("DT-9.14", "no-such-hit")


def in_sector(s: State, disk: int, dx: int, dy: int) -> bool:
    """Whether a finger that pushes this way touches the red part of the rim (DT-9.15).

    It touches opposite to the direction; seen from the disk, the arc turns with it (DT-P.33).
    """
    fx, fy = s.ux[disk], s.uy[disk]
    cx, cy = -(dx * fx + dy * fy), -(dy * fx - dx * fy)
    for arc in card(s, disk).sectors:  # DT-9.18
        (ax, ay), (bx, by) = arc.start, arc.end
        if ax * cy - ay * cx >= 0 and cx * by - cy * bx >= 0:
            return True
    return False  # DT-9.17


def enemy_of(s: State, stroke: Stroke, disk: int) -> bool:
    """Seen from whoever flicks, also when it is another's character (DT-R38)."""
    return not allied(s, s.owner[disk], stroke.seat)  # DT-19.15, DT-R38, DT-2.11, DT-22.3


def counts(s: State, stroke: Stroke, disk: int) -> bool:
    """Whether this contact can have a result at all."""
    if is_artifact(disk):
        return disk in stroke.neutral  # DT-15.17, DT-R33, DT-8.13
    if not is_character(disk) or not alive(s, disk):
        return False
    return s.kit.each or disk not in stroke.met  # DT-9.5, DT-9.13, DT-R1


def meet(s: State, stroke: Stroke, disk: int) -> None:
    """One contact of the flicked character, settled before the next one is looked at (DT-9.21)."""
    if is_artifact(disk):
        stroke.artifacts.append(disk)
        return
    stroke.met.append(disk)
    if enemy_of(s, stroke, disk):  # DT-8.8, DT-9.4
        strike(s, stroke, disk)  # DT-19.23
    elif hit_of(s, stroke) == DRYAD:  # DT-8.9
        heal(s, disk, 1, "dryad")  # DT-9.12


def hit_of(s: State, stroke: Stroke) -> int:
    """The special hit it uses; of several the flicker has chosen one."""
    return stroke.hit if stroke.hit >= 0 else card(s, stroke.disk).hits[0]  # DT-R69


def strike(s: State, stroke: Stroke, victim: int) -> None:
    """Wounds, death, a vampire's lives, a Flame to be placed, then what a Lariat costs (DT-R6)."""
    disk = stroke.disk
    first = sum([enemy_of(s, stroke, other) for other in stroke.met]) == 1  # DT-18.54
    divs = divs_on(s, disk) if first or s.kit.div_every else []  # DT-18.52, DT-R50
    burning = doubles_by_flames(s, disk) and victim in stroke.flames  # DT-18.24, DT-R19, DT-18.21, DT-18.23, DT-18.25
    shielded = victim in stroke.shields
    wounds, _ = hit_damage(  # DT-18.36
        s, victim, role_of(disk), power=stroke.power == 1, burning=burning, lariats=stroke.lariats, divs=len(divs),
        shielded=shielded,
    )  # fmt: skip
    atoms.note_touch(s, disk, victim)
    if wounds:
        hurt(s, victim, wounds, "hit", disk)  # DT-9.2, DT-9.11, DT-R111
    else:
        atoms.note_unhurt(s, victim, "shield" if shielded else "smoker")  # DT-9.20
    if first and not s.kit.div_every:
        spend_divs(s, disk)
    together = s.kit.e(28) or s.kit.last_deaths_draw  # DT-E.28, DT-O.28
    if not together:
        check_end(s)
    if not done(s):
        answer_back(s, stroke, victim, wounds)
        check_end(s)


def spend_divs(s: State, hero: int) -> None:
    """The bonus is spent, prevented or not."""
    for div in divs_on(s, hero):
        atoms.remove(s, div)  # DT-18.55, DT-18.56


def answer_back(s: State, stroke: Stroke, victim: int, wounds: int) -> None:
    """What a hit does besides its wounds."""
    disk = stroke.disk
    if hit_of(s, stroke) == VAMPIRE:  # DT-9.6
        heal(s, disk, wounds, "vampire")  # DT-9.7, DT-9.8, DT-9.9, DT-R100, DT-R113
    if hit_of(s, stroke) == FIRE and s.life[victim] > 0 and not immune_to_attack(s, stroke, victim):
        if victim not in stroke.attach[1::2]:  # one for each enemy, however often it was met
            stroke.attach += [FLAME, victim]
    if stroke.lariats and s.life[disk] > 0:  # DT-R14
        if disk in stroke.shields:
            atoms.note_unhurt(s, disk, "shield")  # DT-R13
        else:
            hurt(s, disk, stroke.lariats, "lariat", disk)  # DT-19.21, DT-R11, DT-R12, DT-R112


def immune_to_attack(s: State, stroke: Stroke, victim: int) -> bool:
    """The English Smoker takes no attack at all of lower ranks, so nothing sticks to it (DT-E.12)."""
    rank = role_of(stroke.disk if stroke.shooter < 0 else stroke.shooter)
    return s.kit.e(12) and card(s, victim).trait == SMOKER and rank != HERO  # DT-R18

