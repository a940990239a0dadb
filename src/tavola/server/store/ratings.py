"""Ratings by game and player; a player is a person's id, or `bot:<name>`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import sqlalchemy as sa

from tavola.server.ratings import Skill
from tavola.server.store.schema import ratings

COLUMNS = (ratings.c.rating, ratings.c.deviation, ratings.c.volatility, ratings.c.games)


def skills(connection: sa.Connection, game: str, players: Iterable[str]) -> dict[str, Skill]:
    """What is known of these players; the skill of a beginner for those without a game."""
    wanted = list(dict.fromkeys(players))
    query = sa.select(ratings.c.player, *COLUMNS).where(ratings.c.game == game, ratings.c.player.in_(wanted))
    found = {row[0]: Skill(*row[1:]) for row in connection.execute(query)}
    return {player: found.get(player, Skill()) for player in wanted}


def put(connection: sa.Connection, game: str, new: Mapping[str, Skill]) -> None:
    """The writer is the only one that changes them, so old ones are simply replaced."""
    if new:
        connection.execute(ratings.delete().where(ratings.c.game == game, ratings.c.player.in_(list(new))))
        rows = [
            {"game": game, "player": player, "rating": one.rating, "deviation": one.deviation,
             "volatility": one.volatility, "games": one.games}
            for player, one in new.items()
        ]  # fmt: skip
        connection.execute(ratings.insert(), rows)


def of_player(connection: sa.Connection, player: str) -> dict[str, Skill]:
    """By game."""
    query = sa.select(ratings.c.game, *COLUMNS).where(ratings.c.player == player).order_by(ratings.c.game)
    return {row[0]: Skill(*row[1:]) for row in connection.execute(query)}


def best(connection: sa.Connection, game: str, deviation: float, count: int) -> list[tuple[str, Skill]]:
    """The best of those who are known well enough."""
    query = sa.select(ratings.c.player, *COLUMNS).where(ratings.c.game == game, ratings.c.deviation <= deviation)
    query = query.order_by(ratings.c.rating.desc(), ratings.c.player).limit(count)
    return [(row[0], Skill(*row[1:])) for row in connection.execute(query)]
