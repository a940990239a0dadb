"""Sections 30 and 31: six shooters and strikers, with their skills."""

from __future__ import annotations

import pytest
from tests.games.gorgasali.duels import duel, gross, hp, shoot
from tests.games.gorgasali.kit import at, cards, dice, do, figure, legal, refusal, seen, where
from tests.games.gorgasali.open_ground import on, pass_turn
from tests.games.gorgasali.strides import step, walk, ways

from tavola.core.play import Match
from tavola.games.gorgasali import cards as c
from tavola.games.gorgasali import events as ev
from tavola.games.gorgasali.actions import (
    EndTurn,
    EndWalk,
    Exchange,
    GoBack,
    Place,
    Roll,
    Shoot,
    Stay,
    Step,
    UseAbility,
)
from tavola.games.gorgasali.content import load_cards

SET = load_cards()
BY_KEY = {w.key: w for w in SET.weapons}
PLATFORM = "banner tree_platform of 1 at 6,5"


def numbers(key: str) -> tuple[int, int, int]:
    """Dice, damage, range of a weapon."""
    return BY_KEY[key].dice, BY_KEY[key].damage, BY_KEY[key].range


def skills(group: int) -> list[int]:
    return [w.skill for w in SET.weapons if w.group == group]


# --- 30 -------------------------------------------------------------------------------------------------------------


def test_go_30_1_four_kinds_of_six_shooters_per_unit() -> None:
    """GO-30.1: each total counts as often as the damage per unit."""
    assert len(skills(c.SIX_SHOOTER)) == 4
    found = [
        gross(shoot(duel(key, (6, 5), (3,) * BY_KEY[key].dice))) for key in ("sparrow", "gemini", "seven", "dobergun")
    ]
    assert found == [6 * 3, 6 * 4, 6 * 4, 3 * 9]


def test_go_30_2_gemini() -> None:
    """GO-30.2: 2 dice, 4 per unit, range 2."""
    assert numbers("gemini") == (2, 4, 2)
    assert gross(shoot(duel("gemini", (7, 5), (4, 5)))) == 36
    assert legal(duel("gemini", (8, 5)), Shoot) == []


def test_go_30_3_two_six_shooters_have_no_skill() -> None:
    """GO-30.3: a total of 7 is 7 for both."""
    assert skills(c.SIX_SHOOTER).count(c.NO_SKILL) == 2
    assert [gross(shoot(duel(key, (6, 5), (3, 4)))) for key in ("sparrow", "gemini")] == [21, 28]


@pytest.mark.parametrize(
    ("mat", "faces", "counts"),
    [
        ("seven", (3, 4), 12),
        ("seven", (6, 1), 12),
        ("seven", (3, 5), 8),
        ("seven", (6, 6), 12),
        ("seven, extra_six", (1, 2, 4), 18),
        ("seven, extra_six", (1, 1, 6), 8),
    ],
)
def test_go_30_4_exactly_7_counts_12_or_18(mat: str, faces: tuple[int, ...], counts: int) -> None:
    """GO-30.4: 18 when Extra Six is used; any other total is itself."""
    assert gross(shoot(duel(mat, (6, 5), faces), 6 if len(faces) == 3 else -1)) == counts * 4


def test_go_30_5_the_seven_rolls_two_dice() -> None:
    """GO-30.5: three with Extra Six."""
    assert BY_KEY["seven"].dice == 2
    rolled = [e.faces for e in seen(shoot(duel("seven, extra_six", (6, 5), (1, 2, 3)), 6), ev.DiceRolled)]  # type: ignore[attr-defined]
    assert rolled == [(1, 2, 3)]


@pytest.mark.parametrize(("face", "moves"), [(3, False), (4, True), (6, True)])
def test_go_30_6_dobergun_moves_on_4_or_higher(face: int, moves: bool) -> None:
    """GO-30.6: two squares, step by step."""
    match = duel("dobergun", (6, 5), (face,))
    shoot(match)
    assert (ways(match) != set()) == moves
    if moves:
        walk(match, (4, 5), (3, 5))
        assert where(match, 0) == (3, 5)
    assert EndTurn() in match.menu(0)


