"""TypeScript types from the message types, so that client and server cannot drift apart.

    python -m tavola.server.typescript            writes web/src/wire.ts and web/src/games/<name>/wire.ts again

A test compares the files with what this module makes.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import inspect as mi

from tavola.core.game import Game, games
from tavola.server import api
from tavola.table import wire

HEAD: Final = "// Made by `python -m tavola.server.typescript`; a test fails when it is stale.\n"
PLAIN: Final[dict[type[mi.Type], str]] = {
    mi.AnyType: "any", mi.NoneType: "null", mi.BoolType: "boolean", mi.IntType: "number", mi.FloatType: "number",
    mi.StrType: "string",
}  # fmt: skip


class Writer:
    """Collects the structs that are met, each once, in the order in which they are needed."""

    def __init__(self) -> None:
        self.made: dict[str, str] = {}
        self.kinds: dict[str, type] = {}

    def add(self, kind: type) -> str:
        return self.spell(mi.type_info(kind))

    def spell(self, kind: mi.Type) -> str:
        if type(kind) in PLAIN:
            return PLAIN[type(kind)]
        if isinstance(kind, mi.Metadata):
            return self.spell(kind.type)
        if isinstance(kind, mi.LiteralType):
            return " | ".join(repr(value) for value in kind.values)
        if isinstance(kind, mi.UnionType):
            return " | ".join(dict.fromkeys(self.spell(one) for one in kind.types))
        if isinstance(kind, mi.TupleType):
            return "[" + ", ".join(self.spell(one) for one in kind.item_types) + "]"
        if isinstance(kind, (mi.VarTupleType, mi.ListType)):
            inner = self.spell(kind.item_type)
            return f"({inner})[]" if " " in inner and not inner.startswith("[") else f"{inner}[]"
        if isinstance(kind, mi.DictType):
            return f"Record<{self.spell(kind.key_type)}, {self.spell(kind.value_type)}>"
        if isinstance(kind, mi.StructType):
            return self.struct(kind)
        raise TypeError(f"no TypeScript for {kind}")

    def struct(self, kind: mi.StructType) -> str:
        name = kind.cls.__name__
        if name in self.made:
            if self.kinds[name] is not kind.cls:
                raise TypeError(f"two structs are called {name}: {kind.cls} and {self.kinds[name]}")
            return name
        self.made[name] = ""
        self.kinds[name] = kind.cls
        rows = [f"  {kind.tag_field}: {kind.tag!r}".replace('"', "'")] if kind.tag_field else []
        sparse = kind.cls.__struct_config__.omit_defaults
        for field in kind.fields:
            mark = "?" if sparse and not field.required else ""
            rows.append(f"  {field.encode_name}{mark}: {self.spell(field.type)}")
        body = "\n".join(rows)
        self.made[name] = f"export interface {name} {{\n{body}\n}}\n"
        return name

    def text(self) -> str:
        return "\n".join(self.made.values())


def union(name: str, kinds: Iterable[type]) -> str:
    members = "".join(f"\n  | {kind.__name__}" for kind in kinds)
    return f"\nexport type {name} ={members}\n"


def structs_of(module: Any) -> list[type]:
    """The structs a module defines itself, bases of families left out."""
    found = [value for value in vars(module).values() if isinstance(value, type) and issubclass(value, msgspec.Struct)]
    return [kind for kind in found if kind.__module__ == module.__name__ and kind not in (wire.Said, wire.Sent)]


def shared_types() -> str:
    """The socket of a table, the HTTP part, the lobby."""
    writer = Writer()
    for kind in [*structs_of(wire), *structs_of(api)]:
        writer.add(kind)
    lobby = (api.Tables, api.TableChanged, api.TableGone)
    unions = union("FromClient", wire.SAID) + union("FromServer", wire.SENT) + union("FromLobby", lobby)
    return f"{HEAD}\nexport const PROTOCOL = {wire.PROTOCOL}\n\n{writer.text()}{unions}"


def game_types(game: Game) -> str:
    """What seats choose, what happens, and what a seat may know."""
    actions, events, views = Writer(), Writer(), Writer()
    for action in game.actions:
        actions.add(action)
    for event in game.events:
        events.add(event)
    views.add(game.sights)
    for kind in (game.outlooks, game.catalogues):
        if kind is not None:
            views.add(kind)
    parts = [
        HEAD,
        *[export(writer, name) for writer, name in ((actions, "Action"), (events, "Event"))],
        views.text(),
    ]
    return "\n".join(parts)


def export(writer: Writer, name: str) -> str:
    """A family of values in a namespace of its own: an action and an event may share their name."""
    family = f"{name}s"
    inside = "\n".join("  " + line if line else "" for line in writer.text().rstrip().splitlines())
    members = "".join(f"\n  | {family}.{kind}" for kind in writer.made)
    return f"export namespace {family} {{\n{inside}\n}}\n\nexport type {name} ={members}\n"


def files(root: Path) -> dict[Path, str]:
    """Every file this module makes, with its text."""
    src = root / "web" / "src"
    found = {src / "wire.ts": shared_types()}
    for name, game in games().items():
        found[src / "games" / name / "wire.ts"] = game_types(game)
    return found


def main() -> None:
    for path, text in files(Path(__file__).parents[3]).items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf8")


if __name__ == "__main__":
    main()
