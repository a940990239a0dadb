"""The terminal table, played by keys and clicks in Textual's own test driver; nothing sleeps."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from time import monotonic
from typing import Any

import pytest
from textual.events import Key
from textual.pilot import Pilot
from textual.widgets import OptionList, Static

import tavola
from tavola.bots import bot
from tavola.cli.term.app import TableApp
from tavola.cli.term.boards import Mats
from tavola.cli.term.boardview import EDGE, BoardView
from tavola.cli.term.windows import Curtain, Picking, Reading
from tavola.core.rng import Dice
from tavola.core.values import Action
from tavola.games.gorgasali.actions import Bargain, Cover, EndTurn, OpenChest, Roll, Step
from tavola.table.local import LocalTable, Player

Play = Callable[[TableApp, Pilot[None]], Awaitable[None]]
GAME = tavola.game("gorgasali")


def hire(name: str) -> Player:
    return bot(name, GAME)


def seated(chairs: str, seed: int = 7, **options: object) -> LocalTable:
    names = chairs.split(",")
    return LocalTable(tavola.Match(GAME, seats=len(names), options=options, seed=seed), names, hire, seed)


def until(table: LocalTable, wanted: type[Action], seed: int = 3) -> LocalTable:
    """Play on by chance until a person may do this."""
    rng = Dice(seed)
    for _ in range(5000):
        table.run_bots()
        assert table.person is not None, "the game ended before that"
        menu = table.match.menu(table.person)
        if any(isinstance(action, wanted) for action in menu.listed() or ()):
            return table
        table.act(table.person, menu.sample(rng))
    raise AssertionError("it never came to that")


def drive(
    table: LocalTable, play: Play, size: tuple[int, int] = (100, 32), lang: str = "en", **more: Any
) -> TableApp:
    app = TableApp(table, lang, pace=0, **more)

    async def run() -> None:
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            await play(app, pilot)

    asyncio.run(run())
    return app


def words(app: TableApp, part: str) -> str:
    return str(app.felt.query_one(part, Static).render())


def index(app: TableApp, kind: type[Action]) -> int:
    return next(choice.number for choice in app.choices if isinstance(choice.action, kind))


async def hit(app: TableApp, *keys: str) -> None:
    """Keys as the terminal sends them, without the driver's waiting; then until they have been answered."""
    told = len(app.table.match.record.entries)
    for key in keys:
        app.post_message(Key(key, key if len(key) == 1 else "\r"))
    end = monotonic() + 20
    while monotonic() < end:
        await asyncio.sleep(0)
        if len(app.table.match.record.entries) != told or app.table.over:
            return
    raise AssertionError(f"{keys} did nothing: {words(app, '#note')} {[choice.text for choice in app.choices]}")


async def typed(pilot: Pilot[None], text: str) -> None:
    names = {" ": "space", ":": "colon", "/": "slash", ".": "full_stop"}
    await pilot.press(*[names.get(sign, sign) for sign in text], "enter")
    await pilot.pause()


# --- whole games ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("chairs", "size", "lang"),
    [("me,me", (80, 24), "en"), ("me,random,random", (160, 50), "ru")],
)
def test_a_whole_game_by_keyboard(chairs: str, size: tuple[int, int], lang: str) -> None:
    rng = Dice(1)

    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        while not app.table.over:
            if app.table.person is not None:
                number = 1 + rng.below(len(app.choices)) if rng.below(3) else 1
                await hit(app, *str(number), "enter")
            await asyncio.sleep(0)
        await pilot.pause()
        assert app.table.match.result is not None
        assert app.scene.speaker.result(app.table.match.result) in words(app, "#question")

    app = drive(seated(chairs, characterPick="random"), play, size, lang)
    app.table.match.record.verify()
    assert len(app.table.match.record.entries) > 150


def test_ten_seats_with_bots() -> None:
    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        for _ in range(60):
            if app.table.person is not None:
                await hit(app, "1", "enter")
            await asyncio.sleep(0)

    app = drive(seated("me," + ",".join(["random"] * 9)), play, (80, 24))
    assert len(app.table.told) > 100


