"""Every screen fits every window: nothing overlaps, nothing is cut off, nothing is out of reach of a finger."""

import pytest
from playwright.sync_api import Browser
from support.effort import EVERYTHING
from support.page import Look
from support.screens import FEW, SCREENS, SIZES, measure, open_screen


@pytest.mark.parametrize("name", SCREENS)
def test_a_screen_fits_every_window(browser: Browser, address: str, look: Look, name: str) -> None:
    page, spot = open_screen(browser, address, name, look)
    sizes, themes = (SIZES, ("light", "dark")) if EVERYTHING else (FEW, ("light",))
    found = measure(page, spot, sizes, themes)
    page.context.close()
    assert look.faults == []
    assert found == [], "\n".join(map(str, found))
