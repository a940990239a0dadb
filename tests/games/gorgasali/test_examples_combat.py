"""Worked examples of weapons, armour, fields, view: GO-X3 to X7, X10, X12 to X20, X37 to X53, X55, X56."""

from __future__ import annotations

import pytest
from tests.games.gorgasali.duels import duel, gross, hp, missed, shoot, spent, wounds
from tests.games.gorgasali.kit import at, cards, dice, do, legal, refusal, square, state
from tests.games.gorgasali.open_ground import on
from tests.games.gorgasali.strides import walk

from tavola.core.play import Match
from tavola.games.gorgasali.actions import EndTurn, EndWalk, Jump, Place, Refuse, Reroll, Shoot, Stay, Step
from tavola.games.gorgasali.rules.damage import wound
from tavola.games.gorgasali.rules.sight import clear_view

BOTH = "helmet, body_armour"
PLATFORM = "banner tree_platform of 1 at {},{}"
FIELD = "banner magic_field of 1 at 6,5"


def outcome(match: Match, extension: int = -1) -> tuple[int, bool]:
    """Health the target lost, and whether it was a miss."""
    events = shoot(match, extension)
    return 100 - hp(match), missed(events)


def incoming(amount: int, worn: str, more: str = "") -> tuple[int, set[str]]:
    """Health lost and armour discarded by one damage of this gross amount."""
    match = duel("", worn=worn, more=more)
    before = set(cards(match, 1).values())
    wound(state(match), 1, 0, "weapon", amount, pierces=False)
    return 100 - hp(match), before - set(cards(match, 1).values())


H, B = "helmet", "body_armour"


# --- printed --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("foe", [(6, 5), (7, 5), (7, 7)])
def test_go_x3_gemini(foe: tuple[int, int]) -> None:
    """GO-X3: S[3,5] is 8×4 = 32 at distance 2 or less."""
    assert outcome(duel("gemini", foe, (3, 5))) == (32, False)


@pytest.mark.parametrize("foe", [(6, 5), (7, 4), (8, 5)])
def test_go_x4_mantis(foe: tuple[int, int]) -> None:
    """GO-X4: S[3,3,6,1,5] is 18×2 = 36 at distance 3 or less."""
    assert outcome(duel("mantis", foe, (3, 3, 6, 1, 5))) == (36, False)


def test_go_x5_tochinator_hits() -> None:
    """GO-X5: S[4], 45."""
    assert outcome(duel("tochinator", (6, 5), (4,))) == (45, False)


def test_go_x6_tochinator_misses() -> None:
    """GO-X6: S[2], nothing, face down."""
    match = duel("tochinator", (6, 5), (2,))
    assert outcome(match) == (0, True)
    assert spent(match)


@pytest.mark.parametrize(("distance", "hit"), [(1, (5, 6)), (2, (3, 4)), (3, (2, 4)), (4, (4, 5))])
def test_go_x7_breathhold(distance: int, hit: tuple[int, int]) -> None:
    """GO-X7: totals 11/7/6/9 hit, 10/6/5/8 miss."""
    foe = (5 + distance, 5)
    assert outcome(duel("breathhold", foe, hit)) == (50, False)
    assert outcome(duel("breathhold", foe, (hit[0], hit[1] - 1))) == (0, True)


def test_go_x10_lynx_against_a_platform() -> None:
    """GO-X10: dx 2, dy 1; S[5,1,3] is 6×3 = 18, without the platform 27."""
    assert outcome(duel("lynx", (7, 6), (5, 1, 3), more=PLATFORM.format(7, 6))) == (18, False)
    assert outcome(duel("lynx", (7, 6), (5, 1, 3))) == (27, False)


def test_go_x12_7_meets_the_helmet() -> None:
    """GO-X12: [HB], helmet discarded."""
    assert incoming(7, BOTH) == (0, {H})


def test_go_x13_18_meets_the_body_armour() -> None:
    """GO-X13: [HB], body armour discarded."""
    assert incoming(18, BOTH) == (0, {B})


