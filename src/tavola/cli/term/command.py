"""The command line of the terminal table: `step F7`, `shoot 1 Eb`: any action by its tag, legal or not.

A field after another, in the order of the action; what is left out keeps its default. Lists are joined by commas.
"""

from __future__ import annotations

from typing import Any, get_origin, get_type_hints

import msgspec

from tavola.cli.term.boards import Painter
from tavola.core.errors import TavolaError
from tavola.core.game import Game
from tavola.core.values import Action


class CommandError(TavolaError):
    """Not understood: what was expected, what came."""


def tags(game: Game) -> dict[str, type[Action]]:
    return {str(kind.__struct_config__.tag): kind for kind in game.actions}


def usage(kind: type[Action]) -> str:
    """`shoot slot target [extension]`."""
    fields = msgspec.structs.fields(kind)
    words = [field.name if field.required else f"[{field.name}]" for field in fields]
    return " ".join([str(kind.__struct_config__.tag), *words])


def parse(game: Game, text: str, painter: Painter, view: Any) -> Action:
    """The action these words mean."""
    own = painter.command(text, view)
    if own is not None:
        return own
    words = text.split()
    known = tags(game)
    if not words or words[0] not in known:
        raise CommandError(f"{words[0] if words else ''}? {' '.join(sorted(known))}")
    kind = known[words[0]]
    fields = msgspec.structs.fields(kind)
    given = words[1:]
    needed = [field for field in fields if field.required]
    if not len(needed) <= len(given) <= len(fields):
        raise CommandError(usage(kind))
    hints = get_type_hints(kind)
    values = {}
    for field, word in zip(fields, given, strict=False):
        read = _numbers if get_origin(hints[field.name]) is tuple else _one
        values[field.name] = read(painter, field.name, word, view)
    return kind(**values)


def _numbers(painter: Painter, field: str, word: str, view: Any) -> tuple[int, ...]:
    return tuple(_one(painter, field, part, view) for part in word.split(",") if part and part != "-")


def _one(painter: Painter, field: str, word: str, view: Any) -> int:
    found = painter.number(field, word, view)
    if found is None:
        raise CommandError(f"{field}: {word!r}?")
    return found
