"""Games on the shelf, what their screens draw with, their rules: the same for everybody, so browsers keep them."""

from __future__ import annotations

from typing import Any

from litestar import Response, get
from litestar.params import FromPath, FromQuery

from tavola.server.api import GameInfo, RuleInfo
from tavola.server.http import shelf
from tavola.server.http.asking import Asked, language
from tavola.server.http.errors import problems


def kept(request: Asked, told: shelf.Told) -> Response[Any]:
    """The answer, or only that the one the browser has is still right."""
    headers = {"etag": told.tag, "cache-control": "no-cache", "vary": "accept-language"}
    if told.tag in request.headers.get("if-none-match", ""):
        return Response(None, status_code=304, headers=headers)
    return Response(told.body, media_type="application/json", headers=headers)


@get("/api/games", sync_to_thread=True)
def game_list(request: Asked, lang: FromQuery[str] = "") -> Response[list[GameInfo]]:
    """Every game with its options and bots. `lang` is en or ru; else it is what the browser likes."""
    return kept(request, shelf.all_games(language(request)))


@get("/api/games/{game:str}/catalogue", sync_to_thread=True, responses=problems(404))
def game_catalogue(request: Asked, game: FromPath[str], lang: FromQuery[str] = "") -> Response[Any]:
    """What never changes and screens draw with; its form is the game's own, null where there is none."""
    return kept(request, shelf.catalogue(shelf.known_game(game).name, language(request)))


@get("/api/games/{game:str}/rules", sync_to_thread=True, responses=problems(404))
def game_rules(request: Asked, game: FromPath[str], lang: FromQuery[str] = "") -> Response[list[RuleInfo]]:
    """The rulebook, in our words."""
    return kept(request, shelf.rules(shelf.known_game(game).name, language(request)))
