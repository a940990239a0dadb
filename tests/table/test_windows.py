"""Connections: coming back in the middle, two windows of one person, the same message twice, messages out of order."""

from __future__ import annotations

import msgspec

from tavola.games._template.actions import Draw, Pass, Stake
from tavola.table import wire
from tavola.table.answers import CLIENTS, KEPT
from tests.table.kit import EAST, NORTH, PASSER, House, seat_of


def test_who_comes_back_in_the_middle_is_where_all_are() -> None:
    house = House(("me", "open"))
    host, east = house.begun(NORTH, EAST)
    for _ in range(30):
        house.drop(host)
        if host.scene["status"] == "over":
            return
        if east.asked:
            east.chance(house.rng)
        host = house.join(NORTH)
        assert host.scene["chairs"][0]["here"]
        if host.asked:
            host.chance(house.rng)
        house.check()


def test_two_windows_of_one_person_show_the_same() -> None:
    house = House(("me", "open"))
    one, east = house.begun(NORTH, EAST)
    two = house.join(NORTH, "two")
    assert two.asked == one.asked
    one.act(Stake(2))
    assert two.scene == one.scene
    assert two.asked is None
    east.act(Stake(0))
    two.act(Pass())
    assert one.scene == two.scene
    house.drop(one)
    assert east.scene["chairs"][0]["here"], "one window is left"
    house.drop(two)
    assert not east.scene["chairs"][0]["here"]


def test_windows_count_their_commands_each_for_itself() -> None:
    house = House(("me", "open"))
    one, two = house.join(NORTH, "one"), house.join(NORTH, "two")
    one.say(wire.Chat(1, "first"))
    two.say(wire.Chat(1, "second"))
    assert [line["text"] for line in one.chat] == ["first", "second"]
    assert one.answers[1][0]["t"] == two.answers[1][0]["t"] == "done"


def test_two_windows_choose_at_the_same_time() -> None:
    house = House(("me", "open"))
    one, _ = house.begun(NORTH, EAST)
    two = house.join(NORTH, "two")
    assert one.asked is not None
    need = one.asked["need"]
    one.done(wire.Act, need=need, action={"t": "stake", "number": 1})
    assert two.refused(wire.Act, need=need, action={"t": "stake", "number": 2}) == "stale"
    assert one.scene["view"]["stakes"] == [1, -1]


def test_what_is_sent_twice_is_done_once() -> None:
    house = House(("me", "open"))
    host, _ = house.begun(NORTH, EAST)
    assert host.asked is not None
    said = wire.Act(50, host.asked["need"], {"t": "stake", "number": 1})
    host.say(said)
    v, rows = house.table.room.v, len(house.rows)
    host.say(said)
    host.say(wire.Chat(50, "another thing by the same number"))
    assert host.answers[50] == [host.answers[50][0]] * 3
    assert (house.table.room.v, len(house.rows)) == (v, rows)


def test_what_was_refused_is_refused_again_with_the_same_words() -> None:
    house = House(("me", "open"))
    host, _ = house.begun(NORTH, EAST)
    assert host.asked is not None
    said = wire.Act(50, host.asked["need"], {"t": "stake", "number": 99})
    host.say(said)
    host.act(Stake(0))
    host.say(said)
    assert host.answers[50][0] == host.answers[50][1]
    assert host.answers[50][0]["reason"] == "no-such-stake"


def test_what_was_done_is_not_done_again_after_a_restart() -> None:
    """The answer was lost with the server; the window asks again."""
    house = House(("me", "open"))
    host, _ = house.begun(NORTH, EAST)
    assert host.asked is not None
    said = wire.Act(50, host.asked["need"], {"t": "stake", "number": 1})
    host.say(said)
    answer = host.answers[50][0]
    entries = len(house.table.room.running.entries)
    house.restore()
    again = house.join(NORTH)
    again.say(said)
    assert again.answers[50] == [answer]
    assert len(house.table.room.running.entries) == entries


