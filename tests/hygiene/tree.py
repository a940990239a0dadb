"""What the hygiene tests share: the files of the project, parsed once, and findings about them."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]
SRC = ROOT / "src"
PACKAGE = SRC / "tavola"


class Finding(NamedTuple):
    """One thing a scanner objects to, and where. `what` is also the key of an exception in allowed.toml."""

    path: str
    line: int
    what: str

    def __str__(self) -> str:
        return f"{self.path}:{self.line}: {self.what}"


def source_files(pattern: str = "**/*.py") -> list[Path]:
    return sorted(PACKAGE.glob(pattern))


def name_of(path: Path) -> str:
    """The path below the project, with slashes everywhere."""
    return path.relative_to(ROOT).as_posix()


@cache
def text(path: Path) -> str:
    return path.read_text(encoding="utf8")


@cache
def parsed(path: Path) -> ast.Module:
    return ast.parse(text(path), filename=str(path))


def functions(tree: ast.AST) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef]:
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield node


def docstrings(tree: ast.AST) -> set[ast.Constant]:
    """Every string that stands as a statement: docstrings and notes under an attribute."""
    statements = [node.value for node in ast.walk(tree) if isinstance(node, ast.Expr)]
    return {node for node in statements if isinstance(node, ast.Constant) and isinstance(node.value, str)}


def report(findings: list[Finding]) -> str:
    return "\n".join(str(finding) for finding in findings)
