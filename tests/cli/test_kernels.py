"""Flicks of another version of the solver: a record replays what they did, asks no solver, and says whose they are."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

import tavola
from tavola.core.record import Record
from tavola.core.rng import Dice
from tavola.core.values import Slid
from tavola.games.desktopia.actions import Stop
from tavola.server.retelling import Asked, replay
from tavola.table.wire import Chair
from tests.cli.test_commands import run

SENTENCE = "flicks taken as recorded: reckoned by kernel 0, today's is 1"
OPTIONS = {"noProgress": 1, "scenario": "window_sill"}


def played(change: Callable[[Slid], Slid]) -> Record:
    """A short game of random flicks, what the solver found in it changed afterwards."""
    match = tavola.Match("desktopia", seats=2, options=OPTIONS, seed=4)
    rng = Dice(4)
    while match.result is None:
        seat = match.deciders[0]
        menu = match.menu(seat)
        action = menu.sample(rng)
        match.play(seat, menu.sample(rng) if isinstance(action, Stop) else action)
    record = match.record
    record.entries = [(seat, change(value) if isinstance(value, Slid) else value) for seat, value in record.entries]
    assert any(isinstance(value, Slid) for _, value in record.entries)
    return Record.decode(record.encode())


def older(slid: Slid) -> Slid:
    return msgspec.structs.replace(slid, kernel="0")


@pytest.fixture
def old(monkeypatch: pytest.MonkeyPatch) -> Record:
    """A record of kernel 0, where no solver can be asked any more."""
    record = played(older)
    monkeypatch.delattr(type(tavola.game("desktopia")), "solve")
    return record


def test_verify_says_whose_flicks_they_are(old: Record, tmp_path: Path) -> None:
    path = tmp_path / "old.tavola"
    old.save(path)
    result = run("verify", path)
    assert result.exit_code == 0
    assert result.output.splitlines()[1:] == [f"{path}: {SENTENCE}"]
    assert f"{path}: ok, desktopia" in result.output


def test_replay_says_whose_flicks_they_are(old: Record, tmp_path: Path) -> None:
    path = tmp_path / "old.tavola"
    old.save(path)
    result = run("replay", path)
    assert result.exit_code == 0
    assert SENTENCE in result.output


def test_todays_flicks_need_no_words(tmp_path: Path) -> None:
    path = tmp_path / "new.tavola"
    record = played(lambda slid: slid)
    record.save(path)
    assert (record.kernels(), record.verify().game.kernel()) == (("1",), "1")
    assert len(run("verify", path).output.splitlines()) == 1
    assert "kernel" not in run("replay", path).output


def test_a_server_tells_it_again(old: Record) -> None:
    chairs = tuple(Chair("bot", "", name, "random", here=True) for name in ("Dust", "Grass"))
    told = replay(Asked("table", 0, chairs, None, old.encode(), None, "en"))
    assert told.verified
    kernels = {event.kernel for step in told.steps for event in step.told.events if type(event).__name__ == "Slide"}
    assert kernels == {"0"}


def test_a_flick_taken_back_was_no_kernels() -> None:
    record = played(lambda slid: msgspec.structs.replace(slid, kernel="accident", path=()))
    assert record.kernels() == ()


def test_a_game_without_physics_has_no_kernel() -> None:
    assert tavola.game("gorgasali").kernel() == ""
