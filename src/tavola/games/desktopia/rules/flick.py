"""Section 8: the flick, from the finger to rest. Shots are the same with a missile (section 10)."""

from __future__ import annotations

from typing import ClassVar, Final

from tavola.core.frame import Frame
from tavola.core.values import Action, Aim, Chance, Menu, Need, OneOf, Outcome, Refusal, Rolled, Slid, Slide
from tavola.games.desktopia import atoms
from tavola.games.desktopia import events as ev
from tavola.games.desktopia.actions import Back, Choose, ChooseHit, Flick, PutLariat
from tavola.games.desktopia.cards import FLAME, LARIAT, SHIELD, is_artifact, is_character, is_missile, radius
from tavola.games.desktopia.rules.asking import AUTO, NOT_ASKED_ABOUT, ask, decider
from tavola.games.desktopia.rules.cleanup import Cleanup
from tavola.games.desktopia.rules.hits import CANNOT_HIT_SO, counts, enemy_of, in_sector, meet
from tavola.games.desktopia.rules.kharu import lariats, put_lariat, why_not_lariat
from tavola.games.desktopia.rules.objective import done
from tavola.games.desktopia.space import FREE, OUTSIDE, ROUND, bears, direction, obstacle
from tavola.games.desktopia.state import FIELD, TABLE, State
from tavola.games.desktopia.stats import card, characters, controller
from tavola.games.desktopia.stroke import Stroke
from tavola.games.desktopia.units import TOP_SPEED, UNIT

SECTION: Final = 8

AIM: Final = 0
TREMBLE: Final = 1
SLIDE: Final = 2
CONTACTS: Final = 3
CLEAN: Final = 4

FAR: Final = 1_000_000_000  # directions are whole numbers up to this
TREMOR: Final = {"tremor": 20, "shaky": 60}  # thousandths of a radian at the worst, and of the speed  # DT-O.27
SIDES: Final = 2001

NOT_YOURS: Final = Refusal("DT-7.11", "not-yours")
NOT_THIS_DISK: Final = Refusal("DT-7.11", "not-this-disk")
NO_DIRECTION: Final = Refusal("DT-P.12", "no-direction")
TOO_FAST: Final = Refusal("DT-P.12", "too-fast", (TOP_SPEED,))
NO_ROOM: Final = Refusal("DT-O.17", "no-room-for-the-finger")
RELEASED: Final = Refusal("DT-R109", "released")
NOT_A_FLICK: Final = Refusal("DT-8.1", "not-a-flick")


def why_not_so(s: State, action: Flick) -> Refusal | None:
    """What is wrong with a flick itself, whoever makes it; strength 0 is fine (DT-R66)."""
    if (action.dx == 0 and action.dy == 0) or abs(action.dx) > FAR or abs(action.dy) > FAR:  # DT-25.10
        return NO_DIRECTION
    if not 0 <= action.speed <= TOP_SPEED:
        return TOO_FAST
    if s.kit.finger and not finger_fits(s, action.disk, action.dx, action.dy):
        return NO_ROOM if any([finger_fits(s, action.disk, dx, dy) for dx, dy in ROUND]) else None
    return None


def finger_fits(s: State, disk: int, dx: int, dy: int) -> bool:
    """A finger of this radius must find room behind the disk; of one that is hemmed in on all sides none is asked."""
    ux, uy = direction(dx, dy)
    far = radius(disk) + s.kit.finger
    x, y = s.x[disk] - ux * far // UNIT, s.y[disk] - uy * far // UNIT
    return obstacle(s, disk, x, y, s.kit.finger) in (FREE, OUTSIDE)  # it may come from outside the field


def aims(s: State, disks: list[int], otherwise: list[Action]) -> Aim:
    """The menu of a flick of one of these disks."""
    return Aim(
        tuple(disks),
        TOP_SPEED,
        Flick,
        lambda action: isinstance(action, Flick) and action.disk in disks and why_not_so(s, action) is None,
        tuple(otherwise),
    )


