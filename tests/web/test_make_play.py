"""`tavola play`: a link that opens the table, once, with a person and three bots at it."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from tests.house import House
from tests.web import hands
from tests.web.conftest import Window
from tests.web.words import say


def test_the_link_opens_a_table_with_three_bots(tmp_path: Path, window: Window) -> None:
    house = House(tmp_path, ("play", "gorgasali", "--no-browser", "--name", "Anna")).open()
    page = window("desktop", "en")
    page.goto(house.url)
    expect(page.get_by_text("Anna").first).to_be_visible()
    expect(page.locator("main ol li", has_text="Greedy")).to_have_count(3)
    page.get_by_role("button", name=say("en", "table-start"), exact=True).click()
    hands.my_turn(page)
    other = window("phone", "en")
    other.goto(house.url)
    expect(other.get_by_text("Anna").first).not_to_be_visible()
    house.close()
    assert "Traceback" not in house.log


def test_seats_may_be_chosen(tmp_path: Path, window: Window) -> None:
    house = House(tmp_path, ("play", "gorgasali", "--seats", "me,greedy:2", "--no-browser", "--lang", "ru")).open()
    page = window("phone", "en")
    page.goto(house.url)
    expect(page.locator("main ol li", has_text="Жадный")).to_have_count(2)
    assert page.evaluate("document.documentElement.lang") == "ru"
    house.close()
