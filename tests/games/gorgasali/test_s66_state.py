"""Section 66: every fact an engine must keep is kept, saved by the codec, written in a position, and told apart."""

from __future__ import annotations

import pytest
from tests.games.gorgasali.kit import GAME, at, dice, do, figure, square, state
from tests.games.gorgasali.open_ground import on
from tests.games.gorgasali.strides import walk

from tavola.core import codec
from tavola.core.play import Match
from tavola.games.gorgasali.actions import Exchange, Imitate, OpenChest, Roll, UseAbility
from tavola.games.gorgasali.state import Banner, Figure, State, Turn

BASE = """\
seats 4
option scenario duo
option octorTakes move
option finalCollapse on
round 8
bar 3
{extra}
figure 0 octor at 5,5 chests 1
figure 1 varas at 7,5
figure 2 ebue at 9,9
figure 3 kruber at 12,12
mat 0 gemini, axe | boat
turn 0 open dice 1,2
"""


def position(old: str = "", new: str = "", extra: str = "") -> Match:
    """The position with one thing changed."""
    text = BASE.format(extra=extra)
    assert old in text
    return on(text.replace(old, new) if old else text)


def kept(match: Match) -> State:
    """Through the codec and through a position: both ways every fact is still there."""
    saved = State(state(match).kit)
    codec.thaw(saved, codec.freeze(match.state), GAME.type_names)
    assert codec.digest(saved) == match.digest()
    read = GAME.position(GAME.draw(match.state))
    assert codec.digest(read) == match.digest()
    return saved


def differs(match: Match) -> State:
    """It is kept, and the digest tells it from the plain position."""
    assert match.digest() != position().digest()
    return kept(match)


@pytest.mark.parametrize(
    ("old", "new", "field", "value"),
    [
        ("round 8", "round 9", "round", 9),
        ("bar 3", "bar 2\nstart 3", "bar", 2),
        ("round 8", "round 8\nlevel 2", "level", 2),
        ("round 8", "weapon_discard gemini, hydra\nround 8", "weapon_discard", bytearray((7, 1))),
        ("round 8", "support_discard helmet\nround 8", "support_discard", bytearray((14,))),
        ("round 8", "weapon_deck sparrow\nround 8", "weapon_deck", bytearray((0,))),
        ("round 8", "support_deck body_armour\nround 8", "support_deck", bytearray((15,))),
    ],
)
def test_go_66_1_the_game(old: str, new: str, field: str, value: object) -> None:
    """GO-66.1: round, bar holder, zone level, both decks and both discard piles."""
    assert getattr(differs(position(old, new)), field) == value


def test_go_66_1_chests_left_seats_options_and_who_had_a_turn() -> None:
    """GO-66.1: the chest on the ground, four seats, the options of the table, the seats passed in this round."""
    saved = differs(position(extra="chest 1,1"))
    assert saved.ground[15] & 2
    assert [f.seat for f in saved.figures] == [0, 1, 2, 3]
    later = kept(position("turn 0 open dice 1,2", "turn 1 open dice 1,2"))
    assert codec.dump(later.stack[0])["done"] == 3
    assert GAME.position(GAME.draw(position().state)).kit.settings == position().state.kit.settings  # type: ignore[attr-defined]


def test_go_66_1_the_record_holds_seed_and_log() -> None:
    """GO-66.1: what nature gave stands in the record, so the game replays without its seed."""
    match = Match(GAME, seats=2, seed=4)
    assert [type(value).__name__ for _, value in match.record.entries] == ["Shuffled", "Shuffled"]


@pytest.mark.parametrize(
    ("kind", "squares"),
    [("barrier", "1,1 2,1 3,1 4,1 5,1"), ("ball_lightning", "1,1"), ("magic_field", "1,1"), ("tree_platform", "1,1")],
)
def test_go_66_2_banners(kind: str, squares: str) -> None:
    """GO-66.2: kind, owner, round placed, squares; their order is that of placing."""
    saved = differs(position(extra=f"banner {kind} of 2 round 7 at {squares}\nbanner smoke of 1 at 7,5"))
    first, second = saved.banners
    assert (first.owner, first.placed, len(first.squares), second.kind) == (2, 7, len(squares.split()), 4)
    assert Banner.FIELDS == ("kind", "owner", "placed", "squares")


