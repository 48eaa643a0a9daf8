"""Keys that are pressed alone: a list of them, a way to find members, and a switch for who does not want them."""

import pytest
from playwright.sync_api import Page, expect
from support.page.members import Browsers, become

DIALOG = "dialog[open]"


NAMES = iter(("Keyed", "Keyless"))


@pytest.fixture
def page(browsers: Browsers) -> Page:
    """A member's browser, at home."""
    page = browsers()
    become(page, next(NAMES))
    page.keyboard.press("Escape")
    page.locator("a.me").wait_for()
    return page


def test_one_key_lists_the_keys_and_another_finds_members(page: Page) -> None:
    page.keyboard.press("?")
    expect(page.locator(DIALOG).get_by_role("heading", name="Keyboard shortcuts")).to_be_visible()
    for does in ("this list", "find a member", "next table that waits for you", "list everything you can do"):
        expect(page.locator(DIALOG).get_by_text(does, exact=True)).to_be_visible()
    page.keyboard.press("/")
    expect(page.locator(DIALOG)).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(DIALOG)).to_have_count(0)
    page.keyboard.press("/")
    field = page.get_by_label("Find somebody by name")
    expect(field).to_be_focused()
    assert page.url.endswith("/people")
    page.keyboard.type("a/b?")
    expect(field).to_have_value("a/b?")
    expect(page.locator(DIALOG)).to_have_count(0)
    page.get_by_role("heading", name="People", exact=True).click()
    expect(field).not_to_be_focused()
    page.keyboard.press("/")
    expect(field).to_be_focused()


def test_keys_can_be_switched_off_where_they_are_listed_and_in_the_settings(page: Page) -> None:
    page.keyboard.press("?")
    page.locator(DIALOG).get_by_label("Single-key shortcuts").uncheck()
    page.keyboard.press("Escape")
    expect(page.locator(DIALOG)).to_have_count(0)
    for key in ("?", "/", "n"):
        page.keyboard.press(key)
    page.reload()
    page.locator("a.me").wait_for()
    page.keyboard.press("/")
    page.keyboard.press("?")
    # Whatever they did would be there before this is.
    page.get_by_role("button", name="Settings").click()
    expect(page.locator(DIALOG)).to_have_count(1)
    assert not page.url.endswith("/people")
    switch = page.locator(DIALOG).get_by_label("Single-key shortcuts")
    expect(switch).not_to_be_checked()
    switch.check()
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    expect(page.locator(DIALOG).get_by_text("this list", exact=True)).to_be_visible()
