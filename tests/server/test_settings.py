"""What the one who runs a server may decide, and what is said when it cannot be."""

from __future__ import annotations

from pathlib import Path

import pytest

from tavola.server.settings import Settings, SettingsError


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ({"port": 65536}, "port: expected a whole number 0..65535, found 65536"),
        ({"workers": -1}, "workers: expected"),
        ({"rate": 0}, "rate: expected"),
        ({"sockets": 0}, "sockets: expected"),
        ({"public": "tavola.example"}, "public: expected an address like https"),
        ({"public": "https://tavola.example/path"}, "public: expected"),
        ({"origins": ("https://a.example", "ftp://b.example")}, "origins: expected .* found 'ftp://b.example'"),
        ({"database": "tavola.db"}, "database: expected an address"),
        ({"client": "/nowhere"}, "client: expected a folder with index.html"),
        ({"log": "loud"}, "log: expected one of debug, info"),
    ],
)
def test_a_setting_that_cannot_be_is_named(wrong: dict[str, object], why: str) -> None:
    with pytest.raises(SettingsError, match=why):
        Settings(**wrong).checked()  # type: ignore[arg-type]


def test_settings_that_can_be_are_taken(tmp_path: Path) -> None:
    (tmp_path / "index.html").touch()
    settings = Settings(public="https://tavola.example", origins=("http://localhost:5173",), client=str(tmp_path))
    assert settings.checked() == settings
    assert settings.secure


def test_the_usual_database_lies_in_the_users_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert Settings().database_url == f"sqlite:///{tmp_path}/tavola/tavola.db"
    assert Settings(database="sqlite:///a.db").database_url == "sqlite:///a.db"


@pytest.mark.parametrize(("workers", "thinkers"), [(0, 1), (3, 3)])
def test_there_is_always_somebody_who_thinks(workers: int, thinkers: int) -> None:
    assert Settings(workers=workers).thinkers >= thinkers
