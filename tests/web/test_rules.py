"""The rules pages: contents, search as one types, pictures from real positions, and addresses that lead to a rule."""

import re

import pytest
from playwright.sync_api import Page, expect
from support.page.axe import violations_in_both_themes, violations_of
from support.page.browser import PHONE, Open
from support.page.editions import at_length_in_both
from support.runs.effort import EVERYTHING

pytestmark = pytest.mark.keeps_windows

EXAMPLES = {"famiglia": 6, "lafamiglia": 23, "expansion": 7}


def read(window: Open, path: str, *size: tuple[int, int], language: str = "en-GB", theme: str = "light") -> Page:
    page = window(*size, path=path, language=language, theme=theme)
    page.locator("main h1").wait_for()
    return page


def check_the_book(page: Page, book: str) -> None:
    """It has contents, an overview and examples, and nothing bars anybody."""
    expect(page.get_by_role("navigation", name="Contents").get_by_role("link")).not_to_have_count(0)
    expect(page.locator("section[aria-labelledby=overview] li")).to_have_count(5)
    expect(page.locator(".example")).to_have_count(EXAMPLES[book])
    expect(page.locator("details:has(> summary > b)")).not_to_have_count(0)
    assert "{" not in page.locator("main").inner_text()
    assert page.locator("text=/web-rules-|undefined|NaN/").count() == 0
    # All books are set alike. Of longer ones only the pictures are new, of boards that `test_everyone.py` darkens.
    if book == "expansion" or EVERYTHING:
        assert violations_in_both_themes(page) == []
    else:
        assert violations_of(page, ".example") == []


@pytest.mark.parametrize("book", ["expansion", pytest.param("famiglia", marks=pytest.mark.slow)])
def test_every_book_has_contents_an_overview_and_examples_and_nothing_bars_anybody(window: Open, book: str) -> None:
    """The longest book is below."""
    check_the_book(read(window, f"/rules/{book}"), book)


@pytest.mark.slow
def test_the_search_is_in_the_language_of_the_page_and_ignores_accents(window: Open) -> None:
    """Accents in what is searched for are below."""
    page = read(window, "/rules/famiglia", language="fr")
    page.get_by_role("searchbox").fill("defausse")
    expect(page.locator("mark").first).to_have_text(re.compile("défausse", re.I))


@pytest.mark.slow
def test_the_search_knows_other_letters(window: Open) -> None:
    russian = read(window, "/rules/lafamiglia", language="ru")
    expect(russian.get_by_role("navigation", name="Содержание").get_by_role("link", name="Конфликт")).to_be_visible()
    russian.get_by_role("searchbox").fill("перебежчик")
    expect(russian.locator("mark").first).to_be_visible()


@at_length_in_both
def test_the_longest_book_is_whole_and_rules_are_found_by_address_and_search(window: Open) -> None:
    page = read(window, "/rules/lafamiglia#LF-KO-05")
    rule = page.locator("#LF-KO-05")
    expect(rule).to_be_in_viewport()
    expect(rule).to_have_class(re.compile("here"))
    check_ids_show_on_focus_and_hover(page)
    page.get_by_role("navigation", name="Contents").get_by_role("link", name="Pentito").click()
    expect(page.get_by_role("heading", name="Pentito", level=2)).to_be_in_viewport()

    whole = page.locator("main span.phrase").count()
    box = page.get_by_role("searchbox", name="Search the rules")
    box.fill("turncoat")
    found = page.get_by_role("status").filter(has_text="found")
    expect(found).to_have_text(re.compile(r"^[1-9]\d* rules? found$"))
    assert page.locator("main section li").count() == int(found.inner_text().split()[0]) < whole
    for rule in page.locator("main section li").all():
        assert "turncoat" in rule.locator("mark").first.inner_text().lower()
    told = found.inner_text()
    box.fill("LF-CF-09")
    expect(found).to_have_text("1 rule found")
    box.fill("TÙRNCÓAT")
    expect(found).to_have_text(told)
    box.fill("zzz")
    expect(page.get_by_role("status").filter(has_text="mentions")).to_have_text("No rule mentions this.")
    box.fill("")
    expect(page.locator("section[aria-labelledby=overview]")).to_be_visible()
    check_the_book(page, "lafamiglia")
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    for path in ("/about", "/rules/lafamiglia"):
        window.go(page, path)
    check_the_contents_fold(page)


def check_ids_show_on_focus_and_hover(page: Page) -> None:
    """The id of a rule is a link, out of sight until its sentence is pointed at; Esc closes it."""
    rule = page.locator("#LF-KO-05")
    link = rule.get_by_role("link", name="Link to rule LF-KO-05")
    link.focus()
    expect(rule).to_have_class(re.compile("open"))
    expect(link).to_have_css("clip-path", "none")
    page.keyboard.press("Escape")
    expect(rule).not_to_have_class(re.compile("open"))
    first = page.locator("#LF-KO-01")
    first.scroll_into_view_if_needed()
    # A sentence may begin in the middle of a line: its box is more than its text.
    x, y = first.evaluate("(one) => { const { x, y } = one.getClientRects()[0]; return [x + 9, y + 9]; }")
    page.mouse.move(x, y)
    expect(page.locator("#LF-KO-01")).to_have_class(re.compile("open"))
    link.focus()
    page.keyboard.press("Enter")
    assert page.url.endswith("#LF-KO-05")


def test_rulings_are_in_the_chapter_of_their_rule(window: Open) -> None:
    page = read(window, "/rules/lafamiglia#AMB-LF-21")
    ruling = page.locator("#AMB-LF-21")
    expect(ruling).to_be_in_viewport()
    expect(ruling.locator("p")).to_be_visible()
    expect(page.locator("section", has=ruling).locator("#LF-PB-08")).to_have_count(1)


def check_the_contents_fold(page: Page) -> None:
    """On a phone, where they open by a press and close when something is chosen from them."""
    contents = page.locator("details nav")
    expect(contents).not_to_be_visible()
    page.get_by_text("Contents", exact=True).click()
    contents.get_by_role("link", name="Labs").click()
    expect(contents).not_to_be_visible()
    expect(page.get_by_role("heading", name="Labs", level=2)).to_be_in_viewport()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
