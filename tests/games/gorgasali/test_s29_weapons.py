"""Sections 28 and 29: cards and weapons in general; actions 5.1.1 of section 59; rulings on shots."""

from __future__ import annotations

import pytest
from tests.games.gorgasali.duels import duel, gross, hp, missed, shoot, spent, wounds
from tests.games.gorgasali.kit import at, cards, dice, do, legal, refusal, seen, state
from tests.games.gorgasali.open_ground import on, pass_turn

from tavola.core.values import Left
from tavola.games.gorgasali import cards as c
from tavola.games.gorgasali import events as ev
from tavola.games.gorgasali.actions import EndTurn, Reload, Roll, Shoot, Stay, Throw
from tavola.games.gorgasali.content import load_cards

SET = load_cards()


def test_go_28_1_two_main_types_weapons_and_supports() -> None:
    """GO-28.1: 101 and 214 cards; every kind is one or the other."""
    assert (sum(SET.weapon_copies), sum(SET.support_copies)) == (101, 214)
    assert [SET.is_weapon(kind) for kind in range(SET.kinds)] == [True] * 14 + [False] * 24


def test_go_28_2_four_rarities_in_rising_order() -> None:
    """GO-28.2: common, rare, epic, legendary, all of them in use."""
    assert c.COMMON < c.RARE < c.EPIC < c.LEGENDARY
    assert {card.rarity for card in (*SET.weapons, *SET.supports)} == {c.COMMON, c.RARE, c.EPIC, c.LEGENDARY}


def test_go_28_3_a_rarer_card_has_fewer_copies() -> None:
    """GO-28.3: inside each weapon group, copy by copy."""
    for group in range(4):
        kin = sorted([w for w in SET.weapons if w.group == group], key=lambda w: w.rarity)
        copies = [w.copies for w in kin]
        assert copies == sorted(copies, reverse=True)
        assert len(set(copies)) == len(copies)


def test_go_29_1_support_cards_are_no_weapons() -> None:
    """GO-29.1: with throwables, armour and potions alone there is no shot."""
    match = duel("flame_bulb, helmet, body_armour, extra_six, barrier")
    assert legal(match, Shoot) == []
    assert [refusal(match, Shoot(slot, 1)).rule for slot in (0, 2, 5, 6)] == ["GO-6.16"] * 4


def test_go_29_2_two_weapons_either_may_shoot() -> None:
    """GO-29.2: two slots, a choice between both, no third."""
    match = duel("gemini, mantis")
    assert legal(match, Shoot) == [Shoot(0, 1), Shoot(1, 1)]
    assert len(state(match).kit.layout.slots_of[c.WEAPON]) == 2


def test_go_29_3_a_weapon_stays_on_the_mat() -> None:
    """GO-29.3: shot, and through the end of the turn."""
    match = duel("gemini", (6, 5), (1, 1))
    shoot(match)
    do(match, EndTurn())
    assert cards(match, 0) == {0: "gemini*"}


def test_go_29_4_one_weapon_card_a_turn() -> None:
    """GO-29.4: the second loaded weapon stays silent."""
    match = duel("gemini, mantis", (6, 5), (1, 1))
    shoot(match)
    assert legal(match, Shoot) == []
    assert refusal(match, Shoot(1, 1)).rule == "GO-6.14"


@pytest.mark.parametrize("moment", ["before", "after dice 1,2"])
def test_go_29_5_only_after_the_end_of_movement(moment: str) -> None:
    """GO-29.5: neither before the roll nor before moving or staying."""
    match = on(f"seats 2\nfigure 0 varas at 5,5\nfigure 1 ebue at 6,5\nmat 0 gemini\nturn 0 {moment}\n")
    assert refusal(match, Shoot(0, 1)).rule == "GO-29.5"
    after = on("seats 2\nfigure 0 varas at 5,5\nfigure 1 ebue at 6,5\nmat 0 gemini\nturn 0 before\n", dice(1, 2))
    do(after, Roll(), Stay())
    assert legal(after, Shoot) == [Shoot(0, 1)]


