"""Section 21: Medea, Heal; GO-59.13, GO-60.23, GO-R57."""

from __future__ import annotations

from tests.games.gorgasali.ability_kit import cooldown, health, ready, use
from tests.games.gorgasali.kit import cards, do, legal, refusal, seen, state
from tests.games.gorgasali.open_ground import on

from tavola.core.record import NATURE
from tavola.games.gorgasali import events as ev
from tavola.games.gorgasali.actions import Drink, Place, Refuse, Roll, UseAbility

SICK = """
    figure 0 medea at 5,5 hp 70 cd 0
    figure 1 ebue at 9,9 hp 50
    support_deck boat, ...
    turn 0 before
"""


def test_go_21_1_cooldown_3_no_range() -> None:
    """GO-21.1: with nobody near, and off the map (GO-7.19) it works as well."""
    match = on(SICK)
    use(match)
    assert cooldown(match, 0) == 3
    far = on(SICK.replace("at 5,5", "sector 7"))
    use(far)
    assert health(far) == [90, 50]


def test_go_21_2_restores_20_and_draws_one_support_card() -> None:
    """GO-21.2: the top card of the support deck comes to the mat; weapons stay."""
    match = on(SICK)
    weapons = len(state(match).weapon_deck)
    use(match)
    assert (health(match), cards(match, 0), len(state(match).weapon_deck)) == ([90, 50], {6: "boat"}, weapons)


def test_go_21_2_the_surplus_is_lost() -> None:
    """GO-21.2: capped at 100."""
    match = on(SICK.replace("hp 70", "hp 95"))
    use(match)
    assert health(match)[0] == 100


def test_go_21_3_at_full_health_for_the_card() -> None:
    """GO-21.3: legal at 100."""
    match = on(SICK.replace("hp 70", ""))
    use(match)
    assert (health(match)[0], cards(match, 0)) == (100, {6: "boat"})


def test_go_21_4_no_healing_card() -> None:
    """GO-21.4: a burned Medea heals, and the consumable of the turn is still unspent."""
    match = on(SICK.replace("hp 70", "hp 30 burned"))
    use(match)
    assert (health(match)[0], state(match).turn.consumable) == (50, 0)


def test_go_21_4_and_a_potion_besides() -> None:
    """GO-21.4: unburned, Heal and a potion go together."""
    match = on(SICK.replace("hp 70", "hp 30") + "mat 0 small_potion")
    use(match)
    do(match, Drink(6))
    assert health(match)[0] == 70


def test_go_21_5_in_a_duo_the_teammate_too() -> None:
    """GO-21.5: see GO-57.1; without a duo nobody else is healed."""
    near = SICK.replace("9,9", "6,5")
    match = on(near)
    use(match)
    assert health(match) == [90, 50]
    duo = on("option scenario duo\nseats 4\nfigure 2 varas at 6,6 hp 50\nfigure 3 armazi at 0,0" + near)
    use(duo)
    assert health(duo) == [90, 50, 70, 100]


def test_go_59_13_one_deed_without_a_choice_of_target() -> None:
    """GO-59.13: the draw follows at once; a full category asks where the card goes."""
    match = on(SICK + "mat 0 axe, rope | compass, compass")
    use(match)
    assert legal(match, Place) == [Place(0, slot) for slot in (6, 7, 8, 9)]
    assert legal(match, Refuse) == [Refuse(0)]


def test_go_60_23_the_top_card_of_the_support_deck() -> None:
    """GO-60.23: one card, from the top, without another chance event."""
    match = on(SICK)
    before = bytes(state(match).support_deck)
    events = use(match)
    assert bytes(state(match).support_deck) == before[:-1]
    assert [event.kinds for event in seen(events, ev.CardsReceived)] == [(before[-1],)]
    assert [who for who, _ in match.record.entries if who == NATURE] == []


def test_go_60_23_an_empty_deck_is_renewed_from_its_discards() -> None:
    """GO-60.23, GO-R30: the Heal after the last support card draws from the shuffled discards."""
    match = on(SICK.replace("support_deck boat, ...", "support_deck -\nsupport_discard axe"))
    use(match)
    assert cards(match, 0) == {6: "axe"}


def test_go_r57_again_after_three_own_turns_only() -> None:
    """GO-R57: allowed at 100, but as any ability only when ready."""
    match = on(SICK.replace("hp 70", ""))
    use(match)
    assert not ready(match)
    assert refusal(match, UseAbility()).rule == "GO-17.5"
    assert Roll() in match.menu(0)
