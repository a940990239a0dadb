"""No words for players in rules: sentences live in the .ftl files, in every language alike.

Three words in one string are a sentence. Docstrings, annotations and the messages of our own bugs (`raise`,
`assert`) are not for players.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator

import pytest

from tests.hygiene import allowed
from tests.hygiene.tree import Finding, docstrings, name_of, parsed, source_files

WORDS = 3
PLACES = ["games/*/rules/**/*.py", "games/*/atoms.py", "games/*/state.py"]


def words_in(node: ast.AST) -> str | None:
    """The text of a string; what an f-string fills in counts as nothing."""
    if isinstance(node, ast.JoinedStr):
        parts = [part.value for part in node.values if isinstance(part, ast.Constant)]
        return " … ".join(str(part) for part in parts)
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None


def is_prose(words: str) -> bool:
    return sum(any(sign.isalpha() for sign in word) for word in words.split()) >= WORDS


def not_for_players(node: ast.AST) -> list[ast.AST]:
    """The children whose strings only programmers see."""
    match node:
        case ast.Raise():
            return list(ast.iter_child_nodes(node))
        case ast.Assert(msg=msg):
            return [msg] if msg else []
        case ast.FunctionDef(returns=annotation) | ast.AnnAssign(annotation=annotation):
            return [annotation] if annotation else []
        case ast.arg(annotation=annotation):
            return [annotation] if annotation else []
    return []


def strings(node: ast.AST, skipped: set[ast.Constant]) -> Iterator[tuple[int, str]]:
    words = words_in(node)
    if words is not None:
        if node not in skipped:
            yield getattr(node, "lineno", 0), words
        return
    hidden = not_for_players(node)
    for child in ast.iter_child_nodes(node):
        if child not in hidden:
            yield from strings(child, skipped)


def scan(tree: ast.Module, path: str = "x.py") -> list[Finding]:
    return [Finding(path, line, words) for line, words in strings(tree, docstrings(tree)) if is_prose(words)]


def test_rules_hold_no_prose() -> None:
    paths = [path for place in PLACES for path in source_files(place)]
    found = [item for path in paths for item in scan(parsed(path), name_of(path))]
    assert allowed.judge_places("prose", found) == []


@pytest.mark.parametrize(
    "source",
    [
        "x = 'You may not walk there'",
        "return_ = Refusal('GO-7.13', 'the barrier is closed')",
        "x = f'{name} takes {n} damage from {other}'",
        "x = {'key': 'Нельзя пройти через дерево'}",
    ],
)
def test_a_sentence_is_seen(source: str) -> None:
    assert len(scan(ast.parse(source))) == 1


@pytest.mark.parametrize(
    "source",
    [
        '"""This module decides who walks where."""',
        'def f():\n    """A barrier stops the walk."""',
        "raise ValueError(f'no frame is called {name} here')",
        "assert frame, 'a frame must be waiting'",
        "def f(x: 'a long annotation') -> 'dict of many things': ...",
        "x: 'a very odd type' = 1",
        "x = 'GO-7.13'",
        "x = '1 2 3 4'",
        "x = 'two words'",
    ],
)
def test_what_players_never_read_is_left_alone(source: str) -> None:
    assert scan(ast.parse(source)) == []
