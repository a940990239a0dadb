"""Times that run down: the clocks of the seats, and how long a seat may be without its person."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tavola.core.errors import TavolaError
from tavola.table.wire import Clock, ClockRules

SECOND: Final = 1000
LONGEST: Final = 30 * 24 * 3600  # seconds of any clock
GIVEN_BACK: Final = 10 * SECOND  # after a restart: so long nobody's time runs
KINDS: Final = ("none", "move", "game")


class Countdown:
    """Milliseconds left by seat; of some seats they run."""

    def __init__(self, full: int, seats: int) -> None:
        self.full = full
        self.left = [full] * seats
        self.running: tuple[int, ...] = ()
        self.at = 0

    def charge(self, now: int) -> None:
        """Write down what has run off so far."""
        if now > self.at:
            for seat in self.running:
                self.left[seat] = max(0, self.left[seat] - (now - self.at))
            self.at = now

    def run(self, seats: tuple[int, ...], now: int) -> bool:
        """From now on the time of these seats runs; whether they are others than before."""
        self.charge(now)
        changed = seats != self.running
        self.running = seats
        return changed

    def refill(self, seat: int, now: int) -> None:
        """As much as there was at first."""
        self.charge(now)
        self.left[seat] = self.full

    def restart(self, now: int) -> None:
        """The table comes back: the time it was away, and a moment to come back in, are charged to nobody."""
        self.at = now + GIVEN_BACK

    def out(self) -> tuple[int, ...]:
        """The running seats that have nothing left."""
        return tuple([seat for seat in self.running if self.left[seat] <= 0])

    @property
    def due(self) -> int | None:
        """When the next one runs out."""
        return self.at + min([self.left[seat] for seat in self.running]) if self.running else None


class Clocks(Countdown):
    """The clocks of a game."""

    def __init__(self, rules: ClockRules, seats: int) -> None:
        super().__init__(rules.seconds * SECOND, seats)
        self.rules = rules
        self.paid = [-1] * seats

    def opened(self, seat: int, n: int) -> bool:
        """This seat is asked something new after so many entries; whether it was given time for it.

        Whoever takes back and plays again is not given the time twice, else it could be had without end.
        """
        if n <= self.paid[seat]:
            return False
        self.paid[seat] = n
        if self.rules.kind == "move":
            self.left[seat] = self.full
        else:
            self.left[seat] += self.rules.increment * SECOND
        return True

    def shown(self, now: int) -> Clock:
        self.charge(now)
        return Clock(tuple(self.left), self.running)

    def put(self, left: Sequence[int]) -> None:
        self.left = list(left)


def check_rules(rules: ClockRules) -> None:
    """TavolaError for rules no clock can follow."""
    if rules.kind not in KINDS:
        raise TavolaError(f"clock: expected one of {', '.join(KINDS)}, found {rules.kind!r}")
    least = 0 if rules.kind == "none" else 1
    for name, low in (("seconds", least), ("increment", 0), ("away", 0)):
        value = getattr(rules, name)
        if not low <= value <= LONGEST:
            raise TavolaError(f"clock: {name}: expected {low}..{LONGEST}, found {value}")
