"""Section 24: Kruber, Eye Contact; GO-59.15, GO-59.17, GO-R62, GO-R63."""

from __future__ import annotations

import pytest
from tests.games.gorgasali.ability_kit import cooldown, health, use, zoned
from tests.games.gorgasali.kit import at, dice, do, figure, legal, refusal, seen, square, state, where
from tests.games.gorgasali.open_ground import PLAIN, banners, on

from tavola.core.play import Match
from tavola.games.gorgasali import events as ev
from tavola.games.gorgasali.actions import (
    Accept,
    Bargain,
    Defend,
    EndTurn,
    EndWalk,
    Exchange,
    GoBack,
    Jump,
    Offer,
    Pass,
    Roll,
    Shoot,
    Stay,
    Step,
    Throw,
    UseAbility,
)

EYES = """
    seats 3
    figure 0 kruber at 5,5 cd 0
    figure 1 medea at 9,5
    figure 2 ebue at 10,5
    turn 0 before
"""


def exchanged(moment: str = "before", rest: str = "", *script: object) -> Match:
    """Kruber on 9,5 and Medea on 5,5 after the exchange."""
    match = on(EYES.replace("before", moment) + rest, *script)  # type: ignore[arg-type]
    use(match, Exchange(1))
    return match


def places(match: Match) -> list[tuple[int, int] | None]:
    return [where(match, 0), where(match, 1)]


AWAY = [(9, 5), (5, 5)]
HOME = [(5, 5), (9, 5)]


def test_go_24_1_range_6_cooldown_4() -> None:
    """GO-24.1: with an enemy at 6; the marker goes to 4."""
    match = on(EYES.replace("9,5", "11,11"))
    use(match, Exchange(1))
    assert (where(match, 0), cooldown(match, 0)) == ((11, 11), 4)


def test_go_24_1_distance_7_is_too_far() -> None:
    """GO-24.1: nobody within 6."""
    match = on("figure 0 kruber at 5,5 cd 0\nfigure 1 medea at 12,5\nturn 0 before")
    assert refusal(match, UseAbility()).rule == "GO-24.1"


def test_go_24_2_the_two_exchange_squares() -> None:
    """GO-24.2: both at once."""
    match = on(EYES)
    events = use(match, Exchange(1))
    assert places(match) == AWAY
    assert [(event.seat, event.why) for event in seen(events, ev.Moved)] == [(0, "exchange"), (1, "exchange")]


def test_go_24_3_off_on_an_inactive_square() -> None:
    """GO-24.3: where Kruber stands decides, not where the other one stands."""
    off = at(PLAIN + zoned(6) + "round 6" + EYES)
    assert refusal(off, UseAbility()).rule == "GO-24.3"
    on_active = at(PLAIN + zoned(3) + "round 6" + EYES.replace("9,5", "2,5"))
    use(on_active, Exchange(1))
    assert where(on_active, 0) == (2, 5)


def test_go_24_4_without_a_movement_he_may_return() -> None:
    """GO-24.4: after rolling and staying."""
    match = exchanged("before", "", dice(1, 2))
    do(match, Roll(), Stay(), GoBack())
    assert where(match, 0) == (5, 5)


def test_go_24_5_the_exchange_is_undone() -> None:
    """GO-24.5: the other one goes back at the same time."""
    match = exchanged("open")
    do(match, GoBack())
    assert places(match) == HOME


def test_go_24_5_at_latest_before_the_end_of_turn_effects() -> None:
    """GO-24.5: in the next turn it is too late."""
    match = exchanged("open")
    events = do(match, EndTurn())
    assert places(match) == AWAY
    assert [event.seat for event in seen(events, ev.TurnBegan)] == [1]
    assert state(match).turn.swaps == []


