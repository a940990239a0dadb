"""Section 36: defensive cards in general, vacancy, and how long banners lie (GO-R43 to GO-R45, GO-R81)."""

from __future__ import annotations

import pytest
from tests.games.gorgasali.kit import at, cards, do, figure, legal, refusal, square, state
from tests.games.gorgasali.open_ground import banners, on, pass_turn, spots

from tavola.core.play import Match
from tavola.games.gorgasali import content
from tavola.games.gorgasali import events as ev
from tavola.games.gorgasali.actions import Cover, Defend, EndTurn, Imitate, Supernova, Throw, UseAbility
from tavola.games.gorgasali.cards import BODY, CONSUMABLE, DEFENSIVE, HELMET, THROWABLE, WEAPON

PAIR = """
    figure 0 armazi at 5,5
    figure 1 ebue at 12,12
"""
HOLDS_BALL = "seats 2\nmat 0 ball_lightning\nturn 0 open" + PAIR
HOLDS_PLATFORM = "seats 2\nmat 0 tree_platform\nturn 0 open" + PAIR


def covers(match: Match) -> list[tuple[int, int]]:
    """The squares a Ball Lightning may go to."""
    do(match, Defend(4))
    return spots(match, *[cover.square for cover in legal(match, Cover) if isinstance(cover, Cover)])


def why_not_at_6_5(text: str) -> str:
    """The rule that forbids a Ball Lightning on (6,5)."""
    match = on(text)
    do(match, Defend(4))
    return refusal(match, Cover(square(match, 6, 5))).rule


def test_go_36_1_one_defensive_card_a_turn() -> None:
    """GO-36.1: the second one of the same turn is refused."""
    match = on("""
        seats 2
        option matLayout roomy
        figure 0 armazi at 5,5
        figure 1 ebue at 12,12
        mat 0 tree_platform, ball_lightning
        turn 0 open
    """)
    do(match, Defend(4))
    assert legal(match, Defend) == []
    assert refusal(match, Defend(5)).rule == "GO-36.1"


def test_go_36_1_it_must_be_a_defensive_card_in_an_active_slot() -> None:
    """GO-36.1: neither an empty slot nor another category nor a slot that does not exist."""
    match = on("seats 2\nmat 0 gemini\nturn 0 open" + PAIR)
    for slot in (4, 0, -1, 99):
        assert refusal(match, Defend(slot)).rule == "GO-6.13"


@pytest.mark.parametrize("moment", ["before", "after dice 1,2"])
def test_go_36_2_only_after_the_end_of_movement(moment: str) -> None:
    """GO-36.2: neither before the roll nor between roll and movement."""
    match = on(HOLDS_PLATFORM.replace("open", moment))
    assert refusal(match, Defend(4)).rule == "GO-36.2"


def test_go_36_3_the_card_becomes_a_banner_on_a_vacant_square() -> None:
    """GO-36.3: card discarded, banner on the map; without a vacant square for it the card cannot be used."""
    match = on(HOLDS_PLATFORM)
    events = do(match, Defend(4))
    assert [e.squares for e in events if isinstance(e, ev.BannerPlaced)] == [(square(match, 5, 5),)]
    assert (cards(match, 0), len(state(match).support_discard)) == ({}, 1)
    corner = on(HOLDS_PLATFORM.replace("5,5", "0,0"))
    do(corner, Defend(4))
    assert spots(corner, *state(corner).banners[0].squares) == [(0, 0)]
    blocked = on(HOLDS_PLATFORM + "\nchest 5,5")
    assert refusal(blocked, Defend(4)).rule == "GO-36.3"


def test_go_36_4_an_enemy_makes_a_square_not_vacant() -> None:
    """GO-36.4: no Ball Lightning under an enemy."""
    assert why_not_at_6_5(HOLDS_BALL.replace("12,12", "6,5")) == "GO-36.4"


def test_go_36_5_an_unopened_chest_makes_a_square_not_vacant() -> None:
    """GO-36.5: no Ball Lightning on a chest."""
    assert why_not_at_6_5(HOLDS_BALL + "\nchest 6,5") == "GO-36.5"


