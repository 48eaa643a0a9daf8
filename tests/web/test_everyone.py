"""The page is for everybody: axe finds nothing serious on any page, in either theme."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page
from support.page import PHONE, Open, Player

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
PAGES = {
    "home": "/",
    "new": "/new?friends",
    "watch": "/watch",
    "rules": "/rules/famiglia",
    "about": "/about",
    "nowhere": "/t/nowhere",
}


def violations(page: Page) -> list[str]:
    """What axe calls serious or critical."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[dict[str, Any]] = page.evaluate("axe.run().then(result => result.violations)")
    return [
        f"{one['id']}: {one['help']} {node['target']} {node.get('failureSummary', '')}"
        for one in found
        if one["impact"] in ("serious", "critical")
        for node in one["nodes"][:3]
    ]


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("name", PAGES)
def test_axe_finds_nothing_serious(window: Open, name: str, theme: str) -> None:
    page = window(path=PAGES[name], theme=theme)
    page.locator("main, .page").first.wait_for()
    page.wait_for_load_state("networkidle")
    assert violations(page) == []


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_serious_at_the_table(window: Open, theme: str) -> None:
    page = window(theme=theme)
    page.get_by_role("button", name="Play against bots now").click()
    player = Player(page, 2)
    page.locator(".decide:not(.wait)").wait_for()
    player.act()
    page.locator(".decide:not(.wait)").wait_for()
    assert violations(page) == [], "the table"
    page.locator(".hand .slot.dim, .street .slot.dim").first.click(position={"x": 6, "y": 24})
    page.locator(".bubble").wait_for()
    assert violations(page) == [], "a refusal"
    page.get_by_role("button", name="Text mode").click()
    assert violations(page) == [], "the text mode"
    page.get_by_role("button", name="People at the table").click()
    page.get_by_role("dialog").wait_for()
    assert violations(page) == [], "the people"


def test_axe_finds_nothing_serious_on_a_phone(window: Open) -> None:
    page = window(PHONE)
    assert violations(page) == []
    page.get_by_role("button", name="Play against bots now").click()
    page.locator(".decide:not(.wait)").wait_for()
    assert violations(page) == []


def test_the_title_says_whose_turn_it_is(window: Open) -> None:
    page = window()
    page.get_by_role("button", name="Play against bots now").click()
    page.locator(".decide:not(.wait)").wait_for()
    page.wait_for_function("document.title.includes('Your turn')")
