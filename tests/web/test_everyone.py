"""The page is for everybody: axe finds nothing serious on any page, in either theme; test_playing.py has the phone."""

import re

import pytest
from playwright.sync_api import expect
from support.page.axe import violations, violations_in_both_themes
from support.page.browser import DESK, PHONE, Open
from support.page.editions import at_length_in_both
from support.page.screens import SHORT
from support.page.setting_up import open_table
from support.page.sicily_page import moment, sit_at
from support.server.tables import Host

pytestmark = pytest.mark.keeps_windows

PAGES = {
    "home": ("/", ".games:has(article)"),
    "new": ("/new?friends", "form"),
    "watch": ("/watch", "main section"),
    "rules": ("/rules/famiglia", "main section"),
    "about": ("/about", "main section h2"),
    "strategy": ("/strategy/famiglia", "main dl"),
    "nowhere": ("/t/nowhere", "main h1"),
    "guide": ("/learn/famiglia", ".lesson"),
    "new-lafamiglia": ("/new?game=lafamiglia", "form"),
    "guide-lafamiglia": ("/learn/lafamiglia#4", ".lesson"),
}
"""Where each page is, and what is in sight when it is whole."""
LIKE_OTHERS = ("new", "guide", "guide-lafamiglia", "rules")
"""The same page for the other game, and those that `test_guide.py` and `test_rules.py` look at: for `make test-all`."""


@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=pytest.mark.slow) if name in LIKE_OTHERS else name for name in PAGES]
)
@at_length_in_both
def test_axe_finds_nothing_serious(window: Open, name: str) -> None:
    path, whole = PAGES[name]
    page = window(path=path)
    page.locator(whole).first.wait_for()
    assert violations_in_both_themes(page) == []


# The text is dark enough on the page, but not on what lies behind it, which is no part of what is looked at.
FAINT = """() => {
  const box = "position: fixed; left: 20px; top: 300px; width: 300px; height: 60px;";
  document.body.insertAdjacentHTML("beforeend",
    `<div style="${box} background: #333"></div><p id="faint" style="${box} color: #444">Faint</p>`);
}"""


def test_axe_finds_what_is_serious_in_a_part(window: Open) -> None:
    page = window(path="/about")
    page.evaluate(FAINT)
    (found,) = violations(page, within="#faint")
    assert found.startswith("color-contrast")
    assert "#333333" in found
    page.locator("#faint").evaluate("(part) => part.previousElementSibling.remove()")
    assert violations(page, within="#faint") == []
    page.reload()


def test_axe_finds_nothing_serious_at_the_table(window: Open) -> None:
    page = window(path=None)
    window.go(page, Host(window.address, page.context).cards(SHORT))
    page.locator(".decide:not(.wait)").wait_for()
    expect(page).to_have_title(re.compile("Your turn"))
    assert violations_in_both_themes(page) == [], "the table"
    page.locator(".street .slot:not(.legal)").first.click(position={"x": 6, "y": 24})
    page.locator(".bubble").wait_for()
    assert violations_in_both_themes(page, ".bubble") == [], "a refusal"
    page.get_by_role("button", name="Text mode").click()
    assert violations_in_both_themes(page, ".text") == [], "the text mode"
    page.get_by_role("button", name="People at the table").click()
    page.get_by_role("dialog").wait_for()
    assert violations_in_both_themes(page, "dialog[open]") == [], "the people"


@pytest.mark.slow
def test_axe_finds_nothing_serious_before_a_game_of_cards(window: Open) -> None:
    """`test_friends.py` looks at the lobby and the invitation of La Famiglia whenever the page is tested."""
    host = window(path="/new?friends")
    open_table(host)
    link = host.get_by_label("Link to seat 2").input_value()
    guest = window(PHONE, path="/" + link.split("/", 3)[3])
    guest.get_by_role("button", name="Sit down").wait_for()
    assert violations_in_both_themes(host) == [], "the lobby"
    assert violations_in_both_themes(guest) == [], "the invitation"


@pytest.mark.parametrize("size", [DESK, pytest.param(PHONE, marks=pytest.mark.slow)], ids=["desk", "phone"])
@at_length_in_both
def test_axe_finds_nothing_serious_at_the_table_of_la_famiglia(window: Open, size: tuple[int, int]) -> None:
    page = sit_at(window, moment("turn", seed=9, round=2), size=size)
    assert violations_in_both_themes(page) == []
