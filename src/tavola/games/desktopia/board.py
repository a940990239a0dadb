"""A scenario as the rules use it: field, landscape, squads, disposition, goals. Never changed. Compiled.

What the author of a scenario file writes becomes these plain objects once (see scenario_rows.py).
"""

from __future__ import annotations

from math import isqrt
from typing import Final

# What a goal asks for; the words of the scenario files.
GOALS: Final = ("destroy", "kill", "hold", "bring", "reach", "survive", "lose", "wound", "rounds")
DESTROY: Final = 0  # every character of the opponents is dead
KILL: Final = 1  # `count` characters of kind `kind` (-1: any) of the opponents are dead
HOLD: Final = 2  # artifact `kind` controlled at the end of `count` own turns in a row
BRING: Final = 3  # the special object `object` lies inside the area, whoever pushed it
REACH: Final = 4  # `count` own characters of kind `kind` (-1: any) rest inside the area
SURVIVE: Final = 5  # `count` rounds are over, and an own character (of kind `kind`) lives
LOSE: Final = 6  # `count` own characters of kind `kind` are dead: the way to a defeat
WOUND: Final = 7  # `count` wounds dealt to enemies in one turn
ROUNDS: Final = 8  # `count` rounds are over: for ends by time

BATTLE: Final = 0
ETUDE: Final = 1


class Circle:
    """A round piece of the landscape, centre and radius."""

    def __init__(self, x: int, y: int, r: int) -> None:
        self.x: int = x
        self.y: int = y
        self.r: int = r


class Thing:
    """An everyday object on the table: convex polygons and circles, as the shelf of things.toml says."""

    def __init__(self, key: str, x: int, y: int, ux: int, uy: int) -> None:
        self.key: str = key
        self.x: int = x
        self.y: int = y
        self.ux: int = ux
        self.uy: int = uy
        self.circles: list[Circle] = []
        self.polygons: list[list[tuple[int, int]]] = []  # corners in order, already in place
        self.bound: int = -1  # nothing of it is farther from its place than that; -1: not measured yet

    def measure(self) -> None:
        """How far it reaches, so that what is far away need not be looked at."""
        far = [isqrt((c.x - self.x) ** 2 + (c.y - self.y) ** 2) + c.r + 1 for c in self.circles]
        far += [isqrt((x - self.x) ** 2 + (y - self.y) ** 2) + 1 for corners in self.polygons for x, y in corners]
        self.bound = max(far, default=0)


class Area:
    """A convex polygon of the field, corners in order."""

    def __init__(self, corners: list[tuple[int, int]]) -> None:
        self.corners: list[tuple[int, int]] = corners


class Unit:
    """So many characters of a kind in a squad."""

    def __init__(self, kind: int, count: int) -> None:
        self.kind: int = kind
        self.count: int = count


class Squad:
    """The characters a camp plays with."""

    def __init__(self, key: str, names: dict[str, str], units: tuple[Unit, ...]) -> None:
        self.key: str = key
        self.names: dict[str, str] = names
        self.units: tuple[Unit, ...] = units  # DT-22.8


class Start:
    """A disk as it lies at the beginning. `camp` -1: nobody's; `on`: index of the Start it stands on, -1 the table;
    `life` 0 and `stock` -1: as the card says. `missiles`: kinds lying on it, bottom first, with the camp that owns
    each."""

    def __init__(self, camp: int, kind: int, x: int, y: int, ux: int, uy: int) -> None:
        self.camp: int = camp
        self.kind: int = kind
        self.x: int = x
        self.y: int = y
        self.ux: int = ux
        self.uy: int = uy
        self.on: int = -1
        self.life: int = 0
        self.missiles: tuple[tuple[int, int], ...] = ()


class Goal:
    """A way to win (`loses` False) or to lose for a camp (-1: every camp)."""

    def __init__(self, what: int, camp: int, *, loses: bool) -> None:
        self.what: int = what
        self.camp: int = camp
        self.loses: bool = loses
        self.kind: int = -1
        self.object: int = -1  # index into Scenario.starts, of a barrel
        self.count: int = 1
        self.area: Area | None = None
        self.names: dict[str, str] = {}  # how the scenario says it