@pytest.mark.parametrize("kind", ["ball_lightning", "tree_platform", "magic_field", "barrier"])
def test_go_36_6_another_defensive_banner_makes_a_square_not_vacant(kind: str) -> None:
    """GO-36.6: whatever its kind and owner."""
    assert why_not_at_6_5(HOLDS_BALL + f"\nbanner {kind} of 1 at 6,5") == "GO-36.6"


def test_go_36_7_the_great_tree_is_not_vacant() -> None:
    """GO-36.7: no Ball Lightning on a square of the Great Tree."""
    tree = "seats 2\nmap\n" + "." * 8 + "\n" + ("......TT\n") * 3
    match = on(HOLDS_BALL)
    assert (6, 5) in covers(match)
    match = at(tree + "figure 0 armazi at 5,2\nfigure 1 ebue at 0,0\nmat 0 ball_lightning\nturn 0 open\n")
    do(match, Defend(4))
    assert refusal(match, Cover(square(match, 6, 2))).rule == "GO-36.7"


def test_go_36_8_a_teammate_makes_a_square_not_vacant_the_own_figure_does_not() -> None:
    """GO-36.8: no Ball Lightning under the teammate; a platform under oneself is legal."""
    text = """
        seats 4
        option scenario duo
        figure 0 armazi at 5,5
        figure 1 ebue at 12,12
        figure 2 medea at 6,5
        figure 3 varas at 12,0
        turn 0 open
    """
    ball, platform = on(text + "mat 0 ball_lightning"), on(text + "mat 0 tree_platform")
    assert (6, 5) not in covers(ball)
    do(platform, Defend(4))
    assert banners(platform) == ["tree_platform of 0"]


def test_go_36_9_a_defensive_banner_and_a_smoke_never_share_a_square() -> None:
    """GO-36.9: no Ball Lightning on a smoke that lies free, and no smoke on a platform."""
    assert why_not_at_6_5(HOLDS_BALL + "\nbanner smoke of 1 at 6,5") == "GO-36.9"


def test_go_58_2_smoke_and_defence_never_share_a_square_either_way() -> None:
    """GO-58.2: a platform not under the own smoke; a smoke not on the own platform."""
    text = "seats 2\nmat 0 tree_platform, smoke_bulb\nturn 0 open" + PAIR
    smoke_first, platform_first = on(text), on(text)
    do(smoke_first, Throw(5))
    assert legal(smoke_first, Defend) == []
    do(platform_first, Defend(4))
    assert legal(platform_first, Throw) == []
    assert refusal(platform_first, Throw(5)).rule == "GO-36.6"


def test_go_36_10_terrain_points_gates_inactive_squares_and_graves_are_vacant() -> None:
    """GO-36.10: forest, mountain, water, healing point, gate, outer zone, character banner: all eight are open."""
    match = at("""
        seats 4
        option scenario duo
        map
        FMW...
        H.....
        ......
        ......
        zones
        122222
        222222
        222222
        222222
        sector 1 0,2
        round 6
        figure 0 armazi at 1,1
        figure 1 ebue at 5,3
        figure 2 medea dead grave 1,2
        figure 3 varas at 5,0
        mat 0 ball_lightning
        turn 0 open
    """)
    assert len(covers(match)) == 8


def test_go_36_11_a_banner_of_round_r_goes_at_the_beginning_of_round_r_plus_2() -> None:
    """GO-36.11: at the beginning of round 4 the banner of round 2 goes and the one of round 3 stays."""
    match = on(
        """
        seats 2
        round 3
        banner tree_platform of 0 round 2 at 1,1
        banner magic_field of 0 round 3 at 2,2
        turn 1 open
    """
        + PAIR
    )
    events = do(match, EndTurn())
    kinds = [type(e).__name__ for e in events]
    assert banners(match) == ["magic_field of 0"]
    assert kinds.index("RoundBegan") < kinds.index("BannerGone") < kinds.index("TurnBegan")


def test_go_36_12_a_banner_outlives_its_owner() -> None:
    """GO-36.12: the owner falls in round 1; the banner goes with its time, at the beginning of round 3."""
    match = on("""
        seats 3
        figure 0 armazi at 5,5 cd 0
        figure 1 ebue at 6,5 hp 35
        figure 2 medea at 12,12
        banner magic_field of 1 at 1,1
        turn 0 open
    """)
    do(match, UseAbility(), Supernova(1))
    assert banners(match) == ["magic_field of 1"]
    do(match, EndTurn())
    while state(match).round < 3:
        assert banners(match) == ["magic_field of 1"]
        pass_turn(match)
    assert banners(match) == []


