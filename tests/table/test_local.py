"""A table on one machine: bots act, people act, some of it can be taken back, all of it can be saved."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import tavola
from tavola.core.errors import EngineError, OptionError, RecordError
from tavola.core.rng import Dice
from tavola.core.values import Action, Menu, Random
from tavola.games.gorgasali.actions import EndTurn, OpenChest, PickCharacter, Roll, Stay, Step
from tavola.table.local import LocalTable


class Dicer:
    """A bot that throws a coin for everything."""

    def choose(self, view: Any, menu: Menu, rng: Random) -> Action:
        return menu.sample(rng)


def hire(name: str) -> Dicer:
    if name != "dicer":
        raise OptionError(f"no bot is called {name}")
    return Dicer()


def seated(chairs: str, seed: int = 7, **options: object) -> LocalTable:
    names = chairs.split(",")
    match = tavola.Match(tavola.game("gorgasali"), seats=len(names), options=options, seed=seed)
    return LocalTable(match, names, hire, seed)


def until(table: LocalTable, wanted: Callable[[LocalTable], bool], limit: int = 4000) -> LocalTable:
    """Play on by chance until a person is asked and this holds."""
    rng = Dice(3)
    for _ in range(limit):
        table.run_bots()
        if table.over or (table.person is not None and wanted(table)):
            return table
        assert table.person is not None
        table.act(table.person, table.match.menu(table.person).sample(rng))
    raise AssertionError("never came to it")


def offers(kind: type[Action]) -> Callable[[LocalTable], bool]:
    return lambda table: any(isinstance(a, kind) for a in table.match.menu(table.person or 0).listed() or ())


def first(table: LocalTable, kind: type[Action]) -> Action:
    return next(a for a in table.match.menu(table.person or 0).listed() or () if isinstance(a, kind))


# --- playing --------------------------------------------------------------------------------------------------------


def test_bots_play_a_whole_game_by_themselves() -> None:
    table = seated("dicer,dicer,dicer")
    assert table.run_bots() > 50
    assert table.over
    assert table.match.record.verify().result == table.match.result


def test_people_are_asked_and_bots_act_between_them() -> None:
    table = until(seated("me,dicer,me"), offers(Roll))
    assert table.person in (0, 2)
    assert table.viewer is None
    assert seated("me,dicer").viewer == 0


def test_a_bots_seat_is_not_for_people() -> None:
    table = seated("dicer,me")
    with pytest.raises(EngineError, match="played by dicer"):
        table.act(0, PickCharacter(0))


def test_a_refused_action_changes_nothing() -> None:
    table = seated("me,dicer")
    before = table.match.digest()
    with pytest.raises(tavola.Refused):
        table.act(0, Roll())
    assert (table.match.digest(), table.may_undo, len(table.told)) == (before, False, 1)


def test_chairs_must_be_as_many_as_seats() -> None:
    with pytest.raises(OptionError, match="this game has 3 seats"):
        LocalTable(tavola.Match("gorgasali", seats=3), ["me"], hire)


# --- taking back ----------------------------------------------------------------------------------------------------


def test_a_step_is_taken_back() -> None:
    table = until(seated("me,dicer"), offers(Step))
    before, told = table.match.digest(), len(table.told)
    table.act(0, first(table, Step))
    assert table.may_undo
    assert table.undo()
    assert (table.match.digest(), len(table.told)) == (before, told)


def test_several_steps_are_taken_back_one_by_one() -> None:
    table = until(seated("me,me", seed=11), lambda t: offers(Step)(t) and t.match.view(0).turn.left > 6)
    digests = []
    for _ in range(2):
        digests.append(table.match.digest())
        table.act(table.person or 0, first(table, Step))
    while digests:
        assert table.undo()
        assert table.match.digest() == digests.pop()


def test_a_roll_stands() -> None:
    table = until(seated("me,dicer"), offers(Roll))
    table.act(0, Roll())
    assert not table.may_undo
    assert not table.undo()


def test_opening_a_chest_shows_cards_and_stands() -> None:
    table = until(seated("me,dicer"), offers(OpenChest))
    table.act(0, OpenChest())
    assert all(seat == 0 for seat, _ in table.match.record.entries[-1:])  # nothing rolled, nobody answered
    assert not table.may_undo


def test_the_end_of_a_turn_stands_once_a_bot_has_answered() -> None:
    table = until(seated("me,dicer"), offers(EndTurn))
    table.act(0, EndTurn())
    assert table.may_undo
    table.bot_move(1)
    assert not table.may_undo


def test_the_end_of_a_turn_stands_once_another_person_has_answered() -> None:
    table = until(seated("me,me", seed=5), offers(EndTurn))
    seat = table.person or 0
    table.act(seat, EndTurn())
    assert table.may_undo
    other = table.person or 0
    assert other != seat
    table.act(other, first(table, Roll))
    assert not table.may_undo


def test_staying_is_taken_back_where_it_reveals_nothing() -> None:
    table = until(seated("me,dicer", stayHeals=False), offers(Stay))
    table.act(0, Stay())
    assert table.may_undo


# --- saving ---------------------------------------------------------------------------------------------------------


def test_a_saved_table_is_played_on_with_its_log(tmp_path: Path) -> None:
    table = until(seated("me,dicer,dicer"), offers(Step))
    table.save(tmp_path / "new" / "game.tavola")
    again = LocalTable.load(tmp_path / "new" / "game.tavola", table.chairs, hire, seed=1)
    assert again.match.digest() == table.match.digest()
    assert again.person == table.person
    texts = [[event for told in t.events_for(0) for event in told.shown[0]] for t in (table, again)]
    assert texts[0] == texts[1]
    until(again, lambda t: False)
    assert again.over
    again.match.record.verify()


def test_two_resumed_tables_roll_differently(tmp_path: Path) -> None:
    table = until(seated("me,dicer"), offers(Roll))
    table.save(tmp_path / "a")
    rolls = set()
    for _ in range(12):
        again = LocalTable.load(tmp_path / "a", table.chairs, hire)
        again.act(0, Roll())
        rolls.add(again.match.view(0).turn.dice)
    assert len(rolls) > 1


def test_a_changed_record_is_refused_by_its_entry(tmp_path: Path) -> None:
    table = until(seated("me,dicer"), offers(EndTurn))
    record = table.match.record.clone()
    record.digests[min(record.digests)] = "0" * 16
    with pytest.raises(RecordError, match="entry 20: the digest"):
        LocalTable.replay(record, table.chairs, hire)


# --- secrets --------------------------------------------------------------------------------------------------------


def test_the_log_of_each_viewer_is_redacted_when_it_happens() -> None:
    table = until(seated("me,me,dicer", hiddenBackpack=True), offers(OpenChest))
    seat = table.person or 0
    table.act(seat, OpenChest())
    told = table.told[-1]
    mine = [e for e in told.shown[seat] if type(e).__name__ == "CardsReceived"]
    theirs = [e for e in told.shown[1 - seat] if type(e).__name__ == "CardsReceived"]
    assert min(mine[0].kinds) >= 0  # type: ignore[attr-defined]
    assert set(theirs[0].kinds) == {-2}  # type: ignore[attr-defined]
