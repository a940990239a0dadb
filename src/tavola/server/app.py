"""The application: everything the server is made of, put together and taken apart again."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from litestar import Litestar
from litestar.datastructures import State
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

import tavola
from tavola.server.enter import Links, enter
from tavola.server.http import games, nowhere, people, tables
from tavola.server.http.asking import all_limits
from tavola.server.http.faults import HANDLERS
from tavola.server.http.guard import BODY, check, dress
from tavola.server.hub import Hub
from tavola.server.people import People
from tavola.server.retelling import Retelling
from tavola.server.settings import Settings
from tavola.server.sockets import Doorkeeper, lobby_socket, table_socket
from tavola.server.static import client_page, find_client
from tavola.server.store import Store
from tavola.server.workers import Workers

ROUTES: Final = (
    people.who_am_i, people.be_somebody, people.keep_account, people.log_in, people.log_out, people.player_profile,
    people.game_ranking, games.game_list, games.game_catalogue, games.game_rules, tables.table_list, tables.make_table,
    tables.table_info, tables.table_record, tables.table_replay, tables.fork_table, nowhere.nothing_here, enter,
    table_socket, lobby_socket, client_page,
)  # fmt: skip


def make_app(settings: Settings) -> Litestar:
    """An application with its storage open; StoreError when it cannot be opened. It closes what it opened."""
    store = Store.open(settings.database_url)
    workers = Workers(settings.thinkers)
    state = State(
        {
            "settings": settings, "store": store, "workers": workers, "hub": Hub(store, workers),
            "people": People(store), "retelling": Retelling(), "doorkeeper": Doorkeeper(settings), "links": Links(),
            "limits": all_limits(), "client": find_client(settings.client),
        }
    )  # fmt: skip
    return Litestar(
        ROUTES, state=state, lifespan=[lifespan], before_request=check, before_send=[dress],
        exception_handlers=HANDLERS, openapi_config=described(), request_max_body_size=BODY, logging_config=None,
    )  # fmt: skip


@asynccontextmanager
async def lifespan(app: Litestar) -> AsyncIterator[None]:
    hub: Hub = app.state.hub
    await hub.open()
    try:
        yield
    finally:
        await hub.close()
        await app.state.retelling.close()
        await app.state.workers.close()
        app.state.people.close()
        app.state.store.close()


def described() -> OpenAPIConfig:
    """The OpenAPI document, at one address and without pages from elsewhere."""
    return OpenAPIConfig(
        "Tavola", tavola.__version__, path="/api/openapi.json", render_plugins=[JsonRenderPlugin(path="/")],
        use_handler_docstrings=True, description="The HTTP part; docs/protocol.md tells of the sockets.",
    )  # fmt: skip
