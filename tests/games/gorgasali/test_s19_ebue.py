"""Section 19: Ebue, Hypnosis; GO-59.11, GO-R54, GO-R55."""

from __future__ import annotations

import pytest
from tests.games.gorgasali.ability_kit import cooldown, health, use, zoned
from tests.games.gorgasali.kit import at, dice, do, legal, refusal, seen, square, state, where
from tests.games.gorgasali.open_ground import PLAIN, banners, on

from tavola.core.play import Match
from tavola.core.values import Left
from tavola.games.gorgasali import events as ev
from tavola.games.gorgasali.actions import EndTurn, Hypnosis, Roll, Stay, UseAbility

PAIR = """
    figure 0 ebue at 5,5 cd 0
    figure 1 medea at 9,8
    turn 0 before
"""
AROUND = {(x, y) for x in (4, 5, 6) for y in (4, 5, 6)} - {(5, 5)}


def landings(match: Match, target: int = 1) -> set[tuple[int, int]]:
    """Where this target may be put."""
    board = state(match).kit.board
    ways = legal(match, Hypnosis)
    return {(board.x(w.square), board.y(w.square)) for w in ways if isinstance(w, Hypnosis) and w.target == target}


def inactive(columns: int, text: str, *script: object) -> Match:
    """Round 6, with the first columns inactive."""
    return at(PLAIN + zoned(columns) + "round 6\n" + text, *script)  # type: ignore[arg-type]


def test_go_19_1_range_5_cooldown_4() -> None:
    """GO-19.1: a target at distance 5; the marker goes to 4."""
    match = on(PAIR.replace("9,8", "10,8"))
    use(match, Hypnosis(1, square(match, 4, 4)))
    assert (where(match, 1), cooldown(match, 0)) == ((4, 4), 4)


def test_go_19_1_distance_6_is_too_far() -> None:
    """GO-19.1: nobody within 5; the refusal names that nobody can be pulled."""
    assert refusal(on(PAIR.replace("9,8", "11,8")), UseAbility()).reason == "nobody-to-pull"


def test_go_19_2_to_any_square_next_to_ebue() -> None:
    """GO-19.2: all eight, as Ebue likes."""
    match = on(PAIR)
    use(match)
    assert landings(match) == AROUND


def test_go_19_3_off_on_an_inactive_square() -> None:
    """GO-19.3: Ebue on an inactive square has no ability."""
    match = inactive(6, PAIR)
    assert refusal(match, UseAbility()).rule == "GO-19.3"


@pytest.mark.parametrize(
    ("spot", "why"),
    [((7, 5), "not-next-to-you"), ((5, 4), "cannot-stand-there"), ((6, 4), "cannot-stand-there"),
     ((4, 5), "cannot-stand-there"), ((5, 5), "not-next-to-you")],
)  # fmt: skip
def test_go_19_4_only_where_a_figure_can_stand(spot: tuple[int, int], why: str) -> None:
    """GO-19.4: at distance 1, no Great Tree, no Barrier, not occupied."""
    tree = PLAIN.split("\n")
    tree[1 + 4] = ".....T........"
    match = at(
        "\n".join(tree)
        + PAIR
        + """
    seats 3
    figure 2 varas at 4,5
    banner barrier of 2 at 6,4 7,4 8,4 9,4 10,4
    """
    )
    use(match)
    found = refusal(match, Hypnosis(1, square(match, *spot)))
    assert (found.rule, found.reason) == ("GO-19.4", why)
    assert landings(match) == AROUND - {(5, 4), (6, 4), (4, 5)}


def test_go_19_4_terrain_and_other_banners_do_not_matter() -> None:
    """GO-19.4: water, a Ball Lightning, a Magic Field and a foreign smoke are no hindrance."""
    water = PLAIN.split("\n")
    water[1 + 4] = "....WWW......."
    match = at(
        "\n".join(water)
        + PAIR
        + """
    seats 3
    figure 2 varas at 6,5
    banner ball_lightning of 1 at 4,6
    banner magic_field of 1 at 5,6
    banner smoke of 2 at 6,6
    """
    )
    use(match)
    assert landings(match) == AROUND - {(6, 5)}


def test_go_19_5_an_opponent_is_not_put_out_of_the_active_zone() -> None:
    """GO-19.5: from an active square only to active squares."""
    match = inactive(5, PAIR)
    use(match)
    assert refusal(match, Hypnosis(1, square(match, 4, 5))).rule == "GO-19.5"
    assert landings(match) == {(x, y) for x, y in AROUND if x >= 5}


