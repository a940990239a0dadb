"""Section 53: elimination and loot; with it discards (GO-R30 to GO-R32), turn ends (GO-R48) and final ranking."""

from __future__ import annotations

from tests.games.gorgasali.kit import cards, dice, do, figure, legal, refusal, square, state, where
from tests.games.gorgasali.open_ground import banners, on, pass_turn

from tavola.core.play import Match
from tavola.core.values import Event, Left, Shuffled
from tavola.games.gorgasali import events as ev
from tavola.games.gorgasali.actions import (
    EndTurn,
    OpenChest,
    Place,
    Refuse,
    Shoot,
    Step,
    Supernova,
    Throw,
    UseAbility,
)

# Armazi (seat 0) can eliminate seat 1, seat 2 or both with a Supernova.
NOVA = """
    seats 4
    figure 0 armazi at 5,5 cd 0
    figure 1 ebue at 6,5 hp 35
    figure 2 medea at 6,6 hp 35
    figure 3 varas at 13,13
    turn 0 open
"""
OUTER = "zones\n" + "1" * 14 + ("\n" + "4" * 14) * 13 + "\n"


def nova(match: Match, *targets: int) -> list[Event]:
    return do(match, UseAbility(), Supernova(*targets))


def discards(match: Match) -> tuple[int, int]:
    return len(state(match).weapon_discard), len(state(match).support_discard)


def fallen(events: list[Event]) -> list[tuple[int, int]]:
    """Who fell, and by whom."""
    return [(e.seat, e.by) for e in events if isinstance(e, ev.Eliminated)]


def test_go_53_1_at_zero_health_the_figure_leaves_the_map() -> None:
    """GO-53.1: the figure is gone and its square can be entered."""
    match = on(NOVA.replace("turn 0 open", "turn 0 after dice 1,2"))
    nova(match, 1)
    assert (figure(match, 1).alive, where(match, 1)) == (0, None)
    assert Step(square(match, 6, 5)) in legal(match, Step)


def test_go_53_2_cards_and_extra_chests_go_to_the_opponent_who_did_it() -> None:
    """GO-53.2: everything, backpack included."""
    match = on(NOVA.replace("ebue at 6,5", "ebue at 6,5 chests 1") + "mat 1 gemini, barrier | small_potion")
    nova(match, 1)
    assert cards(match, 0) == {0: "gemini", 4: "barrier", 6: "small_potion"}
    assert (cards(match, 1), figure(match, 0).chests, figure(match, 1).chests) == ({}, 1, 0)


def test_go_53_3_death_by_a_zone_gives_the_cards_to_nobody() -> None:
    """GO-53.3: weapon and support card are discarded, the extra chest is out of the game."""
    match = on(
        OUTER
        + """
        seats 3
        round 6
        figure 0 armazi at 5,1 hp 5 chests 1
        figure 1 ebue at 6,1
        figure 2 medea at 12,12
        mat 0 gemini, helmet
        turn 0 after dice 1,2
    """
    )
    events = do(match, Step(square(match, 5, 0)))
    assert fallen(events) == [(0, -1)]
    assert discards(match) == (1, 1)
    assert [f.chests for f in state(match).figures] == [0, 0, 0]


def test_go_53_4_the_killer_places_loot_like_any_card() -> None:
    """GO-53.4: full in both categories, the killer replaces one weapon and refuses the helmet."""
    match = on(NOVA + "mat 0 gemini, mantis, helmet\nmat 1 hydra, helmet")
    nova(match, 1)
    assert legal(match, Place) == [Place(0, 0), Place(0, 1), Place(1, 2)]
    assert legal(match, Refuse) == [Refuse(0), Refuse(1)]
    do(match, Place(0, 1), Refuse(0))
    assert cards(match, 0) == {0: "gemini", 1: "hydra", 2: "helmet"}
    assert discards(match) == (1, 1)


