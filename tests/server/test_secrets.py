"""What a seat may not know never leaves the server: every message that was sent to it is searched."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack
from typing import Any

import msgspec
import pytest

from tavola.client import Client, TableClient
from tavola.core.values import Shuffled
from tavola.games.gorgasali.catalogue import catalogue
from tavola.server.retelling import Asked
from tavola.server.retelling import replay as retell
from tavola.table import wire
from tests.house import House
from tests.server.kit import person, played_out, run
from tests.server.people import play, somebody

HIDDEN = -2
EMPTY = -1
SEATS = 3
GAMES = 12


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    found = House(tmp_path_factory.mktemp("secrets"), ("serve", "--port", "0", "--workers", "1", "--log", "debug"))
    yield found.open()
    found.close()


class Kept:
    """All that was sent to each seat, and to a spectator (-1)."""

    def __init__(self) -> None:
        self.heard: dict[int, list[dict[str, Any]]] = {seat: [] for seat in range(-1, SEATS)}
        self.tokens: dict[int, str] = {}

    def open(self, client: Client, name: str, seat: int) -> TableClient:
        table = client.table(name, lang="en")
        hear = table._hear

        async def keep(message: dict[str, Any]) -> None:
            self.heard[seat].append(msgspec.json.decode(msgspec.json.encode(message)))
            await hear(message)

        table._hear = keep  # type: ignore[method-assign]
        self.tokens[seat] = client.token
        return table


async def game(house: House, plan: dict[str, Any], kept: Kept, enough: Callable[[], bool] = lambda: False) -> None:
    """People who look at everything they may, to the end of a game or until it is enough."""
    people = [await somebody(house.url, f"P{seat}") for seat in range(-1, SEATS)]
    name = await people[1].make(chairs=["me", *["open"] * (SEATS - 1)], start=True, private=True, pace=0, **plan)
    async with AsyncExitStack() as stack:
        tables = [await stack.enter_async_context(kept.open(one, name, seat)) for seat, one in enumerate(people, -1)]
        for seat, table in enumerate(tables[2:], 1):
            await table.command(wire.Sit, seat=seat)
        curious = asyncio.create_task(look(tables))
        stop = asyncio.Event()
        playing = asyncio.gather(*[play(table, seed, stop) for seed, table in enumerate(tables[1:])])
        while not playing.done():
            await asyncio.wait((playing,), timeout=0.5)
            if enough():
                stop.set()
        await playing
        curious.cancel()


async def look(tables: list[TableClient]) -> None:
    """Everybody asks about everything all the time, and comes anew."""
    while True:
        for table in tables:
            if table.ask:
                await table.look()
                await table.why({"t": "draw"})
            await table._unsure()
            await asyncio.sleep(0.02)


def objects(value: Any) -> Iterator[dict[str, Any]]:
    """Every object in a message."""
    if isinstance(value, dict):
        yield value
        for one in value.values():
            yield from objects(one)
    elif isinstance(value, list):
        for one in value:
            yield from objects(one)


def test_hands_stakes_and_draws_of_others_are_never_told(house: House) -> None:
    kept = Kept()
    run(game(house, {"game": "template"}, kept))
    shown = 0
    for seat, messages in kept.heard.items():
        assert len(messages) > 20
        for one in objects(messages):
            if "hand" in one and one["seat"] != seat:
                assert set(one["hand"]) <= {HIDDEN}
                shown += 1
            if one.get("e") in ("drawn", "staked") and one["seat"] != seat:
                assert one.get("kind", HIDDEN) == one.get("number", HIDDEN) == HIDDEN
                shown += 1
            for row in one.get("patch", ()):
                if row[:2] == ["view", "players"] and row[3:4] == ["hand"] and row[2] != seat:
                    assert set(row[4] if len(row) == 5 else [row[5]]) <= {HIDDEN}
                    shown += 1
            if one.get("ask"):
                assert one["ask"]["seat"] == seat
    assert shown > 100


def test_a_hidden_backpack_is_never_told(house: House) -> None:
    """The cards in it are known to their owner alone; the others see how many there are."""
    kept = Kept()
    plan = {"game": "gorgasali", "options": {"hiddenBackpack": True, "characterPick": "random", "board": "grove"}}
    for _ in range(GAMES):  # some are over before anybody has filled a backpack
        run(game(house, plan, kept, lambda: shown_enough(kept)))
        if shown_enough(kept):
            return
    raise AssertionError(f"in {GAMES} games backpacks were shown {backpacks(kept)} times")


def shown_enough(kept: Kept) -> bool:
    return min(backpacks(kept)) > 20


def backpacks(kept: Kept) -> tuple[int, int]:
    """How often somebody was shown their own backpack with cards, and how often one of another; these are judged."""
    first = next(mat.active for mat in catalogue("en").mats if mat.key == "standard")
    own = others = 0
    for eyes, messages in kept.heard.items():
        for seat, slot, card in slots(messages):
            if slot < first or card == EMPTY:
                continue
            assert seat == eyes or card == HIDDEN
            own += seat == eyes
            others += seat != eyes
    return own, others


def slots(messages: list[dict[str, Any]]) -> Iterator[tuple[int, int, int]]:
    """Whatever was said of a place on a mat: whose it is, which, and what lies there; in scenes, views and patches."""
    for one in objects(messages):
        if "mat" in one and "seat" in one:
            yield from ((one["seat"], slot, card) for slot, card in enumerate(one["mat"]))
        for row in one.get("patch", ()):
            if row[:2] == ["view", "seats"] and row[3:4] == ["mat"]:
                cards = enumerate(row[4]) if len(row) == 5 else [(row[4], row[5])]
                yield from ((row[2], slot, card) for slot, card in cards)


def test_no_message_and_no_line_of_the_log_holds_a_token(house: House) -> None:
    kept = Kept()
    run(game(house, {"game": "template"}, kept))
    sent = msgspec.json.encode(kept.heard).decode()
    for token in kept.tokens.values():
        assert token not in sent
        assert token not in house.log


def test_replays_hide_as_the_game_did() -> None:
    """Of a finished game everybody sees what a spectator saw, unless they choose eyes."""
    match = played_out(2)
    chairs = (person("ann"), person("bob"))
    for eyes in (None, 0, 1):
        told = retell(Asked("t", 0, chairs, None, match.record.encode(), eyes, "en"))
        for one in objects(msgspec.to_builtins(told)):
            if one.get("e") == "drawn" and one["seat"] != eyes:
                assert one["kind"] == HIDDEN
    assert any(isinstance(value, Shuffled) for _, value in match.record.entries)
