"""What people do at a table, with the mouse, a finger or the keys."""

from __future__ import annotations

import random
import time
from typing import Any

from playwright.sync_api import Error, Locator, Page

from tests.web.words import say

LONGEST = 150.0  # seconds a whole game may take

ASK = """async ([method, path, body]) => {
  const headers = {'content-type': 'application/json'}
  const answer = await fetch(path, {method, headers, body: body && JSON.stringify(body)})
  return await answer.json()
}"""


def ask(page: Page, method: str, path: str, body: dict[str, Any] | None = None) -> Any:
    """A request of the page's own person."""
    return page.evaluate(ASK, [method, path, body])


def introduce(page: Page, url: str, name: str) -> str:
    """Become somebody without a word; the id."""
    page.goto(f"{url}/credits")
    return str(ask(page, "POST", "/api/me", {"name": name})["id"])


def table(page: Page, url: str, *, name: str = "Ann", **plan: Any) -> str:
    """A table of this person, and the page is at it."""
    introduce(page, url, name)
    usual = {"game": "gorgasali", "chairs": ["me", *["greedy"] * 3], "start": True, "pace": 0, "private": True}
    made = ask(page, "POST", "/api/tables", usual | {"options": {"characterPick": "random"}} | plan)
    page.goto(f"{url}/t/{made['id']}")
    return str(made["id"])


def lobby_game(page: Page, url: str, lang: str, name: str) -> None:
    """As somebody does who has never been here: the big button, a name, and one sits."""
    page.goto(url)
    page.get_by_role("button", name=say(lang, "play-now")).first.click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("textbox").first.fill(name)
    dialog.locator("button.primary").click()
    page.wait_for_url("**/t/*")


def my_turn(page: Page) -> Locator:
    """Its list of choices holds something."""
    found = page.locator(".choices .choice, .choices .fold[aria-expanded=false]")
    found.first.wait_for()
    return found


def over(page: Page) -> bool:
    return page.locator("#end-title").count() > 0


def choose(page: Page, rng: random.Random) -> bool:
    """Press one of the choices that are listed; false when there is none just now."""
    if page.locator(".choices .things").count():
        return pick(page, rng)
    choices = page.locator(".choices .choice[aria-disabled=false]")
    count = choices.count()
    if not count:
        fold = page.locator(".choices .fold[aria-expanded=false]")
        if fold.count():
            press(fold.first)
        return False
    return press(choices.nth(rng.randrange(count)))


def pick(page: Page, rng: random.Random) -> bool:
    """Some of the things, as many as it takes; else one of the other answers."""
    others = page.locator(".choices .choice[aria-disabled=false]")
    if others.count() and rng.random() < 0.7:
        return press(others.nth(rng.randrange(others.count())))
    things = page.locator(".choices .things button")
    for at in range(things.count()):
        if page.locator(".choices > .primary[aria-disabled=false]").count():
            break
        press(things.nth(at))
    return press(page.locator(".choices > .primary"))


def press(button: Locator) -> bool:
    """What is pressed may have gone meanwhile: bots move too."""
    try:
        button.click(timeout=1500)
    except Error:
        return False
    return True


def play_out(page: Page, seed: int, most: int = 10_000) -> int:
    """Until the game is over; how many choices that took."""
    rng, count, begun = random.Random(seed), 0, time.monotonic()
    while not over(page) and count < most:
        assert time.monotonic() - begun < LONGEST, page.locator("#table-question").inner_text()
        if choose(page, rng):
            count += 1
        else:
            page.wait_for_timeout(40)
    return count
