"""Offers: ending it together, playing again, and leaving."""

from __future__ import annotations

import pytest

from tavola.table import wire
from tavola.table.effects import Effects
from tests.table.kit import EAST, NORTH, PASSER, SOUTH, Client, House


def three(**more: object) -> tuple[House, list[Client]]:
    house = House(("me", "open", "open"), **more)  # type: ignore[arg-type]
    return house, house.begun(NORTH, EAST, SOUTH)


def called(house: House) -> list[Effects]:
    return [effects for effects in house.effects if effects.rematch is not None]


def over(house: House, *clients: Client) -> None:
    house.play(list(clients))
    assert house.table.status == "over"


# --- ending together -------------------------------------------------------------------------------------------------


def test_a_game_ends_when_all_agree() -> None:
    house, (host, east, south) = three(rated=True)
    house.play([host, east, south], 5)
    host.done(wire.Offer, what="abort")
    assert host.refused(wire.Offer, what="abort") == "not-yours"
    assert south.scene["offers"] == [{"what": "abort", "seat": 0, "waits": [1, 2]}]
    east.done(wire.Offer, what="abort")
    assert house.join(PASSER).refused(wire.Answer, what="abort", yes=True) == "not-yours"
    south.done(wire.Answer, what="abort", yes=True)
    assert host.scene["ending"] == {"places": [], "scores": [], "reason": "aborted", "rating": []}
    assert (host.scene["status"], host.scene["deciders"], host.scene["offers"]) == ("over", [], [])
    assert house.effects[-1].over
    summary = house.table.summary()
    assert (summary.rated, summary.ended) == (False, house.now)
    assert summary.entries > 5
    house.check()


def test_alone_with_bots_one_ends_it_oneself() -> None:
    house = House(("me", "random"))
    (host,) = house.begun(NORTH)
    host.done(wire.Offer, what="abort")
    assert house.table.status == "over"


def test_one_who_says_no_is_enough() -> None:
    _, (host, east, south) = three()
    host.done(wire.Offer, what="abort")
    east.done(wire.Answer, what="abort", yes=False)
    assert host.scene["offers"] == []
    assert south.refused(wire.Answer, what="abort", yes=True) == "no-such-offer"


@pytest.mark.parametrize("what", ["undo", "", "feast"])
def test_what_cannot_be_offered(what: str) -> None:
    """What is taken back is asked for by Undo."""
    _, (host, *_) = three()
    assert host.refused(wire.Offer, what=what) == "wrong"


def test_a_draw_is_an_end_by_the_rules() -> None:
    house, (host, east, south) = three(rated=True)
    house.play([host, east, south], 3)
    assert host.whole["draws"]
    east.done(wire.Offer, what="draw")
    host.done(wire.Answer, what="draw", yes=True)
    assert host.scene["status"] == "running"
    south.done(wire.Answer, what="draw", yes=True)
    assert host.scene["ending"]["places"] == [1, 1, 1]
    assert host.scene["ending"]["reason"] == "agreed"
    assert house.table.summary().rated
    house.check()


def test_a_draw_that_one_declines_is_none() -> None:
    _, (host, east, south) = three()
    host.done(wire.Offer, what="draw")
    east.done(wire.Answer, what="draw", yes=True)
    south.done(wire.Answer, what="draw", yes=False)
    assert (host.scene["offers"], host.scene["status"]) == ([], "running")


def test_bots_agree_to_no_draw() -> None:
    house = House(("me", "random"))
    (host,) = house.begun(NORTH)
    assert host.refused(wire.Offer, what="draw") == "bots-play-on"


def test_a_game_without_agreed_draws_has_none() -> None:
    house = House(("me", "open"), game="gorgasali")
    host, _ = house.begun(NORTH, EAST)
    assert host.refused(wire.Offer, what="draw") == "no-draws"


def test_offers_have_their_time() -> None:
    house = House(("me", "open"))
    host = house.join(NORTH)
    assert host.refused(wire.Offer, what="abort") == "not-running"
    assert host.refused(wire.Offer, what="rematch") == "not-running"
    assert house.join(PASSER).refused(wire.Offer, what="abort") == "not-yours"
    east = house.join(EAST)
    east.done(wire.Sit, seat=1)
    host.done(wire.Start)
    assert host.refused(wire.Offer, what="rematch") == "not-running"
    over(house, host, east)
    assert host.refused(wire.Offer, what="abort") == "over"


def test_one_whom_a_bot_relieves_is_not_waited_for() -> None:
    house, (host, east, south) = three()
    host.done(wire.Offer, what="abort")
    south.done(wire.Answer, what="abort", yes=True)
    house.drop(east)
    assert house.table.status == "running"
    host.done(wire.Relieve, seat=1, bot="random")
    assert house.table.status == "over"


def test_an_offer_that_is_settled_sweeps_others_away() -> None:
    """Two wait for the same seat. Taking back comes first, and then there is nothing left to agree to."""
    house, (host, east, south) = three()
    host.chance(house.rng)
    east.chance(house.rng)
    host.done(wire.Undo, ask=True)
    host.done(wire.Offer, what="abort")
    for what in ("undo", "abort"):
        south.done(wire.Answer, what=what, yes=True)
    east.done(wire.Relieve, seat=1, bot="random")
    assert house.table.status == "running"
    assert host.scene["offers"] == []
    assert host.asked is not None


def test_one_who_resigned_is_not_waited_for() -> None:
    house, (host, east, south) = three()
    host.done(wire.Offer, what="abort")
    east.done(wire.Answer, what="abort", yes=True)
    south.done(wire.Resign, seat=2)
    assert house.table.status == "over"
    assert host.scene["ending"]["reason"] == "aborted"