class Advantage:
    """What a camp takes into the next battle of a campaign: `what` is one of ADVANTAGES with its numbers."""

    def __init__(self, what: str, kind: int, count: int) -> None:
        self.what: str = what
        self.kind: int = kind
        self.count: int = count
        self.names: dict[str, str] = {}


# unit: `count` more of `kind`, placed in a zone, and when negative so many fewer for every opponent who has that kind;
# zone: places the whole squad anew, first of all, in its zones and better zones; artifact: the first character of the
# squad begins on artifact `kind`; stock: `count` more missiles on the card of character `kind`; time: `count` bonus
# cards, and when negative so many penalty cards for every opponent; ritual: `count` rituals; first: plays first
ADVANTAGES: Final = ("unit", "zone", "artifact", "stock", "time", "ritual", "first")


class Scenario:
    """One battle or etude. Camps 0 to seats-1 belong to players; further ones are passive: nobody plays them."""

    def __init__(self, key: str, seats: int, camps: int) -> None:
        self.key: str = key
        self.kind: int = BATTLE
        self.names: dict[str, str] = {}
        self.story: dict[str, str] = {}
        self.seats: int = seats
        self.camps: int = camps
        self.side: list[int] = list(range(camps))  # equal numbers are allies  # DT-22.2, DT-R71
        self.first: int = -1  # a seat, or -1: by lot
        self.late: int = 0  # penalty cards for whoever that is, since the first blow counts for much
        self.width: int = 0  # DT-4.2: the field may have any convex outline
        self.height: int = 0
        self.corners: list[tuple[int, int]] = []  # of the field, a convex polygon, clockwise on the screen  # DT-P.11
        self.wall: int = -1  # -1: as the table's option says, else 0 or 1
        self.things: tuple[Thing, ...] = ()  # DT-4.8
        self.squads: tuple[Squad, ...] = ()
        self.chooses: bool = False  # seats pick a squad; else camp n has squad n
        self.starts: tuple[Start, ...] = ()
        self.zones: tuple[tuple[Area, ...], ...] = ()  # of each camp: whoever has no Start is placed there
        self.better: tuple[tuple[Area, ...], ...] = ()  # of each camp: with the advantage `zone` these too
        self.actions: int = 3  # the action limit
        self.rituals: int = -1  # -1: as the table's option says, else 0 or 1
        self.stocks: dict[tuple[int, int], int] = {}  # (camp, character kind) -> missiles at the beginning
        self.time: tuple[int, ...] = ()  # of each camp: bonus cards, negative for penalty cards
        self.copies: bool = False  # a kind's card may be in several camps
        self.goals: tuple[Goal, ...] = ()
        self.turns: int = 0  # an etude: so many turns to do it in; 0 no limit
        self.prize: tuple[Advantage, ...] = ()  # of a campaign: the winner chooses one for the next battle
        self.consolation: tuple[Advantage, ...] = ()  # and so do the others
        self.lesson: int = -1  # an etude: the Order whose trick it teaches
        self.solution: tuple[str, ...] = ()  # an etude: actions as text, which a test plays


def fits(gain: Advantage, battle: Scenario, camp: int) -> bool:
    """Whether an advantage means something to a camp in this battle."""
    if gain.what == "unit":
        return _musters(gain, battle, camp)
    if gain.what == "stock":
        return not battle.chooses and counts(battle.squads[camp], gain.kind) > 0
    if gain.what == "artifact":
        lying = [n for n in range(len(battle.starts)) if battle.starts[n].kind == gain.kind]
        return len(lying) == 1 and not any([start.on == lying[0] for start in battle.starts])
    if gain.what == "zone":
        return not battle.chooses and len(battle.better[camp]) > 0
    if gain.what == "ritual":
        return battle.rituals != 0
    return True


def _musters(gain: Advantage, battle: Scenario, camp: int) -> bool:
    """More of its own kind if there is a zone to place it in; or fewer of an opponent's."""
    if battle.chooses:
        return False
    if gain.count > 0:
        return counts(battle.squads[camp], gain.kind) > 0 and len(battle.zones[camp]) > 0
    side = battle.side
    foes = [battle.squads[other] for other in range(battle.camps) if side[other] != side[camp]]
    return any([counts(squad, gain.kind) >= -gain.count for squad in foes])


def counts(squad: Squad, kind: int) -> int:
    """How many of a kind a squad has."""
    return sum([unit.count for unit in squad.units if unit.kind == kind])
