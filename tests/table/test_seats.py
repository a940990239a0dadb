"""Before the game: who sits where, and what the host may do."""

from __future__ import annotations

import pytest

from tavola.core.errors import OptionError, TavolaError
from tavola.table import wire
from tavola.table.effects import Plan
from tavola.table.running import Table
from tavola.table.wire import ClockRules
from tests.table.kit import EAST, MORNING, NORTH, PASSER, SOUTH, House


def test_a_table_is_made_and_begins_when_the_host_says_so() -> None:
    house = House(("me", "open", "open"))
    host, east = house.join(NORTH), house.join(EAST)
    assert host.scene["status"] == "open"
    assert host.scene["view"] is None
    assert [chair["kind"] for chair in host.scene["chairs"]] == ["person", "open", "open"]
    assert host.refused(wire.Start) == "empty-seats"
    assert host.refused(wire.Start, bot="unheard-of") == "no-such-bot"
    east.done(wire.Sit, seat=1)
    host.done(wire.Start, bot="random")
    assert east.scene["status"] == "running"
    assert [chair["name"] for chair in east.scene["chairs"]] == ["North", "East", "random"]
    house.check()


def test_a_table_that_starts_by_itself_begins_with_the_last_chair() -> None:
    house = House(("me", "open"), start=True)
    east = house.join(EAST)
    east.done(wire.Sit, seat=1)
    assert east.scene["status"] == "running"
    assert east.asked is not None


def test_bots_alone_begin_at_once() -> None:
    house = House(("random", "random"), start=True)
    assert house.table.status == "running"
    house.think()
    assert house.table.status == "over"


def test_sitting_and_standing() -> None:
    house = House(("me", "open", "random"))
    host, east, south = house.join(NORTH), house.join(EAST), house.join(SOUTH)
    assert east.refused(wire.Sit, seat=0) == "not-open"
    assert east.refused(wire.Sit, seat=2) == "not-open"
    assert east.refused(wire.Sit, seat=3) == "wrong"
    assert east.refused(wire.Sit, seat=-1) == "wrong"
    east.done(wire.Sit, seat=1)
    assert east.whole["seats"] == [1]
    assert south.refused(wire.Stand, seat=1) == "not-yours"
    east.done(wire.Stand, seat=1)
    assert host.scene["chairs"][1]["kind"] == "open"
    south.done(wire.Sit, seat=1)
    house.check()


def test_names_are_cleaned() -> None:
    house = House(("me", "open"))
    east = house.join(EAST)
    east.done(wire.Sit, seat=1, name=" \u202eE\x00a\n\u200b st" + "!" * 100)
    assert east.scene["chairs"][1]["name"] == "Ea st" + "!" * 35


def test_a_name_of_nothing_is_the_persons_own() -> None:
    house = House(("me", "open"))
    east = house.join(EAST)
    east.done(wire.Sit, seat=1, name="\u200b\u202e ")
    assert east.scene["chairs"][1]["name"] == "East"


def test_the_host_fills_chairs_with_bots_and_empties_them() -> None:
    house = House(("me", "open", "open"))
    host, east = house.join(NORTH), house.join(EAST)
    east.done(wire.Sit, seat=1)
    assert east.refused(wire.Fill, seat=2, bot="random") == "not-host"
    assert host.refused(wire.Fill, seat=2, bot="unheard-of") == "no-such-bot"
    assert host.refused(wire.Fill, seat=1, bot="random") == "seated"
    assert host.refused(wire.Fill, seat=9, bot="random") == "wrong"
    host.done(wire.Fill, seat=2, bot="random")
    assert east.scene["chairs"][2]["bot"] == "random"
    host.done(wire.Fill, seat=2, bot="")
    assert east.scene["chairs"][2]["kind"] == "open"
    assert east.refused(wire.Start) == "not-host"
    house.check()


def test_once_it_runs_the_chairs_stand() -> None:
    house = House(("me", "open"))
    host, east = house.begun(NORTH, EAST)
    passer = house.join(PASSER)
    assert passer.refused(wire.Sit, seat=1) == "not-open"
    assert east.refused(wire.Stand, seat=1) == "not-open"
    assert host.refused(wire.Fill, seat=1, bot="random") == "not-open"
    assert host.refused(wire.Start) == "not-open"


def test_who_has_no_name_may_only_look() -> None:
    house = House(("me", "open"))
    nobody = house.join(None)
    assert nobody.whole["you"] == ""
    for kind, fields in (
        (wire.Sit, {"seat": 1}),
        (wire.Chat, {"text": "hi"}),
        (wire.Start, {}),
        (wire.Pace, {"ms": 1}),
    ):
        assert nobody.refused(kind, **fields) == "not-yours"


def test_bots_of_one_kind_are_numbered() -> None:
    house = House(("me", "random", "random", "greedy"))
    assert house.table.info().who == ("North", "random 1", "random 2", "greedy")
    assert house.table.info().bots == (False, True, True, True)


def test_nothing_but_hello_is_heard_before_hello() -> None:
    house = House()
    host = house.join(NORTH)
    house.table.room.viewers.ears[host.conn].greeted = False
    assert host.ask(wire.Start(id=5)) == {"t": "fault", "message": "say hello first", "where": "t"}
    assert host.ask(wire.Ping(id=5)) == {"t": "pong", "id": 5}


def test_of_connections_that_are_unknown_nothing_is_heard() -> None:
    house = House()
    assert house.call(house.table.hear, "c99", wire.Ping(1)).out == []
    assert house.call(house.table.leave, "c99").out == []


@pytest.mark.parametrize(
    ("plan", "words"),
    [
        (Plan("template", ("me",)), "2 to 4 players"),
        (Plan("template", ("me", "unheard-of")), "chairs: expected one of me, open, found 'unheard-of'"),
        (Plan("template", ("me", "open"), {"lanterns": 9}), "lanterns: expected"),
        (Plan("template", ("me", "open"), clock=ClockRules("sand")), "clock: expected one of"),
        (Plan("template", ("me", "open"), clock=ClockRules("move")), "seconds: expected 1"),
        (Plan("template", ("me", "open"), clock=ClockRules(away=-1)), "away: expected 0"),
        (Plan("template", ("me", "open"), pace=-1), "pace: expected 0"),
        (Plan("template", ("me", "open"), relief="unheard-of"), "relief: expected"),
        (Plan("template", ("me", "open"), people=(NORTH,) * 3), "people: expected at most 2"),
        (Plan("nothing", ("me", "open")), "no game is called"),
    ],
)
def test_a_plan_that_cannot_be_is_refused(plan: Plan, words: str) -> None:
    with pytest.raises((OptionError, TavolaError), match=words):
        Table.make("tisch", plan, NORTH, MORNING)
