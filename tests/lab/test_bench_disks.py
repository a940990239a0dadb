"""`tavola bench disks` measures, compares with the reference, and bears peers that are missing or broken."""

from __future__ import annotations

import importlib.util
import json
import sys
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from tavola.lab import bench_disks
from tavola.lab.contest import Entrant, contest
from tavola.lab.peers import disk_scenes

SCRIPTS = {"pymunk": "pymunk_disks.py", "Box2D": "box2d_disks.py", "box2d": "box2d3_disks.py"}


def measured(tmp_path: Path, *others: Entrant) -> tuple[int, str, dict[str, list[dict[str, object]]]]:
    words, out = StringIO(), tmp_path / "disks.json"
    code = bench_disks.bench_disks(
        0.05, out, console=Console(file=words, width=160), peers=bool(others), sets=("std",), rounds=2
    )
    return code, words.getvalue(), json.loads(out.read_text())


@pytest.fixture(autouse=True)
def _without_numba(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whether there is a compiled kernel here is not what is tested."""
    monkeypatch.setattr(bench_disks, "installed", lambda: False)


def test_the_plain_form_is_measured_and_exact(tmp_path: Path) -> None:
    code, words, report = measured(tmp_path)
    assert code == 0, words
    (row,) = report["std"]
    assert row["name"] == "Tavola, plain Python"
    assert isinstance(row["rounds"], list)
    assert len(row["rounds"]) == 2
    assert all(rate > 0 for rate in row["rounds"])
    about = row["about"]
    assert isinstance(about, dict)
    assert about["worst_mm"] < 1e-6
    assert (about["flips"], about["within_mm"]) == (0, 1.0)
    assert "flicks/s" in words
    assert "no numba here" in words


def test_a_broken_peer_says_why_and_fails_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    broken = Entrant("broken", (sys.executable, "-c", "raise SystemExit('no such engine')"))
    monkeypatch.setattr(bench_disks, "installed_peers", lambda which, hertz: [broken])
    code, words, report = measured(tmp_path, broken)
    assert code == 0
    assert "broken: no such engine" in words
    assert report["std"][1]["problem"] == "no such engine"


def test_peers_that_are_not_there_are_left_out(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("TAVOLA_PEERS_PYTHON", str(tmp_path / "no-python"))
    assert bench_disks.installed_peers("std", (120,)) == []


def test_errors_are_those_of_the_worst_disk_of_each_flick() -> None:
    right = disk_scenes.expected("std")[:3]
    ends = [[(x, y, bool(on)) for x, y, on in one] for one in right]
    k = next(k for k, one in enumerate(ends[1]) if one[2])
    ends[1][k] = (ends[1][k][0] + 0.003, ends[1][k][1] + 0.004, True)
    ends[2][k] = (0.0, 0.0, not ends[2][k][2])
    found = disk_scenes.errors("std", ends)
    assert found["worst_mm"] == pytest.approx(5.0)
    assert found["median_mm"] == 0.0
    assert found["flips"] == 1
    assert found["within_mm"] == pytest.approx(2 / 3)


@pytest.mark.parametrize("module", SCRIPTS)
def test_a_peer_that_is_installed_takes_its_turn(module: str) -> None:
    """It loses a disk here and there, but most of the table stands as it should."""
    if importlib.util.find_spec(module) is None:
        pytest.skip(f"{module} is not installed")
    script = Path(disk_scenes.__file__).with_name(SCRIPTS[module])
    (found,) = contest([Entrant(module, (sys.executable, str(script), "std", "120"))], 0.05, 1)
    assert found.problem == ""
    assert found.rate > 0
    assert 0.0 < found.about["median_mm"] < 300.0
