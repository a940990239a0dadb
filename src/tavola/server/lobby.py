"""The live list of tables: everybody in the lobby gets the whole list once, then what changes, a few times a second."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Final

import msgspec

from tavola.server.api import TableChanged, TableGone, TableInfo, Tables
from tavola.server.connection import Connection

BEAT: Final = 0.25  # seconds


class Lobby:
    def __init__(self) -> None:
        self._watchers: dict[str, Connection] = {}
        self._news: dict[str, bytes] = {}
        self._timer: asyncio.TimerHandle | None = None

    def enter(self, connection: Connection, tables: Iterable[TableInfo]) -> None:
        self._watchers[connection.id] = connection
        connection.put(msgspec.json.encode(Tables(tuple(tables))))

    def leave(self, connection: Connection) -> None:
        self._watchers.pop(connection.id, None)

    def changed(self, table: TableInfo) -> None:
        self._tell(table.id, msgspec.json.encode(TableChanged(table)))

    def gone(self, table: str) -> None:
        self._tell(table, msgspec.json.encode(TableGone(table)))

    def close(self, why: str) -> None:
        if self._timer is not None:
            self._timer.cancel()
        for connection in self._watchers.values():
            connection.close(why)

    def _tell(self, table: str, news: bytes) -> None:
        """Only the newest of a table goes out at the next beat."""
        if not self._watchers:
            return
        self._news[table] = news
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(BEAT, self._beat)

    def _beat(self) -> None:
        self._timer = None
        news, self._news = self._news, {}
        for connection in tuple(self._watchers.values()):
            for data in news.values():
                connection.put(data)
