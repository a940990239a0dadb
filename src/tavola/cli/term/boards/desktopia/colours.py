"""The colours of the table: dark wood, so that disks are seen first. Every disk has its number too."""

from __future__ import annotations

from typing import Final

PAPER: Final = "#14161a"
FRAME: Final = "#7d8590"
NOW: Final = "#ffd75f"
DIM: Final = "#6b7280"
GOOD: Final = "#5fd787"
FAIR: Final = "#ffd75f"
BAD: Final = "#ff6b6b"

# One a camp, all far from the wood and from each other also for eyes that see no red or no green; ink is dark.
CAMPS: Final = ("#ffb347", "#6cc7ff", "#ffffff", "#46e0a4", "#ff8fc7", "#f2e34c", "#c9a2ff", "#b8c4d0")
INK: Final = "#101214"

WOOD: Final = ("#33291f", "#392e23")  # by turns, a decimetre each
THING: Final = "#56606e"
AREA: Final = "#4d5a2c"  # where a disk may be put, or a goal lies
ARTIFACT: Final = "#d9b64a"
BARREL: Final = "#9a6a3a"
MISSILE: Final = "#e8e4da"


def camp(number: int) -> str:
    return CAMPS[number % len(CAMPS)]


def life(now: int, limit: int) -> str:
    return GOOD if now >= limit else BAD if now == 1 else FAIR
