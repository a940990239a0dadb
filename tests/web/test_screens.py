"""Every screen at both sizes, in both languages, dark and light: it is whole, within the window, and accessible."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.house import House
from tests.web import hands
from tests.web.axe import violations
from tests.web.conftest import Window
from tests.web.words import say

Shot = Callable[[Page, str], None]
LOOKS = [("desktop", "en", "light"), ("desktop", "ru", "dark"), ("phone", "ru", "light"), ("phone", "en", "dark")]
SCREENS = {
    "lobby": "/", "new": "/new/gorgasali", "rules": "/rules/gorgasali#GO-7.13", "ranking": "/ranking/gorgasali",
    "settings": "/settings", "credits": "/credits", "profile": "/me",
    "bot": "/p/bot:greedy", "missing": "/nowhere",
}  # fmt: skip


def whole(page: Page) -> None:
    """Nothing sticks out of the window, nothing is told by its key, and everybody can use it."""
    wide = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert wide <= 0, f"{page.url} is {wide} pixels too wide"
    assert violations(page) == []


@pytest.mark.parametrize(("size", "lang", "theme"), LOOKS)
def test_every_page(house: House, window: Window, shot: Shot, size: str, lang: str, theme: str) -> None:
    page = window(size, lang, theme)
    hands.introduce(page, house.url, "Anna")
    for name, path in SCREENS.items():
        page.goto(house.url + path)
        expect(page.locator("main h1, main h2").first).to_be_visible()
        page.wait_for_load_state("networkidle")
        assert page.evaluate("document.documentElement.lang") == lang
        whole(page)
        shot(page, f"{name}-{size}-{lang}")


@pytest.mark.parametrize(("size", "lang", "theme"), LOOKS)
def test_a_table_before_and_in_the_game(
    house: House, window: Window, shot: Shot, size: str, lang: str, theme: str
) -> None:
    page = window(size, lang, theme)
    hands.table(page, house.url, chairs=["me", "open", "greedy"], start=False)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    whole(page)
    shot(page, f"lounge-{size}-{lang}")
    page.get_by_role("button", name=say(lang, "table-start-bots")).click()
    hands.my_turn(page)
    page.wait_for_timeout(500)
    whole(page)
    shot(page, f"table-{size}-{lang}")
    page.get_by_role("button", name=say(lang, "table-menu")).click()
    page.wait_for_timeout(300)
    whole(page)
    shot(page, f"menu-{size}-{lang}")


def test_language_and_light_are_changed_where_one_is(house: House, window: Window) -> None:
    page = window("desktop", "en")
    page.goto(house.url)
    title = page.locator("main h2").first.inner_text()
    page.get_by_role("button", name="RU").click()
    expect(page.locator("html")).to_have_attribute("lang", "ru")
    expect(page.locator("main h2").first).not_to_have_text(title)
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "ru")


def test_an_address_that_is_no_table_says_so(house: House, window: Window) -> None:
    page = window("phone", "en")
    page.goto(f"{house.url}/t/nowhere")
    expect(page.get_by_text(say("en", "table-gone"))).to_be_visible()
