"""The HTTP part as browsers and programs meet it: who may, what is refused, what an answer carries."""

from __future__ import annotations

import time
from typing import Any

import pytest
from litestar.testing import TestClient

TABLE: dict[str, Any] = {"game": "template", "chairs": ["me", "random"], "start": True}


def guest(client: TestClient, name: str = "Ann") -> dict[str, Any]:
    answer = client.post("/api/me", json={"name": name})
    assert answer.status_code == 200
    found: dict[str, Any] = answer.json()
    return found


# --- oneself ----------------------------------------------------------------------------------------------------------


def test_a_name_is_all_it_takes_and_the_cookie_is_closed(client: TestClient) -> None:
    assert client.get("/api/me").json() is None
    answer = client.post("/api/me", json={"name": "Ann"})
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=strict" in cookie
    assert client.get("/api/me").json() == answer.json()


def test_a_second_name_is_the_same_person(client: TestClient) -> None:
    first = guest(client)
    assert guest(client, "Anna") == {**first, "name": "Anna"}


def test_an_account_is_come_back_to_and_left(client: TestClient) -> None:
    me = guest(client)
    kept = client.post("/api/account", json={"login": "ann", "password": "correct horse"}).json()
    assert kept == {**me, "login": "ann"}
    assert client.post("/api/logout", json={}).status_code in (200, 201, 204)
    assert client.get("/api/me").json() is None
    wrong = client.post("/api/login", json={"login": "ann", "password": "battery staple"})
    assert wrong.status_code == 401
    assert client.post("/api/login", json={"login": "ann", "password": "correct horse"}).json() == kept


def test_who_is_nobody_makes_no_table(client: TestClient) -> None:
    answer = client.post("/api/tables", json=TABLE)
    assert answer.status_code == 401
    assert answer.json()["message"]


# --- what is refused --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "headers",
    [{"origin": "https://elsewhere.example"}, {"origin": "null"}, {"sec-fetch-site": "cross-site"}],
    ids=["foreign", "null", "no origin told"],
)
def test_pages_of_others_change_nothing(client: TestClient, headers: dict[str, str]) -> None:
    assert client.post("/api/me", json={"name": "Ann"}, headers=headers).status_code == 403
    assert client.get("/api/me").json() is None


@pytest.mark.parametrize(
    ("content", "kind", "status"),
    [
        (b'{"name": "Ann"}', "text/plain", 415),
        (b"{", "application/json", 400),
        (b"[]", "application/json", 422),
        (b'{"name": 5}', "application/json", 422),
        (b'{"name": "Ann", "admin": true}', "application/json", 422),
        (b'{"name": "' + b"a" * 70_000 + b'"}', "application/json", 413),
    ],
    ids=["form", "cut short", "a list", "a number", "an unknown key", "too large"],
)
def test_a_body_that_is_not_as_expected(client: TestClient, content: bytes, kind: str, status: int) -> None:
    answer = client.post("/api/me", content=content, headers={"content-type": kind})
    assert answer.status_code == status
    assert answer.json()["message"]


@pytest.mark.parametrize(
    ("change", "where"),
    [
        ({"game": "chess"}, ""), ({"chairs": ["me"]}, "seats"), ({"chairs": ["me", "greedy"]}, "chairs"),
        ({"options": {"lanterns": 99}}, "lanterns"), ({"options": {"moon": 1}}, "moon"),
        ({"clock": {"kind": "hourglass"}}, "clock"), ({"clock": {"kind": "move"}}, "clock"), ({"pace": -1}, "pace"),
    ],
)  # fmt: skip
def test_a_table_that_cannot_be_is_refused_with_the_place(
    client: TestClient, change: dict[str, Any], where: str
) -> None:
    guest(client)
    answer = client.post("/api/tables", json=TABLE | change)
    assert answer.status_code == 400
    assert answer.json()["where"] == where
    assert client.get("/api/tables").json() == []


def test_errors_speak_the_language_of_who_asks(client: TestClient) -> None:
    russian = client.get("/api/tables/nowhere", headers={"accept-language": "ru"}).json()["message"]
    english = client.get("/api/tables/nowhere").json()["message"]
    assert russian != english
    assert any("а" <= letter <= "я" for letter in russian)
    assert client.get("/api/tables/nowhere?lang=ru").json()["message"] == russian


