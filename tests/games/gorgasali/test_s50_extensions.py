"""Section 50: weapon extension cards, and the rulings on them."""

from __future__ import annotations

from itertools import combinations

import pytest
from tests.games.gorgasali.duels import duel, gross, hp, missed, shoot, spent
from tests.games.gorgasali.kit import cards, do, legal, refusal, seen, state

from tavola.core.values import Action, Rolled
from tavola.games.gorgasali import cards as c
from tavola.games.gorgasali import events as ev
from tavola.games.gorgasali.actions import Arrange, EndTurn, Manage, Reroll, Shoot
from tavola.games.gorgasali.content import load_cards

SET = load_cards()
EXTENSIONS = ("extra_six", "second_volley", "second_swing", "long_lens")
WEAPONS = ("gemini", "mantis", "anvil", "breathhold")


def rolls(events: list[object]) -> list[tuple[int, ...]]:
    return [event.faces for event in events if isinstance(event, ev.DiceRolled)]


@pytest.mark.parametrize("extension", EXTENSIONS)
def test_go_50_1_one_kind_for_each_group_and_only_for_it(extension: str) -> None:
    """GO-50.1: of four weapons it goes with one."""
    fits = []
    for weapon in WEAPONS:
        match = duel(f"{weapon}, {extension}")
        if Shoot(0, 1, 6) in legal(match, Shoot):
            fits.append(weapon)
        else:
            assert refusal(match, Shoot(0, 1, 6)).rule == "GO-50.1"
    assert fits == [WEAPONS[EXTENSIONS.index(extension)]]
    assert sum(s.group == c.EXTENSION for s in SET.supports) == 4


@pytest.mark.parametrize("slot", [0, 2, 5, 7, 8, 10, 99, -2])
def test_go_50_1_any_other_slot_holds_no_extension(slot: int) -> None:
    """GO-50.1: weapons, armour, throwables, an empty slot, the backpack, no slot at all; a potion is none either."""
    match = duel("gemini, helmet, ntt_bulb, small_potion | extra_six, smoke_bulb")
    assert refusal(match, Shoot(0, 1, slot)).rule == "GO-50.1"
    assert refusal(match, Shoot(0, 1, 6)).rule == "GO-50.1"


@pytest.mark.parametrize(
    ("weapon", "faces", "damage"), [("sparrow", (1, 2, 3), 18), ("gemini", (6, 6, 6), 72), ("dobergun", (1, 1), 18)]
)
def test_go_50_2_extra_six_is_one_additional_die(weapon: str, faces: tuple[int, ...], damage: int) -> None:
    """GO-50.2: it counts like the others."""
    assert gross(shoot(duel(f"{weapon}, extra_six", (6, 5), faces), 6)) == damage


def test_go_50_3_any_number_of_dice_once() -> None:
    """GO-50.3: after the roll every subset is offered, and after it no second reroll."""
    match = duel("lynx, second_volley", (7, 5), (1, 2, 3), (6, 5))
    shoot(match, 6)
    every: list[Action] = [Reroll(dice) for n in range(4) for dice in combinations(range(3), n)]
    assert sorted(legal(match, Reroll), key=repr) == sorted(every, key=repr)
    assert [refusal(match, action).rule for action in (Reroll((3,)), Reroll((0, 0)), EndTurn())] == [
        "GO-50.3", "GO-50.3", "GO-59.33",
    ]  # fmt: skip
    events = do(match, Reroll((0, 2)))
    assert gross(events) == (6 + 2 + 5) * 3
    assert legal(match, Reroll) == []


def test_go_50_4_massive_after_a_first_miss_roll_again() -> None:
    """GO-50.4: only then."""
    again = duel("anvil, second_swing", (6, 5), (3,), (4,))
    assert rolls(list(shoot(again, 6))) == [(3,), (4,)]
    assert hp(again) == 40
    once = duel("anvil, second_swing", (6, 5), (4,), (6,))
    assert rolls(list(shoot(once, 6))) == [(4,)]
    assert once.script == [Rolled((6,))]


def test_go_50_4_on_a_platform_the_reduced_roll_is_the_miss() -> None:
    """GO-50.4: a natural 4 is rolled again, a second natural 5 hits."""
    match = duel("anvil, second_swing", (6, 5), (4,), (5,), more="banner tree_platform of 1 at 6,5")
    assert rolls(list(shoot(match, 6))) == [(4,), (5,)]
    assert hp(match) == 40


