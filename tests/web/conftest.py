"""Chromium of the machine, a server, windows of two sizes. Without Chromium or the built client there is nothing to
test: NEED_BROWSER=1 makes that an error."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Playwright, sync_playwright

from tests.house import CLIENT, ROOT, House

QUIET: Final = (
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync", "--autoplay-policy=no-user-gesture-required",
)  # fmt: skip
SIZES: Final = {"phone": (360, 740), "desktop": (1440, 900)}
SCREENS: Final = ROOT / "build" / "screens"
PATIENCE: Final = 15_000  # milliseconds a thing may take to appear on a busy machine
# What the browser itself says when a server is away, or answers that something is not there.
EXPECTED: Final = ("WebSocket connection to", "Failed to load resource: the server responded with a status of 4",
                   "Failed to load resource: net::ERR_")  # fmt: skip
Window = Callable[..., Page]


def lacking() -> str:
    if not (CLIENT / "index.html").is_file():
        return "the client is not built; run `make web`"
    if not shutil.which("chromium"):
        return "there is no chromium; on Debian: apt install chromium"
    return ""


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    why = lacking()
    if why and os.environ.get("NEED_BROWSER"):
        pytest.fail(why)
    if why:
        pytest.skip(why)
    with sync_playwright() as found:
        yield found


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    found = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=[*QUIET])
    yield found
    found.close()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """One server for all tests of a process; what each does there is its own."""
    found = House(tmp_path_factory.mktemp("house"), ("serve", "--port", "0", "--workers", "1", "--log", "warning"))
    yield found.open()
    found.close()
    assert "Traceback" not in found.log, found.log


@pytest.fixture
def window(browser: Browser) -> Iterator[Window]:
    """`window("phone", "ru")` opens a browser of somebody new; whatever it complains of fails the test."""
    opened: list[BrowserContext] = []
    faults: list[str] = []

    def open_window(size: str = "desktop", lang: str = "en", theme: str = "light", *, motion: str = "none") -> Page:
        width, height = SIZES[size]
        context = browser.new_context(
            viewport={"width": width, "height": height}, locale={"en": "en-GB", "ru": "ru-RU"}[lang],
            color_scheme="dark" if theme == "dark" else "light", has_touch=size == "phone", is_mobile=size == "phone",
            reduced_motion="reduce" if motion == "none" else "no-preference",
        )  # fmt: skip
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        page.on("pageerror", lambda error: faults.append(f"{page.url}: {error}"))
        page.on("console", complain)
        opened.append(context)
        return page

    def complain(said: ConsoleMessage) -> None:
        if said.type == "error" and not said.text.startswith(EXPECTED):
            faults.append(f"{said.page.url if said.page else '?'}: {said.text}")

    yield open_window
    for context in opened:
        context.close()
    assert faults == []


@pytest.fixture
def shot() -> Callable[[Page, str], None]:
    """Keeps what a page shows, as build/screens/<name>.png."""

    def keep(page: Page, name: str) -> None:
        SCREENS.mkdir(parents=True, exist_ok=True)
        page.screenshot(path=Path(SCREENS, f"{name}.png"))

    return keep
