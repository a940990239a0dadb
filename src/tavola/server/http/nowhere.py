"""Addresses below /api/ where there is nothing: an error as everywhere in the API, and no page of the client."""

from __future__ import annotations

from litestar import get

from tavola.server.http.asking import Asked
from tavola.server.problems import Trouble


@get(["/api", "/api/{path:path}"], include_in_schema=False)
async def nothing_here(request: Asked) -> None:
    raise Trouble(404, "no-page", path=request.scope["path"])
