"""Short ways to say a rule test: a table laid out line by line, a flick with a hand-written log, what came of it.

A table is a text, one disk a line: `seat kind [name] [x,y] [on artifact] [life n] [turn degrees] [bears flame of 1]`,
`-` as the seat of artifacts and barrels, and `thing kind x,y [turn degrees]`. Places are millimetres; who has none gets
one with room all round. A second disk of a kind without a name of its own is called `kind2`, a third `kind3`.

A log is what the ledger writes: `kharu: ramprack, #, [p q], p-q` (DT-P.32): nothing is simulated here.
"""

from __future__ import annotations

import re
from collections import Counter
from contextlib import suppress
from textwrap import dedent
from typing import Any, TypeVar

from tavola.core.errors import Refused
from tavola.core.play import Match
from tavola.core.values import Action, Event, Outcome, Refusal, Slid
from tavola.games.desktopia import atoms
from tavola.games.desktopia import events as ev
from tavola.games.desktopia.actions import (
    Back,
    Cast,
    Choose,
    Flick,
    Mark,
    Place,
    PutLariat,
    Resolve,
    Shoot,
    Stop,
    UseArtifact,
)
from tavola.games.desktopia.cards import is_missile
from tavola.games.desktopia.game import Desktopia
from tavola.games.desktopia.rules.departing import quiet_choice
from tavola.games.desktopia.space import column, standing_on
from tavola.games.desktopia.state import ACTED, FIELD, TABLE, State
from tavola.games.desktopia.stats import controller, stocked, usable
from tavola.games.desktopia.units import MM

GAME = Desktopia()
E = TypeVar("E", bound=Event)
LINE = re.compile(
    r"(?P<seat>\d|-)\s+(?P<kind>[a-z_]+)(\s+(?P<name>(?!life|on\b|turn|bears)[A-Za-z]\w*))?(\s+(?P<at>[\d.]+,[\d.]+))?"
    r"(\s+on\s+(?P<on>\w+))?(\s+life\s+(?P<life>\d+))?(\s+turn\s+(?P<turn>\d+))?(\s+bears\s+(?P<bears>.*))?"
)
THING = re.compile(r"thing\s+(?P<kind>\w+)\s+(?P<at>[\d.]+,[\d.]+)(\s+turn\s+(?P<turn>\d+))?")
NAMES = '{ en = "x", ru = "х" }'
ROWS = {"-": 600, "0": 850, "1": 150, "2": 300, "3": 450}
SIDE = 1000


class Line:
    """One disk of a table."""

    def __init__(self, text: str, number: int) -> None:
        found = LINE.fullmatch(text)
        assert found, f"cannot read {text!r}"
        self.seat: str = found["seat"]
        self.kind: str = found["kind"]
        self.name: str = found["name"] or ""
        self.on: str = found["on"] or ""
        self.life: str = found["life"] or ""
        self.turn: str = found["turn"] or ""
        self.bears: list[str] = [one.strip() for one in (found["bears"] or "").split(",") if one.strip()]
        x, y = found["at"].split(",") if found["at"] else (str(60 + 70 * number), str(ROWS[self.seat]))
        self.at: tuple[float, float] = (float(x), float(y))

    def toml(self) -> str:
        rows = [f'kind = "{self.kind}"']
        rows.append(f'on = "{self.on}"' if self.on else f"at = [{self.at[0]}, {self.at[1]}]")
        if self.seat != "-":
            rows.append(f"camp = {self.seat}")
            rows.append(f"turn = {self.turn or 0}")
        if self.life:
            rows.append(f"life = {self.life}")
        if self.bears:
            rows.append("missiles = [" + ", ".join([f'"{one}"' for one in self.bears]) + "]")
        return "[[disk]]\n" + "\n".join(rows) + "\n"


