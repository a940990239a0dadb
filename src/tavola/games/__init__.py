"""The games, one package each; nothing registers them. Calling this package lists them: `tavola.games()`."""

from __future__ import annotations

import sys
from types import ModuleType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tavola.core.game import Game


class _Games(ModuleType):
    """`tavola.games` is a package to Python and a question to users; this makes it answer."""

    def __call__(self) -> dict[str, Game]:
        from tavola.core.game import games

        return games()


sys.modules[__name__].__class__ = _Games
