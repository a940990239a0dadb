"""Section 5: objective and end of the game; how stalemates end."""

from __future__ import annotations

import pytest
from tests.games.desktopia.kit import GAME, Table, lines_of, scenario, table

from tavola.core.errors import Refused
from tavola.core.play import Match
from tavola.core.values import Agreed
from tavola.games.desktopia import events as ev

NAME = 'name = { en = "x", ru = "х" }'


def test_dt_5_1_all_characters_of_all_opponents_are_dead() -> None:
    """DT-5.1: with one opponent left the game goes on, without any it is won, and nobody is asked any more."""
    t = table("0 kharu\n0 div\n1 phantom\n2 smoker").flick("kharu: phantom")
    assert t.result is None
    t = table("0 kharu\n0 div\n1 phantom\n2 smoker").flick("kharu: phantom, smoker")
    assert (t.result.places[0], t.result.reason, t.match.deciders) == (1, "destroyed", ())


def test_dt_5_2_a_scenario_may_set_another_goal() -> None:
    """DT-5.2: whoever kills Kharu wins, although Div lives."""
    goal = f'[[goal]]\nwhat = "kill"\n{NAME}\ncamp = 0\nkind = "kharu"'
    t = table("0 akeru\n1 kharu life 1\n1 div", extra=goal).flick("akeru: kharu")
    assert (t.result.winners, t.result.reason) == ((0,), "goal")


def test_dt_5_2_a_scenario_may_set_a_way_to_lose() -> None:
    """DT-5.2: who has lost two characters is beaten, with a third still standing."""
    goal = f'[[goal]]\nwhat = "lose"\n{NAME}\ncamp = 1\ncount = 2\nloses = true'
    t = table("0 akeru\n0 ezzen\n1 ifrit\n1 smoker\n1 dryad", extra=goal).flick("akeru: smoker")
    assert t.result is None
    assert t.flick("ezzen: dryad").result.winners == (0,)


def test_dt_5_3_victory_is_tested_after_every_single_death() -> None:
    """DT-5.3: the goal is met at the first contact of the chain; the second one does not happen any more."""
    goal = f'[[goal]]\nwhat = "kill"\n{NAME}\ncamp = 0\nkind = "energan"'
    t = table("0 akeru\n0 div\n1 energan\n1 vailla", extra=goal).flick("akeru: energan, vailla")
    assert (t.result.winners, t.wounds("vailla")) == ((0,), [])


def test_dt_5_4_without_a_living_character_one_is_out() -> None:
    """DT-5.4: in a battle of three, at the death of the last one."""
    t = table("0 kharu\n0 div\n1 phantom\n1 ezzen life 1\n2 smoker\n2 ifrit").flick("kharu: phantom, ezzen")
    assert [(e.seat, e.why) for e in t.seen(ev.Eliminated)] == [(1, "dead")]
    assert t.s.camps[1].gone == 1


def test_dt_5_4_whoever_held_out_longer_has_the_better_place() -> None:
    """DT-5.4: seat 2 is out first, seat 1 second, seat 3 last: 1, 3, 4, 2."""
    t = table("0 kharu\n0 ezzen\n1 phantom\n2 smoker\n3 dryad").flick("kharu: smoker, phantom").until("act")
    assert (t.s.camps[2].gone, t.s.camps[1].gone) == (1, 2)
    assert t.flick("ezzen: dryad").result.places == (1, 3, 4, 2)


def test_dt_5_5_allies_win_and_lose_together() -> None:
    """DT-5.5: seat 2 wins with seat 0 although its last character fell before; seats 1 and 3 lose together."""
    t = table("0 kharu\n0 phantom\n1 smoker\n2 ramprack life 1\n3 dryad", head="first = 1\nsides = [0, 1, 0, 1]")
    t.flick("smoker: ramprack")
    assert t.s.camps[2].gone
    t.pass_turn().flick("kharu: smoker, dryad")
    assert t.result.winners == (0, 2)
    assert t.result.scores == (1, 0, 1, 0)


def last_ones(**options: str) -> Table:
    return table("0 minusoid bears lariat of 0\n1 ramprack", **options).flick("minusoid: ramprack")


def test_dt_5_6_all_sides_gone_in_one_step_is_a_draw() -> None:
    """DT-5.6: where a Lariat's wound comes with the hit (DT-E.28) both lose their last one at once."""
    assert (last_ones(e28="en").result.places, last_ones(e28="en").result.reason) == ((1, 1), "draw_together")
    assert last_ones(e28="ru").result.winners == (0,)


def test_dt_5_7_players_may_agree_on_a_draw() -> None:
    """DT-5.7: at any moment while the game runs."""
    t = table("0 akeru\n1 kharu").happen(Agreed())
    assert (t.result.places, t.result.reason) == ((1, 1), "draw_agreed")
    with pytest.raises(Refused):
        t.match.happen(Agreed())


@pytest.mark.parametrize(("rounds", "option"), [(10, {}), (3, {"noProgress": 3})])
def test_dt_o_14_a_stalemate_is_a_draw(rounds: int, option: dict[str, int]) -> None:
    """DT-O.14, DT-R57: after so many full rounds without a wound, a life, a capture or a death."""
    t = table("0 akeru\n1 kharu", **option)
    for _ in range(2 * rounds - 1):
        t.pass_turn()
    assert (t.result, t.s.round) == (None, rounds)
    t.pass_turn()
    assert t.result.reason == "draw_quiet"


