"""Section 60 for weapons, and the check of GO-64.25: every roll through the engine, exact odds."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from itertools import product

import pytest
from tests.games.gorgasali.duels import duel, gross, hp, mean, missed, shoot, spent, spread
from tests.games.gorgasali.kit import do, seen

from tavola.core.values import Rolled
from tavola.games.gorgasali import events as ev
from tavola.games.gorgasali.actions import EndWalk, Reroll, Shoot
from tavola.games.gorgasali.content import load_cards

SET = load_cards()
BY_KEY = {w.key: w for w in SET.weapons}
LENS, PLATFORM = "long_lens", "banner tree_platform of 1 at {},5"


@cache
def damages(mat: str, distance: int, extension: int = -1, more: str = "", extra: int = 0) -> tuple[int, ...]:
    """The gross damage of each roll; straight ahead."""
    match = duel(mat, (5 + distance, 5), more=more.format(5 + distance))
    count = BY_KEY[mat.split(",")[0]].dice + extra
    return tuple([gross(events) for _, events, _ in spread(match, Shoot(0, 1, extension), count)])


def hits(mat: str, distance: int, extension: int = -1, more: str = "") -> Fraction:
    found = damages(mat, distance, extension, more)
    return Fraction(sum(amount > 0 for amount in found), len(found))


@pytest.mark.parametrize("key", ["sparrow", "gemini", "dobergun"])
def test_go_60_6_a_six_shooter_gives_3_5_a_die_and_unit(key: str) -> None:
    """GO-60.6: mean 3.5·n·unit, with one die more by Extra Six."""
    w = BY_KEY[key]
    assert mean(list(damages(key, 1))) == Fraction(7, 2) * w.dice * w.damage
    assert mean(list(damages(f"{key}, extra_six", 1, 6, "", 1))) == Fraction(7, 2) * (w.dice + 1) * w.damage


def test_go_60_7_the_seven_without_extension() -> None:
    """GO-60.7: P(7) = 1/6; mean of the counted total 282/36."""
    found = [amount // 4 for amount in damages("seven", 1)]
    assert mean(found) == Fraction(282, 36)
    assert sum(a + b == 7 for a, b in product(range(1, 7), repeat=2)) == 6


def test_go_60_8_the_seven_with_extra_six() -> None:
    """GO-60.8: P(7) = 15/216; mean (2268 + 15·11)/216."""
    found = [amount // 4 for amount in damages("seven, extra_six", 1, 6, "", 1)]
    assert mean(found) == Fraction(2268 + 15 * 11, 216)
    assert found.count(18) == 15 + 1  # fifteen sevens, and three sixes


@pytest.mark.parametrize(
    ("mat", "extension", "dice", "odds"),
    [("dobergun", -1, 1, Fraction(1, 2)), ("dobergun, extra_six", 6, 2, Fraction(33, 36))],
)
def test_go_60_9_dobergun_moves(mat: str, extension: int, dice: int, odds: Fraction) -> None:
    """GO-60.9: a total of 4 or more."""
    moved = [int(EndWalk() in twin.menu(0)) for _, _, twin in spread(duel(mat), Shoot(0, 1, extension), dice)]
    assert mean(moved) == odds


@pytest.mark.parametrize(("key", "unit"), [("locust", 2), ("mantis", 2), ("lynx", 3)])
def test_go_60_10_a_striker_gives_its_sum(key: str, unit: int) -> None:
    """GO-60.10: sum × unit, roll by roll; with one reroll of all dice below 4 the mean die is 4.25."""
    match = duel(key, (7, 5))
    for faces, events, _ in spread(match, Shoot(0, 1), BY_KEY[key].dice):
        assert gross(events) == sum(faces) * unit


def test_go_60_10_rerolled_once() -> None:
    """GO-60.10: Lynx rerolls all dice below 4: a mean of 4.25 a die."""
    start = duel("lynx, second_volley", (7, 5))
    totals: list[Fraction] = []
    for faces in product(range(1, 7), repeat=3):
        match = start.clone()
        match.script = [Rolled(faces)]
        shoot(match, 6)
        low = tuple([i for i, face in enumerate(faces) if face < 4])
        found: list[int] = []
        for again in product(range(1, 7), repeat=len(low)):
            twin = match.clone()
            twin.script = [Rolled(again)] if low else []
            found.append(gross(do(twin, Reroll(low))))
        totals.append(mean(found))
    assert sum(totals, Fraction(0)) / 216 == 3 * 3 * Fraction(17, 4)


def test_go_60_11_five_per_high_die() -> None:
    """GO-60.11: P(≥5) = 1/3; mean + 5n/3."""
    assert mean(list(damages("hydra", 1))) == 14 * 3 + Fraction(5 * 4, 3)


@pytest.mark.parametrize(
    ("more", "single", "double"), [("", Fraction(1, 2), Fraction(3, 4)), (PLATFORM, Fraction(1, 3), Fraction(5, 9))]
)
def test_go_60_12_massive_with_minimum_4(more: str, single: Fraction, double: Fraction) -> None:
    """GO-60.12: 1/2, with the second roll 3/4; on a platform 1/3 and 5/9."""
    assert hits("anvil", 1, -1, more) == single
    start = duel("anvil, second_swing", more=more.format(6))
    found = []
    for first, second in product(range(1, 7), repeat=2):
        match = start.clone()
        match.script = [Rolled((first,)), Rolled((second,))]
        found.append(int(not missed(shoot(match, 6))))
    assert mean(found) == double


def test_go_60_13_no_reload() -> None:
    """GO-60.13: a die of 5 or 6, 1/3."""
    loaded = [int(not spent(twin)) for _, _, twin in spread(duel("everload"), Shoot(0, 1), 1)]
    assert mean(loaded) == Fraction(1, 3)


PLAIN = [Fraction(1, 12), Fraction(7, 12), Fraction(13, 18), Fraction(5, 18)]
LENSED = [Fraction(5, 18), Fraction(5, 6), Fraction(11, 12), Fraction(7, 12)]
ON_PLATFORM = [Fraction(0), Fraction(5, 18), Fraction(5, 12), Fraction(1, 12)]


def test_go_60_14_breathhold() -> None:
    """GO-60.14: 1/12, 7/12, 13/18, 5/18 at distances 1 to 4."""
    assert [hits("breathhold", d) for d in range(1, 5)] == PLAIN


def test_go_60_15_breathhold_with_long_lens() -> None:
    """GO-60.15: minimum 9/5/4/7."""
    assert [hits("breathhold, long_lens", d, 6) for d in range(1, 5)] == LENSED


def test_go_60_16_breathhold_against_a_platform() -> None:
    """GO-60.16: natural 13/9/8/11 needed."""
    assert [hits("breathhold", d, -1, PLATFORM) for d in range(1, 5)] == ON_PLATFORM


def test_go_60_17_lens_and_platform_cancel() -> None:
    """GO-60.17: equal to plain Breathhold."""
    assert [hits("breathhold, long_lens", d, 6, PLATFORM) for d in range(1, 5)] == PLAIN


def test_go_60_18_farsight_15_more() -> None:
    """GO-60.18: 1/12 at every distance."""
    for distance in range(1, 6):
        found = damages("farsight", distance)
        assert Fraction(found.count(55), len(found)) == Fraction(1, 12)


def test_go_60_21_drain_per_die() -> None:
    """GO-60.21: a third of the dice, +5/3 damage and health each."""
    match = duel("gemini", me="drain hp 50")
    extra, gained = [], []
    for _, events, twin in spread(match, Shoot(0, 1), 2):
        extra.append(sum(e.gross for e in seen(events, ev.Hurt) if isinstance(e, ev.Hurt) and e.cause == "drain"))
        gained.append(hp(twin, 0) - 50)
    assert mean(extra) == mean(gained) == Fraction(10, 3)


def tenth(number: Fraction) -> str:
    return f"{float(number):.1f}"


@pytest.mark.parametrize(
    ("key", "foe", "expected"),
    [
        ("sparrow", (6, 5), "21.0"), ("gemini", (6, 5), "28.0"), ("seven", (6, 5), "31.3"),
        ("dobergun", (6, 5), "31.5"), ("locust", (6, 5), "28.0"), ("mantis", (6, 5), "35.0"),
        ("lynx", (7, 6), "31.5"), ("lynx", (6, 6), "42.0"),
        ("hydra", (6, 5), "48.7"), ("tochinator", (6, 5), "22.5"), ("anvil", (6, 5), "30.0"),
        ("everload", (6, 5), "27.5"), ("bloodroot", (6, 5), "46.7"), ("farsight", (6, 5), "4.6"),
        ("farsight", (7, 5), "17.9"),
        ("farsight", (8, 5), "30.1"), ("farsight", (9, 5), "24.6"), ("farsight", (10, 5), "12.4"),
        ("breathhold", (6, 5), "4.2"), ("breathhold", (7, 5), "29.2"), ("breathhold", (8, 5), "36.1"),
        ("breathhold", (9, 5), "13.9"),
    ],
)  # fmt: skip
def test_go_64_25_expected_gross_damage_of_every_weapon(key: str, foe: tuple[int, int], expected: str) -> None:
    """GO-64.25: the check list below GO-64.26, through the engine."""
    match = duel(key, foe)
    found = [gross(events) for _, events, _ in spread(match, Shoot(0, 1), BY_KEY[key].dice)]
    assert tenth(mean(found)) == expected


def test_go_64_25_what_comes_beside_the_damage() -> None:
    """GO-64.25: Bloodroot heals 10 in the mean, Dobergun moves, Breathhold ignores armour."""
    healed = [hp(twin, 0) - 50 for _, _, twin in spread(duel("bloodroot", me="varas hp 50"), Shoot(0, 1), 1)]
    assert mean(healed) == 10


def test_go_64_26_only_luck_of_seven_or_hydra_exceeds_any_ceiling() -> None:
    """GO-64.26: without an extension no weapon gives more than 100, and only Hydra more than 70."""
    most = {w.key: max(damages(w.key, w.range if w.fixed else 1)) for w in SET.weapons if w.key != "mantis"}
    assert max(most.values()) == 92
    assert {key for key, damage in most.items() if damage > 70} == {"hydra"}


@pytest.mark.parametrize("w", SET.weapons, ids=lambda w: w.key)
def test_go_1_19_no_roll_needs_more_than_seven_dice(w: object) -> None:
    """GO-1.19: each weapon with its own extension, as many dice as nature is asked for."""
    assert isinstance(w, type(SET.weapons[0]))
    extension = ("extra_six", "second_volley", "second_swing", "long_lens")[w.group]
    for mat, at in ((w.key, -1), (f"{w.key}, {extension}", 6)):
        events = shoot(duel(mat), at)
        rolls = [len(e.faces) for e in seen(events, ev.DiceRolled) if isinstance(e, ev.DiceRolled)]
        assert max(rolls) <= 7
        assert rolls[0] == w.dice + (extension == "extra_six" and at == 6)


def test_go_64_20_at_most_seven_dice_with_any_extension() -> None:
    """GO-64.20: by the cards."""
    most = max(w.dice + max(s.extra_dice for s in SET.supports if s.weapons == w.group) for w in SET.weapons)
    assert most == 5
    assert max(s.dice for s in SET.supports) <= 7
