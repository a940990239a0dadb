"""Section 4: from the scenario to the first turn."""

from __future__ import annotations

from typing import ClassVar, Final

from tavola.core.frame import Frame
from tavola.core.values import Action, Chance, Menu, Need, OneOf, Outcome, Refusal, Rolled, Shuffled
from tavola.games.desktopia import atoms
from tavola.games.desktopia.actions import TakeSquad
from tavola.games.desktopia.board import Start
from tavola.games.desktopia.cards import BARREL, CHARACTERS, FIGHTER, is_missile, role_of
from tavola.games.desktopia.rules.asking import AUTO, ask, decider
from tavola.games.desktopia.rules.campaign import (
    artifact_won,
    extra_stock,
    extra_units,
    opening_rituals,
    opening_time,
    placed_anew,
    slow_start,
    who_first,
)
from tavola.games.desktopia.rules.objective import scenario
from tavola.games.desktopia.rules.placing import ANYWHERE, ZONE, Placing, zones_of
from tavola.games.desktopia.space import top
from tavola.games.desktopia.state import FIELD, RESERVE, TABLE, State
from tavola.games.desktopia.stats import own

SECTION: Final = 4

SQUADS: Final = 0
DISPOSITION: Final = 1
DEPLOY: Final = 2
SUPPLIES: Final = 3
FIRST: Final = 4
DECK: Final = 5
DONE: Final = 6

NOT_OFFERED: Final = Refusal("DT-25.2", "not-offered")
TAKEN: Final = Refusal("DT-25.2", "squad-taken")


class SetUp(Frame[State]):
    """`todo`: disks still to be deployed, in turns."""

    FIELDS: ClassVar[tuple[str, ...]] = ("step", "todo")

    def __init__(self) -> None:
        self.step: int = SQUADS
        self.todo: list[int] = []

    def clone(self) -> SetUp:
        twin = SetUp()
        twin.step = self.step
        twin.todo = self.todo.copy()
        return twin

    def advance(self, s: State) -> Need | None:
        if self.step == SQUADS:
            return self.pick_squads(s)
        if self.step == DISPOSITION:
            self.step = DEPLOY
            self.dispose(s)
        elif self.step == DEPLOY:
            self.deploy(s)
        elif self.step == SUPPLIES:
            self.step = FIRST
            supplies(s)
        elif self.step == FIRST:
            return self.find_first(s)
        elif self.step == DECK:
            return self.shuffle(s)
        else:
            s.pop()
        return None

    # --- squads -------------------------------------------------------------------------------------------------

    def next_camp(self, s: State) -> int:
        """Whose squad is still open, -1 when all have theirs."""
        return next((camp for camp in range(len(s.camps)) if s.camps[camp].squad < 0), -1)

    def pick_squads(self, s: State) -> Need | None:
        """Each picks one of those offered, or has the one that the scenario gives (DT-4.7)."""
        camp = self.next_camp(s)
        if camp < 0:
            self.step = DISPOSITION
            return None
        asked = decider(s, camp)
        if scenario(s).chooses and asked != AUTO:
            return ask(asked)
        atoms.take_squad(s, camp, self.offered(s)[0] if scenario(s).chooses else camp)
        return None

    def offered(self, s: State) -> list[int]:
        """A squad is in one camp only, unless the scenario grants copies of cards."""
        taken = [camp.squad for camp in s.camps]
        return [n for n in range(len(scenario(s).squads)) if n not in taken or scenario(s).copies]

    # --- disposition --------------------------------------------------------------------------------------------

    def dispose(self, s: State) -> None:
        """Cards into the camps, disks where the scenario says (DT-4.9); the others wait to be deployed."""
        starts = scenario(s).starts
        laid: dict[int, int] = {}
        for number, start in enumerate(starts):
            if start.camp < 0:
                laid[number] = put_start(s, start, laid)
        waiting: list[list[int]] = []
        for camp in range(len(s.camps)):
            waiting.append(self.enlist_squad(s, camp, laid))
        for camp, disks in enumerate(waiting):
            if placed_anew(s, camp):
                self.todo += disks
                waiting[camp] = []
        for at in range(max([len(disks) for disks in waiting], default=0)):
            self.todo += [disks[at] for disks in waiting if at < len(disks)]

    def enlist_squad(self, s: State, camp: int, laid: dict[int, int]) -> list[int]:
        """The characters of a camp; tells those without a place."""
        found: list[int] = []
        starts = [] if placed_anew(s, camp) else list(enumerate(scenario(s).starts))
        places = {n: start for n, start in starts if start.camp == camp}
        artifact = artifact_won(s, camp)
        for kind, count in extra_units(s, camp):
            if kind not in s.camps[camp].cards:
                atoms.add_card(s, camp, kind)
            for _ in range(count):
                disk = free_disk(s, kind)
                spot = next((n for n, start in places.items() if start.kind == kind and n not in laid), -1)
                atoms.enlist(s, disk, kind, camp, s.kit.box.characters[kind].life)  # DT-4.11
                if spot >= 0:
                    laid[spot] = disk
                    lay(s, places[spot], disk, laid)
                if artifact >= 0:
                    atoms.put(s, disk, s.x[artifact], s.y[artifact], s.ux[disk], s.uy[disk], artifact, "setup")
                    artifact = -1
                elif spot < 0:
                    atoms.set_aside(s, disk)
                    found.append(disk)
        return found

    def deploy(self, s: State) -> None:
        """In turns, one disk each (DT-25.3)."""
        if not self.todo:
            self.step = SUPPLIES
            return
        disk = self.todo.pop(0)
        camp = s.owner[disk]
        how = ZONE if zones_of(s, camp) else ANYWHERE
        s.push(Placing(camp, disk, camp, how, "deploy"))

    # --- first player and deck ----------------------------------------------------------------------------------

    def find_first(self, s: State) -> Need | None:
        """Named by the scenario, else by lot (DT-4.14)."""
        named = who_first(s)
        if named < 0 and s.kit.seats > 1:
            return Chance("roll", 1, s.kit.seats, "first")  # DT-25.50
        self.begin(s, max(0, named))
        return None

    def begin(self, s: State, seat: int) -> None:
        atoms.set_first(s, seat)
        slow_start(s, seat)
        if s.kit.rituals(s.battle):
            atoms.open_deck(s)  # DT-4.13
        self.step = DECK

    def shuffle(self, s: State) -> Need | None:
        if s.discard:
            return Chance("shuffle", len(s.discard), why="rituals")  # DT-25.51
        opening_rituals(s)
        self.step = DONE
        return None

    def receive(self, s: State, outcome: Outcome) -> None:
        if isinstance(outcome, Rolled):
            self.begin(s, outcome.faces[0] - 1)
        elif isinstance(outcome, Shuffled):
            atoms.renew_deck(s, outcome.order)

    # --- choices ------------------------------------------------------------------------------------------------

    def menu(self, s: State, seat: int) -> Menu:
        return OneOf([TakeSquad(squad) for squad in self.offered(s)])

    def check(self, s: State, seat: int, action: Action) -> Refusal | None:
        if not isinstance(action, TakeSquad) or not 0 <= action.squad < len(scenario(s).squads):
            return NOT_OFFERED
        return None if action.squad in self.offered(s) else TAKEN

    def answer(self, s: State, seat: int, action: Action) -> None:
        assert isinstance(action, TakeSquad)
        atoms.take_squad(s, seat, action.squad)


