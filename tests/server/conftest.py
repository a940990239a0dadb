"""Databases of both kinds, a storage in one of them, and an application in this process."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar.testing import TestClient

from tavola.server.app import make_app
from tavola.server.settings import Settings
from tests.server import postgres

_numbers = itertools.count(1)


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    try:
        with postgres.server() as address:
            yield address
    except postgres.Absent as reason:
        pytest.skip(str(reason))


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tavola.db'}"
    return postgres.make_database(request.getfixturevalue("postgres_server"), f"t{next(_numbers)}")


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(database=f"sqlite:///{tmp_path / 'tavola.db'}", workers=1)


@pytest.fixture
def client(settings: Settings) -> Iterator[TestClient]:
    """HTTP to an application in this process, with a jar of cookies."""
    with TestClient(make_app(settings)) as found:
        yield found
