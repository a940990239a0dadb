"""Section 60 as bots and browser see it: exact chances from the view, and equal to the rules over all dice."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from typing import Any

import pytest
from tests.games.gorgasali.duels import duel, hp, spread

from tavola.core.play import Match
from tavola.core.values import Rolled
from tavola.games.gorgasali.actions import Shoot, Throw
from tavola.games.gorgasali.content import load_cards
from tavola.games.gorgasali.odds import (
    DOUBLE,
    Guard,
    Odds,
    allowances,
    mean_of,
    on_diagonal,
    one_die,
    reroll_below,
    shot,
    shot_at,
    shot_dice,
    tail_of,
    throw,
    throw_at,
    totals,
)  # fmt: skip
from tavola.games.gorgasali.state import State

CARDS = load_cards()
KIND = {card.key: card.kind for card in (*CARDS.weapons, *CARDS.supports)}
KIND[""] = -1
PLATFORM = Guard(less=1)


def fire(weapon: str, card: str = "", distance: int = 1, guard: Guard = Guard(), **more: bool) -> Odds:  # noqa: B008
    flags = {"diagonal": False, "drains": False, **more}
    return shot_at(KIND[weapon], KIND[card], distance, guard, **flags)


def unit_mean(weapon: str, card: str = "") -> Fraction:
    """The mean of the counted total."""
    return mean_of(fire(weapon, card).gross) / CARDS.weapons[KIND[weapon]].damage


def test_go_60_4_movement() -> None:
    assert allowances() == tuple((total, Fraction(6 - abs(total - 7), 36)) for total in range(2, 13))
    assert (mean_of(allowances()), DOUBLE) == (7, Fraction(1, 6))


def test_go_60_5_movement_with_adrenaline() -> None:
    assert allowances(2) == tuple((2 * total, chance) for total, chance in allowances())


@pytest.mark.parametrize(("weapon", "dice"), [("sparrow", 2), ("gemini", 2), ("dobergun", 1)])
@pytest.mark.parametrize(("card", "more"), [("", 0), ("extra_six", 1)])
def test_go_60_6_six_shooters(weapon: str, dice: int, card: str, more: int) -> None:
    assert unit_mean(weapon, card) == Fraction(7, 2) * (dice + more)
    assert fire(weapon, card).hits == 1


def test_go_60_7_the_seven() -> None:
    assert (fire("seven").skill, unit_mean("seven")) == (Fraction(1, 6), Fraction(282, 36))


def test_go_60_8_the_seven_with_extra_six() -> None:
    odds = fire("seven", "extra_six")
    assert (odds.skill, unit_mean("seven", "extra_six")) == (Fraction(15, 216), Fraction(2268 + 15 * 11, 216))


@pytest.mark.parametrize(("card", "chance"), [("", Fraction(1, 2)), ("extra_six", Fraction(33, 36))])
def test_go_60_9_dobergun(card: str, chance: Fraction) -> None:
    assert fire("dobergun", card).skill == chance


@pytest.mark.parametrize(("weapon", "dice", "damage"), [("locust", 4, 2), ("mantis", 5, 2), ("lynx", 3, 3)])
def test_go_60_10_strikers(weapon: str, dice: int, damage: int) -> None:
    assert mean_of(fire(weapon).gross) == Fraction(7, 2) * dice * damage
    # each die below 4 again: (4+5+6)/6 + half of 3.5
    assert mean_of(fire(weapon, "second_volley").gross) == Fraction(17, 4) * dice * damage


def test_go_60_11_hydra() -> None:
    assert mean_of(fire("hydra").gross) == Fraction(7, 2) * 4 * 3 + Fraction(5 * 4, 3)
    hydra = CARDS.weapons[KIND["hydra"]]
    assert reroll_below(hydra, hydra.damage, 0, 0) == 5  # a 4 gives 12, a fresh die 12 1/6


@pytest.mark.parametrize(
    ("card", "guard", "chance"),
    [
        ("", Guard(), Fraction(1, 2)),
        ("second_swing", Guard(), Fraction(3, 4)),
        ("", PLATFORM, Fraction(1, 3)),
        ("second_swing", PLATFORM, Fraction(5, 9)),
    ],
)
def test_go_60_12_massive(card: str, guard: Guard, chance: Fraction) -> None:
    assert fire("tochinator", card, guard=guard).hits == chance


def test_go_60_13_everload() -> None:
    assert fire("everload").skill == Fraction(1, 3)


BREATHHOLD = {
    "60.14": ("", Guard(), (Fraction(1, 12), Fraction(7, 12), Fraction(13, 18), Fraction(5, 18))),
    "60.15": ("long_lens", Guard(), (Fraction(5, 18), Fraction(5, 6), Fraction(11, 12), Fraction(7, 12))),
    "60.16": ("", PLATFORM, (Fraction(0), Fraction(5, 18), Fraction(5, 12), Fraction(1, 12))),
    "60.17": ("long_lens", PLATFORM, (Fraction(1, 12), Fraction(7, 12), Fraction(13, 18), Fraction(5, 18))),
}


@pytest.mark.parametrize("rule", BREATHHOLD)
def test_go_60_14_to_60_17_breathhold(rule: str) -> None:
    card, guard, chances = BREATHHOLD[rule]
    assert tuple(fire("breathhold", card, distance, guard).hits for distance in (1, 2, 3, 4)) == chances


def test_go_60_18_farsight() -> None:
    assert {fire("farsight", distance=distance).skill for distance in range(1, 6)} == {Fraction(1, 12)}


def test_go_60_19_flame_bulb() -> None:
    assert throw_at(KIND["flame_bulb"], 2, Guard()).hits == Fraction(10, 36)


@pytest.mark.parametrize("distance", [1, 2, 3, 4, 5, 6])
def test_go_60_20_magic_spear(distance: int) -> None:
    assert throw_at(KIND["magic_spear"], distance, Guard()).hits == Fraction(1, 6)


def test_go_60_21_drain() -> None:
    assert mean_of(fire("gemini", drains=True).damage) - mean_of(fire("gemini").damage) == 2 * Fraction(5, 3)
    assert fire("gemini", drains=True).heals == 2 * Fraction(5, 3)
    assert fire("gemini", guard=Guard(immune=True), drains=True).heals == 0  # GO-26.7


@pytest.mark.parametrize("count", [1, 2, 3, 5])
def test_all_chances_sum_to_one(count: int) -> None:
    assert sum(chance for _, chance in totals(count)) == 1
    for weapon, card in product(CARDS.weapons, ["", "extra_six", "second_volley", "second_swing", "long_lens"]):
        extension = CARDS.supports[KIND[card] - len(CARDS.weapons)] if card else None
        if extension is None or extension.weapons == weapon.group:
            dice = shot_dice(weapon.kind, KIND[card], 1, 0, diagonal=False, drains=False)
            assert sum(chance for _, chance in dice) == 1
            assert sum(chance for _, chance in fire(weapon.key, card).damage) == 1
    assert sum(chance for _, chance in one_die(4)) == 1


def test_the_tail_is_the_chance_of_so_much_or_more() -> None:
    odds = fire("tochinator")
    assert (odds.fells(0), odds.fells(1), odds.fells(45), odds.fells(46), odds.fells(999)) == (1.0, 0.5, 0.5, 0.0, 0.0)
    assert (odds.kills(45), odds.kills(46)) == (Fraction(1, 2), 0)
    assert tail_of(((0, Fraction(1, 4)), (2, Fraction(3, 4)))) == (1.0, 0.75, 0.75)


# --- the same as the rules ------------------------------------------------------------------------------------------


def kit_of(match: Match) -> Any:
    assert isinstance(match.state, State)
    return match.state.kit


def damages(match: Match, action: Any, count: int) -> list[int]:
    return [hp(match) - hp(twin) for _, _, twin in spread(match, action, count)]


GUARDS = {
    "open": ("", ""), "helmet": ("helmet", ""), "both": ("helmet, body_armour", ""),
    "field": ("body_armour", "banner magic_field of 1 at {},{}"),
    "platform": ("", "banner tree_platform of 1 at {},{}"),
}  # fmt: skip


@pytest.mark.parametrize("guard", GUARDS)
@pytest.mark.parametrize("me", ["varas", "drain"])
@pytest.mark.parametrize("weapon", [weapon.key for weapon in CARDS.weapons if weapon.dice < 4])
def test_odds_are_what_the_rules_do_over_all_dice(weapon: str, me: str, guard: str) -> None:
    worn, banner = GUARDS[guard]
    foe = (6, 6) if weapon == "lynx" else (6, 5)
    match = duel(weapon, foe, me=me, worn=worn, more=banner.format(*foe))
    count = CARDS.weapons[KIND[weapon]].dice
    found = damages(match, Shoot(0, 1), count)
    expected = shot(kit_of(match), match.view(0), 0, 0, 1)
    assert dict(expected.damage) == {n: Fraction(found.count(n), 6**count) for n in set(found)}


@pytest.mark.parametrize(("weapon", "card"), [("seven", "extra_six"), ("farsight", "long_lens")])
def test_odds_with_a_card_are_what_the_rules_do(weapon: str, card: str) -> None:
    match = duel(f"{weapon}, {card}", (7, 5))
    count = 3 if card == "extra_six" else 2
    found = damages(match, Shoot(0, 1, 6), count)
    assert shot(kit_of(match), match.view(0), 0, 0, 1, 6).mean == pytest.approx(sum(found) / len(found))


def test_the_second_swing_is_what_the_rules_do() -> None:
    match = duel("tochinator, second_swing", (6, 5))
    total = 0
    for faces in product(range(1, 7), repeat=2):
        twin = match.clone()
        twin.script = [Rolled((face,)) for face in faces]
        twin.play(0, Shoot(0, 1, 6))
        total += hp(match) - hp(twin)
    assert mean_of(shot(kit_of(match), match.view(0), 0, 0, 1, 6).damage) == Fraction(total, 36)


@pytest.mark.parametrize(("card", "foe", "dice"), [("flame_bulb", (7, 5), 2), ("magic_spear", (9, 5), 1)])
def test_thrown_odds_are_what_the_rules_do(card: str, foe: tuple[int, int], dice: int) -> None:
    match = duel(card, foe, worn="helmet")
    found = damages(match, Throw(5, 1), dice)
    expected = throw(kit_of(match), match.view(0), 0, 5, 1)
    assert dict(expected.damage) == {n: Fraction(found.count(n), 6**dice) for n in set(found)}


def test_diagonals_are_seen_from_the_view() -> None:
    match = duel("lynx", (8, 8))
    kit = kit_of(match)
    assert on_diagonal(kit, kit.board.at(5, 5), kit.board.at(8, 8))
    assert not on_diagonal(kit, kit.board.at(5, 5), kit.board.at(8, 7))
