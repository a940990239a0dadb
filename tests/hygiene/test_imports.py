"""Dependencies point one way: values, state, atoms, rules, game, play, table, server; never backwards."""

from __future__ import annotations

import ast
from collections.abc import Iterator

import pytest

from tests.hygiene import allowed
from tests.hygiene.tree import SRC, Finding, name_of, parsed, source_files

# Which rooms of the house a room may use besides itself. "root" is tavola/__init__.py, what users import.
ROOMS: dict[str, set[str]] = {
    "core": set(),
    "disks": set(),
    "games": {"core"},
    "bots": {"core", "disks", "root"},
    "table": {"core"},
    "server": {"core", "bots", "table", "root"},
    "client": {"core", "root"},
    "lab": {"core", "bots", "client", "disks", "root"},
    "cli": {"core", "bots", "table", "server", "client", "lab", "root"},
    "root": {"core"},
    "__main__": {"cli", "root"},
}
# What a program that plays over the net needs of the table: the messages alone.
MESSAGES = {("client", "tavola.table.wire"), ("lab", "tavola.table.wire")}
# The folder of games itself is empty and may be listed by anybody: so games are found without being named.
SHELF = "tavola.games"
GAMES_WITH_DISKS = {"desktopia"}

# Inside a game: what a layer may not know.
ABOVE: dict[str, set[str]] = {
    "actions": {"state", "atoms", "rules", "view"},
    "events": {"state", "atoms", "rules", "view"},
    "state": {"atoms", "rules", "view", "position"},
    "atoms": {"rules", "view", "position"},
    "stats": {"atoms", "rules", "view"},
    "rules": {"view", "position", "text"},
}

# Rules have no chance, no clock and no world of their own; all of it reaches them as entries of the record.
WORLDLY = {"asyncio", "datetime", "io", "os", "pathlib", "random", "secrets", "socket", "threading", "time"}
PURE_LAYERS = {"actions", "events", "state", "atoms", "stats", "rules", "effects"}

# What draws, counts, stores and talks to people stays outside the rooms that only know rules, and outside a table.
SHELL = {"alembic", "argon2", "click", "litestar", "polars", "rich", "sqlalchemy", "textual", "typer", "uvicorn"}
SHELL |= {"psycopg", "websockets"}
SILENT_ROOMS = {"core", "disks", "games", "table"}
# A table is told the time and what came over the net; it waits for nothing.
WAITING = {"asyncio", "multiprocessing", "selectors", "socket", "sqlite3", "threading", "time"}


