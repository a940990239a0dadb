"""The two sockets: that of a table, and that of the lobby. Whatever comes in is judged here before a table sees it."""

from __future__ import annotations

import asyncio
import logging
import re
import time
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from litestar import asgi
from litestar.enums import ScopeType
from litestar.types import Receive, Scope
from litestar.types import Send as LitestarSend

from tavola.server.api import Problem
from tavola.server.connection import Connection, Send
from tavola.server.hub import Hub
from tavola.server.live import LiveTable
from tavola.server.settings import Settings
from tavola.table.effects import Person
from tavola.table.limits import Bucket, Limits
from tavola.table.wire import SAID, Fault, Said

SIZE: Final = 16 * 1024  # bytes of a message
PART: Final = 20  # of what an address may send, one socket may send so small a part
BURST: Final = 4  # seconds' worth of it at once
FAULTS: Final = 20  # after so many the socket is closed
COOKIE: Final = b"tavola"
WHOLE: Final = 2**53  # numbers beyond are not the same number in every language
LONG: Final = re.compile(r"\d{16}")
MOMENT: Final = 2.0  # seconds a closing socket has to take its last words
log: Final = logging.getLogger(__name__)

_said: Any = SAID[0]
for _kind in SAID[1:]:
    _said = _said | _kind
DECODER: Final = msgspec.json.Decoder(_said)


class Doorkeeper:
    """How many sockets an address holds, and how much it may say."""

    def __init__(self, settings: Settings) -> None:
        self.limits = Limits(settings.rate, settings.rate * BURST)
        self.pace = max(1.0, settings.rate / PART)
        self._most = settings.sockets
        self._held: Counter[str] = Counter()

    def enter(self, address: str) -> bool:
        if self._held[address] >= self._most:
            return False
        self._held[address] += 1
        return True

    def leave(self, address: str) -> None:
        self._held[address] -= 1
        if self._held[address] <= 0:
            del self._held[address]


class Gate:
    """What one socket may still say before it is too much."""

    def __init__(self, address: str, doorkeeper: Doorkeeper) -> None:
        self.address = address
        self.limits = doorkeeper.limits
        self.bucket = Bucket(doorkeeper.pace, doorkeeper.pace * BURST, time.monotonic())
        self.faults = 0

    def judge(self, message: dict[str, Any]) -> Said | Fault:
        """What was said, or what is wrong with it."""
        moment = time.monotonic()
        if not (self.bucket.take(moment) and self.limits.allow(self.address, moment)):
            return Fault("too many messages; this one was dropped", "rate")
        text = message.get("text")
        if text is None:
            return Fault("expected a text frame with JSON, found a binary frame", "frame")
        if len(text) > SIZE:
            return Fault(f"expected at most {SIZE} bytes", "frame")
        try:
            said: Said = DECODER.decode(text)
        except (msgspec.DecodeError, UnicodeEncodeError) as error:
            what, _, where = str(error).partition(" - at ")
            return Fault(what, where.strip("`") or "message")
        except RecursionError:
            return Fault("the message is nested too deeply", "message")
        if LONG.search(text) and beyond(msgspec.to_builtins(said)):
            return Fault(f"expected numbers between -{WHOLE} and {WHOLE}", "message")
        return said


def beyond(value: Any) -> bool:
    """Whether there is a number in it that is too large."""
    if isinstance(value, dict):
        return any(beyond(one) for one in value.values())
    if isinstance(value, (list, tuple)):
        return any(beyond(one) for one in value)
    return isinstance(value, int) and not -WHOLE <= value <= WHOLE


# --- who comes in -----------------------------------------------------------------------------------------------------


def headers_of(scope: Scope) -> dict[bytes, bytes]:
    return dict(scope["headers"])


def is_foreign(scope: Scope, settings: Settings) -> bool:
    """Whether a page of somebody else opens this socket. Programs send no Origin and are welcome."""
    headers = headers_of(scope)
    origin = headers.get(b"origin", b"").decode("latin-1")
    if not origin:
        return False
    known = {settings.public.rstrip("/"), *(one.rstrip("/") for one in settings.origins)}
    return origin not in known and urlsplit(origin).netloc != headers.get(b"host", b"").decode("latin-1")


