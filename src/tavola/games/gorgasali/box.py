"""The box a view was played with: board, cards and options, from what the view itself says."""

from __future__ import annotations

from functools import lru_cache

from tavola.games.gorgasali.board import Board
from tavola.games.gorgasali.cards import TREE
from tavola.games.gorgasali.drawn_board import KEY, NAMES, SEATS
from tavola.games.gorgasali.kit import Kit
from tavola.games.gorgasali.options import OPTIONS
from tavola.games.gorgasali.view import MapView, View

STANDARD = OPTIONS[0].default


def kit_of(view: View) -> Kit:
    """Made once for each table; equal settings share it."""
    drawn = view.map if view.settings["board"] == KEY else None
    return _kit(len(view.seats), tuple(sorted(view.settings.items())), drawn)


@lru_cache(maxsize=64)
def _kit(seats: int, settings: tuple[tuple[str, int | str | bool], ...], drawn: MapView | None) -> Kit:
    from tavola.games.gorgasali import GAME

    chosen = dict(settings)
    if drawn is None:
        return GAME.kit(seats, chosen)
    kit = GAME.kit(seats, {**chosen, "board": STANDARD})
    kit.board = board_of(drawn)
    kit.settings = chosen
    return kit


def board_of(drawn: MapView) -> Board:
    """A board that no file holds. Where its chests were when the game began, the view does not say."""
    healing = bytearray(drawn.width * drawn.height)
    for square in drawn.healing:
        healing[square] = 1
    tree = tuple([square for square, kind in enumerate(drawn.terrain) if kind == TREE])
    return Board(
        KEY, NAMES, drawn.width, drawn.height, bytes(drawn.terrain), bytes(drawn.zone), (), bytes(healing),
        drawn.gates, tree, *SEATS,
    )  # fmt: skip
