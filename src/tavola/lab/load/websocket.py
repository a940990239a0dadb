"""A WebSocket for those who hold thousands: text frames alone, so thin that the load costs less than what it measures.

Frames are masked with zeros, which a server undoes like any other mask. Nothing here compresses or splits messages, and
a server that does is refused with an error rather than understood by half.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from typing import Final

from tavola.core.errors import TavolaError

TEXT: Final = 0x81
CLOSE: Final = 0x88
PING: Final = 0x89
PONG: Final = 0x8A
NORMAL: Final = (1000).to_bytes(2, "big")
MASK: Final = b"\0\0\0\0"
KEY: Final = "dGF2b2xhIGJlbmNobWFyaw=="  # any 16 bytes; the answer to it is not examined


class LoadError(TavolaError):
    """The measured server did something that makes the measurement void."""


class Socket(asyncio.Protocol):
    """`hear` is called with every message, `lost` once when the connection ends without being closed from here."""

    def __init__(self, hear: Callable[[bytes], None], lost: Callable[[str], None]) -> None:
        self._hear = hear
        self._lost = lost
        self._rest = b""
        self._open = False
        self._closed = False
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport

    def connection_lost(self, error: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(LoadError(f"the server closed a socket before it was open: {error}"))
        if not self._closed:
            self._closed = True
            self._lost(str(error or "closed"))

    def data_received(self, data: bytes) -> None:
        if self._rest:
            data = self._rest + data
        at = 0
        if not self._open:
            at = self._greeting(data)
            if at < 0:
                self._rest = data
                return
        end = len(data)
        while end - at >= 2:
            size = data[at + 1]
            head = at + 2
            if size >= 126:
                width = 2 if size == 126 else 8
                size = int.from_bytes(data[head : head + width], "big")
                head += width
            if end < head + size:
                break
            kind = data[at]
            at = head + size
            if kind == TEXT:
                self._hear(data[head:at])
            else:
                self._control(kind, data[head:at])
        self._rest = data[at:] if at < end else b""

    def _greeting(self, data: bytes) -> int:
        """Where the frames begin; -1 while the answer to the handshake is not whole."""
        found = data.find(b"\r\n\r\n")
        if found < 0:
            return -1
        status = data[:found].split(b"\r\n", 1)[0]
        if b" 101 " not in status + b" ":
            self.opened.set_exception(LoadError(f"the server lets no socket in: {status.decode('latin-1')}"))
            self.abort()
            return len(data)
        self._open = True
        self.opened.set_result(None)
        return found + 4

    def _control(self, kind: int, data: bytes) -> None:
        if kind == PING:
            self._frame(PONG, data)
        elif kind == CLOSE:
            if self.transport is not None:
                self.transport.close()
        elif kind != PONG:
            raise LoadError(f"the server sends frames of a kind that is not read here: {kind:#x}")

    # --- what goes out ---------------------------------------------------------------------------------------------

    def send(self, data: bytes) -> None:
        self._frame(TEXT, data)

    def _frame(self, kind: int, data: bytes) -> None:
        size = len(data)
        if size < 126:
            head = bytes((kind, 0x80 | size))
        else:
            wide = size >= 1 << 16
            head = bytes((kind, 0xFF if wide else 0xFE)) + size.to_bytes(8 if wide else 2, "big")
        if self.transport is not None:
            self.transport.write(head + MASK + data)

    def close(self) -> None:
        """Say goodbye and go."""
        self._closed = True
        self._frame(CLOSE, NORMAL)
        if self.transport is not None:
            self.transport.close()

    def abort(self) -> None:
        """As if the cable were pulled: nothing is said, nobody is told here."""
        self._closed = True
        if self.transport is not None:
            self.transport.abort()


async def dial(socket: Socket, port: int, path: str, headers: Mapping[str, str]) -> None:
    """Open the socket to a server on this machine. What the server says at once may be heard before this returns."""
    await asyncio.get_running_loop().create_connection(lambda: socket, "127.0.0.1", port)
    lines = [
        f"GET {path} HTTP/1.1", f"Host: 127.0.0.1:{port}", "Upgrade: websocket", "Connection: Upgrade",
        f"Sec-WebSocket-Key: {KEY}", "Sec-WebSocket-Version: 13", *[f"{name}: {is_}" for name, is_ in headers.items()],
    ]  # fmt: skip
    assert socket.transport is not None
    socket.transport.write(("\r\n".join(lines) + "\r\n\r\n").encode("latin-1"))
    await socket.opened
