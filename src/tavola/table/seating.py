"""Who sits where, who is there, and who decides for a seat: its person, or a bot."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from tavola.core.errors import TavolaError
from tavola.table.effects import Person, Plan
from tavola.table.wire import Chair

PERSON: Final = "person"
BOT: Final = "bot"
OPEN: Final = "open"
ME: Final = "me"  # in a plan: the host


class Seat:
    """`bot` is who plays it if `kind` says so, or while its person is `relieved`, or after it has `resigned`."""

    __slots__ = ("bot", "kind", "name", "player", "relieved", "resigned")

    def __init__(self) -> None:
        self.clear()

    @property
    def gone(self) -> bool:
        """A bot plays it, or nobody does."""
        return bool(self.bot) or self.resigned

    def clear(self) -> None:
        self.kind = OPEN
        self.player = self.name = self.bot = ""
        self.relieved = self.resigned = False

    def take(self, person: Person, name: str) -> None:
        self.clear()
        self.kind, self.player, self.name = PERSON, person.id, name

    def fill(self, bot: str) -> None:
        self.clear()
        if bot:
            self.kind, self.bot = BOT, bot


class Seating:
    def __init__(self, plan: Plan, host: Person) -> None:
        self.host = host
        self.bots = plan.bots
        self.relief = plan.relief or ("greedy" if "greedy" in plan.bots else plan.bots[0] if plan.bots else "")
        self.seats = [Seat() for _ in plan.chairs]
        self.there: Counter[str] = Counter()  # connections by person
        self._chairs: tuple[Chair, ...] | None = None
        for seat, (chair, person) in enumerate(zip(plan.chairs, people_of(plan), strict=True)):
            if person is not None:
                self.sit(seat, person)
            elif chair == ME:
                self.sit(seat, host)
            elif chair != OPEN:
                self.seats[seat].fill(chair)

    # --- questions -------------------------------------------------------------------------------------------------

    def known(self, seat: int) -> bool:
        return 0 <= seat < len(self.seats)

    def of(self, person: Person | None) -> tuple[int, ...]:
        """The seats of this person."""
        if person is None:
            return ()
        return tuple([seat for seat, one in enumerate(self.seats) if one.player == person.id])

    def bot_of(self, seat: int) -> str:
        """The bot that decides for this seat; "" when a person does."""
        return self.seats[seat].bot

    def here(self, seat: int) -> bool:
        one = self.seats[seat]
        return one.kind == BOT or self.there[one.player] > 0

    @property
    def open(self) -> int:
        return sum([one.kind == OPEN for one in self.seats])

    @property
    def people(self) -> tuple[str, ...]:
        """Everybody who sits here, once."""
        return tuple(dict.fromkeys([one.player for one in self.seats if one.player]))

    def others(self, player: str) -> tuple[int, ...]:
        """The seats of people other than this one."""
        return tuple([seat for seat, one in enumerate(self.seats) if one.player not in ("", player)])

    def absent(self) -> tuple[int, ...]:
        """Seats whose person is away while somebody else sits here and waits."""
        if all([self.there[one.player] > 0 for one in self.seats if one.player]):
            return ()
        away = [
            seat for seat, one in enumerate(self.seats) if one.player and not one.gone and not self.there[one.player]
        ]
        return tuple([seat for seat in away if any(map(self.here_in_person, self.others(self.seats[seat].player)))])

    def here_in_person(self, seat: int) -> bool:
        return self.there[self.seats[seat].player] > 0

    @property
    def chairs(self) -> tuple[Chair, ...]:
        """As everybody sees them; made anew when something changed."""
        if self._chairs is None:
            self._chairs = tuple([self._chair(seat) for seat in range(len(self.seats))])
        return self._chairs

    # --- changes ---------------------------------------------------------------------------------------------------

    def changed(self) -> None:
        self._chairs = None

    def sit(self, seat: int, person: Person, name: str = "") -> None:
        """A second seat of the same person has no name of its own unless one is given."""
        used = [self.seats[other].name for other in self.of(person)]
        self.seats[seat].take(person, name or ("" if person.name in used else person.name))
        self.changed()

    def fill(self, seat: int, bot: str) -> None:
        """A bot, or nobody."""
        self.seats[seat].fill(bot)
        self.changed()

    def relieve(self, seat: int, bot: str) -> None:
        self.seats[seat].bot, self.seats[seat].relieved = bot, True
        self.changed()

    def come_back(self, seat: int) -> None:
        self.seats[seat].bot, self.seats[seat].relieved = "", False
        self.changed()

    def resign(self, seat: int, bot: str) -> None:
        one = self.seats[seat]
        one.bot, one.relieved, one.resigned = bot, False, True
        self.changed()

    def enter(self, person: Person) -> bool:
        """A connection of this person; whether one who sits here was away before."""
        self.there[person.id] += 1
        return self._moved(person, 1)

    def go(self, person: Person) -> bool:
        """One connection less; whether one who sits here is away now."""
        self.there[person.id] -= 1
        return self._moved(person, 0)

    # --- inside ----------------------------------------------------------------------------------------------------

    def _moved(self, person: Person, count: int) -> bool:
        if self.there[person.id] != count:
            return False
        if not count:
            del self.there[person.id]
        if not self.of(person):
            return False
        self.changed()
        return True

    def _chair(self, seat: int) -> Chair:
        one = self.seats[seat]
        name = self._bot_name(seat) if one.kind == BOT else one.name
        here = one.kind != OPEN and self.here(seat)
        return Chair(one.kind, one.player, name, one.bot, here, one.relieved, one.resigned)

    def _bot_name(self, seat: int) -> str:
        """Bots of the same kind are numbered."""
        bot = self.seats[seat].bot
        same = [number for number, one in enumerate(self.seats) if one.kind == BOT and one.bot == bot]
        return bot if len(same) == 1 else f"{bot} {same.index(seat) + 1}"


def people_of(plan: Plan) -> Sequence[Person | None]:
    """Who is seated at once, by seat."""
    return (*plan.people, *[None] * (len(plan.chairs) - len(plan.people)))


def check_chairs(plan: Plan) -> None:
    """TavolaError for chairs that cannot be."""
    if len(plan.people) > len(plan.chairs):
        raise TavolaError(f"people: expected at most {len(plan.chairs)}, found {len(plan.people)}")
    for bot in plan.chairs:
        if bot not in (ME, OPEN, *plan.bots):
            known = ", ".join((ME, OPEN, *plan.bots))
            raise TavolaError(f"chairs: expected one of {known}, found {bot!r}")
    if plan.relief and plan.relief not in plan.bots:
        raise TavolaError(f"relief: expected one of {', '.join(plan.bots)}, found {plan.relief!r}")
