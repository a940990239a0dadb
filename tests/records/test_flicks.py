"""What the solver found when a game was recorded, it finds again, to the last nanometre."""

from __future__ import annotations

from pathlib import Path

import pytest

from tavola.core.game import game
from tavola.core.play import Match
from tavola.core.record import Record
from tavola.core.values import Slid, Slide
from tests.records.coverage import records_of

PATHS = records_of("desktopia")
AGAIN = "python -m tests.records.collect desktopia"


def slides(record: Record) -> list[tuple[Slid, Slid]]:
    """Each flick as it is recorded, and as it is solved now."""
    match = Match.resume(record.header)
    found = []
    for seat, value in record.entries:
        need = match.need
        if isinstance(value, Slid):
            assert isinstance(need, Slide)
            found.append((value, match.game.solve(match.state, need)))
        match.enter(seat, value)
    return found


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)
def test_a_flick_is_solved_as_it_was(path: Path) -> None:
    for old, new in slides(Record.load(path)):
        assert old == new


def test_records_are_of_todays_kernel() -> None:
    kernels = {kernel for path in PATHS for kernel in Record.load(path).kernels()}
    assert kernels == {game("desktopia").kernel()}, f"the solver is another one: {AGAIN}"
