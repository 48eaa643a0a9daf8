"""The map comes first: how much of the screen the island has, that its names can be read, and that nothing moves."""

import random
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from support.page.browser import DESK, PHONE, Open
from support.page.screens import resize
from support.page.sicily_page import click_on, moment, short_round, sit_at, sit_down
from support.runs.effort import EVERYTHING, amount

LAPTOP = (1280, 720)
SMALL = (360, 640)
LYING = (844, 390)
SHARES = {LAPTOP: 0.32, (1366, 768): 0.34, (1440, 900): 0.37, (1920, 1080): 0.39, PHONE: 0.28}
"""How much of the window the box round the land has, at least."""
NARROWEST = 560
"""Phones upright are narrower."""

# The share of the island, the size of the names in pixels, those that lie on another name, and those out of the frame.
MAP = """() => {
  const box = (one) => one.getBoundingClientRect();
  const areas = [...document.querySelectorAll(".map [data-area]")].map(box);
  const wide = Math.max(...areas.map((one) => one.right)) - Math.min(...areas.map((one) => one.left));
  const high = Math.max(...areas.map((one) => one.bottom)) - Math.min(...areas.map((one) => one.top));
  const names = [...document.querySelectorAll(".map [data-name]")];
  const frame = box(document.querySelector(".map .frame"));
  const sizes = names.map((one) => parseFloat(getComputedStyle(one).fontSize) * one.getScreenCTM().a);
  // A line is as high as its font says; the letters themselves are in its middle.
  const letters = names.map((one) => {
    const { left, right, top, bottom, height } = box(one);
    const edge = 0.22 * height;
    return { id: one.dataset.name, left: left + 1, right: right - 1, top: top + edge, bottom: bottom - edge };
  });
  const plaques = [...document.querySelectorAll(".map [data-pieces] > use")].map((one) => ({
    id: `the plaque of ${one.parentElement.dataset.pieces}`, ...box(one).toJSON(),
  }));
  const meet = (one, other) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 2;
  return {
    share: (wide * high) / (innerWidth * innerHeight),
    names: names.length,
    least: Math.min(...sizes),
    meeting: letters.flatMap((one, at) =>
      [...letters.slice(at + 1), ...plaques]
        .filter((other) => meet(one, other))
        .map((other) => `${one.id} and ${other.id}`),
    ),
    outside: letters
      .filter((one) => one.left < frame.left || one.right > frame.right)
      .concat(letters.filter((one) => one.top < frame.top || one.bottom > frame.bottom))
      .map(({ id }) => id),
  };
}"""

# Layout shift as browsers count it: bursts of at most five seconds with less than one between two shifts; what follows
# a press within half a second is what was wanted. Presses of a script count as presses.
_SHIFTS = """() => {
  let pressed = -1e9;
  for (const kind of ["click", "keydown"]) addEventListener(kind, () => (pressed = performance.now()), true);
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const one of list.getEntries()) {
      if (one.hadRecentInput || one.startTime - pressed < 500) continue;
      const name = ({ node }) => (node?.nodeType === 1 ? node.className?.baseVal ?? node.className : "text");
      const what = one.sources.map(name);
      window.shifts.push({ at: one.startTime, value: one.value, what: what.join(" | ") });
    }
  }).observe({ type: "layout-shift" });
}"""
_WORST = """() => {
  let [worst, what] = [0, []];
  let [began, last, sum, parts] = [-1e9, -1e9, 0, []];
  for (const one of window.shifts) {
    if (one.at - last > 1000 || one.at - began > 5000) [began, sum, parts] = [one.at, 0, []];
    last = one.at;
    sum += one.value;
    parts = [...parts, one.what];
    if (sum > worst) [worst, what] = [sum, parts];
  }
  return [worst, what];
}"""


def look(page: Page) -> dict[str, Any]:
    """What the map looks like."""
    found: dict[str, Any] = page.evaluate(MAP)
    return found


def show_map(page: Page) -> None:
    """Where the map takes turns with the rest, its tab is pressed."""
    tab = page.locator("nav.tabs").get_by_role("button", name="Map")
    if tab.count() > 0:
        tab.click()


