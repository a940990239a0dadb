"""What is being decided, as a view tells it."""

from __future__ import annotations

import msgspec


class PendingView(msgspec.Struct, frozen=True):
    """What is being decided. `question` is the kind of decision; `disk` what it is about, and `kind` what that shows,
    also off the field; `among` what is asked of; `anchor` and `reach`: a place is asked for, no farther (edge to edge)
    from this disk than that; `areas`: or inside one of these polygons; `ritual` a ritual just drawn, for its drawer
    only."""

    seat: int = -1
    question: str = ""
    disk: int = -1
    among: tuple[int, ...] = ()
    anchor: int = -1
    reach: int = 0
    areas: tuple[tuple[tuple[int, int], ...], ...] = ()
    ritual: int = -1
    goal: int = -1
    kind: int = -1
