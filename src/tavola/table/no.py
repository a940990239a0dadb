"""Why a wish is not carried out."""

from __future__ import annotations

from tavola.core.values import Refusal


class No(Exception):
    """A reason of the table's own, or a rule of the game. Whoever says it has changed nothing."""

    def __init__(self, reason: str, text: str = "", refusal: Refusal | None = None, need: int = 0) -> None:
        super().__init__(reason)
        self.reason = reason
        self.text = text
        self.refusal = refusal
        self.need = need
