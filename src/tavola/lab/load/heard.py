"""What a seat reads of the messages of tavola.table.wire; the rest is passed over without being decoded."""

from __future__ import annotations

from typing import Any

import msgspec


class Heard(msgspec.Struct, tag_field="t"):
    pass


class Scene(msgspec.Struct):
    status: str
    ask: Any
    offers: Any
    next: str


class Whole(Heard, tag="table"):
    v: int
    seats: tuple[int, ...]
    scene: Scene


class News(Heard, tag="update"):
    """The rows of the patch stay as they came."""

    v: int
    patch: tuple[msgspec.Raw, ...] = ()


class Skipped(Heard, tag="skip"):
    v: int


class Done(Heard, tag="done"):
    id: int
    v: int


class Refused(Heard, tag="refused"):
    id: int
    reason: str
    rule: str = ""
    text: str = ""


class Fault(Heard, tag="fault"):
    pass


class Goodbye(Heard, tag="closing"):
    pass


class Personal(Heard, tag="you"):
    pass


HEARD: msgspec.json.Decoder[Whole | News | Skipped | Done | Refused | Fault | Goodbye | Personal]
HEARD = msgspec.json.Decoder(Whole | News | Skipped | Done | Refused | Fault | Goodbye | Personal)
