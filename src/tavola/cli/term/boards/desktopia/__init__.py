"""Desktopia in the terminal: the table in colours, the camps beside it, flicks told contact by contact."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from rich.text import Text

from tavola.cli.term.boards import Mats, Painter, Picture, Room
from tavola.cli.term.boards.desktopia import colours as c
from tavola.cli.term.boards.desktopia.camps import Camps
from tavola.cli.term.boards.desktopia.drawing import FIRST_CELL, Drawing
from tavola.cli.term.boards.desktopia.grid import Grid, ground
from tavola.cli.term.boards.desktopia.tale import Tale
from tavola.cli.term.command import CommandError
from tavola.core.play import Match
from tavola.core.text import sentences
from tavola.core.values import Action, Aim, Event, Menu
from tavola.games.desktopia import actions as a
from tavola.games.desktopia import events as e
from tavola.games.desktopia.cards import is_missile
from tavola.games.desktopia.deed_words import DeedError
from tavola.games.desktopia.deeds import parse
from tavola.games.desktopia.kit import Kit
from tavola.games.desktopia.state import State
from tavola.games.desktopia.view import DiskView, View
from tavola.games.desktopia.words_names import Namer

LOUD: Final[dict[type[Event], str]] = {
    e.BattleBegan: "bold #ffd75f",
    e.RoundBegan: "bold #ffd75f",
    e.TurnBegan: "bold",
    e.Died: "bold #ff6b6b",
    e.Eliminated: "bold #ff6b6b",
    e.BattleWon: "bold #ffd75f",
    e.GameEnded: "bold #ffd75f",
}
SOFT: Final = (e.ActionSpent, e.TurnEnded, e.Stopped, e.DeckShuffled)
POINTS: Final = ("disk", "target", "flame", "hero")  # fields of actions that name a disk


def painter(match: Match, lang: str) -> Tabletop:
    assert isinstance(match.state, State)
    return Tabletop(match.state.kit, lang)


class Tabletop(Painter):
    """The painter of Desktopia. The kit is what everybody sees in the box; of the game it is shown views only."""

    def __init__(self, kit: Kit, lang: str) -> None:
        self.kit = kit
        self.lang = lang
        self.words = sentences(Path(__file__).parent / "text", lang)
        self.called: Sequence[str] = ()  # the players, as the camps were last told
        self.grid: Grid | None = None
        self.grounds: dict[tuple[str, int, int], list[list[str]]] = {}

    def say(self, message: str, **arguments: str | int) -> str:
        return self.words.form(message, arguments)

    # --- the table --------------------------------------------------------------------------------------------------

    def picture(self, view: View, room: Room | None = None) -> Picture | None:
        grid = self.grid = Grid(self.kit.battles[view.battle], room)
        if grid.key not in self.grounds:
            self.grounds[grid.key] = ground(grid)
        return Drawing(self.kit.box, view, grid, self.grounds[grid.key]).picture()

    def places(self, action: Action, view: View) -> tuple[int, ...]:
        """A place is a cell; a disk is where it is shown."""
        if isinstance(action, a.Place):
            grid = self.grid or Grid(self.kit.battles[view.battle], None)
            return (FIRST_CELL + grid.row(action.y) * grid.columns + grid.column(action.x),)
        if isinstance(action, a.Mark):
            return self.shown(view, action.disks)
        return self.shown(view, [disk for name in POINTS if (disk := getattr(action, name, -1)) >= 0])

    def shown(self, view: View, disks: Sequence[int]) -> tuple[int, ...]:
        """Missiles are shown by who bears them."""
        known = {one.id: one for one in view.disks}
        return tuple(dict.fromkeys([bearer(known, disk) for disk in disks if disk in known]))

    # --- lines ------------------------------------------------------------------------------------------------------

    def head(self, view: View) -> Text:
        text = Text(no_wrap=True, overflow="ellipsis")
        text.append(f" {self.say('round', round=view.round)} ", f"bold {c.INK} on {c.NOW}")
        name = view.field.names.get(self.lang) or view.field.names["en"]
        text.append(f"  {name}", "bold")
        if view.field.battles > 1:
            text.append("  " + self.say("battle", battle=view.battle + 1, battles=view.field.battles), c.FRAME)
        if view.turn.seat >= 0 and view.result is None:
            text.append("  " + self.say("actions", used=view.turn.used, budget=view.turn.budget), f"bold {c.GOOD}")
        if view.field.rituals:
            text.append(" · " + self.say("deck", deck=view.deck, discard=len(view.discard)), c.FRAME)
        if view.field.turns:
            text.append(" · " + self.say("turns", turns=view.field.turns), c.FRAME)
        return text

    def seats(self, view: View, names: Sequence[str], width: int, mats: Mats) -> Text:
        self.called = names
        return Camps(self.kit.box, self.words, self.lang, view, names).all(width, mats)

    def legend(self) -> Text:
        """Every sign beside its meaning."""
        lines = [
            sample("33", f"bold {c.INK} on {c.camp(0)}", self.say("legend-disk")),
            sample("18", f"bold {c.INK} on {c.ARTIFACT}", self.say("legend-artifact")),
            sample("⌂", f"bold {c.ARTIFACT}", self.say("legend-seated")),
            sample("t", f"bold {c.MISSILE}", self.say("legend-missile")),
            sample("  ", f"on {c.THING}", self.say("legend-thing")),
            sample("  ", f"on {c.AREA}", self.say("legend-area")),
        ]
        return Text("\n").join([*lines, Text(self.say("legend-list"), style=c.FRAME), Text(self.say("legend-type"))])

    # --- names ------------------------------------------------------------------------------------------------------

    def weight(self, event: Event) -> str:
        return LOUD.get(type(event), c.FRAME if isinstance(event, SOFT) else "")

    def more(self, event: Event, view: View) -> list[str]:
        """A flick is told contact by contact."""
        if not isinstance(event, e.Slide):
            return []
        return Tale(self.words, self.namer(view), self.kit.battles[view.battle]).lines(event)

    def namer(self, view: View) -> Namer:
        called = [*self.called, *[str(seat + 1) for seat in range(len(self.called), self.kit.seats)]]
        return Namer(view, self.lang, called)

    def colours(self, view: View) -> list[str]:
        return [c.camp(camp.seat) for camp in view.camps]

    def items(self, menu: Menu, view: View) -> list[str]:
        """The things of a Pick are disks."""
        namer = self.namer(view)
        return [f"{disk:>2} {namer.disk(disk)}" for disk in getattr(menu, "of", ())]

    # --- the command line -------------------------------------------------------------------------------------------

    def command(self, text: str, view: View) -> Action | None:
        try:
            return parse(text, view)
        except DeedError as error:
            raise CommandError(str(error)) from error

    def hint(self, menu: Menu, view: View) -> str:
        """How to answer with a flick or a place."""
        pending = view.pending
        if isinstance(menu, Aim):
            one = len(menu.disks) == 1 and pending.disk == menu.disks[0]
            return self.say("hint-aim") if one else self.say("hint-flick", disk=menu.disks[0])
        return self.say("hint-place") if pending.disk >= 0 else self.say("hint-turn")

    def secret(self, view: View) -> bool:
        return view.field.rituals


def bearer(known: dict[int, DiskView], disk: int) -> int:
    one = known[disk]
    while is_missile(one.id) and one.on in known:
        one = known[one.on]
    return one.id


def sample(sign: str, style: str, meaning: str) -> Text:
    return Text.assemble((f"{sign:<2}", style), f" {meaning}")
