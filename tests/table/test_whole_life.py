"""A table from outside: forks, ratings, failing, and what is told to the lobby and the archive."""

from __future__ import annotations

import msgspec
import pytest

from tavola.core.errors import RecordError, TavolaError
from tavola.core.record import Record
from tavola.core.rng import Dice
from tavola.games._template.actions import Stake
from tavola.table import journal, wire
from tavola.table.effects import Fork, Plan
from tavola.table.running import Table
from tests.table.kit import EAST, MORNING, NORTH, PASSER, Client, House


def finished(**more: object) -> tuple[House, list[Client]]:
    house = House(("me", "open"), **more)  # type: ignore[arg-type]
    clients = house.begun(NORTH, EAST)
    house.play(clients)
    return house, clients


# --- the end ---------------------------------------------------------------------------------------------------------


def test_a_game_that_is_over_is_told_once() -> None:
    house, (host, east) = finished(rated=True)
    assert [effects.over for effects in house.effects].count(True) == 1
    summary = house.table.summary()
    assert summary.ending is not None
    assert summary.rated
    assert len(summary.ending.places) == 2
    assert Record.decode(summary.record).verify().result is not None
    assert summary.entries == len(Record.decode(summary.record).entries)
    assert [chair.name for chair in summary.chairs] == ["North", "East"]
    for client in (host, east):
        assert client.refused(wire.Undo) == "over"
        assert client.refused(wire.Act, need=client.v, action={"t": "draw"}) == "over"
        assert client.refused(wire.Resign, seat=0) == "over"
        assert client.ask(wire.Why({"t": "draw"}))["reason"] == "over"
    house.check()


def test_a_rating_becomes_part_of_the_ending() -> None:
    house, (host, _) = finished(rated=True)
    house.call(house.table.rate, (12, -12))
    assert host.scene["ending"]["rating"] == [12, -12]
    assert house.restore().join(NORTH).scene["ending"]["rating"] == [12, -12]


def test_a_table_that_was_put_away_is_as_it_was() -> None:
    house, _ = finished()
    before = house.table.summary()
    house.now += 10**9
    house.restore()
    assert house.table.status == "over"
    assert house.table.summary().ended == before.ended
    passer = house.join(PASSER, lang="en")
    assert passer.log
    assert passer.scene["view"] is not None


# --- forks -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["template", "gorgasali"])
def test_a_game_is_played_on_from_the_middle_of_another(game: str) -> None:
    first = House(("random", "random"), game, start=True, careful=False)
    first.think(40)
    match = first.table.room.running.match
    data, at = match.record.encode(), len(match.record.entries) - 7
    house = House(("me", "random"), game, start=True, fork=Fork(data, at), rated=True)
    host = house.join(NORTH)
    assert host.scene["status"] == "running"
    assert house.table.room.running.match.record.entries[:at] == match.record.entries[:at]
    for _ in range(30):
        house.think()
        if host.asked:
            host.chance(house.rng)
    house.check()
    house.restore()
    assert not house.table.summary().rated
    house.table.room.running.match.record.verify()


def test_a_fork_after_the_last_move_of_a_finished_game() -> None:
    first = House(("random", "random"), start=True)
    first.think()
    data = first.table.summary().record
    entries = first.table.summary().entries
    with pytest.raises(TavolaError, match="the game is over there"):
        House(("me", "random"), fork=Fork(data, entries))
    for at in (0, entries - 1):
        house = House(("me", "random"), start=True, fork=Fork(data, at))
        assert house.table.status == "running"
        assert house.table.room.running.match.record.result is None
        house.think()


@pytest.mark.parametrize(
    ("chairs", "at", "words"),
    [
        (("me", "random"), -1, "at: expected 0"),
        (("me", "random"), 9999, "at: expected"),
        (("me",), 0, "chairs: expec"),
    ],
)
def test_a_fork_that_cannot_be(chairs: tuple[str, ...], at: int, words: str) -> None:
    first = House(("random", "random"), start=True)
    first.think(3)
    record = first.table.room.running.match.record.encode()
    with pytest.raises(TavolaError, match=words):
        House(chairs, fork=Fork(record, at))


# --- failing ---------------------------------------------------------------------------------------------------------


def broken() -> tuple[House, Client, Client]:
    """A table whose game fails in the middle of a move."""
    house = House(("me", "open"))
    host, east = house.begun(NORTH, EAST)
    host.act(Stake(2))
    house.wait(500)
    course = house.table.room.running

    def fail(*_: object) -> None:
        raise RuntimeError("a bug of ours")

    course.play = fail  # type: ignore[method-assign,assignment]
    assert east.asked is not None
    with pytest.raises(RuntimeError):
        east.say(wire.Act(77, east.asked["need"], {"t": "stake", "number": 0}))
    house.call(house.table.fail)
    return house, host, east


