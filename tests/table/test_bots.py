"""Seats that bots play: from the start, for a while, until their person comes back; and what preferences play."""

from __future__ import annotations

import msgspec
import pytest

from tavola.core.rng import Dice
from tavola.games._template.actions import Pass, Stake
from tavola.table import bots, wire
from tavola.table.jobs import match_of, think
from tests.table.kit import EAST, NORTH, PASSER, House, seat_of


class FirstBot:
    def choose(self, view: object, menu: object, rng: object) -> object:
        found = menu.listed()  # type: ignore[attr-defined]
        return found[0] if found else menu.sample(rng)  # type: ignore[attr-defined]


def encoded(action: object) -> bytes:
    return msgspec.json.encode(action)


# --- thinking --------------------------------------------------------------------------------------------------------


def test_each_decision_is_thought_about_once() -> None:
    house = House(("random", "random"), start=True)
    jobs = house.table.jobs()
    assert [(job.seat, job.bot) for job in jobs] == [(0, "random"), (1, "random")]
    assert house.table.jobs() == []
    house.call(house.table.thought, 0, jobs[0].need, encoded(Stake(2)))
    assert house.table.jobs() == [], "the other one thinks still"
    house.call(house.table.thought, 1, jobs[1].need, encoded(Stake(0)))
    (job,) = house.table.jobs()
    assert job.need > jobs[0].need


def test_a_job_holds_all_that_a_bot_needs() -> None:
    house = House(("random", "random", "random"), "gorgasali", start=True, careful=False)
    for _ in range(40):
        (job,) = house.table.jobs()
        assert match_of(job).view(job.seat) == house.table.room.running.match.view(job.seat)
        house.call(house.table.thought, job.seat, job.need, think(job, FirstBot(), Dice(1)))  # type: ignore[arg-type]


@pytest.mark.parametrize("answer", [b"", b"nonsense", b"{}", b'{"t":"stake","number":9}', b'{"t":"draw"}', b"\xff\xfe"])
def test_a_bot_without_a_good_answer_chooses_by_chance(answer: bytes) -> None:
    house = House(("random", "random"), start=True)
    (job, _) = house.table.jobs()
    house.call(house.table.thought, 0, job.need, answer)
    assert house.table.room.deciders == (1,)


def test_thoughts_that_come_too_late_are_forgotten() -> None:
    house = House(("me", "random"))
    (host,) = house.begun(NORTH)
    (job,) = house.table.jobs()
    for seat, need in ((1, job.need - 1), (1, job.need + 1), (0, job.need), (7, job.need), (-1, job.need)):
        house.call(house.table.thought, seat, need, encoded(Stake(2)))
        assert house.table.room.deciders == (0, 1)
    house.call(house.table.thought, 1, job.need, encoded(Stake(2)))
    house.call(house.table.thought, 1, job.need, encoded(Stake(1)))
    assert host.scene["view"]["stakes"] == [-1, -2]


def test_thoughts_about_a_table_that_is_over_are_forgotten() -> None:
    house = House(("me", "random"))
    (host,) = house.begun(NORTH)
    (job,) = house.table.jobs()
    host.done(wire.Offer, what="abort")
    house.call(house.table.thought, 1, job.need, encoded(Stake(2)))
    assert house.table.jobs() == []
    assert House().table.jobs() == []


def test_moves_of_bots_are_held_until_people_can_follow() -> None:
    house = House(("me", "random"), pace=500)
    (host,) = house.begun(NORTH)
    (job,) = house.table.jobs()
    house.call(house.table.thought, 1, job.need, encoded(Stake(2)))
    assert host.scene["deciders"] == [0, 1]
    house.wait(499)
    assert host.scene["deciders"] == [0, 1]
    house.wait(1)
    assert host.scene["deciders"] == [0]


def test_whoever_sits_sets_the_pace() -> None:
    house = House(("me", "random"), pace=5000)
    (host,) = house.begun(NORTH)
    assert house.join(PASSER).refused(wire.Pace, ms=1) == "not-yours"
    for ms in (-1, 10_001, 2**60):
        assert host.refused(wire.Pace, ms=ms) == "wrong"
    house.call(house.table.thought, 1, house.table.jobs()[0].need, encoded(Stake(2)))
    host.done(wire.Pace, ms=0)
    assert host.scene["pace"] == 0
    house.wait(0)
    assert host.scene["deciders"] == [0]


def test_a_held_move_for_a_decision_that_is_gone_is_dropped() -> None:
    house = House(("me", "random"), pace=500)
    (host,) = house.begun(NORTH)
    house.call(house.table.thought, 1, house.table.jobs()[0].need, encoded(Stake(2)))
    host.act(Stake(1))
    host.done(wire.Undo)
    house.wait(5000)
    assert host.scene["deciders"] == [0, 1]
    assert house.think() == 1


