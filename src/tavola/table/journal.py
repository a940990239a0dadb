"""The journal of a table: one row for each call that changed something, enough to make the same table again.

A row says when, at which version it left the table, what was done, which command it answered, and what the clocks
showed. Chances are written down as they fell, so a restored table needs no luck.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from tavola.core.record import Header
from tavola.table.effects import Person, Plan
from tavola.table.wire import Line, Proposal


class Deed(msgspec.Struct, frozen=True, tag=True, array_like=True):
    """Something that was done."""


class Made(Deed, frozen=True, tag="made", array_like=True):
    plan: Plan
    host: Person


class Sat(Deed, frozen=True, tag="sat", array_like=True):
    seat: int
    person: Person
    name: str


class Filled(Deed, frozen=True, tag="filled", array_like=True):
    """With a bot, or with nobody."""

    seat: int
    bot: str


class Began(Deed, frozen=True, tag="began", array_like=True):
    """`entries` are nature's first ones; of a fork, those after its point."""

    v: int
    header: Header
    entries: Sequence[tuple[int, Any]]


class Moved(Deed, frozen=True, tag="moved", array_like=True):
    """An action or something from outside, and all that nature did after it."""

    v: int
    seat: int
    how: int
    entries: Sequence[tuple[int, Any]]


class TakenBack(Deed, frozen=True, tag="back", array_like=True):
    """`left` entries remain. From version `v` on the seats are not helped by preferences before they choose."""

    v: int
    left: int


class Offered(Deed, frozen=True, tag="offers", array_like=True):
    """All offers that are on the table now."""

    offers: tuple[Proposal, ...]


class Said(Deed, frozen=True, tag="said", array_like=True):
    """Chat; `apart` when only spectators read it."""

    line: Line
    apart: bool


class Preferred(Deed, frozen=True, tag="prefers", array_like=True):
    person: str
    forced: bool
    passes: bool


class Paced(Deed, frozen=True, tag="pace", array_like=True):
    ms: int


class Relieved(Deed, frozen=True, tag="relieved", array_like=True):
    seat: int
    bot: str


class CameBack(Deed, frozen=True, tag="returned", array_like=True):
    seat: int


class Resigned(Deed, frozen=True, tag="resigned", array_like=True):
    """The bot plays it from now on, "" when the rules need none."""

    seat: int
    bot: str


class Aborted(Deed, frozen=True, tag="aborted", array_like=True):
    pass


class Broke(Deed, frozen=True, tag="broke", array_like=True):
    pass


class Rated(Deed, frozen=True, tag="rated", array_like=True):
    changes: tuple[int, ...]


class GoesOn(Deed, frozen=True, tag="next", array_like=True):
    """The table of the rematch."""

    table: str


AnyDeed = (
    Made | Sat | Filled | Began | Moved | TakenBack | Offered | Said | Preferred | Paced | Relieved | CameBack
    | Resigned | Aborted | Broke | Rated | GoesOn
)  # fmt: skip


class Row(msgspec.Struct, frozen=True, array_like=True):
    """`done`: person, client and number of the command that was carried out. `left`: the clocks by seat."""

    at: int
    v: int
    deeds: tuple[AnyDeed, ...]
    done: tuple[str, str, int] | None = None
    left: tuple[int, ...] | None = None


encode = msgspec.msgpack.Encoder().encode
decode = msgspec.msgpack.Decoder(Row).decode
