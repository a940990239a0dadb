"""Who looks at a table, and through whose eyes. All who look through the same eyes see the same scene."""

from __future__ import annotations

import zlib
from collections.abc import Iterator
from typing import Final

import msgspec

from tavola.table.effects import Person
from tavola.table.seating import Seating
from tavola.table.wire import Hello, Scene, Sent

LONGEST: Final = 64  # letters of the name of a window; it is kept with every command
encode: Final = msgspec.json.Encoder().encode


class Ear:
    """One connection. It is told nothing before it said hello."""

    __slots__ = ("client", "conn", "eyes", "greeted", "lang", "person", "wish")

    def __init__(self, conn: str, person: Person | None) -> None:
        self.conn = conn
        self.person = person
        self.greeted = False
        self.lang = ""
        self.client = ""
        self.wish: int | None = None  # whose eyes it asked for
        self.eyes: int | None = None

    def greet(self, hello: Hello, lang: str) -> None:
        self.greeted = True
        self.eyes = None
        self.lang, self.client, self.wish = lang, hello.client[:LONGEST], hello.eyes


class Sight:
    """What is seen through these eyes, as it was sent last; what is asked there, by language."""

    __slots__ = ("eyes", "questions", "scene")

    def __init__(self, eyes: int | None, scene: Scene) -> None:
        self.eyes = eyes
        self.scene = scene
        self.questions: dict[str, str] = {}


class Viewers:
    def __init__(self, seating: Seating) -> None:
        self.ears: dict[str, Ear] = {}
        self.sights: dict[int | None, Sight] = {}
        self.out: list[tuple[str, bytes]] = []
        self._seating = seating

    def of(self, person: Person) -> Iterator[Ear]:
        """All windows of this person."""
        for ear in self.ears.values():
            if ear.greeted and ear.person is not None and ear.person.id == person.id:
                yield ear

    def looking(self) -> list[tuple[Sight, list[Ear]]]:
        """Who looks through which eyes; those that nobody looks through any more are closed."""
        found: dict[int | None, list[Ear]] = {eyes: [] for eyes in self.sights}
        for ear in self.ears.values():
            if ear.greeted and ear.eyes in found:
                found[ear.eyes].append(ear)
        self.sights = {eyes: sight for eyes, sight in self.sights.items() if found[eyes]}
        return [(sight, found[eyes]) for eyes, sight in self.sights.items()]

    def watches(self, ear: Ear) -> bool:
        """Whether it belongs to nobody who sits here."""
        return not self._seating.of(ear.person)

    @property
    def watching(self) -> int:
        """How many spectators there are; windows of the same person count once."""
        return len({ear.person.id if ear.person else ear.conn for ear in self.ears.values() if self.watches(ear)})

    def place(self, ear: Ear) -> None:
        """The eyes it may look through: those it asked for, if they are its own, or its only ones. A second seat does
        not change them."""
        own = self._seating.of(ear.person)
        if ear.wish is None and ear.eyes not in own:
            ear.eyes = own[0] if len(own) == 1 else None
        elif ear.wish is not None:
            ear.eyes = ear.wish if ear.wish in own else None

    def send(self, ear: Ear, message: Sent) -> None:
        self.out.append((ear.conn, encode(message)))


def checksum(scene: Scene) -> int:
    """CRC-32 of the scene's JSON; the client reckons the same of its own."""
    return zlib.crc32(encode(scene))
