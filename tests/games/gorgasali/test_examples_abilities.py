"""The worked examples about abilities, to the letter: GO-X52, GO-X53, GO-X59 to GO-X69, GO-X81."""

from __future__ import annotations

import pytest
from tests.games.gorgasali.ability_kit import caged, cooldown, health, hurts, ready, until, use, zoned
from tests.games.gorgasali.kit import at, cards, dice, do, figure, legal, refusal, seen, square, state, where
from tests.games.gorgasali.open_ground import PLAIN, on

from tavola.core.play import Match
from tavola.games.gorgasali import events as ev
from tavola.games.gorgasali.actions import (
    Drink,
    EndTurn,
    Exchange,
    GoBack,
    Hypnosis,
    Imitate,
    Roll,
    Shoot,
    Stay,
    Steal,
    Step,
    Supernova,
)
from tavola.games.gorgasali.kit import MEDEA, THARSIS

WIDE = "map\n" + ("." * 16 + "\n") * 16


def walk(match: Match, *squares: tuple[int, int]) -> None:
    do(match, *[Step(square(match, x, y)) for x, y in squares])


def test_go_x52_drain_with_gemini_against_armour() -> None:
    """GO-X52: 44 − 30 = 14, Drain 10: the target 56, D'rain 80."""
    match = on(
        """
        figure 0 drain at 5,5 hp 70
        figure 1 medea at 6,5 hp 80
        mat 0 gemini
        mat 1 helmet, body_armour
        turn 0 open
        """,
        dice(5, 6),
    )
    do(match, Shoot(0, 1))
    assert health(match) == [80, 56]
    assert cards(match, 1) == {}


def test_go_x53_drain_misses_with_breathhold() -> None:
    """GO-X53: 10 at distance 1 is a miss: no Drain, no gain."""
    match = on("figure 0 drain at 5,5 hp 70\nfigure 1 medea at 6,5\nmat 0 breathhold\nturn 0 open", dice(5, 5))
    events = do(match, Shoot(0, 1))
    assert len(seen(events, ev.Missed)) == 1
    assert health(match) == [70, 100]


def test_go_x59_a_supernova_on_two() -> None:
    """GO-X59: E1 65 with its armour, E2 eliminated and looted; E1 and E3 together are illegal."""
    match = on("""
        seats 4
        figure 0 armazi at 5,5 cd 0
        figure 1 medea at 7,6
        figure 2 varas at 7,7 hp 30
        figure 3 ebue at 8,6
        mat 1 helmet, body_armour
        mat 2 gemini*, rope
        banner magic_field of 2 at 7,7
        turn 0 before
    """)
    use(match)
    assert refusal(match, Supernova(1, 3)).reason == "too-far"
    do(match, Supernova(1, 2))
    assert (health(match), figure(match, 2).alive) == ([100, 65, 0, 100], 0)
    assert cards(match, 1) == {2: "helmet", 3: "body_armour"}
    assert cards(match, 0) == {0: "gemini*", 6: "rope"}


def test_go_x60_the_cooldown_calendar() -> None:
    """GO-X60: Armazi uses at once on turn 5, next on 10; Medea, ready from 3, uses on 5, next on 8."""
    match = caged("figure 0 armazi at 2,2\nfigure 1 medea at 4,2\nturn 0 start")
    was_ready: list[list[int]] = [[], []]
    for turn in range(1, 11):
        for seat in (0, 1):
            if (turn, seat) != (1, 0):
                until(match, seat)
            if ready(match):
                was_ready[seat].append(turn)
            if turn == 5:
                use(match, *[Supernova(1)] * (seat == 0))
    assert was_ready == [[5, 10], [3, 4, 5, 8, 9, 10]]


EBUE = """
    round 6
    seats 4
    figure 0 ebue at 5,5 cd 0
    figure 1 medea at 9,7
    figure 2 varas at 5,6
    figure 3 armazi at 13,13
    banner barrier of 3 at 6,5 7,5 8,5 9,5 10,5
    chest 6,4
    turn 0 before
"""


