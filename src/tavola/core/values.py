"""Values that cross the borders of the core: needs, menus, actions, outcomes, events, refusals, results.

All are frozen msgspec structs with a tag, so that a record, a socket and a test speak of the same thing.
This module is never compiled: a compiled msgspec struct silently loses `frozen`.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from itertools import product
from typing import Any, Protocol

import msgspec


class Random(Protocol):
    """The only thing menus and chance ask of a generator."""

    def below(self, n: int) -> int:
        """A fair whole number in 0..n-1."""
        ...


class Action(msgspec.Struct, frozen=True, tag_field="t", forbid_unknown_fields=True):
    """What a seat chose; ids only."""


class Event(msgspec.Struct, frozen=True, tag_field="e"):
    """What happened, whole truth; animation, log, triggers and knowledge come from it."""


class Refusal(msgspec.Struct, frozen=True):
    """Why a wish is illegal: the rule, a key of the sentence, and the objects concerned."""

    rule: str
    reason: str
    about: tuple[int, ...] = ()


# --- nature -----------------------------------------------------------------------------------------------------


class Outcome(msgspec.Struct, frozen=True, tag_field="o", forbid_unknown_fields=True):
    """What nature did, or what befell the table from outside."""


class Rolled(Outcome, tag="rolled", frozen=True):
    """The faces of dice, in rolled order."""

    faces: tuple[int, ...]


class Shuffled(Outcome, tag="shuffled", frozen=True):
    """The whole new order as positions in the old one; the last one lies on top."""

    order: tuple[int, ...]


class TimeUp(Outcome, tag="time_up", frozen=True):
    """The clock of a seat ran out; the rules say what follows."""

    seat: int


class Left(Outcome, tag="left", frozen=True):
    """A seat left the table for good; the rules say what follows."""

    seat: int


class Slid(Outcome, tag="slid", frozen=True):
    """A flick's result as the solver gave it, in whole nanometres and nanoseconds: what happened in order, how
    everything rests, and the path as pieces of parabolas. The rows are explained where the game asks for them."""

    kernel: str
    log: tuple[tuple[int, ...], ...]
    rest: tuple[tuple[int, ...], ...]
    path: tuple[tuple[int, ...], ...] = ()


class Agreed(Outcome, tag="agreed", frozen=True):
    """All who play agreed to end it here without a winner; the rules say whether that is possible."""


OUTCOMES: tuple[type[Outcome], ...] = (Rolled, Shuffled, TimeUp, Left, Slid, Agreed)


# --- what the game waits for ------------------------------------------------------------------------------------


class Need(msgspec.Struct, frozen=True, tag_field="n"):
    """What the game waits for."""


class Decide(Need, tag="decide", frozen=True):
    """One seat must choose. Frames leave the menu out; a Match fills it in when it is asked for."""

    seat: int
    menu: Menu | None = None


class DecideAll(Need, tag="decide_all", frozen=True):
    """Several seats choose at once, hidden from one another, until the last has answered."""

    seats: tuple[int, ...]
    menus: tuple[Menu, ...] = ()


class Nature(Need, frozen=True):
    """Not a seat but the world must act: dice, shuffles, or wood on a table."""

    def fits(self, outcome: Outcome) -> bool:
        """Whether this outcome can be the answer."""
        raise NotImplementedError


class Chance(Nature, tag="chance", frozen=True):
    """Nature must act. `kind` is "roll" (count dice of so many sides) or "shuffle" (count things)."""

    kind: str
    count: int
    sides: int = 0
    why: str = ""

    def draw(self, rng: Random) -> Outcome:
        """One result, at the right odds."""
        if self.kind == "roll":
            return Rolled(tuple([1 + rng.below(self.sides) for _ in range(self.count)]))
        order = list(range(self.count))
        for i in range(self.count - 1, 0, -1):
            j = rng.below(i + 1)
            order[i], order[j] = order[j], order[i]
        return Shuffled(tuple(order))

    def fits(self, outcome: Outcome) -> bool:
        """Whether this outcome can be the answer."""
        if self.kind == "roll":
            return (
                isinstance(outcome, Rolled)
                and len(outcome.faces) == self.count
                and all(1 <= face <= self.sides for face in outcome.faces)
            )
        return isinstance(outcome, Shuffled) and sorted(outcome.order) == list(range(self.count))

    def outcomes(self) -> Iterator[tuple[Outcome, float]]:
        """Every result with its weight, for search and odds; only dice can be listed."""
        if self.kind != "roll":
            raise ValueError(f"a {self.kind} of {self.count} is sampled, not listed: {math.factorial(self.count)} ways")
        weight = 1.0 / self.sides**self.count
        for faces in product(range(1, self.sides + 1), repeat=self.count):
            yield Rolled(faces), weight


class Slide(Nature, tag="slide", frozen=True):
    """The solver must say what a flick does: a disk, a whole-number direction, a speed in mm/s."""

    disk: int
    dx: int
    dy: int
    speed: int

    def fits(self, outcome: Outcome) -> bool:
        """Any solver's result will do: a better solver never changes old games."""
        return isinstance(outcome, Slid)


