"""Section 6: what happens at the beginning and at the end of a turn (the timing table), and who decides inside."""

from __future__ import annotations

from typing import ClassVar, Final

from tavola.core.frame import Frame
from tavola.core.values import Action, Menu, Need, OneOf, Pick, Refusal
from tavola.games.desktopia import atoms
from tavola.games.desktopia.actions import Choose, Mark, MoveFlame, Resolve
from tavola.games.desktopia.cards import (
    ADJARKHA,
    BAAROUN,
    FLAME,
    MAGNETOSPHERE,
    SHAWAKH,
    TICK,
    UNTOUCHABLE,
    VAMPAL,
    is_missile,
)
from tavola.games.desktopia.rules.artifacts import Attracting, movable
from tavola.games.desktopia.rules.asking import AUTO, ask, decider, marked
from tavola.games.desktopia.rules.columns import take_away
from tavola.games.desktopia.rules.mourning import Mourning
from tavola.games.desktopia.rules.objective import check_end, done
from tavola.games.desktopia.rules.wounds import bury, heal, hurt
from tavola.games.desktopia.space import bearer, near, top
from tavola.games.desktopia.state import FIELD, FIRED, USED, State
from tavola.games.desktopia.stats import (
    allied,
    card,
    characters,
    controlled,
    heroes,
    on_field,
    own,
    reserve_missiles,
    room_for,
    shield_on,
    stocked,
    trait,
)

SECTION: Final = 6

NO_EVENT: Final = Refusal("DT-6.15", "no-such-event")
NO_FLAME: Final = Refusal("DT-18.3", "no-flame-there")
NO_RECEIVER: Final = Refusal("DT-18.3", "nobody-there")
NOT_HEROES: Final = Refusal("DT-19.26", "not-a-hero")
NOT_THOSE: Final = Refusal("DT-18.152", "not-those")

MOST_SHIELDS: Final = 2


def missiles_of(s: State, seat: int, kind: int) -> list[int]:
    """Missiles of a kind that lie on characters and work for this player (DT-R21)."""
    disks = s.kit.box.disks_of(kind)  # DT-11.7, DT-2.16
    return [d for d in disks if s.place[d] == FIELD and s.owner[d] == seat and bearer(s, d) >= 0]  # DT-11.9, DT-R21


def with_trait(s: State, seat: int, wanted: int) -> list[int]:
    """Living characters of a player with this trait; paralysed ones too (DT-R24, DT-18.6, DT-18.115)."""
    return [disk for disk in own(s, seat) if trait(s, disk) == wanted]  # DT-12.8, DT-12.9, DT-18.6, DT-18.115, DT-7.6


def waiting(s: State, disks: list[int]) -> list[int]:
    """Each source fires once a turn (DT-6.15, DT-R75)."""
    return [disk for disk in disks if not s.marks[disk] & FIRED]  # DT-11.2


def beginnings(s: State, seat: int) -> list[int]:
    """Ticks, Baaroun, Vampal: all of them must (DT-6.6)."""
    found = missiles_of(s, seat, TICK) + with_trait(s, seat, BAAROUN) + with_trait(s, seat, VAMPAL)  # DT-18.112
    return sorted(waiting(s, found))


def at_end_of(s: State, seat: int) -> list[int]:
    """Whose characters work at the end of this turn (DT-R47, DT-O.22)."""
    return list(range(len(s.camps))) if s.kit.every_end else [seat]


def forced_ends(s: State, seat: int) -> list[int]:
    """Flames and Untouchables must; where others' Shawakhs work in this turn too, their owners must be asked."""
    found = missiles_of(s, seat, FLAME)  # DT-19.2
    for camp in at_end_of(s, seat):
        found += with_trait(s, camp, UNTOUCHABLE)  # DT-18.44
        if camp != seat and decider(s, camp) != AUTO:
            found += shielders(s, camp)
    return sorted(waiting(s, found))


def shielders(s: State, camp: int) -> list[int]:
    """Shawakh, while he has a Shield and somebody has none."""
    found = waiting(s, with_trait(s, camp, SHAWAKH))
    return [disk for disk in found if stocked(s, camp, s.kind[disk]) and unshielded(s)]


