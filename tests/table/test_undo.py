"""Taking back: alone what nobody answered, by consent what nobody can have learned from, never what was revealed."""

from __future__ import annotations

from tavola.core.rng import Dice
from tavola.games._template.actions import Draw, Pass, Stake
from tavola.games.gorgasali.actions import PickCharacter, Roll
from tavola.table import wire
from tests.table.kit import EAST, NORTH, SOUTH, Client, House, seat_of


def staked(*, seats: int = 2) -> tuple[House, Client, list[Client]]:
    """The house, who leads, and the others."""
    people = (NORTH, EAST, SOUTH)[:seats]
    house = House(("me", *["open"] * (seats - 1)))
    clients = house.begun(*people)
    for client in clients:
        client.act(Stake(1))
    mover = seat_of(clients)
    return house, mover, [client for client in clients if client is not mover]


def test_nothing_was_done_yet() -> None:
    house = House(("me", "open"))
    host, east = house.begun(NORTH, EAST)
    assert host.refused(wire.Undo) == "nothing-to-undo"
    assert house.join(SOUTH).refused(wire.Undo) == "not-yours"
    host.act(Stake(1))
    assert east.refused(wire.Undo) == "nothing-to-undo"
    assert House().join(NORTH).refused(wire.Undo) == "not-running"


def test_what_nobody_answered_is_taken_back_alone() -> None:
    house = House(("me", "open", "open"))
    host, *others = house.begun(NORTH, EAST, SOUTH)
    before, entries = host.scene["view"], len(house.table.room.running.entries)
    host.act(Stake(2))
    house.wait(200)
    assert host.scene["undo"] == "own"
    assert [other.scene["undo"] for other in others] == ["", ""]
    host.done(wire.Undo)
    assert host.scene["view"] == before
    assert host.scene["undo"] == ""
    assert len(house.table.room.running.entries) == entries
    assert host.asked is not None
    assert host.actions[0] == {"t": "stake", "number": 0}
    house.check()
    host.act(Stake(0))
    assert host.scene["view"]["stakes"][0] == 0


def test_questions_before_are_stale_after_something_was_taken_back() -> None:
    house = House(("me", "open"))
    host, east = house.begun(NORTH, EAST)
    assert east.asked is not None
    need = east.asked["need"]
    host.act(Stake(2))
    host.done(wire.Undo)
    assert east.asked["need"] > need
    assert east.refused(wire.Act, need=need, action={"t": "stake", "number": 1}) == "stale"


def test_a_card_that_was_drawn_stays_drawn() -> None:
    house, mover, _ = staked()
    mover.act(Draw())
    assert mover.refused(wire.Undo) == "revealed"
    assert mover.refused(wire.Undo, ask=True) == "revealed"
    house.wait(200)
    assert mover.scene["undo"] == ""


def test_a_roll_stays_rolled() -> None:
    house = House(("me", "open"), "gorgasali")
    clients = house.begun(NORTH, EAST)
    for _ in range(40):
        mover = seat_of(clients)
        if {"t": "roll"} in mover.actions:
            break
        mover.chance(Dice(1))
    mover.act(Roll())
    assert mover.refused(wire.Undo, ask=True) in ("revealed", "nothing-to-undo")


def test_a_secret_choice_that_was_shown() -> None:
    """The last one knows what the first chose and would choose against it; the first one takes both choices back."""
    house = House(("me", "open"))
    host, east = house.begun(NORTH, EAST)
    host.act(Stake(1))
    east.act(Stake(1))
    assert east.refused(wire.Undo, ask=True) == "revealed"
    host.done(wire.Undo, ask=True)
    assert east.scene["offers"][0]["waits"] == [1]
    east.done(wire.Answer, what="undo", yes=True)
    assert east.scene["deciders"] == [0, 1]


def passed_in_turn() -> tuple[House, list[Client]]:
    """Three seats: the first two passed, the third is asked; since they staked nothing was revealed."""
    house, first, _ = staked(seats=3)
    clients = list(house.clients.values())
    first.act(Pass())
    second = seat_of(clients)
    second.act(Pass())
    return house, [first, second, seat_of(clients)]


