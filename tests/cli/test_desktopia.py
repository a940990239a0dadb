"""Desktopia in the terminal: played by typed lines, drawn, told; nothing sleeps."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import OptionList, Static

import tavola
from tavola.bots import bot
from tavola.cli.term import boards
from tavola.cli.term.app import TableApp
from tavola.cli.term.boards import Mats, Picture, Room, Spot, painter
from tavola.cli.term.boardview import BoardView
from tavola.cli.term.command import CommandError, parse
from tavola.cli.term.entry import COMMAND
from tavola.cli.term.windows import Picking, Reading
from tavola.core.rng import Dice
from tavola.core.text import sentences
from tavola.core.values import Slid
from tavola.games.desktopia import actions as a
from tavola.games.desktopia.units import MM
from tavola.table.local import LocalTable

Play = Callable[[TableApp, Pilot[None]], Awaitable[None]]
GAME = tavola.game("desktopia")
FOLDER = Path(boards.__file__).parent / "desktopia" / "text"

# Kharu has a Hornbug before him; Vampal stands on the Smithy; a Tick lies on the Archer.
POSITION = """
seats 2
scenario
[scenario]
key = "bare"
name = { en = "Bare wood", ru = "Голый стол" }
story = { en = "Nothing lies on it.", ru = "На нём ничего." }
seats = 2
[[squad]]
key = "dust"
name = { en = "Dust", ru = "Пыль" }
units = { kharu = 1, ezzen = 1 }
[[squad]]
key = "grass"
name = { en = "Grass", ru = "Трава" }
units = { vampal = 1, hornbug = 1, archer = 1, dryad = 1 }
[[zone]]
camp = 0
corners = [[50, 700], [950, 950]]
[[zone]]
camp = 1
corners = [[50, 50], [950, 300]]
end
disk 33 kharu of 0 at 500,880
disk 35 ezzen of 0 at 300,880
disk 3 hornbug of 1 at 500,700
disk 50 magnetosphere at 840,520
disk 1 vampal of 1 on magnetosphere
disk 9 archer of 1 at 200,120
disk 45 tick of 0 on archer
camp 0 penalties 2
fallen 1 dryad
turn 0 act
"""


def table(chairs: str = "me,me", position: str = POSITION, **options: object) -> LocalTable:
    names = chairs.split(",")
    match = tavola.Match(GAME, position=position, seed=3) if position else None
    match = match or tavola.Match(GAME, seats=len(names), options=options, seed=3)
    return LocalTable(match, names, lambda name: bot(name, GAME), 3)


def drive(local: LocalTable, play: Play, size: tuple[int, int] = (100, 32), lang: str = "en") -> TableApp:
    app = TableApp(local, lang, pace=0)

    async def run() -> None:
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            await play(app, pilot)

    asyncio.run(run())
    return app


async def keyed(pilot: Pilot[None], line: str) -> None:
    """A line of the command line, key by key."""
    names = {" ": "space", ":": "colon", ".": "full_stop", ",": "comma", "#": "number_sign", "-": "minus"}
    await pilot.press("colon", *[names.get(sign, sign) for sign in line], "enter")
    await pilot.pause()


async def typed(app: TableApp, pilot: Pilot[None], line: str) -> None:
    """The same at one stroke."""
    app.entry.begin(COMMAND, line)
    await pilot.press("enter")
    await pilot.pause()


def words(app: TableApp, part: str) -> str:
    return str(app.felt.query_one(part, Static).render())


def log(app: TableApp) -> list[str]:
    return [line.text.plain for line in app.lines]


def drawn(picture: Picture) -> list[str]:
    return ["".join([spot.text for spot in row]) for row in picture.spots]


# --- playing ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [(80, 24), (120, 40), (160, 50)])
def test_a_turn_by_typed_lines(size: tuple[int, int]) -> None:
    """Flicks by degrees, at a disk, at a place; a refusal changes nothing; then the other player's turn."""

    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        await typed(app, pilot, "flick 3 0 900")
        assert "(DT-7.11)" in words(app, "#note")
        await typed(app, pilot, "flick 33 0 9000")
        assert "(DT-P.12)" in words(app, "#note")
        assert not app.table.match.record.entries
        await typed(app, pilot, "flick kharu at 3 1200")
        assert words(app, "#note") == ""
        await typed(app, pilot, "flick 33 0 900")
        assert "(DT-7.2)" in words(app, "#note")
        await keyed(pilot, "flick 35 270 60")
        await typed(app, pilot, "stop")
        assert app.table.match.view(None).turn.seat == 1

    app = drive(table(), play, size)
    acts = [entry[1] for entry in app.table.match.record.entries if not isinstance(entry[1], Slid)]
    assert acts[:2] == [a.Flick(33, 0, -180_000, 1200), a.Flick(35, -1_000_000, 0, 60)]
    app.table.match.record.verify()


