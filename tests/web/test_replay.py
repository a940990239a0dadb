"""A finished game looked at again: stepped, played, jumped, shared, kept, and played on from."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from tavola.core.record import Record
from tests.house import House
from tests.web import hands
from tests.web.axe import violations
from tests.web.conftest import Window
from tests.web.words import say

Shot = Callable[[Page, str], None]


def finished(page: Page, url: str) -> str:
    """A game that bots have played."""
    chairs = ["random", "greedy"]
    table = hands.table(page, url, chairs=chairs, private=False, options={"board": "grove", "characterPick": "random"})
    for _ in range(300):
        found: Any = hands.ask(page, "GET", f"/api/tables/{table}/replay")
        if "steps" in found:
            return table
        page.wait_for_timeout(100)
    raise AssertionError(found)


def test_a_replay_is_stepped_played_jumped_shared_and_kept(house: House, window: Window, shot: Shot) -> None:
    page = window("desktop", "en")
    table = finished(page, house.url)
    page.goto(f"{house.url}/t/{table}/replay")
    slider = page.get_by_role("slider")
    expect(slider).to_have_value("0")
    page.get_by_role("button", name=say("en", "replay-forth"), exact=True).click()
    expect(slider).to_have_value("1")
    page.get_by_role("button", name=say("en", "replay-last"), exact=True).click()
    last = slider.get_attribute("max")
    expect(slider).to_have_value(last or "")
    page.locator(".log .line").nth(12).click()
    expect(slider).not_to_have_value(last or "")
    expect(page).to_have_url(re.compile("#"))
    address, moment = page.url, slider.input_value()
    shot(page, "replay-moment-desktop-en")
    assert violations(page) == []
    page.get_by_role("button", name=say("en", "replay-play"), exact=True).click()
    expect(page.get_by_role("button", name=say("en", "replay-pause"), exact=True)).to_be_visible()
    with page.expect_download() as kept:
        page.get_by_role("link", name=say("en", "table-record")).click()
    assert Record.load(kept.value.path()).verify().result is not None
    other = window("phone", "ru", "dark")
    other.goto(address)
    expect(other.get_by_role("slider").first).to_have_value(moment)
    assert other.url.split("#")[-1] == address.split("#")[-1]
    shot(other, "replay-moment-phone-ru")
    assert violations(other) == []


def test_playing_on_from_a_moment(house: House, window: Window) -> None:
    page = window("desktop", "en")
    table = finished(page, house.url)
    page.goto(f"{house.url}/t/{table}/replay")
    page.locator(".log .line").nth(20).click()
    page.get_by_role("button", name=say("en", "replay-fork")).click()
    page.get_by_role("dialog").get_by_role("button", name=say("en", "replay-fork-begin")).click()
    page.wait_for_url(lambda url: "/t/" in url and table not in url)
    hands.my_turn(page)
    assert hands.play_out(page, seed=1, most=3) == 3 or hands.over(page)