@pytest.mark.keeps_windows
def test_the_island_has_its_share_of_every_window_and_can_be_read(window: Open) -> None:
    page = sit_down(window, size=LAPTOP)
    page.locator(".decide:not(.wait)").wait_for()
    line = page.context.new_cdp_session(page)
    for size, share in SHARES.items():
        resize(page, line, size)
        expect(page.locator(".map svg.map")).to_be_visible()
        found = look(page)
        assert found["share"] >= share, (size, found["share"])
        assert found["names"] == 36
        assert found["least"] >= (10 if size[0] < NARROWEST else 11), (size, found["least"])
        assert (found["meeting"], found["outside"]) == ([], []), size
    line.detach()


@pytest.mark.keeps_windows
@pytest.mark.parametrize("size", [SMALL, LYING, (412, 915), (820, 1180), (1024, 768)], ids=str)
def test_all_names_can_be_read_in_a_full_position(window: Open, size: tuple[int, int]) -> None:
    """Every area has a plaque, on the windows that the other test leaves out."""
    page = sit_at(window, moment("place_area", seed=9), size=size)
    show_map(page)
    found = look(page)
    assert found["least"] >= 10
    assert (found["meeting"], found["outside"]) == ([], [])


@pytest.mark.keeps_windows
def test_the_map_stays_where_it_is_from_phase_to_phase(window: Open) -> None:
    boxes = []
    for kind in ("turn", "place_area", "move_target", "take_card"):
        page = sit_at(window, moment(kind, seed=9), size=LAPTOP)
        boxes.append(page.locator("svg.map").bounding_box())
    assert boxes[0] is not None
    assert boxes == [boxes[0]] * 4


@pytest.mark.keeps_windows
def test_what_can_be_chosen_is_raised_and_the_rest_keeps_its_colours(window: Open) -> None:
    page = sit_at(window, moment("place_area", seed=9), size=LAPTOP)
    expect(page.locator(".marks:not(.sea) .line")).to_have_count(1)
    others = page.locator(".area:not(.legal)")
    fills = others.evaluate_all("(areas) => [...new Set(areas.map((area) => getComputedStyle(area).fill))]")
    assert fills == ["rgba(0, 0, 0, 0)"]


@pytest.mark.keeps_windows
def test_a_second_tap_comes_nearer_and_confirms_nothing(window: Open) -> None:
    page = sit_at(window, moment("turn", seed=9, round=2), size=PHONE)
    version = page.locator("[data-version]").get_attribute("data-version") or ""
    box = page.locator('[data-pieces="enna"]').bounding_box()
    assert box is not None
    seen = page.locator("svg.map").get_attribute("viewBox") or ""
    for _ in range(2):
        page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(page.locator("svg.map")).not_to_have_attribute("viewBox", seen)
    assert page.locator("[data-version]").get_attribute("data-version") == version
    page.get_by_role("button", name="Map tools").click()
    page.get_by_role("button", name="Show the whole map").click()
    expect(page.locator("svg.map")).to_have_attribute("viewBox", seen)


@pytest.mark.keeps_windows
@pytest.mark.parametrize("size", [(320, 640), (320, 256), (640, 400)], ids=str)
def test_half_of_a_narrow_window_stays_for_the_table(window: Open, size: tuple[int, int]) -> None:
    """320 pixels wide, and what is left of 1280x1024 at 400 %."""
    page = sit_at(window, moment("place_area", seed=9), size=size)
    show_map(page)
    box = page.locator(".map .frame").bounding_box()
    assert box is not None
    assert box["width"] * box["height"] >= size[0] * size[1] / 2, box
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