@pytest.mark.parametrize(
    ("old", "new", "field", "value"),
    [
        ("at 7,5", "at 8,5", "square", 8 + 5 * 14),
        ("varas at 7,5", "varas sector 3", "sector", 3),
        ("varas at 7,5", "varas dead", "alive", 0),
        ("at 7,5", "at 7,5 hp 40", "health", 40),
        ("at 7,5", "at 7,5 skipped", "skipped", 1),
        ("at 7,5", "at 7,5 frozen 0,2", "frozen", 0b101),
        ("at 7,5", "at 7,5 burned 2", "burned", 0b100),
        ("at 7,5", "at 7,5 chests 2", "chests", 2),
        ("at 7,5", "at 7,5 cd 1", "cooldown", 1),
    ],
)
def test_go_66_3_characters(old: str, new: str, field: str, value: int) -> None:
    """GO-66.3: square or sector or eliminated, health, skipped, frozen by whom, burned, extra chests, cooldown."""
    assert getattr(differs(position(old, new)).figures[1], field) == value
    assert field in Figure.FIELDS


def test_go_66_4_octors_held_ability_and_its_cooldown() -> None:
    """GO-66.4: Steal, from seat 1, at 2; by option it is missing there."""
    saved = differs(position("octor at 5,5", "octor at 5,5 held varas from 1 cd 2"))
    octor = saved.figures[0]
    assert (octor.held, octor.held_from, octor.cooldown) == (2, 1, 2)
    match = position()
    do(match, Imitate(1))
    assert (kept(match).figures[0].held, kept(match).figures[1].lent) == (2, 1)


def test_go_66_5_the_card_in_each_slot_and_the_face_of_each_weapon() -> None:
    """GO-66.5: every slot of a full mat."""
    full = "mantis*, lynx, helmet, body_armour, barrier, ntt_bulb, axe, rope | boat, small_potion, smoke_bulb"
    saved = differs(position("mat 0 gemini, axe | boat", "mat 0 " + full))
    assert bytes(saved.figures[0].mat).count(0) == 0
    assert saved.figures[0].spent == 0b01
    assert GAME.draw(position("mat 0 gemini, axe | boat", "mat 0 " + full).state).count("*") == 1


@pytest.mark.parametrize(
    "fact", ["defended", "main", "thrown", "consumable", "revived", "traded", "opened 1", "proposals 2", "moved"]
)
def test_go_66_6_what_was_used_in_the_turn(fact: str) -> None:
    """GO-66.6: actions 4, 5, 6, the consumable, the extra chest, revived, traded; each tells positions apart."""
    text = BASE.format(extra="").replace("turn 0 open dice 1,2", f"turn 0 open dice 1,2 {fact}")
    read = GAME.position("map\n" + ("." * 14 + "\n") * 14 + text)
    plain = GAME.position("map\n" + ("." * 14 + "\n") * 14 + BASE.format(extra=""))
    assert codec.digest(read) != codec.digest(plain)
    assert codec.digest(GAME.position(GAME.draw(read))) == codec.digest(read)
    assert fact.split()[0] in Turn.FIELDS


def test_go_66_6_dice_covered_squares_and_numbers_left() -> None:
    """GO-66.6: in the middle of a walk."""
    match = on("seats 2\nfigure 0 medea at 5,5\nfigure 1 varas at 9,9\nturn 0 before", dice(3, 4))
    do(match, Roll())
    walk(match, (6, 5), (7, 5))
    turn = kept(match).turn
    assert (turn.first, turn.second, turn.left, turn.steps) == (3, 4, 5, 2)
    assert turn.covered == [square(match, x, 5) for x in (5, 6, 7)]


def test_go_66_6_the_exchange_that_may_be_undone() -> None:
    """GO-66.6: Kruber's initial square and his partner."""
    match = on("seats 2\nfigure 0 kruber at 5,5 cd 0\nfigure 1 varas at 9,9\nturn 0 open")
    do(match, UseAbility(), Exchange(1))
    (swap,) = kept(match).turn.swaps
    assert (swap.seat, swap.partner) == (0, 1)
    assert (swap.home, swap.partner_home) == (square(match, 5, 5), square(match, 9, 9))


def test_go_66_7_teams_and_character_banners() -> None:
    """GO-66.7: seats 0 and 2, 1 and 3; the banner of the dead one."""
    saved = differs(position("ebue at 9,9", "ebue dead grave 4,4"))
    assert [f.team for f in saved.figures] == [0, 1, 0, 1]
    assert saved.figures[2].grave == 4 + 4 * 14


def test_unfinished_business_is_kept_as_well() -> None:
    """GO-66.6: the opened chest's cards wait in a frame that is saved like everything else."""
    match = at("seats 2\nmap\n0......1\nfigure 0 medea chests 1\nfigure 1 varas\nmat 0 gemini, mantis\nturn 0 before")
    do(match, OpenChest())
    assert kept(match).turn.opened == 1
    assert figure(match, 0).chests == 0