def imports(tree: ast.AST, module: str, *, package: bool) -> Iterator[tuple[int, str]]:
    """Every module named by an import statement, with relative ones resolved; `from a import b` gives a.b."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = origin(node, module, package=package)
            yield from ((node.lineno, f"{base}.{alias.name}") for alias in node.names)


def origin(node: ast.ImportFrom, module: str, *, package: bool) -> str:
    if not node.level:
        return node.module or ""
    parts = module.split(".")
    kept = parts[: len(parts) - node.level + (1 if package else 0)]
    return ".".join([*kept, node.module] if node.module else kept)


MADE_FOR_ONE = {"bots", "cli"}  # rooms with a folder a game, which knows that game


def room_of(module: str) -> str:
    parts = module.split(".")
    return parts[1] if len(parts) > 1 and parts[1] in ROOMS else "root"


def objection(module: str, target: str) -> str | None:
    """Why `module` may not import `target`, or None."""
    if target == SHELF:
        return None
    if target.split(".")[0] != "tavola":
        return worldly(module, target.split(".")[0])
    here, there = room_of(module), room_of(target)
    if any(here == room and f"{target}.".startswith(f"{known}.") for room, known in MESSAGES):
        return None
    if here == there == "games":
        return between_games(module.split("."), target.split("."))
    game = target.split(".")[2:3]
    if there == "games" and here in MADE_FOR_ONE and game and game[0] in module.split("."):
        return None  # bots/<game> and cli/term/boards/<game> are made for that one game
    open_to = ROOMS[here] | {here}
    if here == "games" and module.split(".")[2:3] and module.split(".")[2] in GAMES_WITH_DISKS:
        open_to = open_to | {"disks"}
    return None if there in open_to else f"{here} may not import {there}"


def worldly(module: str, library: str) -> str | None:
    parts = module.split(".")
    if room_of(module) in SILENT_ROOMS and library in SHELL:
        return f"{room_of(module)} talks to nobody"
    if room_of(module) == "table" and library in WAITING:
        return "a table is told what happens, and waits for nothing"
    if room_of(module) == "games" and parts[3:4] and parts[3] in PURE_LAYERS and library in WORLDLY:
        return "rules take chance, time and files from nobody"
    return None


def between_games(here: list[str], there: list[str]) -> str | None:
    if len(here) < 3 or len(there) < 3:
        return None
    if here[2] != there[2]:
        return f"{here[2]} may not import {there[2]}: no game knows another"
    if len(here) > 3 and len(there) > 3 and there[3] in ABOVE.get(here[3], set()):
        return f"{here[3]} may not import {there[3]}: it stands above"
    return None


def scan() -> list[Finding]:
    found = []
    for path in source_files():
        parts = path.relative_to(SRC).with_suffix("").parts
        package = parts[-1] == "__init__"
        module = ".".join(parts[:-1] if package else parts)
        for line, target in imports(parsed(path), module, package=package):
            why = objection(module, target)
            if why:
                found.append(Finding(name_of(path), line, f"{target} ({why})"))
    return found


def test_dependencies_point_one_way() -> None:
    findings = [((item.path, item.what.split(" ")[0]), item) for item in scan()]
    assert allowed.judge("import", findings) == []


@pytest.mark.parametrize(
    ("module", "target", "why"),
    [
        ("tavola.core.play", "tavola.games.gorgasali", "core may not import games"),
        ("tavola.core.play", "tavola.cli", "core may not import cli"),
        ("tavola.games.gorgasali.rules.combat", "tavola.bots.greedy", "games may not import bots"),
        ("tavola.games.gorgasali.state", "tavola.games.despaira.state", "gorgasali may not import despaira"),
        ("tavola.games.gorgasali.state", "tavola.disks.slide", "games may not import disks"),
        ("tavola.games.gorgasali.state", "tavola.games.gorgasali.atoms", "it stands above"),
        ("tavola.games.gorgasali.rules.combat", "random", "rules take chance"),
        ("tavola.core.text", "rich.console", "core talks to nobody"),
        ("tavola.table.running", "tavola.server.store", "table may not import server"),
        ("tavola.table.running", "tavola.bots.greedy", "table may not import bots"),
        ("tavola.table.clocks", "time", "waits for nothing"),
        ("tavola.table.journal", "sqlalchemy", "table talks to nobody"),
        ("tavola.client.table", "tavola.server.api", "client may not import server"),
        ("tavola.client.table", "tavola.table.running.Table", "client may not import table"),
        ("tavola.lab.simulate", "tavola.games.gorgasali", "lab may not import games"),
        ("tavola.lab.load.ours", "tavola.table.running.Table", "lab may not import table"),
    ],
)
def test_an_import_backwards_is_refused(module: str, target: str, why: str) -> None:
    assert why in str(objection(module, target))


@pytest.mark.parametrize(
    ("module", "target"),
    [
        ("tavola.core.play", "tavola.core.frame"),
        ("tavola.games.gorgasali.rules.combat", "tavola.games.gorgasali.atoms"),
        ("tavola.games.gorgasali.rules.combat", "tavola.core.values"),
        ("tavola.games.desktopia.rules.flicks", "tavola.disks.slide"),
        ("tavola.core.play", "random"),
        ("tavola.core.game", "tavola.games"),
        ("tavola.server.app", "tavola.table.table"),
        ("tavola.client.table", "tavola.table.wire.Hello"),
        ("tavola.lab.load.seat", "tavola.table.wire"),
        ("tavola.lab.load.ours", "tavola.client.Client"),
        ("tavola.cli.play", "tavola.server.app"),
        ("tavola", "tavola.core.play.Match"),
        ("tavola.__main__", "tavola.cli.main"),
    ],
)
def test_an_import_forwards_is_fine(module: str, target: str) -> None:
    assert objection(module, target) is None


def test_relative_imports_are_resolved() -> None:
    tree = ast.parse("from . import atoms\nfrom ..state import State\nfrom ...despaira import x\nimport re")
    assert [name for _, name in imports(tree, "tavola.games.gorgasali.rules.combat", package=False)] == [
        "tavola.games.gorgasali.rules.atoms",
        "tavola.games.gorgasali.state.State",
        "tavola.games.despaira.x",
        "re",
    ]
    inside = imports(ast.parse("from . import atoms"), "tavola.games.gorgasali", package=True)
    assert [name for _, name in inside] == ["tavola.games.gorgasali.atoms"]
