"""A table without a server: fake connections that keep a scene by patches, a journal, and a clock moved by hand.

After every call that wrote rows the table is restored from them and compared, so each test is one of that too.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec

from tavola.client.patch import checksum, patched
from tavola.core.rng import Dice
from tavola.core.values import Action
from tavola.table import wire
from tavola.table.effects import Effects, Person, Plan
from tavola.table.jobs import match_of
from tavola.table.running import Table
from tests.table.same import same

NORTH, EAST, SOUTH, WEST = (Person(word[0], word.capitalize()) for word in ("north", "east", "south", "west"))
PEOPLE = (NORTH, EAST, SOUTH, WEST)
PASSER = Person("p", "Passer-by")
MORNING = 1_800_000_000_000  # milliseconds since 1970
NONE: list[Any] = []


class Client:
    """One connection: what it was told, and what it made of it."""

    def __init__(self, house: House, conn: str, person: Person | None, window: str) -> None:
        self.house, self.conn, self.person, self.window = house, conn, person, window
        self.whole: dict[str, Any] = {}
        self.scene: Any = None
        self.v = -1
        self.log: list[dict[str, Any]] = []
        self.chat: list[dict[str, Any]] = []
        self.question = ""
        self.answers: dict[int, list[dict[str, Any]]] = {}
        self.others: list[dict[str, Any]] = []  # looked, because, fault, pong
        self.heard: list[bytes] = []
        self.sums = 0
        self.comparing = False

    # --- speaking --------------------------------------------------------------------------------------------------

    def say(self, said: wire.Said) -> None:
        self.house.call(self.house.table.hear, self.conn, said)

    def hello(self, lang: str = "", eyes: int | None = None, since: int = -1) -> Client:
        self.say(wire.Hello(lang, self.window, eyes, since))
        return self

    def do(self, kind: type[wire.Said], **fields: Any) -> dict[str, Any]:
        """A command with the next number; its answer."""
        number = self.house.numbered(self.person, self.window)
        self.say(kind(id=number, **fields))
        return self.answers[number][-1]

    def done(self, kind: type[wire.Said], **fields: Any) -> None:
        answer = self.do(kind, **fields)
        assert answer["t"] == "done", answer
        assert answer["v"] == self.house.table.room.v

    def refused(self, kind: type[wire.Said], **fields: Any) -> str:
        """The reason; nothing may have changed."""
        room = self.house.table.room
        before, rows = room.v, len(self.house.rows)
        answer = self.do(kind, **fields)
        assert answer["t"] == "refused", answer
        assert (room.v, len(self.house.rows)) == (before, rows)
        reason: str = answer["reason"]
        return reason

    def ask(self, said: wire.Said) -> dict[str, Any]:
        """A question; its answer."""
        count = len(self.others)
        self.say(said)
        assert len(self.others) == count + 1
        return self.others[-1]

    # --- playing ---------------------------------------------------------------------------------------------------

    @property
    def asked(self) -> dict[str, Any] | None:
        found: dict[str, Any] | None = self.scene["ask"]
        return found

    @property
    def actions(self) -> list[dict[str, Any]]:
        return self.asked["menu"]["actions"] if self.asked else []

    def act(self, action: Action | dict[str, Any]) -> dict[str, Any]:
        assert self.asked is not None, "not asked"
        plain = action if isinstance(action, dict) else msgspec.to_builtins(action)
        return self.do(wire.Act, need=self.asked["need"], action=plain)

    def chance(self, rng: Dice) -> dict[str, Any]:
        """Any legal choice."""
        assert self.asked is not None, "not asked"
        menu = self.house.table.room.running.match.menu(self.asked["seat"])
        answer = self.act(menu.sample(rng))
        assert answer["t"] == "done", answer
        return answer

    # --- hearing ---------------------------------------------------------------------------------------------------

    def hears(self, data: bytes) -> None:
        self.heard.append(data)
        said = msgspec.json.decode(data)
        {"table": self._table, "update": self._update, "skip": self._skip, "done": self._answer,
         "refused": self._answer, "you": self._you}.get(said["t"], self.others.append)(said)  # fmt: skip

    def _table(self, said: dict[str, Any]) -> None:
        assert said["v"] == self.house.table.room.v
        assert said["sum"] == checksum(said["scene"])
        kept = self.kept if self.comparing else None
        self.whole, self.scene, self.v = said, said["scene"], said["v"]
        self.log, self.chat, self.question = said["log"], said["chat"], said["question"]
        assert kept in (None, self.kept)
        self.comparing = False

    def _update(self, said: dict[str, Any]) -> None:
        self._next(said["v"])
        self.scene = patched(self.scene, said.get("patch", ()))
        if said.get("sum"):
            self.sums += 1
            assert said["sum"] == checksum(self.scene)
        if "undone" in said:
            self.log = [told for told in self.log if told["n"] <= said["undone"]]
        self.log += [said["told"]] if "told" in said else NONE
        self.chat += [said["line"]] if "line" in said else NONE
        self.question = said.get("question", self.question)

    def _skip(self, said: dict[str, Any]) -> None:
        self._next(said["v"])

    def _you(self, said: dict[str, Any]) -> None:
        self.whole |= {name: said[name] for name in ("seats", "forced", "passes")}

    def _next(self, v: int) -> None:
        assert v == self.v + 1, f"{self.conn}: {v} after {self.v}"
        self.v = v

    def _answer(self, said: dict[str, Any]) -> None:
        self.answers.setdefault(said["id"], []).append(said)

    def check(self) -> None:
        """What was kept by patches is what a newcomer is told."""
        ear = self.house.table.room.viewers.ears[self.conn]
        self.comparing = True
        self.hello(ear.lang, self.whole["eyes"])
        assert not self.comparing

    @property
    def kept(self) -> tuple[Any, ...]:
        question = self.question if self.scene["status"] == "running" else ""
        return (self.scene, self.log, [line["text"] for line in self.chat], question)


class House:
    """A table with whoever is connected to it."""

    def __init__(
        self, chairs: tuple[str, ...] = ("me", "open"), game: str = "template", careful: bool = True, **more: Any
    ) -> None:
        fields: dict[str, Any] = {"bots": ("greedy", "random"), "seed": 1, "pace": 0} | more
        self.now = MORNING
        self.careful = careful
        self.rows: list[bytes] = []
        self.clients: dict[str, Client] = {}
        self.connections = 0
        self.numbers: Counter[tuple[str, str]] = Counter()
        self.rng = Dice(7)
        self.effects: list[Effects] = []
        self.table, effects = Table.make("tisch", Plan(game, chairs, **fields), NORTH, self.now)
        self._take(effects)

    @staticmethod
    def of(rows: list[bytes], now: int) -> House:
        """With a table from this journal; nobody is connected."""
        house = House(careful=False)
        house.rows, house.now = list(rows), now
        house.table = Table.restore("tisch", rows, now)
        return house

    # --- calls -----------------------------------------------------------------------------------------------------

    def call(self, method: Any, *args: Any) -> Effects:
        effects: Effects = method(*args, self.now)
        self._take(effects)
        return effects

    def _take(self, effects: Effects) -> None:
        self.rows += effects.rows
        self.effects.append(effects)
        if effects.rows and self.careful:
            same(self.table, Table.restore("tisch", self.rows, self.now), timed=True)
        for conn, data in effects.out:
            if conn in self.clients:
                self.clients[conn].hears(data)

    def numbered(self, person: Person | None, window: str) -> int:
        """Windows remember how far they counted, also when their connection breaks."""
        who = (person.id if person else "", window)
        self.numbers[who] += 1
        return self.numbers[who]

    def restore(self) -> House:
        """The server was killed: all sockets are gone, and the table comes from its journal."""
        self.clients.clear()
        again = Table.restore("tisch", self.rows, self.now)
        same(self.table, again)
        self.table = again
        return self

    def check(self) -> None:
        for client in tuple(self.clients.values()):
            if client.whole:
                client.check()

    # --- people ----------------------------------------------------------------------------------------------------

    def join(self, person: Person | None, window: str = "w", **hello: Any) -> Client:
        self.connections += 1
        client = Client(self, f"c{self.connections}", person, window)
        self.clients[client.conn] = client
        self.call(self.table.join, client.conn, person)
        return client.hello(**hello)

    def drop(self, client: Client) -> None:
        del self.clients[client.conn]
        self.call(self.table.leave, client.conn)

    def begun(self, *people: Person, **hello: Any) -> list[Client]:
        """All of these sit down, the first seat is the host's already; begins when nobody is missing."""
        clients = [self.join(person, **hello) for person in people]
        for seat, client in enumerate(clients[1:], 1):
            client.done(wire.Sit, seat=seat)
        clients[0].done(wire.Start)
        return clients

    # --- time and bots ---------------------------------------------------------------------------------------------

    def wait(self, ms: int) -> None:
        """Time passes; the table is called whenever it wished to be."""
        end = self.now + ms
        for _ in range(1000):
            due = self.table.due
            if due is None or due > end:
                self.now = end
                return
            self.now = max(self.now, due)
            self.call(self.table.tick)
        raise AssertionError("it wishes to be called again and again")

    def think(self, most: int = 1000) -> int:
        """Bots choose by chance until none is asked; how often they did."""
        for number in range(most):
            jobs = self.table.jobs()
            if not jobs:
                return number
            for job in jobs:
                action = match_of(job).menu(job.seat).sample(self.rng)
                self.call(self.table.thought, job.seat, job.need, msgspec.json.encode(action))
            self.wait(self.table.room.pace)
        return most

    def play(self, clients: list[Client], moves: int = 10_000, rng: Dice | None = None) -> int:
        """People choose by chance, whoever is asked first; how often they did."""
        rng = rng or self.rng
        for number in range(moves):
            asked = [client for client in clients if client.scene["ask"]]
            if not asked:
                return number
            asked[0].chance(rng)
        return moves


def seat_of(clients: list[Client]) -> Client:
    """Whoever is asked now."""
    return next(client for client in clients if client.asked)


def chat_of(client: Client) -> list[str]:
    return [line["text"] for line in client.chat]
