"""Section 11: range."""

from __future__ import annotations

import pytest
from tests.games.gorgasali.duels import duel, hp
from tests.games.gorgasali.kit import dice, do, legal, refusal, square, state
from tests.games.gorgasali.open_ground import on
from tests.games.gorgasali.strides import walk

from tavola.games.gorgasali.actions import EndTurn, Exchange, Roll, Shoot, Supernova, Throw, UseAbility


def away(match_text: str, a: tuple[int, int], b: tuple[int, int]) -> int:
    match = duel("gemini", more=match_text)
    return state(match).kit.distance(square(match, *a), square(match, *b))


def test_go_11_1_range_is_the_distance_between_two_squares() -> None:
    """GO-11.1: Gemini reaches 2 in every direction, whoever stands where."""
    for x in range(2, 9):
        for y in range(2, 9):
            if (x, y) != (5, 5):
                reached = max(abs(x - 5), abs(y - 5)) <= 2
                assert bool(legal(duel("gemini", (x, y)), Shoot)) == reached, (x, y)


def test_go_11_2_range_is_counted_in_king_moves() -> None:
    """GO-11.2: by default max(dx, dy), by option their sum."""
    assert [away("", (0, 0), b) for b in ((2, 1), (3, 3), (1, 1))] == [2, 3, 1]
    assert [away("option rangeMetric orthogonal", (0, 0), b) for b in ((2, 1), (3, 3), (1, 1))] == [3, 6, 2]


def test_go_11_3_range_is_pure_geometry() -> None:
    """GO-11.3: a Barrier does not lengthen the way of an ability that needs no view."""
    fence = "banner barrier of 1 at 6,3 6,4 6,5 6,6 6,7"
    match = duel("gemini", (7, 5), me="armazi cd 0", more=fence)
    assert refusal(match, Shoot(0, 1)).reason == "no-view"
    do(match, UseAbility(), Supernova(1))
    assert hp(match) == 65


def test_go_11_4_range_limits_cards_and_abilities() -> None:
    """GO-11.4: one square too far for a weapon, a throwable and an ability."""
    assert refusal(duel("gemini", (8, 5)), Shoot(0, 1)).rule == "GO-11.4"
    assert refusal(duel("ntt_bulb", (9, 5)), Throw(5, 1)).rule == "GO-11.4"
    nova = duel("", (8, 5), me="armazi cd 0")
    assert refusal(nova, UseAbility()).rule == "GO-18.1"


def test_go_11_5_within_n_excludes_0_and_exactly_2_is_2() -> None:
    """GO-11.5: within 3 is 1, 2, 3; exactly 2 is neither 1 nor 3."""
    reach = {
        card: [x - 5 for x in range(6, 11) if legal(duel(card, (x, 5)), Throw)] for card in ("ntt_bulb", "flame_bulb")
    }
    assert reach == {"ntt_bulb": [1, 2, 3], "flame_bulb": [2]}
    assert refusal(duel("ntt_bulb"), Throw(5, 0)).rule == "GO-29.12"  # oneself, at distance 0


def test_go_11_6_distance_is_measured_when_the_card_is_used() -> None:
    """GO-11.6: after an exchange another enemy is within range, and the old one no more."""
    match = on("""
        seats 3
        figure 0 kruber at 2,5 cd 0
        figure 1 ebue at 7,5
        figure 2 medea at 8,5
        mat 0 tochinator
        turn 0 open
        """)
    assert legal(match, Shoot) == []
    do(match, UseAbility(), Exchange(1))
    assert legal(match, Shoot) == [Shoot(0, 2)]


def test_go_11_6_end_of_turn_effects_measure_again() -> None:
    """GO-11.6: out of the fire's reach at the start of the turn, beside it at the end."""
    match = on(
        """
        seats 2
        figure 0 medea at 2,5
        figure 1 tharsis at 5,5
        turn 0 before
        """,
        dice(1, 1),
    )
    do(match, Roll())
    walk(match, (3, 5), (4, 5))
    do(match, EndTurn())
    assert hp(match, 0) == 90


def test_go_r96_distance_0_counts_as_within_3_of_a_ball_lightning() -> None:
    """GO-R96: whoever ends the turn on its very square is struck."""
    match = duel("", (9, 9), more="banner ball_lightning of 1 at 5,5")
    do(match, EndTurn())
    assert hp(match, 0) == 65


@pytest.mark.parametrize(("metric", "legal_at"), [("king", 16), ("orthogonal", 8)])
def test_go_65_1_the_metric_of_range_is_an_option(metric: str, legal_at: int) -> None:
    """GO-65.1: of the 16 squares at king distance 2 Gemini reaches all, by orthogonal count four."""
    ring = [(x, y) for x in range(3, 8) for y in range(3, 8) if max(abs(x - 5), abs(y - 5)) == 2]
    near = [(4, 4), (6, 4), (4, 6), (6, 6)]
    option = f"option rangeMetric {metric}"
    reached = [foe for foe in ring if legal(duel("gemini", foe, more=option), Shoot)]
    assert len(reached) + (0 if metric == "king" else len(near)) == legal_at
    assert all(legal(duel("gemini", foe, more=option), Shoot) for foe in near)
    assert legal(duel("tochinator", (6, 6), more=option), Shoot) == ([Shoot(0, 1)] if metric == "king" else [])
