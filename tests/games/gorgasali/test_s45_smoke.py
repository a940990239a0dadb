"""Section 45: the Smoke Bulb (GO-R80): under whom it lies, against what it helps, and when it goes."""

from __future__ import annotations

import pytest
from tests.games.gorgasali.kit import cards, dice, do, figure, legal, refusal, square, state, where
from tests.games.gorgasali.open_ground import banners, on, pass_turn, spots

from tavola.core.play import Match
from tavola.core.values import Action
from tavola.games.gorgasali import events as ev
from tavola.games.gorgasali.actions import (
    Defend,
    EndTurn,
    Exchange,
    Hypnosis,
    Jump,
    Manage,
    OpenChest,
    Reload,
    Roll,
    Shoot,
    Stay,
    Step,
    Supernova,
    Throw,
    UseAbility,
)

# Seat 1 has smoke; seat 0 is two squares away.
SMOKED = """
    seats 3
    figure 0 armazi at 5,5
    figure 1 ebue at 7,5
    figure 2 medea at 13,13
    banner smoke of 1 at 7,5
"""
MINE = SMOKED.replace("of 1 at 7,5", "of 0 at 5,5")
SMOKE = ["smoke of 0"]


def gone(match: Match, *actions: Action) -> list[str]:
    """Why the smoke went while these were played."""
    return [event.why for event in do(match, *actions) if isinstance(event, ev.BannerGone)]


def test_go_45_1_under_the_user_on_a_vacant_square() -> None:
    """GO-45.1: on the own square, at nobody else; not where a chest lies."""
    text = SMOKED + "mat 0 smoke_bulb\nturn 0 open\n"
    match = on(text)
    assert refusal(match, Throw(5, 1)).rule == "GO-45.1"
    do(match, Throw(5))
    assert spots(match, *state(match).banners[-1].squares) == [(5, 5)]
    assert refusal(on(text + "chest 5,5"), Throw(5)).rule == "GO-36.5"


def test_go_45_2_enemies_cannot_shoot_the_user_under_it() -> None:
    """GO-45.2: no weapon of any group; without the smoke all could."""
    for weapon in ("gemini", "mantis", "breathhold"):
        match = on(SMOKED + f"mat 0 {weapon}\nturn 0 open")
        assert refusal(match, Shoot(0, 1)).rule == "GO-29.14"
        free = on(SMOKED.replace("banner smoke of 1 at 7,5", "") + f"mat 0 {weapon}\nturn 0 open")
        assert legal(free, Shoot) == [Shoot(0, 1)]


def test_go_45_3_only_against_weapon_cards() -> None:
    """GO-45.3: spear, Ball Lightning and Supernova work."""
    spear = on(SMOKED + "mat 0 magic_spear\nturn 0 open", dice(2))
    do(spear, Throw(5, 1))
    ball = on(SMOKED + "banner ball_lightning of 0 at 8,5\nturn 1 open")
    do(ball, EndTurn())
    nova = on(SMOKED.replace("5,5", "5,5 cd 0") + "turn 0 open")
    do(nova, UseAbility(), Supernova(1))
    assert [figure(match, 1).health for match in (spear, ball, nova)] == [40, 65, 65]


def test_go_45_4_it_goes_at_the_beginning_of_the_users_turn_in_round_r_plus_2() -> None:
    """GO-45.4: placed in round 1 it lies while others play in round 3 and is gone before its user does anything."""
    match = on("round 3" + SMOKED.replace("of 1 at", "of 1 round 1 at") + "turn 0 open")
    assert banners(match) == ["smoke of 1"]
    events = do(match, EndTurn())
    kinds = [type(e) for e in events if isinstance(e, (ev.TurnBegan, ev.BannerGone, ev.CooldownSet))]
    assert kinds == [ev.TurnBegan, ev.BannerGone, ev.CooldownSet]
    early = on("round 2" + SMOKED.replace("of 1 at", "of 1 round 1 at") + "turn 0 open")
    do(early, EndTurn())
    assert banners(early) == ["smoke of 1"]


def test_go_45_5_it_ends_at_once_when_the_user_shoots_or_moves() -> None:
    """GO-45.5: with the declaration of the shot; with the first step."""
    shot = on(MINE + "mat 0 gemini\nturn 0 open", dice(1, 1))
    assert gone(shot, Shoot(0, 1)) == ["shot"]
    walk = on(MINE + "turn 0 after dice 1,2")
    assert gone(walk, Step(square(walk, 4, 5))) == ["moved"]


def test_go_45_6_also_a_miss_a_jump_and_a_dobergun_step_end_it() -> None:
    """GO-45.6: a missed shot, a Teleport although one then stays, and, by the shot already, a Dobergun."""
    miss = on(MINE.replace("7,5", "6,5") + "mat 0 tochinator\nturn 0 open", dice(1))
    assert gone(miss, Shoot(0, 1)) == ["shot"]
    jump = on(MINE + "mat 0 teleport\nturn 0 after dice 1,2")
    assert gone(jump, Jump(6, square(jump, 5, 8)), Stay()) == ["moved"]


def test_go_45_6_also_later_in_the_very_turn_of_placing() -> None:
    """GO-45.6: smoke, then a shot: gone; a shot, then smoke: it lies."""
    first = on(SMOKED.replace("of 1 at 7,5", "of 2 at 13,13") + "mat 0 smoke_bulb, gemini\nturn 0 open", dice(1, 1))
    do(first, Throw(5), Shoot(0, 1))
    assert banners(first) == ["smoke of 2"]
    last = on(SMOKED.replace("of 1 at 7,5", "of 2 at 13,13") + "mat 0 smoke_bulb, gemini\nturn 0 open", dice(1, 1))
    do(last, Shoot(0, 1), Throw(5))
    assert banners(last) == ["smoke of 2", "smoke of 0"]