def test_go_24_5_after_the_partners_elimination_he_goes_alone() -> None:
    """GO-24.5: Medea is shot on Kruber's old square; he returns to it."""
    match = on(EYES.replace("9,5", "9,5 hp 10").replace("before", "open") + "mat 0 farsight", dice(5, 6))
    use(match, Exchange(1))
    do(match, Shoot(0, 1), GoBack())
    assert where(match, 0) == (5, 5)


def test_go_24_6_a_walk_ends_the_right_to_return() -> None:
    """GO-24.6: one step is enough."""
    match = exchanged("after dice 1,1")
    do(match, Step(square(match, 9, 4)), Step(square(match, 8, 4)))
    assert refusal(match, GoBack()).rule == "GO-24.6"
    assert places(match) == [(8, 4), (5, 5)]


def test_go_24_6_a_teleport_ends_it() -> None:
    """GO-24.6: also when the walk after the jump is skipped."""
    match = exchanged("after dice 1,2", "mat 0 teleport")
    do(match, Jump(6, square(match, 9, 1)), Stay())
    assert refusal(match, GoBack()).rule == "GO-24.6"


def test_go_24_6_a_dobergun_step_ends_it_and_standing_still_does_not() -> None:
    """GO-24.6: after the shot with one free step; with none the right stays."""
    walked = exchanged("open", "mat 0 dobergun", dice(6))
    still = exchanged("open", "mat 0 dobergun", dice(6))
    do(walked, Shoot(0, 2), Step(square(walked, 9, 4)), EndWalk())
    do(still, Shoot(0, 2), EndWalk())
    assert refusal(walked, GoBack()).rule == "GO-24.6"
    assert GoBack() in still.menu(0)


def test_go_24_6_staying_shooting_throwing_defending_do_not_end_it() -> None:
    """GO-24.6: all four, then the return."""
    match = exchanged("before", "mat 0 gemini, ntt_bulb, tree_platform", dice(1, 2), dice(1, 1))
    do(match, Roll(), Stay(), Shoot(0, 2), Throw(5, 2), Defend(4), GoBack())
    assert places(match) == HOME


def test_go_24_6_a_movement_before_the_exchange_does_not_count() -> None:
    """GO-24.6: he walked, then exchanged: he may return to where he exchanged from."""
    match = on(EYES, dice(1, 1))
    do(match, Roll(), Step(square(match, 5, 4)), Step(square(match, 5, 3)))
    use(match, Exchange(1))
    do(match, GoBack())
    assert places(match) == [(5, 3), (9, 5)]


def test_go_24_7_also_from_an_inactive_square() -> None:
    """GO-24.7: exchanged into the inactive zone, back out of it without a penalty."""
    match = at(PLAIN + zoned(3) + "round 6" + EYES.replace("9,5", "2,5").replace("before", "open"))
    use(match, Exchange(1))
    do(match, GoBack())
    assert (places(match), health(match)[:2]) == ([(5, 5), (2, 5)], [100, 100])


def test_go_24_8_the_return_costs_no_cooldown_and_brings_no_second_exchange() -> None:
    """GO-24.8: the marker stays at 4, and the ability is not ready again."""
    match = exchanged("open")
    do(match, GoBack())
    assert cooldown(match, 0) == 4
    assert refusal(match, UseAbility()).rule == "GO-17.5"
    assert refusal(match, GoBack()).rule == "GO-24.6"


def test_go_24_9_no_penalty_and_nothing_opened_or_healed() -> None:
    """GO-24.9: Kruber comes onto a healing point, Medea onto a chest: nothing happens."""
    rows = PLAIN.split("\n")
    rows[1 + 5] = ".....C...H...."
    match = at("\n".join(rows) + EYES.replace("kruber at 5,5", "kruber at 5,5 hp 50").replace("before", "open"))
    events = use(match, Exchange(1))
    assert health(match)[0] == 50
    assert seen(events, ev.ChestOpened) == []


def test_go_24_9_neither_side_pays_the_zone() -> None:
    """GO-24.9: the enemy on the inactive square and Kruber change without a loss."""
    match = at(PLAIN + zoned(3) + "round 11" + EYES.replace("9,5", "2,5"))
    use(match, Exchange(1))
    assert health(match)[:2] == [100, 100]


