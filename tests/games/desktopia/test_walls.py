"""A border that is a wall: whatever is put down within the tolerance of it lies clear of it."""

from __future__ import annotations

import pytest

from tavola.core.play import Match
from tavola.games.desktopia.deeds import parse
from tavola.games.desktopia.game import Desktopia
from tavola.games.desktopia.state import FIELD, State
from tavola.games.desktopia.units import MM

GAME = Desktopia()
BY_THE_WALL = """
seats 2
option scenario two_crowns
option border wall
disk 9 archer of 1 at {},{}
disk 48 baaroun of 0 at 500,700
turn 1 act
"""

EXCHANGE = """
seats 2
option scenario open_book
option border wall
disk 39 phantom of 0 at 15.495,500
disk 32 akeru of 0 at 300,900
disk 1 vampal of 1 at 500,100
stock 0 akeru 3
turn 0 act
"""


@pytest.mark.parametrize(
    ("archer", "arrow"),
    [
        ((30, 500), (7.495, 520)),
        ((970, 500), (992.505, 520)),
        ((500, 30), (520, 7.49001)),
        ((20, 20), (7.495, 42)),
        ((30, 30), (7.495, 7.495)),
    ],
)
def test_a_missile_laid_a_hair_into_the_wall_can_be_flicked(
    archer: tuple[int, int], arrow: tuple[float, float]
) -> None:
    """DT-P.34: a hundredth of a millimetre is allowed to a hand; on the table nothing overlaps (DT-P.9)."""
    match = Match(GAME, position=BY_THE_WALL.format(*archer))
    match.play(1, parse("shoot 9", match.view(1)))
    match.play(1, parse(f"place {arrow[0]},{arrow[1]}", match.view(1)))
    s = match.state
    assert isinstance(s, State)
    missile = match.view(1).pending.disk
    assert all(7.5 * MM <= s_ <= 1000 * MM - 7.5 * MM for s_ in (s.x[missile], s.y[missile]))
    assert abs(s.x[missile] - arrow[0] * MM) + abs(s.y[missile] - arrow[1] * MM) < 0.03 * MM
    match.play(1, parse("flick at 48 800", match.view(1)))
    assert match.view(1).turn.seat == 0


def test_an_exchange_leaves_nobody_a_hair_in_the_wall() -> None:
    """Akeru comes to lie where a Phantom was, five thousandths of a millimetre too near (DT-R53)."""
    match = Match(GAME, position=EXCHANGE)
    match.play(0, parse("cast phantom akeru", match.view(0)))
    s = match.state
    assert isinstance(s, State)
    assert (s.x[32], s.y[32]) == (pytest.approx(15.5 * MM, abs=10), 500 * MM)
    assert s.x[32] >= 15.5 * MM
    match.play(0, parse("flick 32 90 300", match.view(0)))
    assert s.place[32] == FIELD
