"""Setting up a table: presets, seats as a picture, what differs from the usual, and a button always in sight."""

import json
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, expect
from support.page.browser import PATIENCE, PHONE, Open
from support.page.setting_up import open_table, unfold

pytestmark = pytest.mark.keeps_windows

LAPTOP = (1280, 720)
SMALL = (360, 640)


def made_at(page: Page, address: str) -> Any:
    """The table that the page has gone to."""
    page.wait_for_url("**/t/*")
    table = page.url.split("#")[0].rpartition("/")[2]
    return httpx.get(f"{address}/api/v1/tables/{table}", trust_env=False).json()


@pytest.mark.parametrize("language", ["en-GB", "fr-FR", "it-IT", "ru-RU", "de-DE", "es-ES"])
def test_a_laptop_shows_all_of_it_without_scrolling(window: Open, language: str) -> None:
    page = window(LAPTOP, path="/new", language=language)
    for game in ("famiglia", "lafamiglia"):
        for preset in ("friends", "days", "bots", "screen"):
            window.go(page, "/about")
            window.go(page, f"/new?game={game}&preset={preset}")
            expect(page.locator(f'input[value="{preset}"]')).to_be_checked()
            bar = page.locator("form .bar").bounding_box()
            assert bar is not None
            for part in (".seat", "summary"):
                for one in page.locator(part).all():
                    box = one.bounding_box()
                    assert box is not None
                    assert box["y"] + box["height"] <= bar["y"], (game, preset, part)
            assert page.locator(".seat b").evaluate_all("all => all.every((one) => one.scrollWidth <= one.clientWidth)")


@pytest.mark.parametrize(("size", "language"), [(SMALL, "ru-RU"), (PHONE, "fr-FR")])
def test_a_phone_keeps_the_button_in_sight(window: Open, size: tuple[int, int], language: str) -> None:
    page = window(size, path="/new?game=lafamiglia&preset=friends", language=language)
    button = page.locator("form .bar .btn.primary")
    expect(button).to_be_in_viewport(ratio=1)
    for summary in page.locator("summary").all():
        summary.click()
    assert page.evaluate("document.documentElement.scrollWidth") == size[0]
    for small in page.locator("summary, .bar .btn, .games label, .seat").all():
        box = small.bounding_box()
        assert box is not None
        assert box["height"] >= 44


def test_presets_settle_seats_and_clock(window: Open, address: str) -> None:
    page = window(LAPTOP, path="/new?game=lafamiglia")
    expect(page.get_by_role("button", name="Start against 3 bots")).to_be_visible()
    page.get_by_role("radio", name="Over days").check()
    expect(page.get_by_text("3 links to send.")).to_be_visible()
    expect(page.locator('details[data-fold="clock"]')).to_contain_text("2 days per turn")
    expect(page.get_by_label("Seat 3").locator("..")).to_contain_text("Teammate")
    page.get_by_label("Seat 4").select_option("bot:easy")
    expect(page.get_by_text("2 links to send, 1 bot.")).to_be_visible()
    # A person takes the seat of a bot: the bot has the other.
    page.get_by_label("Seat 4").select_option("me")
    expect(page.get_by_label("Seat 1")).to_have_value("bot:easy")
    open_table(page)
    made = made_at(page, address)
    assert [chair["kind"] for chair in made["chairs"]] == ["bot", "open", "open", "person"]
    assert made["settings"]["clock"] == {"kind": "turn", "days": 2}
    assert made["chairs"][0]["bot"] == "easy"
    # The last one used is offered again.
    window.go(page, "/new?game=famiglia")
    expect(page.get_by_role("radio", name="Over days")).to_be_checked()
    page.get_by_role("radio", name="One screen").check()
    expect(page.get_by_role("button", name="Start on this screen")).to_be_visible()


def test_what_differs_is_said_on_the_folded_line(window: Open, address: str) -> None:
    page = window(LAPTOP, path="/new?game=lafamiglia&preset=bots")
    options = page.locator('details[data-fold="options"]')
    expect(options).to_contain_text("Options: all standard")
    unfold(page, "options")
    page.get_by_label("Draft families").check()
    page.get_by_label("Hints").uncheck()
    expect(options).to_contain_text("2 differ")
    expect(options).to_contain_text("Draft families")
    page.locator('input[name="mode"][value="1v1"]').check()
    expect(options).to_contain_text("1 differs")
    expect(page.locator(".seat")).to_have_count(2)
    page.get_by_role("radio", name="Famiglia", exact=True).check()
    expect(page.get_by_role("radio", name="Against bots")).to_be_checked()
    unfold(page, "watching")
    page.get_by_label("Allow spectators").uncheck()
    expect(page.locator('details[data-fold="watching"]')).to_contain_text("Nobody may watch")
    open_table(page)
    made = made_at(page, address)
    assert (made["settings"]["hints"], made["settings"]["spectators"]) == (False, False)


def test_the_keyboard_alone_sets_a_table_up(window: Open, address: str) -> None:
    page = window(LAPTOP, path="/new?game=famiglia&preset=bots")
    page.get_by_role("radio", name="Against bots").focus()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("radio", name="One screen")).to_be_checked()
    page.keyboard.press("Tab")
    expect(page.get_by_label("Seat 1")).to_be_focused()
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.locator('details[data-fold="clock"]')).to_have_attribute("open", "")
    page.locator("form .bar .btn.primary").focus()
    page.keyboard.press("Enter")
    made = made_at(page, address)
    assert [chair["kind"] for chair in made["chairs"]] == ["person", "person"]


def test_two_of_one_name_at_one_screen_are_told_apart(window: Open, address: str) -> None:
    page = window(LAPTOP, path="/new?game=famiglia&preset=screen")
    unfold(page, "names")
    for number in (1, 2):
        page.get_by_label(f"Name of player {number}").fill("Ada")
    open_table(page)
    names = json.dumps([chair["nickname"] for chair in made_at(page, address)["chairs"]])
    assert names == '["Ada", "Ada 2"]'
    page.locator(".curtain").wait_for(timeout=PATIENCE)
