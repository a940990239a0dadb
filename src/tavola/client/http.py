"""The HTTP part of a server: who one is, and which tables there are."""

from __future__ import annotations

import asyncio
import urllib.error
import urllib.request
from collections.abc import Mapping, Sequence
from http.cookies import SimpleCookie
from typing import Any, Final

import msgspec

from tavola.client.table import TableClient
from tavola.core.errors import TavolaError

PATIENCE: Final = 30.0  # seconds
COOKIE: Final = "tavola"


class HttpError(TavolaError):
    """The server refused: `message` says what is wrong, `where` which part of what was sent."""

    def __init__(self, status: int, message: str, where: str) -> None:
        super().__init__(f"{message} ({where})" if where else message)
        self.status = status
        self.message = message
        self.where = where


class Client:
    """One person at one server. `token` is the secret by which the server knows them; `guest` brings a new one."""

    def __init__(self, url: str = "http://127.0.0.1:8080", token: str = "") -> None:
        self.url = url.rstrip("/")
        self.token = token

    async def guest(self, name: str) -> dict[str, Any]:
        """Become somebody; keeps the token. Returns id, name and login."""
        me: dict[str, Any] = await self.send("POST", "/api/me", {"name": name})
        return me

    async def make(self, game: str, chairs: Sequence[str], **more: Any) -> str:
        """A new table; its id. `more` is what docs/protocol.md lists: options, clock, private, rated, start, pace."""
        made = await self.send("POST", "/api/tables", {"game": game, "chairs": list(chairs), **more})
        return str(made["id"])

    async def tables(self) -> list[dict[str, Any]]:
        """What the lobby shows."""
        found: list[dict[str, Any]] = await self.send("GET", "/api/tables")
        return found

    def table(self, table: str, *, lang: str = "", eyes: int | None = None) -> TableClient:
        """`async with client.table(id) as t:` sits down at it, or watches it."""
        address = f"{self.url.replace('http', 'ws', 1)}/ws/table/{table}"
        return TableClient(address, self.headers, lang, eyes)

    @property
    def headers(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.token}"} if self.token else {}

    async def send(self, method: str, path: str, body: Mapping[str, Any] | None = None) -> Any:
        """Any request of the HTTP part; the answer's JSON."""
        return await asyncio.to_thread(self._send, method, path, body)

    def _send(self, method: str, path: str, body: Mapping[str, Any] | None) -> Any:
        data = None if body is None else msgspec.json.encode(body)
        headers = {**self.headers, "Content-Type": "application/json", "Accept": "application/json"}
        request = urllib.request.Request(self.url + path, data, headers, method=method)
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
                for line in answer.headers.get_all("Set-Cookie") or ():
                    cookie = SimpleCookie(line)
                    if COOKIE in cookie:
                        self.token = cookie[COOKIE].value
                read = answer.read()
                return msgspec.json.decode(read) if read else None
        except urllib.error.HTTPError as error:
            raise problem(error.code, error.read()) from None
        except urllib.error.URLError as error:
            raise HttpError(0, f"{self.url} does not answer: {error.reason}", "") from None


def problem(status: int, body: bytes) -> HttpError:
    """The error as the server tells it; something in between may speak otherwise."""
    try:
        told = msgspec.json.decode(body, type=dict[str, Any])
    except (msgspec.DecodeError, UnicodeDecodeError):
        told = {}
    return HttpError(status, str(told.get("message") or f"HTTP {status}"), str(told.get("where") or ""))
