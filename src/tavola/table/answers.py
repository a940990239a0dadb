"""Which commands were carried out, so that none is carried out twice: the same number gets the same answer again."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

import msgspec

from tavola.table.wire import Done, Refused

KEPT: Final = 32  # answers of one client
CLIENTS: Final = 6  # windows of one person
PEOPLE: Final = 64

encode: Final = msgspec.json.Encoder().encode


class Window:
    """The newest answers of one client: the version a command led to, or why it was refused. What is older than
    `floor` is forgotten, and its number is not taken any more."""

    __slots__ = ("answers", "floor")

    def __init__(self) -> None:
        self.answers: dict[int, int | bytes] = {}
        self.floor: int | None = None

    def find(self, number: int) -> bytes | None:
        known = self.answers.get(number)
        if known is None:
            old = self.floor is not None and number <= self.floor
            return encode(Refused(number, "stale")) if old else None
        return known if isinstance(known, bytes) else encode(Done(number, known))

    def note(self, number: int, answer: int | bytes) -> None:
        self.answers[number] = answer
        if len(self.answers) > KEPT:
            oldest = next(iter(self.answers))
            del self.answers[oldest]
            self.floor = oldest if self.floor is None else max(self.floor, oldest)


class Answers:
    """By person and client; of too many the one that was silent longest is forgotten."""

    def __init__(self) -> None:
        self._people: OrderedDict[str, OrderedDict[str, Window]] = OrderedDict()

    def of(self, person: str, client: str) -> Window:
        windows = self._people.get(person)
        if windows is None:
            windows = self._people[person] = OrderedDict()
            if len(self._people) > PEOPLE:
                self._people.popitem(last=False)
        else:
            self._people.move_to_end(person)
        window = windows.get(client)
        if window is None:
            window = windows[client] = Window()
            if len(windows) > CLIENTS:
                windows.popitem(last=False)
        else:
            windows.move_to_end(client)
        return window