def freeze(s: State, stroke: Stroke, dx: int, dy: int) -> None:
    """What is judged as it was when the finger let go (DT-8.7)."""
    disk = stroke.disk
    stroke.shields = [d for d in characters(s) if bears(s, d, SHIELD)]  # DT-11.10, DT-19.9
    stroke.flames = [d for d in characters(s) if bears(s, d, FLAME)]
    stroke.held = []
    stroke.neutral = []
    for artifact in range(len(s.kind)):
        if is_artifact(artifact) and s.place[artifact] == FIELD and s.kind[artifact] in s.kit.artifact_kinds:
            seat = controller(s, artifact)
            if seat >= 0:
                stroke.held += [artifact, seat]
            if seat < 0 or seat == stroke.seat:  # DT-R30
                stroke.neutral.append(artifact)  # DT-2.15, DT-15.9, DT-8.11
    if is_character(disk):
        stroke.lariats = bears(s, disk, LARIAT)  # DT-19.20, DT-19.22, DT-19.24, DT-R15
        stroke.power = int(in_sector(s, disk, dx, dy))  # DT-9.16


class Shooting(Frame[State]):
    """A frame that sent a missile on its way."""

    def landed(self, stroke: Stroke) -> None:
        """It came to rest; this is what it did."""
        raise NotImplementedError