def test_go_24_10_own_smokes_are_lost() -> None:
    """GO-24.10: of both who were exchanged, not of a third one."""
    match = exchanged("open", "banner smoke of 0 at 5,5\nbanner smoke of 1 at 9,5\nbanner smoke of 2 at 10,5")
    assert banners(match) == ["smoke of 2"]


def test_go_24_10_a_platform_and_a_field_stay_and_serve_whoever_stands_there() -> None:
    """GO-24.10: Medea now has Kruber's field; the shot at her is halved."""
    text = EYES.replace("9,5", "7,5").replace("before", "open")
    match = on(text + "banner magic_field of 0 at 5,5\nmat 0 mantis", dice(2, 2, 2, 2, 2))
    use(match, Exchange(1))
    assert banners(match) == ["magic_field of 0"]
    do(match, Shoot(0, 1))
    assert health(match)[1] == 90


def test_go_24_11_before_action_3_he_walks_from_the_new_square() -> None:
    """GO-24.11: the walk starts there, also with a doubled roll."""
    match = exchanged("before", "mat 0 adrenaline", dice(1, 1))
    do(match, Roll())
    steps = [action.to for action in legal(match, Step) if isinstance(action, Step)]
    assert set(steps) == {square(match, *spot) for spot in ((9, 4), (9, 6), (8, 5))}
    assert refusal(match, Stay()).rule == "GO-8.3"


def test_go_24_11_or_stays_there_and_it_counts_for_the_chest() -> None:
    """GO-24.11: staying after the exchange opens the chest that lies there."""
    rows = PLAIN.split("\n")
    rows[1 + 5] = ".........C...."
    match = at("\n".join(rows) + EYES, dice(1, 2))
    use(match, Exchange(1))
    events = do(match, Roll(), Stay())
    assert seen(events, ev.ChestOpened) == [ev.ChestOpened(0, square(match, 9, 5))]


def test_go_24_11_a_healing_point_too_and_back_again() -> None:
    """GO-24.11: healed on the new square at the end of movement, then home."""
    rows = PLAIN.split("\n")
    rows[1 + 5] = ".........H...."
    match = at("\n".join(rows) + EYES.replace("kruber at 5,5", "kruber at 5,5 hp 50"), dice(1, 2))
    use(match, Exchange(1))
    do(match, Roll(), Stay(), GoBack())
    assert (health(match)[0], where(match, 0)) == (70, (5, 5))


def test_go_59_15_whoever_stands_within_6() -> None:
    """GO-59.15: both enemies; the choice opens the return."""
    match = on(EYES)
    use(match)
    assert legal(match, Exchange) == [Exchange(1), Exchange(2)]
    do(match, Exchange(2))
    assert GoBack() in match.menu(0)


def test_go_59_17_offered_until_the_turn_ends() -> None:
    """GO-59.17: before the roll, after it, in the open phase; without an exchange never."""
    match = exchanged("before", "", dice(1, 2))
    offered = [GoBack() in match.menu(0)]
    for action in (Roll(), Stay()):
        do(match, action)
        offered.append(GoBack() in match.menu(0))
    assert offered == [True, True, True]
    assert refusal(on(EYES), GoBack()).rule == "GO-24.6"


TRADERS = """
    option scenario duo
    seats 4
    figure 0 kruber at 5,5 cd 0 chests 1
    figure 1 medea at 9,5
    figure 2 ebue at 10,5
    figure 3 varas at 0,0
    turn 0 open
"""


def test_go_59_17_also_after_a_trade_that_ends_the_turn() -> None:
    """GO-59.17, GO-6.25: the pending return is the first step of the end of the turn, and nothing else is left."""
    match = on(TRADERS)
    use(match, Exchange(1))
    do(match, Bargain(), Offer((), (), give_chests=1), Accept())
    assert match.menu(0).listed() == [GoBack(), EndTurn()]
    assert refusal(match, UseAbility()).rule == "GO-55.7"
    do(match, GoBack())
    assert (places(match), state(match).turn.seat) == (HOME, 1)


