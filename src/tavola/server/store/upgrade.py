"""Brings the schema of a database to the newest, step by step; Alembic is loaded only when there is a step to take."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import sqlalchemy as sa

from tavola.server.store.errors import StoreError
from tavola.server.store.schema import HEAD

MIGRATIONS: Final = Path(__file__).with_name("migrations")
LOCK: Final = 0x7A60_1A00  # any number: two servers that start at once take turns


def upgrade(engine: sa.Engine) -> None:
    if revision(engine) == HEAD:
        return
    from alembic import command
    from alembic.config import Config
    from alembic.util import CommandError

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    with engine.begin() as connection:
        if connection.dialect.name == "postgresql":
            connection.execute(sa.select(sa.func.pg_advisory_xact_lock(LOCK)))
        config.attributes["connection"] = connection
        try:
            command.upgrade(config, "head")
        except CommandError as error:
            raise StoreError(f"{engine.url}: written by a newer Tavola than this one ({error})") from error


def revision(engine: sa.Engine) -> str | None:
    """The step a database stands at; None when it is empty."""
    with engine.connect() as connection:
        if not sa.inspect(connection).has_table("alembic_version"):
            return None
        return connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar_one_or_none()
