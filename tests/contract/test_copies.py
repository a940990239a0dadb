"""Copies and saves: independent, faithful, and equal to the original wherever they are made."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from tavola.core import codec
from tavola.core.errors import RecordError
from tavola.core.rng import Dice
from tests.contract.kit import (
    PLAIN,
    SETTINGS,
    Setting,
    chosen_move,
    play_on,
    reloaded,
    same_menu,
    seen_menu,
    viewers,
    walk,
)


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_a_clone_plays_on_as_its_original(setting: Setting) -> None:
    """The copy gets its own dice, so the same actions lead to the same events for ever."""
    match, rng = setting.match(21), Dice(21)
    play_on(match, rng, 15)
    for _ in range(3):
        twin = match.clone()
        for _ in range(40):
            if not match.deciders:
                break
            seat, action = chosen_move(match, rng)
            assert twin.deciders == match.deciders
            assert twin.play(seat, action) == match.play(seat, action)
            assert twin.digest() == match.digest()
        assert twin.record.encode() == match.record.encode()


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_earlier_clones_stay_what_they_were(setting: Setting) -> None:
    """State, menus, views and records of a copy, after its original has moved on to the end."""
    kept = []
    for match, _ in walk(setting, 22, every=8):
        menus = [seen_menu(match.menu(seat)) for seat in match.deciders]
        kept.append((match.clone(), match.digest(), menus, match.view(0), match.record.encode()))
    for twin, digest, menus, view, record in kept:
        assert twin.digest() == digest
        assert [seen_menu(twin.menu(seat)) for seat in twin.deciders] == menus
        assert twin.view(0) == view
        assert twin.record.encode() == record


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_a_menu_of_a_clone_judges_by_the_clone(setting: Setting) -> None:
    """A menu that was looked at before the copy was made must not follow the original."""
    for match, rng in walk(setting, 23, every=5, most=50):
        for seat in match.deciders:
            match.menu(seat)
            twin, original = match.clone(), match.clone()
            original.play(seat, original.menu(seat).sample(rng))
            play_on(original, Dice(5), 4)
            for _ in range(4):
                assert twin.check(seat, twin.menu(seat).sample(rng)) is None


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_playing_on_a_clone_leaves_the_original_alone(setting: Setting) -> None:
    for match, _ in walk(setting, 24, every=31, most=6):
        before = match.digest()
        play_on(match.clone(), Dice(1), 60)
        assert match.digest() == before


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_a_save_and_a_load_before_every_action_change_nothing(setting: Setting) -> None:
    match, rng = setting.match(25), Dice(25)
    loaded = reloaded(match)
    for _ in range(150):
        if not match.deciders:
            break
        loaded = reloaded(loaded)
        assert loaded.digest() == match.digest()
        assert loaded.deciders == match.deciders
        for number, seat in enumerate(match.deciders):
            assert same_menu(loaded.menu(seat), match.menu(seat), number)
        seat, action = chosen_move(match, rng)
        assert loaded.play(seat, action) == match.play(seat, action)
    assert loaded.digest() == match.digest()
    assert loaded.result == match.result


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_a_loaded_state_shows_the_same_views(setting: Setting) -> None:
    for match, _ in walk(setting, 26, every=17, most=10):
        twin = reloaded(match)
        assert [twin.view(viewer) for viewer in viewers(match)] == [match.view(viewer) for viewer in viewers(match)]


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_a_saved_state_is_the_same_bytes_on_every_way(setting: Setting) -> None:
    """Freeze, thaw and freeze again; a state at its end included."""
    match = setting.match(27)
    play_on(match, Dice(27))
    for state in (setting.match(27).state, match.state):
        twin = match.game.blank(*match.game.setting_of(state))
        codec.thaw(twin, codec.freeze(state), match.game.type_names)
        assert codec.freeze(twin) == codec.freeze(state)


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_a_position_reads_back_as_it_was_written(setting: Setting) -> None:
    game = setting.game
    for match, _ in walk(setting, 28, every=23, most=10):
        text = game.draw(match.state)
        state = game.position(text)
        assert game.draw(state) == text
        assert codec.digest(state) == match.digest()
        assert game.setting_of(state) == game.setting_of(match.state)


def damaged(facts: dict[str, Any]) -> Iterator[object]:
    """What a file of a saved state can turn into."""
    yield from ("text", [], {}, facts | {"_": "Nothing"}, facts | {"more": 1})
    for name in list(facts)[1:]:
        yield {key: value for key, value in facts.items() if key != name}
    yield facts | {"stack": [{"_": "No such frame"}]}
    yield facts | {"stack": [{"_": ["a", "list"]}]}
    yield facts | {"stack": [{}]}
    yield facts | {"result": {"_": "Result"}}
    yield facts | {"result": {"_": "Result", "value": {"places": 1}}}


@pytest.mark.parametrize("setting", PLAIN, ids=str)
def test_a_damaged_save_is_refused(setting: Setting) -> None:
    match = setting.match(29)
    play_on(match, Dice(29), 20)
    game = setting.game
    good = codec.freeze(match.state)
    broken = [msgspec.msgpack.encode(facts) for facts in damaged(codec.dump(match.state))]
    for data in [b"", b"junk", good[:-3], good + b"x", *broken]:
        with pytest.raises(RecordError):
            codec.thaw(game.blank(*game.setting_of(match.state)), data, game.type_names)
