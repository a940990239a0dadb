"""Desktopia at a table: what may be taken back there, and how a draw ends it."""

from __future__ import annotations

import tavola
from tavola.core.rng import Dice
from tavola.core.values import Agreed, Aim
from tavola.games.desktopia.actions import Flick, PutLariat, Shoot, Stop
from tavola.table.undo import may_take_back

FIELD = {"scenario": "window_sill"}


def begun() -> tavola.Match:
    """At the first choice of an action."""
    match = tavola.Match("desktopia", 2, FIELD, seed=4)
    while match.view(match.deciders[0]).pending.question != "act":
        match.play(match.deciders[0], match.menu(match.deciders[0]).sample(Dice(4)))
    return match


def test_dt_r109_a_shot_is_taken_back_before_its_release_and_a_flick_never() -> None:
    before = begun()
    seat = before.deciders[0]
    after = before.clone()
    menu = after.menu(seat)
    assert isinstance(menu, Aim)
    after.play(seat, next(action for action in menu.otherwise if isinstance(action, Shoot)))
    assert may_take_back(before, after, seat)
    after = before.clone()
    after.play(seat, Flick(menu.disks[0], 1, 0, 0))
    assert not may_take_back(before, after, seat)


def test_dt_18_66_a_lariat_that_was_put_down_stays() -> None:
    before = begun()
    while not (lariats := lariats_of(before)):
        before.play(before.deciders[0], Stop())
    after = before.clone()
    seat = before.deciders[0]
    after.play(seat, lariats[0])
    assert not may_take_back(before, after, seat)


def lariats_of(match: tavola.Match) -> list[PutLariat]:
    menu = match.menu(match.deciders[0])
    assert isinstance(menu, Aim)
    return [action for action in menu.otherwise if isinstance(action, PutLariat)]


def test_dt_r57_all_may_agree_on_a_draw() -> None:
    match = begun()
    match.happen(Agreed())
    assert match.result is not None
    assert (match.result.places, match.result.reason) == ((1, 1), "draw_agreed")
    assert match.record.replay().result == match.result
