"""Sockets that are hostile, clumsy or too many: they get an answer, and nobody else notices."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient

from tavola.server.app import make_app
from tavola.server.settings import Settings
from tavola.server.sockets import Doorkeeper
from tavola.table import wire
from tests.server.sockets import Raw, at, somebody, table

NUMBERS = st.integers(-(2**70), 2**70) | st.floats(allow_nan=False, allow_infinity=False)
ANYTHING = st.recursive(
    st.none() | st.booleans() | NUMBERS | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)
World = tuple[TestClient, str, dict[str, str], Raw]
FIELDS = sorted({name for kind in wire.SAID for name in kind.__struct_fields__})
KINDS = [kind.__struct_config__.tag for kind in wire.SAID]
NEARLY = st.fixed_dictionaries(
    {"t": st.sampled_from(KINDS)}, optional={name: ANYTHING | st.integers(-2, 12) for name in FIELDS}
)


@pytest.mark.parametrize("origin", ["https://elsewhere.example", "null", "http://testserver.elsewhere.example"])
def test_pages_of_others_open_no_socket(client: TestClient, origin: str) -> None:
    who = somebody(client)
    name = table(client, who)
    for path in (f"/ws/table/{name}", "/ws/lobby"):
        with pytest.raises(WebSocketDisconnect), at(client, path, {**who, "origin": origin}) as socket:
            socket.hear()


def test_our_own_pages_do(client: TestClient) -> None:
    who = somebody(client)
    with at(client, f"/ws/table/{table(client, who)}", {**who, "origin": "http://testserver.local"}) as socket:
        assert socket.hello()["seats"] == [0]


def test_a_table_that_is_not_there_says_so(client: TestClient) -> None:
    with at(client, "/ws/table/nowhere") as socket:
        assert socket.until("closing") == {"t": "closing", "why": "gone"}


def test_who_is_nobody_may_watch_and_nothing_else(client: TestClient) -> None:
    name = table(client, somebody(client))
    with at(client, f"/ws/table/{name}") as socket:
        whole = socket.hello()
        assert (whole["you"], whole["seats"], whole["eyes"]) == ("", [], None)
        for number, wish in enumerate(({"t": "sit", "seat": 1}, {"t": "chat", "text": "hi"}, {"t": "start"})):
            socket.say(id=number, **wish)
            assert socket.until("refused")["reason"] == "not-yours"


@pytest.mark.parametrize(
    ("text", "where"),
    [
        ("{", "message"), ("[]", "message"), ("{}", "message"), ('{"t": "dance"}', "$.t"),
        ('{"t": "act", "id": 1}', "message"), ('{"t": "ping", "id": "one"}', "$.id"), ("5" * 17_000, "frame"),
        ('{"t": "ping", "id": 1, "extra": 1}', "message"), ('{"t": "ping", "id": 9007199254740993}', "message"),
        ('{"t": "why", "action": ' + "[" * 9000, "message"), ('{"t": "chat", "id": 1, "text": "\\ud800"}', "message"),
    ],
)  # fmt: skip
def test_what_is_not_of_the_protocol_is_told_where(client: TestClient, text: str, where: str) -> None:
    who = somebody(client)
    with at(client, f"/ws/table/{table(client, who)}", who) as socket:
        socket.hello()
        socket.session.send_text(text)
        fault = socket.until("fault")
        assert fault["message"]
        assert fault["where"] == where or (where == "message" and fault["where"].startswith("$"))
        assert socket.hello()["seats"] == [0]


def test_a_binary_frame_is_told(client: TestClient) -> None:
    who = somebody(client)
    with at(client, f"/ws/table/{table(client, who)}", who) as socket:
        socket.session.send_bytes(b"\x00\x01")
        assert socket.until("fault")["where"] == "frame"


def test_after_many_faults_the_socket_is_closed_and_others_play_on(client: TestClient) -> None:
    who = somebody(client)
    name = table(client, who)
    with at(client, f"/ws/table/{name}", who) as good:
        good.hello()
        with at(client, f"/ws/table/{name}") as bad:
            for _ in range(30):
                bad.session.send_text("{")
            assert bad.until("closing")["why"] == "too-many"
        good.say(t="ping", id=3)
        assert good.until("pong") == {"t": "pong", "id": 3}


def test_who_says_too_much_at_once_is_not_heard(client: TestClient) -> None:
    who = somebody(client)
    with at(client, f"/ws/table/{table(client, who)}", who) as socket:
        for number in range(300):
            socket.say(t="ping", id=number)
        assert socket.until("fault")["where"] == "rate"


def test_an_address_opens_only_so_many_sockets(settings: Settings) -> None:
    with TestClient(make_app(Settings(database=settings.database, workers=1, sockets=2))) as client:
        lobby = "/ws/lobby"
        with at(client, lobby), at(client, lobby), pytest.raises(WebSocketDisconnect), at(client, lobby) as third:
            third.hear()
        with at(client, "/ws/lobby") as again:
            assert again.until("tables")


def test_a_doorkeeper_counts_the_sockets_of_an_address() -> None:
    doorkeeper = Doorkeeper(Settings(sockets=2))
    assert [doorkeeper.enter("a") for _ in range(3)] == [True, True, False]
    assert doorkeeper.enter("b")
    doorkeeper.leave("a")
    assert doorkeeper.enter("a")


@pytest.fixture(scope="module")
def world(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """A running table with somebody who plays fair, and an address that may say a lot."""
    database = f"sqlite:///{tmp_path_factory.mktemp('hostile') / 'tavola.db'}"
    with TestClient(make_app(Settings(database=database, workers=1, rate=1_000_000))) as client:
        who, other = somebody(client), somebody(client, "Bob")
        name = table(client, who, start=True)
        with at(client, f"/ws/table/{name}", who) as fair, at(client, f"/ws/table/{name}", other) as foul:
            fair.hello()
            foul.hello()
            foul.say(t="sit", id=1, seat=1)
            foul.until("done", id=1)
            yield client, name, other, fair


@settings(max_examples=150, deadline=None, suppress_health_check=list(HealthCheck))
@given(st.lists(NEARLY | ANYTHING, min_size=1, max_size=8))
def test_nothing_a_client_says_breaks_a_table(
    world: tuple[TestClient, str, dict[str, str], Raw], said: list[Any]
) -> None:
    client, name, who, fair = world
    with at(client, f"/ws/table/{name}", who) as foul:
        foul.hello()
        for message in said:
            foul.session.send_text(json.dumps(message))
        foul.session.send_text(json.dumps({"t": "ping", "id": 77}))
        answer = foul.hear()
        while answer != {"t": "pong", "id": 77} and answer["t"] != "closing":
            answer = foul.hear()
    fair.say(t="ping", id=1)
    fair.until("pong", id=1)
    assert fair.hello()["scene"]["status"] in ("running", "over")
