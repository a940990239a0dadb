"""Section 16: rounds, the round bar, and what begins with them; R41 to R45, R90."""

from __future__ import annotations

import pytest
from tests.games.gorgasali.kit import at, dice, do, figure, legal, refusal, seen, state
from tests.games.gorgasali.open_ground import banners, on, pass_turn

from tavola.core.play import Match
from tavola.games.gorgasali import events as ev
from tavola.games.gorgasali.actions import Defend, EndTurn, Revive, Supernova, Throw, UseAbility
from tavola.games.gorgasali.rules.chests import SUPPORTS, WEAPONS

FOUR = """
    seats 4
    figure 0 armazi at 5,5 cd 0
    figure 1 varas at 9,9
    figure 2 ebue at 6,5
    figure 3 medea at 12,12
"""


def order(match: Match, turns: int) -> list[int]:
    """Who has the next turns, the running one first."""
    seats = []
    for _ in range(turns):
        seats.append(state(match).turn.seat)
        pass_turn(match)
    return seats


def test_go_16_1_a_round_is_complete_when_every_living_player_had_a_turn() -> None:
    """GO-16.1: three of four seats live: after the third turn the round number rises."""
    match = on(FOUR.replace("varas at 9,9", "varas dead") + "turn 0 open")
    numbers = []
    for _ in range(4):
        numbers.append(state(match).round)
        pass_turn(match)
    assert numbers == [1, 1, 1, 2]


def test_go_16_2_the_bar_shows_the_number_of_the_round() -> None:
    """GO-16.2: the view tells it, with the holder."""
    view = on("round 7\nbar 2" + FOUR + "turn 2 open").view(None)
    assert (view.round, view.bar) == (7, 2)


def test_go_16_3_number_zone_banners_first_turn() -> None:
    """GO-16.3: in this order."""
    match = on("round 5" + FOUR + "banner tree_platform of 1 round 4 at 1,1\nturn 3 open")
    events = do(match, EndTurn())
    kept = [type(e) for e in events if isinstance(e, (ev.RoundBegan, ev.ZoneShrank, ev.BannerGone, ev.TurnBegan))]
    assert kept == [ev.RoundBegan, ev.ZoneShrank, ev.BannerGone, ev.TurnBegan]


def test_go_59_5_s1_round_start_is_automatic() -> None:
    """GO-59.5: one entry ends the round; the bar holder is asked next."""
    match = on("bar 2" + FOUR + "turn 1 open")
    do(match, EndTurn())
    assert (state(match).round, match.deciders) == (2, (2,))


def test_go_16_4_the_bar_of_the_eliminated_goes_to_the_next_living_clockwise() -> None:
    """GO-16.4: holder 2 falls in 0's turn; 3 is dead, so the bar goes to 0; the old order is finished."""
    match = on("bar 2" + FOUR.replace("medea at 12,12", "medea dead").replace("6,5", "6,5 hp 35") + "turn 0 before")
    events = do(match, UseAbility(), Supernova(2))
    assert [e.seat for e in seen(events, ev.BarMoved)] == [0]
    assert order(match, 4) == [0, 1, 0, 1]


def test_go_16_5_nobody_gets_two_turns_or_none() -> None:
    """GO-16.5: the bar's new holder still has the turn of this round, and only one."""
    match = on("bar 2" + FOUR.replace("6,5", "6,5 hp 35") + "turn 0 before")
    do(match, UseAbility(), Supernova(2))
    assert state(match).bar == 3
    assert order(match, 5) == [0, 1, 3, 0, 1]


@pytest.mark.parametrize(("reviver", "after"), [(0, [1, 2, 3]), (3, [0, 1, 2])])
def test_go_16_6_a_revived_player_plays_in_this_round_if_the_seat_is_still_to_come(
    reviver: int, after: list[int]
) -> None:
    """GO-16.6: seats 0 and 2, 1 and 3 are teams: revived by 0, seat 2 comes up; 1 revived by 3 waits."""
    dead = (reviver + 2) % 4
    lines = [f"figure {i} {k} {{}}" for i, k in enumerate(("armazi", "varas", "ebue", "medea"))]
    places = ["at 1,1", "at 12,1", "at 1,12", "at 12,12"]
    places[reviver], places[dead] = "at 5,5", "dead grave 6,5"
    figures = "\n".join(line.format(place) for line, place in zip(lines, places, strict=True))
    match = on(f"seats 4\noption scenario duo\n{figures}\nmat {reviver} small_potion\nturn {reviver} open")
    do(match, legal(match, Revive)[0], EndTurn())
    assert order(match, 3) == after
    assert figure(match, dead).alive


