"""A browser that is too old for the page says so, in the reader's language, and shows nothing else."""

import pytest
from playwright.sync_api import Page, expect
from support.page.browser import DESK, PHONE, Open

from trinacria.words import LANGUAGES, words_in

REGIONS = {"en": "en-GB", "fr": "fr-FR", "it": "it-IT", "ru": "ru-RU"}
# Of all that an old browser lacks, the page asks about two properties (web/src/device/oldBrowser.ts).
AS_OLD = """
const known = CSS.supports;
CSS.supports = (name, value) => !String(value).includes("light-dark") && known.call(CSS, name, value);
"""


def visit_in_an_old_browser(window: Open, size: tuple[int, int], path: str = "/", language: str = "en-GB") -> Page:
    """A window that knows less."""
    page = window(size, path=None, language=language)
    page.add_init_script(AS_OLD)
    page.goto(path)
    return page


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [DESK, PHONE])
def test_it_is_said_in_the_readers_language(window: Open, language: str, size: tuple[int, int]) -> None:
    region = REGIONS.get(language, language)
    page = visit_in_an_old_browser(window, size, "/new?game=lafamiglia", language=region)
    words = words_in(language)
    expect(page.get_by_role("heading", level=1)).to_have_text(words("web-old-title"))
    said = page.locator("p").all_inner_texts()
    assert said[1:] == [words("web-old-ways")]
    assert "123" in said[0]
    assert page.evaluate("document.documentElement.lang") == language
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
    expect(page.locator("#app")).to_have_count(0)


def test_a_chosen_language_comes_first(window: Open) -> None:
    page = window(path="/", language="en-GB")
    page.get_by_role("heading", level=1).wait_for()
    page.evaluate("""() => {
      const kept = JSON.parse(localStorage["trinacria-settings"]);
      localStorage["trinacria-settings"] = JSON.stringify({ ...kept, language: "it" });
    }""")
    page.add_init_script(AS_OLD)
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text(words_in("it")("web-old-title"))


def test_a_served_browser_hears_nothing_of_it(window: Open) -> None:
    page = window(path="/")
    page.locator("#app h1").wait_for()
    assert page.evaluate("document.documentElement.hasAttribute('data-old')") is False
