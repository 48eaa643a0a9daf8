"""Every screen fits every window: nothing overlaps, nothing is cut off, nothing is out of reach of a finger."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page
from support.page.browser import Look
from support.page.screens import FEW, FEWEST, LANGUAGE, SCREENS, SIZES, measure, open_screen, open_window
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
def shown(browser: Browser, address: str, request: pytest.FixtureRequest) -> Iterator[tuple[Page, Look]]:
    """The window that shows one screen after the other, and what it did."""
    look = Look(address)
    page = open_window(browser, address, look, request.param)
    yield page, look
    page.context.close()


@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=pytest.mark.slow) if name in AT_LENGTH else name for name in SCREENS]
)
def test_a_screen_fits_every_window(shown: tuple[Page, Look], address: str, name: str) -> None:
    page, look = shown
    look.faults.clear()
    # A page of text.
    few = FEWEST if name in ("rules", "rules-expansion", "about", "strategy") else FEW
    sizes, themes = (SIZES, ("light", "dark")) if EVERYTHING else (few, ("light",))
    spot = open_screen(page, address, name, FEW[0])
    found = measure(page, spot, sizes, themes)
    assert look.faults == []
    assert found == [], "\n".join(map(str, found))
