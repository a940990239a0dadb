"""Our own server: how it is started, and its tables, made and filled as people would."""

from __future__ import annotations

import math
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

import tavola
from tavola.client import Client
from tavola.core.errors import TavolaError
from tavola.lab.load.child import Command
from tavola.lab.load.crowd import Crowd, Place
from tavola.lab.load.seat import Seat

NAME: Final = "tavola"
HOSTED: Final = 25  # tables that one person makes: the server lets nobody make more at once
GUESTS: Final = 96  # people that may come from one address at once
PLENTY: Final = 1_000_000  # the limits for one address are not what is measured


def command(folder: Path) -> Command:
    """The form that runs this, with a database of its own. What `folder` lies on is part of what is measured."""
    words = (
        sys.executable, "-P", "-m", "tavola", "serve", "--port", "0", "--database", f"sqlite:///{folder}/bench.db",
        "--rate", str(10 * PLENTY), "--sockets", str(PLENTY), "--log", "warning",
    )  # fmt: skip
    env = {name: value for name, value in os.environ.items() if not name.startswith("TAVOLA_")}
    env |= {"PYTHONPATH": str(Path(tavola.__file__).parent.parent), "PYTHONUTF8": "1", "PYTHONUNBUFFERED": "1"}
    return Command(words, env, folder, r"http://127\.0\.0\.1:(\d+)")


def most_tables(seats: int) -> int:
    return GUESTS // seats * seats * HOSTED


async def open_tables(
    port: int, crowd: Crowd, count: int, game: str, seats: int, lang: str, step: Callable[[], None]
) -> None:
    """Each with all its people there. Few people sit at many tables, every one of them with a socket for each."""
    if count > most_tables(seats):
        raise TavolaError(f"tables: expected at most {most_tables(seats)} with {seats} seats, found {count}")
    groups = math.ceil(count / HOSTED / seats)
    people = [[await guest(port, f"Seat {seat + 1}") for seat in range(seats)] for _ in range(groups)]
    load = crowd.load
    for number in range(count):
        group = people[number // seats % groups]
        first = number % seats  # everybody is the host in turn
        group = group[first:] + group[:first]
        chairs = ["me"] + ["open"] * (seats - 1)
        name = await group[0].make(game, chairs, private=True, start=True, pace=0)
        place = Place(name, crowd, counted=not load.watched or number < load.watched)
        crowd.places.append(place)
        sitting = [Seat(place, port, seat, person.headers, lang) for seat, person in enumerate(group)]
        watching = [Seat(place, port, None, {}, lang) for _ in range(load.watchers if number < load.watched else 0)]
        place.viewers.extend([*sitting, *watching])
        for viewer in (*sitting, *watching):
            await viewer.come()
        step()


async def guest(port: int, name: str) -> Client:
    client = Client(f"http://127.0.0.1:{port}")
    await client.guest(name)
    return client
