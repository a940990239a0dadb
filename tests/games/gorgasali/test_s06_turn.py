"""Section 6: the turn and its actions."""

from __future__ import annotations

import pytest
from tests.games.gorgasali.kit import cards, dice, do, figure, legal, refusal, seen, state
from tests.games.gorgasali.open_ground import banners, on
from tests.games.gorgasali.strides import step, walk

from tavola.core.values import Action
from tavola.games.gorgasali import events as ev
from tavola.games.gorgasali.actions import (
    Arrange,
    Cover,
    Defend,
    Drink,
    EndTurn,
    Load,
    Manage,
    OpenChest,
    Reload,
    Ride,
    Roll,
    Shoot,
    Stay,
    Step,
    Throw,
    UseAbility,
)

# Seat 0 has something for every window; seat 1 stands in reach.
RICH = """
    seats 2
    figure 0 medea at 5,5 hp 60 cd 0 chests 1
    figure 1 varas at 7,5
    mat 0 gemini, barrier, ntt_bulb, small_potion, extra_six | axe, smoke_bulb
    support_deck helmet, body_armour, ...
    weapon_deck sparrow, ...
    turn 0 """
KEEP = (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10)


def kinds(match: object, seat: int = 0) -> set[type[Action]]:
    """What kinds of action are on the menu."""
    return {type(action) for action in match.menu(seat).listed()}  # type: ignore[attr-defined]


def test_go_6_1_actions_1_2_3_in_order_then_4_5_6_in_any() -> None:
    """GO-6.1: nothing of a later number is open before its time."""
    before, after, opened = on(RICH + "before"), on(RICH + "after dice 1,2"), on(RICH + "open")
    assert kinds(before) == {OpenChest, UseAbility, Drink, Roll}
    assert kinds(after) == {OpenChest, UseAbility, Step, Stay}
    assert kinds(opened) == {OpenChest, UseAbility, Defend, Shoot, Reload, Manage, Throw, EndTurn}
    assert refusal(opened, step(opened, 5, 4)).rule == "GO-6.1"
    assert refusal(opened, Stay()).rule == "GO-6.1"


def test_go_6_2_actions_1_4_5_6_are_optional() -> None:
    """GO-6.2: a turn of nothing but the roll and a stay."""
    match = on(RICH + "before", dice(1, 2))
    do(match, Roll(), Stay(), EndTurn())
    assert match.deciders == (1,)
    assert cards(match, 0)[6] == "small_potion"


def test_go_6_3_actions_2_and_3_are_obligatory() -> None:
    """GO-6.3: the turn cannot end before the roll, nor before moving or staying."""
    assert refusal(on(RICH + "before"), EndTurn()).rule == "GO-6.3"
    assert refusal(on(RICH + "after dice 1,2"), EndTurn()).rule == "GO-6.3"


@pytest.mark.parametrize("order", [(0, 1, 2), (0, 2, 1), (1, 0, 2), (1, 2, 0), (2, 0, 1), (2, 1, 0)])
def test_go_6_4_actions_4_5_6_may_all_be_taken_in_any_order(order: tuple[int, ...]) -> None:
    """GO-6.4: a Barrier, a shot and an NTT Bulb in each of the six orders."""
    match = on(RICH + "open", dice(1, 1))
    acts: list[list[Action]] = [[Defend(4), Cover(0)], [Shoot(0, 1)], [Throw(5, 1)]]
    for at in order:
        do(match, acts[at][0])
        for cover in legal(match, Cover)[:1]:
            do(match, cover)
    assert (state(match).turn.defended, state(match).turn.main, state(match).turn.thrown) == (1, 1, 1)


def test_go_6_5_only_one_of_the_actions_joined_by_the_red_line() -> None:
    """GO-6.5: potion or ammo bag; move or stay; shoot or reload or manage."""
    first = on(RICH.replace("extra_six", "ammo_bag") + "before")
    do(first, Drink(6))
    assert refusal(first, Load(7)).rule == "GO-6.7"
    moved = on(RICH + "after dice 1,2")
    walk(moved, (5, 4), (5, 3), (5, 2))
    assert refusal(moved, Stay()).rule == "GO-6.1"
    shot = on(RICH + "open", dice(1, 1))
    do(shot, Shoot(0, 1))
    assert [refusal(shot, action).rule for action in (Reload(), Manage())] == ["GO-6.14", "GO-6.14"]


