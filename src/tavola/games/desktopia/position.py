"""Positions as text (docs/positions.md): what tests, etudes and editors are written in."""

from __future__ import annotations

from tavola.games.desktopia.position_read import read
from tavola.games.desktopia.position_write import write

__all__ = ["read", "write"]
