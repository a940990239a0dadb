"""Section 21: the rituals one by one."""

from __future__ import annotations

from typing import ClassVar, Final

from tavola.core.frame import Frame
from tavola.core.values import Action, Menu, Need, OneOf, Refusal
from tavola.games.desktopia import atoms
from tavola.games.desktopia.actions import Choose, ChooseFace
from tavola.games.desktopia.cards import FIGHTER, HEALING, PURIFICATION, SUMMONING, TELEPORTATION, is_missile
from tavola.games.desktopia.rules.asking import AUTO, ask, decider
from tavola.games.desktopia.rules.columns import take_away
from tavola.games.desktopia.rules.placing import ANYWHERE, BESIDE, Placing, has_spot, spots_beside
from tavola.games.desktopia.rules.wounds import heal
from tavola.games.desktopia.space import bearer
from tavola.games.desktopia.state import CARD, FIELD, RESERVE, SUPPLY, State
from tavola.games.desktopia.stats import characters, heroes, own, stocked

SECTION: Final = 21

NOT_TO_BE_HAD: Final = Refusal("DT-21.4", "not-to-be-had")
NO_MISSILE: Final = Refusal("DT-21.6", "no-missile-there")
NOBODY: Final = Refusal("DT-21.7", "nobody-there")
NOT_OWN: Final = Refusal("DT-21.8", "not-own")


def playable(s: State, seat: int, ritual: int) -> bool:
    """Whether it has a legal target (DT-16.13)."""
    return bool(targets(s, seat, ritual))


def targets(s: State, seat: int, ritual: int) -> list[Action]:
    if ritual == SUMMONING:  # DT-25.35
        return [ChooseFace(kind, hero) for kind in summonable(s, seat) for hero in room_beside(s, seat, kind)]
    if ritual == PURIFICATION:
        return [Choose(disk) for disk in purifiable(s)]
    if ritual == HEALING:
        return [Choose(disk) for disk in characters(s)]  # DT-21.7
    return [Choose(disk) for disk in own(s, seat) if has_spot(s, disk, seat, ANYWHERE)]  # DT-21.8


def summonable(s: State, seat: int) -> list[int]:
    """Fighter kinds of the Orders one plays, with a disk in the reserve and a card to be had (DT-21.1 to DT-21.4)."""
    found = []
    for character in s.kit.box.characters:
        if character.rank != FIGHTER or character.order not in orders_of(s, seat):  # DT-21.1
            continue
        if disk_for(s, character.number) >= 0 and card_for(s, seat, character.number):
            found.append(character.number)  # DT-21.3
    return found


def orders_of(s: State, seat: int) -> list[int]:
    """Of the squad one started with (DT-R82); the English edition: of its first character alone (DT-E.19)."""
    squad = s.kit.battles[s.battle].squads[s.camps[seat].squad]  # DT-R82
    orders = [s.kit.box.characters[unit.kind].order for unit in squad.units]
    return orders[:1] if s.kit.e(19) else orders  # DT-E.19


def disk_for(s: State, kind: int) -> int:
    """A disk of the reserve that can show this kind (DT-1.18)."""
    return next((disk for disk in s.kit.box.disks_of(kind) if s.place[disk] == RESERVE), -1)


def card_for(s: State, seat: int, kind: int) -> bool:
    """One's own card, or one that no camp has (DT-21.2, DT-R59)."""
    if kind in s.camps[seat].cards or s.kit.battles[s.battle].copies:
        return True
    return not any([kind in camp.cards for camp in s.camps])  # DT-21.2


def room_beside(s: State, seat: int, kind: int) -> list[int]:
    disk = disk_for(s, kind)
    return [hero for hero in heroes(s, seat) if spots_beside(s, disk, hero)]


def purifiable(s: State) -> list[int]:
    """Any missile on a character's disk or card, of any player (DT-R95)."""
    found = []
    for disk in range(len(s.place)):
        if not is_missile(disk):
            continue
        if s.place[disk] == CARD or (s.place[disk] == FIELD and bearer(s, disk) >= 0):  # DT-R95
            found.append(disk)
        elif s.place[disk] == SUPPLY and s.kit.e(2):
            found.append(disk)  # DT-E.2
    return found


class Rite(Frame[State]):
    """A ritual was played; what does it do, and to whom?"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "ritual")

    def __init__(self, seat: int = -1, ritual: int = -1) -> None:
        self.seat: int = seat
        self.ritual: int = ritual

    def clone(self) -> Rite:
        return Rite(self.seat, self.ritual)

    def advance(self, s: State) -> Need | None:
        if decider(s, self.seat) != AUTO:
            return ask(self.seat)
        s.pop()
        return None

    def menu(self, s: State, seat: int) -> Menu:
        return OneOf(targets(s, seat, self.ritual))  # DT-25.36

    def check(self, s: State, seat: int, action: Action) -> Refusal | None:
        if action in targets(s, seat, self.ritual):
            return None
        return (NOT_TO_BE_HAD, NO_MISSILE, NOBODY, NOT_OWN)[self.ritual]

    def answer(self, s: State, seat: int, action: Action) -> None:
        s.pop()
        if isinstance(action, ChooseFace):
            summon(s, seat, action.kind, action.hero)
        elif isinstance(action, Choose):
            if self.ritual == PURIFICATION:
                purify(s, action.disk)
            elif self.ritual == HEALING:
                heal(s, action.disk, 1, "healing")
            elif self.ritual == TELEPORTATION:
                s.push(Placing(seat, action.disk, seat, ANYWHERE, "teleport"))  # DT-21.9, DT-21.10


def summon(s: State, seat: int, kind: int, hero: int) -> None:
    """It may act this very turn (DT-21.5, DT-R51)."""
    disk = disk_for(s, kind)
    if kind not in s.camps[seat].cards:
        atoms.add_card(s, seat, kind)
    atoms.forget_fallen(s, disk)
    atoms.enlist(s, disk, kind, seat, s.kit.box.characters[kind].life)  # DT-21.5, DT-R51
    s.push(Placing(seat, disk, hero, BESIDE, "summon"))


def purify(s: State, missile: int) -> None:
    if s.place[missile] == FIELD:
        take_away(s, missile, "purified")
    elif s.place[missile] == CARD:
        atoms.unstock(s, missile, len(stocked(s, s.owner[missile], s.on[missile])) - 1, "purified")
    else:
        atoms.exhaust(s, missile)