def after_dobergun(rows: str, more: str = "", turn: str = "turn 0 open") -> Match:
    """Seat 0 at the free steps of its Dobergun."""
    text = f"map\n{rows}\nseats 3\nfigure 0 varas\nfigure 1 ebue\nfigure 2 kruber\nmat 0 dobergun\n{more}\n{turn}\n"
    match = at(text, dice(5))
    shoot(match)
    return match


def test_go_30_7_each_square_counts_1_whatever_its_terrain() -> None:
    """GO-30.7: over water and mountain in two steps."""
    match = after_dobergun("WM0.1\n.....\n....2")
    walk(match, (1, 0), (0, 0))
    assert where(match, 0) == (0, 0)


def test_go_30_7_what_blocks_the_steps() -> None:
    """GO-30.7: Great Tree, Barrier, figures, the edge and squares covered this turn; and no diagonal."""
    match = after_dobergun(
        "..T..\n..01.\n.....\n....2", "banner barrier of 1 at 0,2 1,2 2,2 3,2 4,2\ncovered 1,1 2,1", "turn 0 open moved"
    )
    assert ways(match) == set()
    assert where(match, 0) == (2, 1)
    free = after_dobergun(".....\n.T01.\n.....\n....2", "banner barrier of 1 at 0,2 1,2 2,2 3,2 4,2")
    assert ways(free) == {(2, 0)}
    asked = {(1, 1): "GO-7.1", (3, 1): "GO-7.14", (2, 2): "GO-7.13", (3, 0): "GO-7.1"}
    assert {to: refusal(free, step(free, *to)).rule for to in asked} == asked
    walk(free, (2, 0))
    assert refusal(free, step(free, 2, 1)).rule == "GO-7.4"


ZONES = "zones\n" + "1" * 14 + "\n" + ("4" * 14 + "\n") * 13


def test_go_30_8_no_zone_penalty_for_the_extra_move() -> None:
    """GO-30.8: two steps on inactive squares cost nothing."""
    match = on(
        ZONES
        + "seats 3\nround 7\nfigure 0 varas at 5,1\nfigure 1 ebue at 6,1\nfigure 2 kruber at 9,9\nmat 0 dobergun\n"
        "turn 0 open\n",
        dice(4),
    )
    shoot(match)
    walk(match, (5, 0), (4, 0))
    assert hp(match, 0) == 100


def test_go_30_9_decided_right_after_the_shot_or_lost() -> None:
    """GO-30.9: after no step there is none later."""
    match = duel("dobergun", (6, 5), (4,))
    shoot(match)
    assert refusal(match, EndTurn()).rule == "GO-59.34"
    do(match, EndWalk())
    assert legal(match, Step) == []
    assert refusal(match, step(match, 4, 5)).rule == "GO-6.1"


def test_go_30_9_after_the_loot() -> None:
    """GO-30.9: a kill is looted first; a Dobergun replaced by the loot still moves its shooter."""
    match = duel("dobergun, gemini", (6, 5), (6,), worn="mantis")
    figure(match, 1).health = 10
    shoot(match)
    do(match, Place(0, 0))
    assert cards(match, 0) == {0: "mantis", 1: "gemini"}
    walk(match, (4, 5), (3, 5))
    assert where(match, 0) == (3, 5)


def test_go_30_6_a_looted_dobergun_moves_nobody() -> None:
    """GO-30.6: the weapon that shot counts, not the one that lies in its slot afterwards."""
    match = duel("gemini, sparrow", (6, 5), (6, 6), worn="dobergun")
    figure(match, 1).health = 10
    shoot(match)
    do(match, Place(0, 0))
    assert cards(match, 0) == {0: "dobergun", 1: "sparrow"}
    assert legal(match, Step) == []
    assert EndTurn() in match.menu(0)


