"""Thousands of games of flicks without an error, every card at work, and battles that are even. Minutes: make
test-long."""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import Any

import pytest
from tests.contract.kit import accepted
from tests.long.many import Spec, Tally, tally_of
from tests.records.coverage import FOLDER, gaps
from tests.records.kinds import KINDS

import tavola
from tavola.core.play import Match
from tavola.core.rng import Dice
from tavola.games.desktopia import content
from tavola.games.desktopia.board import ETUDE, Scenario
from tavola.games.desktopia.cards import ORDERS
from tavola.games.desktopia.state import State

GAME = tavola.game("desktopia")
NAMES = (*content.scenario_names(), *content.campaign_names())
POSITIONS = [path.read_text(encoding="utf8") for path in sorted((FOLDER / "desktopia").glob("*.txt"))]
RANDOM_WAIT = 3  # rounds without progress, at most, where flicks are random: most of them meet nothing
BATTLES = int(os.environ.get("TAVOLA_BATTLES", "150"))  # of each two-player scenario
SIDE = 0.60  # no side wins more of its battles
SHARE = (0.35, 0.65)  # nor any Order fewer or more
SIGMAS = 2  # what chance may add
pytestmark = pytest.mark.long


def battle(name: str) -> Scenario:
    """A scenario, or the first battle of a campaign."""
    return content.load_campaign(name).battles[0] if name in content.campaign_names() else content.load_scenario(name)


def spec(number: int, name: str) -> Spec:
    """The settings of the n-th game: scenarios in turn, both editions, up to four options off their defaults; every
    tenth begins in a position beside the records."""
    rng = Dice(number)
    if number % 10 == 9:
        return Spec("desktopia", 2, {}, (name,) * 2, number, POSITIONS[number // 10 % len(POSITIONS)])
    scenario = NAMES[number % len(NAMES)]
    seats = battle(scenario).seats
    options: dict[str, Any] = {"edition": ("ru", "en")[number // len(NAMES) % 2]}
    free = [option for option in GAME.options if option.key not in ("scenario", "edition", "noProgress")]
    for _ in range(rng.below(5)):
        option = free[rng.below(len(free))]
        options[option.key] = another(option, rng)
    options |= {"scenario": scenario, "rituals": rng.below(2) == 1}
    if name == "random" or rng.below(2):
        options["noProgress"] = 1 + rng.below(RANDOM_WAIT)
    if not accepted(GAME, seats, options):
        del options["field"]  # the one option that a scenario can refuse
    return Spec("desktopia", seats, options, (name,) * seats, number, disturbed=number % 5 == 4)


def another(option: Any, rng: Dice) -> Any:
    if option.low is not None:
        return option.low + rng.below(option.high - option.low + 1)
    return option.values[rng.below(len(option.values))]


def order_of(match: Match, seat: int) -> Iterator[str]:
    """The Order of a seat's squad, where it is of one Order."""
    state = match.state
    assert isinstance(state, State)
    squads = state.kit.battles[state.battle].squads
    units = squads[state.camps[seat].squad if state.camps[seat].squad >= 0 else seat].units
    found = {state.kit.box.characters[unit.kind].order for unit in units}
    if len(found) == 1:
        yield ORDERS[found.pop()]


def played(specs: Iterator[Spec]) -> Tally:
    return tally_of(specs, order_of)


def missing(tally: Tally) -> set[str]:
    """Of everything there is, what these games did not meet."""
    met = {f"action {name}" for name in tally.actions} | {f"event {name}" for name in tally.events}
    met |= {f"reason {name}" for name in tally.reasons} | set(tally.met)
    wanted = {f"action {kind.__name__}" for kind in GAME.actions} | {f"event {kind.__name__}" for kind in GAME.events}
    wanted |= {f"reason {name}" for name in GAME.reasons} | {" ".join(pair) for pair in KINDS["desktopia"].wanted()}
    return wanted - met - set(map(str, gaps(GAME)))


def test_three_thousand_random_games_end_and_meet_everything() -> None:
    tally = played(spec(number, "random") for number in range(3_000))
    assert tally.games == 3_000
    assert missing(tally) - {"reason solved"} == set()  # an etude is hardly ever solved by chance


def test_five_hundred_greedy_games_end_in_every_way() -> None:
    tally = played(spec(number, "greedy") for number in range(10_000, 10_500))
    assert tally.games == 500
    cards = ("flick of", "shot of", "missile ", "trait of", "artifact", "reason")  # some spells and rituals it disdains
    assert {one for one in missing(tally) if one.startswith(cards)} == set()


# --- balance --------------------------------------------------------------------------------------------------------


def chance(limit: float, games: int) -> float:
    """How far beyond the limit luck alone may bring so many games."""
    return SIGMAS * float((limit * (1 - limit) / max(games, 1)) ** 0.5)


def duels() -> list[str]:
    """Battles of two."""
    every = [content.load_scenario(name) for name in content.scenario_names()]
    return [one.key for one in every if one.seats == 2 and one.kind != ETUDE]


def even(name: str) -> bool:
    """Whether both sides want the same, and lots are drawn for who plays first."""
    one = content.load_scenario(name)
    goals = [
        sorted((goal.what, goal.count, goal.loses) for goal in one.goals if goal.camp in (-1, camp)) for camp in (0, 1)
    ]
    return one.first < 0 and goals[0] == goals[1]


def unevenness(won: float, games: int, low: float, high: float) -> str:
    """What is wrong with a share; nothing, where chance may have done it."""
    share = won / max(games, 1)
    fine = low - chance(low, games) <= share <= high + chance(high, games)
    return "" if fine else f"{won} of {games}, {share:.0%}, expected {low:.0%} to {high:.0%}"


def test_battles_are_even() -> None:
    """Greedy against itself: no side of an even battle wins too often, nor any Order over all of them."""
    wrong: list[str] = []
    total = Tally()
    for name in duels():
        tally = played(Spec("desktopia", 2, {"scenario": name}, ("greedy",) * 2, seed) for seed in range(BATTLES))
        print(name, dict(tally.seats), dict(tally.winners), dict(tally.reasons), flush=True)
        total.add(tally)
        decided = sum(tally.seats.values())
        if decided < BATTLES / 2:
            wrong.append(f"{name}: only {decided} of {BATTLES} are decided: {dict(tally.reasons)}")
        elif even(name) and (why := unevenness(tally.seats[0], decided, 1 - SIDE, SIDE)):
            wrong.append(f"{name}: the first side wins {why}")
    for order in ORDERS:
        won = total.winners[order]
        if why := unevenness(won, won + total.losers[order], *SHARE):
            wrong.append(f"{order} wins {why}")
    assert wrong == []
