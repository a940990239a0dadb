"""Section 56: reviving the teammate (GO-R87)."""

from __future__ import annotations

import pytest
from tests.games.gorgasali.kit import cards, dice, do, figure, legal, refusal, square, state, where
from tests.games.gorgasali.open_ground import on, spots

from tavola.core.play import Match
from tavola.core.values import Left
from tavola.games.gorgasali import events as ev
from tavola.games.gorgasali.actions import (
    Bargain,
    Cover,
    Defend,
    Drink,
    EndTurn,
    Manage,
    Reload,
    Revive,
    Roll,
    Shoot,
    Stay,
    Step,
    Supernova,
    Throw,
    UseAbility,
)

# Seat 2 lies at (6,5), beside its teammate, seat 0.
DOWN = """
    seats 4
    option scenario duo
    figure 0 armazi at 5,5
    figure 1 ebue at 0,13
    figure 2 medea dead grave 6,5
    figure 3 varas at 13,0
    turn 0 open
"""
POTION = DOWN + "mat 0 small_potion\n"
OUTER = "zones\n" + "1" * 14 + ("\n" + "4" * 14) * 13 + "\n"


def revive(match: Match, x: int = 6, y: int = 5) -> Match:
    do(match, Revive(6, square(match, x, y)))
    return match


def places(match: Match) -> set[tuple[int, int]]:
    """Where the teammate may appear."""
    return set(spots(match, *[way.square for way in legal(match, Revive) if isinstance(way, Revive)]))


def test_go_56_1_the_banner_lies_on_the_square_of_death() -> None:
    """GO-56.1: in duo the square is kept; a game without teams has no such banner."""
    text = DOWN.replace("armazi at 5,5", "armazi at 5,5 cd 0").replace("ebue at 0,13", "ebue at 6,6 hp 35")
    duo, solo = on(text), on(text.replace("option scenario duo", "").replace("dead grave 6,5", "at 9,9"))
    for match in (duo, solo):
        do(match, UseAbility(), Supernova(1))
    assert (figure(duo, 1).grave, figure(solo, 1).grave) == (square(duo, 6, 6), -1)


def test_go_56_2_that_square_counts_as_vacant() -> None:
    """GO-56.2: a Ball Lightning may be put there and a walk may lead there."""
    match = on(DOWN + "mat 0 ball_lightning")
    do(match, Defend(4))
    assert Cover(square(match, 6, 5)) in legal(match, Cover)
    walk = on(DOWN.replace("open", "after dice 1,2"))
    assert Step(square(walk, 6, 5)) in legal(walk, Step)


def test_go_56_3_next_to_the_banner_with_a_healing_card() -> None:
    """GO-56.3: not at distance 2, not on the banner itself, not with another consumable, not in the backpack."""
    assert places(on(POTION)) == {(6, 5)}
    assert refusal(on(POTION.replace("5,5", "4,5")), Revive(6, 76)).rule == "GO-56.3"
    assert refusal(on(POTION.replace("5,5", "6,5", 1)), Revive(6, 76)).rule == "GO-56.3"
    for mat in ("ammo_bag", "| small_potion"):
        match = on(DOWN + f"mat 0 {mat}")
        assert legal(match, Revive) == []
        assert refusal(match, Revive(8 if "|" in mat else 6, square(match, 6, 5))).rule == "GO-48.1"


def test_go_56_3_only_after_the_movement() -> None:
    """GO-56.3: the movement must have ended there."""
    match = on(POTION.replace("open", "after dice 1,2"))
    assert refusal(match, Revive(6, square(match, 6, 5))).rule == "GO-55.8"


def test_go_56_4_it_is_the_consumable_of_the_turn() -> None:
    """GO-56.4: after another consumable it is refused; afterwards the consumable is spent and the card discarded."""
    used = on(POTION.replace("open", "open consumable"))
    assert refusal(used, Revive(6, square(used, 6, 5))).rule == "GO-56.4"
    match = revive(on(POTION))
    assert (state(match).turn.consumable, cards(match, 0), len(state(match).support_discard)) == (1, {}, 1)


def test_go_56_5_on_the_banners_square() -> None:
    """GO-56.5: vacant, it is the only choice."""
    match = revive(on(POTION))
    assert where(match, 2) == (6, 5)
    other = on(POTION)
    assert refusal(other, Revive(6, square(other, 6, 4))).rule == "GO-56.5"


