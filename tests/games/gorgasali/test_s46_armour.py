"""Section 46: armour cards, and the rulings on field and armour."""

from __future__ import annotations

import pytest
from tests.games.gorgasali.duels import duel, hp, shoot, wounds
from tests.games.gorgasali.kit import cards, do, legal, refusal, seen
from tests.games.gorgasali.open_ground import on
from tests.games.gorgasali.strides import walk

from tavola.core.play import Match
from tavola.games.gorgasali import events as ev
from tavola.games.gorgasali.actions import EndTurn, Place, Refuse, Shoot, Step, Supernova, Throw, UseAbility
from tavola.games.gorgasali.content import load_cards

FIELD = "banner magic_field of 1 at 6,5"
BOTH = "helmet, body_armour"


def hit(amount: int, worn: str, more: str = "") -> tuple[int, list[str]]:
    """What one damage of this amount does to health and armour: by a Hydra, 3 a unit and 5 a high die."""
    faces = next(
        (a, b, e, f)
        for a in range(1, 7)
        for b in range(1, 7)
        for e in range(1, 7)
        for f in range(1, 7)
        if (a + b + e + f) * 3 + 5 * sum(die >= 5 for die in (a, b, e, f)) == amount
    )
    match = duel("hydra", (6, 5), faces, worn=worn, more=more)
    shoot(match)
    return 100 - hp(match), sorted(cards(match, 1).values())


def small_hit(face: int, worn: str) -> tuple[int, list[str]]:
    """A Dobergun on a platform: 9 for each pip above one."""
    match = duel("dobergun", (6, 5), (face,), worn=worn)
    shoot(match)
    return 100 - hp(match), sorted(cards(match, 1).values())


def test_go_46_1_helmet_blocks_10_body_armour_20() -> None:
    """GO-46.1: two kinds."""
    assert {s.key: s.blocks for s in load_cards().supports if s.blocks} == {"helmet": 10, "body_armour": 20}
    assert hit(36, "helmet") == (26, [])
    assert hit(36, "body_armour") == (16, [])


def test_go_46_2_they_act_by_themselves() -> None:
    """GO-46.2: nobody is asked; after the shot it is the shooter's turn still."""
    match = duel("gemini", (6, 5), (1, 1), worn=BOTH)
    shoot(match)
    assert match.deciders == (0,)
    assert cards(match, 1) == {3: "body_armour"}


def lightning(worn: str) -> Match:
    return on(f"""
        seats 2
        figure 0 varas at 5,5
        figure 1 ebue at 0,0
        mat 0 {worn}
        banner ball_lightning of 1 at 6,5
        turn 0 open
        """)


def test_go_46_3_weapon_throwable_and_ball_lightning_but_no_ability() -> None:
    """GO-46.3: the first three are blocked by 30, Supernova is not."""
    assert hit(36, BOTH) == (6, [])
    bulb = duel("flame_bulb", (7, 5), (5, 5), worn=BOTH)
    do(bulb, Throw(5, 1))
    assert (hp(bulb), cards(bulb, 1)) == (90, {})
    ball = lightning(BOTH)
    do(ball, EndTurn())
    assert (hp(ball, 0), cards(ball, 0)) == (95, {})
    nova = duel("", me="armazi cd 0", worn=BOTH)
    do(nova, UseAbility(), Supernova(1))
    assert (hp(nova), len(cards(nova, 1))) == (65, 2)


def test_go_46_4_discarded_even_when_it_blocked_less() -> None:
    """GO-46.4: a helmet against 9; the event tells how much."""
    match = duel("dobergun", (6, 5), (1,), worn="helmet")
    events = shoot(match)
    assert cards(match, 1) == {}
    assert [e.blocked for e in seen(events, ev.ArmourLost) if isinstance(e, ev.ArmourLost)] == [9]


