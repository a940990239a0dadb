"""What may be taken back: one's own actions, as long as nothing was rolled, answered by others or revealed.

"Revealed" is not a list of events but a question about knowledge, the same for every game: had the hidden things
lain otherwise, would this seat see the same now? Then it has learned nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from tavola.core.errors import Refused, ScriptError
from tavola.core.play import Match
from tavola.core.record import NATURE
from tavola.core.rng import Dice, fresh_seed

# Other truths tried: the commonest card of a deck slips through once in a thousand million draws.
WORLDS: Final = 10
GLANCE: Final = 2  # when it is only asked whether it is worth trying

Entry = tuple[int, Any]


def answered(before: Match, after: Match, seat: int) -> bool:
    """Whether since `before` nature acted or another seat did."""
    return any(who != seat for who, _ in since(before, after))


def revealed(before: Match, after: Match, seat: int, worlds: int = WORLDS) -> bool:
    """Whether what was done since `before` showed this seat what it could not know.

    Nobody can know which truths are tried: of a few known ones the answer itself would tell something.
    """
    entries = since(before, after)
    if any(who == NATURE or isinstance(value, before.game.irrevocable) for who, value in entries):
        return True
    seen = after.view(seat)
    rng = Dice(fresh_seed())
    return any(_looks_other(before, seat, entries, seen, rng) for _ in range(worlds))


def since(before: Match, after: Match) -> Sequence[Entry]:
    return after.record.entries[len(before.record.entries) :]


def _looks_other(before: Match, seat: int, entries: Sequence[Entry], seen: object, rng: Dice) -> bool:
    """Do the same in another truth that looked the same beforehand."""
    world = before.clone()
    world.game.reshuffle_unknown(world.state, seat, rng)
    try:
        for who, action in entries:
            world.play(who, action)
    except (Refused, ScriptError):
        return True  # what was legal hung on a hidden thing
    return bool(world.view(seat) != seen)


def may_take_back(before: Match, after: Match, seat: int) -> bool:
    """Nothing rolled, answered or revealed since `before`."""
    return not answered(before, after, seat) and not revealed(before, after, seat)