@pytest.mark.parametrize(("distance", "low"), [(1, 9), (2, 5), (3, 4), (4, 7)])
def test_go_50_5_scouts_need_2_less(distance: int, low: int) -> None:
    """GO-50.5: Breathhold at each distance, just enough and one too few."""
    first = max(1, low - 6)
    hits = duel("breathhold, long_lens", (5 + distance, 5), (first, low - first))
    assert not missed(shoot(hits, 6))
    low -= 1
    first = max(1, low - 6)
    fails = duel("breathhold, long_lens", (5 + distance, 5), (first, low - first))
    assert missed(shoot(fails, 6))


@pytest.mark.parametrize(
    ("mat", "faces"),
    [
        ("gemini, extra_six", (1, 1, 1)),
        ("anvil, second_swing", (6,)),
        ("breathhold, long_lens", (6, 6)),
        ("lynx, second_volley", (1, 1, 1)),
    ],
)
def test_go_50_6_declared_before_rolling_and_discarded_in_any_case(mat: str, faces: tuple[int, ...]) -> None:
    """GO-50.6: also when it made no difference; the consumable of the turn is spent."""
    match = duel(mat, (6, 5), faces)
    shoot(match, 6)
    if legal(match, Reroll):
        do(match, Reroll(()))
    assert 6 not in cards(match, 0)
    assert state(match).turn.consumable == 1


def test_go_50_7_the_lens_changes_only_the_minimum() -> None:
    """GO-50.7: Farsight's 15 still needs 11: 9 and 10 with a lens give 40."""
    found = [gross(shoot(duel("farsight, long_lens", (8, 5), faces), 6)) for faces in ((4, 5), (4, 6), (5, 6))]
    assert found == [40, 40, 55]


def test_go_50_8_a_rerolled_face_stands() -> None:
    """GO-50.8: though it is worse; the dice left alone keep theirs, in their places."""
    match = duel("mantis, second_volley", (6, 5), (6, 5, 4, 3, 2), (1, 1))
    shoot(match, 6)
    events = do(match, Reroll((0, 2)))
    assert gross(events) == (1 + 5 + 1 + 3 + 2) * 2


def test_go_50_9_the_second_swing_is_automatic_and_replaces_the_first() -> None:
    """GO-50.9: nobody is asked; a second miss is the miss; Everload's face is judged by the second roll."""
    match = duel("everload, second_swing", (6, 5), (3,), (5,))
    events = shoot(match, 6)
    assert not missed(events)
    assert not spent(match)
    worse = duel("everload, second_swing", (6, 5), (3,), (1,))
    found = seen(shoot(worse, 6), ev.Missed)
    assert [e.total for e in found if isinstance(e, ev.Missed)] == [1]
    assert spent(worse)


def test_go_50_4_the_log_can_tell_a_second_swing_from_a_reroll() -> None:
    """GO-50.4: the dice say why they were rolled."""
    swing = shoot(duel("anvil, second_swing", (6, 5), (3,), (4,)), 6)
    volley = duel("lynx, second_volley", (7, 5), (1, 2, 3), (6,))
    shoot(volley, 6)
    events = [*swing, *do(volley, Reroll((0,)))]
    assert [e.why for e in events if isinstance(e, ev.DiceRolled)] == ["shot", "second", "reroll"]


def test_go_50_9_for_drain_too() -> None:
    """GO-50.9: only the second die feeds Drain."""
    match = duel("anvil, second_swing", (6, 5), (3,), (6,), me="drain hp 50")
    shoot(match, 6)
    assert (hp(match), hp(match, 0)) == (35, 55)


def test_go_r73_from_an_active_slot_with_the_shot() -> None:
    """GO-R73: what lies in the backpack cannot be declared, and managing first would cost the shot."""
    match = duel("gemini | extra_six")
    assert legal(match, Shoot) == [Shoot(0, 1)]
    assert refusal(match, Shoot(0, 1, 8)).rule == "GO-50.1"
    do(match, Manage(), Arrange((0, 1, 2, 3, 4, 5, 8, 7, 6, 9, 10)))
    assert cards(match, 0) == {0: "gemini", 6: "extra_six"}
    assert refusal(match, Shoot(0, 1, 6)).rule == "GO-6.14"


def test_go_59_33_no_die_may_be_rerolled_too() -> None:
    """GO-59.33: the first roll stands, the card is spent."""
    match = duel("locust, second_volley", (6, 5), (1, 2, 3, 4))
    shoot(match, 6)
    events = do(match, Reroll(()))
    assert gross(events) == 20
    assert seen(events, ev.DiceRolled) == []
    assert cards(match, 0) == {0: "locust*"}


def test_go_59_33_hydra_counts_the_last_faces() -> None:
    """GO-59.33: its skill looks at the dice after the reroll."""
    match = duel("hydra, second_volley", (6, 5), (6, 6, 1, 1), (5, 2))
    shoot(match, 6)
    assert gross(do(match, Reroll((2, 3)))) == 19 * 3 + 15