def test_go_x14_23_meets_both() -> None:
    """GO-X14: [HB], both discarded."""
    assert incoming(23, BOTH) == (0, {H, B})


def test_go_x15_50_goes_through() -> None:
    """GO-X15: [HB], both discarded, −20."""
    assert incoming(50, BOTH) == (20, {H, B})


def test_go_x16_23_in_a_magic_field() -> None:
    """GO-X16: (23−1)/2 = 11."""
    assert incoming(23, "", FIELD) == (11, set())


def test_go_x17_the_seven() -> None:
    """GO-X17: 7 counts 12 with 2 dice, 18 with Extra Six."""
    assert gross(shoot(duel("seven", (6, 5), (2, 5)))) == 12 * 4
    assert gross(shoot(duel("seven, extra_six", (6, 5), (1, 2, 4)), 6)) == 18 * 4


def test_go_x18_breathhold_loots_the_spared_armour() -> None:
    """GO-X18: ignored, not discarded, on the killer's mat."""
    match = duel("breathhold", (7, 5), (3, 4), who="ebue hp 50", worn=BOTH)
    shoot(match)
    assert cards(match, 0) == {0: "breathhold*", 2: H, 3: B}
    assert len(state(match).support_discard) == 0


ZONES = "zones\n" + ("1" * 14 + "\n") * 2 + ("4" * 14 + "\n") * 12


def test_go_x19_dobergun_inside_an_inactive_zone() -> None:
    """GO-X19: no penalty."""
    match = on(
        ZONES + "seats 3\nround 8\nfigure 0 varas at 5,1\nfigure 1 ebue at 6,1\nfigure 2 kruber at 9,9\n"
        "mat 0 dobergun\nturn 0 open\n",
        dice(4),
    )
    shoot(match)
    walk(match, (5, 0), (4, 0))
    assert hp(match, 0) == 100


@pytest.mark.parametrize(("rounds", "penalty"), [(6, 5), (11, 10), (16, 15)])
def test_go_x20_teleport_into_an_inactive_zone(rounds: int, penalty: int) -> None:
    """GO-X20: one square's penalty."""
    match = on(
        ZONES + f"seats 2\nround {rounds}\nfigure 0 varas at 5,5\nfigure 1 ebue at 9,9\n"
        "mat 0 teleport\nturn 0 after dice 1,2\n"
    )
    do(match, Jump(6, square(match, 5, 0)), Stay())
    assert hp(match, 0) == 100 - penalty


# --- derived --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("amount", "lost", "gone"),
    [(10, 0, {H}), (11, 0, {B}), (20, 0, {B}), (21, 0, {H, B}), (30, 0, {H, B}), (31, 1, {H, B})],
)
def test_go_x37_armour_limits(amount: int, lost: int, gone: set[str]) -> None:
    """GO-X37: [HB] against 10, 11, 20, 21, 30, 31."""
    assert incoming(amount, BOTH) == (lost, gone)


def test_go_x38_one_piece_only() -> None:
    """GO-X38: [B] 7 and 50, [H] 18."""
    assert [incoming(7, B), incoming(50, B), incoming(18, H)] == [(0, {B}), (30, {B}), (8, {H})]


def test_go_x39_field_and_armour() -> None:
    """GO-X39: gross 36, 50 and 1 against field and [HB]."""
    assert [incoming(amount, BOTH, FIELD) for amount in (36, 50, 1)] == [(0, {B}), (0, {H, B}), (0, set())]


@pytest.mark.parametrize("replace", [True, False])
def test_go_x40_breathhold_kills_and_loots(replace: bool) -> None:
    """GO-X40: distance 3, S[2,4], HP 40 [HB]: dead; body armour placed, the helmet replaces the own or is refused."""
    match = duel("breathhold, helmet", (8, 5), (2, 4), who="ebue hp 40", worn=BOTH)
    assert wounds(shoot(match)) == [("weapon", 50, 0)]
    assert legal(match, Place) == [Place(0, 2)]
    assert legal(match, Refuse) == [Refuse(0)]
    do(match, Place(0, 2) if replace else Refuse(0))
    assert cards(match, 0) == {0: "breathhold*", 2: H, 3: B}
    assert len(state(match).support_discard) == 1