def test_go_29_6_only_epic_and_legendary_weapons_have_a_skill() -> None:
    """GO-29.6: each of them exactly one."""
    assert [w.skill != c.NO_SKILL for w in SET.weapons] == [w.rarity >= c.EPIC for w in SET.weapons]


@pytest.mark.parametrize("face", [2, 5])
def test_go_29_7_after_hit_or_miss_it_is_face_down_until_reloaded(face: int) -> None:
    """GO-29.7: a Tochinator that missed and one that hit."""
    match = duel("tochinator", (6, 5), (face,), (1, 2))
    events = shoot(match)
    assert (missed(events), spent(match)) == (face == 2, True)
    do(match, EndTurn())
    pass_turn(match)
    pass_turn(match)
    do(match, Roll(), Stay())
    assert refusal(match, Shoot(0, 1)).rule == "GO-29.7"
    do(match, Reload())
    assert not spent(match)


def test_go_29_7_also_when_the_target_leaves_in_the_middle_of_the_shot() -> None:
    """GO-29.7: the shot was declared; nothing is rolled any more."""
    match = duel("lynx, second_volley", (7, 5), (1, 2, 3))
    shoot(match, 6)
    match.happen(Left(1))
    assert EndTurn() in match.menu(0)
    assert cards(match, 0) == {0: "lynx*"}


def test_go_29_8_four_groups_fourteen_kinds() -> None:
    """GO-29.8: four six shooters, strikers and massive weapons, two scouts."""
    groups = [w.group for w in SET.weapons]
    assert [groups.count(g) for g in (c.SIX_SHOOTER, c.STRIKER, c.MASSIVE, c.SCOUT)] == [4, 4, 4, 2]


@pytest.mark.parametrize(("weapon", "faces", "damage"), [("sparrow", (2, 5), 21), ("locust", (1, 2, 3, 4), 20)])
def test_go_29_9_sum_of_dice_times_damage_per_unit(weapon: str, faces: tuple[int, ...], damage: int) -> None:
    """GO-29.9: a six shooter and a striker."""
    match = duel(weapon, (6, 5), faces)
    shoot(match)
    assert hp(match) == 100 - damage


@pytest.mark.parametrize(
    ("weapon", "count"), [("sparrow", 2), ("gemini", 2), ("dobergun", 1), ("mantis", 5), ("hydra", 4)]
)
def test_go_29_10_six_shooters_and_strikers_always_hit(weapon: str, count: int) -> None:
    """GO-29.10: even with nothing but ones."""
    match = duel(weapon, (6, 5), (1,) * count)
    events = shoot(match)
    assert not missed(events)
    assert hp(match) < 100


@pytest.mark.parametrize(
    ("weapon", "foe", "faces", "damage"),
    [
        ("anvil", (6, 5), (4,), 60),
        ("anvil", (6, 5), (3,), 0),
        ("farsight", (8, 5), (1, 5), 40),
        ("farsight", (8, 5), (1, 4), 0),
    ],
)
def test_go_29_11_fixed_damage_from_the_minimum_on(
    weapon: str, foe: tuple[int, int], faces: tuple[int, ...], damage: int
) -> None:
    """GO-29.11: massive weapons and scouts; below it a miss."""
    match = duel(weapon, foe, faces)
    assert missed(shoot(match)) == (damage == 0)
    assert hp(match) == 100 - damage


def test_go_29_12_the_target_is_an_enemy_within_range() -> None:
    """GO-29.12: not oneself, not a seat that is none, not farther than the weapon reaches."""
    match = duel("mantis", (9, 5))
    assert legal(match, Shoot) == []
    assert [refusal(match, Shoot(0, seat)).rule for seat in (0, 7, -1)] == ["GO-29.12"] * 3
    assert refusal(match, Shoot(0, 1)).rule == "GO-11.4"
    assert legal(duel("mantis", (8, 5)), Shoot) == [Shoot(0, 1)]