class Flight(Frame[State]):
    """One disk on its way. With step AIM the flick itself is still to be chosen: a forced one (Ramprack, Magnet, a
    second Tornado shot, Kharu after his Lariat, a missile that was laid down)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("stroke", "step", "dx", "dy", "speed", "back", "lariat")

    def __init__(self, stroke: Stroke | None = None, back: int = 0) -> None:
        self.stroke: Stroke = stroke or Stroke()
        self.step: int = AIM
        self.dx: int = 0
        self.dy: int = 0
        self.speed: int = 0
        self.back: int = back  # 1: one may think again
        self.lariat: int = 0  # 1: Kharu may be given a Lariat first  # DT-18.63

    def clone(self) -> Flight:
        twin = Flight(self.stroke.clone(), self.back)
        twin.step = self.step
        twin.dx = self.dx
        twin.dy = self.dy
        twin.speed = self.speed
        twin.lariat = self.lariat
        return twin

    def release(self, s: State, action: Flick) -> None:
        """The finger lets go: from here nothing can be taken back, and the action is spent (DT-8.5, DT-6.11)."""
        stroke = self.stroke
        self.dx, self.dy, self.speed = action.dx, action.dy, action.speed
        freeze(s, stroke, action.dx, action.dy)
        if not stroke.free:
            spend(s, stroke.disk if stroke.shooter < 0 else stroke.shooter)
        self.step = TREMBLE if s.kit.hand in TREMOR else SLIDE

    def advance(self, s: State) -> Need | None:
        stroke = self.stroke
        if done(s):
            s.pop()
        elif self.step == AIM:
            self.take_aim(s)
            return ask(stroke.seat) if self.step == AIM and self in s.stack else None
        elif self.step == TREMBLE:
            return Chance("roll", 6, SIDES, "tremor")
        elif self.step == SLIDE:
            return Slide(stroke.disk, self.dx, self.dy, self.speed)  # DT-2.3
        elif self.step == CONTACTS:
            return self.contacts(s)
        else:
            self.hand_over(s)
        return None

    def hand_over(self, s: State) -> None:
        """What is known of the flick goes to whoever needs it next, and is kept nowhere else."""
        s.pop()
        if self.stroke.shooter < 0:
            s.push(Cleanup(self.stroke))
            return
        below = s.stack[-1]
        assert isinstance(below, Shooting)
        below.landed(self.stroke)

    def take_aim(self, s: State) -> None:
        """Where nobody sits any more it is taken back, or made without strength."""
        stroke = self.stroke
        if s.place[stroke.disk] != FIELD:
            s.pop()
        elif decider(s, stroke.seat) == AUTO:
            if self.back:
                s.pop()
            else:
                self.release(s, Flick(stroke.disk, 0, -1, 0))

    # --- what nature did ----------------------------------------------------------------------------------------

    def receive(self, s: State, outcome: Outcome) -> None:
        if isinstance(outcome, Rolled):
            self.tremble(s, outcome.faces)
            return
        assert isinstance(outcome, Slid)
        stroke = self.stroke
        atoms.slide(
            s,
            ev.Slide(stroke.seat, stroke.disk, stroke.shooter, self.dx, self.dy, self.speed, bool(stroke.power),
                     outcome.kernel, outcome.log, outcome.rest, outcome.path),
        )  # fmt: skip
        read_log(s, stroke, outcome.log)
        self.step = CONTACTS

    def tremble(self, s: State, faces: tuple[int, ...]) -> None:
        """Three dice each for the direction and the strength: mostly little, seldom much."""
        worst = TREMOR[s.kit.hand]
        aside = (sum(faces[:3]) - 3 * 1001) * worst // 3000
        harder = (sum(faces[3:]) - 3 * 1001) * worst // 3000
        ux, uy = direction(self.dx, self.dy)
        self.dx, self.dy = ux - uy * aside // 1000, uy + ux * aside // 1000
        self.speed = min(TOP_SPEED, max(0, self.speed + self.speed * harder // 1000))
        atoms.note_tremor(s, self.dx, self.dy, self.speed)
        self.step = SLIDE

    # --- contacts -----------------------------------------------------------------------------------------------

    def contacts(self, s: State) -> Need | None:
        """One after the other as they happened (DT-8.4); of the same instant in the order the active player says."""
        stroke = self.stroke
        group = self.group(s)
        if not group:
            if stroke.rows:
                del stroke.rows[: 2 * self.size()]
            else:
                self.step = CLEAN  # DT-8.2
            return None
        if stroke.shooter >= 0:
            self.settle(s, group[0])
            return None
        chooser = decider(s, s.turn.seat)
        if self.many_hits(s, group):
            chooser = decider(s, stroke.seat)
            if chooser == AUTO:
                stroke.hit = card(s, stroke.disk).hits[0]
                return None
            return ask(chooser)
        if len(group) > 1 and chooser != AUTO:  # DT-R5, DT-25.11, DT-8.15
            return ask(chooser)
        self.settle(s, group[0])
        return None

    def size(self) -> int:
        """How many contacts belong to the first instant."""
        rows = self.stroke.rows
        return sum([rows[at] == rows[0] for at in range(0, len(rows), 2)])

    def group(self, s: State) -> list[int]:
        """The disks met at the next instant whose meeting can have a result."""
        stroke = self.stroke
        if not stroke.rows or (stroke.shooter < 0 and not self.can_hit(s)):
            stroke.rows = []
            return []
        found: list[int] = []
        for at in range(0, len(stroke.rows), 2):
            disk = stroke.rows[at + 1]
            if stroke.rows[at] == stroke.rows[0] and counts(s, stroke, disk) and disk not in found:
                found.append(disk)
        return sorted(found)

    def can_hit(self, s: State) -> bool:
        """A character that died on the way hits no more (DT-9.22, DT-R7)."""
        return s.life[self.stroke.disk] > 0 or s.kit.dying_count

    def many_hits(self, s: State, group: list[int]) -> bool:
        """A character with several special hits chooses at its first enemy."""
        stroke = self.stroke
        if stroke.hit >= 0 or len(card(s, stroke.disk).hits) < 2:
            return False
        return any([is_character(disk) and enemy_of(s, stroke, disk) for disk in group])

    def settle(self, s: State, disk: int) -> None:
        """This contact is judged; all of the same disk at the same instant with it."""
        stroke = self.stroke
        now = stroke.rows[0]
        rows: list[int] = []
        for at in range(0, len(stroke.rows), 2):
            if stroke.rows[at] != now or stroke.rows[at + 1] != disk:
                rows += stroke.rows[at : at + 2]
        stroke.rows = rows
        if not s.kit.e(22):
            uncover(stroke, disk, now)
        if stroke.shooter >= 0:
            if is_character(disk) and disk not in stroke.met:  # DT-10.23, DT-10.27, DT-R93
                stroke.met.append(disk)
            return
        meet(s, stroke, disk)  # DT-8.3, DT-9.3

    # --- choices ------------------------------------------------------------------------------------------------

    def menu(self, s: State, seat: int) -> Menu:
        stroke = self.stroke
        if self.step == AIM:
            ways: list[Action] = [Back()] if self.back else []
            return aims(s, [stroke.disk], ways + (lariats(s, seat, stroke.disk) if self.lariat else []))
        group = self.group(s)
        if self.many_hits(s, group):
            return OneOf([ChooseHit(hit) for hit in card(s, stroke.disk).hits])  # DT-25.12
        return OneOf([Choose(disk) for disk in group])

    def check(self, s: State, seat: int, action: Action) -> Refusal | None:
        stroke = self.stroke
        if self.step == AIM:
            if isinstance(action, Back):
                return None if self.back else RELEASED  # DT-7.15
            if isinstance(action, PutLariat):
                return self.why_no_lariat(s, seat, action)
            if not isinstance(action, Flick):
                return NOT_A_FLICK
            return why_not_so(s, action) if action.disk == stroke.disk else NOT_THIS_DISK
        group = self.group(s)
        if self.many_hits(s, group):
            fine = isinstance(action, ChooseHit) and action.hit in card(s, stroke.disk).hits
            return None if fine else CANNOT_HIT_SO
        return None if isinstance(action, Choose) and action.disk in group else NOT_ASKED_ABOUT

    def why_no_lariat(self, s: State, seat: int, action: PutLariat) -> Refusal | None:
        if not self.lariat or action.disk != self.stroke.disk:
            return RELEASED
        return why_not_lariat(s, seat, action.disk, action.target)

    def answer(self, s: State, seat: int, action: Action) -> None:
        if isinstance(action, Flick):
            self.release(s, action)
        elif isinstance(action, Back):
            s.pop()
        elif isinstance(action, PutLariat):
            self.lariat = 0
            put_lariat(s, seat, action.target)
        elif isinstance(action, ChooseHit):
            self.stroke.hit = action.hit
        elif isinstance(action, Choose):
            self.settle(s, action.disk)


def forced(s: State, seat: int, disk: int) -> Flight:
    """A flick that a spell or a Magnet grants: no action, no mark (DT-7.10)."""
    flight = Flight(Stroke(seat, disk, -1, 1))  # DT-18.103, DT-18.104
    flight.lariat = 1
    return flight


def spend(s: State, disk: int) -> None:
    """An action is used; beyond the ordinary limit a bonus card pays for it (DT-14.10)."""
    ordinary = s.kit.battles[s.battle].actions
    atoms.spend_action(s, disk, bonus=s.turn.used >= ordinary and s.turn.bonus > 0)


def read_log(s: State, stroke: Stroke, log: tuple[tuple[int, ...], ...]) -> None:
    """Only who met the flicked disk in what order, what fell and what left has a meaning for the rules (DT-P.35)."""
    for row in log:
        what = row[0]
        if what == 0 and stroke.disk in (row[3], row[4]):  # DT-8.6, DT-9.23, DT-R2, DT-10.24, DT-15.18
            stroke.rows += [row[2], row[4] if row[3] == stroke.disk else row[3]]  # DT-R3, DT-4.16, DT-8.12, DT-R91
        elif what == 2:  # DT-11.8, DT-R32, DT-R102
            atoms.fell(s, row[3], row[4])
            if is_missile(row[3]):
                stroke.loose += [row[3], row[4], 0]
                if s.kind[row[3]] == SHIELD:
                    stroke.bare += [bore(s, stroke, row[4]), row[2]]
        elif what == 3:
            left(s, stroke, row)
        elif what == 4:
            gone_with(s, stroke, row)


def bore(s: State, stroke: Stroke, below: int) -> int:
    """The character under what a missile lay on, which may have come off as well."""
    while below != TABLE and is_missile(below):
        fallen = stroke.loose[::3]
        below = stroke.loose[fallen.index(below) * 3 + 1] if below in fallen else s.on[below]
    return below


def uncover(stroke: Stroke, disk: int, now: int) -> None:
    """By the narrow reading a Shield that came off protects only where a hit or shot at its bearer took it off: not
    before the bearer was met, and not the one that is flicked (DT-E.22)."""
    for at in range(0, len(stroke.bare), 2):
        bearer, when = stroke.bare[at], stroke.bare[at + 1]
        too_early = bearer == disk and disk not in stroke.met and when < now
        if bearer in stroke.shields and (too_early or (bearer == stroke.disk and when <= now)):
            stroke.shields.remove(bearer)  # DT-E.22


def gone_with(s: State, stroke: Stroke, row: tuple[int, ...]) -> None:
    """What lay on a disk that left: missiles are loose, a character left with it."""
    rider = row[3]
    if is_missile(rider):
        stroke.loose += [rider, row[4], 0]  # DT-13.8, DT-R27
        return
    atoms.went_off(s, rider, row[5], row[6])
    stroke.left += [rider, row[5], row[6], *stroke.left[-2:]]


def left(s: State, stroke: Stroke, row: tuple[int, ...]) -> None:
    """A disk crossed the border: a fallen missile is gone, anything else will be put back (DT-8.14)."""
    disk = row[3]
    if disk in stroke.loose[::3]:
        stroke.loose[3 * stroke.loose[::3].index(disk) + 2] = 1
        return
    atoms.went_off(s, disk, row[4], row[5])  # DT-R68
    stroke.left += [disk, row[4], row[5], row[6], row[7]]