def test_go_30_10_the_square_reached_is_an_end_of_movement() -> None:
    """GO-30.10: a healing point heals, a chest opens."""
    match = after_dobergun("..0.1\n.H...\n....2")
    figure(match, 0).health = 50
    walk(match, (1, 0), (1, 1))
    assert hp(match, 0) == 70
    chest = after_dobergun(".C0.1\n.....\n....2", "support_deck axe, boat, ...\nweapon_deck anvil, ...")
    walk(chest, (1, 0))
    do(chest, EndWalk())
    while legal(chest, Place):
        do(chest, legal(chest, Place)[0])
    assert sorted(cards(chest, 0).values()) == ["anvil", "axe", "boat", "dobergun*"]


def test_go_30_10_without_a_step_nothing_ends() -> None:
    """GO-30.10: standing on a healing point and not moving heals no second time."""
    match = after_dobergun("..0.1\n.....\n....2", "under 0 H")
    figure(match, 0).health = 50
    do(match, EndWalk())
    assert hp(match, 0) == 50


def test_go_30_11_dobergun_has_one_die() -> None:
    """GO-30.11: with Extra Six the 4 is the total of both."""
    assert BY_KEY["dobergun"].dice == 1
    match = duel("dobergun, extra_six", (6, 5), (1, 3))
    shoot(match, 6)
    assert ways(match) != set()


def test_go_r69_the_seven_on_a_platform() -> None:
    """GO-R69: a reduced 7 counts 12 (18 with Extra Six), not reduced again; a natural 7 does not."""
    assert gross(shoot(duel("seven", (6, 5), (5, 4), more=PLATFORM))) == 48
    assert gross(shoot(duel("seven", (6, 5), (3, 4), more=PLATFORM))) == 20
    assert gross(shoot(duel("seven, extra_six", (6, 5), (5, 4, 1), more=PLATFORM), 6)) == 72
    assert gross(shoot(duel("seven, extra_six", (6, 5), (2, 1, 4), more=PLATFORM), 6)) == 16


def test_go_r70_not_when_frozen_and_the_skip_stays_a_skip() -> None:
    """GO-R70: a frozen shooter stays; a free step after a skip is no walk, so the next turn must be one."""
    frozen = duel("dobergun", (6, 5), (4,), me="varas frozen 2")
    shoot(frozen)
    assert legal(frozen, Step) == []
    match = on(
        "seats 2\nfigure 0 varas at 5,5\nfigure 1 ebue at 7,5\nmat 0 dobergun\nturn 0 before\n",
        *[dice(1, 2), dice(4), dice(1, 2), dice(1, 2)],
    )
    do(match, Roll(), Stay())
    shoot(match)
    walk(match, (4, 5))
    do(match, EndWalk(), EndTurn())
    pass_turn(match)
    do(match, Roll())
    assert refusal(match, Stay()).rule == "GO-8.2"


def test_go_r70_a_free_step_loses_no_numbers() -> None:
    """GO-R70: the roll of a turn that was stayed is not "lost" by it."""
    match = on(
        "seats 2\nfigure 0 varas at 5,5\nfigure 1 ebue at 7,5\nmat 0 dobergun\nturn 0 before\n", dice(1, 2), dice(4)
    )
    do(match, Roll(), Stay())
    shoot(match)
    events = walk(match, (4, 5), (3, 5))
    assert [(e.cost, e.left) for e in seen(events, ev.Stepped) if isinstance(e, ev.Stepped)] == [(0, 0), (0, 0)]
    assert [e.lost for e in seen(events, ev.WalkEnded) if isinstance(e, ev.WalkEnded)] == [0]


@pytest.mark.parametrize("retrace", [False, True])
def test_go_65_21_covered_squares_open_by_option(retrace: bool) -> None:
    """GO-65.21: dobergunRetrace; one step away and back."""
    option = f"option dobergunRetrace {'on' if retrace else 'off'}"
    match = duel("dobergun", (6, 5), (4,), more=option)
    shoot(match)
    walk(match, (4, 5))
    assert ((5, 5) in ways(match)) == retrace