def test_go_53_5_all_looted_extra_chests_are_kept() -> None:
    """GO-53.5: one own and three of the victim make four."""
    match = on(NOVA.replace("cd 0", "cd 0 chests 1").replace("ebue at 6,5", "ebue at 6,5 chests 3"))
    nova(match, 1)
    assert figure(match, 0).chests == 4


def test_go_53_6_armour_spared_by_breathhold_is_loot() -> None:
    """GO-53.6: helmet and body armour come to the shooter."""
    match = on(NOVA.replace("6,5", "8,5") + "mat 0 breathhold\nmat 1 helmet, body_armour", dice(3, 3))
    do(match, Shoot(0, 1))
    assert cards(match, 0) == {0: "breathhold*", 2: "helmet", 3: "body_armour"}


def test_go_53_7_armour_used_up_by_the_deadly_damage_is_not() -> None:
    """GO-53.7: the spear's 60 uses up both pieces and kills with the remaining 30; only the gun is loot."""
    match = on(NOVA.replace("hp 35", "hp 30", 1) + "mat 0 magic_spear\nmat 1 helmet, body_armour, locust", dice(1))
    do(match, Throw(5, 1))
    assert cards(match, 0) == {0: "locust"}
    assert discards(match) == (0, 3)


def test_go_53_8_loot_is_transferred_at_once_also_off_turn() -> None:
    """GO-53.8: the lightning of seat 3 kills at the end of seat 1's turn; seat 3 has the cards before seat 2 plays."""
    match = on(NOVA.replace("turn 0", "turn 1") + "banner ball_lightning of 3 at 8,5\nmat 1 locust")
    events = do(match, EndTurn())
    assert fallen(events) == [(1, 3)]
    assert (cards(match, 3), match.deciders) == ({0: "locust"}, (2,))


def test_go_53_9_face_down_weapons_stay_face_down() -> None:
    """GO-53.9: the spent one arrives spent, the loaded one loaded."""
    match = on(NOVA + "mat 1 gemini*, mantis")
    nova(match, 1)
    do(match, Place(0, 0))
    assert cards(match, 0) == {0: "gemini*", 1: "mantis"}


def test_go_53_10_target_first_then_clockwise_each_with_its_loot() -> None:
    """GO-53.10: seat 2 throws at 1; 1 falls and its loot is placed, then clockwise 3, then 0."""
    text = """
        seats 5
        figure 0 armazi at 8,5 hp 9
        figure 1 ebue at 7,5 hp 9
        figure 2 medea at 5,5
        figure 3 varas at 7,6 hp 9
        figure 4 kruber at 13,13
        mat 2 flame_bulb, barrier
        mat 1 magic_field
        turn 2 open
    """
    match = on(text, dice(5, 5))
    assert fallen(do(match, Throw(5, 1))) == [(1, 2)]
    assert match.deciders == (2,)
    assert fallen(do(match, Refuse(0))) == [(3, 2), (0, 2)]
    assert EndTurn() in match.menu(2)


def test_go_53_11_the_smoke_vanishes_the_other_banners_run_on() -> None:
    """GO-53.11: of the victim's three banners the smoke goes."""
    match = on(NOVA + "banner smoke of 1 at 6,5\nbanner tree_platform of 1 at 0,0\nbanner magic_field of 1 at 1,1")
    nova(match, 1)
    assert banners(match) == ["tree_platform of 1", "magic_field of 1"]


def test_go_53_12_held_ability_and_flags_vanish() -> None:
    """GO-53.12: a frozen, burned Octor who skipped and holds Heal leaves nothing of it."""
    match = on(NOVA.replace("ebue at 6,5 hp 35", "octor at 6,5 hp 35 held medea from 2 frozen 3 burned skipped"))
    nova(match, 1)
    octor = figure(match, 1)
    assert (octor.held, octor.held_from, octor.frozen, octor.burned, octor.skipped) == (-1, -1, 0, 0, 0)


