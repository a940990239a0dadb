"""Every rule has one home: the module that decides it. There its id stands beside the deciding line.

The home mark is a comment at the end of a line of code (`if far > 2:  # GO-7.13`) or the id in a string (the
rule of a Refusal). Docstrings and comments on lines of their own may mention whatever rule they want.
"""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections import defaultdict

import pytest

from tests.hygiene import allowed
from tests.hygiene.tree import Finding, docstrings, name_of, source_files, text

RULE = re.compile(r"\b(?:DT|GO|DS|DP)-[A-Z]?\.?\d+(?:\.\d+)*[a-z]?\b")


def homes(source: str) -> dict[str, int]:
    """The rules at home in this source, each with the first line that says so."""
    found: dict[str, int] = {}
    for line, words in sorted([*trailing_comments(source), *strings(source)]):
        for rule in RULE.findall(words):
            found.setdefault(rule, line)
    return found


def trailing_comments(source: str) -> list[tuple[int, str]]:
    return [
        (token.start[0], token.string)
        for token in tokenize.generate_tokens(io.StringIO(source).readline)
        if token.type == tokenize.COMMENT and token.line[: token.start[1]].strip()
    ]


def strings(source: str) -> list[tuple[int, str]]:
    tree = ast.parse(source)
    prose = docstrings(tree)
    return [
        (node.lineno, node.value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in prose
    ]


def second_homes(modules: dict[str, str]) -> list[tuple[tuple[str], Finding]]:
    """For the rules modules of one game: every further place where a rule claims to be at home."""
    places: dict[str, list[tuple[str, int]]] = defaultdict(list)
    for path, source in modules.items():
        for rule, line in homes(source).items():
            places[rule].append((path, line))
    return [
        ((rule,), Finding(path, line, f"{rule} is at home in {first[0]} already"))
        for rule, (first, *others) in places.items()
        for path, line in others
    ]


def test_every_rule_has_one_home() -> None:
    found: list[tuple[tuple[str], Finding]] = []
    for folder in source_files("games/*/rules"):
        found += second_homes({name_of(path): text(path) for path in sorted(folder.rglob("*.py"))})
    assert allowed.judge("home", found) == []


@pytest.mark.parametrize(
    ("source", "rules"),
    [
        ("if far > 2:  # GO-7.13\n    pass", ["GO-7.13"]),
        ("x = 1  # GO-R41, GO-16.5", ["GO-16.5", "GO-R41"]),
        ("x = Refusal('DT-E.4', 'far')", ["DT-E.4"]),
        ("x = f'DP-12.3a {y}'", ["DP-12.3a"]),
        ("# GO-7.13 is elsewhere\nx = 1", []),
        ('def f():\n    """GO-7.13: a barrier stops."""', []),
        ("x = 'GOLD-7 AGO-7.1'", []),
    ],
)
def test_a_home_is_a_mark_beside_code(source: str, rules: list[str]) -> None:
    assert sorted(homes(source)) == rules


def test_a_second_home_is_seen() -> None:
    modules = {"a.py": "x = 1  # GO-1.1", "b.py": "y = 2\nz = 'GO-1.1'", "c.py": "x = 3  # GO-1.2"}
    assert second_homes(modules) == [(("GO-1.1",), Finding("b.py", 2, "GO-1.1 is at home in a.py already"))]


def test_a_rule_may_be_named_twice_in_its_home() -> None:
    assert second_homes({"a.py": "x = 1  # GO-1.1\ny = 'GO-1.1'"}) == []
