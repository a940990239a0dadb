"""Section 25: Tharsis, Ignite; GO-R46 to GO-R50 (ends of turns) and the option GO-65.19."""

from __future__ import annotations

import pytest
from tests.games.gorgasali.ability_kit import caged, health, hurts, use
from tests.games.gorgasali.kit import at, cards, dice, do, figure, refusal, seen, square, state, where
from tests.games.gorgasali.open_ground import on, pass_turn

from tavola.core.play import Match
from tavola.games.gorgasali import events as ev
from tavola.games.gorgasali.actions import Drink, EndTurn, Exchange, GoBack, Place, Roll, Shoot, Stay, Step

FIRE = """
    seats 3
    figure 0 tharsis at 4,4
    figure 1 medea at 5,5
    figure 2 varas at 3,3
    turn 0 open
"""


def burned(match: Match) -> list[int]:
    return [figure.seat for figure in state(match).figures if figure.burned]


def test_go_25_1_at_his_end_of_turn_every_enemy_next_to_him() -> None:
    """GO-25.1: both neighbours take 10, clockwise; who stands at 2 takes nothing."""
    match = caged(FIRE.replace("seats 3", "seats 4") + "figure 3 ebue at 6,4")
    assert hurts(do(match, EndTurn()), "ignite") == [(1, 10, 0), (2, 10, 0)]


def test_go_25_2_an_enemy_that_ends_its_turn_next_to_him() -> None:
    """GO-25.2: it alone takes 10."""
    match = caged(FIRE.replace("turn 0", "turn 1"))
    assert hurts(do(match, EndTurn()), "ignite") == [(1, 10, 0)]


def test_go_25_3_both_triggers_up_to_20_a_round() -> None:
    """GO-25.3: his end of turn and the victim's."""
    match = caged(FIRE)
    do(match, EndTurn())
    pass_turn(match)
    pass_turn(match)
    assert health(match) == [100, 80, 80]


def test_go_25_4_a_burned_enemy_may_not_use_healing_cards() -> None:
    """GO-25.4: neither of them, an ammo bag may be used."""
    match = caged(FIRE + "mat 1 small_potion, ammo_bag")
    do(match, EndTurn())
    assert refusal(match, Drink(6)).rule == "GO-48.5"
    assert {type(action).__name__ for action in match.menu(1).listed() or ()} >= {"Load", "Roll"}


def test_go_25_5_the_bar_covers_the_next_own_turn_and_ends_with_it() -> None:
    """GO-25.5: burned at Tharsis' end of turn, barred in the own turn, free at its end when away from him."""
    match = on(FIRE + "mat 1 small_potion", dice(1, 2))
    do(match, EndTurn())
    assert burned(match) == [1, 2]
    do(match, Roll(), *[Step(square(match, x, 5)) for x in (6, 7, 8)])
    assert burned(match) == [1, 2]
    do(match, EndTurn())
    assert burned(match) == [2]


def test_go_25_6_other_healing_is_not_barred() -> None:
    """GO-25.6: Medea heals with her ability, Bloodroot restores its 15."""
    match = on("""
        figure 0 medea at 5,5 hp 40 cd 0 burned
        figure 1 tharsis at 6,5
        mat 0 bloodroot
        turn 0 open
    """, dice(6))  # fmt: skip
    use(match)
    do(match, Shoot(0, 1))
    assert health(match)[0] == 40 + 20 + 15


def test_go_25_6_a_healing_point_heals_the_burned() -> None:
    """GO-25.6: staying on it restores 20."""
    match = at("map\n.0.H..\n......\nfigure 0 tharsis\nfigure 1 ebue at 3,0 hp 50 burned\nturn 1 before", dice(1, 2))
    do(match, Roll(), Stay())
    assert health(match)[1] == 70


def test_go_25_7_armour_and_field_do_not_help() -> None:
    """GO-25.7: 10 through both, nothing discarded."""
    match = caged(FIRE + "mat 1 helmet, body_armour\nbanner magic_field of 1 at 5,5")
    do(match, EndTurn())
    assert (health(match)[1], cards(match, 1)) == (90, {2: "helmet", 3: "body_armour"})


