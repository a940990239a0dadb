"""One place at a table, for programs: the scene kept up to date, commands that are answered, connections that break."""

from __future__ import annotations

import asyncio
import itertools
import secrets
from collections import deque
from collections.abc import Mapping
from typing import Any, Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException

from tavola.client.patch import checksum, patched
from tavola.core.errors import TavolaError
from tavola.core.values import Action
from tavola.table import wire

WAITS: Final = (0.05, 0.2, 0.5, 1.0, 2.0, 5.0)  # seconds before trying to connect once more
CALM: Final = 0.5  # seconds before something the server found too much is sent again
FINAL: Final = ("gone", "failed")
BUSY: Final = 500  # from here on a status says that the server, or what stands before it, is in trouble
COMMANDS: Final = 500  # moves of the log that are kept


class NotDone(TavolaError):
    """The table refused, and nothing has changed. `rule` has a sentence in the rulebook, if it was a rule."""

    def __init__(self, told: Mapping[str, Any]) -> None:
        self.reason = str(told.get("reason") or told.get("message") or "")
        self.rule = str(told.get("rule", ""))
        self.told = dict(told)
        super().__init__(": ".join(word for word in (self.rule, told.get("text") or self.reason) if word))


class Gone(TavolaError):
    """There is no such table any more, or it has failed."""