def test_go_6_6_each_of_4_5_6_at_most_once() -> None:
    """GO-6.6: a second Barrier, shot and bulb in hand are refused."""
    match = on("""
        seats 2
        option matLayout roomy
        figure 0 medea at 5,5
        figure 1 varas at 7,5
        mat 0 gemini, sparrow, barrier, barrier, ntt_bulb, ntt_bulb
        turn 0 open defended main thrown
    """)
    assert legal(match, Defend) == legal(match, Shoot) == legal(match, Throw) == []
    assert kinds(match) == {EndTurn}


def test_go_6_7_one_consumable_per_turn_over_all_windows() -> None:
    """GO-6.7: after the potion neither the Axe nor the Extra Six."""
    text = "seats 2\nfigure 0 medea at 5,5\nfigure 1 varas at 12,5\n"
    axe = on(text + "mat 0 small_potion, axe\nturn 0 before", dice(1, 2))
    do(axe, Drink(6), Roll())
    assert legal(axe, Ride) == []
    assert refusal(axe, Ride(7)).rule == "GO-6.7"
    six = on(text.replace("12,5", "6,5") + "mat 0 gemini, extra_six\nturn 0 open consumable")
    assert legal(six, Shoot) == [Shoot(0, 1)]
    assert refusal(six, Shoot(0, 1, 6)).rule == "GO-6.7"


def test_go_6_8_action_1_is_one_healing_card_or_one_ammo_bag_or_nothing() -> None:
    """GO-6.8: both are open at the start of the turn, and so is the roll; a movement card is not."""
    match = on("""
        seats 2
        figure 0 medea at 5,5
        figure 1 varas at 9,9
        mat 0 small_potion, ammo_bag
        turn 0 before
    """)
    assert match.menu(0).listed() == [Drink(6), Load(7), Roll()]
    assert refusal(match, Drink(7)).rule == "GO-48.1"
    assert refusal(match, Load(6)).rule == "GO-51.1"


def test_go_6_9_action_1_is_over_after_the_roll() -> None:
    """GO-6.9: neither potion nor ammo bag, and no second roll."""
    match = on(RICH.replace("extra_six", "ammo_bag") + "after dice 1,2")
    for action in (Drink(6), Load(7), Roll()):
        assert refusal(match, action).rule == "GO-6.9"


def test_go_6_10_two_dice_are_rolled_even_by_who_cannot_move() -> None:
    """GO-6.10: a frozen player rolls too; no step before it."""
    match = on("seats 2\nfigure 0 medea at 5,5 frozen 1\nfigure 1 tsiva at 9,9\nturn 0 before", dice(3, 4))
    assert refusal(match, step(match, 5, 4)).rule == "GO-6.10"
    assert refusal(match, Stay()).rule == "GO-6.10"
    events = do(match, Roll())
    assert [(e.why, e.faces) for e in seen(events, ev.DiceRolled)] == [("move", (3, 4))]
    assert match.menu(0).listed() == [Stay()]


def test_go_6_11_move_or_remain() -> None:
    """GO-6.11: both on the menu; after a double or a skip only moving."""
    assert kinds(on(RICH + "after dice 1,2")) >= {Step, Stay}
    assert Stay() not in on(RICH + "after dice 2,2").menu(0)
    assert Stay() not in on(RICH.replace("chests 1", "skipped") + "after dice 1,2").menu(0)