def chosen_ends(s: State, seat: int) -> list[Action]:
    """Adjarkha, Shawakh and the Magnetosphere may (DT-6.14)."""
    found: list[Action] = []
    if waiting(s, with_trait(s, seat, ADJARKHA)):
        for flame in flames_on_disks(s):  # DT-18.2, DT-25.32
            found += [MoveFlame(flame, target) for target in characters(s) if target != bearer(s, flame)]
    found += [Resolve(disk) for disk in shielders(s, seat)]  # DT-18.154, DT-25.33
    for artifact in controlled(s, seat, MAGNETOSPHERE):
        if not s.marks[artifact] & USED and movable(s, artifact):
            found.append(Resolve(artifact))
    return found


def flames_on_disks(s: State) -> list[int]:
    """Any Flame on any character, whoever it works for (DT-18.3)."""
    return [d for d in s.kit.box.disks_of(FLAME) if s.place[d] == FIELD and bearer(s, d) >= 0]


def unshielded(s: State) -> list[int]:
    return [disk for disk in characters(s) if not shield_on(s, disk)]  # DT-18.153


def why_not(s: State, seat: int, action: Action) -> Refusal | None:
    """The predicate of what may be done at the end of a turn."""
    if isinstance(action, MoveFlame):
        if not waiting(s, with_trait(s, seat, ADJARKHA)):
            return NO_EVENT
        if action.flame not in flames_on_disks(s):
            return NO_FLAME
        fine = 0 <= action.target < len(s.kind) and on_field(s, action.target)
        return None if fine and action.target != bearer(s, action.flame) else NO_RECEIVER
    return None if isinstance(action, Resolve) and action in chosen_ends(s, seat) else NO_EVENT


def do(s: State, seat: int, action: Action) -> None:
    if isinstance(action, MoveFlame):
        move_flame(s, seat, action.flame, action.target)
    elif isinstance(action, Resolve):
        resolve(s, action.disk)


def resolve(s: State, disk: int) -> None:
    """Carry one event out completely (DT-6.7)."""
    if s.kind[disk] == MAGNETOSPHERE:
        s.push(Attracting(s.turn.seat, disk))
        return
    atoms.fire(s, disk)
    if is_missile(disk):
        bite(s, disk) if s.kind[disk] == TICK else burn(s, disk)
    else:
        work(s, disk)


def work(s: State, disk: int) -> None:
    """The trait of a character."""
    has = trait(s, disk)
    if has == BAAROUN:
        reload(s, disk)
    elif has == VAMPAL:
        heal(s, disk, sum([near(s, disk, other) for other in friends(s, disk)]), "vampal")  # DT-18.161
    elif has == UNTOUCHABLE:
        burst(s, disk)
    elif has == SHAWAKH:
        s.push(Shielding(s.owner[disk], disk))


def friends(s: State, disk: int) -> list[int]:
    """Allied characters but itself (DT-18.162)."""
    return [other for other in characters(s) if other != disk and allied(s, s.owner[other], s.owner[disk])]  # DT-18.162


def reload(s: State, disk: int) -> None:
    """One Lightning from the reserve, never a fourth (DT-18.112, DT-18.113, DT-18.114)."""
    camp, kind = s.owner[disk], s.kind[disk]
    found = reserve_missiles(s, card(s, disk).carries)
    if found and room_for(s, camp, kind) > 0:  # DT-18.113, DT-18.114, DT-E.18
        atoms.stock(s, found[0], camp, kind, len(stocked(s, camp, kind)) + 1, "reload")


def after(s: State) -> None:
    """The dead are taken off, and what their deaths bring about follows."""
    if not done(s):
        dead = bury(s)
        if dead:
            s.push(Mourning(dead))


def burn(s: State, flame: int) -> None:
    """1 wound to the bearer; it stays (DT-19.1, DT-19.2, DT-19.3)."""
    victim = bearer(s, flame)
    if shield_on(s, victim):
        atoms.note_unhurt(s, victim, "shield")  # DT-19.8
        return
    hurt(s, victim, 1, "flame", flame)  # DT-18.35, DT-19.1, DT-19.3
    check_end(s)
    after(s)


def bite(s: State, tick: int) -> None:
    """1 wound to the bearer, then a life for a hero of the Tick's owner (DT-19.26)."""
    victim = bearer(s, tick)
    owner = s.owner[tick]
    if shield_on(s, victim):
        atoms.note_unhurt(s, victim, "shield")  # DT-R17
    else:
        hurt(s, victim, 1, "tick", tick)
        check_end(s)
    if not done(s):
        s.push(Feeding(owner))


