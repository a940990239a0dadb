"""Section 17: special abilities and cooldown; GO-R21, GO-59.9, GO-60.24 and the option GO-65.18."""

from __future__ import annotations

import pytest
from tests.games.gorgasali.ability_kit import caged, cooldown, health, hurts, ready, until, use
from tests.games.gorgasali.kit import at, dice, do, figure, legal, refusal, seen, square, state, where
from tests.games.gorgasali.open_ground import on

from tavola.core.record import NATURE
from tavola.games.gorgasali import events as ev
from tavola.games.gorgasali.actions import (
    Defend,
    Drink,
    EndTurn,
    Exchange,
    GoBack,
    Hypnosis,
    Imitate,
    Pass,
    Roll,
    Shoot,
    Stay,
    Steal,
    Step,
    Supernova,
    Throw,
    UseAbility,
)

NOVA = """
    figure 0 armazi at 5,5 cd 0
    figure 1 ebue at 6,5
    turn 0 before
"""


def test_go_17_1_each_character_has_its_own_ability() -> None:
    """GO-17.1: Armazi's ability asks for a Supernova and nothing else, and he imitates nobody."""
    match = on(NOVA)
    assert refusal(match, Imitate(1)).rule == "GO-17.1"
    use(match)
    for other in (Hypnosis(1, square(match, 5, 4)), Steal(1, 6), Exchange(1)):
        assert refusal(match, other).rule == "GO-17.1"
    assert legal(match, Supernova) == [Supernova(1)]


@pytest.mark.parametrize("target", [1, 2])
def test_go_17_2_no_card_stops_or_weakens_an_ability(target: int) -> None:
    """GO-17.2: armour, Magic Field, Barrier and Great Tree (1), smoke and body armour (2) do nothing."""
    match = at("""
        seats 3
        map
        .......
        .0T1...
        .......
        .2.....
        .......
        figure 0 armazi cd 0
        figure 1 ebue
        figure 2 varas
        mat 1 helmet, body_armour
        mat 2 body_armour
        banner magic_field of 1 at 3,1
        banner smoke of 2 at 1,3
        banner barrier of 1 at 0,2 1,2 2,2 3,2 4,2
        turn 0 before
    """)
    use(match, Supernova(target))
    assert health(match)[target] == 65


@pytest.mark.parametrize("moment", ["before", "after dice 2,3", "open"])
def test_go_17_3_usable_in_every_free_window_of_the_own_turn(moment: str) -> None:
    """GO-17.3: before the roll, after it, and in the open phase."""
    match = on(NOVA.replace("before", moment))
    use(match, Supernova(1))
    assert health(match) == [100, 65]


def test_go_17_4_a_target_must_be_within_the_printed_range() -> None:
    """GO-17.4: Armazi reaches 2 squares, not 3."""
    match = on("seats 3\nfigure 0 armazi at 5,5 cd 0\nfigure 1 ebue at 7,7\nfigure 2 varas at 8,5\nturn 0 before")
    use(match)
    assert legal(match, Supernova) == [Supernova(1)]
    assert refusal(match, Supernova(2)).reason == "too-far"


def test_go_17_5_only_on_the_active_point() -> None:
    """GO-17.5: with the marker one step away the ability is refused."""
    match = on(NOVA.replace("cd 0", "cd 1"))
    assert refusal(match, UseAbility()).rule == "GO-17.5"


@pytest.mark.parametrize(("before", "after"), [(5, 4), (1, 0), (0, 0)])
def test_go_17_6_the_marker_drops_by_one_at_the_own_turn_start(before: int, after: int) -> None:
    """GO-17.6: by one at the start of the own turn, never below the active point, and not in others' turns."""
    match = on(f"figure 0 armazi at 5,5 cd {before}\nfigure 1 ebue at 9,9 cd 2\nturn 0 start")
    assert (cooldown(match, 0), cooldown(match, 1)) == (after, 2)


