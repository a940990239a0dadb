"""boardgame.io's server under the same load: its messages, its game of hidden hands, the way to start it.

Its clients speak socket.io over a WebSocket; a seat learns with every update whose turn it is, and a move has arrived
when everybody has a state with a higher number.
"""

from __future__ import annotations

import asyncio
import os
import shutil
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Final

import msgspec

import tavola
from tavola.lab.load.child import Command
from tavola.lab.load.crowd import Crowd, Place, clock
from tavola.lab.load.websocket import LoadError, Socket, dial

NAME: Final = "boardgame.io"
FOLDER: Final = "TAVOLA_PEER_SERVER"  # where tools/peer_server.py installed it, when not in build/peers
HERE: Final = Path(__file__).parent.parent / "peers" / "boardgame_io"
EVENT: Final = b"42/lanterns,"
PATH: Final = "/socket.io/?EIO=4&transport=websocket"
SEATS: Final = 4
PATIENCE: Final = 15.0  # seconds for a match to be sent
FULL: Final = 6  # cards in a hand


def folder() -> Path | None:
    """Where boardgame.io was installed; None when it was not."""
    named = os.environ.get(FOLDER)
    places = [Path(named)] if named else [p / "build/peers/boardgame.io" for p in Path(tavola.__file__).parents]
    return next((place for place in places if (place / "node_modules/boardgame.io").is_dir()), None)


def command() -> Command | None:
    """How to start it; None when it is not here."""
    place, node = folder(), shutil.which("node")
    if place is None or node is None:
        return None
    env = {**os.environ, "NODE_ENV": "production"}
    return Command((node, str(HERE / "server.cjs"), "0"), env, place, r"^port (\d+)$")


def version() -> str:
    place = folder()
    if place is None:
        return ""
    package = msgspec.json.decode((place / "node_modules/boardgame.io/package.json").read_bytes())
    return str(package["version"])


# --- its messages, as much of them as a seat reads --------------------------------------------------------------------


class Player(msgspec.Struct):
    hand: list[int]


class Facts(msgspec.Struct):
    players: dict[str, Player]


class Turn(msgspec.Struct):
    phase: str | None
    player: str = msgspec.field(name="currentPlayer")
    gameover: msgspec.Raw | msgspec.UnsetType = msgspec.UNSET


class State(msgspec.Struct):
    ctx: Turn
    facts: Facts = msgspec.field(name="G")
    number: int = msgspec.field(name="_stateID")


class Synced(msgspec.Struct):
    state: State


UPDATE: Final = msgspec.json.Decoder(tuple[str, str, State, msgspec.Raw])
SYNC: Final = msgspec.json.Decoder(tuple[str, str, Synced])


class Peer:
    """A seat (or None, who only looks) at one of its matches."""

    def __init__(self, place: Place, port: int, seat: str | None) -> None:
        self.v = -1
        self._port = port
        self._place = place
        self._seat = seat
        self._acted = -1
        self._state: State | None = None
        self._socket = Socket(self._hear, self._lost)
        self._coming: asyncio.Task[None] | None = None
        self._here: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    async def come(self) -> None:
        await dial(self._socket, self._port, PATH, {})
        async with asyncio.timeout(PATIENCE):
            await self._here

    @property
    def answered(self) -> bool:
        return True  # its servers answer with the new state alone

    def go(self) -> None:
        self._look()

    async def arrive(self) -> None:
        """The same, with nobody waiting for it."""
        try:
            await self.come()
        except (OSError, LoadError, TimeoutError) as error:
            self._place.crowd.fail(f"a seat could not go to the next match: {error}")

    def end(self) -> None:
        self._socket.abort()

    def _lost(self, why: str) -> None:
        self._place.crowd.fail(f"{NAME} closed a socket: {why}")

    def _hear(self, data: bytes) -> None:
        if data.startswith(b'42/lanterns,["update"'):
            self._state = UPDATE.decode(data[len(EVENT) :])[2]
            self.v = self._state.number
            self._place.heard()
            self._look()
        elif data.startswith(b'42/lanterns,["sync"'):
            self._state = SYNC.decode(data[len(EVENT) :])[2].state
            self.v = self._state.number
            if not self._here.done():
                self._here.set_result(None)
            self._place.come()
        elif data == b"2":
            self._socket.send(b"3")  # it asks whether we are there
        elif data[:1] == b"0":
            self._socket.send(b"40/lanterns,")
        elif data[:2] == b"40":
            seat = "null" if self._seat is None else f'"{self._seat}"'
            self._socket.send(EVENT + f'["sync","{self._place.id}",{seat},null,{SEATS}]'.encode())

    def _look(self) -> None:
        state = self._state
        if state is None:
            return
        if state.ctx.gameover is not msgspec.UNSET:
            self._follow_on()
        if state.ctx.player != self._seat or state.number <= self._acted:
            return
        if self._place.open:
            self._acted = state.number
            self._place.crowd.soon(partial(self._act, state))

    def _follow_on(self) -> None:
        """The game is over: all go on to a new match, as they do at our tables."""
        old = self._place
        if not old.open or self._coming is not None:
            return
        old.crowd.over(old)
        self._socket.close()
        place = old.follow(f"{old.id}+")
        peer = Peer(place, self._port, self._seat)
        place.viewers.append(peer)
        self._coming = asyncio.create_task(peer.arrive())

    def _act(self, state: State) -> None:
        if not self._place.crowd.going:
            return
        move, args = self._choice(state)
        payload = {"type": move, "args": args, "playerID": self._seat}
        said = ("update", {"type": "MAKE_MOVE", "payload": payload}, state.number, self._place.id, self._seat)
        self._place.moves.append((state.number + 1, clock()))
        self._socket.send(EVENT + msgspec.json.encode(said))

    def _choice(self, state: State) -> tuple[str, tuple[int, ...]]:
        dice = self._place.crowd.dice
        if state.ctx.phase == "stakes":
            return "stake", (dice.randrange(3),)
        hand = len(state.facts.players[str(self._seat)].hand)
        kindles = hand >= FULL or (hand >= FULL // 2 and dice.random() < 0.3)
        return ("kindle" if kindles else "draw"), ()


def seats_of(place: Place, port: int, watchers: int) -> Iterator[Peer]:
    yield from (Peer(place, port, str(seat)) for seat in range(SEATS))
    yield from (Peer(place, port, None) for _ in range(watchers))


async def open_tables(port: int, crowd: Crowd, names: list[str], step: Callable[[], None]) -> None:
    """Matches are made by the first who asks for them."""
    load = crowd.load
    for number, name in enumerate(names):
        place = Place(name, crowd, counted=not load.watched or number < load.watched)
        peers = list(seats_of(place, port, load.watchers if number < load.watched else 0))
        place.viewers.extend(peers)
        crowd.places.append(place)
        for peer in peers:
            await peer.come()
        step()
