"""Section 10: the Great Tree and clear view."""

from __future__ import annotations

from fractions import Fraction
from random import Random

import pytest
from tests.games.gorgasali.kit import at, do, legal, refusal, square, state
from tests.games.gorgasali.strides import step

from tavola.core.play import Match
from tavola.games.gorgasali.actions import Hypnosis, Shoot, Throw, UseAbility
from tavola.games.gorgasali.content import load_board
from tavola.games.gorgasali.rules.sight import clear_view, crosses

TREE = {(x, y) for x in (6, 7, 8) for y in (6, 7, 8)}
GROVE = "map\n" + "\n".join("".join("T" if (x, y) in TREE else "." for x in range(15)) for y in range(15)) + "\n"


def in_grove(text: str) -> Match:
    return at(GROVE + text)


def face_off(first: tuple[int, int], second: tuple[int, int], more: str = "", turn: str = "turn 0 open") -> Match:
    """Two with scouts and spears; the Great Tree stands on x, y 6 to 8."""
    return in_grove(f"""
        seats 2
        figure 0 armazi at {first[0]},{first[1]} cd 0
        figure 1 ebue at {second[0]},{second[1]} cd 0
        mat 0 farsight, magic_spear
        mat 1 farsight
        {more}
        {turn}
        """)


def sees(match: Match, a: tuple[int, int], b: tuple[int, int]) -> bool:
    return clear_view(state(match), square(match, *a), square(match, *b))


