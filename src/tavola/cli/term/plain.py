"""The table without a screen: the log and the board as lines, for pipes, tests and replays."""

from __future__ import annotations

from typing import Any

from rich.console import Console
from rich.segment import Segment, Segments
from rich.text import Text

from tavola.cli.term.boards import Mats, Picture
from tavola.cli.term.boardview import EDGE, ink, style_of
from tavola.cli.term.scene import Scene
from tavola.core.errors import EngineError
from tavola.core.values import Action, Menu, Random


class Absent:
    """Who sits in the seats of a replay: nobody is asked any more."""

    def __init__(self, name: str) -> None:
        self.name = name

    def choose(self, view: Any, menu: Menu, rng: Random) -> Action:
        raise EngineError("nobody plays in a replay")


def print_log(scene: Scene, console: Console, *, numbered: bool = False, since: int = 0) -> None:
    """What happened, a line an event; numbers are those of the record's entries."""
    for told in scene.table.told[since:]:
        for line in scene.told(told):
            number = Text(f"{told.entry:>5}  ", style="#6b7280") if numbered else Text()
            console.print(number + line.text, soft_wrap=True)


def print_board(scene: Scene, console: Console) -> None:
    """The board, the seats and how it stands."""
    scene.refresh()
    console.print()
    console.print(scene.painter.head(scene.view), soft_wrap=True)
    picture = scene.painter.picture(scene.view)
    if picture is not None:
        console.print(Segments(drawn(picture)), soft_wrap=True)
    console.print(scene.painter.seats(scene.view, scene.names, 90, Mats.ALL), soft_wrap=True)
    if scene.table.match.result is not None:
        console.print(Text(scene.speaker.result(scene.table.match.result), style="bold"), soft_wrap=True)


def drawn(picture: Picture) -> list[Segment]:
    """The whole picture as lines."""
    found = [
        Segment(" " * EDGE, ink(False)),
        *[Segment(f"{name:>{picture.cells}}", ink(False)) for name in picture.columns],
    ]
    for name, row in zip(picture.rows, picture.spots, strict=True):
        found += [Segment.line(), Segment(f"{name:>2} ", ink(False))]
        found += [Segment(spot.text, style_of(spot)) for spot in row]
    return [*found, Segment.line()]
