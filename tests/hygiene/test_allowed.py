"""The list of exceptions is itself held to account."""

from __future__ import annotations

import pytest

from tests.hygiene import allowed
from tests.hygiene.tree import Finding

LONG = '[[file]]\npath = "src/a.py"\nreason = "one table of the board, not code"\n'
FOUND = [(("src/a.py",), Finding("src/a.py", 1, "700 lines"))]


def test_the_list_of_the_project_is_well_formed() -> None:
    allowed.entries(allowed.FILE.read_text(encoding="utf8"))


def test_an_exception_silences_its_finding() -> None:
    assert allowed.judge("file", FOUND, LONG) == []


def test_a_finding_without_an_exception_is_an_objection() -> None:
    assert allowed.judge("file", FOUND, "") == ["src/a.py:1: 700 lines"]


def test_an_exception_that_excepts_nothing_is_an_objection() -> None:
    assert allowed.judge("file", [], LONG) == ["allowed.toml: unused [[file]] src/a.py"]


@pytest.mark.parametrize(
    ("toml", "complaint"),
    [
        ('[[file]]\npath = "a"\nreason = "just so"\n', "says too little"),
        ('[[file]]\npath = "a"\n', "needs"),
        ('[[file]]\npath = "a"\nname = "b"\nreason = "one two three four"\n', "needs"),
        ('[[taste]]\npath = "a"\nreason = "one two three four"\n', "unknown kind"),
    ],
)
def test_a_malformed_exception_is_refused(toml: str, complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        allowed.entries(toml)
