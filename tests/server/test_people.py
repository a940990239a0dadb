"""Guests at once, accounts for those who want to come back; tokens and passwords are stored as hashes alone."""

from __future__ import annotations

from pathlib import Path

import pytest
import sqlalchemy as sa

from tavola.server import people as module
from tavola.server.people import DAY, REMEMBERED, People, clean_name, hash_of
from tavola.server.problems import Trouble
from tavola.server.store import Store
from tavola.server.store.schema import people as rows
from tavola.server.store.schema import tokens
from tests.server.kit import opened, run


def key_of(caught: pytest.ExceptionInfo[Trouble]) -> tuple[int, str, str]:
    return caught.value.status, caught.value.key, caught.value.where


def test_a_guest_is_known_again_by_the_token(url: str) -> None:
    async def work() -> None:
        async with opened(url) as store:
            people = People(store)
            me, token = await people.guest("  Аня   Лис ")
            assert (me.name, me.login) == ("Аня Лис", "")
            assert await people.who(token) == me
            assert await people.who(token + "x") is None

    run(work())


def test_neither_token_nor_password_lies_in_the_database(tmp_path: Path) -> None:
    async def work() -> tuple[str, str]:
        async with opened(f"sqlite:///{tmp_path / 'a.db'}") as store:
            people = People(store)
            me, token = await people.guest("Ann")
            await people.keep(me, "ann", "correct horse")
            return token, await store.read(lambda connection: connection.execute(sa.select(rows.c.password)).scalar())

    token, password = run(work())
    data = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    assert hash_of(token) in data
    assert token.encode() not in data
    assert b"correct horse" not in data
    assert password.startswith("$argon2id$")


def test_an_account_is_come_back_to_from_elsewhere_and_the_old_token_is_void(url: str) -> None:
    async def work() -> None:
        async with opened(url) as store:
            people = People(store)
            me, first = await people.guest("Ann")
            kept = await people.keep(me, " ANN.b ", "correct horse")
            assert kept.login == "ann.b"
            again, second = await people.login("Ann.B", "correct horse", first)
            assert (again.id, second != first) == (me.id, True)
            assert await people.who(first) is None
            assert await people.who(second) == kept
            await people.logout(second)
            assert await people.who(second) is None

    run(work())


@pytest.mark.parametrize(("login", "password"), [("ann", "wrong horse"), ("nobody", "correct horse"), ("", "")])
def test_whatever_is_wrong_with_a_login_the_answer_is_the_same(url: str, login: str, password: str) -> None:
    async def work() -> None:
        async with opened(url) as store:
            people = People(store)
            await people.keep((await people.guest("Ann"))[0], "ann", "correct horse")
            with pytest.raises(Trouble) as caught:
                await people.login(login, password)
            assert key_of(caught) == (401, "wrong-login", "")

    run(work())


def test_a_login_belongs_to_one_person(url: str) -> None:
    async def work() -> None:
        async with opened(url) as store:
            people = People(store)
            await people.keep((await people.guest("Ann"))[0], "ann", "correct horse")
            with pytest.raises(Trouble) as caught:
                await people.keep((await people.guest("Other"))[0], "Ann", "another horse")
            assert key_of(caught) == (409, "login-taken", "login")

    run(work())


@pytest.mark.parametrize(
    ("login", "password", "key"),
    [("ab", "long enough", "login-form"), ("a b c", "long enough", "login-form"), ("Аня", "long enough", "login-form"),
     ("ann", "short", "password-length"), ("ann", "x" * 201, "password-length")],
)  # fmt: skip
def test_login_and_password_have_a_form(tmp_path: Path, login: str, password: str, key: str) -> None:
    async def work() -> None:
        async with opened(f"sqlite:///{tmp_path / 'a.db'}") as store:
            people = People(store)
            with pytest.raises(Trouble) as caught:
                await people.keep((await people.guest("Ann"))[0], login, password)
            assert caught.value.key == key

    run(work())


def test_an_account_is_not_taken_twice(tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(f"sqlite:///{tmp_path / 'a.db'}") as store:
            people = People(store)
            me = await people.keep((await people.guest("Ann"))[0], "ann", "correct horse")
            with pytest.raises(Trouble) as caught:
                await people.keep(me, "other", "correct horse")
            assert key_of(caught) == (409, "has-account", "login")

    run(work())


def test_a_token_lives_as_long_as_it_is_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    moment = [1_000_000]
    monkeypatch.setattr(module, "clock", lambda: moment[0])

    async def seen(store: Store) -> int:
        return await store.read(lambda connection: connection.execute(sa.select(tokens.c.seen)).scalar_one())

    async def work() -> None:
        async with opened(f"sqlite:///{tmp_path / 'a.db'}") as store:
            people = People(store)
            me, token = await people.guest("Ann")
            moment[0] += DAY - 1
            assert await people.who(token) == me
            assert await seen(store) == 1_000_000  # not written for every visit
            moment[0] += 2
            assert await people.who(token) == me
            assert await seen(store) == moment[0]
            moment[0] += REMEMBERED + 1
            assert await people.who(token) is None

    run(work())


@pytest.mark.parametrize(
    ("name", "shown"),
    [(" Ann ", "Ann"), ("a\u0301", "á"), ("Léa 42!", "Léa 42!"), ("名前", "名前"), ("x" * 24, "x" * 24),
     ("А\tБ", "А Б"), ("<b>&'\"", "<b>&'\"")],
)  # fmt: skip
def test_a_name_is_kept_as_it_is_seen(name: str, shown: str) -> None:
    assert clean_name(name) == shown


@pytest.mark.parametrize(
    ("name", "key"),
    [("", "name-length"), ("  ", "name-length"), ("x" * 25, "name-length"), ("a\u202eb", "name-signs"),
     ("\u200b", "name-signs"), ("a\x00b", "name-signs"), ("\u3164", "name-signs"), ("q" + "\u0301" * 3, "name-signs"),
     ("\u0301", "name-signs"), ("a\ufe0f", "name-signs"), ("\ud800", "name-signs")],
)  # fmt: skip
def test_a_name_that_cannot_be_seen_is_refused(name: str, key: str) -> None:
    with pytest.raises(Trouble) as caught:
        clean_name(name)
    assert key_of(caught) == (400, key, "name")
