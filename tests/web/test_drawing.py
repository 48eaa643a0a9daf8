"""Windows that are not drawn (support/page/drawing.py) hide nothing from those who look for what can be seen."""

import pytest
from playwright.sync_api import Page
from support.page.axe import violations
from support.page.browser import Open
from support.page.screens import MEASURE

CLEAR = "getComputedStyle(document.documentElement).opacity === '0'"


def faults(page: Page) -> list[str]:
    """What is wrong with the boxes of the page."""
    found: list[str] = page.evaluate(MEASURE, {"scrolls": True, "touch": False, "whole": False})
    return found


@pytest.mark.keeps_windows
def test_what_can_only_be_seen_is_found_on_a_page_that_is_not_drawn(window: Open) -> None:
    page = window(path="/new?game=famiglia")
    heading = page.get_by_role("heading", level=1)
    heading.wait_for()
    assert page.evaluate(CLEAR)
    assert violations(page, within="h1") == []
    heading.evaluate("(heading) => { heading.style.color = 'rgb(190, 180, 165)'; }")
    assert [fault.partition(":")[0] for fault in violations(page, within="h1")] == ["color-contrast"]
    assert faults(page) == []
    heading.evaluate("(heading) => { heading.style.translate = '0 5rem'; }")
    assert len(faults(page)) > 0
    assert page.evaluate(CLEAR)
