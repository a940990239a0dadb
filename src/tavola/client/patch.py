"""The scene of a table on the client's side: patched like the server's, and compared with it by a checksum."""

from __future__ import annotations

import zlib
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec


def patched(scene: Any, rows: Iterable[Sequence[Any]]) -> Any:
    """The scene after these rows; each is a path with the new value at its end. The old one may be changed."""
    for *path, value in rows:
        if not path:
            scene = value
            continue
        place = scene
        for key in path[:-1]:
            place = place[key]
        place[path[-1]] = value
    return scene


def checksum(scene: Any) -> int:
    """CRC-32 of the scene's JSON, keys in the order in which they came."""
    return zlib.crc32(msgspec.json.encode(scene))
