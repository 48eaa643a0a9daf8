"""What is explained can be walked through and chosen, also in a replay; test_guide.py has the lessons."""

import re

import pytest
from playwright.sync_api import expect
from support.editions import at_length_in_both
from support.page import Open
from support.screens import SHORT

pytestmark = pytest.mark.keeps_windows

SMALL = (360, 640)


@at_length_in_both
def test_a_street_is_walked_through_and_a_card_recruited_from_its_sheet(window: Open) -> None:
    page = window(SMALL, path=None)
    window.go(page, window.host(page).cards(SHORT))
    page.locator(".street .slot.legal").first.wait_for()
    names = [re.split("[,.]", text)[0] for text in page.locator(".street .slot > .sr").all_inner_texts()]
    page.locator(".street .slot").first.focus()
    page.keyboard.press("?")
    shown, title = page.locator(".explain.stays"), page.locator(".explain.stays h2")
    seen = [title.inner_text()]
    for _ in names[1:]:
        shown.get_by_role("button", name="Next").click()
        seen.append(title.inner_text())
    assert seen == names
    page.keyboard.press("ArrowRight")
    expect(title).to_have_text(names[0])
    page.keyboard.press("ArrowLeft")
    expect(title).to_have_text(names[-1])

    recruit = shown.get_by_role("button", name="Recruit…")
    for _ in names:
        if recruit.count() > 0:
            break
        shown.get_by_role("button", name="Next").click()
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
