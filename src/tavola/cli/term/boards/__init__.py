"""How a game is drawn in a terminal: the contract of a painter, and how the painter of a game is found by its name."""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Mapping, Sequence
from enum import IntEnum
from typing import Any, Final, NamedTuple, Protocol

from rich.text import Text

from tavola.core.play import Match
from tavola.core.values import Action, Event, Menu

POINT: Final = "•"  # a choice in a spot too narrow for its number


class Mats(IntEnum):
    """Whose cards are shown beside the board."""

    NONE = 0
    OWN = 1
    ALL = 2


class Room(NamedTuple):
    """What there is for a board, in terminal cells."""

    width: int
    height: int


class Spot(NamedTuple):
    """One place of the drawing, as wide as its text; `square` is -1 where nothing can be clicked."""

    text: str
    ink: str
    ground: str
    square: int = -1
    bold: bool = False
    line: bool = False
    figure: bool = False


class Picture(NamedTuple):
    """A board as rows of spots with names on its edges, and the place to keep in sight. A spot is `cells` wide."""

    columns: Sequence[str]
    rows: Sequence[str]
    spots: Sequence[Sequence[Spot]]
    focus: tuple[int, int] | None = None
    cells: int = 2

    @property
    def width(self) -> int:
        return len(self.columns)

    @property
    def height(self) -> int:
        return len(self.rows)


class Painter(Protocol):
    """All that the terminal must know of one game, in one language. Views go in, never states.

    What is written here is how it is for a game that does not care.
    """

    def picture(self, view: Any, room: Room | None = None) -> Picture | None:
        """The board as this view shows it; whatever does not fit into the room is scrolled."""
        return None

    def places(self, action: Action, view: Any) -> tuple[int, ...]:
        """The squares an action is about; a click on one of them means it."""
        return ()

    def head(self, view: Any) -> Text:
        """Round, decks and the like, in one line."""
        raise NotImplementedError

    def seats(self, view: Any, names: Sequence[str], width: int, mats: Mats) -> Text:
        """Every seat with its state, in lines of this width."""
        return Text("\n".join(names))

    def legend(self) -> Text:
        """What the signs mean."""
        return Text()

    def names(self, view: Any) -> list[str]:
        """What players without a name of their own are called by now; empty when nothing better than a number."""
        return []

    def nameless(self, event: Event) -> bool:
        """Whether a line about this event should not yet use those names."""
        return False

    def weight(self, event: Event) -> str:
        """The style of the event's line in the log."""
        return ""

    def follows(self, before: Event, event: Event) -> bool:
        """Whether the line of this event takes the place of the line before it: one walk, one line."""
        return False

    def more(self, event: Event, view: Any) -> list[str]:
        """Further lines about an event, below its sentence."""
        return []

    def colours(self, view: Any) -> list[str]:
        """The colour of every seat."""
        return []

    def items(self, menu: Menu, view: Any) -> list[str]:
        """What the things of a Pick are called."""
        return [str(item) for item in getattr(menu, "of", ())]

    def number(self, field: str, word: str, view: Any) -> int | None:
        """A word of the command line as the number an action's field holds."""
        return int(word) if word.lstrip("-").isdigit() else None

    def command(self, text: str, view: Any) -> Action | None:
        """The whole command line as an action, by a game that has a language of its own for them."""
        return None

    def hint(self, menu: Menu, view: Any) -> str:
        """How to answer a menu that no list can hold."""
        return ""

    def secret(self, view: Any) -> bool:
        """Whether seats know different things, so that one screen must not be shown to all."""
        return True


def painter(match: Match, lang: str) -> Painter:
    """The painter of this game; a game without one is shown as words."""
    name = f"{__name__}.{match.game.name}"
    if importlib.util.find_spec(name) is None:
        return Wordy(match, lang)
    found: Painter = importlib.import_module(name).painter(match, lang)
    return found


class Wordy(Painter):
    """The painter of a game that has none: seats by number, no board."""

    def __init__(self, match: Match, lang: str) -> None:
        self.title = match.game.titles.get(lang, match.game.name)

    def head(self, view: Any) -> Text:
        return Text(self.title)


def marked(
    picture: Picture, marks: Mapping[int, str], chosen: Sequence[int], light: tuple[str, str], lamp: tuple[str, str]
) -> list[list[Spot]]:
    """The spots with choices written on them: `light` for any choice, `lamp` for the one under the cursor."""
    rows = []
    for row in picture.spots:
        rows.append([_mark(spot, marks, chosen, light, lamp) for spot in row])
    return rows


def _mark(
    spot: Spot, marks: Mapping[int, str], chosen: Sequence[int], light: tuple[str, str], lamp: tuple[str, str]
) -> Spot:
    if spot.square < 0 or (spot.square not in marks and spot.square not in chosen):
        return spot
    ink, ground = lamp if spot.square in chosen else light
    if spot.figure:
        return spot._replace(ink=ground, ground=ink, bold=True, line=True)
    text, wide = marks.get(spot.square, ""), len(spot.text)
    if not 0 < len(text) <= wide:
        text = POINT if wide == 1 else spot.text
    return spot._replace(text=f"{text:>{wide}}", ink=ink, ground=ground, bold=True)
