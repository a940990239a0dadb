"""Section 4: the character mat, and D1, the placing of received cards."""

from __future__ import annotations

import pytest
from tests.games.gorgasali.kit import at, cards, dice, do, figure, legal, refusal, seen, state
from tests.games.gorgasali.open_ground import on, pass_turn

from tavola.core.play import Match
from tavola.core.values import Action, Outcome, Shuffled
from tavola.games.gorgasali import events as ev
from tavola.games.gorgasali.actions import (
    Arrange,
    Drink,
    EndTurn,
    Load,
    Manage,
    OpenChest,
    Place,
    Refuse,
    Reload,
    Ride,
    Roll,
    Steal,
    Throw,
    UseAbility,
)
from tavola.games.gorgasali.position_write import kind_key


def opening(mat: str, supports: str, weapon: str = "sparrow", *script: Outcome) -> Match:
    """Seat 0 has just opened an extra chest with these cards (the top one first)."""
    match = on(
        f"""
        seats 2
        figure 0 medea at 5,5 chests 1
        figure 1 varas at 12,12
        mat 0 {mat}
        weapon_deck {weapon}, ...
        support_deck {supports}, ...
        turn 0 before
        """,
        *script,
    )
    do(match, OpenChest())
    return match


def waiting(match: Match) -> list[str]:
    """The cards still to be placed."""
    return [kind_key(state(match).kit, kind) for kind in match.view(0).pending.cards]


def test_go_4_1_the_view_shows_all_that_is_on_a_mat() -> None:
    """GO-4.1: character, health, cooldown, slots and extra chests."""
    match = on("seats 2\nfigure 0 medea at 5,5 hp 70 cd 2 chests 3\nfigure 1 varas at 9,9\nmat 0 gemini | axe")
    mat = match.view(1).seats[0]
    assert (mat.character, mat.health, mat.cooldown, mat.chests) == (3, 70, 2, 3)
    assert [slot for slot, kind in enumerate(mat.mat) if kind >= 0] == [0, 8]


def test_go_4_2_the_cooldown_bar_counts_own_turns() -> None:
    """GO-4.2: it falls at the start of the own turn, not at the other's."""
    match = on("seats 2\nfigure 0 medea at 5,5\nfigure 1 varas at 9,9\nturn 0 open")
    do(match, EndTurn())
    assert (figure(match, 0).cooldown, figure(match, 1).cooldown) == (3, 2)


@pytest.mark.parametrize(
    ("card", "slots"),
    [
        ("mantis", [0, 1]),
        ("helmet", [2]),
        ("body_armour", [3]),
        ("barrier", [4]),
        ("flame_bulb", [5, 10]),
        ("axe", [6, 7, 8, 9]),
    ],
)
def test_go_4_5_a_card_goes_only_into_slots_of_its_category(card: str, slots: list[int]) -> None:
    """GO-4.5: with its category full, these slots are offered and every other one is refused."""
    full = "gemini, gemini, helmet, body_armour, barrier, ntt_bulb, boat, boat | rope, rope, ntt_bulb"
    weapon, support = (card, "barrier") if card == "mantis" else ("sparrow", card)
    match = opening(full, f"{support}, {'helmet' if card == 'barrier' else 'barrier'}", weapon)
    card_at = waiting(match).index(card)
    offered = [a.slot for a in legal(match, Place) if isinstance(a, Place) and a.card == card_at]
    assert offered == slots
    for slot in set(range(11)) - set(slots):
        assert refusal(match, Place(card_at, slot)).rule == "GO-4.5"


def test_go_4_4_the_five_categories() -> None:
    """GO-4.4: weapon, armour, defensive, throwable, consumable; armour has its helmet and its body slot."""
    layout = state(on("seats 2\nfigure 0 medea at 5,5\nfigure 1 varas at 9,9")).kit.layout
    assert sorted(set(layout.slots)) == [0, 1, 2, 3, 4, 5]


def test_go_4_6_only_a_card_in_an_active_slot_may_be_used() -> None:
    """GO-4.6: the potion and the bulb in the backpack cannot be used."""
    text = "seats 2\nfigure 0 medea at 5,5\nfigure 1 varas at 7,5\nmat 0 | small_potion, flame_bulb\nturn 0 "
    before, opened = on(text + "before"), on(text + "open")
    assert legal(before, Drink) == []
    assert refusal(before, Drink(8)).rule == "GO-48.1"
    assert refusal(opened, Throw(10, 1)).rule == "GO-6.19"


