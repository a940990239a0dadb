"""The seats beside the map: who is who, how well, with what in hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.cells import cell_len
from rich.text import Text

from tavola.cli.term.boards import Mats
from tavola.cli.term.boards.gorgasali import colours as c
from tavola.cli.term.boards.gorgasali.board import column
from tavola.core.text import Sentences
from tavola.games.gorgasali.board import Board
from tavola.games.gorgasali.kit import OCTOR, Kit
from tavola.games.gorgasali.view import EMPTY, HIDDEN, SeatView, View

FULL: Final = 100
EIGHTHS: Final = " ▏▎▍▌▋▊▉█"
PLACES: Final = ("weapon", "helmet", "body", "defensive", "throwable", "consumable")
ROOMY: Final = 44  # from here on there is room for a long bar
MANY: Final = 6  # more seats than this push the own cards out of a narrow place, so these come first
WIDE: Final = 60  # and from here for flags and squares


class Desk:
    """Everything that is said about seats, in one language."""

    def __init__(self, kit: Kit, words: Sentences, lang: str) -> None:
        self.kit = kit
        self.words = words
        self.lang = lang

    # --- names -----------------------------------------------------------------------------------------------------

    def say(self, message: str, **arguments: str | int) -> str:
        return self.words.form(message, arguments)

    def character(self, number: int) -> str:
        names = self.kit.characters[number].names
        return names.get(self.lang) or names["en"]

    def card(self, kind: int) -> str:
        if kind == HIDDEN:
            return self.say("hidden")
        cards = self.kit.cards
        names = cards.weapons[kind].names if cards.is_weapon(kind) else cards.support(kind).names
        return names.get(self.lang) or names["en"]

    def code(self, seat: SeatView) -> str:
        """Two letters of the character's own name, its number before it has one."""
        if seat.character < 0:
            return f"{seat.seat + 1:>2}"
        letters = [sign for sign in self.character(seat.character).split()[-1] if sign.isalpha()]
        return (letters[0] + letters[1]).capitalize()

    def codes(self, view: View) -> list[str]:
        return [self.code(seat) for seat in view.seats]

    # --- lines -----------------------------------------------------------------------------------------------------

    def all(self, view: View, names: Sequence[str], width: int, mats: Mats) -> Text:
        """A line a seat, cards below it when asked for; the viewer's own apart, on top where there is little room."""
        lines: list[Text] = []
        for seat in view.seats:
            lines.append(self.line(view, seat, names[seat.seat], width))
            if mats == Mats.ALL and seat.seat != view.seat and seat.alive:
                lines += self.cards(seat, width)
        if mats and view.seat is not None and view.seats[view.seat].alive:
            mine = view.seats[view.seat]
            own = self.held(mine, width) if width < ROOMY else self.own_mat(mine, width)
            lines = [*own, *lines] if width < ROOMY and len(view.seats) > MANY else [*lines, Text(), *own]
        return Text("\n").join(lines)

    def line(self, view: View, seat: SeatView, name: str, width: int) -> Text:
        colour = c.SEATS[seat.seat]
        acts = view.turn.seat == seat.seat and seat.alive and view.result is None
        text = Text("▸" if acts else " ", style=c.FRAME_NOW, no_wrap=True, overflow="ellipsis", end="")
        text.append(self.code(seat), f"bold {c.SEAT_INK} on {colour}" if seat.alive else f"{c.DIM} strike")
        text.append(" ")
        cells = 10 if width >= ROOMY else 5
        room = max(7, min(22, width - 19 - cells, width - 46 if width >= WIDE else width))
        text.append(fit(self.called(seat, name), room), colour if seat.alive else f"{c.DIM} strike")
        if seat.character < 0:
            return text
        if not seat.alive:
            return text.append(" " + self.say("out"), c.DIM)
        self.bar(text, seat, cells)
        self.state(text, seat)
        if width >= WIDE:
            text.append(f" {self.where(seat):<4}", c.FRAME)
        for flag, style in self.flags(view, seat, width):
            text.append(f" {flag}", style)
        text.truncate(width, overflow="ellipsis")
        return text

    def called(self, seat: SeatView, name: str) -> str:
        if seat.character < 0:
            return name
        character = self.character(seat.character)
        return character if name == character else f"{name} · {character}"

    def bar(self, text: Text, seat: SeatView, cells: int) -> None:
        """Health as a bar of eighths and as a number."""
        style = c.health(seat.health)
        eighths = -(-seat.health * cells * 8 // FULL)
        filled = "█" * (eighths // 8) + (EIGHTHS[eighths % 8] if eighths % 8 else "")
        text.append(" ")
        text.append(filled.ljust(cells), f"{style} on #2a2d33")
        text.append(f"{seat.health:>4}", f"bold {style}")

    def state(self, text: Text, seat: SeatView) -> None:
        """Cooldown and extra chests."""
        if seat.character < 0 or self.kit.characters[seat.character].passive:
            text.append("    ")
        elif seat.cooldown:
            text.append(f" ↻{seat.cooldown:<2}", c.DIM)
        else:
            held = seat.character != OCTOR or seat.ability >= 0
            text.append(" ●  " if held else "    ", c.GOOD)
        text.append(f"▣{seat.chests}" if seat.chests else "  ", c.CHEST[1])

    def where(self, seat: SeatView) -> str:
        return place(self.kit.board, seat.square) if seat.square >= 0 else f"⌂{seat.sector}" if seat.sector else ""

    def flags(self, view: View, seat: SeatView, width: int) -> list[tuple[str, str]]:
        """What else is true of a seat: words where there is room, signs where not."""
        found = []
        long = width >= WIDE
        if seat.frozen_by:
            found.append((self.say("frozen") if long else "❄", "#9be7ff"))
        if seat.burned:
            found.append((self.say("burned") if long else "♨", "#ff9a5c"))
        for banner in view.banners:
            if seat.square >= 0 and seat.square in banner.squares and banner.kind > 0:
                found.append((c.BANNER_SIGNS[banner.kind].strip(), c.BANNER_INKS[banner.kind]))
        if long:
            found += self.long_flags(view, seat)
        return found

    def long_flags(self, view: View, seat: SeatView) -> list[tuple[str, str]]:
        found = []
        if seat.skipped:
            found.append((self.say("skipped"), c.DIM))
        if seat.character == OCTOR and seat.ability >= 0:
            names = self.kit.characters[seat.ability].ability
            found.append((self.say("holds", ability=names.get(self.lang) or names["en"]), c.FRAME))
        if seat.lent:
            found.append((self.say("lent"), c.BAD))
        if self.kit.duo:
            found.append((self.say("team", team=seat.team + 1), c.FRAME))
        if view.bar == seat.seat:
            found.append((self.say("bar"), c.DIM))
        return found

    # --- mats ------------------------------------------------------------------------------------------------------

    def cards(self, seat: SeatView, width: int) -> list[Text]:
        """The cards of one seat in as few lines as they need."""
        pieces = [self.piece(seat, slot) for slot in range(len(seat.mat)) if seat.mat[slot] != EMPTY]
        return flow(pieces, width, 4)

    def held(self, seat: SeatView, width: int) -> list[Text]:
        """Only what is there, each with its slot's number: all that a narrow place has room for."""
        return flow([self.slot(seat, slot) for slot in range(len(seat.mat)) if seat.mat[slot] != EMPTY], width, 1)

    def own_mat(self, seat: SeatView, width: int) -> list[Text]:
        """Every slot with its number, the empty ones too."""
        active = self.kit.layout.active
        head = Text(f" {self.say('yours')}", style="bold")
        front = [self.slot(seat, slot) for slot in range(active)]
        pack = [self.slot(seat, slot) for slot in range(active, len(seat.mat))]
        name = Text(f"{self.say('pack')}: ", style=c.DIM)
        return [head, *flow(front, width, 1), *flow([name, *pack], width, 1)]

    def slot(self, seat: SeatView, slot: int) -> Text:
        text = Text(f"{slot + 1} ", style=c.DIM)
        if seat.mat[slot] == EMPTY:
            return text.append(self.say(f"slot-{PLACES[self.kit.layout.slots[slot]]}"), f"{c.DIM} italic")
        return text.append(self.piece(seat, slot))

    def piece(self, seat: SeatView, slot: int) -> Text:
        kind = seat.mat[slot]
        name = self.card(kind)
        if slot in seat.spent:
            return Text(f"×{name}", style=f"{c.DIM} strike")
        if slot >= self.kit.layout.active:
            return Text(f"({name})", style=c.DIM)
        return Text(name, style=TINTS[self.kit.layout.slots[slot]])


TINTS: Final = ("#ffcf9e", "#b8c4d0", "#b8c4d0", "#e8d3a8", "#ff9ab0", "#a8e6c0")


def place(board: Board, square: int) -> str:
    return f"{column(board.x(square))}{board.y(square) + 1}"


def fit(text: str, cells: int) -> str:
    """Cut or padded to exactly so many cells."""
    if cell_len(text) > cells:
        text = text[: cells - 1] + "…"
    return text + " " * (cells - cell_len(text))


def flow(pieces: Sequence[Text], width: int, indent: int) -> list[Text]:
    """Pieces side by side, two blanks between, in lines that fit."""
    lines: list[Text] = []
    for piece in pieces:
        if not lines or lines[-1].cell_len + piece.cell_len + 2 > width:
            lines.append(Text(" " * indent).append(piece))
        else:
            lines[-1].append("  ").append(piece)
    for line in lines:
        line.truncate(max(width, 8), overflow="ellipsis")
    return lines
