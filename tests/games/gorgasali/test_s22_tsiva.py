"""Section 22: Princess Tsiva, Freezing Vortex; GO-59.14, GO-R51, GO-R52."""

from __future__ import annotations

import pytest
from tests.games.gorgasali.ability_kit import cooldown, health, hurts, use
from tests.games.gorgasali.kit import dice, do, figure, legal, refusal, seen, square, state, where
from tests.games.gorgasali.open_ground import on

from tavola.core.play import Match
from tavola.games.gorgasali import events as ev
from tavola.games.gorgasali.actions import (
    EndTurn,
    Exchange,
    Hypnosis,
    Imitate,
    Jump,
    Ride,
    Roll,
    Shoot,
    Stay,
    Steal,
    Step,
    Supernova,
    Throw,
    UseAbility,
)

ICE = """
    seats 4
    figure 0 tsiva at 5,5 cd 0
    figure 1 medea at 8,8
    figure 2 varas at 4,5
    figure 3 ebue at 9,5
    turn 0 before
"""


def frozen(match: Match) -> list[int]:
    return [figure.seat for figure in state(match).figures if figure.frozen]


def victim(character: str, rest: str = "", *script: object) -> Match:
    """A character frozen by the Tsiva beside it, at its own turn; another enemy stands at 5,3."""
    return on(
        f"seats 3\nfigure 0 {character} at 5,5 cd 0 frozen 1\nfigure 1 tsiva at 6,5\nfigure 2 armazi at 5,3\n{rest}",
        *script,  # type: ignore[arg-type]
    )


def test_go_22_1_range_3_cooldown_3() -> None:
    """GO-22.1: whoever stands at 3 is frozen, at 4 not; the marker goes to 3."""
    match = on(ICE)
    use(match)
    assert (frozen(match), cooldown(match, 0)) == ([1, 2], 3)


def test_go_22_2_all_of_them_without_a_choice() -> None:
    """GO-22.2: one deed freezes both, nothing is asked."""
    match = on(ICE)
    events = use(match)
    assert seen(events, ev.Froze) == [ev.Froze(1, 0), ev.Froze(2, 0)]
    assert Roll() in match.menu(0)


def test_go_22_3_a_frozen_enemy_cannot_move() -> None:
    """GO-22.3: no step, only staying, also after a double."""
    match = victim("medea", "turn 0 before", dice(2, 2))
    do(match, Roll())
    assert legal(match, Step) == []
    assert Stay() in match.menu(0)


def test_go_22_4_a_frozen_enemy_cannot_target_tsiva() -> None:
    """GO-22.4: a shot at her is refused, at another it is legal."""
    match = victim("medea", "mat 0 gemini\nturn 0 open")
    assert refusal(match, Shoot(0, 1)).rule == "GO-22.4"
    assert legal(match, Shoot) == [Shoot(0, 2)]


def test_go_22_5_through_the_next_own_turn_and_no_longer() -> None:
    """GO-22.5: other turns do not end it, the end of the own one does."""
    match = on(ICE, *[dice(1, 2)] * 2)
    use(match)
    do(match, Roll(), Stay(), EndTurn())
    assert frozen(match) == [1, 2]
    do(match, Roll(), Stay(), EndTurn())
    assert frozen(match) == [2]


@pytest.mark.parametrize("card", ["ntt_bulb", "magic_spear"])
def test_go_22_6_not_with_a_targeted_throwable(card: str) -> None:
    """GO-22.6: NTT and spear may go at another, not at her."""
    match = victim("medea", f"mat 0 {card}\nturn 0 open")
    assert refusal(match, Throw(5, 1)).rule == "GO-22.4"
    assert Throw(5, 2) in match.menu(0)


@pytest.mark.parametrize(
    ("character", "action"),
    [("armazi", Supernova(1)), ("armazi", Supernova(2, 1)), ("ebue", Hypnosis(1, 0)), ("varas", Steal(1, 6)),
     ("kruber", Exchange(1))],
)  # fmt: skip
def test_go_22_6_not_with_a_targeted_ability(character: str, action: Supernova | Hypnosis | Steal | Exchange) -> None:
    """GO-22.6: none of the abilities that name a target, neither as first nor as second one."""
    match = on(f"""
        seats 3
        figure 0 {character} at 5,5 cd 0 frozen 1
        figure 1 tsiva at 6,5
        figure 2 medea at 6,4
        mat 1 axe
        mat 2 axe
        turn 0 before
    """)
    use(match)
    assert refusal(match, action).rule == "GO-22.4"


def test_go_22_6_area_effects_still_reach_her() -> None:
    """GO-22.6: a Flame Bulb at her neighbour burns her too."""
    match = on("""
        seats 3
        figure 0 medea at 5,5 frozen 1
        figure 1 tsiva at 8,5
        figure 2 ebue at 7,5
        mat 0 flame_bulb
        turn 0 open
    """, dice(4, 5))  # fmt: skip
    assert hurts(do(match, Throw(5, 2)), "flame") == [(2, 40, 0), (1, 40, 0)]


