"""Section 25: Tharsis, Ignite; also for an Octor who holds it."""

from __future__ import annotations

from typing import Final

from tavola.games.gorgasali import atoms
from tavola.games.gorgasali.kit import THARSIS
from tavola.games.gorgasali.rules.strike import strike_with_power
from tavola.games.gorgasali.rules.targets import clockwise, enemies, immune, next_to, power
from tavola.games.gorgasali.state import State

SECTION: Final = 25


def burns(s: State, fire: int, victim: int) -> bool:
    """GO-25.1, GO-25.2, GO-25.9: an enemy next to the fire, E'moon never."""
    a, b = s.figures[fire], s.figures[victim]
    return a.alive == 1 and enemies(a, b) and not immune(b) and next_to(s, a, b)


def ignite(s: State, fire: int, victims: list[int]) -> None:
    """GO-25.7, GO-25.8: straight to health, the fire's kill; Octor's copy acts once (GO-23.10, GO-R60)."""
    if not victims:
        return
    strike_with_power(s, fire, "ignite", s.kit.characters[THARSIS].damage, victims)
    if s.figures[fire].character != THARSIS:
        atoms.drop_ability(s, fire)


def own_fire(s: State, seat: int) -> None:
    """The end of the fire's own turn."""
    if power(s.figures[seat]) == THARSIS:
        ignite(s, seat, [other for other in clockwise(s, seat) if burns(s, seat, other)])


def neighbours_fire(s: State, seat: int) -> list[int]:
    """Those whose fire burns a seat that ends its turn beside them; both triggers are independent (GO-25.3, GO-R49)."""
    return [other for other in clockwise(s, seat) if power(s.figures[other]) == THARSIS and burns(s, other, seat)]


def bars(s: State, seat: int) -> int:
    """Option igniteBan (GO-R50): the burns that go on, as a bit set, since the one who burned still stands beside."""
    me = s.figures[seat]
    found = 0
    if s.kit.ban_adjacent:
        for fire in s.figures:
            if me.burned >> fire.seat & 1 and fire.alive and next_to(s, me, fire):
                found |= 1 << fire.seat
    return found