def test_go_x41_tochinator_against_a_platform() -> None:
    """GO-X41: S[4] is 3, a miss; S[5] is 4, 45."""
    platform = PLATFORM.format(6, 5)
    assert outcome(duel("tochinator", (6, 5), (4,), more=platform)) == (0, True)
    assert outcome(duel("tochinator", (6, 5), (5,), more=platform)) == (45, False)


def test_go_x42_breathhold_against_a_platform() -> None:
    """GO-X42: at distance 2 S[4,4] is 6, a miss; S[5,4] 7, a hit; with Long Lens S[3,4] is 5, a hit."""
    platform = PLATFORM.format(7, 5)
    assert outcome(duel("breathhold", (7, 5), (4, 4), more=platform)) == (0, True)
    assert outcome(duel("breathhold", (7, 5), (5, 4), more=platform)) == (50, False)
    assert outcome(duel("breathhold, long_lens", (7, 5), (3, 4), more=platform), 6) == (50, False)


def test_go_x43_seven() -> None:
    """GO-X43: S[3,4] 48; Extra Six S[1,2,4] 72; platform S[6,1] 5 → 20; platform S[5,4] 7 → 12 → 48."""
    platform = PLATFORM.format(6, 5)
    found = [
        outcome(duel("seven", (6, 5), (3, 4))),
        outcome(duel("seven, extra_six", (6, 5), (1, 2, 4)), 6),
        outcome(duel("seven", (6, 5), (6, 1), more=platform)),
        outcome(duel("seven", (6, 5), (5, 4), more=platform)),
    ]
    assert found == [(48, False), (72, False), (20, False), (48, False)]


def test_go_x44_hydra() -> None:
    """GO-X44: S[5,2,6,1] is 14×3+10 = 52; on a platform 10×3+5 = 35."""
    assert outcome(duel("hydra", (6, 5), (5, 2, 6, 1))) == (52, False)
    assert outcome(duel("hydra", (6, 5), (5, 2, 6, 1), more=PLATFORM.format(6, 5))) == (35, False)


def test_go_x45_mantis_and_second_volley() -> None:
    """GO-X45: S[1,1,2,6,5], the first three again: 4, 3, 6; 24×2 = 48."""
    match = duel("mantis, second_volley", (6, 5), (1, 1, 2, 6, 5), (4, 3, 6))
    shoot(match, 6)
    do(match, Reroll((0, 1, 2)))
    assert hp(match) == 52


@pytest.mark.parametrize(("foe", "damage"), [((7, 7), 44), ((7, 6), 33), ((8, 8), 44)])
def test_go_x46_lynx_and_the_diagonal(foe: tuple[int, int], damage: int) -> None:
    """GO-X46: S[2,3,6] from (5,5)."""
    assert outcome(duel("lynx", foe, (2, 3, 6))) == (damage, False)


def test_go_x47_dobergun() -> None:
    """GO-X47: S[4] is 36 and up to two free steps; S[3] is 27, no move."""
    match = duel("dobergun", (6, 5), (4,))
    assert outcome(match) == (36, False)
    assert EndWalk() in match.menu(0)
    walk(match, (4, 5), (4, 4))
    assert legal(match, Step) == []
    other = duel("dobergun", (6, 5), (3,))
    assert outcome(other) == (27, False)
    assert EndTurn() in other.menu(0)


@pytest.mark.parametrize(("face", "loaded"), [(5, True), (4, False)])
def test_go_x48_everload(face: int, loaded: bool) -> None:
    """GO-X48: both hit 55; loaded after 5, spent after 4; no second shot."""
    match = duel("everload", (6, 5), (face,))
    assert outcome(match) == (55, False)
    assert spent(match) != loaded
    assert refusal(match, Shoot(0, 1)).rule == "GO-6.14"


