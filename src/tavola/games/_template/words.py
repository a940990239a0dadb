"""Names instead of numbers, for the sentences in text/*.ftl: seats become players, kinds the keys of cards."""

from __future__ import annotations

from collections.abc import Sequence

from tavola.core.values import Action, Refusal
from tavola.games._template.content import load_cards
from tavola.games._template.view import View

SEATS = {"seat", "target", "by", "lead"}


def card(kind: int) -> str:
    return load_cards()[kind].key if kind >= 0 else "hidden"


def arguments(value: object, view: object | None, names: Sequence[str]) -> dict[str, str | int]:
    """The fields of a value keep their names; `card` is a place of the viewer's hand."""
    found: dict[str, str | int] = {}
    for name in getattr(value, "__struct_fields__", ()):
        field = getattr(value, name)
        if name in SEATS:
            found[name] = names[field] if 0 <= field < len(names) else "nobody"
        elif name == "kind":
            found[name] = card(field)
        elif isinstance(field, (int, str)):
            found[name] = field
    if isinstance(value, Action) and isinstance(view, View):
        held = view.players[view.seat].hand if view.seat is not None else ()
        places = getattr(value, "cards", (getattr(value, "card", -1),))
        found["cards"] = ", ".join([card(held[at]) for at in places if 0 <= at < len(held)])
    if isinstance(value, Refusal):
        found["who"] = names[value.about[0]] if value.about else ""
    return found
