"""Where everything lasting lies: SQLite in a file, or PostgreSQL; one writer that commits in groups."""

from tavola.server.store.errors import StoreError, Taken
from tavola.server.store.store import Store

__all__ = ["Store", "StoreError", "Taken"]
