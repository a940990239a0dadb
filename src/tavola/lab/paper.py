"""Where results are written: a terminal at its own width; a file or a pipe with no edge at which tables are cut."""

from __future__ import annotations

import sys
from typing import Final

from rich.console import Console

BROAD: Final = 200


def paper() -> Console:
    return Console(width=None if sys.stdout.isatty() else BROAD)
