"""What holds for every request and every answer: foreign pages change nothing, bodies are JSON, headers are strict."""

from __future__ import annotations

import re
from typing import Any, Final

from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.types import Message, Scope

from tavola.server.http.asking import Asked
from tavola.server.problems import Trouble
from tavola.server.sockets import is_foreign

BODY: Final = 64 * 1024  # bytes
SAFE: Final = {"GET", "HEAD", "OPTIONS"}
HOST: Final = re.compile(r"[\w.:\[\]-]+")  # what may stand in a policy
STRICT: Final = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
}


async def check(request: Asked) -> None:
    """Before a handler that changes something: the request comes from our own pages or from a program, in JSON."""
    if request.method in SAFE:
        return
    origin = request.headers.get("origin", "")
    if is_foreign(request.scope, request.app.state.settings) or (
        not origin and request.headers.get("sec-fetch-site", "none") not in ("same-origin", "none")
    ):
        raise Trouble(403, "foreign", origin=origin or "?")
    kind = request.headers.get("content-type", "")
    has_body = request.headers.get("content-length", "0") != "0" or "transfer-encoding" in request.headers
    if has_body and kind.split(";")[0].strip().lower() != "application/json":
        raise Trouble(415, "media", "content-type", found=kind or "?")


async def dress(message: Message, scope: Scope) -> None:
    """Security headers on every answer; what the API says is not kept unless it says so itself."""
    if message["type"] != "http.response.start" or scope["type"] != ScopeType.HTTP:
        return
    headers = MutableScopeHeaders.from_message(message)
    for name, value in STRICT.items():
        headers.setdefault(name, value)
    headers.setdefault("content-security-policy", policy(_host(scope)))
    if scope["path"].startswith("/api/"):
        headers.setdefault("cache-control", "no-store")


def policy(host: str) -> str:
    """Everything from here alone; old browsers want the sockets of our own host named. Svelte sets styles inline."""
    sockets = f" ws://{host} wss://{host}" if HOST.fullmatch(host) else ""
    return (
        f"default-src 'self'; connect-src 'self'{sockets}; img-src 'self' data:; font-src 'self' data:; "
        "style-src 'self' 'unsafe-inline'; object-src 'none'; base-uri 'none'; form-action 'self'; "
        "frame-ancestors 'none'"
    )


def _host(scope: Any) -> str:
    return next((value.decode("latin-1") for name, value in scope["headers"] if name == b"host"), "")
