"""Only atoms change the state. Rules call them, so every change has its event and none is made twice.

What is looked for, in the modules of a game that decide things: an assignment, a `del` or a mutating method
on something that belongs to the state. A name belongs to the state when it is called so, when its parameter
is annotated with a class of state.py, or when it was taken out of such a name (`hand = state.hands[seat]`, a
loop over `state.figures`). What a helper makes of the state (`figure(state, seat)`) may be a part of it or
something new: there only an assigned attribute is objected to. A frame's own fields (`self.left -= 1`) are
its own affair.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable
from pathlib import Path

import pytest

from tests.hygiene import allowed
from tests.hygiene.tree import Finding, name_of, parsed, source_files

NAMES = {"state", "s", "game_state"}
MUTATORS = {
    *("append", "pop", "remove", "clear", "extend", "insert", "sort", "reverse"),
    *("add", "discard", "update", "setdefault", "popitem", "appendleft", "popleft"),
}
FRESH = {"clone", "copy"}  # methods whose result is nobody's yet
ELEMENTS = {"next", "min", "max"}  # builtins that hand out one of what they were given
# Loops see through these.
PASSING = {"enumerate", "zip", "reversed", "sorted", "list", "tuple", "iter", "filter"}

NO, MAYBE, SURE = 0, 1, 2  # does it belong to the state?


class Watch(ast.NodeVisitor):
    """Walks one module in reading order and keeps in mind which names belong to the state."""

    def __init__(self, path: str, types: set[str]) -> None:
        self.path = path
        self.types = types
        self.held: dict[str, int] = dict.fromkeys(NAMES, SURE)
        self.found: list[Finding] = []

    # ---- what belongs to the state

    def belongs(self, node: ast.expr | None) -> int:
        match node:
            case ast.Name(id=name):
                return self.held.get(name, NO)
            case ast.Attribute(value=ast.Name(id="self"), attr="state"):
                return SURE
            case ast.Subscript(slice=ast.Slice()):
                return NO
            case ast.Attribute(value=value) | ast.Subscript(value=value) | ast.Starred(value=value):
                return self.belongs(value)
            case ast.NamedExpr(value=value):
                return self.belongs(value)
            case ast.IfExp(body=one, orelse=other):
                return max(self.belongs(one), self.belongs(other))
            case ast.BoolOp(values=values):
                return self.most(values)
            case ast.Call():
                return self.result_belongs(node)
        return NO

    def most(self, nodes: Iterable[ast.expr]) -> int:
        return max((self.belongs(node) for node in nodes), default=NO)

    def result_belongs(self, call: ast.Call) -> int:
        match call.func:
            case ast.Attribute(value=value, attr=method):
                return NO if method in FRESH else self.belongs(value)
            case ast.Name(id=name) if name in ELEMENTS:
                return self.most(call.args)
            case ast.Name(id=name) if name in PASSING or name[:1].isupper():
                return NO
            case ast.Name():
                return min(MAYBE, self.most(call.args))
        return NO

    def looped(self, node: ast.expr) -> int:
        """Do the elements of what a loop walks over belong to the state?"""
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in PASSING:
            return max((self.looped(argument) for argument in node.args), default=NO)
        if isinstance(node, ast.Subscript):
            return self.belongs(node.value)
        return self.belongs(node)

    def bind(self, target: ast.expr, value: ast.expr | None, how: int) -> None:
        match target, value:
            case ast.Name(id=name), _:
                self.held[name] = how
            case (ast.Tuple(elts=parts) | ast.List(elts=parts)), ast.Tuple(elts=values):
                for part, one in zip(parts, values, strict=False):
                    self.bind(part, one, self.belongs(one))
            case (ast.Tuple(elts=parts) | ast.List(elts=parts)), _:
                for part in parts:
                    self.bind(part, None, how)

    # ---- what is objected to

    def object_to(self, node: ast.AST) -> None:
        self.found.append(Finding(self.path, getattr(node, "lineno", 0), ast.unparse(node).splitlines()[0]))

    def check(self, target: ast.expr, statement: ast.AST) -> None:
        match target:
            case ast.Tuple(elts=parts) | ast.List(elts=parts):
                for part in parts:
                    self.check(part, statement)
            case ast.Attribute(value=value) if self.belongs(value):
                self.object_to(statement)
            case ast.Subscript(value=value) if self.belongs(value) == SURE:
                self.object_to(statement)

    # ---- the walk

    def visit_FunctionDef(self, node: ast.FunctionDef | ast.AsyncFunctionDef) -> None:
        outer = dict(self.held)
        for argument in [*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs]:
            self.held[argument.arg] = SURE if self.is_state(argument) else NO
        for statement in node.body:
            self.visit(statement)
        self.held = outer

    visit_AsyncFunctionDef = visit_FunctionDef  # noqa: N815  # the name that ast asks for

    def is_state(self, argument: ast.arg) -> bool:
        words = ast.unparse(argument.annotation).strip("'\"") if argument.annotation else ""
        named = words.removesuffix(" | None").split(".")[-1]
        return argument.arg in NAMES or named in self.types or named.endswith("State")

    def visit_Assign(self, node: ast.Assign) -> None:
        self.generic_visit(node)
        for target in node.targets:
            self.check(target, node)
            self.bind(target, node.value, self.belongs(node.value))

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        self.generic_visit(node)
        self.check(node.target, node)
        self.bind(node.target, node.value, self.belongs(node.value))

    def visit_NamedExpr(self, node: ast.NamedExpr) -> None:
        self.generic_visit(node)
        self.bind(node.target, node.value, self.belongs(node.value))

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        self.generic_visit(node)
        self.check(node.target, node)

    def visit_Delete(self, node: ast.Delete) -> None:
        for target in node.targets:
            self.check(target, node)

    def visit_For(self, node: ast.For) -> None:
        self.bind(node.target, None, self.looped(node.iter))
        self.generic_visit(node)

    def visit_comprehension(self, node: ast.comprehension) -> None:
        self.bind(node.target, None, self.looped(node.iter))
        self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> None:
        match node.func:
            case ast.Attribute(value=ast.Name(id=name), attr="pop") if name in NAMES:
                pass  # the core's own way to end a frame
            case ast.Attribute(value=value, attr=name) if name in MUTATORS and self.belongs(value) == SURE:
                self.object_to(node)
            case ast.Name(id="setattr" | "delattr") if node.args and self.belongs(node.args[0]):
                self.object_to(node)
        self.generic_visit(node)


def scan(tree: ast.AST, types: set[str], path: str = "x.py") -> list[Finding]:
    watch = Watch(path, types)
    watch.visit(tree)
    return watch.found


def state_types(game: Path) -> set[str]:
    """The classes of state.py: whoever holds one of them holds a part of the state."""
    path = game / "state.py"
    tree = parsed(path) if path.exists() else ast.Module(body=[], type_ignores=[])
    return {node.name for node in tree.body if isinstance(node, ast.ClassDef)} | {"State"}


def deciding_modules() -> list[tuple[Path, Path]]:
    """Every module that decides and must not change, with its game's folder."""
    places = ["rules/**/*.py", "effects/**/*.py", "stats.py", "moves.py", "view.py"]
    return [
        (path, game)
        for game in source_files("games/*")
        if game.is_dir()
        for place in places
        for path in sorted(game.glob(place))
    ]


