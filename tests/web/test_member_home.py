"""A member's home: the table that waits, one's own tables, and somebody to play with, side by side."""

import json
import re
from typing import Any

from playwright.sync_api import Page, expect
from support.page.axe import violations_of
from support.page.browser import PATIENCE
from support.page.members import SMALL, Browsers, become
from support.page.screens import faults_on
from support.server.tables import Host

DESK = (1440, 900)


def member(browsers: Browsers, name: str) -> tuple[Page, str]:
    """Somebody new at home, and their key."""
    page = browsers(DESK)
    become(page, name)
    page.keyboard.press("Escape")
    page.locator("a.me").wait_for()
    return page, str(json.loads(page.evaluate("localStorage['trinacria-member']"))["key"])


def post(page: Page, path: str, body: dict[str, Any], key: str) -> dict[str, Any]:
    answer = page.context.request.post(
        f"/api/v1{path}", data=body, headers={"authorization": f"Bearer {key}"}, max_retries=3
    )
    assert answer.ok, answer.text()
    told: dict[str, Any] = answer.json()
    return told


def my_turn(browsers: Browsers, page: Page, key: str, name: str, **settings: Any) -> None:
    """A game against a bot that waits for the member, sooner or later."""
    chairs = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
    wish = {"settings": {"game": "famiglia", "mode": "", "name": name, **settings}, "chairs": chairs}
    made = post(page, "/tables", wish, key)
    with Host(browsers.address, page.context).seat(made) as seat:
        seat.ask("start")
        seat.until_asked()


def test_the_table_with_the_least_time_comes_first(browsers: Browsers) -> None:
    page, key = member(browsers, "Ada Zuhause")
    my_turn(browsers, page, key, "Ponente")
    my_turn(browsers, page, key, "Scirocco", clock={"kind": "turn", "days": 3})
    my_turn(browsers, page, key, "Levante", clock={"kind": "turn", "days": 1})
    page.reload()
    page.get_by_role("heading", name="3 tables are waiting for you, Ada Zuhause").wait_for(timeout=PATIENCE)
    rows = page.locator('.own [data-standing="turn"] b')
    assert rows.all_inner_texts() == ["Levante", "Scirocco", "Ponente"]
    assert violations_of(page, "main") == []
    assert faults_on(page, "h1", scrolls=True) == ""
    page.set_viewport_size({"width": SMALL[0], "height": SMALL[1]})
    next_table = page.get_by_role("link", name="Next table: Levante")
    expect(next_table).to_be_in_viewport(ratio=1)
    next_table.click()
    page.locator(".felt .hand").wait_for(timeout=PATIENCE)


def test_somebody_who_looks_for_a_game_is_found_at_one_press(browsers: Browsers) -> None:
    ada, _ = member(browsers, "Ada Daheim")
    bruno, key = member(browsers, "Bruno Sucht")
    expect(ada.get_by_role("heading", name="Somebody to play with")).to_be_visible()
    wish = {"game": "famiglia", "mode": "", "clock": {"kind": "turn", "days": 2}, "language": "en"}
    post(bruno, "/club/seeks", wish, key)
    row = ada.locator(".seeks li", has_text="Bruno Sucht")
    expect(row).to_contain_text("Famiglia, 2 days a turn")
    row.get_by_role("button", name="Play with Bruno Sucht").click()
    ada.wait_for_url(re.compile("/t/"), timeout=PATIENCE)
    ada.locator(".felt .hand").wait_for(timeout=PATIENCE)
    expect(bruno.get_by_role("heading", name=re.compile("waiting for you"))).to_be_visible()
