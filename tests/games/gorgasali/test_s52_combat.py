"""Section 52: combat; Drain in a shot; the law of one damage."""

from __future__ import annotations

import pytest
from tests.games.gorgasali.duels import duel, hp, kinds, shoot, wounds
from tests.games.gorgasali.kit import cards, dice, do, figure, legal, refusal, state
from tests.games.gorgasali.open_ground import on
from tests.games.gorgasali.strides import walk

from tavola.games.gorgasali import events as ev
from tavola.games.gorgasali.actions import (
    Drink,
    EndTurn,
    EndWalk,
    Manage,
    Place,
    Refuse,
    Reload,
    Reroll,
    Shoot,
    Step,
    Supernova,
    Throw,
    UseAbility,
)
from tavola.games.gorgasali.content import load_cards
from tavola.games.gorgasali.rules.damage import wound

BOTH = "helmet, body_armour"
PLATFORM = "banner tree_platform of 1 at 6,5"


def test_go_52_1_damage_comes_from_weapons_throwables_abilities_and_lightning() -> None:
    """GO-52.1: the words of the cause; nothing else hurts an enemy."""
    shot = shoot(duel("gemini", (6, 5), (3, 4)))
    bulb = do(duel("flame_bulb", (7, 5), (5, 5)), Throw(5, 1))
    nova = do(duel("", me="armazi cd 0"), UseAbility(), Supernova(1))
    ball = do(duel("", (9, 9), more="banner ball_lightning of 1 at 6,5"), EndTurn())
    assert [wounds(events) for events in (shot, bulb, nova, ball)] == [
        [("weapon", 28, 0)], [("flame", 40, 0)], [("supernova", 35, 0)], [("lightning", 35, 0)],
    ]  # fmt: skip


@pytest.mark.parametrize("order", [(Shoot(0, 1), Throw(5, 1)), (Throw(5, 1), Shoot(0, 1))])
def test_go_52_2_one_weapon_and_one_throwable_in_one_turn(order: tuple[Shoot | Throw, ...]) -> None:
    """GO-52.2: both, in either order, and neither twice."""
    match = duel("gemini, mantis, ntt_bulb | smoke_bulb", (6, 5), (3, 4))
    do(match, *order)
    assert hp(match) == 72
    assert refusal(match, Shoot(1, 1)).rule == "GO-6.14"
    assert refusal(match, Throw(5, 1)).rule == "GO-41.1"


def test_go_52_3_gross_field_armour_health() -> None:
    """GO-52.3: 72 through a field is 36, armour takes 30, 6 are lost; Breathhold leaves the armour out."""
    match = duel("gemini, extra_six", (6, 5), (6, 6, 6), worn=BOTH, more="banner magic_field of 1 at 6,5")
    assert wounds(shoot(match, 6)) == [("weapon", 72, 66)]
    assert hp(match) == 94
    scout = duel("breathhold", (7, 5), (3, 4), worn=BOTH, more="banner magic_field of 1 at 7,5")
    assert wounds(shoot(scout)) == [("weapon", 50, 25)]


def test_go_52_4_ability_damage_goes_straight_to_health() -> None:
    """GO-52.4: past field and armour."""
    match = duel("", me="armazi cd 0", worn=BOTH, more="banner magic_field of 1 at 6,5")
    assert wounds(do(match, UseAbility(), Supernova(1))) == [("supernova", 35, 0)]
    assert len(cards(match, 1)) == 2


def test_go_52_5_the_order_of_a_shot() -> None:
    """GO-52.5: declaration, smoke, dice, second dice, armour and wound, Drain, restore, face, death, loot."""
    match = duel(
        "bloodroot, second_swing", (6, 5), (2,), (5,), me="drain hp 50", who="ebue hp 30", worn=BOTH,
        more="banner smoke of 0 at 5,5",
    )  # fmt: skip
    assert kinds(shoot(match, 6)) == [
        ev.Shot, ev.CardUsed, ev.BannerGone, ev.DiceRolled, ev.DiceRolled,
        ev.ArmourLost, ev.ArmourLost, ev.Hurt, ev.Hurt, ev.Healed, ev.Healed, ev.WeaponSpent, ev.Eliminated, ev.Looted,
    ]  # fmt: skip
    assert hp(match, 0) == 50 + 5 + 15


