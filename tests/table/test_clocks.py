"""Time: clocks of a move and of a game, patience with those who are away, restarts that charge nobody."""

from __future__ import annotations

from tavola.games._template.actions import Stake
from tavola.table import wire
from tavola.table.wire import ClockRules
from tests.table.kit import EAST, NORTH, SOUTH, Client, House, seat_of

MOVE = ClockRules("move", seconds=30)
GAME = ClockRules("game", seconds=60, increment=5)


def timed(rules: ClockRules, seats: int = 2, **more: object) -> tuple[House, list[Client]]:
    house = House(("me", *["open"] * (seats - 1)), clock=rules, **more)  # type: ignore[arg-type]
    return house, house.begun(*(NORTH, EAST, SOUTH)[:seats])


def left(client: Client) -> list[int]:
    found: list[int] = client.scene["clock"]["left"]
    return found


# --- clocks ----------------------------------------------------------------------------------------------------------


def test_no_clock_never_rings() -> None:
    house, (host, _) = timed(ClockRules())
    assert host.scene["clock"] is None
    house.wait(10**9)
    assert house.table.status == "running"
    assert house.table.due is None


def test_each_decision_has_its_time() -> None:
    house, (host, east) = timed(MOVE)
    assert host.scene["clock"] == {"left": [30_000, 30_000], "running": [0, 1]}
    house.wait(10_000)
    host.act(Stake(1))
    assert host.scene["clock"] == {"left": [20_000, 20_000], "running": [1]}
    east.act(Stake(0))
    assert left(host)[0] == 30_000, "asked anew, with time anew"
    assert host.scene["clock"]["running"] == [0]


def test_when_it_runs_out_the_rules_choose() -> None:
    house, (host, east) = timed(MOVE)
    house.wait(10_000)
    host.act(Stake(2))
    house.wait(20_000)
    assert east.log[-1]["seat"] == -1
    assert east.scene["view"]["stakes"] == [2, 0]
    assert house.table.status == "running"
    house.check()
    house.wait(10**9)
    assert house.table.status == "over", "whoever never answers is passed by"


def test_two_run_out_together() -> None:
    house, (host, _) = timed(MOVE)
    house.wait(30_000)
    assert host.scene["view"]["stakes"] == [0, 0]
    house.check()


def test_one_that_is_asked_again_has_its_time_shown_anew() -> None:
    """Gorgasali asks the same seat many times in a turn."""
    house, clients = timed(MOVE, game="gorgasali")
    for _ in range(60):
        mover = seat_of(clients)
        house.wait(1000)
        mover.chance(house.rng)
        if mover.asked:
            assert left(mover)[mover.asked["seat"]] == 30_000
    house.check()


def test_one_that_is_asked_again_after_time_ran_out_is_asked_something_new() -> None:
    house, clients = timed(MOVE, game="gorgasali")
    for _ in range(30):
        asked = seat_of(clients).asked
        assert asked is not None
        house.wait(30_000)
        again = seat_of(clients).asked
        assert again is not None
        assert again["need"] > asked["need"]
    house.check()


def test_a_bank_of_time_grows_with_each_decision() -> None:
    house, (host, east) = timed(GAME)
    assert left(host) == [65_000, 65_000]
    house.wait(20_000)
    east.act(Stake(0))
    house.wait(20_000)
    host.act(Stake(1))
    assert left(host) == [30_000, 45_000]
    assert host.scene["clock"]["running"] == [0]


def test_an_empty_bank_is_passed_by_at_once() -> None:
    house, (host, east) = timed(ClockRules("game", seconds=2))
    host.act(Stake(2))
    east.act(Stake(0))
    house.wait(10**6)
    assert house.table.status == "over"
    assert left(host) == [0, 0]


def test_no_time_is_won_by_taking_back() -> None:
    for rules, expected in ((MOVE, 27_000), (GAME, 62_000)):
        house, (host, _) = timed(rules)
        for _ in range(3):
            house.wait(500)
            host.act(Stake(1))
            host.done(wire.Undo)
            house.wait(500)
        host.act(Stake(1))
        assert left(host)[0] == expected


