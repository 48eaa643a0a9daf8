"""Everything can be explained, in replays too, and walked through; sheets close by Back; text can be larger."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect
from support.page.browser import PHONE, Open
from support.page.editions import at_length_in_both
from support.page.screens import SHORT
from support.page.sicily_page import moment, sit_at

pytestmark = pytest.mark.keeps_windows

LOG = re.compile("log and chat|points and log", re.IGNORECASE)
"""What opens the log; on one device nobody chats."""
SMALL = (360, 640)


def hold(page: Page, selector: str) -> None:
    """Rest a finger on something until it is explained."""
    box = page.locator(selector).first.bounding_box()
    assert box is not None
    x, y = box["x"] + min(14, box["width"] / 2), box["y"] + box["height"] / 2
    line = page.context.new_cdp_session(page)
    line.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    page.locator(".explain.stays").wait_for()
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def cards(window: Open, **wishes: Any) -> Page:
    """A table of Famiglia in the middle of a game."""
    page = window(**wishes, path=None)
    window.go(page, window.host(page).cards(SHORT))
    page.locator(".decide:not(.wait)").wait_for()
    return page


@at_length_in_both
def test_a_finger_shows_a_card_large_and_back_closes_a_sheet_first(
    window: Open,
) -> None:
    page = cards(window, size=SMALL)
    hold(page, ".street .slot.legal")
    shown = page.locator(".explain")
    expect(shown.get_by_role("heading")).not_to_be_empty()
    card = shown.locator(".card-face")
    box = card.bounding_box()
    assert box is not None
    assert box["width"] >= 130
    expect(shown.locator(".rule")).to_have_text(re.compile("FA-"))
    assert page.locator(".slot.chosen").count() == 0
    shown.get_by_role("button", name="Close").click()
    expect(shown).to_have_count(0)
    walk_through_the_street(page)

    table = page.url
    page.get_by_role("button", name=LOG).click()
    page.get_by_role("dialog").wait_for()
    page.go_back()
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert page.url == table
    page.get_by_role("button", name=LOG).click()
    page.get_by_role("dialog").get_by_role("button", name="Close").first.click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert page.url == table
    assert page.locator(".felt").is_visible()

    page.set_viewport_size({"width": 1280, "height": 720})
    page.wait_for_function("innerWidth === 1280")
    before = page.locator(".question").bounding_box()
    page.get_by_role("button", name=re.compile("Settings")).click()
    page.get_by_role("radio", name="Very large").check()
    page.get_by_role("dialog").get_by_role("button", name="Close").first.click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    after = page.locator(".question").bounding_box()
    assert before is not None
    assert after is not None
    assert after["height"] > 1.2 * before["height"]
    assert page.evaluate("document.scrollingElement.scrollHeight <= innerHeight")


def walk_through_the_street(page: Page) -> None:
    """What is explained can be walked through, and a card recruited from its sheet."""
    names = [re.split("[,.]", text)[0] for text in page.locator(".street .slot > .sr").all_inner_texts()]
    page.locator(".street .slot").first.focus()
    page.keyboard.press("?")
    shown, title = page.locator(".explain.stays"), page.locator(".explain.stays h2")
    expect(title).to_have_text(names[0])
    for name in names[1:]:
        shown.get_by_role("button", name="Next").click()
        expect(title).to_have_text(name)
    page.keyboard.press("ArrowRight")
    expect(title).to_have_text(names[0])
    page.keyboard.press("ArrowLeft")
    expect(title).to_have_text(names[-1])

    recruit = shown.get_by_role("button", name="Recruit…")
    for name in names:
        if recruit.count() > 0:
            break
        shown.get_by_role("button", name="Next").click()
        expect(title).to_have_text(name)
    expect(shown).to_contain_text("You can recruit this card in")
    person = title.inner_text()
    recruit.click()
    expect(shown).to_have_count(0)
    expect(page.locator(".street .slot.chosen")).to_contain_text(person)


@at_length_in_both
def test_replays_explain_what_is_pressed(window: Open) -> None:
    page = window(path=None)
    window.go(page, f"/replay/{window.host(page).over('famiglia')}#20")
    page.locator("figure").first.wait_for()
    page.get_by_role("button", name="Explain").click()
    page.locator(".street [data-explain]").first.click()
    expect(page.locator(".explain.stays .rule")).to_have_text(re.compile("FA-"))


@at_length_in_both
def test_pointing_at_an_order_explains_it_and_the_map_follows_the_window(
    window: Open,
) -> None:
    page = sit_at(window, moment("turn", seed=9, round=2))
    order = page.locator(".hq [data-order]").first
    order.hover()
    tip = page.get_by_role("tooltip")
    expect(tip).to_contain_text("initiative")
    page.mouse.move(2, 2)
    expect(tip).to_have_count(0)
    order.focus()
    page.keyboard.press("?")
    expect(page.locator(".explain.stays .rule")).to_have_text(re.compile("LF-"))
    page.keyboard.press("Escape")
    expect(order).to_be_focused()

    page.keyboard.press("m")
    things = page.locator("[data-explain]").evaluate_all("(all) => all.map((one) => one.dataset.explain.split(' ')[0])")
    assert {"space", "column", "row", "order", "tile", "character", "area", "sea", "icon"} <= set(things)
    expect(page.locator(".hq .character")).to_be_visible()
    # The button explains what is pressed next.
    page.get_by_role("button", name="Explain").click()
    page.locator(".mat .what").nth(1).click()
    shown = page.locator(".explain.stays")
    expect(shown.get_by_role("heading")).to_contain_text("Police")
    expect(shown).to_contain_text("For you now")
    shown.get_by_role("button", name="All symbols").click()
    legend = page.get_by_role("dialog")
    legend.locator("dt").nth(40).wait_for(state="attached")
    assert legend.locator("dd").evaluate_all("(texts) => texts.every((one) => one.innerText.length > 10)")
    page.keyboard.press("Escape")
    expect(legend).to_have_count(0)
    check_the_map_follows_the_window(page)


# What would be explained in a moment is explained at once.
_HURRY = """() => {
  const real = window.setTimeout;
  window.setTimeout = (act, wait, ...more) => real(act, wait > 100 && wait < 1000 ? 0 : wait, ...more);
}"""
_SOON = "new Promise((done) => setTimeout(() => requestAnimationFrame(() => requestAnimationFrame(done)), 20))"


@at_length_in_both
def test_nothing_is_explained_where_the_mouse_has_just_pressed(window: Open) -> None:
    """What comes to lie under the resting mouse would take the next Escape away from the choice."""
    page = sit_at(window, moment("issue_order", seed=9, round=2), size=(1280, 720))
    page.evaluate(_HURRY)
    order = page.locator(".lf [data-order][data-explain].legal, .lf .legal[data-explain^='order ']").first
    order.hover()
    bubble = page.locator(".explain")
    page.mouse.down()
    page.mouse.up()
    expect(page.locator(".decide .primary")).to_be_visible()
    # Something else is under the mouse now, though it rests.
    page.evaluate(
        """() => {
          const [x, y] = window.__rests;
          const thing = document.createElement("span");
          thing.dataset.explain = "icon money";
          thing.className = "laid";
          const where = { left: `${x - 20}px`, top: `${y - 20}px`, width: "40px", height: "40px" };
          Object.assign(thing.style, where, { position: "fixed", zIndex: 99 });
          document.body.append(thing);
        }""".replace("window.__rests", str([round(part) for part in middle_of(order)]))
    )
    x, y = middle_of(order)
    page.mouse.move(x + 1, y)
    page.evaluate(_SOON)
    expect(bubble).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.locator(".decide .primary")).to_have_count(0)
    # Moved, the mouse points again.
    page.mouse.move(x + 15, y + 2)
    expect(bubble).to_be_visible()
    page.locator(".laid").evaluate("(thing) => thing.remove()")


def middle_of(thing: Locator) -> tuple[float, float]:
    """Where the mouse is when it points at something."""
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@at_length_in_both
def test_an_area_that_is_pointed_at_opens_one_thing_not_two(window: Open) -> None:
    page = sit_at(window, moment("move_target", seed=9), size=(1440, 900))
    page.evaluate(_HURRY)
    page.locator(".map [data-area].legal, .map .legal [data-area]").first.hover()
    expect(page.locator(".tip")).to_be_visible()
    page.evaluate(_SOON)
    expect(page.locator(".explain")).to_have_count(0)


def check_the_map_follows_the_window(page: Page) -> None:
    """It shows the whole island at every size."""
    cut = """() => {
      const room = document.querySelector(".map .frame .ground").getBoundingClientRect();
      return [...document.querySelectorAll(".map [data-area]")].filter((area) => {
        const { left, right, top, bottom } = area.getBoundingClientRect();
        return left < room.left - 2 || right > room.right + 2 || top < room.top - 2 || bottom > room.bottom + 2;
      }).length;
    }"""
    for size in (PHONE, SMALL, (1280, 720), (820, 1180), (1440, 900)):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        if size == SMALL:
            # There the map takes turns with the sheets.
            page.locator(".lf .tabs").get_by_role("button", name="Map").click()
        page.wait_for_function(f"() => ({cut})() === 0")
        expect(page.locator(".map svg.small")).to_have_count(0)
