"""The same promises in an order that nobody thought of: people come, go, repeat themselves, overtake one another."""

from __future__ import annotations

from typing import Any

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from tavola.core.rng import Dice
from tavola.table import wire
from tavola.table.wire import ClockRules
from tests.table.kit import PASSER, PEOPLE, Client, House
from tests.table.same import same

CLOCKS = (ClockRules(), ClockRules(away=20), ClockRules("move", 20, away=5), ClockRules("game", 30, 2))
CHAIRS = (("me", "open", "open"), ("me", "me", "open"), ("me", "open", "random"), ("me", "open", "open", "random"))
OPTIONS: dict[str, list[dict[str, Any]]] = {
    "template": [{}, {"lanterns": 1}],
    "gorgasali": [{"roundLimit": 2}, {"leaver": "bot", "hiddenBackpack": True, "roundLimit": 2}],
}
numbers = st.integers(0, 2**16)


class People(RuleBasedStateMachine):
    """One table. `late` are messages that were sent and have not arrived yet."""

    name = "template"
    house: House
    late: list[tuple[Client, wire.Said]]

    @initialize(chairs=st.sampled_from(CHAIRS), clock=st.sampled_from(CLOCKS), seed=numbers, open_yet=st.integers(0, 4))
    def set_up(self, chairs: tuple[str, ...], clock: ClockRules, seed: int, open_yet: int) -> None:
        options = OPTIONS[self.name][seed % 2]
        self.house = House(chairs, self.name, careful=False, clock=clock, options=options, seed=seed, pace=200)
        self.late = []
        clients = [self.house.join(person, "ab"[seed % 2]) for person in PEOPLE[:3]]
        if open_yet:
            free = [seat for seat, chair in enumerate(chairs) if chair == "open"]
            for client, seat in zip(clients[1:], free, strict=False):
                client.done(wire.Sit, seat=seat)
            clients[0].done(wire.Start)

    # --- coming and going --------------------------------------------------------------------------------------------

    @property
    def here(self) -> list[Client]:
        return list(self.house.clients.values())

    def one(self, number: int) -> Client:
        return self.here[number % len(self.here)]

    @precondition(lambda self: len(self.house.clients) < 7)
    @rule(who=st.integers(0, 4), window=st.sampled_from("ab"), lang=st.sampled_from(["", "en", "ru"]))
    def come(self, who: int, window: str, lang: str) -> None:
        client = self.house.join((*PEOPLE[:3], PASSER, None)[who], window, lang=lang)
        if client.whole["seats"]:
            client.hello(lang, eyes=client.whole["seats"][who % len(client.whole["seats"])])

    @precondition(lambda self: self.house.clients)
    @rule(number=numbers)
    def go(self, number: int) -> None:
        client = self.one(number)
        self.late = [(other, said) for other, said in self.late if other is not client]
        self.house.drop(client)

    @rule()
    def fall(self) -> None:
        """The server is killed, and comes back."""
        self.late = []
        self.house.restore()

    # --- saying ------------------------------------------------------------------------------------------------------

    def wish(self, client: Client, kind: type[wire.Said], **fields: Any) -> None:
        number = self.house.numbered(client.person, client.window)
        said = kind(id=number, **fields)
        self.late.append((client, said))
        client.say(said)

    @precondition(lambda self: self.house.clients)
    @rule(number=numbers, seat=st.integers(0, 3))
    def take_a_seat(self, number: int, seat: int) -> None:
        self.wish(self.one(number), wire.Sit, seat=seat, name="")

    @precondition(lambda self: self.house.clients)
    @rule(number=numbers, stay=st.integers(0, 3))
    def begin(self, number: int, stay: int) -> None:
        client = self.one(number)
        if stay:
            self.wish(client, wire.Start, bot="random")
        else:
            self.wish(client, wire.Stand, seat=number % 4)

    @rule(seed=numbers)
    def play_all(self, seed: int) -> None:
        """People and bots."""
        for number in range(8):
            self.play(seed + number, 2)
            self.house.think(2)

    @precondition(lambda self: self.house.clients)
    @rule(seed=numbers, count=st.integers(1, 10))
    def play(self, seed: int, count: int) -> None:
        rng = Dice(seed)
        for _ in range(count):
            asked = [client for client in self.here if client.asked]
            if asked:
                asked[rng.below(len(asked))].chance(rng)

    @precondition(lambda self: self.house.clients)
    @rule(number=numbers, seed=numbers)
    def play_late(self, number: int, seed: int) -> None:
        """A choice that was made now arrives later."""
        client = self.one(number)
        if client.asked:
            menu = self.house.table.room.running.match.menu(client.asked["seat"])
            action = wire.Act(0, client.asked["need"], plain(menu.sample(Dice(seed))))
            count = self.house.numbered(client.person, client.window)
            self.late.append((client, wire.Act(count, action.need, action.action)))

    @precondition(lambda self: self.late)
    @rule(number=numbers)
    def again(self, number: int) -> None:
        """Something arrives once more, or at last; after others that were said later. The same number, one answer."""
        client, said = self.late[number % len(self.late)]
        client.say(said)
        answers = client.answers[said.id]  # type: ignore[attr-defined]
        forgotten = {"t": "refused", "id": said.id, "reason": "stale"}  # type: ignore[attr-defined]
        assert all(answer in (answers[0], forgotten) for answer in answers)

    @precondition(lambda self: self.house.clients)
    @rule(number=numbers, ask=st.booleans())
    def take_back(self, number: int, ask: bool) -> None:
        self.wish(self.one(number), wire.Undo, ask=ask)

    @precondition(lambda self: self.house.clients)
    @rule(number=numbers, what=st.sampled_from(["rematch", "abort", "undo", "undo"]), yes=st.sampled_from([1, 1, 0, 2]))
    def agree(self, number: int, what: str, yes: int) -> None:
        client = self.one(number)
        if yes == 2 and what != "undo":
            self.wish(client, wire.Offer, what=what)
        else:
            self.wish(client, wire.Answer, what=what, yes=yes > 0)

    @precondition(lambda self: self.house.clients)
    @rule(number=numbers, seat=st.integers(0, 3), rarely=st.integers(0, 5))
    def leave_it(self, number: int, seat: int, rarely: int) -> None:
        client = self.one(number)
        if rarely == 0:
            self.wish(client, wire.Resign, seat=seat)
        else:
            self.wish(client, wire.Relieve, seat=seat, bot="random")

    @precondition(lambda self: self.house.clients)
    @rule(number=numbers, forced=st.booleans(), passes=st.booleans(), text=st.sampled_from(["", "hm", "\u202eah"]))
    def chatter(self, number: int, forced: bool, passes: bool, text: str) -> None:
        client = self.one(number)
        self.wish(client, wire.Chat, text=text)
        self.wish(client, wire.Prefer, forced=forced, passes=passes)
        self.wish(client, wire.Pace, ms=number % 300)

    # --- time and bots -----------------------------------------------------------------------------------------------

    @rule(ms=st.sampled_from([1, 160, 1000, 6000, 21_000]))
    def time_passes(self, ms: int) -> None:
        self.house.wait(ms)

    @rule(most=st.integers(1, 4))
    def bots_think(self, most: int) -> None:
        self.house.think(most)

    @rule(seat=st.integers(-1, 4), need=numbers)
    def bots_babble(self, seat: int, need: int) -> None:
        self.house.call(self.house.table.thought, seat, need, b"{}")

    # --- what always holds -------------------------------------------------------------------------------------------

    @invariant()
    def everybody_keeps_up(self) -> None:
        if not hasattr(self, "house"):
            return
        room = self.house.table.room
        for client in self.here:
            assert client.v == room.v
        assert room.status != "broken"
        assert bool(room.deciders) == (room.status == "running")
        assert {proposal.what for proposal in room.offers} <= {"abort", "undo", "rematch"}
        assert len(room.offers) <= 2
        assert all(left >= 0 for left in room.clocks.left)

    @rule()
    def what_was_kept_is_what_is(self) -> None:
        self.house.check()
        same(self.house.table, type(self.house.table).restore("tisch", self.house.rows, self.house.now))

    def teardown(self) -> None:
        if hasattr(self, "house"):
            self.what_was_kept_is_what_is()
            self.house.restore()


class Players(People):
    name = "gorgasali"


def plain(action: Any) -> dict[str, Any]:
    return {"t": type(action).__struct_config__.tag} | {
        name: getattr(action, name) for name in action.__struct_fields__
    }


def often(examples: int) -> settings:
    return settings(
        max_examples=examples, stateful_step_count=50, deadline=None, derandomize=True, database=None,
        suppress_health_check=list(HealthCheck),
    )  # fmt: skip


TestPeople = People.TestCase
TestPeople.settings = often(300)
TestPlayers = Players.TestCase
TestPlayers.settings = often(100)
