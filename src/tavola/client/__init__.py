"""Play at a Tavola server from a program: docs/protocol.md tells what goes over the wire, this package speaks it."""

from tavola.client.http import Client, HttpError
from tavola.client.table import Gone, NotDone, TableClient

__all__ = ["Client", "Gone", "HttpError", "NotDone", "TableClient"]
