"""One open socket as the rest of the server sees it: messages are put in, and it closes when it is told to.

Whoever reads too slowly gets no more: a full queue closes the socket, and the client comes back for the whole table.
"""

from __future__ import annotations

import asyncio
import itertools
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec

from tavola.table.wire import Closing

MESSAGES: Final = 512  # that may wait for one slow reader
SIZE: Final = 4 << 20  # their bytes
Send = Callable[[Any], Awaitable[None]]

_numbers: Final = itertools.count(1)
# What a socket is closed with, by the reason told before; https://www.iana.org/assignments/websocket
CODES: Final = {"stopping": 1012, "failed": 1011, "gone": 4404, "too-many": 1008}
USUAL: Final = 1000


def farewell(why: str) -> bytes:
    return msgspec.json.encode(Closing(why))


class Connection:
    def __init__(self) -> None:
        self.id = format(next(_numbers), "x")
        self._queue: deque[bytes] = deque()
        self._size = 0
        self._wake = asyncio.Event()
        self._code: int | None = None

    @property
    def closing(self) -> bool:
        return self._code is not None

    def put(self, data: bytes) -> None:
        if self._code is not None:
            return
        self._queue.append(data)
        self._size += len(data)
        if len(self._queue) > MESSAGES or self._size > SIZE:
            self._queue.clear()
            self.close("too-many")
        self._wake.set()

    def close(self, why: str = "") -> None:
        """What was put in before is still sent; `why` is said last, unless the table has said it already."""
        if self._code is None:
            if why:
                self._queue.append(farewell(why))
            self._code = CODES.get(why, USUAL)
            self._wake.set()

    async def pump(self, send: Send) -> None:
        """Send what comes until the connection closes. Ends with the last word said, or when the other side is gone."""
        queue = self._queue
        while True:
            while queue:
                data = queue.popleft()
                self._size -= len(data)
                await send({"type": "websocket.send", "text": data.decode()})
            if self._code is not None:
                await send({"type": "websocket.close", "code": self._code})
                return
            self._wake.clear()
            await self._wake.wait()
