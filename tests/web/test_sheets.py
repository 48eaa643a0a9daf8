"""Links in drawers, dialogs and sheets lead where they say, and Back leads from there to the page, not to the sheet."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect
from support.packs.own_packs import own_pack
from support.page.browser import PHONE, Open, open_tools
from support.page.editions import at_length_in_both
from support.page.screens import SHORT
from support.page.sicily_page import moment, sit_at

pytestmark = pytest.mark.keeps_windows

SOURCES = Path(__file__).parents[2] / "web" / "src"
SHOWN = "main"
"""What shows that a page has come."""
ALL_RULES = "All rules of the game"


def follow(page: Page, link: Locator, there: str) -> None:
    """Click a link in an open sheet: it leads there, and one step back to the page under the sheet."""
    before = page.url
    steps = page.evaluate("history.length")
    link.click()
    expect(page).to_have_url(re.compile(there))
    expect(page.locator("dialog[open]")).to_have_count(0)
    expect(page.locator(SHOWN).first).to_be_visible()
    page.go_back()
    expect(page).to_have_url(before)
    expect(page.locator(SHOWN).first).to_be_visible()
    expect(page.locator("dialog[open]")).to_have_count(0)
    assert page.evaluate("history.length") <= steps + 1
    page.go_forward()
    expect(page).to_have_url(re.compile(there))
    expect(page.locator("dialog[open]")).to_have_count(0)


def at_cards(window: Open, *size: tuple[int, int]) -> Page:
    """A table of Famiglia in the middle of a game."""
    page = window(*size, path="/about")
    window.go(page, window.host(page).cards(SHORT))
    page.locator(".decide:not(.wait)").wait_for()
    return page


@at_length_in_both
def test_from_a_rule_all_rules_are_one_click_away(window: Open) -> None:
    page = at_cards(window)
    chip = page.locator(".decide .rule")
    rule = chip.inner_text()
    chip.click()
    follow(page, page.get_by_role("dialog").get_by_role("link", name=ALL_RULES), f"/rules/famiglia#{rule}$")
    expect(page.locator(f"#{rule}")).to_be_in_viewport()


def test_by_the_keyboard_too(window: Open) -> None:
    page = at_cards(window)
    page.locator(".decide .rule").click()
    page.get_by_role("dialog").get_by_role("link", name=ALL_RULES).focus()
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile("/rules/famiglia#FA-"))
    expect(page.locator("dialog[open]")).to_have_count(0)
    expect(page.locator("main h1")).to_be_visible()
    page.go_back()
    expect(page.locator(".decide")).to_be_visible()


def open_a_rule_over_the_symbols(page: Page) -> Locator:
    """Two sheets, one over the other; the lower one."""
    page.get_by_role("button", name="Explain").click()
    page.locator('.own-family [data-explain="row police"]').first.click()
    page.locator(".explain.stays").get_by_role("button", name="All symbols").click()
    legend = page.get_by_role("dialog", name="All symbols")
    legend.locator(".rule").first.click()
    expect(page.locator("dialog[open]")).to_have_count(2)
    return legend


def test_a_sheet_over_a_sheet_is_left_in_one_step(window: Open) -> None:
    page = sit_at(window, moment("turn", seed=9, round=2))
    open_a_rule_over_the_symbols(page)
    follow(page, page.get_by_role("dialog").get_by_role("link", name=ALL_RULES), "/rules/lafamiglia#LF-")


def test_a_sheet_closes_alone_and_the_one_under_it_stays(window: Open) -> None:
    page = sit_at(window, moment("turn", seed=9, round=2))
    table = page.url
    legend = open_a_rule_over_the_symbols(page)
    page.go_back()
    expect(page.locator("dialog[open]")).to_have_count(1)
    expect(legend).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    assert page.url == table
    # A sheet that opens while the step of the last one is still being taken back keeps its own.
    page.locator(".decide .rule").click()
    page.locator("dialog[open]").wait_for()
    page.evaluate(
        """() => {
          document.querySelector("dialog[open]").close();
          [...document.querySelectorAll("header.top nav .icon-btn")].at(-1).click();
        }"""
    )
    page.get_by_role("dialog", name="Settings").wait_for()
    page.wait_for_function("() => history.state?.sheet && document.querySelectorAll('dialog[open]').length === 1")
    page.go_back()
    expect(page.locator("dialog[open]")).to_have_count(0)
    assert page.url == table


def test_from_the_people_at_a_table_to_their_pack(window: Open) -> None:
    page = window(path="/about")
    host = window.host(page)
    well, taken = host.request("POST", "/api/v1/packs", {"game": "lafamiglia", "files": own_pack("Our box")})
    assert well, taken
    pack = json.loads(taken)["hash"]
    chairs = [{"kind": "me", "nickname": "Ada"}, *[{"kind": "bot", "bot": "random"}] * 3]
    window.go(page, host.start(host.table("lafamiglia", chairs, options={"content": pack})))
    page.locator(".lf").wait_for()
    page.get_by_role("button", name="People at the table").first.click()
    follow(page, page.get_by_role("dialog").get_by_role("link", name="About this pack"), f"/packs/{pack}$")


def test_from_the_log_of_a_finished_game_to_its_replay_on_a_phone(window: Open) -> None:
    page = window(PHONE, path="/about")
    table = window.host(page).over("famiglia")
    window.go(page, f"/t/{table}")
    page.get_by_role("button", name="Back to the table").click()
    open_tools(page)
    page.get_by_role("button", name=re.compile("log", re.IGNORECASE)).first.click()
    follow(page, page.get_by_role("dialog").get_by_role("link", name="Replay"), f"/replay/{table}")


@pytest.mark.parametrize(
    ("path", "chip"),
    [
        ("/new?game=lafamiglia", "form .rule"),
        ("/learn/famiglia", ".lesson .rule"),
    ],
)
def test_rules_of_options_and_lessons_lead_to_their_book(window: Open, path: str, chip: str) -> None:
    page = window(path="/about")
    window.go(page, path)
    page.locator(chip).first.click()
    follow(page, page.get_by_role("dialog").get_by_role("link", name=ALL_RULES), "/rules/")


def test_the_rules_of_a_changed_table_lead_to_their_book(window: Open) -> None:
    page = window(path="/about")
    host = window.host(page)
    chairs = [{"kind": "me", "nickname": "Ada"}, *[{"kind": "open"}] * 3]
    made = host.table("lafamiglia", chairs)
    window.go(page, f"/t/{made['table']}#{made['seats'][0]['token']}")
    page.get_by_role("button", name="Change options").click()
    chips = page.get_by_role("dialog").locator(".rule")
    chips.first.click()
    follow(page, page.get_by_role("dialog").get_by_role("link", name=ALL_RULES), "/rules/")


def test_every_dialog_of_the_page_closes_by_back() -> None:
    """Those that have no step of their own in the history would leave the page instead."""
    dialogs = {
        str(file.relative_to(SOURCES)): tag
        for file in SOURCES.rglob("*.svelte")
        for tag in re.findall(r"<dialog\b[^>]*", file.read_text(encoding="utf-8"))
    }
    assert dialogs
    assert [name for name, tag in dialogs.items() if "{@attach backCloses}" not in tag] == []


def test_history_is_changed_in_one_place() -> None:
    """A second one could take back the step of the first."""
    users = {
        str(file.relative_to(SOURCES))
        for pattern in ("*.svelte", "*.ts")
        for file in SOURCES.rglob(pattern)
        if re.search(r"history\.(back|forward|go|pushState|replaceState)\(", file.read_text(encoding="utf-8"))
    }
    assert users == {"browser/back.ts", "browser/router.svelte.ts"}