def test_paced_bots_act_one_by_one_and_hurry_when_asked() -> None:
    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        app.pace = 3600.0
        await pilot.press(*str(index(app, EndTurn)), "enter")
        await pilot.pause()
        assert app.table.bot == 1
        assert "random" in words(app, "#question")  # who is thinking
        assert app.table.may_undo
        await pilot.press("u")  # before the bot has answered
        assert app.table.person == 0
        app.pace = 0.001
        await pilot.press(*str(index(app, EndTurn)), "enter")
        await pilot.press("space")
        end = monotonic() + 20
        while app.table.person is None and not app.table.over and monotonic() < end:
            await asyncio.sleep(0)
        assert app.table.person == 0 or app.table.over

    drive(until(seated("me,random"), EndTurn), play)


# --- choosing -------------------------------------------------------------------------------------------------------


def test_arrows_and_enter_choose() -> None:
    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        second = app.choices[1].action
        await pilot.press("down", "enter")
        assert app.table.match.record.entries[-1] == (0, second)

    drive(seated("me,me", seed=2), play)


def test_a_number_that_is_no_choice_is_said() -> None:
    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        before = len(app.table.match.record.entries)
        await typed(pilot, "99")
        assert "99" in words(app, "#note")
        assert len(app.table.match.record.entries) == before

    drive(seated("me,me"), play)


def test_letters_find_a_choice_and_it_keeps_its_number() -> None:
    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        await pilot.press("slash", *"oct")
        assert [choice.number for choice in app.shown] == [6]
        await pilot.press("enter")
        assert app.table.match.view(0).seats[0].character == 5

    drive(seated("me,me"), play)


def test_nothing_found_is_said_and_escape_brings_all_back() -> None:
    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        await pilot.press("slash", *"zzz")
        assert "zzz" in words(app, "#line")
        await pilot.press("backspace", "backspace", "backspace", "backspace")
        assert len(app.shown) == 10
        await pilot.press("slash", "z", "escape")
        assert len(app.shown) == 10

    drive(seated("me,me"), play)


def test_a_click_on_a_choice_plays_it() -> None:
    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        await pilot.click("#choices", offset=(4, 2))
        assert len(app.table.match.record.entries) > 2
        assert app.table.match.view(0).seats[0].character == 2

    drive(seated("me,me"), play)


@pytest.mark.parametrize("size", [(80, 24), (160, 50)])
def test_a_click_on_a_square_walks_there(size: tuple[int, int]) -> None:
    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        board = app.felt.query_one(BoardView)
        step = app.choices[index(app, Step) - 1]
        square = step.places[0]
        assert board.picture is not None
        x, y = next(
            (x, y) for y, row in enumerate(board.picture.spots) for x, spot in enumerate(row) if spot.square == square
        )
        left, top = board.scroll_offset
        await pilot.click(BoardView, offset=(EDGE + board.cells * x - left, 1 + y - top))
        await pilot.pause()
        assert app.table.match.record.entries[-1][1] == step.action

    drive(until(seated("me,me"), Step), play, size)


def test_a_click_on_ground_without_a_choice_does_nothing() -> None:
    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        before = app.table.match.digest()
        await pilot.click(BoardView, offset=(20, 5))
        assert app.table.match.digest() == before

    drive(seated("me,me"), play)


def test_choices_are_marked_on_the_board_and_stay_in_sight() -> None:
    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        board = app.felt.query_one(BoardView)
        assert set(board.marks) >= {place for choice in app.choices for place in choice.places}
        focus = board.picture.focus if board.picture else None
        assert focus is not None
        left, top = board.scroll_offset
        assert left <= board.cells * focus[0] < left + board.size.width - EDGE
        assert top <= focus[1] < top + board.size.height - 1

    drive(until(seated("me,me"), Step), play, (80, 24))


def test_a_banner_is_shown_before_it_is_placed() -> None:
    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        for number, choice in enumerate(app.choices):
            app.listing.highlighted = number
            await pilot.pause()
            assert app.felt.query_one(BoardView).chosen == choice.places

    drive(until(seated("me,random,me"), Cover), play, (80, 24))


