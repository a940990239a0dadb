"""What is kept of a game when it is over: its record, who played, and what it did to the ratings."""

from __future__ import annotations

import asyncio
import zlib

import msgspec
import sqlalchemy as sa

from tavola.core.game import game
from tavola.server import ratings
from tavola.server.store import Store, tables
from tavola.server.store import archive as stored
from tavola.server.store import ratings as known
from tavola.table.effects import Summary
from tavola.table.wire import BROKEN, OVER, Chair

BOT = "bot:"  # before a bot's name, where players are named


async def finish(store: Store, summary: Summary) -> tuple[int, ...]:
    """Store record and history and update the ratings, all or nothing; the rating changes by seat, () if not rated.

    Asked again for the same table, it changes nothing and gives the same answer.
    """
    packed = await asyncio.to_thread(zlib.compress, summary.record)
    return await store.write(lambda connection: _finish(connection, summary, packed))


def _finish(connection: sa.Connection, summary: Summary, packed: bytes) -> tuple[int, ...]:
    before = stored.get(connection, summary.id)
    if before is not None:
        return before.ending.rating if before.ending else ()
    changes = _rate(connection, summary)
    ending = summary.ending and msgspec.structs.replace(summary.ending, rating=changes)
    stored.add(connection, summary, ending, packed)
    if ending is not None:
        stored.add_played(connection, _played(summary, changes))
    tables.end(connection, summary.id, OVER if ending else BROKEN, summary.ended)
    return changes


def _rate(connection: sa.Connection, summary: Summary) -> tuple[int, ...]:
    if not summary.ending or not may_rate(summary):
        return ()
    players = [player_of(chair) for chair in summary.chairs]
    before = known.skills(connection, summary.game, players)
    teams = game(summary.game).teams(len(players), summary.options)
    after = ratings.table_rated(players, summary.ending.places, teams, before)
    known.put(connection, summary.game, after)
    return tuple(ratings.change(before[player], after.get(player, before[player])) for player in players)


def may_rate(summary: Summary) -> bool:
    """Somebody who plays against themselves could win as often as they like."""
    people = [chair.player for chair in summary.chairs if chair.kind == "person"]
    return summary.rated and all(map(player_of, summary.chairs)) and len(set(people)) == len(people)


def player_of(chair: Chair) -> str:
    """The key of history and ratings; "" for a chair that stayed empty."""
    return {"person": chair.player, "bot": BOT + chair.bot}.get(chair.kind, "")


def _played(summary: Summary, changes: tuple[int, ...]) -> list[dict[str, str | int]]:
    return [
        {"player": player, "table_id": summary.id, "seat": seat, "change": changes[seat] if changes else 0,
         "ended": summary.ended}
        for seat, player in enumerate(map(player_of, summary.chairs))
        if player
    ]  # fmt: skip