def test_go_52_5_the_free_steps_come_last() -> None:
    """GO-52.5: death, loot and its placing, then the move of the Dobergun, then the open phase again."""
    match = duel("dobergun", (7, 5), (5,), who="ebue hp 1", worn="mantis, lynx")
    events = shoot(match)
    assert kinds(events)[-4:] == [ev.WeaponSpent, ev.Eliminated, ev.Looted, ev.CardsReceived]
    assert legal(match, Step) == []
    do(match, Place(0, 1), Refuse(0))
    walk(match, (6, 5))
    do(match, EndWalk())
    assert EndTurn() in match.menu(0)


def test_go_52_5_a_miss_ends_with_the_weapon_face_down() -> None:
    """GO-52.5: smoke and extension are gone all the same."""
    match = duel("breathhold, long_lens", (6, 5), (4, 4), more="banner smoke of 0 at 5,5")
    events = shoot(match, 6)
    assert kinds(events) == [ev.Shot, ev.CardUsed, ev.BannerGone, ev.DiceRolled, ev.Missed, ev.WeaponSpent]


@pytest.mark.parametrize("first", [Reload(), Manage(), Shoot(0, 1)])
def test_go_52_6_reload_shoot_and_manage_exclude_each_other(first: Reload | Manage | Shoot) -> None:
    """GO-52.6: whichever was first."""
    match = duel("gemini | axe", (6, 5), (1, 1))
    do(match, first)
    if isinstance(first, Manage):
        listed = match.menu(0).listed()
        assert listed
        do(match, listed[0])
    assert [refusal(match, action).rule for action in (Reload(), Manage(), Shoot(0, 1))] == ["GO-6.14"] * 3


def test_go_52_7_nobody_targets_a_teammate_or_themselves() -> None:
    """GO-52.7: with weapons, throwables or damaging abilities."""
    match = on("""
        option scenario duo
        seats 4
        figure 0 armazi at 5,5 cd 0
        figure 1 ebue at 7,5
        figure 2 medea at 6,5
        figure 3 kruber at 13,13
        mat 0 gemini, ntt_bulb
        turn 0 open
        """)
    assert legal(match, Shoot) == [Shoot(0, 1)]
    assert legal(match, Throw) == [Throw(5, 1)]
    assert [refusal(match, action).rule for action in (Shoot(0, 2), Throw(5, 2))] == ["GO-52.7"] * 2
    assert [refusal(match, action).rule for action in (Shoot(0, 0), Throw(5, 0))] == ["GO-29.12"] * 2
    do(match, UseAbility())
    assert legal(match, Supernova) == [Supernova(1)]


# --- Drain in a shot ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("faces", "count"), [((4, 4), 0), ((5, 4), 1), ((6, 5), 2)])
def test_go_r65_above_4_is_5_or_6_on_natural_faces(faces: tuple[int, int], count: int) -> None:
    """GO-R65: on a platform too, where they show 4 or 5."""
    for more in ("", PLATFORM):
        match = duel("gemini", (6, 5), faces, me="drain hp 50", more=more)
        events = shoot(match)
        assert wounds(events)[1:] == ([("drain", 5 * count, 0)] if count else [])
        assert hp(match, 0) == 50 + 5 * count


def test_go_r65_the_final_faces_after_a_reroll() -> None:
    """GO-R65: a six given up does not count, a new five does."""
    match = duel("lynx, second_volley", (7, 5), (6, 6, 1), (1, 5), me="drain hp 50")
    shoot(match, 6)
    do(match, Reroll((0, 2)))
    assert hp(match, 0) == 60
    assert hp(match) == 100 - 12 * 3 - 10


def test_go_r66_only_on_a_hit_after_the_weapon_whatever_health_was_left() -> None:
    """GO-R66: a missing double five drains nothing; an overkill drains in full."""
    miss = duel("breathhold", (6, 5), (5, 5), me="drain hp 50")
    assert wounds(shoot(miss)) == []
    assert hp(miss, 0) == 50
    dead = duel("gemini", (6, 5), (6, 6), me="drain hp 50", who="ebue hp 1")
    assert wounds(shoot(dead)) == [("weapon", 48, 0), ("drain", 10, 0)]
    assert hp(dead, 0) == 60