def burst(s: State, disk: int) -> None:
    """1 wound to everybody nearby, at one stroke (DT-18.41 to DT-18.43, DT-R74)."""
    for victim in [other for other in characters(s) if near(s, disk, other)]:  # DT-18.45, DT-18.42, DT-18.43
        if shield_on(s, victim):
            atoms.note_unhurt(s, victim, "shield")
        else:
            hurt(s, victim, 1, "burst", disk)  # DT-18.34, DT-18.41
    check_end(s)
    after(s)


def move_flame(s: State, seat: int, flame: int, target: int) -> None:
    """On top of the receiver's column; it works for whom it worked before (DT-18.4, DT-18.7, DT-O.23)."""
    adjarkha = waiting(s, with_trait(s, seat, ADJARKHA))[0]
    owner = seat if s.kit.flame_changes else s.owner[flame]
    fired = s.marks[flame]
    atoms.fire(s, adjarkha)
    take_away(s, flame, "moved")
    atoms.attach(s, flame, target, top(s, target), owner, "adjarkha")  # DT-18.4, DT-18.7
    atoms.mark_again(s, flame, fired)  # DT-18.5


class Feeding(Frame[State]):
    """Which hero receives the life of a Tick's bite; then the dead are taken off."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "fed")

    def __init__(self, seat: int = -1, fed: int = 0) -> None:
        self.seat: int = seat
        self.fed: int = fed

    def clone(self) -> Feeding:
        return Feeding(self.seat, self.fed)

    def guests(self, s: State) -> list[int]:
        """Own living heroes, also those at their limit (DT-25.5); in the English edition any hero of one's choice
        (DT-E.16)."""
        if s.kit.e(16):  # DT-E.16
            return [disk for camp in range(len(s.camps)) for disk in heroes(s, camp)]
        return heroes(s, self.seat)

    def advance(self, s: State) -> Need | None:
        if self.fed or not self.guests(s):  # DT-R23, DT-19.28
            s.pop()
            after(s)
            return None
        guests = self.guests(s)
        asked = decider(s, self.seat)
        if asked != AUTO and len(guests) > 1:
            return ask(asked)
        self.feed(s, guests[0])
        return None

    def feed(self, s: State, disk: int) -> None:
        self.fed = 1
        heal(s, disk, 1, "tick")

    def menu(self, s: State, seat: int) -> Menu:
        return OneOf([Choose(disk) for disk in self.guests(s)])  # DT-25.5

    def check(self, s: State, seat: int, action: Action) -> Refusal | None:
        return None if isinstance(action, Choose) and action.disk in self.guests(s) else NOT_HEROES

    def answer(self, s: State, seat: int, action: Action) -> None:
        assert isinstance(action, Choose)
        self.feed(s, action.disk)


class Shielding(Frame[State]):
    """Shawakh puts one or two Shields on different characters without one (DT-18.151, DT-18.152)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "disk")

    def __init__(self, seat: int = -1, disk: int = -1) -> None:
        self.seat: int = seat
        self.disk: int = disk

    def clone(self) -> Shielding:
        return Shielding(self.seat, self.disk)

    def most(self, s: State) -> int:
        return min(MOST_SHIELDS, len(stocked(s, self.seat, s.kind[self.disk])), len(unshielded(s)))  # DT-18.151

    def advance(self, s: State) -> Need | None:
        if decider(s, self.seat) == AUTO:
            s.pop()
            return None
        return ask(self.seat)

    def menu(self, s: State, seat: int) -> Menu:
        return Pick(tuple(unshielded(s)), 0, self.most(s), Mark, marked, lambda action: True)

    def check(self, s: State, seat: int, action: Action) -> Refusal | None:
        return None if action in self.menu(s, seat) else NOT_THOSE

    def answer(self, s: State, seat: int, action: Action) -> None:
        assert isinstance(action, Mark)
        s.pop()
        kind = s.kind[self.disk]
        for target in action.disks:
            shields = stocked(s, self.seat, kind)
            atoms.unstock(s, shields[0], len(shields) - 1, "shields")
            atoms.attach(s, shields[0], target, top(s, target), self.seat, "shawakh")



