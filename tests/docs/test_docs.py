"""Every Python block of the documentation runs: a page is one program, read from top to bottom.

A block is left out when the line above it is `<!-- not run: why -->`. Blocks of other languages are not run.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).resolve().parents[2]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
FENCE = re.compile(r"^(`{3,})(\S*)\s*$")
NOT_RUN = re.compile(r"<!-- not run: (\S.*?) *-->")


class Block(NamedTuple):
    line: int  # of its first line of code
    code: str


def python_blocks(text: str) -> list[Block]:
    """The blocks that run, in order."""
    found: list[Block] = []
    fence, first, code, runs, before = "", 0, [""], False, ""
    for number, line in enumerate(text.splitlines(), 1):
        match = FENCE.match(line)
        if not fence and match:
            fence, first, code = match[1], number + 1, []
            runs = match[2] == "python" and not NOT_RUN.fullmatch(before)
        elif fence and match and match[1] == fence and not match[2]:
            fence = ""
            found += [Block(first, "\n".join(code) + "\n")] if runs else []
        elif fence:
            code.append(line)
        before = line.strip() or before
    return found


def run(page: str, blocks: list[Block]) -> None:
    """One namespace a page; an error shows the line of the page it happened in."""
    names: dict[str, object] = {"__name__": "page"}
    for block in blocks:
        exec(compile("\n" * (block.line - 1) + block.code, page, "exec"), names)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_the_python_of_a_page_runs(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    run(str(page), python_blocks(page.read_text(encoding="utf8")))


@pytest.mark.parametrize("name", ["README.md", "docs/contract.md", "docs/adding-a-game.md"])
def test_the_pages_that_teach_have_python(name: str) -> None:
    assert python_blocks((ROOT / name).read_text(encoding="utf8"))


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        ("a\n```python\nx = 1\n```\n", [3]),
        ("```sh\nmake\n```\n```python\nx\n```", [5]),
        ("<!-- not run: it needs a screen -->\n\n```python\nx\n```\n```python\ny\n```", [7]),
        ("````md\n```python\nx\n```\n````", []),
        ("```python\nnever closed", []),
    ],
)
def test_blocks_are_found_by_their_lines(text: str, lines: list[int]) -> None:
    assert [block.line for block in python_blocks(text)] == lines


def test_blocks_of_a_page_share_their_names_and_an_error_knows_its_line() -> None:
    with pytest.raises(ZeroDivisionError) as caught:
        run("page.md", python_blocks("```python\nx = 0\n```\n\n```python\n\n1 / x\n```"))
    assert caught.traceback[-1].lineno == 6  # counted from nought
