"""Whose fault is in the type: a player's (Refused), a file's (ContentError, RecordError), a caller's (the rest)."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tavola.core.values import Refusal


class TavolaError(Exception):
    """The root of everything Tavola raises on purpose."""


class Refused(TavolaError):
    """A player's illegal wish; nothing was changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.rule}: {refusal.reason}")
        self.refusal = refusal


class ContentError(TavolaError):
    """Wrong data in a file or a text: says what, where, and what was expected."""

    def __init__(self, file: str, line: int, message: str) -> None:
        super().__init__(f"{file}:{line}: {message}")
        self.file = file
        self.line = line
        self.message = message


class RecordError(TavolaError):
    """A record that cannot be read or does not replay: says at which line or entry."""


class UnknownGame(TavolaError):
    """No game has this name; the message lists those that exist."""


class OptionError(TavolaError):
    """A table option that does not exist or a value it cannot take."""


class ScriptError(TavolaError):
    """A scripted outcome does not fit what nature was asked for."""


class EngineError(TavolaError):
    """Our own bug: the table that meets it stops alone and keeps its record."""
