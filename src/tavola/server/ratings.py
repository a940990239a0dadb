"""Glicko-2 (Mark Glickman, 2013) for tables of any size: what a finished game does to the ratings of who played it.

A table is one rating period. Every seat is compared with every seat of another player that is not its teammate: the
better place wins. These comparisons are not independent games, so all of a player's comparisons together weigh as
much as one game: a table counts once, whether two sat there or ten. A bot that sits in several seats is one player.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

SCALE: Final = 173.7178
TAU: Final = 0.5  # how quickly the volatility may change
EPSILON: Final = 1e-6
FLOOR: Final = 45.0  # nobody is known better than this: bots would freeze otherwise after some hundred games
PLACED: Final = 110  # whoever is known less well than this is not ranked yet


class Skill(NamedTuple):
    """What is known of somebody in one game; as here, before the first."""

    rating: float = 1500.0
    deviation: float = 350.0
    volatility: float = 0.06
    games: int = 0


class Compared(NamedTuple):
    """The opponent before the game; 1 for better, 0 for worse, a half for equal; how much it counts."""

    other: Skill
    score: float
    weight: float = 1.0


def rated(skill: Skill, compared: Sequence[Compared]) -> Skill:
    """The skill after one rating period."""
    mu = (skill.rating - 1500) / SCALE
    phi = skill.deviation / SCALE
    certainty = gain = 0.0
    for one in compared:
        g = 1 / math.sqrt(1 + 3 * (one.other.deviation / SCALE) ** 2 / math.pi**2)
        expected = 1 / (1 + math.exp(-g * (mu - (one.other.rating - 1500) / SCALE)))
        certainty += one.weight * g * g * expected * (1 - expected)
        gain += one.weight * g * (one.score - expected)
    sigma = _volatility(skill.volatility, phi, 1 / certainty, gain / certainty)
    before = math.sqrt(phi * phi + sigma * sigma)
    after = 1 / math.sqrt(1 / before**2 + certainty)
    rating = 1500 + SCALE * (mu + after * after * gain)
    return Skill(rating, min(350.0, max(FLOOR, SCALE * after)), sigma, skill.games + 1)


def _volatility(sigma: float, phi: float, v: float, delta: float) -> float:
    """Step 5 of the paper: the root of f, by the Illinois method."""
    a = math.log(sigma * sigma)

    def f(x: float) -> float:
        grown = math.exp(x)
        far = phi * phi + v + grown
        return grown * (delta * delta - far) / (2 * far * far) - (x - a) / (TAU * TAU)

    low = a
    if delta * delta > phi * phi + v:
        high = math.log(delta * delta - phi * phi - v)
    else:
        high = a - TAU
        while f(high) < 0:
            high -= TAU
    f_low, f_high = f(low), f(high)
    while abs(high - low) > EPSILON:
        middle = low + (low - high) * f_low / (f_high - f_low)
        f_middle = f(middle)
        if f_middle * f_high <= 0:
            low, f_low = high, f_high
        else:
            f_low /= 2
        high, f_high = middle, f_middle
    return math.exp(low / 2)


def table_rated(
    players: Sequence[str], places: Sequence[int], teams: Sequence[int], skills: Mapping[str, Skill]
) -> dict[str, Skill]:
    """The skills of all players of a table after it; who had nobody to be compared with is left out."""
    found: dict[str, list[tuple[str, float]]] = {}
    for seat, player in enumerate(players):
        for other, rival in enumerate(players):
            if player != rival and teams[seat] != teams[other]:
                found.setdefault(player, []).append((rival, score(places[seat], places[other])))
    return {
        player: rated(skills[player], [Compared(skills[rival], one, 1 / len(rivals)) for rival, one in rivals])
        for player, rivals in found.items()
    }


def score(place: int, other: int) -> float:
    return 0.5 if place == other else float(place < other)


def change(before: Skill, after: Skill) -> int:
    """In points, as the difference of what is shown."""
    return round(after.rating) - round(before.rating)
