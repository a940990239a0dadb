"""Option GO-65.2: a table's own Barrier shape."""

from __future__ import annotations

import pytest
from tests.games.gorgasali.kit import GAME, at, state

import tavola
from tavola.core.errors import OptionError
from tavola.core.values import Left
from tavola.games.gorgasali.own_shape import shape_from


def test_go_65_2_offsets_of_ones_own_are_a_shape_with_all_rotations() -> None:
    """GO-65.2: a list of offsets; a straight line turns into two forms, a hook into four."""
    assert len(shape_from("0,0 1,0 2,0 3,0 4,0").forms) == 2
    assert len(shape_from("0,0 1,0 2,0 3,0 3,1").forms) == 4
    match = tavola.Match(GAME, seats=2, options={"barrierShape": "0,0 1,0 2,0 3,0 3,1"}, seed=1)
    assert len(state(match).kit.shape.forms) == 4


WRONG = ("0,0 1,0", "0,0 0,0 1,0 2,0 3,0", "0,0 1,0 2,0 3,0 9,0", "circle", "0,0;1,0 2,0 3,0 4,0")


@pytest.mark.parametrize("text", WRONG)
def test_go_65_2_a_wrong_shape_is_refused_with_what_was_expected(text: str) -> None:
    """GO-65.2: five different squares in a small box, or a name."""
    with pytest.raises(OptionError, match="barrierShape: expected"):
        tavola.Match(GAME, seats=2, options={"barrierShape": text})


def test_go_r98_a_fallen_seat_that_leaves_cannot_be_revived() -> None:
    """GO-R98: the banner of a seat that left is taken away."""
    match = at("""
        seats 4
        option scenario duo
        map
        ......
        .0..1.
        ..3...
        figure 0 varas
        figure 1 medea
        figure 2 kruber dead grave 2,1
        figure 3 tsiva
        turn 0 before
        """)
    match.happen(Left(2))
    assert state(match).figures[2].grave == -1
    with pytest.raises(tavola.Refused):
        match.happen(Left(2))
