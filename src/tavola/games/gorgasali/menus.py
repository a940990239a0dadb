"""The one menu of this game that accepts more than it lists. Not compiled."""

from __future__ import annotations

from collections.abc import Callable

from tavola.core.values import Action, OneOf


class Arrangements(OneOf, frozen=True):
    """Every different result is listed once; what reaches one of them by other slots is accepted as well."""

    accepts: Callable[[Action], bool]

    def __contains__(self, action: object) -> bool:
        return isinstance(action, Action) and self.accepts(action)
