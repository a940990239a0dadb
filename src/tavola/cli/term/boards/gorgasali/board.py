"""The map as a picture: squares, a frame with the start sectors around them, figures and banners on top."""

from __future__ import annotations

from collections.abc import Sequence

from tavola.cli.term.boards import Picture, Spot
from tavola.cli.term.boards.gorgasali import colours as c
from tavola.games.gorgasali.board import Board
from tavola.games.gorgasali.cards import BALL_LIGHTNING, BARRIER, MAGIC_FIELD, OUTSIDE, SMOKE, TREE
from tavola.games.gorgasali.view import SeatView, View


def column(x: int) -> str:
    """A to Z, then AA and so on; the same names as in sentences."""
    return (chr(64 + x // 26) if x >= 26 else "") + chr(65 + x % 26)


def square_named(board: Board, name: str) -> int | None:
    """F7 as a number, None when there is no such square."""
    letters = name.rstrip("0123456789").upper()
    digits = name[len(letters) :]
    known = {column(x): x for x in range(board.width)}
    if letters not in known or not digits:
        return None
    square = board.at(known[letters], int(digits) - 1)
    return square if square >= 0 else None


def picture(board: Board, view: View, codes: Sequence[str]) -> Picture:
    """Codes are the two letters of every seat."""
    painted = Painting(board, view, codes)
    return Picture(
        ["", *[column(x) for x in range(board.width)], ""],
        ["", *[str(y + 1) for y in range(board.height)], ""],
        [[painted.spot(x, y) for x in range(-1, board.width + 1)] for y in range(-1, board.height + 1)],
        painted.focus(),
    )


class Painting:
    """One drawing of the map."""

    def __init__(self, board: Board, view: View, codes: Sequence[str]) -> None:
        self.board = board
        self.view = view
        self.codes = codes
        self.figures = {seat.square: seat for seat in view.seats if seat.alive and seat.square >= 0}
        self.graves = {seat.grave: seat for seat in view.seats if seat.grave >= 0 and not seat.alive}
        self.chests = set(view.chests)
        self.banners = {square: banner.kind for banner in reversed(view.banners) for square in banner.squares}
        self.covered = set(view.turn.covered)
        self.ring = self._ring()

    def focus(self) -> tuple[int, int] | None:
        """Where the figure that acts stands, or the gate it waits at."""
        who = next((seat for seat in self.view.seats if seat.seat == self.view.turn.seat), None)
        if who is None:
            return None
        square = who.square
        if square < 0 and 0 < who.sector < len(self.board.gates) and self.board.gates[who.sector]:
            square = self.board.gates[who.sector][0]
        return (self.board.x(square) + 1, self.board.y(square) + 1) if square >= 0 else None

    def spot(self, x: int, y: int) -> Spot:
        square = self.board.at(x, y)
        if square < 0:
            return self.ring.get((x, y), Spot("  ", c.DIM, c.PAPER))
        if square in self.figures:
            return self.figure(self.figures[square], square)
        return self.field(square, x, y)

    def field(self, square: int, x: int, y: int) -> Spot:
        """The ground and what lies on it."""
        terrain, zone = self.board.terrain[square], self.board.zone[square]
        dead = 0 < zone <= self.view.level and terrain not in (OUTSIDE, TREE)
        ground = c.ground(terrain, zone, bool((x + y) % 2), dead)
        sign, ink = self.sign(square, terrain)
        if dead and sign == "  ":
            sign, ink = c.HATCH, c.mix(ground, "#ffffff", 0.16)
        elif dead and square not in self.chests:
            ink = c.mix(ink, ground, 0.45)
        if square in self.banners:
            return self.banner(square, ground, sign)
        if square in self.covered and sign in ("  ", c.HATCH):
            sign, ink = "··", c.mix(ground, "#ffffff", 0.5)
        if terrain == TREE:
            return Spot(sign, ink, ground, square, bold=True)
        return Spot(sign, ink, ground, square if terrain != OUTSIDE else -1, bold=square in self.chests)

    def sign(self, square: int, terrain: int) -> tuple[str, str]:
        if square in self.chests:
            return c.CHEST
        if square in self.graves:
            return self.codes[self.graves[square].seat][0] + c.GRAVE, c.SEATS[self.graves[square].seat]
        if self.board.healing[square]:
            return c.POINT
        return c.SIGNS[terrain], c.INK[terrain]

    def banner(self, square: int, ground: str, sign: str) -> Spot:
        kind = self.banners[square]
        own = c.BANNER_GROUND[kind]
        text = c.BANNER_SIGNS[kind]
        if kind in (BALL_LIGHTNING, MAGIC_FIELD):
            text = text[0] + (sign[0] if sign != c.HATCH else " ")
        return Spot(text, c.BANNER_INKS[kind], own or ground, square, bold=kind in (BARRIER, SMOKE, BALL_LIGHTNING))

    def figure(self, seat: SeatView, square: int) -> Spot:
        acts = seat.seat == self.view.turn.seat
        return Spot(self.codes[seat.seat], c.SEAT_INK, c.SEATS[seat.seat], square, True, acts, figure=True)

    def _ring(self) -> dict[tuple[int, int], Spot]:
        """The numbers of the start sectors outside their gates, and who waits there."""
        found = {}
        for sector, gates in enumerate(self.board.gates):
            for gate in gates[:1]:
                place = self.beyond(gate)
                found[place] = Spot(f"{sector:>2}", c.DIM, c.PAPER)
                for seat in self.view.seats:
                    if seat.alive and seat.square < 0 and seat.sector == sector:
                        acts = seat.seat == self.view.turn.seat
                        found[place] = Spot(self.codes[seat.seat], c.SEAT_INK, c.SEATS[seat.seat], -1, True, acts)
        return found

    def beyond(self, gate: int) -> tuple[int, int]:
        """The place outside the edge where this gate lies."""
        x, y = self.board.x(gate), self.board.y(gate)
        if y == 0:
            return x, -1
        if y == self.board.height - 1:
            return x, self.board.height
        return (-1, y) if x == 0 else (self.board.width, y)


