"""What follows a flick or shot once everything rests, in its fixed order (DT-6.12, DT-R81)."""

from __future__ import annotations

from typing import ClassVar, Final

from tavola.core.frame import Frame
from tavola.core.values import Action, Menu, Need, OneOf, Pick, Refusal, Spots
from tavola.games.desktopia import atoms
from tavola.games.desktopia.actions import Choose, Decline, Mark, Turn
from tavola.games.desktopia.cards import FLAME, is_missile
from tavola.games.desktopia.rules.asking import AUTO, ask, decider, marked
from tavola.games.desktopia.rules.hits import enemy_of, spend_divs
from tavola.games.desktopia.rules.leaving import PutBack, looks_matter
from tavola.games.desktopia.rules.mourning import Mourning
from tavola.games.desktopia.rules.objective import REST, check_goals, done
from tavola.games.desktopia.rules.penalties import penalise
from tavola.games.desktopia.rules.wounds import bury
from tavola.games.desktopia.space import direction, standing_on, top
from tavola.games.desktopia.state import FIELD, OFF, TABLE, State
from tavola.games.desktopia.stats import controller, free_missiles, on_field
from tavola.games.desktopia.stroke import Stroke

SECTION: Final = 6

LOOSE: Final = 0
DEAD: Final = 1
PENALTY: Final = 2
BACK: Final = 3
MISSILES: Final = 4
CAPTURE: Final = 5
SEATED: Final = 6
TRIGGERS: Final = 7
GOALS: Final = 8
DONE: Final = 9

NOT_ASKED_ABOUT: Final = Refusal("DT-15.4", "not-asked-about")
NOT_THOSE: Final = Refusal("DT-9.10", "not-those")
MUST_CAPTURE: Final = Refusal("DT-E.9", "must-capture")
NOT_TURNED: Final = Refusal("DT-R54", "turn-it")


