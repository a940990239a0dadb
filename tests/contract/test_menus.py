"""Menus and judgement agree: one predicate decides, whoever asks."""

from __future__ import annotations

import pytest

from tavola.core.play import Match
from tavola.core.rng import Dice
from tavola.core.values import Action
from tests.contract.kit import SETTINGS, Setting, cites_a_rule, mutations, refusal_of, some_of, strangers, walk


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_whatever_a_menu_offers_is_accepted(setting: Setting) -> None:
    for match, rng in walk(setting, 11, every=9, most=25):
        for seat in match.deciders:
            for action in some_of(match.menu(seat), rng, 20):
                assert match.check(seat, action) is None, action
                assert match.clone().play(seat, action) is not None


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_a_sample_is_always_legal(setting: Setting) -> None:
    for match, rng in walk(setting, 12, every=4, most=60):
        for seat in match.deciders:
            menu = match.menu(seat)
            for _ in range(6):
                action = menu.sample(rng)
                assert action in menu
                assert match.check(seat, action) is None


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_a_mutated_action_is_refused_by_a_rule_or_is_in_the_menu(setting: Setting) -> None:
    """Menu and judgement agree on wrong numbers, on other kinds, on what was legal before, and for other seats."""
    earlier: dict[type[Action], Action] = {}
    odd = strangers(setting.game)
    for match, rng in walk(setting, 13, every=7, most=30):
        for seat in match.deciders:
            offered = some_of(match.menu(seat), rng, 4)
            wrong = [bad for action in offered for bad in mutations(action)]
            judge(match, seat, [*wrong, *earlier.values(), *odd])
            earlier |= {type(action): action for action in offered}


def judge(match: Match, seat: int, actions: list[Action]) -> None:
    menu = match.menu(seat)
    before = match.digest()
    for action in actions:
        refusal = match.check(seat, action)
        assert (action in menu) == (refusal is None), f"{action}: menu {action in menu}, check {refusal}"
        assert refusal is None or cites_a_rule(match.game, refusal), f"{action}: {refusal}"
    assert match.digest() == before, "asking changed something"


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_a_refused_action_changes_nothing(setting: Setting) -> None:
    odd = strangers(setting.game)
    for match, _ in walk(setting, 14, every=19, most=8):
        before, entries = match.digest(), len(match.record.entries)
        for seat in match.deciders:
            refused = [action for action in odd if match.check(seat, action) is not None]
            for action in refused:
                assert refusal_of(match, seat, action) == match.check(seat, action)
        assert (match.digest(), len(match.record.entries)) == (before, entries)


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_what_is_accepted_beside_the_list_can_be_played(setting: Setting) -> None:
    """A mutated action that passes must not break the game either."""
    for match, rng in walk(setting, 15, every=13, most=12):
        for seat in match.deciders:
            for action in some_of(match.menu(seat), rng, 3):
                for other in mutations(action):
                    if match.check(seat, other) is None:
                        twin = match.clone()
                        twin.play(seat, other)
                        for left in range(3):
                            for one in twin.deciders[:1]:
                                twin.play(one, twin.menu(one).sample(Dice(left)))
