"""Section 20: what the artifacts do."""

from __future__ import annotations

from typing import ClassVar, Final

from tavola.core.frame import Frame
from tavola.core.values import Action, Menu, Need, OneOf, Pick, Refusal
from tavola.games.desktopia import atoms
from tavola.games.desktopia.actions import Choose, Decline, Mark
from tavola.games.desktopia.rules.asking import AUTO, ask, decider, marked
from tavola.games.desktopia.rules.columns import take_away
from tavola.games.desktopia.rules.placing import BESIDE, Placing, spots_beside
from tavola.games.desktopia.rules.wounds import heal
from tavola.games.desktopia.space import column
from tavola.games.desktopia.state import State
from tavola.games.desktopia.stats import card, characters, own, reserve_missiles, room_for, stocked

SECTION: Final = 20

BRINGS: Final = 0  # a missile for each who can shoot
TAKES: Final = 1  # a missile off each who bears any

NOT_THOSE: Final = Refusal("DT-20.4", "not-those")
NOT_ON_IT: Final = Refusal("DT-20.5", "not-on-it")
NOT_SOMEBODY: Final = Refusal("DT-20.10", "nobody-there")


def fountain(s: State, seat: int) -> None:
    """Each own character with exactly one life receives one (DT-20.7, DT-20.9)."""
    for disk in own(s, seat):
        if s.life[disk] == 1:  # DT-20.7, DT-20.9
            heal(s, disk, 1, "fountain")  # DT-20.8


def loaders(s: State, seat: int) -> list[int]:
    """Own characters whose card would receive a missile: who can shoot, and has room (DT-20.2, DT-20.3, DT-R62)."""
    found: list[int] = []
    given: dict[int, int] = {}
    for disk in own(s, seat):
        character = card(s, disk)
        if not character.shoots or character.unlimited:  # DT-20.2, DT-R62
            continue
        if room_for(s, seat, character.number) > given.get(character.number, 0):  # DT-20.3
            given[character.number] = given.get(character.number, 0) + 1
            found.append(disk)
    return found


def served(s: State, seat: int) -> list[int]:
    """Those of them for whose kind of missile the reserve has at least one."""
    return [disk for disk in loaders(s, seat) if reserve_missiles(s, card(s, disk).carries)]


def enough(s: State, disks: list[int]) -> bool:
    """Whether the reserve holds a missile for each of these characters."""
    wanted: dict[int, int] = {}
    for disk in disks:
        kind = card(s, disk).carries
        wanted[kind] = wanted.get(kind, 0) + 1
    return all([len(reserve_missiles(s, kind)) >= count for kind, count in wanted.items()])


def bearers(s: State, seat: int) -> list[int]:
    return [disk for disk in own(s, seat) if column(s, disk)]


def mine_does_something(s: State, seat: int, effect: int) -> bool:
    if effect == TAKES:
        return bool(bearers(s, seat))
    found = loaders(s, seat)
    if s.kit.strict:
        return bool(found) and enough(s, found)
    return bool(served(s, seat))


class Mine(Frame[State]):
    """The Fire Mine at work. `left`: bearers who still lose a missile."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "effect", "left")

    def __init__(self, seat: int = -1, effect: int = BRINGS, left: list[int] | None = None) -> None:
        self.seat: int = seat
        self.effect: int = effect
        self.left: list[int] | None = left

    def clone(self) -> Mine:
        return Mine(self.seat, self.effect, None if self.left is None else self.left.copy())

    def advance(self, s: State) -> Need | None:
        if decider(s, self.seat) == AUTO:
            s.pop()
            return None
        if self.effect == BRINGS:
            found = served(s, self.seat)
            if not enough(s, found):  # DT-20.4
                return ask(self.seat)
            self.load(s, found)
            return None
        if self.left is None:
            self.left = bearers(s, self.seat)  # DT-20.6
        while self.left:
            pile = column(s, self.left[0])
            if len(pile) > 1 and not s.kit.e(17):
                return ask(self.seat)  # DT-20.5
            for missile in reversed(pile):
                atoms.take_off(s, missile, self.left[0], "mine")  # DT-E.17
            del self.left[0]
        s.pop()
        return None

    def load(self, s: State, disks: list[int]) -> None:
        """One missile each from the reserve."""
        for disk in disks:
            kind = s.kind[disk]
            missile = reserve_missiles(s, card(s, disk).carries)[0]
            atoms.stock(s, missile, self.seat, kind, len(stocked(s, self.seat, kind)) + 1, "mine")
        s.pop()

    def most(self, s: State) -> int:
        """How many of those who could load find a missile."""
        found = served(s, self.seat)
        count = 0
        for kind in sorted({card(s, disk).carries for disk in found}):
            count += min(len(reserve_missiles(s, kind)), sum([card(s, disk).carries == kind for disk in found]))
        return count

    def menu(self, s: State, seat: int) -> Menu:
        if self.effect == BRINGS:
            most = self.most(s)
            return Pick(tuple(served(s, seat)), most, most, Mark, marked,
                        lambda action: isinstance(action, Mark) and enough(s, list(action.disks)))  # fmt: skip
        assert self.left
        return OneOf([Choose(missile) for missile in column(s, self.left[0])])  # DT-25.28

    def check(self, s: State, seat: int, action: Action) -> Refusal | None:
        if action in self.menu(s, seat):
            return None
        return NOT_THOSE if self.effect == BRINGS else NOT_ON_IT

    def answer(self, s: State, seat: int, action: Action) -> None:
        if isinstance(action, Mark):
            self.load(s, list(action.disks))
        elif isinstance(action, Choose):
            assert self.left
            take_away(s, action.disk, "mine")
            del self.left[0]



# --- Magnetosphere --------------------------------------------------------------------------------------------------


def movable(s: State, artifact: int) -> list[int]:
    """Any character for whom there is room nearby (DT-20.11, DT-R64)."""
    return [disk for disk in characters(s) if spots_beside(s, disk, artifact)]  # DT-20.11, DT-R64


class Attracting(Frame[State]):
    """The Magnetosphere moves one character next to itself."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "artifact")

    def __init__(self, seat: int = -1, artifact: int = -1) -> None:
        self.seat: int = seat
        self.artifact: int = artifact

    def clone(self) -> Attracting:
        return Attracting(self.seat, self.artifact)

    def advance(self, s: State) -> Need | None:
        if decider(s, self.seat) == AUTO:
            s.pop()
            return None
        return ask(self.seat)

    def menu(self, s: State, seat: int) -> Menu:
        return OneOf([*[Choose(disk) for disk in movable(s, self.artifact)], Decline()])  # DT-15.20, DT-25.30

    def check(self, s: State, seat: int, action: Action) -> Refusal | None:
        if isinstance(action, Decline):
            return None
        return None if isinstance(action, Choose) and action.disk in movable(s, self.artifact) else NOT_SOMEBODY

    def answer(self, s: State, seat: int, action: Action) -> None:
        s.pop()
        if isinstance(action, Choose):
            atoms.use_artifact(s, self.artifact, seat, 0)
            s.push(Placing(seat, action.disk, self.artifact, BESIDE, "magnet"))
