"""Positions as text, both ways: what tests, puzzles and editors are written in. docs/positions.md shows the format."""

from __future__ import annotations

from tavola.games.gorgasali.position_read import read
from tavola.games.gorgasali.position_write import write

__all__ = ["read", "write"]
