"""The files of the client, and nothing else of this machine."""

from __future__ import annotations

from pathlib import Path

import pytest
from litestar.testing import TestClient

from tavola.server.app import make_app
from tavola.server.settings import Settings
from tavola.server.static import find_client


@pytest.fixture
def site(tmp_path: Path) -> TestClient:
    web = tmp_path / "web"
    (web / "assets").mkdir(parents=True)
    (web / "index.html").write_text("<!doctype html>page")
    (web / "assets" / "a-123.js").write_text("script")
    (web / "assets" / "a-123.js.br").write_bytes(b"small")
    (web / "icon.svg").write_text("<svg/>")
    (tmp_path / "secret.txt").write_text("secret")
    settings = Settings(database=f"sqlite:///{tmp_path / 'a.db'}", client=str(web))
    return TestClient(make_app(settings))


@pytest.mark.parametrize("path", ["/", "/t/abc", "/players/somebody", "/index.html"])
def test_every_address_of_the_client_is_its_page(site: TestClient, path: str) -> None:
    with site as client:
        answer = client.get(path)
        assert (answer.status_code, answer.text) == (200, "<!doctype html>page")
        assert answer.headers["cache-control"] == "no-cache"
        assert "frame-ancestors 'none'" in answer.headers["content-security-policy"]


def test_a_file_with_its_sum_in_the_name_is_kept_and_comes_packed(site: TestClient) -> None:
    with site as client:
        answer = client.get("/assets/a-123.js", headers={"accept-encoding": "gzip, br"})
        assert answer.headers["content-encoding"] == "br"
        assert answer.headers["content-type"].startswith("text/javascript")
        assert "immutable" in answer.headers["cache-control"]
        plain = client.get("/assets/a-123.js", headers={"accept-encoding": "identity"})
        assert plain.text == "script"


@pytest.mark.parametrize(
    "path", ["/../secret.txt", "/assets/../../secret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt", "//etc/passwd.txt"]
)
def test_nothing_outside_the_folder_is_sent(site: TestClient, path: str) -> None:
    with site as client:
        answer = client.get(path)
        assert "secret" not in answer.text
        assert "root:" not in answer.text


@pytest.mark.parametrize("path", ["/missing.js", "/assets/a-123.js.br"])
def test_a_file_that_is_not_there_is_no_page(site: TestClient, path: str) -> None:
    with site as client:
        assert client.get(path).status_code == 404


def test_without_a_built_client_a_page_says_so_in_both_languages(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    client.app.state.client = None
    answer = client.get("/t/abc")
    assert answer.status_code == 200
    assert "make web" in answer.text
    assert "Стол ещё не накрыт" in answer.text


def test_a_client_that_was_chosen_is_the_one(tmp_path: Path) -> None:
    assert find_client(str(tmp_path)) is None
    (tmp_path / "index.html").touch()
    assert find_client(str(tmp_path)) == tmp_path
