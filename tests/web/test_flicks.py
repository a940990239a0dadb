"""The table of disks in a browser: flicks by mouse, by finger and by keys, a shot thought over, use by everybody."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.house import House
from tests.web import hands
from tests.web.axe import violations
from tests.web.conftest import Window
from tests.web.words import say

Shot = Callable[[Page, str], None]


def etude(page: Page, url: str) -> Locator:
    """One's own disk, as a button: Kharu, who flicks and shoots."""
    hands.table(page, url, game="desktopia", chairs=["me"], options={"scenario": "the_noose"})
    disk = page.locator("[data-disk][aria-pressed]").first
    disk.wait_for()
    return disk


def middle(disk: Locator) -> tuple[float, float]:
    box = disk.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def speeds(page: Page) -> list[int]:
    """Of the flicks in the log, in mm/s."""
    texts = page.locator(".log li").all_inner_texts()
    return [int(found[1]) for text in texts if (found := re.search(r"(\d+) mm/s", text))]


def finger(page: Page) -> Callable[[str, list[tuple[float, float]]], Any]:
    wire = page.context.new_cdp_session(page)
    return lambda kind, at: wire.send(
        "Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in at]}
    )


def test_a_mouse_pulls_back_and_lets_go(house: House, window: Window, shot: Shot) -> None:
    page = window("desktop", "en")
    x, y = middle(etude(page, house.url))
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x, y + 130, steps=6)
    expect(page.locator(".tray")).to_contain_text("mm/s")
    shot(page, "pull-desktop-en")
    page.mouse.up()
    expect(page.locator(".log")).to_contain_text("mm/s")
    assert 900 < speeds(page)[0] < 3000


def test_a_pull_that_comes_back_or_is_called_off_flicks_nothing(house: House, window: Window) -> None:
    page = window("desktop", "en")
    x, y = middle(etude(page, house.url))
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x, y + 130, steps=6)
    page.mouse.move(x, y + 2, steps=6)
    page.mouse.up()
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x, y + 130, steps=6)
    page.keyboard.press("Escape")
    page.mouse.move(x, y + 140, steps=2)
    page.mouse.up()
    page.wait_for_timeout(400)
    assert speeds(page) == []


def test_a_finger_that_slips_as_it_lifts_means_what_it_held(house: House, window: Window) -> None:
    page = window("phone", "en")
    x, y = middle(etude(page, house.url))
    touch = finger(page)
    touch("touchStart", [(x, y)])
    for step in range(1, 9):
        touch("touchMove", [(x, y - 10 * step)])
    page.wait_for_timeout(200)
    held = page.locator(".tray").inner_text()
    touch("touchMove", [(x + 60, y - 20)])
    touch("touchEnd", [])
    fire = page.get_by_role("button", name=re.compile("^Flick$"))
    expect(fire).to_be_visible()
    angle, speed = re.findall(r"([\d.,]+)(?:°| mm/s)", held)[:2]
    expect(page.locator(".tray")).to_contain_text(f"{angle}°")
    expect(page.locator(".tray")).to_contain_text(f"{speed} mm/s")
    fire.tap()
    expect(page.locator("#table-question")).not_to_contain_text("1 action left")


def test_keys_alone_aim_and_flick(house: House, window: Window) -> None:
    page = window("desktop", "en")
    etude(page, house.url)
    page.keyboard.press("g")
    for key in ("Enter", "Enter", "Shift+ArrowRight", "ArrowRight", "Alt+ArrowLeft", "+"):
        page.keyboard.press(key)
    tray = page.locator(".tray")
    expect(tray).to_contain_text("10.9°")
    expect(tray).to_contain_text("960 mm/s")
    page.keyboard.press("Enter")
    expect(page.locator(".log")).to_contain_text("960 mm/s")


def test_a_missile_is_laid_thought_over_and_shot(house: House, window: Window, shot: Shot) -> None:
    page = window("desktop", "en")
    disk = etude(page, house.url)
    x, y = middle(disk)
    page.mouse.click(x, y)
    page.locator(".tip .verb", has_text="Shoot").click()
    tray = page.locator(".tray")
    expect(tray).to_contain_text("here it fits")
    page.mouse.move(x, y - 400, steps=5)  # it stays within reach
    expect(tray).to_contain_text("here it fits")
    shot(page, "missile-desktop-en")
    page.mouse.click(x, y - 400)
    expect(tray.get_by_role("button", name="Think again")).to_be_visible()
    tray.get_by_role("button", name="Think again").click()
    expect(tray).to_contain_text("here it fits")  # in the hand again
    page.keyboard.press("g")
    page.keyboard.press("Enter")  # laid down, and aimed by keys
    expect(tray).to_contain_text("900 mm/s")
    page.keyboard.press("Enter")
    expect(page.locator(".log")).to_contain_text("900 mm/s")


@pytest.mark.parametrize(("size", "lang", "theme"), [("desktop", "en", "light"), ("phone", "ru", "dark")])
def test_everybody_can_use_the_table(
    house: House, window: Window, shot: Shot, size: str, lang: str, theme: str
) -> None:
    page = window(size, lang, theme)
    plan: dict[str, Any] = {"game": "desktopia", "chairs": ["me", "beginner"], "options": {"scenario": "two_crowns"}}
    hands.table(page, house.url, **plan)
    page.locator("[data-disk]").first.wait_for()
    hands.my_turn(page)
    page.wait_for_timeout(300)
    assert page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth") <= 0
    assert violations(page) == []
    shot(page, f"disks-{size}-{lang}")
    page.get_by_role("button", name=say(lang, "table-text-view")).first.click()
    page.wait_for_timeout(200)
    assert not re.search(r"\bdt-", page.locator("body").inner_text())
