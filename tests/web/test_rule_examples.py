"""Examples are played on the rules pages: each answered right and wrong by clicking, and remembered when done."""

import json
import re

import pytest
from playwright.sync_api import Locator, Page, expect
from support.page.axe import violations_of
from support.page.browser import PHONE, Open
from support.page.editions import at_length_in_both

from trinacria.rulebook import Example, examples_of

pytestmark = pytest.mark.keeps_windows

BOOKS = {"FA": "famiglia", "LF": "lafamiglia", "LX": "expansion"}
ALL = [example for game in ("famiglia", "lafamiglia") for example in examples_of(game)]
USUAL = ("EX-FA-05", "EX-LF-08", "EX-LF-16", "EX-LX-06")
"""One of each kind of answer: actions, a priced action, numbers with a sum, and a switched rule."""


def opened(window: Open, book: str, example: str, *size: tuple[int, int], language: str = "en-GB") -> Page:
    """The page of a book at one of its examples."""
    page = window(*size, path=f"/rules/{book}#{example}", language=language)
    page.locator(f"#{example}").wait_for()
    return page


def answers(box: Locator) -> Locator:
    """The buttons of the question that is asked."""
    return box.locator(".answers button")


def play(page: Page, example: Example) -> None:
    """Give every wrong answer and then a right one, question by question."""
    box = page.locator(f"#{example.id}")
    for number, question in enumerate(example.questions, 1):
        expect(answers(box)).to_have_count(len(question.tries))
        expect(box.locator(".ask")).not_to_have_text("")
        right = [at for at, one in enumerate(question.tries) if one.right]
        for at, one in enumerate(question.tries):
            if one.right:
                continue
            answers(box).nth(at).click()
            expect(box.locator(".verdict h4")).to_have_text(re.compile("^Not this"))
            expect(answers(box).nth(at)).to_have_class(re.compile("wrong"))
            assert box.locator(".verdict a").count() == 1, "a wrong answer has its rule"
        answers(box).nth(right[0]).click()
        expect(box.locator(".verdict h4")).to_have_text(re.compile("^Right"))
        expect(box.locator(".verdict a")).to_have_count(len(question.rules))
        others = box.get_by_text(re.compile("^Also right"))
        expect(others).to_have_count(int(len(right) > 1))
        told = box.inner_text()
        assert not re.search(r"example-|lafamiglia-|famiglia-|undefined|NaN|[{}]", told), told
        if number < len(example.questions):
            box.get_by_role("button", name="Next question").click()
    expect(box.get_by_role("button", name="Once more")).to_be_visible()


@pytest.mark.parametrize(
    "example", [pytest.param(one, id=one.id, marks=() if one.id in USUAL else pytest.mark.slow) for one in ALL]
)
def test_an_example_is_played_right_and_wrong(window: Open, example: Example) -> None:
    page = opened(window, BOOKS[example.book], example.id)
    play(page, example)


@at_length_in_both
def test_an_example_explains_its_price_and_is_ticked(window: Open) -> None:
    page = opened(window, "lafamiglia", "EX-LF-08")
    box = page.locator("#EX-LF-08")
    expect(box).to_be_in_viewport()
    box.get_by_role("button", name="Hint").click()
    expect(box.locator(".hint")).not_to_have_text("")
    box.locator(".picture button").nth(2).click()
    expect(box.locator(".verdict h4")).to_have_text("Not this: Move the Police column")
    assert box.locator(".verdict dt").all_inner_texts() == ["2", "3", "2", "7"]
    expect(box.locator(".verdict dd").last).to_have_text("and you have 6")
    box.get_by_role("button", name="Try again").click()
    expect(box.locator(".verdict")).to_have_count(0)
    box.get_by_role("button", name="Just tell me").click()
    assert box.locator(".verdict dt").all_inner_texts()[:4] == ["1", "2", "1", "4"]
    assert json.loads(page.evaluate("localStorage['trinacria-examples']")) == ["EX-LF-08"]
    expect(page.locator("nav a.done").first).to_have_text(re.compile("What a column costs"))
    box.get_by_role("link", name="Next example").click()
    expect(page.locator("#EX-LF-10")).to_be_in_viewport()
    box.get_by_role("button", name="Once more").click()
    expect(box.locator(".verdict")).to_have_count(0)


def test_places_on_the_map_are_answers(window: Open) -> None:
    page = opened(window, "lafamiglia", "EX-LF-01")
    box = page.locator("#EX-LF-01")
    box.locator("[data-spot=licata]").dispatch_event("click")
    expect(answers(box).nth(1)).to_have_class(re.compile("wrong"))
    box.locator("[data-spot=camastra]").dispatch_event("click")
    expect(box.locator(".verdict h4")).to_have_text("Right: Camastra")


def test_nothing_in_an_example_bars_anybody(window: Open) -> None:
    page = opened(window, "expansion", "EX-LX-04")
    box = page.locator("#EX-LX-04")
    answers(box).nth(1).click()
    box.locator(".verdict").wait_for()
    assert violations_of(page, "#EX-LX-04") == []


def test_examples_fit_a_phone_in_the_longest_language(window: Open) -> None:
    page = opened(window, "lafamiglia", "EX-LF-16", PHONE, language="ru")
    for example in page.locator(".example").all():
        example.scroll_into_view_if_needed()
        example.locator(".answers button").last.click()
        example.locator(".verdict").wait_for()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    low = page.evaluate(
        "[...document.querySelectorAll('.example button, .example .on a')]"
        ".filter((one) => !one.closest('[inert]') && one.getBoundingClientRect().height < 43.5).length"
    )
    assert low == 0
