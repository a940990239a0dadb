"""The benchmark runs, takes turns, and bears peers that are missing or broken."""

from __future__ import annotations

import json
import os
import sys
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from tavola.lab.bench import WRONG, bench_command, installed_peers
from tavola.lab.contest import Entrant, Standing, contest, forms, one_core, out_of_date

ECHO = """
import json, sys
print(json.dumps({"name": "echo"}), flush=True)
for line in sys.stdin:
    print(json.dumps({"decisions": %d, "games": 1, "seconds": float(line)}), flush=True)
"""


def echo(name: str, decisions: int) -> Entrant:
    return Entrant(name, (sys.executable, "-c", ECHO % decisions))


def test_the_engine_is_measured(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Only in the form under test: another one that lies about may be old."""
    monkeypatch.setattr("tavola.lab.bench.forms", lambda package: {"here": package.parent})
    words = StringIO()
    out = tmp_path / "bench.json"
    code = bench_command("engine", 0.05, out, peers=False, console=Console(file=words, width=160))
    assert code == 0, words.getvalue()
    rows = json.loads(out.read_text())["rows"]
    assert any(row["name"].startswith("gorgasali") for row in rows)
    for row in rows:
        assert row["decisions_per_second"] > 0
        assert len(row["rounds"]) == 5
        assert {"clone_us", "clone_and_play_us", "record_bytes", "state_bytes"} <= set(row["about"])
    assert "decisions/s" in words.getvalue()


def test_an_unknown_benchmark_lists_the_known() -> None:
    words = StringIO()
    assert bench_command("coffee", 1, None, console=Console(file=words)) == WRONG
    assert "known: engine" in words.getvalue()


def test_entrants_take_turns_and_ratios_are_by_round() -> None:
    fast, slow = contest([echo("fast", 300), echo("slow", 100)], 0.5, 3)
    assert (fast.decisions, slow.rate, slow.game_rate) == ([600.0] * 3, 200.0, 2.0)
    assert fast.ratio(slow) == 3.0
    assert fast.ratio(Standing("nobody", {})) == 0.0


def test_a_broken_entrant_says_why_and_stops_nobody() -> None:
    broken = Entrant("broken", (sys.executable, "-c", "raise SystemExit('no such thing')"))
    first, second = contest([broken, echo("well", 10)], 0.5, 2)
    assert first.problem == "no such thing"
    assert second.rate == 20.0


@pytest.mark.skipif(not hasattr(os, "sched_getaffinity"), reason="this system does not pin processes")
def test_one_core_is_given_back() -> None:
    before = os.sched_getaffinity(0)
    with one_core() as core:
        assert os.sched_getaffinity(0) == {core}
    assert os.sched_getaffinity(0) == before


def test_peers_that_are_not_there_are_left_out(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("TAVOLA_PEERS_PYTHON", str(tmp_path / "no-python"))
    assert installed_peers() == []


def test_both_forms_are_found_from_either(tmp_path: Path) -> None:
    for form in ("src", "build/compiled"):
        (tmp_path / form / "tavola" / "core").mkdir(parents=True)
        (tmp_path / form / "tavola" / "core" / "a.py").write_text(form)
    expected = {"interpreted": tmp_path / "src", "compiled": tmp_path / "build" / "compiled"}
    assert forms(tmp_path / "src" / "tavola") == forms(tmp_path / "build" / "compiled" / "tavola") == expected
    assert out_of_date(expected) == ["tavola/core/a.py"]
    assert forms(tmp_path / "elsewhere" / "tavola") == {"installed": tmp_path / "elsewhere"}