def test_go_10_1_the_great_tree_is_an_area_in_the_centre() -> None:
    """GO-10.1: on the standard board the nine squares around the middle one."""
    board = load_board("standard")
    middle = board.at(board.width // 2, board.height // 2)
    assert len(board.tree) > 1
    assert {board.distance(middle, tree) for tree in board.tree} == {0, 1}


def test_go_10_2_the_great_tree_blocks_movement() -> None:
    """GO-10.2: no step leads onto it."""
    match = face_off((5, 7), (0, 0), turn="turn 0 after dice 1,2")
    assert step(match, 6, 7) not in legal(match, type(step(match, 6, 7)))
    assert refusal(match, step(match, 6, 7)).rule == "GO-7.12"


@pytest.mark.parametrize("action", [Shoot(0, 1), Throw(5, 1)])
def test_go_10_3_no_card_is_aimed_across_the_great_tree(action: Shoot | Throw) -> None:
    """GO-10.3: neither a weapon nor a targeted throwable."""
    match = face_off((5, 7), (9, 7))
    assert refusal(match, action).rule == "GO-10.3"
    assert face_off((5, 5), (9, 5)).check(0, action) is None


def test_go_10_4_abilities_ignore_the_great_tree() -> None:
    """GO-10.4: Ebue pulls across it where he may not shoot."""
    match = face_off((5, 7), (9, 7), turn="turn 1 open")
    assert refusal(match, Shoot(0, 0)).rule == "GO-10.3"
    do(match, UseAbility(), Hypnosis(0, square(match, 10, 7)))


@pytest.mark.parametrize(
    ("a", "b", "free"),
    [
        ((5, 7), (9, 7), False),  # through the middle
        ((5, 5), (9, 5), True),  # past its upper side
        ((5, 6), (6, 5), True),  # touches the corner of (6, 6)
        ((5, 7), (7, 5), False),  # cuts the corner square
        ((4, 5), (7, 5), True),
        ((5, 9), (9, 5), False),  # the diagonal
    ],
)
def test_go_10_5_the_inside_blocks_corners_and_edges_do_not(a: tuple[int, int], b: tuple[int, int], free: bool) -> None:
    """GO-10.5: from centre to centre."""
    assert sees(face_off((0, 0), (1, 0)), a, b) is free


def test_go_10_6_both_directions_agree_on_the_whole_board() -> None:
    """GO-10.6: whole numbers; from each square to each other and back."""
    match = face_off((0, 0), (1, 0))
    s, size = state(match), state(match).kit.board.size
    assert all(clear_view(s, a, b) == clear_view(s, b, a) for a in range(size) for b in range(a, size, 3))


def test_go_10_7_the_block_is_mutual() -> None:
    """GO-10.7: neither may shoot the other."""
    for turn, target in (("turn 0 open", 1), ("turn 1 open", 0)):
        assert refusal(face_off((5, 6), (9, 7), turn=turn), Shoot(0, target)).rule == "GO-10.3"


def test_go_10_8_the_same_test_makes_the_barrier() -> None:
    """GO-10.8: five squares of a Barrier block the line as five squares of tree would."""
    fence = "banner barrier of 1 at 3,1 3,2 3,3 3,4 3,5"
    assert refusal(face_off((2, 2), (4, 2), fence), Shoot(0, 1)).rule == "GO-10.3"
    match = face_off((0, 0), (1, 0), fence)
    assert sees(match, (2, 0), (4, 0))
    assert sees(match, (2, 1), (3, 0))  # touches the corner
    assert not sees(match, (2, 1), (4, 0))


@pytest.mark.parametrize(
    "between",
    [
        "under 2 F\nfigure 2 medea at 3,2",
        "under 2 M\nfigure 2 medea at 3,2",
        "under 2 W\nfigure 2 medea at 3,2",
        "chest 3,2\nfigure 2 medea at 0,9",
        "banner ball_lightning of 2 at 3,2\nfigure 2 medea at 0,9",
        "banner smoke of 2 at 3,2\nfigure 2 medea at 3,2",
        "banner magic_field of 2 at 3,2\nfigure 2 medea at 0,9",
        "banner tree_platform of 2 at 3,2\nfigure 2 medea at 0,9",
    ],
)
def test_go_10_9_nothing_else_blocks_view(between: str) -> None:
    """GO-10.9: obstacles, chests, figures and other banners do not."""
    rows = GROVE.split("\n")
    if between.startswith("under"):
        rows[3] = "...2" + rows[3][4:]
    text = (
        "\n".join(rows)
        + f"""
        seats 3
        figure 0 armazi at 1,2
        figure 1 ebue at 5,2
        mat 0 breathhold
        {between}
        turn 0 open
        """
    )
    assert Shoot(0, 1) in legal(at(text), Shoot)


# --- rulings and the law --------------------------------------------------------------------------------------------


def test_go_r2_nothing_in_between_lengthens_or_stops_range() -> None:
    """GO-R2: distance is one test, view another: a Barrier beside the line changes neither, across it only view."""
    beside = "banner barrier of 1 at 1,3 2,3 3,3 4,3 5,3"
    across = "banner barrier of 1 at 3,1 3,2 3,3 3,4 3,5"
    assert Shoot(0, 1) in legal(face_off((1, 2), (6, 2), beside), Shoot)
    assert refusal(face_off((1, 2), (6, 2), across), Shoot(0, 1)).reason == "no-view"
    assert refusal(face_off((1, 2), (7, 2), beside), Shoot(0, 1)).reason == "too-far"


def inside(a: tuple[int, int], b: tuple[int, int], corner: tuple[int, int]) -> bool:
    """The slow exact way: is there a moment on the way from centre to centre strictly inside the square?"""
    strict: list[tuple[Fraction, Fraction]] = []
    for start, end, left in zip(a, b, corner, strict=True):
        origin, move = Fraction(2 * start + 1, 2), Fraction(end - start)
        if move == 0:
            if not left < origin < left + 1:
                return False
            continue
        first, last = sorted(((left - origin) / move, (left + 1 - origin) / move))
        strict.append((first, last))
    opened = max([first for first, _ in strict], default=Fraction(-1))
    closed = min([last for _, last in strict], default=Fraction(2))
    return opened < closed and opened < 1 and closed > 0


def test_go_r3_whole_numbers_agree_with_exact_fractions() -> None:
    """GO-R3: 20 000 segments against one square each, both directions."""
    rng, width = Random(3), 27
    for _ in range(20_000):
        a, b, corner = [(rng.randrange(width), rng.randrange(width)) for _ in range(3)]
        if rng.random() < 0.5:  # a square near the line, where it matters
            step_of = Fraction(rng.randrange(1, 12), 12)
            corner = tuple(  # type: ignore[assignment]
                min(width - 1, max(0, round(p + step_of * (q - p)) + rng.choice((-1, 0, 1))))
                for p, q in zip(a, b, strict=True)
            )
        if a == b:  # no line at all; two figures never share a square
            continue
        one, two, square_of = a[0] + a[1] * width, b[0] + b[1] * width, corner[0] + corner[1] * width
        expected = inside(a, b, corner)
        assert crosses(width, one, two, square_of) == expected, (a, b, corner)
        assert crosses(width, two, one, square_of) == expected, (b, a, corner)


def test_go_r3_clear_view_is_no_square_crossed() -> None:
    """GO-R3: the whole test against the slow definition, with the tree and a Barrier on the map."""
    fence = [(3, 1), (3, 2), (3, 3), (3, 4), (3, 5)]
    match = face_off((0, 0), (1, 0), "banner barrier of 1 at 3,1 3,2 3,3 3,4 3,5")
    rng = Random(4)
    for _ in range(1500):
        a, b = [(rng.randrange(15), rng.randrange(15)) for _ in range(2)]
        if a == b:
            continue
        expected = not any(inside(a, b, corner) for corner in [*TREE, *fence])
        assert sees(match, a, b) == expected == sees(match, b, a), (a, b)


def test_go_r4_terrain_and_figures_do_not_block() -> None:
    """GO-R4: a whole row of water and a figure in it."""
    rows = GROVE.split("\n")
    rows[3] = ".WWW2WWW......."
    text = (
        "\n".join(rows)
        + """
        seats 3
        figure 0 armazi at 3,1
        figure 1 ebue at 5,3
        figure 2 medea
        mat 0 farsight
        turn 0 open
        """
    )
    assert Shoot(0, 1) in legal(at(text), Shoot)


def test_go_r5_a_barrier_blocks_its_owner_too() -> None:
    """GO-R5: neither the owner nor the other sees through it."""
    for owner in (0, 1):
        fence = f"banner barrier of {owner} at 3,1 3,2 3,3 3,4 3,5"
        for turn, target in (("turn 0 open", 1), ("turn 1 open", 0)):
            assert refusal(face_off((2, 2), (4, 2), fence, turn), Shoot(0, target)).rule == "GO-10.3"