def token_of(scope: Scope) -> str:
    """The secret by which somebody is known: from the Authorization header or the cookie."""
    headers = headers_of(scope)
    scheme, _, token = headers.get(b"authorization", b"").partition(b" ")
    if scheme.lower() == b"bearer":
        return token.strip().decode("latin-1")
    for part in headers.get(b"cookie", b"").split(b";"):
        name, _, value = part.strip().partition(b"=")
        if name == COOKIE:
            return value.decode("latin-1")
    return ""


async def person_of(scope: Scope) -> Person | None:
    token = token_of(scope)
    me = await scope["app"].state.people.who(token) if token else None
    return Person(me.id, me.name) if me else None


def address_of(scope: Scope) -> str:
    client = scope.get("client")
    return client[0] if client else ""


# --- a socket's life --------------------------------------------------------------------------------------------------


@asynccontextmanager
async def opened(scope: Scope, receive: Receive, send: Send) -> AsyncIterator[Connection | None]:
    """A connection whose messages are sent beside whatever the block does; None when it was not let in."""
    state = scope["app"].state
    address = address_of(scope)
    await receive()  # websocket.connect
    if is_foreign(scope, state.settings) or not state.doorkeeper.enter(address):
        await send({"type": "websocket.close", "code": 1008})  # before it was accepted: 403
        yield None
        return
    connection = Connection()
    writing = None
    try:
        await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
        writing = asyncio.create_task(connection.pump(send))
        yield connection
        connection.close()
    finally:
        state.doorkeeper.leave(address)
        if writing is not None:
            await end(writing)


async def end(writing: asyncio.Task[None]) -> None:
    """Let the last words out, but wait for nobody who does not listen."""
    _, late = await asyncio.wait((writing,), timeout=MOMENT)
    for task in late:
        task.cancel()
    with suppress(asyncio.CancelledError, Exception):  # the other side may be gone, and that is all right
        await writing


async def listen(live: LiveTable, connection: Connection, gate: Gate, receive: Receive) -> None:
    while True:
        message: Any = await receive()
        if message["type"] != "websocket.receive":
            return
        if connection.closing:
            continue
        said = gate.judge(message)
        if isinstance(said, Said):
            live.hear(connection, said)
            continue
        connection.put(msgspec.json.encode(said))
        gate.faults += 1
        if gate.faults > FAULTS:
            connection.close("too-many")


@asgi("/ws/table/{id:str}", copy_scope=False)
async def table_socket(scope: Scope, receive: Receive, send: LitestarSend) -> None:
    """A seat or a place to watch from."""
    state = scope["app"].state
    if scope["type"] != ScopeType.WEBSOCKET:
        await not_here(send)
        return
    async with opened(scope, receive, send) as connection:
        if connection is None:
            return
        hub: Hub = state.hub
        person = await person_of(scope)
        live = await hub.find(scope["path_params"]["id"])
        if live is None or live.deaf:  # from here to `join` nothing is awaited: it stays as it is
            connection.close("stopping" if live else hub.why_not(scope["path_params"]["id"]))
            return
        live.join(connection, person)
        try:
            await listen(live, connection, Gate(address_of(scope), state.doorkeeper), receive)
        finally:
            live.leave(connection)


@asgi("/ws/lobby", copy_scope=False)
async def lobby_socket(scope: Scope, receive: Receive, send: LitestarSend) -> None:
    """The list of tables as it changes; whatever is said here is not listened to."""
    if scope["type"] != ScopeType.WEBSOCKET:
        await not_here(send)
        return
    async with opened(scope, receive, send) as connection:
        if connection is None:
            return
        hub: Hub = scope["app"].state.hub
        hub.lobby.enter(connection, hub.infos())
        try:
            message: Any = {"type": "websocket.receive"}
            while message["type"] == "websocket.receive":
                message = await receive()
        finally:
            hub.lobby.leave(connection)


async def not_here(send: Any) -> None:
    """Plain HTTP at the address of a socket."""
    body = msgspec.json.encode(Problem("expected a WebSocket, found a plain request; docs/protocol.md tells more"))
    headers = [(b"content-type", b"application/json"), (b"upgrade", b"websocket"), (b"connection", b"upgrade")]
    await send({"type": "http.response.start", "status": 426, "headers": headers})
    await send({"type": "http.response.body", "body": body})