def test_go_36_13_the_supply_of_banners_is_not_limited() -> None:
    """GO-36.13: with five platforms on the map the sixth can be placed."""
    lying = "".join(f"\nbanner tree_platform of 1 at {x},0" for x in range(5))
    match = on(HOLDS_PLATFORM + lying)
    do(match, Defend(4))
    assert len(state(match).banners) == 6


@pytest.mark.parametrize("card", ["barrier", "ball_lightning", "tree_platform", "magic_field"])
def test_go_36_14_no_defensive_card_off_the_map(card: str) -> None:
    """GO-36.14: a figure that stayed in its sector cannot place a banner."""
    match = on(f"seats 2\nsector 3 0,0\nfigure 0 armazi sector 3\nfigure 1 ebue at 9,9\nmat 0 {card}\nturn 0 open")
    assert legal(match, Defend) == []
    assert refusal(match, Defend(4)).rule == "GO-36.14"


def test_go_36_14_no_smoke_off_the_map() -> None:
    """GO-36.14: nor a Smoke Bulb."""
    match = on("seats 2\nsector 3 0,0\nfigure 0 armazi sector 3\nfigure 1 ebue at 9,9\nmat 0 smoke_bulb\nturn 0 open")
    assert refusal(match, Throw(5)).rule == "GO-36.14"


LYING = (
    """
    seats 2
    round 2
    banner ball_lightning of 1 round 1 at 1,1
    banner smoke of 1 round 1 at 12,12
    turn 1 open
"""
    + PAIR
)


def test_go_r43_each_example_holds_for_its_own_kind() -> None:
    """GO-R43: both placed in round 1; the lightning goes as round 3 begins, the smoke as its owner's turn begins."""
    match = on(LYING)
    do(match, EndTurn())
    assert (state(match).round, state(match).turn.seat, banners(match)) == (3, 0, ["smoke of 1"])
    pass_turn(match)
    assert (state(match).round, state(match).turn.seat, banners(match)) == (3, 1, [])


def test_go_65_15_by_option_all_banners_go_at_the_round_start() -> None:
    """GO-65.15: with bannerExpiry `round` the smoke goes together with the lightning."""
    match = on("option bannerExpiry round\n" + LYING)
    events = do(match, EndTurn())
    assert banners(match) == []
    assert [e.why for e in events if isinstance(e, ev.BannerGone)] == ["time", "time"]


def test_go_r44_a_card_you_hold_works() -> None:
    """GO-R44: all three Magic Fields of the box lie, and the fourth is placed all the same."""
    lying = "".join(f"\nbanner magic_field of 1 at {x},0" for x in range(3))
    match = on(HOLDS_PLATFORM.replace("tree_platform", "magic_field") + lying)
    do(match, Defend(4))
    assert len(state(match).banners) == 4


@pytest.mark.parametrize(
    ("card", "lying"), [("barrier", 4), ("ball_lightning", 4), ("tree_platform", 4), ("magic_field", 3)]
)
def test_go_65_16_by_option_the_box_limits_the_banners(card: str, lying: int) -> None:
    """GO-65.16: with `limited` the last banner of a kind is the last; one fewer on the map and it can be placed."""
    text = "option bannerSupply limited\n" + HOLDS_PLATFORM.replace("tree_platform", card)
    rows = [f"\nbanner {card} of 1 at {x},0" for x in range(lying)]
    assert refusal(on(text + "".join(rows)), Defend(4)).rule == "GO-65.16"
    assert legal(on(text + "".join(rows[1:])), Defend) == [Defend(4)]


