"""What opens over the table lies over everything beside it: nothing is printed through it."""

import pytest
from playwright.sync_api import Page, expect
from support.page.browser import Open
from support.page.editions import at_length_in_both
from support.page.sicily_page import moment, sit_at

pytestmark = pytest.mark.keeps_windows

# At every tenth of its width and height: the topmost thing is its own.
COVERED = """(one) => {
  one.style.pointerEvents = "auto";
  const { x, y, width, height } = one.getBoundingClientRect();
  const covered = new Set();
  for (let right = 1; right < 10; right += 1)
    for (let down = 1; down < 10; down += 1) {
      const top = document.elementFromPoint(x + (width * right) / 10, y + (height * down) / 10);
      if (!one.contains(top)) covered.add(top ? `${top.tagName}.${top.className}` : "nothing");
    }
  return [...covered];
}"""


def covers(page: Page, selector: str) -> list[str]:
    """What lies over this."""
    shown = page.locator(selector).first
    expect(shown).to_be_visible()
    found: list[str] = shown.evaluate(COVERED)
    return found


@at_length_in_both
@pytest.mark.parametrize("size", [(1440, 900), (1280, 720)])
def test_the_preview_of_a_choice_lies_over_the_log(window: Open, size: tuple[int, int]) -> None:
    game = moment("move_target", verb="to")
    assert game.decision is not None
    target = next(str(action).split()[1] for action in game.decision.actions if str(action).startswith("to "))
    page = sit_at(window, game, size=size)
    fill_the_log(page)
    page.locator(f'[data-area="{target}"]').first.hover()
    assert covers(page, ".tip") == []


def test_a_glance_at_orders_lies_over_the_column_beside_the_table(window: Open) -> None:
    page = sit_at(window, moment("turn", seed=9, round=2))
    fill_the_log(page)
    page.locator(".others tr[data-family]").first.get_by_role("button").click()
    page.locator("button.chart:visible").first.hover()
    page.locator(".glance").evaluate("(one) => Object.assign(one.style, { left: '', right: '8px' })")
    assert covers(page, ".glance") == []


def fill_the_log(page: Page) -> None:
    """As after an hour: its groups lie in the whole column."""
    page.locator(".rail .log li").first.wait_for()
    page.locator(".rail .log li").first.evaluate(
        """(one) => { for (let more = 0; more < 60; more += 1) one.after(one.cloneNode(true)); }"""
    )
