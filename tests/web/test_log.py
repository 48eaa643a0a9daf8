"""The log: it stays at its end through a whole game, unless somebody scrolls up; it folds, finds and points."""

import random
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from support.page.browser import PATIENCE, PHONE, Open
from support.page.editions import at_length_in_both
from support.page.sicily_page import click_on, moment
from support.server.tables import Host

import trinacria

SLOW = pytest.mark.slow
RECORDS = Path(__file__).parents[1] / "lafamiglia" / "records"

# What the server says is handed to the page one message at a time, however fast bots play: after each of them the page
# is drawn, and then looked at.
_ONE_BY_ONE = """() => {
  window.__looked = 0;
  window.__missed = [];
  // A message is read a moment after it has come, and drawn with the next frame.
  const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  const scroll = () => document.querySelector(".rail .log .scroll");
  let begun = false;
  const drawn = async () => {
    await frame();
    // However long the table takes to come: there is a log to look at from the first message on.
    do await frame();
    while (!(begun ||= scroll() !== null));
  };
  const look = () => {
    const box = scroll();
    if (!box) return;
    window.__looked += 1;
    const left = box.scrollHeight - box.clientHeight - box.scrollTop;
    if (left > 2) window.__missed.push([window.__looked, left]);
  };
  const Real = WebSocket;
  window.WebSocket = class extends Real {
    set onmessage(hear) {
      const waiting = [];
      let busy = false;
      super.onmessage = async (message) => {
        waiting.push(message);
        if (busy) return;
        busy = true;
        for (let next = waiting.shift(); next; next = waiting.shift()) {
          hear(next);
          if (JSON.parse(next.data).type !== "entry") continue;
          await drawn();
          look();
        }
        busy = false;
      };
    }
  };
}"""
_LEFT = """() => {
  const box = document.querySelector(".rail .log .scroll");
  return box.scrollHeight - box.clientHeight - box.scrollTop;
}"""

_LONG = """() => {
  const box = document.querySelector(".rail .log .scroll");
  return box.scrollHeight - box.clientHeight > 200;
}"""


def bots_only(
    window: Open,
    size: tuple[int, int] = (1440, 900),
    mode: str = "2v2",
    script: str = "",
    since: Any = None,
    bot: str = "random",
) -> Page:
    """A host who watches bots play a whole war, or the rest of one."""
    page = window(size, path=None)
    page.set_default_timeout(PATIENCE)
    if script:
        page.add_init_script(f"({script})()")
    chairs = [{"kind": "bot", "bot": bot}] * (3 if mode == "2v1" else 4)
    made = Host(window.address, page.context).table("lafamiglia", chairs, since, mode=mode, places="fixed")
    page.goto(f"/t/{made['table']}#{made['host']}")
    return page


def late_in_a_war(mode: str) -> trinacria.Game:
    """In the midst of the last planning phase."""
    game, chance = moment("turn", mode=mode, round=4), random.Random(1)
    for _ in range(80):
        assert game.decision is not None
        game.play(chance.choice(game.decision.actions))
    return game


def followed_to_the_end(page: Page) -> int:
    """The log was at its end after every action of this war; how many there were."""
    page.get_by_role("button", name="Start the game").click()
    page.locator(".finale").wait_for(timeout=6 * PATIENCE)
    page.locator(".finale").get_by_role("button", name="Back to the table").first.click()
    expect(page.locator(".finale")).to_have_count(0)
    last = page.locator(".rail .log li[data-group]").last
    expect(last).to_be_in_viewport()
    actions = int(last.get_attribute("data-group") or 0)
    looked, missed = page.evaluate("[window.__looked, window.__missed]")
    # The first ones may come with the first picture of the table.
    assert looked > 0.95 * actions
    assert missed == []
    return actions


@pytest.mark.parametrize("rest", [True, pytest.param(False, marks=SLOW)])
def test_the_log_is_at_its_end_after_every_action_of_a_war(window: Open, rest: bool) -> None:
    since = late_in_a_war("2v1").position() if rest else None
    page = bots_only(window, (1280, 720), "2v1", _ONE_BY_ONE, since)
    assert followed_to_the_end(page) > (15 if rest else 300)
    # Only the newest group is open, and a click opens another one.
    expect(page.locator(".rail .log .turn.open")).to_have_count(1)
    page.locator(".rail .log").get_by_role("button", name="Search and filter the log").click()
    page.get_by_role("searchbox", name="Search").fill("carries out")
    first = page.locator(".rail .log li.turn").first
    expect(first).to_contain_text("carries out")
    first.hover()
    expect(page.locator("path.pointed")).to_have_count(1)


@SLOW
def test_the_log_is_at_its_end_after_each_of_800_actions(window: Open) -> None:
    """One war of bots that judge is about as long; some end early."""
    actions = 0
    while actions < 800:
        page = bots_only(window, (1280, 720), script=_ONE_BY_ONE, bot="greedy")
        actions += followed_to_the_end(page)
        page.close()


def in_the_midst(window: Open) -> Page:
    """The window of somebody who has played a while, so that the log is long."""
    page, game = window((1280, 720), path=None), moment("turn")
    assert game.decision is not None
    host = window.host(page)
    made = host.from_position(game, [game.decision.seat])
    with host.seat(made) as seat:
        seat.ask("start")
        seat.play_on(lambda actions: actions[0], 14)
    window.go(page, f"/t/{made['table']}#{made['seats'][0]['token']}")
    page.locator(".decide:not(.wait)").wait_for()
    return page


@pytest.mark.keeps_windows
@at_length_in_both
def test_scrolling_up_stops_it_until_the_reader_is_asked_again(window: Open) -> None:
    page = in_the_midst(window)
    page.wait_for_function(_LONG)
    page.locator(".rail .log .scroll").hover()
    page.wait_for_function(f"() => ({_LEFT})() < 30")
    page.mouse.wheel(0, -300)
    page.wait_for_function(f"() => ({_LEFT})() > 60")
    expect(page.locator(".rail .log .state")).to_have_text("")
    # A turn may take many decisions; after this many others have had theirs.
    for _ in range(40):
        click_on(page, decisions=1)
        page.locator(".decide:not(.wait)").wait_for()
        if page.evaluate(_LEFT) < 30:
            break
    page.wait_for_function(f"() => ({_LEFT})() < 30")


@SLOW
def test_on_a_phone_the_log_opens_at_its_newest_line(window: Open) -> None:
    page = bots_only(window, PHONE)
    page.get_by_role("button", name="Start the game").click()
    page.locator(".finale").wait_for(timeout=4 * PATIENCE)
    page.get_by_role("button", name="Back to the table").click()
    page.get_by_role("button", name="Points, log and chat").click()
    log = page.locator("dialog[open] .log")
    log.wait_for()
    expect(log.locator("li[data-group]").last).to_be_in_viewport()


@pytest.mark.keeps_windows
@at_length_in_both
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