def test_go_65_16_the_option_limits_smoke_as_well_but_the_own_one_is_replaced() -> None:
    """GO-65.16: six smokes lie; a seventh is refused, unless the thrower's own is one of the six."""
    text = "option bannerSupply limited\n" + HOLDS_PLATFORM.replace("tree_platform", "smoke_bulb")
    others = "".join(f"\nbanner smoke of 1 at {x},0" for x in range(6))
    own = "".join(f"\nbanner smoke of 1 at {x},0" for x in range(5)) + "\nbanner smoke of 0 at 5,5"
    assert refusal(on(text + others), Throw(5)).rule == "GO-65.16"
    assert legal(on(text + own), Throw) == [Throw(5)]


def test_go_r45_defensive_banners_stay_and_smoke_goes_with_the_owner() -> None:
    """GO-R45: the eliminated owner leaves the lightning and takes the smoke along."""
    match = on("""
        seats 3
        figure 0 armazi at 5,5 cd 0
        figure 1 ebue at 6,5 hp 35
        figure 2 medea at 12,12
        banner smoke of 1 at 6,5
        banner ball_lightning of 1 at 1,1
        turn 0 open
    """)
    events = do(match, UseAbility(), Supernova(1))
    assert banners(match) == ["ball_lightning of 1"]
    assert [e.why for e in events if isinstance(e, ev.BannerGone)] == ["eliminated"]


def test_go_r81_what_vacancy_is() -> None:
    """GO-R81: a platform goes under one's own figure on forest, not on one's own smoke."""
    text = "seats 2\nmap\n.....\n..F..\n.....\nfigure 0 armazi at 2,1\nfigure 1 ebue at 0,0\nmat 0 tree_platform\n"
    assert legal(at(text + "turn 0 open\n"), Defend) == [Defend(4)]
    assert refusal(at(text + "banner smoke of 0 at 2,1\nturn 0 open\n"), Defend(4)).rule == "GO-36.3"


def test_go_64_12_the_round_counter_is_unlimited() -> None:
    """GO-64.12: without a round limit round 998 is followed by round 999."""
    match = on("seats 2\noption roundLimit 0\nround 998\nturn 1 open" + PAIR)
    do(match, EndTurn())
    assert (match.result, state(match).round) == (None, 999)


def test_go_64_13_cooldown_bars() -> None:
    """GO-64.13: 5, 4, 3, 3, 3, 4 as printed; Octor's bar holds the 5 of a Supernova."""
    match = on("seats 2\nfigure 0 octor at 5,5\nfigure 1 armazi at 6,5\nturn 0 open")
    bars = {c.key: c.cooldown for c in state(match).kit.characters}
    assert [bars[key] for key in ("armazi", "ebue", "varas", "medea", "tsiva", "kruber")] == [5, 4, 3, 3, 3, 4]
    do(match, Imitate(1))
    assert figure(match, 0).cooldown == 5


def test_go_64_14_the_mat_layout() -> None:
    """GO-64.14: two weapons, helmet, body, one defensive, one throwable, two consumables; a backpack for two."""
    layout = content.load_mat()
    active = [len(layout.active_of[c]) for c in (WEAPON, HELMET, BODY, DEFENSIVE, THROWABLE, CONSUMABLE)]
    backpack = [len(layout.backpack_of[c]) for c in (WEAPON, HELMET, BODY, DEFENSIVE, THROWABLE, CONSUMABLE)]
    assert active == [2, 1, 1, 1, 1, 2]
    assert backpack == [0, 0, 0, 0, 1, 2]


def test_go_64_16_fifteen_defensive_banners_and_six_smokes() -> None:
    """GO-64.16: 4, 4, 4 and 3 make the 15 of the box."""
    *defensive, smoke = content.load_banner_supply()
    assert (defensive, sum(defensive), smoke) == ([4, 4, 4, 3], 15, 6)


def test_go_x8_a_banner_of_round_6_goes_at_the_beginning_of_round_8() -> None:
    """GO-X8: placed in round 6 it lies through rounds 6 and 7 and goes before the first turn of round 8."""
    match = on("round 6\n" + HOLDS_PLATFORM)
    do(match, Defend(4), EndTurn())
    while state(match).round < 8:
        assert banners(match) == ["tree_platform of 0"]
        events = pass_turn(match)
    kinds = [type(e) for e in events if isinstance(e, (ev.RoundBegan, ev.BannerGone, ev.TurnBegan))]
    assert kinds == [ev.RoundBegan, ev.BannerGone, ev.TurnBegan]