def test_a_table_that_fails_says_so_and_keeps_its_record() -> None:
    house, host, east = broken()
    assert (host.scene["status"], host.scene["ask"], host.scene["deciders"]) == ("broken", None, [])
    assert east.scene["view"]["stakes"] == [-2, -1], "what was seen last"
    assert house.effects[-1].over
    summary = house.table.summary()
    assert (summary.ending, summary.rated) == (None, False)
    assert len(Record.decode(summary.record).entries) == summary.entries > 0
    house.check()


def test_nothing_more_can_be_done_at_a_table_that_failed() -> None:
    house, host, east = broken()
    wishes: list[tuple[type[wire.Said], dict[str, object]]] = [
        (wire.Act, {"need": 1, "action": {}}), (wire.Undo, {}), (wire.Offer, {"what": "abort"}), (wire.Start, {}),
        (wire.Sit, {"seat": 0}), (wire.Stand, {"seat": 1}), (wire.Resign, {"seat": 1}), (wire.Fill, {"seat": 1}),
        (wire.Relieve, {"seat": 1, "bot": "random"}),
    ]  # fmt: skip
    for kind, fields in wishes:
        assert east.refused(kind, **fields) == "over"
    assert east.refused(wire.Offer, what="rematch") == "not-running"
    assert (house.table.jobs(), house.table.due) == ([], None)
    house.wait(10**6)
    assert host.scene["status"] == "broken"


def test_a_table_that_failed_comes_back_with_what_was_good() -> None:
    house, _, _ = broken()
    house.restore()
    assert house.table.status == "broken"
    host = house.join(NORTH, lang="en")
    assert host.scene["view"]["stakes"] == [2, -1]
    assert host.ask(wire.Why({"t": "draw"}))["reason"] == "over"


def test_an_open_table_may_fail_too() -> None:
    house = House()
    host = house.join(NORTH)
    house.call(house.table.fail)
    assert host.scene["status"] == "broken"
    assert house.table.summary().record == b""
    house.restore()


# --- journals --------------------------------------------------------------------------------------------------------


def test_what_is_no_journal_is_refused() -> None:
    row = journal.encode(journal.Row(MORNING, 1, (journal.Paced(3),)))
    for rows, words in (([], "no rows"), ([b"\x00"], "row 0"), ([row], "expected how the table was made")):
        with pytest.raises(RecordError, match=words):
            Table.restore("tisch", rows, MORNING)


def test_chances_come_back_as_they_fell() -> None:
    """A table made without a seed: nothing but the journal knows how the cards lie."""
    house = House(("me", "open"), seed=None)
    clients = house.begun(NORTH, EAST)
    house.play(clients, 12)
    digest = house.table.room.running.match.digest()
    assert house.restore().table.room.running.match.digest() == digest


def test_a_restored_table_is_played_to_its_end() -> None:
    house = House(("me", "random", "open"), "gorgasali", careful=False, options={"roundLimit": 2})
    clients = [house.join(NORTH), house.join(EAST)]
    clients[1].done(wire.Sit, seat=2)
    clients[0].done(wire.Start)
    for number in range(3000):
        house.think()
        if not house.play(clients, 1, Dice(number)):
            break
        if number % 15 == 7:
            house.restore()
            clients = [house.join(NORTH), house.join(EAST)]
    assert house.table.status == "over"
    house.restore()


def test_the_lobby_is_told_what_it_shows() -> None:
    house = House(("me", "open", "random"), private=True, clock=wire.ClockRules("move", 30))
    info = house.table.info()
    assert (info.id, info.game, info.status, info.open, info.private) == ("tisch", "template", "open", 1, True)
    assert (info.who, info.people, info.bots) == (("North", "", "random"), ("n",), (False, False, True))
    assert msgspec.to_builtins(info.clock)["seconds"] == 30
    assert info.deciders == ()
    house.begun(NORTH, EAST)
    assert house.table.info().deciders == (0, 1, 2)
    assert house.table.id == "tisch"


def test_a_plan_is_what_the_table_plays() -> None:
    plan = Plan("template", ("me", "open"), {"lanterns": 3}, bots=("random",))
    table, effects = Table.make("tisch", plan, NORTH, MORNING)
    assert table.room.options == {"lanterns": 3}
    assert len(effects.rows) == 1
    assert effects.lobby
