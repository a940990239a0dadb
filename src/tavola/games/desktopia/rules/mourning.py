"""What deaths bring about: Div, Minusoid, Energan, the Smithy (DT-6.19). The active player orders them."""

from __future__ import annotations

from typing import ClassVar, Final

from tavola.core.frame import Frame
from tavola.core.values import Action, Menu, Need, OneOf, Refusal
from tavola.games.desktopia import atoms
from tavola.games.desktopia.actions import Choose, ChooseSeat, Decline
from tavola.games.desktopia.cards import DIV, ENERGAN, FIGHTER, HERO, MINUSOID, SMITHY, role_of
from tavola.games.desktopia.rules.asking import AUTO, NOT_ASKED_ABOUT, ask, decider
from tavola.games.desktopia.rules.objective import done, plays
from tavola.games.desktopia.rules.penalties import take
from tavola.games.desktopia.rules.placing import BESIDE, Placing, spots_beside
from tavola.games.desktopia.state import RESERVE, USED, State
from tavola.games.desktopia.stats import allied, characters, controlled, controller, own

SECTION: Final = 18

ORDER: Final = 0  # which comes next
ASK: Final = 1  # what its owner decides

NO_HERO: Final = Refusal("DT-18.51", "no-such-hero")
NOBODY_THERE: Final = Refusal("DT-18.131", "nobody-there")
NOT_FALLEN: Final = Refusal("DT-20.16", "not-fallen")