def test_who_is_away_loses_no_time() -> None:
    house, (host, east) = timed(MOVE)
    house.wait(5000)
    house.drop(host)
    assert east.scene["clock"] == {"left": [25_000, 25_000], "running": [1]}
    house.wait(20_000)
    host = house.join(NORTH)
    assert host.scene["clock"] == {"left": [25_000, 5000], "running": [0, 1]}


def test_whoever_comes_is_told_the_time_of_now() -> None:
    house, (host, east) = timed(MOVE)
    house.wait(12_000)
    late = house.join(None)
    assert left(late) == [18_000, 18_000]
    assert left(host) == left(east) == [18_000, 18_000]
    assert late.v == host.v


def test_a_clock_that_goes_back_charges_nobody() -> None:
    house, (host, east) = timed(MOVE)
    house.now -= 100_000
    host.act(Stake(1))
    assert left(east) == [30_000, 30_000]


def test_bots_have_no_clock() -> None:
    house = House(("me", "random"), clock=MOVE)
    (host,) = house.begun(NORTH)
    assert host.scene["clock"]["running"] == [0]


# --- restarts --------------------------------------------------------------------------------------------------------


def test_a_restart_charges_nobody() -> None:
    house, (host, _) = timed(GAME)
    house.wait(10_000)
    host.act(Stake(1))
    house.call(house.table.pause)
    house.now += 3_600_000
    house.restore()
    again = house.join(EAST)
    assert left(again) == [55_000, 55_000]
    house.wait(9_000)
    again = house.join(EAST, "other")
    assert left(again) == [55_000, 55_000], "a moment to come back is given"
    house.wait(11_000)
    assert left(house.join(EAST, "third")) == [55_000, 45_000]


def test_a_server_that_was_killed_charges_for_no_more_than_was_written() -> None:
    house, (host, _) = timed(GAME)
    house.wait(10_000)
    host.act(Stake(1))
    house.wait(30_000)
    house.restore()
    assert left(house.join(EAST)) == [55_000, 55_000]


def test_pausing_writes_clocks_only_where_there_are_some() -> None:
    for rules, count in ((GAME, 1), (ClockRules(), 0)):
        house, _ = timed(rules)
        assert len(house.call(house.table.pause).rows) == count
    assert not House().call(House().table.pause).rows


# --- away ------------------------------------------------------------------------------------------------------------


def test_a_bot_comes_for_whoever_stays_away() -> None:
    house, (host, east) = timed(ClockRules(away=60))
    house.drop(host)
    assert not east.scene["chairs"][0]["here"]
    house.wait(59_999)
    assert not east.scene["chairs"][0]["relieved"]
    house.wait(1)
    assert (east.scene["chairs"][0]["relieved"], east.scene["chairs"][0]["bot"]) == (True, "greedy")
    assert house.think() == 1
    house.check()


def test_whoever_looks_in_is_waited_for_again() -> None:
    house, (host, east) = timed(ClockRules(away=60))
    for _ in range(3):
        house.drop(host)
        house.wait(50_000)
        host = house.join(NORTH)
    house.wait(50_000)
    assert not east.scene["chairs"][0]["relieved"]


def test_nobody_is_relieved_where_nobody_waits() -> None:
    house, (host, east) = timed(ClockRules(away=60))
    house.drop(host)
    house.drop(east)
    house.wait(10**6)
    assert house.table.due is None
    alone = House(("me", "random"), clock=ClockRules(away=60))
    (only,) = alone.begun(NORTH)
    alone.drop(only)
    alone.wait(10**6)
    assert not alone.table.room.chairs[0].relieved


def test_without_bots_patience_has_no_end() -> None:
    house, (host, _) = timed(ClockRules(away=60), bots=())
    house.drop(host)
    house.wait(10**6)
    assert house.table.due is None


def test_patience_begins_anew_after_a_restart() -> None:
    house, (host, east) = timed(ClockRules(away=60))
    house.drop(host)
    house.wait(59_000)
    house.restore()
    east = house.join(EAST)
    house.wait(69_000)
    assert not east.scene["chairs"][0]["relieved"]
    house.wait(1000)
    assert east.scene["chairs"][0]["relieved"]


def test_who_resigned_is_not_waited_for() -> None:
    house, (host, east, south) = timed(ClockRules(away=60), 3)
    host.done(wire.Resign, seat=0)
    house.drop(host)
    house.wait(10**6)
    assert not east.scene["chairs"][0]["relieved"]
    assert south.asked is not None
