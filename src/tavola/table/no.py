"""Why a wish is not carried out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tavola.core.values import Refusal
from tavola.table.wire import OPEN, RUNNING

if TYPE_CHECKING:
    from tavola.table.room import Room


class No(Exception):
    """A reason of the table's own, or a rule of the game. Whoever says it has changed nothing."""

    def __init__(self, reason: str, text: str = "", refusal: Refusal | None = None, need: int = 0) -> None:
        super().__init__(reason)
        self.reason = reason
        self.text = text
        self.refusal = refusal
        self.need = need


def need_running(room: Room) -> None:
    if room.status != RUNNING:
        raise No("not-running" if room.status == OPEN else "over")


def need_open(room: Room) -> None:
    if room.status != OPEN:
        raise No("not-open" if room.status == RUNNING else "over")
