"""What the tests of the contract share: settings derived from a game's options, seeded walks, mutations, reloads.

Nothing here names a game. Walks are seeded, so a failure comes back; budgets keep the whole folder below 90 seconds.
"""

from __future__ import annotations

import os
import zlib
from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec

from tavola.core import codec
from tavola.core.errors import OptionError, Refused
from tavola.core.frame import settle
from tavola.core.game import Game, games
from tavola.core.play import Match
from tavola.core.rng import Dice
from tavola.core.rulebook import Rulebook
from tavola.core.values import Action, Decide, DecideAll, Event, Menu, Outcome, Over, Pick, Refusal

GAMES: dict[str, Game] = games(template=True)
DECISIONS = 20_000  # no game of random play is longer
HUGE = 1_000_000
# Another number here plays other games: TAVOLA_SEEDS=5 pytest tests/contract. For hunting; the usual run is fixed.
SEEDS_FROM = 1000 * int(os.environ.get("TAVOLA_SEEDS", "0"))


class Foreign(Action, tag="of no game", frozen=True):
    """An action that no game knows."""

    seat: int = 0


class Setting(NamedTuple):
    """One way to set a table. `chosen` holds only what is not the default."""

    game: Game
    seats: int
    chosen: dict[str, Any]

    def match(self, seed: int, **more: Any) -> Match:
        """Settings differ in their seeds as well, so that each plays games of its own."""
        own = zlib.crc32(str(self).encode())
        return Match(self.game, self.seats, self.chosen, seed=own + SEEDS_FROM + seed, **more)

    def __str__(self) -> str:
        return "-".join([self.game.name, str(self.seats), *[f"{key}={value}" for key, value in self.chosen.items()]])


# --- settings ---------------------------------------------------------------------------------------------------


def accepted(game: Game, seats: int, chosen: dict[str, Any]) -> bool:
    try:
        game.settings(seats, chosen)
    except OptionError:
        return False
    return True


def other_values(game: Game) -> Iterator[dict[str, Any]]:
    """Each value of each option that is not its default; of numbers both ends, and the lowest but one."""
    for option in game.options:
        values = [value for value in option.values if value != option.default]
        if option.low is not None and option.high is not None:
            values += sorted({option.low, option.low + 1, option.high} - {option.default})
        for value in values:
            yield {option.key: value}


MANY = 40  # options with more other values than that are tried several at a time
TOGETHER = 7


