"""Small files, small functions. The numbers are those of CONTRIBUTING.md; data and texts are not measured."""

from __future__ import annotations

import ast
from statistics import median

import pytest

from tests.hygiene import allowed
from tests.hygiene.tree import Finding, functions, name_of, parsed, source_files, text

FILE_MEDIAN, FILE_LIMIT = 120, 600
FUNCTION_MEDIAN, FUNCTION_LIMIT = 7, 60
ENOUGH = 40  # the median of fewer things says nothing


def length(function: ast.FunctionDef | ast.AsyncFunctionDef) -> int:
    """Lines from `def` to the end, without the docstring and without decorators."""
    lines = (function.end_lineno or function.lineno) - function.lineno + 1
    first = function.body[0]
    if ast.get_docstring(function, clean=False) is not None:
        lines -= (first.end_lineno or first.lineno) - first.lineno + 1
    return lines


def too_high(sizes: list[int], limit: float) -> str | None:
    if len(sizes) < ENOUGH or median(sizes) <= limit:
        return None
    return f"the median is {median(sizes)}, at most {limit} is asked"


def file_sizes() -> list[tuple[str, int]]:
    return [(name_of(path), len(text(path).splitlines())) for path in source_files()]


def function_sizes() -> list[tuple[str, ast.FunctionDef | ast.AsyncFunctionDef, int]]:
    files = [(name_of(path), parsed(path)) for path in source_files()]
    return [(path, item, length(item)) for path, tree in files for item in functions(tree)]


def test_files_are_small_in_the_median() -> None:
    assert too_high([lines for _, lines in file_sizes() if lines], FILE_MEDIAN) is None


def test_functions_are_small_in_the_median() -> None:
    assert too_high([lines for _, _, lines in function_sizes()], FUNCTION_MEDIAN) is None


def test_no_file_is_too_long() -> None:
    long = [(path, lines) for path, lines in file_sizes() if lines > FILE_LIMIT]
    findings = [((path,), Finding(path, 1, f"{lines} lines")) for path, lines in long]
    assert allowed.judge("file", findings) == []


def test_no_function_is_too_long() -> None:
    long = [row for row in function_sizes() if row[2] > FUNCTION_LIMIT]
    findings = [
        ((path, item.name), Finding(path, item.lineno, f"{item.name} has {lines} lines"))
        for path, item, lines in long
    ]
    assert allowed.judge("function", findings) == []


@pytest.mark.parametrize(
    ("source", "lines"),
    [
        ("def f():\n    return 1", 2),
        ('def f():\n    """One\n    two."""\n    return 1', 2),
        ("@decorated\n@twice\ndef f(\n    a,\n):\n    return a", 4),
        ("async def f():\n    return 1", 2),
    ],
)
def test_a_function_is_measured_without_its_docstring(source: str, lines: int) -> None:
    assert [length(item) for item in functions(ast.parse(source))] == [lines]


def test_a_high_median_is_seen() -> None:
    assert too_high([8] * ENOUGH, FUNCTION_MEDIAN) == "the median is 8.0, at most 7 is asked"


def test_a_handful_of_functions_has_no_median_yet() -> None:
    assert too_high([50] * (ENOUGH - 1), FUNCTION_MEDIAN) is None
