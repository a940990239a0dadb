"""Finished games are kept once, whatever happens; their history is read page by page."""

from __future__ import annotations

import zlib

import pytest
import sqlalchemy as sa

from tavola.core.record import Record
from tavola.server import archive
from tavola.server.store import Store, tables
from tavola.server.store import archive as stored
from tavola.server.store import ratings as known
from tavola.table.wire import Chair
from tests.server.kit import append, bot, opened, person, run, summary

DUEL = (person("ann"), bot())


def test_a_finished_game_has_its_record_its_history_and_its_ratings(url: str) -> None:
    async def work() -> None:
        async with opened(url) as store:
            await append(store, "t", 0, b"row")
            changes = await archive.finish(store, summary("t", DUEL, (1, 2)))
            assert changes[0] == -changes[1] > 0
            found = await store.read(lambda connection: stored.get(connection, "t"))
            assert found is not None
            assert found.ending is not None
            assert (found.chairs, found.ending.rating, found.made, found.ended) == (DUEL, changes, 1000, 10_000)
            data = await store.read(lambda connection: stored.record(connection, "t"))
            assert Record.decode(data or b"").verify().result is not None
            skills = await store.read(lambda c: known.skills(c, "template", ["id-ann", "bot:greedy"]))
            assert [round(one.rating) - 1500 for one in skills.values()] == list(changes)
            assert await store.rows("t") == []  # the journal is not needed any more

    run(work())


def test_archiving_again_changes_nothing_and_answers_the_same(url: str) -> None:
    async def work() -> None:
        async with opened(url) as store:
            first = await archive.finish(store, summary("t", DUEL, (1, 2)))
            skills = await store.read(lambda c: known.of_player(c, "id-ann"))
            assert await archive.finish(store, summary("t", DUEL, (2, 1), ended=99)) == first
            assert await store.read(lambda c: known.of_player(c, "id-ann")) == skills
            assert skills["template"].games == 1

    run(work())


@pytest.mark.parametrize(
    ("chairs", "rated"),
    [
        (DUEL, False),  # the table was not rated
        ((person("ann"), person("ann")), True),  # against oneself
        ((person("ann"), Chair("open", "", "", "", False)), True),  # against nobody
    ],
)
def test_what_proves_nothing_is_not_rated(url: str, chairs: tuple[Chair, ...], rated: bool) -> None:
    async def work() -> tuple[int, ...]:
        async with opened(url) as store:
            assert await archive.finish(store, summary("t", chairs, (1, 2), rated=rated)) == ()
            assert await store.read(lambda c: known.of_player(c, "id-ann")) == {}
            past, _ = await store.read(lambda c: stored.history(c, "id-ann", None, 5, private=True))
            return tuple(one.change for one in past)

    assert set(run(work())) == {0}


def test_a_broken_table_is_in_nobodys_history_but_keeps_its_record(url: str) -> None:
    async def work() -> None:
        async with opened(url) as store:
            await archive.finish(store, summary("t", DUEL, ending=None))
            past, more = await store.read(lambda c: stored.history(c, "id-ann", None, 5, private=True))
            assert (past, more) == ([], False)
            found = await store.read(lambda connection: stored.get(connection, "t"))
            assert found is not None
            assert found.ending is None
            assert await store.read(lambda connection: stored.record(connection, "t"))

    run(work())


def test_when_the_archive_fails_nothing_of_it_is_kept(url: str) -> None:
    async def work() -> None:
        async with opened(url) as store:
            await append(store, "t", 0, b"row")
            wrong = summary("t", DUEL, (1, 2))
            with pytest.raises(sa.exc.SQLAlchemyError):
                await store.write(lambda c: (archive._finish(c, wrong, zlib.compress(b"")), stored.add_played(
                    c, [{"player": "id-ann", "table_id": "t", "seat": 0, "change": 0, "ended": 1}])))  # fmt: skip
            assert await store.read(lambda c: stored.get(c, "t")) is None
            assert await store.read(lambda c: known.of_player(c, "id-ann")) == {}
            assert await store.rows("t") == [b"row"]

    run(work())


async def played(store: Store, count: int, **more: object) -> None:
    for number in range(count):
        ended = 1_000_000 + number * 400  # several within a second
        await archive.finish(store, summary(f"t{number:02}", (person("ann"), bot(), bot()), ended=ended, **more))


def test_a_history_is_read_page_by_page_and_nothing_is_missed(url: str) -> None:
    async def work() -> None:
        async with opened(url) as store:
            await played(store, 23)
            for player, seats in (("id-ann", 1), ("bot:greedy", 2)):
                found: list[str] = []
                before: int | None = None
                more = True
                while more:
                    page, more = await store.read(
                        lambda c, player=player, before=before: stored.history(c, player, before, 5, private=False)
                    )
                    found += [one.archived.table for one in page]
                    before = page[-1].archived.ended // 1000 * 1000  # clients know seconds
                expected = [f"t{number:02}" for number in range(22, -1, -1) for _ in range(seats)]
                assert found == expected

    run(work())


def test_private_games_are_shown_to_oneself(url: str) -> None:
    async def work() -> None:
        async with opened(url) as store:
            await played(store, 2, private=True)
            own, _ = await store.read(lambda c: stored.history(c, "id-ann", None, 5, private=True))
            others, _ = await store.read(lambda c: stored.history(c, "id-ann", None, 5, private=False))
            assert (len(own), len(others)) == (2, 0)

    run(work())


def test_tables_are_alive_until_they_end(url: str) -> None:
    def note(connection: sa.Connection) -> None:
        for made, table in enumerate(("c", "a", "b")):
            tables.add(connection, table, "template", "ann", made, private=False, rated=False)
        tables.end(connection, "a", "over", 9)

    async def work() -> list[str]:
        async with opened(url) as store:
            await store.write(note)
            return await store.read(tables.alive)

    assert run(work()) == ["c", "b"]