def test_go_25_8_an_off_turn_kill_is_his() -> None:
    """GO-25.8: Medea falls at the end of her own turn, Tharsis gets her card at once."""
    match = caged(FIRE.replace("turn 0", "turn 1").replace("5,5", "5,5 hp 10") + "mat 1 axe")
    events = do(match, EndTurn())
    assert [(e.seat, e.by) for e in seen(events, ev.Eliminated)] == [(1, 0)]
    assert cards(match, 0) == {6: "axe"}


def test_go_25_8_the_game_waits_for_his_placing() -> None:
    """GO-25.8, GO-53.8: with a full category Tharsis chooses before the next turn begins."""
    match = caged(
        FIRE.replace("turn 0", "turn 1").replace("5,5", "5,5 hp 10") + "mat 1 axe\nmat 0 boat, boat | rope, rope"
    )
    do(match, EndTurn())
    assert match.deciders == (0,)
    events = do(match, Place(0, 6))
    assert [event.seat for event in seen(events, ev.TurnBegan)] == [2]


def test_go_25_9_emoon_neither_burns_nor_is_barred() -> None:
    """GO-25.9: at neither end of turn."""
    match = caged(FIRE.replace("medea", "emoon"))
    do(match, EndTurn())
    pass_turn(match)
    assert (health(match)[1], 1 in burned(match)) == (100, False)


# --- rulings on the ends of turns ---------------------------------------------------------------------------------


def test_go_r46_a_ball_lightning_strikes_again_and_again() -> None:
    """GO-R46: it stays after a strike; each 35 goes through field and armour."""
    match = caged(
        "figure 0 ebue at 8,8\nfigure 1 medea at 2,2\nmat 1 body_armour\nbanner ball_lightning of 0 at 3,3\nturn 1 open"
    )
    assert hurts(do(match, EndTurn()), "lightning") == [(1, 15, 0)]
    pass_turn(match)
    assert hurts(pass_turn(match), "lightning") == [(1, 35, 0)]


def test_go_r47_its_square_counts_as_within_3_and_needs_no_view() -> None:
    """GO-R47: who stands on it is hit, and who stands behind the tree."""
    on_it = caged("figure 0 ebue at 8,8\nfigure 1 medea at 2,2\nbanner ball_lightning of 0 at 2,2\nturn 1 open")
    behind = caged("figure 0 ebue at 8,8\nfigure 1 medea at 2,2\nbanner ball_lightning of 0 at 5,3\nturn 1 open")
    assert hurts(do(on_it, EndTurn()), "lightning") == hurts(do(behind, EndTurn()), "lightning") == [(1, 35, 0)]


def test_go_r48_the_order_of_the_end_of_a_turn() -> None:
    """GO-R48: old flags end, lightnings oldest first, Ignite, refill, next turn."""
    match = caged("""
        seats 3
        figure 0 medea at 4,4 frozen 2 burned
        figure 1 tharsis at 5,5
        figure 2 ebue at 8,8
        mat 0 | axe
        banner ball_lightning of 2 at 3,3
        banner ball_lightning of 1 at 2,2
        turn 0 open
    """)
    events = do(match, EndTurn())
    order = [(type(e).__name__, getattr(e, "by", -1)) for e in events if not isinstance(e, ev.CooldownSet)]
    assert order[:5] == [("Hurt", 2), ("Hurt", 1), ("Hurt", 1), ("Burned", 1), ("Refilled", -1)]
    assert [name for name, _ in order[5:]] == ["TurnEnded", "TurnBegan"]
    assert (figure(match, 0).frozen, burned(match)) == (0, [0])


