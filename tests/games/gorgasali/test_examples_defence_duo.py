"""Worked examples of the ledger, played as they are told: GO-X11, GO-X70 to X74, X76, X79 and X80.

GO-X8 stands in test_s36_banners.py, X9 in test_s45_smoke.py, X57 in test_s37_barrier.py.
"""

from __future__ import annotations

import pytest
from tests.games.gorgasali.kit import at, cards, dice, do, figure, legal, refusal, square, state, where
from tests.games.gorgasali.open_ground import banners, on, pass_turn

from tavola.core.play import Match
from tavola.core.values import Event
from tavola.games.gorgasali import events as ev
from tavola.games.gorgasali.actions import (
    Accept,
    Bargain,
    Cover,
    Defend,
    EndTurn,
    Load,
    Manage,
    Offer,
    OpenChest,
    Place,
    Refuse,
    Reload,
    Revive,
    Roll,
    Shoot,
    Stay,
    Step,
    Supernova,
    Throw,
    UseAbility,
)

TREE = "map\n" + ("." * 18 + "\n") * 12 + ("." * 12 + "TTT...\n") * 3 + ("." * 18 + "\n") * 3
REST = dice(1, 2)


def lost(events: list[Event]) -> list[tuple[int, int]]:
    """Who lost how much health, in order."""
    return [(e.seat, e.gross - e.blocked) for e in events if isinstance(e, ev.Hurt)]


def rest(match: Match) -> list[Event]:
    """A turn of one who stays and does nothing else."""
    return do(match, Roll(), Stay(), EndTurn())


@pytest.mark.parametrize("face", [1, 2, 3, 4, 5, 6])
def test_go_x11_magic_spear_at_distance_4(face: int) -> None:
    """GO-X11: a 4 hits for 60, any other face misses; the card is discarded both ways."""
    match = on("seats 2\nfigure 0 armazi at 5,5\nfigure 1 ebue at 9,5\nmat 0 magic_spear\nturn 0 open", dice(face))
    assert lost(do(match, Throw(5, 1))) == ([(1, 60)] if face == 4 else [])
    assert (cards(match, 0), len(state(match).support_discard)) == ({}, 1)


def test_go_x70_ball_lightning_over_two_rounds() -> None:
    """GO-X70: B takes 35 − 20 and in the next round 35; C at distance 4 nothing; gone at the start of round 6."""
    match = on(
        """
        seats 3
        round 4
        figure 0 armazi at 7,8
        figure 1 ebue at 11,10 hp 90
        figure 2 medea at 12,8
        mat 0 ball_lightning
        mat 1 body_armour
        turn 0 open
        """,
        *[REST] * 6,
    )
    do(match, Defend(4), Cover(square(match, 8, 8)), EndTurn())
    assert lost(rest(match)) == [(1, 15)]
    assert (figure(match, 1).health, cards(match, 1)) == (75, {})
    assert lost(rest(match)) == []
    assert state(match).round == 5
    rest(match)
    do(match, Roll(), *[Step(square(match, x, 10)) for x in (10, 9, 8)])
    assert lost(do(match, EndTurn())) == [(1, 35)]
    assert (figure(match, 1).health, banners(match)) == (40, ["ball_lightning of 0"])
    pass_turn(match)
    assert (state(match).round, banners(match)) == (6, [])


def test_go_x71_smoke_against_mantis_and_flame_bulb() -> None:
    """GO-X71: no shot, but the bulb burns; it lies while C stays and reloads; gone as C's turn of round 13 begins."""
    match = on(
        """
        seats 2
        round 11
        figure 0 armazi at 5,5
        figure 1 ebue at 7,5
        mat 0 gemini, smoke_bulb
        mat 1 mantis, flame_bulb
        turn 0 open
        """,
        dice(1, 1), REST, dice(4, 5), REST, REST,
    )  # fmt: skip
    do(match, Shoot(0, 1), Throw(5), EndTurn(), Roll(), Stay())
    assert refusal(match, Shoot(0, 0)).rule == "GO-29.14"
    assert lost(do(match, Throw(5, 0))) == [(0, 40)]
    do(match, EndTurn())
    assert state(match).round == 12
    do(match, Roll(), Stay(), Reload(), EndTurn())
    assert banners(match) == ["smoke of 0"]
    pass_turn(match)
    assert (state(match).round, match.deciders, banners(match)) == (13, (0,), [])


def test_go_x72_ntt_after_a_reload() -> None:
    """GO-X72: both weapons are spent again; the ammo bag makes both usable in the victim's next turn."""
    match = on(
        """
        seats 2
        figure 0 armazi at 5,5
        figure 1 ebue at 7,5
        mat 0 gemini*, mantis*, ammo_bag
        mat 1 ntt_bulb
        turn 0 open
        """,
        REST, REST,
    )  # fmt: skip
    do(match, Reload(), EndTurn(), Roll(), Stay(), Throw(5, 0), EndTurn())
    assert cards(match, 0) == {0: "gemini*", 1: "mantis*", 6: "ammo_bag"}
    do(match, Load(6), Roll(), Stay())
    assert legal(match, Shoot) == [Shoot(0, 1), Shoot(1, 1)]


