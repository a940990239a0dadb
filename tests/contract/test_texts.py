"""Every game speaks: whatever is offered, done, refused or asked has its sentence in every language."""

from __future__ import annotations

import pytest

from tavola.core.rng import Dice
from tavola.core.rulebook import Rulebook
from tavola.core.text import Speaker, languages
from tests.contract.kit import GAMES, SETTINGS, Setting, chosen_move, seen_events, some_of, strangers, viewers, walk

LANGUAGES = ("en", "ru")


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_a_game_speaks_all_languages(game) -> None:
    assert set(languages(game)) == set(LANGUAGES)
    assert set(game.titles) == set(LANGUAGES)


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_the_rulebooks_have_the_same_rules_in_the_same_order(game) -> None:
    en, ru = (Rulebook.load(game, lang) for lang in LANGUAGES)
    assert [rule.id for rule in en.rules] == [rule.id for rule in ru.rules]
    assert [rule.id for rule in en.rules if not rule.id.startswith(game.prefix + "-")] == []


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_everything_that_comes_up_has_its_sentence(setting: Setting) -> None:
    speakers = [Speaker(setting.game, lang, strict=True) for lang in LANGUAGES]
    odd = strangers(setting.game)
    for match, rng in walk(setting, 51, every=9, most=25):
        view = match.view(match.deciders[0])
        for speaker in speakers:
            assert speaker.need(match.need, view)
            for seat in match.deciders:
                for action in some_of(match.menu(seat), rng, 6):
                    assert speaker.action(action, match.view(seat))
                for action in odd:
                    if refusal := match.check(seat, action):
                        assert speaker.refusal(refusal, view)


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_every_event_has_its_sentence_for_every_viewer(setting: Setting) -> None:
    speakers = [Speaker(setting.game, lang, strict=True) for lang in LANGUAGES]
    match, rng = setting.match(52), Dice(52)
    while match.deciders:
        events = match.play(*chosen_move(match, rng))
        for viewer in viewers(match)[-2:]:
            view = match.view(viewer)
            for speaker in speakers:
                for event in seen_events(match, events, viewer):
                    speaker.event(event, view)
    for speaker in speakers:
        assert speaker.result(match.result)


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_every_option_is_explained(game) -> None:
    for lang in LANGUAGES:
        speaker = Speaker(game, lang, strict=True)
        for option in game.options:
            assert all(speaker.option(option))
            assert all(speaker.value(option, value) for value in option.values)