@pytest.mark.parametrize(
    "what",
    ["chest 6,5", "banner tree_platform of 1 at 6,5", "banner ball_lightning of 0 at 6,5"],
)
def test_go_56_5_else_on_the_closest_vacant_square(what: str) -> None:
    """GO-56.5: a chest or a defensive banner over it: the seven free neighbours of the banner."""
    match = on(POTION + what)
    around = {(x, y) for x in (5, 6, 7) for y in (4, 5, 6)} - {(6, 5), (5, 5)}
    assert places(match) == around


def test_go_56_5_with_all_neighbours_taken_two_squares_away() -> None:
    """GO-56.5: chests all around: the closest vacant squares are the sixteen at distance 2."""
    ring = " ".join(f"{x},{y}" for x in (5, 6, 7) for y in (4, 5, 6) if (x, y) != (5, 5))
    match = on(POTION + f"chest {ring}")
    assert len(places(match)) == 16
    assert all(max(abs(x - 6), abs(y - 5)) == 2 for x, y in places(match))


def test_go_56_6_of_equally_close_squares_the_reviver_chooses() -> None:
    """GO-56.6: the enemy stands on the banner; the choice of a corner is carried out."""
    match = revive(on(POTION.replace("0,13", "6,5")), 7, 6)
    assert where(match, 2) == (7, 6)


def test_go_56_5_in_the_corner_of_the_map() -> None:
    """GO-56.5: the first square of the board is a square like any other."""
    match = revive(on(POTION.replace("6,5", "0,0").replace("5,5", "1,1")), 0, 0)
    assert where(match, 2) == (0, 0)


def test_go_54_1_nobody_is_revived_outside_a_duo() -> None:
    """GO-54.1: reviving belongs to the duo scenario."""
    match = on(POTION.replace("option scenario duo", "").replace(" grave 6,5", ""))
    assert legal(match, Revive) == []
    assert refusal(match, Revive(6, square(match, 6, 5))).rule == "GO-54.1"


@pytest.mark.parametrize(("card", "health"), [("small_potion", 20), ("medium_potion", 50), ("large_potion", 100)])
def test_go_56_7_health_is_the_effect_of_the_card(card: str, health: int) -> None:
    """GO-56.7: 20, 50 or 100."""
    assert figure(revive(on(DOWN + f"mat 0 {card}")), 2).health == health


def test_go_56_8_mat_empty_and_cooldown_at_the_start() -> None:
    """GO-56.8: Medea fell ready and with a gun; she is back with 3 and nothing."""
    match = on(POTION.replace("medea dead grave 6,5", "medea dead cd 0 grave 6,5"))
    revive(match)
    assert (cards(match, 2), figure(match, 2).cooldown) == ({}, 3)


def test_go_56_9_afterwards_a_trade_is_allowed() -> None:
    """GO-56.9: side by side the two may sit down at once."""
    assert legal(revive(on(POTION)), Bargain) == [Bargain()]


def test_go_56_10_no_main_action_afterwards_and_no_revive_after_one() -> None:
    """GO-56.10: neither shooting nor reloading nor managing; and reload first forbids the revive."""
    text = POTION.replace("0,13", "6,6") + "mat 0 gemini | axe\n"
    match = revive(on(text))
    for action in (Shoot(0, 1), Reload(), Manage()):
        assert refusal(match, action).rule == "GO-56.10"
    late = on(text)
    do(late, Reload())
    assert refusal(late, Revive(6, square(late, 6, 5))).rule == "GO-R87"


def test_go_56_10_defending_and_throwing_stay_open() -> None:
    """GO-56.10: it is the main action only that is gone."""
    match = revive(on(POTION.replace("0,13", "6,6") + "mat 0 ntt_bulb, magic_field"))
    assert legal(match, Defend) == [Defend(4)]
    assert legal(match, Throw) == [Throw(5, 1)]


def test_go_56_11_no_extra_chest_no_flags_octor_no_ability() -> None:
    """GO-56.11: Octor fell with chests, flags and a held ability, and comes back without."""
    match = on(
        """
        seats 4
        option scenario duo
        figure 0 armazi at 5,5
        figure 1 ebue at 6,6
        figure 2 octor at 6,5 hp 60 chests 2 held ebue from 1 skipped burned frozen 3
        figure 3 varas at 13,0
        mat 0 small_potion
        mat 1 magic_spear
        turn 1 open
    """,
        dice(1),
    )
    do(match, Throw(5, 2))
    again = on("""
        seats 4
        option scenario duo
        figure 0 armazi at 5,5
        figure 1 ebue at 13,13
        figure 2 octor dead grave 6,5
        figure 3 varas at 13,0
        mat 0 small_potion
        turn 0 open
    """)
    revive(again)
    for octor in (figure(match, 2), figure(again, 2)):
        assert (octor.chests, octor.skipped, octor.burned, octor.frozen, octor.held) == (0, 0, 0, 0, -1)
    assert (figure(again, 2).alive, figure(again, 2).cooldown) == (1, 0)


