"""What can go wrong with the storage."""

from __future__ import annotations

from tavola.core.errors import TavolaError


class StoreError(TavolaError):
    """The storage cannot be used: says which one and why."""


class Taken(StoreError):
    """Rows with these numbers are there already: somebody else writes this table."""