@pytest.mark.parametrize(("amount", "left"), [(9, ["body_armour"]), (18, ["helmet"])])
def test_go_46_5_if_one_absorbs_all_only_that_one_goes(amount: int, left: list[str]) -> None:
    """GO-46.5: one piece stays."""
    assert small_hit(amount // 9, BOTH) == (0, left)


def test_go_46_6_up_to_10_the_helmet_alone() -> None:
    """GO-46.6: 9 by a Dobergun, 10 by a Mantis."""
    assert small_hit(1, BOTH) == (0, ["body_armour"])
    match = duel("mantis", (6, 5), (1, 1, 1, 1, 1), worn=BOTH)
    shoot(match)
    assert (hp(match), cards(match, 1)) == (100, {3: "body_armour"})


def test_go_46_7_11_to_20_the_body_armour_alone() -> None:
    """GO-46.7: 12 and 20 with a helmet worn, which stays; 6 without one."""
    for faces in ((2, 1, 1, 1, 1), (2, 2, 2, 2, 2)):
        match = duel("mantis", (6, 5), faces, worn=BOTH)
        shoot(match)
        assert (hp(match), cards(match, 1)) == (100, {2: "helmet"})
    small = duel("sparrow", (6, 5), (1, 1), worn="body_armour")
    shoot(small)
    assert (hp(small), cards(small, 1)) == (100, {})


@pytest.mark.parametrize(("face", "lost"), [(3, 0), (4, 6), (6, 24)])
def test_go_46_8_above_20_both_30_in_all(face: int, lost: int) -> None:
    """GO-46.8: 27, 36 and 54."""
    assert small_hit(face, BOTH) == (lost, [])


@pytest.mark.parametrize(
    ("worn", "face", "lost"), [("helmet", 2, 8), ("helmet", 6, 44), ("body_armour", 3, 7), ("body_armour", 6, 34)]
)
def test_go_46_9_one_piece_against_more_than_it_blocks(worn: str, face: int, lost: int) -> None:
    """GO-46.9: it goes, the rest comes through."""
    assert small_hit(face, worn) == (lost, [])


def test_go_46_10_no_damage_discards_nothing() -> None:
    """GO-46.10: a Sparrow's double one against a platform is 0."""
    match = duel("sparrow", (6, 5), (1, 1), worn=BOTH, more="banner tree_platform of 1 at 6,5")
    events = shoot(match)
    assert wounds(events) == [("weapon", 0, 0)]
    assert len(cards(match, 1)) == 2


def test_go_46_11_zone_penalties_do_not_touch_armour() -> None:
    """GO-46.11: 5 health for the step, both pieces stay."""
    zones = "zones\n" + "1" * 14 + "\n" + ("4" * 14 + "\n") * 13
    match = on(
        zones + f"seats 2\nround 6\nfigure 0 varas at 5,1\nfigure 1 ebue at 9,9\nmat 0 {BOTH}\nturn 0 after dice 1,2\n"
    )
    walk(match, (5, 0))
    assert (hp(match, 0), len(cards(match, 0))) == (95, 2)
    assert legal(match, Step) != []


def test_go_46_12_breathhold_ignores_armour() -> None:
    """GO-46.12: 50 through both; a field still halves it."""
    for more, health in (("", 50), ("banner magic_field of 1 at 7,5", 75)):
        match = duel("breathhold", (7, 5), (3, 4), worn=BOTH, more=more)
        shoot(match)
        assert (hp(match), len(cards(match, 1))) == (health, 2)


# --- rulings --------------------------------------------------------------------------------------------------------


def test_go_r74_the_field_before_the_armour() -> None:
    """GO-R74: 36 becomes 18, which body armour alone stops."""
    assert hit(36, BOTH, FIELD) == (0, ["helmet"])


def test_go_r75_zero_after_halving_leaves_the_armour() -> None:
    """GO-R75: a Lynx's three ones are nothing on a platform; X39 has the 1 that a field halves to nothing."""
    match = duel("lynx", (7, 6), (1, 1, 1), worn=BOTH, more="banner tree_platform of 1 at 7,6")
    shoot(match)
    assert (hp(match), len(cards(match, 1))) == (100, 2)


def test_go_r101_one_helmet_and_one_body_armour() -> None:
    """GO-R101: a second helmet finds only the helmet's slot, though no body armour is worn."""
    looted = duel("breathhold, helmet", (7, 5), (3, 4), who="ebue hp 1", worn="helmet")
    do(looted, Shoot(0, 1))
    assert legal(looted, Place) == [Place(0, 2)]
    assert refusal(looted, Place(0, 3)).rule == "GO-4.5"
    do(looted, Refuse(0))
    assert cards(looted, 0)[2] == "helmet"


@pytest.mark.parametrize(("order", "lost", "left"), [("field", 0, ["helmet"]), ("armour", 3, [])])
def test_go_65_22_field_or_armour_first(order: str, lost: int, left: list[str]) -> None:
    """GO-65.22: 36 is halved to 18 for the body armour, or blocked to 6 and halved to 3."""
    assert hit(36, BOTH, f"{FIELD}\n        option fieldOrder {order}") == (lost, left)


def test_go_65_22_armour_first_and_breathhold() -> None:
    """GO-65.22: what ignores armour is only halved, in either order."""
    more = "banner magic_field of 1 at 7,5\n        option fieldOrder armour"
    match = duel("breathhold", (7, 5), (3, 4), worn=BOTH, more=more)
    shoot(match)
    assert (hp(match), len(cards(match, 1))) == (75, 2)