def test_go_4_9_a_stored_card_must_first_be_moved_to_an_active_slot() -> None:
    """GO-4.9: after managing, the bulb may be thrown."""
    match = on("seats 2\nfigure 0 medea at 5,5\nfigure 1 varas at 7,5\nmat 0 | flame_bulb\nturn 0 open", dice(1, 1))
    do(match, Manage(), Arrange((0, 1, 2, 3, 4, 10, 6, 7, 8, 9, 5)))
    assert legal(match, Throw) == [Throw(5, 1)]


def test_go_4_13_a_collected_card_must_be_placed_on_an_empty_slot() -> None:
    """GO-4.13: two axes and four empty slots: no axe may be refused."""
    match = opening("", "axe, axe")
    assert legal(match, Refuse) == []
    assert refusal(match, Refuse(0)).rule == "GO-4.13"


def test_go_4_14_empty_active_slots_before_empty_backpack_slots() -> None:
    """GO-4.14: one active slot empty: it takes the first card whichever it is, the backpack the second."""
    match = opening("axe", "boat, rope")
    assert legal(match, Place) == [Place(0, 7), Place(1, 7)]
    assert refusal(match, Place(0, 8)).rule == "GO-4.14"
    do(match, Place(1, 7))
    assert cards(match, 0) == {0: "sparrow", 6: "axe", 7: "rope", 8: "boat"}


def test_go_4_15_without_an_empty_slot_replace_or_get_rid_of_it() -> None:
    """GO-4.15: a third weapon: two to replace, or refuse."""
    match = opening("gemini, mantis", "helmet, barrier")
    assert match.menu(0).listed() == [Place(0, 0), Place(0, 1), Refuse(0)]
    do(match, Refuse(0))
    assert cards(match, 0) == {0: "gemini", 1: "mantis", 2: "helmet", 4: "barrier"}


def test_go_4_16_the_new_card_takes_exactly_the_slot_of_the_replaced_one() -> None:
    """GO-4.16: the throwable in the backpack is replaced there."""
    match = opening("ntt_bulb | smoke_bulb", "flame_bulb, helmet")
    do(match, Place(0, 10))
    assert cards(match, 0) == {0: "sparrow", 2: "helmet", 5: "ntt_bulb", 10: "flame_bulb"}


def test_go_4_17_there_is_no_voluntary_discarding() -> None:
    """GO-4.17: in the open phase a full mat offers no way to drop a card."""
    match = on("seats 2\nfigure 0 medea at 5,5\nfigure 1 varas at 12,12\nmat 0 gemini, helmet, axe\nturn 0 open")
    assert match.menu(0).listed() == [Reload(), EndTurn()]
    assert refusal(match, Refuse(0)).rule == "GO-6.1"


def test_go_4_18_backpack_cards_move_up_at_the_end_of_the_turn() -> None:
    """GO-4.18: consumables and the throwable, into their own categories."""
    match = on("seats 2\nfigure 0 medea at 5,5\nfigure 1 varas at 9,9\nmat 0 axe | boat, flame_bulb\nturn 0 open")
    do(match, EndTurn())
    assert cards(match, 0) == {5: "flame_bulb", 6: "axe", 7: "boat"}


def test_go_4_19_only_at_the_end_of_the_owners_turn_lowest_slot_first() -> None:
    """GO-4.19: seat 1 ends a turn and nothing moves; then seat 0 does, and slot 8 goes first."""
    match = on("seats 2\nfigure 0 medea at 5,5\nfigure 1 varas at 9,9\nmat 0 axe | boat, rope\nturn 1 open\nbar 1")
    do(match, EndTurn())
    assert cards(match, 0) == {6: "axe", 8: "boat", 9: "rope"}
    pass_turn(match)
    assert cards(match, 0) == {6: "axe", 7: "boat", 9: "rope"}


def test_go_4_20_moving_cards_up_earlier_is_the_main_action() -> None:
    """GO-4.20: managing spends action 5: no reload after it."""
    match = on("seats 2\nfigure 0 medea at 5,5\nfigure 1 varas at 9,9\nmat 0 gemini* | axe\nturn 0 open")
    do(match, Manage(), Arrange((0, 1, 2, 3, 4, 5, 8, 7, 6, 9, 10)))
    assert cards(match, 0) == {0: "gemini*", 6: "axe"}
    assert refusal(match, Reload()).rule == "GO-6.14"