def test_go_53_13_both_supernova_targets_are_looted_by_the_same_user() -> None:
    """GO-53.13: the second target's cards and chest come to Armazi as well."""
    match = on(NOVA.replace("medea at 6,6", "medea at 6,6 chests 1") + "mat 1 gemini\nmat 2 mantis, helmet")
    assert fallen(nova(match, 1, 2)) == [(1, 0), (2, 0)]
    assert (cards(match, 0), figure(match, 0).chests) == ({0: "gemini", 1: "mantis", 2: "helmet"}, 1)


def test_go_53_14_the_victim_is_out_of_the_game() -> None:
    """GO-53.14: no target any more, and passed over when its turn would come."""
    match = on(NOVA + "mat 0 magic_spear")
    nova(match, 1)
    assert refusal(match, Throw(5, 1)).rule == "GO-53.14"
    do(match, EndTurn())
    assert match.deciders == (2,)


def test_go_r30_an_empty_deck_is_replaced_by_its_shuffled_discards() -> None:
    """GO-R30: the second support card comes from the shuffled pile, the weapon, with both piles empty, not at all."""
    match = on(
        """
        seats 2
        figure 0 armazi at 5,5 chests 1
        figure 1 ebue at 9,9
        support_deck helmet
        support_discard barrier, flame_bulb, body_armour
        weapon_deck -
        turn 0 open
        """,
        Shuffled((2, 0, 1)),
    )
    # the pile from the bottom is body_armour, flame_bulb, barrier; the order makes flame_bulb the top card
    do(match, OpenChest())
    assert cards(match, 0) == {2: "helmet", 5: "flame_bulb"}
    assert (len(state(match).support_deck), discards(match)) == (2, (0, 0))


def test_go_r31_any_two_weapons_are_kept_one_by_one() -> None:
    """GO-R31: both looted weapons replace both own ones, a spent one first."""
    match = on(NOVA + "mat 0 gemini*, locust\nmat 1 mantis, hydra")
    nova(match, 1)
    do(match, Place(1, 0), Place(0, 1))
    assert cards(match, 0) == {0: "hydra", 1: "mantis"}
    assert sorted(state(match).weapon_discard) == [1, 4]


def test_go_r32_drawn_weapons_are_loaded_looted_ones_unchanged() -> None:
    """GO-R32: drawn, it is loaded, also in the slot of a spent one; looted, it is as it was."""
    match = on(
        NOVA.replace("cd 0", "cd 0 chests 1") + "mat 1 mantis*\nweapon_deck sparrow, ...\n"
        "support_deck helmet, barrier, ..."
    )
    nova(match, 1)
    do(match, OpenChest())
    assert cards(match, 0) == {0: "mantis*", 1: "sparrow", 2: "helmet", 4: "barrier"}
    full = on(
        NOVA.replace("cd 0", "cd 0 chests 1") + "mat 0 gemini*, mantis*\nweapon_deck sparrow, ...\n"
        "support_deck helmet, barrier, ..."
    )
    do(full, OpenChest(), Place(0, 0))
    assert cards(full, 0) == {0: "sparrow", 1: "mantis*", 2: "helmet", 4: "barrier"}


def test_go_r45_the_lightning_of_a_fallen_owner_still_strikes() -> None:
    """GO-R45: it lies on and hurts seat 3 at the end of its turn."""
    match = on(NOVA + "banner ball_lightning of 1 at 12,12", dice(1, 2), dice(1, 2))
    nova(match, 1)
    do(match, EndTurn())
    pass_turn(match)
    assert [(e.seat, e.cause) for e in pass_turn(match) if isinstance(e, ev.Hurt)] == [(3, "lightning")]


def test_go_r48_the_order_of_a_turn_end() -> None:
    """GO-R48: freeze and old ban end, then lightnings, Ignite with its new ban, refill, next player."""
    match = on("""
        seats 3
        figure 0 tharsis at 5,5
        figure 1 ebue at 6,5 frozen 2 burned
        figure 2 tsiva at 13,13
        banner ball_lightning of 0 at 7,7
        mat 1 | small_potion
        turn 1 open
    """)
    events = do(match, EndTurn())
    steps = [getattr(e, "cause", "") or type(e).__name__ for e in events]
    assert steps[:6] == ["lightning", "ignite", "Burned", "Refilled", "TurnEnded", "TurnBegan"]
    assert (figure(match, 1).frozen, figure(match, 1).burned) == (0, 1)