def free_disk(s: State, kind: int) -> int:
    """The lowest disk that can show this kind and is not used yet."""
    return next(disk for disk in s.kit.box.disks_of(kind) if s.place[disk] == RESERVE and s.life[disk] == 0)  # DT-22.9


def put_start(s: State, start: Start, laid: dict[int, int]) -> int:
    """An artifact or a special object (DT-15.19)."""
    disk = next(d for d in s.kit.box.disks_of(start.kind) if s.place[d] == RESERVE and not promised(s, start.kind, d))
    atoms.enlist(s, disk, start.kind, -1, 0)
    lay(s, start, disk, laid)
    return disk


def promised(s: State, kind: int, disk: int) -> bool:
    """A barrel is no use of a disk whose artifact lies on the field, too."""
    faces = s.kit.box.faces[disk]
    return kind == BARREL and any([start.kind != BARREL and start.kind in faces for start in scenario(s).starts])


def lay(s: State, start: Start, disk: int, laid: dict[int, int]) -> None:
    """As the scenario has it: seated characters control their artifact from the start (DT-4.12, DT-R79)."""
    if start.kind < CHARACTERS and start.life:
        atoms.enlist(s, disk, start.kind, start.camp, start.life)
    on = TABLE if start.on < 0 else laid[start.on]  # DT-R79
    atoms.put(s, disk, start.x, start.y, start.ux, start.uy, on, "setup")
    for kind, camp in start.missiles:
        missile = next(d for d in s.kit.box.disks_of(kind) if s.place[d] != FIELD and is_missile(d))
        atoms.attach(s, missile, disk, top(s, disk), camp, "setup")


def supplies(s: State) -> None:
    """Limited stocks begin full, Baaroun's empty (DT-4.10, DT-18.111); time cards; who has how many fighters."""
    for camp in range(len(s.camps)):
        for kind in s.camps[camp].cards:
            fill(s, camp, kind)
        fighters = [d for d in own(s, camp) if role_of(d) == FIGHTER]
        atoms.count_fighters(s, camp, len(fighters))
        opening_time(s, camp)


def fill(s: State, camp: int, kind: int) -> None:
    character = s.kit.box.characters[kind]
    if character.carries < 0 or character.unlimited:
        return
    wanted = scenario(s).stocks.get((camp, kind), character.start) + extra_stock(s, camp, kind)  # DT-18.72, DT-23.4
    for now in range(1, min(wanted, character.cap) + 1):  # DT-2.5, DT-17.4, DT-18.111
        found = [d for d in s.kit.box.disks_of(character.carries) if s.place[d] == RESERVE]
        if found:
            atoms.stock(s, found[0], camp, kind, now, "start")
