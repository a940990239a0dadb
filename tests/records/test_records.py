"""Every recorded game still leads where it led; together they show everything that may happen."""

from __future__ import annotations

from pathlib import Path

import pytest

from tavola.core.game import games
from tavola.core.record import Record
from tests.records.coverage import FOLDER, Thing, covered, gaps, records_of, wanted

GAMES = games(template=True)
PATHS = [path for name in GAMES for path in records_of(name)]
AGAIN = "python -m tests.records.collect"


@pytest.mark.parametrize("path", PATHS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_recorded_game_replays_to_its_digests(path: Path) -> None:
    record = Record.load(path)
    assert record.header.game == path.parent.name
    assert record.result is not None
    assert record.verify().result == record.result
    assert record.encode() == path.read_bytes()


@pytest.mark.parametrize("name", GAMES)
def test_every_kind_of_thing_happens_in_a_recorded_game(name: str) -> None:
    game = GAMES[name]
    shown = set.union(set(), *[covered(Record.load(path)) for path in records_of(name)])
    missing = wanted(game) - shown - gaps(game)
    assert sorted(map(str, missing)) == [], f"search for more ({AGAIN} {name}), or write a gap with its reason"
    assert sorted(map(str, gaps(game) & shown)) == [], "these gaps are covered: remove them"
    assert sorted(map(str, gaps(game) - wanted(game))) == [], "these gaps are of nothing there is"


def test_gaps_and_records_belong_to_games_there_are() -> None:
    assert {path.parent.name for path in FOLDER.glob("*/*.tavola")} == set(GAMES)


def test_all_records_together_are_small() -> None:
    assert sum(path.stat().st_size for path in PATHS) < 1_500_000


def test_a_gap_says_why() -> None:
    game = next(iter(GAMES.values()))
    row = f'[[gap]]\ngame = "{game.name}"\nkind = "event"\nname = "X"\n'
    assert gaps(game, row + 'reason = "nobody has written its rule"') == {Thing("event", "X")}
    with pytest.raises(ValueError, match="says too little"):
        gaps(game, row + 'reason = "later"')
    with pytest.raises(ValueError, match="has game, kind, name and reason"):
        gaps(game, row)
