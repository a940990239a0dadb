"""Section 59: the states of a turn; its chance (GO-60.4 to GO-60.6), and the rulings about when things may be done."""

from __future__ import annotations

import pytest
from tests.games.gorgasali.kit import cards, dice, do, figure, legal, refusal, seen, state, where
from tests.games.gorgasali.open_ground import on, pass_turn
from tests.games.gorgasali.strides import right, walk

from tavola.core.values import Action, Chance, Rolled, TimeUp
from tavola.games.gorgasali import events as ev
from tavola.games.gorgasali.actions import (
    Defend,
    Drink,
    EndTurn,
    EndWalk,
    Jump,
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


def test_go_59_6_s2_turn_start_is_automatic() -> None:
    """GO-59.6: one entry ends a turn; the next one begins and its player is asked."""
    match = on(RICH + "open")
    events = do(match, EndTurn())
    assert [e.seat for e in seen(events, ev.TurnBegan)] == [1]
    assert match.deciders == (1,)


def test_go_59_7_s3_action_1_spends_the_consumable() -> None:
    """GO-59.7: after the ammo bag no movement card and no extension; a burned player has no potion."""
    match = on("""
        seats 2
        figure 0 medea at 5,5 burned
        figure 1 varas at 7,5
        mat 0 gemini*, small_potion, ammo_bag
        turn 0 before
    """)
    assert match.menu(0).listed() == [Load(7), Roll()]
    do(match, Load(7))
    assert (cards(match, 0)[0], state(match).turn.consumable) == ("gemini", 1)


@pytest.mark.parametrize("moment", ["before", "after dice 1,2", "open"])
def test_go_59_8_f1_extra_chest_in_every_free_window(moment: str) -> None:
    """GO-59.8: once; then it is refused for the rest of the turn."""
    match = on(f"""
        seats 2
        figure 0 medea at 5,5 chests 2
        figure 1 varas at 9,9
        support_deck helmet, axe, ...
        turn 0 {moment}
    """)
    do(match, OpenChest())
    assert figure(match, 0).chests == 1
    assert refusal(match, OpenChest()).rule == "GO-13.5"


def test_go_59_18_s4_the_roll_is_chance_and_closes_action_1() -> None:
    """GO-59.18: two d6, recorded as nature's entry; no potion after it."""
    match = on(RICH + "before", dice(6, 6))
    do(match, Roll())
    assert match.record.entries[-1][1] == Rolled((6, 6))
    assert legal(match, Drink) == [] == legal(match, Stay)


def test_go_59_19_s5_the_free_windows_are_open_after_the_roll() -> None:
    """GO-59.19: chest and ability, then the step."""
    match = on(RICH + "after dice 1,2")
    do(match, UseAbility())
    assert figure(match, 0).health == 80
    assert {OpenChest, Step} <= kinds(match)


def test_go_59_20_s6_staying_sets_the_skip_memory() -> None:
    """GO-59.20: and spends no card; walking clears it."""
    stayed, walked = on(RICH + "after dice 1,2"), on(RICH.replace("cd 0", "skipped") + "after dice 1,2")
    do(stayed, Stay())
    walk(walked, (5, 4), (5, 3), (5, 2))
    assert (figure(stayed, 0).skipped, figure(walked, 0).skipped) == (1, 0)


@pytest.mark.parametrize("card", ["axe", "boat", "rope", "compass", "adrenaline", "teleport"])
def test_go_59_21_s6a_the_six_movement_cards(card: str) -> None:
    """GO-59.21: each is open after the roll, and spends the consumable."""
    match = on(f"seats 2\nfigure 0 medea at 5,5\nfigure 1 varas at 9,9\nmat 0 {card}\nturn 0 after dice 1,2")
    use = [*legal(match, Ride), *legal(match, Jump)][0]
    do(match, use)
    assert (state(match).turn.consumable, cards(match, 0)) == (1, {})


def test_go_59_22_s6b_the_teleport_square_then_walk_or_stay() -> None:
    """GO-59.22: 5 up, 8 right, 5 left, 8 down on this board; then both are open."""
    match = on("seats 2\nfigure 0 medea at 5,5\nfigure 1 varas at 9,9\nmat 0 teleport\nturn 0 after dice 1,2")
    jumps = legal(match, Jump)
    assert len(jumps) == 5 + 8 + 5 + 8
    do(match, jumps[0])
    assert kinds(match) == {Step, Stay}


def test_go_59_23_s6c_each_step_is_a_decision() -> None:
    """GO-59.23: no end while a step is possible."""
    match = on(RICH + "after dice 1,2")
    walk(match, (5, 4))
    assert kinds(match) == {Step}
    assert refusal(match, EndWalk()).rule == "GO-7.11"


def test_go_59_24_s6d_on_a_chest_end_and_open_or_walk_on() -> None:
    """GO-59.24: both on the menu."""
    match = on("seats 2\nchest 5,4\nfigure 0 medea at 5,5\nfigure 1 varas at 9,9\nturn 0 after dice 1,2")
    walk(match, (5, 4))
    assert kinds(match) == {Step, EndWalk}


def test_go_59_25_s7_the_end_of_movement_is_automatic() -> None:
    """GO-59.25: the last step opens the chest by itself, and its cards are placed before anything else."""
    match = on("""
        seats 2
        chest 5,2
        figure 0 medea at 5,5
        figure 1 varas at 9,9
        support_deck axe, axe, ...
        turn 0 after dice 1,2
    """)
    events = walk(match, (5, 4), (5, 3), (5, 2))
    assert [e.why for e in seen(events, ev.WalkEnded)] == ["exact"]
    assert [e.square for e in seen(events, ev.ChestOpened)] == [5 + 14 * 2]


def test_go_59_27_s8_the_open_phase_offers_everything_until_it_ends() -> None:
    """GO-59.27: chest, ability, 4, 5, 6 and the end."""
    match = on(RICH + "open")
    assert kinds(match) == {OpenChest, UseAbility, Defend, Shoot, Reload, Manage, Throw, EndTurn}


def test_go_59_43_s10_turn_end_passes_to_the_next_living_player() -> None:
    """GO-59.43: seat 1 is dead, so seat 2; after the last one a new round begins."""
    match = on("""
        seats 3
        figure 0 medea at 5,5
        figure 1 varas dead
        figure 2 ebue at 9,9
        turn 0 open
    """)
    events = do(match, EndTurn())
    assert [e.seat for e in seen(events, ev.TurnBegan)] == [2]
    events = pass_turn(match)
    assert [e.round for e in seen(events, ev.RoundBegan)] == [2]
    assert match.deciders == (0,)


def test_go_59_44_the_game_ends_as_soon_as_one_lives() -> None:
    """GO-59.44: a shot kills the last opponent: nobody is asked any more, any act is refused."""
    match = on("seats 2\nfigure 0 medea at 5,5\nfigure 1 varas at 7,5 hp 8\nmat 0 gemini\nturn 0 open", dice(1, 1))
    do(match, Shoot(0, 1))
    assert match.result is not None
    assert match.result.places == (1, 2)
    assert match.check(0, EndTurn()) is not None


def test_go_60_4_movement_is_the_sum_of_two_dice() -> None:
    """GO-60.4: 2 to 12 with weights 1 to 6 to 1; a sixth of all rolls is a double."""
    found = [outcome.faces for outcome, _ in Chance("roll", 2, 6).outcomes() if isinstance(outcome, Rolled)]
    sums = [sum(faces) for faces in found]
    assert [sums.count(total) for total in range(2, 13)] == [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]
    assert sum(a == b for a, b in found) * 6 == len(found)
    match = on(RICH + "before", dice(5, 6))
    do(match, Roll())
    assert state(match).turn.left == 11


def test_go_60_5_adrenaline_doubles_the_sum() -> None:
    """GO-60.5: 2 + 5 gives 14."""
    match = on("seats 2\nfigure 0 medea at 5,5\nfigure 1 varas at 9,9\nmat 0 adrenaline\nturn 0 after dice 2,5")
    do(match, Ride(6))
    assert state(match).turn.left == 14


@pytest.mark.parametrize(("extension", "faces"), [(-1, (3, 4)), (6, (3, 4, 6))])
def test_go_60_6_a_six_shooter_rolls_its_dice_and_one_more_with_extra_six(
    extension: int, faces: tuple[int, ...]
) -> None:
    """GO-60.6: two dice times 4, or three."""
    match = on(
        "seats 2\nfigure 0 medea at 5,5\nfigure 1 varas at 7,5\nmat 0 gemini, extra_six\nturn 0 open", dice(*faces)
    )
    do(match, Shoot(0, 1, extension))
    assert figure(match, 1).health == 100 - 4 * sum(faces)


def test_go_r23_a_movement_card_from_a_chest_may_be_used_at_once() -> None:
    """GO-R23: opened after the roll, the Adrenaline lies in an active slot and is ridden."""
    match = on("""
        seats 2
        figure 0 medea at 5,5 chests 1
        figure 1 varas at 9,9
        support_deck adrenaline, helmet, ...
        turn 0 after dice 1,2
    """)
    do(match, OpenChest(), Ride(6))
    assert state(match).turn.left == 6


def test_go_r92_armour_works_by_itself() -> None:
    """GO-R92: the victim is asked nothing; the shooter goes on."""
    match = on(
        "seats 2\nfigure 0 medea at 5,5\nfigure 1 varas at 7,5\nmat 0 gemini\nmat 1 helmet\nturn 0 open", dice(1, 1)
    )
    do(match, Shoot(0, 1))
    assert (figure(match, 1).health, cards(match, 1), match.deciders) == (100, {}, (0,))


def test_go_r99_distance_is_measured_when_the_card_is_used() -> None:
    """GO-R99: out of reach before the walk, in reach after it."""
    match = on(
        "seats 2\nfigure 0 medea at 2,5\nfigure 1 varas at 7,5\nmat 0 gemini\nturn 0 after dice 1,2", dice(1, 1)
    )
    walk(match, *right(2, 5, 3))
    do(match, Shoot(0, 1))
    assert (where(match, 0), figure(match, 1).health) == ((5, 5), 92)


def test_go_r98_a_clock_takes_the_quietest_way() -> None:
    """GO-R98: roll, stay, end; where a walk must be, a step; of a card without room, none."""
    match = on(RICH + "before", dice(1, 2))
    for _ in range(3):
        match.happen(TimeUp(0))
    assert (match.deciders, where(match, 0), figure(match, 0).chests) == ((1,), (5, 5), 1)
    double = on(RICH + "after dice 2,2")
    double.happen(TimeUp(0))
    assert (state(double).turn.steps, figure(double, 0).chests, figure(double, 0).health) == (1, 1, 60)
    full = on("""
        seats 2
        figure 0 medea at 5,5 chests 1
        figure 1 varas at 9,9
        mat 0 gemini, mantis
        weapon_deck lynx, ...
        support_deck helmet, axe, ...
        turn 0 before
    """)
    do(full, OpenChest())
    full.happen(TimeUp(0))
    assert cards(full, 0) == {0: "gemini", 1: "mantis", 2: "helmet", 6: "axe"}
