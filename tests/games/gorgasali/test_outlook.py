"""The chances of choices as a screen shows them: equal to what the rules do over all dice."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import product

import pytest
from tests.games.gorgasali.ability_kit import use
from tests.games.gorgasali.duels import duel, figure, spent
from tests.games.gorgasali.kit import GAME, do, seen
from tests.games.gorgasali.open_ground import on

from tavola.core.play import Match
from tavola.core.rng import Dice
from tavola.core.values import Action, Event, Rolled
from tavola.games.gorgasali import events as ev
from tavola.games.gorgasali.actions import Drink, Reroll, Roll, Shoot, Supernova, Throw, UseAbility
from tavola.games.gorgasali.content import load_cards
from tavola.games.gorgasali.outlook import Outlook, Prospect, Spread

WEAPONS = load_cards().weapons
GUARDS = {
    "open": ("", ""), "both": ("helmet, body_armour", ""),
    "field": ("body_armour", "banner magic_field of 1 at {},{}"),
    "platform": ("helmet", "banner tree_platform of 1 at {},{}"),
}  # fmt: skip
THROWABLE, EXTENSION = 5, 6

# One way it can go: its chance, what happened, where it led.
Way = tuple[float, list[Event], Match]


def outlook(match: Match, seat: int = 0) -> Outlook:
    found = GAME.outlook(match.view(seat), match.menu(seat))
    assert isinstance(found, Outlook)
    return found


def told(match: Match, action: Action, target: int = 1) -> Prospect:
    """What is told of this choice and this target."""
    listed = match.menu(0).listed()
    assert listed is not None
    choice = list(listed).index(action)
    (found,) = [p for p in outlook(match).prospects if (p.choice, p.target) == (choice, target)]
    return found


def every(match: Match, action: Action, *counts: int) -> Iterator[Way]:
    """The act with every roll of so many dice, and a second roll of so many where one is asked for."""
    for faces in product(range(1, 7), repeat=sum(counts)):
        twin = match.clone()
        rolls, start = [], 0
        for count in counts:
            rolls.append(Rolled(faces[start : start + count]))
            start += count
        twin.script = list(rolls)
        yield 6.0 ** -sum(counts), twin.play(0, action), twin


def hold(found: Prospect, match: Match, ways: Iterable[Way], target: int = 1) -> None:
    """The hits, deaths, losses and gains of a prospect against all the ways it can go."""
    ways = list(ways)
    health, mine = figure(match, target).health, figure(match, 0).health
    lost: dict[int, float] = {}
    for chance, _, twin in ways:
        amount = health - figure(twin, target).health
        lost[amount] = lost.get(amount, 0.0) + chance
    assert {s.amount: s.chance for s in found.damage} == pytest.approx(lost)
    assert found.mean == pytest.approx(sum([amount * chance for amount, chance in lost.items()]))
    assert found.hits == pytest.approx(sum([c for c, events, _ in ways if not seen(events, ev.Missed)]))
    assert found.kills == pytest.approx(sum([c for c, _, twin in ways if not figure(twin, target).alive]))
    assert found.heals == pytest.approx(sum([c * (figure(twin, 0).health - mine) for c, _, twin in ways]))


def scene(mat: str, guard: str, foe: tuple[int, int], me: str, health: int = 100) -> Match:
    worn, banner = GUARDS[guard]
    return duel(mat, foe, me=f"{me}", worn=worn, more=banner.format(*foe) + f"\nround {1 + health % 2}")


def wounded(text: str, mine: int, his: int, worn: str = "", more: str = "", me: str = "varas") -> Match:
    return on(f"""
        seats 3
        figure 0 {me} at 5,5 hp {mine}
        figure 1 ebue at 6,5 hp {his}
        figure 2 kruber at 13,13
        mat 0 {text}
        mat 1 {worn}
        {more}
        turn 0 open
        """)


# --- weapons ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("guard", GUARDS)
@pytest.mark.parametrize("me", ["varas", "drain"])
@pytest.mark.parametrize("weapon", [weapon for weapon in WEAPONS if weapon.dice < 5], ids=lambda w: w.key)
def test_go_29_9_a_shot_is_what_the_rules_do(weapon: object, me: str, guard: str) -> None:
    key, count = weapon.key, weapon.dice  # type: ignore[attr-defined]
    worn, banner = GUARDS[guard]
    match = wounded(key, 92, 30, worn, banner.format(6, 5), me)
    found = told(match, Shoot(0, 1))
    hold(found, match, every(match, Shoot(0, 1), count))
    assert found.dice == count


def test_go_31_2_five_dice_are_what_the_rules_do() -> None:
    match = wounded("mantis", 100, 40, "helmet")
    hold(told(match, Shoot(0, 1)), match, every(match, Shoot(0, 1), 5))


@pytest.mark.parametrize(("weapon", "card", "count"), [("seven", "extra_six", 3), ("farsight", "long_lens", 2)])
@pytest.mark.parametrize("guard", GUARDS)
def test_go_50_2_and_50_5_extensions(weapon: str, card: str, count: int, guard: str) -> None:
    worn, banner = GUARDS[guard]
    match = wounded(f"{weapon}, {card}", 100, 50, worn, banner.format(6, 5))
    found = told(match, Shoot(0, 1, EXTENSION))
    hold(found, match, every(match, Shoot(0, 1, EXTENSION), count))
    assert found.dice == count


@pytest.mark.parametrize("weapon", [weapon.key for weapon in WEAPONS if weapon.group == 2])
@pytest.mark.parametrize("guard", ["open", "platform"])
def test_go_50_4_the_second_roll_of_massive_weapons(weapon: str, guard: str) -> None:
    worn, banner = GUARDS[guard]
    match = wounded(f"{weapon}, second_swing", 90, 50, worn, banner.format(6, 5))
    hold(told(match, Shoot(0, 1, EXTENSION)), match, every(match, Shoot(0, 1, EXTENSION), 1, 1))


def aimed(key: str, me: str, faces: tuple[int, ...]) -> Match:
    match = wounded(f"{key}, second_volley", 70, 60, "body_armour", me=me)
    match.script = [Rolled(faces)]
    do(match, Shoot(0, 1, EXTENSION))
    return match


@pytest.mark.parametrize(("key", "faces"), [("lynx", (1, 4, 6)), ("hydra", (2, 5, 3, 6)), ("locust", (1, 1, 4, 6))])
@pytest.mark.parametrize("me", ["varas", "drain"])
def test_go_50_3_every_choice_of_dice_to_reroll(key: str, faces: tuple[int, ...], me: str) -> None:
    match = aimed(key, me, faces)
    listed = match.menu(0).listed()
    assert listed is not None
    for action in listed:
        assert isinstance(action, Reroll)
        hold(told(match, action), match, every(match, action, *([len(action.dice)] if action.dice else [])))


@pytest.mark.parametrize("key", ["lynx", "hydra"])
def test_go_50_3_a_volley_is_told_with_its_best_rerolls(key: str) -> None:
    """The mean of a shot with the card is the mean of the best choice after each first roll."""
    count = {weapon.key: weapon.dice for weapon in WEAPONS}[key]
    match = wounded(f"{key}, second_volley", 100, 100)
    best = 0.0
    for faces in product(range(1, 7), repeat=count):
        if list(faces) == sorted(faces):
            twin = match.clone()
            twin.script = [Rolled(faces)]
            do(twin, Shoot(0, 1, EXTENSION))
            ways = len(set(permuted(faces)))
            best += max([p.mean for p in outlook(twin).prospects]) * ways / 6**count
    assert told(match, Shoot(0, 1, EXTENSION)).mean == pytest.approx(best)


def permuted(faces: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    if len(faces) < 2:
        yield faces
        return
    for i, face in enumerate(faces):
        for rest in permuted(faces[:i] + faces[i + 1 :]):
            yield (face, *rest)


def test_skills_are_told_by_what_they_do() -> None:
    """Everload stays loaded, Dobergun gives steps, Bloodroot heals, Lynx counts more on a diagonal."""
    everload, dobergun = wounded("everload", 100, 100), wounded("dobergun", 100, 100)
    kept = [c for c, _, twin in every(everload, Shoot(0, 1), 1) if not spent(twin)]
    stepped = [c for c, _, twin in every(dobergun, Shoot(0, 1), 1) if twin.view(0).stage == "ExtraSteps"]
    assert told(everload, Shoot(0, 1)).skill == pytest.approx(sum(kept))
    assert told(dobergun, Shoot(0, 1)).skill == pytest.approx(sum(stepped))
    bloodroot = told(wounded("bloodroot", 50, 100), Shoot(0, 1))
    assert bloodroot.skill == bloodroot.hits > 0.0
    assert [told(duel("lynx", foe), Shoot(0, 1)).skill for foe in ((7, 7), (7, 5))] == [1.0, 0.0]


def test_go_22_7_frozen_dobergun_gives_no_steps() -> None:
    match = on("""
        seats 3
        figure 0 varas at 5,5 frozen 2
        figure 1 ebue at 6,5
        figure 2 tsiva at 13,13
        mat 0 dobergun
        turn 0 open
        """)
    assert all([twin.view(0).stage != "ExtraSteps" for _, _, twin in every(match, Shoot(0, 1), 1)])
    assert told(match, Shoot(0, 1)).skill == 0.0


def test_the_roll_that_hits_is_the_face_value() -> None:
    """GO-60.14 and GO-60.16: with a platform a natural total has to be higher; no roll is asked of a Gemini."""
    least = [told(duel("breathhold", (5 + far, 5)), Shoot(0, 1)).roll for far in (1, 2, 3, 4)]
    platform = [
        told(duel("breathhold", (5 + far, 5), more=f"banner tree_platform of 1 at {5 + far},5"), Shoot(0, 1)).roll
        for far in (1, 2, 3, 4)
    ]
    assert (least, platform) == ([11, 7, 6, 9], [13, 9, 8, 11])
    assert told(duel("gemini"), Shoot(0, 1)).roll == 0


# --- throwables, abilities, the rest -------------------------------------------------------------------------------


def test_go_42_4_a_flame_bulb_burns_those_beside_the_target() -> None:
    match = on("""
        seats 5
        figure 0 varas at 5,5
        figure 1 ebue at 7,5
        figure 2 kruber at 8,6 hp 35
        figure 3 medea at 8,4
        figure 4 tsiva at 10,5
        mat 0 flame_bulb
        mat 1 helmet
        mat 2 body_armour
        banner magic_field of 3 at 8,4
        turn 0 open
        """)
    action = Throw(THROWABLE, 1)
    for victim in (1, 2, 3):
        hold(told(match, action, victim), match, every(match, action, 2), victim)
    assert {p.target for p in outlook(match).prospects} == {1, 2, 3}
    assert told(match, action).roll == 9


@pytest.mark.parametrize("far", [1, 4, 6])
def test_go_43_2_a_magic_spear_needs_the_distance(far: int) -> None:
    match = duel("magic_spear", (5 + far, 5), worn="body_armour")
    found = told(match, Throw(THROWABLE, 1))
    hold(found, match, every(match, Throw(THROWABLE, 1), 1))
    assert (found.roll, found.dice) == (far, 1)


def test_go_44_2_an_ntt_bulb_cannot_miss_and_smoke_has_no_chances() -> None:
    sure = told(duel("ntt_bulb"), Throw(THROWABLE, 1))
    assert sure == Prospect(sure.choice, 1, 1.0)
    assert GAME.outlook(duel("smoke_bulb").view(0), duel("smoke_bulb").menu(0)) is None


def test_go_18_6_supernova_is_sure() -> None:
    match = on("""
        seats 3
        figure 0 armazi at 5,5 cd 0
        figure 1 ebue at 6,5 hp 100
        figure 2 kruber at 6,6 hp 30
        mat 1 helmet, body_armour
        turn 0 open
        """)
    use(match)
    both = Supernova(1, 2)
    for victim in (1, 2):
        hold(told(match, both, victim), match, every(match, both), victim)
    assert told(match, both, 2).kills == 1.0


def test_go_60_4_the_numbers_of_a_roll() -> None:
    match = on("seats 2\nfigure 0 medea at 5,5 cd 3\nfigure 1 varas at 9,9\nturn 0 before")
    (found,) = outlook(match).prospects
    assert found.dice == 2
    assert found.numbers[5] == Spread(7, pytest.approx(1 / 6))
    assert [spread.amount for spread in found.numbers] == list(range(2, 13))


@pytest.mark.parametrize(("health", "potion", "spell"), [(40, 50, 20), (90, 10, 10), (100, 0, 0)])
def test_go_5_1_healing_is_told_as_far_as_it_goes(health: int, potion: int, spell: int) -> None:
    match = on(f"""
        seats 2
        figure 0 medea at 5,5 hp {health} cd 0
        figure 1 varas at 9,9
        mat 0 medium_potion
        turn 0 before
        """)
    drunk, charmed = told(match, Drink(EXTENSION), -1), told(match, UseAbility(), -1)
    assert (drunk.heals, charmed.heals) == (potion, spell)
    assert figure(match, 0).health + drunk.heals == figure(played(match, Drink(EXTENSION)), 0).health


def played(match: Match, action: Action) -> Match:
    twin = match.clone()
    twin.play(0, action)
    return twin


# --- what it may know -------------------------------------------------------------------------------------------------


def test_go_61_1_what_a_seat_cannot_know_changes_nothing() -> None:
    """Another order of the decks and other hidden backpacks, the same outlook, all through a game."""
    match = Match(GAME, seats=4, options={"hiddenBackpack": True, "characterPick": "random"}, seed=11)
    rng, asked = Dice(5), 0
    while match.result is None and asked < 60:
        seat = match.deciders[0]
        menu = match.menu(seat)
        found = GAME.outlook(match.view(seat), menu)
        twin = match.state.clone()
        GAME.reshuffle_unknown(twin, seat, rng)
        assert GAME.outlook(GAME.view(twin, seat), menu) == found
        asked += found is not None
        match.play(seat, menu.sample(rng))
    assert asked == 60


def test_spectators_and_those_who_are_not_asked_are_told_nothing() -> None:
    match = duel("gemini")
    assert GAME.outlook(match.view(None), match.menu(0)) is None
    assert GAME.outlook(match.view(1), match.menu(1)) is None


def test_every_outlook_of_a_game_fits_its_menu() -> None:
    """Choices are places of the menu, chances add up to 1, first steps of paths are choices, and it goes as JSON."""
    match = Match(GAME, seats=4, options={"characterPick": "random", "board": "grove"}, seed=3)
    rng = Dice(8)
    while match.result is None:
        seat = match.deciders[0]
        menu = match.menu(seat)
        listed = list(menu.listed() or ())
        found = GAME.outlook(match.view(seat), menu)
        if isinstance(found, Outlook):
            fits(found, listed)
        match.play(seat, menu.sample(rng))


def fits(found: Outlook, listed: list[Action]) -> None:
    for prospect in found.prospects:
        assert isinstance(listed[prospect.choice], (Shoot, Throw, Reroll, Roll, Drink, UseAbility, Supernova))
        for spread in (prospect.damage, prospect.numbers):
            assert not spread or sum([part.chance for part in spread]) == pytest.approx(1.0)
    steps = {action.to for action in listed if hasattr(action, "to") and type(action).__name__ == "Step"}
    assert {reach.path[0] for reach in found.reaches} <= steps <= {reach.square for reach in found.reaches}
