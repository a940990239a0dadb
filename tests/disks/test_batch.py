"""Many flicks of one scene at a time."""

from __future__ import annotations

import pytest
from tests.disks.scenes import hard, measured, plain, row, same

from tavola.disks import Contact, Fell, Left, Loose, many
from tavola.disks.forms import PLAIN
from tavola.disks.solve import many as many_by

R = 0.0115


@pytest.mark.parametrize("name", ["tower struck", "rider flicked", "rider leaves with its carrier", "rack", "cradle"])
def test_an_outcome_says_what_the_run_says(name: str) -> None:
    world, (disk, dx, dy, speed) = hard()[name]
    flicks = [(disk, dx, dy, speed), (disk, -dx, dy + 1, speed / 2), (disk, dy, dx, 0.0)]
    batch = many_by(PLAIN, world, flicks)
    assert len(batch) == len(list(batch)) == 3
    for flick, outcome in zip(flicks, batch, strict=True):
        run = plain(world, flick)
        assert same(run, outcome)
        assert outcome.events == run.events
        hits = [one for one in run.log if isinstance(one, Contact) and disk in (one.a, one.b)]
        assert [(touch.t, touch.disk) for touch in outcome.touched] == [(one.t, one.a + one.b - disk) for one in hits]
        assert list(outcome.fallen) == [one.rider for one in run.log if isinstance(one, Fell)]
        gone = [one.disk if isinstance(one, Left) else one.rider for one in run.log if isinstance(one, (Left, Loose))]
        assert list(outcome.left) == gone


def test_a_batch_with_more_to_say_than_there_was_room_for() -> None:
    """Its log is begun anew where it was full; nothing is lost."""
    scenes = measured("break", 0.2)[0]
    _, world, flick = scenes
    flicks = [(flick[0], flick[1], flick[2] + 1000 * k, flick[3]) for k in range(6)]
    batch = many_by(PLAIN, world, flicks)
    assert all(same(plain(world, one), batch[k]) for k, one in enumerate(flicks))
    assert all(batch[k].events == plain(world, one).events for k, one in enumerate(flicks))
    assert sum(outcome.events for outcome in batch) > 600


def test_no_flicks_no_outcomes() -> None:
    assert list(many(row((0.5, 0.5, R)), [])) == []


def test_an_outcome_beyond_the_last_is_an_error() -> None:
    batch = many(row((0.5, 0.5, R)), [(0, 1, 0, 1.0)])
    with pytest.raises(IndexError):
        batch[1]
