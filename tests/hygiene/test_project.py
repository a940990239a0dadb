"""The project as a whole: texts name no machine, dependencies have reasons, the README the two commands."""

from __future__ import annotations

import re
import subprocess
import tomllib
from pathlib import Path

import pytest

from tests.hygiene.tree import ROOT

MACHINE = re.compile(r"(?<![\w.])/(?:work|root)/|\b(?:registry\.npmjs|files\.pythonhosted|pypi)\.org\b")
MADE = {".git", ".venv", "build", "dist", "node_modules"}
MADE |= {".mypy_cache", ".ruff_cache", ".pytest_cache", ".hypothesis", "__pycache__"}


def project_files() -> list[Path]:
    """What belongs to the project: what git knows or would know; without git, what was not made by a tool."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    try:
        listed = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    except (OSError, subprocess.CalledProcessError):
        parts = [path.relative_to(ROOT).parts for path in ROOT.rglob("*")]
        listed = "\0".join("/".join(p) for p in parts if not MADE & set(p))
    return sorted(ROOT / name for name in set(listed.split("\0")) if name and (ROOT / name).is_file())


def words_of(path: Path) -> str:
    try:
        return path.read_text(encoding="utf8")
    except UnicodeDecodeError:
        return ""


def machines_in(words: str) -> list[str]:
    return [line.strip() for line in words.splitlines() if MACHINE.search(line)]


def package_name(requirement: str) -> str:
    return re.split(r"[\s\[<>=!~;]", requirement, maxsplit=1)[0].lower().replace("_", "-")


def dependencies(pyproject: str) -> set[str]:
    data = tomllib.loads(pyproject)
    lists = [data["build-system"]["requires"], data["project"]["dependencies"]]
    lists += data["project"].get("optional-dependencies", {}).values()
    return {package_name(item) for one in lists for item in one}


def without_reason(names: set[str], document: str) -> set[str]:
    """A dependency has its reason in a row of a table that begins with its name."""
    rows = re.findall(r"^\| *`?([\w.-]+)`? *\|", document, flags=re.MULTILINE)
    return names - {package_name(row) for row in rows}


def test_no_text_names_a_machine_or_a_registry() -> None:
    found = {path.name: lines for path in project_files() if (lines := machines_in(words_of(path)))}
    assert found == {}


def test_every_dependency_has_its_reason() -> None:
    names = dependencies(words_of(ROOT / "pyproject.toml"))
    assert without_reason(names, words_of(ROOT / "docs" / "dependencies.md")) == set()


@pytest.mark.parametrize("command", ["make play", "make test"])
def test_the_readme_says_how_to_begin(command: str) -> None:
    assert command in words_of(ROOT / "README.md")


@pytest.mark.parametrize("folder", ["work", "root"])
def test_a_path_of_a_machine_is_seen(folder: str) -> None:
    assert machines_in(f"fine\nsee /{folder}/notes.md\n") == [f"see /{folder}/notes.md"]
    assert machines_in(f"docs/{folder}/notes.md and http://a.example/x") == []


@pytest.mark.parametrize("host", ["pypi", "registry.npmjs", "files.pythonhosted"])
def test_a_registry_is_seen(host: str) -> None:
    assert machines_in(f"https://{host}.org/simple") == [f"https://{host}.org/simple"]


def test_dependencies_are_collected_from_all_lists() -> None:
    toml = '[build-system]\nrequires=["a[x]>=1"]\n[project]\ndependencies=["B_c"]\n'
    toml += '[project.optional-dependencies]\ndev=["d ~= 2"]'
    assert dependencies(toml) == {"a", "b-c", "d"}


def test_a_dependency_without_a_reason_is_seen() -> None:
    document = "| `a` | why |\n| B_c | why |\nd is named, but in no table"
    assert without_reason({"a", "b-c", "d"}, document) == {"d"}
