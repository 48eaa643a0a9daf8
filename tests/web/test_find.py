"""Members find each other by what they look for, in real browsers."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect
from support.page.axe import violations_in_both_themes
from support.page.browser import PATIENCE
from support.page.members import SMALL, Browsers, become

DESK = (1440, 900)
WHERE = "/find"


def looks(page: Page, game: str, mode: str | None = None, clock: str | None = None) -> None:
    """Look for others."""
    for choice in (game, mode, clock):
        if choice is not None:
            page.get_by_role("radio", name=choice, exact=True).check()
    page.get_by_role("button", name="Look for opponents").click()
    page.get_by_role("timer").first.wait_for()


def comes(browsers: Browsers, name: str, size: tuple[int, int] = DESK) -> Page:
    """A new member, on the page where others are found."""
    page = browsers(size)
    become(page, name)
    page.goto(WHERE)
    page.get_by_role("heading", name="What do you look for?").wait_for()
    return page


def wider(page: Page) -> bool:
    """Whether the page can be scrolled sideways."""
    return bool(page.evaluate("document.documentElement.scrollWidth > innerWidth"))


def row_of(page: Page, who: str) -> Locator:
    """What somebody looks for, in the list."""
    return page.locator("tbody tr", has_text=who)


def test_four_find_each_other_and_begin_to_play(browsers: Browsers) -> None:
    """Two teams of La Famiglia, all alone, one on a phone; the game begins by itself when all have come."""
    names = ("Elena Cerca", "Dario Cerca", "Carla Cerca", "Bruno Cerca")
    pages = [comes(browsers, name, SMALL if at == 3 else DESK) for at, name in enumerate(names)]
    for page in pages:
        looks(page, "La Famiglia", "2 v 2", "30 + 15")
    for page in pages:
        page.get_by_role("heading", name="Opponents found").wait_for(timeout=PATIENCE)
    pages[0].get_by_role("button", name="Open the table").click()
    for page in pages:
        page.wait_for_url(re.compile("/t/"), timeout=PATIENCE)
    assert len({page.url for page in pages}) == 1
    for page in pages:
        page.locator("[data-version] .lf").wait_for(timeout=PATIENCE)


def test_a_search_is_taken_with_one_press(browsers: Browsers) -> None:
    ada, bruno, guest = comes(browsers, "Ada Sucht"), comes(browsers, "Bruno Sucht"), browsers(path=WHERE)
    looks(ada, "Famiglia", clock="20 + 10")
    assert violations_in_both_themes(ada) == [], "who waits"
    assert not wider(ada)
    expect(row_of(guest, "Ada Sucht")).to_contain_text("members only", timeout=PATIENCE)
    guest.get_by_role("button", name="Keep my name and games").wait_for()
    assert violations_in_both_themes(guest) == [], "a guest"
    row_of(bruno, "Ada Sucht").get_by_role("button", name="Play").click(timeout=PATIENCE)
    bruno.wait_for_url(re.compile("/t/"))
    expect(row_of(guest, "Ada Sucht")).to_contain_text("just taken", timeout=PATIENCE)
    expect(row_of(guest, "Ada Sucht")).to_have_count(0, timeout=PATIENCE)
    ada.wait_for_url(bruno.url, timeout=PATIENCE)
    for page in (ada, bruno):
        page.locator(".felt").wait_for(timeout=PATIENCE)


def test_bots_step_aside_when_somebody_comes(browsers: Browsers) -> None:
    ada, bruno = comes(browsers, "Ada Wartet"), comes(browsers, "Bruno Kommt")
    looks(ada, "Famiglia", clock="5 + 3")
    ada.get_by_role("button", name="Play bots").click()
    ada.locator(".felt").wait_for(timeout=PATIENCE)
    aside = ada.url
    expect(ada.get_by_role("link", name="You are looking for opponents: back to the search")).to_be_visible()
    row_of(bruno, "Ada Wartet").get_by_role("button", name="Play").click(timeout=PATIENCE)
    expect(ada.get_by_text("Your table with bots is paused.")).to_be_visible(timeout=PATIENCE)
    bruno.wait_for_url(re.compile("/t/"))
    ada.wait_for_url(bruno.url, timeout=PATIENCE)
    ada.locator(".felt").wait_for(timeout=PATIENCE)
    later = browsers.contexts[0].new_page()
    later.goto(aside)
    later.get_by_text("Paused").first.wait_for(timeout=PATIENCE)
    later.close()


def test_a_search_ends_with_its_page(browsers: Browsers) -> None:
    ada, bruno = comes(browsers, "Ada Geht"), comes(browsers, "Bruno Bleibt")
    looks(ada, "Famiglia")
    row_of(bruno, "Ada Geht").wait_for(timeout=PATIENCE)
    ada.get_by_role("link", name="Trinacria").first.click()
    ada.locator("h1").first.wait_for()
    expect(row_of(bruno, "Ada Geht")).to_have_count(0, timeout=PATIENCE)


@pytest.mark.parametrize("size", [DESK, SMALL], ids=["desk", "phone"])
def test_the_form_is_chosen_by_keys_and_kept(browsers: Browsers, size: tuple[int, int]) -> None:
    page = comes(browsers, f"Ada Sceglie {size[0]}"[:24], size)
    page.get_by_label("Live", exact=True).focus()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_label("Over days", exact=True)).to_be_checked()
    page.get_by_label("Other", exact=True).check()
    page.get_by_label("Days", exact=True).fill("4")
    page.get_by_label("Days", exact=True).press("Tab")
    assert violations_in_both_themes(page) == []
    assert not wider(page)
    page.get_by_role("button", name="Look for opponents").click()
    expect(row_of(page, "You")).to_contain_text("4 days a turn")
    page.reload()
    expect(page.get_by_label("Days", exact=True)).to_have_value("4")
    row_of(page, "You").get_by_role("button", name="Stop").click()
    expect(row_of(page, "You")).to_have_count(0)


def test_a_rated_game_is_found_within_a_range_and_begins_by_itself(browsers: Browsers) -> None:
    ada, bruno = comes(browsers, "Ada Conta"), comes(browsers, "Bruno Conta", SMALL)
    ada.get_by_role("switch", name=re.compile("Rated")).check()
    ada.get_by_role("slider", name="At least").fill("1550")
    expect(ada.locator("form")).to_contain_text("0 members fit", timeout=PATIENCE)
    looks(ada, "Famiglia", clock="20 + 10")
    assert violations_in_both_themes(ada) == [], "who waits for a rated game"
    expect(row_of(bruno, "Ada Conta")).to_contain_text("from 1,550 only", timeout=PATIENCE)
    ada.get_by_role("button", name="Change").click()
    ada.get_by_role("slider", name="At least").fill("1450")
    assert violations_in_both_themes(ada) == [], "the form"
    looks(ada, "Famiglia", clock="20 + 10")
    expect(row_of(bruno, "Ada Conta")).to_contain_text("Rated", timeout=PATIENCE)
    row_of(bruno, "Ada Conta").get_by_role("button", name="Play").click(timeout=PATIENCE)
    for page in (ada, bruno):
        page.wait_for_url(re.compile("/t/"), timeout=PATIENCE)
        page.locator(".felt").wait_for(timeout=PATIENCE)
    assert ada.url == bruno.url


def test_who_came_looks_on_when_the_other_does_not(browsers: Browsers) -> None:
    ada, bruno = comes(browsers, "Ada Aspetta"), comes(browsers, "Bruno Manca")
    looks(bruno, "Famiglia", clock="5 + 3")
    row_of(ada, "Bruno Manca").wait_for(timeout=PATIENCE)
    bruno.context.set_offline(True)
    row_of(ada, "Bruno Manca").get_by_role("button", name="Play").click()
    ada.wait_for_url(re.compile("/t/"))
    expect(ada.get_by_text("Not everyone came in time.")).to_be_visible(timeout=PATIENCE)
    expect(ada.get_by_role("timer").first).to_be_visible(timeout=PATIENCE)
    ada.wait_for_url(re.compile("/find"))
    # The window without a network complains about that, for as long as it is there.
    bruno.goto("about:blank")
    browsers.look.faults.clear()


def test_a_partner_comes_along_to_the_table_with_bots(browsers: Browsers) -> None:
    ada, bruno = comes(browsers, "Ada Coppia"), comes(browsers, "Bruno Coppia")
    ada.goto("/people/Bruno Coppia")
    ada.get_by_role("button", name="Ask to be friends").click()
    ada.get_by_role("button", name="Withdraw").wait_for()
    bruno.goto("/people")
    bruno.get_by_role("button", name="Accept").click()
    bruno.goto(WHERE)
    ada.goto(WHERE)
    ada.get_by_role("radio", name="La Famiglia", exact=True).check()
    ada.get_by_role("radio", name="2 v 2", exact=True).check()
    ada.get_by_role("radio", name="Bruno Coppia").check()
    ada.get_by_role("button", name="Look for opponents").click()
    bruno.get_by_role("button", name="Look together").click(timeout=PATIENCE)
    expect(ada.get_by_text("Bruno Coppia comes along.")).to_be_visible(timeout=PATIENCE)
    ada.get_by_role("button", name="Play bots").click()
    bruno.get_by_role("button", name="Sit down").click(timeout=PATIENCE)
    for page in (ada, bruno):
        page.locator("[data-version] .lf").wait_for(timeout=PATIENCE)
