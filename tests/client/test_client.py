"""The client for programs: refusals are exceptions, what is gone says so, and a scene is always the server's."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest

from tavola.client import Client
from tavola.client.http import HttpError
from tavola.client.patch import checksum, patched
from tavola.client.table import Gone, NotDone
from tavola.games._template.actions import Stake
from tavola.table import wire
from tests.house import House
from tests.server.kit import run
from tests.server.people import play, somebody
from tests.server.postgres import free_port


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    found = House(tmp_path_factory.mktemp("client"), ("serve", "--port", "0", "--workers", "1", "--log", "warning"))
    yield found.open()
    found.close()


def test_a_game_against_a_bot_as_the_document_shows_it(house: House) -> None:
    async def work() -> None:
        client = Client(house.url)
        await client.guest("Robot")
        async with client.table(await client.make("template", ["me", "random"], start=True, pace=0)) as table:
            while await table.turn():
                if table.actions:
                    await table.act(table.actions[0])
                else:
                    menu = table.ask["menu"] if table.ask else {}
                    await table.pick(tuple(menu["of"][: menu["low"]]))
            assert table.status == "over"
            assert table.scene["ending"]["places"]
            assert table.log

    run(work())


def test_actions_questions_and_refusals(house: House) -> None:
    async def work() -> None:
        ann = await somebody(house.url, "Ann")
        name = await ann.make("template", ["me", "me"], start=True)
        async with ann.table(name, lang="ru", eyes=0) as table:
            looked = await table.look()
            assert len(looked["labels"]) == len(table.actions) == 3
            with pytest.raises(NotDone) as no:
                await table.act(Stake(7))
            assert no.value.rule
            assert no.value.rule in str(no.value)
            because = await table.why(Stake(1))
            assert because["fine"]
            v = await table.act(Stake(1))
            assert v == table.v
            with pytest.raises(NotDone):
                await table.act(Stake(1))
            assert (await table.behind(v, 0))["fine"]
            then = await table.recall(v)
            assert (then["view"], then["deciders"]) == (table.scene["view"], table.scene["deciders"])
            with pytest.raises(NotDone) as no:
                await table.recall(0)
            assert no.value.reason == "wrong"
            with pytest.raises(NotDone) as no:
                await table.aim(0, 1, 1, 1)
            assert no.value.reason == "not-yours"
            await table.ping()

    run(work())


def test_what_is_not_there_says_so(house: House) -> None:
    async def work() -> None:
        ann = await somebody(house.url, "Ann")
        with pytest.raises(Gone):
            async with ann.table("nowhere"):
                pass
        with pytest.raises(HttpError, match="chess"):
            await ann.make("chess", ["me"])
        with pytest.raises(HttpError, match="does not answer"):
            await Client(f"http://127.0.0.1:{free_port()}").tables()

    run(work())


def test_a_scene_is_the_servers_after_every_patch(house: House) -> None:
    """Two look through the same eyes; one of them loses its line again and again."""

    async def work() -> None:
        ann = await somebody(house.url, "Ann")
        name = await ann.make("gorgasali", ["me", "random"], start=True, pace=0, options={"board": "grove"})
        async with ann.table(name) as one, ann.table(name) as other:
            stop = asyncio.Event()
            playing = asyncio.create_task(play(one, 1, stop))
            for _ in range(20):
                await asyncio.sleep(0.05)
                if other._socket is not None:
                    other._socket.transport.abort()
            stop.set()
            await playing
            await one.command(wire.Pace, ms=10_000)
            async with ann.table(name) as fresh:
                for _ in range(100):
                    if one.v == other.v == fresh.v:
                        break
                    await asyncio.sleep(0.02)
                assert one.scene == other.scene == fresh.scene
                assert checksum(fresh.scene) == checksum(one.scene)

    run(work())


def test_a_patch_is_a_path_with_the_new_value_at_its_end() -> None:
    scene = {"view": {"hands": [[1, 2], [3]]}, "v": 1}
    assert patched(scene, [["view", "hands", 0, 1, 9], ["v", 2]]) == {"view": {"hands": [[1, 9], [3]]}, "v": 2}
    assert patched(scene, [[{"all": "new"}]]) == {"all": "new"}
    assert checksum({"a": [1, "ж"]}) == 0xE585A2C5


def test_a_server_that_hangs_up_while_one_comes_in_is_tried_again() -> None:
    """Nobody waits for ever: what stands before the table may fail at any moment."""

    async def work() -> None:
        answers = [
            b"",
            b"HTTP/1.1 502 Bad Gateway\r\nContent-Length: 0\r\n\r\n",
            b"HTTP/1.1 403 Forbidden\r\nContent-Length: 0\r\n\r\n",
        ]
        tried = 0

        async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            nonlocal tried
            await reader.readuntil(b"\r\n\r\n")
            writer.write(answers[min(tried, 2)])
            tried += 1
            writer.close()

        server = await asyncio.start_server(serve, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        with pytest.raises(Gone, match="403"):
            async with Client(f"http://127.0.0.1:{port}").table("x"):
                pass
        assert tried == 3
        server.close()

    run(work())