def test_only_atoms_change_the_state() -> None:
    found = [
        finding
        for path, game in deciding_modules()
        for finding in scan(parsed(path), state_types(game), name_of(path))
    ]
    assert allowed.judge_places("atom", found) == []


@pytest.mark.parametrize(
    "statement",
    [
        "state.round = 3",
        "state.round += 1",
        "state.hp[seat] -= damage",
        "del state.hands[seat][0]",
        "state.hands[seat].append(card)",
        "state.stack.append(Walk(seat))",
        "state.active, other = 1, 2",
        "state.owned.add(card)",
        "hand = state.hands[seat]; hand.remove(card)",
        "hand, deck = state.hands[seat], state.deck; deck.pop()",
        "hand = state.hand_of(seat); hand.sort()",
        "figure = state.figures[0] if seat else state.figures[1]; figure.hp = 1",
        "figure = figure_of(state, seat); figure.hp -= 1",
        "nearest = min(state.figures, key=far); nearest.hp = 0",
        "for figure in state.figures: figure.hp = 0",
        "for number, figure in enumerate(state.figures[1:]): figure.hp = number",
        "setattr(state, 'round', 3)",
        "self.state.round = 3",
        "target.hp = 3",
        "def inner(): state.round = 3",
        "(found := state.figures[0]).hp = 1",
    ],
)
def test_a_change_outside_atoms_is_seen(statement: str) -> None:
    body = "\n    ".join(statement.split("; "))
    source = f"def rule(self, state: State, seat: int, target: Figure | None):\n    {body}"
    assert len(scan(ast.parse(source), {"State", "Figure"})) == 1


@pytest.mark.parametrize(
    "statement",
    [
        "self.left -= 1",
        "self.path.append(square)",
        "self.shown[0] = card",
        "damage(state, seat, 3)",
        "push(state, Walk(seat))",
        "state.push(Walk(seat)); state.pop()",
        "state = State(seats)\n    state.round = 1",
        "other = state.clone(); other.round = 4",
        "cards = list(state.hands[seat]); cards.append(card)",
        "cards = sorted(state.deck); cards.pop()",
        "cards = state.deck[:]; cards.reverse()",
        "cards = [card for card in state.deck]; cards.sort()",
        "squares = within(state, seat, 3); squares.append(here); squares[0] = here",
        "left = state.left; left -= 1",
        "menu = []; menu.append(state.round)",
        "hand = state.hands[seat]; hand = []; hand.append(card)",
        "walk = Walk(state.round); walk.left = 2",
    ],
)
def test_what_is_no_change_of_the_state_is_left_alone(statement: str) -> None:
    body = "\n    ".join(statement.split("; "))
    source = f"def rule(self, state: State, seat: int):\n    {body}"
    assert scan(ast.parse(source), {"State"}) == []


def test_a_parameter_of_another_type_may_be_changed() -> None:
    source = "def fill(menu: Menu, found: list[int]):\n    found.append(1)\n    menu.size = 2"
    assert scan(ast.parse(source), set()) == []
