"""Section 38: the Ball Lightning (GO-R46, GO-R47), whose kills are made in other players' turns (GO-R78)."""

from __future__ import annotations

from tests.games.gorgasali.kit import at, cards, dice, do, figure, legal, refusal, seen, square, state, where
from tests.games.gorgasali.open_ground import banners, on, pass_turn

from tavola.core.values import Event
from tavola.games.gorgasali import events as ev
from tavola.games.gorgasali.actions import Cover, Defend, EndTurn, Place, Step

# B (seat 1) is about to end its turn near the lightning of A (seat 0).
NEAR = """
    seats 3
    figure 0 armazi at 13,13
    figure 1 ebue at 5,5
    figure 2 medea at 0,13
    banner ball_lightning of 0 at 8,5
    turn 1 open
"""


def strikes(events: list[Event]) -> list[tuple[int, int, int]]:
    """Whose lightning struck, what came, what field and armour took."""
    return [(e.by, e.gross, e.blocked) for e in events if isinstance(e, ev.Hurt) and e.cause == "lightning"]


def test_go_38_1_one_square_next_to_the_user() -> None:
    """GO-38.1: any of the eight neighbours, nothing else."""
    match = on("seats 2\nfigure 0 armazi at 5,5\nfigure 1 ebue at 12,12\nmat 0 ball_lightning\nturn 0 open")
    do(match, Defend(4))
    around = {square(match, x, y) for x in (4, 5, 6) for y in (4, 5, 6)} - {square(match, 5, 5)}
    assert {way.square for way in legal(match, Cover) if isinstance(way, Cover)} == around
    assert refusal(match, Cover(square(match, 7, 5))).rule == "GO-37.3"
    do(match, Cover(square(match, 6, 6)))
    assert state(match).banners[0].squares == [square(match, 6, 6)]


def test_go_38_2_an_enemy_ending_its_turn_within_3_takes_35() -> None:
    """GO-38.2: 35 at distance 3, nothing at distance 4."""
    near, far = on(NEAR), on(NEAR.replace("8,5", "9,5"))
    assert strikes(do(near, EndTurn())) == [(0, 35, 0)]
    assert strikes(do(far, EndTurn())) == []
    assert (figure(near, 1).health, figure(far, 1).health) == (65, 100)


def test_go_38_2_nobody_is_struck_off_the_map() -> None:
    """GO-38.2: a figure that stayed in its sector has no distance to it (GO-7.19), wherever it lies."""
    for spot in ("0,0", "13,0", "12,2", "0,13", "13,13"):
        text = (
            NEAR.replace("ebue at 5,5", "ebue sector 2")
            .replace("at 8,5", f"at {spot}")
            .replace("at 13,13\n", "at 6,6\n")
        )
        assert strikes(do(on("sector 2 13,0" + text), EndTurn())) == []


def test_go_38_3_it_is_not_used_up() -> None:
    """GO-38.3: the third seat ends its turn there as well and is struck by the same banner."""
    match = on(NEAR.replace("0,13", "6,6"))
    do(match, EndTurn())
    assert banners(match) == ["ball_lightning of 0"]
    match = on(NEAR.replace("0,13", "6,6").replace("turn 1", "turn 2"))
    assert strikes(do(match, EndTurn())) == [(0, 35, 0)]


def test_go_38_4_lightnings_strike_one_after_the_other() -> None:
    """GO-38.4: the oldest first, each as its own damage: the helmet stops 10 of the first, nothing of the second."""
    match = on(NEAR.replace("8,5", "8,6") + "banner ball_lightning of 2 at 7,5\nmat 1 helmet")
    assert strikes(do(match, EndTurn())) == [(0, 35, 10), (2, 35, 0)]


def test_go_38_5_armour_and_field_help() -> None:
    """GO-38.5: half of 35 is 17, the body armour takes all of it."""
    match = on(NEAR + "banner magic_field of 2 at 5,5\nmat 1 body_armour")
    assert strikes(do(match, EndTurn())) == [(0, 35, 35)]
    assert (figure(match, 1).health, cards(match, 1)) == (100, {})


