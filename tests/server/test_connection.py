"""What one socket is sent: in order, to the last word; who does not read is left alone."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest

from tavola.server.api import ClockChoice, TableInfo
from tavola.server.connection import MESSAGES, SIZE, Connection, farewell
from tavola.server.lobby import Lobby
from tests.server.kit import run


class Wire:
    """The other end."""

    def __init__(self) -> None:
        self.texts: list[Any] = []
        self.code: int | None = None

    async def send(self, message: dict[str, Any]) -> None:
        if message["type"] == "websocket.close":
            self.code = message["code"]
        else:
            self.texts.append(message["text"])


async def all_of(connection: Connection) -> Wire:
    wire = Wire()
    await connection.pump(wire.send)
    return wire


def test_what_was_put_in_comes_out_in_order_and_then_the_last_word() -> None:
    async def work() -> Wire:
        connection = Connection()
        for number in range(3):
            connection.put(str(number).encode())
        connection.close("stopping")
        connection.put(b"too late")
        return await all_of(connection)

    wire = run(work())
    assert wire.texts == ["0", "1", "2", farewell("stopping").decode()]
    assert wire.code == 1012


@pytest.mark.parametrize(
    ("why", "code"), [("stopping", 1012), ("failed", 1011), ("gone", 4404), ("too-many", 1008), ("", 1000)]
)
def test_a_socket_closes_with_the_code_of_its_reason(why: str, code: int) -> None:
    async def work() -> Wire:
        connection = Connection()
        connection.close(why)
        connection.close("too-many")  # the first reason counts
        return await all_of(connection)

    wire = run(work())
    assert wire.code == code
    assert len(wire.texts) == bool(why)


def test_what_is_put_in_later_wakes_the_pump() -> None:
    async def work() -> Wire:
        connection = Connection()
        wire = Wire()
        pumping = asyncio.create_task(connection.pump(wire.send))
        await asyncio.sleep(0)
        connection.put(b"late")
        await asyncio.sleep(0)
        connection.close()
        await pumping
        return wire

    assert run(work()).texts == ["late"]


@pytest.mark.parametrize("messages", [[b"x"] * (MESSAGES + 1), [b"x" * (SIZE // 2)] * 3])
def test_who_does_not_read_is_closed_and_keeps_nothing(messages: list[bytes]) -> None:
    async def work() -> Wire:
        connection = Connection()
        for data in messages:
            connection.put(data)
        assert connection.closing
        return await all_of(connection)

    wire = run(work())
    assert (wire.texts, wire.code) == ([farewell("too-many").decode()], 1008)


# --- the lobby --------------------------------------------------------------------------------------------------------


def info(table: str, status: str = "open") -> TableInfo:
    return TableInfo(table, "template", status, ("Ann", ""), (False, False), 1, 0, ClockChoice(), False, 5)


def test_the_lobby_sends_the_list_and_then_only_the_newest_of_each_table() -> None:
    async def work() -> list[Any]:
        lobby = Lobby()
        connection = Connection()
        lobby.enter(connection, [info("a")])
        lobby.changed(info("a", "running"))
        lobby.changed(info("b"))
        lobby.gone("a")
        lobby._beat()
        lobby._beat()
        lobby.close("stopping")
        return [msgspec.json.decode(text) for text in (await all_of(connection)).texts]

    first, *news, last = run(work())
    assert [table["id"] for table in first["tables"]] == ["a"]
    assert [(one["t"], one.get("id") or one["table"]["id"]) for one in news] == [("gone", "a"), ("changed", "b")]
    assert last == {"t": "closing", "why": "stopping"}


def test_who_left_the_lobby_hears_nothing_more() -> None:
    async def work() -> int:
        lobby = Lobby()
        connection = Connection()
        lobby.enter(connection, [])
        lobby.leave(connection)
        lobby.changed(info("a"))
        connection.close()
        return len((await all_of(connection)).texts)

    assert run(work()) == 1
