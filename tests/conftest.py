"""Chooses the form under test: the source itself, or what `make compiled` leaves in build/compiled.

TAVOLA_FORM says which ("source" when unset). Nothing else puts tavola on the path of a test run, and a run
that would test another form than it says ends before its first test.
"""

from __future__ import annotations

import importlib.util
import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
FORM = os.environ.get("TAVOLA_FORM") or "source"
FOLDERS = {"source": ROOT / "src", "compiled": ROOT / "build" / "compiled"}
WITNESS = "tavola.core.frame"

if FORM not in FOLDERS:
    raise pytest.UsageError(f"TAVOLA_FORM is one of {', '.join(FOLDERS)}, not {FORM!r}")
sys.path[:0] = [str(FOLDERS[FORM]), str(ROOT)]  # at once: what stands in a conftest further down may import tavola


def pytest_configure() -> None:
    for problem in wrong_form(FOLDERS[FORM]):
        raise pytest.UsageError(f"form {FORM}: {problem}")


def pytest_report_header() -> str:
    return f"tavola form: {FORM} ({FOLDERS[FORM].relative_to(ROOT)})"


def wrong_form(folder: Path) -> Iterator[str]:
    """Whatever makes the form on the path another one than TAVOLA_FORM says."""
    if FORM == "compiled" and not folder.is_dir():
        yield "build/compiled is missing; run `make compiled`"
    if FORM == "compiled" or (folder / "tavola" / "core" / "frame.py").exists():
        yield from wrong_origin(folder)
    if FORM == "compiled":
        yield from out_of_date(folder)


def wrong_origin(folder: Path) -> Iterator[str]:
    spec = importlib.util.find_spec(WITNESS)
    origin = Path(spec.origin or "") if spec else Path()
    if not origin.is_relative_to(folder):
        yield f"{WITNESS} would come from {origin}, not from {folder}"
    if (origin.suffix != ".py") != (FORM == "compiled"):
        yield f"{WITNESS} is {origin.name}; was there a C compiler? See build/compile.log"


def out_of_date(folder: Path) -> Iterator[str]:
    """The compiled form ships its sources; where they differ from src/, it was made from something else."""
    for path in sorted((ROOT / "src" / "tavola").rglob("*.py")):
        copy = folder / path.relative_to(ROOT / "src")
        if not copy.exists() or copy.read_bytes() != path.read_bytes():
            yield f"{path.relative_to(ROOT)} has changed since; run `make compiled`"
