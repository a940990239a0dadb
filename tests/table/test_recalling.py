"""Earlier moments: shown as they were seen then, to the eyes that saw them."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

from tavola.core.record import Record
from tavola.table import wire
from tavola.table.effects import Fork
from tests.table.kit import EAST, NORTH, PASSER, SOUTH, Client, House

GAMES: dict[str, dict[str, Any]] = {
    "template": {},
    "gorgasali": {"options": {"hiddenBackpack": True, "roundLimit": 2}},
}
Seen = dict[int, tuple[Any, list[int]]]


def seen_by(house: House, watchers: list[Client], players: list[Client], moves: int) -> list[Seen]:
    """By version of a move: the view and the deciders, as each watcher was told them at once."""
    seen: list[Seen] = [{} for _ in watchers]
    for _ in range(moves):
        for watcher, moments in zip(watchers, seen, strict=True):
            if watcher.log and watcher.log[-1]["v"] == watcher.v:
                moments[watcher.v] = deepcopy((watcher.scene["view"], watcher.scene["deciders"]))
        if not house.play(players, 1):
            break
    return seen


def recalled(client: Client, v: int) -> tuple[Any, list[int]]:
    answer = client.ask(wire.Recall(v))
    assert (answer["t"], answer["v"]) == ("recalled", v), answer
    return answer["view"], answer["deciders"]


@pytest.mark.parametrize("name", GAMES)
def test_a_moment_is_shown_as_these_eyes_saw_it(name: str) -> None:
    """Seats and spectators, forwards and backwards, in the middle and after the end; nothing changes by it."""
    house = House(("me", "open", "open"), name, careful=False, **GAMES[name])
    players = house.begun(NORTH, EAST, SOUTH)
    watchers = [*players, house.join(PASSER)]
    for moves in (40, 3000):
        seen = seen_by(house, watchers, players, moves)
        before, rows = house.table.room.v, len(house.rows)
        for watcher, moments in zip(watchers, seen, strict=True):
            known = [told["v"] for told in watcher.log if told["v"] in moments]
            assert len(known) > 8
            for v in (*known[-60:], *reversed(known[-20:])):
                assert recalled(watcher, v) == moments[v]
        assert (house.table.room.v, len(house.rows)) == (before, rows)
    assert house.table.status == "over"


def test_each_sees_only_what_was_theirs_to_see() -> None:
    """The hands of an earlier moment are shown to their owners alone."""
    house = House(("me", "open", "open"))
    players = house.begun(NORTH, EAST, SOUTH)
    passer = house.join(PASSER)
    house.play(players, 40)
    hidden = 0
    for told in players[0].log:
        for eyes, watcher in enumerate((*players, passer)):
            hands = [row["hand"] for row in recalled(watcher, told["v"])[0]["players"]]
            for seat, hand in enumerate(hands):
                assert seat == eyes or set(hand) <= {-2}
                hidden += seat != eyes and len(hand)
    assert hidden


def test_a_table_made_again_knows_its_moments() -> None:
    house = House(("me", "open"))
    players = house.begun(NORTH, EAST)
    (seen,) = seen_by(house, players[:1], players, 30)
    house.restore()
    host = house.join(NORTH)
    known = [told["v"] for told in host.log if told["v"] in seen]
    assert len(known) > 10
    assert [recalled(host, v) for v in known] == [seen[v] for v in known]


def test_what_went_on_from_another_game_knows_its_own_moments() -> None:
    """They are played again from the beginning of the other."""
    old = House(("me", "open"))
    old.play(old.begun(NORTH, EAST))
    record = old.table.summary().record
    at = len(Record.decode(record).entries) // 2
    house = House(("me", "random"), fork=Fork(record, at), bots=("random",))
    host = house.join(NORTH)
    if house.table.status == "open":
        host.done(wire.Start)
    (seen,) = seen_by(house, [host], [host], 1)
    for _ in range(5):
        house.think()
        seen |= seen_by(house, [host], [host], 2)[0]
    known = [told["v"] for told in host.log if told["v"] in seen]
    assert len(known) > 3
    assert [recalled(host, v) for v in known] == [seen[v] for v in known]


def test_what_was_taken_back_is_no_moment_any_more() -> None:
    house = House(("me", "open"))
    host, _ = house.begun(NORTH, EAST)
    first = host.log[-1]["v"]
    view = deepcopy(host.scene["view"])
    host.act({"t": "stake", "number": 1})
    taken = host.v
    recalled(host, taken)
    house.wait(1000)
    host.done(wire.Undo)
    assert host.ask(wire.Recall(taken)) == {"t": "because", "reason": "wrong"}
    assert recalled(host, first)[0] == view
    host.act({"t": "stake", "number": 2})
    assert recalled(host, host.v)[0] == host.scene["view"]


@pytest.mark.parametrize("v", [-1, 0, 10**9])
def test_what_is_not_in_the_log_is_wrong(v: int) -> None:
    house = House(("me", "open"))
    wrong = {"t": "because", "reason": "wrong"}
    assert house.join(NORTH).ask(wire.Recall(1)) == wrong
    host, _ = house.begun(NORTH, EAST)
    assert host.ask(wire.Recall(v)) == wrong
    first = host.log[0]["v"]
    recalled(host, first)
    house.call(house.table.fail)
    assert host.ask(wire.Recall(first)) == wrong


def test_what_is_kept_for_it_goes_with_the_next_move() -> None:
    house = House(("me", "open"))
    players = house.begun(NORTH, EAST)
    house.play(players, 5)
    kept = house.table.room.recollection
    recalled(players[0], players[0].log[-1]["v"])
    assert kept._match is not None
    house.play(players, 1)
    assert kept._match is None
