"""Every command, and every way to use it wrongly: one clear line, never a traceback."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

import tavola
from tavola.cli import app
from tavola.cli.arguments import read_seats
from tavola.core.errors import OptionError
from tavola.core.rng import Dice

CONTENT = Path(tavola.__file__).parent / "games" / "gorgasali" / "content"


@pytest.fixture(autouse=True)
def quiet_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("COLUMNS", "200")
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)


def run(*words: str | Path) -> Result:
    return CliRunner().invoke(app, [str(word) for word in words])


def played(path: Path, seats: int = 2, decisions: int = 10_000) -> Path:
    """A record by random players."""
    match = tavola.Match("gorgasali", seats=seats, seed=5)
    rng = Dice(5)
    while match.result is None and decisions:
        seat = match.deciders[0]
        match.play(seat, match.menu(seat).sample(rng))
        decisions -= 1
    match.record.save(path)
    return path


def refused(result: Result, *parts: str) -> None:
    """Exit 2 and one line on stderr that holds these parts."""
    assert result.exit_code == 2, result.output
    assert "Traceback" not in result.output
    line = result.stderr.strip()
    assert "\n" not in line
    for part in parts:
        assert part in line


# --- the frame ------------------------------------------------------------------------------------------------------


def test_help_lists_every_command() -> None:
    text = run("--help").output
    for command in ("term", "simulate", "replay", "verify", "check", "rules", "games", "bench"):
        assert command in text


def test_help_loads_no_game() -> None:
    import subprocess
    import sys

    heavy = "('tavola.games.', 'textual', 'polars')"
    code = f"import sys, tavola.cli; print([m for m in sys.modules if m.startswith({heavy})])"
    env = {"PYTHONPATH": str(Path(tavola.__file__).parents[1])}
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=env, check=True)
    assert found.stdout.strip() == "[]"


def test_version() -> None:
    assert run("--version").output.startswith("tavola ")


def test_games_are_listed() -> None:
    result = run("games")
    assert result.exit_code == 0
    assert "gorgasali" in result.output
    assert "2–10" in result.output


# --- term -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("lang", "word"), [("en", "Round 2."), ("ru", "Раунд 2.")])
def test_bots_alone_are_printed(lang: str, word: str) -> None:
    words = ("--pace", "0", "--plain", "--seed", "3", "--lang", lang)
    result = run("term", "gorgasali", "--seats", "greedy,greedy,random", *words)
    assert result.exit_code == 0, result.output
    assert word in result.output
    assert "♠♠♠♠♠♠" in result.output


def test_the_same_seed_is_the_same_game() -> None:
    words = ("term", "gorgasali", "--seats", "random:3", "--plain", "--seed", "9")
    assert run(*words).output == run(*words).output


def test_the_language_follows_the_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "ru_RU.UTF-8")
    assert "Раунд 1." in run("term", "gorgasali", "--seats", "random,random", "--seed", "1").output


def test_a_duo_by_options() -> None:
    result = run("term", "gorgasali", "--seats", "random:4", "--seed", "2", "--option", "scenario=duo",
                 "--option", "zonePeriod=3", "--option", "hiddenBackpack=yes")  # fmt: skip
    assert result.exit_code == 0, result.output


@pytest.mark.parametrize(
    ("words", "parts"),
    [
        (["nope"], ["no game is called 'nope'", "gorgasali"]),
        (["gorgasali", "--seats", "greedy,wizard"], ["wizard", "known", "greedy"]),
        (["gorgasali", "--seats", "greedy"], ["takes 2 to 10 players, found 1"]),
        (["gorgasali", "--seats", "random:11"], ["takes 2 to 10 players, found 11"]),
        (["gorgasali", "--seats", "random,,random"], ["expected names"]),
        (["gorgasali", "--seats", "random:x"], ["expected names"]),
        (["gorgasali", "--seats", "random,random", "--option", "zonePeriod=99"], ["zonePeriod", "3..8", "99"]),
        (["gorgasali", "--seats", "random,random", "--option", "colour=red"], ["colour: no such option"]),
        (["gorgasali", "--seats", "random,random", "--option", "zonePeriod"], ["expected key=value"]),
        (["gorgasali", "--seats", "random,random", "--option", "reshuffle=maybe"], ["reshuffle", "maybe"]),
        (["gorgasali", "--seats", "random,random", "--lang", "xx"], ["speaks en, ru", "xx"]),
        (["gorgasali", "--load", "/nowhere/x.tavola"], ["/nowhere/x.tavola", "No such file"]),
        (["gorgasali", "--position", "/nowhere/x.txt"], ["/nowhere/x.txt", "No such file"]),
        (["gorgasali", "--load", "x", "--option", "a=b"], ["exclude"]),
        (["gorgasali", "--seats", "me,random"], ["a person is seated, but this is no terminal"]),
        (["gorgasali", "--seats", "me,random", "--plain"], ["--plain has no screen"]),
    ],
)
def test_wrong_words_for_a_table(words: list[str], parts: list[str]) -> None:
    refused(run("term", *words), *parts)


def test_a_broken_position(tmp_path: Path) -> None:
    path = tmp_path / "p.txt"
    path.write_text("what is this", encoding="utf8")
    assert run("term", "gorgasali", "--position", path).exit_code == 2


def test_a_position_is_played_on(tmp_path: Path) -> None:
    match = tavola.Match("gorgasali", seats=3, seed=4)
    rng = Dice(4)
    for _ in range(60):
        match.play(match.deciders[0], match.menu(match.deciders[0]).sample(rng))
    path = tmp_path / "p.txt"
    path.write_text(match.game.draw(match.state), encoding="utf8")
    result = run("term", "gorgasali", "--position", path, "--seats", "random:3", "--seed", "1")
    assert result.exit_code == 0, result.output


def test_a_saved_game_is_played_on(tmp_path: Path) -> None:
    path = played(tmp_path / "g.tavola", 3, 80)
    result = run("term", "gorgasali", "--load", path, "--seats", "random:3", "--seed", "1")
    assert result.exit_code == 0, result.output
    refused(run("term", "gorgasali", "--load", path, "--seats", "random:2"), "this game has 3 seats")


def test_seats_by_number() -> None:
    assert read_seats("me, greedy:2,random") == ("me", "greedy", "greedy", "random")
    with pytest.raises(OptionError):
        read_seats("")


# --- records --------------------------------------------------------------------------------------------------------


def test_a_record_is_replayed_to_its_end(tmp_path: Path) -> None:
    path = played(tmp_path / "g.tavola")
    text = run("replay", path).output
    assert "It is" in text
    assert " wins" in text


def test_a_replay_stops_where_it_is_told(tmp_path: Path) -> None:
    path = played(tmp_path / "g.tavola")
    result = run("replay", path, "--at", "40", "--lang", "ru")
    assert result.exit_code == 0
    logged = result.output.partition("\n\n")[0].splitlines()
    numbers = [int(line.split()[0]) for line in logged if line[:5].strip().isdigit()]
    assert max(numbers) <= 40
    refused(run("replay", path, "--at", "99999"), "entries, found 99999")


def test_records_verify_line_by_line(tmp_path: Path) -> None:
    good, open_end = played(tmp_path / "a.tavola"), played(tmp_path / "b.tavola", decisions=30)
    result = run("verify", good, open_end)
    assert result.exit_code == 0
    first, second = result.output.splitlines()
    assert "a.tavola: ok, gorgasali" in first
    assert "unfinished" in second


def cut(path: Path) -> None:
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join(lines[:30]))


def change(path: Path) -> None:
    """Another face of a die, long before the first digest after it."""
    lines = path.read_bytes().splitlines()
    for number, line in enumerate(lines):
        data = json.loads(line)
        if data.get("o") == "rolled" and len(data["faces"]) == 2:
            data["faces"] = [data["faces"][0] % 6 + 1, data["faces"][1]]
            lines[number] = json.dumps(data).encode()
            break
    path.write_bytes(b"\n".join(lines) + b"\n")


def garble(path: Path) -> None:
    path.write_bytes(b"hello\n")


@pytest.mark.parametrize(("spoil", "part"), [(cut, "cut short"), (change, "entry "), (garble, ":1:")])
def test_a_spoilt_record_fails(tmp_path: Path, spoil: object, part: str) -> None:
    good, bad = played(tmp_path / "good.tavola"), played(tmp_path / "bad.tavola")
    spoil(bad)  # type: ignore[operator]
    result = run("verify", bad, good)
    assert result.exit_code == 1
    first, second = result.output.splitlines()
    assert "bad.tavola" in first
    assert part in first
    assert "ok" in second
    replayed = run("replay", bad)
    assert replayed.exit_code == 2
    assert "Traceback" not in replayed.output
    assert run("check", bad).exit_code == 1


def test_a_missing_record(tmp_path: Path) -> None:
    assert run("verify", tmp_path / "none").exit_code == 1
    refused(run("replay", tmp_path / "none"), "No such file")


# --- check ----------------------------------------------------------------------------------------------------------


def test_the_built_in_content_is_sound() -> None:
    files = sorted(CONTENT.rglob("*.toml"))
    result = run("check", *files)
    assert result.exit_code == 0, result.output
    assert len(result.output.splitlines()) == len(files)


def test_wrong_content_is_told_with_its_line(tmp_path: Path) -> None:
    path = tmp_path / "weapons.toml"
    text = (CONTENT / "weapons.toml").read_text(encoding="utf8").replace("dice = 2", "dice = 'two'", 1)
    path.write_text(text, encoding="utf8")
    result = run("check", path)
    assert result.exit_code == 1
    line = next(number for number, row in enumerate(text.splitlines(), 1) if "'two'" in row)
    assert f"weapons.toml:{line}: " in result.output


@pytest.mark.parametrize("data", [b"\xff\xfe\x00", b"x = [", b"[strange]\na = 1\n"])
def test_files_of_no_kind(tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "x.toml"
    path.write_bytes(data)
    result = run("check", path)
    assert result.exit_code == 1
    assert "x.toml:1: " in result.output
    assert "Traceback" not in result.output


def test_check_of_nothing(tmp_path: Path) -> None:
    assert "No such file" in run("check", tmp_path / "none.toml").output
    assert run("check", tmp_path / "none.toml").exit_code == 1


# --- what others answer ---------------------------------------------------------------------------------------------


def test_rules_are_found_by_id_and_by_words() -> None:
    assert "straight" in run("rules", "gorgasali", "GO-7.1", "--lang", "en").output
    assert "прям" in run("rules", "gorgasali", "7.1", "--lang", "ru").output.lower()
    refused(run("rules", "nope"), "no game is called")
    refused(run("rules", "gorgasali", "--lang", "de"), "speaks en, ru")


def test_games_are_simulated(tmp_path: Path) -> None:
    result = run("simulate", "gorgasali", "--games", "3", "--seats", "random,random", "--seed", "1")
    assert result.exit_code == 0, result.output
    refused(run("simulate", "nope"), "no game is called")
    assert run("simulate", "gorgasali", "--seats", "wizard,wizard", "--games", "1").exit_code == 2


def test_bench_says_what_it_knows() -> None:
    result = run("bench", "moonlight")
    assert result.exit_code == 2
    assert "engine" in result.output


def test_a_scenario_is_named_beside_the_game() -> None:
    result = run("play", "desktopia", "--seats", "me,greedy", "--scenario", "nowhere", "--no-browser")
    assert result.exit_code != 0
    assert "expected one of" in result.output
    assert "found 'nowhere'" in result.output


def test_a_port_is_a_port() -> None:
    result = run("play", "--port", "70000", "--no-browser")
    assert result.exit_code != 0
    assert "65535" in result.output