def test_go_19_6_from_an_inactive_square_anywhere() -> None:
    """GO-19.6: an opponent who already stands on an inactive square may be put on any legal square."""
    match = inactive(5, PAIR.replace("9,8", "2,5"))
    use(match)
    assert landings(match) == AROUND


def test_go_19_7_an_opponent_may_be_put_on_a_chest() -> None:
    """GO-19.7: the chest stays closed under the opponent."""
    row = PLAIN.split("\n")
    row[1 + 5] = "....C........."
    match = at("\n".join(row) + PAIR)
    events = use(match, Hypnosis(1, square(match, 4, 5)))
    assert where(match, 1) == (4, 5)
    assert seen(events, ev.ChestOpened) == []


def test_go_19_8_one_who_is_next_to_ebue_may_be_moved_round_him() -> None:
    """GO-19.8: to another square next to him."""
    match = on(PAIR.replace("9,8", "6,5"))
    use(match, Hypnosis(1, square(match, 4, 5)))
    assert where(match, 1) == (4, 5)


def test_go_19_9_without_a_legal_square_it_stays_ready() -> None:
    """GO-19.9: Ebue walled in by the Great Tree cannot use it."""
    rows = ["....", ".TTT", ".T0T", ".TTT", "1..."]
    match = at("map\n" + "\n".join(rows) + "\nfigure 0 ebue cd 0\nfigure 1 medea\nturn 0 before")
    assert refusal(match, UseAbility()).rule == "GO-19.9"
    assert cooldown(match, 0) == 0


def test_go_19_10_the_pulled_one_pays_nothing_and_nothing_happens_to_it() -> None:
    """GO-19.10: no zone penalty, no healing, no covered square."""
    rows = PLAIN.split("\n")
    rows[1 + 5] = "......H......."
    text = "\n".join(rows) + zoned(5) + "round 6" + PAIR.replace("medea at 9,8", "medea at 2,8 hp 40")
    penalty, point = at(text), at(text)
    use(penalty, Hypnosis(1, square(penalty, 4, 4)))
    use(point, Hypnosis(1, square(point, 6, 5)))
    assert (health(penalty)[1], health(point)[1]) == (40, 40)


def test_go_19_10_what_lies_under_it_acts_at_its_own_end_of_movement() -> None:
    """GO-19.10: pulled onto a chest, it is opened when the pulled one stays there at its own action 3."""
    row = PLAIN.split("\n")
    row[1 + 5] = "....C........."
    match = at("\n".join(row) + PAIR + "support_deck axe, boat, ...", dice(1, 2), dice(1, 2))
    use(match, Hypnosis(1, square(match, 4, 5)))
    events = do(match, Roll(), Stay(), EndTurn(), Roll())
    assert seen(events, ev.ChestOpened) == []
    assert seen(do(match, Stay()), ev.ChestOpened) == [ev.ChestOpened(1, square(match, 4, 5))]


def test_go_19_10_an_own_smoke_stays_behind_no_longer() -> None:
    """GO-19.10, GO-45.7: the smoke of the pulled one is gone, a Magic Field is not."""
    match = on(PAIR + "banner smoke of 1 at 9,8\nbanner magic_field of 1 at 3,3")
    use(match, Hypnosis(1, square(match, 4, 5)))
    assert banners(match) == ["magic_field of 1"]


def test_go_59_11_target_and_square_in_one_choice() -> None:
    """GO-59.11: every enemy within 5 with every legal square."""
    match = on(PAIR + "seats 3\nfigure 2 varas at 0,0")
    use(match)
    assert (landings(match, 1), landings(match, 2)) == (AROUND, AROUND)


def test_go_59_11_a_choice_that_lost_its_only_target_ends() -> None:
    """GO-59.11: the target leaves the table before it is chosen; nothing was spent."""
    match = on(PAIR + "seats 3\nfigure 2 varas at 13,13")
    use(match)
    match.happen(Left(1))
    assert Roll() in match.menu(0)
    assert cooldown(match, 0) == 0


def test_go_r54_the_squares_are_those_where_a_figure_can_stand() -> None:
    """GO-R54: at the edge of the map only what is on it."""
    match = on(PAIR.replace("5,5", "0,0").replace("9,8", "4,4"))
    use(match)
    assert landings(match) == {(1, 0), (0, 1), (1, 1)}


def test_go_r55_zone_and_chest_limits_at_once() -> None:
    """GO-R55: an opponent on active ground goes to active squares, a chest among them."""
    row = PLAIN.split("\n")
    row[1 + 4] = "....CCC......."
    match = at("\n".join(row) + zoned(5) + "round 6" + PAIR)
    use(match)
    assert landings(match) == {(5, 4), (6, 4), (6, 5), (5, 6), (6, 6)}
