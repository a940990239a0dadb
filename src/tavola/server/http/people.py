"""Who one is; what others may know of a player; who is best at a game."""

from __future__ import annotations

import sqlalchemy as sa
from litestar import Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from tavola.bots import names as bots_of
from tavola.core.game import games
from tavola.server import archive
from tavola.server.api import Account, Guest, Me, Played, Profile, Ranked, Rating
from tavola.server.http.asking import Asked, asker, known_asker, limit
from tavola.server.http.cookies import cookie, no_cookie
from tavola.server.http.errors import BODY, problems
from tavola.server.http.shelf import known_game
from tavola.server.people import People
from tavola.server.problems import Trouble
from tavola.server.ratings import PLACED, Skill
from tavola.server.retelling import names_of
from tavola.server.sockets import token_of
from tavola.server.store import Store
from tavola.server.store import archive as stored
from tavola.server.store import people as rows
from tavola.server.store import ratings as known

PAGE = 20  # games of a history
BEST = 100  # lines of a ranking


# --- oneself ----------------------------------------------------------------------------------------------------------


@get("/api/me")
async def who_am_i(request: Asked) -> Response[Me | None]:
    """Who asks; null for nobody. A cookie lives on from here."""
    me = await asker(request)
    fresh = [cookie(token_of(request.scope), request.app.state.settings)] if me else []
    return Response(me, cookies=fresh)


@post("/api/me", status_code=200, responses=problems(*BODY))
async def be_somebody(request: Asked, data: JSONBody[Guest]) -> Response[Me]:
    """Become a guest of this name, or take another name. The answer's cookie holds the token."""
    people: People = request.app.state.people
    me = await asker(request)
    if me is not None:
        limit(request, "rename", me.id)
        return Response(await people.rename(me, data.name))
    limit(request, "guest")
    guest, token = await people.guest(data.name)
    return Response(guest, cookies=[cookie(token, request.app.state.settings)])


@post("/api/account", status_code=200, responses=problems(*BODY, 401, 409))
async def keep_account(request: Asked, data: JSONBody[Account]) -> Me:
    """A guest gets login and password, and can come back from anywhere."""
    me = await known_asker(request)
    limit(request, "account", me.id)
    people: People = request.app.state.people
    return await people.keep(me, data.login, data.password)


@post("/api/login", status_code=200, responses=problems(*BODY, 401))
async def log_in(request: Asked, data: JSONBody[Account]) -> Response[Me]:
    """Come back. The answer's cookie holds a new token; the old one is void."""
    limit(request, "login")
    limit(request, "login", f"login:{data.login.strip().lower()}")
    people: People = request.app.state.people
    me, token = await people.login(data.login, data.password, token_of(request.scope))
    return Response(me, cookies=[cookie(token, request.app.state.settings)])


@post("/api/logout", status_code=200, responses=problems(403))
async def log_out(request: Asked) -> Response[None]:
    """The token is void. A guest cannot come back."""
    people: People = request.app.state.people
    await people.logout(token_of(request.scope))
    return Response(None, cookies=[no_cookie(request.app.state.settings)])


# --- players ----------------------------------------------------------------------------------------------------------


@get("/api/players/{player:str}", responses=problems(400, 404, 422))
async def player_profile(request: Asked, player: FromPath[str], before: FromQuery[int | None] = None) -> Profile:
    """Ratings and finished games; `before` asks for games that ended before this second. `bot:greedy` is a bot."""
    me = await asker(request)
    own = me is not None and me.id == player
    store: Store = request.app.state.store
    found = await store.read(lambda connection: profile(connection, player, before, own=own))
    if found is None:
        raise Trouble(404, "no-player", "player", player=player)
    return found


def profile(connection: sa.Connection, player: str, before: int | None, *, own: bool) -> Profile | None:
    """Games at private tables are shown to oneself alone: who knows a table's id may look at it."""
    bot = player.removeprefix(archive.BOT) if player.startswith(archive.BOT) else ""
    person = None if bot else rows.get(connection, player)
    if person is None and not is_bot(bot):
        return None
    limit_ms = None if before is None else max(0, min(before, 1 << 50)) * 1000
    past, more = stored.history(connection, player, limit_ms, PAGE, private=own)
    name, since = (person.name, person.created // 1000) if person else (bot, 0)
    skills = known.of_player(connection, player)
    ratings = tuple(Rating(game, round(one.rating), round(one.deviation), one.games) for game, one in skills.items())
    return Profile(player, name, bot, since, ratings, tuple(map(played, past)), more)


def is_bot(name: str) -> bool:
    return any(name in bots_of(game) for game in games(template=True).values())


def played(past: stored.Past) -> Played:
    one = past.archived
    assert one.ending is not None  # a table that broke is in nobody's history
    names = names_of(one.chairs)
    return Played(one.table, one.game, one.ended // 1000, past.seat, past.change, names, one.ending)


@get("/api/ranking/{game:str}", responses=problems(404))
async def game_ranking(request: Asked, game: FromPath[str]) -> list[Ranked]:
    """The best of a game, people and bots alike; who is not known well enough yet is left out."""
    name = known_game(game).name
    store: Store = request.app.state.store

    def best(connection: sa.Connection) -> tuple[list[tuple[str, Skill]], dict[str, str]]:
        found = known.best(connection, name, PLACED, BEST)
        return found, rows.names(connection, [player for player, _ in found])

    found, names = await store.read(best)
    return [
        Ranked(
            place, player, names.get(player, player.removeprefix(archive.BOT)), player.startswith(archive.BOT),
            round(one.rating), round(one.deviation), one.games,
        )
        for place, (player, one) in enumerate(found, 1)
    ]  # fmt: skip