def test_go_38_6_owner_and_teammate_are_never_hit() -> None:
    """GO-38.6: both of the pair end their turns beside it unhurt."""
    text = """
        seats 4
        option scenario duo
        figure 0 armazi at 7,5
        figure 1 ebue at 0,0
        figure 2 medea at 9,5
        figure 3 varas at 0,1
        banner ball_lightning of 0 at 8,5
    """
    for seat in (0, 2):
        assert strikes(do(on(text + f"turn {seat} open"), EndTurn())) == []


def test_go_38_7_no_view_is_needed() -> None:
    """GO-38.7: neither a Barrier nor the Great Tree shields."""
    wall = on(NEAR + "banner barrier of 2 at 6,3 6,4 6,5 6,6 6,7")
    tree = at("""
        seats 2
        map
        ......
        ..TT..
        ......
        figure 0 armazi at 5,2
        figure 1 ebue at 1,1
        banner ball_lightning of 0 at 4,1
        turn 1 open
    """)
    assert strikes(do(wall, EndTurn())) == [(0, 35, 0)]
    assert strikes(do(tree, EndTurn())) == [(0, 35, 0)]


def test_go_38_8_its_square_can_be_entered() -> None:
    """GO-38.8: the last step leads onto it, and distance 0 counts as within 3."""
    match = on(NEAR.replace("turn 1 open", "turn 1 after dice 1,2"))
    do(match, *[Step(square(match, x, 5)) for x in (6, 7, 8)])
    assert where(match, 1) == (8, 5)
    assert strikes(do(match, EndTurn())) == [(0, 35, 0)]


DEADLY = NEAR.replace("ebue at 5,5", "ebue at 5,5 hp 35 chests 1") + "mat 1 gemini*, barrier, ammo_bag\n"


def test_go_38_9_its_kills_belong_to_the_owner() -> None:
    """GO-38.9: the owner of the lightning gets cards and chest, in the victim's turn."""
    match = on(DEADLY.replace(", barrier", ""))
    events = do(match, EndTurn())
    assert [e.by for e in events if isinstance(e, ev.Eliminated)] == [0]
    assert (cards(match, 0), figure(match, 0).chests) == ({0: "gemini*", 6: "ammo_bag"}, 1)


def test_go_38_9_with_an_eliminated_owner_they_belong_to_nobody() -> None:
    """GO-38.9: the owner fell meanwhile; all is discarded, the extra chest is out."""
    match = on(
        DEADLY.replace("seats 3", "seats 4").replace("armazi at 13,13", "armazi dead").replace(", barrier", "")
        + "figure 3 varas at 13,0"
    )
    events = do(match, EndTurn())
    assert [e.by for e in events if isinstance(e, ev.Eliminated)] == [-1]
    assert not seen(events, ev.Looted)
    assert (len(state(match).weapon_discard), len(state(match).support_discard)) == (1, 1)
    assert [f.chests for f in state(match).figures] == [0, 0, 0, 0]


def test_go_38_9_a_revived_owner_has_the_credit_again() -> None:
    """GO-38.9: in duo the owner fell and was revived; at the time of the strike the owner lives and loots."""
    match = on("""
        seats 4
        option scenario duo
        figure 0 armazi at 13,12
        figure 1 ebue at 5,5 hp 35
        figure 2 medea at 13,13 hp 20
        figure 3 varas at 0,0
        mat 1 gemini
        banner ball_lightning of 2 at 8,5
        turn 1 open
    """)
    do(match, EndTurn())
    assert cards(match, 2) == {0: "gemini"}


def test_go_38_10_smoke_and_platform_do_not_help() -> None:
    """GO-38.10: they are against weapon cards only."""
    smoke, platform = on(NEAR + "banner smoke of 1 at 5,5"), on(NEAR + "banner tree_platform of 1 at 5,5")
    assert strikes(do(smoke, EndTurn())) == [(0, 35, 0)]
    assert strikes(do(platform, EndTurn())) == [(0, 35, 0)]


