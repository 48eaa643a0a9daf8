"""The bubble of a lesson: where it stands, what it leaves free, and how keys reach it."""

import pytest
from playwright.sync_api import expect
from support.page.browser import PHONE, Open
from support.page.editions import at_length_in_both
from support.page.guides import at_step, over, settled

pytestmark = pytest.mark.keeps_windows

WHERE = """() => document.querySelector('.lesson').getBoundingClientRect().toJSON()"""


@at_length_in_both
def test_the_bubble_moves_only_with_the_step(window: Open) -> None:
    page = window(path="/learn/lafamiglia/boats#4", drawn=True)
    settled(page)
    before = page.evaluate(WHERE)
    page.locator('.area.legal[data-area="enna"]').click()
    page.locator(".bubble").wait_for()
    page.keyboard.press("Escape")
    expect(page.locator(".bubble")).to_have_count(0)
    settled(page)
    assert page.evaluate(WHERE) == before
    page.get_by_role("button", name="Back", exact=True).click()
    at_step(page, 3).wait_for()
    settled(page)
    assert page.evaluate(WHERE) != before


@at_length_in_both
def test_what_lies_under_the_bubble_can_be_pressed(window: Open) -> None:
    page = window(path="/learn/lafamiglia/boats#4", drawn=True)
    settled(page)
    box = page.locator(".lesson h1").bounding_box()
    assert box is not None
    x, y = box["x"] + 4, box["y"] + box["height"] / 2
    assert page.evaluate("([x, y]) => !document.elementFromPoint(x, y).closest('.lesson')", [x, y])


@at_length_in_both
def test_what_comes_under_a_resting_pointer_is_not_explained(window: Open) -> None:
    """Next moves the bubble away from under the mouse, and something of the table lies there."""
    page = window(path="/learn/lafamiglia/pentito#1", drawn=True)
    settled(page)
    page.clock.install()
    box = page.locator(".lesson .primary").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    # The bubble goes, as it does where the next step is told elsewhere.
    page.mouse.down()
    page.mouse.up()
    at_step(page, 2).wait_for()
    page.evaluate("document.querySelector('.lesson').style.display = 'none'")
    page.wait_for_function("([x, y]) => document.elementFromPoint(x, y).closest('[data-explain]')", arg=[x, y])
    page.clock.run_for(2_000)
    assert page.locator(".explain").count() == 0
    # Whatever else the mouse goes to is explained.
    page.locator(".own [data-explain]:visible").first.hover()
    page.clock.run_for(2_000)
    page.locator(".explain").wait_for()


@at_length_in_both
def test_keys_lead_to_the_bubble_and_fold_it(window: Open) -> None:
    page = window(path="/learn/lafamiglia/boats#4", drawn=True)
    settled(page)
    area = page.locator('[data-area="ragusa"]')
    area.focus()
    page.keyboard.press("F6")
    expect(page.locator(".lesson")).to_be_focused()
    page.keyboard.press("F6")
    expect(area).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator(".lesson p")).to_have_count(0)
    expect(page.locator(".lesson h1")).to_be_visible()
    page.get_by_role("button", name="Unfold the explanation").click()
    expect(page.locator(".lesson .do")).to_be_visible()
    # One button from step to step, so that it keeps the focus.
    back = page.get_by_role("button", name="Back", exact=True)
    back.click()
    page.locator(".lesson .primary").focus()
    page.keyboard.press("Enter")
    at_step(page, 4).wait_for()
    expect(page.locator(".lesson .primary")).to_be_focused()


@at_length_in_both
def test_chapters_lie_in_the_top_bar(window: Open) -> None:
    page = window(path="/learn/lafamiglia#7", drawn=True)
    at_step(page, 7).wait_for()
    route = page.get_by_role("navigation", name="Chapter 2 of 5, step 2 of 7")
    expect(route.get_by_role("button")).to_have_count(5)
    expect(page.get_by_role("status").filter(has_text="Chapter 2 of 5, step 2 of 7")).to_have_count(1)
    expect(route.locator("[aria-current=step]")).to_contain_text("Planning")
    route.get_by_role("button", name="Conflict").click()
    at_step(page, 19).wait_for()
    for size in (PHONE, (360, 640), (844, 390), (1024, 768)):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.wait_for_function("(width) => innerWidth === width", arg=size[0])
        cut = page.evaluate(
            """() => [...document.querySelectorAll('.route .on .name, .route li')].filter((one) => {
              const box = one.getBoundingClientRect();
              return box.right > innerWidth || one.scrollWidth > one.clientWidth + 1;
            }).length"""
        )
        assert cut == 0, size
        assert page.locator(".leave").is_visible()


@at_length_in_both
def test_a_low_window_tells_the_step_in_the_bar(window: Open) -> None:
    """Nothing lies over the table, and the button is whole."""
    for path, table in (("/learn/lafamiglia/boats#4", ".map"), ("/learn/famiglia#5", ".felt")):
        page = window(path=path, size=(844, 390), drawn=True)
        page.locator(".lesson.docked .primary").wait_for()
        assert over(page, table, ".lesson") == 0
        box = page.locator(".lesson .primary").bounding_box()
        assert box is not None
        assert box["x"] + box["width"] <= 844
        assert box["y"] + box["height"] <= 390
        assert box["height"] >= 44