# --- playing again ---------------------------------------------------------------------------------------------------


def test_those_who_stayed_play_again() -> None:
    house = House(("me", "open", "random", "open"), private=True, pace=0, options={"lanterns": 1})
    host, east, south = house.join(NORTH), house.join(EAST), house.join(SOUTH)
    east.done(wire.Sit, seat=1, name="Easterly")
    south.done(wire.Sit, seat=3)
    host.done(wire.Start)
    while house.table.status == "running":
        house.think()
        house.play([host, east, south], 1)
    house.drop(south)
    east.done(wire.Offer, what="rematch")
    assert host.scene["offers"] == [{"what": "rematch", "seat": 1, "waits": [0]}]
    host.done(wire.Answer, what="rematch", yes=True)
    (effects,) = called(house)
    plan = effects.rematch
    assert plan is not None
    assert effects.host == NORTH
    assert plan.chairs == ("open", "open", "random", "open")
    assert [person.name if person else "" for person in plan.people] == ["North", "Easterly", "", ""]
    assert (plan.start, plan.private, plan.seed, plan.options) == (True, True, None, {"lanterns": 1})
    assert host.refused(wire.Offer, what="rematch") == "over", "the next table is being made"
    house.call(house.table.go_to, "next-table")
    assert east.scene["next"] == "next-table"
    again = House(plan.chairs, people=plan.people, start=True)
    assert again.table.status == "open"
    assert again.table.info().who == ("North", "Easterly", "random", "")
    house.check()


def test_the_host_left_and_another_takes_the_table_over() -> None:
    house, (host, east, south) = three()
    over(house, host, east, south)
    house.drop(host)
    east.done(wire.Offer, what="rematch")
    south.done(wire.Answer, what="rematch", yes=True)
    (effects,) = called(house)
    assert effects.host == EAST


def test_nobody_is_called_to_a_table_of_people_who_went() -> None:
    house, (host, east, south) = three()
    over(house, host, east, south)
    host.done(wire.Offer, what="rematch")
    house.drop(host)
    assert east.scene["offers"] == []
    house.drop(east)
    house.drop(south)
    assert not called(house)


def test_who_goes_is_not_waited_for() -> None:
    house, (host, east, south) = three()
    over(house, host, east, south)
    host.done(wire.Offer, what="rematch")
    east.done(wire.Answer, what="rematch", yes=True)
    house.drop(south)
    assert len(called(house)) == 1


def test_two_on_one_screen_keep_their_names() -> None:
    house = House(("me", "me", "open"))
    host, east = house.join(NORTH), house.join(EAST)
    east.done(wire.Sit, seat=2)
    host.done(wire.Stand, seat=1)
    host.done(wire.Sit, seat=1, name="Northerly")
    host.done(wire.Start)
    east.done(wire.Resign, seat=2)
    host.done(wire.Offer, what="abort")
    host.done(wire.Offer, what="rematch")
    east.done(wire.Answer, what="rematch", yes=True)
    (effects,) = called(house)
    assert effects.rematch is not None
    again = House(effects.rematch.chairs, people=effects.rematch.people)
    assert again.table.info().who == ("North", "Northerly", "East")


# --- leaving ---------------------------------------------------------------------------------------------------------


def test_a_seat_that_resigned_is_out() -> None:
    house, (host, east, south) = three()
    before = east.asked
    assert host.refused(wire.Resign, seat=1) == "not-yours"
    assert host.refused(wire.Resign, seat=7) == "not-yours"
    host.done(wire.Resign, seat=0)
    assert east.scene["chairs"][0]["resigned"]
    assert host.asked is None
    assert east.asked is not None
    assert before is not None
    assert east.asked["need"] > before["need"], "one who left may have changed the choices of others"
    assert host.refused(wire.Resign, seat=0) == "over"
    assert host.refused(wire.Sit, seat=0) == "not-open"
    assert south.refused(wire.Relieve, seat=0, bot="random") == "not-away"
    house.check()
    east.done(wire.Resign, seat=1)
    assert south.scene["status"] == "over"
    assert south.scene["ending"]["places"][2] == 1


@pytest.mark.parametrize("leaver", ["zone", "bot"])
def test_gorgasali_lets_a_leaver_die_or_be_played_by_a_bot(leaver: str) -> None:
    house = House(("me", "open", "open"), "gorgasali", options={"leaver": leaver})
    host, east, south = house.begun(NORTH, EAST, SOUTH)
    house.play([host, east, south], 9)
    host.done(wire.Resign, seat=0)
    chair = east.scene["chairs"][0]
    assert (chair["resigned"], chair["bot"]) == (True, "greedy" if leaver == "bot" else "")
    assert east.scene["view"]["seats"][0]["alive"] == (leaver == "bot")
    assert host.asked is None
    assert house.table.info().people == ("n", "e", "s")
    if leaver == "bot":
        while 0 not in house.table.room.deciders:
            house.play([east, south], 1)
        assert host.refused(wire.Act, need=east.v, action={"t": "roll"}) in ("not-yours", "stale")
        assert house.think() > 0
    house.check()


def test_where_a_bot_must_take_over_and_there_is_none_nobody_leaves() -> None:
    house = House(("me", "open"), "gorgasali", options={"leaver": "bot"}, bots=())
    host, _ = house.begun(NORTH, EAST)
    answer = host.do(wire.Resign, seat=0)
    assert answer["t"] == "refused"
    assert answer["rule"].startswith("GO-")
