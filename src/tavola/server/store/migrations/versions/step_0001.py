"""People, tables with their journals, the archive, ratings."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    people()
    running()
    finished()


def people() -> None:
    op.create_table(
        "people",
        sa.Column("id", sa.String, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("login", sa.String),
        sa.Column("password", sa.String),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_people"),
        sa.UniqueConstraint("login", name="uq_people_login"),
    )
    op.create_table(
        "tokens",
        sa.Column("hash", sa.LargeBinary, nullable=False),
        sa.Column("person", sa.String, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_tokens"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_tokens_person", ondelete="CASCADE"),
    )
    op.create_index("ix_tokens_person", "tokens", ["person"])


def running() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String, nullable=False),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("status", sa.String, nullable=False),
        sa.Column("private", sa.Boolean, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("ended", sa.BigInteger),
        sa.Column("host", sa.String, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
    )
    op.create_index("ix_tables_status", "tables", ["status"])
    op.create_table(
        "rows",
        sa.Column("table_id", sa.String, nullable=False),
        sa.Column("n", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "n", name="pk_rows"),
        sqlite_with_rowid=False,
    )


def finished() -> None:
    op.create_table(
        "archive",
        sa.Column("table_id", sa.String, nullable=False),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("private", sa.Boolean, nullable=False),
        sa.Column("entries", sa.Integer, nullable=False),
        sa.Column("options", sa.LargeBinary, nullable=False),
        sa.Column("chairs", sa.LargeBinary, nullable=False),
        sa.Column("ending", sa.LargeBinary, nullable=False),
        sa.Column("record", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_archive"),
    )
    op.create_table(
        "played",
        sa.Column("player", sa.String, nullable=False),
        sa.Column("table_id", sa.String, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("change", sa.Integer, nullable=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("player", "table_id", "seat", name="pk_played"),
        sa.ForeignKeyConstraint(["table_id"], ["archive.table_id"], name="fk_played_table_id", ondelete="CASCADE"),
    )
    op.create_index("ix_played_player_ended", "played", ["player", "ended"])
    op.create_table(
        "ratings",
        sa.Column("game", sa.String, nullable=False),
        sa.Column("player", sa.String, nullable=False),
        sa.Column("rating", sa.Double, nullable=False),
        sa.Column("deviation", sa.Double, nullable=False),
        sa.Column("volatility", sa.Double, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("game", "player", name="pk_ratings"),
    )
    op.create_index("ix_ratings_game_rating", "ratings", ["game", "rating"])