def test_others_agree_one_after_the_other() -> None:
    house, (first, second, third) = passed_in_turn()
    house.wait(200)
    assert (first.scene["undo"], second.scene["undo"], third.scene["undo"]) == ("ask", "own", "ask")
    assert first.refused(wire.Undo) == "answered"
    first.done(wire.Undo, ask=True)
    seat = first.whole["seats"][0]
    assert third.scene["offers"] == [{"what": "undo", "seat": seat, "waits": sorted({0, 1, 2} - {seat})}]
    second.done(wire.Answer, what="undo", yes=True)
    assert second.refused(wire.Answer, what="undo", yes=True) == "not-yours"
    assert len(first.scene["offers"][0]["waits"]) == 1
    third.done(wire.Answer, what="undo", yes=True)
    assert first.scene["offers"] == []
    assert first.asked is not None
    assert third.scene["deciders"] == [seat]
    house.check()


def test_one_who_does_not_agree_is_enough() -> None:
    _, (first, second, third) = passed_in_turn()
    first.done(wire.Undo, ask=True)
    second.done(wire.Answer, what="undo", yes=True)
    third.done(wire.Answer, what="undo", yes=False)
    assert first.scene["offers"] == []
    assert third.asked is not None
    assert third.refused(wire.Answer, what="undo", yes=False) == "no-such-offer"


def test_it_may_be_withdrawn() -> None:
    _, (first, second, _) = passed_in_turn()
    first.done(wire.Undo, ask=True)
    first.done(wire.Answer, what="undo", yes=False)
    assert second.refused(wire.Answer, what="undo", yes=True) == "no-such-offer"


def test_whoever_moves_on_has_answered() -> None:
    _, (first, _, third) = passed_in_turn()
    first.done(wire.Undo, ask=True)
    third.act(Pass())
    assert first.scene["offers"] == []


def test_asking_for_it_as_an_offer_does_not_go_around_the_rules() -> None:
    """Alone with bots nobody would have to agree."""
    house = House(("me", "random"))
    (host,) = house.begun(NORTH)
    for _ in range(50):
        house.think()
        if {"t": "draw"} in host.actions:
            break
        host.chance(Dice(2))
    host.act(Draw())
    assert host.refused(wire.Offer, what="undo") == "wrong"
    assert host.refused(wire.Undo, ask=True) == "revealed"


def test_nobody_asks_bots() -> None:
    house = House(("me", "random", "random"), "gorgasali")
    (host,) = house.begun(NORTH)
    first = host.scene["deciders"][0]
    for _ in range(3):
        house.think(1) if host.asked is None else host.act(PickCharacter(host.actions[0]["character"]))
    assert first in (0, 1, 2)
    answer = host.do(wire.Undo, ask=True)
    assert answer["t"] == "done" or answer["reason"] in ("revealed", "nothing-to-undo")
    assert host.scene["offers"] == []


def test_several_steps_are_taken_back_one_by_one() -> None:
    house = House(("me", "me"), "gorgasali", seed=11)
    host = house.join(NORTH)
    host.done(wire.Start)
    rng = Dice(3)
    walked = 0
    for _ in range(400):
        seat = host.scene["deciders"][0]
        host.hello(eyes=seat)
        steps = [action for action in host.actions if action["t"] == "step"]
        if not steps:
            host.chance(rng)
            continue
        before = [house.table.room.running.match.digest()]
        while steps and walked < 3:
            host.act(steps[0])
            walked += 1
            before.append(house.table.room.running.match.digest())
            if house.table.room.deciders != (seat,):
                break
            steps = [action for action in host.actions if action["t"] == "step"]
        if walked >= 2:
            break
        walked = 0
    before.pop()
    while before:
        if host.do(wire.Undo)["t"] != "done":
            break
        assert house.table.room.running.match.digest() == before.pop()
    assert walked >= 2
    assert len(before) < walked


def test_after_taking_back_nobody_is_helped_before_choosing() -> None:
    house, (_, second, third) = passed_in_turn()
    second.done(wire.Prefer, forced=False, passes=True)
    second.done(wire.Undo)
    assert {"t": "pass"} in second.actions
    house.wait(1000)
    assert {"t": "pass"} in second.actions
    second.act(Draw())
    assert third.asked is not None


def test_what_may_be_taken_back_is_told_to_one_who_comes_back() -> None:
    house = House(("me", "open"))
    host, _ = house.begun(NORTH, EAST)
    host.act(Stake(1))
    house.wait(200)
    house.drop(host)
    house.wait(1000)
    again = house.join(NORTH)
    house.wait(200)
    assert again.scene["undo"] == "own"
    again.done(wire.Undo)
