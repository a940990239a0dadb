"""A record: what was played, so exactly that it can be played again on any machine.

A file of JSON lines: a header, then one line an entry, then the end with the result. Every 20 entries and at the
end a digest of the state is written, so a replay that strays is found at once. Seeds are not kept: what nature
did is an entry like what players chose.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import msgspec

from tavola.core.errors import RecordError, TavolaError
from tavola.core.values import Action, Outcome, Result, Slid

if TYPE_CHECKING:
    from tavola.core.play import Match

FORMAT: Final = 1
EVERY: Final = 20
NATURE: Final = -1


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything a replay must know before the first entry."""

    tavola: int
    game: str
    rules: int
    seats: int
    options: dict[str, int | str | bool]
    pins: dict[str, str]
    position: str | None = None


class Record:
    """Header, entries `(seat, action)` or `(-1, outcome)`, and digests by the number of entries they follow."""

    def __init__(self, header: Header) -> None:
        self.header = header
        self.entries: list[tuple[int, Action | Outcome]] = []
        self.digests: dict[int, str] = {}
        self.result: Result | None = None

    def clone(self) -> Record:
        """An independent copy."""
        twin = Record(self.header)
        twin.entries = self.entries.copy()
        twin.digests = self.digests.copy()
        twin.result = self.result
        return twin

    # --- files -----------------------------------------------------------------------------------------------

    def save(self, path: str | Path) -> None:
        """Write the whole record, by way of a neighbour file, so that a crash leaves the old one whole."""
        path = Path(path)
        part = path.with_name(path.name + ".part")
        part.write_bytes(self.encode())
        part.replace(path)

    def encode(self) -> bytes:
        """The lines of the file."""
        lines = [{"header": msgspec.to_builtins(self.header)}]
        for number, (seat, value) in enumerate(self.entries, 1):
            line: dict[str, Any] = {} if seat == NATURE else {"s": seat}
            line |= msgspec.to_builtins(value)
            if number in self.digests:
                line["digest"] = self.digests[number]
            lines.append(line)
        lines.append({"end": len(self.entries), "digest": self.digests.get(len(self.entries), ""),
                      "result": msgspec.to_builtins(self.result)})  # fmt: skip
        return b"".join(msgspec.json.encode(line) + b"\n" for line in lines)

    @staticmethod
    def load(path: str | Path) -> Record:
        """Read a record; whatever is wrong names its line."""
        path = Path(path)
        try:
            return Record.decode(path.read_bytes(), str(path))
        except OSError as error:
            raise RecordError(f"{path}: {error.strerror}") from error

    @staticmethod
    def decode(data: bytes, name: str = "record") -> Record:
        """The reverse of `encode`; `name` is what errors call it."""
        lines = data.split(b"\n")
        if lines[-1] == b"":
            lines.pop()
        if not lines:
            raise RecordError(f"{name}: empty; expected a header, entries and an end")
        record = Record(_header(lines[0], name))
        reader = _Reader(record, name)
        for number, line in enumerate(lines[1:], 2):
            reader.line(number, line)
        if not reader.ended:
            raise RecordError(f"{name}:{len(lines)}: cut short after {len(record.entries)} entries; no end line")
        return record

    def kernels(self) -> tuple[str, ...]:
        """The versions of the solver that reckoned its flicks. A replay takes what they found as it was recorded."""
        found = {value.kernel for _, value in self.entries if isinstance(value, Slid) and value.path}
        return tuple(sorted(found))

    # --- replay ------------------------------------------------------------------------------------------------

    def steps(self, at: int | None = None) -> Iterator[Match]:
        """The match at the start and after each entry up to `at`; refuses at the first digest that differs.

        It is one running match: look at it, or clone it.
        """
        from tavola.core.play import Match

        match = Match.resume(self.header)
        yield match
        stop = len(self.entries) if at is None else max(0, min(at, len(self.entries)))
        for number, (seat, value) in enumerate(self.entries[:stop], 1):
            try:
                match.enter(seat, value)
            except TavolaError as error:
                raise RecordError(f"entry {number} of {len(self.entries)}: {error}") from error
            expected = self.digests.get(number)
            if expected is not None and expected != match.digest():
                raise RecordError(f"entry {number}: the digest is {match.digest()}, the record says {expected}")
            yield match

    def replay(self, at: int | None = None) -> Match:
        """Play again up to entry `at` (the end when left out); `Match.go_on` lets it be played on from there."""
        *_, match = self.steps(at)
        return match

    def verify(self) -> Match:
        """Replay all of it and compare the result too."""
        match = self.replay()
        if match.result != self.result:
            raise RecordError(f"the end: the result is {match.result}, the record says {self.result}")
        return match


