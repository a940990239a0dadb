"""Hidden information: whatever a seat cannot know may be otherwise, and the seat must not notice."""

from __future__ import annotations

import pytest

from tavola.core.game import Game
from tavola.core.play import Match
from tavola.core.rng import Dice
from tavola.core.values import DecideAll
from tests.contract.kit import (
    GAMES,
    SETTINGS,
    Setting,
    another_truth,
    chosen_move,
    reloaded,
    same_menu,
    seen_events,
    settings_of,
    viewers,
    walk,
)


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_what_a_viewer_cannot_know_does_not_show(setting: Setting) -> None:
    """View, menu and who is asked stay equal; spectators are viewers too."""
    for match, _ in walk(setting, 31, every=3, most=40):
        for viewer in viewers(match):
            twin = reloaded(another_truth(match, viewer, 31))  # who is asked is found again, in that truth
            assert twin.view(viewer) == match.view(viewer)
            assert twin.deciders == match.deciders
            if viewer is not None:
                assert same_menu(twin.menu(viewer), match.menu(viewer), 31)


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_every_game_hides_something(game: Game) -> None:
    """Perhaps by an option only; else `reshuffle_unknown` does nothing, and nothing above could fail."""
    assert any(
        another_truth(match, viewer, 31).digest() != match.digest()
        for setting in settings_of(game)
        for match, _ in walk(setting, 31, every=7, most=20)
        for viewer in viewers(match)
    )


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_an_event_tells_no_more_than_the_view_shows_after_it(setting: Setting) -> None:
    """Two truths that look alike before and after an action must have sounded alike on the way."""
    compared = 0
    for match, rng in walk(setting, 32, every=7, most=30):
        for viewer in viewers(match):
            seat, action = chosen_move(match, rng)
            twin, original = another_truth(match, viewer, 32), match.clone()
            if twin.check(seat, action) is not None:
                continue  # possible with the real hidden cards only
            seen = seen_events(original, original.play(seat, action), viewer)
            heard = seen_events(twin, twin.play(seat, action), viewer)
            if original.view(viewer) == twin.view(viewer):
                compared += 1
                assert heard == seen
    assert compared


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_an_event_is_redacted_by_what_the_viewer_knows(setting: Setting) -> None:
    """The same event, told under another truth, reads the same."""
    for match, rng in walk(setting, 33, every=7, most=30):
        events = match.play(*chosen_move(match, rng))
        for viewer in viewers(match):
            told = seen_events(match, events, viewer)
            assert seen_events(another_truth(match, viewer, 33), events, viewer) == told
        if not match.deciders:
            return


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_secret_answers_are_told_to_nobody_before_the_last(setting: Setting) -> None:
    """Where several choose at once: the others' views, menus and events do not depend on what was answered."""
    for match, rng in walk(setting, 34, every=2):
        need = match.need
        if isinstance(need, DecideAll) and len(need.seats) > 1:
            compare_answers(match, need.seats[rng.below(len(need.seats))], rng)


def compare_answers(match: Match, seat: int, rng: Dice) -> None:
    menu = match.menu(seat)
    one, other = match.clone(), match.clone()
    events = one.play(seat, menu.sample(rng)), other.play(seat, menu.sample(rng))
    assert seat not in one.deciders
    assert one.deciders == other.deciders
    for viewer in viewers(match):
        if viewer == seat:
            continue
        assert seen_events(one, events[0], viewer) == seen_events(other, events[1], viewer)
        assert one.view(viewer) == other.view(viewer)
        if viewer is not None:
            assert same_menu(one.menu(viewer), other.menu(viewer), 34)