def test_a_flick_is_told_contact_by_contact() -> None:
    """In the order of time, with the places where everything came to rest; numbers are those of the disks."""

    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        await typed(app, pilot, "flick 33 at 3 1500")

    app = drive(table(), play, (160, 50))
    told = log(app)
    slide = next(i for i, line in enumerate(told) if "flicks Kharu" in line)
    assert re.fullmatch(r"  0\.\d\d s  33 Kharu meets 3 Hornbug", told[slide + 1])
    now = next(line for line in told if line.startswith("  now: "))
    disks = {one.id: one for one in app.table.match.view(None).disks}
    assert f"33 Kharu {disks[33].x / MM:.1f},{disks[33].y / MM:.1f}" in now
    assert "Ezzen" not in now
    assert any("Kharu hits Hornbug" in line for line in told)


def test_what_leaves_and_what_comes_off_is_told() -> None:
    """Ezzen crosses the border and lies nowhere until he is put back; Vampal comes off the Magnetosphere."""

    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        await typed(app, pilot, "flick 35 at 0,880 3000")

    app = drive(table(), play, (160, 50))
    assert any(re.fullmatch(r"  0\.\d\d s  35 Ezzen crosses the border at 0\.0,\d+\.\d", line) for line in log(app))
    assert any(line.startswith("  nothing has moved") for line in log(app))
    near = POSITION.replace("kharu of 0 at 500,880", "kharu of 0 at 840,640")

    async def push(app: TableApp, pilot: Pilot[None]) -> None:
        await typed(app, pilot, "flick 33 at 50 3000")

    told = log(drive(table(position=near), push, (160, 50)))
    assert any(line.endswith("33 Kharu meets 50 Magnetosphere") for line in told)
    assert any(line.endswith("1 Vampal falls off 50 Magnetosphere") for line in told)


def test_a_shot_from_the_list_and_by_lines() -> None:
    """Taken by its number, laid down at a place that is out of reach and then at one that is not, taken back, shot."""

    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        shoot = next(choice for choice in app.choices if isinstance(choice.action, a.Shoot))
        await pilot.press(*str(shoot.number), "enter")
        await pilot.pause()
        assert "place" in words(app, "#line")
        assert any(isinstance(choice.action, a.Back) for choice in app.choices)
        await typed(app, pilot, "place 500,500")
        assert "(DT-10.3)" in words(app, "#note")
        await typed(app, pilot, "place 500,846")
        assert words(app, "#line") == "Number, or :flick 45 900 (degrees, mm/s) or :flick at 500,500 900"
        await typed(app, pilot, "back")
        await typed(app, pilot, "place 500,846")
        await typed(app, pilot, "flick at 3 1000")
        assert words(app, "#note") == ""

    app = drive(table(), play, (120, 40))
    assert any("Lariat" in line for line in log(app))
    assert any(re.search(r"Lariat of \w+ meets 3 Hornbug", line) for line in log(app))


def test_lines_that_are_not_understood_say_what_was_expected() -> None:
    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        before = app.table.match.digest()
        for line, message in (
            ("flick 33 north 900", "expected a direction"),
            ("fly 33", "expected one of squad, place, flick"),
            ("flick kharu at hornbug 9.5", "expected a speed in mm/s"),
            ("choose vailla", "expected a disk: a number or one of"),
        ):
            await typed(app, pilot, line)
            assert message in words(app, "#note")
        assert app.table.match.digest() == before

    drive(table(), play)