def test_go_29_13_the_target_is_in_clear_view() -> None:
    """GO-29.13: a Barrier between both, the shooter's own."""
    match = duel("mantis", (8, 5), more="banner barrier of 0 at 6,3 6,4 6,5 6,6 6,7")
    assert refusal(match, Shoot(0, 1)).rule == "GO-10.3"


def test_go_29_14_the_target_is_not_under_its_own_smoke() -> None:
    """GO-29.14: no weapon; a throwable goes through."""
    match = duel("gemini, ntt_bulb", more="banner smoke of 1 at 6,5")
    assert refusal(match, Shoot(0, 1)).rule == "GO-29.14"
    assert legal(match, Throw) == [Throw(5, 1)]


def test_go_29_15_a_shot_has_one_target() -> None:
    """GO-29.15: whoever stands beside it is not hurt."""
    match = on(
        "seats 3\nfigure 0 varas at 5,5\nfigure 1 ebue at 6,5\nfigure 2 kruber at 6,6\nmat 0 gemini\nturn 0 open\n",
        dice(6, 6),
    )
    assert legal(match, Shoot) == [Shoot(0, 1), Shoot(0, 2)]
    shoot(match)
    assert (hp(match, 1), hp(match, 2)) == (52, 100)


def test_go_29_16_roll_n_or_higher_means_the_total() -> None:
    """GO-29.16: Farsight's 11 by 5 and 6, though neither die shows it; Hydra's 5 by single dice, whatever the total."""
    assert gross(shoot(duel("farsight", (8, 5), (5, 6)))) == 55
    assert gross(shoot(duel("hydra", (6, 5), (1, 1, 1, 5)))) == 8 * 3 + 5
    assert gross(shoot(duel("hydra", (6, 5), (4, 4, 4, 4)))) == 16 * 3


def test_go_29_17_what_a_weapon_card_shows() -> None:
    """GO-29.17: name, group, dice, damage, range, skill, and a minimum roll just where the damage is fixed."""
    for w in SET.weapons:
        assert w.names["en"]
        assert w.names["ru"]
        assert min(w.dice, w.damage, w.range) >= 1
        assert w.fixed == (w.group in (c.MASSIVE, c.SCOUT))
        assert len(w.minimum) == (w.range + 1 if w.fixed else 0)


def test_go_29_18_a_shot_needs_a_legal_target() -> None:
    """GO-29.18: none in range, and so no shot, not even to spend the weapon."""
    match = duel("tochinator", (9, 9))
    assert legal(match, Shoot) == []
    assert refusal(match, Shoot(0, -1)).rule == "GO-29.12"


# --- section 59 -----------------------------------------------------------------------------------------------------


def test_go_59_31_loaded_weapons_times_legal_enemies() -> None:
    """GO-59.31: one loaded weapon in reach of two, one in reach of one; a spent one would not be offered."""
    text = "seats 3\nfigure 0 varas at 5,5\nfigure 1 ebue at 6,5\nfigure 2 kruber at 7,7\nmat 0 {}\nturn 0 open\n"
    assert legal(on(text.format("gemini, anvil")), Shoot) == [Shoot(0, 1), Shoot(0, 2), Shoot(1, 1)]
    assert legal(on(text.format("gemini*, anvil")), Shoot) == [Shoot(1, 1)]


def test_go_59_31_a_shot_ends_the_own_smoke() -> None:
    """GO-59.31: and reload and manage are closed."""
    match = duel("gemini, axe | boat", (6, 5), (1, 1), more="banner smoke of 0 at 5,5")
    events = shoot(match)
    assert [e.why for e in seen(events, ev.BannerGone) if isinstance(e, ev.BannerGone)] == ["shot"]
    assert refusal(match, Reload()).rule == "GO-6.14"


def test_go_59_32_a_matching_extension_or_none() -> None:
    """GO-59.32: offered with the weapon of its group only, and not when the consumable of the turn is spent."""
    mat = "gemini, mantis, extra_six, second_volley"
    assert legal(duel(mat), Shoot) == [Shoot(0, 1), Shoot(0, 1, 6), Shoot(1, 1), Shoot(1, 1, 7)]
    text = "seats 2\nfigure 0 varas at 5,5\nfigure 1 ebue at 6,5\nmat 0 {}\nturn 0 open consumable\n"
    after = on(text.format(mat))
    assert legal(after, Shoot) == [Shoot(0, 1), Shoot(1, 1)]
    assert refusal(after, Shoot(0, 1, 6)).rule == "GO-6.7"