@pytest.mark.parametrize(("character", "first"), [("medea", 3), ("ebue", 4), ("armazi", 5)])
def test_go_17_7_first_use_on_own_turn_n(character: str, first: int) -> None:
    """GO-17.7: "Cooldown N" starts N steps away and the first turn counts, so own turn N is the first."""
    match = caged(f"figure 0 {character} at 2,2\nfigure 1 tharsis at 4,2\nturn 0 start")
    turns = [ready(match)]
    while not turns[-1]:
        until(match, 0)
        turns.append(ready(match))
    assert len(turns) == first


def test_go_17_8_after_a_use_the_marker_is_back_at_its_start() -> None:
    """GO-17.8: at N after the use; usable again N own turns later."""
    match = caged("figure 0 varas at 2,2 cd 0\nfigure 1 tharsis at 4,2\nmat 1 axe, boat\nturn 0 before")
    use(match, Steal(1, 6))
    assert cooldown(match, 0) == 3
    turns = []
    for _ in range(3):
        until(match, 0)
        turns.append(ready(match))
    assert turns == [False, False, True]


def test_go_17_9_at_most_once_a_turn() -> None:
    """GO-17.9: a second use in the same turn finds the marker at its start."""
    match = on(NOVA)
    use(match, Supernova(1))
    assert refusal(match, UseAbility()).rule == "GO-17.5"


@pytest.mark.parametrize("character", ["tharsis", "drain", "emoon"])
def test_go_17_10_passive_abilities_have_no_bar(character: str) -> None:
    """GO-17.10: nothing to use, no cooldown."""
    match = on(f"figure 0 {character} at 5,5\nfigure 1 ebue at 6,5\nturn 0 before")
    assert cooldown(match, 0) == 0
    assert refusal(match, UseAbility()).rule == "GO-17.10"


def test_go_17_11_not_in_another_turn_but_passive_ones_act_then() -> None:
    """GO-17.11: Armazi cannot use his ability in seat 1's turn; Tharsis burns him at the end of it."""
    match = on("seats 3\nfigure 0 armazi at 5,5 cd 0\nfigure 1 medea at 6,5\nfigure 2 tharsis at 7,5\nturn 1 open")
    found = match.check(0, UseAbility())
    assert found is not None
    assert found.rule == "GO-2.8"
    assert not match.menu(0)
    assert hurts(do(match, EndTurn()), "ignite") == [(1, 10, 2)]


def test_go_17_12_an_ability_takes_the_place_of_no_action() -> None:
    """GO-17.12: after it the potion, the shot, the defensive card and the throw are all still there."""
    match = on(
        NOVA + "mat 0 gemini, small_potion, extra_six, tree_platform, ntt_bulb",
        dice(1, 2),
        dice(1, 1),
    )
    do(match, UseAbility(), Supernova(1), Drink(6), Roll(), Stay(), Defend(4), Throw(5, 1), Shoot(0, 1))
    assert health(match) == [100, 65 - 8]


def test_go_17_13_the_bar_runs_in_empty_turns_too() -> None:
    """GO-17.13: also when frozen and when off the map."""
    match = on("""
        seats 3
        figure 0 armazi at 5,5 cd 4 frozen 2
        figure 1 ebue sector 4 cd 3
        figure 2 tsiva at 9,9
        turn 0 start
    """, dice(1, 2))  # fmt: skip
    do(match, Roll(), Stay(), EndTurn())
    assert (cooldown(match, 0), cooldown(match, 1)) == (3, 2)


def test_go_r21_not_inside_a_walk() -> None:
    """GO-R21: after the roll and before the walk, but not between two steps of it."""
    match = on(NOVA, dice(2, 3))
    do(match, Roll())
    assert ready(match)
    do(match, Step(square(match, 5, 4)))
    assert refusal(match, UseAbility()).rule == "GO-7.3"
    assert not ready(match)


