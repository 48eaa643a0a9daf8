"""Pictures of every page, in both themes and both sizes: `make shots` writes them to build/shots.

Those that the README and the documentation show are written to docs/images, too. With arguments, only the pictures
whose names begin with one of them are taken: `make shots ONLY="home replay-desk"`.
"""

import base64
import re
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright
from support.page import DESK, PATIENCE, PHONE, Player, chromium, serving

ROOT = Path(__file__).parents[1]
ALL = ROOT / "build" / "shots"
KEPT = {
    "home-desk-light": "page-home",
    "famiglia-desk-dark": "page-famiglia-dark",
    "famiglia-phone-light": "page-famiglia-phone",
    "lafamiglia-desk-light": "page-lafamiglia",
    "replay-desk-light": "page-replay",
}
SIZES = {"desk": DESK, "phone": PHONE}
THEMES = ("light", "dark")


class Scene(NamedTuple):
    """A page, what must be there before the picture is taken, and what is done first."""

    name: str
    path: str
    ready: str
    first: Callable[[Page], None] = lambda page: None
    stranger: bool = False
    """Whether the visitor has no seat anywhere."""


def main() -> None:
    """Play a little, then take the pictures."""
    ALL.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as address, sync_playwright() as playwright:
        browser = chromium(playwright)
        scenes, kept = prepare(browser, address)
        for size in SIZES:
            for theme in THEMES:
                for scene in scenes:
                    name = f"{scene.name}-{size}-{theme}"
                    if not name.startswith(tuple(sys.argv[1:]) or ""):
                        continue
                    context = open_context(browser, address, size, theme, None if scene.stranger else kept)
                    take(context, scene, name)
                    context.close()
        browser.close()


def open_context(browser: Browser, address: str, size: str, theme: str, kept: Any = None) -> BrowserContext:
    """A browser with its own storage, or with what another one has kept."""
    width, height = SIZES[size]
    context = browser.new_context(
        base_url=address,
        viewport={"width": width, "height": height},
        color_scheme="dark" if theme == "dark" else "light",
        locale="en-GB",
        reduced_motion="reduce",
        storage_state=kept,
    )
    context.set_default_timeout(PATIENCE)
    return context


def take(context: BrowserContext, scene: Scene, name: str) -> None:
    """One picture."""
    page = context.new_page()
    page.goto(scene.path)
    page.locator(scene.ready).first.wait_for()
    scene.first(page)
    page.evaluate("document.fonts.ready")
    page.wait_for_timeout(400)
    # Playwright itself writes PNG and JPEG only.
    settings = {"format": "webp", "quality": 86}
    picture = base64.b64decode(context.new_cdp_session(page).send("Page.captureScreenshot", settings)["data"])
    (ALL / f"{name}.webp").write_bytes(picture)
    if name in KEPT:
        (ROOT / "docs" / "images" / f"{KEPT[name]}.webp").write_bytes(picture)
    print(name)


def prepare(browser: Browser, address: str) -> tuple[list[Scene], Any]:
    """Games in several states; all scenes, and what the browser that played them has kept."""
    context = open_context(browser, address, "desk", "light")
    page = context.new_page()
    page.goto("/")
    page.get_by_label("You are").fill("Ada")
    running = play(page, moves=14)
    finished = play(page, patience=9)
    page.goto("/new?friends")
    page.get_by_role("button", name="Open the table").click()
    invitation = urlsplit(page.get_by_label("Link to seat").input_value())
    page.goto("/new")
    page.get_by_label("Seat 2").select_option("beside")
    page.get_by_role("button", name="Open the table").click()
    page.locator(".curtain").wait_for()
    beside = urlsplit(page.url).path
    page.goto("/")
    big = page.locator("article").filter(has_text="La Famiglia").last
    big.get_by_role("button", name="Play", exact=True).click()
    page.locator(".decide:not(.wait)").wait_for()
    sicily = urlsplit(page.url).path
    kept = context.storage_state()
    context.close()
    invited = f"{invitation.path}#{invitation.fragment}"
    table = ".felt .hand .slot"
    return [
        Scene("home", "/", "article"),
        Scene("settings", "/about", "h1", lambda page: page.locator("nav .icon-btn").last.click()),
        Scene("new", "/new", "form"),
        Scene("lobby", invitation.path, ".two"),
        Scene("invitation", invited, "form", stranger=True),
        Scene("famiglia", running, table),
        Scene("famiglia-chosen", running, table, choose),
        Scene("famiglia-refused", running, table, refuse),
        Scene("famiglia-people", running, table, lambda page: press(page, "People at the table")),
        Scene("famiglia-text", running, table, lambda page: press(page, "Text mode")),
        Scene("curtain", beside, ".curtain"),
        Scene("lafamiglia", sicily, ".decide"),
        Scene("ending", finished, ".end h2:visible"),
        Scene("replay", finished.replace("/t/", "/replay/") + "#20", "figure"),
        Scene("watch", "/watch", "ul"),
        Scene("guide", "/learn/famiglia", ".lesson"),
        Scene("rules", "/rules/famiglia", "dl"),
        Scene("about", "/about", "dl"),
        Scene("nowhere", "/t/nowhere", "h1"),
    ], kept


def play(page: Page, moves: int = 1000, patience: int = 1000) -> str:
    """A game of Famiglia against a bot, to its end or for so many actions; its path."""
    page.goto("/")
    page.get_by_role("button", name="Play against bots now").click()
    player = Player(page, 5, patience)
    player.until_asked()
    while moves > 0 and not player.over:
        player.act()
        player.until_asked()
        moves -= 1
    return urlsplit(page.url).path


def press(page: Page, name: str) -> None:
    """Press a button of the bar at the top."""
    page.get_by_role("button", name=re.compile(name)).first.click()


def choose(page: Page) -> None:
    """Point at a card."""
    page.locator(".slot.legal").first.click(position={"x": 6, "y": 24})


def refuse(page: Page) -> None:
    """Point at a card with which nothing can be done."""
    page.locator(".slot.dim").first.click(position={"x": 6, "y": 24})
    page.locator(".bubble").wait_for()


if __name__ == "__main__":
    main()
