"""Sections 34 and 35, and the main actions that are no shots: reloading and managing the backpack."""

from __future__ import annotations

import pytest
from tests.games.gorgasali.duels import duel, shoot, spent
from tests.games.gorgasali.kit import cards, dice, do, figure, legal, refusal, square, state
from tests.games.gorgasali.open_ground import banners, on

from tavola.core.errors import ContentError
from tavola.core.play import Match
from tavola.games.gorgasali import cards as c
from tavola.games.gorgasali.actions import (
    Arrange,
    Cover,
    Defend,
    EndTurn,
    Jump,
    Load,
    Manage,
    OpenChest,
    Place,
    Reload,
    Roll,
    Shoot,
    Stay,
    Throw,
)
from tavola.games.gorgasali.content import load_cards, mat_from

KEEP = tuple(range(11))


def swapped(*pairs: tuple[int, int], size: int = 11) -> Arrange:
    """These slots exchange their cards, all others keep theirs."""
    slots = list(range(size))
    for one, other in pairs:
        slots[one], slots[other] = slots[other], slots[one]
    return Arrange(tuple(slots))


# --- 34 -------------------------------------------------------------------------------------------------------------


def test_go_34_1_reload_turns_all_own_weapons_face_up() -> None:
    """GO-34.1: both of one's own, none of the enemy's."""
    match = duel("gemini*, mantis*", worn="anvil*")
    do(match, Reload())
    assert cards(match, 0) == {0: "gemini", 1: "mantis"}
    assert cards(match, 1) == {0: "anvil*"}


def test_go_34_2_it_excludes_shooting_and_managing() -> None:
    """GO-34.2: the main action is spent."""
    match = duel("gemini* | axe")
    do(match, Reload())
    assert [refusal(match, action).rule for action in (Shoot(0, 1), Manage(), Reload())] == ["GO-6.14"] * 3


def test_go_34_3_the_ammo_bag_leaves_the_main_action_free() -> None:
    """GO-34.3: loaded in action 1, shot in action 5."""
    match = on(
        "seats 2\nfigure 0 varas at 5,5\nfigure 1 ebue at 6,5\nmat 0 gemini*, mantis*, ammo_bag\nturn 0 before\n",
        dice(1, 2),
        dice(3, 4),
    )
    do(match, Load(6))
    assert cards(match, 0) == {0: "gemini", 1: "mantis"}
    do(match, Roll(), Stay(), Shoot(0, 1))
    assert spent(match)


def test_go_34_4_a_drawn_weapon_is_loaded_a_looted_one_keeps_its_state() -> None:
    """GO-34.4: from an extra chest ready to shoot; from a fallen enemy as it lay there."""
    drawn = duel("", me="varas chests 1", more="weapon_deck gemini, ...\nsupport_deck helmet, body_armour, ...")
    do(drawn, OpenChest())
    assert cards(drawn, 0)[0] == "gemini"
    looted = duel("gemini", (6, 5), (6, 6), who="ebue hp 1", worn="anvil*")
    shoot(looted)
    assert cards(looted, 0) == {0: "gemini*", 1: "anvil*"}
    loaded = duel("gemini", (6, 5), (6, 6), who="ebue hp 1", worn="anvil")
    shoot(loaded)
    assert cards(loaded, 0) == {0: "gemini*", 1: "anvil"}


@pytest.mark.parametrize("mat", ["", "gemini"])
def test_go_34_5_reloading_nothing_is_allowed(mat: str) -> None:
    """GO-34.5: it spends the main action and does nothing."""
    match = duel(mat)
    before = cards(match, 0)
    do(match, Reload())
    assert cards(match, 0) == before
    assert state(match).turn.main == 1


# --- 35 -------------------------------------------------------------------------------------------------------------

USES = {
    "small_potion": ("before", "Drink"),
    "ammo_bag": ("before", "Load"),
    "adrenaline": ("after dice 1,2", "Ride"),
    "teleport": ("after dice 1,2", "Jump"),
    "tree_platform": ("open", "Defend"),
    "ntt_bulb": ("open", "Throw"),
}


@pytest.mark.parametrize("key", USES)
def test_go_35_1_a_used_support_card_is_discarded(key: str) -> None:
    """GO-35.1: off the mat, onto the pile of the support deck."""
    moment, kind = USES[key]
    match = on(f"seats 2\nfigure 0 varas at 5,5\nfigure 1 ebue at 6,6\nmat 0 {key}\nturn 0 {moment}\n")
    listed = match.menu(0).listed()
    assert listed is not None
    do(match, next(action for action in listed if type(action).__name__ == kind))
    assert cards(match, 0) == {}
    assert [state(match).kit.support(kind).key for kind in state(match).support_discard] == [key]