def test_go_56_12_also_a_victim_of_a_zone() -> None:
    """GO-56.12: seat 2 dies on the inactive square it enters and is revived there by seat 0."""
    match = on(
        OUTER
        + """
        seats 4
        option scenario duo
        round 6
        figure 0 armazi at 6,1
        figure 1 ebue at 0,13
        figure 2 medea at 5,1 hp 5
        figure 3 varas at 13,13
        mat 0 small_potion
        turn 2 after dice 1,2
    """
    )
    do(match, Step(square(match, 5, 0)))
    assert figure(match, 2).grave == square(match, 5, 0)
    text = POTION.replace("6,5", "5,0").replace("5,5", "5,1") + "round 6"
    back = revive(on(OUTER + text), 5, 0)
    assert (where(back, 2), figure(back, 2).health) == ((5, 0), 20)


def test_go_56_13_a_burned_player_cannot_revive() -> None:
    """GO-56.13: Ignite's ban of healing cards covers it."""
    match = on(POTION.replace("5,5", "5,5 burned"))
    assert legal(match, Revive) == []
    assert refusal(match, Revive(6, square(match, 6, 5))).rule == "GO-48.5"


def test_go_56_14_any_number_of_times() -> None:
    """GO-56.14: revived with 20, killed by a spear, and revived again."""
    text = POTION + "mat 0 large_potion\nmat 1 magic_spear"
    match = on(text.replace("0,13", "7,5"), dice(1, 2), dice(1), dice(1, 2), dice(1, 2))
    revive(match)
    do(match, EndTurn(), Roll(), Stay(), Throw(5, 2))
    assert not figure(match, 2).alive
    do(match, EndTurn(), Roll(), Stay(), EndTurn(), Roll(), Stay())
    assert match.deciders == (0,)
    do(match, Revive(7, square(match, 6, 5)))
    assert (figure(match, 2).alive, figure(match, 2).health) == (1, 100)


def test_go_r87_appearing_costs_opens_and_heals_nothing() -> None:
    """GO-R87: on an inactive square in round 17 no penalty is taken."""
    match = on(OUTER + POTION.replace("6,5", "5,0").replace("5,5", "5,1") + "round 17")
    events = do(match, Revive(6, square(match, 5, 0)))
    assert figure(match, 2).health == 20
    assert {type(e) for e in events} == {ev.CardUsed, ev.Revived}


def test_go_r87_closeness_is_the_king_distance_under_any_metric() -> None:
    """GO-R87: also with orthogonal ranges the diagonal neighbours of the banner are as close as the others."""
    match = on("option rangeMetric orthogonal" + POTION + "chest 6,5")
    assert (7, 6) in places(match)
    assert (7, 5) in places(match)


def test_go_r87_the_healing_card_of_action_1_excludes_it() -> None:
    """GO-R87: the consumable must be unspent: whoever drank before the roll cannot revive."""
    match = on(POTION.replace("open", "before") + "mat 0 medium_potion", dice(1, 2))
    do(match, Drink(6), Roll(), Stay())
    assert refusal(match, Revive(7, square(match, 6, 5))).rule == "GO-56.4"


def test_go_r98_a_leaver_cannot_be_revived() -> None:
    """GO-R98: the seat is empty, so no banner is left behind."""
    match = on(POTION.replace("dead grave 6,5", "at 6,5"))
    match.happen(Left(2))
    assert figure(match, 2).grave == -1
    assert refusal(match, Revive(6, square(match, 6, 5))).rule == "GO-56.1"


def test_go_59_39_card_and_square_then_no_main_action_then_trade() -> None:
    """GO-59.39: two potions and a free banner are two ways; afterwards Reload is gone and Bargain open."""
    match = on(POTION + "mat 0 large_potion")
    assert legal(match, Revive) == [Revive(6, square(match, 6, 5)), Revive(7, square(match, 6, 5))]
    do(match, Revive(7, square(match, 6, 5)))
    assert [type(way) for way in match.menu(0).listed() or ()] == [Bargain, EndTurn]
