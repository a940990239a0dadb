"""The box a view was played with: board, cards and options, from what the view itself says."""

from __future__ import annotations

from functools import lru_cache

from tavola.games.gorgasali import content
from tavola.games.gorgasali.board import Board
from tavola.games.gorgasali.cards import TREE
from tavola.games.gorgasali.kit import Kit
from tavola.games.gorgasali.options import OPTIONS
from tavola.games.gorgasali.view import MapView, View

STANDARD = OPTIONS[0].default


def kit_of(view: View) -> Kit:
    return _kit(len(view.seats), tuple(sorted(view.settings.items())), view.map)


@lru_cache(maxsize=16)
def _kit(seats: int, settings: tuple[tuple[str, int | str | bool], ...], drawn: MapView | None) -> Kit:
    from tavola.games.gorgasali.game import GAME

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
        content.DRAWN, {}, drawn.width, drawn.height, bytes(drawn.terrain), bytes(drawn.zone), (), bytes(healing),
        drawn.gates, tree, *GAME_SEATS,
    )  # fmt: skip