def test_go_x49_bloodroot() -> None:
    """GO-X49: HP 92; field, [HB], HP 50: 70 → 35, both discarded, −5 → 45; shooter 100."""
    match = duel("bloodroot", (6, 5), (3,), me="varas hp 92", who="ebue hp 50", worn=BOTH, more=FIELD)
    shoot(match)
    assert (hp(match), hp(match, 0), cards(match, 1)) == (45, 100, {})


@pytest.mark.parametrize(("faces", "damage"), [((2, 2), 40), ((5, 6), 55)])
def test_go_x50_farsight_with_long_lens(faces: tuple[int, int], damage: int) -> None:
    """GO-X50: at distance 3 the minimum is 4: S[2,2] 40, S[5,6] 55."""
    assert outcome(duel("farsight, long_lens", (8, 5), faces), 6) == (damage, False)


@pytest.mark.parametrize(("faces", "damage"), [(((1,), (3,)), 0), (((1,), (6,)), 45), (((4,),), 45)])
def test_go_x51_tochinator_and_second_swing(faces: tuple[tuple[int, ...], ...], damage: int) -> None:
    """GO-X51: S[1] then 3, a miss; then 6, 45; S[4] 45 at once, the card spent all the same."""
    match = duel("tochinator, second_swing", (6, 5), *faces)
    assert outcome(match, 6) == (damage, damage == 0)
    assert cards(match, 0) == {0: "tochinator*"}
    assert match.script == []


def test_go_x52_drain_and_armour() -> None:
    """GO-X52: HP 70, S[5,6] at HP 80 [HB]: 44−30 = 14, Drain 10: 56; D'rain 80."""
    match = duel("gemini", (6, 5), (5, 6), me="drain hp 70", who="ebue hp 80", worn=BOTH)
    shoot(match)
    assert (hp(match), hp(match, 0)) == (56, 80)


def test_go_x53_no_drain_on_a_miss() -> None:
    """GO-X53: Breathhold at distance 1, S[5,5] = 10."""
    match = duel("breathhold", (6, 5), (5, 5), me="drain hp 70")
    assert outcome(match) == (0, True)
    assert hp(match, 0) == 70


TREE = "map\n" + "\n".join(
    "".join("T" if 12 <= x <= 14 and 12 <= y <= 14 else "." for x in range(20)) for y in range(20)
)
Pair = tuple[int, int]


def line(match: Match, a: Pair, b: Pair) -> bool:
    one, two = square(match, *a), square(match, *b)
    seen_from_both = {clear_view(state(match), one, two), clear_view(state(match), two, one)}
    assert len(seen_from_both) == 1
    return seen_from_both.pop()


@pytest.mark.parametrize(
    ("a", "b", "free"),
    [
        ((11, 13), (15, 13), False), ((11, 11), (13, 11), True), ((11, 12), (12, 11), True),
        ((11, 12), (13, 11), False), ((11, 10), (16, 12), True), ((11, 11), (15, 12), False), ((10, 12),
        (13, 11), True),
    ],
)  # fmt: skip
def test_go_x55_clear_view_past_the_tree(a: Pair, b: Pair, free: bool) -> None:
    """GO-X55: tree x, y 12–14."""
    match = at(TREE + "\nseats 2\nfigure 0 varas at 0,0\nfigure 1 ebue at 1,0\nturn 0 open\n")
    assert line(match, a, b) is free


@pytest.mark.parametrize(
    ("a", "b", "free"),
    [
        ((3, 5), (6, 5), False), ((4, 2), (6, 2), True), ((4, 2), (6, 3), False), ((4, 1), (6, 3), True),
        ((4, 3), (6, 1), True), ((3, 2), (7, 2), True),
    ],
)  # fmt: skip
def test_go_x56_clear_view_past_a_barrier(a: Pair, b: Pair, free: bool) -> None:
    """GO-X56: Barrier (5,3)–(5,7)."""
    match = on(
        "seats 2\nfigure 0 varas at 0,0\nfigure 1 ebue at 1,0\n"
        "banner barrier of 0 at 5,3 5,4 5,5 5,6 5,7\nturn 0 open\n"
    )
    assert line(match, a, b) is free