def test_go_r66_drain_itself_may_kill_and_loots() -> None:
    """GO-R66: body armour and helmet stop the weapon's 24, Drain does not meet them."""
    match = duel("gemini", (6, 5), (1, 5), me="drain", who="ebue hp 5", worn="helmet, body_armour, axe")
    assert wounds(shoot(match)) == [("weapon", 24, 24), ("drain", 5, 0)]
    assert cards(match, 0) == {0: "gemini*", 6: "axe"}


@pytest.mark.parametrize(
    ("mat", "foe", "faces", "who", "kept"),
    [
        ("gemini", (6, 5), (4, 4), "ebue", True),  # no die above 4
        ("breathhold", (6, 5), (5, 5), "ebue", True),  # a miss
        ("gemini", (6, 5), (6, 6), "emoon", True),  # no addition against Immunity
        ("gemini", (6, 5), (5, 1), "ebue", False),
    ],
)
def test_go_23_10_octors_drain_is_used_up_when_it_adds_damage(
    mat: str, foe: tuple[int, int], faces: tuple[int, int], who: str, kept: bool
) -> None:
    """GO-23.10: the first shot on which it adds damage, no earlier."""
    match = duel(mat, foe, faces, me="octor hp 50 held drain from 2 cd 0", who=who)
    shoot(match)
    assert (figure(match, 0).held >= 0) == kept
    assert hp(match, 0) == (50 if kept else 55)


# --- rulings and the law --------------------------------------------------------------------------------------------


def test_go_r93_two_throwables_deal_damage() -> None:
    """GO-R93: the Flame Bulb, which the source also calls explosive bulb, and the Magic Spear."""
    assert {s.key for s in load_cards().supports if s.damage and s.banner < 0} == {"flame_bulb", "magic_spear"}


def test_go_r104_everything_of_a_splash_victim_goes_to_the_thrower() -> None:
    """GO-R104: both fall, the thrower gets cards and extra chests of both."""
    match = on(
        """
        seats 4
        figure 0 varas at 5,5
        figure 1 ebue at 7,5 hp 5 chests 1
        figure 2 medea at 8,5 hp 5 chests 1
        figure 3 kruber at 13,13
        mat 0 flame_bulb
        mat 1 helmet
        mat 2 axe
        turn 0 open
        """,
        dice(6, 6),
    )
    events = do(match, Throw(5, 1))
    looted = [(e.seat, e.victim) for e in events if isinstance(e, ev.Looted)]
    assert looted == [(0, 1), (0, 2)]
    assert cards(match, 0) == {6: "axe"}  # the helmet was used up
    assert figure(match, 0).chests == 2


def slow(amount: int, helmet: bool, body: bool, field: bool, pierces: bool) -> tuple[int, bool, bool]:
    """Health lost and what is still worn, straight from the table of section 46."""
    left = amount // 2 if field else amount
    if pierces or left == 0:
        return left, helmet, body
    if helmet and body:
        if left <= 10:
            return 0, False, True
        if left <= 20:
            return 0, True, False
        return max(0, left - 30), False, False
    if helmet:
        return max(0, left - 10), False, False
    if body:
        return max(0, left - 20), False, False
    return left, False, False


@pytest.mark.parametrize("field", [False, True])
@pytest.mark.parametrize("pierces", [False, True])
@pytest.mark.parametrize("worn", ["", "helmet", "body_armour", BOTH])
def test_go_46_law_of_one_damage(field: bool, pierces: bool, worn: str) -> None:
    """GO-46.8: for every amount the rules equal the written table."""
    start = duel("", worn=worn, more="banner magic_field of 1 at 6,5" if field else "")
    for amount in range(100):
        match = start.clone()
        wound(state(match), 1, 0, "weapon", amount, pierces=pierces)
        keys = cards(match, 1).values()
        found = (100 - hp(match), "helmet" in keys, "body_armour" in keys)
        assert found == slow(amount, "helmet" in worn, "body" in worn, field, pierces), amount


def test_go_52_6_the_potion_of_action_1_is_no_main_action() -> None:
    """GO-52.6: drinking, then shooting."""
    match = on(
        "seats 2\nfigure 0 varas at 5,5 hp 50\nfigure 1 ebue at 6,5\nmat 0 gemini, small_potion\nturn 0 before\n"
    )
    do(match, Drink(6))
    assert state(match).turn.main == 0