# --- reasons --------------------------------------------------------------------------------------------------------


def test_question_mark_shows_the_rules_of_a_choice() -> None:
    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        await pilot.press(*str(index(app, Roll)), "question_mark")
        await pilot.pause()
        assert isinstance(app.screen, Reading)
        assert "GO-6.10" in str(app.screen.query_one(".body", Static).render())
        await pilot.press("escape")
        assert not isinstance(app.screen, Reading)

    drive(until(seated("me,me"), Roll), play)


def test_question_mark_shows_the_rules_of_a_line() -> None:
    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        log = app.felt.query_one("#log", OptionList)
        log.focus()
        await pilot.press("end", "question_mark")
        await pilot.pause()
        assert isinstance(app.screen, Reading)
        assert "GO-" in str(app.screen.query_one(".body", Static).render())

    drive(until(seated("me,me"), Step), play)


@pytest.mark.parametrize(("lang", "part"), [("en", "You walk square by square"), ("ru", "клет")])
def test_an_illegal_wish_is_refused_with_its_rule(lang: str, part: str) -> None:
    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        before = app.table.match.digest()
        await typed(pilot, ":step A1")
        note = words(app, "#note")
        assert "GO-7.1" in note
        assert part in note
        assert app.table.match.digest() == before

    table = until(seated("me,me", seed=5), Step)
    if table.match.view(0).seats[table.person or 0].square < 0:
        rng = Dice(1)
        while table.match.view(0).seats[table.person or 0].square < 0:
            table.act(table.person or 0, table.match.menu(table.person or 0).sample(rng))
            until(table, Step)
    drive(table, play, lang=lang)


@pytest.mark.parametrize(
    ("command", "part"),
    [("fly", "fly?"), ("step", "step to"), ("step Q99", "Q99"), ("shoot 1 zz", "zz"), ("", "?")],
)
def test_a_command_that_means_nothing(command: str, part: str) -> None:
    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        await typed(pilot, f":{command}")
        assert part in words(app, "#note")

    drive(until(seated("me,me"), Roll), play)


def test_a_command_is_played() -> None:
    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        await typed(pilot, ":roll")
        assert (app.table.people[0], Roll()) in app.table.match.record.entries

    table = until(seated("me,random"), Roll)
    drive(table, play)


def test_the_russian_keyboard_works_too() -> None:
    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        await pilot.press("р")
        assert isinstance(app.screen, Reading)
        await pilot.press("escape", "д")
        assert app.scene.lang == "en"

    drive(seated("me,me"), play, lang="ru")


# --- taking back ----------------------------------------------------------------------------------------------------


def test_u_takes_a_step_back() -> None:
    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        before, lines = app.table.match.digest(), len(app.lines)
        await pilot.press(*str(index(app, Step)), "enter")
        assert app.table.match.digest() != before
        assert "undo" in words(app, "#keys")
        await pilot.press("u")
        assert app.table.match.digest() == before
        assert len(app.lines) == lines

    drive(until(seated("me,me"), Step), play)


def test_u_does_not_take_a_roll_back() -> None:
    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        await pilot.press(*str(index(app, Roll)), "enter")
        after = app.table.match.digest()
        assert "undo" not in words(app, "#keys")
        await pilot.press("u")
        assert app.table.match.digest() == after
        assert words(app, "#note")

    drive(until(seated("me,me"), Roll), play)


# --- saving ---------------------------------------------------------------------------------------------------------


