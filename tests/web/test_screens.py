"""Every screen fits every window: nothing overlaps, nothing is cut off, nothing is out of reach of a finger."""

from collections.abc import Iterator, Sequence

import pytest
from playwright.sync_api import Browser, Page
from support.page.browser import Look
from support.page.screens import FEW, FEWEST, LANGUAGE, MIDDLE, SCREENS, SIZES, measure, open_screen, open_window
from support.runs.effort import EVERYTHING

from trinacria.words.catalogue import LANGUAGES

STATES = ("preview", "refusal", "recap", "hand", "answers", "characters", "commission", "solo", "tiles")
"""La Famiglia's table with something more in it than in planning."""
LIKE_OTHERS = (
    "rules-expansion",
    "famiglia-long",
    "famiglia-finale",
    "draft",
    "encounter",
    "settings",
    "guide",
    *STATES,
)
"""Screens that are made of the same parts as another one, and one of `test_guide.py`: for `make test-all`."""
SEEN_ELSEWHERE = ("conflict", "finale", "replay")
"""Scenes that `test_ears.py`, `test_friends.py` and `test_replaying.py` measure on a desk and a phone: the same."""
AT_LENGTH = (*LIKE_OTHERS, *SEEN_ELSEWHERE)


OTHERS = [pytest.param(language, marks=pytest.mark.slow) for language in LANGUAGES if language != LANGUAGE]


@pytest.fixture(scope="module", params=[LANGUAGE, *OTHERS])
def shown(browser: Browser, address: str, request: pytest.FixtureRequest) -> Iterator[tuple[Page, Look, str]]:
    """The window that shows one screen after the other, what it did, and its language."""
    look = Look(address)
    page = open_window(browser, address, look, request.param)
    yield page, look, request.param
    page.context.close()


@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=pytest.mark.slow) if name in AT_LENGTH else name for name in SCREENS]
)
def test_a_screen_fits_every_window(shown: tuple[Page, Look, str], address: str, name: str) -> None:
    page, look, language = shown
    look.faults.clear()
    # A page of text.
    few = FEWEST if name in ("rules", "rules-expansion", "about", "strategy") else FEW
    sizes: Sequence[tuple[int, int]] = few
    themes: Sequence[str] = ("light",)
    if EVERYTHING and language == LANGUAGE:
        sizes, themes = SIZES, ("light", "dark")
    elif EVERYTHING:
        # The longest words meet every window; those of other languages the ones that differ most.
        sizes = (*few, MIDDLE)
    spot = open_screen(page, address, name, FEW[0])
    found = measure(page, spot, sizes, themes)
    assert look.faults == []
    assert found == [], "\n".join(map(str, found))
