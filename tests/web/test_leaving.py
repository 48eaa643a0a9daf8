"""Who leaves a table leaves nothing of it behind that still answers or moves."""

import pytest
from playwright.sync_api import Page, expect
from support.games.lafamiglia import table
from support.page.browser import Open, visit
from support.page.sicily_page import sit_at

import trinacria

pytestmark = pytest.mark.keeps_windows

# What has come over the connection is read a moment later (browser/soon.ts); here that moment is held back.
HOLD = """() => {
  const { parse } = JSON;
  const { postMessage } = MessagePort.prototype;
  const held = [];
  window.__come = [];
  JSON.parse = (text) => {
    const message = parse(text);
    __come.push(message.type);
    return message;
  };
  MessagePort.prototype.postMessage = function (what) { held.push(() => postMessage.call(this, what)); };
  window.__release = () => {
    JSON.parse = parse;
    MessagePort.prototype.postMessage = postMessage;
    for (const go of held) go();
  };
}"""
ASK_AND_PLAY = """() => {
  document.querySelector('[data-area="trapani"]').dispatchEvent(new MouseEvent("click", { bubbles: true }));
  document.querySelector(".decide .primary").click();
}"""
FRAMES = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
FLY_AND_GO = """(away) => {
  for (const key of ["+", "+", "0"]) document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
  history.pushState(null, "", away);
  dispatchEvent(new PopStateEvent("popstate"));
}"""
AWAY = "/about"


def marching() -> trinacria.Game:
    """Red must say where to; Prizzi is near, Trapani is not."""
    game = table("encounter", corleone="red 6 red.basic.advance", prizzi="blue 4", sciacca="yellow 2")
    game.play("do move")
    return game


def is_away(page: Page) -> None:
    """The page that was gone to is all there is."""
    expect(page.locator("[data-version]")).to_have_count(0)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.evaluate(FRAMES)


def test_answers_that_come_after_leaving_are_not_read(window: Open) -> None:
    """Why something is forbidden, and that something was done: nobody asks any more.

    The window complains (conftest.py) where what is left of the table still reads them.
    """
    page = sit_at(window, marching())
    page.locator('[data-area="prizzi"]').first.click()
    page.locator(".decide .numbers").wait_for()
    page.evaluate(HOLD)
    page.evaluate(ASK_AND_PLAY)
    page.wait_for_function("() => ['because', 'entry', 'done'].every((type) => __come.includes(type))")
    visit(page, AWAY)
    page.evaluate("__release()")
    is_away(page)


def test_a_map_that_flies_stops_with_its_table(window: Open) -> None:
    page = sit_at(window, marching(), motion=True)
    page.evaluate(FLY_AND_GO, AWAY)
    is_away(page)
