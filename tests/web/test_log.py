"""The log: it stays at its end through a whole game, unless somebody scrolls up; it folds, finds and points."""

from pathlib import Path

from playwright.sync_api import Page, expect
from support.page import PATIENCE, PHONE, Open

RECORDS = Path(__file__).parents[1] / "lafamiglia" / "records"

# After each change of the list, once the browser has laid it out, the end must be in sight.
_WATCH = """() => {
  const box = document.querySelector(".rail .log .scroll");
  window.__looked = 0;
  window.__missed = [];
  new MutationObserver(() => requestAnimationFrame(() => requestAnimationFrame(() => {
    window.__looked += 1;
    const left = box.scrollHeight - box.clientHeight - box.scrollTop;
    if (left > 30) window.__missed.push([window.__looked, left]);
  }))).observe(box, { childList: true, subtree: true });
}"""


def bots_only(window: Open, size: tuple[int, int] = (1440, 900)) -> Page:
    """A host who watches four bots play a whole war."""
    wish = {
        "settings": {"game": "lafamiglia", "mode": "2v2"},
        "chairs": [{"kind": "bot", "bot": "random"}] * 4,
    }
    made = window().request.post("/api/v1/tables", data=wish).json()
    page = window(size, path=f"/t/{made['table']}#{made['host']}")
    page.set_default_timeout(PATIENCE)
    return page


def test_the_log_is_at_its_end_after_every_action_of_a_war(window: Open) -> None:
    page = bots_only(window)
    page.get_by_role("button", name="Start the game").click()
    page.locator(".rail .log .scroll").wait_for()
    page.evaluate(_WATCH)
    page.locator(".finale").wait_for(timeout=4 * PATIENCE)
    page.keyboard.press("Escape")
    looked, missed = page.evaluate("[window.__looked, window.__missed]")
    assert looked > 50
    assert missed == []
    last = page.locator(".rail .log li[data-group]").last
    expect(last).to_be_in_viewport()
    assert int(last.get_attribute("data-group") or 0) > 300
    # Only the newest group is open, and a click opens another one.
    expect(page.locator(".rail .log .turn.open")).to_have_count(1)
    page.locator(".rail .log").get_by_role("button", name="Search and filter the log").click()
    page.get_by_role("searchbox", name="Search").fill("carries out")
    first = page.locator(".rail .log li.turn").first
    expect(first).to_contain_text("carries out")
    first.hover()
    expect(page.locator("path.pointed")).to_have_count(1)


def test_scrolling_up_stops_it_and_a_button_leads_back(window: Open) -> None:
    page = bots_only(window)
    page.get_by_role("button", name="Start the game").click()
    box = page.locator(".rail .log .scroll")
    page.wait_for_function("() => document.querySelector('.rail .log .scroll').scrollHeight > 900")
    box.hover()
    page.mouse.wheel(0, -400)
    fresh = page.locator(".rail .log .fresh")
    fresh.wait_for()
    expect(fresh).to_contain_text("new, go to the end")
    fresh.click()
    expect(fresh).to_have_count(0)
    page.wait_for_function(
        """() => {
          const box = document.querySelector(".rail .log .scroll");
          return box.scrollHeight - box.clientHeight - box.scrollTop < 30;
        }"""
    )


def test_on_a_phone_the_log_opens_at_its_newest_line(window: Open) -> None:
    page = bots_only(window, PHONE)
    page.get_by_role("button", name="Start the game").click()
    page.locator(".finale").wait_for(timeout=4 * PATIENCE)
    page.get_by_role("button", name="Back to the table").click()
    page.get_by_role("button", name="Points, log and chat").click()
    log = page.locator("dialog[open] .log")
    log.wait_for()
    expect(log.locator("li[data-group]").last).to_be_in_viewport()


def test_in_the_replay_a_click_goes_there_and_a_link_without_a_line_opens_right(window: Open) -> None:
    page = window(path="/watch")
    page.locator('input[type="file"]').set_input_files(RECORDS / "1v1-bronte.txt")
    page.locator(".rail .log li.turn").first.wait_for()
    group = page.locator(".rail .log li.turn").nth(3)
    number = group.get_attribute("data-group")
    group.locator(".head").click()
    expect(page.get_by_text(f"Action {number} of ")).to_be_visible()
    expect(page.locator(".rail .log li[data-chosen]")).to_have_attribute("data-group", number or "")
    assert page.evaluate("scrollY") == 0