def test_go_22_6_fire_and_lightning_reach_her() -> None:
    """GO-22.6: Ignite of a frozen Tharsis at the end of his turn; his Ball Lightning at the end of hers."""
    match = victim("tharsis", "banner ball_lightning of 0 at 4,5\nturn 0 open", dice(1, 2))
    assert hurts(do(match, EndTurn()), "ignite") == [(1, 10, 0)]
    assert hurts(do(match, Roll(), Stay(), EndTurn()), "lightning") == [(1, 35, 0)]


@pytest.mark.parametrize("card", ["axe", "boat", "rope", "compass", "adrenaline"])
def test_go_22_7_no_movement_card(card: str) -> None:
    """GO-22.7: none of them, after the roll."""
    match = victim("medea", f"mat 0 {card}\nturn 0 after dice 2,3")
    assert refusal(match, Ride(6)).rule == "GO-22.7"


def test_go_22_7_no_teleport_and_no_step() -> None:
    """GO-22.7: neither a jump nor a walk."""
    match = victim("medea", "mat 0 teleport\nturn 0 after dice 2,3")
    assert refusal(match, Jump(6, square(match, 5, 8))).rule == "GO-22.7"
    assert refusal(match, Step(square(match, 5, 6))).rule == "GO-22.7"


def test_go_22_7_no_dobergun_step() -> None:
    """GO-22.7: the shot goes off, the extra move does not."""
    match = victim("medea", "mat 0 dobergun\nturn 0 open", dice(6))
    do(match, Shoot(0, 2))
    assert legal(match, Step) == []
    assert EndTurn() in match.menu(0)


def test_go_22_8_rolls_and_takes_all_other_actions() -> None:
    """GO-22.8: the roll is obligatory, then defence, throw and shot are open."""
    match = victim("medea", "mat 0 gemini, tree_platform, ntt_bulb\nturn 0 before", dice(3, 3))
    do(match, Roll(), Stay())
    kinds = {type(action).__name__ for action in match.menu(0).listed() or ()}
    assert {"Defend", "Shoot", "Throw", "Reload"} <= kinds


def test_go_22_9_freezing_the_frozen_changes_nothing() -> None:
    """GO-22.9: the same flag, the same end."""
    match = on(ICE.replace("8,8", "8,8 frozen 0"), dice(1, 2), dice(1, 2))
    before = figure(match, 1).frozen
    use(match)
    assert figure(match, 1).frozen == before
    do(match, *[Roll(), Stay(), EndTurn()] * 2)
    assert figure(match, 1).frozen == 0


def test_go_22_10_neither_emoon_nor_a_teammate() -> None:
    """GO-22.10: both stand in reach and stay free."""
    match = on("option scenario duo\n" + ICE.replace("medea", "emoon").replace("9,5", "6,5"))
    use(match)
    assert frozen(match) == [3]


def test_go_22_11_not_when_it_would_freeze_nobody() -> None:
    """GO-22.11: with only E'moon in reach it is refused and stays ready."""
    match = on("figure 0 tsiva at 5,5 cd 0\nfigure 1 emoon at 6,5\nturn 0 before")
    assert refusal(match, UseAbility()).rule == "GO-22.11"
    assert cooldown(match, 0) == 0


def test_go_59_14_flags_on_all_victims_and_nothing_else() -> None:
    """GO-59.14: no health, no position changes; the event names whom it caught."""
    match = on(ICE)
    events = use(match)
    assert health(match) == [100] * 4
    assert [event.targets for event in seen(events, ev.AbilityUsed)] == [(1, 2)]


def test_go_r51_it_stays_when_she_is_eliminated() -> None:
    """GO-R51: Tsiva falls after the Vortex; her victim still cannot move."""
    match = on("""
        seats 3
        figure 0 armazi at 5,5 cd 0
        figure 1 tsiva at 6,5 hp 10
        figure 2 medea at 8,8 frozen 1
        turn 0 before
    """, dice(1, 2), dice(3, 3))  # fmt: skip
    use(match, Supernova(1))
    do(match, Roll(), Stay(), EndTurn(), Roll())
    assert state(match).turn.seat == 2
    assert legal(match, Step) == []


def test_go_r52_a_frozen_kruber_may_exchange_with_another() -> None:
    """GO-R52: an exchange is no movement of action 3."""
    match = victim("kruber", "turn 0 before")
    use(match, Exchange(2))
    assert (where(match, 0), where(match, 2)) == ((5, 3), (5, 5))


def test_go_r52_a_frozen_figure_may_be_pulled() -> None:
    """GO-R52: by Ebue, whoever froze it."""
    match = on(
        "seats 3\nfigure 0 ebue at 5,5 cd 0\nfigure 1 medea at 8,5 frozen 2\nfigure 2 tsiva at 9,9\nturn 0 before"
    )
    use(match, Hypnosis(1, square(match, 4, 4)))
    assert where(match, 1) == (4, 4)


def test_go_r51_a_frozen_octor_cannot_imitate_her_but_another() -> None:
    """GO-R51: imitating is aiming too."""
    match = victim("octor", "turn 0 before")
    assert legal(match, Imitate) == [Imitate(2)]