def test_the_deployment_by_numbers_clicks_and_lines() -> None:
    """Places are lit on the board; a click on one takes it; a typed one goes anywhere that is legal."""

    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        board = app.felt.query_one(BoardView)
        await pilot.press("1", "enter")
        await pilot.press("1", "enter")
        await pilot.pause()
        assert any(isinstance(choice.action, a.Place) for choice in app.choices)
        assert set(board.marks) >= set(app.choices[0].places)
        await typed(app, pilot, "place 10,10")
        assert re.search(r"\(DT-(25\.3|R98)\)", words(app, "#note"))
        await typed(app, pilot, "place 300,900")
        assert app.table.person == 1
        x, y = next(
            (x, y)
            for y, row in enumerate(board.picture.spots if board.picture else ())
            for x, spot in enumerate(row)
            if spot.square == app.choices[0].places[0]
        )
        action = app.choices[0].action
        left, top = board.scroll_offset
        await pilot.click(BoardView, offset=(3 + x - left, 1 + y - top))
        await pilot.pause()
        assert app.table.match.record.entries[-1][1] == action

    drive(table(position="", scenario="open_book"), play, (160, 50))


def test_several_disks_are_picked_from_a_list() -> None:
    """Shawakh's Shields: the window names the disks."""
    shields = """
        seats 2
        option scenario two_crowns
        disk 48 baaroun of 0 at 500,880
        disk 0 shawakh of 1 at 500,120
        stock 1 shawakh 2
        turn 1 end
    """

    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        await typed(app, pilot, "resolve 0")
        await pilot.press("1", "enter")
        await pilot.pause()
        assert isinstance(app.screen, Picking)
        assert app.screen.labels == [" 0 Shawakh", "48 Baaroun"]
        await pilot.press("space", "enter")
        await pilot.pause()

    app = drive(table(position=shields), play)
    assert a.Mark((0,)) in [entry[1] for entry in app.table.match.record.entries]


def test_the_help_tells_what_can_be_typed() -> None:
    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        await pilot.press("h")
        await pilot.pause()
        assert isinstance(app.screen, Reading)
        assert ":flick 33 at 4 900" in app.screen.words[1].plain

    drive(table(), play)


@pytest.mark.parametrize(("chairs", "size", "lang"), [("me,random", (80, 24), "ru"), ("me,me", (160, 50), "en")])
def test_a_game_by_whatever_the_menu_has(chairs: str, size: tuple[int, int], lang: str) -> None:
    """What is shown is drawn and worded for every moment; nothing is said by its key."""
    rng = Dice(4)

    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        for _ in range(60):
            if app.table.over:
                break
            if app.table.person is not None and app.scene.menu is not None:
                app.act(app.scene.menu.sample(rng))
            await asyncio.sleep(0)
        await pilot.pause()

    app = drive(table(chairs, "", scenario="tea_tray"), play, size, lang)
    assert len(app.table.match.record.entries) > 40
    assert not [line for line in log(app) if re.search(r"event-|action-|stage-|\{", line)]


# --- the picture ------------------------------------------------------------------------------------------------------


def pictured(position: str = POSITION, room: Room | None = None) -> Picture:
    match = tavola.Match(GAME, position=position)
    found = painter(match, "en").picture(match.view(0), room)
    assert found is not None
    return found


def test_disks_are_their_numbers_where_they_lie() -> None:
    """In the colours of their camps; who stands on an artifact, and what lies on whom, stands beside."""
    picture = pictured()
    rows = drawn(picture)
    assert (picture.width, picture.height, picture.cells) == (60, 30, 1)
    assert rows[26][29:31] == "33"
    assert rows[21][29:31] == " 3"
    assert rows[15][48:52].strip().startswith("⌂ 1") or "⌂ 1" in rows[15]
    assert " 9t" in rows[3]
    spots = {spot.square: spot for row in picture.spots for spot in row if spot.figure}
    assert spots[33].ground != spots[3].ground
    assert spots[35].ground == spots[33].ground
    assert {45, 50} & {spot.square for row in picture.spots for spot in row if spot.figure} == {50}


def test_neighbours_never_hide_each_other() -> None:
    """Eleven disks side by side, closer than two cells."""
    seven = "\n".join([f"disk {3 + n} {'hornbug' if n < 4 else 'dryad'} of 1 at {200 + 28 * n},150" for n in range(8)])
    text = POSITION.replace("disk 3 hornbug of 1 at 500,700\n", "").replace("fallen 1 dryad\n", "")
    picture = pictured(text.replace("disk 9 archer of 1 at 200,120\ndisk 45 tick of 0 on archer\n", "") + seven)
    shown = {spot.square for row in picture.spots for spot in row if spot.figure}
    assert shown >= {1, 33, 35, *range(3, 11)}


