"""What may be taken back: one's own actions, as long as nothing was rolled, answered by others or revealed.

"Revealed" is not a list of events but a question about knowledge, the same for every game: had the hidden things
lain otherwise, would this seat see the same now? Then it has learned nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tavola.core.errors import Refused, ScriptError
from tavola.core.play import Match
from tavola.core.rng import Dice
from tavola.core.values import Action

# Other truths tried: the commonest card of a deck slips through once in a thousand million draws.
WORLDS: Final = 10


def answered(before: Match, after: Match, seat: int) -> bool:
    """Whether since `before` nature acted or another seat did."""
    since = after.record.entries[len(before.record.entries) :]
    return any(who != seat for who, _ in since)


def revealed(before: Match, after: Match, seat: int) -> bool:
    """Whether the actions since `before` showed this seat what it could not know."""
    actions = [value for _, value in after.record.entries[len(before.record.entries) :]]
    seen = after.view(seat)
    rng = Dice(0)
    return any(_looks_other(before, seat, actions, seen, rng) for _ in range(WORLDS))


def _looks_other(before: Match, seat: int, actions: Sequence[object], seen: object, rng: Dice) -> bool:
    """Play the same actions in another truth that looked the same beforehand."""
    world = before.clone()
    world.game.reshuffle_unknown(world.state, seat, rng)
    try:
        for action in actions:
            assert isinstance(action, Action)
            world.play(seat, action)
    except (Refused, ScriptError):
        return True  # what was legal hung on a hidden thing
    return bool(world.view(seat) != seen)


def may_take_back(before: Match, after: Match, seat: int) -> bool:
    """Nothing rolled, answered or revealed since `before`."""
    return not answered(before, after, seat) and not revealed(before, after, seat)
