"""Each promise of the contract is known to be able to fail: the template game, broken in one way at a time."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from tavola.core import frame
from tavola.core.errors import TavolaError
from tavola.core.game import games
from tavola.core.values import Decide, OneOf, Pick, Refusal
from tests.contract import test_copies, test_menus, test_play, test_secrecy
from tests.contract.kit import Setting

TEMPLATE = games(template=True)["template"]
COMPILED = not str(frame.__file__).endswith(".py")


class Lanterns(type(TEMPLATE)):  # type: ignore[misc]
    """The template as it is, with its own folder."""

    folder = TEMPLATE.folder


def frame_of(game: Any, name: str) -> Any:
    return game.type_names[name]


class KnowsNothingOfSecrets(Lanterns):
    def redact(self, state, event, seat):
        return event


class RedactsByTheTruth(Lanterns):
    """What is told depends on a card that the viewer cannot know."""

    def redact(self, state, event, seat):
        return event if state.deck and state.deck[-1] % 2 else None


class ShowsHands(Lanterns):
    def view(self, state, seat):
        found = super().view(state, seat)
        return msgspec.structs.replace(found, discard=tuple(state.players[0].hand))


class ShowsTheDeck(Lanterns):
    def view(self, state, seat):
        return msgspec.structs.replace(super().view(state, seat), round=state.deck[-1] if state.deck else 0)


class ShufflesNothing(Lanterns):
    def reshuffle_unknown(self, state, seat, rng):
        pass


class ForgetsAReason(Lanterns):
    reasons = ("lit",)


class ForgetsAnEvent(Lanterns):
    events = Lanterns.events[1:]


class LeavesAreFatal(Lanterns):
    def interrupt(self, state, outcome):
        state.round += 1
        return Refusal("TP-7.4", "nobody-there")


class ForgetsAFact(Lanterns):
    """A position that leaves something out."""

    def position(self, text):
        state = super().position(text)
        state.lead = (state.lead + 1) % 2
        return state


BROKEN_GAMES: list[tuple[type[Any], Callable[[Setting], None]]] = [
    (KnowsNothingOfSecrets, test_secrecy.test_an_event_tells_no_more_than_the_view_shows_after_it),
    (RedactsByTheTruth, test_secrecy.test_an_event_is_redacted_by_what_the_viewer_knows),
    (KnowsNothingOfSecrets, test_secrecy.test_secret_answers_are_told_to_nobody_before_the_last),
    (ShowsHands, test_secrecy.test_what_a_viewer_cannot_know_does_not_show),
    (ShowsTheDeck, test_secrecy.test_what_a_viewer_cannot_know_does_not_show),
    (ShufflesNothing, lambda setting: test_secrecy.test_every_game_hides_something(setting.game)),
    (ForgetsAReason, test_play.test_random_play_comes_to_an_end),
    (ForgetsAnEvent, test_play.test_every_event_is_a_known_one),
    (LeavesAreFatal, test_play.test_seats_leave_and_clocks_run_out_at_any_moment),
    (ForgetsAFact, test_copies.test_a_position_reads_back_as_it_was_written),
]


@pytest.mark.parametrize(
    ("broken", "promise"),
    BROKEN_GAMES,
    ids=[f"{b.__name__}-{p.__name__.removeprefix('test_')}" for b, p in BROKEN_GAMES],
)
def test_a_broken_game_is_found_out(broken: type[Any], promise: Callable[[Setting], None]) -> None:
    with pytest.raises(AssertionError):
        promise(Setting(broken(), 3, {}))


# --- broken frames ----------------------------------------------------------------------------------------------


def share_the_stakes(game: Any, patch: pytest.MonkeyPatch) -> None:
    """A clone that shares a list."""
    kind = frame_of(game, "Stakes")

    def clone(self):
        twin = kind()
        twin.stakes = self.stakes
        return twin

    patch.setattr(kind, "clone", clone)


def forget_the_target(game: Any, patch: pytest.MonkeyPatch) -> None:
    """A field that is not saved."""
    patch.setattr(frame_of(game, "Window"), "FIELDS", ("seat", "step", "pending", "stopped"))


def offer_too_much(game: Any, patch: pytest.MonkeyPatch) -> None:
    """A menu that was not built with the predicate."""
    kind = frame_of(game, "Turn")
    draw, kindle = game.actions[1], game.actions[2]
    patch.setattr(kind, "menu", lambda self, s, seat: OneOf([draw(), kindle()]))


def forget_the_lower_bound(game: Any, patch: pytest.MonkeyPatch) -> None:
    """Python takes -1 for the last one."""
    kind = frame_of(game, "Stakes")
    patch.setattr(kind, "check", lambda self, s, seat, action: None if action.number <= 2 else Refusal("TP-3.1", "x"))


def cite_nothing(game: Any, patch: pytest.MonkeyPatch) -> None:
    kind = frame_of(game, "Stakes")
    right = kind.check
    patch.setattr(
        kind, "check", lambda self, s, seat, action: right(self, s, seat, action) and Refusal("TP-99.9", "no-such-rule")
    )


def change_while_asking(game: Any, patch: pytest.MonkeyPatch) -> None:
    kind = frame_of(game, "Turn")
    right = kind.check

    def check(self, s, seat, action):
        s.lead = 1 - s.lead
        return right(self, s, seat, action)

    patch.setattr(kind, "check", check)


def ask_only_who_can_respond(game: Any, patch: pytest.MonkeyPatch) -> None:
    """The leak that nobody sees: no question where there is no response."""
    kind = frame_of(game, "Window")
    right = kind.advance

    def advance(self, s):
        if self.step == 0 and len(self.menu(s, self.target).listed()) == 1:
            self.step = 1
        return right(self, s)

    patch.setattr(kind, "advance", advance)


def ask_without_a_choice(game: Any, patch: pytest.MonkeyPatch) -> None:
    patch.setattr(frame_of(game, "Turn"), "menu", lambda self, s, seat: OneOf([]))


def count_the_questions(game: Any, patch: pytest.MonkeyPatch) -> None:
    """A frame that changes something whenever it is asked to advance."""
    kind = frame_of(game, "Turn")

    def advance(self, s):
        s.round += 1
        return Decide(self.seat)

    patch.setattr(kind, "advance", advance)


def pay_with_anything(game: Any, patch: pytest.MonkeyPatch) -> None:
    """A described menu that leaves out what counting cannot say."""
    kind = frame_of(game, "Paying")
    right = kind.menu

    def menu(self, s, seat):
        found = right(self, s, seat)
        return Pick(found.of, 1, 9, found.make, found.chosen, lambda action: True, found.otherwise)

    patch.setattr(kind, "menu", menu)


BROKEN_FRAMES = [
    (share_the_stakes, test_copies.test_earlier_clones_stay_what_they_were),
    (share_the_stakes, test_copies.test_playing_on_a_clone_leaves_the_original_alone),
    (forget_the_target, test_copies.test_a_save_and_a_load_before_every_action_change_nothing),
    (offer_too_much, test_menus.test_whatever_a_menu_offers_is_accepted),
    (forget_the_lower_bound, test_menus.test_a_mutated_action_is_refused_by_a_rule_or_is_in_the_menu),
    (cite_nothing, test_menus.test_a_mutated_action_is_refused_by_a_rule_or_is_in_the_menu),
    (change_while_asking, test_menus.test_a_mutated_action_is_refused_by_a_rule_or_is_in_the_menu),
    (ask_only_who_can_respond, test_secrecy.test_what_a_viewer_cannot_know_does_not_show),
    (ask_without_a_choice, test_play.test_random_play_comes_to_an_end),
    (count_the_questions, test_copies.test_a_save_and_a_load_before_every_action_change_nothing),
    (pay_with_anything, test_menus.test_a_sample_is_always_legal),
]


@pytest.mark.skipif(COMPILED, reason="compiled classes cannot be patched")
@pytest.mark.parametrize(
    ("damage", "promise"), BROKEN_FRAMES, ids=[f"{d.__name__}-{p.__name__[5:]}" for d, p in BROKEN_FRAMES]
)
def test_a_broken_frame_is_found_out(
    damage: Callable[[Any, pytest.MonkeyPatch], None],
    promise: Callable[[Setting], None],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = Lanterns()
    damage(game, monkeypatch)
    with pytest.raises((AssertionError, TavolaError)):
        promise(Setting(game, 3, {}))
