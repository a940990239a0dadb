"""Rules within reach: refusals with their sentence and link, costs and odds beforehand, the log and its moments."""

from __future__ import annotations

import random
import re
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from tests.house import House
from tests.web import hands
from tests.web.axe import violations
from tests.web.conftest import Window
from tests.web.words import say

Shot = Callable[[Page, str], None]
LONGEST = 60.0  # seconds
PLAN: dict[str, Any] = {"chairs": ["me", "greedy"], "options": {"characterPick": "random"}}


def until(page: Page, words: str, seed: int = 1) -> None:
    """Press on until one of the choices says this; nothing is pressed that has not been read."""
    rng, begun = random.Random(seed), time.monotonic()
    while time.monotonic() - begun < LONGEST:
        texts = page.locator(".choices .choice[aria-disabled=false] .label").all_inner_texts()
        if any(re.search(words, text) for text in texts):
            page.wait_for_timeout(150)  # what was pressed last has been answered
            if page.locator(".choices .choice[aria-disabled=false]", has_text=re.compile(words)).count():
                return
        elif hands.over(page):
            raise AssertionError(f"it was over before a choice said {words}")
        elif texts and all(texts):
            hands.choose(page, rng)
        else:  # nobody is asked, what they are called is on its way, or they are folded away
            fold = page.locator(".choices .fold[aria-expanded=false]")
            if not texts and fold.count():
                hands.press(fold.first)
            page.wait_for_timeout(40)
    raise AssertionError(f"no choice says {words}: {page.locator('#table-question').inner_text()}")


def far_away(page: Page) -> None:
    """Ask why not of the corner of the map that is farthest from the own figure."""
    page.get_by_role("grid").focus()
    page.keyboard.press("Home")
    row = page.get_by_role("row").first.get_attribute("aria-rowindex")
    for key in (*["ArrowUp" if int(row or 0) > 13 else "ArrowDown"] * 27, "?"):
        page.keyboard.press(key)


def test_a_square_out_of_reach_says_why_and_leads_to_the_rule(house: House, window: Window, shot: Shot) -> None:
    page = window("desktop", "en")
    hands.table(page, house.url, **PLAN)
    until(page, "Roll")
    far_away(page)
    slip = page.locator(".slip").filter(has_text=re.compile(r"GO-\d"))
    expect(slip.first).to_be_visible()
    shot(page, "refusal-desktop-en")
    button = slip.first.get_by_role("button", name=re.compile(r"GO-\d"))
    rule = re.search(r"GO-[\dR.]+", button.inner_text())
    assert rule
    button.click()
    expect(page.get_by_role("dialog").get_by_text(rule[0]).first).to_be_visible()
    page.wait_for_timeout(400)
    shot(page, "rule-desktop-en")
    assert violations(page) == []


def test_costs_are_shown_before_the_step_and_steps_are_taken_back(house: House, window: Window, shot: Shot) -> None:
    page = window("desktop", "en")
    hands.table(page, house.url, **PLAN)
    until(page, "Walk to")
    first = page.locator(".choices .choice", has_text="Walk to").first
    first.hover()
    page.wait_for_timeout(400)
    shot(page, "walk-desktop-en")
    question = page.locator("#table-question").inner_text()
    first.click()
    undo = page.locator("button[aria-keyshortcuts=z]")
    expect(undo).to_have_attribute("aria-disabled", "false")
    undo.click()
    expect(page.locator("#table-question")).to_have_text(question)


def test_a_line_of_the_log_shows_its_moment_and_its_rules(house: House, window: Window, shot: Shot) -> None:
    page = window("desktop", "en")
    hands.table(page, house.url, **PLAN)
    hands.my_turn(page)
    hands.play_out(page, seed=3, most=6)
    hands.my_turn(page)
    page.reload()  # a moment that this window has not seen itself is asked for
    hands.my_turn(page)
    page.locator(".log .line:not([aria-disabled])").nth(-6).click()
    expect(page.get_by_text(say("en", "table-looking-back")).first).to_be_visible()
    shot(page, "past-desktop-en")
    page.locator(".log .ask").last.click()
    expect(page.get_by_text(re.compile(r"GO-\d")).first).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    hands.my_turn(page)


def test_cards_and_abilities_explain_themselves(house: House, window: Window, shot: Shot) -> None:
    page = window("desktop", "en")
    hands.table(page, house.url, **PLAN)
    hands.my_turn(page)
    page.locator(".ability").first.hover()
    expect(page.get_by_text(re.compile(r"GO-\d")).first).to_be_visible()
    shot(page, "ability-desktop-en")


def test_a_tap_on_the_board_walks_as_far_as_it_says(house: House, window: Window) -> None:
    """The far end of a way is one press: the cursor jumps to a square that can be reached, and Enter walks there."""
    page = window("desktop", "en")
    hands.table(page, house.url, **PLAN)
    until(page, "Walk to")
    lines = page.locator(".log li").count()
    page.get_by_role("grid").focus()
    for key in ("n", "n", "n", "Enter", "Enter"):
        page.keyboard.press(key)
        page.wait_for_timeout(150)
    expect(page.locator(".log li")).not_to_have_count(lines)
