"""Section 54: duo, its teams and set-up (GO-R86, GO-R89, GO-65.24)."""

from __future__ import annotations

import pytest
from tests.games.gorgasali.kit import GAME, do, figure, legal, refusal, square, state
from tests.games.gorgasali.open_ground import on, pass_turn

from tavola.core.errors import OptionError
from tavola.core.play import Match
from tavola.games.gorgasali import events as ev
from tavola.games.gorgasali.actions import EndTurn, Revive, Shoot, Step, Supernova, Throw, UseAbility

DUO = """
    seats 4
    option scenario duo
    figure 0 armazi at 5,5 cd 0
    figure 1 ebue at 6,6 hp 35
    figure 2 medea at 6,5
    figure 3 varas at 5,6 hp 35
"""


def begun(seats: int, seed: int = 3) -> tuple[Match, list[ev.DiceRolled]]:
    """A duo after its set-up, with the sector dice that were rolled."""
    match = Match(GAME, seats=seats, seed=seed, options={"scenario": "duo"})
    rolls: list[ev.DiceRolled] = []
    while state(match).round == 0:
        listed = match.menu(match.deciders[0]).listed()
        assert listed
        rolls += [e for e in do(match, listed[0]) if isinstance(e, ev.DiceRolled) and e.why == "sector"]
    return match, rolls


def test_go_54_1_pairs_with_an_even_number_of_players() -> None:
    """GO-54.1: six players are three pairs; five cannot play in pairs."""
    match, _ = begun(6)
    teams = [f.team for f in state(match).figures]
    assert sorted(teams.count(team) for team in set(teams)) == [2, 2, 2]
    with pytest.raises(OptionError):
        Match(GAME, seats=5, options={"scenario": "duo"})


def test_go_54_2_teammates_sit_opposite_each_other() -> None:
    """GO-54.2: between the two the same number of opponents on both sides."""
    match, _ = begun(8)
    teams = [f.team for f in state(match).figures]
    for seat, team in enumerate(teams):
        mate = (seat + 4) % 8
        assert teams[mate] == team
        assert [teams[(seat + i) % 8] == team for i in range(1, 8)] == [False] * 3 + [True] + [False] * 3


@pytest.mark.parametrize("seats", [2, 3, 5, 7, 9])
def test_go_54_3_four_six_eight_or_ten_players(seats: int) -> None:
    """GO-54.3: other numbers are refused; the four legal ones are accepted."""
    with pytest.raises(OptionError, match=r"GO-54\.3"):
        GAME.settings(seats, {"scenario": "duo"})
    for even in (4, 6, 8, 10):
        assert GAME.settings(even, {"scenario": "duo"})["scenario"] == "duo"


def test_go_54_4_teammates_start_in_the_same_sector() -> None:
    """GO-54.4: each pair in one sector, different pairs in different ones."""
    match, _ = begun(6)
    sectors = [f.sector for f in state(match).figures]
    assert sectors[:3] == sectors[3:]
    assert len(set(sectors)) == 3


@pytest.mark.parametrize("seed", [1, 2, 3, 4, 5])
def test_go_54_5_one_of_them_rolls_for_both(seed: int) -> None:
    """GO-54.5: every roll that was not a repetition placed two figures."""
    match, rolls = begun(4, seed)
    assert len({roll.faces for roll in rolls}) == 2
    assert len({figure(match, roll.seat).team for roll in rolls}) == 2
    assert len({roll.seat for roll in rolls}) == 2


def test_go_54_6_a_team_is_out_when_both_are_eliminated_at_the_same_time() -> None:
    """GO-54.6: with one of the enemies left the game goes on; with both out the pair wins."""
    one, both = on(DUO + "turn 0 open"), on(DUO + "turn 0 open")
    do(one, UseAbility(), Supernova(1))
    do(both, UseAbility(), Supernova(1, 3))
    assert one.result is None
    assert both.result is not None
    assert both.result.winners == (0, 2)