def test_go_r41_the_running_round_is_finished_in_the_old_order() -> None:
    """GO-R41: the holder falls in the last turn of the round; the next round begins with the next living seat."""
    match = on(
        """
        seats 3
        bar 0
        figure 0 ebue at 6,5 hp 35
        figure 1 varas at 9,9
        figure 2 armazi at 5,5 cd 0
        turn 2 before
        """
    )
    do(match, UseAbility(), Supernova(0))
    assert (state(match).bar, order(match, 3)) == (1, [2, 1, 2])


def test_go_r42_the_zone_shrinks_before_banners_leave() -> None:
    """GO-R42: and the turn begins last."""
    match = on("round 10" + FOUR + "banner magic_field of 1 round 9 at 1,1\nturn 3 open")
    events = do(match, EndTurn())
    assert [e.level for e in seen(events, ev.ZoneShrank)] == [2]
    assert events.index(seen(events, ev.ZoneShrank)[0]) < events.index(seen(events, ev.BannerGone)[0])


def test_go_r43_defensive_banners_leave_at_the_round_smoke_at_its_users_turn() -> None:
    """GO-R43: both placed in round 3 by seat 1: at the start of round 5 the platform goes, the smoke in 1's turn."""
    match = on(
        "round 4" + FOUR + "banner tree_platform of 1 round 3 at 1,1\nbanner smoke of 1 round 3 at 9,9\nturn 3 open"
    )
    do(match, EndTurn())
    assert (state(match).round, banners(match)) == (5, ["smoke of 1"])
    events = pass_turn(match)
    assert [e.why for e in seen(events, ev.BannerGone)] == ["time"]
    assert banners(match) == []


def test_go_65_15_with_expiry_by_round_smoke_goes_with_the_others() -> None:
    """GO-65.15: at the start of round 5, before the first turn."""
    text = FOUR + "banner tree_platform of 1 round 3 at 1,1\nbanner smoke of 1 round 3 at 9,9\nturn 3 open"
    match = on("option bannerExpiry round\nround 4" + text)
    events = do(match, EndTurn())
    assert len(seen(events, ev.BannerGone)) == 2
    assert banners(match) == []


def test_go_r44_the_supply_of_banners_is_no_limit() -> None:
    """GO-R44: a fifth Tree Platform may be placed."""
    match = platforms("")
    do(match, Defend(4))
    assert len(banners(match)) == 5


def platforms(options: str, kind: str = "tree_platform", count: int = 4) -> Match:
    """So many banners of a kind lie already, and seat 0 holds one more card."""
    lines = "".join(f"banner {kind} of 1 at {i},0\n" for i in range(count))
    return on(options + FOUR + lines + f"mat 0 {kind}\nturn 0 open")


@pytest.mark.parametrize(
    ("kind", "count"), [("ball_lightning", 4), ("tree_platform", 4), ("magic_field", 3)]
)
def test_go_65_16_limited_banners_are_those_of_the_box(kind: str, count: int) -> None:
    """GO-65.16: with so many on the map the card cannot be used; with one less it can."""
    assert refusal(platforms("option bannerSupply limited\n", kind, count), Defend(4)).rule == "GO-65.16"
    assert legal(platforms("option bannerSupply limited\n", kind, count - 1), Defend) == [Defend(4)]


def test_go_r45_defensive_banners_outlive_their_owner_smoke_does_not() -> None:
    """GO-R45: seat 2 falls: its field stays, its smoke goes."""
    text = FOUR.replace("6,5", "6,5 hp 35") + "banner magic_field of 2 at 1,1\nbanner smoke of 2 at 6,5\nturn 0 before"
    match = on(text)
    do(match, UseAbility(), Supernova(2))
    assert banners(match) == ["magic_field of 2"]


def final(mats: str, healths: tuple[int, int, int], options: str = "") -> Match:
    """Three figures with this health at the end of round 60."""
    names = zip(("ebue", "varas", "medea"), healths, strict=True)
    lines = "".join(f"figure {i} {key} at {i * 4},0 hp {hp}\n" for i, (key, hp) in enumerate(names))
    match = on(f"seats 3\nround 60\n{options}{lines}{mats}turn 2 open")
    do(match, EndTurn())
    return match


