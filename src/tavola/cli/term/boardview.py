"""The board as a widget: scrolls, keeps the acting figure in view, tells which square was clicked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from rich.segment import Segment
from rich.style import Style
from textual.events import Click, Resize
from textual.geometry import Size
from textual.message import Message
from textual.scroll_view import ScrollView
from textual.strip import Strip

from tavola.cli.term.boards import Picture, Room, Spot, marked

EDGE: Final = 3  # cells of the row numbers
LIGHT: Final = ("#101214", "#d7ff5f")
LAMP: Final = ("#101214", "#ff87d7")
NAME: Final = "#7d8590"
NAME_NOW: Final = "#ffd75f"
FAINT: Final = "#4c535d"
PAPER: Final = "#14161a"


class BoardView(ScrollView, can_focus=False):
    """Shows a picture with the choices of the moment on it."""

    class Picked(Message):
        """A square was clicked."""

        def __init__(self, square: int) -> None:
            super().__init__()
            self.square = square

    def __init__(self) -> None:
        super().__init__(id="board")
        self.picture: Picture | None = None
        self.spots: Sequence[Sequence[Spot]] = ()
        self.marks: dict[int, str] = {}
        self.chosen: tuple[int, ...] = ()

    @property
    def room(self) -> Room | None:
        """What is left for the picture itself, once the screen has been laid out."""
        width, height = self.size.width - EDGE, self.size.height - 1
        return Room(width, height) if width > 0 and height > 0 else None

    @property
    def cells(self) -> int:
        """How wide a spot is."""
        return self.picture.cells if self.picture is not None else 1

    # --- what to show ----------------------------------------------------------------------------------------------

    def show(self, picture: Picture | None, marks: Mapping[int, str]) -> None:
        self.display = picture is not None
        self.picture = picture
        self.marks = dict(marks)
        self.chosen = ()
        self._paint()
        if picture is not None:
            self.virtual_size = Size(EDGE + picture.cells * picture.width, 1 + picture.height)
            self.follow()

    def point(self, squares: Sequence[int]) -> None:
        """Light the squares of the choice under the cursor."""
        if tuple(squares) != self.chosen:
            self.chosen = tuple(squares)
            self._paint()
            self.reveal()

    def reveal(self) -> None:
        """Turn to what is chosen when it lies out of sight."""
        places = [
            (x, y) for y, row in enumerate(self.spots) for x, spot in enumerate(row) if spot.square in self.chosen
        ]
        if not places:
            return
        left, top = self.scroll_offset
        xs, ys = [self.cells * x for x, _ in places], [y for _, y in places]
        x = within(left, self.size.width - EDGE, min(xs), max(xs) + self.cells)
        y = within(top, self.size.height - 1, min(ys), max(ys) + 1)
        if (x, y) != (left, top):
            self.scroll_to(x, y, animate=False, force=True)

    def follow(self) -> None:
        """Keep the acting figure in the middle of what is seen, as far as the rim allows."""
        if self.picture is None or self.picture.focus is None:
            return
        x, y = self.picture.focus
        width, height = self.size.width - EDGE, self.size.height - 1
        self.scroll_to(self.cells * x + 1 - width // 2, y - height // 2, animate=False, force=True)

    def push(self, dx: int, dy: int) -> None:
        """Look elsewhere for a while."""
        self.scroll_relative(dx * self.cells, dy, animate=False)

    def on_resize(self, event: Resize) -> None:
        self.follow()

    def _paint(self) -> None:
        if self.picture is not None:
            self.spots = marked(self.picture, self.marks, self.chosen, LIGHT, LAMP)
        self.refresh()

    # --- drawing ---------------------------------------------------------------------------------------------------

    def render_line(self, y: int) -> Strip:
        """The names of columns stay on top and those of rows at the left while the squares move."""
        left, top = self.scroll_offset
        room = max(0, self.size.width - EDGE)
        row = y - 1 + top
        if self.picture is None or (y and not 0 <= row < self.picture.height):
            return Strip.blank(self.size.width, Style(bgcolor=PAPER))
        segments = self._names() if y == 0 else self._squares(row)
        strip = Strip(segments).crop(left, left + room)
        edge = self._edge("" if y == 0 else self.picture.rows[row], row if y else -1)
        return Strip.join([Strip([edge]), strip]).extend_cell_length(self.size.width, Style(bgcolor=PAPER))

    def _names(self) -> list[Segment]:
        assert self.picture is not None
        now = self.picture.focus[0] if self.picture.focus else -1
        columns = enumerate(self.picture.columns)
        wide = self.cells
        return [
            Segment(f"{name:>{wide}}", ink(x == now, faint=1 < len(name) == wide and x % 2 == 0)) for x, name in columns
        ]

    def _edge(self, name: str, row: int) -> Segment:
        assert self.picture is not None
        now = self.picture.focus is not None and self.picture.focus[1] == row
        return Segment(f"{name:>2} ", ink(now))

    def _squares(self, row: int) -> list[Segment]:
        return [Segment(spot.text, style_of(spot)) for spot in self.spots[row]]

    # --- the mouse -------------------------------------------------------------------------------------------------

    def on_click(self, event: Click) -> None:
        square = self.square_at(event.x, event.y)
        if square >= 0:
            self.post_message(self.Picked(square))

    def square_at(self, x: int, y: int) -> int:
        """The square under a cell of the widget, -1 for none."""
        column, row = (x - EDGE + self.scroll_offset.x) // self.cells, y - 1 + self.scroll_offset.y
        if self.picture is None or x < EDGE or y < 1:
            return -1
        if not (0 <= row < self.picture.height and 0 <= column < self.picture.width):
            return -1
        return self.picture.spots[row][column].square


def within(at: int, room: int, low: int, high: int) -> int:
    """Where a window of this room must begin to show low..high; unmoved where it already does."""
    return min(max(at, high - room), low)


def ink(now: bool, *, faint: bool = False) -> Style:
    """Names of two letters have no gap between them: every second one is fainter."""
    return Style(color=NAME_NOW if now else FAINT if faint else NAME, bgcolor=PAPER, bold=now)


def style_of(spot: Spot) -> Style:
    return Style(color=spot.ink, bgcolor=spot.ground, bold=spot.bold, underline=spot.line)