def test_go_54_6_a_fallen_member_wins_with_the_team() -> None:
    """GO-54.6: the team wins, also the one of it who lies on the ground."""
    match = on(DUO.replace("medea at 6,5", "medea dead grave 6,5") + "turn 0 open")
    do(match, UseAbility(), Supernova(1, 3))
    assert match.result is not None
    assert match.result.places == (1, 3, 1, 3)


def test_go_54_7_enemy_excludes_and_other_character_includes_the_teammate() -> None:
    """GO-54.7: no shot at the teammate, whose square is occupied all the same."""
    shot, walk = on(DUO + "mat 0 gemini\nturn 0 open"), on(DUO + "turn 0 after dice 1,2")
    assert refusal(shot, Shoot(0, 2)).rule == "GO-52.7"
    assert refusal(walk, Step(square(walk, 6, 5))).rule == "GO-7.14"


REVIVAL = """
    seats 4
    option scenario duo
    figure 0 armazi at 5,5
    figure 1 ebue at 0,13
    figure 2 medea dead grave 6,5
    figure 3 varas at 13,13
    mat 0 small_potion
    turn 0 open
"""


def test_go_r86_revived_before_the_own_seat_one_plays_in_this_round() -> None:
    """GO-R86: seat 2, revived by seat 0, keeps its seat and plays after seat 1."""
    match = on(REVIVAL)
    do(match, Revive(6, square(match, 6, 5)), EndTurn())
    pass_turn(match)
    assert (match.deciders, state(match).round) == ((2,), 1)


def test_go_r86_revived_after_the_own_seat_one_plays_in_the_next_round() -> None:
    """GO-R86: seat 0 revived by seat 2 waits for the next round."""
    text = REVIVAL.replace("armazi at 5,5", "armazi dead grave 6,5").replace("medea dead grave 6,5", "medea at 5,5")
    match = on(text.replace("mat 0", "mat 2").replace("turn 0", "turn 2").replace("round 1", "") + "bar 3")
    do(match, Revive(6, square(match, 6, 5)), EndTurn())
    assert match.deciders == (3,)
    pass_turn(match)
    assert (match.deciders, state(match).round) == ((0,), 2)


def test_go_r89_no_friendly_fire() -> None:
    """GO-R89: weapons, throwables and abilities offer the two enemies only."""
    match = on(DUO + "mat 0 gemini, ntt_bulb\nturn 0 open")
    assert {shot.target for shot in legal(match, Shoot) if isinstance(shot, Shoot)} == {1, 3}
    assert {throw.target for throw in legal(match, Throw) if isinstance(throw, Throw)} == {1, 3}
    do(match, UseAbility())
    assert refusal(match, Supernova(2)).rule == "GO-52.7"
    assert {use.first for use in legal(match, Supernova) if isinstance(use, Supernova)} == {1, 3}


def test_go_r89_fire_and_frost_spare_the_teammate() -> None:
    """GO-R89: Ignite burns the enemies beside Tharsis, the Vortex freezes enemies; never the teammate."""
    fire = on(DUO.replace("armazi at 5,5 cd 0", "tharsis at 5,5") + "turn 0 open")
    burned = [e.seat for e in do(fire, EndTurn()) if isinstance(e, ev.Burned)]
    frost = on(DUO.replace("armazi", "tsiva") + "turn 0 open")
    frozen = [e.seat for e in do(frost, UseAbility()) if isinstance(e, ev.Froze)]
    assert (burned, frozen) == ([1, 3], [1, 3])


def test_go_65_24_solo_is_the_default() -> None:
    """GO-65.24: four players without the option are four teams; with `duo` two."""
    assert len({f.team for f in state(Match(GAME, seats=4, seed=1)).figures}) == 4
    assert len({f.team for f in state(begun(4)[0]).figures}) == 2
