"""The camps beside the table: every disk with its number, life, place and what is special about it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from rich.text import Text

from tavola.cli.term.boards import Mats
from tavola.cli.term.boards.desktopia import colours as c
from tavola.core.text import Sentences
from tavola.games.desktopia.cards import TICK, Box, is_artifact, is_character, is_missile
from tavola.games.desktopia.state import ACTED, RISEN
from tavola.games.desktopia.units import MM
from tavola.games.desktopia.view import CampView, DiskView, StockView, View
from tavola.games.desktopia.words_names import Namer

ARROWS: Final = "↑↗→↘↓↙←↖"
NARROW: Final = 48
TAN: Final = 414_214  # of an eighth of a circle, in millionths of a direction's length


def arrow(ux: int, uy: int) -> str:
    """The nearest of eight."""
    across = 0 if abs(ux) * 1_000_000 < abs(uy) * TAN else 1 if ux > 0 else -1
    down = 0 if abs(uy) * 1_000_000 < abs(ux) * TAN else 1 if uy > 0 else -1
    ways = [(0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1)]
    return ARROWS[ways.index((across, down))]


def spot(x: int, y: int) -> str:
    """A place to the tenth of a millimetre."""
    return f"{x / MM:.1f},{y / MM:.1f}"


class Camps:
    """One look at all camps."""

    def __init__(self, box: Box, words: Sentences, lang: str, view: View, names: Sequence[str]) -> None:
        self.box = box
        self.words = words
        self.view = view
        self.namer = Namer(view, lang, names)
        self.disks = {one.id: one for one in view.disks}

    def say(self, message: str, **arguments: str | int) -> str:
        return self.words.form(message, arguments)

    def all(self, width: int, mats: Mats) -> Text:
        lines: list[Text] = []
        for camp in self.view.camps:
            lines.append(self.line(camp, width))
            if mats:
                own = [one for one in self.view.disks if one.seat == camp.seat and is_character(one.id)]
                lines += [self.disk(one, camp, width) for one in own]
            if mats == Mats.ALL:
                lines += [Text(f"    {row}", c.FRAME) for row in self.cards(camp)]
        if mats:
            lines += [self.thing(one, width) for one in self.view.disks if self.lies_alone(one)]
        lines += [Text(f" {row}", c.FRAME) for row in self.goals()]
        for line in lines:
            line.no_wrap, line.overflow = True, "ellipsis"
            line.truncate(width, overflow="ellipsis")
        return Text("\n").join(lines)

    # --- a camp -----------------------------------------------------------------------------------------------------

    def line(self, camp: CampView, width: int) -> Text:
        acts = self.view.turn.seat == camp.seat and self.view.result is None
        text = Text("▸" if acts else " ", style=c.NOW)
        text.append("██ ", c.camp(camp.seat))
        squads = self.view.field.squads
        squad = f" · {self.namer.own(squads[camp.squad])}" if 0 <= camp.squad < len(squads) and width >= NARROW else ""
        style = f"{c.DIM} strike" if camp.gone else f"bold {c.camp(camp.seat)}"
        text.append(self.namer.seat(camp.seat) + squad, style)
        for count, message in ((camp.penalties, "penalties"), (camp.bonuses, "bonuses"), (len(camp.hand), "hand")):
            if count:
                text.append(f"  {self.say(message, count=count)}", c.BAD if message == "penalties" else c.GOOD)
        return text

    def cards(self, camp: CampView) -> Iterator[str]:
        """What else lies there."""
        if camp.hand and camp.hand[0] >= 0:
            yield self.say("rituals", names=", ".join([self.namer.ritual(one) for one in camp.hand]))
        for disk, hero in camp.lent:
            yield self.say("lent", disk=self.namer.disk(disk), hero=self.namer.disk(hero))
        if camp.fallen:
            yield self.say("fallen", names=", ".join([self.namer.kind(kind) for kind in camp.fallen[1::2]]))

    # --- disks ------------------------------------------------------------------------------------------------------

    def disk(self, one: DiskView, camp: CampView, width: int) -> Text:
        card = self.box.characters[one.kind]
        text = Text(" ")
        text.append(f"{one.id:>2}", f"bold {c.INK} on {c.camp(one.seat)}")
        tired = one.marks & (ACTED | RISEN)
        room = 11 if width < NARROW else 18
        text.append(f" {self.namer.disk(one.id)[:room]:<{room}} ", c.DIM if tired else "")
        text.append(f"{one.life}/{card.life}", c.life(one.life, card.life))
        text.append(f" {self.where(one, width):<{7 if width < NARROW else 11}}", c.FRAME)
        text.append(f" {arrow(one.ux, one.uy)}" if card.sectors else "  ", c.FRAME)
        for note, style in self.notes(one, camp):
            text.append(f" {note}", style)
        return text

    def where(self, one: DiskView, width: int) -> str:
        if one.off:
            return self.say("off")
        if one.on >= 0:
            return self.say("on", disk=one.on)
        return spot(one.x, one.y) if width >= NARROW else f"{round(one.x / MM)},{round(one.y / MM)}"

    def notes(self, one: DiskView, camp: CampView) -> Iterator[tuple[str, str]]:
        """Missiles to shoot, missiles that lie on it, whether it has acted."""
        stock = next((row for row in camp.stocks if row.kind == one.kind), None)
        if stock is not None:
            yield self.stock(stock), c.NOW if stock.count else c.DIM
        column = self.column(one.id)
        if column:
            bad = any(missile.kind == TICK for missile in column)
            yield "+" + " ".join([self.box.kinds[missile.kind].key[0] for missile in column]), c.BAD if bad else c.FAIR
        if one.marks & ACTED:
            yield "✓", c.DIM

    def stock(self, stock: StockView) -> str:
        sign = self.box.kinds[stock.missile].key[0]
        return f"{sign}∞" if stock.limit < 0 else f"{sign}{stock.count}"

    def column(self, disk: int) -> list[DiskView]:
        """The missiles on a disk."""
        return [one for one in self.view.disks if is_missile(one.id) and self.base(one) == disk]

    def base(self, one: DiskView) -> int:
        while is_missile(one.id) and one.on in self.disks:
            one = self.disks[one.on]
        return one.id

    def lies_alone(self, one: DiskView) -> bool:
        """Artifacts, barrels, and a missile on its way."""
        return is_artifact(one.id) or (is_missile(one.id) and one.on < 0)

    def thing(self, one: DiskView, width: int) -> Text:
        text = Text(" ")
        text.append(f"{one.id:>2}", f"bold {c.INK} on {c.ARTIFACT if is_artifact(one.id) else c.MISSILE}")
        rider = next((other for other in self.view.disks if other.on == one.id and is_character(other.id)), None)
        held = f"  {self.namer.seat(rider.seat)}" if rider is not None else ""
        room = 15 if width < NARROW else 22
        text.append(f" {self.namer.disk(one.id)[:room]:<{room}} {self.where(one, width)}", c.FRAME)
        return text.append(held, c.camp(rider.seat) if rider is not None else "")

    # --- goals ------------------------------------------------------------------------------------------------------

    def goals(self) -> Iterator[str]:
        for number, goal in enumerate(self.view.field.goals):
            if not goal.names:
                continue
            done = [camp.goals[number] for camp in self.view.camps if number < len(camp.goals)]
            counted = f" ({max(done)}/{goal.count})" if done and goal.count > 1 else ""
            yield f"{'✗' if goal.loses else '⚑'} {self.namer.own(goal.names)}{counted}"
