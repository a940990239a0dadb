"""Migrations lead to the schema that the code speaks of, in both databases."""

from __future__ import annotations

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

from tavola.server.store import StoreError
from tavola.server.store.engine import connect, read_url
from tavola.server.store.schema import HEAD, metadata
from tavola.server.store.upgrade import MIGRATIONS, revision, upgrade


@pytest.fixture
def engine(url: str) -> sa.Engine:
    return connect(read_url(url), writing=True)


def test_the_newest_migration_is_the_head() -> None:
    assert ScriptDirectory(str(MIGRATIONS)).get_heads() == [HEAD]


def test_models_and_migrations_agree(engine: sa.Engine) -> None:
    upgrade(engine)
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True, "compare_server_default": True})
        assert compare_metadata(context, metadata) == []


def test_an_empty_database_is_brought_to_the_head_once(engine: sa.Engine) -> None:
    assert revision(engine) is None
    upgrade(engine)
    assert revision(engine) == HEAD
    upgrade(engine)
    assert revision(engine) == HEAD


def test_a_migration_that_fails_changes_nothing(engine: sa.Engine) -> None:
    with engine.begin() as connection:
        connection.exec_driver_sql("CREATE TABLE ratings (x INTEGER)")  # the last one that the first step makes
    with pytest.raises(sa.exc.SQLAlchemyError):
        upgrade(engine)
    with engine.connect() as connection:
        assert sa.inspect(connection).get_table_names() == ["ratings"]


def test_the_database_of_a_newer_program_is_not_touched(engine: sa.Engine) -> None:
    upgrade(engine)
    with engine.begin() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(StoreError, match="newer Tavola"):
        upgrade(engine)


def test_what_is_committed_in_sqlite_is_on_the_disk(tmp_path: object) -> None:
    engine = connect(read_url(f"sqlite:///{tmp_path}/a.db"), writing=True)
    with engine.connect() as connection:
        found = [connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in ("journal_mode", "synchronous")]
    assert found == ["wal", 2]  # 2 is FULL
