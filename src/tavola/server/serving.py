"""The server as a process: it opens a port, says where, and ends in good order when it is asked to."""

from __future__ import annotations

import asyncio
import gc
import socket
from collections.abc import Awaitable, Callable
from types import FrameType
from typing import Final

import uvicorn
from litestar import Litestar

from tavola.core.errors import TavolaError
from tavola.server.app import make_app
from tavola.server.log import set_up
from tavola.server.settings import Settings
from tavola.server.sockets import SIZE

GARBAGE: Final = 20_000  # new objects before the collector looks at them; tables hold few cycles
PING: Final = 20.0  # seconds between two looks at whether a silent client is still there
ENDING: Final = 3  # seconds for requests that are still going on
Ready = Callable[[Litestar, str], Awaitable[None]]


class PortTaken(TavolaError):
    """Somebody else listens there already."""


class Server(uvicorn.Server):
    """Clients hear that it stops before their sockets close; the first signal asks, the second insists."""

    def __init__(self, config: uvicorn.Config, app: Litestar, ready: Callable[[], Awaitable[None]]) -> None:
        super().__init__(config)
        self.failure: Exception | None = None
        self._app = app
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if not self.started:
            return
        try:
            await self._ready()
        except Exception as error:  # noqa: BLE001  # whatever it is: first the server ends in good order
            self.failure = error
            self.should_exit = True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self._app.state.hub.close()
        await asyncio.sleep(0)  # last words go out before sockets are closed
        await super().shutdown(sockets)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        self.force_exit = self.should_exit
        self.should_exit = True


def listen(settings: Settings) -> socket.socket:
    """The port, so that its number is known before anything starts."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    # Named as TCP, else asyncio leaves Nagle's algorithm on, and of two small messages the second waits for 40 ms.
    found = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        found.bind((settings.host, settings.port))
    except OSError as error:
        found.close()
        raise PortTaken(f"{settings.host}:{settings.port}: {error.strerror}; --port 0 takes a free one") from error
    return found


def address(bound: socket.socket, settings: Settings) -> str:
    """What to type into a browser."""
    host = "127.0.0.1" if settings.host in ("0.0.0.0", "::", "") else settings.host
    port = bound.getsockname()[1]
    return settings.public or f"http://{f'[{host}]' if ':' in host else host}:{port}"


async def serve(settings: Settings, ready: Ready) -> None:
    """Runs until a signal comes; `ready` is called with the app and its address when people can come."""
    set_up(settings.log)
    with listen(settings) as bound:
        app = make_app(settings)
        config = uvicorn.Config(
            app, ws="websockets-sansio", ws_max_size=SIZE, ws_per_message_deflate=False, ws_ping_interval=PING,
            ws_ping_timeout=PING, lifespan="on", log_config=None, access_log=False, server_header=False,
            timeout_graceful_shutdown=ENDING, proxy_headers=False,
        )  # fmt: skip
        server = Server(config, app, lambda: ready(app, address(bound, settings)))
        await server.serve(sockets=[bound])
        if server.failure is not None:
            raise server.failure


def run(settings: Settings, ready: Ready) -> None:
    """`serve` in a loop of its own. What is loaded by now stays: the collector need not look at it again and again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(GARBAGE)
    asyncio.run(serve(settings.checked(), ready))