def test_go_35_2_four_groups_of_support_cards() -> None:
    """GO-35.2: defensive, consumable, throwable, armour (helmets and body armour)."""
    found = {s.category for s in load_cards().supports}
    assert found == {c.DEFENSIVE, c.CONSUMABLE, c.THROWABLE, c.HELMET, c.BODY}


# --- section 59 and rulings -----------------------------------------------------------------------------------------


def test_go_59_35_reload_then_neither_shot_nor_manage() -> None:
    """GO-59.35: throwing, defending and ending the turn stay open."""
    match = duel("gemini*, ntt_bulb, magic_field | axe")
    do(match, Reload())
    listed = match.menu(0).listed()
    assert listed is not None
    assert {type(action) for action in listed} == {Throw, Defend, EndTurn}


def test_go_59_36_any_exchange_within_the_two_backpack_categories() -> None:
    """GO-59.36: each different result is offered once; weapons, armour and defensive cards stay where they are."""
    match = duel("gemini, helmet, barrier, ntt_bulb, axe, boat | rope, smoke_bulb")
    do(match, Manage())
    offered = legal(match, Arrange)
    # of three consumables and a hole two places are active: 6 choices, 2 orders of what is stored; times two bulbs
    assert len(offered) == 6 * 2 * 2 - 1
    assert swapped((6, 8)) in offered
    assert swapped((6, 8), (5, 10)) in match.menu(0)
    for pair in ((0, 1), (0, 8), (2, 3), (4, 5), (6, 10)):
        assert refusal(match, swapped(pair)).rule == "GO-6.18"
    assert refusal(match, EndTurn()).rule == "GO-59.36"
    do(match, swapped((6, 8)))
    assert [refusal(match, action).rule for action in (Shoot(0, 1), Reload())] == ["GO-6.14"] * 2


def test_go_59_36_what_changes_nothing_is_no_exchange() -> None:
    """GO-59.36: the same cards active, in whatever slot; nor an empty backpack."""
    match = duel("axe, boat | rope")
    do(match, Manage())
    assert [refusal(match, action).reason for action in (Arrange(KEEP), swapped((6, 7)))] == ["no-change"] * 2
    assert match.check(0, swapped((6, 8))) is None
    assert refusal(duel("axe, boat, ntt_bulb"), Manage()).rule == "GO-6.18"
    assert refusal(duel("axe, axe | axe, axe"), Manage()).reason == "no-change"


def test_go_r28_any_rearrangement_in_one_action() -> None:
    """GO-R28: two consumables and a throwable at once, and the throwable brought up is thrown in the same turn."""
    match = duel("flame_bulb, axe, boat | rope, extra_six, ntt_bulb")
    do(match, Manage(), swapped((6, 8), (7, 9), (5, 10)))
    assert cards(match, 0) == {5: "ntt_bulb", 6: "rope", 7: "extra_six", 8: "axe", 9: "boat", 10: "flame_bulb"}
    do(match, Throw(5, 1))
    assert cards(match, 0)[10] == "flame_bulb"


def test_go_r28_a_card_may_also_go_down() -> None:
    """GO-R28: into an empty backpack slot, as one of several exchanges."""
    match = duel("axe, boat | 8 rope")
    do(match, Manage(), Arrange((0, 1, 2, 3, 4, 5, 8, 9, 6, 7, 10)))
    assert cards(match, 0) == {6: "rope", 8: "axe", 9: "boat"}


def test_go_r28_on_a_roomy_mat() -> None:
    """GO-R28: three active and three stored consumables: every set may be active, every order stored."""
    match = duel("axe, boat, rope | compass, adrenaline, teleport", more="option matLayout roomy")
    do(match, Manage())
    assert len(legal(match, Arrange)) == 20 * 6 - 1
    do(match, swapped((8, 11), (9, 12), (10, 13), size=16))
    assert [cards(match, 0)[slot] for slot in (8, 9, 10)] == ["compass", "adrenaline", "teleport"]


OWN = """[mat]
key = "own"
name = { en = "Own", ru = "Свой" }
active = ["weapon", "weapon", "helmet", "body", "defensive", "throwable", "consumable"]
backpack = ["defensive", "consumable"]
"""


