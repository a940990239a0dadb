"""Tables: made, listed, looked at again when they are over, played on from."""

from __future__ import annotations

from litestar import Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from tavola.server.api import ClockChoice, Fork, Made, NewTable, Replay, TableInfo
from tavola.server.http.asking import Asked, known_asker, language, limit
from tavola.server.http.errors import BODY, problems
from tavola.server.hub import Hub
from tavola.server.problems import Trouble
from tavola.server.retelling import Retelling, names_of
from tavola.server.store import Store
from tavola.server.store import archive as stored
from tavola.table.effects import Person

RECORD = "application/jsonl; charset=utf-8"


@get("/api/tables")
async def table_list(request: Asked) -> list[TableInfo]:
    """Public tables that are open or running, the newest first."""
    hub: Hub = request.app.state.hub
    return hub.infos()


@post("/api/tables", responses=problems(*BODY, 401, 503))
async def make_table(request: Asked, data: JSONBody[NewTable]) -> Made:
    """A new table with the asker as its host."""
    me = await known_asker(request)
    limit(request, "table", me.id)
    hub: Hub = request.app.state.hub
    return Made(await hub.make(data, Person(me.id, me.name)))


@get("/api/tables/{table:str}", responses=problems(404))
async def table_info(request: Asked, table: FromPath[str]) -> TableInfo:
    """One table, whatever has become of it; a private one for whoever knows its id."""
    hub: Hub = request.app.state.hub
    return hub.info(table) or past(await archived(request, table))


@get("/api/tables/{table:str}/record", media_type="application/jsonl", responses=problems(404, 409))
async def table_record(request: Asked, table: FromPath[str]) -> Response[bytes]:
    """The record of a game that is over: a file that anybody can play again and verify."""
    found = await archived(request, table)
    data = await record_of(request, table)
    headers = {"content-disposition": f'attachment; filename="{found.game}-{table}.tavola"'}
    return Response(data, media_type=RECORD, headers=headers)


@get("/api/tables/{table:str}/replay", responses=problems(400, 404, 409, 422, 429))
async def table_replay(
    request: Asked, table: FromPath[str], eyes: FromQuery[int | None] = None, lang: FromQuery[str] = ""
) -> Response[Replay]:
    """A finished game move by move, through the eyes of a seat, or of a spectator."""
    found = await archived(request, table)
    check_within("no-seat", "eyes", eyes or 0, len(found.chairs) - 1)
    limit(request, "replay")
    retelling: Retelling = request.app.state.retelling
    body = await retelling.tell(found, await record_of(request, table), eyes, language(request))
    return Response(body, media_type="application/json")  # type: ignore[arg-type]  # encoded already


@post("/api/tables/{table:str}/fork", responses=problems(*BODY, 401, 404, 409, 503))
async def fork_table(request: Asked, table: FromPath[str], data: JSONBody[Fork]) -> Made:
    """A private table that goes on from a moment of a finished game, with fresh dice, against bots."""
    me = await known_asker(request)
    found = await archived(request, table)
    check_within("no-entry", "at", data.at, found.entries)
    check_within("no-seat", "seat", data.seat, len(found.chairs) - 1)
    limit(request, "table", me.id)
    hub: Hub = request.app.state.hub
    return Made(await hub.fork(await record_of(request, table), data, Person(me.id, me.name)))


# --- what is kept -----------------------------------------------------------------------------------------------------


async def archived(request: Asked, table: str) -> stored.Archived:
    """The finished game, or why there is none."""
    store: Store = request.app.state.store
    found = await store.read(lambda connection: stored.get(connection, table))
    if found is None:
        running = request.app.state.hub.info(table) is not None
        raise Trouble(409, "not-over", "table") if running else Trouble(404, "no-table", "table", table=table)
    return found


async def record_of(request: Asked, table: str) -> bytes:
    store: Store = request.app.state.store
    return await store.read(lambda connection: stored.record(connection, table)) or b""


def check_within(key: str, where: str, found: int, most: int) -> None:
    if not 0 <= found <= most:
        raise Trouble(422, key, where, most=most, found=found)


def past(found: stored.Archived) -> TableInfo:
    """A finished table as it would stand in the lobby."""
    bots = tuple(chair.kind == "bot" for chair in found.chairs)
    status = "over" if found.ending else "broken"
    names = names_of(found.chairs)
    return TableInfo(found.table, found.game, status, names, bots, 0, 0, ClockChoice(), found.rated, found.made // 1000)
