"""What the choices of a seat cost and may bring, told before the decision, from what that seat knows."""

from __future__ import annotations

import msgspec

from tavola.games.gorgasali.reach import Reach


class Spread(msgspec.Struct, frozen=True):
    """How likely a number is."""

    amount: int
    chance: float


class Prospect(msgspec.Struct, frozen=True):
    """What the choice at this place of the menu (`choice`) may bring `target`, -1 for nobody.

    `hits` is the chance of a hit, `skill` that the weapon's or the card's skill acts, `kills` that the target dies;
    `damage` what its health loses, a miss among it, as chances that add up to 1; `mean` the average of that; `heals`
    what the one who acts gains on average; `roll` the least total that hits, 0 when nothing is asked of the dice;
    `dice` how many are rolled. For the dice of a move `damage` is empty and `numbers` holds what they may give.
    """

    choice: int
    target: int = -1
    hits: float = 0.0
    skill: float = 0.0
    kills: float = 0.0
    mean: float = 0.0
    heals: float = 0.0
    roll: int = 0
    dice: int = 0
    damage: tuple[Spread, ...] = ()
    numbers: tuple[Spread, ...] = ()


class Outlook(msgspec.Struct, frozen=True):
    """`reaches`: while a walk goes on, every square it can come to. `prospects`: of choices that roll dice."""

    reaches: tuple[Reach, ...]
    prospects: tuple[Prospect, ...]