def with_own_layout(cards_by_slot: dict[int, str]) -> Match:
    """A table with a layout of its own comes as text, which a position cannot name."""
    match = duel("")
    kit = state(match).kit
    kit.layout = mat_from(OWN)
    keys = [w.key for w in kit.weapons] + [s.key for s in kit.cards.supports]
    for one in state(match).figures:
        one.mat = bytearray(kit.layout.size)
    for slot, key in cards_by_slot.items():
        figure(match, 0).mat[slot] = 1 + keys.index(key)
    match._menu = None
    return match


def test_go_r28_a_defensive_card_likewise_if_the_layout_allows() -> None:
    """GO-R28: a stored Magic Field comes up and is placed in the same turn."""
    match = with_own_layout({4: "barrier", 7: "magic_field"})
    do(match, Manage())
    assert legal(match, Arrange) == [Arrange((0, 1, 2, 3, 7, 5, 6, 4, 8))]
    do(match, Arrange((0, 1, 2, 3, 7, 5, 6, 4, 8)), Defend(4))
    assert banners(match) == ["magic_field of 0"]
    assert cards(match, 0) == {7: "barrier"}


def test_go_r28_throwables_stay_where_that_layout_stores_none() -> None:
    """GO-R28: only the two categories of the backpack; a mat with too many of one is refused when it is read."""
    match = with_own_layout({5: "ntt_bulb", 8: "axe"})
    do(match, Manage())
    assert refusal(match, Arrange((0, 1, 2, 3, 4, 7, 6, 5, 8))).rule == "GO-6.18"
    with pytest.raises(ContentError, match="at most 7"):
        mat_from(OWN.replace('"consumable"]\n', '"consumable"' + ', "consumable"' * 6 + "]\n"))


def test_go_r24_five_categories() -> None:
    """GO-R24: weapon, armour (two slots of its own), defensive, throwable, consumable; each slot takes its own."""
    layout = state(duel("")).kit.layout
    assert sorted(set(layout.slots)) == [c.WEAPON, c.HELMET, c.BODY, c.DEFENSIVE, c.THROWABLE, c.CONSUMABLE]
    assert {card.category for card in load_cards().supports} | {c.WEAPON} == set(layout.slots)


def test_go_r23_cards_got_this_turn_are_usable_at_once() -> None:
    """GO-R23: in the open phase: the new weapon shoots with the new extension; the card in the backpack waits."""
    more = "weapon_deck gemini, ...\nsupport_deck extra_six, boat, ..."
    match = duel("axe", (6, 5), (1, 2, 3), me="varas chests 1", more=more)
    do(match, OpenChest())
    do(match, Place(0, 7))
    assert cards(match, 0) == {0: "gemini", 6: "axe", 7: "extra_six", 8: "boat"}
    do(match, Shoot(0, 1, 7))
    assert figure(match, 1).health == 100 - 24


def test_go_r23_not_when_its_window_is_over_or_it_lies_in_the_backpack() -> None:
    """GO-R23: a Teleport got after the movement, an Extra Six without an active slot."""
    more = "weapon_deck gemini, ...\nsupport_deck teleport, extra_six, ..."
    match = duel("axe", (6, 5), me="varas chests 1", more=more)
    do(match, OpenChest(), Place(0, 7))
    assert cards(match, 0) == {0: "gemini", 6: "axe", 7: "teleport", 8: "extra_six"}
    assert refusal(match, Shoot(0, 1, 8)).rule == "GO-50.1"
    assert refusal(match, Jump(7, square(match, 5, 6))).rule == "GO-47.3"


def test_go_r32_the_face_of_drawn_and_looted_weapons() -> None:
    """GO-R32: a spent and a loaded weapon of the victim stay what they were, also with a choice of slots."""
    match = duel("gemini, anvil", (6, 5), (6, 6), who="ebue hp 1", worn="mantis, lynx*")
    shoot(match)
    do(match, Place(1, 1), Place(0, 0))
    assert cards(match, 0) == {0: "mantis", 1: "lynx*"}


def test_go_59_36_a_barrier_is_not_managed_away() -> None:
    """GO-59.36: managing leaves action 4 as it was."""
    match = duel("barrier, axe | boat")
    do(match, Manage(), swapped((6, 8)), Defend(4))
    assert legal(match, Cover) != []
