"""What a connection is sent does not depend on what its eyes cannot know: two tables, two truths, the same bytes."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from tavola.core.game import game as find_game
from tavola.core.rng import Dice
from tavola.table import wire
from tests.table.kit import PASSER, PEOPLE, Client, House

GAMES: dict[str, dict[str, Any]] = {
    "template": {},
    "gorgasali": {"options": {"hiddenBackpack": True, "scenario": "duo"}},
}
SEATS = {"template": 3, "gorgasali": 4}
EVERY = {"template": 3, "gorgasali": 23}  # moves between two moments
MOMENTS = 10


@cache
def journals(name: str) -> list[tuple[list[bytes], int]]:
    """A game in its middle, several times."""
    people = PEOPLE[: SEATS[name]]
    house = House(("me", *["open"] * (len(people) - 1)), name, careful=False, seed=5, **GAMES[name])
    clients, found = house.begun(*people), []
    for number in range(MOMENTS):
        house.play(clients, EVERY[name], Dice(number))
        if house.table.status != "running":
            break
        found.append((list(house.rows), house.now))
    return found


def opened(journal: tuple[list[bytes], int], viewer: int | None, truth: int) -> tuple[House, list[Client]]:
    """The table as it stands, or with everything otherwise that this viewer cannot know; the viewer's window is last.

    The match is a fresh copy, so that no menu and no way back remember the first truth.
    """
    house = House.of(*journal)
    course = house.table.room.running
    match = course.match.clone()
    match._menu = None
    if truth:
        match.game.reshuffle_unknown(match.state, viewer, Dice(truth))
    match._rng = Dice(9)
    course.match, course.base, course.trail = match, match.clone(), []
    house.table.room.scenes.moved()
    seats = len(house.table.room.chairs)
    clients = [house.join(person, "anew", lang="en") for person in PEOPLE[:seats]]
    return house, [*clients, house.join(PASSER if viewer is None else PEOPLE[viewer], "the viewer", lang="ru")]


def asks(client: Client) -> None:
    """All that may be asked and wished without a move."""
    client.hello("en")
    client.hello("ru", since=3)
    if client.asked:
        client.say(wire.Look(client.asked["need"]))
    for action in ({"t": "pass"}, {"t": "roll"}, {"t": "kindle"}, {"t": "draw"}, {"t": "respond", "card": 0}):
        client.say(wire.Why(action))
    for told in client.log[-3:]:
        client.say(wire.Behind(told["v"], 0))
        client.say(wire.Recall(told["v"]))
    client.do(wire.Undo, ask=True)
    client.do(wire.Chat, text="hm")


def told_of(house: House, clients: list[Client]) -> list[list[bytes]]:
    """What this viewer may hear: its window, and its other one."""
    viewer = clients[-1]
    own = [client for client in clients if client.person == viewer.person]
    return [client.heard for client in own]


@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
@pytest.mark.parametrize("name", GAMES)
def test_what_is_sent_depends_on_nothing_hidden(name: str, viewer: int | None) -> None:
    compared = different = 0
    for number, journal in enumerate(journals(name)):
        house, clients = opened(journal, viewer, 0)
        other, others = opened(journal, viewer, 40 + number)
        different += house.table.room.running.match.digest() != other.table.room.running.match.digest()
        for one in (clients, others):
            asks(one[-1])
        assert told_of(house, clients) == told_of(other, others)
        compared += play_both(house, clients, other, others, viewer)
    assert different, "nothing was hidden"
    assert compared > len(journals(name)) // 2


def play_both(house: House, clients: list[Client], other: House, others: list[Client], viewer: int | None) -> int:
    """The same moves in both truths as long as they are legal in both and look alike afterwards."""
    rng, compared = Dice(3), 0
    for _ in range(8):
        one, two = house.table.room, other.table.room
        assert one.deciders == two.deciders
        if not one.deciders:
            break
        seat = one.deciders[rng.below(len(one.deciders))]
        action = one.running.match.menu(seat).sample(rng)
        if two.running.match.check(seat, action) is not None:
            break  # possible with the real hidden cards only
        answers = [clients[seat].act(action), others[seat].act(action)]
        assert [answer["v"] for answer in answers] == [one.v, two.v]
        if one.running.match.view(viewer) != two.running.match.view(viewer):
            break
        house.wait(300)
        other.wait(300)
        assert told_of(house, clients) == told_of(other, others)
        compared += 1
    return compared


def test_the_comparison_would_notice(monkeypatch: pytest.MonkeyPatch) -> None:
    kind = type(find_game("template"))
    monkeypatch.setattr(kind, "redact", lambda game, state, event, viewer: event)
    with pytest.raises(AssertionError):
        test_what_is_sent_depends_on_nothing_hidden("template", None)


def test_a_card_in_hand_is_in_no_message_to_others() -> None:
    """Whole rows of hands: the owner alone is ever sent one."""
    house = House(("me", "open", "open"))
    clients = house.begun(*PEOPLE[:3])
    passer = house.join(PASSER)
    while house.play(clients, 1):
        for seat, client in enumerate(clients):
            for watcher in (passer, *[other for other in clients if other is not client]):
                hand = watcher.scene["view"]["players"][seat]["hand"]
                assert set(hand) <= {-2}
        assert clients[0].scene["view"]["players"][0]["hand"] == list(
            house.table.room.running.match.state.players[0].hand  # type: ignore[attr-defined]
        )


def test_a_hidden_backpack_is_told_to_the_team_alone() -> None:
    house = House(("me", "open", "open", "open"), "gorgasali", careful=False, **GAMES["gorgasali"])
    clients = house.begun(*PEOPLE)
    passer = house.join(None)
    drawn = 0
    for _ in range(400):
        if not house.play(clients, 1):
            break
        for watcher in (*clients, passer):
            events = watcher.log[-1]["events"] if watcher.log else []
            for event in (event for event in events if event["e"] == "received"):
                drawn += 1
                mate = watcher.person is not None and PEOPLE.index(watcher.person) % 2 == event["seat"] % 2
                assert mate == (min(event["kinds"], default=-2) >= 0) or not event["kinds"]
    assert drawn


def test_the_answer_of_one_who_chooses_at_the_same_time_is_told_to_nobody() -> None:
    """Whatever North stakes, East and the spectator are sent the same."""
    heard = []
    for number in range(3):
        house = House(("me", "open"))
        host, east = house.begun(*PEOPLE[:2], lang="en")
        passer = house.join(None, lang="ru")
        host.act({"t": "stake", "number": number})
        house.wait(1000)
        heard.append((east.heard, passer.heard))
        assert (number == 0) == (heard[0][0] is east.heard)
    assert heard[0] == heard[1] == heard[2]
