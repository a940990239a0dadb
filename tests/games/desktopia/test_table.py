"""Desktopia at a table: what may be taken back there, and how a draw ends it."""

from __future__ import annotations

from tests.games.desktopia.kit import scenario
from tests.table.kit import EAST, NORTH, Client, House

import tavola
from tavola.core.rng import Dice
from tavola.core.values import Agreed, Aim
from tavola.games.desktopia.actions import Flick, PutLariat, Shoot, Stop
from tavola.table.undo import may_take_back
from tavola.table.wire import ClockRules

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


def timed(clock: ClockRules) -> tuple[House, list[Client]]:
    house = House(
        ("me", "open"),
        game="desktopia",
        options={"scenario": scenario("0 akeru\n0 phantom\n1 kharu\n1 ezzen")},
        clock=clock,
    )
    return house, house.begun(NORTH, EAST)


def whose(client: Client) -> int:
    found: int = client.scene["view"]["turn"]["seat"]
    return found


def test_dt_o_26_a_clock_that_runs_out_ends_the_turn() -> None:
    """DT-O.26, DT-R86: after so many seconds the actions left are forfeited and the next player is asked; nothing else
    has happened."""
    house, (host, _) = timed(ClockRules("move", seconds=20))
    assert (whose(host), host.scene["view"]["turn"]["available"]) == (0, 2)
    disks = host.scene["view"]["disks"]
    house.wait(19_999)
    assert whose(host) == 0
    house.wait(1)
    assert whose(host) == 1
    assert host.scene["view"]["disks"] == disks
    house.check()


def test_dt_o_26_without_a_clock_nobody_is_hurried() -> None:
    """DT-O.26: off, as by default."""
    house, (host, _) = timed(ClockRules())
    house.wait(10**9)
    assert (whose(host), host.scene["view"]["turn"]["used"], host.scene["clock"]) == (0, 0, None)