# --- rulings --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("faces", "damage"), [((5, 6), 55), ((6, 4), 40)])
def test_go_r67_the_total_of_the_shot_counts(faces: tuple[int, int], damage: int) -> None:
    """GO-R67: 11 by two dice adds 15, 10 with a six in it does not."""
    assert gross(shoot(duel("farsight", (8, 5), faces))) == damage


def test_go_r68_the_platform_touches_minimum_and_skills() -> None:
    """GO-R68: every value of the shot is the reduced one: minimum, +15, +5 a die, the free steps, staying loaded."""
    platform = {"more": "banner tree_platform of 1 at 6,5"}
    assert missed(shoot(duel("tochinator", (6, 5), (4,), **platform)))
    far = "banner tree_platform of 1 at 8,5"
    assert gross(shoot(duel("farsight", (8, 5), (6, 6), more=far))) == 40
    assert gross(shoot(duel("hydra", (6, 5), (5, 5, 6, 1), **platform))) == (4 + 4 + 5 + 0) * 3 + 5
    steps = duel("dobergun", (6, 5), (4,), **platform)
    shoot(steps)
    assert EndTurn() in steps.menu(0)
    everload = duel("everload", (6, 5), (5,), **platform)
    shoot(everload)
    assert spent(everload)


@pytest.mark.parametrize("action", [Shoot(0, 1), Throw(5, 1)])
def test_go_r100_nothing_is_declared_without_a_legal_target(action: Shoot | Throw) -> None:
    """GO-R100: neither to drop the card nor to lose the smoke."""
    match = duel("gemini, flame_bulb", (9, 5), more="banner smoke of 0 at 5,5")
    assert refusal(match, action).rule == "GO-11.4"


@pytest.mark.parametrize("banner", ["tree_platform", "magic_field"])
def test_go_r102_the_own_banner_changes_no_own_shot(banner: str) -> None:
    """GO-R102: shooting from a platform or a field."""
    match = duel("gemini", (6, 5), (3, 4), more=f"banner {banner} of 0 at 5,5")
    assert gross(shoot(match)) == 28
    assert hp(match) == 72


def test_go_r103_a_shot_with_its_bonus_is_one_damage() -> None:
    """GO-R103: halved once and blocked once: Hydra 9×3+5 = 32, 16 through the field, all stopped by body armour."""
    match = duel("hydra", (6, 5), (1, 1, 2, 5), worn="helmet, body_armour", more="banner magic_field of 1 at 6,5")
    events = shoot(match)
    assert wounds(events) == [("weapon", 32, 32)]
    assert (hp(match), cards(match, 1)) == (100, {2: "helmet"})


def test_go_r103_each_victim_and_each_strike_is_its_own_damage() -> None:
    """GO-R103: two Ball Lightnings, each halved (35 → 17) and each blocked on its own."""
    match = on("""
        seats 2
        figure 0 varas at 5,5
        figure 1 ebue at 0,0
        mat 0 helmet, body_armour
        banner magic_field of 0 at 5,5
        banner ball_lightning of 1 at 6,5
        banner ball_lightning of 1 at 4,5
        turn 0 open
        """)
    events = do(match, EndTurn())
    assert wounds(events) == [("lightning", 35, 35), ("lightning", 35, 28)]
    assert (hp(match, 0), cards(match, 0)) == (93, {})


def test_go_29_13_a_corner_touched_is_clear_view() -> None:
    """GO-29.13: past the corner of a tree square."""
    rows = "....\n.T..\n....\n....\n"
    match = at("map\n" + rows + "seats 2\nfigure 0 varas at 0,1\nfigure 1 ebue at 1,0\nmat 0 gemini\nturn 0 open\n")
    assert legal(match, Shoot) == [Shoot(0, 1)]