class Cleanup(Frame[State]):
    """The order is the rule: each step needs the result of the one before."""

    FIELDS: ClassVar[tuple[str, ...]] = ("stroke", "step")

    def __init__(self, stroke: Stroke | None = None) -> None:
        self.stroke: Stroke = stroke or Stroke()
        self.step: int = LOOSE

    def clone(self) -> Cleanup:
        twin = Cleanup(self.stroke.clone())
        twin.step = self.step
        return twin

    def advance(self, s: State) -> Need | None:
        if done(s):
            s.pop()
            return None
        step = self.step
        if step == MISSILES:
            return self.place_missiles(s)
        if step == CAPTURE:
            return self.capture(s)
        if step == SEATED:
            return ask(self.stroke.seat)
        self.step += 1
        if step == LOOSE:
            self.remove_loose(s)
        elif step == DEAD:
            self.stroke.dead = bury(s)  # DT-R8
        elif step == PENALTY:
            penalise(s, self.stroke)
        elif step == BACK:
            self.put_back(s)
        elif step == TRIGGERS:
            s.push(Mourning(self.stroke.dead))
        elif step == GOALS:
            check_goals(s, REST)
        else:
            s.pop()
        return None

    # --- (2) loose missiles, and who lost control -------------------------------------------------------------------

    def remove_loose(self, s: State) -> None:
        """Whatever fell lies on nothing that counts (DT-R26); it goes home and its effect is over (DT-11.3)."""
        stroke = self.stroke
        spend_bonus(s, stroke)
        for at in range(0, len(stroke.loose), 3):
            if s.place[stroke.loose[at]] == FIELD:
                atoms.take_off(s, stroke.loose[at], stroke.loose[at + 1], "fell")  # DT-8.10, DT-11.5, DT-11.3, DT-R25
        for disk in range(len(s.place)):
            strays = s.place[disk] == FIELD and is_missile(disk) and s.on[disk] == TABLE  # DT-R26
            if strays and not (disk == stroke.disk and stroke.shooter >= 0):
                atoms.take_off(s, disk, TABLE, "fell")  # DT-11.4
        for at in range(0, len(stroke.held), 2):
            artifact, seat = stroke.held[at], stroke.held[at + 1]
            if controller(s, artifact) != seat:
                atoms.note_freed(s, artifact, seat)  # DT-R29, DT-15.8

    # --- (5) disks that left ----------------------------------------------------------------------------------------

    def put_back(self, s: State) -> None:
        """All but the dead, and but a shot missile that is done with (DT-13.7, DT-13.9)."""
        stroke = self.stroke
        rows = [stroke.left[at : at + 5] for at in range(0, len(stroke.left), 5)]
        queue: list[int] = []
        for row in rows:
            if s.place[row[0]] == OFF:
                queue += row
        if queue:
            s.push(PutBack(stroke.seat, queue))

    # --- (6) missiles that now must lie on a disk -------------------------------------------------------------------

    def place_missiles(self, s: State) -> Need | None:
        """Flames of a Fire Hit, or the long-term missile of a shot."""
        stroke = self.stroke
        pairs = self.still_wanted(s)
        if stroke.shooter >= 0:
            for at in range(0, len(pairs), 2):
                atoms.attach(s, pairs[at], pairs[at + 1], top(s, pairs[at + 1]), stroke.seat, "shot")  # DT-R101
            self.step = CAPTURE
            return None
        victims = pairs[1::2]
        flames = free_missiles(s, FLAME)
        if s.kit.strict and len(flames) < len(victims):
            victims = []
        asked = decider(s, stroke.seat)
        if victims and asked != AUTO and (s.kit.e(8) or len(flames) < len(victims)) and flames:  # DT-25.13
            return ask(asked)
        self.ignite(s, victims[: len(flames)])  # DT-17.2, DT-R61
        return None

    def still_wanted(self, s: State) -> list[int]:
        """The dead get none (DT-R20)."""
        attach = self.stroke.attach
        found: list[int] = []
        for at in range(0, len(attach), 2):
            if on_field(s, attach[at + 1]):  # DT-R94
                found += attach[at : at + 2]
        return found

    def ignite(self, s: State, victims: list[int]) -> None:
        """One Flame each, on top of what lies there; it works for whoever flicked (DT-R21)."""
        for victim, flame in zip(victims, free_missiles(s, FLAME), strict=False):
            atoms.attach(s, flame, victim, top(s, victim), self.stroke.seat, "fire")
        self.stroke.attach = []
        self.step = CAPTURE

    # --- (7) capture ------------------------------------------------------------------------------------------------

    def candidates(self, s: State) -> list[int]:
        """Artifacts the flicked character met, neutral when it was released, and free now (DT-15.5)."""
        stroke = self.stroke
        disk = stroke.disk
        if stroke.shooter >= 0 or not on_field(s, disk) or s.owner[disk] != stroke.seat:
            return []  # DT-19.16, DT-22.6, DT-19.17
        if disk in stroke.left[::5] and not s.kit.capture_off:
            return []  # DT-O.25
        found = []
        for artifact in stroke.artifacts:  # DT-15.2
            back = artifact in stroke.left[::5]
            free = s.place[artifact] == FIELD and standing_on(s, artifact) < 0  # DT-15.5, DT-R107
            if free and not back and artifact not in found:
                found.append(artifact)
        return sorted(found)

    def capture(self, s: State) -> Need | None:
        """The character is put on it and control begins; of several the player chooses one (DT-R31)."""
        found = self.candidates(s)
        asked = decider(s, self.stroke.seat)
        if not found:
            self.step = TRIGGERS
            return None
        if asked != AUTO and (len(found) > 1 or s.kit.e(9)):  # DT-25.14, DT-R31
            return ask(asked)
        self.seat(s, found[0])
        return None

    def seat(self, s: State, artifact: int) -> None:
        disk = self.stroke.disk
        atoms.put(s, disk, s.x[artifact], s.y[artifact], s.ux[disk], s.uy[disk], artifact, "seat")  # DT-15.4
        atoms.note_control(s, artifact, s.owner[disk], disk)  # DT-15.6
        asked = decider(s, self.stroke.seat) != AUTO
        self.step = SEATED if asked and looks_matter(s, disk) else TRIGGERS  # DT-25.15

    # --- choices ----------------------------------------------------------------------------------------------------

    def menu(self, s: State, seat: int) -> Menu:
        if self.step == MISSILES:
            victims = self.still_wanted(s)[1::2]
            most = min(len(victims), len(free_missiles(s, FLAME)))
            return Pick(tuple(victims), 0 if s.kit.e(8) else most, most, Mark, marked, lambda action: True)  # DT-E.8
        if self.step == SEATED:
            disk = self.stroke.disk
            some = [Turn(ux, uy) for ux, uy in quarter_turns(s, disk)]
            return Spots(tuple(some), lambda action: self.check(s, seat, action) is None)
        found: list[Action] = [Choose(artifact) for artifact in self.candidates(s)]
        return OneOf([*found, Decline()] if s.kit.e(9) else found)

    def check(self, s: State, seat: int, action: Action) -> Refusal | None:
        if self.step == MISSILES:
            return None if action in self.menu(s, seat) else NOT_THOSE
        if self.step == SEATED:
            return None if isinstance(action, Turn) and (action.ux or action.uy) else NOT_TURNED
        if isinstance(action, Decline):
            return None if s.kit.e(9) else MUST_CAPTURE
        return None if isinstance(action, Choose) and action.disk in self.candidates(s) else NOT_ASKED_ABOUT

    def answer(self, s: State, seat: int, action: Action) -> None:
        if isinstance(action, Mark):
            self.ignite(s, list(action.disks))
        elif isinstance(action, Turn):
            atoms.turn_to(s, self.stroke.disk, *direction(action.ux, action.uy))
            self.step = TRIGGERS
        elif isinstance(action, Choose):
            self.seat(s, action.disk)
        else:
            self.step = TRIGGERS



def quarter_turns(s: State, disk: int) -> list[tuple[int, int]]:
    """As it looks now, and the three other ways: a few of the many."""
    ux, uy = s.ux[disk], s.uy[disk]
    return [(ux, uy), (-uy, ux), (-ux, -uy), (uy, -ux)]



def spend_bonus(s: State, stroke: Stroke) -> None:
    """Div's help is over: where it covers every enemy, after the flick (DT-O.5); in the English edition after the
    hero's next attack, whatever came of it (DT-E.13)."""
    attacker = stroke.disk if stroke.shooter < 0 else stroke.shooter
    met = any([enemy_of(s, stroke, disk) for disk in stroke.met])
    if s.kit.e(13) or (s.kit.div_every and met and stroke.shooter < 0):
        spend_divs(s, attacker)