def test_go_4_21_all_cards_are_seen_and_placed_in_an_order_of_choice() -> None:
    """GO-4.21: two axes' worth of choice is open at once; a card that is not there is refused."""
    match = opening("axe", "boat, rope")
    assert waiting(match) == ["boat", "rope"]
    assert {action.card for action in legal(match, Place) if isinstance(action, Place)} == {0, 1}
    assert refusal(match, Place(2, 7)).rule == "GO-4.21"
    assert refusal(match, EndTurn()).rule == "GO-59.26"


def test_go_4_22_used_replaced_and_refused_cards_go_to_their_discard_pile() -> None:
    """GO-4.22: a weapon replaced, a helmet refused, a potion drunk."""
    match = opening("gemini, mantis, helmet, small_potion", "helmet, barrier")
    names = waiting(match)
    do(match, Refuse(names.index("helmet")), Place(0, 1), Drink(6))
    s = state(match)
    assert [kind_key(s.kit, kind) for kind in bytes(s.weapon_discard)] == ["mantis"]
    assert [kind_key(s.kit, kind) for kind in bytes(s.support_discard)] == ["helmet", "small_potion"]


def test_go_4_23_a_helmet_replaces_only_a_helmet() -> None:
    """GO-4.23: the empty body slot is none for a second helmet."""
    match = opening("helmet", "helmet, barrier")
    assert match.menu(0).listed() == [Place(0, 2), Refuse(0)]
    assert refusal(match, Place(0, 3)).rule == "GO-4.5"


def test_go_4_24_slots_take_any_group_and_kind() -> None:
    """GO-4.24: two strikers side by side, an extension beside a potion."""
    match = opening("mantis, small_potion", "extra_six, barrier", "lynx")
    assert cards(match, 0) == {0: "mantis", 1: "lynx", 4: "barrier", 6: "small_potion", 7: "extra_six"}


def test_go_59_26_the_receiver_must_place_before_anything_else() -> None:
    """GO-59.26: with a third weapon in hand nothing else is open; where a slot is empty it is fixed."""
    match = opening("gemini, mantis", "helmet, barrier")
    assert cards(match, 0) == {0: "gemini", 1: "mantis", 2: "helmet", 4: "barrier"}
    assert refusal(match, Roll()).rule == "GO-59.26"


def test_go_r24_armour_is_a_category_of_its_own() -> None:
    """GO-R24: helmet and body armour are no defensive cards: with a Barrier in its slot both still fit."""
    match = opening("barrier", "helmet, body_armour")
    assert cards(match, 0) == {0: "sparrow", 2: "helmet", 3: "body_armour", 4: "barrier"}


def test_go_r25_consumables_and_throwables_may_be_stored() -> None:
    """GO-R25: a third and fourth consumable and a second throwable find room; a third throwable none."""
    match = opening("axe, axe, ntt_bulb", "boat, smoke_bulb")
    assert cards(match, 0) == {0: "sparrow", 5: "ntt_bulb", 6: "axe", 7: "axe", 8: "boat", 10: "smoke_bulb"}


def test_go_r26_any_card_of_the_category_may_be_replaced() -> None:
    """GO-R26: active and backpack alike, when all four slots are full."""
    match = opening("axe, axe | boat, boat", "rope, barrier")
    assert match.menu(0).listed() == [Place(0, 6), Place(0, 7), Place(0, 8), Place(0, 9), Refuse(0)]


def test_go_r27_a_slot_emptied_by_theft_is_refilled_at_the_own_turns_end() -> None:
    """GO-R27: Varas takes the axe in his turn; the boat moves up when the victim's own turn ends."""
    match = on("""
        seats 2
        figure 0 varas at 5,5 cd 0
        figure 1 medea at 7,5
        mat 1 axe, rope | boat
        turn 0 open
    """)
    do(match, UseAbility(), Steal(1, 6), EndTurn())
    assert cards(match, 1) == {7: "rope", 8: "boat"}
    pass_turn(match)
    assert cards(match, 1) == {6: "boat", 7: "rope"}


def test_go_r28_a_throwable_brought_up_can_be_thrown_in_the_same_turn() -> None:
    """GO-R28: one action rearranges both categories; a weapon cannot be moved by it."""
    text = "seats 2\nfigure 0 medea at 5,5\nfigure 1 varas at 7,5\nmat 0 gemini, axe | boat, flame_bulb\nturn 0 open"
    match = on(text, dice(1, 1))
    do(match, Manage())
    assert refusal(match, Arrange((1, 0, *range(2, 11)))).rule == "GO-6.18"
    assert refusal(match, Arrange((0, 1, 2, 3, 4, 6, 5, 7, 8, 9, 10))).rule == "GO-6.18"
    do(match, Arrange((0, 1, 2, 3, 4, 10, 8, 7, 6, 9, 5)), Throw(5, 1))
    assert cards(match, 0) == {0: "gemini", 6: "boat", 8: "axe"}


