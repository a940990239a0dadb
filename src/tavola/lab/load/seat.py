"""One socket at one of our tables, reading no more of what it hears than it needs: whose turn it is, and what may be
chosen. It comes back when its connection breaks, and plays another game when one is over.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from functools import partial
from typing import Any, Final, NamedTuple

import msgspec

from tavola.client.patch import patched
from tavola.lab.load.crowd import Place, clock
from tavola.lab.load.heard import HEARD, Done, Fault, Goodbye, News, Refused, Skipped, Whole
from tavola.lab.load.websocket import LoadError, Socket, dial
from tavola.table import wire

BACK: Final = 0.02  # seconds until one whose connection broke is back
HALF: Final = 0.5  # of those who break off do so before they have sent their move
PATIENCE: Final = 15.0  # seconds for a table to answer a Hello
WATCHED: Final = (b'["ask"', b'["sta', b'["off', b'["nex', b"[{")  # rows of a patch that matter here
encode: Final = msgspec.json.Encoder().encode


class Asked(NamedTuple):
    """A command without its answer: its bytes, when it was sent, and the move that it is."""

    data: bytes
    sent: float
    move: dict[str, Any] | None


class Seat:
    """`number` None looks on. `played` are the moves that the server said were done, in the order of its answers."""

    def __init__(self, place: Place, port: int, number: int | None, headers: Mapping[str, str], lang: str) -> None:
        self.v = -1
        self.place = place
        self.number = number
        self.played: list[dict[str, Any]] = []
        self._port = port
        self._headers = headers
        self._lang = lang
        self._scene: dict[str, Any] = {}
        self._pending: dict[int, Asked] = {}
        self._count = 0
        self._acted = -1
        self._refused: list[dict[str, Any]] = []
        self._asked_for_more = False
        self._socket: Socket | None = None
        self._here: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._coming: asyncio.Task[None] | None = None

    # --- coming and going ------------------------------------------------------------------------------------------

    async def come(self) -> None:
        """Connected, and in the own chair."""
        await self._connect()
        async with asyncio.timeout(PATIENCE):
            await self._here

    async def arrive(self) -> None:
        """The same, with nobody waiting for it."""
        try:
            await self.come()
        except (OSError, LoadError, TimeoutError) as error:
            self.place.crowd.fail(f"a seat could not go to the next table: {error}")

    async def _connect(self) -> None:
        path = f"/ws/table/{self.place.id}"
        socket = Socket(self._hear, self._lost)
        await dial(socket, self._port, path, self._headers)  # the server says nothing before our Hello
        self._socket = socket
        self._say(encode(wire.Hello(lang=self._lang, client=f"seat {self.number}", since=self.v)))

    def go(self) -> None:
        self._look()

    def end(self) -> None:
        if self._coming is not None:
            self._coming.cancel()
        if self._socket is not None:
            self._socket.abort()

    @property
    def answered(self) -> bool:
        return not self._pending

    def break_off(self) -> None:
        """The cable is pulled; a moment later one is back."""
        if self._socket is not None and self._coming is None:
            self.place.crowd.breaks += 1
            self._socket.abort()
            self._socket = None
            self._coming = asyncio.create_task(self._come_back())

    async def _come_back(self) -> None:
        await asyncio.sleep(BACK * self.place.crowd.dice.random())
        try:
            await self._connect()
        except (OSError, LoadError) as error:
            self.place.crowd.fail(f"nobody could come back: {error}")
        self._coming = None

    def _lost(self, why: str) -> None:
        self.place.crowd.fail(f"the server closed a socket: {why}")

    # --- what is heard ---------------------------------------------------------------------------------------------

    def _hear(self, data: bytes) -> None:
        said = HEARD.decode(data)
        if isinstance(said, News):
            self.v = said.v
            self._follow(said)
            self.place.heard()
        elif isinstance(said, Skipped):
            self.v = said.v
            self.place.heard()
        elif isinstance(said, Done):
            self._done(said)
        elif isinstance(said, Whole):
            self._begin(said)
        elif isinstance(said, Refused):
            self._not_done(said)
        elif isinstance(said, (Fault, Goodbye)):
            self.place.crowd.fail(f"the server says: {data.decode()}")

    def _begin(self, whole: Whole) -> None:
        self._scene = msgspec.structs.asdict(whole.scene)
        for asked in tuple(self._pending.values()):
            self._say(asked.data)
        if self.number is not None and self.number not in whole.seats:
            if whole.scene.status == "open" and not self._pending:
                self._command(wire.Sit, seat=self.number)
            return
        self.v = whole.v
        self._arrive()
        self.place.heard()
        self._look()

    def _arrive(self) -> None:
        if not self._here.done():
            self._here.set_result(None)
        self.place.come()

    def _follow(self, news: News) -> None:
        matters = False
        for raw in news.patch:
            row = bytes(raw)
            if row.startswith(WATCHED):
                self._scene = patched(self._scene, (msgspec.json.decode(row),))
                matters = True
        if matters:
            self._look()

    def _done(self, said: Done) -> None:
        asked = self._pending.pop(said.id, None)
        if asked is None:
            return  # answered before the connection broke
        if asked.move is None:
            if not self._here.done():  # in the chair now
                self.v = max(self.v, said.v)
                self._arrive()
            return
        self.played.append(asked.move)
        self._refused.clear()
        self.place.moves.append((said.v, asked.sent))
        self.place.heard()

    def _not_done(self, said: Refused) -> None:
        """A choice that the menu only describes may be against the rules: another one is tried."""
        asked = self._pending.pop(said.id, None)
        if asked is None:
            return
        if asked.move is None or not said.rule:
            self.place.crowd.fail(f"refused: {asked.data.decode()}: {said.reason} {said.text}")
            return
        self.place.crowd.refused += 1
        self._refused.append(asked.move)
        self._acted = -1
        self._look()

    # --- what is done ----------------------------------------------------------------------------------------------

    def _look(self) -> None:
        """Is there anything to do?"""
        scene = self._scene
        if self.number is None or not self.place.open:
            if scene["next"] and self.place.open:
                self._follow_on()
            return
        ask = scene["ask"]
        if ask and ask["need"] != self._acted:
            self._acted = ask["need"]
            self.place.crowd.soon(partial(self._act, ask["need"]))
        elif scene["status"] == "over":
            self._after()
        elif scene["status"] == "broken":
            self.place.crowd.fail(f"table {self.place.id} has broken")

    def _act(self, need: int) -> None:
        ask = self._scene["ask"]
        if not ask or ask["need"] != need or not self.place.crowd.going:
            return
        kind, fields, move = self._choice(ask["menu"])
        breaks = self.place.crowd.breaks_now()
        victim = self.place.crowd.dice.choice(self.place.viewers) if breaks else None
        if victim is self and self.place.crowd.dice.random() < HALF:
            self.break_off()  # before it was sent: it goes out when we are back
            victim = None
        self._command(kind, need=need, move=move, **fields)
        if isinstance(victim, Seat):
            victim.break_off()

    def _choice(self, menu: dict[str, Any]) -> tuple[type[wire.Said], dict[str, Any], dict[str, Any]]:
        """Anything of the menu, by chance; of things to pick the first, if there is nothing else to choose."""
        dice = self.place.crowd.dice
        actions = [action for action in menu["actions"] if action not in self._refused]
        if actions:
            action = dice.choice(actions)
            return wire.Act, {"action": action}, action
        items = tuple(sorted(dice.sample(menu["of"], dice.randint(menu["low"], menu["high"]))))
        return wire.Pick, {"items": items}, {"items": list(items)}

    def _after(self) -> None:
        """The game is over: another one, unless its record is wanted."""
        scene, crowd = self._scene, self.place.crowd
        crowd.over(self.place)
        if crowd.load.breaks:
            return
        offers = [offer for offer in scene["offers"] if offer["what"] == "rematch"]
        if scene["next"]:
            self._follow_on()
        elif self.number == 0 and not offers and not self._asked_for_more:
            self._asked_for_more = True
            self._command(wire.Offer, what="rematch")
        elif offers and self.number in offers[0]["waits"] and not self._asked_for_more:
            self._asked_for_more = True
            self._command(wire.Answer, what="rematch", yes=True)

    def _follow_on(self) -> None:
        """All go to the next table, each when told."""
        if self._socket is None:
            return
        self._socket.close()
        self._socket = None
        place = self.place.follow(self._scene["next"])
        seat = Seat(place, self._port, self.number, self._headers, self._lang)
        place.viewers.append(seat)
        self._coming = asyncio.create_task(seat.arrive())

    def _command(self, kind: type[wire.Said], *, move: dict[str, Any] | None = None, **fields: Any) -> None:
        self._count += 1
        data = encode(kind(id=self._count, **fields))
        self._pending[self._count] = Asked(data, clock(), move)
        self._say(data)

    def _say(self, data: bytes) -> None:
        if self._socket is not None:
            self._socket.send(data)
