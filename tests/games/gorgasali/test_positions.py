"""Positions as text: the round trip, the documented format, and what contradicts itself."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.games.gorgasali.kit import GAME, at, cards, dice, do, figure, legal, state, where
from tests.games.gorgasali.open_ground import on
from tests.games.gorgasali.strides import walk

from tavola.core import codec
from tavola.core.errors import ContentError
from tavola.core.play import Match
from tavola.core.rng import Dice
from tavola.core.values import Left
from tavola.games.gorgasali import content
from tavola.games.gorgasali.actions import EndWalk, OpenChest, Roll, Step

DOCS = Path(__file__).parents[3] / "docs" / "positions.md"


def copied(match: Match) -> Match:
    """The same position, written and read again."""
    text = GAME.draw(match.state)
    twin = Match(GAME, position=text)
    assert codec.digest(twin.state) == match.digest(), text
    assert GAME.draw(twin.state) == text
    assert twin.view(None) == match.view(None)
    assert twin.deciders == match.deciders
    return twin


# --- the round trip -----------------------------------------------------------------------------------------------


OPTIONS: list[dict[str, object]] = [
    {},
    {"scenario": "duo", "crossFigures": True, "extraChestTiming": "any"},
    {"board": "skirmish", "characterPick": "draft", "abilityTiming": "any"},
    {"matLayout": "roomy", "finalCollapse": True, "zonePeriod": 3, "characterPick": "random"},
]


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_every_position_of_a_game_reads_back_as_it_was_written(options: dict[str, object]) -> None:
    """Equal state, equal board, equal menu: from the set-up through walks, cards to place and shots."""
    if options.get("board") not in (None, *content.board_names()):
        options = {**options, "board": content.board_names()[0]}
    match = Match(GAME, seats=4, seed=3, options=options)
    rng = Dice(9)
    for ply in range(600):
        if match.result is not None:
            break
        seat = match.deciders[0]
        if ply % 3 == 0:
            twin = copied(match)
            assert twin.menu(seat).listed() == match.menu(seat).listed()
            assert state(twin).kit.board.key == state(match).kit.board.key
        match.play(seat, match.menu(seat).sample(rng))


def test_a_drawn_board_keeps_its_zones_gates_and_chests() -> None:
    """What only the drawing tells is written again."""
    match = at("""
        seats 2
        round 7
        map
        .C..H.
        ......
        zones
        114444
        114444
        sector 3 0,0
        sector 3 0,1
        figure 0 medea sector 3
        figure 1 varas at 4,0
        turn 0 after dice 1,2
    """)
    twin = copied(match)
    board, other = state(match).kit.board, state(twin).kit.board
    assert (other.zone, other.gates, other.chests, other.healing) == (
        board.zone, board.gates, board.chests, board.healing,
    )  # fmt: skip
    walk(twin, (0, 0))
    assert figure(twin, 0).health == 95


def test_a_position_in_the_middle_of_a_walk() -> None:
    """The copy walks on with the numbers left, and not over its trail."""
    match = on("seats 2\nfigure 0 medea at 5,5\nfigure 1 varas at 9,9\nturn 0 after dice 3,4")
    walk(match, (6, 5), (6, 6))
    twin = copied(match)
    assert legal(twin, Step) == legal(match, Step)
    assert state(twin).turn.left == 5


def test_a_position_with_cards_to_be_placed() -> None:
    """They lie on no mat and in no deck, and no card is lost."""
    match = on("""
        seats 2
        figure 0 medea at 5,5 chests 1
        figure 1 varas at 9,9
        mat 0 gemini, mantis
        turn 0 before
    """)
    do(match, OpenChest())
    assert len(match.view(0).pending.cards) == len(copied(match).view(0).pending.cards) > 0


def test_two_figures_on_a_square_in_the_middle_of_a_crossing() -> None:
    """With crossFigures a walker may stand with another for a moment."""
    match = at("""
        seats 2
        option crossFigures on
        map
        01....
        figure 0 medea
        figure 1 varas
        turn 0 after dice 1,2
    """)
    walk(match, (1, 0))
    assert where(copied(match), 0) == where(match, 1) == (1, 0)


def test_a_finished_game_keeps_its_result() -> None:
    """Also when it ended between two decisions."""
    match = on("seats 2\nfigure 0 medea at 5,5\nfigure 1 varas at 9,9\nturn 0 open")
    match.happen(Left(1))
    assert copied(match).result == match.result
    assert match.result is not None


def test_a_board_of_ones_own_is_written_into_the_text() -> None:
    """An option that is a whole file stands there as a JSON string."""
    own = (content.BUILT_IN / "boards" / "standard.toml").read_text(encoding="utf8")
    twin = copied(Match(GAME, seats=2, seed=1, options={"board": own}))
    assert state(twin).kit.settings["board"] == own


def test_a_large_board() -> None:
    """99 squares a side can be walked to the last corner."""
    rows = ("." * 99 + "\n") * 99
    match = at(f"seats 2\nmap\n{rows}figure 0 medea at 98,97\nfigure 1 varas at 0,0\nturn 0 after dice 1,2")
    walk(match, (98, 98))
    assert where(match, 0) == (98, 98)


# --- the document ---------------------------------------------------------------------------------------------------


def example() -> str:
    found = re.search(r"```\n(.*?)```", DOCS.read_text(encoding="utf8"), re.DOTALL)
    assert found
    return found[1]


def test_the_documented_example_is_a_position() -> None:
    """docs/positions.md: what its example says."""
    match = Match(GAME, position=example(), script=[dice(1, 2)])
    s = state(copied(match))
    assert (s.round, s.level, s.kit.cross_figures, s.turn.left) == (9, 1, True, 6)
    assert cards(match, 0) == {0: "mantis", 1: "gemini*", 2: "helmet", 6: "boat", 8: "axe"}
    assert (figure(match, 1).health, figure(match, 1).skipped, where(match, 1)) == (40, 1, (9, 1))
    assert s.kit.board.terrain[s.figures[0].square] == 2
    assert EndWalk() not in match.menu(0)
    assert Roll() not in match.menu(0)


def test_the_document_names_every_word() -> None:
    """What the reader knows is explained."""
    text = DOCS.read_text(encoding="utf8")
    with pytest.raises(ContentError) as caught:
        at("nonsense 1")
    known = caught.value.message.split("known: ")[1].split(" in '")[0].split(", ")
    assert len(known) > 20
    assert [word for word in known if f"`{word}" not in text] == []


# --- what is refused --------------------------------------------------------------------------------------------------

GOOD = """\
seats 3
round 7
bar 1
map
0.C.1F
......
.T....
figure 0 medea hp 60
figure 1 octor held varas from 0
figure 2 tsiva at 5,1
mat 0 gemini, helmet
banner tree_platform of 0 at 3,1
turn 0 after dice 1,2
"""


def test_the_good_one_is_good() -> None:
    assert at(GOOD).deciders == (0,)


@pytest.mark.parametrize(
    ("old", "new", "line", "message"),
    [
        ("at 5,1", "at 4,0", 10, "two figures on 4,0"),
        ("medea hp", "medea at 1,1 hp", 8, "figure 0 stands on two squares, 0,0 and 1,1"),
        ("at 5,1", "at 1,2", 10, "nobody can stand on 1,2"),
        ("at 5,1", "at 6,1", 10, "no square 6,1 on a board of 6×3"),
        ("at 5,1", "at five", 10, "expected a square x,y, found 'five'"),
        ("0.C.1F", "0.C.9F", 5, "expected seats 0..2, found 9"),
        ("......", ".....", 6, "expected 6 squares, found 5"),
        ("......", "...X..", 6, "expected a row of the letters"),
        ("hp 60", "hp 101", 8, "expected health 1..100, found '101'"),
        ("hp 60", "hp 0", 8, "expected health 1..100, found '0'"),
        ("hp 60", "hp", 8, "expected health 1..100"),
        ("hp 60", "cd 4", 8, "a cooldown of 4, the bar has 3"),
        ("hp 60", "chests 11", 8, "expected extra chests 0..10"),
        ("hp 60", "strong", 8, "unknown fact 'strong'"),
        ("hp 60", "sector 3", 8, "figure 0 is on the map and in a sector"),
        ("hp 60", "frozen 0", 8, "figure 0 cannot freeze or burn itself"),
        ("hp 60", "frozen 3", 8, "expected seats 0..2, found '3'"),
        ("hp 60", "grave 1,1", 8, "figure 0 lives and has a grave"),
        ("hp 60", "held varas from 1", 8, "only octor holds another ability"),
        ("held varas from 0", "held emoon from 0", 9, "this ability cannot be held"),
        ("held varas from 0", "held varas of 0", 9, "expected `from` and a seat"),
        ("at 5,1", "dead at 5,1", 10, "figure 2 is dead and stands on the map"),
        ("at 5,1", "dead chests 1", 10, "figure 2 is dead and has health, chests"),
        ("at 5,1", "dead grave 1,1", 10, "only in duo a dead figure has a grave"),
        ("bar 1\n", "bar 2\n", 3, "the round bar lies with figure 2, which is dead"),
        ("tsiva", "medea", 10, "medea is taken by another seat"),
        ("tsiva", "merlin", 10, "no character 'merlin'"),
        ("tsiva", "none", 10, "nobody plays without a character"),
        ("figure 2 tsiva at 5,1", "", 1, "expected a line `figure 2 …`"),
        ("figure 2 tsiva at 5,1", "figure 1 tsiva at 5,1", 10, "figure 1 a second time"),
        ("gemini, helmet", "helmet, 2 helmet", 11, "two cards in slot 2"),
        ("gemini, helmet", "helmet, helmet", 11, "no empty active slot for helmet"),
        ("gemini, helmet", "0 helmet", 11, "helmet does not fit slot 0"),
        ("gemini, helmet", "11 axe", 11, "axe does not fit slot 11"),
        ("gemini, helmet", "excalibur", 11, "no card 'excalibur'"),
        ("gemini, helmet", "helmet*", 11, "only a weapon can be spent"),
        ("gemini, helmet", "big helmet", 11, "expected a card or a slot and a card"),
        ("tree_platform of", "tree_house of", 12, "no banner 'tree_house'"),
        ("at 3,1", "at 3,1 4,1", 12, "expected one square"),
        ("at 3,1", "at 2,0", 12, "a banner and a chest on 2,0"),
        ("at 3,1", "at 1,2", 12, "no banner can lie on 1,2"),
        ("at 3,1", "at 3,1\nbanner magic_field of 1 at 3,1", 13, "two banners on 3,1"),
        ("tree_platform of 0 at 3,1", "barrier of 0 at 4,0", 12, "a Barrier and a figure on 4,0"),
        ("of 0 at", "of 0 round 8 at", 12, "expected a round 0..7, found '8'"),
        ("after dice 1,2", "after", 13, "after the roll, and no dice"),
        ("after dice 1,2", "before dice 1,2", 13, "dice before the roll"),
        ("after dice 1,2", "after dice 1,7", 13, "expected two dice 1..6, found '7'"),
        ("after dice 1,2", "after dice 1", 13, "expected two dice a,b"),
        ("after dice 1,2", "later", 13, "unknown fact of a turn 'later'"),
        ("turn 0", "turn 3", 13, "expected a seat 0..2"),
        ("turn 0 after dice 1,2", "weapon_deck 9 gemini", 13, "10 × gemini, the box has 8"),
        ("turn 0 after dice 1,2", "weapon_deck helmet", 13, "helmet is no card of this pile"),
        ("turn 0 after dice 1,2", "support_discard gemini", 13, "gemini is no card of this pile"),
        ("turn 0 after dice 1,2", "covered 9,9", 13, "no square 9,9"),
        ("turn 0 after dice 1,2", "frame {", 13, "expected a frame as JSON"),
        ("turn 0 after dice 1,2", 'frame {"_": "Nothing"}', 13, "unknown frame"),
        ("turn 0 after dice 1,2", 'frame {"_": "Walk"}', 13, "no such frame"),
        ("turn 0 after dice 1,2", "fallen 2", 13, "the dead are nobody"),
        ("turn 0 after dice 1,2", "level 4", 13, "zone 4 never shrinks"),
        ("turn 0 after dice 1,2", "chest 5,0", 13, "a chest at 5,0, which is no plain square"),
        ("turn 0 after dice 1,2", "under 2 W", 13, "the board has"),
        ("turn 0 after dice 1,2", "sector 3 9,9", 13, "no square 9,9 on a board of 6×3"),
        ("turn 0 after dice 1,2", "sector 21 0,0", 13, "expected a sector 1..20"),
        ("turn 0 after dice 1,2", "wibble", 13, "unknown word 'wibble'"),
        ("turn 0 after dice 1,2", "option colour red", 13, "no such option"),
        ("turn 0 after dice 1,2", "option zonePeriod 9", 13, "zonePeriod: expected a whole number 3..8"),
        ("turn 0 after dice 1,2", "zones\n444444", 14, "expected 3 rows of zones, found 1"),
        ("turn 0 after dice 1,2", "zones\n444444\n444445\n444444", 15, "expected 6 digits 1..4"),
        ("round 7", "round seven", 2, "expected a round 0..9999, found 'seven'"),
        ("round 7", "round 7 8", 2, "unexpected '8'"),
        ("round 7", "round 7\nround 8", 3, "`round` a second time"),
        ("seats 3", "seats 11", 1, "expected seats 2..10, found '11'"),
        ("seats 3", "seats ²", 1, "expected seats 2..10, found '²'"),
    ],
)  # fmt: skip
def test_a_contradiction_is_refused_with_its_line(old: str, new: str, line: int, message: str) -> None:
    """One change to a good position; the error names line and reason."""
    assert GOOD.count(old) == 1
    text = GOOD.replace(old, new)
    with pytest.raises(ContentError) as caught:
        at(text.replace("tsiva at 5,1", "tsiva dead") if "bar" in old else text)
    assert message in caught.value.message
    assert (caught.value.line, caught.value.file) == (line, "position")


def test_too_many_extra_chests_in_all() -> None:
    """Ten lie in the box."""
    text = GOOD.replace("hp 60", "chests 6").replace("at 5,1", "at 5,1 chests 5")
    with pytest.raises(ContentError, match="more than 10 extra chests"):
        at(text)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("option board atlantis", "expected one of"),
        ("option board standard\nsector 3 0,0", "cannot be changed"),
        ("option board standard\nmap\n...", "expected 27 rows"),
        ("option board drawn", "without a map"),
        ("map", "expected rows below"),
        ("option scenario duo", "a duo needs"),
        ("map\n" + "." * 100, "at most 99 squares"),
    ],
)
def test_a_board_that_cannot_be(text: str, message: str) -> None:
    """Names, sizes and settings are checked before anything else."""
    with pytest.raises(ContentError, match=re.escape(message)):
        at(f"seats 2\n{text}\nfigure 0 medea\nfigure 1 varas")
