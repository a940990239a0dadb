"""A link that works once: it makes whoever opens it the person it was made for. `tavola play` opens the browser so."""

from __future__ import annotations

import secrets
import time
from typing import Final, NamedTuple

from litestar import Request, get
from litestar.datastructures import State
from litestar.params import FromQuery
from litestar.response import Redirect

from tavola.server.http.cookies import cookie

VALID: Final = 600.0  # seconds


class Key(NamedTuple):
    token: str
    path: str
    until: float


class Links:
    """The links that have not been used."""

    def __init__(self) -> None:
        self._keys: dict[str, Key] = {}

    def make(self, token: str, path: str) -> str:
        """The address, below that of the server, that makes somebody the owner of this token and shows them `path`."""
        key = secrets.token_urlsafe(32)
        self._keys[key] = Key(token, path, time.monotonic() + VALID)
        return f"/enter?key={key}"

    def use(self, key: str) -> Key | None:
        found = self._keys.pop(key, None)
        return found if found and time.monotonic() < found.until else None


@get("/enter", include_in_schema=False)
async def enter(request: Request[object, object, State], key: FromQuery[str] = "") -> Redirect:
    links: Links = request.app.state.links
    found = links.use(key)
    if found is None:
        return Redirect("/")  # used already, or too old: the lobby shows who one is
    return Redirect(found.path, cookies=[cookie(found.token, request.app.state.settings)])