def test_dt_o_14_never_a_draw_by_itself() -> None:
    """DT-O.14: with 0 nobody counts."""
    t = table("0 akeru\n1 kharu", noProgress=0)
    for _ in range(40):
        t.pass_turn()
    assert t.result is None


@pytest.mark.parametrize(
    ("text", "log"),
    [
        ("0 akeru\n0 div\n1 kharu", "akeru: kharu"),
        ("0 dryad\n0 vampal life 3\n1 kharu", "dryad: vampal"),
        ("0 dryad\n0 vampal\n1 kharu\n- smithy", "dryad: smithy"),
    ],
)
def test_dt_r57_what_counts_as_progress(text: str, log: str) -> None:
    """DT-R57: a wound, a life gained and a capture begin the count anew; a mere move does not."""
    name = log.split(":")[0]
    t = table(text, noProgress=2).pass_turn().pass_turn()
    assert t.s.quiet == 1
    t.flick(log)
    while t.s.round == 2:
        t.pass_turn()
    assert (t.result, t.s.quiet) == (None, 0)
    still = table(text, noProgress=2).pass_turn().pass_turn().flick(f"{name}:")
    while still.result is None:
        still.pass_turn()
    assert (still.s.round, still.result.reason) == (2, "draw_quiet")


def goal(what: str, rest: str) -> str:
    return f'[[goal]]\nwhat = "{what}"\n{NAME}\n{rest}'


def test_dt_5_2_whoever_survives_so_many_rounds_has_won() -> None:
    """DT-5.2: at the end of the second round, not before; with Kharu, who has to be alive."""
    text = "0 akeru\n0 ezzen\n1 kharu life 1\n1 div"
    survive = goal("survive", 'camp = 1\nkind = "kharu"\ncount = 2')
    t = table(text, extra=survive).pass_turn().pass_turn().pass_turn()
    assert t.result is None
    assert t.pass_turn().result.winners == (1,)
    dead = table(text, extra=survive).flick("akeru: kharu").pass_turn().pass_turn().pass_turn().pass_turn()
    assert dead.result is None


def test_dt_5_2_an_end_by_rounds() -> None:
    """DT-5.2: after one round seat 0 has lost."""
    t = table("0 akeru\n1 kharu", extra=goal("rounds", "camp = 0\nloses = true")).pass_turn()
    assert t.result is None
    assert t.pass_turn().result.winners == (1,)


def test_dt_5_2_a_goal_for_all_is_for_those_who_play() -> None:
    """DT-5.2: in an etude the passive camp neither wins nor loses by a goal that names nobody."""
    text = "0 akeru\n0 ezzen\n1 kharu\n1 phantom"
    lose = goal("lose", "count = 1\nloses = true")
    file = scenario(text, extra=lose).replace("seats = 2", 'seats = 1\nkind = "etude"\nturns = 3\nlesson = "dust"')
    t = Table(Match(GAME, 1, {"scenario": file.replace("first = 0\n", "")}, seed=0), lines_of(text)[0])
    assert t.flick("akeru: phantom").result is None
    assert not t.here("phantom")


def test_dt_5_2_an_artifact_held_for_two_turns_in_a_row() -> None:
    """DT-5.2: at the end of the second own turn; lost in between it is counted anew."""
    hold = goal("hold", 'kind = "smithy"\ncount = 2')
    text = "0 akeru on smithy\n0 ezzen\n1 kharu\n1 div\n- smithy 500,500"
    t = table(text, extra=hold).pass_turn().pass_turn()
    assert (t.result, t.s.camps[0].held) == (None, [1])
    assert t.pass_turn().result.winners == (0,)
    lost = (
        table(text, extra=hold).pass_turn().flick("kharu: smithy", moves={"akeru": (400, 400)}).pass_turn().pass_turn()
    )
    assert (lost.result, lost.s.camps[0].held) == (None, [0])


@pytest.mark.parametrize("way", ["flick", "spell"])
def test_dt_5_3_who_comes_into_the_area_has_won_at_once(way: str) -> None:
    """DT-5.3: by a flick, and by a Phantom's exchange, which no flick brings about."""
    reach = goal("reach", 'camp = 0\nkind = "phantom"\narea = [[0, 0], [1000, 200]]')
    t = table("0 phantom 500,700\n0 ezzen 500,100\n0 akeru\n1 kharu 700,600\n1 div 800,600", extra=reach)
    if way == "flick":
        t.flick("phantom:", moves={"phantom": (500, 200)})
    else:
        t.cast("phantom", "ezzen")
    assert (t.result.winners, t.result.reason) == ((0,), "goal")


def test_dt_5_3_wounds_of_the_end_of_the_turn_count_for_a_goal() -> None:
    """DT-5.3: two wounds in one turn: a hit and a Flame."""
    t = table("0 ezzen\n0 akeru\n1 kharu bears flame of 0\n1 div", extra=goal("wound", "camp = 0\ncount = 2"))
    assert t.flick("ezzen: kharu").result is None
    assert t.stop().result.winners == (0,)
