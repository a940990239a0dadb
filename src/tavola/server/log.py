"""What the server writes down for the one who runs it: one line a matter, on standard error, never a secret.

Addresses of requests are not logged at all: they may carry keys.
"""

from __future__ import annotations

import logging
from typing import Final

LINE: Final = "%(asctime)s %(levelname)-7s %(name)s: %(message)s"


def set_up(level: str) -> None:
    handler = logging.StreamHandler()
    handler.setFormatter(logging.Formatter(LINE, datefmt="%H:%M:%S"))
    ours = logging.getLogger("tavola")
    ours.handlers = [handler]
    ours.setLevel(level.upper())
    ours.propagate = False
    for name in ("uvicorn", "uvicorn.error", "litestar", "alembic"):
        library = logging.getLogger(name)
        library.handlers = [handler]
        library.setLevel(logging.WARNING)
        library.propagate = False