def test_go_6_12_a_movement_card_only_before_moving_and_only_if_you_move() -> None:
    """GO-6.12: after the Axe there is no staying; after the first step no Axe."""
    text = "seats 2\nfigure 0 medea at 5,5\nfigure 1 varas at 9,9\nmat 0 axe\nturn 0 after dice 1,2"
    rode, walked = on(text), on(text)
    do(rode, Ride(6))
    assert refusal(rode, Stay()).rule == "GO-6.12"
    walk(walked, (6, 5))
    assert refusal(walked, Ride(6)).rule == "GO-7.3"


def test_go_6_12_no_movement_card_where_no_step_is_possible() -> None:
    """GO-6.12: boxed in by a Barrier and a figure, an Axe leads nowhere; a Compass does."""
    text = """
        seats 2
        figure 0 medea at 0,0
        figure 1 varas at 0,1
        mat 0 axe, compass
        banner barrier of 1 at 1,0 2,0 3,0 4,0 5,0
        turn 0 after dice 1,2
    """
    match = on(text)
    assert refusal(match, Ride(6)).rule == "GO-6.12"
    assert match.menu(0).listed() == [Ride(7), Stay()]


def test_go_6_13_action_4_is_one_defensive_card() -> None:
    """GO-6.13: the card in the defensive slot; another slot holds none."""
    match = on(RICH + "open")
    assert legal(match, Defend) == [Defend(4)]
    assert refusal(match, Defend(5)).rule == "GO-6.13"


def test_go_6_14_the_main_action_is_exactly_one() -> None:
    """GO-6.14: after a reload neither shooting nor managing."""
    match = on(RICH + "open")
    do(match, Reload())
    assert [refusal(match, action).rule for action in (Shoot(0, 1), Manage(), Reload())] == ["GO-6.14"] * 3


def test_go_6_15_an_extension_only_with_a_shot() -> None:
    """GO-6.15: it is declared with the shot and spends the consumable."""
    match = on(RICH + "open", dice(1, 2, 3))
    assert legal(match, Shoot) == [Shoot(0, 1), Shoot(0, 1, 7)]
    do(match, Shoot(0, 1, 7))
    assert (figure(match, 1).health, state(match).turn.consumable) == (76, 1)


def test_go_6_16_one_enemy_with_one_loaded_weapon() -> None:
    """GO-6.16: a spent weapon does not shoot, and an empty slot is none."""
    match = on("seats 2\nfigure 0 medea at 5,5\nfigure 1 varas at 7,5\nmat 0 gemini*\nturn 0 open")
    assert legal(match, Shoot) == []
    assert refusal(match, Shoot(0, 1)).rule == "GO-29.7"
    assert refusal(match, Shoot(1, 1)).rule == "GO-6.16"


def test_go_6_17_reload_turns_both_weapons_up() -> None:
    """GO-6.17: both at once."""
    match = on("seats 2\nfigure 0 medea at 5,5\nfigure 1 varas at 9,9\nmat 0 gemini*, mantis*\nturn 0 open")
    do(match, Reload())
    assert cards(match, 0) == {0: "gemini", 1: "mantis"}


def test_go_6_18_manage_exchanges_any_number_of_cards() -> None:
    """GO-6.18: two consumables and a throwable change places in one action."""
    match = on("""
        seats 2
        figure 0 medea at 5,5
        figure 1 varas at 9,9
        mat 0 ntt_bulb, axe, boat | rope, compass, smoke_bulb
        turn 0 open
    """)
    do(match, Manage(), Arrange((0, 1, 2, 3, 4, 10, 8, 9, 6, 7, 5)))
    assert cards(match, 0) == {5: "smoke_bulb", 6: "rope", 7: "compass", 8: "axe", 9: "boat", 10: "ntt_bulb"}


def test_go_6_19_action_6_is_one_throwable() -> None:
    """GO-6.19: the bulb in the throwable slot."""
    match = on(RICH + "open")
    assert legal(match, Throw) == [Throw(5, 1)]
    assert refusal(match, Throw(4, 1)).rule == "GO-6.19"