def test_messages_out_of_order_are_each_judged_by_themselves() -> None:
    house = House(("me", "open"))
    host, east = house.begun(NORTH, EAST)
    assert host.asked is not None
    need = host.asked["need"]
    host.say(wire.Act(61, need + 2, {"t": "draw"}))  # overtook the one before it
    host.say(wire.Act(60, need, {"t": "stake", "number": 2}))
    assert [host.answers[number][0]["t"] for number in (60, 61)] == ["done", "refused"]
    assert host.answers[61][0]["reason"] == "stale"
    east.act(Stake(0))
    host.act(Draw())
    house.check()


def test_numbers_that_are_long_forgotten_are_stale() -> None:
    house = House(("me", "open"))
    host = house.join(NORTH)
    for number in range(1, KEPT + 3):
        host.say(wire.Pace(number, number))
    v = house.table.room.v
    host.say(wire.Pace(1, 999))
    host.say(wire.Pace(3, 999))
    assert host.answers[1][-1]["reason"] == "stale"
    assert host.answers[3][-1]["t"] == "done"
    assert (house.table.room.v, house.table.room.pace) == (v, KEPT + 2)


def test_a_person_may_open_many_windows() -> None:
    house = House(("me", "open"))
    for number in range(CLIENTS + 3):
        window = house.join(NORTH, f"window {number}")
        window.say(wire.Pace(1, number))
        assert window.answers[1][0]["t"] == "done"
    house.check()


def test_eyes_are_ones_own_or_a_spectators() -> None:
    house = House(("me", "open", "me"))
    host, east = house.begun(NORTH, EAST)
    assert host.whole["seats"] == [0, 2]
    assert host.hello().whole["eyes"] is None, "of two seats one is chosen"
    assert host.scene["ask"] is None
    for seat in (0, 2):
        assert host.hello(eyes=seat).whole["eyes"] == seat
        assert host.asked is not None
        assert host.asked["seat"] == seat
    for eyes in (1, 9, -1):
        assert host.hello(eyes=eyes).whole["eyes"] is None
    assert east.hello(eyes=0).whole["eyes"] is None
    assert east.hello().whole["eyes"] == 1


def test_two_on_one_screen_play_with_one_window() -> None:
    house = House(("me", "me"))
    host = house.join(NORTH)
    host.done(wire.Start)
    for _ in range(200):
        deciders = house.table.room.deciders
        if not deciders:
            break
        host.hello(eyes=deciders[0])
        host.chance(house.rng)
        other = 1 - deciders[0]
        hand = host.scene["view"]["players"][other]["hand"]
        assert set(hand) <= {-2}, "each sees the own cards alone"
    assert house.table.status == "over"


def test_nobody_is_told_before_hello() -> None:
    house = House(("me", "open"))
    house.begun(NORTH, EAST)
    house.call(house.table.join, "silent", PASSER)
    effects = house.call(house.table.hear, seat_of(list(house.clients.values())).conn, wire.Ping(3))
    assert all(conn != "silent" for conn, _ in effects.out)


def test_spectators_are_counted_by_person() -> None:
    house = House(("me", "open"))
    house.join(NORTH)
    assert house.table.info().watching == 0
    windows = [house.join(PASSER, str(number)) for number in range(3)]
    house.join(None)
    house.join(None)
    assert house.table.info().watching == 3
    for window in windows:
        house.drop(window)
    assert house.table.info().watching == 2


def test_the_lobby_is_told_when_something_it_shows_has_changed() -> None:
    house = House(("me", "open"))
    host = house.join(NORTH)
    for said, changes in ((wire.Chat(71, "hello"), False), (wire.Fill(72, 1, "random"), True), (wire.Start(73), True)):
        host.say(said)
        assert house.effects[-1].lobby == changes, said
    house.join(PASSER)
    assert house.effects[-2].lobby, "one more looks on"


def test_a_number_no_client_can_count_to_is_a_fault() -> None:
    house = House(("me", "open"))
    host = house.join(NORTH)
    said = msgspec.json.decode(b'{"t":"pace","id":%d,"ms":3}' % 2**70, type=wire.Pace)
    assert host.ask(said)["t"] == "fault"
    assert house.table.room.pace == 0