def test_go_r48_a_pending_return_comes_before_the_fire() -> None:
    """GO-R48: Kruber goes home away from Tharsis and is not burned."""
    match = caged("figure 0 kruber at 1,1 cd 0\nfigure 1 medea at 5,5\nseats 3\nfigure 2 tharsis at 6,6\nturn 0 open")
    use(match, Exchange(1))
    events = do(match, GoBack(), EndTurn())
    assert hurts(events, "ignite") == []
    assert where(match, 0) == (1, 1)


def test_go_r49_ignite_at_both_ends_of_turn() -> None:
    """GO-R49: all neighbours at his, each neighbour at its own."""
    match = caged(FIRE)
    first = hurts(do(match, EndTurn()), "ignite")
    assert first == [(1, 10, 0), (2, 10, 0)]
    assert hurts(pass_turn(match), "ignite") == [(1, 10, 0)]


def test_go_r50_who_burns_at_its_own_end_of_turn_is_barred_in_the_next_one() -> None:
    """GO-R50: the old bar ends before the new one begins."""
    match = caged(FIRE.replace("turn 0", "turn 1").replace("5,5", "5,5 burned 0") + "mat 1 small_potion")
    events = do(match, EndTurn())
    assert seen(events, ev.Burned) == [ev.Burned(1, 0)]
    assert burned(match) == [1]


# --- option igniteBan ---------------------------------------------------------------------------------------------

BESIDE = "option igniteBan adjacent\nfigure 0 medea at 4,4 burned 1\nfigure 1 tharsis at 5,5\nmat 0 small_potion\n"


@pytest.mark.parametrize(("option", "barred"), [("adjacent", False), ("turn", True)])
def test_go_65_19_by_option_only_while_next_to_the_fire(option: str, barred: bool) -> None:
    """GO-65.19: burned, but Tharsis is gone from her side: free by option, barred by default."""
    text = BESIDE.replace("igniteBan adjacent", f"igniteBan {option}").replace("5,5", "7,7")
    match = caged(text + "turn 0 before")
    assert (Drink(6) not in match.menu(0)) is barred


def test_go_65_19_next_to_it_she_is_barred() -> None:
    """GO-65.19: as long as she stands beside the one who burned her."""
    match = caged(BESIDE + "turn 0 before")
    assert refusal(match, Drink(6)).rule == "GO-48.5"


def test_go_65_19_being_next_to_him_unburned_bars_nothing() -> None:
    """GO-65.19, GO-25.4: the option says how long a burn bars, not whom it bars."""
    match = caged(BESIDE.replace(" burned 1", "") + "turn 0 before")
    assert Drink(6) in match.menu(0)


def test_go_65_19_emoon_beside_tharsis_drinks() -> None:
    """GO-65.19, GO-25.9: never burned, never barred."""
    match = caged(
        BESIDE.replace("medea at 4,4 burned 1", "emoon at 4,4").replace("turn 0", "") + "turn 1 open", dice(1, 2)
    )
    do(match, EndTurn())
    assert Drink(6) in match.menu(0)


def test_go_65_19_it_goes_on_beside_octor_whose_copy_is_used_up() -> None:
    """GO-65.19: while adjacent, also through the end of her own turn."""
    text = BESIDE.replace("tharsis at 5,5", "octor at 5,5 held tharsis from 0").replace(" burned 1", "")
    match = caged(text + "turn 1 open")
    do(match, EndTurn())
    assert refusal(match, Drink(6)).rule == "GO-48.5"
    pass_turn(match)
    pass_turn(match)
    assert refusal(match, Drink(6)).rule == "GO-48.5"


def test_go_65_19_by_default_the_end_of_her_own_turn_frees_her_there() -> None:
    """GO-65.19: beside the same Octor, whose copy is used up, she is barred for one own turn only."""
    text = BESIDE.replace("tharsis at 5,5", "octor at 5,5 held tharsis from 0").replace(" burned 1", "")
    match = caged(text.replace("option igniteBan adjacent", "") + "turn 1 open")
    do(match, EndTurn())
    assert refusal(match, Drink(6)).rule == "GO-48.5"
    pass_turn(match)
    pass_turn(match)
    assert Drink(6) in match.menu(0)
