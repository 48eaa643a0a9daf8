"""Log, chat, tiles and notes as tabs of one panel; one title a table, parts with own names, one step of focus."""

import re

import pytest
from playwright.sync_api import Page, expect
from support.page.axe import violations_of
from support.page.browser import PATIENCE, Open
from support.page.editions import StaticOpen, at_length_in_both
from support.page.sicily_page import moment, sit_at, sit_together

pytestmark = pytest.mark.keeps_windows

LAPTOP = (1280, 720)
PLACES = """() => [".map", ".decide", ".others", ".talk", ".leaf"].map((one) => {
  const { x, y, width, height } = document.querySelector(one).getBoundingClientRect();
  return [x, y, width, height].map(Math.round).join(" ");
})"""
# What has a name of its own among the parts of the page.
LANDMARKS = """() => [...document.querySelectorAll(
    "main, aside, nav, [role=region], section[aria-label], section[aria-labelledby]")]
  .filter((part) => part.checkVisibility())
  .map((part) => `${part.getAttribute("role") ?? part.tagName} ${part.getAttribute("aria-label") ??
    document.getElementById(part.getAttribute("aria-labelledby"))?.textContent ?? ""}`.trim())"""
# Everything that ever had the focus, and whether it was ever the page itself.
FOLLOW = """() => {
  window.__focused = [];
  const note = () => {
    const { activeElement } = document;
    const name = activeElement === document.body ? "BODY" : activeElement?.className ?? "";
    if (window.__focused.at(-1) !== name) window.__focused.push(name);
  };
  document.addEventListener("focusin", note);
  new MutationObserver(note).observe(document.body, { childList: true, subtree: true, attributes: true });
  const frame = () => { note(); requestAnimationFrame(frame); };
  frame();
}"""


@at_length_in_both
def test_tabs_and_the_recap_move_nothing_else(window: Open) -> None:
    game = moment("turn", seed=9, round=2)
    page = sit_at(window, game, size=LAPTOP)
    panel = page.locator(".talk")
    chats = [] if isinstance(window, StaticOpen) else ["Table", "Team"]
    expect(panel.get_by_role("tab")).to_have_text(["Log", *chats, "Tiles", "Notes"])
    before = page.evaluate(PLACES)
    for name, inside in (("Tiles", "[data-tile]"), ("Notes", "textarea"), ("Log", ".log .scroll")):
        panel.get_by_role("tab", name=name).click()
        shown = panel.get_by_role("tabpanel")
        expect(shown).to_have_count(1)
        expect(shown.locator(inside).first).to_be_visible()
        assert page.evaluate(PLACES) == before, name


@at_length_in_both
def test_what_the_others_did_opens_inside_the_log(window: Open) -> None:
    game = moment("turn", seed=9, round=2)
    assert game.decision is not None
    (page,) = sit_together(window, game, game.decision.seat, size=LAPTOP).values()
    page.locator(".decide:not(.wait)").wait_for()
    answer_until_others_have_moved(page)
    recap = page.get_by_role("region", name="Since your last turn")
    expect(recap).to_contain_text(re.compile(r"\d turns?"))
    expect(recap.get_by_role("button", name="Replay")).to_be_visible()
    expect(recap.locator(".line").first).to_be_hidden()
    before = page.evaluate(PLACES)
    recap.locator(".fold").click()
    expect(recap.locator(".line").first).to_be_visible()
    assert page.evaluate(PLACES) == before
    assert recap.evaluate("(one) => one.closest('.talk') !== null")


def answer_until_others_have_moved(page: Page) -> None:
    """Answer whatever is asked from the list, until bots have had turns."""
    recap = page.locator(".recap")
    for _ in range(40):
        page.locator(".decide:not(.wait)").wait_for(timeout=PATIENCE)
        if recap.count() > 0:
            return
        version = page.locator("[data-version]").get_attribute("data-version") or ""
        button = page.locator(".decide [data-action]:enabled, .answers [data-action]:enabled")
        if button.count() == 0:
            page.keyboard.press("l")
            button = page.locator("dialog[open] [data-action]:enabled")
        button.first.click()
        expect(page.locator("[data-version]")).not_to_have_attribute("data-version", version)
    raise AssertionError("no bot has moved")


@at_length_in_both
def test_a_table_has_one_title_and_parts_with_names_of_their_own(window: Open) -> None:
    page = sit_at(window, moment("turn", seed=9, round=2), size=LAPTOP)
    title = page.get_by_role("heading", level=1)
    expect(title).to_have_count(1)
    expect(title).not_to_be_empty()
    parts = page.evaluate(LANDMARKS)
    twice = {part for part in parts if parts.count(part) > 1}
    assert not twice, parts
    assert violations_of(page, ".talk") == []
    assert violations_of(page, ".others") == []
    assert violations_of(page, "header.top") == []


@at_length_in_both
def test_the_focus_goes_to_the_new_question_in_one_step(window: Open) -> None:
    """From the answer that was pressed to the bar, never over the page itself."""
    page = sit_at(window, moment("order", seed=9), size=LAPTOP)
    page.evaluate(FOLLOW)
    answer = page.locator(".decide [data-action]:enabled").first
    answer.focus()
    version = page.locator("[data-version]").get_attribute("data-version") or ""
    page.keyboard.press("Enter")
    expect(page.locator("[data-version]")).not_to_have_attribute("data-version", version)
    expect(page.locator(":focus")).to_have_count(1)
    page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    focused = page.evaluate("window.__focused.slice(window.__focused.findLastIndex((one) => one.includes('option')))")
    assert "BODY" not in focused
    expect(page.locator(".decide, .telling").first).to_be_visible()
    assert page.evaluate("document.activeElement.closest('.decide, .telling, .duel') !== null")