def test_what_is_not_there(client: TestClient) -> None:
    places = ("nothing", "tables/x", "tables/x/record", "tables/x/replay", "games/chess/rules", "players/nobody",
              "ranking/chess")  # fmt: skip
    for path in places:
        answer = client.get(f"/api/{path}")
        assert answer.status_code == 404, path
        assert answer.json()["message"]
    assert client.delete("/api/me").status_code == 405


def test_who_asks_too_often_waits(client: TestClient) -> None:
    guest(client)
    statuses = [client.post("/api/tables", json=TABLE | {"start": False}).status_code for _ in range(40)]
    assert statuses[0] == 201
    assert statuses[-1] == 429
    answer = client.post("/api/tables", json=TABLE)
    assert int(answer.headers["retry-after"]) >= 1


def test_every_answer_is_closed_to_other_sites(client: TestClient) -> None:
    for path in ("/api/me", "/", "/api/nothing", "/t/x"):
        headers = client.get(path).headers
        assert headers["x-content-type-options"] == "nosniff"
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
        assert "default-src 'self'" in headers["content-security-policy"]
    assert client.get("/api/me").headers["cache-control"] == "no-store"


# --- games ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_games_are_told_with_every_option_and_rule(client: TestClient, lang: str) -> None:
    (game,) = [one for one in client.get(f"/api/games?lang={lang}").json() if one["name"] == "gorgasali"]
    assert game["seats"] == [2, 10]
    assert set(game["bots"]) == {"greedy", "random"}
    for option in game["options"]:
        assert option["name"], option
        assert option["about"], option
        assert option["default"] in [value["value"] for value in option["values"]] or option["low"] is not None
    rules = {rule["id"]: rule for rule in client.get(f"/api/games/gorgasali/rules?lang={lang}").json()}
    assert rules["GO-7.13"]["text"]
    assert all([option["rule"].split(",")[0].strip() in rules for option in game["options"] if option["rule"]])
    assert client.get(f"/api/games/gorgasali/catalogue?lang={lang}").json()["cards"]


# --- a table from its making to its replay ----------------------------------------------------------------------------


def test_a_private_table_is_in_no_list_but_who_knows_it_may_see_it(client: TestClient) -> None:
    guest(client)
    name = client.post("/api/tables", json=TABLE | {"private": True, "start": False}).json()["id"]
    shown = client.post("/api/tables", json=TABLE | {"start": False, "game": "gorgasali"}).json()["id"]
    assert [table["id"] for table in client.get("/api/tables").json()] == [shown]
    assert client.get(f"/api/tables/{name}").json()["status"] == "open"


def test_a_finished_game_is_in_the_history_the_ranking_and_can_be_played_on(client: TestClient) -> None:
    me = guest(client)
    chairs = ["random", "random"]
    name = client.post("/api/tables", json=TABLE | {"chairs": chairs, "pace": 0}).json()["id"]
    replay = until_over(client, name)
    assert replay["verified"]
    assert replay["bots"] == [True, True]
    assert client.get(f"/api/tables/{name}").status_code in (200, 404)
    history = client.get("/api/players/bot:random").json()
    assert [one["table"] for one in history["played"]][:1] == [name]
    assert client.get(f"/api/players/{me['id']}").json()["played"] == []
    record = client.get(f"/api/tables/{name}/record")
    assert "attachment" in record.headers["content-disposition"]
    assert record.content.count(b"\n") > 3
    made = client.post(f"/api/tables/{name}/fork", json={"at": 2, "seat": 0, "bot": "random"})
    assert made.status_code == 201
    assert client.get(f"/api/tables/{made.json()['id']}").json()["status"] in ("running", "over")


def until_over(client: TestClient, name: str) -> dict[str, Any]:
    for _ in range(200):
        answer = client.get(f"/api/tables/{name}/replay?lang=en")
        if answer.status_code == 200:
            found: dict[str, Any] = answer.json()
            return found
        time.sleep(0.05)
    raise AssertionError(answer.text)


def test_the_openapi_document_is_there(client: TestClient) -> None:
    document = client.get("/api/openapi.json").json()
    assert document["openapi"].startswith("3.1")
    assert "/api/tables/{table}/fork" in document["paths"]