def landings(match: Match, target: int) -> set[tuple[int, int]]:
    board = state(match).kit.board
    ways = legal(match, Hypnosis)
    return {(board.x(w.square), board.y(w.square)) for w in ways if isinstance(w, Hypnosis) and w.target == target}


def test_go_x61_where_ebue_may_put_an_opponent() -> None:
    """GO-X61: (5,4), (6,4), (6,6)."""
    match = at(PLAIN + zoned(5) + EBUE)
    use(match)
    assert landings(match, 1) == {(5, 4), (6, 4), (6, 6)}


def test_go_x61_where_ebue_may_put_a_teammate() -> None:
    """GO-X61: (4,4), (4,5), (4,6), (5,4), (6,6)."""
    text = EBUE.replace("figure 1 medea at 9,7", "figure 1 medea at 5,6").replace(
        "figure 2 varas at 5,6", "figure 2 varas at 9,7"
    )
    match = at(PLAIN + zoned(5) + "option scenario duo\n" + text)
    use(match)
    assert landings(match, 2) == {(4, 4), (4, 5), (4, 6), (5, 4), (6, 6)}


def test_go_x62_varas_steals_the_boat() -> None:
    """GO-X62: behind a Barrier at 3; the slot stays empty until the end of the victim's next own turn."""
    match = on("""
        figure 0 varas at 5,5 cd 0
        figure 1 medea at 8,5
        mat 1 boat | small_potion
        banner barrier of 1 at 7,3 7,4 7,5 7,6 7,7
        turn 0 before
    """, dice(1, 2), dice(1, 2))  # fmt: skip
    use(match, Steal(1, 6))
    assert cards(match, 0) == {6: "boat"}
    do(match, Roll(), Stay(), EndTurn(), Roll(), Stay())
    assert cards(match, 1) == {8: "small_potion"}
    do(match, EndTurn())
    assert cards(match, 1) == {6: "small_potion"}


def test_go_x63_the_freezing_vortex() -> None:
    """GO-X63: only E1 is frozen; no walk even after 2,2; may shoot E2, not Tsiva; free again afterwards."""
    match = at(WIDE + """
    seats 4
    figure 0 tsiva at 10,10 cd 0
    figure 1 medea at 13,13
    figure 2 varas at 14,10
    figure 3 emoon at 11,10
    mat 1 mantis
    turn 0 before
    """, dice(1, 2), dice(2, 2), dice(1, 1, 1, 1, 1))  # fmt: skip
    use(match)
    assert [figure.frozen for figure in state(match).figures] == [0, 1, 0, 0]
    do(match, Roll(), Stay(), EndTurn(), Roll())
    assert legal(match, Step) == []
    do(match, Stay())
    assert refusal(match, Shoot(0, 0)).rule == "GO-22.4"
    assert Shoot(0, 2) in match.menu(1)
    do(match, Shoot(0, 2), EndTurn())
    assert figure(match, 1).frozen == 0
    assert health(match) == [100, 100, 90, 100]


def test_go_x64_octors_abilities() -> None:
    """GO-X64: Heal for Supernova on turn 3, used on turn 6, then Ignite, which burns at the end of turn 6."""
    match = caged("""
        seats 5
        round 3
        figure 0 octor at 4,4 hp 60 held armazi from 4 cd 2
        figure 1 medea at 6,4
        figure 2 tharsis at 3,7
        figure 3 ebue at 5,5
        figure 4 armazi at 0,0
        turn 0 before
    """)
    do(match, Imitate(1))
    assert (figure(match, 0).held, cooldown(match, 0)) == (MEDEA, 3)
    usable = []
    for _ in range(3):
        until(match, 0)
        usable.append(ready(match))
    assert (usable, state(match).round) == ([False, False, True], 6)
    use(match)
    assert (health(match)[0], figure(match, 0).held) == (80, -1)
    do(match, Imitate(2))
    assert (figure(match, 0).held, cooldown(match, 0)) == (THARSIS, 0)
    do(match, Roll(), Stay())
    assert hurts(do(match, EndTurn()), "ignite") == [(3, 10, 0)]
    assert figure(match, 0).held == -1


