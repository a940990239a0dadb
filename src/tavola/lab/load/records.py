"""Was every move that the server called done written into the record, once and in its place, and no other?"""

from __future__ import annotations

import asyncio
import urllib.error
import urllib.request
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from tavola.lab.load.crowd import Place
from tavola.lab.load.seat import Seat
from tavola.lab.load.websocket import LoadError

PATIENCE: Final = 20.0  # seconds for a finished game to reach the archive
PAUSE: Final = 0.05
NOT_YET: Final = 409


async def record_of(port: int, table: str) -> bytes:
    """The record of a finished game; it is archived a moment after its end."""
    late = asyncio.get_running_loop().time() + PATIENCE
    url = f"http://127.0.0.1:{port}/api/tables/{table}/record"
    while True:
        try:
            return await asyncio.to_thread(fetch, url)
        except urllib.error.HTTPError as error:
            if error.code != NOT_YET or asyncio.get_running_loop().time() > late:
                raise LoadError(f"the record of table {table} cannot be had: HTTP {error.code}") from error
        await asyncio.sleep(PAUSE)


def fetch(url: str) -> bytes:
    with urllib.request.urlopen(url, timeout=PATIENCE) as answer:
        data: bytes = answer.read()
        return data


def by_seat(record: bytes) -> dict[int, list[dict[str, Any]]]:
    """What each seat did, as the record has it; what nature did is left out."""
    moves: dict[int, list[dict[str, Any]]] = {}
    for line in record.splitlines():
        entry = msgspec.json.decode(line)
        if "s" in entry:
            seat = entry.pop("s")
            entry.pop("digest", None)
            moves.setdefault(seat, []).append(entry)
    return moves


def difference(done: Sequence[dict[str, Any]], recorded: Sequence[dict[str, Any]]) -> str:
    """"" when each move of the one is in the other, in the same order. A pick is known by its things alone."""
    for number, (mine, theirs) in enumerate(zip(done, recorded, strict=False), 1):
        if mine != theirs and list(mine) != ["items"]:
            return f"move {number} was {mine}, recorded is {theirs}"
    if len(done) > len(recorded):
        return f"{len(done)} moves were done, {len(recorded)} are recorded: lost is {done[len(recorded)]}"
    if len(done) < len(recorded):
        return f"{len(done)} moves were done, {len(recorded)} are recorded: too many is {recorded[len(done)]}"
    return ""


async def check(port: int, places: Sequence[Place]) -> int:
    """How many moves were compared; LoadError for the first that is not as it should be."""
    compared = 0
    for place in places:
        recorded = by_seat(await record_of(port, place.id))
        for seat in (viewer for viewer in place.viewers if isinstance(viewer, Seat) and viewer.number is not None):
            wrong = difference(seat.played, recorded.get(seat.number or 0, []))
            if wrong:
                raise LoadError(f"table {place.id}, seat {seat.number}: {wrong}")
            compared += len(seat.played)
    return compared