def lines_of(text: str) -> tuple[list[Line], str]:
    """The disks of a table, and its landscape as rows of a scenario file."""
    disks: list[Line] = []
    things = ""
    for row in dedent(text).splitlines():
        if found := THING.fullmatch(row.strip()):
            things += f'[[thing]]\nkind = "{found["kind"]}"\nat = [{found["at"]}]\nturn = {found["turn"] or 0}\n'
        elif row.strip():
            seat = row.strip()[0]
            disks.append(Line(row.strip(), sum([one.seat == seat for one in disks])))
    unnamed: Counter[str] = Counter()
    for one in disks:
        if not one.name:
            unnamed[one.kind] += 1
            one.name = one.kind + (str(unnamed[one.kind]) if unnamed[one.kind] > 1 else "")
    assert len({one.name for one in disks}) == len(disks), "two disks of one name"
    return disks, things


def scenario(
    text: str, head: str = "", extra: str = "", stock: dict[str, int] | None = None, time: tuple[int, ...] = ()
) -> str:
    """The scenario file of a table. `stock`: missiles on cards; `time`: bonus cards of each camp, below 0 penalties."""
    disks, things = lines_of(text)
    seats = sorted({one.seat for one in disks if one.seat != "-"})
    kinds = {(one.seat, one.kind) for one in disks if one.seat != "-"}
    found = f'[scenario]\nkey = "test"\nname = {NAMES}\nseats = {len(seats)}\n'
    found += "" if "first" in head else "first = 0\n"
    found += "copies = true\n" if len({kind for _, kind in kinds}) < len(kinds) else ""
    found += dedent(head) + f"\nstory = {NAMES}\n"
    for seat in seats:
        units = Counter([one.kind for one in disks if one.seat == seat])
        row = ", ".join([f"{kind} = {count}" for kind, count in units.items()])
        full = ", ".join([f"{kind} = {count}" for kind, count in (stock or {}).items() if kind in units])
        found += f'[[squad]]\nkey = "camp{seat}"\nname = {NAMES}\nunits = {{ {row} }}\nstock = {{ {full} }}\n'
        found += f"time = {time[int(seat)] if int(seat) < len(time) else 0}\n"
    return found + "".join([one.toml() for one in disks]) + things + dedent(extra)