def test_go_r46_many_strikes_each_through_field_and_armour() -> None:
    """GO-R46: B is struck in this round and, staying, in the next; the armour helps the first time."""
    match = on("round 1\n" + NEAR + "mat 1 body_armour", dice(1, 2), dice(1, 2), dice(1, 2))
    events = do(match, EndTurn())
    while state(match).round == 1 or state(match).turn.seat != 2:
        events += pass_turn(match)
    assert strikes(events) == [(0, 35, 20), (0, 35, 0)]
    assert (figure(match, 1).health, banners(match)) == (50, ["ball_lightning of 0"])


def test_go_r47_a_square_to_enter_and_no_aim() -> None:
    """GO-R47: one may stop on its square; the strike asks for no view."""
    match = on(NEAR.replace("5,5", "8,5") + "banner barrier of 2 at 7,5 7,6 7,7 7,8 7,9")
    assert where(match, 1) == (8, 5)
    assert strikes(do(match, EndTurn())) == [(0, 35, 0)]


def test_go_65_23_by_option_it_is_removed_after_its_first_strike() -> None:
    """GO-65.23: `once` takes it off with the strike; by default it stays."""
    once, stays = on("option ballLightning once" + NEAR), on(NEAR)
    events = do(once, EndTurn())
    do(stays, EndTurn())
    assert strikes(events) == [(0, 35, 0)]
    assert [e.why for e in events if isinstance(e, ev.BannerGone)] == ["struck"]
    assert (banners(once), banners(stays)) == ([], ["ball_lightning of 0"])


def test_go_65_23_only_lightnings_in_reach_are_used_up() -> None:
    """GO-65.23: of the owner's two the one that struck goes; the other, out of reach and older, stays."""
    match = on("option ballLightning once" + NEAR.replace("8,5", "12,5\n    banner ball_lightning of 0 at 7,7"))
    assert strikes(do(match, EndTurn())) == [(0, 35, 0)]
    assert state(match).banners[0].squares == [square(match, 12, 5)]


def test_go_59_29_a_vacant_square_at_distance_1() -> None:
    """GO-59.29: of the eight around the user one holds an enemy and one a chest: six are offered; then no more."""
    match = on("""
        seats 2
        chest 4,4
        figure 0 armazi at 5,5
        figure 1 ebue at 6,5
        mat 0 ball_lightning
        turn 0 open
    """)
    do(match, Defend(4))
    assert len(legal(match, Cover)) == 6
    do(match, legal(match, Cover)[0])
    assert legal(match, Defend) == []


def test_go_r78_the_owner_places_the_loot_at_once() -> None:
    """GO-R78: in the victim's turn the owner is asked what becomes of the barrier; then the game goes on."""
    match = on(DEADLY + "mat 0 ball_lightning")
    do(match, EndTurn())
    assert match.deciders == (0,)
    assert legal(match, Place) == [Place(0, 4)]
    do(match, Place(0, 4))
    assert match.deciders == (2,)


def test_go_59_42_the_game_waits_for_the_loot() -> None:
    """GO-59.42: nobody else may act while the killer places loot, also off-turn, and it cannot be put off."""
    match = on(DEADLY + "mat 0 ball_lightning")
    do(match, EndTurn())
    assert not match.menu(2)
    assert refusal(match, EndTurn(), seat=0).rule == "GO-59.26"


def test_go_r103_each_strike_is_a_damage_of_its_own() -> None:
    """GO-R103: two lightnings in a Magic Field cost 17 each; one damage of 70 would have cost 35."""
    match = on(NEAR + "banner ball_lightning of 2 at 7,7\nbanner magic_field of 1 at 5,5")
    assert strikes(do(match, EndTurn())) == [(0, 35, 18), (2, 35, 18)]
    assert figure(match, 1).health == 66


def test_go_38_9_death_by_the_first_of_two_stops_the_second() -> None:
    """GO-38.9: the owner of the older one gets the kill; the younger has nobody left to strike."""
    match = on(DEADLY.replace(", barrier", "") + "banner ball_lightning of 2 at 7,5")
    events = do(match, EndTurn())
    assert strikes(events) == [(0, 35, 0)]
    assert [e.by for e in events if isinstance(e, ev.Eliminated)] == [0]
