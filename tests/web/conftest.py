"""A server, a browser and windows that complain about what a page must not do."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, sync_playwright
from support.page import DESK, Look, Open, chromium, serving


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a running server."""
    with serving(tmp_path_factory.mktemp("tables")) as found:
        yield found


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """A real Chromium."""
    with sync_playwright() as playwright:
        started = chromium(playwright)
        yield started
        started.close()


@pytest.fixture
def window(browser: Browser, address: str) -> Iterator[Open]:
    """Opens windows, each with its own storage. At the end none of them may have complained or left the host."""
    look = Look(address)
    contexts = []

    def open_window(
        size: tuple[int, int] = DESK,
        *,
        path: str | None = "/",
        theme: str = "light",
        language: str = "en-GB",
        name: str = "",
        motion: bool = False,
    ) -> Page:
        context = browser.new_context(
            base_url=address,
            viewport={"width": size[0], "height": size[1]},
            color_scheme="dark" if theme == "dark" else "light",
            locale=language,
            reduced_motion="no-preference" if motion else "reduce",
            has_touch=size[0] < 600,
        )
        contexts.append(context)
        look.follow(context)
        page = context.new_page()
        if path is not None:
            page.goto(path)
        if name:
            page.get_by_label("You are").fill(name)
        return page

    yield open_window
    for context in contexts:
        context.close()
    assert look.faults == []
