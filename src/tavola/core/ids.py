"""Names for whole numbers, so that a seat is never mistaken for a card."""

from __future__ import annotations

from typing import Final, NewType

Seat = NewType("Seat", int)
CardId = NewType("CardId", int)
PlaceId = NewType("PlaceId", int)

NOBODY: Final = Seat(-1)
