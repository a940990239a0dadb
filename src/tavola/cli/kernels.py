"""What replays say of flicks that another version of the solver reckoned."""

from __future__ import annotations

from tavola.core.game import game
from tavola.core.record import Record


def reckoned(record: Record) -> str:
    """A sentence, or nothing where the solver is still the same: what it found is in the record, and it stays so."""
    today = game(record.header.game).kernel()
    others = [kernel for kernel in record.kernels() if kernel != today]
    return f"flicks taken as recorded: reckoned by kernel {', '.join(others)}, today's is {today}" if others else ""
