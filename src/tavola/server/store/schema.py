"""The tables of the storage. Times are whole milliseconds since 1970. A change here needs a migration
and a new HEAD."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa

HEAD: Final = "0001"  # the newest migration; a test compares

metadata = sa.MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

people = sa.Table(
    "people", metadata,
    sa.Column("id", sa.String, primary_key=True),
    sa.Column("name", sa.String, nullable=False),
    sa.Column("login", sa.String, unique=True),  # in small letters; null for guests
    sa.Column("password", sa.String),
    sa.Column("created", sa.BigInteger, nullable=False),
)  # fmt: skip

tokens = sa.Table(
    "tokens", metadata,
    sa.Column("hash", sa.LargeBinary, primary_key=True),
    sa.Column("person", sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("seen", sa.BigInteger, nullable=False),
)  # fmt: skip

tables = sa.Table(
    "tables", metadata,
    sa.Column("id", sa.String, primary_key=True),
    sa.Column("game", sa.String, nullable=False),
    sa.Column("status", sa.String, nullable=False, index=True),
    sa.Column("private", sa.Boolean, nullable=False),
    sa.Column("rated", sa.Boolean, nullable=False),
    sa.Column("made", sa.BigInteger, nullable=False),
    sa.Column("ended", sa.BigInteger),
    sa.Column("host", sa.String, nullable=False),  # the public id of a person
)  # fmt: skip

# The journal of every table that is not over. No foreign key: the row of `tables` is written by the same writer right
# behind the first ones, and looking it up for every row of the journal would cost more than it guards.
rows = sa.Table(
    "rows", metadata,
    sa.Column("table_id", sa.String, primary_key=True),
    sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("data", sa.LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)  # fmt: skip

archive = sa.Table(
    "archive", metadata,
    sa.Column("table_id", sa.String, primary_key=True),
    sa.Column("game", sa.String, nullable=False),
    sa.Column("made", sa.BigInteger, nullable=False),
    sa.Column("ended", sa.BigInteger, nullable=False),
    sa.Column("rated", sa.Boolean, nullable=False),
    sa.Column("private", sa.Boolean, nullable=False),
    sa.Column("entries", sa.Integer, nullable=False),
    sa.Column("options", sa.LargeBinary, nullable=False),  # JSON, as are the next two
    sa.Column("chairs", sa.LargeBinary, nullable=False),
    sa.Column("ending", sa.LargeBinary, nullable=False),
    sa.Column("record", sa.LargeBinary, nullable=False),  # the file, packed by zlib
)  # fmt: skip

played = sa.Table(
    "played", metadata,
    sa.Column("player", sa.String, primary_key=True),  # a person's id, or bot:<name>
    sa.Column("table_id", sa.ForeignKey("archive.table_id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("change", sa.Integer, nullable=False),
    sa.Column("ended", sa.BigInteger, nullable=False),
    sa.Index("ix_played_player_ended", "player", "ended"),
)  # fmt: skip

ratings = sa.Table(
    "ratings", metadata,
    sa.Column("game", sa.String, primary_key=True),
    sa.Column("player", sa.String, primary_key=True),
    sa.Column("rating", sa.Double, nullable=False),
    sa.Column("deviation", sa.Double, nullable=False),
    sa.Column("volatility", sa.Double, nullable=False),
    sa.Column("games", sa.Integer, nullable=False),
    sa.Index("ix_ratings_game_rating", "game", "rating"),
)  # fmt: skip
