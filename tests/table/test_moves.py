"""Deciding: what is accepted, what is refused and why, what is told to whom."""

from __future__ import annotations

import pytest

from tavola.core.rng import Dice
from tavola.games._template.actions import Draw, Pass, Stake
from tavola.table import wire
from tests.table.kit import EAST, NORTH, PASSER, SOUTH, Client, House, seat_of


def led() -> tuple[House, list[Client]]:
    """Everybody has staked."""
    house = House(("me", "open", "open"))
    clients = house.begun(NORTH, EAST, SOUTH, lang="en")
    for client in clients:
        client.act(Stake(1))
    return house, clients


def test_a_whole_game_is_played_and_everybody_keeps_up() -> None:
    house = House(("me", "open", "open"))
    clients = house.begun(NORTH, EAST, SOUTH)
    passer = house.join(PASSER, lang="ru")
    while house.play(clients, 7):
        house.check()
    assert house.table.status == "over"
    assert {client.v for client in (*clients, passer)} == {house.table.room.v}
    assert passer.scene["ending"]["reason"] in ("lit", "night")
    assert all(client.sums > 10 for client in clients)
    house.table.room.running.match.record.verify()


@pytest.mark.parametrize("options", [{}, {"hiddenBackpack": True, "scenario": "duo"}], ids=["solo", "duo"])
def test_gorgasali_is_played_by_people_and_bots(options: dict[str, str | bool]) -> None:
    house = House(("me", "open", "random", "random"), "gorgasali", careful=False, options=options | {"roundLimit": 3})
    clients = house.begun(NORTH, EAST, lang="en")
    passer = house.join(None)
    for _ in range(2000):
        house.think()
        if not house.play(clients, 1):
            break
    house.check()
    assert house.table.status == "over"
    assert passer.v == clients[0].v
    house.restore()


def test_the_decision_of_a_seat_is_its_own() -> None:
    house, clients = led()
    mover = seat_of(clients)
    other = next(client for client in clients if client is not mover)
    assert mover.asked is not None
    need = mover.asked["need"]
    assert other.refused(wire.Act, need=need, action={"t": "draw"}) == "stale"
    assert house.join(PASSER).refused(wire.Act, need=need, action={"t": "draw"}) == "not-yours"
    assert other.scene["ask"] is None
    assert mover.refused(wire.Act, need=need - 1, action={"t": "draw"}) == "stale"
    assert mover.refused(wire.Act, need=need + 1, action={"t": "draw"}) == "stale"
    mover.act(Draw())
    assert mover.refused(wire.Act, need=need, action={"t": "draw"}) == "stale"


def test_a_game_that_does_not_run_takes_no_moves() -> None:
    house = House(("me", "open"))
    host = house.join(NORTH)
    assert host.refused(wire.Act, need=1, action={"t": "draw"}) == "not-running"
    house.join(EAST).done(wire.Sit, seat=1)
    host.done(wire.Start)
    host.done(wire.Resign, seat=0)
    assert host.refused(wire.Act, need=1, action={"t": "draw"}) == "over"
    assert host.refused(wire.Start) == "over"


def test_a_rule_that_refuses_is_named_with_its_sentence() -> None:
    _, clients = led()
    mover = seat_of(clients)
    answer = mover.act({"t": "kindle"})
    assert (answer["t"], answer["rule"], answer["reason"]) == ("refused", "TP-6.1", "too-little-oil")
    assert answer["text"]
    assert mover.asked is not None
    assert answer["need"] == mover.asked["need"]


@pytest.mark.parametrize(
    "action", [{}, {"t": "fly"}, {"t": "stake"}, {"t": "stake", "number": "1"}, {"t": "draw", "more": 1}, {"t": 3}]
)
def test_what_is_no_action_is_wrong(action: dict[str, object]) -> None:
    _, clients = led()
    assert seat_of(clients).act(action)["reason"] == "wrong"


def test_whoever_chooses_with_others_keeps_the_question() -> None:
    house = House(("me", "open", "open"))
    host, east, _ = house.begun(NORTH, EAST, SOUTH)
    before = east.asked
    host.act(Stake(2))
    assert east.asked == before
    assert host.asked is None
    assert east.scene["deciders"] == [1, 2]
    assert east.log[-1]["events"] == [{"e": "staked", "seat": 0, "number": -2}]
    assert host.log[-1]["events"] == [{"e": "staked", "seat": 0, "number": 2}]


def paying() -> Client:
    """Whoever is asked for a payment."""
    house = House(("me", "open"))
    clients = house.begun(NORTH, EAST, lang="en")
    rng = Dice(1)
    for _ in range(200):
        mover = seat_of(clients)
        assert mover.asked is not None
        if mover.asked["menu"]["kind"] == "pick":
            return mover
        wish = {"t": "kindle"}
        mover.act(wish) if wish in mover.actions else mover.chance(rng)
    raise AssertionError("nobody kindles")