class Mourning(Frame[State]):
    """`dead`: disk, kind and camp of each; `now`: whose trigger is being settled (an artifact: the Smithy)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("dead", "step", "now", "asked")

    def __init__(self, dead: list[int] | None = None) -> None:
        self.dead: list[int] = list(dead) if dead else []
        self.step: int = ORDER
        self.now: int = -1
        self.asked: int = 0  # 1: the Smithy was offered

    def clone(self) -> Mourning:
        twin = Mourning(self.dead)
        twin.step = self.step
        twin.now = self.now
        twin.asked = self.asked
        return twin

    def triggers(self, s: State) -> list[int]:
        """The dead with a trait that still waits, and a Smithy that could be used."""
        box = s.kit.box
        traits = (DIV, MINUSOID, ENERGAN)
        rows = [self.dead[at : at + 3] for at in range(0, len(self.dead), 3)]
        found = [disk for disk, kind, _ in rows if box.characters[kind].trait in traits]
        return found + self.smithies(s)  # DT-20.15

    def smithies(self, s: State) -> list[int]:
        """A Smithy whose controller lost fighters, when an enemy of his died (DT-20.14, DT-20.15): in his own turn,
        in the English edition in any (DT-E.6)."""
        found = []
        for seat in range(s.kit.seats):
            enemies = [at for at in range(2, len(self.dead), 3) if not allied(s, self.dead[at], seat)]  # DT-R90
            if enemies and plays(s, seat) and not self.asked and (s.kit.e(6) or seat == s.turn.seat):  # DT-E.6
                found += [d for d in controlled(s, seat, SMITHY) if not s.marks[d] & USED and returning(s, seat, d)]
        return found

    def row(self) -> list[int]:
        at = self.dead[::3].index(self.now) * 3
        return self.dead[at : at + 3]

    def advance(self, s: State) -> Need | None:
        if done(s):
            s.pop()
            return None
        if self.step == ASK:
            return self.settle(s)
        waiting = self.triggers(s)
        if not waiting:
            s.pop()
            return None
        asked = decider(s, s.turn.seat)
        if len(waiting) > 1 and asked != AUTO and not all([self.is_energan(s, disk) for disk in waiting]):
            return ask(asked)  # DT-R74
        self.begin(waiting[0])
        return None

    def is_energan(self, s: State, disk: int) -> bool:
        """Nobody cares which of them comes first."""
        return disk in self.dead[::3] and s.kit.box.characters[self.dead[self.dead.index(disk) + 1]].trait == ENERGAN

    def begin(self, disk: int) -> None:
        self.now = disk
        self.step = ASK

    def settle(self, s: State) -> Need | None:
        """Carry it out, or ask its owner what is to be asked."""
        if self.now not in self.dead[::3]:
            asked = decider(s, controller(s, self.now))
            if asked != AUTO:
                return ask(asked)
            self.over()
            return None
        disk, kind, camp = self.row()
        trait = s.kit.box.characters[kind].trait
        if trait == ENERGAN:
            atoms.note_trait(s, disk, kind)
            take(s, camp, bonus=True)  # DT-18.141, DT-18.143
            self.over()
            return None
        asked = decider(s, camp)
        if trait == DIV:
            if asked == AUTO or not heroes_for(s, camp) or s.place[disk] != RESERVE:
                self.over()  # DT-18.58
                return None
            return ask(asked)
        if asked == AUTO:
            self.punish(s, next(seat for seat in range(s.kit.seats) if plays(s, seat)))
            return None
        return ask(asked)

    def over(self) -> None:
        """This trigger is settled."""
        if self.now in self.dead[::3]:
            at = self.dead[::3].index(self.now) * 3
            del self.dead[at : at + 3]
        else:
            self.asked = 1
        self.step = ORDER

    def punish(self, s: State, seat: int) -> None:
        """The Minusoid's penalty card, straight into that camp (DT-14.8)."""
        disk, kind, _ = self.row()
        atoms.note_trait(s, disk, kind)
        take(s, seat, bonus=False)
        self.over()

    # --- choices ----------------------------------------------------------------------------------------------------

    def options(self, s: State) -> list[Action]:
        if self.step == ORDER:
            return [Choose(disk) for disk in self.triggers(s)]  # DT-25.26
        if self.now not in self.dead[::3]:
            return [*[Choose(disk) for disk in returning(s, controller(s, self.now), self.now)], Decline()]  # DT-25.25
        _, kind, camp = self.row()
        if s.kit.box.characters[kind].trait == DIV:
            return [*[Choose(hero) for hero in heroes_for(s, camp)], Decline()]  # DT-25.23
        return [ChooseSeat(seat) for seat in range(s.kit.seats) if plays(s, seat)]  # DT-25.24

    def menu(self, s: State, seat: int) -> Menu:
        return OneOf(self.options(s))

    def check(self, s: State, seat: int, action: Action) -> Refusal | None:
        if action in self.options(s):
            return None
        if self.step == ORDER:
            return NOT_ASKED_ABOUT
        if self.now not in self.dead[::3]:
            return NOT_FALLEN
        return NO_HERO if s.kit.box.characters[self.row()[1]].trait == DIV else NOBODY_THERE

    def answer(self, s: State, seat: int, action: Action) -> None:
        if self.step == ORDER:
            assert isinstance(action, Choose)
            self.begin(action.disk)
        elif isinstance(action, ChooseSeat):
            self.punish(s, action.seat)
        elif isinstance(action, Decline):
            self.over()
        elif isinstance(action, Choose):
            self.bring(s, action.disk)

    def bring(self, s: State, disk: int) -> None:
        """Div onto a hero's card, or a dead fighter back beside the Smithy."""
        smithy = self.now
        if smithy in self.dead[::3]:
            died, kind, _ = self.row()
            atoms.note_trait(s, died, kind)
            atoms.lend(s, died, disk)  # DT-18.51, DT-18.53
            self.over()
            return
        self.over()
        seat = controller(s, smithy)
        kind = dict(zip(s.camps[seat].fallen[::2], s.camps[seat].fallen[1::2], strict=True))[disk]
        atoms.use_artifact(s, smithy, seat, 0)
        atoms.enlist(s, disk, kind, seat, 1)  # DT-20.17
        atoms.rise(s, disk)
        s.push(Placing(seat, disk, smithy, BESIDE, "resurrect"))


def heroes_for(s: State, camp: int) -> list[int]:
    """Living heroes on whose card Div may lie (DT-18.52): any; in the English edition his owner's alone (DT-E.13)."""
    living = own(s, camp) if s.kit.e(13) else characters(s)
    return [disk for disk in living if role_of(disk) == HERO]


def returning(s: State, seat: int, smithy: int) -> list[int]:
    """Fallen fighters of a camp that can come back (DT-20.16, DT-R49)."""
    fighters = [d for d in own(s, seat) if role_of(d) == FIGHTER]
    if len(fighters) >= s.camps[seat].fighters:  # DT-20.19
        return []
    fallen = [d for d in s.camps[seat].fallen[::2] if role_of(d) == FIGHTER and s.place[d] == RESERVE]  # DT-R49
    return [d for d in fallen if spots_beside(s, d, smithy)]
