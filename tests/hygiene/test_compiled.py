"""What mypyc compiles must mean the same as what Python interprets. Constructs that differ are kept out."""

from __future__ import annotations

import ast
import importlib.util
from types import ModuleType

import pytest

from tests.hygiene import allowed
from tests.hygiene.tree import ROOT, Finding, name_of, parsed

KNOWN_DECORATORS = {"final", "trait", "mypyc_attr"}
TRICKS = {"__setattr__", "__delattr__", "__getattr__", "__getattribute__"}


def the_build() -> ModuleType:
    spec = importlib.util.spec_from_file_location("tavola_setup", ROOT / "setup.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def last_name(node: ast.expr) -> str:
    target = node.func if isinstance(node, ast.Call) else node
    return ast.unparse(target).split(".")[-1]


def objections(node: ast.ClassDef) -> list[str]:
    odd = [last_name(item) for item in node.decorator_list if last_name(item) not in KNOWN_DECORATORS]
    found = [f"{node.name} is decorated by {name}" for name in odd]
    if any(last_name(base) == "Struct" for base in node.bases):
        found.append(f"{node.name} is a Struct, which would lose its `frozen`")
    for item in node.body:
        if isinstance(item, ast.ClassDef):
            found.append(f"{item.name} is nested in {node.name}")
        if isinstance(item, ast.FunctionDef) and item.name in TRICKS:
            found.append(f"{node.name} defines {item.name}")
    return found


def scan(tree: ast.AST, path: str = "x.py") -> list[Finding]:
    return [
        Finding(path, node.lineno, what)
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef)
        for what in objections(node)
    ]


def test_compiled_modules_hold_nothing_that_differs() -> None:
    paths = [ROOT / source for source in the_build().compiled_sources()]
    found = [finding for path in paths for finding in scan(parsed(path), name_of(path))]
    assert allowed.judge_places("compiled", found) == []


def test_modules_of_values_are_never_compiled() -> None:
    sources = [str(source) for source in the_build().compiled_sources()]
    assert [s for s in sources if s.endswith(("values.py", "actions.py", "events.py", "__init__.py"))] == []


@pytest.mark.parametrize(
    ("source", "what"),
    [
        ("@dataclass(slots=True)\nclass A: ...", "A is decorated by dataclass"),
        ("class A(msgspec.Struct, frozen=True): ...", "A is a Struct, which would lose its `frozen`"),
        ("class A:\n    class B: ...", "B is nested in A"),
        ("class A:\n    def __setattr__(self, name, value): ...", "A defines __setattr__"),
    ],
)
def test_a_construct_that_differs_is_seen(source: str, what: str) -> None:
    assert [finding.what for finding in scan(ast.parse(source))] == [what]


def test_a_plain_class_is_fine() -> None:
    assert scan(ast.parse("@final\nclass A(Frame):\n    __slots__ = ('x',)\n    def f(self): ...")) == []