def test_go_r48_lightnings_come_before_ignite() -> None:
    """GO-R48: with 35 health left the lightning has the kill, and its owner the loot, not Tharsis."""
    match = on("""
        seats 3
        figure 0 tharsis at 5,5
        figure 1 ebue at 6,5 hp 35
        figure 2 tsiva at 13,13
        banner ball_lightning of 2 at 7,7
        mat 1 gemini
        turn 1 open
    """)
    assert fallen(do(match, EndTurn())) == [(1, 2)]
    assert (cards(match, 2), cards(match, 0)) == ({0: "gemini"}, {})


def test_go_53_10_copies_in_the_middle_of_it_go_on_alike() -> None:
    """GO-53.10: while the first loot is placed, off-turn or in a splash, a copy plays on to the same position."""
    splash = on(
        NOVA.replace("5,5 cd 0", "4,5") + "mat 0 flame_bulb, barrier\nmat 1 magic_field\nmat 2 gemini", dice(6, 6)
    )
    do(splash, Throw(5, 1))
    struck = on(
        NOVA.replace("turn 0", "turn 1") + "banner ball_lightning of 3 at 8,5\nmat 1 barrier, gemini\n"
        "mat 3 magic_field",
        dice(1, 2),
    )
    do(struck, EndTurn())
    for match in (splash, struck):
        twin = match.clone()
        assert do(match, Refuse(0)) == do(twin, Refuse(0))
        assert (match.digest(), match.deciders) == (twin.digest(), twin.deciders)


def test_go_r98_a_thrower_who_leaves_between_two_victims_loots_no_more() -> None:
    """GO-R98: the second victim of the bulb still falls, and nobody has its cards or the ones being placed."""
    match = on(
        NOVA.replace("5,5 cd 0", "4,5") + "mat 0 flame_bulb, barrier\nmat 1 magic_field\nmat 2 gemini", dice(6, 6)
    )
    do(match, Throw(5, 1))
    assert match.deciders == (0,)
    events = match.happen(Left(0))
    assert fallen(events) == [(0, -1), (2, -1)]
    assert match.result is not None
    assert match.result.places == (3, 4, 2, 1)


LIMIT = """
    seats 3
    option roundLimit 7
    round 7
    figure 0 armazi at 5,5 hp 60
    figure 1 ebue at 9,5 hp 60
    figure 2 medea at 13,13 hp 50
    turn 2 open
"""


def test_go_r90_at_the_round_limit_health_then_cards_decide() -> None:
    """GO-R90: equal health, and one card more wins; the third is last."""
    match = on(LIMIT + "mat 1 gemini")
    do(match, EndTurn())
    assert match.result is not None
    assert (match.result.places, match.result.reason) == ((2, 1, 3), "round_limit")


def test_go_r90_a_full_tie_is_a_shared_win() -> None:
    """GO-R90: same health, same number of cards: two winners and a third place; the fallen rank below."""
    match = on(LIMIT.replace("seats 3", "seats 5") + "figure 3 varas dead\nfigure 4 kruber dead\nfallen 4,3")
    do(match, EndTurn())
    assert match.result is not None
    assert match.result.places == (1, 1, 3, 4, 5)
    assert match.result.winners == (0, 1)


def test_go_r90_duo_counts_the_sums_of_the_living_of_a_team() -> None:
    """GO-R90: 60 + 10 against 65 + 0: the pair with both alive wins."""
    match = on("""
        seats 4
        option scenario duo
        option roundLimit 3
        round 3
        figure 0 armazi at 5,5 hp 60
        figure 1 ebue at 9,5 hp 65
        figure 2 medea at 13,13 hp 10
        figure 3 varas dead grave 0,0
        turn 2 open
    """)
    do(match, EndTurn())
    assert match.result is not None
    assert match.result.places == (1, 3, 1, 3)