def test_bots_are_asked_again_after_a_restart() -> None:
    house = House(("me", "random"))
    house.begun(NORTH)
    (job,) = house.table.jobs()
    house.restore()
    assert house.table.jobs() == [job]


# --- for a while -----------------------------------------------------------------------------------------------------


def test_a_bot_relieves_who_is_away_and_goes_when_they_come_back() -> None:
    house = House(("me", "open"))
    host, east = house.begun(NORTH, EAST)
    assert east.refused(wire.Relieve, seat=0, bot="random") == "not-away"
    house.drop(host)
    assert east.refused(wire.Relieve, seat=0, bot="unheard-of") == "no-such-bot"
    assert east.refused(wire.Relieve, seat=5, bot="random") == "wrong"
    assert house.join(PASSER).refused(wire.Relieve, seat=0, bot="random") == "not-yours"
    east.done(wire.Relieve, seat=0, bot="random")
    assert east.refused(wire.Relieve, seat=0, bot="random") == "not-away"
    chair = east.scene["chairs"][0]
    assert (chair["name"], chair["bot"], chair["relieved"], chair["here"]) == ("North", "random", True, False)
    (job,) = house.table.jobs()
    host = house.join(NORTH)
    assert host.asked is None
    assert host.refused(wire.Act, need=job.need, action={"t": "stake", "number": 1}) == "not-yours"
    assert east.refused(wire.Sit, seat=0) == "not-open"
    host.done(wire.Sit, seat=0)
    assert host.asked is not None
    house.call(house.table.thought, 0, job.need, encoded(Stake(2)))
    assert host.asked is not None, "what the bot thought is nobody's choice any more"
    host.act(Stake(1))
    house.check()


def test_one_has_a_bot_play_for_oneself_and_takes_over_again() -> None:
    house = House(("me", "open"))
    host, east = house.begun(NORTH, EAST)
    for _ in range(3):
        host.done(wire.Relieve, seat=0, bot="random")
        assert [job.seat for job in house.table.jobs()] == [0]
        host.done(wire.Sit, seat=0)
    assert east.scene["deciders"] == [0, 1]


def test_bots_play_on_until_the_end_when_everybody_left() -> None:
    house = House(("me", "open"))
    host, east = house.begun(NORTH, EAST)
    for client, seat in ((host, 0), (east, 1)):
        client.done(wire.Relieve, seat=seat, bot="random")
        house.drop(client)
    house.think()
    assert house.table.status == "over"
    assert [chair.kind for chair in house.table.summary().chairs] == ["person", "person"]


def test_a_bots_chair_is_nobodys_to_relieve() -> None:
    house = House(("me", "random"))
    (host,) = house.begun(NORTH)
    assert host.refused(wire.Relieve, seat=1, bot="greedy") == "not-away"


# --- preferences -----------------------------------------------------------------------------------------------------


def test_passing_is_played_for_who_wishes_it() -> None:
    house = House(("me", "open"))
    host, east = house.begun(NORTH, EAST)
    two = house.join(EAST, "two")
    east.done(wire.Prefer, forced=False, passes=True)
    assert two.whole["passes"]
    host.act(Stake(2))
    east.act(Stake(0))
    host.act(Pass())
    assert east.asked is not None
    assert east.actions[0]["t"] == "stake", "East passed, and the next round began"
    assert house.join(EAST, "three").whole["passes"]
    assert house.join(PASSER).refused(wire.Prefer, forced=True, passes=True) == "not-yours"
    house.restore()
    assert house.join(EAST).whole["passes"]


def test_the_only_choice_is_played_for_who_wishes_it() -> None:
    """A window without anything to respond with leaves passing alone; but nobody sees from outside that it was so."""
    house = House(("me", "open"), seed=4)
    clients = house.begun(NORTH, EAST)
    for client in clients:
        client.done(wire.Prefer, forced=True, passes=False)
    for _ in range(300):
        if house.table.status == "over":
            break
        mover = seat_of(clients)
        assert mover.asked is not None
        assert mover.asked["menu"]["kind"] == "pick" or len(mover.actions) > 1
        mover.chance(house.rng)
    assert house.table.status == "over"
    house.check()


def test_many_helped_moves_are_not_made_in_one_call(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is left is made at the next ring."""
    monkeypatch.setattr(bots, "FOLLOWED", 1)
    house = House(("me", "open"))
    host, east = house.begun(NORTH, EAST)
    for client in (host, east):
        client.done(wire.Prefer, forced=False, passes=True)
    host.act(Stake(2))
    east.act(Stake(0))
    assert host.scene["deciders"] == [1]
    assert house.table.due is not None
    house.wait(0)
    assert host.actions[0]["t"] == "stake"
