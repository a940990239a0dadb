"""Who somebody is: guests by a name alone, accounts by login and password, both known again by a random token.

Of a token only its hash is stored, of a password only what argon2 makes of it.
"""

from __future__ import annotations

import asyncio
import hashlib
import re
import secrets
import time
import unicodedata
from concurrent.futures import ThreadPoolExecutor
from functools import cached_property
from typing import Final

import sqlalchemy as sa
from argon2 import PasswordHasher
from argon2.exceptions import VerificationError

from tavola.server.api import Me
from tavola.server.problems import Trouble
from tavola.server.store import Store
from tavola.server.store import people as stored

NAME: Final = 24  # letters at most, marks above and below them not counted
MARKS: Final = 2  # on one letter
LOGIN: Final = re.compile(r"[a-z0-9_.-]{3,32}")
PASSWORD: Final = (8, 200)
DAY: Final = 24 * 3600 * 1000
REMEMBERED: Final = 400 * DAY  # after so long without a visit a token is void; browsers keep cookies no longer
UNSEEN: Final = frozenset({"Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp"})
# Letters and signs by category that nobody sees: fillers, joiners, selectors, the empty Braille cell.
BLANK: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u2800\u3164\uffa0")
SIGNS: Final = "123456789abcdefghijkmnopqrstuvwxyz"
ID_LENGTH: Final = 12


def clean_name(name: str) -> str:
    """The name as it is shown, or a Trouble. It must be seen, and must not change how the text around it reads."""
    found = " ".join(unicodedata.normalize("NFC", name).split())
    if any(unicodedata.category(sign) in UNSEEN or sign in BLANK for sign in found) or _piled(found):
        raise Trouble(400, "name-signs", "name")
    length = sum(not unicodedata.category(sign).startswith("M") for sign in found)
    if not 1 <= length <= NAME:
        raise Trouble(400, "name-length", "name", most=NAME, found=length)
    return found


def _piled(name: str) -> bool:
    """Whether marks stand on nothing, or too many on one letter."""
    marks = MARKS
    for sign in name:
        marks = marks + 1 if unicodedata.category(sign).startswith("M") else 0
        if marks > MARKS or "\ufe00" <= sign <= "\ufe0f":
            return True
    return False


def clean_login(login: str) -> str:
    found = login.strip().lower()
    if not LOGIN.fullmatch(found):
        raise Trouble(400, "login-form", "login")
    return found


def hash_of(token: str) -> bytes:
    """What is stored of a token; it is random itself, so it needs no salt."""
    return hashlib.sha256(token.encode()).digest()


def new_id() -> str:
    return "".join(secrets.choice(SIGNS) for _ in range(ID_LENGTH))


def clock() -> int:
    return time.time_ns() // 1_000_000


class Passwords:
    """argon2id, in threads of its own: it takes time and memory on purpose, and must not stop the server."""

    def __init__(self) -> None:
        self._hasher = PasswordHasher(time_cost=2, memory_cost=19 * 1024, parallelism=1)
        self._threads = ThreadPoolExecutor(2, "passwords")

    async def make(self, password: str) -> str:
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._hasher.hash, password)

    async def fits(self, stored: str | None, password: str) -> bool:
        """Where there is no password, one is checked all the same: the time it takes tells nothing."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._fits, stored, password)

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)

    @cached_property
    def _nobodys(self) -> str:
        return self._hasher.hash(secrets.token_urlsafe())

    def _fits(self, stored: str | None, password: str) -> bool:
        try:
            self._hasher.verify(stored or self._nobodys, password)
        except VerificationError:
            return False
        return stored is not None


class People:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._passwords = Passwords()

    def close(self) -> None:
        self._passwords.close()

    async def who(self, token: str) -> Me | None:
        """Whose token this is."""
        hashed = hash_of(token)
        found = await self._store.read(lambda connection: stored.by_token(connection, hashed))
        now = clock()
        if found is None or now - found[1] > REMEMBERED:
            return None
        if now - found[1] > DAY:
            await self._store.write(lambda connection: stored.see_token(connection, hashed, now))
        return me(found[0])

    async def guest(self, name: str) -> tuple[Me, str]:
        """A new person of this name, and the token."""
        person = stored.Person(new_id(), clean_name(name), None, None, clock())
        token = secrets.token_urlsafe(32)

        def add(connection: sa.Connection) -> None:
            stored.add(connection, person)
            stored.add_token(connection, hash_of(token), person.id, person.created)

        await self._store.write(add)
        return me(person), token

    async def rename(self, whom: Me, name: str) -> Me:
        found = clean_name(name)
        await self._store.write(lambda connection: stored.rename(connection, whom.id, found))
        return Me(whom.id, found, whom.login)

    async def keep(self, whom: Me, login: str, password: str) -> Me:
        """A guest becomes somebody who can come back."""
        wanted = clean_login(login)
        least, most = PASSWORD
        if not least <= len(password) <= most:
            raise Trouble(400, "password-length", "password", least=least, most=most, found=len(password))
        if whom.login:
            raise Trouble(409, "has-account", "login", login=whom.login)
        hashed = await self._passwords.make(password)
        try:
            await self._store.write(lambda connection: stored.keep(connection, whom.id, wanted, hashed))
        except sa.exc.IntegrityError:
            raise Trouble(409, "login-taken", "login", login=wanted) from None
        return Me(whom.id, whom.name, wanted)

    async def login(self, login: str, password: str, old: str = "") -> tuple[Me, str]:
        """Come back, with a new token; the one this window had before is void. One answer for whatever is wrong."""
        wanted = login.strip().lower()
        person = await self._store.read(lambda connection: stored.by_login(connection, wanted))
        fits = await self._passwords.fits(person.password if person else None, password[: PASSWORD[1] + 1])
        if person is None or not fits:
            raise Trouble(401, "wrong-login")
        token = secrets.token_urlsafe(32)

        def change(connection: sa.Connection) -> None:
            stored.drop_token(connection, hash_of(old))
            stored.add_token(connection, hash_of(token), person.id, clock())

        await self._store.write(change)
        return me(person), token

    async def logout(self, token: str) -> None:
        await self._store.write(lambda connection: stored.drop_token(connection, hash_of(token)))


def me(person: stored.Person) -> Me:
    return Me(person.id, person.name, person.login or "")
