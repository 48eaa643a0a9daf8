"""The page in a real Chromium, against a real server."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Browser
from support.browser import Server, Visitors, chromium, serving

HERE = Path(__file__).parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """One browser serves all tests, so they share its loop."""
    for item in items:
        if HERE in item.path.parents and pytest_asyncio.is_async_test(item):
            item.add_marker(pytest.mark.asyncio(loop_scope="session"), append=False)


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def server(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Server]:
    """A server over an empty database, for all tests."""
    async with serving(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser() -> AsyncIterator[Browser]:
    """A Chromium, for all tests."""
    async with chromium() as running:
        yield running


@pytest_asyncio.fixture(loop_scope="session")
async def visitors(server: Server, browser: Browser) -> AsyncIterator[Visitors]:
    """People with browsers. The test fails on an error in any of their pages, and on a request to another host."""
    people = Visitors(browser, server.address)
    try:
        yield people
    finally:
        await people.leave()
