"""Positions as text: the round trip, the documented format, and what contradicts itself."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tavola.core import codec
from tavola.core.errors import ContentError, OptionError
from tavola.core.play import Match
from tavola.core.rng import Dice
from tavola.core.values import Agreed, Left
from tavola.games.desktopia.actions import Stop
from tavola.games.desktopia.deed_words import names_of
from tavola.games.desktopia.deeds import FORMS, parse, usage
from tavola.games.desktopia.game import Desktopia
from tavola.games.desktopia.lengths import place
from tavola.games.desktopia.rules.turn import TurnFrame
from tavola.games.desktopia.rules.windows import Feeding
from tavola.games.desktopia.space import column, near
from tavola.games.desktopia.state import FIELD, TABLE, Camp, State, Turn
from tavola.games.desktopia.stats import controller, paralysed, stocked

GAME = Desktopia()
DOCS = Path(__file__).parents[3] / "docs" / "positions.md"
PAGE = DOCS.read_text(encoding="utf8").partition("\n# Desktopia\n")[2]


def state(match: Match) -> State:
    assert isinstance(match.state, State)
    return match.state


def read(text: str) -> Match:
    return Match(GAME, position=text)


def copied(match: Match) -> Match:
    """The same position, written and read again."""
    text = GAME.draw(match.state)
    twin = read(text)
    assert codec.digest(GAME.position(text)) == match.digest(), text
    assert GAME.draw(twin.state) == text
    assert [twin.view(seat) for seat in (None, 0)] == [match.view(seat) for seat in (None, 0)]
    assert twin.deciders == match.deciders
    return twin


# --- the round trip ---------------------------------------------------------------------------------------------------

WAYS: list[tuple[int, dict[str, object]]] = [
    (2, {"scenario": "window_sill"}),
    (4, {"scenario": "card_table", "rituals": True, "ritualGain": "every"}),
    (2, {"scenario": "war_for_the_light", "edition": "en", "field": "914"}),
    (3, {"rituals": True, "roster": "B", "goneMissiles": "stay"}),
    (4, {"hand": "shaky", "timeCards": "unlimited"}),
]


@pytest.mark.parametrize(("seats", "options"), WAYS, ids=str)
def test_every_position_of_a_game_reads_back_as_it_was_written(seats: int, options: dict[str, object]) -> None:
    """Equal state, equal board, equal menu: from the set-up through flicks and shots to the end."""
    match = Match(GAME, seats=seats, seed=5, options=options)
    rng = Dice(8)
    for ply in range(150):
        if match.result is not None:
            break
        seat = match.deciders[0]
        if ply % 5 == 0:
            assert copied(match).menu(seat).listed() == match.menu(seat).listed()
        match.play(seat, match.menu(seat).sample(rng))
    copied(match)


def test_a_moment_of_a_turn_is_written_in_plain_words() -> None:
    """Frames are for moments inside something."""
    match = Match(GAME, seats=2, seed=5, options={"scenario": "two_crowns"})
    plain = 0
    rng = Dice(3)
    for _ in range(40):
        seat = match.deciders[0]
        within = isinstance(match.state.stack[-1], TurnFrame)
        assert ("frame" in GAME.draw(match.state)) is not within
        plain += within
        match.play(seat, match.menu(seat).sample(rng))
    assert plain > 10


def test_a_finished_game_keeps_its_result() -> None:
    match = Match(GAME, seats=2, seed=1, options={"scenario": "two_crowns"})
    match.happen(Left(1))
    assert copied(match).result == match.result
    assert match.result is not None


def test_the_second_battle_of_a_campaign() -> None:
    """Its number, who won the first, what was taken for it."""
    match = Match(GAME, seats=2, seed=1, options={"scenario": "war_for_the_light"})
    match.happen(Agreed())
    for _ in range(20):
        if state(match).battle == 1 and state(match).round:
            break
        seat = match.deciders[0]
        copied(match)
        match.play(seat, match.menu(seat).sample(Dice(1)))
    assert state(copied(match)).battle == 1
    assert any(camp.prizes for camp in state(match).camps)


def test_no_fact_is_forgotten() -> None:
    """Whoever adds a field to the state adds it to positions."""
    assert set(State.FIELDS) == {
        "battle", "over", "round", "first", "quiet", "kind", "place", "owner", "x", "y", "ux", "uy", "on", "life",
        "marks", "order", "arrival", "camps", "turn", "deck", "discard", "won", "winners", "stack", "result",
    }  # fmt: skip
    assert set(Camp.FIELDS) == {
        "gone", "absent", "squad", "cards", "penalties", "bonuses", "hand", "fallen", "fighters", "held", "prizes",
    }  # fmt: skip
    assert set(Turn.FIELDS) == {"seat", "budget", "used", "bonus", "wounds", "kills", "progress"}


def test_a_scenario_of_ones_own_stands_in_the_text() -> None:
    """As its rows where they can stand there, else as a JSON string."""
    text = example()
    own = str(state(read(text)).kit.settings["scenario"])
    assert 'key = "bare_table"' in own
    assert "\nscenario\n[scenario]\n" in GAME.draw(GAME.position(text))
    odd = Match(GAME, seats=2, seed=1, options={"scenario": own.rstrip("\n").replace("0], [950", "0],   [950")})
    assert 'option scenario "' in GAME.draw(odd.state)
    assert state(copied(odd)).kit.settings["scenario"] == state(odd).kit.settings["scenario"]


# --- the document -----------------------------------------------------------------------------------------------------


def example() -> str:
    found = re.search(r"```\n(.*?)```", PAGE, re.DOTALL)
    assert found
    return found[1]


def test_the_documented_example_is_a_position() -> None:
    """docs/positions.md: what its example says."""
    match = copied(read(example()))
    s = state(match)
    disks = {name: disk for disk, name in names_of(s).items()}
    kharu, mine, phantom = disks["kharu"], disks["fire_mine"], disks["phantom"]
    assert (s.round, s.first, s.life[kharu], (s.ux[kharu], s.uy[kharu])) == (4, 1, 2, (707_107, -707_107))
    assert (s.x[phantom], s.y[phantom]) == (512_500_000, 812_250_000)
    assert controller(s, mine) == 1
    assert [len(column(s, disks[name])) for name in ("hornbug#1", "hornbug#2", "kharu")] == [1, 1, 0]
    assert s.x[column(s, disks["hornbug#2"])[0]] == 352_000_000
    assert [paralysed(s, disks[name]) for name in ("hornbug#1", "archer", "kharu")] == [True, False, False]
    assert s.camps[0].fallen[1::2] == [s.kind[phantom]]
    assert len(stocked(s, 0, s.kind[disks["akeru"]])) == 1
    assert (s.camps[1].penalties, bytes(s.camps[0].hand), len(s.deck), s.deck[-1]) == (1, bytes([3, 2]), 10, 0)
    assert (s.turn.used, s.turn.budget, s.turn.wounds, s.turn.progress) == (1, 3, 2, 1)
    assert match.deciders == (0,)
    assert parse(f"flick {kharu} 0 900") in match.menu(0)
    assert parse("flick akeru 0 900", s) not in match.menu(0)


def test_the_document_names_every_word() -> None:
    """What the reader knows is explained: lines of a position, and actions."""
    with pytest.raises(ContentError) as caught:
        read("nonsense 1")
    known = caught.value.message.split("known: ")[1].split(" in '")[0].split(", ")
    assert len(known) > 20
    assert [word for word in known if f"`{word}" not in PAGE] == []
    assert [line for kind in FORMS if f"`{(line := usage(kind)).split()[0]}" not in PAGE] == []


# --- what follows by itself -------------------------------------------------------------------------------------------

GOOD = """\
seats 2
option scenario two_crowns
round 3
disk baaroun of 0 at 500,700 hp 3
disk minusoid of 0 at 600,700
disk vampal of 1 at 500,300
disk 3 hornbug of 1 at 250,350
disk shield of 1 on vampal
disk smithy at 800,500
camp 0 penalties 1
fallen 1 archer
stock 0 baaroun 2
turn 0 act used 1
"""


def test_what_is_left_out_has_its_default() -> None:
    """Life by the card, cards by the squad, missiles on their cards, who was there at the beginning."""
    s = GAME.position(GOOD)
    assert isinstance(s, State)
    disks = {name: disk for disk, name in names_of(s).items()}
    assert (s.life[disks["vampal"]], s.life[disks["baaroun"]]) == (4, 3)
    assert [s.kit.box.characters[kind].key for kind in s.camps[1].cards] == [
        "shawakh", "vampal", "hornbug", "dryad", "archer",
    ]  # fmt: skip
    assert [camp.fighters for camp in s.camps] == [1, 1]
    assert s.order[disks["shield"]] == s.arrival == 1
    assert (s.turn.budget, s.kit.battles[0].key) == (3, "two_crowns")
    assert not near(s, disks["vampal"], disks["hornbug"])


def test_the_order_of_lines_does_not_matter() -> None:
    """Not even who lies on whom."""
    text = "\n".join(reversed(GOOD.splitlines()))
    assert codec.digest(GAME.position(text)) == codec.digest(GAME.position(GOOD))


def test_missiles_come_one_after_the_other() -> None:
    """In the order of their lines, unless a line says otherwise."""
    more = GOOD + "disk shield of 0 on minusoid\ndisk flame of 1 on minusoid order 1\ndisk flame of 1 on baaroun\n"
    s = GAME.position(more.replace("disk shield of 1 on vampal", "disk shield of 1 on vampal order 4"))
    assert isinstance(s, State)
    names = names_of(s)
    found = {names[d]: s.order[d] for d in names if s.order[d]}
    assert found == {"shield#1": 4, "shield#2": 5, "flame#1": 1, "flame#2": 6}
    assert s.arrival == 6
    assert codec.digest(GAME.position(GAME.draw(s))) == codec.digest(s)


def test_a_missile_that_has_just_come_off() -> None:
    """In the middle of something it lies on the table, and still knows when it came; otherwise none lies about."""
    s = GAME.position(GOOD)
    assert isinstance(s, State)
    shield = next(disk for disk, name in names_of(s).items() if name == "shield")
    s.on[shield], s.x[shield] = TABLE, 700_000_000
    with pytest.raises(ContentError, match="is a missile on the table, and nothing is going on"):
        GAME.position(GAME.draw(s))
    s.push(Feeding(0))
    assert codec.digest(GAME.position(GAME.draw(s))) == codec.digest(s)


def test_a_position_is_played_on() -> None:
    match = read(GOOD)
    match.play(0, Stop())
    assert match.view(None).turn.seat == 1


# --- what is refused --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("old", "new", "line", "message"),
    [
        ("hp 3", "hp 5", 4, "expected life 0..4, found '5'"),
        ("hp 3", "hp 0", 4, "is dead and lies on the field (DT-3.11)"),
        ("hp 3", "strong", 4, "unknown fact 'strong'"),
        ("hp 3", "order 2", 4, "only missiles have an order"),
        ("hp 3", "off", 4, "waits to be put back, and nothing is going on"),
        ("hp 3", "reserve", 4, "is not on the table, and lies somewhere"),
        ("hp 3", "turned north", 4, "expected a direction"),
        ("hp 3", "turned 0,0", 4, "expected a direction"),
        ("baaroun of 0", "baaroun", 4, "expected `of` and a camp"),
        ("baaroun of 0", "baaroun of 2", 4, "expected a camp 0..1, found '2'"),
        ("baaroun of 0", "merlin of 0", 4, "expected a kind: one of adjarkha"),
        ("at 500,700", "at 500,-20", 4, "lies outside the field (DT-13.2)"),
        ("at 500,700", "at 500", 4, "expected a place x,y in millimetres, found '500'"),
        ("at 500,700", "at 500,700.0000001", 4, "expected a place x,y in millimetres"),
        ("disk baaroun of 0 at 500,700", "disk baaroun of 0", 4, "expected `at x,y` or `on DISK`"),
        ("at 500,700", "at 580,700", 5, "overlap by 7 mm (DT-P.9)"),
        ("at 500,700", "at 573,700.", 4, "expected a place x,y"),
        ("at 500,300", "on baaroun", 6, "a vampal cannot lie on a baaroun (DT-P.7)"),
        ("at 500,300", "on smithy at 816,500", 6, "the centre of disk 1 is beside disk 34"),
        ("at 250,350", "on smithy\ndisk minusoid of 0 on smithy", 8, "stand on disk"),
        ("disk 3 hornbug", "disk 7 hornbug", 7, "disk 7 shows dryad or archer, never hornbug"),
        ("disk 3 hornbug", "disk 64 hornbug", 7, "expected a disk 0..63, found '64'"),
        ("at 250,350", "at 250,350\ndisk 3 hornbug of 1 at 200,200", 8, "disk 3 a second time"),
        ("at 250,350", "at 250,350\ndisk vampal of 1 at 200,200", 8, "the box has 1 × vampal, and each is there"),
        ("on vampal", "on shawakh", 8, "expected a disk of this position, by its number or name, found 'shawakh'"),
        ("on vampal", "on hornbug#2", 8, "expected a disk of this position"),
        ("on vampal", "on shield", 8, "lies on itself"),
        ("on vampal", "on smithy", 8, "lies on no character (DT-11.1)"),
        ("shield of 1", "shield", 8, "expected `of` and a camp"),
        ("disk smithy", "disk smithy of 1", 9, "an artifact is of whoever stands on it (DT-15.7)"),
        ("disk smithy at", "disk smithy hp 1 at", 9, "only characters have life (DT-3.14)"),
        ("penalties 1", "penalties 1 bonuses 1", 10, "penalties and bonuses cancel each other (DT-14.13)"),
        ("penalties 1", "penalties 6", 10, "6 time cards, the box has 5 (DT-1.13)"),
        ("penalties 1", "gone 1", 4, "camp 0 is out, and disk 48 lives (DT-5.4)"),
        ("penalties 1", "happy", 10, "unknown fact 'happy'"),
        ("penalties 1", "penalties 1\ncamp 0", 11, "`camp 0` a second time"),
        ("fallen 1 archer", "fallen 1 3 hornbug", 11, "disk 3 is on the table, and alive"),
        ("fallen 1 archer", "fallen 1 3 archer", 11, "disk 3 is never a archer"),
        ("fallen 1 archer", "fallen 1 5 archer", 11, "disk 5 is never a archer"),
        ("fallen 1 archer", "fallen 1 smithy", 11, "expected a character: one of adjarkha"),
        ("fallen 1 archer", "fallen 1 archer archer", 11, "expected a kind, or a disk and a kind"),
        ("stock 0 baaroun 2", "stock 0 baaroun 4", 12, "expected missiles 0..3, found '4'"),
        ("stock 0 baaroun 2", "stock 0 vailla 1", 12, "vailla has no limited stock of missiles (DT-10.17)"),
        ("stock 0 baaroun 2", "stock 1 baaroun 2", 12, "no card of baaroun lies in camp 1"),
        ("stock 0 baaroun 2", "stock 0 baaroun 2 disks 1,2", 12, "expected 2 of the disks"),
        ("used 1", "used 4", 13, "4 actions of 3 are used (DT-6.3)"),
        ("used 1", "tired", 13, "unknown fact of a turn 'tired'"),
        ("turn 0", "turn 2", 13, "expected a seat -1..1, found '2'"),
        ("turn 0 act used 1", "frame {", 13, "expected a frame as JSON"),
        ("turn 0 act used 1", 'frame {"_": "Nothing"}', 13, "unknown frame"),
        ("turn 0 act used 1", "cards 0 baaroun, gandalf", 13, "expected a character: one of"),
        ("turn 0 act used 1", "hand 0 dance", 13, "expected a ritual: one of summoning"),
        ("turn 0 act used 1", "hand 0 4 healing", 13, "4 × healing, the box has 3"),
        ("turn 0 act used 1", "held 0 1,x", 13, "expected numbers"),
        ("turn 0 act used 1", "won 1", 13, "expected 2 numbers, one a seat"),
        ("turn 0 act used 1", "battle 1", 13, "expected a battle 0..0, found '1'"),
        ("turn 0 act used 1", "wibble", 13, "unknown word 'wibble'"),
        ("turn 0 act used 1", "option colour red", 13, "no such option"),
        ("turn 0 act used 1", "option nearbyGap 99", 13, "nearbyGap: expected a whole number 8..15"),
        ("turn 0 act used 1", "scenario\n[scenario]", 13, "expected `end` after the rows of the scenario"),
        ("turn 0 act used 1", "round 4", 13, "`round` a second time"),
        ("round 3", "round three", 3, "expected a round 0..9999, found 'three'"),
        ("two_crowns", "atlantis", 2, "scenario: expected one of"),
        ("seats 2", "seats 3", 2, "takes 2 players, found 3"),
        ("seats 2", "seats 5", 1, "expected seats 1..4, found '5'"),
    ],
)  # fmt: skip
def test_a_contradiction_is_refused_with_its_line(old: str, new: str, line: int, message: str) -> None:
    """One change to a good position; the error names line and reason."""
    assert GOOD.count(old) == 1
    with pytest.raises(ContentError) as caught:
        read(GOOD.replace(old, new))
    assert message in caught.value.message
    assert (caught.value.line, caught.value.file) == (line, "position")


def test_a_hair_of_ten_nanometres_is_no_overlap() -> None:
    """Rounding costs so much (DT-P.9); eleven are too many. Hero and fighter touch at 27 mm."""
    text = GOOD.replace("500,700", "{},700")
    assert read(text.format("573.000010")).deciders == (0,)
    with pytest.raises(ContentError, match=r"overlap by 0\.000011 mm"):
        read(text.format("573.000011"))


def test_a_camp_with_nobody_left_is_out() -> None:
    lost = GOOD.replace("disk baaroun of 0 at 500,700 hp 3\n", "").replace("disk minusoid of 0 at 600,700\n", "")
    with pytest.raises(ContentError, match=r"position:8: camp 0 has nobody on the field"):
        read(lost)
    with pytest.raises(ContentError, match=r"position:11: camp 0 is out, and it is its turn \(DT-4\.15\)"):
        read(lost.replace("penalties 1", "gone 1"))


def test_landscape_is_in_the_way() -> None:
    """In a scenario with things on the table."""
    thing = state(Match(GAME, seats=2, options={"scenario": "open_book"})).kit.battles[0].things[0]
    at = f"{thing.x / 1e6},{thing.y / 1e6}"
    with pytest.raises(ContentError, match=rf"position:3: disk 33 and the landscape, a {thing.key}, overlap by"):
        read(f"seats 2\noption scenario open_book\ndisk kharu of 0 at {at}\ndisk vampal of 1 at 20,20")


def test_a_scenario_that_is_wrong_is_named_with_the_line_of_the_position() -> None:
    with pytest.raises(ContentError, match=r"position:14: scenario: squad 1: akeru: expected at most 1"):
        read(example().replace("akeru = 1", "akeru = 7"))


def test_an_option_that_does_not_fit_is_no_crash() -> None:
    """What the game refuses a position refuses too."""
    with pytest.raises(OptionError):
        GAME.settings(3, {"scenario": "two_crowns"})
    with pytest.raises(ContentError, match="position:2: seats: the scenario 'two_crowns' takes 2 players"):
        read("seats 3\noption scenario two_crowns")
    with pytest.raises(ContentError, match="position:1: expected seats"):
        read("seats 0")


def test_every_disk_of_a_game_is_where_its_line_says() -> None:
    """The text is for people: a disk on the table has a line with its place."""
    match = Match(GAME, seats=2, seed=2, options={"scenario": "two_crowns"})
    text = GAME.draw(match.state)
    s = state(match)
    for disk, name in names_of(s).items():
        if s.place[disk] == FIELD:
            camp = f" of {s.owner[disk]}" if s.owner[disk] >= 0 else ""
            assert f"disk {disk} {name.partition('#')[0]}{camp} at {place(s.x[disk], s.y[disk])}" in text