def bundles(game: Game) -> list[dict[str, Any]]:
    """The other values one by one; of a game with very many so many together, never two of one option."""
    values = list(other_values(game))
    if len(values) <= MANY:
        return values
    stride = -(-len(values) // TOGETHER)
    found: list[dict[str, Any]] = []
    for start in range(stride):
        bundle: dict[str, Any] = {}
        for chosen in values[start::stride]:
            if set(chosen) & set(bundle):
                found.append(bundle)
                bundle = {}
            bundle |= chosen
        found.append(bundle)
    return found


def company(game: Game) -> int:
    """The fewest players who are more than one."""
    low, high = game.seats
    return min(max(2, low), high)


def settings_of(game: Game) -> list[Setting]:
    """Fewest and most seats with the defaults; every other value with three seats, or as few as it takes."""
    low, high = game.seats
    found = [Setting(game, seats, {}) for seats in sorted({low, company(game), high})]
    for chosen in bundles(game):
        tries = [3, *range(low, high + 1)]
        seats = next((n for n in tries if low <= n <= high and accepted(game, n, chosen)), None)
        assert seats is not None, f"{game.name}: no number of seats takes {chosen}"
        found.append(Setting(game, seats, chosen))
    return found


SETTINGS = [setting for game in GAMES.values() for setting in settings_of(game)]
# For what is slow, or does not depend on options: few and many players. One alone may be done after a turn.
PLAIN = [setting for setting in SETTINGS if not setting.chosen and setting.seats >= company(setting.game)]


# --- playing ----------------------------------------------------------------------------------------------------


def chosen_move(match: Match, rng: Dice) -> tuple[int, Action]:
    """A random decider and a random choice of its."""
    seats = match.deciders
    seat = seats[rng.below(len(seats))]
    return seat, match.menu(seat).sample(rng)


def walk(setting: Setting, seed: int, every: int = 1, most: int = DECISIONS) -> Iterator[tuple[Match, Dice]]:
    """Random play; hands out the match before every `every`-th decision, and at the end it is over."""
    match, rng = setting.match(seed), Dice(SEEDS_FROM + seed)
    for number in range(DECISIONS):
        if isinstance(match.need, Over):
            return
        if number % every == 0 and number // every < most:
            yield match, rng
        match.play(*chosen_move(match, rng))
    raise AssertionError(f"{setting}: not over after {DECISIONS} decisions")


def play_on(match: Match, rng: Dice, most: int = DECISIONS) -> None:
    for _ in range(most):
        if not match.deciders:
            return
        match.play(*chosen_move(match, rng))


def reloaded(match: Match) -> Match:
    """The same match after a save and a load in the middle: its state frozen, thawed, and settled again."""
    twin = match.clone()
    seats, options = match.game.setting_of(match.state)
    state = match.game.blank(seats, options)
    codec.thaw(state, codec.freeze(match.state), match.game.type_names)
    twin.state = state
    twin._need = settle(state)
    twin._menu = None
    return twin


def another_truth(match: Match, viewer: int | None, seed: int) -> Match:
    """A copy in which everything this viewer cannot know is something else."""
    twin = match.clone()
    twin._menu = None
    match.game.reshuffle_unknown(twin.state, viewer, Dice(seed))
    return twin


# --- looking ----------------------------------------------------------------------------------------------------


def rules_of(game: Game) -> Rulebook:
    return Rulebook.load(game, "en")


def cites_a_rule(game: Game, refusal: Refusal) -> bool:
    return refusal.rule in rules_of(game) and refusal.rule.startswith(game.prefix + "-") and bool(refusal.reason)


def seen_menu(menu: Menu) -> Any:
    """A menu as something that can be compared and printed."""
    if isinstance(menu, Pick):
        return (menu.of, menu.low, menu.high, menu.otherwise)
    listed = menu.listed()
    return type(menu).__name__ if listed is None else list(listed)


def same_menu(one: Menu, other: Menu, seed: int) -> bool:
    """Equal as far as it can be listed, and each accepts what the other one offers."""
    if seen_menu(one) != seen_menu(other):
        return False
    if not one or one.listed() is not None:
        return True
    rng = Dice(seed)
    return all(one.sample(rng) in other and other.sample(rng) in one for _ in range(6))


def seen_events(match: Match, events: list[Event], viewer: int | None) -> list[Event]:
    found = [match.game.redact(match.state, event, viewer) for event in events]
    return [event for event in found if event is not None]


def viewers(match: Match) -> list[int | None]:
    return [*range(match.record.header.seats), None]


def asked(match: Match) -> tuple[int, ...]:
    """Who must be asked, from the need itself."""
    need = match.need
    if isinstance(need, Decide):
        return (need.seat,)
    return need.seats if isinstance(need, DecideAll) else ()


def some_of(menu: Menu, rng: Dice, most: int) -> list[Action]:
    """All of a short menu, a sample of a long one."""
    listed = menu.listed()
    if listed is not None and len(listed) <= most:
        return list(listed)
    return [menu.sample(rng) for _ in range(most)]


def refused(match: Match, outcome: Outcome) -> Refusal | None:
    """Why something from outside does not happen; None when it does."""
    try:
        match.happen(outcome)
    except Refused as error:
        return error.refusal
    return None


def refusal_of(match: Match, seat: int, action: Action) -> Refusal | None:
    """Why `play` refuses; None when it does not."""
    try:
        match.play(seat, action)
    except Refused as error:
        return error.refusal
    return None


# --- mutations --------------------------------------------------------------------------------------------------


def other_numbers(value: int) -> list[int]:
    return [value - 1, value + 1, -value - 2, -1, 0, 99, HUGE, -HUGE]


def other_tuples(value: tuple[int, ...]) -> list[tuple[int, ...]]:
    found: list[tuple[int, ...]] = [(), value[1:], value[::-1], (*value, *value[:1]), (*value, 99), (*value, -1), (0,)]
    return found + [(*value[:-1], number) for number in other_numbers(value[-1])] if value else found


def mutations(action: Action) -> Iterator[Action]:
    """The same kind of action with one field gone wrong."""
    for name in action.__struct_fields__:
        value = getattr(action, name)
        others: list[Any] = []
        if isinstance(value, bool):
            others = [not value]
        elif isinstance(value, int):
            others = other_numbers(value)
        elif isinstance(value, tuple):
            others = other_tuples(value)
        for other in others:
            if other != value:
                yield msgspec.structs.replace(action, **{name: other})


def example_of(kind: type[Action], number: int) -> Action:
    """An action of any kind, every number in it the same."""
    hints = {field.name: field.type for field in msgspec.structs.fields(kind)}
    return kind(**{name: number if hint is int else (number,) for name, hint in hints.items()})


def strangers(game: Game) -> list[Action]:
    """One action of every kind with small and with odd numbers, and one that belongs to no game."""
    return [Foreign(), *[example_of(kind, number) for kind in game.actions for number in (0, 1, 7, -3, HUGE)]]
