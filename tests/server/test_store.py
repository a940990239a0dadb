"""Rows are on the disk when it is said, in order, in groups; what fails alone fails alone."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
import sqlalchemy as sa

from tavola.server.store import Store, StoreError, Taken, tables
from tavola.server.store.schema import rows
from tests.server.kit import append, busy, opened, run


def note(connection: sa.Connection, table: str, made: int = 1) -> None:
    tables.add(connection, table, "template", "somebody", made, private=False, rated=False)


def test_rows_come_back_in_order(url: str) -> None:
    async def work() -> list[bytes]:
        async with opened(url) as store:
            await append(store, "t", 0, b"a", b"b")
            await append(store, "t", 2, b"c")
            await append(store, "other", 0, b"x")
            return await store.rows("t")

    assert run(work()) == [b"a", b"b", b"c"]


def test_rows_are_there_for_the_next_who_opens(url: str) -> None:
    async def first() -> None:
        async with opened(url) as store:
            await append(store, "t", 0, b"a")
            await store.write(lambda connection: note(connection, "t"))

    async def second() -> list[bytes]:
        async with opened(url) as store:
            return await store.rows("t")

    run(first())
    assert run(second()) == [b"a"]


def test_a_number_is_given_only_once(url: str) -> None:
    async def work() -> list[bytes]:
        async with opened(url) as store:
            await append(store, "t", 0, b"a")
            with pytest.raises(Taken, match="from number 0"):
                await append(store, "t", 0, b"b")
            return await store.rows("t")

    assert run(work()) == [b"a"]


def test_after_a_failure_later_rows_are_not_stored_until_the_table_is_read_again(url: str) -> None:
    async def work() -> list[bytes]:
        async with opened(url) as store:
            await append(store, "t", 0, b"a")
            found = await asyncio.gather(
                append(store, "t", 0, b"b"), append(store, "t", 1, b"c"), append(store, "u", 0, b"d"),
                return_exceptions=True,
            )  # fmt: skip
            assert [type(one) for one in found] == [Taken, StoreError, type(None)]
            assert await store.rows("t") == [b"a"]
            await append(store, "t", 1, b"e")
            return await store.rows("t")

    assert run(work()) == [b"a", b"e"]


def test_what_waits_together_is_written_in_one_transaction(url: str) -> None:
    begun: list[int] = []

    async def work() -> None:
        async with opened(url) as store:
            async with busy(store):
                sa.event.listen(store._writing, "begin", lambda connection: begun.append(1))
                together = [asyncio.ensure_future(append(store, f"t{n}", 0, b"x")) for n in range(50)]
            await asyncio.gather(*together)

    run(work())
    assert len(begun) == 1


def test_a_function_that_raises_undoes_itself_alone(url: str) -> None:
    def wrong(connection: sa.Connection) -> None:
        note(connection, "lost")
        raise ValueError("wrong")

    async def work() -> list[str]:
        async with opened(url) as store:
            found = await asyncio.gather(
                store.write(lambda connection: note(connection, "first")),
                store.write(wrong),
                store.write(lambda connection: note(connection, "second", 2)),
                return_exceptions=True,
            )
            assert isinstance(found[1], ValueError)
            return await store.read(tables.alive)

    assert run(work()) == ["first", "second"]


def test_when_the_commit_fails_everybody_hears_of_it(tmp_path: Path) -> None:
    def broken(connection: sa.Connection) -> None:
        raise sa.exc.OperationalError("the disk is gone", None, Exception())

    async def work() -> list[bytes]:
        async with opened(f"sqlite:///{tmp_path / 'a.db'}") as store:
            async with busy(store):
                asked = (append(store, "t", 0, b"a"), store.write(broken), append(store, "u", 0, b"b"))
                waiting = [asyncio.ensure_future(one) for one in asked]
            found = await asyncio.gather(*waiting, return_exceptions=True)
            assert [type(one) for one in found] == [StoreError] * 3
            return await store.rows("t") + await store.rows("u")

    assert run(work()) == []


def test_closing_writes_what_waits(url: str) -> None:
    async def work() -> None:
        store = Store.open(url)
        done: list[BaseException | None] = []
        store.append("t", 0, [b"a"], done.append)
        await store.write(lambda connection: note(connection, "t"))
        store.append("t", 1, [b"b"], done.append)
        store.close()
        with pytest.raises(StoreError, match="closed"):
            store.append("t", 2, [b"c"], done.append)

    async def after() -> list[bytes]:
        async with opened(url) as store:
            return await store.rows("t")

    run(work())
    assert run(after()) == [b"a", b"b"]


def test_rows_without_a_living_table_are_swept_away(url: str) -> None:
    def rows_of(connection: sa.Connection) -> list[str]:
        return list(connection.execute(sa.select(rows.c.table_id).order_by(rows.c.table_id)).scalars())

    async def fill() -> None:
        async with opened(url) as store:
            for table in ("living", "over", "unknown"):
                await append(store, table, 0, b"a")
            await store.write(lambda connection: note(connection, "living"))
            await store.write(lambda connection: note(connection, "over"))
            await store.write(lambda connection: tables.end(connection, "over", "over", 5))
            await append(store, "over", 1, b"farewell")

    async def after() -> list[str]:
        async with opened(url) as store:
            return await store.read(rows_of)

    run(fill())
    assert run(after()) == ["living"]


def test_readers_do_not_wait_for_the_writer(url: str) -> None:
    async def work() -> list[str]:
        async with opened(url) as store:
            await store.write(lambda connection: note(connection, "t"))
            async with busy(store):
                return await store.read(tables.alive)

    assert run(work()) == ["t"]


@pytest.mark.parametrize(
    ("url", "why"),
    [
        ("sqlite://", "expected sqlite:///file"),
        ("mysql://host/db", "expected sqlite:///file"),
        ("nonsense", "expected sqlite:///file"),
        ("sqlite:////dev/null/a.db", "/dev/null: "),
        ("sqlite:////dev", "cannot be used"),
    ],
)
def test_a_database_that_cannot_be_used_says_so(url: str, why: str) -> None:
    with pytest.raises(StoreError, match=why):
        Store.open(url)


def test_a_password_in_the_address_is_not_repeated() -> None:
    with pytest.raises(StoreError) as caught:
        Store.open("postgresql://user:secret@127.0.0.1:1/none")
    assert "secret" not in str(caught.value)


def test_a_file_that_is_no_database_says_so(tmp_path: Path) -> None:
    (tmp_path / "a.db").write_text("this is a letter, not a database, and it is long enough to be seen as one" * 20)
    with pytest.raises(StoreError, match="not a database"):
        Store.open(f"sqlite:///{tmp_path / 'a.db'}")