def test_landscape_border_and_goals_have_their_colours() -> None:
    """Things are grey, what is no field is dark, the goal's area is green."""
    match = tavola.Match(GAME, seats=2, seed=1, options={"scenario": "last_candle"})
    picture = painter(match, "en").picture(match.view(0))
    assert picture is not None
    colours = [spot.ground for row in picture.spots for spot in row] + [s.ink for row in picture.spots for s in row]
    assert colours.count("#56606e") > 4
    twelve = tavola.Match(GAME, seats=3, seed=1, options={"scenario": "round_table"})
    corner = painter(twelve, "en").picture(twelve.view(0))
    assert corner is not None
    assert corner.spots[0][0].ground == "#14161a"
    race = tavola.Match(GAME, seats=2, seed=1, options={"scenario": "shelf_race"})
    wide = painter(race, "en").picture(race.view(0), Room(61, 30))
    assert wide is not None
    assert wide.width > 2 * wide.height * 1.8
    assert any(spot.ground == "#4d5a2c" for row in wide.spots for spot in row)


def test_the_picture_fills_its_room() -> None:
    """As large as fits, never so small that neighbours fall together; decimetres stand on its edges."""
    assert [pictured(room=room).height for room in (Room(61, 30), Room(39, 13), Room(200, 100))] == [30, 18, 60]
    picture = pictured(room=Room(61, 30))
    assert "".join([name or " " for name in picture.columns]).split() == list("123456789")
    assert [name for name in picture.rows if name] == list("123456789")
    assert all(isinstance(spot, Spot) and len(spot.text) == 1 for row in picture.spots for spot in row)


# --- beside it --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("width", [37, 60, 94])
@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_camps_say_all_that_is_public(width: int, lang: str) -> None:
    """Numbers, life, places, cards; every line fits."""
    match = tavola.Match(GAME, position=POSITION)
    told = painter(match, lang).seats(match.view(0), ("Ann", "Bob"), width, Mats.ALL)
    lines = told.plain.splitlines()
    assert all(len(line) <= width for line in lines)
    kharu = next(line for line in lines if line.startswith(" 33"))
    assert ("4/4 500,880" if width < 48 else "4/4 500.0,880.0") in kharu
    assert "l∞" in kharu
    vampal = next(line for line in lines if line.startswith("  1"))
    assert ("on 50" if lang == "en" else "на 50") in vampal
    assert next(line for line in lines if line.startswith("  9")).rstrip().endswith("+t")
    assert "−2" in lines[0]
    assert any("Bob" in line for line in lines if line.startswith(" 50"))
    assert any(("Dryad" if lang == "en" else "Дриада") in line for line in lines)


def test_less_is_shown_when_less_is_asked_for() -> None:
    match = tavola.Match(GAME, position=POSITION)
    shown = [painter(match, "en").seats(match.view(0), ("A", "B"), 60, mats).plain.splitlines() for mats in Mats]
    assert len(shown[0]) < len(shown[1]) < len(shown[2])
    assert len(shown[0]) == 2


def test_both_languages_say_the_same_things() -> None:
    assert sentences(FOLDER, "en").ids == sentences(FOLDER, "ru").ids


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_head_and_legend(lang: str) -> None:
    match = tavola.Match(GAME, seats=2, seed=1, options={"scenario": "war_for_the_light", "rituals": True})
    painted = painter(match, lang)
    head = painted.head(match.view(0)).plain
    assert ("battle 1 of 3" if lang == "en" else "битва 1 из 3") in head
    assert ("rituals 12" if lang == "en" else "ритуалы 12") in head
    assert len(painted.legend().plain.splitlines()) > 8
    assert painted.secret(match.view(0))
    assert not painter(tavola.Match(GAME, position=POSITION), lang).secret(
        tavola.Match(GAME, position=POSITION).view(0)
    )


def test_a_line_is_an_action_legal_or_not() -> None:
    match = tavola.Match(GAME, position=POSITION)
    painted, view = painter(match, "en"), match.view(0)
    assert parse(GAME, "flick 3 0 900", painted, view) == a.Flick(3, 0, -1_000_000, 900)
    assert parse(GAME, "cast kharu", painted, view) == a.Cast(33)
    with pytest.raises(CommandError, match="expected one of squad"):
        parse(GAME, "", painted, view)


def test_the_lists_of_the_screen_are_lists() -> None:
    """The log scrolls by itself; a board without a list still has its line to type on."""

    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        assert words(app, "#line").startswith("Number, or :flick 33 45 900")
        assert app.felt.query_one("#log", OptionList).option_count == len(app.lines)

    drive(table(), play)
