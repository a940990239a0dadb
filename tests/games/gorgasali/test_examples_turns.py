"""Worked examples of part E about whole turns: X54, X58, X75, X76, X82."""

from __future__ import annotations

import pytest
from tests.games.gorgasali.kit import at, cards, dice, do, figure, legal, refusal, seen, square, state, where
from tests.games.gorgasali.open_ground import on
from tests.games.gorgasali.strides import right, walk

from tavola.games.gorgasali import events as ev
from tavola.games.gorgasali.actions import (
    Arrange,
    Defend,
    Drink,
    EndTurn,
    Load,
    Manage,
    OpenChest,
    Place,
    Refuse,
    Ride,
    Roll,
    Shoot,
    Steal,
    Supernova,
    Throw,
    UseAbility,
)
from tavola.games.gorgasali.position_write import kind_key


def test_go_x54_the_ammo_bag_is_the_consumable_of_the_turn() -> None:
    """GO-X54: then neither the Axe for the forest nor the Extra Six for Gemini."""
    match = at(
        """
        seats 2
        option matLayout roomy
        map
        0F.1...
        .......
        figure 0 medea
        figure 1 varas
        mat 0 gemini*, ammo_bag, axe, extra_six
        turn 0 before
        """,
        dice(1, 1),
        dice(1, 1),
    )
    slots = {card: slot for slot, card in cards(match, 0).items()}
    do(match, Load(slots["ammo_bag"]), Roll())
    assert refusal(match, Ride(slots["axe"])).rule == "GO-6.7"
    events = walk(match, (1, 0))
    assert [e.cost for e in seen(events, ev.Stepped)] == [2]
    assert legal(match, Shoot) == [Shoot(0, 1)]
    assert refusal(match, Shoot(0, 1, slots["extra_six"])).rule == "GO-6.7"


@pytest.mark.parametrize(("metric", "found"), [("king", [2, 3, 1]), ("orthogonal", [3, 6, 2])])
def test_go_x58_the_metric_of_range(metric: str, found: list[int]) -> None:
    """GO-X58: from (0,0) to (2,1), (3,3) and (1,1): 2, 3, 1; with option orthogonal 3, 6, 2."""
    match = on(f"seats 2\noption rangeMetric {metric}\nfigure 0 medea at 5,5\nfigure 1 varas at 9,9")
    kit = state(match).kit
    assert [kit.distance(0, square(match, *place)) for place in ((2, 1), (3, 3), (1, 1))] == found


def test_go_x75_exchange_and_throw() -> None:
    """GO-X75: the NTT Bulb comes up and is thrown; no shot; at the end the Flame Bulb moves up."""
    match = on("""
        seats 2
        figure 0 medea at 5,5
        figure 1 varas at 7,5
        mat 0 gemini, flame_bulb | ntt_bulb
        mat 1 mantis
        turn 0 open
    """)
    do(match, Manage(), Arrange((0, 1, 2, 3, 4, 10, 6, 7, 8, 9, 5)), Throw(5, 1))
    assert refusal(match, Shoot(0, 1)).rule == "GO-6.14"
    do(match, EndTurn())
    assert (cards(match, 0), cards(match, 1)) == ({0: "gemini", 5: "flame_bulb"}, {0: "mantis*"})


def test_go_x76_loot() -> None:
    """GO-X76: takes Mantis for Gemini, refuses the rest; two extra chests, one opening a turn."""
    match = on("""
        seats 3
        figure 0 armazi at 5,5 cd 0 chests 1
        figure 1 varas at 6,5 hp 35 chests 1
        figure 2 ebue at 13,13
        mat 0 gemini*, tochinator, helmet
        mat 1 mantis, lynx*, helmet
        turn 0 open
    """)
    do(match, UseAbility(), Supernova(1))
    kit = state(match).kit
    names = [kind_key(kit, kind) for kind in match.view(0).pending.cards]
    assert names == ["mantis", "lynx", "helmet"]
    do(match, Place(0, 0), Refuse(0), Refuse(0))
    assert cards(match, 0) == {0: "mantis", 1: "tochinator", 2: "helmet"}
    s = state(match)
    gone = [kind_key(kit, kind) for kind in [*s.weapon_discard, *s.support_discard]]
    assert gone == ["gemini", "lynx", "helmet"]
    assert figure(match, 0).chests == 2
    do(match, OpenChest())
    while refused := [*legal(match, Refuse), *legal(match, Place)]:
        do(match, refused[0])
    assert figure(match, 0).chests == 1
    assert refusal(match, OpenChest()).rule == "GO-13.5"


def test_go_x82_a_full_turn() -> None:
    """GO-X82: round 9, x ≤ 2 inactive; every number of the example."""
    zones = "zones\n" + ("1114" + "4" * 10 + "\n") * 14
    match = on(
        f"""
        seats 2
        round 9
        {zones.replace(chr(10), chr(10) + "        ")}
        figure 0 varas at 1,5 hp 40 cd 1 chests 1
        figure 1 ebue at 9,4 hp 70
        mat 0 mantis, flame_bulb, magic_field, medium_potion, boat
        mat 1 helmet, large_potion
        support_deck helmet, extra_six, ...
        weapon_deck gemini, ...
        turn 0 start
        """,
        dice(2, 4),
        dice(6, 5),
        dice(3, 4),
    )
    assert figure(match, 0).cooldown == 0
    do(match, OpenChest())
    assert {1: "gemini", 2: "helmet", 8: "extra_six"}.items() <= cards(match, 0).items()
    do(match, Drink(6), Roll())
    assert figure(match, 0).health == 90
    walk(match, *right(1, 5, 6))
    assert (where(match, 0), figure(match, 0).health) == ((7, 5), 85)
    do(match, Shoot(1, 1))
    assert (figure(match, 1).health, cards(match, 1)) == (36, {6: "large_potion"})
    do(match, UseAbility(), Steal(1, 6))
    assert (cards(match, 0)[6], figure(match, 0).cooldown) == ("large_potion", 3)
    events = do(match, Throw(5, 1))
    assert len(seen(events, ev.Missed)) == 1
    do(match, Defend(4))
    assert [(e.owner, e.squares) for e in state(match).banners] == [(0, [square(match, 7, 5)])]
    events = do(match, EndTurn())
    assert not seen(events, ev.Refilled)
    assert cards(match, 0) == {
        0: "mantis", 1: "gemini*", 2: "helmet", 6: "large_potion", 7: "boat", 8: "extra_six",
    }  # fmt: skip
    assert figure(match, 1).health == 36
