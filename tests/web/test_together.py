"""Several windows at one table: invited by the link, cut off, sent away and back, watched."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.house import House
from tests.server.postgres import free_port
from tests.web import hands
from tests.web.conftest import Window
from tests.web.words import say

Shot = Callable[[Page, str], None]


def sit(page: Page, url: str, table: str, lang: str, name: str) -> None:
    """As somebody who opens the link of an invitation for the first time."""
    page.goto(f"{url}/t/{table}")
    page.get_by_role("button", name=say(lang, "table-sit")).first.click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("textbox").first.fill(name)
    dialog.locator("button.primary").click()
    expect(page.get_by_text(say(lang, "table-you")).first).to_be_visible()


def test_two_people_play_by_the_link_talk_and_play_again(house: House, window: Window, shot: Shot) -> None:
    ann, bob = window("desktop", "en"), window("phone", "ru")
    table = hands.table(ann, house.url, chairs=["me", "open"], start=False, options={"board": "grove"})
    sit(bob, house.url, table, "ru", "Боб")
    expect(ann.get_by_text("Боб")).to_be_visible()
    shot(ann, "lounge-full-desktop-en")
    ann.get_by_role("button", name=say("en", "table-start"), exact=True).click()
    talk(ann, bob)
    rng = random.Random(1)
    for _ in range(2000):
        if hands.over(ann) and hands.over(bob):
            break
        moved = [hands.choose(page, rng) for page in (ann, bob) if not hands.over(page)]
        if not any(moved):
            ann.wait_for_timeout(30)
    expect(ann.locator("#end-title")).to_be_visible()
    expect(bob.locator("#end-title")).to_be_visible()
    ann.get_by_role("button", name=say("en", "table-rematch")).first.click()
    bob.get_by_role("button", name=say("ru", "table-agree")).first.click()
    for page in (ann, bob):
        page.wait_for_url(lambda address: address.split("/t/")[-1] not in ("", table))
    for _ in range(200):
        if any([page.locator(".choices .choice").count() for page in (ann, bob)]):
            return
        ann.wait_for_timeout(50)
    raise AssertionError("nobody is asked at the new table")


def talk(ann: Page, bob: Page) -> None:
    ann.get_by_role("tab", name=say("en", "table-chat")).click()
    box = ann.get_by_role("textbox").last
    box.fill("<b>Good luck</b> & have fun")
    box.press("Enter")
    bob.get_by_role("tab", name=say("ru", "table-chat")).click()
    expect(bob.get_by_text("<b>Good luck</b> & have fun")).to_be_visible()
    bob.get_by_role("tab").first.click()


def test_who_watches_sees_all_and_chooses_nothing(house: House, window: Window, shot: Shot) -> None:
    ann, eve = window("desktop", "en"), window("desktop", "ru", "dark")
    table = hands.table(ann, house.url, chairs=["me", "greedy"])
    hands.my_turn(ann)
    eve.goto(f"{house.url}/t/{table}")
    expect(eve.get_by_text(say("ru", "table-is-watching")).first).to_be_visible()
    assert eve.locator(".choices .choice").count() == 0
    shot(eve, "watching-desktop-ru")
    lines = eve.locator(".log li").count()
    hands.play_out(ann, seed=2, most=4)
    expect(eve.locator(".log li")).not_to_have_count(lines)


def test_a_line_that_breaks_in_the_middle_is_mended(house: House, window: Window) -> None:
    page = window("desktop", "en")
    hands.table(page, house.url, chairs=["me", "random"], options={"board": "grove", "characterPick": "random"})
    hands.my_turn(page)
    hands.play_out(page, seed=1, most=3)
    page.context.set_offline(True)
    page.evaluate("0")
    page.wait_for_timeout(1500)
    page.context.set_offline(False)
    hands.my_turn(page)
    assert hands.play_out(page, seed=5, most=10) == 10 or hands.over(page)
    page.reload()
    if not hands.over(page):
        hands.my_turn(page)


@pytest.fixture
def falling(tmp_path: Path) -> Iterator[Callable[[], House]]:
    """A server that is killed each time another one is asked for, always at the same address and storage."""
    port = free_port()
    alive: list[House] = []

    def rise() -> House:
        while alive:
            alive.pop().kill()
        alive.append(House(tmp_path, ("serve", "--port", str(port), "--workers", "1", "--log", "warning")).open())
        return alive[0]

    yield rise
    while alive:
        alive.pop().kill()


def test_a_server_that_falls_and_rises_has_the_table_as_it_was(
    falling: Callable[[], House], browser: object, window: Window, shot: Shot
) -> None:
    page = window("desktop", "en")
    page.on("console", lambda said: None)
    house = falling()
    hands.table(page, house.url, chairs=["me", "greedy"], options={"board": "grove", "characterPick": "random"})
    hands.my_turn(page)
    hands.play_out(page, seed=1, most=5)
    lines = page.locator(".log li").all_inner_texts()
    falling()
    hands.my_turn(page)
    page.wait_for_timeout(1500)
    now = page.locator(".log li").all_inner_texts()
    assert now[: len(lines)] == lines
    assert hands.play_out(page, seed=2, most=5) == 5 or hands.over(page)