def test_go_59_17_after_a_trade_he_may_stay_away() -> None:
    """GO-59.17: it is a choice."""
    match = on(TRADERS)
    use(match, Exchange(1))
    do(match, Bargain(), Offer((), (), give_chests=1), Accept(), EndTurn())
    assert (places(match), state(match).turn.seat) == (AWAY, 1)


@pytest.mark.parametrize(("taken", "allowed"), [("figure 2 ebue at 5,5", False), ("figure 2 ebue at 0,0", True)])
def test_go_r62_a_displaced_partner_leaves_a_square_that_must_be_free(taken: str, allowed: bool) -> None:
    """GO-R62: Medea was moved on from 5,5 meanwhile; Kruber goes back alone when nobody stands there."""
    match = on(f"""
        seats 3
        figure 0 kruber at 9,5
        figure 1 medea at 5,9
        {taken}
        turn 0 open
        exchange 0 home 5,5 with 1 from 9,5
    """)
    assert (GoBack() in match.menu(0)) is allowed
    if allowed:
        do(match, GoBack())
        assert places(match) == [(5, 5), (5, 9)]


@pytest.mark.parametrize(("taken", "allowed"), [("9,5", False), ("0,0", True)])
def test_go_r62_pulled_away_himself_he_needs_the_partners_square_to_be_free(taken: str, allowed: bool) -> None:
    """GO-R62: the exchange is undone for both or not at all, as long as the partner stands where it was put."""
    match = on(f"""
        seats 3
        figure 0 kruber at 9,8
        figure 1 medea at 5,5
        figure 2 ebue at {taken}
        turn 0 open
        exchange 0 home 5,5 with 1 from 9,5
    """)
    assert (GoBack() in match.menu(0)) is allowed
    if allowed:
        do(match, GoBack())
        assert places(match) == HOME


def test_go_r63_nothing_but_the_positions_changes() -> None:
    """GO-R63: no square is covered by it: he may walk back over the one he left."""
    match = exchanged("after dice 2,2")
    assert state(match).turn.covered == []
    do(match, *[Step(square(match, x, 5)) for x in (8, 7, 6)])
    assert figure(match, 0).square == square(match, 6, 5)
    assert state(match).turn.moved == 1


def test_go_r63_a_smoke_thrown_after_the_exchange_is_lost_by_the_return() -> None:
    """GO-R63: the return displaces its user too."""
    match = exchanged("open", "mat 0 smoke_bulb")
    do(match, Throw(5))
    assert banners(match) == ["smoke of 0"]
    do(match, GoBack())
    assert banners(match) == []


def test_go_24_4_two_exchangers_in_one_turn_may_both_go_back() -> None:
    """GO-24.4, GO-23.11: Kruber in his turn, then an Octor who copied him, where abilities work in any turn."""
    match = at(
        """
        seats 4
        option abilityTiming any
        map
        0.........
        ..........
        1....2...3
        figure 0 kruber cd 0
        figure 1 varas
        figure 2 octor held kruber from 0 cd 0
        figure 3 medea cd 3
        turn 0 open
        """
    )
    assert match.deciders == (2,)  # between two actions the others are asked first
    do(match, UseAbility(), Exchange(3), Pass())
    assert match.deciders == (0,)
    do(match, UseAbility(), Exchange(1))
    assert [where(match, seat) for seat in range(4)] == [(0, 2), (0, 0), (9, 2), (5, 2)]
    assert match.deciders == (2,)
    do(match, GoBack())
    assert (where(match, 2), where(match, 3)) == ((5, 2), (9, 2))
    assert match.deciders == (0,)
    do(match, GoBack())
    assert (where(match, 0), where(match, 1)) == ((0, 0), (0, 2))