def test_go_45_6_a_dobergun_step_after_a_shot_ends_a_smoke() -> None:
    """GO-45.6: the shot ends it before the step; the step finds none left."""
    match = on(MINE + "mat 0 dobergun\nturn 0 open", dice(6))
    assert gone(match, Shoot(0, 1), Step(square(match, 4, 5))) == ["shot"]
    assert where(match, 0) == (4, 5)


def test_go_45_7_it_ends_when_the_user_is_displaced_or_eliminated() -> None:
    """GO-45.7: pulled, swapped, or killed."""
    pull = on(SMOKED.replace("ebue", "varas").replace("armazi at 5,5", "ebue at 5,5 cd 0") + "turn 0 open")
    assert gone(pull, UseAbility(), Hypnosis(1, square(pull, 5, 4))) == ["displaced"]
    swap = on(SMOKED.replace("armazi at 5,5", "kruber at 5,5 cd 0") + "turn 0 open")
    assert gone(swap, UseAbility(), Exchange(1)) == ["displaced"]
    kill = on(SMOKED.replace("armazi at 5,5", "armazi at 5,5 cd 0").replace("7,5\n", "7,5 hp 5\n", 1) + "turn 0 open")
    assert gone(kill, UseAbility(), Supernova(1)) == ["eliminated"]


def test_go_45_8_it_protects_only_its_user() -> None:
    """GO-45.8: an enemy standing on foreign smoke can be shot."""
    match = on(SMOKED.replace("of 1", "of 2") + "mat 0 gemini\nturn 0 open")
    assert legal(match, Shoot) == [Shoot(0, 1)]


@pytest.mark.parametrize(
    ("mat", "actions"),
    [
        ("magic_spear", [Throw(5, 1)]),
        ("ball_lightning", [Defend(4)]),
        ("gemini*", [Reload()]),
        ("0 gemini, 8 small_potion", [Manage()]),
        ("gemini", [OpenChest()]),
        ("gemini", [UseAbility(), Supernova(1)]),
    ],
)
def test_go_45_9_other_deeds_do_not_end_it(mat: str, actions: list[Action]) -> None:
    """GO-45.9: throwing, defending, reloading, managing, extra chests, abilities that displace nobody."""
    match = on(MINE.replace("5,5\n", "5,5 cd 0 chests 1\n", 1) + f"mat 0 {mat}\nturn 0 open")
    assert gone(match, *actions) == []
    assert banners(match)[:1] == SMOKE


def test_go_45_9_staying_does_not_end_it() -> None:
    """GO-45.9: nor does staying on the square."""
    match = on(MINE + "turn 0 after dice 1,2")
    assert gone(match, Stay()) == []


def test_go_45_10_not_on_a_square_with_a_defensive_banner() -> None:
    """GO-45.10: neither on one's own nor on a foreign one."""
    for owner in (0, 2):
        match = on(SMOKED + f"banner magic_field of {owner} at 5,5\nmat 0 smoke_bulb\nturn 0 open")
        assert refusal(match, Throw(5)).rule == "GO-36.6"


def test_go_45_10_a_new_smoke_replaces_the_own_old_one() -> None:
    """GO-45.10: two smokes of one user never lie; the new one counts its own two rounds."""
    match = on("round 2" + MINE.replace("of 0 at", "of 0 round 1 at") + "mat 0 smoke_bulb\nturn 0 open")
    do(match, Throw(5))
    assert banners(match) == SMOKE
    assert state(match).banners[0].placed == 2


def test_go_45_10_a_foreign_smoke_keeps_the_square() -> None:
    """GO-45.10: a square with somebody else's smoke on it is not vacant for one's own."""
    match = on(MINE.replace("of 0 at", "of 2 at") + "mat 0 smoke_bulb\nturn 0 open")
    assert refusal(match, Throw(5)).rule == "GO-36.9"


def test_go_r80_shoot_then_smoke_keeps_it_through_the_others_turns() -> None:
    """GO-R80: after a shot the user smokes; the next player cannot shoot the user."""
    match = on(
        SMOKED.replace("of 1 at 7,5", "of 2 at 13,13") + "mat 0 smoke_bulb, gemini\nmat 1 mantis\nturn 0 open",
        dice(1, 1), dice(1, 2),
    )  # fmt: skip
    do(match, Shoot(0, 1), Throw(5), EndTurn())
    do(match, Roll(), Stay())
    assert refusal(match, Shoot(0, 0)).rule == "GO-29.14"


def test_go_59_38_the_own_square_and_no_further_throwable() -> None:
    """GO-59.38: one way on the menu, no square to choose, no second throw."""
    match = on(SMOKED + "mat 0 smoke_bulb\nturn 0 open")
    assert legal(match, Throw) == [Throw(5, -1)]
    do(match, Throw(5))
    assert EndTurn() in match.menu(0)
    assert (legal(match, Throw), cards(match, 0)) == ([], {})


def test_go_x9_a_smoke_of_round_11_goes_at_the_users_turn_in_round_13() -> None:
    """GO-X9: the user neither shoots nor moves: moved in round 11, stays in 12, begins the turn of 13 without it."""
    text = "round 11" + SMOKED.replace("banner smoke of 1 at 7,5", "mat 0 smoke_bulb") + "turn 0 open"
    match = on(text, *[dice(1, 2)] * 5)
    do(match, Throw(5), EndTurn())
    while (state(match).round, state(match).turn.seat) != (13, 0):
        assert banners(match) == SMOKE
        events = pass_turn(match)
    assert [e.why for e in events if isinstance(e, ev.BannerGone)] == ["time"]
    assert where(match, 0) == (5, 5)