# A story stops where it begins: whoever looks must be there.
_HOLD = """() => {
  const watch = new MutationObserver(() => {
    if (!document.querySelector(".telling")) return;
    watch.disconnect();
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key: " ", bubbles: true }));
  });
  watch.observe(document.body, { childList: true, subtree: true });
}"""
# Where the question and what is around it are, and what of the story is not whole in the place of the question.
_PLACES = """() => {
  const place = (selector) => {
    const { x, y, width, height } = document.querySelector(selector)?.getBoundingClientRect() ?? {};
    return [x, y, width, height].map(Math.round);
  };
  const room = document.querySelector(".lf .bar").getBoundingClientRect();
  const story = [...document.querySelectorAll(".telling .sentence, .telling button")];
  const cut = story.filter((one) => one.checkVisibility()).filter((one) => {
    const { left, right, top, bottom, width } = one.getBoundingClientRect();
    const outside = left < room.left || right > room.right || top < room.top || bottom > room.bottom;
    return outside || width < 36 || one.scrollHeight > one.clientHeight + 2;
  });
  return { places: [".lf .bar", "nav.tabs", ".map .frame"].map(place), cut: cut.map((one) => one.textContent) };
}"""


@pytest.mark.keeps_windows
@pytest.mark.parametrize("size", [LAPTOP, PHONE, SMALL, LYING], ids=str)
def test_a_story_has_the_place_of_a_question_and_no_more(window: Open, size: tuple[int, int]) -> None:
    """Three others play before the viewer is asked again: the sheets and the map keep all of their room."""
    page = sit_at(window, moment("turn", seed=9, round=2), size=size, language="ru-RU", speed="normal", motion=True)
    bar, *around = page.evaluate(_PLACES)["places"]
    page.evaluate(_HOLD)
    click_on(page, seed=3, until=".telling")
    told = 0
    while page.locator(".telling").count() > 0:
        found = page.evaluate(_PLACES)
        assert found["cut"] == []
        now, *others = found["places"]
        assert now[1] >= bar[1], "the bar does not grow"
        # A small phone shows the part of the table that is told about.
        assert others == around or size in (SMALL, LYING)
        told += 1
        page.keyboard.press("ArrowRight")
    assert told > 1


# What of the land lies under the title of a phase, as its reveal is told.
_UNDER_THE_TITLE = """() => {
  const title = document.querySelector("section.title").getBoundingClientRect();
  const land = [...document.querySelectorAll(".map [data-name], .map [data-pieces] > use")];
  return land.map((one) => one.getBoundingClientRect()).filter(({ left, right, top, bottom }) =>
    Math.min(right, title.right) - Math.max(left, title.left) > 2 &&
    Math.min(bottom, title.bottom) - Math.max(top, title.top) > 2).length;
}"""


@pytest.mark.keeps_windows
@pytest.mark.parametrize("size", [LAPTOP, PHONE, SMALL, LYING], ids=str)
def test_the_title_of_a_phase_lies_beside_the_land(window: Open, size: tuple[int, int]) -> None:
    page = sit_at(window, short_round(), size=size, speed="normal", motion=True, drawn=True)
    page.evaluate(_HOLD.replace(".telling", "section.title"))
    click_on(page, seed=3, until="section.title")
    page.wait_for_function("() => document.querySelector('section.title').getAnimations().length === 0")
    assert page.evaluate(_UNDER_THE_TITLE) == 0


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_nothing_moves_by_itself(window: Open, size: tuple[int, int]) -> None:
    """A few decisions with what the others do between them; `make test-all` plays a whole game."""
    seen: dict[str, Any] = {"size": size, "drawn": True, "speed": "fast"}
    page = sit_down(window, **seen) if EVERYTHING else sit_at(window, short_round(), **seen)
    page.evaluate(_SHIFTS)
    click_on(page, seed=3, hasty=True, decisions=amount(8, 10_000), seconds=amount(60, 1200))
    worst, what = page.evaluate(_WORST)
    assert worst < 0.1, (worst, what)


@pytest.mark.keeps_windows
@pytest.mark.parametrize("size", [PHONE, SMALL, LYING], ids=str)
def test_a_round_by_touch(window: Open, size: tuple[int, int]) -> None:
    page = sit_down(window, size=size) if EVERYTHING else sit_at(window, short_round(), size=size)
    chance = random.Random(size[0])
    (end,) = click_on(
        page,
        seed=chance.randrange(100),
        decisions=amount(6, 10_000),
        until=".moment[data-round='2']" if EVERYTHING else "",
        finger=True,
    )
    assert end.why in ("until", "decisions"), end
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