def _header(line: bytes, name: str) -> Header:
    try:
        raw = msgspec.json.decode(line, type=dict[str, msgspec.Raw])
        header = msgspec.json.decode(raw["header"], type=Header)
    except (msgspec.DecodeError, UnicodeDecodeError, KeyError) as error:
        raise RecordError(f"{name}:1: expected a header line, found {line[:60]!r} ({error})") from error
    if header.tavola != FORMAT:
        raise RecordError(f"{name}:1: written in format {header.tavola}; this Tavola reads format {FORMAT}")
    return header


class _Reader:
    """Turns lines into entries and refuses what is out of place."""

    def __init__(self, record: Record, name: str) -> None:
        from tavola.core.game import game

        found = game(record.header.game)
        self.record = record
        self.name = name
        self.actions = found.actions
        self.outcomes = found.outcomes
        self.ended = False

    def line(self, number: int, line: bytes) -> None:
        if self.ended:
            raise RecordError(f"{self.name}:{number}: nothing may follow the end line")
        try:
            data = msgspec.json.decode(line, type=dict[str, Any])
            if "end" in data:
                self._end(number, data)
            else:
                self._entry(data)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise RecordError(f"{self.name}:{number}: {error}") from error

    def _entry(self, data: dict[str, Any]) -> None:
        mark = data.pop("digest", None)
        seat = data.pop("s", NATURE)
        if type(seat) is not int or not NATURE <= seat < self.record.header.seats:
            raise msgspec.ValidationError(f"expected a seat 0..{self.record.header.seats - 1}, found {seat!r}")
        value = read(data, self.outcomes if seat == NATURE else self.actions)
        self.record.entries.append((seat, value))
        if mark is not None:
            self.record.digests[len(self.record.entries)] = msgspec.convert(mark, str)

    def _end(self, number: int, data: dict[str, Any]) -> None:
        if data["end"] != len(self.record.entries):
            found = len(self.record.entries)
            raise RecordError(f"{self.name}:{number}: the end counts {data['end']} entries, found {found}")
        self.record.result = msgspec.convert(data.get("result"), Result | None)
        if data.get("digest"):
            self.record.digests[data["end"]] = msgspec.convert(data["digest"], str)
        self.ended = True


def read(data: Any, kinds: tuple[type[Any], ...]) -> Any:
    """One of these kinds from plain data, by its tag; else msgspec.ValidationError says what was expected.

    msgspec remembers how to read a class, but learns a union anew each time: that costs more than the reading.
    """
    field = kinds[0].__struct_config__.tag_field
    tag = data.get(field) if isinstance(data, dict) else None
    kind = _by_tag(kinds).get(tag) if isinstance(tag, str) else None
    return msgspec.convert(data, union_of(kinds) if kind is None else kind)


@lru_cache(maxsize=32)
def _by_tag(kinds: tuple[type[Any], ...]) -> dict[str, type[Any]]:
    return {kind.__struct_config__.tag: kind for kind in kinds}


def union_of(kinds: tuple[type[Any], ...]) -> Any:
    """A tagged union that msgspec can decode."""
    found: Any = kinds[0]
    for kind in kinds[1:]:
        found = found | kind
    return found