def test_things_to_pick_have_their_words() -> None:
    """After those of the actions, one for each thing."""
    mover = paying()
    assert mover.asked is not None
    of, looked = mover.asked["menu"]["of"], mover.ask(wire.Look(mover.asked["need"]))
    assert len(of) > 1
    assert len(looked["labels"]) == len(mover.actions) + len(of)
    assert all(looked["labels"])
    assert looked["labels"][0] == "Pass"
    assert len(looked["rules"]) == len(mover.actions)


def test_a_set_is_picked() -> None:
    """The menu of a payment is a pick; an aim is none, and a bare action is as good."""
    mover = paying()
    assert mover.asked is not None
    need, of = mover.asked["need"], mover.asked["menu"]["of"]
    assert mover.refused(wire.Pick, need=need, items=()) == "no-such-cards"
    assert mover.refused(wire.Pick, need=need, items=(99, -1)) == "no-such-cards"
    assert mover.refused(wire.Aim, need=need, disk=0, dx=1, dy=1, speed=1) == "wrong"
    assert mover.actions == [{"t": "pass"}]
    answers = [mover.do(wire.Pick, need=need, items=tuple(of[:count])) for count in range(1, len(of) + 1)]
    assert "done" in [answer["t"] for answer in answers]
    assert mover.scene["view"]["players"][mover.whole["seats"][0]]["lanterns"] == 1


def test_a_pick_is_no_answer_to_a_list() -> None:
    _, clients = led()
    mover = seat_of(clients)
    assert mover.asked is not None
    assert mover.refused(wire.Pick, need=mover.asked["need"], items=(0,)) == "wrong"


def test_choices_are_explained() -> None:
    _, clients = led()
    mover = seat_of(clients)
    assert mover.asked is not None
    looked = mover.ask(wire.Look(mover.asked["need"]))
    assert len(looked["labels"]) == len(mover.actions)
    assert all(looked["labels"])
    assert mover.ask(wire.Look(0)) == {"t": "looked", "need": 0, "labels": [], "rules": []}
    other = next(client for client in clients if client is not mover)
    assert other.ask(wire.Look(mover.asked["need"]))["labels"] == []


def test_why_and_why_not() -> None:
    house, clients = led()
    mover = seat_of(clients)
    other = next(client for client in clients if client is not mover)
    before = house.table.room.v
    assert mover.ask(wire.Why({"t": "draw"}))["fine"]
    because = mover.ask(wire.Why({"t": "kindle"}))
    assert (because["rule"], because["reason"]) == ("TP-6.1", "too-little-oil")
    assert other.ask(wire.Why({"t": "draw"}))["rule"] == "TP-2.2"
    assert mover.ask(wire.Why({"t": "fly"}))["reason"] == "wrong"
    assert house.join(None).ask(wire.Why({"t": "draw"}))["reason"] == "not-yours"
    assert House().join(NORTH).ask(wire.Why({"t": "draw"}))["reason"] == "not-running"
    assert house.table.room.v == before


def test_the_rules_behind_an_event() -> None:
    house = House(("me", "random"), "gorgasali")
    (host,) = house.begun(NORTH, lang="en")
    host.chance(Dice(1))
    told = host.log[-1]
    assert host.ask(wire.Behind(told["v"], 0))["fine"]
    assert host.ask(wire.Behind(told["v"], 99))["reason"] == "wrong"
    assert host.ask(wire.Behind(0, 0))["reason"] == "wrong"
    assert host.ask(wire.Behind(told["v"], -1))["reason"] == "wrong"


def test_sentences_come_in_the_language_asked_for() -> None:
    house = House(("me", "open"))
    host, east = house.begun(NORTH, EAST)
    english, russian = house.join(NORTH, "two", lang="en"), house.join(NORTH, "three", lang="ru")
    other = house.join(NORTH, "four", lang="tlh")
    host.act(Stake(1))
    east.act(Stake(0))
    assert any("North" in said for said in english.log[-1]["said"])
    assert any("North" in said for said in russian.log[-1]["said"])
    assert english.log[-1]["said"] != russian.log[-1]["said"]
    assert other.log[-1]["said"] == english.log[-1]["said"]
    assert host.log[-1]["said"] == []
    assert host.question == ""
    assert english.question
    assert russian.question
    house.check()
    house.restore()
    assert house.join(PASSER, lang="ru").log[-1]["said"] == russian.log[-1]["said"]


def test_the_log_begins_after_what_is_known() -> None:
    _, clients = led()
    mover = seat_of(clients)
    v = mover.v
    mover.act(Pass())
    assert [told["v"] for told in mover.hello(since=v).log] == [v + 1]
    assert len(mover.hello(since=10**9).log) == len(mover.hello().log) > 1