@pytest.mark.parametrize("moment", ["before", "after dice 1,2"])
def test_go_6_20_actions_4_5_6_exist_only_after_the_movement(moment: str) -> None:
    """GO-6.20: each is refused by its own rule of the same content."""
    match = on(RICH + moment)
    acts = (Defend(4), Shoot(0, 1), Reload(), Manage(), Throw(5, 1))
    assert [refusal(match, action).rule for action in acts] == ["GO-36.2", "GO-29.5", "GO-29.5", "GO-29.5", "GO-41.2"]


def test_go_6_21_the_open_phase_may_end_at_any_point() -> None:
    """GO-6.21: at once, and after one of the three."""
    at_once, later = on(RICH + "open"), on(RICH + "open")
    do(at_once, EndTurn())
    do(later, Throw(5, 1), EndTurn())
    assert at_once.deciders == later.deciders == (1,)


def test_go_6_22_extra_chest_and_ability_cost_no_action() -> None:
    """GO-6.22: both in the open phase, and all of 4, 5, 6 and the consumable are still there."""
    match = on(RICH.replace("extra_six | axe, smoke_bulb", "extra_six") + "open")
    do(match, OpenChest(), UseAbility())
    turn = state(match).turn
    assert (turn.consumable, turn.main, turn.defended, turn.thrown) == (0, 0, 0, 0)
    assert {Defend, Shoot, Throw} <= kinds(match)


def test_go_6_23_a_card_got_this_turn_may_be_used_this_turn() -> None:
    """GO-6.23: the weapon from the extra chest shoots at once."""
    match = on(
        """
        seats 2
        figure 0 medea at 5,5 chests 1
        figure 1 varas at 7,5
        weapon_deck gemini, ...
        support_deck helmet, barrier, ...
        turn 0 open
        """,
        dice(2, 2),
    )
    do(match, OpenChest(), Shoot(0, 1))
    assert figure(match, 1).health == 84


def test_go_6_24_the_start_of_a_turn() -> None:
    """GO-6.24: the own smoke that is due goes first, then the cooldown drops by one."""
    match = on("""
        seats 2
        round 5
        figure 0 medea at 5,5
        figure 1 varas at 9,9 cd 3
        banner smoke of 1 round 3 at 9,9
        turn 0 open
    """)
    events = do(match, EndTurn())
    kept = [type(e) for e in events if isinstance(e, (ev.TurnBegan, ev.BannerGone, ev.CooldownSet))]
    assert kept == [ev.TurnBegan, ev.BannerGone, ev.CooldownSet]
    assert (figure(match, 1).cooldown, banners(match)) == (2, [])


def test_go_6_25_the_end_of_a_turn_in_its_order() -> None:
    """GO-6.25: freeze ends, lightning, fire, refill, the next turn."""
    match = on("""
        seats 3
        figure 0 tharsis at 5,5 frozen 1 burned
        figure 1 varas at 6,6
        figure 2 tsiva at 12,12
        mat 0 | axe
        banner ball_lightning of 2 at 7,5
        turn 0 open
    """)
    events = do(match, EndTurn())
    kept = [e for e in events if isinstance(e, (ev.Hurt, ev.Refilled, ev.TurnEnded, ev.TurnBegan))]
    assert [getattr(e, "cause", type(e).__name__) for e in kept] == [
        "lightning", "ignite", "Refilled", "TurnEnded", "TurnBegan",
    ]  # fmt: skip
    assert (figure(match, 0).frozen, figure(match, 0).burned, figure(match, 1).burned) == (0, 0, 1)


def test_go_6_26_who_is_eliminated_on_the_own_turn_ends_it_at_once() -> None:
    """GO-6.26: killed by a Ball Lightning at the turn's end, Tharsis burns nobody any more."""
    match = on("""
        seats 3
        figure 0 tharsis at 5,5 hp 35
        figure 1 varas at 6,6
        figure 2 tsiva at 12,12
        banner ball_lightning of 2 at 7,5
        turn 0 open
    """)
    events = do(match, EndTurn())
    assert [e.cause for e in seen(events, ev.Hurt)] == ["lightning"]
    assert (figure(match, 0).alive, figure(match, 1).health, match.deciders) == (0, 100, (1,))