class Table:
    """A match with names for its disks. `events` are those of the last thing that was done."""

    def __init__(self, match: Match, lines: list[Line]) -> None:
        self.match = match
        self.names: dict[str, int] = {}
        self.events: list[Event] = list(match.state.out)
        places = {one.name: one.at for one in lines}
        put = [event for event in self.events if isinstance(event, ev.DiskPut) and event.why == "setup"]
        for one in lines:
            at = places[one.on] if one.on else one.at
            kind, seat = self.s.kit.box.by_key[one.kind], -1 if one.seat == "-" else int(one.seat)
            here = (kind, seat, round(at[0] * MM), round(at[1] * MM))
            self.names[one.name] = next(e.disk for e in put if (e.kind, e.seat, e.x, e.y) == here)

    @property
    def s(self) -> State:
        state = self.match.state
        assert isinstance(state, State)
        return state

    # --- looking

    def disk(self, name: str) -> int:
        """A disk by its name; `tick@kharu` is the topmost Tick on Kharu."""
        if "@" in name:
            kind, bearer = name.split("@")
            number = self.s.kit.box.by_key[kind]
            return [m for m in column(self.s, self.disk(bearer)) if self.s.kind[m] == number][-1]
        return self.names[name]

    def name(self, disk: int) -> str:
        return next((name for name, number in self.names.items() if number == disk), str(disk))

    def life(self, name: str) -> int:
        return self.s.life[self.disk(name)]

    def here(self, name: str) -> bool:
        """Whether it is on the field."""
        return self.s.place[self.disk(name)] == FIELD

    def at(self, name: str) -> tuple[float, float]:
        disk = self.disk(name)
        return self.s.x[disk] / MM, self.s.y[disk] / MM

    def bears(self, name: str) -> list[str]:
        """The missiles on a disk, bottom first."""
        return [self.s.kit.box.kinds[self.s.kind[m]].key for m in column(self.s, self.disk(name))]

    def stock(self, name: str) -> int:
        """The missiles on the card of a character kind."""
        kind = self.s.kit.box.by_key[name]
        return sum([len(stocked(self.s, camp, kind)) for camp in range(len(self.s.camps))])

    def left_of(self, missile: str, place: int) -> int:
        """How many missile disks of a kind are in the reserve, in a supply, …"""
        s = self.s
        return sum([s.place[d] == place for d in s.kit.box.disks_of(s.kit.box.by_key[missile])])

    def usable(self, name: str) -> bool:
        disk = self.disk(name)
        return usable(self.s, self.s.owner[disk], disk)

    def controls(self, artifact: str) -> int:
        return controller(self.s, self.disk(artifact))

    def stands(self, artifact: str) -> str:
        """Who stands on an artifact."""
        found = standing_on(self.s, self.disk(artifact))
        return self.name(found) if found >= 0 else ""

    def cards(self, seat: int) -> tuple[int, int]:
        """Penalty and bonus cards."""
        return self.s.camps[seat].penalties, self.s.camps[seat].bonuses

    @property
    def turn(self) -> tuple[int, int, int]:
        """Whose turn it is, its budget and what is used."""
        return self.s.turn.seat, self.s.turn.budget, self.s.turn.used

    @property
    def seat(self) -> int:
        """Who is asked."""
        return self.match.deciders[0]

    @property
    def question(self) -> str:
        return str(self.match.view(None).pending.question)

    @property
    def result(self) -> Any:
        return self.match.result

    def seen(self, kind: type[E]) -> list[E]:
        return [event for event in self.events if isinstance(event, kind)]

    def order(self, *kinds: type[Event]) -> list[str]:
        """The names of the events of these kinds, as they happened."""
        return [type(event).__name__ for event in self.events if isinstance(event, kinds)]

    def wounds(self, name: str) -> list[int]:
        """What this disk received in the last thing that was done."""
        return [event.wounds for event in self.seen(ev.Hurt) if event.disk == self.disk(name)]

    def menu(self) -> Any:
        return self.match.menu(self.seat)

    def listed(self, kind: type[Action]) -> list[Action]:
        """The choices of one kind on the menu."""
        menu = self.menu()
        every = [*getattr(menu, "actions", ()), *getattr(menu, "otherwise", ()), *getattr(menu, "some", ())]
        return [action for action in every if type(action) is kind]

    # --- preparing what a scenario cannot say

    def lend(self, div: str, hero: str) -> Table:
        """Div has died, and lies on a hero's card."""
        self.s.life[self.disk(div)] = 0
        self.s.camps[self.s.owner[self.disk(div)]].fallen += [self.disk(div), self.s.kind[self.disk(div)]]
        atoms.lend(self.s, self.disk(div), self.disk(hero))
        return self

    def acted(self, *names: str) -> Table:
        """These have acted this turn already; the actions that they used do not count."""
        for name in names:
            self.s.marks[self.disk(name)] |= ACTED
        return self

    def recard(self, name: str, **cells: object) -> Table:
        """This character's card with other contents, at this table alone."""
        box = self.s.kit.box
        old = box.characters[self.s.kind[self.disk(name)]]
        new = type(old)(old.number, old.key, old.order, old.rank, old.life)
        for cell in dir(old):  # a compiled class has no `vars`
            if not cell.startswith("_") and cell != "unlimited":
                setattr(new, cell, cells.get(cell, getattr(old, cell)))
        characters = tuple([new if one is old else one for one in box.characters])
        self.s.kit.box = type(box)(characters, box.missiles, box.artifacts, box.ritual_cards, box.barrel)
        return self

    # --- doing

    def do(self, *actions: Action) -> Table:
        """Whoever is asked does these, one after the other."""
        self.events = []
        for action in actions:
            self.events += self.match.play(self.seat, action)
        return self

    def happen(self, outcome: Outcome) -> Table:
        self.events = self.match.happen(outcome)
        return self

    def why_not(self, action: Action, seat: int | None = None) -> Refusal:
        """The refusal of an action; nothing may have changed."""
        asked = self.seat if seat is None else seat
        before = self.match.digest()
        found = self.match.check(asked, action)
        assert found is not None, f"{action} was not refused"
        assert action not in self.match.menu(asked)
        with suppress(Refused):
            self.match.play(asked, action)
        assert self.match.digest() == before
        return found

    def refuses(self, action: Action, seat: int | None = None) -> str:
        """The id of the rule by which an action is refused."""
        return self.why_not(action, seat).rule

    def aim(self, name: str, *, power: bool = False, speed: int = 1000) -> Flick:
        """A flick with the finger on the back of the disk (where sectors are) or on its side."""
        disk = self.disk(name) if name else self.match.view(None).pending.disk
        ux, uy = self.s.ux[disk], self.s.uy[disk]
        return Flick(disk, ux, uy, speed) if power else Flick(disk, -uy, ux, speed)

    def flick(
        self,
        log: str,
        *,
        power: bool = False,
        fell: tuple[str, ...] = (),
        out: dict[str, tuple[float, float]] | None = None,
        moves: dict[str, tuple[float, float]] | None = None,
        speed: int = 1000,
    ) -> Table:
        """`kharu: ramprack, …`: flick Kharu, and this is what happens. With no name before the colon it is the disk
        that is asked about. `fell`: came down from what it lay on; `out`: crossed the border there; `moves`: rests
        there."""
        name, _, contacts = log.partition(":")
        self.aimed = self.aim(name.strip(), power=power, speed=speed)
        self.match.script.append(self.slid(self.aimed.disk, contacts, fell, out or {}, moves or {}))
        self.do(self.aimed)
        assert not self.match.script, "nobody asked what the flick did"
        return self

    def slid(
        self,
        disk: int,
        contacts: str,
        fell: tuple[str, ...],
        out: dict[str, tuple[float, float]],
        moves: dict[str, tuple[float, float]],
    ) -> Slid:
        """What nature answers."""
        s = self.s
        down = [self.disk(name) for name in fell]
        gone = {self.disk(name): at for name, at in out.items()}
        placed = {self.disk(name): at for name, at in moves.items()}
        rows = [(2, 0, 0, d, s.on[d], s.x[d], s.y[d]) for d in [*down, *[p for p in placed if s.on[p] != TABLE]]]
        group = 1
        for item in re.findall(r"\[[^\]]*\]|[^,\[\]]+", contacts):
            for one in item.strip("[] ").split():
                rows += self.contact(disk, one, group)
            group += 1
        for d, (x, y) in gone.items():
            rows += self.crossing(d, x, y, group)
            group += 1
        return Slid("hand", tuple(rows), tuple(self.rests(down, gone, placed)))

    def contact(self, disk: int, one: str, group: int) -> list[tuple[int, ...]]:
        """One contact of the flicked disk, or `p-q` of two others, or `#`."""
        tail = (0, 0, 1_000_000, 0, MM, 1)
        if one == "#":
            return [(1, group, group, disk, 0, *tail)]
        if "-" in one:
            a, b = one.split("-")
            return [(0, group, group, self.disk(a), self.disk(b), *tail)]
        return [(0, group, group, disk, self.disk(one), *tail)]

    def crossing(self, disk: int, x: float, y: float, group: int) -> list[tuple[int, ...]]:
        s = self.s
        side = min([(x, (1, 0)), (SIDE - x, (-1, 0)), (y, (0, 1)), (SIDE - y, (0, -1))])[1]
        normal = (side[0] * 1_000_000, side[1] * 1_000_000)
        at = (round(x * MM), round(y * MM))
        riders = [d for d in range(len(s.on)) if s.on[d] != TABLE and s.place[d] == FIELD and self.lies_on(d, disk)]
        return [(3, group, group, disk, *at, *normal), *[(4, group, group, rider, disk, *at) for rider in riders]]

    def lies_on(self, rider: int, disk: int) -> bool:
        on = self.s.on[rider]
        return on == disk or (on != TABLE and self.lies_on(on, disk))

    def rests(
        self, down: list[int], gone: dict[int, tuple[float, float]], placed: dict[int, tuple[float, float]]
    ) -> list[tuple[int, ...]]:
        """Everybody still here: as before, but for those that fell or moved; what lies on a disk goes with it."""
        s = self.s
        found: list[tuple[int, ...]] = []
        for d in range(len(s.on)):
            if s.place[d] != FIELD or d in gone or any([self.lies_on(d, other) for other in gone]):
                continue
            on = s.on[d]
            while on in down and is_missile(on) and d not in down and s.on[on] != TABLE:
                on = s.on[on]  # it dropped onto what is below
            x, y = s.x[d], s.y[d]
            under = [other for other in placed if self.lies_on(d, other)]
            if d in placed:
                x, y, on = round(placed[d][0] * MM), round(placed[d][1] * MM), TABLE
            elif under and d not in down:
                x, y = round(placed[under[0]][0] * MM), round(placed[under[0]][1] * MM)
            elif d in down:
                x, y, on = x + 40 * MM, y, TABLE
            elif any([self.lies_on(d, other) for other in down if not is_missile(other)]):
                x += 40 * MM  # what lies on a character that fell comes down with it
            found.append((d, x, y, s.ux[d], s.uy[d], on))
        return found

    def shoot(
        self,
        log: str,
        *,
        fell: tuple[str, ...] = (),
        out: tuple[float, float] | None = None,
        others_out: dict[str, tuple[float, float]] | None = None,
        moves: dict[str, tuple[float, float]] | None = None,
    ) -> Table:
        """`akeru: #, vailla`: Akeru's missile is laid down, shot, and meets these. `out`: it leaves the field there."""
        name, _, contacts = log.partition(":")
        shooter = self.disk(name.strip())
        carries = self.s.kit.box.characters[self.s.kind[shooter]].carries
        self.do(Shoot(shooter, carries))
        spot = self.listed(Place)[0]
        self.do(spot)
        self.names["missile"] = spot.disk  # type: ignore[attr-defined]
        crossed = {**({"missile": out} if out else {}), **(others_out or {})}
        return self.flick(f"missile: {contacts}", fell=fell, out=crossed, moves=moves)

    def choose(self, name: str) -> Table:
        return self.do(Choose(self.disk(name)))

    def mark(self, *names: str) -> Table:
        return self.do(Mark(tuple([self.disk(name) for name in names])))

    def resolve(self, name: str) -> Table:
        return self.do(Resolve(self.disk(name)))

    def cast(self, name: str, target: str = "") -> Table:
        return self.do(self.spell(name, target))

    def spell(self, name: str, target: str = "") -> Cast:
        return Cast(self.disk(name), self.disk(target) if target else -1)

    def use(self, artifact: str, effect: int = 0) -> Table:
        return self.do(UseArtifact(self.disk(artifact), effect))

    def lariat(self, name: str, target: str) -> Table:
        return self.do(PutLariat(self.disk(name), self.disk(target)))

    def stop(self) -> Table:
        return self.do(Stop())

    def back(self) -> Table:
        return self.do(Back())

    def quiet(self, *questions: str) -> Table:
        """Answer these questions with as little ado as possible, as often as they are asked."""
        events = list(self.events)
        while self.result is None and self.match.deciders and self.question in questions:
            events += self.match.play(self.seat, quiet_choice(self.menu()))
        self.events = events
        return self

    def pass_turn(self) -> Table:
        """The running turn to its end with as little ado as possible."""
        turn, events = self.s.turn, []
        while self.result is None and self.s.turn is turn:
            events += self.match.play(self.seat, quiet_choice(self.menu()))
        self.events = events
        return self

    def until(self, question: str) -> Table:
        """With as little ado as possible to this question."""
        events: list[Event] = []
        while self.question != question:
            events += self.match.play(self.seat, quiet_choice(self.menu()))
        self.events = events
        return self


def table(
    text: str,
    *script: Outcome,
    head: str = "",
    extra: str = "",
    stock: dict[str, int] | None = None,
    time: tuple[int, ...] = (),
    seed: int = 0,
    **options: Any,
) -> Table:
    """A table laid out, seat 0 to act."""
    lines, _ = lines_of(text)
    seats = len({one.seat for one in lines if one.seat != "-"})
    chosen = {"scenario": scenario(text, head, extra, stock, time), **options}
    return Table(Match(GAME, seats, chosen, seed=seed, script=script), lines)
