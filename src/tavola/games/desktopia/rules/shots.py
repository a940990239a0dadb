"""Sections 10 and 19: shots, and what each missile does."""

from __future__ import annotations

from typing import ClassVar, Final

from tavola.core.values import Action, Menu, Need, OneOf, Refusal, Spots
from tavola.games.desktopia import atoms
from tavola.games.desktopia.actions import Back, Choose, Place
from tavola.games.desktopia.cards import (
    ARROW,
    LARIAT,
    LIGHTNING,
    MAGNET,
    TORNADO,
    VAILLA,
    is_character,
    role_of,
)
from tavola.games.desktopia.rules.asking import AUTO, ask, decider
from tavola.games.desktopia.rules.cleanup import Cleanup
from tavola.games.desktopia.rules.flick import Flight, Shooting, forced
from tavola.games.desktopia.rules.hits import enemy_of, immune_to_attack, spend_divs
from tavola.games.desktopia.rules.objective import done
from tavola.games.desktopia.rules.placing import NO_SPOT, REACH, has_spot, sane, some_spots, why_not_there
from tavola.games.desktopia.rules.spells import forceable
from tavola.games.desktopia.rules.wounds import wound
from tavola.games.desktopia.space import direction, settled
from tavola.games.desktopia.state import SUPPLY, TABLE, State
from tavola.games.desktopia.stats import alive, card, divs_on, doubles_by_flames, prevented, shootable, stocked, trait
from tavola.games.desktopia.stroke import Stroke

SECTION: Final = 10

LAY: Final = 0
AIMED: Final = 1
FLOWN: Final = 2
EFFECT: Final = 3
AFTER: Final = 4
DONE: Final = 5

WOUNDING: Final = (TORNADO, ARROW, LIGHTNING)
CAUSES: Final = {TORNADO: "tornado", ARROW: "arrow", LIGHTNING: "lightning"}

NO_SHOT: Final = Refusal("DT-10.1", "cannot-shoot")
EMPTY: Final = Refusal("DT-10.19", "no-missile")
NOT_A_PLACE: Final = Refusal("DT-10.2", "not-a-place")
NOT_A_TARGET: Final = Refusal("DT-10.10", "not-a-target")


def why_not_shoot(s: State, disk: int, missile: int) -> Refusal | None:
    """The shot ability, a missile of that kind, and room for it."""
    character = card(s, disk)
    if not character.shoots or character.carries != missile:
        return NO_SHOT
    found = shootable(s, disk)
    if not found:
        return EMPTY  # DT-10.18
    return None if has_spot(s, found[0], disk, REACH) else NO_SPOT


