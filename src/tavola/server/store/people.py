"""People and the tokens by which they are known again."""

from __future__ import annotations

from typing import NamedTuple

import sqlalchemy as sa

from tavola.server.store.schema import people, tokens


class Person(NamedTuple):
    """A row of `people`; `login` and `password` are None for guests."""

    id: str
    name: str
    login: str | None
    password: str | None
    created: int


def add(connection: sa.Connection, person: Person) -> None:
    connection.execute(people.insert().values(person._asdict()))


def get(connection: sa.Connection, person: str) -> Person | None:
    return _first(connection, people.c.id == person)


def by_login(connection: sa.Connection, login: str) -> Person | None:
    return _first(connection, people.c.login == login)


def by_token(connection: sa.Connection, token: bytes) -> tuple[Person, int] | None:
    """Whose token it is, and when it was last seen."""
    query = sa.select(people, tokens.c.seen).join(tokens, tokens.c.person == people.c.id)
    row = connection.execute(query.where(tokens.c.hash == token)).first()
    return None if row is None else (Person(*row[:-1]), row.seen)


def names(connection: sa.Connection, ids: list[str]) -> dict[str, str]:
    """What these people are called now."""
    query = sa.select(people.c.id, people.c.name).where(people.c.id.in_(ids))
    return {row.id: row.name for row in connection.execute(query)}


def rename(connection: sa.Connection, person: str, name: str) -> None:
    connection.execute(people.update().where(people.c.id == person).values(name=name))


def keep(connection: sa.Connection, person: str, login: str, password: str) -> None:
    connection.execute(people.update().where(people.c.id == person).values(login=login, password=password))


def add_token(connection: sa.Connection, token: bytes, person: str, now: int) -> None:
    connection.execute(tokens.insert().values(hash=token, person=person, created=now, seen=now))


def see_token(connection: sa.Connection, token: bytes, now: int) -> None:
    connection.execute(tokens.update().where(tokens.c.hash == token).values(seen=now))


def drop_token(connection: sa.Connection, token: bytes) -> None:
    connection.execute(tokens.delete().where(tokens.c.hash == token))


def _first(connection: sa.Connection, condition: sa.ColumnElement[bool]) -> Person | None:
    row = connection.execute(sa.select(people).where(condition)).first()
    return None if row is None else Person(*row)