@pytest.mark.parametrize(
    ("mat", "moment", "action"),
    [
        ("small_potion", "before", Drink(6)),
        ("ammo_bag", "before", Load(6)),
        ("axe", "after dice 1,2", Ride(6)),
        ("gemini", "open", Reload()),
        ("ntt_bulb", "open", Throw(5, 1)),
    ],
)
def test_go_r29_a_card_without_effect_may_be_used(mat: str, moment: str, action: Action) -> None:
    """GO-R29: a potion at 100, an ammo bag and a reload with nothing spent, an Axe without forest, NTT for nothing."""
    match = on(f"seats 2\nfigure 0 medea at 5,5\nfigure 1 varas at 7,5\nmat 0 {mat}\nturn 0 {moment}")
    do(match, action)
    assert figure(match, 0).health == 100


def test_go_r30_an_empty_deck_is_replaced_by_its_shuffled_discards() -> None:
    """GO-R30: one card left: it is drawn, then the three discards in their new order, the last one on top."""
    match = on(
        """
        seats 2
        figure 0 medea at 5,5 chests 1
        figure 1 varas at 9,9
        weapon_deck gemini
        support_deck helmet
        support_discard axe, body_armour, barrier
        turn 0 before
        """,
        Shuffled((2, 0, 1)),
    )
    events = do(match, OpenChest())
    s = state(match)
    assert [(e.deck, e.cards) for e in seen(events, ev.DeckShuffled)] == [("support", 3)]
    assert cards(match, 0) == {0: "gemini", 2: "helmet", 3: "body_armour"}
    assert [kind_key(s.kit, kind) for kind in bytes(s.support_deck)] == ["axe", "barrier"]
    assert not s.support_discard


def test_go_r30_with_deck_and_discards_empty_the_cards_are_missing() -> None:
    """GO-R30: a chest then gives what there is, and the game goes on."""
    match = on("""
        seats 2
        figure 0 medea at 5,5 chests 1
        figure 1 varas at 9,9
        weapon_deck -
        support_deck helmet
        turn 0 before
    """)
    do(match, OpenChest())
    assert cards(match, 0) == {2: "helmet"}
    assert Roll() in match.menu(0)


def test_go_65_9_without_reshuffle_the_discards_stay() -> None:
    """GO-65.9: the same chest gives one card instead of three."""
    text = """
        seats 2
        figure 0 medea at 5,5 chests 1
        figure 1 varas at 9,9
        weapon_deck gemini
        support_deck -
        support_discard axe, barrier
        turn 0 before
    """
    on_, off = on(text), on("option reshuffle off\n" + text)
    do(on_, OpenChest())
    do(off, OpenChest())
    assert sorted(cards(on_, 0).values()) == ["axe", "barrier", "gemini"]
    assert cards(off, 0) == {0: "gemini"}
    assert len(state(off).support_discard) == 2


def test_go_r31_a_replaced_weapon_may_be_a_spent_one() -> None:
    """GO-R31: the new weapon in its place is loaded."""
    match = opening("gemini*, mantis", "helmet, barrier", "lynx")
    do(match, Place(0, 0))
    assert cards(match, 0) == {0: "lynx", 1: "mantis", 2: "helmet", 4: "barrier"}


def test_go_r105_loot_and_chest_are_one_thing() -> None:
    """GO-R105: loot and chest, extra loot and extra chest are one thing: its cards come from a chest."""
    match = at("seats 2\nmap\n0C.......1\nfigure 0 medea chests 1\nfigure 1 varas\nturn 0 before", dice(1, 2))
    events = do(match, OpenChest())
    assert [e.square for e in seen(events, ev.ChestOpened)] == [-1]
    assert [e.why for e in seen(events, ev.CardsReceived)] == ["chest"]


def test_go_65_8_another_mat_layout_has_other_slots() -> None:
    """GO-65.8: on the roomy mat three consumables are active."""
    match = on("""
        seats 2
        option matLayout roomy
        figure 0 medea at 5,5
        figure 1 varas at 9,9
        mat 0 axe, small_potion, medium_potion
        turn 0 before
    """)
    assert len(legal(match, Drink)) == 2
    assert state(match).kit.layout.size > 11
