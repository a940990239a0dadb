"""Many games: the same whatever the number of processes, interrupted without loss, continued where they stopped."""

from __future__ import annotations

from io import StringIO
from pathlib import Path
from typing import Any

import polars as pl
import pytest
from rich.console import Console

import tavola
from tavola.bots import UnknownBot
from tavola.core.errors import OptionError, UnknownGame
from tavola.lab.series import Row, make_series, play_game, read_value, seed_of
from tavola.lab.simulate import INTERRUPTED, WRONG, collect, run, simulate_command
from tavola.lab.store import Store, StoreError
from tavola.lab.tables import character_wins, interval, seat_wins

SEATS = "greedy,random"


def timeless(rows: list[Row]) -> list[tuple[object, ...]]:
    return [tuple(getattr(row, name) for name in row.__struct_fields__ if name != "seconds") for row in rows]


def simulate(out: Path | None, games: int = 6, *, resume: bool = False, jobs: int = 2, **more: Any) -> tuple[int, str]:
    """Exit code and what was shown."""
    words = StringIO()
    console = Console(file=words, width=120)
    given: dict[str, Any] = {"game": "gorgasali", "seats": SEATS, "options": {}, "seed": 7, **more}
    code = simulate_command(games=games, jobs=jobs, out=out, resume=resume, console=console, **given)
    return code, words.getvalue()


@pytest.fixture(scope="module")
def alone() -> list[Row]:
    """Six games in one process, for comparison."""
    return list(run(make_series("gorgasali", SEATS, {}, 7), range(6)))


@pytest.mark.parametrize("ending", ["csv", "parquet"])
def test_two_processes_play_the_same_games(tmp_path: Path, ending: str, alone: list[Row]) -> None:
    out = tmp_path / f"games.{ending}"
    code, shown = simulate(out)
    assert code == 0
    assert timeless(Store(out).rows()) == timeless(alone)
    assert list(tmp_path.iterdir()) == [out]
    for words in ("Wins by seat", "Wins by character", "rounds", "last_standing", "decisions/s", "6 games in"):
        assert words in shown


def test_the_table_can_be_read_by_others(tmp_path: Path, alone: list[Row]) -> None:
    simulate(tmp_path / "games.parquet", jobs=1)
    frame = pl.read_parquet(tmp_path / "games.parquet")
    assert frame["number"].to_list() == list(range(6))
    assert frame["decisions"].to_list() == [row.decisions for row in alone]
    assert set(frame["options"]) == {make_series("gorgasali", SEATS, {}, 7).digest()}


def test_an_interruption_loses_no_finished_game(tmp_path: Path, alone: list[Row]) -> None:
    out = tmp_path / "games.csv"
    series = make_series("gorgasali", SEATS, {}, 7)
    done: list[Row] = []

    def interrupt(row: Row) -> None:
        done.append(row)
        if len(done) == 3:
            raise KeyboardInterrupt

    rows, complete = collect(series, 6, 2, out, interrupt, resume=False)
    assert not complete
    assert len(rows) == 3 == len(Store(out).rows())
    code, shown = simulate(out, resume=True)
    assert code == 0
    assert "6 games" in shown
    assert timeless(Store(out).rows()) == timeless(alone)


def test_an_interruption_is_told_to_the_shell(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def ctrl_c(*_: object) -> Row:
        raise KeyboardInterrupt

    monkeypatch.setattr("tavola.lab.simulate.play_game", ctrl_c)
    code, shown = simulate(tmp_path / "games.csv", jobs=1)
    assert code == INTERRUPTED
    assert "go on with --resume" in shown


def test_a_crash_leaves_the_journal_and_a_cut_line_is_played_again(tmp_path: Path, alone: list[Row]) -> None:
    out = tmp_path / "games.parquet"
    store = Store(out)
    for row in alone[:2]:
        store.add(row)
    with store.journal.open("ab") as file:
        file.write(b'{"number":2,"se')
    assert simulate(out, resume=True)[0] == 0
    assert timeless(store.rows()) == timeless(alone)


def test_more_games_continue_a_finished_file(tmp_path: Path, alone: list[Row]) -> None:
    out = tmp_path / "games.csv"
    simulate(out, 4)
    before = Store(out).rows()
    simulate(out, 6, resume=True)
    assert Store(out).rows()[:4] == before
    assert timeless(Store(out).rows()) == timeless(alone)


def test_a_file_is_never_overwritten(tmp_path: Path) -> None:
    out = tmp_path / "games.csv"
    out.write_text("precious")
    code, shown = simulate(out)
    assert (code, out.read_text()) == (WRONG, "precious")
    assert "--resume" in shown


@pytest.mark.parametrize("other", [{"seed": 8}, {"seats": "random,greedy"}, {"options": {"zonePeriod": 4}}])
def test_a_file_of_another_series_is_not_continued(tmp_path: Path, other: dict[str, Any]) -> None:
    out = tmp_path / "games.csv"
    simulate(out, 2, jobs=1)
    code, shown = simulate(out, 3, jobs=1, resume=True, **other)
    assert code == WRONG
    assert "another series" in shown


def test_another_ending_is_refused(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match=r"\.csv or \.parquet"):
        Store(tmp_path / "games.txt")


@pytest.mark.parametrize(
    ("given", "error"),
    [
        ({"name": "gorgosoli"}, UnknownGame), ({"seats": "greedy,clever"}, UnknownBot),
        ({"options": {"zonePeriod": 99}}, OptionError), ({"seats": "random"}, OptionError),
    ],
)  # fmt: skip
def test_wrong_settings_are_said_before_the_first_game(given: dict[str, Any], error: type[Exception]) -> None:
    with pytest.raises(error):
        make_series(**{"name": "gorgasali", "seats": SEATS, "options": {}, "seed": 1, **given})


def test_options_are_read_from_words() -> None:
    game = tavola.game("gorgasali")
    assert read_value(game, "zonePeriod", "4") == 4
    assert read_value(game, "hiddenBackpack", "true") is True
    assert read_value(game, "board", "river") == "river"
    assert read_value(game, "stayHeals", "maybe") == "maybe"


def test_a_game_depends_on_seed_and_number_alone(alone: list[Row]) -> None:
    series = make_series("gorgasali", SEATS, {}, 7)
    assert timeless([play_game(series, 4)]) == timeless([alone[4]])
    assert len({seed_of(7, n) for n in range(1000)}) == 1000


def test_seats_can_rotate() -> None:
    series = make_series("gorgasali", "greedy,random,random", {}, 7, rotate=True)
    assert [series.bots(n).index("greedy") for n in range(4)] == [0, 2, 1, 0]


def test_records_are_kept_and_replay(tmp_path: Path) -> None:
    simulate(None, 2, jobs=1, record_dir=tmp_path / "records")
    files = sorted((tmp_path / "records").iterdir())
    assert len(files) == 2
    assert all(tavola.Record.load(file).verify().result for file in files)


def test_the_interval_is_wilsons() -> None:
    assert interval(0, 0) == (0.0, 1.0)
    assert interval(5, 10) == pytest.approx((0.2366, 0.7634), abs=1e-4)
    assert interval(0, 20)[0] == 0.0


def test_wins_are_counted(alone: list[Row]) -> None:
    assert sum(wins for wins, _ in seat_wins(alone).values()) == 6
    assert sum(games for _, games in character_wins(alone).values()) == 12
