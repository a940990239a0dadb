"""Tavola: a digital table. `tavola.games()`, `tavola.game(name)`, `tavola.Match(...)`, `tavola.Record.load(path)`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tavola.core.errors import Refused, TavolaError
    from tavola.core.game import game, games
    from tavola.core.play import Match
    from tavola.core.record import Record

__all__ = ["Match", "Record", "Refused", "TavolaError", "game", "games"]
__version__ = "0.1.0"

_HOMES = {
    "Match": "tavola.core.play",
    "Record": "tavola.core.record",
    "Refused": "tavola.core.errors",
    "TavolaError": "tavola.core.errors",
    "game": "tavola.core.game",
    "games": "tavola.core.game",
}


def __getattr__(name: str) -> Any:
    """Load a public name when it is first used, so that importing tavola does no work."""
    if name not in _HOMES:
        raise AttributeError(f"module 'tavola' has no attribute {name!r}")
    import importlib

    return getattr(importlib.import_module(_HOMES[name]), name)