class Result(msgspec.Struct, frozen=True):
    """How it ended: a place for each seat (1 is best, equal places are shared), scores, and why."""

    places: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats on the first place."""
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)


class Over(Need, tag="over", frozen=True):
    """Nothing more is waited for."""

    result: Result


# --- menus ------------------------------------------------------------------------------------------------------


class Menu(msgspec.Struct, frozen=True):
    """What may be chosen. Falsy when there is nothing."""

    def __bool__(self) -> bool:
        return True

    def __contains__(self, action: object) -> bool:
        raise NotImplementedError

    def sample(self, rng: Random) -> Action:
        """One legal choice, fair over what can be listed."""
        raise NotImplementedError

    def listed(self) -> Sequence[Action] | None:
        """All choices where they can be listed, else None."""
        return None


class Nothing(Menu, frozen=True):
    """The menu of a seat that is not asked."""

    def __bool__(self) -> bool:
        return False

    def __contains__(self, action: object) -> bool:
        return False

    def listed(self) -> Sequence[Action]:
        """All of them."""
        return ()


class OneOf(Menu, frozen=True):
    """Exactly one of these."""

    actions: Sequence[Action]

    def __bool__(self) -> bool:
        return len(self.actions) > 0

    def __len__(self) -> int:
        return len(self.actions)

    def __iter__(self) -> Iterator[Action]:
        return iter(self.actions)

    def __contains__(self, action: object) -> bool:
        return action in self.actions

    def sample(self, rng: Random) -> Action:
        """One of them."""
        return self.actions[rng.below(len(self.actions))]

    def listed(self) -> Sequence[Action]:
        """All of them."""
        return self.actions


class Pick(Menu, frozen=True):
    """Any set of `low` to `high` of the things in `of`, answered in one value that `make` builds.

    `allowed` holds what counting cannot say (that a trade fits both mats, say); `otherwise` are answers that are
    no set at all, such as giving up.
    """

    of: tuple[int, ...]
    low: int
    high: int
    make: Callable[[tuple[int, ...]], Action]
    chosen: Callable[[Action], tuple[int, ...] | None]
    allowed: Callable[[Action], bool]
    otherwise: tuple[Action, ...] = ()

    def __contains__(self, action: object) -> bool:
        if action in self.otherwise:
            return True
        if not isinstance(action, Action):
            return False
        items = self.chosen(action)
        if items is None or not self.low <= len(items) <= self.high or len(set(items)) != len(items):
            return False
        return all(item in self.of for item in items) and self.allowed(action)

    def sample(self, rng: Random) -> Action:
        """A fair coin for each thing; what the rules do not allow is drawn again, at last `otherwise`."""
        if self.otherwise and rng.below(2):
            return self.otherwise[rng.below(len(self.otherwise))]
        for _ in range(64):
            items = tuple([item for item in self.of if rng.below(2)])
            if self.low <= len(items) <= self.high and self.allowed(action := self.make(items)):
                return action
        for action in self._fallback():
            return action
        raise ValueError("a menu without a legal choice")

    def _fallback(self) -> Iterator[Action]:
        yield from self.otherwise
        for size in range(self.low, min(self.high, 2) + 1):
            for items in product(self.of, repeat=size):
                if len(set(items)) == size and self.allowed(action := self.make(items)):
                    yield action


class Aim(Menu, frozen=True):
    """A flick of one of these disks, no faster than `speed`; `make` builds the action, `fits` judges one."""

    disks: tuple[int, ...]
    speed: int
    make: Callable[[int, int, int, int], Action]
    fits: Callable[[Action], bool]
    otherwise: tuple[Action, ...] = ()

    def __contains__(self, action: object) -> bool:
        return action in self.otherwise or (isinstance(action, Action) and self.fits(action))

    def sample(self, rng: Random) -> Action:
        """One of them."""
        if self.otherwise and rng.below(len(self.disks) + len(self.otherwise)) >= len(self.disks):
            return self.otherwise[rng.below(len(self.otherwise))]
        disk = self.disks[rng.below(len(self.disks))]
        for _ in range(10_000):
            flick = self.make(disk, rng.below(2001) - 1000, rng.below(2001) - 1000, rng.below(self.speed + 1))
            if self.fits(flick):
                return flick
        raise ValueError("a disk that can be flicked in no direction")


class Spots(Menu, frozen=True):
    """A place on a surface, which no list can hold: `fits` judges it, `some` are a few that fit."""

    some: tuple[Action, ...]
    fits: Callable[[Action], bool]
    otherwise: tuple[Action, ...] = ()

    def __contains__(self, action: object) -> bool:
        return action in self.otherwise or (isinstance(action, Action) and self.fits(action))

    def sample(self, rng: Random) -> Action:
        """One of the few, or something else instead."""
        n = rng.below(len(self.some) + len(self.otherwise))
        return self.some[n] if n < len(self.some) else self.otherwise[n - len(self.some)]


NOTHING = Nothing()


def plain(value: Any) -> Any:
    """A value as lists, dicts, numbers and strings; what a file or a socket carries."""
    return msgspec.to_builtins(value)