def test_go_59_34_up_to_two_steps_end_the_right_to_return() -> None:
    """GO-59.34: 0, 1 or 2; with the first step Kruber may not go back."""
    match = on(
        "seats 3\nfigure 0 kruber at 2,2 cd 0\nfigure 1 ebue at 5,5\nfigure 2 medea at 6,5\n"
        "mat 0 dobergun\nturn 0 open\n",
        dice(6),
    )
    do(match, UseAbility(), Exchange(1), Shoot(0, 2))
    stay = match.clone()
    do(stay, EndWalk())
    assert GoBack() in stay.menu(0)
    walk(match, (4, 5))
    do(match, EndWalk())
    assert refusal(match, GoBack()).rule == "GO-24.6"


# --- 31 -------------------------------------------------------------------------------------------------------------


def test_go_31_1_four_kinds_of_strikers_per_unit() -> None:
    """GO-31.1: straight ahead and without a 5 each gives its total times its damage."""
    found = [gross(shoot(duel(key, (7, 5), (2,) * BY_KEY[key].dice))) for key in ("locust", "mantis", "lynx", "hydra")]
    assert found == [8 * 2, 10 * 2, 6 * 3, 8 * 3]


def test_go_31_2_mantis() -> None:
    """GO-31.2: 5 dice, 2 per unit, range 3."""
    assert numbers("mantis") == (5, 2, 3)
    assert gross(shoot(duel("mantis", (8, 8), (6, 5, 1, 1, 1)))) == 28
    assert legal(duel("mantis", (9, 5)), Shoot) == []


def test_go_31_3_lynx() -> None:
    """GO-31.3: 3 dice, 3 per unit, the diagonal striker."""
    assert numbers("lynx")[:2] == (3, 3)
    assert BY_KEY["lynx"].skill == c.DIAGONAL
    assert gross(shoot(duel("lynx", (7, 6), (2, 3, 6)))) == 33


def test_go_31_4_two_strikers_have_no_skill() -> None:
    """GO-31.4: neither diagonally nor with sixes."""
    assert skills(c.STRIKER).count(c.NO_SKILL) == 2
    assert gross(shoot(duel("locust", (6, 6), (6, 6, 6, 6)))) == 48
    assert gross(shoot(duel("mantis", (6, 6), (6, 6, 6, 6, 6)))) == 60


def test_go_31_5_4_per_unit_from_a_diagonal() -> None:
    """GO-31.5: 3 otherwise."""
    assert [gross(shoot(duel("lynx", foe, (1, 1, 1)))) for foe in ((6, 6), (6, 5))] == [12, 9]


@pytest.mark.parametrize("foe", [(6, 6), (4, 4), (7, 3), (3, 7), (8, 8), (2, 2)])
def test_go_31_6_diagonal_at_any_distance(foe: tuple[int, int]) -> None:
    """GO-31.6: all four ways, up to the range."""
    assert gross(shoot(duel("lynx", foe, (1, 1, 1)))) == 12


@pytest.mark.parametrize("foe", [(7, 6), (8, 7), (8, 6), (5, 8), (2, 5), (4, 3)])
def test_go_31_6_all_else_is_not_diagonal(foe: tuple[int, int]) -> None:
    """GO-31.6: abs dx = abs dy or nothing."""
    assert gross(shoot(duel("lynx", foe, (1, 1, 1)))) == 9


def test_go_31_7_5_more_for_each_die_of_5_or_6() -> None:
    """GO-31.7: four of them."""
    assert gross(shoot(duel("hydra", (6, 5), (5, 6, 5, 6)))) == 22 * 3 + 20
    assert gross(shoot(duel("hydra", (6, 5), (4, 4, 4, 5)))) == 17 * 3 + 5


def test_go_31_8_reduced_dice_count_for_it() -> None:
    """GO-31.8: on a platform only a six still shows 5."""
    assert gross(shoot(duel("hydra", (6, 5), (5, 6, 5, 6), more=PLATFORM))) == 18 * 3 + 10


def test_go_r94_lynx_is_the_diagonal_striker() -> None:
    """GO-R94: and the only one that looks at the direction."""
    assert [w.key for w in SET.weapons if w.skill == c.DIAGONAL] == ["lynx"]