def test_everything_a_person_did_is_on_the_disk(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "game.tavola"

    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        await pilot.press("enter")

    app = drive(seated("me,me"), play, save=path)
    again = LocalTable.load(path, ("me", "me"), hire)
    assert again.match.digest() == app.table.match.digest()


def test_s_saves_and_the_game_is_played_on(tmp_path: Path) -> None:
    path = tmp_path / "game.tavola"

    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        await pilot.press("s")
        assert str(path) in words(app, "#note").replace("\n", "")
        await typed(pilot, f":save {tmp_path / 'other.tavola'}")

    table = until(seated("me,random"), Roll)
    drive(table, play, size=(200, 50), save=path)
    assert path.read_bytes() == (tmp_path / "other.tavola").read_bytes()

    async def go_on(app: TableApp, pilot: Pilot[None]) -> None:
        assert app.table.match.digest() == table.match.digest()
        assert len(app.lines) > 5
        await pilot.press(*str(index(app, Roll)), "enter")

    drive(LocalTable.load(path, table.chairs, hire), go_on)


def test_a_folder_that_cannot_be_written_is_said(tmp_path: Path) -> None:
    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        (tmp_path / "file").write_text("x")
        await typed(pilot, f":save {tmp_path / 'file' / 'game.tavola'}")
        assert "game.tavola" in words(app, "#note").replace("\n", "")

    drive(seated("me,me"), play, size=(200, 50))


# --- looking --------------------------------------------------------------------------------------------------------


def test_l_changes_every_word() -> None:
    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        assert "choose a character" in words(app, "#question")
        await pilot.press("l")
        assert "персонаж" in words(app, "#question").lower()
        assert all("Play" not in choice.text for choice in app.choices)

    drive(seated("me,me"), play)


def test_m_goes_round_the_mats() -> None:
    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        seen = {app.mats_now()}
        for _ in range(2):
            await pilot.press("m")
            seen.add(app.mats_now())
        assert seen == set(Mats)

    drive(until(seated("me,random"), Roll), play)


@pytest.mark.parametrize("size", [(80, 24), (100, 30), (120, 40), (160, 50), (220, 60)])
def test_nothing_falls_off_the_screen(size: tuple[int, int]) -> None:
    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        for part in ("#head", "#board", "#side", "#log", "#ask", "#question", "#choices", "#line", "#keys"):
            region = app.felt.query_one(part).region
            assert region.area > 0, part
            assert region.right <= size[0], part
            assert region.bottom <= size[1], part
        assert app.felt.query_one("#choices").region.height >= 4

    table = until(seated("me," + ",".join(["random"] * 9)), Step)
    drive(table, play, size)


def test_q_leaves() -> None:
    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        await pilot.press("q")

    assert drive(seated("me,me"), play).return_code == 0


# --- secrets --------------------------------------------------------------------------------------------------------


def test_a_curtain_falls_between_people_with_secrets() -> None:
    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        first = app.table.person
        await pilot.press(*str(index(app, EndTurn)), "enter")
        await pilot.pause()
        assert app.table.person != first
        assert isinstance(app.screen, Curtain)
        assert app.scene.viewer == first
        await pilot.press("enter")
        await pilot.pause()
        assert app.scene.viewer == app.table.person

    drive(until(seated("me,me", hiddenBackpack=True), EndTurn), play)


def test_the_screen_shows_only_what_the_viewer_was_told() -> None:
    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        await pilot.press(*str(index(app, OpenChest)), "enter")
        app.scene.viewer = None
        shown = [line.text.plain for line in app.scene.lines() if type(line.event).__name__ == "CardsReceived"]
        assert shown
        assert all("3 cards" in text for text in shown)

    drive(until(seated("me,me", hiddenBackpack=True), OpenChest), play)


# --- lists to pick from ---------------------------------------------------------------------------------------------


def test_a_trade_is_picked_from_a_list() -> None:
    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        await pilot.press(*str(index(app, Bargain)), "enter")
        await pilot.pause()
        await pilot.press(*str(len(app.choices)), "enter")
        await pilot.pause()
        window = app.screen
        assert isinstance(window, Picking)
        await pilot.press("enter")
        await pilot.pause()
        assert app.screen is window  # nothing was picked yet
        await pilot.press("space", "enter")
        await pilot.pause()
        if app.screen is window:  # the other mat has no room: the reason stands there
            assert "GO-55.6" in str(window.query_one("#verdict", Static).render())
        else:
            assert type(app.table.match.record.entries[-1][1]).__name__ in ("Offer", "Accept", "Decline")

    drive(until(seated("me,random,me,random", seed=13, scenario="duo"), Bargain), play)
