"""Random play: it goes on until it ends, and nobody acts who is not asked."""

from __future__ import annotations

import pytest

from tavola.core.errors import Refused
from tavola.core.rng import Dice
from tavola.core.values import Decide, DecideAll, Left, Over, TimeUp
from tests.contract.kit import (
    GAMES,
    SETTINGS,
    Setting,
    asked,
    chosen_move,
    cites_a_rule,
    play_on,
    refused,
    rules_of,
    some_of,
    walk,
)  # fmt: skip

SEEDS = (1, 2)


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_random_play_comes_to_an_end(setting: Setting) -> None:
    """Every question has an answer, and the number of decisions is bounded."""
    for seed in SEEDS:
        match = None
        for match, rng in walk(setting, seed):
            for seat in match.deciders:
                menu = match.menu(seat)
                assert menu, f"seat {seat} is asked and has no choice"
                assert menu.sample(rng) in menu
        assert match is not None
        result = match.result
        assert match.need == Over(result)
        assert len(result.places) == len(result.scores) == setting.seats
        assert result.reason in setting.game.reasons
        assert min(result.places) == 1 or setting.seats == 1  # alone one can lose


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_every_event_is_a_known_one(setting: Setting) -> None:
    known = set(setting.game.events)
    match, rng = setting.match(3), Dice(3)
    met = {type(event) for event in match.state.out}
    while match.deciders:
        met |= {type(event) for event in match.play(*chosen_move(match, rng))}
    assert met <= known


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_only_seats_that_are_asked_have_a_menu(setting: Setting) -> None:
    for match, _ in walk(setting, 4, every=3):
        assert match.deciders == asked(match)
        assert isinstance(match.need, (Decide, DecideAll))
        for seat in range(-1, setting.seats + 1):
            assert bool(match.menu(seat)) == (seat in match.deciders), seat


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_who_is_not_asked_is_refused_with_the_rule_of_turns(setting: Setting) -> None:
    for match, rng in walk(setting, 5, every=6):
        before = match.digest()
        _, action = chosen_move(match, rng)
        for seat in {*range(-1, setting.seats + 1)} - {*match.deciders}:
            refusal = match.check(seat, action)
            assert refusal is not None
            assert refusal.rule == setting.game.turn_rule
            with pytest.raises(Refused):
                match.play(seat, action)
        assert match.digest() == before


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_after_the_end_everything_is_refused_with_the_rule_of_the_end(setting: Setting) -> None:
    last = []
    for match, rng in walk(setting, 6):
        last = [action for seat in match.deciders for action in some_of(match.menu(seat), rng, 5)]
    end = match.digest()
    for seat in range(setting.seats):
        assert not match.menu(seat)
        for action in last:
            refusal = match.check(seat, action)
            assert refusal is not None
            assert refusal.rule == setting.game.over_rule
    for outcome in (Left(0), TimeUp(0)):
        with pytest.raises(Refused, match=setting.game.over_rule):
            match.happen(outcome)
    assert match.digest() == end
    assert match.deciders == ()


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_seats_leave_and_clocks_run_out_at_any_moment(setting: Setting) -> None:
    """Whatever the world outside does is either refused by a rule and changes nothing, or the game goes on."""
    known = set(setting.game.events)
    for seed in range(4):
        rng = Dice(seed + 70)
        match = setting.match(seed)
        while match.deciders:
            if rng.below(12) == 0:
                kind = (Left, TimeUp, TimeUp)[rng.below(3)]
                outcome = kind(rng.below(setting.seats + 2) - 1)
                before = match.digest()
                refusal = refused(match, outcome)
                if refusal is None:
                    assert {type(event) for event in match.state.out} <= known
                else:
                    assert cites_a_rule(setting.game, refusal), refusal
                    assert match.digest() == before
            else:
                play_on(match, rng, 1)
        assert match.result.reason in setting.game.reasons
        assert match.record.replay().digest() == match.digest()
        match.record.verify()


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_a_clock_that_runs_out_is_answered_wherever_somebody_is_asked(setting: Setting) -> None:
    for match, _ in walk(setting, 7, every=5):
        for seat in match.deciders:
            twin = match.clone()
            twin.happen(TimeUp(seat))
            assert len(twin.record.entries) > len(match.record.entries)


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_the_rules_that_the_core_cites_are_in_the_rulebook(game) -> None:
    assert game.turn_rule in rules_of(game)
    assert game.over_rule in rules_of(game)
    assert [option.rule for option in game.options if option.rule not in rules_of(game)] == []