class TableClient:
    """Use it with `async with`: inside, `scene` is what the table looks like now, as docs/protocol.md describes it."""

    def __init__(self, url: str, headers: Mapping[str, str], lang: str, eyes: int | None) -> None:
        self.url = url
        self.v = -1
        self.whole: dict[str, Any] = {}
        self.scene: dict[str, Any] = {}
        self.log: deque[dict[str, Any]] = deque(maxlen=COMMANDS)
        self.chat: deque[dict[str, Any]] = deque(maxlen=COMMANDS)
        self.seats: tuple[int, ...] = ()
        self.question = ""
        self._headers = dict(headers)
        self._hello = wire.Hello(lang=lang, client=secrets.token_urlsafe(6), eyes=eyes)
        self._numbers = itertools.count(1)
        self._pending: dict[int, tuple[bytes, asyncio.Future[dict[str, Any]]]] = {}
        self._asked: deque[tuple[str, bytes, asyncio.Future[dict[str, Any]]]] = deque()
        self._socket: ClientConnection | None = None
        self._fresh = False  # whether `scene` is that of this connection
        self._changed = asyncio.Event()
        self._error: Exception | None = None
        self._task: asyncio.Task[None] | None = None

    async def __aenter__(self) -> TableClient:
        self._task = asyncio.create_task(self._run())
        while not self._fresh:
            await self.changed()
        return self

    async def __aexit__(self, *error: object) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        self._give_up(Gone("the connection was closed here"))

    # --- what there is to see --------------------------------------------------------------------------------------

    @property
    def status(self) -> str:
        """open, running, over or broken."""
        return str(self.scene["status"])

    @property
    def view(self) -> Any:
        """What the own seat knows of the game."""
        return self.scene["view"]

    @property
    def ask(self) -> dict[str, Any] | None:
        """The decision that waits for this seat: need, seat, menu."""
        ask: dict[str, Any] | None = self.scene["ask"]
        return ask

    @property
    def actions(self) -> list[dict[str, Any]]:
        """What may be chosen now, where the menu is a list."""
        return list(self.ask["menu"]["actions"]) if self.ask else []

    async def changed(self) -> None:
        """Wait for the next news."""
        if self._error is not None:
            raise self._error
        self._changed.clear()
        await self._changed.wait()
        if self._error is not None:
            raise self._error

    async def turn(self) -> bool:
        """Wait until this seat has to decide; False when the game is over instead."""
        while not (self._fresh and (self.ask or self.status in ("over", "broken"))):
            await self.changed()
        return self.ask is not None

    # --- what there is to do ---------------------------------------------------------------------------------------

    async def act(self, action: Action | Mapping[str, Any]) -> int:
        """Choose this for the decision that waits; the version it led to. Raises NotDone."""
        chosen: dict[str, Any] = msgspec.to_builtins(action)
        return await self.command(wire.Act, need=self._need(), action=chosen)

    async def pick(self, items: tuple[int, ...]) -> int:
        return await self.command(wire.Pick, need=self._need(), items=items)

    async def aim(self, disk: int, dx: int, dy: int, speed: int) -> int:
        return await self.command(wire.Aim, need=self._need(), disk=disk, dx=dx, dy=dy, speed=speed)

    async def look(self) -> dict[str, Any]:
        """Sentences, rules and odds of the choices that wait."""
        return await self._question("looked", wire.Look(self._need()))

    async def why(self, action: Action | Mapping[str, Any]) -> dict[str, Any]:
        """May this be done now, and if not, why?"""
        return await self._question("because", wire.Why(msgspec.to_builtins(action)))

    async def behind(self, v: int, event: int) -> dict[str, Any]:
        """The rules behind an event of the log."""
        return await self._question("because", wire.Behind(v, event))

    async def recall(self, v: int) -> dict[str, Any]:
        """What was there to see after the move of this version, and who was asked then. Raises NotDone."""
        return await self._question("recalled", wire.Recall(v))

    async def ping(self) -> None:
        await self._question("pong", wire.Ping(next(self._numbers)))

    async def command(self, kind: type[wire.Said], **fields: Any) -> int:
        """Any command of `tavola.table.wire` that has an id: sent until it is answered. Raises NotDone."""
        number = next(self._numbers)
        data = msgspec.json.encode(kind(id=number, **fields))
        answer: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()
        self._pending[number] = (data, answer)
        return int((await self._answered(data, answer)).get("v", 0))

    async def _question(self, kind: str, said: wire.Said) -> dict[str, Any]:
        data = msgspec.json.encode(said)
        answer: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()
        self._asked.append((kind, data, answer))
        return await self._answered(data, answer)

    async def _answered(self, data: bytes, answer: asyncio.Future[dict[str, Any]]) -> dict[str, Any]:
        if self._error is not None:
            raise self._error
        await self._send(data)
        return await answer

    def _need(self) -> int:
        if self.ask is None:
            raise NotDone({"reason": "not-yours", "text": "no decision waits for this seat"})
        return int(self.ask["need"])

    # --- the connection --------------------------------------------------------------------------------------------

    async def _run(self) -> None:
        """Connected, again and again, until there is nothing to come back to."""
        tries = 0
        while self._error is None:
            try:
                options: Any = {"additional_headers": self._headers, "max_size": None, "compression": None}
                async with connect(self.url, **options) as self._socket:
                    await self._send(msgspec.json.encode(self._hello))
                    async for data in self._socket:
                        tries = 0
                        await self._hear(msgspec.json.decode(data))
            except InvalidStatus as error:
                if error.response.status_code < BUSY:
                    self._give_up(Gone(f"{self.url} does not let us in: {error}"))
            except (OSError, WebSocketException):
                pass  # the way to the server is broken, or it was while we were being let in: try again
            except Exception as error:
                self._give_up(Gone(f"the table could not be followed: {error!r}"))  # nobody waits for ever
                raise
            self._fresh = False
            if self._error is None:
                await asyncio.sleep(WAITS[min(tries, len(WAITS) - 1)])
                tries += 1

    async def _send(self, data: bytes) -> None:
        """What does not get through now is sent again after the next connection."""
        if self._socket is not None:
            try:
                await self._socket.send(data, text=True)
            except ConnectionClosed:
                return

    async def _hear(self, message: dict[str, Any]) -> None:
        kind = message["t"]
        if kind == "table":
            await self._begin(message)
        elif kind in ("update", "skip"):
            await self._follow(message)
        elif kind in ("done", "refused"):
            self._settle(self._pending.pop(message["id"], (b"", None))[1], message, good=kind == "done")
        elif self._asked and kind == self._asked[0][0]:
            self._settle(self._asked.popleft()[2], message, good=True)
        elif self._asked and (self._asked[0][0], kind) == ("recalled", "because"):
            self._settle(self._asked.popleft()[2], message, good=False)
        elif kind == "you":
            self.seats = tuple(message["seats"])
        elif kind == "fault":
            await self._found_fault(message)
        elif kind == "closing" and message["why"] in FINAL:
            self._give_up(Gone(f"the table has gone: {message['why']}"))
        self._changed.set()

    async def _begin(self, message: dict[str, Any]) -> None:
        self.whole = message
        self.v = message["v"]
        self.scene = message["scene"]
        self.seats = tuple(message["seats"])
        self.question = message.get("question", "")
        self.log.clear()
        self.log.extend(message.get("log", ()))
        self.chat.clear()
        self.chat.extend(message.get("chat", ()))
        self._fresh = True
        await self._send_again()

    async def _follow(self, message: dict[str, Any]) -> None:
        if not self._fresh:
            return
        if message["v"] != self.v + 1:
            await self._unsure()
            return
        self.v = message["v"]
        self.scene = patched(self.scene, message.get("patch", ()))
        if message.get("question"):
            self.question = message["question"]
        if message.get("undone", -1) >= 0:
            kept = [told for told in self.log if told["n"] <= message["undone"]]
            self.log.clear()
            self.log.extend(kept)
        if message.get("told"):
            self.log.append(message["told"])
        if message.get("line"):
            self.chat.append(message["line"])
        if message.get("sum") and message["sum"] != checksum(self.scene):
            await self._unsure()

    async def _unsure(self) -> None:
        """Something was missed: ask for the whole table."""
        self._fresh = False
        await self._send(msgspec.json.encode(self._hello))

    async def _send_again(self) -> None:
        """The same commands may come twice: their ids tell. Questions change nothing."""
        for data, _ in tuple(self._pending.values()):
            await self._send(data)
        for _, data, _ in tuple(self._asked):
            await self._send(data)

    async def _found_fault(self, message: dict[str, Any]) -> None:
        """Too much at once is sent again more calmly; anything else was our own mistake."""
        if message.get("where") == "rate":
            await asyncio.sleep(CALM)
            await self._send_again()
        elif self._pending:
            self._settle(self._pending.pop(min(self._pending))[1], message, good=False)
        elif self._asked:
            self._settle(self._asked.popleft()[2], message, good=False)

    def _settle(self, answer: asyncio.Future[dict[str, Any]] | None, told: dict[str, Any], *, good: bool) -> None:
        if answer is not None and not answer.done():
            if good:
                answer.set_result(told)
            else:
                answer.set_exception(NotDone(told))

    def _give_up(self, error: Exception) -> None:
        self._error = self._error or error
        for _, answer in self._pending.values():
            self._fail(answer)
        for _, _, answer in self._asked:
            self._fail(answer)
        self._changed.set()

    def _fail(self, answer: asyncio.Future[dict[str, Any]]) -> None:
        if not answer.done():
            answer.set_exception(self._error or Gone("the table has gone"))
            answer.exception()  # nobody may be waiting for it any more
