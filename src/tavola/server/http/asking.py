"""What a request says about who asks: language, person, address; and how often they may."""

from __future__ import annotations

import time
from typing import Any, Final, Literal

from litestar import Request
from litestar.datastructures import State

from tavola.core.text import LANGUAGES
from tavola.server.api import Me
from tavola.server.people import People
from tavola.server.problems import Trouble
from tavola.server.sockets import address_of, token_of
from tavola.table.limits import Limits

Asked = Request[Any, Any, State]
Lang = Literal["en", "ru"]

# Attempts a second, and at once: for a network address, a login, a person.
RATES: Final = {
    "guest": (1.0, 100.0),
    "rename": (0.2, 10.0),
    "login": (0.2, 10.0),
    "account": (0.1, 10.0),
    "table": (0.5, 30.0),
    "replay": (1.0, 20.0),
}


def language(request: Asked) -> Lang:
    """Of `?lang=`, else the first the browser would like that we speak."""
    liked = [request.query_params.get("lang", "")]
    liked += [word.split(";")[0].strip()[:2].lower() for word in request.headers.get("accept-language", "").split(",")]
    found = next((word for word in liked if word in LANGUAGES), "en")
    return "ru" if found == "ru" else "en"


async def asker(request: Asked) -> Me | None:
    """Who asks, if we know them."""
    token = token_of(request.scope)
    people: People = request.app.state.people
    return await people.who(token) if token else None


async def known_asker(request: Asked) -> Me:
    """Who asks; a Trouble when nobody does."""
    me = await asker(request)
    if me is None:
        raise Trouble(401, "nobody")
    return me


def limit(request: Asked, kind: str, whom: str = "") -> None:
    """Refuse what comes too often from an address, or for a login or a person."""
    limits: dict[str, Limits] = request.app.state.limits
    if not limits[kind].allow(whom or address_of(request.scope), time.monotonic()):
        raise Trouble(429, "too-often", seconds=round(1 / RATES[kind][0]))


def all_limits() -> dict[str, Limits]:
    """Those of a server that has just begun."""
    return {kind: Limits(rate, burst) for kind, (rate, burst) in RATES.items()}
