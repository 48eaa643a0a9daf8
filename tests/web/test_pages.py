"""Every page opens."""

import pytest
from playwright.async_api import expect
from support.browser import Visitors


@pytest.mark.parametrize("path", ["/", "/new", "/watch", "/rules/famiglia", "/about"])
async def test_a_page_opens_without_a_fault(visitors: Visitors, path: str) -> None:
    page = await visitors.come(path)
    await expect(page.locator("h1")).to_be_visible()
