"""Attacks weighed from the view: my shots and throws, and what foes could do to me."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from tavola.bots.gorgasali.scene import Scene
from tavola.bots.gorgasali.worth import loot_worth
from tavola.games.gorgasali.cards import WEAPON
from tavola.games.gorgasali.kit import DRAIN, THARSIS, Kit
from tavola.games.gorgasali.odds import Guard, Odds, on_diagonal, power_of, shot_at, throw_at
from tavola.games.gorgasali.view import SeatView

# Of each weapon its range and mean damage.
Guns = tuple[tuple[int, float], ...]

HARM: Final = 0.75  # a point that a foe loses, against one of my own
VICTORY: Final = 300.0
RIVAL: Final = 12.0  # one foe less


def prize(scene: Scene, foe: SeatView) -> float:
    """What the fall of a foe brings, besides the damage."""
    return VICTORY if scene.last_foe else RIVAL + loot_worth(scene, foe.seat)


def harm(scene: Scene, foe: SeatView, odds: Odds) -> float:
    """What an attack with these odds is worth."""
    health = foe.health
    healed = min(float(odds.heals), 100.0 - scene.me.health)
    return HARM * min(odds.mean, health) + odds.fells(health) * prize(scene, foe) + 0.8 * healed


def sure_harm(scene: Scene, foe: SeatView, points: int) -> float:
    """Damage without dice."""
    return HARM * min(points, foe.health) + (prize(scene, foe) if points >= foe.health else 0.0)


def loaded(scene: Scene, seat: SeatView) -> list[int]:
    """Kinds of the weapons that seat could fire now."""
    return [seat.mat[s] for s in scene.kit.layout.active_of[WEAPON] if seat.mat[s] >= 0 and s not in seat.spent]


def odds_from(scene: Scene, square: int, foe: SeatView, kind: int, extension: int = -1) -> Odds | None:
    """My weapon of this kind fired from a square; None when it does not reach or see."""
    distance = scene.away(square, foe)
    if distance == 0 or distance > scene.kit.weapons[kind].range or not scene.sees(square, foe.square):
        return None
    return shot_at(
        kind, extension, distance, scene.guard(foe.seat),
        diagonal=on_diagonal(scene.kit, square, foe.square), drains=scene.power == DRAIN,
    )  # fmt: skip


def thrown_odds(scene: Scene, foe: SeatView, kind: int) -> Odds:
    return throw_at(kind, scene.away(scene.me.square, foe), scene.guard(foe.seat))


@lru_cache(maxsize=4096)
def power_by_range(kit: Kit, mat: tuple[int, ...], spent: tuple[int, ...], guard: Guard) -> Guns:
    """Of each weapon on a mat its range and mean damage on somebody; a spent one is a smaller threat."""
    found = []
    for slot in kit.layout.active_of[WEAPON]:
        kind = mat[slot]
        if kind < 0:
            continue
        weapon = kit.weapons[kind]
        best = max([
            shot_at(kind, -1, d, guard, diagonal=False, drains=False).mean for d in range(1, weapon.range + 1)
        ])  # fmt: skip
        found.append((weapon.range, best * (0.35 if slot in spent else 1.0)))
    return tuple(found)


def threats(scene: Scene, foe: SeatView) -> Guns:
    """What a foe's weapons could do to me: (range, mean damage)."""
    return power_by_range(scene.kit, foe.mat, foe.spent, scene.guard(scene.seat))


def arms(scene: Scene, foe: SeatView) -> Guns:
    """What my weapons could do to a foe."""
    return power_by_range(scene.kit, scene.me.mat, scene.me.spent, scene.guard(foe.seat))


def best_of(weapons: Guns) -> float:
    return max([mean for _, mean in weapons], default=0.0)


def edge(scene: Scene, foe: SeatView) -> float:
    """My share of the strength between us: 1 when the foe is harmless, 0 when I am."""
    mine = (best_of(arms(scene, foe)) + 4) * scene.me.health
    his = (best_of(threats(scene, foe)) + 4) * foe.health
    return mine / (mine + his)


def burns(seat: SeatView) -> bool:
    """Whether Tharsis' fire is in this character."""
    return power_of(seat) == THARSIS
