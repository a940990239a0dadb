"""What the HTTP part says when it says no: a status, a sentence in the language of whoever asked, and the place.

Sentences are in `http/text/<lang>.ftl`, under `problem-<key>`.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from tavola.core.errors import TavolaError
from tavola.core.text import sentences

TEXT: Final = Path(__file__).with_name("http") / "text"


class Trouble(TavolaError):
    """Not done, by a client's fault. `where` names the part of the request that is meant."""

    def __init__(self, status: int, key: str, where: str = "", **arguments: str | int) -> None:
        super().__init__(f"{key} {arguments or ''} {where}".strip())
        self.status = status
        self.key = key
        self.where = where
        self.arguments = arguments

    def message(self, lang: str) -> str:
        return sentences(TEXT, lang).form(f"problem-{self.key}", self.arguments)