def test_go_59_9_the_targets_must_be_chosen_then_the_marker_goes_to_n() -> None:
    """GO-59.9: nothing else comes before the choice; it costs nothing until then."""
    match = on(NOVA)
    use(match)
    assert refusal(match, Roll()).rule == "GO-59.9"
    assert cooldown(match, 0) == 0
    do(match, Supernova(1))
    assert cooldown(match, 0) == 5


def test_go_60_24_abilities_and_theft_ask_nature_for_nothing() -> None:
    """GO-60.24: a Supernova that kills, with its loot, is decided without chance."""
    match = on(NOVA.replace("ebue at 6,5", "ebue at 6,5 hp 20") + "mat 1 axe\nseats 3\nfigure 2 varas at 9,9")
    use(match, Supernova(1))
    assert [who for who, _ in match.record.entries if who == NATURE] == []
    assert figure(match, 0).mat[6]


# --- option abilityTiming -----------------------------------------------------------------------------------------

ANY = """
    option abilityTiming any
    seats 3
    figure 0 medea at 5,5 cd 2
    figure 1 armazi at 6,5 cd 0
    figure 2 tsiva at 7,5 cd 0
    turn 0 before
"""


def test_go_65_18_by_option_others_are_asked_between_the_actions() -> None:
    """GO-65.18: clockwise, each until it passes, before the active player's own choice."""
    match = on(ANY)
    assert match.deciders == (1,)
    assert Pass() in match.menu(1)
    use(match, Supernova(0))
    assert health(match)[0] == 65
    do(match, Pass(), seat=2)
    assert match.deciders == (0,)
    assert [cooldown(match, seat) for seat in range(3)] == [2, 5, 0]


def test_go_65_18_by_default_nobody_else_is_asked() -> None:
    """GO-65.18: the default is the own turn."""
    assert on(ANY.replace("option abilityTiming any", "")).deciders == (0,)


def test_go_65_18_a_deed_of_the_active_player_opens_the_window_again() -> None:
    """GO-65.18: after the roll the others are asked once more."""
    match = on(ANY, dice(1, 2))
    do(match, Pass(), Pass(), Roll())
    assert match.deciders == (1,)


def test_go_65_18_a_freeze_in_the_victims_own_turn_lasts_through_its_next_one() -> None:
    """GO-65.18, GO-22.5: it holds at once, and the next own turn is not the running one."""
    text = ANY.replace("armazi at 6,5 cd 0", "armazi at 6,5 cd 5").replace("medea at 5,5 cd 2", "medea at 5,5 cd 3")
    match = on(text, dice(1, 2), dice(1, 2), dice(2, 3), dice(3, 4))
    do(match, UseAbility(), seat=2)
    do(match, Roll())
    assert legal(match, Step) == []
    do(match, Stay(), EndTurn())
    assert figure(match, 0).frozen == 1 << 2
    do(match, *[Roll(), Stay(), EndTurn()] * 2)
    assert state(match).turn.seat == 0
    assert figure(match, 0).frozen == 1 << 2


def test_go_65_18_the_killing_of_the_active_player_ends_the_turn() -> None:
    """GO-65.18, GO-6.26: nobody else is asked in a turn that is over."""
    match = on(ANY.replace("medea at 5,5", "medea at 5,5 hp 30"))
    events = use(match, Supernova(0))
    assert [event.seat for event in seen(events, ev.TurnBegan)] == [1]


def test_go_65_18_a_kruber_pulled_away_may_still_go_home() -> None:
    """GO-65.18, GO-24.6: only movement of his own ends the right; both go back to where they were."""
    match = on("""
        option abilityTiming any
        seats 3
        figure 0 kruber at 5,5 cd 0
        figure 1 armazi at 9,5
        figure 2 ebue at 9,8 cd 0
        turn 0 open
    """)  # fmt: skip
    do(match, Pass(), seat=2)
    use(match, Exchange(1))
    do(match, UseAbility(), Hypnosis(0, square(match, 9, 7)), seat=2)
    do(match, GoBack())
    assert (where(match, 0), where(match, 1)) == ((5, 5), (9, 5))
