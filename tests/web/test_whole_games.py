"""Whole games clicked from the first press to the result, and looked at again."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.house import House
from tests.web import hands
from tests.web.conftest import Window
from tests.web.words import say

Shot = Callable[[Page, str], None]


@pytest.mark.parametrize(("size", "lang", "theme"), [("desktop", "en", "light"), ("phone", "ru", "dark")])
def test_from_the_lobby_to_the_end(house: House, window: Window, shot: Shot, size: str, lang: str, theme: str) -> None:
    """Somebody new plays against three bots, sees the result, and goes through the replay."""
    page = window(size, lang, theme)
    hands.lobby_game(page, house.url, lang, "Anna")
    hands.my_turn(page)
    shot(page, f"table-begins-{size}-{lang}")
    instantly(page, lang)
    assert hands.play_out(page, seed=3, most=12) > 0
    shot(page, f"table-middle-{size}-{lang}")
    hands.play_out(page, seed=4)
    expect(page.locator("#end-title")).to_be_visible()
    shot(page, f"table-end-{size}-{lang}")
    page.get_by_role("link", name=say(lang, "table-replay")).first.click()
    page.wait_for_url("**/replay*")
    expect(page.get_by_role("slider").first).to_be_visible()
    shot(page, f"replay-{size}-{lang}")


def instantly(page: Page, lang: str) -> None:
    """The pace of the bots, by the table's menu."""
    page.get_by_role("button", name=say(lang, "table-menu")).click()
    page.get_by_role("dialog").get_by_role("radio", name=say(lang, "table-pace-0")).check()
    page.keyboard.press("Escape")


def test_a_game_by_the_keys_alone(house: House, window: Window) -> None:
    """Numbers choose, and nothing ever needs a pointer."""
    page = window("desktop", "en")
    hands.table(page, house.url, chairs=["me", "random"], options={"board": "grove", "characterPick": "random"})
    hands.my_turn(page)
    pressed = 0
    for _ in range(4000):
        if hands.over(page):
            break
        if page.locator(".choices .choice[aria-disabled=false]").count():
            page.keyboard.press("1")
            pressed += 1
        elif page.locator(".choices .fold[aria-expanded=false]").count():
            page.locator(".choices .fold[aria-expanded=false]").first.focus()
            page.keyboard.press("Enter")
        page.wait_for_timeout(20)
    assert pressed > 10
    expect(page.locator("#end-title")).to_be_visible()
