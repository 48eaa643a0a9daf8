"""Every screen fits every window: nothing overlaps, nothing is cut off, nothing is out of reach of a finger."""

import pytest
from playwright.sync_api import Browser
from support.effort import EVERYTHING
from support.page import Look
from support.screens import FEW, SCREENS, SIZES, measure, open_screen

LIKE_OTHERS = ("famiglia-long", "famiglia-finale", "draft", "encounter", "settings")
"""Screens that are made of the same parts as another one: for `make test-all`."""


@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=pytest.mark.slow) if name in LIKE_OTHERS else name for name in SCREENS]
)
def test_a_screen_fits_every_window(browser: Browser, address: str, look: Look, name: str) -> None:
    page, spot = open_screen(browser, address, name, look)
    sizes, themes = (SIZES, ("light", "dark")) if EVERYTHING else (FEW, ("light",))
    found = measure(page, spot, sizes, themes)
    page.context.close()
    assert look.faults == []
    assert found == [], "\n".join(map(str, found))