def test_go_x73_flame_bulb_and_four_enemies() -> None:
    """GO-X73: target 40; E2 half and the helmet: 10; E3 both pieces: 10; E4 at distance 2 of the target: nothing."""
    match = on(
        """
        seats 5
        figure 0 armazi at 5,5
        figure 1 ebue at 7,4
        figure 2 medea at 8,5
        figure 3 varas at 6,5
        figure 4 kruber at 7,6
        banner magic_field of 2 at 8,5
        mat 0 flame_bulb
        mat 2 helmet
        mat 3 helmet, body_armour
        turn 0 open
        """,
        dice(6, 3),
    )
    assert lost(do(match, Throw(5, 1))) == [(1, 40), (2, 10), (3, 10)]
    assert (cards(match, 2), cards(match, 3), figure(match, 4).health) == ({}, {}, 100)


def test_go_x74_magic_spear_past_the_great_tree() -> None:
    """GO-X74: (11,10) to (16,12) hits with a 5 for 60; (10,10) to (16,16) has no view."""
    text = "seats 2\nfigure 0 armazi at {}\nfigure 1 ebue at {}\nmat 0 magic_spear\nturn 0 open\n"
    past = at(TREE + text.format("11,10", "16,12"), dice(5))
    assert lost(do(past, Throw(5, 1))) == [(1, 60)]
    through = at(TREE + text.format("10,10", "16,16"))
    assert refusal(through, Throw(5, 1)).rule == "GO-10.3"


def test_go_x76_loot_with_a_full_mat() -> None:
    """GO-X76: Mantis for Gemini, the rest refused; two extra chests, of which one a turn may be opened."""
    match = on("""
        seats 3
        figure 0 armazi at 5,5 cd 0 chests 1
        figure 1 ebue at 6,5 hp 35 chests 1
        figure 2 medea at 13,13
        mat 0 gemini*, tochinator, helmet
        mat 1 mantis, lynx*, helmet
        support_deck boat, axe, ...
        weapon_deck sparrow, ...
        turn 0 open
    """)
    do(match, UseAbility(), Supernova(1), Place(0, 0), Refuse(0), Refuse(0))
    assert cards(match, 0) == {0: "mantis", 1: "tochinator", 2: "helmet"}
    kit = state(match).kit
    assert [kit.weapons[kind].key for kind in bytes(state(match).weapon_discard)] == ["gemini", "lynx"]
    assert [kit.support(kind).key for kind in bytes(state(match).support_discard)] == ["helmet"]
    assert figure(match, 0).chests == 2
    do(match, OpenChest())
    while legal(match, Refuse):
        do(match, legal(match, Refuse)[0])
    while legal(match, Place):
        do(match, legal(match, Place)[0])
    assert refusal(match, OpenChest()).rule == "GO-13.5"


REVIVE = """
    seats 4
    option scenario duo
    figure 0 armazi at 5,6
    figure 1 ebue at 6,6
    figure 2 tsiva dead cd 0 grave 6,6
    figure 3 varas at 13,0
    mat 0 gemini, medium_potion
    turn 0 open
"""


def test_go_x79_a_revive_with_an_enemy_on_the_banner() -> None:
    """GO-X79: 50 health on any vacant neighbour of (6,6), empty mat, cooldown N, no main action."""
    match = on(REVIVE)
    around = {square(match, x, y) for x in (5, 6, 7) for y in (5, 6, 7)} - {square(match, 6, 6), square(match, 5, 6)}
    assert {way.square for way in legal(match, Revive) if isinstance(way, Revive)} == around
    do(match, Revive(6, square(match, 7, 7)))
    mate = figure(match, 2)
    assert (where(match, 2), mate.health, cards(match, 2), mate.cooldown) == ((7, 7), 50, {}, 3)
    for action in (Shoot(0, 1), Reload(), Manage()):
        assert refusal(match, action).rule == "GO-56.10"


@pytest.mark.parametrize(("x", "y", "trade"), [(5, 5, True), (6, 5, True), (7, 7, False), (7, 6, False)])
def test_go_x79_trade_only_at_distance_1(x: int, y: int, trade: bool) -> None:
    """GO-X79: where the revived one was put decides whether the two can trade at once."""
    match = on(REVIVE)
    do(match, Revive(6, square(match, x, y)))
    assert (legal(match, Bargain) == [Bargain()]) == trade


def test_go_x80_a_helmet_for_one_who_wears_one() -> None:
    """GO-X80: as a gift refused by the rules; against the receiver's helmet legal."""
    match = on("""
        seats 4
        option scenario duo
        figure 0 armazi at 5,5
        figure 1 ebue at 0,13
        figure 2 medea at 6,5
        figure 3 varas at 13,0
        mat 0 helmet
        mat 2 helmet
        turn 0 open
    """)
    do(match, Bargain())
    assert refusal(match, Offer((2,), ())).rule == "GO-55.6"
    do(match, Offer((2,), (2,)), Accept())
    assert (cards(match, 0), cards(match, 2)) == ({2: "helmet"}, {2: "helmet"})