class Shot(Shooting):
    """From taking the missile to the last of its effects. `second`: a Tornado on its second way."""

    FIELDS: ClassVar[tuple[str, ...]] = ("stroke", "kind", "step", "second", "stock")

    def __init__(self, stroke: Stroke | None = None, kind: int = -1) -> None:
        self.stroke: Stroke = stroke or Stroke()
        self.kind: int = kind
        self.step: int = LAY
        self.second: int = 0
        self.stock: int = 0  # Lightnings that were left on the card  # DT-R41

    def clone(self) -> Shot:
        twin = Shot(self.stroke.clone(), self.kind)
        twin.step = self.step
        twin.second = self.second
        twin.stock = self.stock
        return twin

    def advance(self, s: State) -> Need | None:
        if done(s):
            s.pop()
        elif self.step == LAY:
            if decider(s, self.stroke.seat) != AUTO:
                return ask(self.stroke.seat)
            s.pop()
        elif self.step == AIMED:
            self.take_up(s)
        elif self.step == FLOWN:
            return self.find_target(s)
        elif self.step == EFFECT:
            self.step = AFTER
            self.apply(s)
            s.push(Cleanup(self.stroke.clone()))
        elif self.step == AFTER:
            self.finish(s)
        else:
            s.pop()
        return None

    # --- before the release -----------------------------------------------------------------------------------------

    def landed(self, stroke: Stroke) -> None:
        """The flight was pushed when the missile was laid down, and was released."""
        self.stroke = stroke  # DT-10.8
        self.step = FLOWN

    def take_up(self, s: State) -> None:
        """Thought again: the missile goes back to where it came from, and nothing has happened."""
        self.step = DONE if self.second else LAY
        missile, shooter = self.stroke.disk, self.stroke.shooter
        atoms.put_away(s, missile)
        if not card(s, shooter).unlimited and s.owner[shooter] >= 0:
            kind = s.kind[shooter]
            atoms.stock(s, missile, s.owner[shooter], kind, len(stocked(s, s.owner[shooter], kind)) + 1, "back")

    def lay(self, s: State, x: int, y: int) -> None:
        """One missile of the supply, beside the shooter (DT-10.2)."""
        shooter = self.stroke.shooter
        missile = shootable(s, shooter)[0]  # DT-25.16
        x, y = settled(s, missile, x, y)
        if s.place[missile] != SUPPLY:
            self.stock = len(stocked(s, s.owner[shooter], s.kind[shooter])) - 1
            atoms.unstock(s, missile, self.stock, "shot")  # DT-10.16
        atoms.own_missile(s, missile, self.stroke.seat)
        atoms.put(s, missile, x, y, *direction(0, -1), TABLE, "shot")
        self.stroke.disk = missile
        self.step = AIMED
        s.push(Flight(self.stroke.clone(), back=1))

    # --- after it came to rest --------------------------------------------------------------------------------------

    def targets(self, s: State) -> list[int]:
        """Whom of those it met the effect may go to (DT-10.9 to DT-10.12, DT-R36)."""
        return [disk for disk in self.stroke.met if alive(s, disk) and self.may_hit(s, disk)]

    def may_hit(self, s: State, disk: int) -> bool:
        if enemy_of(s, self.stroke, disk):
            return True
        if self.kind == LARIAT:
            return True  # DT-19.19, DT-R104, DT-R106
        return self.kind == MAGNET and trait(s, self.stroke.shooter) == VAILLA  # DT-18.122, DT-10.11

    def find_target(self, s: State) -> Need | None:
        found = self.targets(s)  # DT-10.9, DT-10.12, DT-R36, DT-R37
        if not found:
            atoms.note_miss(s, self.stroke.disk)  # DT-10.7
            self.step = EFFECT
            return None
        asked = decider(s, self.stroke.seat)
        if len(found) > 1 and asked != AUTO:  # DT-10.13
            return ask(asked)
        self.choose(s, found[0])
        return None

    def choose(self, s: State, target: int) -> None:
        self.stroke.target = target  # DT-2.14
        atoms.note_target(s, self.stroke.disk, target)
        self.step = EFFECT

    def apply(self, s: State) -> None:
        """Wounds at once; what stays on the target is placed during the clean-up; the missile is done with."""
        stroke = self.stroke
        target = stroke.target
        if self.kind in WOUNDING and target >= 0:  # DT-19.27
            self.hurt(s, target)
        if self.kind == LIGHTNING and (target >= 0 or s.kit.e(15)):  # DT-19.13, DT-E.15
            self.discharge(s)
        stays = s.kit.box.missiles[self.kind - s.kit.box.missiles[0].number].long_term  # DT-10.26
        if target >= 0 and stays and not immune_to_attack(s, stroke, target):
            atoms.put_away(s, stroke.disk)
            stroke.attach += [stroke.disk, target]  # DT-10.14
        elif not (self.kind == TORNADO and not self.second and self.again(s)):
            atoms.put_away(s, stroke.disk)  # DT-10.15, DT-19.18

    def again(self, s: State) -> bool:
        """A Tornado that met no enemy is shot once more (DT-19.5, DT-19.7)."""
        return not any([enemy_of(s, self.stroke, disk) for disk in self.stroke.met])  # DT-19.5, DT-19.7

    def hurt(self, s: State, target: int) -> None:
        """1 wound, or 1 and as many as Lightnings are left; Div's help on top (DT-18.54)."""
        shooter = self.stroke.shooter
        wounds = 1 + (self.stock if self.kind == LIGHTNING else 0)  # DT-19.12, DT-19.4, DT-19.11
        if s.kit.e(11) and doubles_by_flames(s, shooter) and target in self.stroke.flames:  # DT-18.22
            wounds *= 2  # DT-E.11
        wounds += len(divs_on(s, shooter))
        dealt, _ = prevented(s, target, role_of(shooter), wounds, [], shielded=target in self.stroke.shields)
        spend_divs(s, shooter)
        if dealt:
            wound(s, target, dealt, CAUSES[self.kind], shooter)
        else:
            atoms.note_unhurt(s, target, "shield" if target in self.stroke.shields else "smoker")

    def discharge(self, s: State) -> None:
        """All Lightnings left on the card go (DT-19.13)."""
        shooter = self.stroke.shooter
        rest = stocked(s, s.owner[shooter], s.kind[shooter])
        for number, missile in enumerate(reversed(rest)):
            atoms.unstock(s, missile, len(rest) - 1 - number, "lightning")

    # --- further steps of the same missile --------------------------------------------------------------------------

    def finish(self, s: State) -> None:
        stroke = self.stroke
        self.step = DONE
        alive_still = is_character(stroke.shooter) and alive(s, stroke.shooter)
        if self.kind == TORNADO and not self.second and self.again(s):
            if alive_still:
                self.once_more(s)
            else:
                atoms.put_away(s, stroke.disk)
        elif self.kind == MAGNET and stroke.target >= 0 and alive(s, stroke.target):
            self.pull(s, stroke.target)

    def once_more(self, s: State) -> None:
        """From where it lies now, or from where it is put back; forced, and free (DT-19.6, DT-R40)."""
        old = self.stroke
        self.second = 1  # DT-19.6, DT-R40
        self.step = AIMED
        s.push(Flight(Stroke(old.seat, old.disk, old.shooter, 1)))  # DT-25.19

    def pull(self, s: State, target: int) -> None:
        """The target is flicked by the shooter's player, without an action (DT-19.14, DT-19.18)."""
        if forceable(s, target):  # DT-R39
            s.push(forced(s, self.stroke.seat, target))  # DT-19.14, DT-25.20

    # --- choices ----------------------------------------------------------------------------------------------------

    def menu(self, s: State, seat: int) -> Menu:
        if self.step == FLOWN:
            return OneOf([Choose(disk) for disk in self.targets(s)])  # DT-25.18
        missile = shootable(s, self.stroke.shooter)[0]
        some = [Place(missile, x, y) for x, y in some_spots(s, missile, self.stroke.shooter, REACH)]
        return Spots(tuple(some), lambda action: self.check(s, seat, action) is None, (Back(),))  # DT-25.17

    def check(self, s: State, seat: int, action: Action) -> Refusal | None:
        if self.step == FLOWN:
            return None if isinstance(action, Choose) and action.disk in self.targets(s) else NOT_A_TARGET
        if isinstance(action, Back):
            return None
        missile = shootable(s, self.stroke.shooter)[0]
        if not isinstance(action, Place) or action.disk != missile or not sane(action):
            return NOT_A_PLACE
        return why_not_there(s, missile, self.stroke.shooter, REACH, action.x, action.y)

    def answer(self, s: State, seat: int, action: Action) -> None:
        if isinstance(action, Choose):
            self.choose(s, action.disk)
        elif isinstance(action, Place):
            self.lay(s, action.x, action.y)
        else:
            s.pop()