def test_go_r90_after_round_60_the_highest_health_wins() -> None:
    """GO-R90: then more cards on the mat, else the win is shared."""
    health, by_cards, shared = final("", (50, 70, 60)), final("mat 0 axe\n", (70, 70, 60)), final("", (70, 70, 60))
    results = [match.result for match in (health, by_cards, shared)]
    assert [result and result.reason for result in results] == ["round_limit"] * 3
    assert [result and result.winners for result in results] == [(1,), (0,), (0, 1)]


def test_go_r90_in_duo_the_sums_of_the_teams_count() -> None:
    """GO-R90: 40 + 70 beats 100 + 5."""
    match = on("""
        seats 4
        round 60
        option scenario duo
        figure 0 ebue at 0,0 hp 100
        figure 1 varas at 4,0 hp 40
        figure 2 medea at 8,0 hp 5
        figure 3 armazi at 12,0 hp 70
        turn 3 open
    """)
    do(match, EndTurn())
    assert match.result is not None
    assert match.result.winners == (1, 3)


def test_go_65_17_the_round_limit_may_be_another_or_none() -> None:
    """GO-65.17: 0 stands for none; a limit of 61 lets one more round be played."""
    assert final("", (50, 70, 60), "option roundLimit 61\n").result is None
    assert final("", (50, 70, 60), "option roundLimit 0\n").result is None
    assert final("", (50, 70, 60)).result is not None


def test_go_x77_the_bar_of_a_fallen_holder() -> None:
    """GO-X77: seats 1-4, bar at 2, order 2,3,4,1; 2 dies on 4's turn: 1 plays, bar to 3, next round 3,4,1."""
    match = on("""
        seats 4
        bar 1
        figure 0 varas at 9,9
        figure 1 ebue at 6,5 hp 35
        figure 2 medea at 12,12
        figure 3 armazi at 5,5 cd 0
        turn 3 before
    """)
    do(match, UseAbility(), Supernova(1))
    assert state(match).bar == 2
    assert order(match, 5) == [3, 0, 2, 3, 0]


def test_go_x8_a_defensive_banner_lies_for_two_rounds() -> None:
    """GO-X8: placed in round 6, it lies through 6 and 7 and leaves at the beginning of 8, before the first turn."""
    match = on("""
        seats 2
        round 6
        figure 0 varas at 9,9
        figure 1 ebue at 5,5
        mat 1 tree_platform
        turn 1 open
    """)
    do(match, Defend(4))
    lies = {}
    while state(match).round < 8:
        lies[state(match).round] = banners(match)
        events = pass_turn(match)
    assert lies == {6: ["tree_platform of 1"], 7: ["tree_platform of 1"]}
    assert banners(match) == []
    kept = [type(e) for e in events if isinstance(e, (ev.RoundBegan, ev.BannerGone, ev.TurnBegan))]
    assert kept == [ev.RoundBegan, ev.BannerGone, ev.TurnBegan]


def test_go_x9_a_smoke_lies_until_its_users_turn_two_rounds_on() -> None:
    """GO-X9: placed in round 11, gone at the beginning of the user's turn in round 13, not of the round."""
    match = on("""
        seats 2
        round 11
        figure 0 varas at 0,0 frozen 1
        figure 1 ebue at 5,5
        mat 1 smoke_bulb
        turn 1 open
    """, *[dice(1, 2)] * 9)  # fmt: skip
    do(match, Throw(5), EndTurn())
    seen_at = []
    while banners(match):
        seen_at.append((state(match).round, state(match).turn.seat))
        pass_turn(match)
    assert seen_at == [(12, 0), (12, 1), (13, 0)]
    assert (state(match).round, state(match).turn.seat) == (13, 1)


def test_go_x78_the_draw_limit() -> None:
    """GO-X78: 72 chests and 10 extra chests: 82 weapons drawn, 19 left; 164 support cards, 50 left."""
    s = state(at("seats 2\nfigure 0 varas at 0,0\nfigure 1 ebue at 26,26"))
    openings = len(s.kit.board.chests) + 10
    weapons, supports = WEAPONS * openings, SUPPORTS * openings
    assert (weapons, len(s.weapon_deck) - weapons) == (82, 19)
    assert (supports, len(s.support_deck) - supports) == (164, 50)
