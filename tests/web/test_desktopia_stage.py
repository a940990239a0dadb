"""The table of Desktopia is drawn, with WebGL and without, and a disk can be flicked on it by hand."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.house import House
from tests.web import hands
from tests.web.conftest import Window

NO_WEBGL = """const usual = HTMLCanvasElement.prototype.getContext
HTMLCanvasElement.prototype.getContext = function (kind, ...more) {
  return kind.startsWith('webgl') ? null : usual.call(this, kind, ...more)
}"""
# How much of the glass above the table is painted, in percent, and in how many tones.
GLASS = """() => {
  const glass = document.querySelectorAll('.sheet canvas')[1]
  const {data} = glass.getContext('2d').getImageData(0, 0, glass.width, glass.height)
  const tones = new Set()
  let painted = 0
  for (let n = 0; n < data.length; n += 4) {
    if (data[n + 3] === 0) continue
    painted++
    tones.add((data[n] << 16) | (data[n + 1] << 8) | data[n + 2])
  }
  return [(400 * painted) / data.length, tones.size]
}"""


def sit_down(page: Page, house: House) -> None:
    hands.table(page, house.url, game="desktopia", chairs=["me"], options={"scenario": "hot_coal"})
    page.locator(".field .disks button").first.wait_for()
    expect(page.locator(".sheet canvas")).to_have_count(2)
    hands.my_turn(page)


def glass(page: Page) -> tuple[float, int]:
    part, tones = page.evaluate(GLASS)
    return part, tones


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_disks_are_drawn_over_a_table_with_depth(house: House, window: Window, size: str) -> None:
    page = window(size)
    sit_down(page, house)
    expect(page.locator(".field .disks button")).to_have_count(4)
    part, tones = glass(page)
    assert 0.05 < part < 60
    assert tones > 50


def test_without_webgl_the_whole_table_is_drawn_flat(house: House, window: Window) -> None:
    page = window()
    page.add_init_script(NO_WEBGL)
    sit_down(page, house)
    part, tones = glass(page)
    assert part > 99
    assert tones > 1000


@pytest.mark.parametrize("webgl", [True, False])
def test_a_disk_is_flicked_by_pulling_it_back(house: House, window: Window, webgl: bool) -> None:
    page = window(motion="normal")
    if not webgl:
        page.add_init_script(NO_WEBGL)
    sit_down(page, house)
    own = page.locator(".field .disks button[aria-pressed]").first
    before = own.bounding_box()
    assert before
    x, y = before["x"] + before["width"] / 2, before["y"] + before["height"] / 2
    number = own.get_attribute("data-disk")
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x, y + 30, steps=4)
    page.mouse.move(x, y + 60, steps=4)
    page.wait_for_timeout(200)  # a hand holds still before it lets go
    page.mouse.up()
    expect(page.locator(f".field .disks button[data-disk='{number}'][aria-pressed]")).to_have_count(0)
    after = page.locator(f".field .disks button[data-disk='{number}']").bounding_box()
    assert after
    assert abs(after["y"] - before["y"]) + abs(after["x"] - before["x"]) > 5  # it may have bounced off something