KRUBER = """
    seats 3
    figure 0 kruber at 5,5 cd 0
    figure 1 medea at 9,5
    figure 2 varas at 10,5 hp 40
    mat 0 tochinator
    turn 0 before
"""


def test_go_x65_kruber_kills_and_returns() -> None:
    """GO-X65: Y dead, Kruber and X back on their squares, cooldown 4."""
    match = on(KRUBER, dice(1, 3), dice(6))
    use(match, Exchange(1))
    do(match, Roll(), Stay(), Shoot(0, 2), GoBack())
    assert figure(match, 2).alive == 0
    assert (where(match, 0), where(match, 1), cooldown(match, 0)) == ((5, 5), (9, 5), 4)


def test_go_x66_after_a_double_there_is_no_return() -> None:
    """GO-X66: he must walk from (9,5), and then may not return."""
    match = on(KRUBER, dice(2, 2))
    use(match, Exchange(1))
    do(match, Roll())
    assert refusal(match, Stay()).rule == "GO-8.3"
    walk(match, (9, 4), (9, 3), (9, 2), (9, 1))
    assert refusal(match, GoBack()).rule == "GO-24.6"
    assert GoBack() not in match.menu(0)


def test_go_x67_ignite_round_by_round() -> None:
    """GO-X67: 15, then 5, armour kept, no potion; from distance 3 nothing more; the turn after he may drink."""
    match = on(
        """
        figure 0 tharsis at 5,5
        figure 1 ebue at 6,6 hp 25
        mat 1 helmet, body_armour, small_potion
        turn 1 open
        """,
        dice(1, 2),
        dice(1, 1),
        dice(1, 2),
    )
    do(match, EndTurn())
    assert health(match)[1] == 15
    do(match, Roll(), Stay(), EndTurn())
    assert health(match)[1] == 5
    assert {2, 3} <= set(cards(match, 1))
    assert refusal(match, Drink(6)).rule == "GO-48.5"
    do(match, Roll())
    walk(match, (7, 6), (8, 6))
    do(match, EndTurn(), Roll())
    assert health(match)[1] == 5
    walk(match, (4, 5), (3, 5), (2, 5))
    do(match, EndTurn())
    assert Drink(6) in match.menu(1)


@pytest.mark.parametrize(
    ("protection", "left"),
    [("", 52), ("mat 1 helmet, body_armour", 82), ("banner magic_field of 1 at 6,5", 76),
     ("mat 1 helmet, body_armour\nbanner magic_field of 1 at 6,5", 100)],
)  # fmt: skip
def test_go_x68_drain_shoots_emoon(protection: str, left: int) -> None:
    """GO-X68: 48 through the armour and field rules; no Drain, no gain."""
    match = on(
        f"figure 0 drain at 5,5 hp 50\nfigure 1 emoon at 6,5\nmat 0 gemini\n{protection}\nturn 0 open", dice(6, 6)
    )
    do(match, Shoot(0, 1))
    assert health(match) == [50, left]


def test_go_x69_medea_burned_at_full_health() -> None:
    """GO-X69: stays at 100, draws a card; the ban does not matter."""
    match = on("figure 0 medea at 5,5 cd 0 burned\nfigure 1 tharsis at 9,9\nsupport_deck rope, ...\nturn 0 before")
    use(match)
    assert (health(match)[0], cards(match, 0)) == (100, {6: "rope"})


@pytest.mark.parametrize(("spot", "mate"), [("8,8", 100), ("9,5", 95)])
def test_go_x81_medea_and_her_teammate(spot: str, mate: int) -> None:
    """GO-X81: 90 and 100, one card for Medea; at (9,5) the teammate gets nothing."""
    match = on(f"""
        option scenario duo
        seats 4
        figure 0 medea at 5,5 hp 70 cd 0
        figure 1 ebue at 0,0
        figure 2 varas at {spot} hp 95
        figure 3 armazi at 0,1
        turn 0 before
    """)
    use(match)
    assert (health(match)[0], health(match)[2]) == (90, mate)
    assert (len(cards(match, 0)), len(cards(match, 2))) == (1, 0)
